"""Why not: a refused action explained, with the rule that refuses it and what it says."""

from __future__ import annotations

from typing import Any

from millions.core.errors import IllegalAction
from millions.core.match import Match
from millions.core.message import Action
from millions.core.seat import Seat
from millions.games.deals.bargain import Accept, Decline, Propose, TakeBack
from millions.games.deals.view import HeistView
from millions.terminal.deals import Rules, Why, why_not
from millions.terminal.editions import Edition
from millions.terminal.rules import statement
from millions.words import Speaker


def explain(
    error: IllegalAction, action: Action, match: Match, view: HeistView, speaker: Speaker, edition: Edition
) -> tuple[str, str]:
    """A sentence for the player, and what the rule says (nothing, where no rule is cited)."""
    assert speaker.me is not None
    step = match.table.agenda[0]
    if not isinstance(step, edition.negotiate):
        return f"{speaker.text('not-now', step=speaker.step(step))} [{error.facts['rule']}]", ""
    plain = speaker.text("refused", who=speaker.seat(speaker.me), action=speaker.action(action))
    why = edition.why_not(action, view, speaker.me, speaker)
    why = why or _usual(action, edition.reader.typed(type(action)), view, speaker.me, speaker, edition.rules)
    sentence, rule = why or (plain, str(error.facts["rule"]))
    said = statement(match.game, rule, speaker.lang)
    return (f"{sentence} [{rule}]" if rule else sentence), said or ""


def _usual(action: Any, command: str | None, view: HeistView, me: Seat, speaker: Speaker, rules: Rules) -> Why | None:
    """The commonest mistakes, the same in both editions, each with its own sentence."""
    text = speaker.text
    asked = [str(one.id) for one in view.proposals if me in one.awaiting]
    match action:
        case Propose(terms=deal):
            return why_not(deal, view, me, speaker, rules)
        case Accept(proposal=number) | Decline(proposal=number):
            return text("not-asked", proposal=number), rules.answers
        case TakeBack(proposal=number):
            return text("not-your-proposal", proposal=number), rules.answers
    if command == "ready" and asked:
        return text("ready-but-asked", proposal=speaker.both(asked)), rules.ready
    if command == "ready" and me in view.ready:
        return text("ready-already"), rules.ready
    if command == "claim" and action.role not in view.roles_in_play:
        return text("not-in-play", role=action.role.value), rules.in_play
    return None

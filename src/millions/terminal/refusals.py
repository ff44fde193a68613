"""Why not: a refused action explained, with the rule that refuses it and what it says."""

from __future__ import annotations

from millions.core.errors import IllegalAction
from millions.core.match import Match
from millions.core.message import Action
from millions.core.seat import Seat
from millions.games.deals.bargain import Accept, Decline, Propose, TakeBack
from millions.games.dollars1.negotiation import CallTime, Claim, Intimidate, Negotiate, Ready, Withdraw
from millions.games.dollars1.view import View
from millions.terminal.deals import why_not
from millions.terminal.rules import statement
from millions.words import Speaker


def explain(error: IllegalAction, action: Action, match: Match, view: View, speaker: Speaker) -> tuple[str, str]:
    """A sentence for the player, and what the rule says (nothing, where no rule is cited)."""
    assert speaker.me is not None
    step = match.table.agenda[0]
    if not isinstance(step, Negotiate):
        return f"{speaker.text('not-now', step=speaker.step(step))} [{error.facts['rule']}]", ""
    plain = speaker.text("refused", who=speaker.seat(speaker.me), action=speaker.action(action))
    sentence, rule = _reason(action, view, speaker.me, speaker) or (plain, str(error.facts["rule"]))
    said = statement(match.game, rule, speaker.lang)
    return (f"{sentence} [{rule}]" if rule else sentence), said or ""


def _reason(action: Action, view: View, me: Seat, speaker: Speaker) -> tuple[str, str] | None:
    """The commonest mistakes, each with its own sentence and rule."""
    text = speaker.text
    still_in = any(one // view.per_seat == me for one in view.crew)
    match action:
        case Propose(terms=deal) if still_in:
            return why_not(deal, view, me, speaker)
        case CallTime() if view.leader != me:
            return text("not-the-leader", leader=speaker.seat(view.leader)), "M1-N9"
        case CallTime() if view.time_called:
            return text("time-already-called"), "M1-N9"
        case Intimidate() if not view.intimidation[me]:
            return text("no-intimidation-card"), "M1-N11"
        case Intimidate(character=character):
            return text("cannot-look", character=speaker.character(character)), "M1-N11"
        case Claim() | Withdraw() | Ready() | Propose() | Accept() | Decline() | TakeBack() if not still_in:
            return text("you-have-left"), "M1-N3"
        case Ready() if asked := [str(one.id) for one in view.proposals if me in one.awaiting]:
            return text("ready-but-asked", proposal=speaker.both(asked)), "M1-N8"
        case Ready() if me in view.ready:
            return text("ready-already"), "M1-N8"
        case Claim(role=role) if role not in view.roles_in_play:
            return text("not-in-play", role=role.value), "M1-S1"
        case Accept(proposal=number) | Decline(proposal=number):
            return text("not-asked", proposal=number), "M1-N7"
        case TakeBack(proposal=number):
            return text("not-your-proposal", proposal=number), "M1-N7"
    return None

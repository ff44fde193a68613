"""Why not, in a heist: the commonest mistakes, the same in both editions, each with its own sentence."""

from __future__ import annotations

from typing import Any

from millions.core.seat import Seat
from millions.games.heists.bargain import Accept, Decline, Propose, TakeBack
from millions.games.heists.view import HeistView
from millions.terminal.edition import Why
from millions.terminal.heists.deals import Rules, why_not
from millions.words import Speaker


def usual(action: Any, command: str | None, view: HeistView, me: Seat, speaker: Speaker, rules: Rules) -> Why | None:
    """What both editions refuse in a negotiation; `command` is what plays the action."""
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

"""Why a bot did what it did: the bot decides again, from the view it had then, and gives its reason."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from random import Random

from millions.bots import AnyBot, Reason, bot_referred_to
from millions.core.form import Forms
from millions.core.match import Match
from millions.core.message import Action
from millions.core.record import Line
from millions.core.seat import Seat
from millions.core.table import View
from millions.terminal.bots import bot_label
from millions.words import Speaker

TRIES = 8
"""Attempts to reproduce a decision of a bot that chooses at random."""


class Explainer:
    """Bots that follow a match from their seats, move by move."""

    def __init__(self, kinds: Mapping[Seat, str]) -> None:
        self.kinds = kinds
        self.bots = {seat: bot_referred_to(kind) for seat, kind in kinds.items()}

    def explain(self, match: Match, line: Line, speaker: Speaker) -> str | None:
        """Who acts in this line, and why; None if no bot explains this seat. To be called before the action."""
        why = self._why(match, line, speaker) if line.seat in self.bots else None
        return None if why is None else speaker.text("explain-who", seat=speaker.seat(line.seat), why=why)

    def _why(self, match: Match, line: Line, speaker: Speaker) -> str | None:
        seat = line.seat
        wanted, reason = self._ask(seat, match.view(seat), match.forms(seat), line.action)
        if reason is None:
            return None
        why = speaker.text(reason.sentence, **speaker.arguments(reason))
        if wanted == line.action:
            return why
        kind = bot_label(self.kinds[seat], speaker)
        would = speaker.text("explain-would", kind=kind, action=speaker.action(wanted), why=why)
        return would[0].upper() + would[1:]

    def _ask(self, seat: Seat, view: View, forms: Forms, done: Action) -> tuple[Action, Reason | None]:
        """The recorded action, if one of several attempts chooses it too; otherwise what the first attempt chooses."""
        answers: list[tuple[Action, AnyBot]] = []
        for luck in range(TRIES):
            twin = deepcopy(self.bots[seat])
            answers.append((twin.act(view, forms, Random(luck)), twin))
            if answers[-1][0] == done:
                break
        wanted, twin = answers[-1] if answers[-1][0] == done else answers[0]
        self.bots[seat] = twin
        return wanted, twin.explain()

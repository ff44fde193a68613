"""Why a bot did what it did: its mind is asked again, with the view it had then."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from random import Random

from millions.bots import Bot, Reason, bot_named
from millions.core.form import Forms
from millions.core.match import Match
from millions.core.message import Action
from millions.core.record import Line
from millions.core.seat import Seat
from millions.core.table import View
from millions.words import Speaker

TRIES = 8
"""A mind that draws lots is asked so often whether it would do what was done."""


class Explainer:
    """Minds that follow a match from their seats, move by move."""

    def __init__(self, kinds: Mapping[Seat, str]) -> None:
        self.kinds = kinds
        self.bots = {seat: bot_named(kind) for seat, kind in kinds.items()}

    def explain(self, match: Match, line: Line, speaker: Speaker) -> str | None:
        """Whose move this line is, and why, before it is made; None if nobody explains it."""
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
        kind = speaker.text(f"bot-{self.kinds[seat]}-name")
        would = speaker.text("explain-would", kind=kind, action=speaker.action(wanted), why=why)
        return would[0].upper() + would[1:]

    def _ask(self, seat: Seat, view: View, forms: Forms, done: Action) -> tuple[Action, Reason | None]:
        """What was done, if one of several tries does it too; else what the first try would do."""
        answers: list[tuple[Action, Bot]] = []
        for luck in range(TRIES):
            twin = deepcopy(self.bots[seat])
            answers.append((twin.act(view, forms, Random(luck)), twin))
            if answers[-1][0] == done:
                break
        wanted, twin = answers[-1] if answers[-1][0] == done else answers[0]
        self.bots[seat] = twin
        return wanted, twin.explain()

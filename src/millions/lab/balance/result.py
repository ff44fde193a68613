"""The result of weighing: figures and differences as findings, columns, and the games that show them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct

from millions.core.variant import deck_label
from millions.lab.balance.estimates import Figure
from millions.lab.balance.fields import DOUBLING, RESTRICTED, Field
from millions.lab.balance.findings import (
    AGAINST,
    ALL,
    SENSITIVE,
    SENSITIVITY,
    Finding,
    Row,
    bare,
    differences,
    figures,
    findings,
    with_mean,
)
from millions.lab.balance.tally import Count, Key
from millions.lab.contest import Contest

HOUSE = "house"
"""What is typed for the deck that comes with the program."""


class WeighReport(Struct, frozen=True):
    """What `millions weigh --json` prints."""

    game: str
    deck: str
    against: str | None
    games: int
    findings: tuple[Finding, ...]


class Example(Struct, frozen=True):
    """A game that shows a finding: game `number` of a contest."""

    contest: Contest
    number: int


class Weighed:
    """The result of weighing: the report, and the counts it was made from."""

    def __init__(self, fields: Sequence[Field], counts: Sequence[Sequence[Sequence[Count]]]) -> None:
        self.fields, self.counts = fields, counts
        ours = [field.contest for field in fields if field.side == 0]
        theirs = [field.contest for field in fields if field.side == 1]
        self.report = WeighReport(
            game=ours[0].game,
            deck=deck_label(ours[0].deck, HOUSE),
            against=deck_label(theirs[0].deck, HOUSE) if theirs else None,
            games=sum(len(deals) * field.players for field, deals in zip(fields, counts, strict=True)),
            findings=tuple(findings(self.rows())),
        )

    @property
    def has_deck(self) -> bool:
        """Does the game have decks to choose from?"""
        return bool(self.fields[0].contest.deck)

    @property
    def findings(self) -> tuple[Finding, ...]:
        """All findings, in the order of the report."""
        return self.report.findings

    def rows(self) -> Iterator[Row]:
        """All figures, and the differences between the decks."""
        for players in dict.fromkeys(field.players for field in self.fields):
            for bot, found in with_mean(self.by_bot(players, 0)).items():
                yield from (Row(what, of, players, bot, figure) for (what, of), figure in found.items())
            ours, theirs = (with_mean(self.by_bot(players, side, plain=True)) for side in (0, 1))
            for bot, found in theirs.items():
                moved = differences(ours[bot], found)
                yield from (Row(AGAINST + what, of, players, bot, figure) for (what, of), figure in moved.items())
            yield from self.sensitivities(players, ours)
            for side in dict.fromkeys(field.side for field in self.fields if field.side < 0):
                for bot, found in with_mean(self.by_bot(players, side)).items():
                    yield from (Row(what, of, players, bot, figure) for (what, of), figure in found.items())

    def sensitivities(self, players: int, ours: Mapping[str, Mapping[Key, Figure]]) -> Iterator[Row]:
        """The sensitivity to each number of the deck, over all bots together."""
        shown = ALL if ALL in ours else next(iter(ours))
        for side, change in {field.side: field.change for field in self.fields if field.change}.items():
            moved = differences(with_mean(self.by_bot(players, side, plain=True))[shown], ours[shown])
            for what in SENSITIVE:
                if (what, "") in moved:
                    yield Row(SENSITIVITY + what, change, players, shown, moved[what, ""])

    def by_bot(self, players: int, side: int, plain: bool = False) -> dict[str, dict[Key, Figure]]:
        """The figures of every bot with this number of players and deck."""
        return {
            field.bot: figures(deals, players, plain)
            for field, deals in zip(self.fields, self.counts, strict=True)
            if (field.players, field.side) == (players, side)
        }

    def columns(self) -> dict[str, list[Any]]:
        """The findings as columns, for `pandas.DataFrame`, `pyarrow.table` and the like."""
        return {name: [getattr(one, name) for one in self.findings] for name in Finding.__struct_fields__}

    def deals(self) -> dict[str, list[Any]]:
        """The counts of every deal as columns: what a figure is computed from."""
        rows = [
            (field.side, field.players, field.bot, deal, *count)
            for field, deals in zip(self.fields, self.counts, strict=True)
            for deal, counts in enumerate(deals)
            for count in counts
        ]
        names = ("side", "players", "bots", "deal", "what", "of", "total", "times", "game")
        return {name: [row[place] for row in rows] for place, name in enumerate(names)}

    def example(self, finding: Finding) -> Example | None:
        """The game with the weighed deck that contributes most to a finding."""
        key = (bare(finding.what), "" if finding.what.startswith(SENSITIVITY) else finding.of)
        for field, deals in zip(self.fields, self.counts, strict=True):
            if (
                field.side
                or key[0] in (RESTRICTED, DOUBLING)
                or field.players != finding.players
                or finding.bots not in (ALL, field.bot)
            ):
                continue
            moved = figures(deals, field.players)[key].influences
            sign = 1 if finding.estimate >= 0 else -1
            deal = max(moved, key=lambda one: sign * moved[one])
            game = next(count.game for count in deals[deal] if count.key == key)
            return Example(field.contest, game)
        return None

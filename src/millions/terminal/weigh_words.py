"""Findings about a deck as sentences, for the terminal and the report."""

from __future__ import annotations

from collections import defaultdict

from msgspec import Struct

from millions.bots import short_name
from millions.lab.balance.findings import (
    AGAINST,
    ALL,
    FAMILIES,
    MEASURES,
    MONEY,
    NUMBER,
    PERCENT,
    ROUNDS,
    SENSITIVITY,
    UNUSED,
    Finding,
    bare,
    compared,
)
from millions.lab.balance.result import Weighed
from millions.words import catalogue
from millions.words.fields import slug
from millions.words.labels import title
from millions.words.numbers import number

NAMED = {
    "role": "role",
    "tile": "tile",
    "privilege": "tile",
    "company": "sector",
    "start-company": "sector",
    "colony": "region",
    "start-colony": "region",
    "intrigue": "intrigue",
}
"""What the `of` of a figure is, by the beginning of the figure's name: the sentence that says it."""


class WeighVerdict(Struct, frozen=True):
    """A finding that stands out, and the bots with which it was seen for sure."""

    finding: Finding
    agree: tuple[str, ...]


class WeighWords:
    """Sentences about findings, for the terminal and the report."""

    def __init__(self, found: Weighed, lang: str) -> None:
        self.found, self.report = found, found.report
        self.words = catalogue(lang, self.report.game)
        self.bots = tuple(dict.fromkeys(field.bot for field in found.fields))

    def text(self, key: str, **facts: str | int) -> str:
        """A sentence."""
        return self.words.format(key, **facts)

    def title(self) -> str:
        """The game, and what was weighed."""
        game = self.words.label("game-title", title(self.report.game))
        if not self.found.has_deck:
            return game
        return self.text("weigh-title", game=game, deck=self.report.deck, against=self.report.against or "none")

    def played(self) -> str:
        """How many games, with how many players, by whom."""
        players = sorted({field.players for field in self.found.fields})
        return self.text(
            "weigh-games",
            games=self.report.games,
            players=", ".join(map(str, players)),
            bots=self.named(self.bots),
        )

    def named(self, bots: tuple[str, ...]) -> str:
        """The names of bots."""
        return ", ".join(short_name(bot) for bot in bots)

    def what(self, finding: Finding) -> str:
        """What a figure is."""
        name = bare(finding.what)
        difference = "yes" if compared(finding.what) else "no"
        said = self.text(f"weigh-{name}", of=self.of(name, finding.of), difference=difference)
        if finding.what.startswith(SENSITIVITY):
            return self.text("weigh-sensitivity", change=finding.of, what=said)
        return said

    def of(self, what: str, of: str) -> str:
        """Of which role, tile, company … a figure is."""
        kind = NAMED.get(what.rpartition("-")[0]) or NAMED.get(what)
        if kind:
            return self.text(kind, **{kind: of})
        return self.words.label(slug(of), of) if what.startswith("card-") else of

    def value(self, finding: Finding, value: float | None) -> str:
        """A value with its unit; a difference or an advantage with its sign."""
        if value is None:
            return "–"
        relative = compared(finding.what) or bool(MEASURES[finding.what].balanced)
        said = ("+" if relative and value >= 0 else "") + self.number(value)
        return self.text(
            "weigh-unit-points" if relative and finding.unit == PERCENT else UNITS[finding.unit], value=said
        )

    def bare(self, value: float | None) -> str:
        """A value without its unit."""
        return "–" if value is None else self.number(value)

    def number(self, value: float) -> str:
        """With two decimals where they matter."""
        if abs(value) >= 10:
            return number(value, self.words)
        said = f"{value:.2f}"
        return ("0.00" if said == "-0.00" else said).replace(".", self.text("decimal-mark")).replace("-", "−")

    def interval(self, finding: Finding) -> str:
        """An interval, or a dash."""
        if finding.low is None or finding.high is None:
            return "–"
        return self.text("arena-from-to", low=self.bare(finding.low), high=self.bare(finding.high))

    # Verdicts

    def verdicts(self, family: str) -> list[WeighVerdict]:
        """What stands out, once for all bots: their mean if it stands out, else the first bot that shows it."""
        groups: defaultdict[tuple[str, str, int], list[Finding]] = defaultdict(list)
        for one in self.report.findings:
            if one.what == family + bare(one.what):
                groups[one.what, one.of, one.players].append(one)
        found = []
        for group in groups.values():
            shown = next((one for one in group if one.flagged), None)
            if shown is not None:
                agree = [one.bots for one in group if one.bots != ALL and agrees(one, shown)]
                found.append(WeighVerdict(shown, tuple(agree)))
        return found

    def families(self) -> list[str]:
        """The kinds of findings that there are: between decks, of the deck, of its numbers."""
        there = {one.what.removesuffix(bare(one.what)) for one in self.report.findings}
        return [family for family in FAMILIES if family in there]

    def said(self, family: str) -> list[str]:
        """The verdicts of a kind in words, or that there are none."""
        lines = [self.sentence(verdict) for verdict in self.verdicts(family)]
        return lines or [self.text(HEADINGS[family][1])]

    def sentence(self, verdict: WeighVerdict) -> str:
        """A verdict in words."""
        finding = verdict.finding
        unused = is_use(finding)
        return self.text(
            "weigh-unused" if unused else "weigh-verdict",
            what=self.of(finding.what, finding.of) if unused else self.what(finding),
            value=self.value(finding, finding.estimate),
            low=self.bare(finding.low),
            high=self.bare(finding.high),
            players=finding.players,
            agree=self.agreement(verdict),
        )

    def agreement(self, verdict: WeighVerdict) -> str:
        """Which bots show it."""
        if len(self.bots) == 1:
            return self.text("weigh-agree-one", bots=self.named(self.bots))
        if len(verdict.agree) == len(self.bots):
            return self.text("weigh-agree-all", bots=self.named(verdict.agree))
        return self.text("weigh-agree-some" if verdict.agree else "weigh-agree-mean", bots=self.named(verdict.agree))

    def row(self, finding: Finding) -> list[str]:
        """A finding as the cells of a table."""
        bots = self.text("weigh-all-bots") if finding.bots == ALL else short_name(finding.bots)
        difference = f" ({self.text('weigh-report-difference')})" if compared(finding.what) else ""
        return [
            self.what(finding) + difference,
            str(finding.players),
            bots,
            self.value(finding, finding.estimate),
            self.interval(finding),
            self.text("weigh-flag") if finding.flagged else "",
        ]


def is_use(finding: Finding) -> bool:
    """Is this a share of choices?"""
    return not compared(finding.what) and MEASURES[finding.what].use


def agrees(one: Finding, other: Finding) -> bool:
    """Is a figure, by its own interval, on the same side of what a balanced game would have?"""
    if one.low is None or one.high is None:
        return False
    if is_use(one):
        return one.high < UNUSED
    return one.low > 0 if other.estimate > 0 else one.high < 0


UNITS = {
    PERCENT: "weigh-unit-percent",
    MONEY: "weigh-unit-plain",
    NUMBER: "weigh-unit-plain",
    ROUNDS: "weigh-unit-rounds",
}
HEADINGS = {
    AGAINST: ("weigh-verdicts-against", "weigh-nothing-against"),
    "": ("weigh-verdicts", "weigh-nothing"),
    SENSITIVITY: ("weigh-verdicts-sensitivity", "weigh-nothing-against"),
}
"""Above the verdicts on the changes between two decks, on a deck, on its numbers; and what is said without any."""

COLUMNS = ("weigh-figure", "weigh-players", "weigh-bots", "weigh-value", "weigh-interval")

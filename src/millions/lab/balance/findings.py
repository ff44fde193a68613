"""Findings from the counts, with intervals, and which of them are significant."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from msgspec import Struct

from millions.lab.balance.estimates import Figure, holm, mean
from millions.lab.balance.tally import Count, Key

PERCENT, MONEY, NUMBER, ROUNDS = "%", "money", "number", "rounds"

ALL = "all"
"""In place of a bot: the mean over all bots."""

AGAINST = "against:"
"""Before the name of a figure: the difference between the two decks."""

SENSITIVITY = "sensitivity:"
"""Before the name of a figure: what it changes if one number of the deck is one higher or lower, said by `of`."""

SENSITIVE = ("rounds", "score", "leader-advantage", "decided", "deals")
"""The figures whose sensitivity is measured."""

UNUSED = 1.0
"""In percent: an option that is chosen less often than this is unused."""


class Measure(NamedTuple):
    """The unit of a figure, and what a balanced game would have: `zero`, the `fair` share of a seat, or the mean of all
    `others` of its kind. Without such a value a figure is only described."""

    unit: str
    balanced: str = ""
    use: bool = False
    """A share of choices: close to zero, the option is unused."""


MEASURES = {
    "seat-advantage": Measure(PERCENT, "fair"),
    "leader-advantage": Measure(PERCENT, "fair"),
    "seat-score": Measure(MONEY, "zero"),
    "role-worth": Measure(MONEY, "zero"),
    "role-use": Measure(PERCENT, use=True),
    "role-out": Measure(PERCENT),
    "card-money": Measure(MONEY, "others"),
    "card-rounds": Measure(ROUNDS, "others"),
    "tile-worth": Measure(MONEY, "zero"),
    "tile-use": Measure(PERCENT, use=True),
    "privilege-worth": Measure(MONEY, "zero"),
    "start-company": Measure(PERCENT, "fair"),
    "start-colony": Measure(PERCENT, "fair"),
    "company-worth": Measure(MONEY, "zero"),
    "company-use": Measure(PERCENT, use=True),
    "colony-worth": Measure(MONEY, "zero"),
    "colony-use": Measure(PERCENT, use=True),
    "intrigue-worth": Measure(MONEY, "zero"),
    "intrigue-use": Measure(PERCENT, use=True),
    "restricted": Measure(PERCENT, "fair"),
    "doubling": Measure(PERCENT, "fair"),
    "explained": Measure(PERCENT),
    "takeovers": Measure(NUMBER),
    "exchange-earns": Measure(MONEY),
    "rounds": Measure(ROUNDS),
    "decided": Measure(PERCENT),
    "lead-changes": Measure(NUMBER),
    "leader-wins": Measure(PERCENT),
    "comeback": Measure(PERCENT),
    "ties": Measure(PERCENT),
    "score": Measure(MONEY),
    "eliminations": Measure(NUMBER),
    "deals": Measure(NUMBER),
    "proposals": Measure(NUMBER),
    "deals-agreed": Measure(PERCENT),
    "deal-price": Measure(MONEY),
    "deal-part": Measure(PERCENT),
    "deal-payer": Measure(MONEY, "zero"),
    "deal-leaver": Measure(MONEY, "zero"),
    "claims": Measure(NUMBER),
    "lies": Measure(PERCENT),
    "lies-paid": Measure(PERCENT),
    "lie-worth": Measure(MONEY, "zero"),
    "truth-worth": Measure(MONEY, "zero"),
}
"""All figures, in the order of the report."""


class Finding(Struct, frozen=True):
    """One figure: what it is, of which card, role, seat or round, with how many players, by which bots."""

    what: str
    of: str
    players: int
    bots: str
    estimate: float
    low: float | None
    high: float | None
    unit: str
    flagged: bool


class Row(NamedTuple):
    """A figure on its way to becoming a finding."""

    what: str
    of: str
    players: int
    bots: str
    figure: Figure

    @property
    def tested(self) -> bool:
        """Is there a value that a balanced game would have?"""
        return compared(self.what) or bool(MEASURES[self.what].balanced)


def compared(what: str) -> bool:
    """Is this a difference between decks?"""
    return ":" in what


def bare(what: str) -> str:
    """The name of a figure, without what stands before it for a difference."""
    return what.rpartition(":")[2]


Deals = Sequence[Sequence[Count]]
"""The counts of each deal of a field, in the order of the deals."""


def figures(deals: Deals, players: int, plain: bool = False) -> dict[Key, Figure]:
    """All figures of a field, less what a balanced game would have, or plain, for a comparison; shares in percent."""
    sums: defaultdict[Key, dict[int, tuple[float, float]]] = defaultdict(dict)
    for deal, counts in enumerate(deals):
        for count in counts:
            sums[count.key][deal] = count.total, count.times
    found = {key: figure for key, one in sums.items() if (figure := Figure.ratio(one)) is not None}
    if not plain:
        found = {key: balanced(key, figure, sums, players) for key, figure in found.items()}
    return {key: figure.scaled(100) if MEASURES[key[0]].unit == PERCENT else figure for key, figure in found.items()}


def balanced(key: Key, figure: Figure, sums: Mapping[Key, Mapping[int, tuple[float, float]]], players: int) -> Figure:
    """A figure less what a balanced game would have."""
    measure = MEASURES[key[0]]
    if measure.balanced == "fair":
        figure = figure.plus(-1 / players)
    elif measure.balanced == "others":
        every: defaultdict[int, tuple[float, float]] = defaultdict(lambda: (0.0, 0.0))
        for (what, _), one in sums.items():
            for deal, (total, times) in one.items() if what == key[0] else ():
                every[deal] = every[deal][0] + total, every[deal][1] + times
        whole = Figure.ratio(every)
        assert whole is not None
        figure = figure.less(whole)
    return figure


def with_mean(by_bot: Mapping[str, Mapping[Key, Figure]]) -> dict[str, dict[Key, Figure]]:
    """The figures by bot and, if there are several bots, their mean where all of them have the figure."""
    found = {bot: dict(figures) for bot, figures in by_bot.items()}
    if len(found) > 1:
        common = set.intersection(*(set(figures) for figures in by_bot.values()))
        found[ALL] = {key: mean([figures[key] for figures in by_bot.values()]) for key in common}
    return found


def differences(ours: Mapping[Key, Figure], theirs: Mapping[Key, Figure]) -> dict[Key, Figure]:
    """Every figure that both decks have, ours less theirs, paired by deal."""
    return {key: figure.less(theirs[key]) for key, figure in ours.items() if key in theirs}


def findings(rows: Iterable[Row]) -> list[Finding]:
    """The findings in the order of the report. Holm's correction is over all figures that are tested: those of the deck
    itself, those between two decks, and those of its sensitivity, each apart."""
    listed = sorted(rows, key=in_order)
    flagged: set[int] = set()
    for family in FAMILIES:
        places = [n for n, row in enumerate(listed) if row.tested and row.what == family + bare(row.what)]
        stands = holm(listed[place].figure.chance for place in places)
        flagged |= {place for place, stand in zip(places, stands, strict=True) if stand}
    return [finding(row, place in flagged) for place, row in enumerate(listed)]


FAMILIES = (AGAINST, "", SENSITIVITY)
"""What stands before the name of a figure, in the order of the report."""

ORDER = {what: place for place, what in enumerate(MEASURES)}


def in_order(row: Row) -> tuple[object, ...]:
    """Comparisons first, then by figure, players, what it is of, and bots with the mean first."""
    what = bare(row.what)
    family = FAMILIES.index(row.what.removesuffix(what))
    of = (0, int(row.of), "") if row.of.isdigit() else (1, 0, row.of)
    return family, ORDER[what], row.players, of, row.bots != ALL, row.bots


def finding(row: Row, stands: bool) -> Finding:
    """A figure as a finding; a share stays between 0 and 100 %."""
    measure, reach = MEASURES[bare(row.what)], row.figure.reach
    value = row.figure.value
    low, high = (None, None) if reach is None else (value - reach, value + reach)
    if measure.unit == PERCENT and not row.tested and low is not None and high is not None:
        low, high = max(0.0, low), min(100.0, high)
    unused = measure.use and not row.tested and high is not None and high < UNUSED
    return Finding(row.what, row.of, row.players, row.bots, value, low, high, measure.unit, stands or unused)

"""All games of a benchmark together: as JSON, and as a page that needs nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape

import msgspec
from msgspec import Struct

from millions.bench.models.contest import GameResult, ModelContest
from millions.bench.models.measures import Measures
from millions.lab.intervals import Estimate, mean, share


class EntrantFigures(Struct, frozen=True):
    """One entrant over all games. A figure is null where nothing was counted."""

    entrant: str
    games: int
    wins: Estimate
    wins_without_luck: Estimate | None
    place: float
    score: float
    decisions: int
    refusals_per_100: float | None
    seconds_per_decision: float | None
    deals: int
    surplus_share: float | None
    lies: int
    lies_believed: int
    lies_seen_through: int
    beliefs: int
    log_loss: float | None
    exact_log_loss: float | None
    calls: int
    characters_per_call: float | None


class BenchmarkReport(Struct, frozen=True):
    """The benchmark: what was played, and a row for each entrant."""

    contest: ModelContest
    games: int
    fair: float
    """The share of wins if all were equal."""
    rows: list[EntrantFigures]


def report(contest: ModelContest, games: Sequence[GameResult]) -> BenchmarkReport:
    """The figures of all games."""
    rows = [_row(contest, place, games) for place in range(len(contest.entrants))]
    return BenchmarkReport(contest, len(games), 1 / len(contest.entrants), rows)


def _row(contest: ModelContest, place: int, games: Sequence[GameResult]) -> EntrantFigures:
    mine = [game.by_entrant[place] for game in games]
    deals = sorted({game.deal for game in games})
    counts = [float(sum(game.deal == deal for game in games)) for deal in deals]

    def by_deal(of: Callable[[Measures], float]) -> list[float]:
        return [sum(of(game.by_entrant[place]) for game in games if game.deal == deal) for deal in deals]

    def total(of: Callable[[Measures], float]) -> float:
        return sum(map(of, mine))

    decisions, calls = total(lambda one: one.decisions), total(lambda one: one.calls)
    beliefs = total(lambda one: one.beliefs)
    return EntrantFigures(
        entrant=contest.entrants[place].label,
        games=len(mine),
        wins=share(by_deal(lambda one: one.won), counts),
        wins_without_luck=mean(by_deal(lambda one: one.won - one.luck), counts) if contest.luck_adjusted else None,
        place=total(lambda one: one.place) / len(mine),
        score=total(lambda one: one.score) / len(mine),
        decisions=int(decisions),
        refusals_per_100=_ratio(100 * total(lambda one: one.refusals), decisions),
        seconds_per_decision=_ratio(total(lambda one: one.seconds), decisions),
        deals=int(total(lambda one: one.deals)),
        surplus_share=_ratio(total(lambda one: one.gained), total(lambda one: one.surplus)),
        lies=int(total(lambda one: one.lies)),
        lies_believed=int(total(lambda one: one.believed)),
        lies_seen_through=int(total(lambda one: one.seen_through)),
        beliefs=int(beliefs),
        log_loss=_ratio(total(lambda one: one.loss), beliefs),
        exact_log_loss=_ratio(total(lambda one: one.exact_loss), beliefs),
        calls=int(calls),
        characters_per_call=_ratio(total(lambda one: one.characters), calls),
    )


def _ratio(total: float, count: float) -> float | None:
    return total / count if count else None


def as_json(found: BenchmarkReport) -> bytes:
    """The report as data."""
    return msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n"


HEADINGS = {
    "entrant": "entrant",
    "wins": "share of wins, 95 %",
    "wins_without_luck": "without luck",
    "place": "mean place",
    "refusals_per_100": "refusals per 100 decisions",
    "seconds_per_decision": "seconds per decision",
    "surplus_share": "share of the surplus of its deals",
    "lies": "lies",
    "lies_believed": "believed",
    "lies_seen_through": "seen through",
    "log_loss": "log loss of beliefs",
    "exact_log_loss": "log loss of the exact posterior",
    "characters_per_call": "characters per answer",
}


def as_page(found: BenchmarkReport) -> str:
    """The report as a page."""
    contest = found.contest
    head = "".join(f"<th>{escape(title)}</th>" for title in HEADINGS.values())
    body = "".join(
        f"<tr>{''.join(f'<td>{escape(_shown(getattr(row, field)))}</td>' for field in HEADINGS)}</tr>"
        for row in found.rows
    )
    about = f"{contest.game}, {found.games} games of {contest.deals} deals, seed {contest.seed}, track {contest.track}"
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Benchmark</title>'
        "<style>body{font-family:sans-serif;margin:2em}td,th{padding:.3em .8em;text-align:right;"
        "border-bottom:1px solid #ccc}td:first-child,th:first-child{text-align:left}</style>"
        f"<h1>Benchmark</h1><p>{escape(about)}. A fair share of wins is {found.fair:.3f}.</p>"
        f"<table><tr>{head}</tr>{body}</table></html>\n"
    )


def _shown(value: object) -> str:
    match value:
        case None:
            return "–"
        case Estimate(value=middle, low=low, high=high):
            return f"{middle:.3f}" if low is None or high is None else f"{middle:.3f} ({low:.3f} to {high:.3f})"
        case float():
            return f"{value:.3f}"
    return str(value)

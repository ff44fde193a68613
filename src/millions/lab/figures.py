"""The results of a contest: figures for every kind of bot."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence

import msgspec
from msgspec import Struct, structs

from millions.core.variant import deck_label
from millions.lab import intervals
from millions.lab.contest import Contest
from millions.lab.games import GameOutcome
from millions.lab.intervals import Estimate
from millions.lab.ratings import Rating, rate


class BotFigures(Struct, frozen=True):
    """One kind of bot, all of its seats together; `low` and `high` bound the share of wins."""

    name: str
    seats: int
    win_share: float
    low: float
    high: float
    fair: float
    mean_place: float
    place_low: float | None
    place_high: float | None
    mean_score: float
    score_low: float | None
    score_high: float | None
    rating: float
    rating_sigma: float | None
    rating_low: float | None
    rating_high: float | None


class AdjustedFigures(BotFigures, frozen=True):
    """The same, with the share of wins without luck and its interval, which exists from two deals on."""

    adjusted_share: float
    adjusted_low: float | None
    adjusted_high: float | None


class Figures(Struct, frozen=True):
    """What `millions arena --json` prints."""

    game: str
    players: int
    games: int
    deals: int
    seed: int
    seats: tuple[str, ...]
    options: dict[str, object]
    deck: str
    bots: tuple[BotFigures, ...]


def figures(contest: Contest, outcomes: Sequence[GameOutcome]) -> Figures:
    """Compute all figures; `outcomes` in the order of the games. The best bot is first, by wins per seat."""
    ratings = rate(contest, outcomes)
    bots = [bot_figures(name, contest, outcomes, ratings[name]) for name in dict.fromkeys(contest.bots)]
    return Figures(
        game=contest.game,
        players=contest.players,
        games=contest.games,
        deals=contest.deal(contest.games - 1) + 1,
        seed=contest.seed,
        seats=contest.bots,
        options=contest.options,
        deck=deck_label(contest.deck),
        bots=tuple(sorted(bots, key=lambda bot: (-bot.win_share / bot.fair, bot.name))),
    )


def bot_figures(name: str, contest: Contest, outcomes: Sequence[GameOutcome], rating: Rating) -> BotFigures:
    """Compute the figures of one kind of bot."""
    seats = [one for one, kind in enumerate(contest.bots) if kind == name]
    wins = [sum(outcome.wins[one] for one in seats) for outcome in outcomes]
    places = [float(sum(outcome.places[one] for one in seats)) for outcome in outcomes]
    scores = [float(sum(outcome.scores[one] for one in seats)) for outcome in outcomes]
    games = by_deal(contest, outcomes, [1.0] * len(outcomes))
    times = [len(seats) * number for number in games]
    won = intervals.share(by_deal(contest, outcomes, wins), games)
    if len(seats) == contest.players:
        won = Estimate(1.0, 1.0, 1.0)  # no other bot can win
    assert won.low is not None and won.high is not None
    placed = intervals.mean(by_deal(contest, outcomes, places), times)
    scored = intervals.mean(by_deal(contest, outcomes, scores), times)
    found = BotFigures(
        name=name,
        seats=len(seats),
        win_share=won.value,
        low=won.low,
        high=won.high,
        fair=len(seats) / contest.players,
        mean_place=placed.value,
        place_low=placed.low,
        place_high=placed.high,
        mean_score=scored.value,
        score_low=scored.low,
        score_high=scored.high,
        rating=rating.points,
        rating_sigma=rating.sigma,
        rating_low=rating.low,
        rating_high=rating.high,
    )
    return adjusted(found, seats, contest, outcomes) if outcomes[0].luck else found


def adjusted(found: BotFigures, seats: list[int], contest: Contest, outcomes: Sequence[GameOutcome]) -> AdjustedFigures:
    """The figures of a kind of bot, and its share of wins without luck."""
    wins = [sum(outcome.wins[one] - outcome.luck[one] for one in seats) for outcome in outcomes]
    share = intervals.mean(by_deal(contest, outcomes, wins), by_deal(contest, outcomes, [1.0] * len(outcomes)))
    return AdjustedFigures(
        **structs.asdict(found), adjusted_share=share.value, adjusted_low=share.low, adjusted_high=share.high
    )


def by_deal(contest: Contest, outcomes: Sequence[GameOutcome], values: Sequence[float]) -> list[float]:
    """The sum of a value over the games of each deal."""
    totals = [0.0] * (contest.deal(contest.games - 1) + 1)
    for outcome, value in zip(outcomes, values, strict=True):
        totals[contest.deal(outcome.number)] += value
    return totals


def json_of(found: Struct) -> str:
    """As JSON, indented."""
    return msgspec.json.format(msgspec.json.encode(found), indent=2).decode()


def csv_of(found: Figures) -> str:
    """As CSV: a row for each kind of bot."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(["game", "players", "games", *type(found.bots[0]).__struct_fields__])
    writer.writerows([found.game, found.players, found.games, *structs.astuple(bot)] for bot in found.bots)
    return text.getvalue()

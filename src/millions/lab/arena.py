"""`millions arena`: bots against bots, in every seat, with the same cards for each."""

from __future__ import annotations

from functools import partial

from millions.lab.contest import Contest, chunks, need_at_least_one
from millions.lab.figures import Figures, figures
from millions.lab.games import GameOutcome, play_games
from millions.lab.workers import NO_METER, PROCESSES, Meter, run_all


def arena(
    contest: Contest,
    jobs: int = 1,
    executor: str = PROCESSES,
    meter: Meter = NO_METER,
    luck_adjusted: bool = False,
) -> Figures:
    """Play the games of a contest and compute the figures; `luck_adjusted`: also the share of wins without luck."""
    need_at_least_one("jobs", jobs)
    meter.expect(contest.games)
    work = partial(play_games, contest, with_luck=luck_adjusted)
    parts: dict[int, list[GameOutcome]] = {}
    for place, part in run_all(work, chunks(range(contest.games), jobs), jobs, executor):
        parts[place] = part
        meter.finished(len(part))
    return figures(contest, [outcome for place in sorted(parts) for outcome in parts[place]])

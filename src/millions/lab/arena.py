"""`millions arena`: bots against bots, in every seat, with the same cards for each."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from millions.lab import crew
from millions.lab.contest import Contest, need_at_least_one, pieces
from millions.lab.figures import Figures, figures
from millions.lab.games import Outcome, play_games


def arena(
    contest: Contest, jobs: int = 1, executor: str = crew.PROCESSES, tick: Callable[[int], None] = lambda games: None
) -> Figures:
    """Play the contest and count; `tick` is told how many games have been finished since it was told last."""
    need_at_least_one("jobs", jobs)
    work = partial(play_games, contest)
    parts: dict[int, list[Outcome]] = {}
    for place, part in crew.carry_out(work, pieces(range(contest.games), jobs), jobs, executor):
        parts[place] = part
        tick(len(part))
    return figures(contest, [outcome for place in sorted(parts) for outcome in parts[place]])

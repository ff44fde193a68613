"""`millions arena`: bots against bots, in every seat, with the same cards for each."""

from __future__ import annotations

from functools import partial

from millions.lab.contest import Contest, need_at_least_one, pieces
from millions.lab.crew import NOBODY, PROCESSES, Meter, carry_out
from millions.lab.figures import Figures, figures
from millions.lab.games import Outcome, play_games


def arena(contest: Contest, jobs: int = 1, executor: str = PROCESSES, meter: Meter = NOBODY) -> Figures:
    """Play the contest and count."""
    need_at_least_one("jobs", jobs)
    meter.expect(contest.games)
    work = partial(play_games, contest)
    parts: dict[int, list[Outcome]] = {}
    for place, part in carry_out(work, pieces(range(contest.games), jobs), jobs, executor):
        parts[place] = part
        meter.finished(len(part))
    return figures(contest, [outcome for place in sorted(parts) for outcome in parts[place]])

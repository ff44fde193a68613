"""Results do not depend on which worker computes them, nor on workers that die."""

from __future__ import annotations

import os
import pickle
import signal
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from millions.core.errors import BadSetup, IllegalAction, MillionsError
from millions.core.problem import because
from millions.lab import workers
from millions.lab.arena import arena
from millions.lab.contest import Contest
from tests.lab import work

pytestmark = pytest.mark.slow

SQUARES = [(number, number * number) for number in range(6)]


@pytest.mark.parametrize("jobs", [1, 2])
def test_everything_is_done_once(jobs: int) -> None:
    assert sorted(workers.run_all(work.square, range(6), jobs)) == SQUARES


def test_the_work_of_a_dead_worker_is_done_again(tmp_path: Path) -> None:
    assert sorted(workers.run_all(partial(work.die_once, tmp_path), range(6), 2)) == SQUARES
    assert (tmp_path / "died").exists()


def test_work_that_kills_is_given_up_with_a_sentence() -> None:
    done = []
    with pytest.raises(MillionsError, match="a worker died 3 times over the same work") as caught:
        done += list(workers.run_all(work.die, range(6), 2))
    assert caught.value.code == "worker-died"


def test_an_error_in_a_worker_comes_back_as_it_is() -> None:
    with pytest.raises(OSError, match="No space left on device: 'somewhere'"):
        list(workers.run_all(work.refuse, range(6), 2))


def test_refusals_travel_between_processes() -> None:
    for error in (
        BadSetup("seat-count", "too few", low=3),
        IllegalAction("Ann", "Claim", "Negotiate", because("you-have-left", "M1-N3")),
    ):
        again = pickle.loads(pickle.dumps(error))
        assert (type(again), str(again), again.code, again.facts) == (type(error), str(error), error.code, error.facts)


@pytest.mark.parametrize("spec", ["cloud", "dask:", "dask://", "processes://x", ""])
def test_an_unknown_executor_is_refused(spec: str) -> None:
    with pytest.raises(BadSetup, match=r"there is no executor .*; there is: processes, dask, dask://HOST:PORT"):
        workers.check_executor(spec)


def test_a_missing_extra_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(MillionsError, match=r'needs the package distributed: pip install "millions\[lab\]"'):
        workers.check_executor("dask")


def test_a_cluster_that_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "CONNECT_TIMEOUT", "1s")
    with pytest.raises(MillionsError, match=r"the cluster dask://127\.0\.0\.1:9 cannot do it"):
        list(workers.run_all(work.square, range(6), 2, "dask://127.0.0.1:9"))


class Killer(workers.NoMeter):
    """Kills a worker of the cluster when the first games are finished."""

    def __init__(self, cluster: Any) -> None:
        self.cluster, self.killed = cluster, 0

    def finished(self, games: int) -> None:
        if not self.killed:
            self.killed = self.cluster.workers[0].pid
            os.kill(self.killed, signal.SIGKILL)


@pytest.mark.slow
def test_a_killed_worker_of_a_cluster_changes_nothing() -> None:
    from distributed import LocalCluster

    contest = Contest.new("dollars-1e", "random:A,random:B,random:C", games=300)
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster:  # type: ignore[no-untyped-call]
        spec = cluster.scheduler_address.replace("tcp://", "dask://")
        killer = Killer(cluster)
        found = arena(contest, 2, spec, killer)
    assert killer.killed
    assert found == arena(contest, 1)


@pytest.mark.slow
def test_a_cluster_of_ones_own() -> None:
    assert sorted(workers.run_all(work.square, range(6), 1, "dask")) == SQUARES

"""What `millions bench batch` measures can be measured; how fast it is, no test says."""

from __future__ import annotations

import io
import json

import pytest
from rich.console import Console

from millions import GAMES, batch
from millions.bench import batch as bench


def test_rows_with_observations_are_compared_with_the_same_game() -> None:
    for contest in bench.contests():
        if "observation" in contest.measured:
            assert contest.measured.split(", ")[0] == contest.against.split(", ")[0]


def test_every_game_on_arrays_is_measured_with_and_without_observations() -> None:
    names = [contest.measured for contest in bench.contests()]
    assert bench.on_arrays() == tuple(GAMES)
    for game, players in zip(GAMES, (5, 5, 4), strict=True):
        assert f"{game} with {players} players, step and mask" in names
        assert f"{game} with {players} players, step, mask and observation" in names
    fused = [name for name in names if name.endswith("fused step and mask")]
    assert [name.split()[0] for name in fused] == ["dollars-1e", "dollars-2e"]


@pytest.mark.slow
def test_figures_as_json_and_as_a_table(
    monkeypatch: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    env = batch.make("dollars-1e", 4, one_heist=True, observation="none")
    peer = bench.in_turns("dollars-2e")
    monkeypatch.setattr(bench, "contests", lambda: (bench.BatchContest("one heist", lambda: env, peer),))
    rows = bench.measure(tables=4, seconds=0.01)
    monkeypatch.setattr(bench, "measure", lambda tables, seconds: rows)
    said = io.StringIO()
    bench.batch(4, 0.01, False, Console(file=said, width=200))
    assert "one heist" in said.getvalue()
    bench.batch(4, 0.01, True, Console(file=said))
    *turns, ours = json.loads(capfdbinary.readouterr().out)
    assert [(row["measured"], row["ratio"]) for row in turns] == [(bench.in_turns(game), None) for game in GAMES]
    assert (ours["measured"], ours["against"]) == ("one heist", peer)
    assert ours["ratio"] == ours["per_s"] / turns[1]["per_s"] > 0
    assert ours["compile_s"] > 0

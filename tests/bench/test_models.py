"""`millions benchmark`: the same deals in every seat, what is measured, and going on after a stop."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from msgspec import structs

from millions.bench.models.contest import GAMES, GameResult, ModelContest, play_all, results_in
from millions.bench.models.entrants import read_entrants
from millions.bench.models.measures import measure
from millions.bench.models.report import as_page, report
from millions.bots import RandomBot
from millions.core import record
from millions.core.errors import BadSetup, MillionsError
from millions.core.match import Match
from millions.games.dollars1.negotiation import Negotiate
from millions.review.walk import FinishedMatch
from millions.server.mcp.notebook import Belief
from tests.loops import in_a_loop

ROOT = Path(__file__).parents[2]


def contest(seats: str, deals: int = 1) -> ModelContest:
    return ModelContest("dollars-1e", read_entrants(seats), deals)


@pytest.mark.slow
@in_a_loop
async def test_every_entrant_sits_everywhere_with_the_same_cards_and_nothing_is_played_twice(tmp_path: Path) -> None:
    played: list[int] = []
    mine = contest("random,random,random")
    await play_all(mine, tmp_path, played.append)
    results = results_in(tmp_path, mine)
    assert [(one.deal, one.rotation) for one in results] == [(0, 0), (0, 1), (0, 2)]
    lines = (tmp_path / GAMES).read_bytes().splitlines(keepends=True)
    (tmp_path / GAMES).write_bytes(b"".join(lines[:-1]) + b'{"deal": 0, "rot')  # stopped while writing
    await play_all(mine, tmp_path, played.append)
    assert played == [1, 2, 3, 3]
    found = report(mine, results_in(tmp_path, mine))
    assert found.games == 3
    assert sum(row.wins.value for row in found.rows) == pytest.approx(1)
    assert "Alpha: random" in as_page(found)
    with pytest.raises(BadSetup):
        results_in(tmp_path, contest("random,random,random", 2))


def test_beliefs_are_scored_against_the_truth_beside_the_exact_posterior() -> None:
    data = match_of_bots()
    moment = next(one for one in FinishedMatch.read(data).moments if type(one.after.table.agenda[0]) is Negotiate)
    truth = moment.after.table.roles[1]  # type: ignore[attr-defined]
    sure, even = {truth.value: 1.0}, dict.fromkeys(("brute", "driver", "crook", "snitch"), 0.25)
    right, vague = (measure(data, {0: [Belief(moment.n, {1: one})]})[0] for one in (sure, even))
    assert (right.beliefs, right.loss) == (1, 0)
    assert vague.loss > 0
    assert right.exact_loss == vague.exact_loss > 0


@pytest.mark.slow
def test_luck_is_what_the_cards_added_and_the_report_shows_wins_without_it() -> None:
    mine = structs.replace(contest("random,random,random,random", 2), luck_adjusted=True)
    lucky = measure(match_of_bots(), {}, with_luck=True)
    assert sum(one.luck for one in lucky) == pytest.approx(0, abs=1e-9)
    assert any(abs(one.luck) > 0.01 for one in lucky)
    rows = report(mine, [GameResult(0, 0, lucky), GameResult(1, 0, measure(match_of_bots(), {}))]).rows
    for row, one in zip(rows, lucky, strict=True):
        assert row.wins_without_luck is not None
        assert row.wins_without_luck.value == pytest.approx(one.won - one.luck / 2)


def match_of_bots() -> bytes:
    """The record of a match that bots have played."""
    match, rng, bot = Match.new("dollars-1e", ("Ann", "Bob", "Cid", "Dot"), seed=3), Random(3), RandomBot()
    while not match.over:
        name = match.awaited[0]
        match.play(name, bot.act(match.view(name), match.forms(name), rng))
    return record.encode(match)


def test_entrants_are_bots_programs_or_models() -> None:
    kinds = [(one.kind, one.what) for one in read_entrants("shrewd, run:node bot.mjs,mcp:python model.py --fast")]
    assert kinds == [("bot", "shrewd"), ("run", "node bot.mjs"), ("mcp", "python model.py --fast")]
    with pytest.raises(MillionsError):
        read_entrants("shrewd,nobody")


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("node") is None, reason="Node is not installed")
def test_a_model_over_mcp_and_a_program_over_the_stream_are_compared_with_bots(tmp_path: Path) -> None:
    model = f"mcp:{sys.executable} {ROOT / 'examples' / 'mcp_player.py'}"
    seats = f"random,{model},run:node {ROOT / 'examples' / 'stream_bot.mjs'}"
    command = [sys.executable, "-m", "millions", "benchmark", "dollars-2e", "--seats", seats, "--deals", "1"]
    ran = subprocess.run([*command, "--out", str(tmp_path), "--json"], capture_output=True, text=True, timeout=200)
    assert ran.returncode == 0, ran.stderr
    rows = json.loads(ran.stdout)["rows"]
    assert [row["games"] for row in rows] == [3, 3, 3]
    assert rows[1]["beliefs"] > 0
    assert rows[1]["characters_per_call"] > 100
    assert rows[0]["calls"] == rows[2]["calls"] == 0
    assert (tmp_path / "benchmark.html").read_text(encoding="utf-8").count("<tr>") == 4

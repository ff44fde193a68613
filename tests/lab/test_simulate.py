"""Simulations: true records, never half a file, and one goes on where one stopped."""

from __future__ import annotations

import json
import os
import resource
import shutil
import signal
import subprocess
import time
from pathlib import Path

import pytest

from millions import Match
from millions.core.errors import BadSetup, MillionsError
from millions.core.record import DRAFT
from millions.lab.contest import Contest
from millions.lab.folder import game_file, locked
from millions.lab.games import outcome, play_games
from millions.lab.simulate import simulate
from tests.terminal.driving import COMMAND, Ran, environment, millions

pytestmark = pytest.mark.slow

SEATS = "random,random:Bob,random,random"


def contest(games: int = 12, seed: int = 0) -> Contest:
    return Contest.new("dollars-1e", SEATS, games=games, seed=seed)


def typed(out: Path, games: int, *more: str) -> list[str]:
    return ["simulate", "dollars-1e", "--seats", SEATS, "--games", str(games), "--out", str(out), *more]


def records(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in sorted((folder / "games").rglob("*.jsonl"))}


def drafts(folder: Path) -> list[Path]:
    return list(folder.rglob(f"*{DRAFT}"))


def test_a_cluster_writes_the_same_records(tmp_path: Path) -> None:
    simulate(contest(), tmp_path / "here")
    simulate(contest(), tmp_path / "there", executor="dask")
    assert records(tmp_path / "there") == records(tmp_path / "here")


def test_records_are_true_and_are_the_games_of_the_arena(tmp_path: Path) -> None:
    done = simulate(contest(), tmp_path / "runs")
    assert (done.games, done.found, done.played) == (12, 0, 12)
    assert len(records(tmp_path / "runs")) == 12
    for number, counted in enumerate(play_games(contest(), range(12))):
        match = Match.load(game_file(tmp_path / "runs", number))
        match.verify()
        assert outcome(number, contest().seating(number), match.standings) == counted
    copy = tmp_path / "copy.jsonl"
    match.save(copy)
    assert copy.read_bytes() == game_file(tmp_path / "runs", 11).read_bytes()


@pytest.mark.slow
def test_the_command_verifies_and_resumes(tmp_path: Path) -> None:
    ran = millions(tmp_path, *typed(Path("runs"), 8, "--jobs", "2"))
    assert (ran.code, ran.said) == (0, "8 games are in runs: 0 found, 8 played.")
    ran = millions(tmp_path, *typed(Path("runs"), 8, "--json"))
    assert (json.loads(ran.out)["found"], json.loads(ran.out)["played"]) == (8, 0)
    one = millions(tmp_path, "verify", "runs/games/0000/0000003.jsonl")
    assert (one.code, "This record is true" in one.said) == (0, True)
    everything = millions(tmp_path, "verify", "runs")
    assert (everything.code, everything.said.startswith("8 records are true: ")) == (0, True)
    damaged = game_file(tmp_path / "runs", 5)
    damaged.write_bytes(damaged.read_bytes()[:-40])
    wrong = millions(tmp_path, "verify", "runs", "--lang", "fr")
    assert wrong.code == 1
    assert "0000005.jsonl : Ligne" in wrong.said
    assert "s’interrompt ici" in wrong.said


@pytest.mark.parametrize(("lang", "sentence"), [("en", "(different: seed)"), ("fr", "(ce qui diffère : seed)")])
def test_other_arguments_are_refused(tmp_path: Path, lang: str, sentence: str) -> None:
    simulate(contest(games=2), tmp_path / "runs")
    before = records(tmp_path / "runs")
    ran = millions(tmp_path, *typed(Path("runs"), 2, "--seed", "1", "--lang", lang))
    assert (ran.code, sentence in ran.said) == (2, True), ran.said
    assert records(tmp_path / "runs") == before


def test_a_folder_that_holds_something_else_is_left_alone(tmp_path: Path) -> None:
    diary = tmp_path / "diary.txt"
    diary.write_text("Dear diary", encoding="utf-8")
    with pytest.raises(BadSetup, match="holds something, but no simulation"):
        simulate(contest(), tmp_path)
    assert {one.name for one in tmp_path.iterdir()} <= {"diary.txt", ".lock"}
    (tmp_path / "runs").mkdir()
    (tmp_path / "runs" / "manifest.json").write_text("{", encoding="utf-8")
    with pytest.raises(BadSetup, match="cannot be read"):
        simulate(contest(), tmp_path / "runs")


def test_two_at_once_are_refused(tmp_path: Path) -> None:
    with locked(tmp_path), pytest.raises(MillionsError, match="another simulation is writing into"):
        simulate(contest(), tmp_path)


@pytest.mark.slow
def test_killed_and_started_again_it_ends_as_if_nothing_had_happened(tmp_path: Path) -> None:
    games, runs = 80, tmp_path / "runs"
    command = [*COMMAND, *typed(runs, games, "--jobs", "2")]
    process = subprocess.Popen(command, env=environment(tmp_path), stderr=subprocess.DEVNULL)
    begun = time.monotonic()
    while sum(1 for _ in runs.rglob("*.jsonl")) < 5:
        assert process.poll() is None
        assert time.monotonic() - begun < 60
        time.sleep(0.005)
    process.send_signal(signal.SIGKILL)
    process.wait()
    time.sleep(0.5)
    left = records(runs)
    assert 5 <= len(left) < games
    time.sleep(0.5)
    assert records(runs) == left  # the workers are gone too
    done = simulate(contest(games), runs)
    assert (done.found, done.played) == (len(left), games - len(left))
    assert drafts(runs) == []
    simulate(contest(games), tmp_path / "again")
    assert records(runs) == records(tmp_path / "again")
    assert (runs / "manifest.json").read_bytes() == (tmp_path / "again" / "manifest.json").read_bytes()


# A disk that takes no more


def limited(size: int) -> None:
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))


def test_a_file_that_cannot_be_written_stops_it_with_a_sentence(tmp_path: Path) -> None:
    simulate(contest(8), tmp_path / "free")
    sizes = [len(data) for data in records(tmp_path / "free").values()]
    first_too_big = next(number for number, size in enumerate(sizes) if size > sizes[0])
    done = subprocess.run(
        [*COMMAND, *typed(tmp_path / "runs", 8, "--jobs", "1", "--lang", "en")],
        capture_output=True,
        text=True,
        env={**environment(tmp_path, 500), "PYTHONDONTWRITEBYTECODE": "1"},
        preexec_fn=lambda: limited(sizes[0]),
    )
    ran = Ran(done.returncode, done.stdout, done.stderr)
    assert ran.code == 1
    assert f"{first_too_big:07}.jsonl: File too large. {first_too_big} of 8 games are kept" in ran.said
    assert len(records(tmp_path / "runs")) == first_too_big
    assert drafts(tmp_path / "runs") == []
    assert simulate(contest(8), tmp_path / "runs").found == first_too_big
    assert records(tmp_path / "runs") == records(tmp_path / "free")


TINY_DISK = """
mount -t tmpfs -o size=300k tiny "$1" || exit 77
shift
"$@"
code=$?
cp -r runs ../kept && exit $code
"""


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_full_disk_stops_it_and_what_is_finished_is_kept(tmp_path: Path, jobs: str) -> None:
    disk = tmp_path / "disk"
    disk.mkdir()
    if not shutil.which("unshare"):
        pytest.skip("this system has no unshare")
    script = TINY_DISK.replace("shift\n", 'cd "$1" && shift\n')
    command = [*COMMAND, *typed(Path("runs"), 40, "--jobs", jobs, "--lang", "fr")]
    done = subprocess.run(
        ["unshare", "--map-root-user", "--mount", "sh", "-c", script, "sh", str(disk), *command],
        capture_output=True,
        text=True,
        env={**environment(tmp_path, 500), "LC_ALL": "C.UTF-8"},
        timeout=60,
    )
    if done.returncode == 77 or "unshare" in done.stderr:
        pytest.skip("this system lets nobody mount a small disk")
    ran = Ran(done.returncode, done.stdout, done.stderr.replace("\u00a0", " "))
    kept = records(tmp_path / "kept")
    assert ran.code == 1, ran.said
    assert f"No space left on device. {len(kept)} des 40 parties sont gardées" in ran.said
    assert 2 < len(kept) < 40
    assert drafts(tmp_path / "kept") == []
    for data in kept.values():
        file = tmp_path / "one.jsonl"
        file.write_bytes(data)
        Match.load(file).verify()


# Columns


@pytest.mark.slow
def test_columns_for_analysis(tmp_path: Path) -> None:
    import pyarrow.parquet as pq

    done = simulate(contest(60), tmp_path / "runs", parquet=True)
    assert [Path(file).name for file in done.parquet] == ["decisions.parquet", "outcomes.parquet"]
    decisions, outcomes = (pq.read_table(file).to_pylist() for file in done.parquet)
    assert len(outcomes) == 240
    assert [row["game"] for row in outcomes] == sorted(row["game"] for row in outcomes)
    match = Match.load(game_file(tmp_path / "runs", 7))
    last = match.log[-1]
    (row,) = [row for row in decisions if (row["game"], row["n"]) == (7, last.n)]
    assert (row["deal"], row["seat"], row["verb"]) == (1, last.seat, type(last.action).__name__)
    assert json.loads(row["action"])["verb"] == row["verb"]
    bob = next(row for row in outcomes if (row["game"], row["name"]) == (7, "Bob"))
    assert bob["seat"] == match.seats.index("Bob")
    assert (bob["bot"], bob["score"]) == ("random", next(s.score for s in match.standings if s.seat == bob["seat"]))
    assert {row["bot"] for row in decisions if row["seat"] == -1} == {None}
    before = {file: Path(file).read_bytes() for file in done.parquet}
    simulate(contest(60), tmp_path / "runs", jobs=2, parquet=True)
    assert {file: Path(file).read_bytes() for file in done.parquet} == before


def test_columns_without_pyarrow(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(MillionsError, match=r'needs the package pyarrow: pip install "millions\[lab\]"'):
        simulate(contest(), tmp_path / "runs", parquet=True)
    assert not (tmp_path / "runs").exists()


def test_nothing_runs_on_when_it_is_interrupted(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [*COMMAND, *typed(tmp_path / "runs", 2000, "--jobs", "2")],
        env=environment(tmp_path),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
        start_new_session=True,
    )
    while not list(tmp_path.rglob("*.jsonl")):
        time.sleep(0.01)
    os.killpg(process.pid, signal.SIGINT)
    out, _ = process.communicate(timeout=20)
    assert (process.returncode, "Traceback" in out) == (130, False)
    assert drafts(tmp_path / "runs") == []

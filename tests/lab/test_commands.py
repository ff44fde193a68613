"""`millions arena` and `millions simulate`, as people type them."""

from __future__ import annotations

import contextlib
import csv
import io
import json
import os
import subprocess
from pathlib import Path

import pytest
from typer.testing import CliRunner

from millions.cli import app
from tests.terminal.driving import COMMAND, Ran, environment, millions

pytestmark = pytest.mark.slow

THREE = ("dollars-1e", "--seats", "sensible,random,random")
FOUR = ("dollars-1e", "--seats", "sensible,random,random,random")


def arena(folder: Path, *arguments: str) -> Ran:
    return millions(folder, "arena", *arguments)


def here(*arguments: str) -> Ran:
    """The command in this very process: quicker, for what ends before it begins."""
    done = CliRunner(env={"COLUMNS": "200"}).invoke(app, list(arguments))
    assert done.exception is None or isinstance(done.exception, SystemExit)
    return Ran(done.exit_code, done.stdout.replace("\u00a0", " "), done.stderr.replace("\u00a0", " "))


def test_json_is_the_same_for_any_number_of_jobs(tmp_path: Path) -> None:
    alone = arena(tmp_path, *FOUR, "--games", "10", "--jobs", "1", "--json")
    assert (alone.code, alone.err) == (0, "")
    assert arena(tmp_path, *FOUR, "--games", "10", "--jobs", "2", "--json").out == alone.out
    found = json.loads(alone.out)
    assert (found["game"], found["players"], found["games"], found["deals"]) == ("dollars-1e", 4, 10, 3)
    best, other = found["bots"]
    assert (best["name"], other["name"], other["seats"]) == ("sensible", "random", 3)
    assert best["win_share"] + other["win_share"] == pytest.approx(1)
    for bot in (best, other):
        assert bot["low"] <= bot["win_share"] <= bot["high"]
        assert bot["fair"] == pytest.approx(bot["seats"] / 4)
        assert {"mean_score", "mean_place", "rating", "rating_sigma"} <= bot.keys()


def test_csv_has_a_row_for_each_kind(tmp_path: Path) -> None:
    ran = arena(tmp_path, "dollars-2e", "--seats", "random,random,random", "--games", "7", "--jobs", "1", "--csv")
    (row,) = csv.DictReader(io.StringIO(ran.out))
    assert (row["game"], row["games"], row["name"], row["win_share"]) == ("dollars-2e", "7", "random", "1.0")


def test_a_table_for_people(tmp_path: Path) -> None:
    few = ("dollars-1e", "--seats", "random,random,random", "--games", "6", "--jobs", "1")
    ran = arena(tmp_path, *few, "--seed", "3", "--option", "leader=random 2")
    assert "first edition: 3 players, 6 games in 2 deals, seed 3" in ran.said
    assert "Bot Seats Wins 95 % Fair Place Score Rating" in ran.said
    french = arena(tmp_path, *few, "--lang", "fr")
    assert "3 joueurs, 6 parties en 2 donnes, graine 0" in french.said
    assert "100,0 %" in french.said


def test_on_a_terminal_a_bar_shows_how_far_it_is(tmp_path: Path) -> None:
    screen, theirs = os.openpty()
    arguments = ("arena", "dollars-1e", "--seats", "random,random,random", "--games", "30", "--jobs", "1", "--json")
    env = {**environment(tmp_path), "TERM": "xterm"}
    process = subprocess.Popen([*COMMAND, *arguments], stdout=subprocess.PIPE, stderr=theirs, env=env)
    os.close(theirs)
    drawn = b""
    with contextlib.suppress(OSError):  # the end of a terminal
        while piece := os.read(screen, 65536):
            drawn += piece
    os.close(screen)
    out, _ = process.communicate(timeout=60)
    assert json.loads(out)["games"] == 30
    assert b"/30" in drawn
    assert b"left" in drawn


BAD = [
    (["poker", "--seats", "random,random"], "there is no game 'poker'", "Il n’y a pas de jeu « poker »"),
    (["dollars-1e", "--seats", "random,genius,random"], "there is no bot 'genius'", "pas de robot « genius »"),
    (["dollars-1e", "--seats", "random,me,random"], "only bots play here", "Seuls des robots"),
    (["dollars-1e", "--seats", "random,random"], "is for 3 to 8 players, not 2", "de 3 à 8 joueurs, pas à 2"),
    ([*THREE, "--games", "0"], "--games must be at least 1, not 0", "--games doit valoir au moins 1, pas 0"),
    ([*THREE, "--games", "-5"], "--games must be at least 1, not -5", "--games doit valoir au moins 1, pas −5"),
    ([*THREE, "--jobs", "0"], "--jobs must be at least 1, not 0", "--jobs doit valoir au moins 1"),
    ([*THREE, "--option", "turbo"], "no option 'turbo'; it has: fooled, leader", "pas d’option turbo"),
    ([*THREE, "--option", "leader=Zoe"], "the first Leader 'Zoe' does not sit here", "n’est pas à cette table"),
]


@pytest.mark.parametrize(("arguments", "english", "french"), BAD)
def test_bad_arguments_exit_2(tmp_path: Path, arguments: list[str], english: str, french: str) -> None:
    said = {"en": english, "fr": french}
    out = tmp_path / "runs"
    for lang in ("en", "fr"):
        for command in (["arena"], ["simulate", "--out", str(out)]):
            ran = here(*command, *arguments, "--lang", lang)
            assert (ran.code, ran.out, said[lang] in ran.said) == (2, "", True), ran.said
    assert not out.exists()


def test_a_bad_executor_or_two_formats_exit_2() -> None:
    ran = here("arena", *THREE, "--executor", "cloud")
    assert (ran.code, "there is no executor 'cloud'" in ran.said) == (2, True)
    french = here("arena", *THREE, "--executor", "cloud", "--lang", "fr")
    assert "Il n’y a pas d’exécuteur « cloud »" in french.said
    assert here("arena", *THREE, "--json", "--csv").code == 2


@pytest.mark.parametrize("command", ["arena", "simulate"])
def test_help_shows_an_example(tmp_path: Path, command: str) -> None:
    assert f"Example: millions {command} dollars-1e" in millions(tmp_path, command, "--help").said

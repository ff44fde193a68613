"""The other commands, bad arguments and bad files: a sentence, an exit code, never a traceback."""

from __future__ import annotations

import json
import re
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest

from millions import GAMES
from millions.terminal.plain import PLAIN
from millions.terminal.registry import presenter_of
from tests.terminal.driving import COMMAND, Ran, environment, millions, saved

ANN = "me:Ann,random:Ada,random:Bob,random:Cid,random:Dot"


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a whole match."""
    folder = tmp_path_factory.mktemp("finished")
    lines = ["2", "ready", "no", "", "skip"] * 200
    assert "The end" in millions(folder, "play", "--seed", "3", "--seats", ANN, lines=lines).out
    return saved(folder)


def broken(tmp_path: Path, finished: Path, change: str) -> Path:
    """The record, damaged."""
    lines = finished.read_bytes().splitlines(keepends=True)
    if change == "truncated":
        lines = lines[:20]
    elif change == "half a line":
        lines = [*lines[:20], lines[20][:30]]
    elif change == "tampered":
        place = next(n for n, line in enumerate(lines) if b'"verb":"SetAside"' in line)
        role = b"crook" if b'"role":"brute"' in lines[place] else b"brute"
        lines[place] = re.sub(rb'"role":"\w+"', b'"role":"' + role + b'"', lines[place], count=1)
    elif change == "newer":
        lines[0] = re.sub(rb'"millions":\d+', b'"millions":99', lines[0])
    elif change == "other rules":
        lines[0] = re.sub(rb'"rules":\d+', b'"rules":999', lines[0])
    elif change == "other game":
        lines[0] = lines[0].replace(b'"dollars-1e"', b'"poker"')
    elif change == "empty":
        lines = []
    elif change == "no record":
        lines = [b"hello\n"]
    path = tmp_path / "broken.jsonl"
    path.write_bytes(b"".join(lines))
    return path


# Bad arguments

BAD_ARGUMENTS = [
    (["play", "poker"], "there is no game 'poker'; there is: dollars-1e"),
    (["play", "--seats", "me,random"], "dollars-1e is for 3 to 8 players, not 2"),
    (["play", "--seats", "me,genius,random"], "there is no bot 'genius'"),
    (["play", "--seats", "me:Ann,random:Ann,random"], "every seat needs a name of its own"),
    (["play", "--seats", "me: ,random,random"], "cannot be a seat's name"),
    (["play", "--seats", "me,random,random", "--option", "fooled"], "needs 4 to 8 players, not 3 [M1-O1]"),
    (["play", "--option", "leader=Zoe"], "the first Leader 'Zoe' does not sit here"),
    (["play", "--option", "turbo"], "no option 'turbo'; it has: fooled, leader"),
    (["play", "--lang", "de"], "is not one of en, fr"),
    (["play", "--seed", "x"], "valid integer"),
    (["rules", "poker"], "there is no game 'poker'"),
    (["rules", "dollars-1e", "weather"], "There is no chapter or rule “weather”"),
    (["gamble"], "No such command"),
]


@pytest.mark.slow
@pytest.mark.parametrize(("arguments", "sentence"), BAD_ARGUMENTS)
def test_bad_arguments_exit_2(tmp_path: Path, arguments: list[str], sentence: str) -> None:
    ran = millions(tmp_path, *arguments)
    assert ran.code == 2
    assert sentence in ran.said.replace("│ ", "")


FRENCH_ARGUMENTS = [
    (["play", "poker"], "Il n’y a pas de jeu « poker »"),
    (["play", "--seats", "me,random"], "dollars-1e se joue de 3 à 8 joueurs, pas à 2."),
    (["play", "--seats", "me,random,random", "--option", "fooled"], "demande de 4 à 8 joueurs, pas 3 [M1-O1]."),
]


@pytest.mark.parametrize(("arguments", "sentence"), FRENCH_ARGUMENTS)
def test_bad_arguments_in_french(tmp_path: Path, arguments: list[str], sentence: str) -> None:
    ran = millions(tmp_path, *arguments, "--lang", "fr")
    assert (ran.code, sentence in ran.said) == (2, True), ran.said


# Bad files


def deck_file(folder: Path, antes: list[int]) -> str:
    """A deck of eight cards with these antes."""
    cards = [f'[[cards]]\nname = "Bank {n}"\namount = {8 + n % 5}\nante = {ante}\n' for n, ante in enumerate(antes, 1)]
    file = folder / "mine.toml"
    file.write_text('name = "mine"\n' + "\n".join(cards), encoding="utf-8")
    return str(file)


def test_a_broken_deck_names_the_card_and_the_limit(tmp_path: Path) -> None:
    file = deck_file(tmp_path, [1, 1, 1, 5, 1, 1, 1, 1])
    ran = millions(tmp_path, "play", "--deck", file)
    assert ran.code == 1
    assert "card 4 (Bank 4): ante 5 is not within 1 to 2 [M1-S6]" in ran.said
    french = millions(tmp_path, "play", "--deck", file, "--lang", "fr")
    assert "card 4 (Bank 4) : la mise vaut 5, hors des limites 1 à 2" in french.said
    missing = millions(tmp_path, "play", "--deck", "nowhere.toml")
    assert (missing.code, "nowhere.toml" in missing.err) == (1, True)


def test_a_deck_of_ones_own_is_played_with(tmp_path: Path) -> None:
    ran = millions(tmp_path, "play", "--deck", deck_file(tmp_path, [1, 2] * 4), lines=["1"])
    assert (ran.code, "Bank " in ran.out) == (0, True)


def test_a_variant_is_played_with_and_told(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[variant]\ntarget = 25\n", encoding="utf-8")
    table = ["--seats", "random,random,random,random", "--seed", "1", "--save", str(tmp_path / "match.jsonl")]
    ran = millions(tmp_path, "play", "--deck", str(file), *table)
    assert ran.code == 0
    assert "House rules – money that ends the game: 25 (20 in the book)." in ran.said
    assert "Win by having 25 after a sharing" in ran.said
    checked = millions(tmp_path, "verify", str(tmp_path / "match.jsonl"))
    assert (checked.code, "House rules – money that ends the game: 25" in checked.said) == (0, True)


BROKEN = [
    ("truncated", "line 20: the record breaks off here: its closing line is missing"),
    ("newer", "line 1: the record has version 99, this program reads up to 2"),
    ("other game", "there is no game 'poker'"),
    ("empty", "the file is empty"),
    ("no record", "line 1: it cannot be read"),
]


@pytest.mark.slow
@pytest.mark.parametrize(("change", "sentence"), BROKEN)
@pytest.mark.parametrize(
    "command",
    [["verify"], *(pytest.param(one, marks=pytest.mark.slow) for one in (["replay"], ["play", "--resume"]))],
    ids=" ".join,
)
def test_broken_records_exit_1(tmp_path: Path, finished: Path, command: list[str], change: str, sentence: str) -> None:
    ran = millions(tmp_path, *command, str(broken(tmp_path, finished, change)))
    assert ran.code == 1
    assert sentence in ran.said


def test_a_missing_file_exits_1_with_a_sentence(tmp_path: Path) -> None:
    for command in (["verify"], ["replay"], ["play", "--resume"]):
        ran = millions(tmp_path, *command, "nowhere.jsonl")
        assert (ran.code, ran.said) == (1, "nowhere.jsonl: No such file or directory")


def test_a_folder_that_cannot_be_written_exits_1(tmp_path: Path) -> None:
    ran = millions(tmp_path, "play", "--save", "no/such/folder/x.jsonl")
    assert ran.code == 1
    assert ran.said == "no/such/folder/x.jsonl: No such file or directory"


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_file_that_is_no_record_of_this_match_is_left_alone(tmp_path: Path, finished: Path, lang: str) -> None:
    diary = tmp_path / "diary.txt"
    diary.write_text("Dear diary", encoding="utf-8")
    for file in (diary, finished):
        before = file.read_bytes()
        ran = millions(tmp_path, "play", "--lang", lang, "--save", str(file))
        assert (ran.code, ran.out) == (2, "")
        assert {"en": "is there already and is not this match", "fr": "existe déjà"}[lang] in ran.said
        inside = millions(
            tmp_path, "play", "--lang", lang, "--seats", ANN, lines=[f"save {file}", "save own", "save own"]
        )
        assert inside.code == 0
        assert {"en": "is there already and is not this match", "fr": "existe déjà"}[lang] in inside.said
        assert inside.out.count({"en": "Saved: own", "fr": "Enregistré : own"}[lang]) == 2 * (file is diary)
        assert file.read_bytes() == before


# Verify


def test_verify_says_what_it_checked(tmp_path: Path, finished: Path) -> None:
    ran = millions(tmp_path, "verify", str(finished))
    assert ran.code == 0
    count = len(finished.read_bytes().splitlines())
    assert f"This record is true: {count} lines read" in ran.said
    assert "The match is over; won by" in ran.said
    french = millions(tmp_path, "verify", str(finished), "--lang", "fr")
    assert f"Cet enregistrement est exact : {count} lignes lues" in french.said


def test_verify_finds_a_changed_card(tmp_path: Path, finished: Path) -> None:
    ran = millions(tmp_path, "verify", str(broken(tmp_path, finished, "tampered")))
    assert ran.code == 1
    assert ran.said.startswith("line ")


def test_verify_for_programs(tmp_path: Path, finished: Path) -> None:
    found = json.loads(millions(tmp_path, "verify", "--json", str(finished)).out)
    assert found["ok"] is True
    assert found["over"] is True
    assert found["winners"]
    ran = millions(tmp_path, "verify", "--json", str(broken(tmp_path, finished, "truncated")))
    assert ran.code == 1
    wrong = json.loads(ran.out)
    assert (wrong["ok"], wrong["code"], wrong["line"]) == (False, "record-truncated", 20)


# Replay


def test_replay_lays_everything_open(tmp_path: Path, finished: Path) -> None:
    ran = millions(tmp_path, "replay", str(finished))
    assert ran.code == 0
    assert "Ada sends the" in ran.said
    assert "The hidden card:" in ran.said
    assert "Round 1. " in ran.out
    ending = ran.out.partition("The end")[2]
    assert "wins" in ending
    assert "Money after each round" in ending


@pytest.mark.slow
def test_replay_through_one_seat_tells_only_its_secrets(tmp_path: Path, finished: Path) -> None:
    ran = millions(tmp_path, "replay", str(finished), "--seat", "ada")
    assert ran.code == 0
    assert "You send the" in ran.said
    assert "Ann sends" not in ran.said
    assert "The hidden card:" not in ran.said


def test_replay_of_an_unknown_seat_exits_2(tmp_path: Path, finished: Path) -> None:
    ran = millions(tmp_path, "replay", str(finished), "--seat", "Zoe")
    assert (ran.code, "no seat 'Zoe' here; there is: Ann, Ada" in ran.said) == (2, True)


@pytest.mark.slow
def test_a_truncated_record_is_shown_as_far_as_it_goes(tmp_path: Path, finished: Path) -> None:
    for change in ("truncated", "half a line"):
        ran = millions(tmp_path, "replay", str(broken(tmp_path, finished, change)))
        assert ran.code == 1
        assert "Roles sent" in ran.out
        assert "the record breaks off here" in ran.err


@pytest.mark.slow
def test_a_record_of_other_rules_can_be_watched(tmp_path: Path, finished: Path) -> None:
    file = str(broken(tmp_path, finished, "other rules"))
    ran = millions(tmp_path, "replay", file)
    assert ran.code == 0
    assert "Played under other rules" in ran.said
    assert "Roles sent" in ran.said
    assert millions(tmp_path, "verify", file).code == 1


def test_replay_step_by_step(tmp_path: Path, finished: Path) -> None:
    ran = millions(tmp_path, "replay", "--step", str(finished), lines=["", "", ""])
    assert ran.code == 0
    assert ran.out.count("Enter for more") == 3


# Rules, help, version


def test_rules(tmp_path: Path) -> None:
    assert "Where this table decides" in millions(tmp_path, "rules", "dollars-1e").out
    chapter = millions(tmp_path, "rules", "dollars-1e", "neg").out
    assert "Negotiation" in chapter
    assert "Sharing" not in chapter
    one = millions(tmp_path, "rules", "dollars-1e", "m1-n6")
    assert one.said.startswith("M1-N6 A deal is struck only if")


@pytest.mark.slow
@pytest.mark.parametrize("columns", [40, 50, 60, 72, 80, 100])
def test_french_rules_never_begin_a_line_with_a_colon(tmp_path: Path, columns: int) -> None:
    ran = millions(tmp_path, "rules", "dollars-1e", "--lang", "fr", columns=columns)
    assert "Le casse" in ran.out
    assert not [line for line in ran.out.splitlines() if line.strip(" •│")[:1] in (":", ";", "!", "?", "»")]


@pytest.mark.slow
@pytest.mark.parametrize(
    "arguments",
    [
        *([], ["play"], ["serve"], ["replay"], ["verify"], ["rules"], ["bots"]),
        *(["bench"], ["bench", "engine"], ["bench", "server"], ["bench", "research"]),
    ],
)
def test_help_shows_an_example(tmp_path: Path, arguments: list[str]) -> None:
    ran = millions(tmp_path, *arguments, "--help")
    assert ran.code == 0
    assert "Example: millions" in ran.said or arguments in ([], ["bench"])


@pytest.mark.parametrize("command", ["play", "rules"])
def test_help_names_every_game(tmp_path: Path, command: str) -> None:
    said = millions(tmp_path, command, "--help").said
    assert all(game in said for game in GAMES)


def test_version(tmp_path: Path) -> None:
    assert millions(tmp_path, "--version").said == "millions 0.1.0"


@pytest.mark.slow
def test_a_closed_pipe_is_quiet(tmp_path: Path, finished: Path) -> None:
    shell = f"{' '.join(COMMAND)} replay {finished} | head -1"
    done = subprocess.run(shell, shell=True, capture_output=True, text=True, env=environment(tmp_path), cwd=tmp_path)
    assert done.stderr == ""
    assert done.stdout == "Millions of Dollars, first edition\n"


@pytest.mark.slow
def test_the_language_comes_from_the_system(tmp_path: Path, finished: Path) -> None:
    env = {**environment(tmp_path), "LANG": "fr_FR.UTF-8"}
    done = subprocess.run([*COMMAND, "verify", str(finished)], capture_output=True, text=True, env=env)
    assert Ran(0, done.stdout, "").said.startswith("Cet enregistrement est exact")


def test_a_game_without_screens_of_its_own_is_shown_plainly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "patience", replace(GAMES["dollars-1e"], name="patience"))
    assert presenter_of("patience") is PLAIN
    assert presenter_of("dollars-1e") is not PLAIN

"""What is typed, set or closed in odd ways leads to a sentence; and no text from elsewhere acts on the terminal."""

from __future__ import annotations

import os
import stat
import subprocess
from pathlib import Path

import pytest
from rich.table import Table
from rich.text import Text

from millions.terminal.stage import Stage
from tests.terminal.driving import COMMAND, environment, millions

EVIL = "Ann\x1b[2J\x9b2J\u202e"
SHOWN = r"Ann\x1b[2J\x9b2J\u202e"


def test_text_from_elsewhere_does_not_act_on_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    stage = Stage(pace=0)
    stage.say(EVIL)
    stage.heading(EVIL)
    table = Table(EVIL)
    table.add_row(Text(EVIL, style="bold"))
    stage.show(table)
    stage.console.print(EVIL, soft_wrap=True)
    printed = capsys.readouterr().out
    assert printed.count(SHOWN) == 3
    assert printed.count(SHOWN[:7]) == 5  # a table may cut it off
    assert not any(letter in printed for letter in "\x1b\x9b\u202e")


def test_colours_are_still_there(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    Stage(pace=0).say("bold", "bold")
    assert "\x1b[1mbold" in capsys.readouterr().out


def test_a_prompt_does_not_act_on_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def answer(prompt: str) -> str:
        asked.append(prompt)
        return "yes"

    monkeypatch.setattr("builtins.input", answer)
    assert Stage(pace=0).ask(EVIL) == "yes"
    assert asked == [SHOWN]


@pytest.mark.parametrize(
    ("deck", "sentence"),
    [("name = " + "[" * 5000 + "]" * 5000, "deep.toml is not TOML"), ("a." * 5000 + "b = 1", "not nested this deeply")],
    ids=["lists", "tables"],
)
def test_a_deeply_nested_deck_is_refused(deck: str, sentence: str, tmp_path: Path) -> None:
    (tmp_path / "deep.toml").write_text(deck, encoding="utf-8")
    ran = millions(tmp_path, "play", "--deck", "deep.toml")
    assert (ran.code, sentence in ran.said) == (1, True)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--option", "="), "dollars-1e has no option ''; it has: fooled, leader"),
        (("--pace", "inf"), "should be less than or equal to 60"),
        (("--pace", "nan"), "should be less than or equal to 60"),
        (("--players", "99"), "dollars-1e is for 3 to 8 players, not 99"),
    ],
)
def test_odd_options_are_refused(arguments: tuple[str, ...], sentence: str, tmp_path: Path) -> None:
    ran = millions(tmp_path, "play", *arguments)
    assert ran.code == 2
    assert sentence in " ".join(ran.said.replace("│", " ").split())


@pytest.mark.parametrize("columns", ["abc", "-5", "0", "²", pytest.param("1" * 5000, id="long")])
def test_an_odd_width_is_80(columns: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    assert Stage(pace=0).console.width == 80


@pytest.mark.slow
@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-"])
def test_closed_streams_are_no_trouble(closed: str, tmp_path: Path) -> None:
    line = f"{' '.join(COMMAND)} bots {closed}"
    done = subprocess.run(["bash", "-c", line], env=environment(tmp_path), capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.skipif(os.name != "posix", reason="permissions of files")
def test_only_the_owner_can_read_saved_matches(tmp_path: Path) -> None:
    assert millions(tmp_path, "play", "--seats", "random,random,random").code == 0
    (file,) = tmp_path.rglob("*.jsonl")
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700

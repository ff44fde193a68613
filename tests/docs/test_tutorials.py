"""The code and the commands of the tutorials, as a reader would follow them in a folder of their own.

The arena plays fewer games here than on the page.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from millions.lab.contest import Contest
from millions.lab.games import play_games
from tests.terminal.driving import COMMAND, environment
from tools import tutorial_page
from tools.tutorial_page import blocks

ROOT = Path(__file__).resolve().parents[2]
BOT = (ROOT / "docs" / "tutorial-bot.md").read_text(encoding="utf-8")
GAME = (ROOT / "docs" / "tutorial-game.md").read_text(encoding="utf-8")
BOTS = ["Echo", "Calm", "Thinker", "Dealer"]
BY_HAND = ("millions play", "millions serve")
"""Commands that wait for a person."""


def write_bots(folder: Path) -> Path:
    """`mybot.py`, with all blocks of the page added one after the other."""
    file = folder / "mybot.py"
    file.write_text("\n\n".join(blocks(BOT, "python")), encoding="utf-8")
    return file


def write_game(folder: Path) -> None:
    """`auction.py` and `rules.toml`; the page's last two blocks are programs that use them."""
    *sections, environment_, test = blocks(GAME, "python")
    (folder / "auction.py").write_text("\n\n".join(sections), encoding="utf-8")
    (folder / "environment.py").write_text(environment_, encoding="utf-8")
    (folder / "test.py").write_text(test, encoding="utf-8")
    (folder / "rules.toml").write_text(blocks(GAME, "toml")[0], encoding="utf-8")


def run(folder: Path, command: list[str]) -> str:
    done = subprocess.run(command, capture_output=True, text=True, env=environment(folder), cwd=folder, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def few_games(line: str) -> str:
    """The same command, quicker."""
    return re.sub(r"--games (\d+)", "--games 5 --jobs 1", line)


def commands(page: str) -> list[str]:
    """The lines of the page's shell blocks that need no person."""
    lines = [line for block in blocks(page, "sh") for line in block.splitlines()]
    return [line for line in lines if not line.startswith(BY_HAND)]


@pytest.mark.parametrize("bot", BOTS)
def test_every_bot_of_the_tutorial_plays_whole_games(bot: str, tmp_path: Path) -> None:
    file = write_bots(tmp_path)
    contest = Contest.new("dollars-1e", f"{file}:{bot},random,random,random", games=2)
    assert len(play_games(contest, range(2))) == 2


@pytest.mark.slow
def test_the_bots_are_fully_typed(tmp_path: Path) -> None:
    cache = ["--cache-dir", str(ROOT / ".mypy_cache")]
    run(tmp_path, [sys.executable, "-m", "mypy", "--strict", *cache, str(write_bots(tmp_path))])


@pytest.mark.slow
def test_the_commands_of_the_bot_tutorial_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_bots(tmp_path)
    monkeypatch.chdir(tmp_path)
    first, *others = commands(BOT)
    shown = run(tmp_path, [*COMMAND, *few_games(first).split()[1:]])
    assert "Echo" in shown
    for line, bot in zip(others, BOTS[1:], strict=True):
        _, arena, game, option, seats, *_ = line.split()
        assert (arena, option) == ("arena", "--seats")
        assert Contest.new(game, seats, games=1).names[0] == bot


def test_the_game_tutorial_shows_the_example_game() -> None:
    """If not: python -m tools.tutorial_page"""
    rules = tutorial_page.RULES.read_text(encoding="utf-8")
    assert tutorial_page.page_with(tutorial_page.sections(), rules) == GAME
    assert len(blocks(GAME, "python")) == len(tutorial_page.sections()) + 2


@pytest.mark.slow
def test_the_game_tutorial_can_be_followed(tmp_path: Path) -> None:
    write_game(tmp_path)
    script = "\n".join(
        ["set -e", f'millions() {{ "{sys.executable}" -m millions "$@"; }}', *map(few_games, commands(GAME))]
    )
    printed = run(tmp_path, ["bash", "-c", script])
    assert "(AU-3)" in printed
    assert "5 records are true" in printed
    for program in ("environment.py", "test.py"):
        run(tmp_path, [sys.executable, program])

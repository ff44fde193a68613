"""Commands, deck files and versions in the docs are those of the program."""

import re
import tomllib
from functools import cache
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

from millions import Match
from millions.cli.app import app

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
COMMAND = re.compile(r"(?:^|(?<!from)[`$\s/])millions (?P<line>[a-z][^`\n#|]*)")
CODE = re.compile(
    r"```(?P<language>\w*)\n(?P<block>.*?)```|`(?P<inline>[^`\n]+)`|^ {4}\$? ?(?P<indented>.+)$",
    re.DOTALL | re.MULTILINE,
)
OPTION = re.compile(r"(?<![\w-])--[a-z][a-z-]+")
SHELLS = {None, "", "sh", "ini"}
"""Languages of blocks that hold commands; None for code within a line."""
NESTED = {"bench"}  # commands with commands of their own


def commands(text: str) -> set[tuple[tuple[str, ...], str]]:
    """The commands shown in a page as (command, option), the option empty for the command itself."""
    found = set()
    for code in CODE.finditer(text):
        if code["language"] not in SHELLS:
            continue
        shown = next(part for part in (code["block"], code["inline"], code["indented"]) if part is not None)
        for match in COMMAND.finditer(re.sub(r"\s#.*", "", shown)):
            words = match["line"].split()
            command = tuple(words[: 2 if words[0] in NESTED and len(words) > 1 else 1])
            found |= {(command, option) for option in ["", *OPTION.findall(match["line"])]}
    return found


@cache
def help_of(command: tuple[str, ...]) -> str:
    """What --help says, or nothing for a command that does not exist."""
    wide = {"COLUMNS": "200", "NO_COLOR": "1", "TERM": "dumb"}
    done = CliRunner().invoke(app, [*command, "--help"], env=wide)
    return done.stdout if done.exit_code == 0 else ""


@pytest.mark.slow
def test_commands_and_options_in_the_docs_exist() -> None:
    shown = {(page.name, *one) for page in PAGES for one in commands(page.read_text(encoding="utf-8"))}
    assert len(shown) > 40
    unknown = [one for one in sorted(shown) if not help_of(one[1]) or one[2] not in help_of(one[1])]
    assert unknown == []


def test_commands_are_found_in_a_page() -> None:
    page = "Run `millions arena dollars-1e --games 4`:\n\n```sh\nmillions bench server --relay   # as measured\n```\n"
    assert commands(page) == {
        (("arena",), ""),
        (("arena",), "--games"),
        (("bench", "server"), ""),
        (("bench", "server"), "--relay"),
    }


def test_the_whole_deck_file_in_the_docs_can_be_played(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "decks.md").read_text(encoding="utf-8")
    _, second, *_ = re.findall(r"```toml\n(.*?)```", page, re.S)
    deck = tmp_path / "mine.toml"
    deck.write_text(second, encoding="utf-8")
    match = Match.new("dollars-2e", seats=["Ann", "Bob", "Cid"], seed=1, deck=str(deck))
    rng = Random(1)
    while not match.over:
        seat = rng.choice(match.awaited)
        match.play(seat, rng.choice(match.forms(seat)).sample(rng))
    match.verify()


def test_the_changelog_has_versions_with_the_usual_headings() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    versions = re.findall(r"^## (.+)$", text, re.M)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert versions[0] == "Unreleased"
    assert versions[1].split()[0] == project["version"]
    assert set(re.findall(r"^### (.+)$", text, re.M)) <= {"Added", "Changed", "Removed", "Fixed"}

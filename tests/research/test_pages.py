"""The pages for researchers say what the code says, and their examples run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tools.research_pages import PAGES, filled_in

ENVIRONMENTS = ("dollars-1e", "dollars-2e", "million-club", "one-heist")
HEADINGS = ["Rules in brief", "Specs", "Observation", "Actions", "Rewards", "Versions"]
EXAMPLE = re.compile(r"```python\n(.*?)```", re.DOTALL)


def page(name: str) -> str:
    return (PAGES / f"{name}.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("path", sorted(PAGES.glob("*.md")), ids=lambda path: str(path.stem))
def test_generated_tables_are_those_of_the_code(path: Path) -> None:
    written = path.read_text(encoding="utf-8")
    assert written == filled_in(written), "run tools/research_pages.py"
    assert written.count("<!-- end -->") * 2 == written.count("<!--")


def test_a_table_that_has_changed_is_noticed() -> None:
    stale = page("dollars-1e").replace("| 35 | ready |", "| 34 | ready |")
    assert filled_in(stale) == page("dollars-1e") != stale


@pytest.mark.parametrize("name", ENVIRONMENTS)
def test_every_environment_has_a_page_with_the_same_headings(name: str) -> None:
    found = re.findall(r"^## (.*)$", page(name), re.MULTILINE)
    assert [heading for heading in found if heading in HEADINGS] == HEADINGS
    assert f"({name}.md)" in page("README")


@pytest.mark.parametrize("number", range(len(EXAMPLE.findall(page("README")))))
def test_the_examples_on_the_page_run(number: int) -> None:
    exec(EXAMPLE.findall(page("README"))[number], {})


def test_there_is_an_example_for_every_door() -> None:
    examples = "".join(EXAMPLE.findall(page("README")))
    assert all(door in examples for door in ("pettingzoo.env", "gymnasium.make", "pyspiel.load_game", "Turns.new"))

"""The pages for researchers agree with the code, and their examples run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tools.research_pages import PAGES, filled_in

ENVIRONMENTS = ("dollars-1e", "dollars-2e", "million-club", "one-heist")
HEADINGS = ["Rules in brief", "Specs", "Observation", "Actions", "Rewards", "Versions"]
RESEARCH = PAGES.parents[1] / "src" / "millions" / "research"
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


def test_there_is_an_example_for_every_interface() -> None:
    examples = "".join(EXAMPLE.findall(page("README")))
    assert all(
        call in examples for call in ("pettingzoo.env", "gymnasium.make", "pyspiel.load_game", "Turns.new", "PolicyBot")
    )


def test_the_reading_order_lists_every_module_before_those_that_import_it() -> None:
    table = page("README").split("## Reading the code")[1].split("## Versions")[0]
    cells = re.findall(r"^\| (`.*?) \|", table, re.MULTILINE)
    order = [name.rstrip("/") for cell in cells for name in re.findall(r"`([^`]+)`", cell)]
    found = {file.relative_to(RESEARCH).parts[0].removesuffix(".py") for file in RESEARCH.rglob("*.py")}
    assert sorted(order) == sorted(found - {"__init__"})
    for at, name in enumerate(order):
        files = (
            [RESEARCH / f"{name}.py"] if (RESEARCH / f"{name}.py").exists() else list((RESEARCH / name).glob("*.py"))
        )
        source = "".join(file.read_text(encoding="utf-8") for file in files)
        used = set(re.findall(r"^from millions\.research\.(\w+)", source, re.MULTILINE))
        assert used <= {*order[: at + 1]}, name

"""Write the code of the example game into docs/tutorial-game.md: `.venv/bin/python -m tools.tutorial_page`.

The page shows the whole file, cut at its section comments (`# Bidding`). Its first blocks of code are those sections,
in order; the blocks after them are the page's own.
"""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "tutorial-game.md"
GAME = ROOT / "tests" / "example_game" / "__init__.py"
RULES = GAME.with_name("rules.toml")

BLOCK = re.compile(r"```(?P<language>\w+)\n(?P<code>.*?)```", re.DOTALL)


def blocks(page: str, language: str) -> list[str]:
    """The blocks of code of a page in one language."""
    return [block["code"] for block in BLOCK.finditer(page) if block["language"] == language]


def sections() -> list[str]:
    """The example game, cut before each section comment."""
    return [part.strip() + "\n" for part in re.split(r"\n(?=# )", GAME.read_text(encoding="utf-8"))]


def page_with(parts: list[str], rules: str) -> str:
    """The page with these sections and rules in place of those it shows."""
    left = {"python": iter(parts), "toml": iter([rules])}

    def fresh(block: re.Match[str]) -> str:
        code = next(left.get(block["language"], iter(())), block["code"])
        return f"```{block['language']}\n{code}```"

    return BLOCK.sub(fresh, PAGE.read_text(encoding="utf-8"))


if __name__ == "__main__":
    PAGE.write_text(page_with(sections(), RULES.read_text(encoding="utf-8")), encoding="utf-8")

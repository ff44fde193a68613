"""Which game brings what to which package: the table in CONTRIBUTING.md.

`python -m tools.game_matrix` writes it again.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from millions import GAMES
from millions.bots import can_play, steward_of
from millions.bots.guide import Guide
from millions.bots.registry import USUAL
from millions.bots.skills import guide_for
from millions.core.game import AnyGame
from millions.research.registry import PLANS
from millions.tables.customs import CUSTOMS
from millions.terminal.registry import PRESENTERS
from millions.words.catalogue import LANGUAGES, files_of, source
from millions.words.rulebook import statements

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "CONTRIBUTING.md"
BEGIN, END = "<!-- games and packages: written by tools/game_matrix.py -->", "<!-- end of games and packages -->"
OWN = ("dollars-1e", "dollars-2e", "million-club")


class Part(NamedTuple):
    """Something that a game may bring to a package, where it is registered, and what happens without it."""

    what: str
    where: str
    otherwise: str
    brought: Callable[[AnyGame], bool]


PARTS = (
    Part("the rules: `GAME`", "`millions/__init__.py`, an entry point, or `register`", "(needed)", lambda game: True),
    Part(
        "the contract: what each rule says",
        "`rules.toml` beside the rules",
        "refusals cite the id alone",
        lambda game: bool(statements(game)),
    ),
    Part(
        "sentences in both languages",
        "`locale/LANG/GAME.ftl`, in `millions` or in the game's package",
        "labels made from the names of verbs, events and fields",
        lambda game: all(source(lang, game.name) for lang in LANGUAGES),
    ),
    Part(
        "a rules page in both languages",
        "`locale/LANG/rules/GAME.md`",
        "a list made from `rules.toml`",
        lambda game: all(has_rules_page(game, lang) for lang in LANGUAGES),
    ),
    Part(
        "terminal: screens, commands, story",
        "`terminal/registry.py`",
        "menus made from forms, the view field by field",
        lambda game: game.name in PRESENTERS,
    ),
    Part(
        "bots: a mind for the personalities",
        "`bots/skills.py`",
        "`search` and `random` play; the steward is `random`",
        lambda game: can_play(USUAL, game) and steward_of(game) != "random",
    ),
    Part(
        "bots: a guide for `search`, and its value",
        "`bots/skills.py`",
        "`search` plays by the rules and scores alone",
        lambda game: type(guide_for(game)) is not Guide,
    ),
    Part(
        "live tables: negotiation clock, silence",
        "`tables/customs.py`",
        "everybody's own clock, everybody may talk",
        lambda game: game.name in CUSTOMS,
    ),
    Part(
        "research: action code, observation",
        "`research/registry.py`",
        "a code from the declared actions, an observation from the view",
        lambda game: game.name in PLANS,
    ),
    Part(
        "the page: a table with art",
        "`web/src/games/index.ts`",
        "generated forms, as with `?plain`",
        lambda game: game.name in drawn_by_the_page(),
    ),
)


def has_rules_page(game: AnyGame, lang: str) -> bool:
    """Does a rules page in this language lie with our catalogues or in the game's package?"""
    folders = (files_of(package) for package in ("millions", game.package))
    return any(folder.joinpath("locale", lang, "rules", f"{game.name}.md").is_file() for folder in folders)


def drawn_by_the_page() -> set[str]:
    """The games that the page draws with art."""
    text = (ROOT / "web" / "src" / "games" / "index.ts").read_text(encoding="utf-8")
    return set(re.findall(r'^\s+"([\w-]+)":', text, re.MULTILINE))


def matrix(games: list[AnyGame]) -> str:
    """The table, in Markdown."""
    rows = [
        ["what a game brings", "where", "without it", *(f"`{game.name}`" for game in games)],
        ["---", "---", "---", *("---" for _ in games)],
    ]
    for part in PARTS:
        cells = ["own" if part.brought(game) else "falls back" for game in games]
        rows.append([part.what, part.where, part.otherwise, *cells])
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def page_with(table: str) -> str:
    """CONTRIBUTING.md with this table in its place."""
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n\n{table}\n\n{END}{after}"


if __name__ == "__main__":
    from tests.example_game import GAME as EXAMPLE

    PAGE.write_text(page_with(matrix([*(GAMES[name] for name in OWN), EXAMPLE])), encoding="utf-8")

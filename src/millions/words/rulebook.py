"""The rules of a game as text: its rules page, and what each rule says."""

from __future__ import annotations

import re
from functools import cache

import msgspec

from millions.core.game import AnyGame, game_named
from millions.words.catalogue import catalogue, files_of
from millions.words.labels import title


@cache  # for every visitor: saves 40 µs
def page(game: str, lang: str) -> str:
    """A game's rules page in Markdown; for a game without one, a page that lists its rules."""
    known = game_named(game)
    files = [files_of(where).joinpath("locale", lang, "rules", f"{game}.md") for where in ("millions", known.package)]
    return next((file.read_text(encoding="utf-8") for file in files if file.is_file()), None) or listed(known, lang)


def listed(game: AnyGame, lang: str) -> str:
    """The page of a game that has none: its rules, one by one."""
    words = catalogue(lang, game.name)
    rules = "\n".join(f"- {says} ({rule})" for rule, says in statements(game).items())
    heading = words.label("game-title", title(game.name))
    return f"# {heading}\n\n## {words.format('plain-rules')}\n\n{rules}\n"


def chapters(text: str) -> dict[str, str]:
    """The chapters of a rules page, by their headings."""
    parts = re.split(r"^## +(.+)$", text, flags=re.MULTILINE)
    return {title.strip(): body.strip() for title, body in zip(parts[1::2], parts[2::2], strict=True)}


@cache
def statements(game: AnyGame) -> dict[str, str]:
    """What each rule says, in English, by its id: from the `rules.toml` in the game's package, if there is one."""
    file = files_of(game.package).joinpath("rules.toml")
    data = msgspec.toml.decode(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return {rule: str(entry["says"]) for rule, entry in data.items()}

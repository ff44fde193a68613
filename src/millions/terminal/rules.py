"""The rules as text: a game's rules page, a chapter of it, or what one rule says."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

import msgspec
from rich.console import Console
from rich.markdown import Markdown

from millions.core.game import AnyGame, game_named
from millions.terminal.stage import Stage, console, hold
from millions.terminal.vocabulary import fold, pick
from millions.words import catalogue

CITATION = re.compile(r"\([A-Z][A-Z0-9]-[^)]*\)")
SHORTEST_PASSAGE = 20
"""What is shorter is a title; the passage then follows it."""


@cache
def page(game: str, lang: str) -> str:
    """A game's rules in our own words."""
    return _locale(lang).joinpath("rules", f"{game}.md").read_text(encoding="utf-8")


def _locale(lang: str) -> Traversable:
    return resources.files("millions").joinpath("locale", lang)


@cache
def statements(game: AnyGame) -> dict[str, str]:
    """What each rule says, in English, by its id."""
    folder = resources.files(game.package)
    data = msgspec.toml.decode(folder.joinpath("rules.toml").read_text(encoding="utf-8"))
    return {rule: str(entry["says"]) for rule, entry in data.items()}


def rule_named(game: AnyGame, typed: str) -> str | None:
    """The rule that is meant, however its id is capitalised."""
    return {rule.casefold(): rule for rule in statements(game)}.get(typed.casefold())


def statement(game: AnyGame, rule: str, lang: str) -> str | None:
    """What one rule says: in English its statement, else the passage of the rules page that cites it."""
    if rule not in statements(game):
        return None
    return statements(game)[rule] if lang == "en" else passage(page(game.name, lang), rule) or statements(game)[rule]


def passage(text: str, rule: str) -> str | None:
    """The words before `(RULE)` in a rules page, back to the rule before it or the paragraph's beginning."""
    for block in re.split(r"\n\s*\n|\n(?=- |\d+\. |\|)", "\n\n".join(chapters(text).values())):
        line = " ".join(re.sub(r"^(- |\d+\. )", "", block.strip()).split())
        before, cited, after = line.partition(f"({rule})")
        if not cited or line.startswith("|"):
            continue
        title = re.match(r"\*\*[^*]+\*\*(?=\s+[A-ZÀ-Ý])", before)
        begins = max((end.end() for end in CITATION.finditer(before)), default=title.end() if title else 0)
        said = (before[begins:] if len(before[begins:]) > SHORTEST_PASSAGE else after).strip(" .;,:\u00a0*")
        return said[:1].upper() + said[1:].replace("*", "") + "."
    return None


# Chapters


def chapters(text: str) -> dict[str, str]:
    """The chapters of a rules page, by their headings."""
    parts = re.split(r"^## +(.+)$", text, flags=re.MULTILINE)
    return {title.strip(): body.strip() for title, body in zip(parts[1::2], parts[2::2], strict=True)}


def chapter(text: str, wanted: str) -> tuple[str, str] | None:
    """The chapter with this heading, of its only beginning, or with this word in it."""
    by_title = {title: title for title in chapters(text)}
    title = pick(wanted, by_title)
    if title is None:
        containing = [one for one in by_title if fold(wanted) in fold(one)]
        title = containing[0] if containing else None
    return None if title is None else (title, chapters(text)[title])


def render(text: str, console: Console) -> None:
    """Markdown on the screen; a no-break space stays one."""
    console.print(Markdown(hold(text), hyperlinks=False))


def show(name: str, part: str | None, lang: str) -> str | None:
    """Print the rules of a game, a chapter or one rule; if there is no such part, the sentence that says so."""
    game, screen = game_named(name), console()
    text = page(game.name, lang)
    if part is None:
        render(text, screen)
    elif rule := rule_named(game, part):
        Stage(pace=0).say(f"{rule} {statement(game, rule, lang)}")
    elif found := chapter(text, part):
        render(f"## {found[0]}\n\n{found[1]}", screen)
    else:
        titles = catalogue(lang).format("list-apart").join(chapters(text))
        return catalogue(lang).format("no-rules-for", wanted=part, chapters=titles)
    return None

"""`millions rules`, and the rules inside a game: a game's rules page, a chapter of it, or what one rule says."""

from __future__ import annotations

import re

from rich.console import Console
from rich.markdown import Markdown

from millions.core.game import AnyGame
from millions.core.plugins import game_referred_to
from millions.terminal.stage import Stage, console, hold
from millions.terminal.vocabulary import fold, pick
from millions.words import catalogue
from millions.words.rulebook import chapters, page, statements

CITATION = re.compile(r"\([A-Z][A-Z0-9]-[^)]*\)")
SHORTEST_PASSAGE = 20
"""A shorter text, in characters, is a title; the passage follows it."""


def rule_named(game: AnyGame, typed: str) -> str | None:
    """The rule with this id, in capital or small letters."""
    return {rule.casefold(): rule for rule in statements(game)}.get(typed.casefold())


def statement(game: AnyGame, rule: str, lang: str) -> str | None:
    """What one rule says: in English its statement, in other languages the passage of the rules page that cites it."""
    if rule not in statements(game):
        return None
    return statements(game)[rule] if lang == "en" else passage(page(game.name, lang), rule) or statements(game)[rule]


def passage(text: str, rule: str) -> str | None:
    """The text before `(RULE)` in a rules page, from the previous citation or the beginning of the paragraph."""
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


def chapter(text: str, wanted: str) -> tuple[str, str] | None:
    """The chapter with this heading, with an unambiguous beginning of it, or with this word in it."""
    by_title = {title: title for title in chapters(text)}
    title = pick(wanted, by_title)
    if title is None:
        containing = [one for one in by_title if fold(wanted) in fold(one)]
        title = containing[0] if containing else None
    return None if title is None else (title, chapters(text)[title])


def render(text: str, console: Console) -> None:
    """Print Markdown; no-break spaces are kept."""
    console.print(Markdown(hold(text), hyperlinks=False))


def show(name: str, part: str | None, lang: str) -> str | None:
    """Print the rules of a game, a chapter or one rule; returns a sentence that says so if there is no such part."""
    game, screen = game_referred_to(name), console()
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

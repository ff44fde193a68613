"""Every message of every game has a sentence in both languages, and no sentence is idle."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from millions import GAMES
from millions.core import step as steps
from millions.core.game import AnyGame
from millions.core.step import AnyStep
from millions.terminal.vocabulary import COMMANDS, aliases, fold
from millions.words import LANGUAGES, catalogue
from millions.words.fields import slug
from tests.words.catalogues import SOURCE, all_variables, files, messages, texts, uses

ONLY_IN_OTHER_LANGUAGES = {"errors"}
"""An error's own sentence is English; the catalogue has the others."""


def asks(game: AnyGame) -> set[type[AnyStep]]:
    """The questions of a game, nature's too."""
    found: set[type[AnyStep]] = set()
    waiting: list[Any] = [steps.Ask]
    while waiting:
        kind = waiting.pop()
        waiting += kind.__subclasses__()
        if kind.__module__.startswith(game.package):
            found.add(kind)
    return found


def spoken_keys(game: AnyGame) -> set[str]:
    """The sentences that a game's messages need."""
    return {
        *(f"event-{event.__name__}" for event in game.events),
        *(f"action-{action.__name__}" for action in game.actions),
        *(f"form-{action.__name__}" for action in game.actions),
        *(f"step-{ask.__name__}" for ask in asks(game)),
    }


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_message_has_a_sentence(lang: str, game: AnyGame) -> None:
    spoken = catalogue(lang, game.name)
    assert len(asks(game)) > 3
    assert not {key for key in spoken_keys(game) if key not in spoken}


def test_both_languages_have_the_same_sentences() -> None:
    assert files("fr").keys() - ONLY_IN_OTHER_LANGUAGES == files("en").keys()
    for name in files("en"):
        assert messages("fr", name).keys() - {"story-only", "story-gender"} == messages("en", name).keys()


def test_both_languages_use_the_same_variables() -> None:
    agreeing = {"story-alone", "story-alone-brute", "story-out"}  # French agrees with the role's gender
    for name in files("en"):
        for key in messages("en", name).keys() - agreeing:
            assert all_variables("en", name, key) == all_variables("fr", name, key), key


# Nothing idle


def constants() -> set[str]:
    """Every string that the program writes out, and the fixed beginnings of those it puts together."""
    found = set()
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found


def composed_keys() -> set[str]:
    """Sentences whose names are put together."""
    commands = {f"{kind}-{name}" for kind in ("cmd", "usage", "help") for name in COMMANDS}
    cards = {slug(card.name) for game in GAMES.values() for card in game.house_deck().cards}
    phases = {f"phase-{ask.__name__}" for game in GAMES.values() for ask in asks(game)}
    small = {"cmd-leaves", "cmd-pays"}
    records = {"terms", "payment", "role"}
    accounts = {f"account-{game.place(account).kind}" for game in GAMES.values() for account in range(-1, 16)}
    told = {key for game in GAMES.values() for key in spoken_keys(game)}
    return commands | cards | phases | small | records | accounts | told | {f"error-{code}" for code in codes()}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sentence_is_idle(lang: str) -> None:
    known = constants() | composed_keys()
    for name in files(lang):
        known |= {used for tree in messages(lang, name).values() for used in uses(tree).messages}
    idle = {key for name in files(lang) for key in messages(lang, name) if key not in known}
    assert not idle


# Errors


def finished_modules() -> list[Path]:
    """All modules, but for those of a game that is not registered yet."""
    rooms = {game.package.rpartition(".")[2] for game in GAMES.values()} | {"deals"}
    games = SOURCE / "games"
    building = [room for room in games.iterdir() if room.is_dir() and room.name not in rooms]
    return [path for path in SOURCE.rglob("*.py") if not any(room in path.parents for room in building)]


def raised() -> Iterator[tuple[str, set[str]]]:
    """Every refusal in the source: its code and the names of its facts."""
    kinds = {"BadSetup", "BadDeck", "BadRecord", "Malformed", "MillionsError"}
    for path in finished_modules():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name | ast.Attribute):
                continue
            name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
            facts = {keyword.arg for keyword in node.keywords if keyword.arg}
            code = node.args[int(name == "wrong")] if len(node.args) > int(name == "wrong") else None
            if not isinstance(code, ast.Constant) or not isinstance(code.value, str):
                continue
            if name in kinds:
                yield code.value, facts
            elif name == "wrong":
                yield f"record-{code.value}", facts | {"line"}


def codes() -> set[str]:
    return {"illegal-action", *(code for code, _ in raised())}


def test_every_error_has_a_french_sentence_made_of_its_facts() -> None:
    assert {"seat-count", "deck-limit", "record-truncated", "no-such-seat", "unknown-bot"} <= codes()
    assert messages("fr", "errors").keys() == {f"error-{code}" for code in codes()}
    for code, facts in raised():
        assert uses(messages("fr", "errors")[f"error-{code}"]).variables <= facts, code


# Typing and typography


def test_no_typed_word_means_two_commands() -> None:
    words = [(fold(word), name) for name in COMMANDS for lang in LANGUAGES for word in aliases(lang, f"cmd-{name}")]
    for word, name in words:
        assert {other for same, other in words if same == word} == {name}, word


def test_french_punctuation_stands_after_a_no_break_space() -> None:
    typed = re.compile(r"(ou|Tapez|·) \?")  # the question mark as a key to press
    for key, text in texts("fr"):
        bare = typed.sub("", text)
        assert not re.search(r"(?<!\u00a0)[;!?»]|(?<![\u00a0 ]):(?!/)|(?<=[^\u00a0]) :|«(?!\u00a0)", bare), (key, text)
        assert "'" not in text, (key, text)

"""Every message of every game has a sentence in both languages, and no sentence is idle."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_args

import pytest
from msgspec import Struct

from millions import GAMES
from millions.bots import BOTS
from millions.bots.reason import PurseBelief, RoleBelief
from millions.bots.temper import PERSONALITIES
from millions.core import step as steps
from millions.core.cite import rules_of
from millions.core.game import AnyGame, step_types
from millions.core.reading import EXPECTED, BadField
from millions.core.step import AnyStep
from millions.games.heists.components import Eliminated
from millions.games.remarks import REWORDED, WORDINGS, Comment, Reply, Why
from millions.lab.balance.findings import MEASURES
from millions.terminal.registry import presenter_of
from millions.terminal.vocabulary import COMMANDS, aliases, fold
from millions.wire.talk import Reaction, Request, Saying
from millions.words import LANGUAGES, catalogue
from millions.words.catalogue import Catalogue
from millions.words.fields import key_of, kinds, slug
from tests.words.catalogues import SOURCE, WEB, all_messages, all_variables, files, messages, texts, uses, variants
from tests.words.problems import problems

ONLY_IN_OTHER_LANGUAGES = {"errors"}
"""An error's own sentence is English; the catalogue has the others."""

GENDERED = {"story-only", "story-gender"}
"""French agrees with the role's gender."""


def asks(game: AnyGame) -> set[type[AnyStep]]:
    """The questions of a game, nature's too; not the classes that only hold what several questions share."""
    found: set[type[AnyStep]] = {kind for kind in step_types(game) if issubclass(kind, steps.Ask)}
    waiting: list[Any] = [steps.Ask]
    while waiting:
        kind = waiting.pop()
        waiting += kind.__subclasses__()
        if kind.__module__.startswith(game.package) and not kind.__subclasses__():
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
        assert messages("fr", name).keys() - GENDERED == messages("en", name).keys()


def test_both_languages_use_the_same_variables() -> None:
    for name in files("en"):
        for key in messages("en", name):
            agreeing = {"role"} if GENDERED & all_messages("fr", name, key) else set()
            assert all_variables("en", name, key) | agreeing == all_variables("fr", name, key), key


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_command_has_its_words(lang: str, game: str) -> None:
    spoken = catalogue(lang, game)
    for name in presenter_of(game).reader.commands():
        assert {f"cmd-{name}", f"usage-{name}", f"help-{name}"} <= {key for key in needed(name) if key in spoken}, name


def needed(name: str) -> set[str]:
    return {f"{kind}-{name}" for kind in ("cmd", "usage", "help")}


# Nothing idle


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def constants() -> set[str]:
    """Every string that the program writes out, and the fixed beginnings of those it puts together."""
    return constants_in(SOURCE) | {
        quoted for source in page_sources() for quoted in re.findall(r"""["'`]([a-z][\w-]*)["'`]""", source)
    }


def constants_in(folder: Path) -> set[str]:
    """Every string in the modules of a folder."""
    nodes = (node for path in folder.rglob("*.py") for node in ast.walk(parsed(path)))
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def page_sources() -> Iterator[str]:
    """The sources of the page, which says its sentences by name too."""
    for path in WEB.rglob("*"):
        if path.suffix in (".ts", ".svelte"):
            yield path.read_text(encoding="utf-8")


def composed_keys() -> set[str]:
    """Sentences whose names are put together."""
    commands = {f"{kind}-{name}" for kind in ("cmd", "usage", "help") for name in COMMANDS}
    cards = {slug(card.name) for game in GAMES.values() for card in getattr(game.house_deck(), "cards", ())}
    phases = {f"{kind}-{ask.__name__}" for game in GAMES.values() for ask in asks(game) for kind in ("phase", "invite")}
    signals = (*get_args(Request), *get_args(Saying), *get_args(Reaction))
    small = {"cmd-leaves", "cmd-pays", *(f"talk-{word}" for word in signals)}
    chosen = {action.__name__ for game in GAMES.values() for action in game.actions} | {"negotiate"}
    menus = {key for one in chosen for key in (f"invite-{one}", f"invite-{one}-two", f"say-two-{one}")}
    records = {key for game in GAMES.values() for message in (*game.events, *game.actions) for key in said_by(message)}
    helped = {f"help-do-{action.__name__}" for game in GAMES.values() for action in game.actions}
    helped |= {f"help-at-{ask.__name__}" for game in GAMES.values() for ask in asks(game)}
    cited = {rule for game in GAMES.values() for action in game.actions for rule in rules_of(action).split()}
    helped |= {f"help-rule-{rule.replace('.', '-')}" for rule in cited}
    columns = {f"column-{name}" for name in ("player", "money", "colonies")}
    accounts = {f"account-{game.place(account).kind}" for game in GAMES.values() for account in range(-1, 16)}
    told = {key for game in GAMES.values() for key in spoken_keys(game)}
    bots = {key for name in BOTS for key in (f"bot-{name}", f"bot-{name}-name")}
    bots |= {f"new-bot-is-{game}" for game in GAMES}
    errors = {f"error-{code}" for code in codes()} | {f"problem-{found.code}" for found in problems()}
    views = {f"view-{field}" for game in GAMES.values() for field in shown_fields(game.view_type)}
    coached = {f"coach-{game.name}-{mark}" for game in GAMES.values() for mark in coach_marks(game)}
    remarks = {*(f"because-{why}" for why in get_args(Why)), *(f"reply-{what}" for what in get_args(Reply))}
    again = {f"because-{one}" if one in get_args(Why) else f"reply-{one}": count for one, count in REWORDED.items()}
    remarks |= {f"{key}-{number}" for key, count in again.items() for number in range(1, count)}
    wordings = ("", *(f"-{number}" for number in range(1, WORDINGS)))
    remarks |= {f"comment-{what}{wording}" for what in get_args(Comment) for wording in wordings}
    weighed = {f"weigh-{what}" for what in MEASURES}
    reasons = {f"why-{code}" for code in constants_in(SOURCE / "review")}
    drawn = {f"draw-{event.__name__}" for game in GAMES.values() for event in game.events}
    believed = {key_of(RoleBelief), key_of(PurseBelief)}
    return (
        views
        | believed
        | drawn
        | remarks
        | weighed
        | reasons
        | coached
        | commands
        | cards
        | phases
        | small
        | menus
        | records
        | helped
        | columns
        | accounts
        | told
        | bots
        | errors
    )


def coach_marks(game: AnyGame) -> Iterator[str]:
    """What the guide of the page may have words for: `web/src/table/marks.ts`, and the lessons of each game."""
    yield from ("bluff", "bluffed", "bluff-left", "agreed", "Exchange", "Lobby", "Star")
    yield from ("welcome", "over", "owed", *(f"round-{number}" for number in range(1, 10)))
    for ask in asks(game):
        yield from (ask.__name__, f"{ask.__name__}-alone")
    yield from (action.__name__ for action in game.actions)
    for event in game.events:
        yield from (event.__name__, f"my-{event.__name__}")
        if event is Eliminated:
            yield from (f"my-Eliminated-{why}" for why in ("doubled", "denounced", "named"))


def shown_fields(record: type[Struct]) -> Iterator[str]:
    """The fields of a view, and of the records in it, which the page's plain lists have names for."""
    for field, kind in kinds(record).items():
        yield field
        if kind.sort == "record":
            yield from shown_fields(kind.type)


def said_by(message: type[Struct]) -> Iterator[str]:
    """The sentences that say the records and enums in a message, and in those."""
    for kind in kinds(message).values():
        if kind.sort == "enum":
            yield from (key_of(kind.type), f"{key_of(kind.type)}-counted", f"{key_of(kind.type)}-many")
        elif kind.sort == "record":
            yield key_of(kind.type)
            yield from said_by(kind.type)


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sentence_is_idle(lang: str) -> None:
    known = constants() | composed_keys()
    for name in files(lang):
        known |= {used for tree in messages(lang, name).values() for used in uses(tree).messages}
    idle = {key for name in files(lang) for key in messages(lang, name) if key not in known}
    assert not idle


# Money


def reasons(game: AnyGame) -> set[str]:
    """Every reason for which the source of a game moves money."""
    found = set()
    own, shared = SOURCE / "games" / game.package.rpartition(".")[2], SOURCE / "games" / "heists"
    is_heist = any("millions.games.heists" in path.read_text(encoding="utf-8") for path in own.glob("*.py"))
    for folder in (own, *([shared] if is_heist else [])):
        for path in folder.glob("*.py"):
            for node in ast.walk(parsed(path)):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in MOVING:
                    found |= spelled(node.args[-1], game)
    return found


MOVING = {"pay", "take_from_pot"}


def spelled(why: ast.expr, game: AnyGame) -> set[str]:
    """A reason as written; one that is put together ends with a role."""
    if isinstance(why, ast.Constant):
        return {str(why.value)}
    if isinstance(why, ast.JoinedStr):
        start = why.values[0]
        assert isinstance(start, ast.Constant)
        return {f"{start.value!s}{role.value}" for role in presenter_of(game.name).screen.styles}
    return set()  # handed on


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_payment_says_what_it_is_for(lang: str, game: AnyGame) -> None:
    assert len(reasons(game)) > 8
    assert variants(lang, game.name, "event-Paid") - {"other"} == reasons(game)


# Errors


def finished_modules() -> list[Path]:
    """All modules, but for those of a game that is not registered yet."""
    rooms = {game.package.rpartition(".")[2] for game in GAMES.values()} | {"heists"}
    games = SOURCE / "games"
    building = [room for room in games.iterdir() if room.is_dir() and room.name not in rooms]
    return [path for path in SOURCE.rglob("*.py") if not any(room in path.parents for room in building)]


def raised() -> Iterator[tuple[str, set[str]]]:
    """Every refusal in the source: its code and the names of its facts."""
    kinds = {"BadSetup", "BadDeck", "BadRecord", "Malformed", "MillionsError", "Refused", "StoreFailed", "Conflict"}
    for path in finished_modules():
        for node in ast.walk(parsed(path)):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name | ast.Attribute):
                continue
            name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
            facts = {keyword.arg for keyword in node.keywords if keyword.arg}
            facts |= set(BadField._fields) if any(keyword.arg is None for keyword in node.keywords) else set()
            code = node.args[int(name == "wrong")] if len(node.args) > int(name == "wrong") else None
            if not isinstance(code, ast.Constant) or not isinstance(code.value, str):
                continue
            if name in kinds:
                yield code.value, facts
            elif name == "wrong":
                yield f"record-{code.value}", facts | {"line"}


def codes() -> set[str]:
    return {"illegal-action", "bad-filling", *(code for code, _ in raised())}


@pytest.mark.slow
def test_every_error_has_a_french_sentence_made_of_its_facts() -> None:
    assert {"seat-count", "deck-limit", "record-truncated", "no-such-seat", "unknown-bot"} <= codes()
    assert messages("fr", "errors").keys() - {"problem"} == {f"error-{code}" for code in codes()}
    assert variants("fr", "errors", "problem") == {"missing", "unknown", "choice", *EXPECTED}
    for code, facts in raised():
        assert all_variables("fr", "errors", f"error-{code}") <= facts, code


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_field_of_a_view_has_a_label_on_the_page(lang: str) -> None:
    lists = [names for source in page_sources() for names in re.findall(r"(?:hidden:|HIDDEN =) \[(.*?)\]", source)]
    hidden = {name for names in lists for name in re.findall(r"\w+", names)}
    shown = {field for game in GAMES.values() for field in game.view_type.__struct_fields__} - hidden
    assert {"viewer", "pile"} <= hidden
    assert "money" in shown
    assert shown <= {key.removeprefix("view-") for key in messages(lang, "page")}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_bot_is_described_on_the_page(lang: str) -> None:
    assert variants(lang, "page", "new-bot-is") == {*BOTS, "other"}
    assert variants(lang, "page", "new-bot-is-million-club") == {*BOTS, "other"}


def test_the_table_does_not_tell_which_bots_lie() -> None:
    for lang in LANGUAGES:
        said = Catalogue(lang, "dollars-1e", ("page",))
        hints = {bot: said.format("new-bot-is", bot=bot) for bot in PERSONALITIES}
        assert not [hint for hint in hints.values() if re.search(r"\b(?:lies?|truth|mensonge|ment|vérité)\b", hint)]
        habits = {bot: said.format("new-bot-habit", bot=bot) for bot in PERSONALITIES}
        assert re.search(r"\blies\b|\bment\b", habits["honest"])
        assert habits["steward"] == hints["steward"]


def test_who_shares_the_role_of_a_player_is_counted_in_both_languages() -> None:
    def told(lang: str, *names: str) -> str:
        return Catalogue(lang, "dollars-1e", ("page-heists",)).format(
            "heist-rivals", names=" & ".join(names), count=len(names)
        )

    assert told("en", "Bob").endswith("you are both out.")
    assert told("en", "Bob", "Cid").endswith("you are all out.")
    assert told("fr", "Bob").endswith("vous êtes tous les deux éliminés.")
    assert told("fr", "Bob", "Cid").endswith("vous êtes tous éliminés.")


def test_an_honest_bot_does_not_apologise_for_a_refusal() -> None:
    for lang, sorry in (("en", "sorry"), ("fr", "désolé")):
        for why in ("no", "crown", "another", "dear"):
            said = Catalogue(lang).format(f"reply-{why}", tone="honest")
            assert sorry not in said.lower(), said


# Typing and typography


@pytest.mark.parametrize("game", GAMES)
def test_no_typed_word_means_two_commands(game: str) -> None:
    known = presenter_of(game).reader.commands()
    words = [(fold(word), name) for name in known for lang in LANGUAGES for word in aliases(lang, f"cmd-{name}")]
    for word, name in words:
        assert {other for same, other in words if same == word} == {name}, word


def test_french_punctuation_stands_after_a_no_break_space() -> None:
    typed = re.compile(r"(ou|Tapez|·) \?")  # the question mark as a key to press
    for key, text in texts("fr"):
        bare = typed.sub("", text)
        assert not re.search(r"(?<!\u00a0)[;!?»]|(?<![\u00a0 ]):(?!/)|(?<=[^\u00a0]) :|«(?!\u00a0)", bare), (key, text)
        assert "'" not in text, (key, text)


HOLLOW = ("as you wish", "as you like", "comme tu veux", "comme tu voudras", "make me an offer", "fais-moi une offre")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_bot_gives_in_by_words_alone_or_invites_an_offer_that_it_would_refuse(lang: str) -> None:
    said = [text.casefold() for key, text in texts(lang) if key.startswith(("reply-", "because-crowd"))]
    assert said
    assert not [text for text in said if any(words in text for words in HOLLOW)]


@pytest.mark.parametrize(("lang", "offer"), [("en", "my offer"), ("fr", "mon offre")])
def test_who_agrees_to_an_offer_is_told_what_to_do(lang: str, offer: str) -> None:
    tones = ("shrewd", "honest", "bluffer", "miser", "bully", "gambler", "grudge", "sensible")
    assert all(offer in Catalogue(lang).format("reply-sign", tone=tone) for tone in tones)

"""What is typed in Million Club, and what is understood: every command, in full and begun, in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, cast

import pytest
from msgspec import structs

from millions import Match
from millions.core.errors import IllegalAction
from millions.core.form import Form
from millions.core.message import Action
from millions.core.step import AnyStep
from millions.games.club import GAME
from millions.games.club.colonies import BuyColony, DiscardColony, PickColony
from millions.games.club.companies import BuyCompany, PickCompany
from millions.games.club.components import Company, Holding, Intrigue, Region, Sector, Spot, Tile
from millions.games.club.end_of_round import LastMove
from millions.games.club.exchange import HostileTakeover, TakeOver
from millions.games.club.intrigue_colonies import (
    BuyColonyFrom,
    BuyContract,
    ColonialContract,
    LookAt,
    SwapColonies,
    SwapUnrest,
)
from millions.games.club.intrigue_companies import (
    CapitalIncrease,
    CompeteIn,
    Dumping,
    RaiseCapital,
    Swap,
    SwapCompanies,
    Turn,
    TurnCompany,
    UnfairCompetition,
)
from millions.games.club.intrigues import PlayIntrigue
from millions.games.club.lobby import BeginWith, ChooseSector, LobbyPrivilege, MakeMoves, MovePawn
from millions.games.club.moves import Develop, Pass, Tax
from millions.games.club.placement import PlacePawn, PlacePawns
from millions.games.club.profiles import ChooseColony, ChooseCompany, NameFirst, TakeColony, TakeCompany
from millions.games.club.setup import GiveFirst
from millions.games.club.table import Table
from millions.games.club.view import View
from millions.terminal.club.reading import Reader
from millions.terminal.reading import Command
from millions.terminal.vocabulary import Unclear
from millions.words import LANGUAGES, Speaker

NAMES = ("Ann", "Bob", "Cid", "Jean Paul")
RESOURCE, INDUSTRY, TRANSPORT = Sector
AFRICA, ASIA, AMERICA, INDIA, OCEANIA = Region

R2, R3, I1, I4, I3_1, T1, T3 = (
    *(Company(RESOURCE, 2), Company(RESOURCE, 3), Company(INDUSTRY, 1), Company(INDUSTRY, 4)),
    *(Company(INDUSTRY, 3, 1), Company(TRANSPORT, 1), Company(TRANSPORT, 3)),
)
OWNED = ((R2, I1, I4, I3_1), (R2, R3, T3), (I1, T1), ())
HANDS = ((ASIA, INDIA), (AFRICA, ASIA), (), (OCEANIA,))


@cache
def placing() -> Match:
    """A match whose first player, in the first round, is Ann."""
    for seed in range(50):
        match = Match.new("million-club", NAMES, seed=seed)
        if match.awaited == ("Ann",):
            return match
    raise AssertionError


def asked(*agenda: Any, money: int = 9, **fields: Any) -> Match:
    """A match in which Ann is asked this, in round 2, with everybody's cards as above."""
    match = Match(placing().header, placing().dealer)
    table = cast("Table", match.table)
    table.agenda, table.round = (*agenda, *table.agenda[-1:]), 2
    table.companies, table.colonies = OWNED, HANDS
    table.money = (money, *table.money[1:])
    for name, value in fields.items():
        setattr(table, name, value)
    return match


def read(match: Match, line: str, lang: str = "en") -> Action | Command:
    forms = match.table.agenda[0].options(match.table, 0)
    return Reader(Speaker.of(match, lang, 0), cast("View", match.view(0)), 0, forms).read(line)


def pawns(**standing: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Pawns by spot: `lobby_i`, `colonies`, …"""
    spots = ("lobby_r", "lobby_i", "lobby_t", "intrigues", "colonies", "exchange_r", "exchange_i", "exchange_t", "last")
    return tuple(standing.get(spot, ()) for spot in spots)


def drafting(tile: int, hand: tuple[Any, ...]) -> tuple[Any, ...]:
    """The drafts, with Ann first in one of them."""
    drafts = list(placing().table.drafts)  # type: ignore[attr-defined]
    drafts[tile] = structs.replace(drafts[tile], chairs=(0,), drawn=len(hand), handed=(hand,), hand=hand)
    return tuple(drafts)


def colonies(money: int = 9) -> Match:
    return asked(PickColony(0), money=money, drafts=drafting(1, (ASIA, INDIA, INDIA)))


def companies(money: int = 9) -> Match:
    return asked(PickCompany(0), money=money, drafts=drafting(2, (INDUSTRY, TRANSPORT)))


def pawns_to_place() -> Match:
    return asked(PlacePawns(), round=3)


def two_sectors() -> Match:
    return asked(ChooseSector(0), pawns=IN_TWO_SECTORS)


LOBBY_I = PlacePawn(Spot(Tile.LOBBY, INDUSTRY))
IN_TWO_SECTORS = pawns(lobby_r=(0,), lobby_i=(0, 1), exchange_t=(2,))
IN_ONE_SECTOR = pawns(lobby_i=(0, 0, 1))

WISHES: list[tuple[Any, str, str, Action]] = [
    (pawns_to_place, "lobby industry", "lobby industrie", LOBBY_I),
    (pawns_to_place, "lobby i", "lob ind", LOBBY_I),
    (
        pawns_to_place,
        "exchange t",
        "bourse t",
        PlacePawn(Spot(Tile.EXCHANGE, TRANSPORT)),
    ),
    (
        pawns_to_place,
        "place companies",
        "poser aux sociétés",
        PlacePawn(Spot(Tile.COMPANIES)),
    ),
    (
        two_sectors,
        "begin industry",
        "commencer industrie",
        BeginWith(INDUSTRY),
    ),
    (two_sectors, "r", "ressource", BeginWith(RESOURCE)),
    (lambda: asked(MakeMoves(0, INDUSTRY, 2)), "develop I1", "développer i1", Develop(I1)),
    (lambda: asked(MakeMoves(0, INDUSTRY, 2)), "tax I3+1", "taxe industrie 3+1", Tax(I3_1)),
    (lambda: asked(MakeMoves(0, INDUSTRY, 2)), "tax i3", "taxer i3", Tax(I3_1)),
    (lambda: asked(MakeMoves(0, INDUSTRY, 2)), "pass", "passer", Pass()),
    (
        lambda: asked(LobbyPrivilege(), pawns=IN_ONE_SECTOR),
        "move companies",
        "envoyer sociétés",
        MovePawn(INDUSTRY, Spot(Tile.COMPANIES)),
    ),
    (
        lambda: asked(LobbyPrivilege(), pawns=IN_ONE_SECTOR),
        "industry exchange r",
        "bourse ressource",
        MovePawn(INDUSTRY, Spot(Tile.EXCHANGE, RESOURCE)),
    ),
    (lambda: asked(ColonialContract(0)), "look jean paul", "regarder jean", LookAt(3)),
    (lambda: asked(ColonialContract(0)), "bob", "bo", LookAt(1)),
    (lambda: asked(BuyContract(0, 1)), "buy africa", "acheter l’Afrique", BuyColonyFrom(AFRICA)),
    (lambda: asked(UnfairCompetition(0)), "compete t", "concurrence transport", CompeteIn(TRANSPORT)),
    (lambda: asked(Turn(0, 1, RESOURCE, -1)), "R3", "tourner r3", TurnCompany(R3)),
    (lambda: asked(SwapUnrest(0, 1)), "swap asia africa", "échanger asie contre afrique", SwapColonies(ASIA, AFRICA)),
    (
        lambda: asked(Dumping(0)),
        "swap R2 Bob T3",
        "échanger R2 contre Bob T3",
        SwapCompanies(Swap(R2, Holding(1, T3))),
    ),
    (lambda: asked(CapitalIncrease(0)), "raise I4", "billet i4", RaiseCapital(I4)),
    (colonies, "buy asia", "acheter asie", BuyColony(ASIA)),
    (colonies, "discard in", "défausser inde", DiscardColony(INDIA)),
    (companies, "buy transport", "acheter t", BuyCompany(TRANSPORT)),
    (
        lambda: asked(HostileTakeover(), pawns=pawns(exchange_r=(0,))),
        "take Bob T3",
        "opa bob t3",
        TakeOver(Holding(1, T3)),
    ),
    (
        lambda: asked(HostileTakeover(), pawns=pawns(exchange_r=(0,))),
        "bob r3",
        "opa R3",
        TakeOver(Holding(1, R3)),
    ),
    (lambda: asked(TakeColony(0)), "choose asia", "asie", ChooseColony(ASIA)),
    (lambda: asked(TakeCompany(0)), "resource", "choisir ressource", ChooseCompany(RESOURCE)),
    (lambda: asked(NameFirst(0)), "first cid", "premier cid", GiveFirst(2)),
]


@pytest.mark.parametrize(("match", "english", "french", "wish"), WISHES)
def test_what_is_typed_is_understood(match: Any, english: str, french: str, wish: Action) -> None:
    assert read(match(), english) == wish
    assert read(match(), french, "fr") == wish
    assert read(match(), english, "fr") == wish


@pytest.mark.parametrize(
    ("line", "wish"),
    [
        ("t", Command("table")),
        ("table", Command("table")),
        ("?", Command("help", "")),
        ("? tax", Command("help", "tax")),
        ("rules MC-V1", Command("rules", "MC-V1")),
        ("q", Command("quit")),
        ("", Command("wait")),
    ],
)
def test_commands_to_the_program_go_before_what_is_only_begun(line: str, wish: Command) -> None:
    assert read(asked(MakeMoves(0, RESOURCE, 2)), line) == wish


UNCLEAR = [
    (lambda: asked(MakeMoves(0, INDUSTRY, 2)), "develop", "develop I1 or develop I3"),
    (lambda: asked(MakeMoves(0, INDUSTRY, 2)), "tax T9", "You have no company T9. You have R2, I1, I4 and I3"),
    (lambda: asked(MakeMoves(0, INDUSTRY, 2)), "7", "a number from 1 to 5, or words: develop I1"),
    (lambda: asked(MakeMoves(0, INDUSTRY, 2)), "devleop I1", "Did you mean “develop”"),
    (colonies, "buy", "Which one. buy asia or buy india"),
    (colonies, "buy atlantis", "Like this: buy CARD. Now: buy asia, buy india, discard asia or discard india"),
    (colonies, "asia", "^Now: buy asia, buy india, discard asia or discard india.$"),
    (lambda: asked(UnfairCompetition(0)), "indutsry", "Did you mean “Industry”"),
    (
        lambda: asked(LobbyPrivilege(), pawns=IN_TWO_SECTORS),
        "move companies",
        "move resource companies or move industry",
    ),
    (lambda: asked(Dumping(0)), "swap R2", "Which one. swap R2 Bob R2, swap R2 Bob R3"),
    (lambda: asked(ColonialContract(0)), "zoe", "means nothing here"),
    (lambda: asked(MakeMoves(0, INDUSTRY, 2)), "swap", "That is not possible now. Now: develop I1, "),
    (lambda: asked(ColonialContract(0)), "develop R4", "That is not possible now. Now: look Bob"),
]


@pytest.mark.parametrize(("match", "line", "hint"), UNCLEAR)
def test_what_is_unclear_is_answered_with_what_would_not_be(match: Any, line: str, hint: str) -> None:
    with pytest.raises(Unclear, match=hint):
        read(match(), line)


REFUSED = [
    (lambda: asked(PlacePawns()), "intrigues", "Intrigues are closed this round.", "MC-R1"),
    (lambda: asked(PlacePawns(), round=1), "lobby", "The Lobby is closed this round.", "MC-R1"),
    (lambda: asked(PlacePawns(), round=1), "lobby r", "The Lobby is closed this round.", "MC-R1"),
    (
        lambda: asked(PlacePawns(), pawns=pawns(colonies=(0, 1, 2, 3))),
        "colonies",
        "All seats at Colonies are taken.",
        "MC-R3",
    ),
    (lambda: asked(MakeMoves(0, INDUSTRY, 2)), "develop I4", "I4 is at face 4 already.", "MC-V1"),
    (lambda: asked(MakeMoves(0, INDUSTRY, 2)), "tax I1", "I1 is at face 1: there is nothing to tax.", "MC-V1"),
    (lambda: asked(MakeMoves(0, INDUSTRY, 2)), "tax R2", "These moves are for Industry companies.", "MC-1.1"),
    (lambda: colonies(1), "buy asia", "That costs 2 M, and you have 1 M.", "MC-3.3"),
    (colonies, "buy africa", "Africa is not among the cards.", "MC-3.1"),
    (colonies, "pass", "Pick a card: buy it, or discard it.", "MC-3.1"),
    (lambda: companies(3), "buy transport", "That costs 4 M, and you have 3 M.", "MC-5.1"),
    (lambda: asked(BuyContract(0, 1), money=2), "buy asia", "That costs 3 M, and you have 2 M.", "MC-2.c"),
    (lambda: asked(BuyContract(0, 1)), "buy india", "Bob has no such card: India.", "MC-2.c"),
    (lambda: asked(SwapUnrest(0, 1)), "swap oceania asia", "You have no such card: Oceania.", "MC-2.e"),
    (lambda: asked(Dumping(0)), "swap I4 Cid T1", "Levels 4 and 1: they may differ by at most 1.", "MC-2.f"),
    (lambda: asked(Dumping(0)), "pass", "This is not optional: choose one.", "MC-2.f"),
    (lambda: asked(ColonialContract(0)), "look ann", "Choose an opponent, not yourself.", "MC-2.c"),
    (
        lambda: asked(HostileTakeover(), money=8, pawns=pawns(exchange_r=(0,))),
        "take Bob T3",
        "That costs 9 M, and you have 8 M.",
        "MC-4.3",
    ),
    (
        lambda: asked(LobbyPrivilege(), pawns=IN_ONE_SECTOR),
        "move transport companies",
        "You have no pawn in Transport in the Lobby.",
        "MC-1.3",
    ),
]


@pytest.mark.parametrize(("match", "line", "sentence", "rule"), REFUSED)
def test_what_may_not_be_done_is_understood_and_explained(match: Any, line: str, sentence: str, rule: str) -> None:
    table = match()
    action = read(table, line)
    assert not isinstance(action, Command)
    with pytest.raises(IllegalAction) as refused:
        table.play(0, action)
    problem = refused.value.problem
    said = Speaker.of(table, "en", 0).problem(problem)
    assert said is not None
    assert (said.replace("\u00a0", " "), problem.rule) == (sentence, rule)


def test_what_fits_no_question_is_left_to_the_step() -> None:
    match = asked(MakeMoves(0, INDUSTRY, 2))
    step, speaker = match.table.agenda[0], Speaker.of(match, "en", 0)
    for line, wish in (("racket", PlayIntrigue(Intrigue.RACKET)), ("buy asia", BuyColony(ASIA)), ("lobby r", None)):
        action = read(match, line)
        assert wish is None or action == wish
        assert isinstance(action, Action)
        problem = step.problem(match.table, 0, action)
        assert problem is not None
        assert speaker.problem(problem) is None


@pytest.mark.parametrize(
    ("step", "rule"),
    [(MakeMoves(0, INDUSTRY, 2), "MC-1.2"), (BuyContract(0, 1), "MC-2.c"), (LastMove(0), "MC-F1")],
)
def test_passing_is_offered_under_the_rule_of_the_question(step: AnyStep, rule: str) -> None:
    assert GAME.rule(Form(Pass), step) == rule
    assert GAME.rule(Form(Develop), step) == "MC-V1"


# Whole games: every offered action can be typed as it is taught, and by its number


def positions(seed: int, players: int) -> Iterator[tuple[Match, int]]:
    match = Match.new("million-club", [*NAMES, "Eve", "Zoé"][:players], seed=seed, options={"profiles": True})
    rng = Random(seed)
    while not match.over:
        seat = match.seat(match.awaited[0])
        yield match, seat
        match.play(seat, rng.choice(match.forms(seat)).sample(rng))


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seed", "players"), [(1, 2), (2, 4), (3, 6)])
def test_every_offered_action_has_a_phrase_and_a_number(lang: str, seed: int, players: int) -> None:
    for match, seat in positions(seed, players):
        speaker = Speaker.of(match, lang, seat)
        speaker.catalogue.troubles.clear()
        mine = Reader(speaker, cast("View", match.view(seat)), seat, match.forms(seat))
        every = [action for form in match.forms(seat) for action in form]
        assert sorted(map(repr, mine.offered)) == sorted(map(repr, every))
        for number, action in enumerate(mine.offered, start=1):
            assert mine.read(str(number)) == action
            assert mine.read(mine.phrases.taught(action)) == action
        assert not speaker.catalogue.troubles


def test_the_tab_key_knows_what_lies_on_the_table() -> None:
    match = asked(MakeMoves(0, INDUSTRY, 2))
    known = Reader(Speaker.of(match, "en", 0), cast("View", match.view(0)), 0, ()).completions()
    assert {"develop", "Bob", "Industry", "Asia", "Lobby", "Racket", "I3+1", "T3"} <= set(known)

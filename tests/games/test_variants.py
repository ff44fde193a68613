"""Variants: other numbers than the book's reach every rule, travel with the match, and are never mistaken for it."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import UNSET, convert, structs

from millions.bots import AnyBot, Host, bot_named
from millions.bots.heists.first_edition import FIRST
from millions.bots.heists.second_edition import SECOND
from millions.bots.heists.spoils import spoils
from millions.bots.skills import guide_for
from millions.core import record
from millions.core.errors import BadDeck, BadRecord, BadSetup
from millions.core.game import game_named
from millions.core.match import Match
from millions.core.replay import verify
from millions.core.seat import SPECTATOR
from millions.core.variant import Variant, limits_of, others
from millions.games.club.variant import Variant as ClubVariant
from millions.games.dollars1.components import LootCard as FirstCard
from millions.games.dollars1.components import Variant as FirstVariant
from millions.games.dollars2.components import LootCard as SecondCard
from millions.games.dollars2.components import Variant as SecondVariant
from millions.games.heists.components import ACROBAT, CROOK, DRIVER
from millions.research.live import LiveSeat
from millions.research.setting import Setting
from millions.words import Speaker

GAMES = ("dollars-1e", "dollars-2e", "million-club")
NAMES = ("Ann", "Bob", "Cid", "Dot")


def numbers_of(game: str) -> type[Variant]:
    kind = game_named(game).variant
    assert kind is not None
    return kind


def match_with(game: str, numbers: dict[str, int], seed: int = 1, **options: Any) -> Match:
    chosen = game_named(game)
    return Match.new(chosen, NAMES, seed=seed, options=options, deck=chosen.read_deck({"variant": numbers}))


def play_out(match: Match, kind: str = "random", seed: int = 1) -> Match:
    bots: dict[int, AnyBot] = {seat: bot_named(kind) for seat in range(len(match.seats))}
    host = Host(match, bots, seed)
    while list(host.sweep()):
        pass
    assert match.over
    return match


def extreme(game: str, high: bool) -> dict[str, int]:
    """All numbers at their lowest or highest at once; never more rounds than a deck has cards."""
    ends = {name: limits.high if high else limits.low for name, limits in limits_of(numbers_of(game)).items()}
    return ends | {"rounds": min(ends["rounds"], limits_of(numbers_of(game))["rounds"].book)}


@pytest.mark.parametrize("game", GAMES)
def test_the_book_has_no_variant_anywhere(game: str) -> None:
    match = play_out(Match.new(game, NAMES, seed=1))
    chosen = game_named(game)
    assert "variant" not in match.header.deck
    assert match.view(SPECTATOR).variant is UNSET  # type: ignore[attr-defined]
    assert b"variant" not in record.encode(match)
    book = {name: limits.book for name, limits in limits_of(numbers_of(game)).items()}
    assert chosen.read_deck({"variant": book}) == chosen.house_deck()


@pytest.mark.parametrize("game", GAMES)
def test_a_match_carries_its_numbers_and_verifies_with_them_only(game: str) -> None:
    match = play_out(match_with(game, {"start_money": 12}))
    assert match.header.deck["variant"] == {"start_money": 12}
    data = record.encode(match)
    assert verify(data).over
    header, first, *_ = map(json.loads, data.splitlines())
    assert first["changes"]["variant"] == {"start_money": 12}
    del header["deck"]["variant"]
    lines = [json.dumps(header, separators=(",", ":"), ensure_ascii=False).encode(), *data.splitlines()[1:-1]]
    with pytest.raises(BadRecord):
        verify(record.close(lines, match.dealer.secret, over=True))


@pytest.mark.parametrize("bots", ["random", "shrewd"])
@pytest.mark.parametrize("high", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_games_end_at_every_limit(game: str, high: bool, bots: str) -> None:
    """The lowest and the highest of all numbers at once: nobody pays what they do not have, and the record verifies."""
    options = {"profiles": True} if game == "million-club" else {}
    match = play_out(match_with(game, extreme(game, high), **options), bots)
    assert verify(record.encode(match)).over
    assert match.table.round <= extreme(game, high)["rounds"]  # type: ignore[attr-defined]


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_each_number_changes_the_game(game: str) -> None:
    """Between the ends of its limits, every number makes a difference in some of a few games with the same cards."""
    chosen, options = game_named(game), {"profiles": True} if game == "million-club" else {}
    names = NAMES + ("Eve", "Fay", "Gus")[: 2 if game == "million-club" else 3]
    for name, limits in limits_of(numbers_of(game)).items():
        ends = (limits.low, min(limits.high, limits.book) if name == "rounds" else limits.high)
        decks = [chosen.read_deck({"variant": {name: end}}) for end in ends]
        for seed in range(40):
            low, high = (
                play_out(Match.new(chosen, names, seed=seed, options=options, deck=deck), seed=seed) for deck in decks
            )
            if [line.events for line in low.log] != [line.events for line in high.log]:
                break
        else:
            pytest.fail(f"{name} changes nothing")


def test_limits_are_named() -> None:
    first, club = game_named("dollars-1e"), game_named("million-club")
    with pytest.raises(BadDeck, match="variant: target 3 is not within 5 to 100"):
        first.read_deck({"variant": {"target": 3}})
    with pytest.raises(BadDeck, match="there is no 'fun' here"):
        first.read_deck({"variant": {"fun": 3}})
    with pytest.raises(BadDeck, match="target 'much' is not a whole number"):
        first.read_deck({"variant": {"target": "much"}})
    with pytest.raises(BadDeck, match="target True is not"):
        first.read_deck({"variant": {"target": True}})
    with pytest.raises(BadDeck, match="a table of numbers"):
        club.read_deck({"variant": 3})
    with pytest.raises(BadDeck, match=r"a file may set a \[variant\], but the box's cards are fixed"):
        club.read_deck({"name": "mine"})


@pytest.mark.parametrize("game", ["dollars-1e", "dollars-2e"])
def test_a_variant_that_could_not_end_is_refused(game: str) -> None:
    with pytest.raises(BadDeck, match="100 rounds need as many cards, and this deck has"):
        game_named(game).read_deck({"variant": {"rounds": 100}})


def test_a_file_may_hold_cards_numbers_or_both(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('name = "mine"\n[variant]\ntarget = 25\n', encoding="utf-8")
    match = Match.new("dollars-1e", NAMES, seed=1, deck=file)
    house = game_named("dollars-1e").house_deck()
    assert match.header.deck["name"] == "mine"
    assert len(match.header.deck["cards"]) == len(house.cards)


# Bots


def test_bots_play_for_the_target_and_by_the_fees_of_the_table() -> None:
    view: Any = match_with("dollars-1e", {"target": 30, "rounds": 6, "drivers_fee": 3}).view(0)
    told = FIRST.at(view)
    assert (told.enough, told.rounds) == (30, 6)
    assert FIRST.at(Match.new("dollars-1e", NAMES, seed=1).view(0)) is FIRST  # type: ignore[arg-type]
    card = FirstCard("Bank", 12, 1)
    crew = tuple(sorted((FIRST.number[DRIVER], FIRST.number[CROOK])))
    more = [spoils(edition, card, ()).expected(crew)[FIRST.number[DRIVER]] for edition in (FIRST, told)]
    assert more[1] - more[0] == 2
    second = SECOND.at(match_with("dollars-2e", {"acrobats_take": 9}).view(0))  # type: ignore[arg-type]
    alone = (SECOND.number[ACROBAT],)
    taken = [spoils(one, SecondCard("Bank", 20), ()).expected(alone) for one in (SECOND, second)]
    assert taken[0] == taken[1]  # the only one left gets the whole pot either way
    both = tuple(sorted((SECOND.number[ACROBAT], SECOND.number[DRIVER])))
    acrobat = [
        spoils(one, SecondCard("Bank", 20), ()).expected(both)[SECOND.number[ACROBAT]] for one in (SECOND, second)
    ]
    assert acrobat[1] > acrobat[0]


def test_the_club_is_judged_by_the_numbers_of_the_table() -> None:
    """Who has money and nothing else looks better where money is worth more points."""
    chosen = game_named("million-club")
    found = []
    for price in (1, 50):
        match = match_with("million-club", {"money_for_a_point": price})
        table = match.table.copy()
        table.money = (60, *table.money[1:])
        found.append(guide_for(chosen).chances(table)[0])
    assert found[0] > found[1]


@pytest.mark.parametrize("game", GAMES)
def test_search_plays_with_other_numbers(game: str) -> None:
    match = match_with(game, {"rounds": 1, "start_money": 9})
    play_out(match, "search:2it")


# Where other numbers are not known


@pytest.mark.parametrize("game", GAMES)
def test_research_says_no(game: str) -> None:
    deck = game_named(game).read_deck({"variant": {"start_money": 9}})
    with pytest.raises(BadSetup, match="play with the book's numbers"):
        Setting.of(game, 4, deck=deck)
    view = match_with(game, {"start_money": 9}).view(0)
    with pytest.raises(BadSetup, match="other numbers than the book's"):
        LiveSeat(game, 4).observation(view)


# Words


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_number_has_a_name_in_both_languages(game: str, lang: str) -> None:
    kind = numbers_of(game)
    changed = {
        name: limits.low if limits.low != limits.book else limits.high for name, limits in limits_of(kind).items()
    }
    variant = convert(changed, kind)
    assert len(others(variant)) == len(structs.fields(kind))
    speaker = Speaker(lang, game, NAMES, variant=variant)
    speaker.catalogue.troubles.clear()  # other tests share the catalogue
    said = speaker.other_numbers()
    assert not speaker.catalogue.troubles
    assert said.count({"en": "in the book", "fr": "dans le livre"}[lang]) == len(changed)
    names = {speaker.text("number-name", number=name) for name in changed}
    assert len(names) == len(changed)


def test_sentences_say_the_numbers_of_the_table() -> None:
    assert "25" in Speaker("en", "dollars-1e", NAMES, variant=FirstVariant(target=25)).text("welcome-aim")
    assert "45" in Speaker("fr", "dollars-2e", NAMES, variant=SecondVariant(target=45)).text("welcome-aim")
    assert "5" in Speaker("en", "million-club", NAMES, variant=ClubVariant(rounds=5)).text("welcome-aim")
    assert "20" in Speaker("en", "dollars-1e", NAMES).text("welcome-aim")


def test_a_seat_may_begin_with_more() -> None:
    for game in GAMES:
        match = match_with(game, {"first_seat_bonus": 3})
        first, second, *_ = match.table.money
        assert first - second == 3


def test_guesses_keep_the_numbers() -> None:
    for game in GAMES:
        match = match_with(game, {"start_money": 9})
        table = game_named(game).guess(match.view(0), Random(1))
        assert table.numbers.start_money == 9

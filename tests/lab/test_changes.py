"""Small changes of a deck, and the search for the smallest one that meets an aim."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence

import msgspec
import pytest

from millions.core.errors import BadSetup, MillionsError
from millions.core.game import AnyGame, game_named
from millions.lab.balance.aims import Aim, Weigh, read_aim, search
from millions.lab.balance.changes import DeckData, NumberChange, as_toml, combined, neighbours
from millions.lab.balance.findings import Finding

GAMES = ["dollars-1e", "dollars-2e"]


def house(game: AnyGame) -> DeckData:
    data: DeckData = msgspec.to_builtins(game.house_deck())
    return data


@pytest.mark.parametrize("name", GAMES)
def test_every_neighbour_differs_in_one_number_within_the_limits(name: str) -> None:
    game = game_named(name)
    deck, found = house(game), list(neighbours(game, house(game)))
    assert len({str(one.change) for one in found}) == len(found) > 15
    for one in found:
        assert game.read_deck(one.deck) != game.house_deck()
        assert one.change.size == 1
        cards = sum(ours != theirs for ours, theirs in zip(deck["cards"], one.deck["cards"], strict=True))
        assert cards + len(one.deck.get("variant", {})) == 1
    fields = {one.change.field for one in found}
    assert fields >= ({"amount", "ante"} if name == "dollars-1e" else {"amount", "bonus of driver"})
    assert NumberChange("First Bank", "amount", 8, 7) not in [one.change for one in found]


@pytest.mark.parametrize("name", GAMES)
def test_a_deck_is_the_same_after_it_was_written_and_read(name: str) -> None:
    game = game_named(name)
    deck = house(game) | {"name": 'with "quotes" and \\'}
    assert game.read_deck(tomllib.loads(as_toml(deck))) == game.read_deck(deck)


def test_numbers_of_the_game_are_changed_too() -> None:
    found = {str(one.change): one.deck for one in neighbours(game_named("million-club"), {})}
    assert found["takeover_factor 3 → 2"] == {"variant": {"takeover_factor": 2}}
    assert "rounds 9 → 8" in found
    assert "rounds 9 → 10" not in found
    back = {str(one.change): one.deck for one in neighbours(game_named("million-club"), {"variant": {"racket": 4}})}
    assert back["racket 4 → 3"] == {}


def test_numbers_are_written_and_read() -> None:
    game = game_named("dollars-1e")
    deck: DeckData = msgspec.to_builtins(game.read_deck({"variant": {"target": 25}}))
    assert game.read_deck(tomllib.loads(as_toml(deck))) == game.read_deck(deck)


@pytest.mark.usefixtures("example_game")
def test_a_game_without_numbers_has_no_neighbours() -> None:
    assert not list(neighbours(game_named("auction"), {}))


def test_changes_of_one_number_are_one_change() -> None:
    up, again, down = (NumberChange("A", "amount", old, new) for old, new in ((8, 9), (9, 10), (9, 8)))
    assert combined([up, again]) == [NumberChange("A", "amount", 8, 10)]
    assert combined([up, down]) == []


# Aims


def test_aims_as_typed() -> None:
    assert read_aim("rounds<7") == Aim("rounds", True, 7)
    assert read_aim(" seat-advantage < 1% ") == Aim("seat-advantage", True, 1)
    assert read_aim("deals>0.5") == Aim("deals", False, 0.5)
    for bad in ("rounds", "rounds=7", "fun<3", "rounds<many"):
        with pytest.raises(BadSetup, match="an aim is a figure"):
            read_aim(bad)


def test_an_advantage_counts_by_its_size_for_the_worst_seat() -> None:
    found = [finding("seat-advantage", "1", 0.5), finding("seat-advantage", "2", -2.5)]
    assert read_aim("seat-advantage<1").value(found) == 2.5
    with pytest.raises(BadSetup, match="no figure 'rounds'; they have: seat-advantage"):
        read_aim("rounds<7").value(found)


def finding(what: str, of: str, value: float) -> Finding:
    return Finding(what, of, 4, "sensible", value, value - 1, value + 1, "number", False)


def as_long_as(scale: float) -> Weigh:
    """Weighs without playing: games are shorter the more the cards are worth."""

    def weigh(decks: Sequence[DeckData]) -> list[list[Finding]]:
        return [[finding("rounds", "", 10 - scale * sum(card["amount"] for card in deck["cards"]))] for deck in decks]

    return weigh


def test_the_search_takes_as_few_steps_as_it_needs() -> None:
    game = game_named("dollars-1e")
    deck = house(game)
    fix = search(game, deck, [read_aim("rounds<0.15")], as_long_as(0.1), as_long_as(0.1))
    before = 10 - 0.1 * sum(card["amount"] for card in deck["cards"])
    assert fix.before[0] == pytest.approx(before)
    assert sum(change.size for change in fix.changes) == pytest.approx((before - 0.15) / 0.1, abs=1)
    assert fix.holds
    assert game.read_deck(fix.deck)


def test_a_fix_that_other_deals_do_not_confirm_says_so() -> None:
    game = game_named("dollars-1e")
    fix = search(game, house(game), [read_aim("rounds<5")], as_long_as(0.1), as_long_as(0.0))
    assert not fix.holds
    assert fix.changes == ()


def test_an_aim_out_of_reach_is_an_error_with_the_closest_value() -> None:
    game = game_named("dollars-1e")
    with pytest.raises(
        MillionsError, match=r"no small change of the deck meets rounds<-50; the closest it came: rounds"
    ):
        search(game, house(game), [read_aim("rounds<-50")], as_long_as(0.1), as_long_as(0.1))


def test_two_numbers_are_changed_where_neither_alone_leads_closer() -> None:
    game = game_named("million-club")

    def weigh(decks: Sequence[DeckData]) -> list[list[Finding]]:
        """Only fewer rounds and dearer companies together help; each alone makes it a little worse."""
        wanted = {"rounds": 8, "company_price": 5}
        right = [sum(deck.get("variant", {}).get(name) == new for name, new in wanted.items()) for deck in decks]
        values = [(7.0 if deck else 6.0, 6.1, 4.0)[number] for number, deck in zip(right, decks, strict=True)]
        return [[finding("rounds", "", value)] for value in values]

    fix = search(game, {}, [read_aim("rounds<5")], weigh, weigh)
    assert {str(change) for change in fix.changes} == {"rounds 9 → 8", "company_price 4 → 5"}
    assert game.read_deck(tomllib.loads(as_toml(fix.deck))) == game.read_deck(fix.deck)

"""M1-S6: decks are data."""

from pathlib import Path
from typing import Any

import pytest

from millions import Match
from millions.core.errors import BadDeck
from millions.games.dollars1 import GAME
from millions.games.dollars1.components import ROLES, LootCard
from millions.games.heists.components import Role
from tests.dollars1.pictures import NAMES

HOUSE = """
First Bank        8 1 brute
Corner Savings    8 1 snitch
Harbour Trust     9 1 driver
Night Train       9 1 -
Casino Aurora    10 1 crook
Museum Gala      10 2 -
Diamond Exchange 10 2 mastermind
Armoured Convoy  11 2 driver
Central Vault    11 2 -
National Mint    12 2 -
"""


def deck_of(number: int, **changes: Any) -> dict[str, Any]:
    """A deck of plain cards, the last of them changed; a change to None takes the field away."""
    cards: list[dict[str, Any]] = [{"name": f"Card {n}", "amount": 9, "ante": 1} for n in range(number)]
    cards[-1] = {field: value for field, value in {**cards[-1], **changes}.items() if value is not None}
    return {"name": "mine", "cards": cards}


def as_file(deck: dict[str, Any], folder: Path) -> Path:
    file = folder / "deck.toml"
    lines = [f"name = {deck['name']!r}"]
    for card in deck["cards"]:
        lines += ["[[cards]]", *(f"{field} = {value!r}" for field, value in card.items())]
    file.write_text("\n".join(lines), encoding="utf-8")
    return file


def test_M1_S6_the_house_deck_is_the_contracts() -> None:
    expected = []
    for line in HOUSE.strip().splitlines():
        *name, amount, ante, symbol = line.split()
        expected.append(LootCard(" ".join(name), int(amount), int(ante), None if symbol == "-" else Role(symbol)))
    assert sorted(GAME.house_deck().cards, key=repr) == sorted(expected, key=repr)


@pytest.mark.parametrize("number", [8, 9, 10, 20])
def test_M1_S6_eight_cards_are_enough(number: int) -> None:
    assert len(GAME.read_deck(deck_of(number)).cards) == number


@pytest.mark.parametrize("number", [1, 7])
def test_M1_S6_fewer_than_eight_cards_are_refused(number: int) -> None:
    with pytest.raises(BadDeck):
        GAME.read_deck(deck_of(number))


def test_M1_S6_no_cards_are_refused() -> None:
    with pytest.raises(BadDeck):
        GAME.read_deck({"name": "mine", "cards": []})


@pytest.mark.parametrize("amount", [8, 9, 10, 11, 12])
@pytest.mark.parametrize("ante", [1, 2])
def test_M1_S6_cards_within_the_limits_are_read_as_written(amount: int, ante: int) -> None:
    deck = GAME.read_deck(deck_of(8, amount=amount, ante=ante))
    assert deck.cards[-1] == LootCard("Card 7", amount, ante)


@pytest.mark.parametrize("symbol", [role.value for role in ROLES])
def test_M1_S6_any_role_may_be_a_symbol(symbol: str) -> None:
    assert GAME.read_deck(deck_of(8, symbol=symbol)).cards[-1].symbol is Role(symbol)


@pytest.mark.parametrize(
    "changes",
    [
        {"amount": 7},
        {"amount": 13},
        {"amount": 0},
        {"amount": -9},
        {"amount": "9"},
        {"amount": 9.5},
        {"amount": None},
        {"ante": 0},
        {"ante": 3},
        {"ante": -1},
        {"ante": None},
        {"symbol": "banker"},
        {"name": None},
    ],
    ids=str,
)
def test_M1_S6_a_card_outside_the_limits_is_refused(changes: dict[str, Any]) -> None:
    with pytest.raises(BadDeck):
        GAME.read_deck(deck_of(10, **changes))


@pytest.mark.parametrize(
    "data", [{}, {"name": "mine"}, {"name": "mine", "cards": 8}, {"name": "mine", "cards": [1] * 8}]
)
def test_M1_S6_what_is_no_deck_is_refused(data: dict[str, Any]) -> None:
    with pytest.raises(BadDeck):
        GAME.read_deck(data)


def test_M1_S6_a_deck_file_is_loaded_and_played_with(tmp_path: Path) -> None:
    match = Match.new(GAME, NAMES[:4], seed=1, deck=as_file(deck_of(8), tmp_path))
    assert match.deck == GAME.read_deck(deck_of(8))


def test_M1_S6_a_bad_deck_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadDeck):
        Match.new(GAME, NAMES[:4], deck=as_file(deck_of(8, amount=13), tmp_path))


def test_M1_S6_a_record_says_which_deck_it_was_played_with(tmp_path: Path) -> None:
    match = Match.new(GAME, NAMES[:4], seed=1, deck=as_file(deck_of(8, symbol="crook"), tmp_path))
    match.save(tmp_path / "record")
    assert Match.load(tmp_path / "record").deck == GAME.read_deck(deck_of(8, symbol="crook"))


def test_M1_S6_a_record_says_that_the_house_deck_was_played_with(tmp_path: Path) -> None:
    match = Match.new(GAME, NAMES[:4], seed=1)
    match.save(tmp_path / "record")
    assert Match.load(tmp_path / "record").deck == GAME.house_deck()


@pytest.mark.parametrize(
    ("changes", "field", "value", "low", "high"),
    [({"amount": 7}, "amount", 7, 8, 12), ({"amount": 13}, "amount", 13, 8, 12), ({"ante": 3}, "ante", 3, 1, 2)],
)
def test_M1_S6_the_refusal_names_the_card_and_the_limit(
    changes: dict[str, int], field: str, value: int, low: int, high: int
) -> None:
    with pytest.raises(BadDeck, match="Card 9") as refusal:
        GAME.read_deck(deck_of(10, **changes))
    facts = refusal.value.facts
    assert [facts[fact] for fact in ("field", "value", "low", "high")] == [field, value, low, high]
    assert "M1-S6" in str(refusal.value)


def test_M1_S6_the_refusal_of_a_small_deck_counts_its_cards() -> None:
    with pytest.raises(BadDeck) as refusal:
        GAME.read_deck(deck_of(7))
    assert (refusal.value.facts["least"], refusal.value.facts["given"]) == (8, 7)

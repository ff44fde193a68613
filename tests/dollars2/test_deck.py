"""M2-S6: decks are data."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from millions import GAMES, Match
from millions.core.errors import BadDeck
from millions.games.dollars2 import GAME
from millions.games.dollars2.components import ROLES, Bonus, LootCard, TurnUp
from millions.games.dollars2.setup import Deck
from millions.games.heists.components import Role
from millions.games.heists.planning import Choose
from tests.dollars2.pictures import COUNTS, NAMES, gains, plan, sit

HOUSE = """
Pawn Shop | 8 | Brute 3, Driver 2
Jewel Thieves' Row | 9 | Acrobat 3, Tech 2
Race Track | 10 | Driver 4
Auction House | 10 | Mentalist 3, Brain 2
Grand Hotel | 11 | Tech 3, Brute 2
River Casino | 12 | Mentalist 4
Data Centre | 12 | Tech 4, Brain 3
Sky Gallery | 13 | Acrobat 4
Gold Train | 14 | Driver 3
Federal Vault | 16 | —
"""
ALL_ROLES = [role.value for role in ROLES]


def deck_of(number: int, **changes: Any) -> dict[str, Any]:
    """A deck of plain cards, the last of them changed; a change to None takes the field away."""
    cards: list[dict[str, Any]] = [{"name": f"Card {n}", "amount": 9} for n in range(number)]
    cards[-1] = {field: value for field, value in {**cards[-1], **changes}.items() if value is not None}
    return {"name": "mine", "roles": {str(players): ALL_ROLES for players in COUNTS}, "cards": cards}


def with_roles(**rows: Any) -> dict[str, Any]:
    """A deck with these rows of the roles' table changed: with_roles(for4=["brute"]); None takes the row away."""
    deck = deck_of(5)
    table = {**deck["roles"], **{name.removeprefix("for"): row for name, row in rows.items()}}
    return {**deck, "roles": {players: row for players, row in table.items() if row is not None}}


def bonuses(**amounts: Any) -> list[dict[str, Any]]:
    return [{"role": role, "amount": amount} for role, amount in amounts.items()]


# The house deck


def test_M2_S6_the_house_deck_is_the_contracts() -> None:
    expected = []
    for line in HOUSE.strip().splitlines():
        name, amount, pictured = line.split(" | ")
        pairs = [one.split() for one in pictured.split(", ") if one != "—"]
        expected.append((name, int(amount), {Role(word.lower()): int(bonus) for word, bonus in pairs}, None))
    cards = GAME.house_deck().cards
    house = [(card.name, card.amount, {one.role: one.amount for one in card.bonuses}, card.brain) for card in cards]
    assert sorted(house, key=repr) == sorted(expected, key=repr)
    assert all(len({one.role for one in card.bonuses}) == len(card.bonuses) for card in cards)


def test_M2_S6_the_house_deck_is_a_good_deck() -> None:
    house = GAME.house_deck()
    assert GAME.read_deck(msgspec.to_builtins(house)) == house


# Cards


@pytest.mark.parametrize("number", [5, 6, 10, 20])
def test_M2_S6_five_cards_are_enough(number: int) -> None:
    assert len(GAME.read_deck(deck_of(number)).cards) == number


@pytest.mark.parametrize("number", [1, 4])
def test_M2_S6_fewer_than_five_cards_are_refused(number: int) -> None:
    with pytest.raises(BadDeck) as refusal:
        GAME.read_deck(deck_of(number))
    assert (refusal.value.facts["least"], refusal.value.facts["given"]) == (5, number)
    assert "M2-S6" in str(refusal.value)


@pytest.mark.parametrize("amount", [1, 30, 60])
@pytest.mark.parametrize("bonus", [1, 20])
@pytest.mark.parametrize("brain", [None, 0, 60])
def test_M2_S6_cards_within_the_limits_are_read_as_written(amount: int, bonus: int, brain: int | None) -> None:
    deck = GAME.read_deck(deck_of(5, amount=amount, bonuses=bonuses(driver=bonus), brain=brain))
    assert deck.cards[-1] == LootCard("Card 4", amount, (Bonus(Role.DRIVER, bonus),), brain)


@pytest.mark.parametrize("role", ALL_ROLES)
def test_M2_S6_any_role_may_have_a_bonus(role: str) -> None:
    assert GAME.read_deck(deck_of(5, bonuses=bonuses(**{role: 3}))).cards[-1].bonuses == (Bonus(Role(role), 3),)


@pytest.mark.parametrize(
    ("changes", "value", "low", "high"),
    [
        ({"amount": 0}, 0, 1, 60),
        ({"amount": 61}, 61, 1, 60),
        ({"amount": -9}, -9, 1, 60),
        ({"bonuses": bonuses(driver=0)}, 0, 1, 20),
        ({"bonuses": bonuses(driver=21)}, 21, 1, 20),
        ({"bonuses": bonuses(brute=3, driver=21)}, 21, 1, 20),
        ({"brain": -1}, -1, 0, 60),
        ({"brain": 61}, 61, 0, 60),
    ],
    ids=str,
)
def test_M2_S6_the_refusal_names_the_card_and_the_limit(
    changes: dict[str, Any], value: int, low: int, high: int
) -> None:
    with pytest.raises(BadDeck, match="Card 7") as refusal:
        GAME.read_deck(deck_of(8, **changes))
    facts = refusal.value.facts
    assert [facts[fact] for fact in ("value", "low", "high")] == [value, low, high]
    assert all(str(number) in str(refusal.value) for number in (value, low, high))
    assert "M2-S6" in str(refusal.value)


@pytest.mark.parametrize(
    "changes",
    [
        {"amount": "9"},
        {"amount": 9.5},
        {"amount": None},
        {"bonuses": bonuses(banker=3)},
        {"bonuses": bonuses(driver="3")},
        {"bonuses": [{"role": "driver"}]},
        {"bonuses": 3},
        {"brain": "9"},
        {"name": None},
        {"ante": 1},
    ],
    ids=str,
)
def test_M2_S6_what_is_no_card_is_refused(changes: dict[str, Any]) -> None:
    with pytest.raises(BadDeck):
        GAME.read_deck(deck_of(8, **changes))


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"name": "mine"},
        {**deck_of(5), "cards": 8},
        {**deck_of(5), "cards": [1] * 8},
        {**deck_of(5), "cards": []},
        {**deck_of(5), "roles": 3},
        {field: value for field, value in deck_of(5).items() if field != "roles"},
    ],
    ids=["nothing", "a name", "no list", "no cards", "empty", "no table", "without a table"],
)
def test_M2_S6_what_is_no_deck_is_refused(data: dict[str, Any]) -> None:
    with pytest.raises(BadDeck):
        GAME.read_deck(data)


# The table of roles


@pytest.mark.parametrize("players", COUNTS)
def test_M2_S6_the_table_has_a_row_for_every_number_of_players(players: int) -> None:
    with pytest.raises(BadDeck, match=str(players)):
        GAME.read_deck(with_roles(**{f"for{players}": None}))


@pytest.mark.parametrize("row", [["banker", "brute"], "brute", 3, []], ids=str)
def test_M2_S6_a_row_lists_roles(row: object) -> None:
    with pytest.raises(BadDeck):
        GAME.read_deck(with_roles(for5=row))


@pytest.mark.parametrize("players", range(4, 9))
def test_M2_S1_the_table_of_the_deck_says_which_roles_are_in_play(players: int) -> None:
    deck = GAME.read_deck(with_roles(**{f"for{players}": ["driver", "brain"]}))
    scene = sit(players, deck=deck)
    scene.play("Nature", TurnUp(scene.table.pile[0]))
    assert {role.value for role in Role if scene.offers("Ann", Choose((role,)))} == {"brain", "driver"}


# Playing with a deck of one's own

FILE = """
name = "mine"
[roles]
3 = ["tech", "acrobat", "brute", "mentalist", "brain", "driver"]
4 = ["brain", "driver"]
5 = ["brain", "driver"]
6 = ["brain", "driver"]
7 = ["brain", "driver"]
8 = ["brain", "driver"]
"""


def test_M2_S6_a_deck_file_is_loaded_and_played_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, GAME.name, GAME)
    card = '[[cards]]\nname = "Card {}"\namount = 33\nbonuses = [{{ role = "driver", amount = 2 }}]\nbrain = 7\n'
    file = tmp_path / "deck.toml"
    file.write_text(FILE + "".join(map(card.format, range(5))), encoding="utf-8")
    match = Match.new(GAME, NAMES[:4], seed=1, deck=file)
    cards = [LootCard(f"Card {n}", 33, (Bonus(Role.DRIVER, 2),), 7) for n in range(5)]
    assert isinstance(match.deck, Deck)
    assert match.deck.cards == tuple(cards)
    assert {form.count() for form in match.forms("Ann")} == {2}


def test_M2_S6_a_bad_deck_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "deck.toml"
    file.write_text(FILE + '[[cards]]\nname = "One"\namount = 33\n', encoding="utf-8")
    with pytest.raises(BadDeck):
        Match.new(GAME, NAMES[:4], deck=file)


def test_M2_S6_the_cards_of_ones_own_deck_are_turned_up() -> None:
    deck = GAME.read_deck(deck_of(5, amount=33))
    scene = sit(4, deck=deck).play("Nature", TurnUp(deck.cards[-1]))
    assert scene.pot == 33


def test_M2_H7_a_brain_amount_of_the_deck_is_what_the_brain_adds() -> None:
    """33 + 8, and 3: the Drivers are out, and the Brain has it all."""
    deck = GAME.read_deck(deck_of(5, amount=33, brain=3))
    scene = plan(sit(4, deck=deck), "Ann Brain | Bob Driver | Cid Driver | Dot Driver", deck.cards[-1]).announce()
    assert gains(scene.all_ready()) == "Ann +42 | Bob -2 | Cid -2 | Dot -2"

"""What is told of a few things that are proved elsewhere: the win, the Lobbyist's company, a deck that is refused."""

from __future__ import annotations

import pytest

from millions import Match
from millions.core import play
from millions.core.errors import BadDeck
from millions.games.club import GAME
from millions.games.club.components import INDUSTRY, Company, Profile
from millions.games.club.moves import Developed
from millions.games.club.profiles import Lobbyist
from millions.games.club.scoring import CountPoints, GameWon
from millions.games.club.setup import Deck, Options
from millions.games.club.table import Table


def counted(purses: tuple[int, ...], *companies: tuple[Company, ...]) -> GameWon:
    """How the end is told, with this money and these companies and no colonies."""
    table: Table = GAME.set_up(("Ann", "Bob", "Cid"), Options(), Deck())
    table.companies, table.agenda, table.news = companies, (CountPoints(),), ()
    table.money = (*purses, *table.money[3:])
    play.run(table)
    assert table.news
    (won,) = [event for event in table.news if isinstance(event, GameWon)]
    return won


def test_MC_X4_the_end_is_told_with_its_reason() -> None:
    level = (Company(INDUSTRY, 3),)
    assert counted((3, 9, 3), (), level, ()) == GameWon((1,), "points", ())
    assert counted((5, 4, 0), level, level, ()) == GameWon((0,), "money", (0, 1))
    assert counted((4, 4, 0), level, level, ()) == GameWon((0, 1), "shared", (0, 1))


def test_MC_Z2_the_lobbyists_company_is_told_as_it_then_is() -> None:
    table: Table = GAME.set_up(("Ann", "Bob"), Options(), Deck())
    table.companies, table.agenda, table.news = ((Company(INDUSTRY),), ()), (Lobbyist(0),), ()
    table.profiles = (Profile.LOBBYIST, Profile.HEIR)
    play.run(table)
    assert list(table.news or ()) == [Developed(0, Company(INDUSTRY, 2))]


def test_MC_S1_another_deck_is_refused() -> None:
    with pytest.raises(BadDeck, match=r"the box's cards are fixed \[MC-S1\]") as refused:
        GAME.read_deck({"name": "mine"})
    assert refused.value.code == "deck-fixed"
    assert Match.new("million-club", ["Ann", "Bob"], seed=1).deck == Deck()

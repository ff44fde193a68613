"""A bot that cannot win the game any more does not play as if nothing mattered: it takes money and a better place."""

from __future__ import annotations

from random import Random

import pytest

from millions.bots.heists.bargaining import Negotiator
from millions.bots.heists.memory import Memory
from millions.bots.heists.mind import HeistMind
from millions.bots.heists.race import CONSOLATION, Race
from millions.bots.skills import mind_for
from millions.bots.temper import PERSONALITIES
from millions.games.dollars1.components import BOOK
from millions.games.heists.bargain import Proposal
from millions.games.heists.components import DRIVER
from millions.games.heists.negotiation import Claim, Ready, Withdraw
from millions.games.heists.terms import terms
from tests.dollars1.pictures import NAMES, negotiation

TO_WIN = sorted(set(PERSONALITIES) - {"miser", "gambler", "steward"})


def last_round(name: str, purse: int) -> Negotiator:
    """Dot, of four Drivers who all say so, when Ann has 16 and Dot this much; the others wait for Dot."""
    picture = f"Ann 16:Driver | Bob 4:Driver | Cid 4:Driver | Dot {purse}:Driver"
    scene = negotiation(picture, loot="12 ante 2", round=BOOK.rounds)
    for character, who in enumerate(NAMES[:4]):
        scene.play(who, Claim(character, DRIVER))
    for who in NAMES[:3]:
        scene.play(who, Ready())
    view = scene.view("Dot")
    mind = mind_for(view, PERSONALITIES[name])
    assert isinstance(mind, HeistMind)
    memory = Memory(4, mind.dials.trust)
    memory.note(view, mind.edition.at(view))
    forms = tuple(scene.ask.options(scene.table, 3))
    return mind.negotiator(view, forms, Random(1), memory)


@pytest.mark.parametrize("name", TO_WIN)
def test_a_bot_that_has_lost_the_game_leaves_a_crowd_rather_than_lose_its_ante(name: str) -> None:
    action, _ = last_round(name, 2).act()
    assert action == Withdraw(3)


@pytest.mark.parametrize("name", TO_WIN)
def test_a_bot_that_has_lost_the_game_leaves_for_good_money(name: str) -> None:
    dot, deal = last_round(name, 2), terms([(1, 3, 4)], [3])
    assert dot.beyond(Proposal(1, 1, deal, (1, 3), (3,)), dot.values.of_deal(deal)) > 0


def race_in_last_round(scale: float) -> Race:
    return Race(0, 20, True, True, True, scale, 4)


def test_a_real_chance_to_win_outweighs_any_money() -> None:
    race = race_in_last_round(1.5)
    lost, better = race.chance([6, 15, 4, 4], {0}), race.chance([9, 15, 4, 4], {0})
    assert 0 < better - lost < 0.01
    assert race.chance([16, 15, 4, 4], {0}) > better + 0.5
    assert race.chance([12, 15, 10, 4], {0}) - race.chance([12, 15, 13, 4], {0}) >= CONSOLATION

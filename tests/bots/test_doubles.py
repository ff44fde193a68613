"""Two players of one role who have both said so: nerve is a reason to stay only while there is somebody to outlast."""

from __future__ import annotations

from random import Random

import pytest

from millions.bots.heists import dials
from millions.bots.heists.memory import Memory
from millions.bots.heists.mind import HeistMind
from millions.bots.skills import mind_for
from millions.bots.temper import PERSONALITIES
from millions.core.message import Action
from millions.games.heists.components import DRIVER
from millions.games.heists.negotiation import Claim, Ready, Withdraw
from tests.dollars1.pictures import negotiation

ANN, BOB = 0, 1
DOUBLED = "Ann 5:Driver | Bob 5:Driver | Cid 5:Brute | Dot 5:Crook"


@pytest.mark.parametrize(("ready", "leaves"), [(False, None), (True, Withdraw(BOB))])
def test_who_would_gain_a_little_by_leaving_does_so_once_the_double_is_ready(
    ready: bool, leaves: Action | None
) -> None:
    scene = negotiation(DOUBLED, loot="9 ante 3", hidden="Brute")
    scene.play("Ann", Claim(ANN, DRIVER)).play("Bob", Claim(BOB, DRIVER))
    if ready:
        scene.play("Ann", Ready())
    view, truthful = scene.view("Bob"), Memory(4, 0.7)
    mind = mind_for(view, PERSONALITIES["shrewd"])
    assert isinstance(mind, HeistMind)
    bob = mind.negotiator(view, (), Random(1), truthful)
    gain = bob.values.money(bob.ways_out[BOB].wins - bob.prospect.wins, bob.prospect.wins)
    assert 0 < gain < dials.PERSONALITIES["shrewd"].nerve, "it would not leave for that alone"
    decision = bob.leave()
    assert (decision and decision[0]) == leaves

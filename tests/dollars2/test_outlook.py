"""What is at stake in a negotiation: reckoned from what everybody sees, by the rules of the sharing."""

from __future__ import annotations

import pytest

from millions.games.dollars2.vote import CallVote
from millions.games.heists.components import BRAIN, DRIVER, TECH, Role
from millions.games.heists.negotiation import Withdraw
from millions.games.heists.outlook import Outlook, outlook
from tests.dollars2.pictures import NAMES, Scene, announcing, negotiation, sit

FOUR = "Ann Driver | Bob Brute | Cid Mentalist | Dot Driver"
THREE = "Ann Driver+Brute | Bob Tech+Driver | Cid Brute+Acrobat"


def seen(scene: Scene) -> Outlook:
    found = outlook(scene.view("Nobody"))
    assert found is not None
    return found


def reach(scene: Scene) -> str:
    return " ".join(NAMES[seat] for seat in seen(scene).reach)


def test_M2_L3_the_shares_of_the_pot_are_rounded_up_and_a_character_that_leaves_takes_2_out_of_it() -> None:
    scene = negotiation(FOUR, loot="10")
    assert (seen(scene).amount, seen(scene).shares) == (18, (12, 7, 6, 5))


def test_M2_N3_what_is_foreseen_for_fewer_comes_true_when_somebody_leaves() -> None:
    scene = negotiation(FOUR, loot="10")
    foreseen = seen(scene).shares
    scene.play("Dot", Withdraw(3))
    assert seen(scene).shares == foreseen[:3]


def test_M2_L1_a_tech_counts_on_the_loss_of_being_left_alone_and_on_its_ante() -> None:
    gone = "Ann Tech | Bob Brute(left) | Cid Mentalist(left) | Dot Driver(left) | Eve Driver(left)"
    mine = {one.hand: (one.least, one.likely, one.most) for one in seen(negotiation(gone, loot="10")).own}
    assert mine[TECH,] == (-7, -7, -7)


def reach_with(scene: Scene, *hand: Role) -> str:
    """Who can have the sum that ends the game with this hand."""
    return " ".join(NAMES[seat] for one in seen(scene).own if one.hand == hand for seat in one.reach)


@pytest.mark.parametrize(("purse", "there"), [(39, ""), (40, "Ann")])
def test_M2_E1_within_reach_is_who_can_have_50_in_the_best_case(purse: int, there: str) -> None:
    """17 are in the pot. The best case: the hidden card is a Brute, so that three of them take 2 each and are out; the
    Driver takes 1 and the other 10: 10 more than it would have by leaving.
    """
    scene = negotiation(f"Ann {purse}:Driver | Bob 2:Driver | Cid 2:Brute | Dot 2:Brute", loot="9", hidden="Driver")
    assert (reach(scene), reach_with(scene, DRIVER)) == (there, there)


def test_M2_E1_who_has_left_with_50_wins_all_the_same() -> None:
    scene = negotiation("Ann 52:Driver(left) | Bob 2:Brute | Cid 2:Mentalist | Dot 2:Driver", loot="10")
    assert reach(scene) == "Ann"


def test_M2_T1_with_three_players_each_character_counts() -> None:
    scene = negotiation("Ann 44:Driver+Brain | Bob Tech+Driver | Cid Brute+Acrobat", loot="10")
    assert reach_with(scene, BRAIN, DRIVER) == "Ann"
    scene.play("Ann", Withdraw(0))
    assert reach_with(scene, BRAIN, DRIVER) == ""


def test_M2_N1_M2_N5_it_is_known_while_people_announce_and_vote() -> None:
    assert seen(announcing(FOUR, loot="10")).shares == (12, 7, 6, 5)
    assert seen(negotiation(FOUR, loot="10").play("Ann", CallVote())).shares == (12, 7, 6, 5)


def test_there_is_nothing_to_say_before_and_after() -> None:
    over = negotiation("Ann 60:Driver | Bob Brute | Cid Mentalist | Dot Driver").all_ready()
    while not over.over:
        over.play(over.awaited[0], next(iter(over.ask.options(over.table, over.ask.awaits(over.table)[0])[0])))
    assert outlook(sit(4).view("Nobody")) is None
    assert outlook(over.view("Nobody")) is None

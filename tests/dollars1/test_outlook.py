"""What is at stake in a negotiation: reckoned from what everybody sees, by the rules of the sharing."""

from __future__ import annotations

import pytest

from millions.core.table import Paid
from millions.games.dollars1.components import BOOK
from millions.games.dollars1.intimidation import Intimidate
from millions.games.dollars1.takings import Takings
from millions.games.heists.components import BRUTE, CROOK, DRIVER, SNITCH, Role, Roles
from millions.games.heists.negotiation import Claim, Withdraw
from millions.games.heists.outlook import Outlook, outlook
from millions.games.heists.prospect import Prospect, hands, own_prospect, prospect
from tests.dollars1.pictures import NAMES, Scene, everyone, heist, negotiation, play_heist, sharing, sit

ANN, BOB = 0, 1
FOUR = "Ann Driver | Bob Brute | Cid Crook | Dot Driver"
THREE = "Ann Driver+Brute | Bob Crook+Snitch | Cid Brute+Mastermind"


TWELVE = Takings(3, 12, 1, None, BOOK)


def seen(scene: Scene) -> Outlook:
    found = outlook(scene.view("Nobody"))
    assert found is not None
    return found


def reach(scene: Scene) -> str:
    return " ".join(NAMES[seat] for seat in seen(scene).reach)


def test_M1_L2_the_shares_are_rounded_down_with_one_two_three_or_four_left() -> None:
    scene = negotiation(FOUR, loot="9 ante 1")
    assert (seen(scene).amount, seen(scene).shares) == (9, (9, 4, 3, 2))


def test_M1_N2_a_character_that_leaves_makes_the_shares_of_the_others_bigger() -> None:
    scene = negotiation("Ann Driver | Bob Brute | Cid Crook | Dot Driver(left)", loot="9 ante 1")
    assert seen(scene).shares == (9, 4, 3)


def test_M1_L1_where_a_mastermind_is_in_play_there_may_be_2_more() -> None:
    assert seen(negotiation(FOUR)).boosted == ()
    eight = negotiation(everyone(8, "Driver", "Brute", "Crook", "Snitch", "Mastermind"), loot="10 ante 1")
    assert seen(eight).boosted == (12, 6, 4, 3, 2, 2, 1, 1)


def test_M1_H2_two_of_a_role_do_not_share_so_the_prospect_counts_those_who_can_be_left() -> None:
    """Three roles in play. All three shown: the hidden card doubles one of them, two are left.

    Two of a kind shown: the hidden card makes a third (one is left), another pair (nobody is), or neither (two are).
    """
    different, doubled, roles = (BRUTE, DRIVER, CROOK), (DRIVER, DRIVER, CROOK), (BRUTE, DRIVER, CROOK)
    assert prospect(TWELVE, roles, different, 4) == Prospect(6, 6, 6)
    assert prospect(TWELVE, roles, doubled, 4) == Prospect(0, 6, 12)
    found = seen(negotiation(FOUR, loot="12 ante 1"))
    assert found.prospect in (Prospect(6, 6, 6), Prospect(0, 6, 12))


def test_M1_N2_the_prospect_counts_who_may_have_left() -> None:
    left = seen(negotiation("Ann Driver | Bob Brute | Cid Crook | Dot Driver(left)", loot="12 ante 1")).prospect
    assert left is not None
    assert left.least == 4
    assert left.most == 12


def own(roles: Roles, shown: Roles, crew: int, per_seat: int = 1) -> dict[Roles, tuple[int, int, int]]:
    """What each hand gains: the least, the likely and the most."""
    each = {hand: own_prospect(TWELVE, roles, shown, crew, hand) for hand in hands(roles, per_seat, crew)}
    return {hand: (found.least, found.likely, found.most) for hand, found in each.items() if found}


def test_M1_H2_a_player_counts_on_the_own_hand() -> None:
    """Two Crooks and a Brute shown. The Driver knows the hidden card: two are left, and the Brute pays it 1.

    A Crook is out and loses its ante, whatever is hidden. The Brute is left alone, or with the Driver; with a second
    Brute hidden, it is out and keeps its ante.
    """
    assert own((BRUTE, DRIVER, CROOK), (CROOK, BRUTE, CROOK), 4) == {
        (BRUTE,): (0, 5, 12),
        (DRIVER,): (7, 7, 7),
        (CROOK,): (-1, -1, -1),
    }


def test_M1_L3_M1_L4_what_roles_pay_and_take_counts() -> None:
    """All three roles share 4 each, beside nobody else: 1 to the Driver from each, 2 to the Crook from the Brute."""
    found = own((BRUTE, DRIVER, CROOK), (CROOK, BRUTE), 3)
    assert [found[role,][2] for role in (DRIVER, CROOK)] == [6, 12]
    assert found[BRUTE,][0] == 0
    assert 4 - 1 - 2 in found[BRUTE,]


def test_M1_N2_a_crook_hopes_that_the_one_who_left_was_the_other() -> None:
    """With the Driver in hand, the one who left is a Crook (three are left) or the Brute (only the Driver is)."""
    found = own((BRUTE, DRIVER, CROOK), (CROOK, BRUTE, CROOK), 3)
    assert found[DRIVER,] == (6, 6, 12)
    assert found[CROOK,] == (-1, -1, 12)


def test_M1_T2_with_three_players_a_hand_has_two_characters_and_two_gains() -> None:
    """The hidden card is known only with a role that nobody sees; two of a role in one hand are out."""
    found = own((BRUTE, DRIVER, CROOK), (BRUTE, DRIVER, DRIVER, DRIVER, BRUTE), 6, per_seat=2)
    assert found[CROOK,] == (12, 12, 12)
    assert found[BRUTE, CROOK] == (12, 12, 12)  # the Brute takes its ante back
    assert found[DRIVER, DRIVER][1] == -2
    assert (CROOK, CROOK) not in found


def test_M1_H8_a_snitch_counts_on_the_fine_of_being_left_alone() -> None:
    """Two Crooks and a Driver are shown: the Snitch's own card is hidden, and it must name one of these two roles.

    Naming the Driver leaves it alone; naming the Crooks, who are out anyway, leaves two, and the Driver gets 1.
    """
    assert own((SNITCH, BRUTE, DRIVER, CROOK), (CROOK, CROOK, DRIVER), 4)[SNITCH,] == (-3, -3, 5)


def test_M1_H8_two_snitches_are_out_and_lose_their_antes() -> None:
    """Two Snitches are shown: a player with the third, or with one of them, is out whatever is hidden."""
    assert own((SNITCH, BRUTE, DRIVER, CROOK), (SNITCH, SNITCH, DRIVER), 4)[SNITCH,] == (-1, -1, -1)


def test_M1_H3_who_may_be_named_counts_on_it() -> None:
    """A Snitch, a Driver and a Crook are shown, and the Brute's own card is hidden: nobody can name it.

    Two share 6.

    The Driver is named in half of the cases, if the Snitch is alone.
    """
    found = own((SNITCH, BRUTE, DRIVER, CROOK), (SNITCH, DRIVER, CROOK), 4)
    assert found[BRUTE,] == (4 - 2, 4 - 2, 4 - 1)
    assert found[DRIVER,][0] == -1


def test_M1_N1_what_changes_if_all_are_what_they_claim() -> None:
    """A Driver, a Brute and a Crook are shown. With Brute, Crook and Brute around, a Driver shares 12 with a Crook.

    For a third Brute, or a second Brute and a second Crook, one hidden card is not enough.
    """
    scene = negotiation(FOUR, loot="12 ante 1", hidden="Driver")
    assert seen(scene).believed == ((), (), (), ())
    for name, character, role in (("Bob", 1, BRUTE), ("Cid", 2, CROOK), ("Dot", 3, DRIVER), ("Dot", 3, BRUTE)):
        scene.play(name, Claim(character, role))
    found = seen(scene)
    believed = dict(zip([one.hand for one in found.own], found.believed[0], strict=True))
    assert believed == {(BRUTE,): None, (DRIVER,): (7, 7), (CROOK,): None}


def test_M1_N1_who_says_nothing_may_be_anything() -> None:
    """With Brute and Crook around, and Dot silent, a Driver is alone with both, with one of them, or is doubled."""
    scene = negotiation(FOUR, loot="12 ante 1", hidden="Driver")
    scene.play("Bob", Claim(1, BRUTE))
    scene.play("Cid", Claim(2, CROOK))
    found = seen(scene)
    believed = dict(zip([one.hand for one in found.own], found.believed[0], strict=True))
    assert believed[DRIVER,] == (-1, 7)


def test_M1_H2_no_more_can_share_than_there_are_roles() -> None:
    """Five of six are in, and four roles are in play: at most three share once the Snitch has named one of them."""
    picture = "Ann Driver | Bob Brute | Cid Crook | Dot Snitch | Eve Driver | Fay Brute(left)"
    found = seen(negotiation(picture, loot="10 ante 1")).fullest
    assert found is not None
    assert found.heads <= 4
    assert found.share * found.heads + found.rest == 10


def test_M1_H8_a_snitch_who_is_in_alone_has_nobody_to_share_with() -> None:
    gone = "Ann Snitch | Bob Brute(left) | Cid Crook(left) | Dot Driver(left) | Eve Crook(left)"
    found = seen(negotiation(gone, loot="10 ante 1"))
    mine = {one.hand: (one.least, one.likely, one.most) for one in found.own}
    assert mine[SNITCH,] == (-3, -3, -3)


def reach_with(scene: Scene, *hand: Role) -> str:
    """Who can have the sum that ends the game with this hand."""
    (found,) = [one.reach for one in seen(scene).own if one.hand == hand]
    return " ".join(NAMES[seat] for seat in found)


@pytest.mark.parametrize(("purse", "there"), [(9, ""), (10, "Ann")])
def test_M1_E1_within_reach_is_who_can_have_20_in_the_best_case(purse: int, there: str) -> None:
    """Ante 1 on the card. The best case: alone in it, with the whole 9 and the bonus of 1."""
    scene = negotiation(
        f"Ann {purse}:Driver | Bob 3:Brute | Cid 3:Driver | Dot 3:Brute", loot="9 ante 1 Driver", hidden="Driver"
    )
    assert reach(scene) == there
    assert reach_with(scene, DRIVER) == there


def test_M1_H2_a_double_that_is_known_is_not_within_reach_however_rich() -> None:
    """Two Crooks and a Brute are shown: the third of the Crooks, or one of the two, is out and shares nothing."""
    scene = negotiation("Ann 30:Crook | Bob Brute | Cid Crook | Dot Driver", hidden="Driver")
    assert reach_with(scene, CROOK) == ""
    assert "Ann" in reach(scene)
    assert "Ann" in reach_with(scene, DRIVER)


def test_M1_E1_who_is_within_reach_beside_a_player_depends_on_that_players_hand() -> None:
    """A Brute and two Drivers are shown. The Crook knows the hidden card: two Drivers are out, and a Brute shares with
    the Crook, 4 each and the ante of 1: Bob ends on 18 at most. A Driver cannot exclude that Bob has all of it."""
    scene = negotiation("Ann 3:Crook | Bob 13:Driver | Cid 3:Driver | Dot 3:Brute", loot="9 ante 1", hidden="Crook")
    beside = {one.hand: one.rivals for one in seen(scene).own if 0 in one.seats}
    assert "Bob" in reach(scene)
    assert beside[CROOK,] == ()
    assert BOB in beside[DRIVER,]


def test_M1_N11_who_has_looked_at_a_card_counts_with_it() -> None:
    """Ann and Bob are both the Driver, and one Driver is shown. Ann has seen Bob's card: both are out."""
    scene = negotiation("Ann 3:Driver | Bob 16:Driver | Cid 3:Crook | Dot 3:Brute", loot="9 ante 1", hidden="Driver")
    scene.give_cards(Ann=1)
    blind = {one.hand: one for one in seen(scene).own}
    assert (blind[DRIVER,].least, blind[DRIVER,].most) != (-1, -1)
    assert seen(scene).seen == ()
    scene.play("Ann", Intimidate(BOB), Claim(ANN, CROOK)).play("Cid", Claim(2, DRIVER))
    each = {(one.own.hand, one.role): one for one in seen(scene).seen}
    assert {(one.seat, one.character) for one in each.values()} == {(ANN, BOB)}
    both = each[(DRIVER,), DRIVER]
    assert (both.own.least, both.own.likely, both.own.most) == (-1, -1, -1)
    assert BOB not in both.own.rivals
    other = each[(DRIVER,), CROOK]
    assert other.own.most > 0
    assert BOB in other.own.rivals
    scene.play("Bob", Withdraw(BOB))
    assert seen(scene).seen == ()


def test_M1_E1_a_character_that_has_left_does_not_share_and_is_not_within_reach() -> None:
    rich = "Ann 30:Driver(left) | Bob Brute | Cid Crook | Dot Driver"
    assert reach(negotiation(rich)) == ""


def test_M1_T2_with_three_players_each_character_counts() -> None:
    scene = negotiation(f"Ann 13:{THREE.removeprefix('Ann ')}", loot="12 ante 1")
    assert (seen(scene).shares[-1], reach(scene)) == (2, "Ann")  # 13 with both antes, and 7 in the best case
    assert reach_with(scene, BRUTE, DRIVER) == "Ann"
    assert reach_with(scene, DRIVER) == ""  # two of Ann's characters are in


def test_M1_L2_it_comes_true_for_those_who_are_all_different() -> None:
    picture = "Ann Brute | Bob Snitch(left) | Cid Crook | Dot Driver(left) | Eve Driver(left)"
    promised = seen(negotiation(picture, loot="9 ante 1")).shares[-1]
    paid = sharing(picture, loot="9 ante 1").told(Paid)
    assert [one.amount for one in paid if one.why == "share"] == [promised, promised]


def test_there_is_nothing_to_say_before_during_and_after() -> None:
    assert outlook(sit(4).view("Nobody")) is None
    snitch = play_heist(negotiation("Ann Snitch | Bob Brute | Cid Crook | Dot Driver | Eve Crook"))
    won = play_heist(negotiation("Ann 30:Driver | Bob Brute | Cid Crook | Dot Brute"))
    assert won.over
    assert [outlook(scene.view("Nobody")) for scene in (snitch, heist(FOUR), won)] == [None] * 3

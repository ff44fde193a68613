"""M2-N1: first everybody announces a role; later claims are talk."""

import pytest

from millions.games.dollars2.announcements import Announce, Announced
from millions.games.dollars2.components import ROLES
from millions.games.dollars2.vote import CallVote
from millions.games.heists.bargain import Propose
from millions.games.heists.components import ACROBAT, BRUTE, DRIVER, MENTALIST, TECH, Claimed, Role
from millions.games.heists.negotiation import Claim, Ready, Withdraw
from tests.dollars2.pictures import COUNTS, NAMES, announcing, everyone, negotiation, plan, sit

FIVE = "Ann Driver | Bob Mentalist | Cid Brute | Dot Brute | Eve Tech"
EVERYBODY = (*NAMES[:5], "Nobody")
ANN, BOB = 0, 1


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("leader", [0, 1, -1])
def test_M2_N1_from_the_leader_clockwise_everybody_announces(players: int, leader: int) -> None:
    first = range(players)[leader]
    hand = "Driver+Brute" if players == 3 else "Driver"
    scene = announcing(everyone(players, hand), leader=NAMES[first])
    order = []
    while scene.offers_any(scene.awaited[0], Announce):
        assert len(scene.awaited) == 1
        assert scene.open == scene.awaited
        order.append(scene.awaited[0])
        scene.play(scene.awaited[0], Announce((DRIVER,) * scene.table.per_seat))
    assert order == [NAMES[(first + n) % players] for n in range(players)]
    assert [event.seat for event in scene.told(Announced)] == [(first + n) % players for n in range(players)]


def test_M2_N1_an_announcement_must_be_made_before_anything_else() -> None:
    scene = announcing(FIVE)
    for number, name in enumerate(NAMES[:5]):
        assert scene.verbs(name) == {Announce}
        assert all(not scene.verbs(other) for other in NAMES[:5] if other != name)
        scene.play(name, Announce((BRUTE,)))
        assert len(scene.told(Announced)) == number + 1
    assert scene.verbs("Ann") == {Claim, Withdraw, Ready, CallVote, Propose}
    assert not any(scene.offers_any(name, Announce) for name in NAMES[:5])


@pytest.mark.parametrize("word", [role.value for role in ROLES])
def test_M2_N1_truth_or_lie(word: str) -> None:
    scene = announcing(FIVE).play("Ann", Announce((Role(word),)))
    assert scene.table.roles[ANN] is DRIVER
    for who in EVERYBODY:
        assert Announced(ANN, (Role(word),)) in scene.seen_by(who)
        assert scene.view(who).announced == (Role(word), None, None, None, None)


@pytest.mark.parametrize(
    ("players", "roles"),
    [
        (4, "brute mentalist driver"),
        (5, "tech brute mentalist driver"),
        (6, "tech acrobat brute mentalist driver"),
        (7, "tech acrobat brute mentalist brain driver"),
        (8, "tech acrobat brute mentalist brain driver"),
    ],
)
def test_M2_N1_a_role_in_play_is_announced_shown_or_not(players: int, roles: str) -> None:
    """With the house table; everybody sent a Driver."""
    scene = sit(players)
    plan(scene, everyone(players, "Driver"), scene.table.pile[0])
    assert {role.value for role in Role if scene.offers("Ann", Announce((role,)))} == set(roles.split())


def test_M2_N1_with_one_character_one_role_is_announced() -> None:
    scene = announcing(FIVE)
    assert not scene.offers("Ann", Announce(()))
    assert not scene.offers("Ann", Announce((DRIVER, BRUTE)))


def test_M2_N1_an_announcement_binds_nobody() -> None:
    scene = announcing(FIVE)
    money, roles = scene.table.money, scene.table.roles
    scene.announce("Acrobat")
    assert (scene.table.money, scene.table.roles) == (money, roles)
    assert scene.table.crew == (0, 1, 2, 3, 4)
    assert scene.offers("Ann", Claim(ANN, BRUTE))


def test_M2_N1_announcements_tell_nothing_of_the_role() -> None:
    one = negotiation(FIVE, hidden="Brute")
    other = negotiation("Ann Mentalist | Bob Driver | Cid Brute | Dot Brute | Eve Tech", hidden="Brute")
    assert one.sights("Eve") == other.sights("Eve")


def test_M2_N1_announcements_do_not_count_as_claims() -> None:
    scene = negotiation(FIVE)
    assert scene.table.claims == ()
    assert not scene.told(Claimed)
    scene.play("Ann", *[Claim(ANN, BRUTE)] * 20)
    assert not scene.offers_any("Ann", Claim)


@pytest.mark.parametrize("claimed", ROLES)
def test_M2_N1_later_claims_are_talk_true_or_not(claimed: Role) -> None:
    scene = negotiation(FIVE)
    money, roles, announced = scene.table.money, scene.table.roles, scene.table.announced
    scene.play("Ann", Claim(ANN, claimed))
    for who in EVERYBODY:
        assert Claimed(ANN, claimed) in scene.seen_by(who)
        assert scene.view(who).claims == (Claimed(ANN, claimed),)
    assert (scene.table.money, scene.table.roles, scene.table.announced) == (money, roles, announced)


def test_M2_N1_a_player_may_claim_one_role_and_then_another() -> None:
    scene = negotiation(FIVE).play("Ann", Claim(ANN, BRUTE), Claim(ANN, TECH), Claim(ANN, BRUTE))
    assert [claim.role for claim in scene.told(Claimed)] == [BRUTE, TECH, BRUTE]


def test_M2_N1_one_claims_for_oneself_only() -> None:
    assert not negotiation(FIVE).offers("Ann", Claim(BOB, BRUTE))


def test_M2_N1_three_players_announce_both_characters() -> None:
    scene = announcing(everyone(3, "Driver+Brute"))
    assert not any(scene.offers("Ann", Announce((role,))) for role in Role)
    scene.play("Ann", Announce((TECH, ACROBAT)))
    assert scene.table.announced == (TECH, ACROBAT, None, None, None, None)
    assert Announced(ANN, (TECH, ACROBAT)) in scene.seen_by("Nobody")


def test_M2_N1_three_players_may_announce_any_pair_even_the_same_role_twice() -> None:
    scene = announcing(everyone(3, "Driver+Brute"))
    assert all(scene.offers("Ann", Announce((a, b))) for a in ROLES for b in ROLES)
    scene.play("Ann", Announce((MENTALIST, MENTALIST)))
    assert scene.table.announced[:2] == (MENTALIST, MENTALIST)


def test_M2_N1_three_players_of_the_house_table_have_no_brain_to_announce() -> None:
    scene = sit(3)
    plan(scene, everyone(3, "Driver+Brute"), scene.table.pile[0])
    in_play = set(ROLES) - {Role.BRAIN}
    offered = {(a, b) for a in Role for b in Role if scene.offers("Ann", Announce((a, b)))}
    assert offered == {(a, b) for a in in_play for b in in_play}


def test_M2_N1_announcements_are_made_anew_every_round() -> None:
    scene = negotiation(FIVE).all_leave()
    plan(scene, FIVE, scene.table.pile[0])
    assert scene.table.announced == (None,) * 5
    assert scene.verbs(scene.leader) == {Announce}

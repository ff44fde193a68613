"""M2-S: what lies on the table before the first card."""

from collections.abc import Callable
from fractions import Fraction

import pytest

from millions.core.errors import BadSetup
from millions.core.seat import NATURE, OPEN, SPECTATOR
from millions.core.table import Paid
from millions.games.dollars2 import GAME
from millions.games.dollars2.announcements import Announce
from millions.games.dollars2.components import ROLES, LootCard, LootTurned, TurnUp
from millions.games.dollars2.ending import EndAtFifty
from millions.games.dollars2.vote import CallVote, Vote
from millions.games.heists.components import DRIVER, Role
from millions.games.heists.negotiation import Claim, Ready
from millions.games.heists.planning import Choose
from millions.games.heists.setup import GiveLeaderCard, LeaderChosen
from tests.dollars2.pictures import (
    COUNTS,
    NAMES,
    POT,
    Scene,
    announcing,
    deck_with,
    everyone,
    gains,
    negotiation,
    plan,
    play_heist,
    sharing,
    sit,
    whole_round,
)

ROLES_IN_PLAY = {
    3: "tech acrobat brute mentalist driver",
    4: "brute mentalist driver",
    5: "tech brute mentalist driver",
    6: "tech acrobat brute mentalist driver",
    7: "tech acrobat brute mentalist brain driver",
    8: "tech acrobat brute mentalist brain driver",
}


# S1


def test_M2_S1_six_roles_exist() -> None:
    assert {role.value for role in ROLES} == {"tech", "acrobat", "brute", "mentalist", "brain", "driver"}


@pytest.mark.parametrize("players", COUNTS)
def test_M2_S1_the_roles_in_play_follow_the_number_of_players(players: int) -> None:
    in_play = sit(players).table.roles_in_play
    assert sorted(role.value for role in in_play) == sorted(ROLES_IN_PLAY[players].split())


@pytest.mark.parametrize("players", range(4, 9))
def test_M2_S1_only_roles_in_play_can_be_chosen(players: int) -> None:
    scene = sit(players)
    scene.play("Nature", TurnUp(scene.table.pile[0]))
    for name in NAMES[:players]:
        offered = {role.value for role in Role if scene.offers(name, Choose((role,)))}
        assert offered == set(ROLES_IN_PLAY[players].split())


def test_M2_S1_an_owner_of_the_box_can_correct_the_table() -> None:
    scene = sit(4, deck=deck_with())
    scene.play("Nature", TurnUp(scene.table.pile[0]))
    assert all(scene.offers("Ann", Choose((role,))) for role in ROLES)


# S2


@pytest.mark.parametrize("players", COUNTS)
def test_M2_S2_each_player_starts_with_10(players: int) -> None:
    scene = sit(players)
    assert [scene.purse(name) for name in NAMES[:players]] == [10] * players
    assert scene.table.money[players:-1] == (0,) * (POT + 1 - players)


def test_M2_S2_the_game_is_for_3_to_8() -> None:
    for players in COUNTS:
        GAME.check_seats(NAMES[:players])
    for players in (0, 1, 2, 9):
        with pytest.raises(BadSetup) as refusal:
            GAME.check_seats(tuple(f"P{n}" for n in range(players)))
        assert (refusal.value.facts["low"], refusal.value.facts["high"]) == (3, 8)


# S3


def chances(scene: Scene) -> dict[LootCard, Fraction]:
    """How likely each Loot card is to be turned up next."""
    (form,) = scene.ask.options(scene.table, NATURE)
    return {card: form.chance(TurnUp(card)) for card in GAME.house_deck().cards if scene.offers("Nature", TurnUp(card))}


def turn_up_and_leave(scene: Scene, card: LootCard) -> None:
    plan(scene, everyone(4, "Driver"), card).announce().all_leave()


def test_M2_S3_every_card_is_equally_likely_to_be_in_the_pile_and_on_top() -> None:
    assert chances(sit(4)) == dict.fromkeys(GAME.house_deck().cards, Fraction(1, 10))


def test_M2_S3_five_cards_are_played_and_the_others_are_never_seen() -> None:
    scene = sit(4)
    cards = GAME.house_deck().cards
    for number, card in enumerate(cards[:5]):
        assert chances(scene) == dict.fromkeys(cards[number:], Fraction(1, 10 - number))
        turn_up_and_leave(scene, card)
    assert scene.over
    assert [event.card for event in scene.told(LootTurned)] == list(cards[:5])


def test_M2_S3_the_pile_is_face_down() -> None:
    """Nobody knows which of the cards that were not turned up lie in it."""
    scene = sit(4)
    turn_up_and_leave(scene, scene.table.pile[0])
    piles = {scene.view(name).pile for name in (*NAMES[:4], "Nobody")}
    assert piles == {GAME.house_deck().cards[1:]}


# S4


@pytest.mark.parametrize("players", COUNTS)
def test_M2_S4_the_first_leader_is_chosen_at_random(players: int) -> None:
    scene = sit(players, leader=None)
    assert scene.awaited == ("Nature",)
    (form,) = scene.ask.options(scene.table, NATURE)
    assert [form.chance(GiveLeaderCard(n)) for n in range(players)] == [Fraction(1, players)] * players
    assert form.chance(GiveLeaderCard(players)) == 0


def test_M2_S4_who_is_given_the_leader_card_leads_and_all_are_told() -> None:
    scene = sit(5, leader=None)
    scene.play("Nature", GiveLeaderCard(3))
    assert scene.leader == "Dot"
    assert LeaderChosen(3) in scene.seen_by("Nobody")
    assert scene.offers_any("Nature", TurnUp)


@pytest.mark.parametrize("leader", NAMES[:5])
def test_M2_S4_a_host_may_name_the_first_leader(leader: str) -> None:
    scene = sit(5, leader=leader)
    assert scene.leader == leader
    assert not scene.offers_any("Nature", GiveLeaderCard)
    assert scene.offers_any("Nature", TurnUp)


def test_M2_S4_a_named_leader_must_sit_at_the_table() -> None:
    with pytest.raises(BadSetup):
        sit(5, leader="Zoe")


# S5


def test_M2_S5_an_empty_reserve_still_fills_the_pot_and_pays() -> None:
    """9 + 8 in the pot, 6 of it from the reserve; the Brute takes 2, and two share 15, rounded up."""
    scene = sit(4, deck=deck_with("9"))
    scene.give(Ann=0, Bob=0, Cid=0, Dot=scene.reserve + 40)
    assert scene.reserve == 0
    plan(scene, "Ann Brute | Bob Mentalist | Cid Driver | Dot Driver", "9").announce()
    assert (scene.pot, scene.reserve) == (17, -15)
    play_heist(scene.pause_before(EndAtFifty), robs="Ann")
    assert gains(scene) == "Ann +8 | Bob +10 | Dot -2"
    assert scene.reserve == -16


# S7


@pytest.mark.parametrize("viewer", ["Ann", "Bob", "Eve", "Nobody"])
def test_M2_S7_purses_and_the_pot_are_open_to_all(viewer: str) -> None:
    scene = negotiation("Ann 1:Driver | Bob 7:Brute | Cid Brute | Dot Brute | Eve Tech", loot="9")
    view = scene.view(viewer)
    assert view.money[:5] == (0, 5, 8, 8, 8)
    assert view.money[POT] == 9 + 10


@pytest.mark.parametrize("viewer", [*range(4), SPECTATOR])
def test_M2_S7_payments_are_seen_by_all(viewer: int) -> None:
    """The loot, antes, an ante taken back, what Acrobat, Brute and Mentalist take, the shares."""
    scene = sharing("Ann Acrobat | Bob Mentalist | Cid Brute | Dot Brute(left)", robs="Cid")
    payments = scene.told(Paid)
    assert {(paid.source, paid.target) for paid in payments} >= {(-1, 8), (0, 8), (8, 3), (8, 0), (8, 2), (2, 1)}
    assert all(paid.seen_by(viewer) for paid in payments)


def test_M2_S7_every_change_of_money_is_told() -> None:
    scene = sharing("Ann 1:Acrobat | Bob Mentalist | Cid Brute | Dot Brute(left)", robs="Cid", loot="9 Acrobat 2")
    money = list(scene.before)
    for paid in scene.told(Paid):
        money[paid.source] -= paid.amount
        money[paid.target] += paid.amount
    assert tuple(money) == scene.table.money


OPEN_TO_ALL = (
    *("players", "per_seat", "roles_in_play", "money", "pile", "leader", "round", "winners", "loot", "shown"),
    *("announced", "crew", "left", "face_up", "claims", "proposals", "proposals_made", "votes_held", "named"),
)


def busy_negotiation() -> Scene:
    """A scene in which nearly everything has happened."""
    scene = negotiation("Ann Tech | Bob Driver | Cid Driver | Dot Brain(left) | Eve Brute", leader="Bob")
    scene.play("Ann", Claim(0, DRIVER)).propose("Ann", "Ann pays Bob 1, Bob leaves")
    return scene.play("Eve", Ready())


def vote_runs() -> Scene:
    return busy_negotiation().play("Bob", CallVote()).play("Bob", Vote(True)).play("Dot", Vote(False))


SCENES: dict[str, Callable[[], Scene]] = {
    "before the first card": lambda: sit(5),
    "announcements": lambda: announcing(everyone(5, "Driver", "Brute")).play("Ann", Announce((DRIVER,))),
    "negotiation": busy_negotiation,
    "a vote": vote_runs,
    "the tech names": lambda: busy_negotiation().vote("Ann", "Bob", "Cid"),
    "sharing": lambda: sharing("Ann Tech | Bob Driver | Cid Driver | Dot Brain(left) | Eve Brute", names="Driver"),
    "the end": lambda: whole_round("Ann 45:Brain | Bob Driver | Cid Driver | Dot Brute(left) | Eve Brute(left)"),
}


@pytest.mark.parametrize("viewer", ["Ann", "Dot", "Nobody"])
@pytest.mark.parametrize("when", SCENES)
def test_M2_S7_all_that_is_no_secret_is_open_to_all(when: str, viewer: str) -> None:
    scene = SCENES[when]()
    view = scene.view(viewer)
    assert {name: getattr(view, name) for name in OPEN_TO_ALL} == {
        name: getattr(scene.table, name) for name in OPEN_TO_ALL
    }
    assert set(view.ready) == scene.table.ready


@pytest.mark.parametrize("viewer", ["Ann", "Dot", "Nobody"])
@pytest.mark.parametrize("when", SCENES)
def test_M2_S7_a_face_down_card_is_known_to_its_player_only(when: str, viewer: str) -> None:
    scene = SCENES[when]()
    table = scene.table
    for character, known in enumerate(scene.view(viewer).known):
        may_know = NAMES[character] == viewer or character in table.face_up
        assert known is (table.roles[character] if may_know else None)


def test_M2_S7_a_finished_match_can_be_laid_open() -> None:
    scene = SCENES["the end"]()
    assert scene.over
    laid_open = GAME.view(scene.table, OPEN)
    assert laid_open.known == scene.table.roles
    assert laid_open.set_aside is Role.BRUTE

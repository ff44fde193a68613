"""M1-S: what lies on the table before the first card."""

from collections.abc import Callable
from fractions import Fraction

import pytest

from millions import Match
from millions.core.errors import BadSetup
from millions.core.seat import NATURE, OPEN, SPECTATOR
from millions.core.table import Paid
from millions.games.dollars1 import GAME
from millions.games.dollars1.components import LootCard, LootTurned, TurnUp
from millions.games.dollars1.intimidation import Intimidate
from millions.games.dollars1.negotiation import CallTime
from millions.games.heists.components import Role
from millions.games.heists.negotiation import Claim, Ready
from millions.games.heists.planning import Choose
from millions.games.heists.setup import GiveLeaderCard, LeaderChosen
from tests.dollars1.pictures import (
    COUNTS,
    NAMES,
    Scene,
    deck_with,
    everyone,
    gains,
    negotiation,
    plan,
    sharing,
    sit,
    whole_round,
)

ROLES_IN_PLAY = {
    3: "snitch brute driver crook mastermind",
    4: "brute driver crook",
    5: "snitch brute driver crook",
    6: "snitch brute driver crook",
    7: "snitch brute driver crook mastermind",
    8: "snitch brute driver crook mastermind",
}


@pytest.mark.parametrize("players", COUNTS)
def test_M1_S1_the_roles_in_play_follow_the_number_of_players(players: int) -> None:
    in_play = [Role(word) for word in ROLES_IN_PLAY[players].split()]
    scene = sit(players)
    assert set(scene.table.roles_in_play) == set(in_play)
    assert len(scene.table.roles_in_play) == len(in_play)


@pytest.mark.parametrize("players", range(4, 9))
def test_M1_S1_only_roles_in_play_can_be_chosen(players: int) -> None:
    scene = sit(players)
    scene.play("Nature", TurnUp(scene.table.pile[0]))
    for name in NAMES[:players]:
        offered = {role.value for role in Role if scene.offers(name, Choose((role,)))}
        assert offered == set(ROLES_IN_PLAY[players].split())


@pytest.mark.parametrize("players", COUNTS)
def test_M1_S2_everybody_starts_with_5(players: int) -> None:
    scene = sit(players)
    assert [scene.purse(name) for name in NAMES[:players]] == [5] * players
    assert scene.table.money[players:-1] == (0,) * (16 - players)


@pytest.mark.parametrize("players", [1, 2, 9])
def test_M1_S2_the_game_is_for_3_to_8(players: int) -> None:
    with pytest.raises(BadSetup):
        Match.new(GAME, [f"P{n}" for n in range(players)])


def chances(scene: Scene) -> dict[LootCard, Fraction]:
    """How likely each Loot card is to be turned up next."""
    (form,) = scene.ask.options(scene.table, NATURE)
    return {card: form.chance(TurnUp(card)) for card in GAME.house_deck().cards if scene.offers("Nature", TurnUp(card))}


def turn_up_and_leave(scene: Scene, card: LootCard) -> None:
    plan(scene, everyone(4, "Driver"), card).all_leave()


def test_M1_S3_every_card_is_equally_likely_to_be_in_the_pile_and_on_top() -> None:
    assert chances(sit(4)) == dict.fromkeys(GAME.house_deck().cards, Fraction(1, 10))


def test_M1_S3_a_turned_card_is_gone_and_the_others_stay_equally_likely() -> None:
    scene = sit(4)
    first, *others = GAME.house_deck().cards
    turn_up_and_leave(scene, first)
    assert chances(scene) == dict.fromkeys(others, Fraction(1, 9))


def test_M1_S3_eight_cards_are_played_and_two_are_never_seen() -> None:
    scene = sit(4)
    for number, card in enumerate(GAME.house_deck().cards[:8]):
        assert chances(scene) == dict.fromkeys(GAME.house_deck().cards[number:], Fraction(1, 10 - number))
        turn_up_and_leave(scene, card)
    assert scene.over
    assert [event.card for event in scene.told(LootTurned)] == list(GAME.house_deck().cards[:8])


def test_M1_S3_nobody_knows_which_cards_are_out_of_the_game() -> None:
    scene = sit(4)
    turn_up_and_leave(scene, scene.table.pile[0])
    piles = {scene.view(name).pile for name in (*NAMES[:4], "Nobody")}
    assert piles == {GAME.house_deck().cards[1:]}


@pytest.mark.parametrize("players", COUNTS)
def test_M1_S4_the_first_leader_is_chosen_at_random(players: int) -> None:
    scene = sit(players, leader=None)
    assert scene.awaited == ("Nature",)
    (form,) = scene.ask.options(scene.table, NATURE)
    assert [form.chance(GiveLeaderCard(n)) for n in range(players)] == [Fraction(1, players)] * players
    assert form.chance(GiveLeaderCard(players)) == 0


def test_M1_S4_who_is_given_the_leader_card_leads_and_all_are_told() -> None:
    scene = sit(5, leader=None)
    scene.play("Nature", GiveLeaderCard(3))
    assert scene.table.leader == 3
    assert LeaderChosen(3) in scene.seen_by("Nobody")


@pytest.mark.parametrize("leader", NAMES[:5])
def test_M1_S4_a_host_may_name_the_first_leader(leader: str) -> None:
    scene = sit(5, leader=leader)
    assert NAMES[scene.table.leader] == leader
    assert not scene.offers_any("Nature", GiveLeaderCard)
    assert scene.offers_any("Nature", TurnUp)


def test_M1_S4_a_named_leader_must_sit_at_the_table() -> None:
    with pytest.raises(BadSetup):
        sit(5, leader="Zoe")


def test_M1_S5_an_empty_reserve_still_pays_shares_and_antes() -> None:
    scene = sit(4, deck=deck_with("9 ante 2")).give(Ann=0, Bob=5, Cid=5, Dot=165)
    assert scene.reserve == 0
    plan(scene, "Ann Driver | Bob Brute | Cid Crook | Dot Crook", "9 ante 2")
    assert (scene.ante("Ann"), scene.reserve) == (2, -2)
    scene.all_ready()  # Ann and Bob share 9; Bob pays the Driver; Cid and Dot are out
    assert gains(scene) == "Ann +7 | Bob +3 | Cid -2 | Dot -2"


@pytest.mark.parametrize("viewer", ["Ann", "Bob", "Eve", "Nobody"])
def test_M1_S7_purses_antes_and_intimidation_cards_are_open_to_all(viewer: str) -> None:
    scene = negotiation("Ann 1:Driver | Bob 7:Crook | Cid Brute | Dot Brute | Eve Snitch", loot="9 ante 2")
    scene.give_cards(Bob=2, Dot=1)
    view = scene.view(viewer)
    assert view.money[:5] == (0, 5, 3, 3, 3)
    assert view.money[8:13] == (2, 2, 2, 2, 2)
    assert view.intimidation == (0, 2, 0, 1, 0)


@pytest.mark.parametrize("viewer", [*range(4), SPECTATOR])
def test_M1_S7_payments_are_seen_by_all(viewer: int) -> None:
    scene = sharing("Ann Driver | Bob Crook | Cid Brute | Dot Brute(left)")
    payments = scene.told(Paid)
    assert {(paid.source, paid.target) for paid in payments} >= {(0, 8), (11, 3), (9, 1), (1, 0)}
    assert all(paid.seen_by(viewer) for paid in payments)


OPEN_TO_ALL = (
    *("players", "per_seat", "roles_in_play", "money", "pile", "leader", "round", "intimidation", "laid_open"),
    *("winners", "loot", "shown", "crew", "left", "face_up", "claims", "looks", "proposals", "proposals_made"),
    *("time_called", "acts_before_time", "named", "sharers"),
)


def busy_negotiation() -> Scene:
    """A scene in which nearly everything has happened."""
    scene = negotiation("Ann Snitch | Bob Driver | Cid Driver | Dot Crook(left) | Eve Brute", leader="Bob")
    scene.give_cards(Ann=2).play("Ann", Claim(0, Role.CROOK), Intimidate(1)).play("Cid", Claim(2, Role.DRIVER))
    scene.play("Eve", Claim(4, Role.BRUTE)).play("Bob", CallTime(), Ready())
    return scene


def open_proposal() -> Scene:
    scene = negotiation("Ann Snitch | Bob Driver | Cid Driver | Dot Crook(left) | Eve Brute", leader="Bob")
    scene.propose("Ann", "Ann pays Bob 1, Bob leaves")
    return scene


SCENES: dict[str, Callable[[], Scene]] = {
    "before the first card": lambda: sit(5),
    "a proposal": open_proposal,
    "negotiation": busy_negotiation,
    "the snitch names": lambda: busy_negotiation().all_ready(),
    "sharing": lambda: sharing("Ann Snitch | Bob Driver | Cid Driver | Dot Crook(left) | Eve Brute", names="Driver"),
    "the end": lambda: whole_round("Ann 15:Crook | Bob Driver | Cid Driver | Dot Brute(left) | Eve Brute(left)"),
}


@pytest.mark.parametrize("viewer", ["Ann", "Dot", "Nobody"])
@pytest.mark.parametrize("when", SCENES)
def test_M1_S7_all_but_face_down_cards_is_open_to_all(when: str, viewer: str) -> None:
    scene = SCENES[when]()
    view = scene.view(viewer)
    assert {name: getattr(view, name) for name in OPEN_TO_ALL} == {
        name: getattr(scene.table, name) for name in OPEN_TO_ALL
    }
    assert set(view.ready) == scene.table.ready


@pytest.mark.parametrize("viewer", ["Ann", "Dot", "Nobody"])
@pytest.mark.parametrize("when", SCENES)
def test_M1_S7_a_face_down_card_is_known_to_its_player_and_to_who_looked(when: str, viewer: str) -> None:
    scene = SCENES[when]()
    table = scene.table
    looked = {look.character for look in table.looks if NAMES[look.seat] == viewer}
    for character, known in enumerate(scene.view(viewer).known):
        may_know = NAMES[character] == viewer or character in looked or character in table.face_up
        assert known is (table.roles[character] if may_know else None)


def test_M1_S7_a_finished_match_can_be_laid_open() -> None:
    scene = SCENES["the end"]()
    laid_open = GAME.view(scene.table, OPEN)
    assert laid_open.known == scene.table.roles
    assert laid_open.set_aside is Role.BRUTE

"""What is not offered is refused at the checked door, citing the rule, and changes nothing.

A refusal cites the rule that forbids the action; where none does, a wrong filling cites the rule of its verb, and a
verb that is not offered at all the rule of what is being asked.
"""

import msgspec
import pytest

from millions import GAMES, Match
from millions.core.errors import BadSetup, IllegalAction, Malformed
from millions.core.message import Action
from millions.games.dollars2 import GAME
from millions.games.dollars2.announcements import Announce
from millions.games.dollars2.components import TurnUp
from millions.games.dollars2.heist import Rob
from millions.games.dollars2.vote import CallVote, Vote
from millions.games.heists.bargain import Accept, Decline, Propose, TakeBack
from millions.games.heists.components import ACROBAT, BRAIN, BRUTE, DRIVER, MENTALIST, TECH, Role
from millions.games.heists.heist import NameRole
from millions.games.heists.negotiation import Claim, Ready, Withdraw
from millions.games.heists.planning import Choose, SetAside
from millions.games.heists.setup import GiveLeaderCard
from millions.games.heists.terms import Payment, Terms
from tests.dollars2.pictures import NAMES, deal

FIVE = (TECH, MENTALIST, BRUTE, DRIVER, DRIVER)


@pytest.fixture(autouse=True)
def on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game is found by its name, whether or not the house has put it on the shelf."""
    monkeypatch.setitem(GAMES, GAME.name, GAME)


def planning(players: int = 5) -> Match:
    return Match.new(GAME, NAMES[:players], seed=7, options=GAME.options(leader="Ann"))


def announcing(*roles: Role) -> Match:
    match = planning()
    for name, role in zip(NAMES, roles or FIVE, strict=False):
        match.play(name, Choose((role,)))
    return match


def negotiating(*roles: Role) -> Match:
    match = announcing(*roles)
    for name in NAMES[:5]:
        match.play(name, Announce((BRUTE,)))
    return match


def in_the_heist(*roles: Role) -> Match:
    match = negotiating(*roles)
    for name in NAMES[:5]:
        match.play(name, Ready())
    return match


def refused(match: Match, who: str, action: Action) -> str:
    """The rule that the refusal cites; a refusal changes nothing, for anybody."""
    before, lines = msgspec.to_builtins(match.view(-3)), len(match.log)
    with pytest.raises(IllegalAction) as refusal:
        match.play(who, action)
    assert (msgspec.to_builtins(match.view(-3)), len(match.log)) == (before, lines)
    assert refusal.value.facts["who"] == who
    rule = refusal.value.facts["rule"]
    assert isinstance(rule, str)
    assert rule in str(refusal.value)
    return rule


def propose(text: str) -> Propose:
    return Propose(deal(text))


ANYTHING = [Withdraw(0), Ready(), CallVote(), Claim(0, BRUTE), Vote(True), NameRole(BRUTE), Rob(2), Accept(1)]


@pytest.mark.parametrize("action", [Choose(()), Choose((DRIVER, BRUTE))], ids=repr)
def test_M2_P2_a_choice_that_is_not_offered_is_refused(action: Action) -> None:
    assert refused(planning(), "Ann", action) == "M2-P2"


@pytest.mark.parametrize("role", [ACROBAT, BRAIN], ids=repr)
def test_M2_S1_a_role_that_is_not_in_play_is_refused(role: Role) -> None:
    assert refused(planning(), "Ann", Choose((role,))) == "M2-S1"


@pytest.mark.parametrize("action", [*ANYTHING, Announce((BRUTE,)), SetAside(BRUTE), GiveLeaderCard(0)], ids=repr)
def test_M2_P2_in_planning_there_is_nothing_to_do_but_choose(action: Action) -> None:
    assert refused(planning(), "Ann", action) == "M2-P2"


def test_M2_P2_one_chooses_once() -> None:
    match = planning()
    match.play("Ann", Choose((DRIVER,)))
    assert refused(match, "Ann", Choose((BRUTE,))) == "M2-P2"


def test_M2_P1_no_player_turns_up_a_loot_card() -> None:
    assert refused(planning(), "Ann", TurnUp(GAME.house_deck().cards[0])) == "M2-P2"


def test_M2_T1_three_players_choose_two_different_roles() -> None:
    assert refused(planning(3), "Ann", Choose((DRIVER, DRIVER))) == "M2-P2"
    assert refused(planning(3), "Ann", Choose((DRIVER,))) == "M2-P2"


@pytest.mark.parametrize("action", [*ANYTHING, Announce((ACROBAT,)), Announce(()), Announce((BRUTE, TECH))], ids=repr)
def test_M2_N1_the_leader_must_announce_a_role_in_play(action: Action) -> None:
    assert refused(announcing(), "Ann", action) == "M2-N1"


def test_M2_N1_one_announces_in_turn_and_once() -> None:
    match = announcing()
    assert refused(match, "Bob", Announce((BRUTE,))) == "M2-N1"
    match.play("Ann", Announce((BRUTE,)))
    assert refused(match, "Ann", Announce((BRUTE,))) == "M2-N1"
    assert refused(match, "Cid", Announce((BRUTE,))) == "M2-N1"


@pytest.mark.parametrize(
    ("action", "rule"),
    [
        (Claim(1, BRUTE), "M2-N1"),
        (Claim(0, ACROBAT), "M2-S1"),
        (Withdraw(1), "M2-N3"),
        (Withdraw(7), "M2-N3"),
        (propose("Ann pays Bob 9, Bob leaves"), "M2-N2"),
        (propose("Bob pays Cid 1, Cid leaves"), "M2-N2"),
        (Propose(Terms((Payment(0, 1, 1),), ())), "M2-N2"),
        (Accept(1), "M2-N2"),
        (Decline(1), "M2-N2"),
        (TakeBack(1), "M2-N2"),
        (Announce((BRUTE,)), "M2-N6"),
        (Vote(True), "M2-N6"),
        (NameRole(BRUTE), "M2-N6"),
        (Rob(2), "M2-N6"),
        (Choose((DRIVER,)), "M2-N6"),
    ],
    ids=repr,
)
def test_M2_N6_what_the_negotiation_does_not_offer_is_refused(action: Action, rule: str) -> None:
    assert refused(negotiating(), "Ann", action) == rule


def test_M2_N2_answering_or_taking_back_another_proposal_is_refused() -> None:
    match = negotiating()
    match.play("Ann", propose("Ann pays Bob 1, Bob leaves"))
    assert refused(match, "Bob", Accept(2)) == "M2-N2"
    assert refused(match, "Bob", Decline(2)) == "M2-N2"
    assert refused(match, "Ann", TakeBack(2)) == "M2-N2"
    assert refused(match, "Cid", Accept(1)) == "M2-N2"
    assert refused(match, "Bob", TakeBack(1)) == "M2-N2"


def test_M2_N4_who_has_left_is_refused_all_but_talk() -> None:
    match = negotiating()
    match.play("Bob", Withdraw(1))
    for action in (Withdraw(1), Ready(), propose("Bob pays Ann 1, Ann leaves")):
        assert refused(match, "Bob", action) == "M2-N4"
    assert refused(match, "Ann", propose("Ann pays Bob 1, Ann leaves")) == "M2-N2"
    match.play("Bob", Claim(1, BRUTE))


def test_M2_N5_calling_a_vote_is_for_the_leader() -> None:
    assert refused(negotiating(), "Bob", CallVote()) == "M2-N5"


def test_M2_N5_an_eleventh_vote_is_refused() -> None:
    match = negotiating()
    for _ in range(10):
        match.play("Ann", CallVote())
        for name in match.awaited:
            match.play(name, Vote(False))
    assert refused(match, "Ann", CallVote()) == "M2-N5"


@pytest.mark.parametrize("who", ["Ann", "Bob"])
@pytest.mark.parametrize(
    "action",
    [Withdraw(0), Ready(), CallVote(), Claim(0, BRUTE), propose("Ann pays Bob 1, Bob leaves"), Accept(1)],
    ids=repr,
)
def test_M2_N5_while_a_vote_runs_all_else_is_refused(who: str, action: Action) -> None:
    match = negotiating()
    match.play("Cid", propose("Cid pays Bob 1, Bob leaves"))
    match.play("Ann", CallVote())
    assert refused(match, who, action) == "M2-N5"


def test_M2_N5_one_votes_once() -> None:
    match = negotiating()
    match.play("Ann", CallVote())
    match.play("Ann", Vote(True))
    assert refused(match, "Ann", Vote(False)) == "M2-N5"


def test_M2_N6_the_21st_claim_and_proposal_are_refused() -> None:
    match = negotiating()
    for number in range(1, 21):
        match.play("Ann", Claim(0, BRUTE))
        match.play("Ann", propose("Ann pays Bob 1, Bob leaves"))
        match.play("Ann", TakeBack(number))
    assert refused(match, "Ann", Claim(0, BRUTE)) == "M2-N6"
    assert refused(match, "Ann", propose("Ann pays Bob 1, Bob leaves")) == "M2-N6"


@pytest.mark.parametrize("action", [NameRole(TECH), NameRole(BRAIN), *ANYTHING[:5], Rob(2)], ids=repr)
def test_M2_H3_the_tech_names_another_role_shown_and_does_nothing_else(action: Action) -> None:
    assert refused(in_the_heist(), "Ann", action) == "M2-H3"


def test_M2_H3_only_the_tech_names() -> None:
    assert refused(in_the_heist(), "Bob", NameRole(DRIVER)) == "M2-H3"


@pytest.mark.parametrize("action", [Rob(0), Rob(3), Rob(7), *ANYTHING[:6]], ids=repr)
def test_M2_H6_the_mentalist_robs_a_victim_and_does_nothing_else(action: Action) -> None:
    """Bob is the Mentalist, Cid the only Brute; Ann, Dot and Eve drive."""
    match = in_the_heist(DRIVER, MENTALIST, BRUTE, DRIVER, DRIVER)
    assert refused(match, "Bob", action) == "M2-H6"
    assert refused(match, "Cid", Rob(2)) == "M2-H6"
    match.play("Bob", Rob(2))


def test_M2_E3_after_the_end_everything_is_refused() -> None:
    match = planning(4)
    while not match.over:
        for name in NAMES[:4]:
            match.play(name, Choose((DRIVER,)))
        for name in NAMES[:4]:
            match.play(name, Announce((DRIVER,)))
        for number, name in enumerate(NAMES[:4]):
            match.play(name, Withdraw(number))
    assert match.awaited == match.open == ()
    assert [(standing.seat, standing.won) for standing in match.standings if standing.won] == [(0, True)]
    for action in (Choose((DRIVER,)), Ready(), Withdraw(0)):
        assert refused(match, "Ann", action) == ""


class Dance(Action, frozen=True):
    """No action of this game."""


def test_M2_P2_nonsense_is_malformed() -> None:
    match = planning()
    with pytest.raises(Malformed):
        match.play("Zoe", Ready())
    with pytest.raises(Malformed):
        match.play(5, Ready())
    with pytest.raises(Malformed):
        match.play("Ann", Dance())


def test_M2_S4_a_leader_who_does_not_sit_here_is_refused() -> None:
    with pytest.raises(BadSetup):
        Match.new(GAME, NAMES[:4], options={"leader": "Zoe"})


@pytest.mark.parametrize("players", [2, 9])
def test_M2_S2_a_table_too_small_or_too_large_is_refused(players: int) -> None:
    with pytest.raises(BadSetup):
        Match.new(GAME, [f"P{n}" for n in range(players)])
    assert Match.new(GAME, NAMES[:3]).awaited

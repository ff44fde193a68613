"""What is not offered is refused at the checked door, citing the rule, and changes nothing.

A refusal cites the rule that forbids the action; where none does, a wrong filling cites the rule of its verb, and a
verb that is not offered at all the rule of what is being asked.
"""

import msgspec
import pytest

from millions import Match
from millions.core.errors import BadSetup, IllegalAction, Malformed
from millions.core.message import Action
from millions.games.dollars1 import GAME
from millions.games.dollars1.components import Table, TurnUp
from millions.games.dollars1.intimidation import Intimidate
from millions.games.dollars1.negotiation import CallTime
from millions.games.heists.bargain import Accept, Decline, Propose, TakeBack
from millions.games.heists.components import BRUTE, CROOK, DRIVER, MASTERMIND, SNITCH, Role
from millions.games.heists.heist import NameRole
from millions.games.heists.negotiation import Claim, Ready, Withdraw
from millions.games.heists.planning import Choose, SetAside
from millions.games.heists.setup import GiveLeaderCard
from millions.games.heists.terms import Payment, Terms
from tests.dollars1.pictures import NAMES, deal

FIVE = (SNITCH, CROOK, BRUTE, BRUTE, DRIVER)


def planning(players: int = 5, fooled: bool = False) -> Match:
    return Match.new(GAME, NAMES[:players], seed=7, options=GAME.options(leader="Ann", fooled=fooled))


def negotiating(*roles: Role) -> Match:
    match = planning()
    for name, role in zip(NAMES, roles or FIVE, strict=False):
        match.play(name, Choose((role,)))
    return match


def naming() -> Match:
    match = negotiating()
    for name in NAMES[:5]:
        match.play(name, Ready())
    return match


def with_cards(match: Match, *cards: int) -> Match:
    assert isinstance(match.table, Table)
    match.table.intimidation = cards
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


@pytest.mark.parametrize("action", [Choose(()), Choose((DRIVER, CROOK))], ids=repr)
def test_M1_P2_a_choice_that_is_not_offered_is_refused(action: Action) -> None:
    assert refused(planning(), "Ann", action) == "M1-P2"


def test_M1_S1_a_role_that_is_not_in_play_is_refused() -> None:
    assert refused(planning(), "Ann", Choose((MASTERMIND,))) == "M1-S1"


@pytest.mark.parametrize(
    "action",
    [Withdraw(0), Ready(), CallTime(), Claim(0, BRUTE), Intimidate(1), NameRole(BRUTE), Accept(1)],
    ids=repr,
)
def test_M1_P2_in_planning_there_is_nothing_to_do_but_choose(action: Action) -> None:
    assert refused(planning(), "Ann", action) == "M1-P2"


def test_M1_P2_three_players_choose_two_different_roles() -> None:
    assert refused(planning(3), "Ann", Choose((DRIVER, DRIVER))) == "M1-P2"
    assert refused(planning(3), "Ann", Choose((DRIVER,))) == "M1-P2"


def test_M1_O1_the_role_of_the_round_before_is_refused() -> None:
    match = planning(5, fooled=True)
    for name in NAMES[:5]:
        match.play(name, Choose((DRIVER,)))
    for number, name in enumerate(NAMES[:5]):
        match.play(name, Withdraw(number))
    assert refused(match, "Ann", Choose((DRIVER,))) == "M1-O1"
    match.play("Ann", Choose((CROOK,)))


@pytest.mark.parametrize(
    ("action", "rule"),
    [
        (Claim(1, CROOK), "M1-N1"),
        (Withdraw(1), "M1-N2"),
        (Withdraw(7), "M1-N2"),
        (Propose(Terms((Payment(0, 1, 1),), ())), "M1-N5"),
        (Propose(Terms((Payment(0, 1, 0),), (1,))), "M1-N5"),
        (Propose(Terms((Payment(0, 0, 1),), (1,))), "M1-N5"),
        (Propose(Terms((), (0,))), "M1-N5"),
        (Propose(Terms((), (0, 1, 1))), "M1-N5"),
        (propose("Bob pays Cid 1, Cid leaves"), "M1-N5"),
        (propose("Ann pays Bob 5, Bob leaves"), "M1-N6"),
        (Accept(1), "M1-N7"),
        (Decline(1), "M1-N7"),
        (TakeBack(1), "M1-N7"),
        (Intimidate(1), "M1-N11"),
        (NameRole(BRUTE), "M1-N8"),
        (Choose((DRIVER,)), "M1-N8"),
    ],
    ids=repr,
)
def test_M1_N8_what_the_negotiation_does_not_offer_is_refused(action: Action, rule: str) -> None:
    assert refused(negotiating(), "Ann", action) == rule


def test_M1_N7_answering_or_taking_back_another_proposal_is_refused() -> None:
    match = negotiating()
    match.play("Ann", propose("Ann pays Bob 1, Bob leaves"))
    assert refused(match, "Bob", Accept(2)) == "M1-N7"
    assert refused(match, "Bob", Decline(2)) == "M1-N7"
    assert refused(match, "Ann", TakeBack(2)) == "M1-N7"
    assert refused(match, "Ann", Accept(1)) == "M1-N7"
    assert refused(match, "Cid", Accept(1)) == "M1-N7"
    assert refused(match, "Bob", TakeBack(1)) == "M1-N7"


def test_M1_N3_who_has_withdrawn_is_refused() -> None:
    match = negotiating()
    match.play("Bob", Withdraw(1))
    for action in (Claim(1, BRUTE), Withdraw(1), Ready(), propose("Bob pays Ann 1, Ann leaves")):
        assert refused(match, "Bob", action) == "M1-N3"
    assert refused(match, "Ann", propose("Ann pays Bob 1, Ann leaves")) == "M1-N6"


def test_M1_N2_a_character_that_left_is_refused_a_second_departure() -> None:
    match = planning(3)
    for name, hand in zip(NAMES, ((DRIVER, BRUTE), (CROOK, BRUTE), (SNITCH, CROOK)), strict=False):
        match.play(name, Choose(hand))
    match.play("Bob", Withdraw(2))
    assert refused(match, "Bob", Withdraw(2)) == "M1-N2"


def test_M1_N9_calling_time_is_for_the_leader_once_and_not_at_once() -> None:
    match = negotiating()
    assert refused(match, "Ann", CallTime()) == "M1-N9"
    for number, name in enumerate(NAMES[1:5], start=1):
        match.play(name, Claim(number, BRUTE))
    assert refused(match, "Bob", CallTime()) == "M1-N9"
    match.play("Ann", CallTime())
    assert refused(match, "Ann", CallTime()) == "M1-N9"
    assert refused(match, "Ann", propose("Ann pays Bob 1, Bob leaves")) == "M1-N9"


def test_M1_N9_a_leader_who_has_left_is_refused() -> None:
    match = negotiating()
    for number, name in enumerate(NAMES[1:5], start=1):
        match.play(name, Claim(number, BRUTE))
    match.play("Ann", Withdraw(0))
    assert refused(match, "Ann", CallTime()) == "M1-N9"


def test_M1_N11_looking_at_ones_own_or_at_who_left_is_refused() -> None:
    match = negotiating()
    match.play("Bob", Withdraw(1))
    with_cards(match, 1, 0, 0, 0, 0)
    assert refused(match, "Ann", Intimidate(0)) == "M1-N11"
    assert refused(match, "Ann", Intimidate(1)) == "M1-N11"


def test_M1_N11_looking_at_the_snitch_who_is_face_up_is_refused() -> None:
    match = with_cards(naming(), 0, 1, 0, 0, 0)
    assert refused(match, "Bob", Intimidate(0)) == "M1-N11"
    match.play("Bob", Intimidate(2))


def test_M1_N12_the_21st_claim_and_proposal_are_refused() -> None:
    match = negotiating()
    for number in range(1, 21):
        match.play("Ann", Claim(0, BRUTE))
        match.play("Ann", propose("Ann pays Bob 1, Bob leaves"))
        match.play("Ann", TakeBack(number))
    assert refused(match, "Ann", Claim(0, BRUTE)) == "M1-N12"
    assert refused(match, "Ann", propose("Ann pays Bob 1, Bob leaves")) == "M1-N12"


@pytest.mark.parametrize("action", [NameRole(SNITCH), NameRole(MASTERMIND)], ids=repr)
def test_M1_H3_naming_what_is_not_another_visible_role_is_refused(action: Action) -> None:
    assert refused(naming(), "Ann", action) == "M1-H3"


def test_M1_H3_only_the_snitch_names() -> None:
    assert refused(naming(), "Bob", NameRole(BRUTE)) == "M1-H3"


@pytest.mark.parametrize(
    "action", [Withdraw(0), Ready(), Claim(0, BRUTE), propose("Ann pays Bob 1, Bob leaves"), CallTime()], ids=repr
)
def test_M1_H3_there_is_no_negotiation_while_the_snitch_names(action: Action) -> None:
    assert refused(naming(), "Ann", action) == "M1-H3"


def test_M1_E2_after_the_end_everything_is_refused() -> None:
    match = planning(4)
    while not match.over:
        for name in NAMES[:4]:
            match.play(name, Choose((DRIVER,)))
        for number, name in enumerate(NAMES[:4]):
            match.play(name, Withdraw(number))
    assert match.awaited == match.open == ()
    assert [standing.won for standing in match.standings] == [True] * 4
    for action in (Choose((DRIVER,)), Ready(), Withdraw(0)):
        assert refused(match, "Ann", action) == ""


@pytest.mark.parametrize("action", [SetAside(DRIVER), GiveLeaderCard(0)], ids=repr)
def test_M1_P5_no_player_answers_for_chance(action: Action) -> None:
    assert refused(planning(), "Ann", action) == "M1-P2"


def test_M1_P1_no_player_turns_up_a_loot_card() -> None:
    match = planning()
    assert refused(match, "Ann", TurnUp(GAME.house_deck().cards[0])) == "M1-P2"


def test_M1_P2_who_does_not_sit_here_is_nonsense() -> None:
    with pytest.raises(Malformed):
        planning().play("Zoe", Ready())
    with pytest.raises(Malformed):
        planning().play(5, Ready())


class Dance(Action, frozen=True):
    """No action of this game."""


def test_M1_P2_what_is_no_action_of_this_game_is_nonsense() -> None:
    with pytest.raises(Malformed):
        planning().play("Ann", Dance())


def test_M1_S4_a_leader_who_does_not_sit_here_is_refused() -> None:
    with pytest.raises(BadSetup):
        Match.new(GAME, NAMES[:4], options={"leader": "Zoe"})

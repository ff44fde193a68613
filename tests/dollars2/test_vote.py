"""M2-N5: the Leader calls a vote to start the heist."""

import pytest

from millions.games.dollars2.announcements import Announce
from millions.games.dollars2.components import TurnUp
from millions.games.dollars2.heist import ChooseRoleToCut
from millions.games.dollars2.negotiation import Negotiate
from millions.games.dollars2.vote import CallVote, Vote, VoteCalled, Voted, VotesCounted
from millions.games.heists.bargain import Accept, Lapsed
from millions.games.heists.components import BRUTE, Revealed
from millions.games.heists.negotiation import Claim, HeistBegan, Ready, Withdraw
from tests.dollars2.pictures import (
    COUNTS,
    NAMES,
    Scene,
    announcing,
    everyone,
    gains,
    negotiation,
    picture,
    plan,
    sit,
)

FIVE = "Ann Driver | Bob Mentalist | Cid Brute | Dot Brute | Eve Driver"
ANN, BOB, CID, DOT, EVE = range(5)
EVERYBODY = (*NAMES[:5], "Nobody")
NEEDED = {3: 2, 4: 2, 5: 3, 6: 3, 7: 4, 8: 4}


def started(scene: Scene) -> bool:
    return bool(scene.told(HeistBegan))


def table_of(players: int) -> Scene:
    return negotiation(everyone(players, "Driver+Brute" if players == 3 else "Driver"))


@pytest.mark.parametrize("leader", NAMES[:5])
def test_M2_N5_only_the_leader_may_call_a_vote(leader: str) -> None:
    scene = negotiation(FIVE, leader=leader)
    assert [name for name in NAMES[:5] if scene.offers(name, CallVote())] == [leader]


@pytest.mark.parametrize("players", COUNTS)
def test_M2_N5_at_least_half_of_the_players_start_the_heist(players: int) -> None:
    scene = table_of(players).vote(*NAMES[: NEEDED[players]])
    assert started(scene)
    assert scene.told(VotesCounted)[-1].start


@pytest.mark.parametrize("players", COUNTS)
def test_M2_N5_less_than_half_do_not(players: int) -> None:
    scene = table_of(players).vote(*NAMES[1 : NEEDED[players]])
    assert not started(scene)
    assert not scene.told(VotesCounted)[-1].start
    assert isinstance(scene.ask, Negotiate)


def test_M2_N5_it_does_not_matter_who_is_for_it() -> None:
    assert started(negotiation(FIVE).vote("Bob", "Dot", "Eve"))
    assert not started(negotiation(FIVE).vote("Ann", "Bob"))
    assert started(negotiation(FIVE).vote(*NAMES[:5]))


def test_M2_N5_half_of_all_players_not_of_those_still_in() -> None:
    """Of two still in both are for it, but they are two of five."""
    left = "Ann Driver | Bob Mentalist(left) | Cid Brute(left) | Dot Brute | Eve Driver(left)"
    assert not started(negotiation(left).vote("Ann", "Dot"))
    assert started(negotiation(left).vote("Bob", "Cid", "Eve"))


@pytest.mark.parametrize("players", COUNTS)
def test_M2_N5_all_players_vote_at_the_same_time(players: int) -> None:
    scene = table_of(players).play("Ann", CallVote())
    assert set(scene.awaited) == set(NAMES[:players])
    for number, name in enumerate(reversed(NAMES[:players])):
        assert len(scene.awaited) == players - number
        scene.play(name, Vote(False))
    assert isinstance(scene.ask, Negotiate)


def test_M2_N5_withdrawn_players_vote() -> None:
    scene = negotiation(FIVE).play("Bob", Withdraw(BOB)).play("Eve", Withdraw(EVE)).play("Ann", CallVote())
    assert set(scene.awaited) == set(NAMES[:5])
    assert scene.offers("Bob", Vote(True))
    assert scene.offers("Bob", Vote(False))


def test_M2_N5_a_player_votes_once() -> None:
    scene = negotiation(FIVE).play("Ann", CallVote()).play("Bob", Vote(True))
    assert scene.verbs("Bob") == set()
    assert "Bob" not in scene.open


def test_M2_N5_a_leader_who_has_withdrawn_may_still_call() -> None:
    scene = negotiation(FIVE).play("Ann", Withdraw(ANN))
    assert started(scene.vote("Ann", "Bob", "Cid"))
    assert scene.told(VoteCalled) == [VoteCalled(ANN)]


def test_M2_N5_a_leader_who_has_withdrawn_and_said_all_they_may_can_still_call() -> None:
    scene = negotiation(FIVE).play("Ann", Withdraw(ANN), *[Claim(ANN, BRUTE)] * 20)
    assert scene.verbs("Ann") == {CallVote}
    assert "Ann" not in scene.awaited


def test_M2_N5_a_vote_needs_all_announcements_made() -> None:
    scene = sit(5)
    assert not scene.offers("Ann", CallVote())
    scene.play("Nature", TurnUp(scene.table.pile[0]))
    assert not scene.offers("Ann", CallVote())
    scene = announcing(FIVE)
    for name in NAMES[:5]:
        assert not scene.offers("Ann", CallVote())
        scene.play(name, Announce((BRUTE,)))
    assert scene.offers("Ann", CallVote())


def test_M2_N5_no_vote_in_the_heist() -> None:
    scene = negotiation("Ann Tech | Bob Mentalist | Cid Brute | Dot Brute").all_ready()
    assert isinstance(scene.ask, ChooseRoleToCut)
    assert not scene.offers("Ann", CallVote())


# While it runs


def test_M2_N5_all_are_told_that_a_vote_is_called() -> None:
    scene = negotiation(FIVE, leader="Cid").play("Cid", CallVote())
    assert all(VoteCalled(CID) in scene.seen_by(who) for who in EVERYBODY)


def test_M2_N5_while_it_runs_nothing_else_happens() -> None:
    scene = negotiation(FIVE).play("Dot", Withdraw(DOT))
    number = scene.propose("Ann", "Ann pays Bob 1, Bob leaves")
    assert scene.offers("Bob", Accept(number))
    scene.play("Ann", CallVote())
    for voters in range(5):
        assert [scene.verbs(name) for name in NAMES[:5]] == [set()] * voters + [{Vote}] * (5 - voters)
        scene.play(NAMES[voters], Vote(False))


def votes_cast(*votes: bool) -> Scene:
    scene = negotiation(FIVE).play("Ann", CallVote())
    for name, vote in zip(NAMES, votes, strict=False):
        scene.play(name, Vote(vote))
    return scene


def test_M2_N5_that_somebody_has_voted_is_visible() -> None:
    scene = votes_cast(True, False)
    for who in EVERYBODY:
        assert [event.seat for event in scene.seen_by(who) if isinstance(event, Voted)] == [ANN, BOB]
        assert scene.view(who).voted == (True, True, False, False, False)


@pytest.mark.parametrize("who", ["Bob", "Eve", "Nobody"])
def test_M2_N5_how_somebody_votes_is_secret_until_the_last_is_in(who: str) -> None:
    """Ann and Cid vote one way or the other; Bob, Eve and who watches can't tell."""
    one, other = votes_cast(True, True, False, False), votes_cast(False, True, True, False)
    assert one.sights(who) == other.sights(who)
    assert not one.told(VotesCounted)


@pytest.mark.parametrize("who", EVERYBODY)
def test_M2_N5_nobodys_view_holds_anothers_running_vote(who: str) -> None:
    votes = votes_cast(True, False, True, False).view(who).votes
    assert all(vote is None for number, vote in enumerate(votes) if NAMES[number] != who)


@pytest.mark.parametrize("last", [True, False])
def test_M2_N5_each_vote_is_shown_by_name_when_the_last_is_in(last: bool) -> None:
    scene = votes_cast(True, False, True, False, last)
    for who in EVERYBODY:
        assert VotesCounted((True, False, True, False, last), last) in scene.seen_by(who)
    assert started(scene) is last


# When it passes, when it fails


def test_M2_N5_when_it_passes_open_proposals_lapse() -> None:
    scene = negotiation(FIVE)
    number = scene.propose("Ann", "Ann pays Bob 1, Bob leaves")
    scene.vote("Ann", "Bob", "Cid")
    assert started(scene)
    assert scene.told(Lapsed) == [Lapsed(number, (ANN, BOB))]
    assert not scene.table.proposals
    assert BOB not in scene.table.left


def test_M2_N5_when_it_passes_the_heist_is_played_ready_or_not() -> None:
    """Drivers and Brutes are out, the Brutes take 4; Bob, alone, has the rest of 10 + 10."""
    scene = negotiation(FIVE).play("Dot", Ready()).vote("Ann", "Bob", "Cid")
    assert scene.told(HeistBegan) == [HeistBegan((ANN, BOB, CID, DOT, EVE))]
    assert gains(scene) == "Ann -2 | Bob +14 | Eve -2"


def test_M2_N5_when_it_fails_the_negotiation_goes_on_as_it_was() -> None:
    scene = negotiation(FIVE).play("Dot", Ready())
    number = scene.propose("Ann", "Ann pays Bob 1, Bob leaves")
    before = picture(scene)
    scene.vote("Ann")
    assert not started(scene)
    assert not scene.told(Lapsed)
    assert not scene.told(Revealed)
    assert picture(scene) == before
    assert scene.ready == ("Dot",)
    assert scene.awaited == ("Ann", "Bob", "Cid", "Eve")
    scene.play("Bob", Accept(number))
    assert scene.table.left == (BOB,)


def test_M2_N5_the_leader_may_call_again_after_a_vote_that_failed() -> None:
    scene = negotiation(FIVE).vote("Ann").vote("Bob")
    assert scene.offers("Ann", CallVote())
    assert started(scene.vote("Ann", "Bob", "Cid"))
    assert [count.start for count in scene.told(VotesCounted)] == [False, False, True]


def test_M2_N5_votes_of_an_earlier_vote_do_not_count() -> None:
    scene = negotiation(FIVE).vote("Ann", "Bob").vote("Dot", "Eve")
    assert not started(scene)
    assert [count.votes for count in scene.told(VotesCounted)] == [
        (True, True, False, False, False),
        (False, False, False, True, True),
    ]


@pytest.mark.parametrize("supporters", [(), ("Ann", "Bob")])
def test_M2_N5_ten_failed_votes_do_not_start_the_heist_and_there_is_no_eleventh(supporters: tuple[str, ...]) -> None:
    scene = negotiation(FIVE)
    for number in range(1, 11):
        assert scene.offers("Ann", CallVote())
        scene.vote(*supporters)
        assert not started(scene)
        assert scene.table.votes_held == number
    assert not scene.offers("Ann", CallVote())
    assert [count.start for count in scene.told(VotesCounted)] == [False] * 10


def test_M2_N5_after_ten_failed_votes_the_heist_starts_when_all_are_ready() -> None:
    scene = negotiation(FIVE)
    for _ in range(10):
        scene.vote()
    number = scene.propose("Ann", "Ann pays Bob 1, Bob leaves")
    scene.play("Bob", Accept(number))
    for name in ("Ann", "Cid", "Dot"):
        scene.play(name, Ready())
    assert not started(scene)
    assert started(scene.play("Eve", Ready()))


def test_M2_N5_the_tenth_vote_may_pass() -> None:
    scene = negotiation(FIVE)
    for _ in range(9):
        scene.vote("Ann", "Bob")
    number = scene.propose("Ann", "Ann pays Bob 1, Bob leaves")
    assert started(scene.vote("Ann", "Bob", "Cid"))
    assert scene.told(Lapsed) == [Lapsed(number, (ANN, BOB))]
    assert gains(scene) == "Ann -2 | Bob +14 | Eve -2"


def test_M2_N5_the_ten_votes_are_counted_anew_every_round() -> None:
    scene = negotiation(FIVE)
    for _ in range(10):
        scene.vote()
    scene.all_leave()
    plan(scene, FIVE, scene.table.pile[0]).announce()
    for _ in range(10):
        assert isinstance(scene.vote().ask, Negotiate)
    assert not scene.offers(NAMES[scene.table.leader], CallVote())


def test_M2_N5_after_a_failed_vote_all_may_still_say_ready() -> None:
    scene = negotiation(FIVE).vote()
    for name in NAMES[:5]:
        assert not started(scene)
        scene.play(name, Ready())
    assert started(scene)

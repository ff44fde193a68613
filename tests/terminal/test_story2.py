"""How the second edition is told: each line with its amounts, and what is in the pot then."""

from __future__ import annotations

import pytest

from millions.core.message import Event
from millions.core.table import Paid
from millions.games.dollars2 import GAME
from millions.games.dollars2.announcements import Announced
from millions.games.dollars2.components import POT, ROLES, GameWon, LootTurned
from millions.games.dollars2.heist import Robbed, RoleNamed
from millions.games.dollars2.sharing import PotLost, PotShared
from millions.games.dollars2.vote import VoteCalled, Voted, VotesCounted
from millions.games.heists.components import RESERVE, Eliminated, Revealed, Role, Withdrew
from millions.games.heists.negotiation import HeistBegan
from millions.games.heists.setup import LeaderChosen
from millions.terminal.heists.dollars2 import Story
from millions.terminal.registry import presenter_of
from millions.words import Speaker

NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve")
IN_PLAY = ROLES


def tell(*events: Event, pot: int = 0, lang: str = "en", players: int = 5) -> list[str]:
    """The lines of these events, after which the pot holds this amount."""
    money = (10,) * POT + (pot, 100)
    story = Story(Speaker(lang, "dollars-2e", NAMES[:players], 2 if players == 3 else 1), IN_PLAY, money)
    return [line.text.replace("\u00a0", " ") for line in story.tell(events)]


def takes(seat: int, amount: int, why: str) -> Paid:
    return Paid(POT, seat, amount, why)


CALLS: list[tuple[list[Event], str]] = [
    ([Revealed(Role.ACROBAT, ())], "Acrobat: nobody."),
    ([Revealed(Role.TECH, (3,))], "Tech: Dot, the only one."),
    (
        [Revealed(Role.ACROBAT, (2,)), takes(2, 5, "acrobat")],
        "Acrobat: Cid, the only one, takes 5 from the pot (9 left).",
    ),
    ([Revealed(Role.BRUTE, (4,)), takes(4, 2, "brute")], "Brute: Eve takes 2 from the pot (9 left)."),
    (
        [Revealed(Role.BRAIN, (4,)), Paid(RESERVE, POT, 8, "brain")],
        "Brain: Eve, the only one: the reserve adds 8 to the pot (9 in it).",
    ),
    (
        [Revealed(Role.DRIVER, (0,)), takes(0, 3, "driver")],
        "Driver: Ann, the only one, takes 1 for each one in: 3 from the pot (9 left).",
    ),
    ([Revealed(Role.BRAIN, (4,)), Revealed(Role.DRIVER, ())], "Brain: Eve, the only one, has nothing to add."),
    ([Revealed(Role.ACROBAT, (4,))], "Acrobat: Eve finds the pot empty."),
    (
        [Revealed(Role.DRIVER, (0, 1)), Eliminated(0, "doubled"), Eliminated(1, "doubled")],
        "Drivers: Ann and Bob. Both out.",
    ),
    ([Revealed(Role.ACROBAT, (2,)), Eliminated(2, "named")], "Acrobat: Cid, named by the Tech. Out."),
    (
        [
            Revealed(Role.BRUTE, (3, 4, 0)),
            *(Eliminated(one, "doubled") for one in (3, 4, 0)),
            *(takes(3, 2, "brute"), takes(4, 1, "brute")),
        ],
        "Brutes: Dot, Eve and Ann. All out, but Dot takes 2 and Eve takes 1 from the pot (9 left).",
    ),
]


@pytest.mark.parametrize(("events", "line"), CALLS)
def test_M2_H1_a_role_is_called(events: list[Event], line: str) -> None:
    assert tell(*events, pot=9)[0] == line


def test_a_role_that_is_not_in_play_is_passed_over() -> None:
    story = Story(Speaker("en", "dollars-2e", NAMES), (Role.BRUTE,), (0,) * 10)
    assert [line.text for line in story.tell([Revealed(Role.BRAIN, ()), Revealed(Role.BRUTE, ())])] == [
        "Brute: nobody."
    ]


def test_M2_H6_a_mentalist_robs_or_finds_nothing() -> None:
    alone, after = Revealed(Role.MENTALIST, (2,)), Revealed(Role.DRIVER, ())
    assert tell(alone) == ["Mentalist: Cid, the only one."]
    assert tell(alone, Robbed(2, 3, 2), Paid(3, 2, 2, "mentalist"), after)[:2] == [
        "Mentalist: Cid, the only one.",
        "Cid, the Mentalist, takes 2 from Dot.",
    ]
    assert tell(Robbed(2, 3, 0)) == ["Cid, the Mentalist, robs Dot, but there is nothing to take."]
    assert tell(alone, after)[0] == "Mentalist: Cid, the only one, finds nothing to take."


def test_the_pot_is_said_as_it_was_at_every_line() -> None:
    lines = tell(
        HeistBegan((0, 2, 3, 4)),
        RoleNamed(3, Role.BRUTE),
        *(Revealed(Role.BRUTE, (4,)), Eliminated(4, "named"), takes(4, 2, "brute")),
        *(Revealed(Role.DRIVER, (0,)), takes(0, 3, "driver")),
        Paid(RESERVE, POT, 3, "bonus-tech"),
        PotShared(17, (0, 2, 3), 6, 1),
        *(Paid(RESERVE, POT, 1, "rounding"), *(takes(seat, 6, "share") for seat in (0, 2, 3))),
    )
    assert lines == [
        "The heist begins, with 19 in the pot. In it: Ann, Cid, Dot and Eve.",
        "Dot names the Brutes: every one of them is out.",
        "Brute: Eve, named by the Tech. Out, but Eve takes 2 from the pot (17 left).",
        "Driver: Ann, the only one, takes 1 for each one in: 3 from the pot (14 left).",
        "Bonus for the Tech: the reserve adds 3 to the pot (17 in it).",
        "17 to share between Ann, Cid and Dot: 6 each; the reserve adds the 1 missing.",
    ]


def test_M2_P1_M2_P3_what_fills_the_pot() -> None:
    antes = [Paid(seat, POT, 2, "ante") for seat in (0, 1, 2)]
    helped = [Paid(3, POT, 1, "ante"), Paid(RESERVE, POT, 1, "ante-helped"), Paid(RESERVE, POT, 2, "ante-helped")]
    said = "Everybody puts 2 into the pot: 21 in it. The reserve adds 1 for Dot. The reserve adds 2 for Eve."
    assert tell(*antes, *helped, pot=21) == [said]
    two = [Paid(seat, POT, 2, "ante") for seat in (0, 0, 1, 1, 2)]
    said = "Everybody puts 2 into the pot for each character: 20 in it. The reserve adds 2 for Cid (B)."
    assert tell(*two, Paid(RESERVE, POT, 2, "ante-helped"), pot=20, players=3) == [said]


def test_the_loot_goes_with_its_card() -> None:
    card = GAME.house_deck().cards[0]
    lines = tell(LootTurned(1, card), Paid(RESERVE, POT, card.amount, "loot"), pot=card.amount)
    assert lines == ["Round 1. Pawn Shop: 8 into the pot, bonuses Brute +3 and Driver +2."]


def test_M2_N7_with_nobody_in_the_pot_is_lost_in_the_same_breath() -> None:
    lines = tell(Withdrew(4), takes(4, 2, "ante-back"), HeistBegan(()), PotLost(), Paid(POT, RESERVE, 11, "pot-lost"))
    assert lines == [
        "Eve leaves and takes 2 back out of the pot.",
        "Nobody is left in: no heist, no sharing. The pot, 11, goes to the reserve.",
    ]


def test_M2_L1_a_tech_left_alone_pays() -> None:
    lost = [Eliminated(3, "alone"), Paid(3, RESERVE, 5, "fine"), PotLost(), Paid(POT, RESERVE, 12, "pot-lost")]
    assert tell(*lost) == [
        "Dot is out: a Tech with nobody to share with.",
        "Dot loses 5 to the reserve: a Tech with nobody else left.",
        "Nobody is left to share: the pot, 12, goes to the reserve.",
    ]


VOTES = [
    ((True, True, False, False, True), True, "3 for it: Ann, Bob and Eve. 2 against: Cid and Dot. The heist starts."),
    ((False,) * 5, False, "Everybody votes against it. That is not enough: the negotiation goes on."),
    ((True,) * 5, True, "Everybody votes for it. The heist starts."),
]


@pytest.mark.parametrize(("votes", "start", "line"), VOTES)
def test_M2_N5_votes_are_told_by_name_when_all_are_in(votes: tuple[bool, ...], start: bool, line: str) -> None:
    cast = [Voted(seat) for seat in range(5)]
    assert tell(VoteCalled(0), *cast, VotesCounted(votes, start)) == [
        "Ann calls a vote: does the heist start now?",
        line,
    ]


def test_M2_E4_a_tie_is_explained() -> None:
    assert tell(GameWon((1,), "fifty", ())) == ["Bob wins the game with 50 or more."]
    assert tell(GameWon((1,), "rounds", (0, 1))) == [
        "The last round is over: Bob wins the game with the biggest purse. "
        "Ann and Bob have the same; going clockwise from the Leader, Bob comes first."
    ]


FRENCH: list[tuple[list[Event], str]] = [
    (
        [Revealed(Role.MENTALIST, (0, 1)), Eliminated(0, "doubled"), Eliminated(1, "doubled")],
        "Mentalistes : Ann et Bob. Éliminés.",
    ),
    ([Revealed(Role.ACROBAT, (2,)), Eliminated(2, "named")], "Cid était l’Acrobate désigné : éliminé."),
    (
        [Revealed(Role.BRAIN, (4,)), Paid(RESERVE, POT, 8, "brain")],
        "Cerveau : Eve, le seul : la Réserve ajoute 8 au pot (il y a 9).",
    ),
    ([Announced(0, (Role.ACROBAT,))], "Ann annonce l’Acrobate."),
    ([LeaderChosen(1)], "Leader : Bob. Après chaque tour, la carte Leader va au plus pauvre."),
    (
        [VotesCounted((True, True, False, False, False), False)],
        "2 pour : Ann et Bob. 3 contre : Cid, Dot et Eve. Cela ne suffit pas : la négociation continue.",
    ),
]


@pytest.mark.parametrize(("events", "line"), FRENCH)
def test_it_reads_well_in_French(events: list[Event], line: str) -> None:
    assert tell(*events, pot=9, lang="fr") == [line]


def test_each_edition_has_its_own_commands() -> None:
    first, second = (set(presenter_of(game).reader.commands()) for game in ("dollars-1e", "dollars-2e"))
    assert first - second == {"time", "look"}
    assert second - first == {"vote"}

"""Two hard things of other games, sketched on the bare core: it must carry both without a change.

*Unfair competition* (MC-2.d): inside a draft, choose a type, an own company, then one target for each opponent.
The Leader's vote (M2-N5): all vote at once, nothing else happens meanwhile, votes are shown together, ten at most.
"""

from __future__ import annotations

from msgspec import Struct, structs

from millions.core import play
from millions.core.form import Forms, one_of
from millions.core.message import Action, Event
from millions.core.seat import Seat, Seats
from millions.core.step import Ask, Rule
from millions.core.table import Table as CoreTable

# A draft, with one intrigue in it


class Company(Struct, frozen=True):
    owner: Seat
    sector: str
    face: int


class Club(CoreTable, kw_only=True):
    companies: tuple[Company, ...]
    hand: tuple[str, ...] = ()
    sector: str = ""
    players: int = 3

    def turn(self, company: Company, by: int) -> None:
        at = self.companies.index(company)
        moved = structs.replace(company, face=company.face + by)
        self.companies = (*self.companies[:at], moved, *self.companies[at + 1 :])

    def of(self, seat: Seat) -> tuple[Company, ...]:
        return tuple(one for one in self.companies if one.owner == seat and one.sector == self.sector)


class PickCard(Action, frozen=True):
    card: str


class PickSector(Action, frozen=True):
    sector: str


class PickCompany(Action, frozen=True):
    company: Company


class Draft(Ask[Club, PickCard], frozen=True):
    """MC-2.1. A seat picks one of the cards it was handed, applies it, and passes the rest on."""

    seat: Seat

    def awaits(self, table: Club) -> Seats:
        return (self.seat,) if table.hand else ()

    def options(self, table: Club, seat: Seat) -> Forms:
        return (one_of(PickCard, table.hand),)

    def answer(self, table: Club, seat: Seat, action: PickCard) -> None:
        table.hand = tuple(card for card in table.hand if card != action.card)
        if action.card == "unfair competition":
            table.push(ChooseSector(seat))


class ChooseSector(Ask[Club, PickSector], frozen=True):
    """MC-2.d. A type may be chosen that the player does not own."""

    seat: Seat

    def awaits(self, table: Club) -> Seats:
        return (self.seat,)

    def options(self, table: Club, seat: Seat) -> Forms:
        return (one_of(PickSector, ("resource", "industry", "transport")),)

    def answer(self, table: Club, seat: Seat, action: PickSector) -> None:
        table.sector = action.sector
        opponents = [other for other in range(table.players) if other != seat]
        table.push(Turn(seat, seat, +1), *(Turn(seat, other, -1) for other in opponents))


class Turn(Ask[Club, PickCompany], frozen=True):
    """MC-2.d. One company of the type rises or falls, as the card's player chooses; with none, nothing is asked."""

    seat: Seat
    owner: Seat
    by: int

    def candidates(self, table: Club) -> tuple[Company, ...]:
        return tuple(dict.fromkeys(one for one in table.of(self.owner) if 1 <= one.face + self.by <= 4))

    def awaits(self, table: Club) -> Seats:
        return (self.seat,) if self.candidates(table) else ()

    def options(self, table: Club, seat: Seat) -> Forms:
        return (one_of(PickCompany, self.candidates(table)),)

    def answer(self, table: Club, seat: Seat, action: PickCompany) -> None:
        table.turn(action.company, self.by)


def test_MC_2_d_unfair_competition_nests_inside_a_draft() -> None:
    mine, full = Company(0, "industry", 2), Company(0, "industry", 4)
    theirs, low = Company(1, "industry", 3), Company(1, "industry", 1)
    table = Club(
        companies=(mine, full, theirs, low, Company(2, "transport", 2)),
        hand=("racket", "unfair competition", "dumping"),
        agenda=(Draft(0), Draft(1)),
    )
    assert play.run(table) == (0,)
    assert play.answer(table, 0, PickCard("unfair competition")) == (0,)
    assert play.answer(table, 0, PickSector("industry")) == (0,)
    assert list(table.agenda[0].options(table, 0)[0]) == [PickCompany(mine)]  # not the one at face 4
    halfway = table.copy()
    assert play.answer(table, 0, PickCompany(mine)) == (0,)
    assert list(table.agenda[0].options(table, 0)[0]) == [PickCompany(theirs)]  # not the one at face 1
    # the third player has no such company: that question vanishes, and the draft goes on
    assert play.answer(table, 0, PickCompany(theirs)) == (1,)
    assert table.agenda == (Draft(1),)
    assert table.hand == ("racket", "dumping")
    assert [one.face for one in table.companies] == [3, 4, 2, 1, 2]
    assert [one.face for one in halfway.companies] == [2, 4, 3, 1, 2]


# A vote in the middle of a negotiation

MOST = 10


class Room(CoreTable, kw_only=True):
    players: int = 4
    leader: Seat = 0
    votes: tuple[bool | None, ...] = ()
    held: int = 0
    ready: frozenset[Seat] = frozenset()
    talked: int = 0
    started: bool = False


class Talk(Action, frozen=True):
    pass


class CallVote(Action, frozen=True):
    pass


class Vote(Action, frozen=True):
    yes: bool


class Voted(Event, frozen=True):
    votes: tuple[bool | None, ...]


class Talking(Ask[Room, Talk | CallVote], frozen=True):
    """M2-N5. Everybody may talk; the Leader may call a vote, which goes in front of the agenda."""

    stays = True

    def awaits(self, table: Room) -> Seats:
        return () if table.started else tuple(range(table.players))

    def options(self, table: Room, seat: Seat) -> Forms:
        may_call = seat == table.leader and table.held < MOST
        return (one_of(Talk), one_of(CallVote)) if may_call else (one_of(Talk),)

    def answer(self, table: Room, seat: Seat, action: Talk | CallVote) -> None:
        if isinstance(action, CallVote):
            table.votes = (None,) * table.players
            table.push(Voting(), CountVotes())
        else:
            table.talked += 1


class Voting(Ask[Room, Vote], frozen=True):
    """M2-N5. All players vote at the same time."""

    stays = True

    def awaits(self, table: Room) -> Seats:
        return tuple(seat for seat, vote in enumerate(table.votes) if vote is None)

    def options(self, table: Room, seat: Seat) -> Forms:
        return (one_of(Vote, (True, False)),)

    def answer(self, table: Room, seat: Seat, action: Vote) -> None:
        table.votes = (*table.votes[:seat], action.yes, *table.votes[seat + 1 :])


class CountVotes(Rule[Room], frozen=True):
    """M2-N5. Each vote is shown by name when the last is in; at least half start the heist."""

    def happen(self, table: Room) -> None:
        table.tell(Voted, table.votes)
        table.held += 1
        table.started = 2 * sum(map(bool, table.votes)) >= table.players


def test_M2_N5_a_vote_is_one_ask_open_to_all_inside_another() -> None:
    table = Room(agenda=(Talking(),), news=())
    play.run(table)
    play.answer(table, 2, Talk())
    assert play.answer(table, 0, CallVote()) == (0, 1, 2, 3)
    assert table.agenda == (Voting(), CountVotes(), Talking())
    assert play.answer(table, 3, Vote(True)) == (0, 1, 2)
    assert table.news == ()  # nobody is told a vote before the last is in
    for seat in (0, 1):
        play.answer(table, seat, Vote(False))
    assert play.answer(table, 2, Vote(False)) == (0, 1, 2, 3)
    assert list(table.news) == [Voted((False, False, False, True))]
    assert list(table.agenda) == [Talking()]
    play.answer(table, 0, CallVote())
    for seat, yes in enumerate((True, False, False)):
        play.answer(table, seat, Vote(yes))
    assert play.answer(table, 3, Vote(True)) == ()
    assert table.started


def test_M2_N5_there_are_at_most_ten_votes_and_none_starts_the_heist_against_the_majority() -> None:
    table = Room(agenda=(Talking(),))
    play.run(table)
    for _ in range(MOST):
        assert one_of(CallVote) in Talking().options(table, 0)
        play.answer(table, 0, CallVote())
        for seat in range(4):
            play.answer(table, seat, Vote(False))
    assert not table.started
    assert list(table.agenda) == [Talking()]
    assert one_of(CallVote) not in Talking().options(table, 0)

"""What is at stake in a negotiation, computed for all players from what all players see.

It knows nobody's role. Shares take the characters still in to be all different, and leave out what single roles pay,
take and win; `prospect`, `own` and `believed` count it. A client draws it and computes nothing: shares, what a
departure brings, what each open proposal would do.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import product
from types import MappingProxyType
from typing import NamedTuple

from msgspec import Struct

from millions.core.seat import Seat, Seats
from millions.games.heists.bargain import Proposal, ProposalId
from millions.games.heists.components import Role, Roles
from millions.games.heists.prospect import (
    Gains,
    OwnProspect,
    Prospect,
    Range,
    SeenProspect,
    hands,
    if_believed,
    ordered,
    own_prospect,
    prospect,
    sharers,
)
from millions.games.heists.takings import Takings
from millions.games.heists.terms import Character, Characters, Terms, owners, parties
from millions.games.heists.view import HeistView, Looks, Stakes


class Departure(Struct, frozen=True, gc=False):
    """M1-N2, M2-N3. If this character leaves now, its ante comes back, and the share of each that stays is this."""

    character: Character
    ante: int
    share: int


class Party(Struct, frozen=True, gc=False):
    """M1-N4, M2-N2. What a deal does to one of its players: payments, departures, antes that come back with them."""

    seat: Seat
    pays: int
    gets: int
    leaves: Characters
    antes: int
    purse: int
    """The player's money once the deal is struck."""


class DealEffect(Struct, frozen=True, gc=False):
    """M1-N4, M2-N2. What an open proposal would do if it were struck now."""

    proposal: ProposalId
    parties: tuple[Party, ...]
    share: int
    """The share of each character that would stay; 0 if none would."""
    fullest: Fullest | None
    """The sharing that would then be the fullest, as in the outlook."""
    reach: Seats
    """The players who would then have the sum that ends the game, if they share and the sharing is that one."""


class Fullest(Struct, frozen=True, gc=False):
    """M1-L2, M2-L3. The sharing between as many as can be left, if nobody else goes: doubles are out."""

    heads: int
    share: int
    rest: int
    """What it leaves in the reserve, or what the reserve would add to it."""


Sharings = tuple[Fullest | None, ...]


class Outlook(Struct, frozen=True, gc=False):
    """What each would get, if those still in stay and are all different."""

    amount: int
    """M1-L1, M2-L3. What there is to share."""
    shares: tuple[int, ...]
    """M1-L2, M2-L3. The share of each, with 1, 2, … of those now in left; M2-N3: who leaves takes 2 from the pot."""
    boosted: tuple[int, ...]
    """M1-L1. The same if a Mastermind is left; empty where none is in play, and in the second edition."""
    enough: int
    """M1-E1, M2-E1. The sum that ends the game."""
    reach: Seats
    """M1-E1, M2-E1. The players who can have that sum after this heist if nobody else leaves: in the best case of the
    best hand that they can have. For a hand that is known, `own` says it."""
    doubled: Roles
    """M1-P5, M2-P4. The roles of which several cards lie in the centre."""
    prospect: Prospect | None
    """None while no card lies in the centre."""
    own: tuple[OwnProspect, ...]
    """What a player gains with each hand, so that a client shows its player's own."""
    seen: tuple[SeenProspect, ...]
    """M1-N11. The same for who has looked at a card: for each hand, and for each role that it may have been."""
    believed: tuple[Beliefs, ...]
    """M1-N1, M2-N1. The same for each player, if everybody else in the heist is what they last said: as many entries as
    `own` has. Empty for a player who is not in, and while too few have said what they are."""
    fullest: Fullest | None
    """None while no card lies in the centre, and if nobody can be left."""
    sharings: Sharings
    """M1-N2, M2-N3. The same if 1, 2, … of those now in stay, and the others leave; empty while no card lies there."""
    departures: tuple[Departure, ...]
    deals: tuple[DealEffect, ...]


Beliefs = tuple[Range | None, ...]
"""What a player gains with each hand; None for one with which the claims cannot all be true."""

NOTHING: Mapping[Seat, Role] = MappingProxyType({})

SILENT = 1
"""With more characters than this of which nothing has been said, claims say too little of the others."""


class Situation(NamedTuple):
    """What else of a view the outlook depends on."""

    players: int
    per_seat: int
    money: tuple[int, ...]
    roles: Roles
    """The roles in play."""
    shown: Roles
    crew: Characters
    proposals: tuple[Proposal, ...]
    said: tuple[tuple[Character, Role], ...]
    """What was last claimed or announced of each character in the heist."""
    looks: Looks
    """M1-N11. Who in the heist has looked at which character in it."""

    def owner(self, character: Character) -> Seat:
        """The player whose character it is."""
        return character // self.per_seat

    def prospects(
        self, stakes: Stakes
    ) -> tuple[Prospect | None, tuple[OwnProspect, ...], tuple[SeenProspect, ...], tuple[Beliefs, ...]]:
        """What the heist may bring, for all players and for those who know a hand, and perhaps a card of another."""
        if not self.shown:
            return None, (), (), ()
        shown = ordered(self.shown, self.roles)
        everybody, each = known_prospects(stakes.takings, self.roles, shown, len(self.crew), self.per_seat)
        reach = [self.reach(stakes, hand, seats, gains) for hand, seats, gains in each]
        near = Near(self, stakes, tuple(sorted({seat for seats in reach for seat in seats})))
        own = tuple(
            OwnProspect(hand, seats, *gains[:3], there, near.rivals(hand))
            for (hand, seats, gains), there in zip(each, reach, strict=True)
        )
        believed = tuple(self.believed(stakes, seat, own) for seat in range(self.players))
        return everybody, own, tuple(self.looked(stakes, near, own)), believed

    def looked(self, stakes: Stakes, near: Near, own: tuple[OwnProspect, ...]) -> Iterator[SeenProspect]:
        """M1-N11. What a player gains with each hand who has found each role."""
        for seat, character in self.looks:
            cards = sum(self.owner(one) == seat for one in self.crew)
            each = [one.hand for one in own if seat in one.seats and len(one.hand) == cards]
            takings = stakes.of(seat)
            for hand, role in product(each, self.roles):
                gains = own_prospect(takings, self.roles, self.shown, len(self.crew), hand, (role,))
                if gains is None:
                    continue
                there = self.reach(stakes, hand, (seat,), gains)
                rivals = near.rivals(hand, {self.owner(character): role})
                mine = OwnProspect(hand, (seat,), *gains[:3], there, rivals)
                said = dict(self.said) | {character: role}
                told = self._replace(said=tuple(said.items())).believed(stakes, seat, (mine,))
                yield SeenProspect(seat, character, role, mine, told)

    def reach(self, stakes: Stakes, hand: Roles, seats: Seats, gains: Gains) -> Seats:
        """M1-E1, M2-E1. Those of these players who can have the sum that ends the game, with this hand in the heist."""
        best = gains.sharing if stakes.sharers_win else gains.most
        if best is None:
            return ()
        mine = {seat: [one for one in self.crew if self.owner(one) == seat] for seat in seats}
        antes = {seat: sum(stakes.leaving[one] for one in mine[seat]) for seat in seats}
        fits = (seat for seat in seats if len(mine[seat]) == len(hand))
        return tuple(seat for seat in fits if self.money[seat] + antes[seat] + best >= stakes.enough)

    def enough_already(self, stakes: Stakes) -> Seats:
        """M2-E1. The players who have left and have the sum that ends the game."""
        gone = set(range(self.players)) - set(owners(self.crew, self.per_seat))
        return () if stakes.sharers_win else tuple(seat for seat in gone if self.money[seat] >= stakes.enough)

    def believed(self, stakes: Stakes, seat: Seat, own: tuple[OwnProspect, ...]) -> Beliefs:
        """What a player gains with each hand, if the others are what they said."""
        mine = sum(self.owner(character) == seat for character in self.crew)
        said = tuple(role for character, role in self.said if self.owner(character) != seat)
        silent = len(self.crew) - mine - len(said)
        if not mine or not said or silent > SILENT:
            return ()
        takings = stakes.of(seat)
        fits = [len(one.hand) == mine and seat in one.seats for one in own]
        return tuple(
            if_believed(takings, self.roles, self.shown, one.hand, said, silent) if fit else None
            for one, fit in zip(own, fits, strict=True)
        )

    def sharings(self, stakes: Stakes) -> Sharings:
        """The fullest sharing if 1, 2, … of those now in stay."""
        if not self.shown:
            return ()
        most = sharers(self.roles, self.shown, len(self.crew), stakes.takings[0][0].namer)
        return tuple(fullest(stakes, pot, heads) for pot, heads in zip(stakes.pots, most, strict=True))


class Near(NamedTuple):
    """The players in the heist whom their best hand would bring to the sum that ends the game."""

    view: Situation
    stakes: Stakes
    seats: Seats

    def rivals(self, hand: Roles, found: Mapping[Seat, Role] = NOTHING) -> Seats:
        """M1-E1, M2-E1. Those of them who still can beside a player with this hand, who has found these roles."""
        return tuple(seat for seat in self.seats if self._can(seat, hand, found))

    def _can(self, seat: Seat, hand: Roles, found: Mapping[Seat, Role]) -> bool:
        view, mine, takings = self.view, found.get(seat), self.stakes.of(seat)
        seen = (*hand, *(role for other, role in found.items() if other != seat))
        for other in hands(view.roles, view.per_seat, len(view.crew) - len(seen)):
            if mine is None or mine in other:
                gains = own_prospect(takings, view.roles, view.shown, len(view.crew), other, seen)
                if gains and view.reach(self.stakes, other, (seat,), gains):
                    return True
        return False


def fullest(stakes: Stakes, pot: int, heads: int) -> Fullest | None:
    """The sharing of this much between this many."""
    if not heads:
        return None
    share = -(-pot // heads) if stakes.rounded_up else pot // heads
    return Fullest(heads, share, abs(pot - share * heads))


def outlook(view: HeistView) -> Outlook | None:
    """What is at stake while players bargain; None at other times."""
    stakes = view.stakes()
    return None if stakes is None else reckoned(situation(view), stakes)


def situation(view: HeistView) -> Situation:
    """What the outlook depends on, of a view."""
    return Situation(
        view.players,
        view.per_seat,
        view.money,
        view.roles_in_play,
        view.shown,
        view.crew,
        view.proposals,
        said(view),
        looks(view),
    )


def reach_after(view: HeistView, deal: Terms | None = None) -> Seats:
    """M1-E1, M2-E1. The players who could have the sum that ends the game if this deal were struck now; without one,
    as things are."""
    stakes = view.stakes()
    if stakes is None:
        return ()
    now = situation(view)
    sharings = now.sharings(stakes)
    if deal is None:
        return reach(now, stakes, now.money[: now.players], now.crew, sharings)
    involved = parties(deal, view.per_seat)
    return effect(now, stakes, Proposal(0, involved[0], deal, involved, ()), sharings).reach


def said(view: HeistView) -> tuple[tuple[Character, Role], ...]:
    """What was last said of each character in the heist."""
    last = {claim.character: claim.role for claim in view.claims}
    first = view.first_words()
    each = ((one, last.get(one, first[one])) for one in view.crew)
    return tuple((one, role) for one, role in each if role is not None)


def looks(view: HeistView) -> Looks:
    """M1-N11. Who in the heist has looked at which character in it that does not lie face up."""
    there = {view.owner(one) for one in view.crew}
    hidden = set(view.crew).difference(view.face_up)
    return tuple((seat, one) for seat, one in view.looked_at() if seat in there and one in hidden)


@lru_cache(maxsize=4096)  # the same for as long as nobody leaves: 0.1 ms with five players
def known_prospects(
    each: tuple[tuple[Takings, Seats], ...], roles: Roles, shown: Roles, crew: int, per_seat: int
) -> tuple[Prospect, tuple[tuple[Roles, Seats, Gains], ...]]:
    """For all players, and for every hand that a player may have."""
    first, everybody = each[0][0], tuple(sorted(seat for _, seats in each for seat in seats))
    found = [
        (hand, seats, gains)
        for hand in hands(roles, per_seat, crew)
        for takings, seats in (each if first.namer in hand else ((first, everybody),))
        if (gains := own_prospect(takings, roles, shown, crew, hand))
    ]
    return prospect(first, roles, shown, crew), tuple(found)


@lru_cache(maxsize=2048)  # talk changes nothing here: 0.7 instead of 10.5 µs for half of all actions
def reckoned(view: Situation, stakes: Stakes) -> Outlook:
    """The same, from just what it depends on."""
    shares, sharings = stakes.shares, view.sharings(stakes)
    prospects = view.prospects(stakes)
    there = {seat for one in prospects[1] for seat in one.reach}.union(view.enough_already(stakes))
    return Outlook(
        stakes.amount,
        shares,
        stakes.boosted,
        stakes.enough,
        tuple(sorted(there)),
        tuple(role for role in dict.fromkeys(view.shown) if is_doubled(view, role)),
        *prospects,
        sharings[-1] if sharings else None,
        sharings,
        tuple(Departure(one, stakes.leaving[one], share_of(stakes, len(shares) - 1)) for one in view.crew),
        tuple(effect(view, stakes, proposal, sharings) for proposal in view.proposals),
    )


def is_doubled(view: Situation, role: Role) -> bool:
    """Do several cards of the role lie in the centre?"""
    return view.shown.count(role) > 1


def share_of(stakes: Stakes, heads: int) -> int:
    """The share of each, with this many characters left."""
    return stakes.shares[heads - 1] if heads else 0


def reach(view: Situation, stakes: Stakes, purses: tuple[int, ...], crew: Characters, sharings: Sharings) -> Seats:
    """M1-E1, M2-E1. The players with characters in this crew whom the fullest sharing brings to the sum that wins.

    While no card lies in the centre, that is the sharing between all of them.
    """
    heads, share = len(crew), share_of(stakes, len(crew))
    if sharings and heads:
        sharing = sharings[heads - 1]
        heads, share = (sharing.heads, sharing.share) if sharing else (0, 0)
    found = []
    for seat in owners(crew, view.per_seat) if heads else ():
        sharers = [one for one in crew if view.owner(one) == seat][:heads]
        gain = sum(stakes.staying[one] + share for one in sharers)
        if purses[seat] + gain >= stakes.enough:
            found.append(seat)
    return tuple(found)


def effect(view: Situation, stakes: Stakes, proposal: Proposal, sharings: Sharings) -> DealEffect:
    """What an open proposal would do."""
    crew = tuple(one for one in view.crew if one not in proposal.terms.departures)
    parties = tuple(party(view, stakes, proposal, seat) for seat in proposal.parties)
    purses = list(view.money[: view.players])
    for one in parties:
        purses[one.seat] = one.purse
    share, sharing = share_of(stakes, len(crew)), sharings[len(crew) - 1] if sharings and crew else None
    return DealEffect(proposal.id, parties, share, sharing, reach(view, stakes, tuple(purses), crew, sharings))


def party(view: Situation, stakes: Stakes, proposal: Proposal, seat: Seat) -> Party:
    """What an open proposal would do to one of its players."""
    pays = sum(payment.amount for payment in proposal.terms.payments if payment.source == seat)
    gets = sum(payment.amount for payment in proposal.terms.payments if payment.target == seat)
    leaves = tuple(one for one in proposal.terms.departures if view.owner(one) == seat)
    antes = sum(stakes.leaving[one] for one in leaves)
    return Party(seat, pays, gets, leaves, antes, view.money[seat] - pays + gets + antes)

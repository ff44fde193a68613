"""What the action codes of both heist games share: choosing, talking, and deals of two on a ladder of prices.

A proposal says who leaves, who pays for it, and a price from the ladder. It is answered at once, so at most one is
open, and one index is enough to accept it or to decline it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import Enum
from functools import lru_cache
from itertools import permutations, product
from typing import Any, ClassVar

from millions.core.form import Forms
from millions.core.message import Action
from millions.core.seat import MOST_SEATS, Seat
from millions.core.step import AnyStep
from millions.games.deals.bargain import Accept, Decline, Propose
from millions.games.deals.terms import HIGHEST_AMOUNT, LABELS, Characters, Payment, Terms
from millions.research.codes.code import Bits, Block, Chair, Code, as_bits
from millions.research.limits import Limits

Barred = tuple[bool, ...]
"""Which of the verbs that limits bar are barred now, in the order of `HeistCode.talk`."""

Facts = tuple[Any, ...]
"""A seat, who is in, what is barred and what is special: all that its forms in a negotiation depend on."""

OTHERS = tuple(f"{further} on" for further in range(1, MOST_SEATS))
"""Another seat or character, by how far on it lies, clockwise; with three players the first four are characters."""

BOTH = tuple(LABELS)
"""A seat's two characters; whoever has one only has A."""

ANSWERS = (
    Block("accept", "Agree to the open proposal: the deal is struck.", (("yes",),)),
    Block("decline", "Decline the open proposal, which ends it.", (("no",),)),
)


def names(roles: Iterable[Enum]) -> tuple[str, ...]:
    """Roles as they are called."""
    return tuple(str(role.value) for role in roles)


def pairs(roles: Iterable[Enum]) -> tuple[str, ...]:
    """Two different roles, as A and B."""
    return tuple("+".join(pair) for pair in permutations(names(roles), 2))


def choosing(roles: type[Enum], choose: Callable[[tuple[Any, ...]], Action]) -> tuple[Block, Block]:
    """One character or, with three players, two."""
    one, two = "Place one character face down (four players and more).", "Place two different characters face down"
    return (
        Block("choose", one, (names(roles),), lambda chair: [choose((role,)) for role in roles]),
        Block(
            "choose two",
            f"{two}, A and B (three players).",
            (pairs(roles),),
            lambda chair: [choose(hand) for hand in permutations(roles, 2)],
        ),
    )


def talking(
    roles: type[Enum],
    claim: Callable[[int, Any], Action],
    ready: Callable[[], Action],
    withdraw: Callable[[int], Action],
) -> tuple[Block, Block, Block]:
    """Claim, say ready, leave."""
    return (
        Block(
            "claim",
            "Claim that one's character is of a role.",
            (BOTH, names(roles)),
            lambda chair: [claim(character, role) for character, role in product(chair.mine, roles)],
        ),
        Block("ready", "Say ready: for all one cares, the heist may start.", (("yes",),), lambda chair: [ready()]),
        Block("withdraw", "Leave with a character.", (BOTH,), lambda chair: map(withdraw, chair.mine)),
    )


def buying(ladder: tuple[int, ...]) -> Block:
    """Proposals to pay somebody for leaving."""

    def deals(chair: Chair) -> Iterable[Action]:
        for character, price in product(chair.theirs, ladder):
            payment = Payment(chair.seat, character // chair.per_seat, price)
            yield Propose(Terms((payment,), (character,)))

    what = "Propose: I pay so much, and that character leaves."
    return Block("buy out", what, (OTHERS, tuple(map(str, ladder))), deals)


def selling(ladder: tuple[int, ...]) -> Block:
    """Proposals to leave for money; with three players character A first, to either of the others, then B."""

    def deals(chair: Chair) -> Iterable[Action]:
        for character, buyer, price in product(chair.mine, chair.others, ladder):
            yield Propose(Terms((Payment(buyer, chair.seat, price),), (character,)))

    what = "Propose: that player pays me so much, and my character leaves (three players: A to either, then B)."
    return Block("sell out", what, (OTHERS, tuple(map(str, ladder))), deals)


class HeistCode(Code):
    """The action code of a heist game: its own blocks, and proposals on its ladder."""

    ladder: ClassVar[tuple[int, ...]]
    negotiate: ClassVar[type[AnyStep]]
    talk: ClassVar[tuple[type[Action], ...]]
    """The verbs that limits bar: claims, departures, and whatever else an edition has."""

    def __init__(self, players: int) -> None:
        super().__init__(players, 2 if players == 3 else 1)
        places = self.ranges()
        self.accept, self.decline = places["accept"].start, places["decline"].start
        self.answers: Bits = 1 << self.accept | 1 << self.decline
        self.buy, self.sell = places["buy out"].start, places["sell out"].start
        self.reach = tuple(sum(price <= purse for price in self.ladder) for purse in range(HIGHEST_AMOUNT))
        """How many rungs a purse can pay."""
        self.slots = lru_cache(maxsize=1 << 12)(self._slots)
        self.talked: dict[Facts, tuple[Bits, bool]] = {}

    def legal(self, table: Any, seat: Seat, limits: Limits, begun: tuple[int, ...]) -> Bits:
        if table.proposals:
            return self.answers
        step = table.agenda[0]
        if type(step) is not self.negotiate:
            return self.bits_of(step.options(table, seat), seat)
        facts = seat, table.crew, self.barred(table, seat, limits), self.special(table, seat)
        if (talk := self.talked.get(facts)) is None:
            talk = self.talked[facts] = self.read_talk(table, seat, limits)
        bits, may_propose = talk
        return bits | self.proposals(table, seat, limits) if may_propose else bits

    def bits_of(self, forms: Forms, seat: Seat) -> Bits:
        """The indexes of all these forms."""
        bits = 0
        for form in forms:
            bits |= self.bits(form, seat)
        return bits

    def barred(self, table: Any, seat: Seat, limits: Limits) -> Barred:
        """What the limits on talk do not allow any more."""
        claims, per_seat = table.claims, self.per_seat
        talked = len(claims) >= limits.claims and (
            [claim.character // per_seat for claim in claims].count(seat) >= limits.claims
        )
        return talked, len(table.left) >= limits.departures

    def special(self, table: Any, seat: Seat) -> tuple[bool, ...]:
        """What else the forms of a seat that is asked in a negotiation depend on, beside who is in."""
        raise NotImplementedError

    def read_talk(self, table: Any, seat: Seat, limits: Limits) -> tuple[Bits, bool]:
        """What a seat may do in a negotiation, but for proposals; and whether it may propose at all."""
        forms, barred = table.agenda[0].options(table, seat), self.barred(table, seat, limits)
        out = {verb for verb, no_more in zip(self.talk, barred, strict=True) if no_more}
        talk = tuple(form for form in forms if form.verb is not Propose and form.verb not in out)
        return self.bits_of(talk, seat), not barred[1] and any(form.verb is Propose for form in forms)

    def action(self, table: Any, seat: Seat, index: int, begun: tuple[int, ...]) -> Action | None:
        if (action := self.actions[seat][index]) is not None:
            return action
        answer = Accept if index == self.accept else Decline
        return answer(table.proposals[0].id)

    def spell(self, table: Any, seat: Seat, action: Action) -> tuple[int, ...]:
        match action:
            case Accept():
                return (self.accept,)
            case Decline():
                return (self.decline,)
        return super().spell(table, seat, action)

    def proposals(self, table: Any, seat: Seat, limits: Limits) -> Bits:
        """The deals on the ladder that a seat may propose now."""
        made = table.proposals_made
        if made[seat] >= limits.proposals or sum(made) >= limits.proposals_in_all:
            return 0
        reach, money = self.reach, table.money
        bits = 0
        for payer, deals in self.slots(seat, table.crew):
            bits |= deals[reach[money[payer]]]
        return bits

    def _slots(self, seat: Seat, crew: Characters) -> tuple[tuple[Seat, tuple[Bits, ...]], ...]:
        """M1-N6. Who leaves is in, and so are both players: by payer, all such deals for each number of rungs paid."""
        rungs, chair, per_seat = len(self.ladder), Chair(seat, self.players, self.per_seat), self.per_seat
        inside = {character // per_seat for character in crew}
        lowest: dict[Seat, list[int]] = {payer: [] for payer in chair.others if payer in inside}
        for slot, (character, buyer) in enumerate(product(chair.mine, chair.others)):
            if character in crew and buyer in inside:
                lowest[buyer].append(self.sell + slot * rungs)
        lowest[seat] = [self.buy + slot * rungs for slot, character in enumerate(chair.theirs) if character in crew]
        return tuple(
            (payer, tuple(as_bits(at + rung for at in places for rung in range(paid)) for paid in range(rungs + 1)))
            for payer, places in lowest.items()
        )

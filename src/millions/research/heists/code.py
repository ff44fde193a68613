"""What the action codes of both heist games share: choosing, talking, and deals between two at a ladder of prices.

A proposal names the character that leaves, the player who pays for it, and a price from the ladder. It is answered at
once: at most one is open, and one index each is enough to accept and to decline.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import Enum
from itertools import permutations, product
from typing import Any, ClassVar

from millions.core.form import Form, Forms
from millions.core.message import Action
from millions.core.seat import MOST_SEATS, Seat
from millions.games.heists.bargain import Accept, Decline, Propose, TakeBack
from millions.games.heists.terms import HIGHEST_AMOUNT, LABELS, Characters, DealTerms, Payment, Terms
from millions.research.code import Block, Chair, Code, Parts, Scene
from millions.research.limits import Limits
from millions.research.mask import Bits, as_bits
from millions.research.memo import Memo

Deals = tuple[tuple[Seat, tuple[Bits, ...]], ...]
"""By payer, the deals a seat may propose, for each number of rungs of the price ladder that the payer can afford."""

OTHERS = tuple(f"{further} on" for further in range(1, MOST_SEATS))
"""Another seat or character, by its distance clockwise; with three players the first four are characters."""

BOTH = tuple(LABELS)
"""A seat's two characters; a seat with one character has only A."""

ANSWERS = (
    Block("accept", "Agree to the open proposal: the deal is struck.", (("yes",),)),
    Block("decline", "Decline the open proposal, which ends it.", (("no",),)),
)


def names(roles: Iterable[Enum]) -> tuple[str, ...]:
    """The names of roles."""
    return tuple(str(role.value) for role in roles)


def pairs(roles: Iterable[Enum]) -> tuple[str, ...]:
    """Two different roles, as A and B."""
    return tuple("+".join(pair) for pair in permutations(names(roles), 2))


def choosing(roles: tuple[Enum, ...], choose: Callable[[tuple[Any, ...]], Action]) -> tuple[Block, Block]:
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
    roles: tuple[Enum, ...],
    claim: Callable[[int, Any], Action],
    ready: Callable[[], Action],
    withdraw: Callable[[int], Action],
) -> tuple[Block, Block, Block]:
    """Claim a role, say ready, leave."""
    return (
        Block(
            "claim",
            "Claim that your character has a role.",
            (BOTH, names(roles)),
            lambda chair: [claim(character, role) for character, role in product(chair.mine, roles)],
        ),
        Block("ready", "Say that you are ready for the heist to start.", (("yes",),), lambda chair: [ready()]),
        Block("withdraw", "Leave with a character.", (BOTH,), lambda chair: map(withdraw, chair.mine)),
    )


def buying(ladder: tuple[int, ...]) -> Block:
    """Proposals to pay another player for leaving."""

    def deals(chair: Chair) -> Iterable[Action]:
        for character, price in product(chair.theirs, ladder):
            payment = Payment(chair.seat, character // chair.per_seat, price)
            yield Propose(Terms((payment,), (character,)))

    what = "Propose: I pay this price, and that character leaves."
    return Block("buy out", what, (OTHERS, tuple(map(str, ladder))), deals)


def selling(ladder: tuple[int, ...]) -> Block:
    """Proposals to leave for money; with three players character A first, to either of the others, then B."""

    def deals(chair: Chair) -> Iterable[Action]:
        for character, buyer, price in product(chair.mine, chair.others, ladder):
            yield Propose(Terms((Payment(buyer, chair.seat, price),), (character,)))

    what = "Propose: that player pays me this price, and my character leaves (three players: A to either, then B)."
    return Block("sell out", what, (OTHERS, tuple(map(str, ladder))), deals)


class HeistCode(Code):
    """The action code of a heist game: its own blocks, and proposals at the prices of its ladder."""

    narrows = True
    ladder: ClassVar[tuple[int, ...]]

    def __init__(self, players: int) -> None:
        super().__init__(players, 2 if players == 3 else 1)
        self.accept, self.decline = self.ranges["accept"].start, self.ranges["decline"].start
        self.answers: Bits = 1 << self.accept | 1 << self.decline
        self.any_claim, self.any_departure = self.whole("claim"), self.whole("withdraw")
        self.any_deal = self.whole("buy out", "sell out")
        self.rungs = tuple(sum(price <= purse for price in self.ladder) for purse in range(HIGHEST_AMOUNT))
        """The number of prices that a purse can pay."""
        self.deals: Memo[tuple[Seat, Characters], Deals] = Memo(lambda key: self._deals(*key))
        """Asking the rules about all deals takes 1 ms; random games with five players need 75 entries."""

    def legal(self, scene: Scene, seat: Seat, forms: Forms, limits: Limits, begun: Parts) -> Bits:
        if scene.proposals:
            for form in forms:
                if form.verb is Accept:
                    return self.answers
        barred, form_bits = self.barred(scene, seat, limits), self.form_bits[seat]
        bits = 0
        for form in forms:
            if form.verb is not Propose:
                bits |= form_bits[form]
            elif not barred & self.any_deal:
                bits |= self.proposals(form.blanks[0])  # type: ignore[arg-type]
        return bits & ~barred

    def _form_bits(self, seat: Seat) -> Callable[[Form], Bits]:
        listed = super()._form_bits(seat)
        return lambda form: 0 if form.verb is TakeBack else listed(form)  # proposals are answered at once

    def barred(self, scene: Scene, seat: Seat, limits: Limits) -> Bits:
        """The indexes that the limits on talk do not allow any more."""
        claims, made = scene.claims, scene.proposals_made
        barred = 0
        if len(claims) >= limits.claims:
            per_seat = self.per_seat
            if [claim.character // per_seat for claim in claims].count(seat) >= limits.claims:
                barred = self.any_claim
        if len(scene.left) >= limits.departures:
            barred |= self.any_departure | self.any_deal
        elif made and (made[seat] >= limits.proposals or sum(made) >= limits.proposals_in_all):
            barred |= self.any_deal
        return barred

    def whole(self, *blocks: str) -> Bits:
        """All indexes of some blocks."""
        return as_bits(index for block in blocks for index in self.ranges[block])

    def proposals(self, blank: DealTerms) -> Bits:
        """The deals on the ladder that are in a form's blank."""
        rungs, money = self.rungs, blank.money
        bits = 0
        for payer, deals in self.deals[blank.proposer, blank.crew]:
            bits |= deals[rungs[money[payer]]]
        return bits

    def _deals(self, seat: Seat, crew: Characters) -> Deals:
        """Ask the rules (M1-N6) about each deal, once for each price that its payer may be just able to pay.

        Only the payer's purse matters to these deals, and between two prices it does not matter how much is in it.
        """
        candidates = [
            (action.terms.payments[0].source, index, action.terms)
            for index, action in enumerate(self.actions[seat])
            if isinstance(action, Propose)
        ]

        def legal(payer: Seat, purse: int) -> Bits:
            money = tuple(purse if other == payer else 0 for other in range(self.players))
            blank = DealTerms(seat, crew, money, self.per_seat)
            return as_bits(index for source, index, deal in candidates if source == payer and deal in blank)

        by_payer = {payer: tuple(legal(payer, purse) for purse in (0, *self.ladder)) for payer in range(self.players)}
        return tuple((payer, deals) for payer, deals in by_payer.items() if deals[-1])

    def action(self, scene: Scene, seat: Seat, forms: Forms, index: int, begun: Parts) -> Action | None:
        if (action := self.actions[seat][index]) is not None:
            return action
        answer = Accept if index == self.accept else Decline
        asked = [proposal.id for proposal in scene.proposals if seat in proposal.awaiting]
        return answer(asked[0])

    def spell(self, scene: Scene, seat: Seat, action: Action, forms: Forms = ()) -> Parts:
        match action:
            case Accept():
                return (self.accept,)
            case Decline():
                return (self.decline,)
        return super().spell(scene, seat, action)

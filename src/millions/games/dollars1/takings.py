"""What roles gain in a heist (M1-H, M1-L), without playing it: a test plays every heist and compares."""

from __future__ import annotations

from dataclasses import dataclass

from millions.games.dollars1.components import Variant
from millions.games.heists import takings
from millions.games.heists.components import BRUTE, CROOK, DRIVER, MASTERMIND, SNITCH, Role, Roles
from millions.games.heists.takings import End


@dataclass(frozen=True, slots=True)
class Takings(takings.Takings):
    """A Loot card, the ante on each character, and the numbers that are played with.

    A Brute can pay the Crook from ante and share with any deck of the book's limits, so that purses do not matter.
    """

    amount: int
    ante: int
    symbol: Role | None
    numbers: Variant

    @property
    def namer(self) -> Role:
        return SNITCH

    def reckon(self, sent: Roles, left: set[Role]) -> tuple[End, ...]:
        """The only end: the first edition has no choice but the name."""
        gains = {role: 0 if role in left or role is BRUTE else -self.ante for role in sent}  # M1-H5 to M1-H7
        if left == {SNITCH}:
            return (End(0, {**gains, SNITCH: -self.fine}),)
        share = _share(self, left)
        for role in left:
            gains[role] += share + _paid(self, left, role)
        return (End(share, gains),)


def _share(heist: Takings, left: set[Role]) -> int:
    """M1-L1, M1-L2."""
    amount = heist.amount + (heist.numbers.mastermind_bonus if MASTERMIND in left else 0)
    return amount // len(left) if left else 0


def _paid(heist: Takings, left: set[Role], role: Role) -> int:
    """M1-L3 to M1-L5. What a role that is left wins or loses after the sharing."""
    numbers = heist.numbers
    fees = numbers.drivers_fee * ((len(left) if role is DRIVER else 0) - 1) if DRIVER in left else 0
    theft = numbers.crooks_take if {CROOK, BRUTE} <= left else 0
    symbol = numbers.symbol_bonus if role is heist.symbol else 0
    return fees + {CROOK: theft, BRUTE: -theft}.get(role, 0) + symbol

"""What roles gain in a heist (M2-H, M2-L), without playing it: a test plays every heist and compares."""

from __future__ import annotations

from dataclasses import dataclass

from millions.games.dollars2.components import LootCard, Variant
from millions.games.dollars2.heist import VICTIMS
from millions.games.heists import takings
from millions.games.heists.components import ACROBAT, BRAIN, BRUTE, DRIVER, MENTALIST, TECH, Role, Roles
from millions.games.heists.takings import End


@dataclass(frozen=True, slots=True)
class Takings(takings.Takings):
    """A Loot card, the pot with all antes of those in, and the numbers that are played with."""

    loot: LootCard
    pot: int
    numbers: Variant
    poorest: int
    """M2-H6. What the poorest player in the heist can lose to a Mentalist."""

    @property
    def namer(self) -> Role:
        return TECH

    def reckon(self, sent: Roles, left: set[Role]) -> tuple[End, ...]:
        """One end for each victim that a Mentalist may choose."""
        gains = dict.fromkeys(sent, -self.numbers.ante)
        if left == {TECH}:
            gains[TECH] -= self.fine
        share = _share(self, _emptied(self, sent, left, gains), left)
        for role in left:
            gains[role] += share
        return tuple(End(share, robbed) for robbed in _robbed(self, left, gains))


def _emptied(heist: Takings, sent: Roles, left: set[Role], gains: dict[Role, int]) -> int:
    """M2-H4 to M2-H8. What the roles leave in the pot, or add to it."""
    numbers, pot = heist.numbers, heist.pot
    if ACROBAT in left:
        pot -= _taken(gains, ACROBAT, min(pot, numbers.acrobats_take))
    if BRUTE in sent:
        pot -= _taken(gains, BRUTE, numbers.brutes_take) * sent.count(BRUTE)
    if BRAIN in left:
        pot += heist.loot.amount if heist.loot.brain is None else heist.loot.brain
    if DRIVER in left:
        pot -= _taken(gains, DRIVER, min(pot, numbers.drivers_fee * len(left)))
    return pot


def _taken(gains: dict[Role, int], role: Role, amount: int) -> int:
    """This much, taken by a role."""
    gains[role] += amount
    return amount


def _share(heist: Takings, pot: int, left: set[Role]) -> int:
    """M2-L1 to M2-L4."""
    bonuses = sum(bonus.amount for bonus in heist.loot.bonuses if bonus.role in left)
    return -(-(pot + bonuses) // len(left)) if left and left != {TECH} else 0


def _robbed(heist: Takings, left: set[Role], gains: dict[Role, int]) -> list[dict[Role, int]]:
    """M2-H6. The same with the robbery of each victim; a Brute and an Acrobat have just taken enough from the pot."""
    victims = [role for role in VICTIMS if role in left] if MENTALIST in left else []
    found = []
    for victim in victims:
        whole = heist.numbers.mentalists_take
        for take in {whole, heist.poorest} if victim is TECH else {whole}:
            found.append({**gains, victim: gains[victim] - take, MENTALIST: gains[MENTALIST] + take})
    return found or [gains]

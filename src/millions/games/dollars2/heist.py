"""M2-H. The heist: roles are called one by one, and each does its work."""

from __future__ import annotations

from millions.core.form import Forms, one_of
from millions.core.message import Action, Event
from millions.core.seat import Seat, Seats
from millions.core.step import Ask, Rule
from millions.games.dollars2.components import POT, Table
from millions.games.heists.components import ACROBAT, BRAIN, BRUTE, DRIVER, MENTALIST, RESERVE, TECH, Role
from millions.games.heists.heist import NameRole, nameable
from millions.games.heists.terms import Character, Characters

VICTIMS = (BRUTE, TECH, ACROBAT)

# The Tech


class CallTech(Rule[Table], frozen=True):
    """M2-H3. A Tech alone eliminates one of the other roles shown."""

    def happen(self, table: Table) -> None:
        tech = table.call_alone(TECH)
        if tech is not None:
            table.push(ChooseRoleToCut(tech))


class RoleNamed(Event, frozen=True):
    """M2-H3. All characters of the role are out; who they are is seen when their role is called."""

    tech: Character
    role: Role


class ChooseRoleToCut(Ask[Table, NameRole], frozen=True):
    """M2-H3. The Tech's player must choose a role if another one is shown."""

    tech: Character

    def awaits(self, table: Table) -> Seats:
        return (table.owner(self.tech),) if nameable(table.shown, TECH) else ()

    def options(self, table: Table, seat: Seat) -> Forms:
        return (one_of(NameRole, nameable(table.shown, TECH)),)

    def answer(self, table: Table, seat: Seat, action: NameRole) -> None:
        table.named = action.role
        table.tell(RoleNamed, self.tech, action.role)


# The Acrobat


class CallAcrobat(Rule[Table], frozen=True):
    """M2-H4. An Acrobat alone takes 5 from the pot."""

    def happen(self, table: Table) -> None:
        acrobat = table.call_alone(ACROBAT)
        if acrobat is not None:
            table.take_from_pot(table.owner(acrobat), table.numbers.acrobats_take, "acrobat")


# The Brute


class CallBrutes(Rule[Table], frozen=True):
    """M2-H5. Every Brute takes 2 from the pot, even if eliminated; in turn, clockwise from the Leader (M2-H9)."""

    def happen(self, table: Table) -> None:
        for brute in table.call(BRUTE):
            table.take_from_pot(table.owner(brute), table.numbers.brutes_take, "brute")


# The Mentalist


class CallMentalist(Rule[Table], frozen=True):
    """M2-H6. A Mentalist alone takes 2 from the player of a Brute, Tech or Acrobat that is still in."""

    def happen(self, table: Table) -> None:
        mentalist = table.call_alone(MENTALIST)
        if mentalist is not None:
            table.push(ChooseVictim(mentalist))


class Rob(Action, frozen=True):
    """M2-H6. The Mentalist's player chooses whom to rob."""

    character: Character


class Robbed(Event, frozen=True):
    """M2-H6. Whom the Mentalist chose, and how much there was to take: nothing from the poor, or from oneself."""

    mentalist: Character
    character: Character
    amount: int


class ChooseVictim(Ask[Table, Rob], frozen=True):
    """M2-H6. The Mentalist must choose a victim if there is one; it loses at most what its player has."""

    mentalist: Character

    def awaits(self, table: Table) -> Seats:
        return (table.owner(self.mentalist),) if victims(table) else ()

    def options(self, table: Table, seat: Seat) -> Forms:
        return (one_of(Rob, victims(table)),)

    def answer(self, table: Table, seat: Seat, action: Rob) -> None:
        victim = table.owner(action.character)
        amount = 0 if victim == seat else min(table.numbers.mentalists_take, table.money[victim])
        table.tell(Robbed, self.mentalist, action.character, amount)
        table.pay(victim, seat, amount, "mentalist")


def victims(table: Table) -> Characters:
    """M2-H6. The Brute, the Tech and the Acrobat, as far as they are still in."""
    return tuple(character for role in VICTIMS for character in table.still_in(role))


# The Brain


class CallBrain(Rule[Table], frozen=True):
    """M2-H7. A Brain alone adds the Loot card's amount once more to the pot, or the card's own amount for it."""

    def happen(self, table: Table) -> None:
        assert table.loot is not None
        if table.call_alone(BRAIN) is not None:
            amount = table.loot.amount if table.loot.brain is None else table.loot.brain
            table.pay(RESERVE, POT, amount, "brain")


# The Driver


class CallDriver(Rule[Table], frozen=True):
    """M2-H8. A Driver alone takes 1 from the pot for every character still in, its own included."""

    def happen(self, table: Table) -> None:
        driver = table.call_alone(DRIVER)
        if driver is not None:
            table.take_from_pot(table.owner(driver), table.numbers.drivers_fee * len(table.crew), "driver")


CALLS: dict[Role, Rule[Table]] = {
    TECH: CallTech(),
    ACROBAT: CallAcrobat(),
    BRUTE: CallBrutes(),
    MENTALIST: CallMentalist(),
    BRAIN: CallBrain(),
    DRIVER: CallDriver(),
}
"""M2-H1. The step that calls each role."""

Steps = CallTech | ChooseRoleToCut | CallAcrobat | CallBrutes | CallMentalist | ChooseVictim | CallBrain | CallDriver

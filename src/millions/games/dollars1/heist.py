"""M1-H. The heist: roles are called one by one; two or more of one role are out."""

from __future__ import annotations

from millions.core.form import Forms, one_of
from millions.core.message import Event
from millions.core.seat import Seat, Seats
from millions.core.step import Ask, Rule
from millions.games.dollars1.components import Table
from millions.games.dollars1.intimidation import Intimidate, look, looking
from millions.games.heists.components import BRUTE, SNITCH, Role
from millions.games.heists.heist import NameRole, fine_if_alone, nameable
from millions.games.heists.terms import Character

# Snitches


class CallSnitches(Rule[Table], frozen=True):
    """M1-H2, M1-H3. Two or more Snitches are out and lose their antes; one takes it back and must name a role."""

    def happen(self, table: Table) -> None:
        snitch = table.call_alone(SNITCH)
        if snitch is not None:
            table.push(Denounce(snitch))


class Denounced(Event, frozen=True):
    """M1-H3. The Snitch named a role: all its characters are out, but they are revealed last."""

    snitch: Character
    role: Role


class Denounce(Ask[Table, NameRole | Intimidate], frozen=True):
    """M1-H3. The lone Snitch must name one of the other visible roles; if there is none, nothing is named."""

    snitch: Character

    stays = True

    def awaits(self, table: Table) -> Seats:
        undecided = table.named is None and nameable(table.shown, SNITCH)
        return (table.owner(self.snitch),) if undecided else ()

    def open_to(self, table: Table) -> Seats:
        return tuple(seat for seat in range(table.players) if self.options(table, seat))

    def options(self, table: Table, seat: Seat) -> Forms:
        looks = looking(table, seat)  # M1-N11
        if seat != table.owner(self.snitch):
            return looks
        return (one_of(NameRole, nameable(table.shown, SNITCH)), *looks)

    def answer(self, table: Table, seat: Seat, action: NameRole | Intimidate) -> None:
        if isinstance(action, Intimidate):
            return look(table, seat, action)
        table.named = action.role
        table.tell(Denounced, self.snitch, action.role)


# Brutes


class WonIntimidation(Event, frozen=True):
    """M1-H5. A Brute alone won an Intimidation card."""

    seat: Seat


class CallBrutes(Rule[Table], frozen=True):
    """M1-H5. Brutes always take their antes back. Two or more are out; one wins an Intimidation card for later."""

    def happen(self, table: Table) -> None:
        brute = table.call_alone(BRUTE)
        if brute is not None:
            winner = table.owner(brute)
            table.intimidation = tuple(cards + (seat == winner) for seat, cards in enumerate(table.intimidation))
            table.tell(WonIntimidation, winner)


# Drivers, Crooks, Masterminds


class Call(Rule[Table], frozen=True):
    """M1-H6. Two or more of the role are out and lose their antes; one takes the ante back and stays in."""

    role: Role

    def happen(self, table: Table) -> None:
        table.call_alone(self.role)


# The end of the heist


class RevealDenounced(Rule[Table], frozen=True):
    """M1-H4, M1-H7. Last of all, the named role's characters are revealed and out; Brutes take their antes back."""

    def happen(self, table: Table) -> None:
        if table.named is not None:
            table.lose(table.call(table.named), "denounced")


class FineLoneSnitch(Rule[Table], frozen=True):
    """M1-H8. A Snitch who is the only one left loses 3 (or all there is) at once and is out: no sharing."""

    def happen(self, table: Table) -> None:
        fine_if_alone(table, SNITCH, table.numbers.snitch_fine)


Steps = CallSnitches | Denounce | CallBrutes | Call | RevealDenounced | FineLoneSnitch

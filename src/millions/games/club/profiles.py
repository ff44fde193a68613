"""MC-Z. The option: each player begins with a profile."""

from __future__ import annotations

from millions.core.form import Form, Forms, one_of
from millions.core.message import Action, Event
from millions.core.nature import CardFrom
from millions.core.problem import Problem, because
from millions.core.seat import Seat, Seats
from millions.core.step import AnyStep, Ask, Chance, Rule
from millions.core.table import BANK
from millions.games.club.components import COLONIES, COMPANIES, Profile, Region, Sector
from millions.games.club.draft import search
from millions.games.club.intrigue_companies import raise_capital
from millions.games.club.looks import look
from millions.games.club.moves import Developed
from millions.games.club.setup import (
    ChooseFirst,
    DealColony,
    DealCompany,
    GiveFirst,
    begin_in,
    begin_with,
    make_first,
)
from millions.games.club.table import Table

LOBBYIST, CAPITALIST, COLONIST, HEIR, ENTREPRENEUR, SCHEMER = Profile

SCHEMER_FROM = 6
"""MC-Z1. The Schemer is dealt only with this many players."""


def deal_with_profiles(players: int) -> tuple[AnyStep, ...]:
    """MC-Z1. The profiles are dealt; then the others begin before the choosers choose, the Schemer last (MC-Z3)."""
    return (*map(DealProfile, range(players)), BeginByProfile())


class GiveProfile(Action, frozen=True):
    """MC-Z1. Chance deals a profile."""

    profile: Profile


class ProfileDealt(Event, frozen=True):
    """MC-Z1. A player has this profile."""

    seat: Seat
    profile: Profile


class DealProfile(Chance[Table, GiveProfile], frozen=True):
    """MC-Z1. Profiles are dealt at random, one each; the Schemer only with six players."""

    seat: Seat

    def options(self, table: Table, seat: Seat) -> Forms:
        left = [one for one in Profile if one not in table.profiles]
        if table.players < SCHEMER_FROM:
            left.remove(SCHEMER)
        return (Form(GiveProfile, (CardFrom(tuple(left)),)),)

    def answer(self, table: Table, seat: Seat, action: GiveProfile) -> None:
        table.profiles += (action.profile,)
        table.tell(ProfileDealt, self.seat, action.profile)


class BeginByProfile(Rule[Table], frozen=True):
    """MC-Z2, MC-Z3. Companies, colony cards and money as the profiles say; choosers in a fixed order."""

    def happen(self, table: Table) -> None:
        who = {profile: seat for seat, profile in enumerate(table.profiles)}
        dealt = [seat for seat in range(table.players) if seat != who.get(SCHEMER)]
        choosers = [step(who[profile]) for profile, step in IN_ORDER.items() if profile in who]
        first = () if SCHEMER in who else (ChooseFirst(),)
        table.push(*map(DealCompany, dealt), *map(DealColony, dealt), *choosers, *first)


class Lobbyist(Rule[Table], frozen=True):
    """MC-Z2. The Lobbyist's first company starts at face 2."""

    seat: Seat

    def happen(self, table: Table) -> None:
        (company,) = table.companies[self.seat]
        table.replace(self.seat, company, company.turned(+1))
        table.tell(Developed, self.seat, company.turned(+1))


class Capitalist(Rule[Table], frozen=True):
    """MC-Z2. The Capitalist's first company starts with one capital bill."""

    seat: Seat

    def happen(self, table: Table) -> None:
        (company,) = table.companies[self.seat]
        raise_capital(table, self.seat, company)


class Heir(Rule[Table], frozen=True):
    """MC-Z2. The Heir starts with 11 M."""

    seat: Seat

    def happen(self, table: Table) -> None:
        begin_with_money(table, self.seat, table.numbers.heirs_money)


def begin_with_money(table: Table, seat: Seat, amount: int) -> None:
    """MC-Z2, MC-Z3. A player begins with this instead of what the others have, which in a variant may be more."""
    more = amount - table.numbers.start_money
    table.pay(*((BANK, seat, more) if more > 0 else (seat, BANK, -more)), "profile")


class ChooseColony(Action, frozen=True):
    """MC-Z2, MC-Z3. Take this colony card from the deck."""

    region: Region


class Colonist(Rule[Table], frozen=True):
    """MC-Z2. The Colonist looks through the colony deck for a second card."""

    seat: Seat

    def happen(self, table: Table) -> None:
        search(table, COLONIES, self.seat)
        table.push(TakeColony(self.seat))


class TakeColony(Ask[Table, ChooseColony], frozen=True):
    """MC-Z2, MC-Z3. A colony card of the player's choice from the deck, kept hidden."""

    seat: Seat

    def awaits(self, table: Table) -> Seats:
        return (self.seat,)

    def options(self, table: Table, seat: Seat) -> Forms:
        return (one_of(ChooseColony, tuple(dict.fromkeys(table.deck(COLONIES)))),)

    def reason(self, table: Table, seat: Seat, action: Action) -> Problem | None:
        if isinstance(action, ChooseColony):
            return because("colony-not-there", "MC-Z2", region=action.region.value)
        return None

    def answer(self, table: Table, seat: Seat, action: ChooseColony) -> None:
        begin_in(table, seat, action.region)


class ChooseCompany(Action, frozen=True):
    """MC-Z2, MC-Z3. Take a company of this type from the deck, at face 1."""

    sector: Sector


class Entrepreneur(Rule[Table], frozen=True):
    """MC-Z2. The Entrepreneur looks through the company deck for a second company."""

    seat: Seat

    def happen(self, table: Table) -> None:
        search(table, COMPANIES, self.seat)
        table.push(TakeCompany(self.seat))


class TakeCompany(Ask[Table, ChooseCompany], frozen=True):
    """MC-Z2, MC-Z3. A company of the player's choice from the deck, at face 1."""

    seat: Seat

    def awaits(self, table: Table) -> Seats:
        return (self.seat,)

    def options(self, table: Table, seat: Seat) -> Forms:
        return (one_of(ChooseCompany, tuple(dict.fromkeys(table.deck(COMPANIES)))),)

    def reason(self, table: Table, seat: Seat, action: Action) -> Problem | None:
        if isinstance(action, ChooseCompany):
            return because("company-not-there", "MC-Z2", sector=action.sector.value)
        return None

    def answer(self, table: Table, seat: Seat, action: ChooseCompany) -> None:
        begin_with(table, seat, action.sector)


class Schemer(Rule[Table], frozen=True):
    """MC-Z3. The Schemer has 9 M and chooses last, as Entrepreneur and Colonist do: a company, having seen the others';
    a colony card, after a look at all the others'; and who is first."""

    seat: Seat

    def happen(self, table: Table) -> None:
        begin_with_money(table, self.seat, table.numbers.schemers_money)
        looks = [LookAtColonies(self.seat, other) for other in table.opponents(self.seat)]
        table.push(Entrepreneur(self.seat), *looks, Colonist(self.seat), NameFirst(self.seat))


class LookAtColonies(Rule[Table], frozen=True):
    """MC-Z3. The Schemer sees the others' colony cards; that they looked is public, what they saw is not."""

    seat: Seat
    owner: Seat

    def happen(self, table: Table) -> None:
        look(table, self.seat, self.owner)


class NameFirst(Ask[Table, GiveFirst], frozen=True):
    """MC-Z3. The Schemer names the first player, perhaps themselves."""

    seat: Seat

    def awaits(self, table: Table) -> Seats:
        return (self.seat,)

    def options(self, table: Table, seat: Seat) -> Forms:
        return (one_of(GiveFirst, tuple(range(table.players))),)

    def answer(self, table: Table, seat: Seat, action: GiveFirst) -> None:
        make_first(table, action.seat)


IN_ORDER: dict[Profile, type[AnyStep]] = {
    LOBBYIST: Lobbyist,
    CAPITALIST: Capitalist,
    HEIR: Heir,
    COLONIST: Colonist,
    ENTREPRENEUR: Entrepreneur,
    SCHEMER: Schemer,
}
"""MC-Z3. The choosers act in the order Colonist, Entrepreneur, Schemer."""

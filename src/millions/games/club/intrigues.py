"""MC-2. The Intrigues: a draft of eight cards, each applied at once."""

from __future__ import annotations

from msgspec import structs

from millions.core.form import Forms, one_of
from millions.core.message import Action, Event
from millions.core.problem import Problem, because
from millions.core.seat import Seat, Seats
from millions.core.step import Ask, Rule
from millions.games.club.components import INTRIGUE_CARDS, INTRIGUES, Intrigue
from millions.games.club.draft import Pick, along_the_seats, search_by_privilege, take, take_from_rest
from millions.games.club.intrigue_cards import CARDS
from millions.games.club.moves import PASS, Pass, Passed
from millions.games.club.table import NO_DRAFT, Draft, Table


class IntriguesTile(Rule[Table], frozen=True):
    """MC-2.1. The hand goes along the seats; each player picks a card and applies it at once."""

    def happen(self, table: Table) -> None:
        along_the_seats(table, INTRIGUES, PickIntrigue)


class PlayIntrigue(Action, frozen=True):
    """MC-2.2. Pick this card and apply it; one must be picked, even if it does nothing for the player."""

    card: Intrigue


class IntriguePlayed(Event, frozen=True):
    """MC-2.4. The card picked is shown to all when it is applied."""

    seat: Seat
    card: Intrigue


class PickIntrigue(Pick, frozen=True):
    """MC-2.2. Pick one of the cards, apply it at once, and pass the others on (MC-2.1)."""

    def draft(self, table: Table) -> Draft[Intrigue]:
        return table.draft(INTRIGUES)

    def options(self, table: Table, seat: Seat) -> Forms:
        return (one_of(PlayIntrigue, self.draft(table).hand),)

    def reason(self, table: Table, seat: Seat, action: Action) -> Problem | None:
        match action:
            case PlayIntrigue(card):
                return because("intrigue-not-there", "MC-2.2", intrigue=card.value)
            case Pass():
                return because("must-pick", "MC-2.2")
        return None

    def answer(self, table: Table, seat: Seat, action: PlayIntrigue) -> None:
        take(table, INTRIGUES, action.card, bought=True)
        apply(table, seat, action.card)


def apply(table: Table, seat: Seat, card: Intrigue) -> None:
    """MC-2.4. The card is shown and does what it says, before anything else."""
    table.tell(IntriguePlayed, seat, card)
    table.push(CARDS[card](seat))


class IntriguePrivilege(Rule[Table], frozen=True):
    """MC-2.3. The privileged player looks through the undrawn rest of the deck."""

    def happen(self, table: Table) -> None:
        search_by_privilege(table, INTRIGUES, PickFromIntrigues)


class PickFromIntrigues(Ask[Table, PlayIntrigue | Pass], frozen=True):
    """MC-2.3. The privileged player may pick one more card from the rest and apply it."""

    seat: Seat

    def awaits(self, table: Table) -> Seats:
        return (self.seat,)

    def options(self, table: Table, seat: Seat) -> Forms:
        return (one_of(PlayIntrigue, table.deck(INTRIGUES)), PASS)

    def reason(self, table: Table, seat: Seat, action: Action) -> Problem | None:
        if isinstance(action, PlayIntrigue):
            return because("intrigue-not-there", "MC-2.2", intrigue=action.card.value)
        return None

    def answer(self, table: Table, seat: Seat, action: PlayIntrigue | Pass) -> None:
        if isinstance(action, Pass):
            table.tell(Passed, seat)
            return
        take_from_rest(table, INTRIGUES, action.card)
        table.put_draft(INTRIGUES, structs.replace(table.draft(INTRIGUES), played=action.card))
        apply(table, seat, action.card)


class ShuffleIntrigues(Rule[Table], frozen=True):
    """MC-2.3. Then all eight cards are shuffled."""

    def happen(self, table: Table) -> None:
        table.put_deck(INTRIGUES, INTRIGUE_CARDS)
        table.put_draft(INTRIGUES, NO_DRAFT)

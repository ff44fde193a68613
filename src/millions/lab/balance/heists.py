"""The course of a heist: roles, Loot cards, deals, lies, eliminations. The same for both editions."""

from __future__ import annotations

from collections.abc import Sequence

from millions.core.game import AnyGame
from millions.core.message import Action, Event
from millions.core.seat import SPECTATOR, Seat
from millions.core.table import Table as AnyTable
from millions.games.heists.bargain import Propose, Struck
from millions.games.heists.components import Eliminated, Loot, Role
from millions.games.heists.negotiation import Claim
from millions.games.heists.planning import Choose
from millions.games.heists.table import Table
from millions.lab.balance.course import Course


class HeistCourse(Course):
    """A gain is a player's change of money in a round, less the mean change of all players in that round.

    So the money that a rich card brings to all players is not credited to a role, a deal or a lie.
    """

    def __init__(self, game: AnyGame, players: int) -> None:
        super().__init__(players)
        self.game = game
        self.card: Loot | None = None
        self.first_card = ""
        self.money: tuple[int, ...] = ()
        self.deals = self.proposals = self.claims = self.out = 0
        self.forget_round()

    def forget_round(self) -> None:
        """Reset the counts of the round."""
        self.chosen: dict[Seat, tuple[Role, ...]] = {}
        self.told: dict[Seat, bool] = {}
        """Players who said what their characters are: whether all of it was true."""
        self.paid: set[Seat] = set()
        self.left: set[Seat] = set()

    def round_began(self, table: AnyTable) -> None:
        super().round_began(table)
        assert isinstance(table, Table)
        self.card, self.money = table.loot, table.money[: self.players]
        if table.loot is not None and not self.first_card:
            self.first_card = table.loot.name
        self.in_play = table.roles_in_play

    def saw(self, seat: Seat, action: Action, events: Sequence[Event], table: AnyTable) -> None:
        assert isinstance(table, Table)
        if isinstance(action, Choose):
            self.chosen[seat] = action.roles
        elif isinstance(action, Propose):
            self.proposals += 1
        elif isinstance(action, Claim):
            self.say(seat, action.character % table.per_seat, action.role)
        elif (said := getattr(action, "roles", None)) is not None:  # an announcement of the second edition
            for place, role in enumerate(said):
                self.say(seat, place, role)
        for event in events:
            if isinstance(event, Struck):
                self.struck(event, table)
            elif isinstance(event, Eliminated):
                self.out += 1
                self.eliminated(table, event)
        super().saw(seat, action, events, table)

    def eliminated(self, table: Table, event: Eliminated) -> None:
        """A character is out: its role had bad luck."""
        role = self.chosen[table.owner(event.character)][event.character % table.per_seat]
        self.tally.add("role-out", role.value, 1, 0)

    def say(self, seat: Seat, place: int, role: Role) -> None:
        """A player says what one of their characters is."""
        self.claims += 1
        true = self.chosen[seat][place] is role
        self.told[seat] = true and self.told.get(seat, True)
        self.tally.add("lies", "", not true)

    def struck(self, event: Struck, table: Table) -> None:
        """Count a deal: its price, relative to an equal share for the characters that were in."""
        self.deals += 1
        price = sum(payment.amount for payment in event.terms.payments)
        self.tally.add("deal-price", "", price)
        self.paid |= {payment.source for payment in event.terms.payments}
        self.left |= {table.owner(character) for character in event.terms.departures}
        outlook = self.game.outlook(self.game.view(table, SPECTATOR))
        shares: tuple[int, ...] = getattr(outlook, "shares", ())
        if shares and event.terms.payments:
            self.tally.add("deal-part", "", price / len(event.terms.departures), max(1, shares[-1]))

    def round_ended(self, table: AnyTable) -> None:
        super().round_ended(table)
        gains = [now - before for now, before in zip(table.money, self.money, strict=False)]
        mean = sum(gains) / self.players
        for seat, roles in self.chosen.items():
            for role in self.in_play:
                self.tally.add("role-use", role.value, roles.count(role), len(roles))
            for role in roles:
                self.tally.add("role-worth", role.value, gains[seat] - mean)
                self.tally.add("role-out", role.value, 0)
        if self.card is not None:
            self.tally.add("card-money", self.card.name, mean)
        for seat, true in self.told.items():
            self.tally.add("truth-worth" if true else "lie-worth", "", gains[seat] - mean)
            if not true:
                self.tally.add("lies-paid", "", gains[seat] > mean)
        for what, seats in (("deal-payer", self.paid), ("deal-leaver", self.left)):
            for seat in seats:
                self.tally.add(what, "", gains[seat] - mean)
        self.forget_round()

    def count_result(self, wins: Sequence[float], scores: Sequence[int]) -> None:
        rounds = len(self.leads)
        self.tally.add("deals", "", self.deals)
        self.tally.add("proposals", "", self.proposals)
        self.tally.add("claims", "", self.claims)
        if self.proposals:
            self.tally.add("deals-agreed", "", self.deals, self.proposals)
        self.tally.add("card-rounds", self.first_card, rounds)
        self.tally.add("eliminations", "", self.out)

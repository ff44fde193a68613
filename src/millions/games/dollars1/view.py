"""What one viewer may know: what `heists.view` lists for both editions, and these fields. Nothing else is seen."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from millions.core.form import Rng
from millions.core.seat import Seat, Seats, Viewer
from millions.games.dollars1 import components as box
from millions.games.dollars1 import ending, heist, sharing
from millions.games.dollars1.negotiation import Negotiate
from millions.games.dollars1.takings import Takings
from millions.games.heists import view as shared
from millions.games.heists.components import MASTERMIND, SNITCH, Role, Roles
from millions.games.heists.terms import Characters
from millions.games.heists.view import Looks, Stakes, ViewOf, listed, rebuilt

AnyStep = shared.Step | Negotiate | heist.Steps | sharing.Steps | ending.Steps


class View(ViewOf[AnyStep, box.LootCard], frozen=True):
    """M1-S7. Everything but the roles on face-down characters and the set-aside card is open to all."""

    roles_in_box = box.ROLES

    intimidation: tuple[int, ...]
    laid_open: tuple[Role | None, ...]
    looks: tuple[box.Looked, ...]
    time_called: bool
    acts_before_time: int
    sharers: Characters
    variant: box.Variant | UnsetType = UNSET
    numbers = box.NUMBERS

    def choice(self, seat: Seat) -> Roles:
        """M1-P2, M1-O1. Any role in play, except the one that lies open before the player."""
        return box.all_but(self.laid_open[seat], self.roles_in_play)

    def called(self, role: Role) -> bool:
        """M1-H1. The Snitches have been called; no question is asked after any later call."""
        return role is SNITCH and bool(self.shown) and heist.CallSnitches() not in self.agenda

    def world(self, roles: tuple[Role | None, ...], set_aside: Role | None, rng: Rng) -> box.Table:
        """The table that this view shows, with these roles on its characters."""
        return rebuilt(box.Table, self, roles=roles, set_aside=set_aside)

    def looked_at(self) -> Looks:
        """M1-N11. Who has looked at which character in this round."""
        return tuple((look.seat, look.character) for look in self.looks)

    def stakes(self) -> Stakes | None:
        """M1-L2. While players bargain; only `takings` counts what single roles pay, take and win (M1-L3 to M1-L5)."""
        if not self.agenda or not isinstance(self.agenda[0], Negotiate) or not self.crew or self.loot is None:
            return None
        amount, antes = self.loot.amount, self.money[box.FIRST_ANTE :]
        boosted = self.shares(amount + self.numbers.mastermind_bonus) if MASTERMIND in self.roles_in_play else ()
        pots, target = (amount,) * len(self.crew), self.numbers.target
        return Stakes(amount, self.shares(amount), boosted, target, antes, antes, pots, False, True, self.takings())

    def takings(self) -> tuple[tuple[Takings, Seats], ...]:
        """M1-H, M1-L. What roles gain. A Snitch has taken its ante back before it pays (M1-H3)."""
        assert self.loot is not None
        numbers, loot = self.numbers, self.loot
        fines = self.alike(lambda seat: min(numbers.snitch_fine, self.money[seat] + loot.ante))
        return tuple((Takings(fine, loot.amount, loot.ante, loot.symbol, numbers), seats) for fine, seats in fines)

    def shares(self, amount: int) -> tuple[int, ...]:
        """M1-L2. Divided equally, rounded down, for every number of characters that may be left."""
        return tuple(amount // heads for heads in range(1, len(self.crew) + 1))


def view(table: box.Table, viewer: Viewer) -> View:
    """This viewer's lawful picture of the table: what both editions show, and what only this one has."""
    return View(  # type: ignore[misc]  # the tuple fills the fields of HeistView
        *listed(table, viewer, known(table, viewer)),
        viewer=viewer,
        intimidation=table.intimidation,
        laid_open=table.laid_open,
        looks=table.looks,
        time_called=table.time_called,
        acts_before_time=table.acts_before_time,
        sharers=table.sharers,
        variant=table.variant,
    )


def known(table: box.Table, viewer: Viewer) -> tuple[Role | None, ...]:
    """M1-N11. The roles that a viewer knows, those of the characters they have looked at included."""
    looked_at = tuple([look.character for look in table.looks if look.seat == viewer]) if table.looks else ()
    return shared.known(table, viewer, looked_at)

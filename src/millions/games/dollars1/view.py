"""What one viewer may know: what `heists.view` lists for both editions, and these fields. Nothing else is seen."""

from __future__ import annotations

from typing import ClassVar

from msgspec import UNSET, UnsetType

from millions.core.form import Rng
from millions.core.seat import Seat, Viewer
from millions.core.variant import played_with
from millions.games.dollars1 import ending, heist, sharing
from millions.games.dollars1.components import ROLES, Looked, LootCard, Table, all_but
from millions.games.dollars1.negotiation import Negotiate
from millions.games.dollars1.variant import BOOK, Variant
from millions.games.heists import view as shared
from millions.games.heists.components import SNITCH, Role, Roles
from millions.games.heists.terms import Characters
from millions.games.heists.view import HeistView, listed, rebuilt, set_aside

AnyStep = shared.Step | Negotiate | heist.Steps | sharing.Steps | ending.Steps


class View(HeistView, frozen=True):
    """M1-S7. Everything but the roles on face-down characters and the set-aside card is open to all."""

    roles_in_box: ClassVar[Roles] = ROLES

    # Steps and cards of this edition
    contents: tuple[AnyStep, ...]
    agenda: tuple[AnyStep, ...]
    pile: tuple[LootCard, ...]
    loot: LootCard | None

    # Of this edition alone
    intimidation: tuple[int, ...]
    laid_open: tuple[Role | None, ...]
    looks: tuple[Looked, ...]
    time_called: bool
    acts_before_time: int
    sharers: Characters
    variant: Variant | UnsetType = UNSET
    numbers = played_with(BOOK)

    def choice(self, seat: Seat) -> Roles:
        """M1-P2, M1-O1. Any role in play, except the one that lies open before the player."""
        return all_but(self.laid_open[seat], self.roles_in_play)

    def called(self, role: Role) -> bool:
        """M1-H1. The Snitches have been called; no question is asked after any later call."""
        return role is SNITCH and bool(self.shown) and heist.CallSnitches() not in self.agenda

    def world(self, roles: tuple[Role | None, ...], set_aside: Role | None, rng: Rng) -> Table:
        """The table that this view shows, with these roles on its characters."""
        return rebuilt(Table, self, roles=roles, set_aside=set_aside)


def view(table: Table, viewer: Viewer) -> View:
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


def known(table: Table, viewer: Viewer) -> tuple[Role | None, ...]:
    """M1-N11. The roles that a viewer knows, those of the characters they have looked at included."""
    looked_at = tuple([look.character for look in table.looks if look.seat == viewer]) if table.looks else ()
    return shared.known(table, viewer, looked_at)


ALONE = (known, set_aside)
"""What makes the fields of a view that are for its viewer alone."""

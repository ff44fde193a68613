"""What one viewer may know: what `heists.view` lists for both editions, and these fields. Nothing else is seen."""

from __future__ import annotations

from typing import ClassVar

from msgspec import UNSET, UnsetType

from millions.core.form import Rng
from millions.core.seat import OPEN, Viewer
from millions.core.variant import played_with
from millions.games.dollars2 import ending, heist, negotiation, sharing
from millions.games.dollars2.components import ROLES, LootCard, Table
from millions.games.dollars2.variant import BOOK, Variant
from millions.games.heists import view as shared
from millions.games.heists.components import Role, Roles
from millions.games.heists.view import HeistView, known, listed, rebuilt, set_aside

AnyStep = shared.Step | negotiation.Steps | heist.Steps | sharing.Steps | ending.Steps


class View(HeistView, frozen=True):
    """M2-S7. Everything but roles on face-down characters, the set-aside card and running votes is open to all."""

    roles_in_box: ClassVar[Roles] = ROLES

    # Steps and cards of this edition
    contents: tuple[AnyStep, ...]
    agenda: tuple[AnyStep, ...]
    pile: tuple[LootCard, ...]
    loot: LootCard | None

    # Of this edition alone
    announced: tuple[Role | None, ...]
    voted: tuple[bool, ...]  # M2-N5: that, not how
    votes_held: int
    voted_to_start: bool
    votes: tuple[bool | None, ...]  # mine, while a vote runs
    variant: Variant | UnsetType = UNSET
    numbers = played_with(BOOK)

    def called(self, role: Role) -> bool:
        """M2-H1. The heist has called this role: a character of it that is still in lies face up."""
        return bool(self.shown) and heist.CALLS[role] not in self.agenda

    def world(self, roles: tuple[Role | None, ...], set_aside: Role | None, rng: Rng) -> Table:
        """The table that this view shows, with these roles on its characters; hidden votes are for or against alike."""
        cast = zip(self.voted, self.votes, strict=True)
        votes = tuple(rng.random() < 0.5 if voted and mine is None else mine for voted, mine in cast)
        return rebuilt(Table, self, roles=roles, set_aside=set_aside, votes=votes)


def view(table: Table, viewer: Viewer) -> View:
    """This viewer's lawful picture of the table: what both editions show, and what only this one has."""
    return View(  # type: ignore[misc]  # the tuple fills the fields of HeistView
        *listed(table, viewer, known(table, viewer)),
        viewer=viewer,
        announced=table.announced,
        voted=tuple([vote is not None for vote in table.votes]),
        votes_held=table.votes_held,
        voted_to_start=table.voted_to_start,
        votes=votes(table, viewer),
        variant=table.variant,
    )


def votes(table: Table, viewer: Viewer) -> tuple[bool | None, ...]:
    """M2-N5. While a vote runs, players see their own vote only."""
    return tuple([vote if viewer in (seat, OPEN) else None for seat, vote in enumerate(table.votes)])


ALONE = (known, set_aside, votes)
"""What makes the fields of a view that are for its viewer alone."""

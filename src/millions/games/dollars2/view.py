"""What one viewer may know: what `heists.view` lists for both editions, and these fields. Nothing else is seen."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from millions.core.form import Rng
from millions.core.seat import OPEN, Seats, Viewer
from millions.games.dollars2 import components as box
from millions.games.dollars2 import ending, heist, negotiation, sharing
from millions.games.dollars2.announcements import MakeAnnouncement
from millions.games.dollars2.negotiation import Negotiate
from millions.games.dollars2.takings import Takings
from millions.games.dollars2.vote import CastVotes
from millions.games.heists import view as shared
from millions.games.heists.components import Role
from millions.games.heists.terms import MOST_CHARACTERS, owners
from millions.games.heists.view import Stakes, ViewOf, known, listed, rebuilt

AnyStep = shared.Step | negotiation.Steps | heist.Steps | sharing.Steps | ending.Steps


STAYING = (0,) * MOST_CHARACTERS
"""M2-N3. The ante of a character that stays remains in the pot; one that leaves takes it back."""


class View(ViewOf[AnyStep, box.LootCard], frozen=True):
    """M2-S7. Everything but roles on face-down characters, the set-aside card and running votes is open to all."""

    roles_in_box = box.ROLES

    announced: tuple[Role | None, ...]
    voted: tuple[bool, ...]  # M2-N5: that, not how
    votes_held: int
    voted_to_start: bool
    votes: tuple[bool | None, ...]  # mine, while a vote runs
    variant: box.Variant | UnsetType = UNSET
    numbers = box.NUMBERS

    def called(self, role: Role) -> bool:
        """M2-H1. The heist has called this role: a character of it that is still in lies face up."""
        return bool(self.shown) and heist.CALLS[role] not in self.agenda

    def world(self, roles: tuple[Role | None, ...], set_aside: Role | None, rng: Rng) -> box.Table:
        """The table that this view shows, with these roles on its characters; hidden votes are for or against alike."""
        cast = zip(self.voted, self.votes, strict=True)
        votes = tuple(rng.random() < 0.5 if voted and mine is None else mine for voted, mine in cast)
        return rebuilt(box.Table, self, roles=roles, set_aside=set_aside, votes=votes)

    def first_words(self) -> tuple[Role | None, ...]:
        """M2-N1. What was announced of each character."""
        return self.announced

    def stakes(self) -> Stakes | None:
        """M2-L3. While players announce, bargain and vote; only `takings` counts what single roles take from the pot or
        add to it (M2-H3 to M2-H8, M2-L2)."""
        bargaining = bool(self.agenda) and isinstance(self.agenda[0], MakeAnnouncement | Negotiate | CastVotes)
        if not bargaining or not self.crew:
            return None
        pot, ante, now = self.money[box.POT], self.numbers.ante, len(self.crew)
        each = range(1, now + 1)
        pots = tuple(pot - ante * (now - stay) for stay in each)  # M2-N3: leavers take their antes
        shares = tuple(-(-pots[heads - 1] // heads) for heads in each)
        leaving, target = (ante,) * MOST_CHARACTERS, self.numbers.target
        return Stakes(pot, shares, (), target, leaving, STAYING, pots, True, False, self.takings())

    def takings(self) -> tuple[tuple[Takings, Seats], ...]:
        """M2-H, M2-L. What roles gain."""
        assert self.loot is not None
        numbers, loot, pot = self.numbers, self.loot, self.money[box.POT]
        poorest = min(numbers.mentalists_take, *(self.money[seat] for seat in owners(self.crew, self.per_seat)))
        fines = self.alike(lambda seat: min(numbers.tech_fine, self.money[seat]))
        return tuple((Takings(fine, loot, pot, numbers, poorest), seats) for fine, seats in fines)


def view(table: box.Table, viewer: Viewer) -> View:
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


def votes(table: box.Table, viewer: Viewer) -> tuple[bool | None, ...]:
    """M2-N5. While a vote runs, players see their own vote only."""
    return tuple([vote if viewer in (seat, OPEN) else None for seat, vote in enumerate(table.votes)])

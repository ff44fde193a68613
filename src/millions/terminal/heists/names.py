"""Which character or role a typed word means."""

from __future__ import annotations

from millions.core.seat import Seat
from millions.games.heists.components import Role
from millions.games.heists.terms import LABELS, Character, Characters
from millions.terminal import names
from millions.terminal.heists.views import H


class Names(names.Names[H]):
    """Adds characters and roles."""

    def role_names(self) -> dict[str, Role]:
        """What the game's roles are called, in play or not: in the chosen language, and in English."""
        roles = self.view.roles_in_box
        return {self.speaker.named(role): role for role in roles} | {role.value: role for role in roles}

    def label(self, words: list[str]) -> tuple[int | None, list[str]]:
        """The label A or B among these words, where characters have labels, and the other words."""
        if self.view.per_seat == 1:
            return None, words
        found = [word for word in words if word.upper() in LABELS and len(word) == 1]
        rest = [word for word in words if word not in found]
        return (LABELS.index(found[0].upper()) if found else None), rest

    def character(self, seat: Seat, place: int | None, among: Characters | None = None) -> Character:
        """A seat's character: the labelled one, or the only one there is."""
        first = seat * self.view.per_seat
        if place is not None:
            return first + place
        crew = self.view.crew if among is None else among
        there = [one for one in crew if self.view.owner(one) == seat]
        if len(there) > 1:
            raise self.unclear("say-a-or-b", seat=self.speaker.seat(seat))
        return there[0] if there else first

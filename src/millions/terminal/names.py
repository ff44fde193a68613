"""Whom and what a typed word means: seats, characters, roles."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Generic

from millions.core.seat import Seat
from millions.games.deals.terms import LABELS, Character, Characters
from millions.terminal.heist import V
from millions.terminal.vocabulary import Unclear, fold, pick, spoken, usage
from millions.words import Speaker


@dataclass(frozen=True)
class Names(Generic[V]):
    """The names that one player may type at this moment."""

    speaker: Speaker
    view: V
    me: Seat

    def unclear(self, key: str, **arguments: str | int) -> Unclear:
        """Not understood, and why."""
        return Unclear(self.speaker.text(key, **arguments))

    def usage(self, name: str) -> Unclear:
        """How this command is typed."""
        return self.unclear("say-usage", usage=usage(self.speaker, name))

    def role_names(self) -> dict[str, Enum]:
        """What the game's roles are called, in play or not: in the chosen language, and in English."""
        roles = type(self.view.roles_in_play[0])
        return {self.speaker.role(role): role for role in roles} | {role.value: role for role in roles}

    def small_words(self) -> set[str]:
        """Words that may stand in between and mean nothing."""
        return spoken(self.speaker.lang, "cmd-to")

    def seat(self, typed: str, name: str) -> Seat:
        """The seat of this name, of its only beginning, or mine."""
        if not typed:
            raise self.usage(name)
        names = {fold(name): seat for seat, name in enumerate(self.speaker.names)}
        own = dict.fromkeys(spoken(self.speaker.lang, "cmd-me"), self.me)
        found = {**own, **names}.get(fold(typed))  # a whole name goes before "me", and that before a beginning
        if found is None:
            found = pick(typed, names)
        if found is None:
            raise self.unclear("say-who", typed=typed, names=self.speaker.either(self.speaker.names))
        return found

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
        there = [one for one in crew if one // self.view.per_seat == seat]
        if len(there) > 1:
            raise self.unclear("say-a-or-b", seat=self.speaker.seat(seat))
        return there[0] if there else first

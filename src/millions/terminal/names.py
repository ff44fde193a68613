"""Whom a typed word means."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic

from millions.core.seat import Seat
from millions.terminal.views import V
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

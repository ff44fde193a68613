"""Which player a typed word names."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic

from millions.core.seat import Seat
from millions.terminal.views import V
from millions.terminal.vocabulary import Unclear, fold, pick, spoken, usage
from millions.words import Speaker


@dataclass(frozen=True)
class Names(Generic[V]):
    """The names that one player may type now."""

    speaker: Speaker
    view: V
    me: Seat

    def unclear(self, key: str, **arguments: str | int) -> Unclear:
        """An Unclear with this sentence."""
        return Unclear(self.speaker.text(key, **arguments))

    def usage(self, name: str) -> Unclear:
        """An Unclear that shows how this command is typed."""
        return self.unclear("say-usage", usage=usage(self.speaker, name))

    def small_words(self) -> frozenset[str]:
        """Words without meaning that may be typed in between."""
        return spoken(self.speaker.lang, "cmd-to")

    def seat(self, typed: str, name: str) -> Seat:
        """The seat with this name or this unambiguous beginning of one; "me" is the player's own."""
        if not typed:
            raise self.usage(name)
        names = {fold(name): seat for seat, name in enumerate(self.speaker.names)}
        own = dict.fromkeys(spoken(self.speaker.lang, "cmd-me"), self.me)
        found = {**own, **names}.get(fold(typed))  # a whole name takes precedence over "me", and that over a beginning
        if found is None:
            found = pick(typed, names)
        if found is None:
            raise self.unclear("say-who", typed=typed, names=self.speaker.either(self.speaker.names))
        return found

"""Refusals that explain themselves. Each has a code and its facts, so that it can be said in any language."""

from __future__ import annotations

from typing import Any


class MillionsError(Exception):
    """Something was asked that cannot be: says what, and what was expected."""

    traceback: str = ""
    """Of the exception behind it, where code from outside (a bot, a plug-in) raised one; for `--debug`."""

    def __init__(self, code: str, sentence: str, **facts: str | int) -> None:
        super().__init__(sentence)
        self.code = code
        self.facts = facts

    def __reduce__(self) -> tuple[Any, ...]:
        """A refusal travels between processes as it is."""
        return _as_it_was, (type(self), *self.args), self.__dict__


def _as_it_was(kind: type[MillionsError], *args: object) -> MillionsError:
    return kind.__new__(kind, *args)


class BadSetup(MillionsError):
    """A match that cannot be begun: unknown game, wrong number of seats, an option that does not fit."""


class BadDeck(MillionsError):
    """A deck file that cannot be played with; names the card and the limit."""


class BadRecord(MillionsError):
    """A record that is truncated, changed, or of another time; names the line."""


class Malformed(MillionsError):
    """Nonsense: a seat that does not exist, something that is not an action of this game."""


class IllegalAction(MillionsError):
    """A fair wish at the wrong time: who, what, when, and which rule."""

    def __init__(self, who: str, what: object, when: object, rule: str) -> None:
        super().__init__(
            "illegal-action",
            f"{who} may not {what} during {when}" + (f" [{rule}]" if rule else ""),
            who=who,
            what=str(what),
            when=str(when),
            rule=rule,
        )

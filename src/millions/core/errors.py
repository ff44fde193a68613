"""Errors that explain themselves. Each has a code and facts, so that a program can say it in any language."""

from __future__ import annotations

from typing import Any

from millions.core.problem import Problem


class MillionsError(Exception):
    """A request that cannot be carried out; the sentence says what was asked and what was expected."""

    traceback: str = ""
    """Of the exception behind it, where code from outside (a bot, a plug-in) raised one; for `--debug`."""

    def __init__(self, code: str, sentence: str, **facts: str | int) -> None:
        super().__init__(sentence)
        self.code = code
        self.facts = facts

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the error with all its attributes, so that it survives the way between processes."""
        return _restored, (type(self), *self.args), self.__dict__


def _restored(kind: type[MillionsError], *args: object) -> MillionsError:
    return kind.__new__(kind, *args)


class BadSetup(MillionsError):
    """A match that cannot begin: unknown game, wrong number of seats, an option that does not fit."""


class BadDeck(MillionsError):
    """A deck file that cannot be used; names the card and the limit."""


class BadRecord(MillionsError):
    """A record that is truncated, changed, or made by another version; names the line."""


class Malformed(MillionsError):
    """Nonsense: a seat that does not exist, something that is not an action of this game."""


class BadFilling(Malformed):
    """`Form.fill` was given a value that does not fit a field; `problem` says why."""

    def __init__(self, verb: str, field: str, value: object, expected: str, problem: Problem) -> None:
        rule = f" [{problem.rule}]" if problem.rule else ""
        super().__init__(
            "bad-filling",
            f"{verb} cannot be filled with {field}={value!r}: {problem.code}{rule}; expected {expected}",
            verb=verb,
            field=field,
            value=repr(value),
            expected=expected,
        )
        self.problem = problem


class IllegalAction(MillionsError):
    """An action of this game that is not allowed now: who, what, when and by which rule; `problem` says why."""

    def __init__(self, who: str, what: object, when: object, problem: Problem) -> None:
        rule = problem.rule
        super().__init__(
            "illegal-action",
            f"{who} may not {what} during {when}" + (f" [{rule}]" if rule else ""),
            who=who,
            what=str(what),
            when=str(when),
            rule=rule,
        )
        self.problem = problem

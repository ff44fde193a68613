"""What one may do, read back from how it was described: forms that offer, test and list what the server's own do."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any, get_type_hints

from msgspec import convert

from millions.core.form import Blank, Form, Forms, OneOf, one_of
from millions.core.game import AnyGame
from millions.core.message import Action
from millions.games.deals.terms import DealTerms


def read_forms(described: Iterable[Mapping[str, Any]], game: AnyGame) -> Forms:
    """The forms of a game."""
    return tuple([read_form(one, game) for one in described])


def read_form(described: Mapping[str, Any], game: AnyGame) -> Form:
    """One form."""
    verb = _verbs(game.name, game.actions)[described["verb"]]
    hints = get_type_hints(verb, include_extras=True)
    blanks = tuple([READERS[blank["kind"]](blank, hints[name]) for name, blank in described["blanks"].items()])
    choices = [blank.among for blank in blanks if isinstance(blank, OneOf)]
    return one_of(verb, *choices) if len(choices) == len(blanks) else Form(verb, blanks)


@cache
def _verbs(game: str, actions: tuple[type[Action], ...]) -> dict[str, type[Action]]:
    return {action.__name__: action for action in actions}


def _one_of(described: Mapping[str, Any], kind: Any) -> Blank:
    return OneOf(tuple([convert(value, kind) for value in described["among"]]))


def _terms(described: Mapping[str, Any], kind: Any) -> Blank:
    """Whoever has no character in any more has a purse that does not matter."""
    purses = {int(seat): money for seat, money in described["purses"].items()}
    money = tuple([purses.get(seat, 0) for seat in range(max(purses, default=-1) + 1)])
    return DealTerms(described["proposer"], tuple(described["characters"]), money, described["per_seat"])


READERS: dict[str, Callable[[Mapping[str, Any], Any], Blank]] = {"one of": _one_of, "terms": _terms}
"""How each kind of blank that people fill in is read; chance questions are not put to people."""

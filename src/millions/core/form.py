"""A form is a family of legal actions: a verb, and what may fill each of its blanks."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import cache, lru_cache
from itertools import product
from typing import Any, Protocol, get_type_hints

from msgspec import Struct, ValidationError, convert, structs, to_builtins

from millions.core.cite import rules_of
from millions.core.errors import BadFilling, Malformed
from millions.core.message import Action, well_typed
from millions.core.problem import NOT_LISTED, NOT_OFFERED, Problem, because

FEW = 1000
"""Families up to this size can be listed."""

MOST_SHOWN = 24
"""An error message lists the values of a blank up to this number."""


class Rng(Protocol):
    """A source of randomness: `random.Random` is one, a verifiable dealer's hand another."""

    def random(self) -> float:
        """A number from 0 up to, not including, 1: quick, for players' choices."""

    def randrange(self, stop: int, /) -> int:
        """A whole number from 0 up to, not including, `stop`, all exactly equally likely: for nature's answers."""


class Blank(Struct, frozen=True, gc=False):
    """What may fill one field of an action. `value in blank` and `blank.problem(value) is None` say the same."""

    def __contains__(self, value: object) -> bool:
        raise NotImplementedError

    def problem(self, value: object) -> Problem | None:
        """Why this value may not be filled in; None if it may. A blank with rules of its own says which one."""
        return None if value in self else because(NOT_LISTED, value=repr(value))

    def read(self, value: object, kind: Any) -> object:
        """The value that plain data (from JSON, or typed by hand) stands for; `kind` is the type of the field."""
        return convert(value, kind)

    def expected(self) -> str:
        """What may be filled in, for an error message to a programmer."""
        listed = [repr(value) for value in to_builtins(self.values())] if (self.count() or FEW) <= MOST_SHOWN else []
        return f"one of {', '.join(listed)}" if listed else "a value that the form offers"

    def count(self) -> int | None:
        """How many values there are; None when there are too many to list."""
        raise NotImplementedError

    def sample(self, rng: Rng) -> Any:
        """One value: uniformly where they can be listed."""
        raise NotImplementedError

    def values(self) -> tuple[Any, ...]:
        """All of them; only for blanks that can be counted."""
        raise NotImplementedError

    def chance(self, value: object) -> Fraction:
        """How likely `sample` gives this value; only for blanks that can be counted."""
        return Fraction(int(value in self), self.count() or 1)

    def describe(self) -> dict[str, Any]:
        """The blank as plain data, for a client to draw a control from."""
        raise NotImplementedError


class OneOf(Blank, frozen=True):
    """One of these values."""

    among: tuple[Any, ...]

    def __contains__(self, value: object) -> bool:
        return any(value is one or (type(value) is type(one) and value == one) for one in self.among)

    def count(self) -> int:
        return len(self.among)

    def sample(self, rng: Rng) -> Any:
        return self.among[int(rng.random() * len(self.among))]

    def values(self) -> tuple[Any, ...]:
        return self.among

    def describe(self) -> dict[str, Any]:
        return {"kind": "one of", "among": list(to_builtins(self.among))}


class Form(Struct, frozen=True, gc=False, cache_hash=True):
    """A verb and its blanks, in the order of the verb's fields. Blanks that depend on one another are one blank."""

    verb: type[Action]
    blanks: tuple[Blank, ...] = ()
    listed: tuple[Action, ...] = ()
    """All the actions, where `one_of` has listed them beforehand."""

    @property
    def rule(self) -> str:
        """The contract ids under which these actions are legal: one for each game that has the verb."""
        return rules_of(self.verb)

    def __contains__(self, action: object) -> bool:
        """Is this action one of the family?"""
        return type(action) is self.verb and all(
            value in blank for value, blank in zip(structs.astuple(action), self.blanks, strict=True)
        )

    def problem(self, action: Action) -> Problem | None:
        """Why this action is not one of the family; None if it is."""
        if type(action) is not self.verb:
            return because(NOT_OFFERED, self.rule)
        for field, value, blank in zip(self.fields, structs.astuple(action), self.blanks, strict=True):
            if found := blank.problem(value):
                return Problem(found.code, found.rule or self.rule, {"field": field, **found.facts})
        return None

    @property
    def fields(self) -> tuple[str, ...]:
        """The names of the blanks."""
        return self.verb.__struct_fields__

    def fill(self, *values: object, **fields: object) -> Action:
        """An action of this form, from typed values or from the plain data that JSON has.

        `claim.fill(0, "driver")`, `propose.fill(terms={"payments": [[0, 1, 2]], "departures": [1]})`.
        Raises Malformed if a field is missing or unknown, and BadFilling, with the problem, if a value does not fit.
        """
        given = dict(zip(self.fields, values, strict=False))
        if len(given) < len(values) or given.keys() & fields or {*given, *fields} != {*self.fields}:
            verb, names, said = self.verb.__name__, ", ".join(self.fields), ", ".join([*map(repr, values), *fields])
            sentence = f"{verb} has the fields ({names}), each to be filled once; given: {said}"
            raise Malformed("bad-fields", sentence, verb=verb, fields=names, given=said)
        given |= fields
        blanks = zip(self.fields, self.blanks, strict=True)
        return self.verb(*[self._filled(name, blank, given[name]) for name, blank in blanks])

    def _filled(self, field: str, blank: Blank, value: object) -> object:
        if (found := blank.problem(value)) is None:
            return value
        try:
            read = blank.read(value, types_of(self.verb)[field])
            found = blank.problem(read)
        except (ValidationError, TypeError, ValueError):
            read = value
        if found is None:
            return read
        problem = Problem(found.code, found.rule or self.rule, found.facts)
        raise BadFilling(self.verb.__name__, field, value, blank.expected(), problem)

    def count(self) -> int | None:
        """How many actions there are; None when there are too many to list."""
        total = 1
        for blank in self.blanks:
            size = blank.count()
            if size is None:
                return None
            total *= size
        return total if total <= FEW else None

    def sample(self, rng: Rng) -> Action:
        """One of the actions: uniformly where they can be listed."""
        if self.listed:
            return self.listed[int(rng.random() * len(self.listed))]
        return self.verb(*[blank.sample(rng) for blank in self.blanks])

    def __iter__(self) -> Iterator[Action]:
        """All the actions, when they are few enough to list."""
        if self.count() is None:
            raise ValueError(f"{self.verb.__name__} has too many fillings to list: sample, or test with `in`")
        return (self.verb(*values) for values in product(*(blank.values() for blank in self.blanks)))

    def chance(self, action: Action) -> Fraction:
        """How likely `sample` gives this action."""
        chance = Fraction(int(type(action) is self.verb))
        for value, blank in zip(structs.astuple(action), self.blanks, strict=True):
            chance *= blank.chance(value)
        return chance

    def describe(self, rule: str = "") -> dict[str, Any]:
        """The form as plain data, for a client to draw controls from; `rule` is the contract id it is offered under."""
        return {
            "verb": self.verb.__name__,
            "rule": rule,
            "blanks": {name: blank.describe() for name, blank in zip(self.fields, self.blanks, strict=True)},
        }


Forms = tuple[Form, ...]


def offered(forms: Forms, action: object) -> bool:
    """Is this one of the actions that the forms offer, with fields of just the right types?"""
    return any(action in form for form in forms) and isinstance(action, Action) and well_typed(action)


@cache
def types_of(verb: type[Action]) -> dict[str, Any]:
    """The type of every field of an action. The cache saves 20 µs; filling a form takes 3 to 7."""
    return get_type_hints(verb, include_extras=True)


@lru_cache(maxsize=4096)
def one_of(verb: type[Action], *blanks: tuple[Any, ...]) -> Form:
    """A form whose blanks are independent lists of values. The cache saves 2 µs a form: the same few come up again."""
    form = Form(verb, tuple(map(OneOf, blanks)))
    return Form(verb, form.blanks, tuple(form)) if form.count() else form

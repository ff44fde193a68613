"""A form is a family of legal actions: a verb, and what may fill each of its blanks."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache
from itertools import product
from typing import Any, Protocol

from msgspec import Struct, structs, to_builtins

from millions.core.cite import rule_of
from millions.core.message import Action

FEW = 1000
"""Families up to this size can be listed."""


class Rng(Protocol):
    """Where choices come from: `random.Random` is one, a verifiable dealer's hand another."""

    def random(self) -> float:
        """A number from 0 up to, not including, 1: quick, for players' choices."""

    def randrange(self, stop: int, /) -> int:
        """A whole number from 0 up to, not including, `stop`, all exactly equally likely: for nature's answers."""


class Blank(Struct, frozen=True, gc=False):
    """What may fill one field of an action."""

    def __contains__(self, value: object) -> bool:
        raise NotImplementedError

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


class Form(Struct, frozen=True, gc=False):
    """A verb and its blanks, in the order of the verb's fields. Blanks that depend on one another are one blank."""

    verb: type[Action]
    blanks: tuple[Blank, ...] = ()
    listed: tuple[Action, ...] = ()
    """All the actions, where `one_of` has listed them beforehand."""

    @property
    def rule(self) -> str:
        """The contract id under which these actions are legal."""
        return rule_of(self.verb)

    def __contains__(self, action: object) -> bool:
        """Is this action one of the family?"""
        return type(action) is self.verb and all(
            value in blank for value, blank in zip(structs.astuple(action), self.blanks, strict=True)
        )

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

    def describe(self) -> dict[str, Any]:
        """The form as plain data, for a client to draw controls from."""
        names = self.verb.__struct_fields__
        return {
            "verb": self.verb.__name__,
            "rule": self.rule,
            "blanks": {name: blank.describe() for name, blank in zip(names, self.blanks, strict=True)},
        }


Forms = tuple[Form, ...]


@lru_cache(maxsize=4096)
def one_of(verb: type[Action], *blanks: tuple[Any, ...]) -> Form:
    """A form whose blanks are independent lists of values; remembered, since the same few come up again and again."""
    form = Form(verb, tuple(map(OneOf, blanks)))
    return Form(verb, form.blanks, tuple(form)) if form.count() else form

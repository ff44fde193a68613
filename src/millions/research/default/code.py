"""A flat action code for any game, made from the actions it declares."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice, product
from math import prod
from typing import Any

from msgspec import inspect

from millions.core.errors import BadSetup
from millions.core.form import Form, Forms
from millions.core.game import AnyGame, verbs_of_chance
from millions.core.message import Action
from millions.core.seat import Seat
from millions.research.code import Block, Chair, Code, Parts, Scene
from millions.research.limits import Limits
from millions.research.mask import Bits

MOST_ACTIONS_OF_A_VERB = 128


class DefaultCode(Code):
    """One block per verb: by values where the fields of the verb are bounded, else by place in the forms' list."""

    narrows = True

    def __init__(self, game: AnyGame, players: int) -> None:
        self.game = game
        chance = verbs_of_chance(game)
        self.verbs = tuple(verb for verb in game.actions if verb not in chance)
        self.blocks = tuple(map(block_of, self.verbs))
        super().__init__(players)
        self.listed = {verb for verb in self.verbs if values_of(verb) is None}
        """The verbs whose actions are numbered by their place in the forms' list."""

    def legal(self, scene: Scene, seat: Seat, forms: Forms, limits: Limits, begun: Parts) -> Bits:
        bits = 0
        for verb in self.verbs:
            offered = [form for form in forms if form.verb is verb]
            if offered:
                bits |= self._bits(verb, seat, offered)
        if forms and not bits:
            verbs = ", ".join(form.verb.__name__ for form in forms)
            sentence = f"none of the actions that {self.game.name} offers ({verbs}) has an index in the default code"
            raise BadSetup("no-default-code", sentence, game=self.game.name, verbs=verbs)
        return bits

    def _bits(self, verb: type[Action], seat: Seat, forms: list[Form]) -> Bits:
        place = self.ranges[verb.__name__]
        if verb in self.listed:
            return (1 << place.start + len(in_order(forms))) - (1 << place.start)
        actions = self.actions[seat]
        return sum(1 << index for index in place if any(actions[index] in form for form in forms))

    def action(self, scene: Scene, seat: Seat, forms: Forms, index: int, begun: Parts) -> Action | None:
        if (action := self.actions[seat][index]) is not None:
            return action
        name, place = next((name, place) for name, place in self.ranges.items() if index in place)
        return in_order([form for form in forms if form.verb.__name__ == name])[index - place.start]

    def spell(self, scene: Scene, seat: Seat, action: Action, forms: Forms = ()) -> Parts:
        offered = in_order([form for form in forms if form.verb is type(action)])
        if type(action) in self.listed and action in offered:
            return (self.ranges[type(action).__name__].start + offered.index(action),)
        return super().spell(scene, seat, action)


def in_order(forms: list[Form]) -> list[Action]:
    """The first actions that forms list; forms that are too large to be listed have none."""
    listed = (action for form in forms if form.count() is not None for action in form)
    return list(islice(listed, MOST_ACTIONS_OF_A_VERB))


def block_of(verb: type[Action]) -> Block:
    """The block of a verb, described by its docstring."""
    what = (verb.__doc__ or verb.__name__).strip().splitlines()[0]
    values = values_of(verb)
    if values is None:
        return Block(verb.__name__, what, (tuple(f"#{number}" for number in range(1, MOST_ACTIONS_OF_A_VERB + 1)),))

    def actions(chair: Chair) -> Iterable[Action]:
        return [verb(*filling) for filling in product(*values)]

    axes = tuple(tuple(map(label, axis)) for axis in values)
    return Block(verb.__name__, what, axes or (("yes",),), actions)


def label(value: Any) -> str:
    """A value in the label of an index."""
    return str(getattr(value, "value", value))


def values_of(verb: type[Action]) -> list[list[Any]] | None:
    """The possible values of each field of a verb; None if there are too many combinations, or no bounds."""
    found = [values_of_type(field.type) for field in inspect.type_info(verb).fields]  # type: ignore[attr-defined]
    values = [each for each in found if each is not None]
    bounded = len(values) == len(found) and prod(map(len, values)) <= MOST_ACTIONS_OF_A_VERB
    return values if bounded else None


def values_of_type(kind: inspect.Type) -> list[Any] | None:
    """All values of a type, in a fixed order; None if it has no bounds, or too many values."""
    match kind:
        case inspect.NoneType():
            return [None]
        case inspect.BoolType():
            return [False, True]
        case inspect.EnumType(cls):
            return list(cls)
        case inspect.LiteralType(values):
            return list(values)
        case inspect.IntType():
            return whole_numbers(kind)
        case inspect.Metadata(inner):
            return values_of_type(inner)
        case inspect.UnionType(kinds):
            return joined([values_of_type(each) for each in kinds])
        case inspect.TupleType(kinds):
            return combined(tuple, [values_of_type(each) for each in kinds])
        case inspect.StructType(cls, fields):
            return combined(lambda row: cls(*row), [values_of_type(field.type) for field in fields])
    return None


def whole_numbers(kind: inspect.IntType) -> list[Any] | None:
    """The whole numbers between two bounds."""
    low = kind.ge if kind.ge is not None else None if kind.gt is None else kind.gt + 1
    high = kind.le if kind.le is not None else None if kind.lt is None else kind.lt - 1
    if low is None or high is None or high - low >= MOST_ACTIONS_OF_A_VERB:
        return None
    return list(range(low, high + 1))


def joined(parts: list[list[Any] | None]) -> list[Any] | None:
    """The values of several types together."""
    values = [part for part in parts if part is not None]
    return [value for part in values for value in part] if len(values) == len(parts) else None


def combined(make: Any, parts: list[list[Any] | None]) -> list[Any] | None:
    """Every combination of one value of each type."""
    values = [part for part in parts if part is not None]
    if len(values) < len(parts) or prod(map(len, values)) > MOST_ACTIONS_OF_A_VERB:
        return None
    return [make(row) for row in product(*values)]

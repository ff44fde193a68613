"""Descriptions of forms: which actions a viewer may take now, as a client draws controls from.

A described form has the verb of the action, the rule that allows it, and for each field of the action a blank that says
which values may fill it. There is one type per verb, so that a decoded blank holds values of the field's own type.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, ClassVar, Generic, TypeVar, Union, get_type_hints

from msgspec import Struct, defstruct, structs

from millions.core.form import Blank, Form, Forms, OneOf, one_of
from millions.core.message import Action
from millions.core.seat import Seat
from millions.games.heists.terms import Characters, DealTerms, Terms
from millions.wire.shapes import filled

T = TypeVar("T")


class OneOfBlank(Struct, Generic[T], frozen=True, tag_field="kind", tag="one of"):
    """One of these values."""

    among: tuple[T, ...]

    def blank(self) -> OneOf:
        """The blank that was described."""
        return OneOf(self.among)


class TermsBlank(Struct, frozen=True, tag_field="kind", tag="terms"):
    """The terms of a deal: who proposes, the characters still in, and the money of each seat that has one in."""

    proposer: Seat
    characters: Characters
    purses: dict[str, int]
    per_seat: int

    def blank(self) -> DealTerms:
        """The blank that was described; a seat without a character in counts as having no money."""
        purses = {int(seat): money for seat, money in self.purses.items()}
        money = tuple([purses.get(seat, 0) for seat in range(max(purses, default=-1) + 1)])
        return DealTerms(self.proposer, self.characters, money, self.per_seat)


AnyBlank = OneOfBlank[Any] | TermsBlank
"""The blanks that players fill in; nature's blanks are never sent."""

SPECIAL_BLANKS: dict[Any, type[Struct]] = {Terms: TermsBlank}
"""Types of action fields whose blank is not a list of values."""


class DescribedForm(Struct, frozen=True):
    """A described form; the tag `verb` names its action."""

    action: ClassVar[type[Action]]

    rule: str
    blanks: Any

    def form(self) -> Form:
        """The form that was described."""
        blanks: tuple[Blank, ...] = tuple([described.blank() for described in structs.astuple(self.blanks)])
        choices = [blank.among for blank in blanks if isinstance(blank, OneOf)]
        return one_of(self.action, *choices) if len(choices) == len(blanks) else Form(self.action, blanks)


class AnyForm(Struct, frozen=True):
    """A described form of any game."""

    verb: str
    rule: str
    blanks: dict[str, AnyBlank]


@cache
def form_type(verb: type[Action]) -> type[DescribedForm]:
    """The type of described forms with this verb."""
    hints, name = get_type_hints(verb, include_extras=True), verb.__name__
    fields = [(field, SPECIAL_BLANKS.get(hints[field]) or filled(OneOfBlank, hints[field])) for field in hints]
    blanks = defstruct(f"{name}Blanks", fields, frozen=True)
    made = defstruct(
        f"{name}Form",
        [("rule", str), ("blanks", blanks)],
        bases=(DescribedForm,),
        namespace={"action": verb},
        frozen=True,
        tag_field="verb",
        tag=name,
    )
    assert issubclass(made, DescribedForm)
    return made


@cache
def any_form(actions: tuple[type[Action], ...]) -> Any:
    """The union of the described forms with these verbs, for decoding."""
    return Union[tuple(map(form_type, actions))]  # noqa: UP007


def read_forms(described: Iterable[DescribedForm]) -> Forms:
    """The forms that were described, in their order."""
    return tuple([one.form() for one in described])

"""TypeScript declarations are made from Python types."""

from __future__ import annotations

from enum import Enum
from pathlib import Path
from typing import Any, Generic, TypeVar

from msgspec import UNSET, Struct, UnsetType, structs

from millions.wire.settings import Settings
from millions.wire.shapes import filled
from tools.typescript import Module, written

T = TypeVar("T")


class Colour(Enum):
    """A colour."""

    RED = "red"
    BLUE = "blue"


class Box(Struct, Generic[T]):
    """Holds values."""

    values: tuple[T, ...]


class Card(Struct, tag_field="kind", tag="card"):
    """A card,
    with its fields."""

    number: int
    colour: Colour | None
    pair: tuple[int, str]
    notes: dict[str, list[bool]]
    anything: Any
    later: int | UnsetType = UNSET


class Joker(Struct, tag_field="kind", tag="joker"):
    cards: tuple[Card | Joker, ...]


def test_a_struct_is_a_type_alias_with_its_docstring_as_comment() -> None:
    assert Module({"Card": Card}).text() == (
        "/** A card, with its fields. */\n"
        "export type Card = {\n"
        '  kind: "card";\n'
        "  number: number;\n"
        "  colour: Colour | null;\n"
        "  pair: [number, string];\n"
        "  notes: Record<string, boolean[]>;\n"
        "  anything: unknown;\n"
        "  later?: number;\n"
        "};\n"
        "\n"
        "/** A colour. */\n"
        'export type Colour = "blue" | "red";\n'
    )


def test_a_union_that_has_a_name_is_called_by_it() -> None:
    text = Module({"Thing": Card | Joker}).text()
    assert "export type Thing = Card | Joker;" in text
    assert "  cards: Thing[];" in text


def test_what_contains_the_type_parameter_is_generic() -> None:
    pile = filled(tuple, filled(Box, written('T["View"]')), ...)
    text = Module({"Pile": pile, "Card": Card}, parameter="T extends Any").text()
    assert "export type Pile<T extends Any> = Box<T>[];" in text
    assert 'export type Box<T extends Any> = {\n  values: T["View"][];\n};' in text
    assert "export type Card = {" in text


def test_a_generic_type_of_another_file_is_named_with_its_argument() -> None:
    text = Module({"Pile": tuple[Box[Colour], ...]}, elsewhere={"Box": "values"}).text()
    assert text == '/** A colour. */\nexport type Colour = "blue" | "red";\n\nexport type Pile = Box<Colour>[];\n'


def test_the_page_knows_the_pace_that_messages_leave_out() -> None:
    """A default is not sent, so the page says it once more."""
    usual = next(field.default for field in structs.fields(Settings) if field.name == "pace")
    source = Path(__file__).parents[2] / "web" / "src" / "table" / "pace.ts"
    assert f"USUAL_MS = {usual};" in source.read_text()

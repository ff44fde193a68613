"""The committed TypeScript types are those that the tool writes."""

from __future__ import annotations

import pytest

from tools import wire_types


@pytest.mark.parametrize("name", wire_types.files())
def test_the_wire_types_are_up_to_date(name: str) -> None:
    """If not: .venv/bin/python -m tools.wire_types"""
    assert (wire_types.FOLDER / name).read_text(encoding="utf-8") == wire_types.files()[name]


def test_every_file_beside_them_is_generated() -> None:
    assert {path.name for path in wire_types.FOLDER.iterdir()} == set(wire_types.files())

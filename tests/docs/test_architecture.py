"""The architecture picture shows the import graph as it is."""

import xml.etree.ElementTree as ElementTree
from itertools import pairwise

import pytest

from tools import architecture
from tools.layered import Size, draw, reduced

REFRESH = "packages or imports have changed: run `.venv/bin/python -m tools.architecture` and look at the picture"


def test_the_committed_picture_is_todays() -> None:
    assert architecture.PICTURE.read_text(encoding="utf-8") == architecture.picture(), REFRESH


def test_every_package_has_a_box() -> None:
    packages = {path.parent.name for path in (architecture.ROOT / "src/millions").glob("*/__init__.py")}
    picture = ElementTree.fromstring(architecture.picture())
    names = {text.text for text in picture.iter("{http://www.w3.org/2000/svg}text") if text.get("class") == "name"}
    assert packages
    assert packages <= names


def test_an_edge_with_a_longer_way_is_left_out() -> None:
    assert reduced({"a": {"b", "c"}, "b": {"c"}, "c": set()}) == {"a": {"b"}, "b": {"c"}, "c": set()}


def test_a_cycle_is_named() -> None:
    with pytest.raises(ValueError, match=r"imports itself through \['a', 'b'\]"):
        reduced({"a": {"b"}, "b": {"a"}})


def test_importers_stand_above_and_boxes_do_not_overlap() -> None:
    edges: dict[str, set[str]] = {"a": {"b", "c", "d"}, "b": {"d"}, "c": {"d"}, "d": set(), "e": {"d"}}
    drawing = draw(edges, dict.fromkeys(edges, Size(100, 40)))
    for node, ends in edges.items():
        assert all(drawing.corners[node][1] + 40 < drawing.corners[end][1] for end in ends)
    corners = sorted(drawing.corners.values(), key=lambda corner: (corner[1], corner[0]))
    assert all(other[1] > one[1] or other[0] >= one[0] + 100 for one, other in pairwise(corners))

"""`millions review`: in words, as data, as a page."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from millions.core import record
from tests.review.conftest import finished
from tests.terminal.driving import millions


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a small match."""
    path = tmp_path_factory.mktemp("review") / "evening.jsonl"
    path.write_bytes(record.encode(finished("dollars-1e", 4)))
    return path


@pytest.mark.slow
def test_in_words_in_both_languages(kept: Path) -> None:
    for lang, title in (("en", "the match in review"), ("fr", "retour sur la partie")):
        said = millions(kept.parent, "review", str(kept), "--playouts", "2", "--lang", lang)
        assert said.code == 0, said.err
        assert title in said.out
        for name in ("Ann", "Bob", "Cid", "Dot"):
            assert name in said.out
        assert "review-" not in said.out.replace(str(kept), "")
        assert "millions play --branch" in said.out


def test_as_data(kept: Path) -> None:
    said = millions(kept.parent, "review", str(kept), "--playouts", "2", "--json")
    found = json.loads(said.out)
    assert {"judge", "seats", "chances", "turning_points", "deals", "claims", "decisions"} <= found.keys()
    assert found["judge"].keys() == {"name", "version"}
    assert {"name", "place", "result", "luck", "adjusted"} <= found["seats"][0].keys()
    assert {"n", "by_seat"} <= found["chances"][0].keys()
    assert {"n", "seat", "before", "after", "better"} <= found["turning_points"][0].keys()
    assert {"n", "struck", "worth", "surplus"} <= found["deals"][0].keys()
    assert {"n", "seat", "said", "true", "moved"} <= found["claims"][0].keys()
    assert {"n", "seat", "loss", "sure"} <= found["decisions"][0].keys()


def test_for_one_seat(kept: Path) -> None:
    found = json.loads(millions(kept.parent, "review", str(kept), "--playouts", "2", "--seat", "bob", "--json").out)
    assert {one["seat"] for one in found["decisions"]} == {"Bob"}
    assert all("Bob" in deal["worth"] for deal in found["deals"])
    assert {one["seat"] for one in found["turning_points"]} == {"Bob"}


@pytest.mark.slow
def test_a_page_that_needs_no_network(kept: Path, tmp_path: Path) -> None:
    page = tmp_path / "evening.html"
    said = millions(kept.parent, "review", str(kept), "--playouts", "2", "--html", str(page))
    assert said.code == 0, said.err
    text = page.read_text(encoding="utf-8")
    assert "vega" in text
    assert 'src="http' not in text
    assert "<link" not in text
    assert "Bob" in text


@pytest.mark.slow
def test_a_picture_to_share(kept: Path, tmp_path: Path) -> None:
    svg, png = tmp_path / "evening.svg", tmp_path / "evening.png"
    for picture in (svg, png):
        said = millions(kept.parent, "review", str(kept), "--playouts", "2", "--picture", str(picture))
        assert said.code == 0, said.err
        assert str(picture) in said.out
    drawn = ElementTree.fromstring(svg.read_text(encoding="utf-8"))
    texts = " ".join(drawn.itertext())
    assert all(name in texts for name in ("Ann", "Bob", "Cid", "Dot", "first edition"))
    assert len([path for path in drawn.iter() if path.get("stroke-width") == "3"]) == 4
    assert png.read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--picture", "evening.gif"], "evening.gif"),
        (["--seat", "Zoe"], "Zoe"),
        (["--html", "no/where.html"], "no folder"),
        (["--playouts", "1"], "playouts"),
    ],
)
def test_bad_arguments(kept: Path, arguments: list[str], says: str) -> None:
    said = millions(kept.parent, "review", str(kept), *arguments)
    assert said.code in (1, 2)
    assert says in said.err + said.out
    assert "Traceback" not in said.err


def test_a_file_that_is_no_record(tmp_path: Path) -> None:
    nonsense = tmp_path / "nonsense.jsonl"
    nonsense.write_text("hello\n")
    said = millions(tmp_path, "review", str(nonsense))
    assert said.code == 1
    assert "Traceback" not in said.err

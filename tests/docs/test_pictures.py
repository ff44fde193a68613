"""The moving picture that README opens with."""

from __future__ import annotations

from pathlib import Path

from tools.moving_picture import PICTURE, animated

ROOT = Path(__file__).parents[2]
MOST_BYTES = 2_000_000


def test_the_picture_moves_and_is_small() -> None:
    assert PICTURE.relative_to(ROOT).as_posix() in (ROOT / "README.md").read_text(encoding="utf-8")
    film = PICTURE.read_bytes()
    assert len(film) < MOST_BYTES
    assert (film[:4], film[8:16], film.count(b"ANMF") > 10) == (b"RIFF", b"WEBPVP8X", True)


def test_frames_are_joined_with_their_times() -> None:
    still = b"RIFF" + (16).to_bytes(4, "little") + b"WEBPVP8 " + (3).to_bytes(4, "little") + b"abc\x00"
    film = animated([(still, 500), (still, 700)])
    assert int.from_bytes(film[4:8], "little") == len(film) - 8
    assert film.count(b"VP8 " + (3).to_bytes(4, "little") + b"abc\x00") == 2
    first = film.index(b"ANMF") + 8
    assert int.from_bytes(film[first + 12 : first + 15], "little") == 500

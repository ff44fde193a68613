"""Links to tables, and the keyring that keeps the keys of seats."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

from millions.client import Keyring, Link, Pledge
from millions.core.errors import BadSetup
from millions.wire.keys import Key

LINK = Link.read("http://localhost:8000/t/abc_-9")


@pytest.mark.parametrize(
    ("text", "socket"),
    [
        ("http://localhost:8000/t/abc", "ws://localhost:8000/api/tables/abc/socket"),
        (" https://games.example/t/abc/ ", "wss://games.example/api/tables/abc/socket"),
        ("http://[::1]:80/millions/t/abc", "ws://[::1]:80/millions/api/tables/abc/socket"),
    ],
)
def test_a_link_says_where_to_play(text: str, socket: str) -> None:
    link = Link.read(text)
    assert (link.table, link.key, link.socket) == ("abc", None, socket)
    assert Link.read(link.invitation) == link


def test_a_secret_link_holds_a_key_and_an_invitation_does_not() -> None:
    key = Key.new()
    link = Link.read(f"http://host/t/abc#{key.reveal()}")
    assert link.secret.endswith(f"#{key.reveal()}")
    assert link.invitation == "http://host/t/abc"
    assert key.reveal() not in repr(link)
    assert link.at("xyz").secret == "http://host/t/xyz"  # a key belongs to one table


@pytest.mark.parametrize(
    "text", ["", "abc", "host/t/abc", "ftp://host/t/abc", "http://host/abc", "http:///t/abc", "http://host/t/a b"]
)
def test_anything_else_is_no_link(text: str) -> None:
    with pytest.raises(BadSetup, match="http://HOST/t/TABLE"):
        Link.read(text)


def test_half_a_key_is_no_link_either() -> None:
    with pytest.raises(BadSetup):
        Link.read("http://host/t/abc#short")


def test_keys_are_found_by_name_the_last_one_without_and_only_by_their_owner(tmp_path: Path) -> None:
    ring, ann, bob = Keyring(tmp_path / "seats"), Key.new(), Key.new()
    assert ring.find(LINK) is None
    ring.keep(LINK, "Ann", ann, Pledge())
    ring.keep(LINK, "Bob", bob, Pledge())
    found = ring.find(LINK, "ann"), ring.find(LINK, "Bob"), ring.find(LINK), ring.find(LINK, "Cid")
    assert [key and key.reveal() for key in found] == [ann.reveal(), bob.reveal(), bob.reveal(), None]
    assert ring.find(LINK.at("other")) is None
    (file,) = (tmp_path / "seats").iterdir()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700
    ring.drop(LINK, bob)
    ring.drop(LINK, ann)
    assert ring.find(LINK) is None
    assert not file.exists()


def test_a_damaged_file_is_no_key(tmp_path: Path) -> None:
    ring = Keyring(tmp_path)
    ring.keep(LINK, "Ann", Key.new(), Pledge())
    (file,) = tmp_path.iterdir()
    file.write_text('[{"name": "Ann", "key": "?"}]')
    assert ring.find(LINK) is None
    file.write_text("nonsense")
    assert ring.find(LINK) is None

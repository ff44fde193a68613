"""The keys and salts of seats taken from this machine, in a folder that only its owner can read: one file per table."""

from __future__ import annotations

import os
import re
from pathlib import Path

import msgspec
from msgspec import Struct, field

from millions.client.link import Link
from millions.client.pledge import Pledge
from millions.core.errors import Malformed
from millions.wire.keys import Key


class _KeptSeat(Struct, frozen=True):
    """The name and the key of one seat, and what is needed to check the deal at the end."""

    name: str
    key: str
    pledge: Pledge = field(default_factory=Pledge)

    def __repr__(self) -> str:
        return f"_KeptSeat({self.name!r})"


class Keyring:
    """Remembers the seats that were taken from this machine."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def find(self, link: Link, name: str | None = None) -> Key | None:
        """The key of the seat with this name at this table; without a name, of the seat taken last."""
        for kept in reversed(self._read(link)):
            if name is None or kept.name.casefold() == name.casefold():
                try:
                    return Key.read(kept.key)
                except Malformed:
                    continue
        return None

    def pledge(self, link: Link, key: Key) -> Pledge:
        """What is kept with a key; an empty pledge if the key is not known."""
        kept = [one.pledge for one in self._read(link) if one.key == key.reveal()]
        return kept[0] if kept else Pledge()

    def keep(self, link: Link, name: str, key: Key, pledge: Pledge) -> None:
        """Add a key with its pledge, or replace the name and the pledge with which it is kept."""
        others = [one for one in self._read(link) if one.key != key.reveal()]
        self._write(link, [*others, _KeptSeat(name, key.reveal(), pledge)])

    def drop(self, link: Link, key: Key) -> None:
        """Remove a key."""
        left = [one for one in self._read(link) if one.key != key.reveal()]
        if left:
            self._write(link, left)
        else:
            self._file(link).unlink(missing_ok=True)

    def _file(self, link: Link) -> Path:
        place = re.sub(r"[^A-Za-z0-9.-]+", "_", link.base.partition("://")[2])
        return self._folder / f"{place}_{link.table}.json"

    def _read(self, link: Link) -> list[_KeptSeat]:
        try:
            return msgspec.json.decode(self._file(link).read_bytes(), type=list[_KeptSeat])
        except (OSError, msgspec.DecodeError):
            return []

    def _write(self, link: Link, kept: list[_KeptSeat]) -> None:
        self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        file = self._file(link)
        draft = file.with_suffix(f".{os.getpid()}")
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as written:
            written.write(msgspec.json.encode(kept))
        draft.replace(file)

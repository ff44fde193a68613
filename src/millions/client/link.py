"""The link to a table: the server's address, the table's id, and perhaps the key of a seat."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from msgspec import Struct, structs

from millions.core.errors import BadSetup, Malformed
from millions.wire.keys import Key

PATH = re.compile(r"(?P<before>/.*)?/t/(?P<table>[A-Za-z0-9_-]{1,64})/?")


class Link(Struct, frozen=True):
    """`http://HOST:PORT/t/TABLE`, followed by `#KEY` in the secret link of a seat."""

    base: str
    table: str
    key: Key | None = None

    @classmethod
    def read(cls, text: str) -> Link:
        """Parse a link as people send it to each other; raises BadSetup."""
        try:
            parts = urlsplit(text.strip())
            fits = PATH.fullmatch(parts.path)
            key = Key.read(parts.fragment) if parts.fragment else None
        except (ValueError, Malformed):
            fits = None
        if fits is None or parts.scheme not in ("http", "https") or not parts.hostname:
            raise BadSetup("bad-link", "a link to a table looks like this: http://HOST/t/TABLE, perhaps with #KEY")
        return cls(f"{parts.scheme}://{parts.netloc}{fits['before'] or ''}", fits["table"], key)

    @property
    def invitation(self) -> str:
        """The link without a key, to invite others."""
        return f"{self.base}/t/{self.table}"

    @property
    def secret(self) -> str:
        """The link with the key, to play the seat from another device."""
        return self.invitation if self.key is None else f"{self.invitation}#{self.key.reveal()}"

    @property
    def socket(self) -> str:
        """The address of the table's WebSocket."""
        return f"ws{self.base.removeprefix('http')}/api/tables/{self.table}/socket"

    def at(self, table: str) -> Link:
        """The link to another table of the same server."""
        return structs.replace(self, table=table, key=None)

    def __repr__(self) -> str:
        return f"Link({self.invitation!r})"

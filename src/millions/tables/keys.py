"""Seat secrets: 128 random bits. Whoever has one is that seat; only its fingerprint is kept, and no key is logged."""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import secrets

from millions.core.errors import Malformed

BITS = 128


def nickname(table: str) -> str:
    """What a log calls a table: its id is the link to it, and whoever has that may come in."""
    return hashlib.sha256(table.encode()).hexdigest()[:8]


class Key:
    """A secret that is no text until somebody asks for it."""

    __slots__ = ("_bytes",)

    def __init__(self, data: bytes) -> None:
        if len(data) * 8 != BITS:
            raise Malformed("bad-key", f"a key has {BITS} bits", bits=BITS)
        self._bytes = data

    @classmethod
    def new(cls) -> Key:
        """A fresh key."""
        return cls(secrets.token_bytes(BITS // 8))

    @classmethod
    def read(cls, text: str) -> Key:
        """A key as it stands in a link."""
        try:
            data = base64.b64decode(text + "==", altchars=b"-_", validate=True)
        except (binascii.Error, ValueError):
            data = b""
        return cls(data)

    def reveal(self) -> str:
        """The key, for its owner's link: 22 letters."""
        return base64.urlsafe_b64encode(self._bytes).rstrip(b"=").decode()

    @property
    def fingerprint(self) -> str:
        """What is kept of it. Random bits need no slow hash."""
        return hashlib.sha256(self._bytes).hexdigest()

    def fits(self, fingerprint: str | None) -> bool:
        """Is it the key of this fingerprint?"""
        return fingerprint is not None and hmac.compare_digest(self.fingerprint, fingerprint)

    def __repr__(self) -> str:
        return "Key(...)"

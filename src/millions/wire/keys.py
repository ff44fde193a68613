"""Secret keys of 128 random bits: the holder of a seat's key plays that seat.

The server keeps only the fingerprint of a key, and logs no key.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import secrets

from millions.core.errors import Malformed

BITS = 128


class Key:
    """A secret that does not appear in any `repr`; call `reveal` for its text."""

    __slots__ = ("_bytes", "fingerprint")

    def __init__(self, data: bytes) -> None:
        if len(data) * 8 != BITS:
            raise Malformed("bad-key", f"a key has {BITS} bits", bits=BITS)
        self._bytes = data
        self.fingerprint = hashlib.sha256(data).hexdigest()
        """What the server keeps of the key. A fast hash suffices, because keys are random."""

    @classmethod
    def new(cls) -> Key:
        """A new random key."""
        return cls(secrets.token_bytes(BITS // 8))

    @classmethod
    def read(cls, text: str) -> Key:
        """Decode a key as links contain it; raises Malformed."""
        try:
            data = base64.b64decode(text + "==", altchars=b"-_", validate=True)
        except (binascii.Error, ValueError):
            data = b""
        return cls(data)

    def reveal(self) -> str:
        """The key as links contain it: 22 characters of base64url."""
        return base64.urlsafe_b64encode(self._bytes).rstrip(b"=").decode()

    def fits(self, fingerprint: str | None) -> bool:
        """Whether this key has that fingerprint."""
        return fingerprint is not None and hmac.compare_digest(self.fingerprint, fingerprint)

    def __repr__(self) -> str:
        return "Key(...)"

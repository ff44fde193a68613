"""Web Push: encrypted messages through the push service of a person's browser. Needs the extra `push`.

The server signs what it sends with a key of its own (VAPID), made at the first start and kept in a file that only its
owner can read. The push service sees that something was sent to a browser, but not what.
"""

from __future__ import annotations

import base64
import binascii
import os
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.parse import urlsplit

from millions.core.errors import Malformed
from millions.server.logs import log
from millions.wire.bodies import PushContact

if TYPE_CHECKING:
    from py_vapid import Vapid02

SERVICES = (".googleapis.com", ".push.services.mozilla.com", ".push.apple.com", ".notify.windows.com")
"""Hosts of the browsers' push services end like this: a subscription cannot name any other host."""

TTL_S = 3600
"""How long a push service keeps a message for a device that is off."""

SECRET_BYTES = 16


class Pushed(NamedTuple):
    """A request to a push service."""

    headers: dict[str, str]
    body: bytes


class Push:
    """Makes signed and encrypted requests to push services."""

    def __init__(self, vapid: Vapid02) -> None:
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        self._vapid = vapid
        vapid.conf["no-strict"] = True  # else a server without a public name could not sign
        point = vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public_key = base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    @classmethod
    def with_key(cls, file: str | None) -> Push | None:
        """With the key in this file, which is made if it does not exist; None where the extra is not installed."""
        if file is None or find_spec("pywebpush") is None:
            return None
        from py_vapid import Vapid02

        if not os.path.exists(file):
            made = Vapid02()
            made.generate_keys()
            with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as out:
                out.write(made.private_pem())
            log.info("made a key for push messages")
        return cls(Vapid02.from_file(file))

    def request(self, contact: PushContact, message: bytes, host: str) -> Pushed:
        """The request that sends this message. `host` is the name under which the person knows this server."""
        from pywebpush import WebPusher

        keys = {"p256dh": contact.p256dh, "auth": contact.auth}
        subscription: dict[str, Any] = {"endpoint": contact.endpoint, "keys": keys}
        body = WebPusher(subscription).encode(message, "aes128gcm")["body"]
        parts = urlsplit(contact.endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "sub": f"https://{host}"}
        signed: dict[str, str] = self._vapid.sign(claims)
        return Pushed(
            {**signed, "Content-Encoding": "aes128gcm", "TTL": str(TTL_S), "Urgency": "high"},
            bytes(body),
        )


def check_subscription(contact: PushContact) -> None:
    """Refuse malformed keys: there must be a point of the curve P-256 and a secret of 16 bytes."""
    from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePublicKey

    try:
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), _decoded(contact.p256dh))
        good = len(_decoded(contact.auth)) == SECRET_BYTES
    except (binascii.Error, ValueError):
        good = False
    if not good:
        raise Malformed("bad-subscription", "this is not a push subscription")


def _decoded(text: str) -> bytes:
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def is_service(url: str) -> bool:
    """Does this address belong to a push service of a browser?"""
    return ("." + (urlsplit(url).hostname or "")).endswith(SERVICES)

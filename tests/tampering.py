"""What an operator could do to a database: replace the dealer's secret and promise while a match goes on."""

from __future__ import annotations

import hashlib
import sqlite3
from itertools import count
from pathlib import Path
from typing import Any

from msgspec import UNSET, structs

from millions.core import record
from millions.core.errors import BadRecord
from millions.core.nature import Dealer, derived_salt
from millions.core.record import Header
from millions.core.replay import verify
from millions.tables import entries
from millions.tables.entries import Began, Opened, Played


def swap_secret(store: Path, table: str) -> None:
    """Find another secret that gives the cards dealt so far, and put it and its promise in place of the true ones."""
    with sqlite3.connect(store) as database:
        rows = database.execute("SELECT number, body FROM entries WHERE table_id = ? ORDER BY number", (table,))
        log = {number: entries.decode(bytes(body)) for number, body in rows}
        (began,) = [entry for entry in log.values() if isinstance(entry, Began)]
        lines = [bytes(line) for entry in log.values() if isinstance(entry, Began | Played) for line in entry.lines]
        secret, header = another_secret(began.header, lines)
        database.execute("UPDATE tables SET secret = ? WHERE id = ?", (secret, table))
        for number, entry in log.items():
            changed: Any = None
            if isinstance(entry, Opened):
                changed = structs.replace(entry, commitment=header.commitment)
            elif isinstance(entry, Began):
                changed = structs.replace(entry, header=header)
            if changed is not None:
                body = entries.encode(changed)
                database.execute("UPDATE entries SET body = ? WHERE table_id = ? AND number = ?", (body, table, number))
    database.close()


def another_secret(header: Header, lines: list[bytes]) -> tuple[bytes, Header]:
    """A record of these lines with this secret and header verifies, too."""
    commitments = () if header.commitments is UNSET else header.commitments
    for number in count():
        secret = hashlib.sha256(f"another {number}".encode()).digest()
        salts = [
            salt if commitments[seat : seat + 1] != (None,) else derived_salt(secret, seat)
            for seat, salt in enumerate(header.salts)
        ]
        forged = structs.replace(header, commitment=Dealer(secret).commitment, salts=tuple(salts))
        try:
            verify(record.close([entries.encode(forged), *lines], secret, over=False))
        except BadRecord:
            continue
        return secret, forged
    raise AssertionError

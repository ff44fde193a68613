"""How logs name tables."""

from __future__ import annotations

import hashlib


def log_name(table: str) -> str:
    """A short hash of a table's id. The id itself would let every reader of the log join the table."""
    return hashlib.sha256(table.encode()).hexdigest()[:8]

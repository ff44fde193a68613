"""Seats, and viewers of a table."""

from typing import Annotated

from msgspec import Meta

MOST_SEATS = 8

Seat = Annotated[int, Meta(ge=0, lt=MOST_SEATS, title="seat")]
"""A place at the table, counted clockwise from 0."""

Seats = tuple[Seat, ...]

Viewer = int
"""A seat, or one of the two below."""

NATURE: Seat = -1
"""The seat that answers questions of chance."""

SPECTATOR: Viewer = -2
"""Sees what everybody sees, and nothing else."""

OPEN: Viewer = -3
"""Sees everything: a finished match, laid open."""

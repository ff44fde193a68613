"""Constrained texts and numbers that several messages share."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from millions.core.game import LONGEST_NAME

LONGEST_SALT = 64
LONGEST_TEXT = 500

CommandId = Annotated[str, Meta(min_length=1, max_length=64)]
"""Chosen by the client; a repeated id is the same command, carried out once."""

Avatar = Literal[
    "cap", "bun", "beard", "curls", "glasses", "beanie", "scarf", "headphones", "mohawk", "silver", "long", "hat"
]
"""The drawn portraits that people choose from."""

KeyText = Annotated[str, Meta(pattern=r"\A[A-Za-z0-9_-]{22}\Z", description="128 random bits, as base64url")]

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
"""The name of a seat."""

SALT = rf"\A[A-Za-z0-9_-]{{1,{LONGEST_SALT}}}\Z"
Salt = Annotated[str, Meta(pattern=SALT)]
"""Randomness that a player adds to the dealer's; at least 128 random bits, so that nobody guesses it from its hash."""

COMMITMENT = r"\A[0-9a-f]{64}\Z"
Commitment = Annotated[str, Meta(pattern=COMMITMENT, description="SHA-256 of a salt, in hexadecimal")]
"""What a player publishes of a salt before every seat is taken."""

Seconds = Annotated[int, Meta(ge=1, le=7 * 24 * 3600)]

Text = Annotated[str, Meta(min_length=1, max_length=LONGEST_TEXT)]
"""What a player says in free text."""

"""The games that can be played on arrays."""

from __future__ import annotations

from millions.batch import club, dollars1, dollars2
from millions.batch.rules import Rules
from millions.core.errors import BadSetup

RULES: dict[str, Rules] = {"dollars-1e": dollars1.RULES, "dollars-2e": dollars2.RULES, "million-club": club.RULES}
"""By the game's name."""


def rules_of(game: str) -> Rules:
    """A game's rules on arrays."""
    if game not in RULES:
        known = ", ".join(RULES)
        raise BadSetup(
            "not-on-arrays", f"{game} cannot be played on arrays; these can: {known}", game=game, known=known
        )
    return RULES[game]

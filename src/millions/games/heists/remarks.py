"""What may be meant by a remark that a bot makes in a negotiation: messages carry it, catalogues have the words."""

from __future__ import annotations

from typing import Literal

Why = Literal["double", "fewer", "worth", "counter", "demand", "crowd"]
"""A role is there twice; fewer would share; my leaving is worth it; a price was named; a demand needs no reason.

Or, beside a claim: several claim the same role, of which one alone can share."""

Reply = Literal[
    "gladly",
    "soon",
    "more",
    "less",
    "no",
    "perhaps",
    "patience",
    "said",
    "doubt",
    "believe",
    "welcome",
    "shrug",
    "chat",
]

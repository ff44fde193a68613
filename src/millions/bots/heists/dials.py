"""Personalities in the heist games: one mind, set by a few dials."""

from __future__ import annotations

from typing import NamedTuple

HASTE = 0.3
"""How much sooner every bot leaves for each unit of money that leaving is worth more than staying."""


class Dials(NamedTuple):
    """What makes a personality. The defaults are neutral: `sensible`."""

    lies: float = 0.3
    """How often it says something untrue of a character."""
    boast: float = 0.0
    """When it lies about what it sent: how much it prefers roles that are likely with the Loot card (if negative, the
    others)."""
    trust: float = 0.5
    """How often it takes a stranger's word to be true, before it has seen how truly they speak."""
    margin: float = 0.5
    """What a deal must gain, in money, to be agreed to or proposed."""
    share: float = 0.6
    """The part of what a departure is worth to it that it is ready to pay."""
    offers: int = 4
    """Proposals it makes in one negotiation, counter-offers included."""
    cheek: int = 0
    """How often in a match it asks a player to leave and pay for it, to see whether they agree to anything."""
    patience: float = 0.4
    """How likely it is to wait once more when it would rather leave."""
    risk: float = 0.0
    """How much it likes (or, if negative, avoids) outcomes that differ widely."""
    nerve: float = 0.0
    """What leaving, or being bought out, must gain more than staying, in money: the last to stay often stays alone.
    It asks for nothing more once all who are probably of its role are ready."""
    grudge: float = 0.0
    """What it asks for more, in money, for each slight, from the player who slighted it."""
    farsighted: bool = True
    """Plays to win the game (who is ahead, what ends it) rather than only for money."""
    talks: bool = True
    """Makes claims where it need not."""
    careful: bool = False
    """A stand-in's care: pays nothing, and leaves when it would probably be eliminated."""


SENSIBLE = Dials()

PERSONALITIES: dict[str, Dials] = {
    "shrewd": Dials(lies=0.35, boast=1.0, margin=0.3, share=0.5, offers=6, patience=0.5, nerve=2.5),
    "sensible": SENSIBLE,
    "honest": Dials(lies=0.0, trust=0.75, margin=0.2, share=0.7, offers=4),
    "bluffer": Dials(lies=0.85, boast=-1.0, trust=0.3, margin=0.4, offers=4, patience=0.7, nerve=0.5),
    "miser": Dials(farsighted=False, lies=0.3, boast=-2.0, margin=1.2, share=0.2, offers=1, risk=-0.3, patience=0.2),
    "bully": Dials(lies=0.4, boast=3.0, trust=0.4, margin=0.8, share=0.45, offers=4, cheek=1, patience=0.85, nerve=1.0),
    "gambler": Dials(
        farsighted=False, lies=0.4, boast=2.0, margin=0.1, share=1.0, offers=4, patience=0.8, risk=1.0, nerve=1.0
    ),
    "grudge": Dials(lies=0.2, boast=-2.0, trust=0.6, margin=0.4, offers=4, grudge=1.5),
    "steward": Dials(
        farsighted=False, lies=0.0, margin=0.5, offers=0, patience=0.0, risk=-0.1, talks=False, careful=True
    ),
}
"""By the name people type."""

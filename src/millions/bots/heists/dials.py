"""Personalities: one mind, turned by a few dials."""

from __future__ import annotations

from typing import NamedTuple


class Dials(NamedTuple):
    """What makes a personality. The defaults are neutral: `sensible`."""

    lies: float = 0.3
    """How often it says of a character what it is not."""
    trust: float = 0.5
    """How often it takes a stranger's word to be true, before it has seen how they keep it."""
    margin: float = 0.5
    """What a deal must gain, in money, to be agreed to or proposed."""
    share: float = 0.6
    """The part of what a departure is worth to it that it is ready to pay."""
    offers: int = 3
    """Proposals it makes in one negotiation before it lets the matter rest."""
    cheek: int = 0
    """How many of them may ask somebody to leave and pay for it."""
    patience: float = 0.4
    """How likely it is to wait and see once more, when it would rather leave."""
    risk: float = 0.0
    """How much it likes (or, below nothing, shuns) outcomes that lie far apart."""
    nerve: float = 0.0
    """What leaving, or being bought out, must gain more than staying, in money: who stays longest often stays alone."""
    grudge: float = 0.0
    """What it asks for more, in money, for each slight, from whoever slighted it."""
    farsighted: bool = False
    """Does it play to win the game (who is ahead, what ends it), or only for money?"""
    talks: bool = True
    """Does it claim anything where it need not?"""
    careful: bool = False
    """A stand-in's care: pays nothing, and leaves when it would probably be eliminated."""


SENSIBLE = Dials()

PERSONALITIES: dict[str, Dials] = {
    "shrewd": Dials(farsighted=True, lies=0.35, margin=0.3, share=0.5, offers=9, cheek=6, patience=0.5, nerve=2.5),
    "sensible": SENSIBLE,
    "honest": Dials(lies=0.0, trust=0.75, margin=0.2, share=0.7, offers=4),
    "bluffer": Dials(lies=0.85, trust=0.3, margin=0.4, offers=4, cheek=1, patience=0.7, nerve=0.5),
    "miser": Dials(lies=0.3, margin=1.2, share=0.2, offers=2, risk=-0.3, patience=0.2),
    "bully": Dials(lies=0.4, trust=0.4, margin=0.8, share=0.3, offers=8, cheek=8, patience=0.85, nerve=1.0),
    "gambler": Dials(lies=0.4, margin=0.1, share=1.0, offers=5, patience=0.8, risk=1.0, nerve=1.0),
    "grudge": Dials(lies=0.2, trust=0.6, margin=0.4, offers=3, grudge=1.5),
    "steward": Dials(lies=0.0, margin=0.5, offers=0, patience=0.0, risk=-0.1, talks=False, careful=True),
}
"""By the name people type."""

"""What bots are called where nobody names them: each personality always by the same name."""

from __future__ import annotations

from collections.abc import Iterable

from millions.core.text import looks

OWN_NAMES = {
    "shrewd": "Ada",
    "bluffer": "Ben",
    "honest": "Coco",
    "gambler": "Dov",
    "sensible": "Edda",
    "bully": "Finn",
    "miser": "Gigi",
    "grudge": "Hugo",
}
"""By the kind of bot."""

MORE_NAMES = ("Iris", "Jona", "Kaya", "Lino", "Mona", "Nils", "Olga", "Pavel")
"""For bots of other kinds, and for the second of a kind."""


def name_for(kind: str, taken: Iterable[str]) -> str:
    """The name of a bot of this kind beside players with these names."""
    used = frozenset().union(*map(looks, taken))
    wanted = (OWN_NAMES.get(kind, MORE_NAMES[0]), *MORE_NAMES, *OWN_NAMES.values(), *map(str, range(100)))
    return next(name for name in wanted if not looks(name) & used)

"""How bots play Million Club: `worth` says what a position is worth, `placing` what a pawn would bring, `mind` decides.

`dials` are the few numbers in which one player's taste differs from another's.
"""

from millions.bots.club.dials import Dials
from millions.bots.club.mind import act

__all__ = ["Dials", "act"]

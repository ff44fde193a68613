"""Old import path."""

from millions.games.heists.bargain import Accept, Decline, Propose, TakeBack

__all__ = ["Accept", "Decline", "Propose", "TakeBack"]

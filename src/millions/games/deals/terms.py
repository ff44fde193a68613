"""Old import path."""

from millions.games.heists.terms import MOST_CHARACTERS, DealTerms, Payment, Terms

__all__ = ["MOST_CHARACTERS", "DealTerms", "Payment", "Terms"]

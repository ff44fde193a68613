"""A bot that thinks ahead: information-set Monte Carlo tree search, for any game behind the core's door.

An information set is what a seat sees: its view. For each decision

- worlds are drawn that fit the view (`guess`), the likelier the more often: a determinization each;
- at the root, candidate actions are compared over the same worlds and the same luck, and the worse half of them is
  dropped, again and again, until the budget is spent (sequential halving with common random numbers);
- below the root every seat that searches has a tree of its own information sets, in which UCB chooses and more actions
  are taken up the more often a set is visited (progressive widening). No seat's choice depends on what it cannot see;
- beyond the tree, and for seats whose mind is known, a bot decides: from its own view, like at a real table;
- a playout is cut at the end of the round, where scores say who will probably win.

The search itself (`search`, `tree`, `budget`) knows no game. `helpers` says what it may be told about one; for both
editions of Millions of Dollars `editions` tells it: a quick mind (`quick`) that looks up what a heist is worth
(`heists`), and which deals others would agree to (`deals`).

After Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search" (2012): many observers, many trees.
"""

from millions.bots.search.budget import Budget
from millions.bots.search.names import searcher
from millions.bots.search.search import Search

__all__ = ["Budget", "Search", "searcher"]

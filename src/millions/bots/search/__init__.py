"""A bot that thinks ahead: information-set Monte Carlo tree search, for any game of the core.

An information set is what a seat sees: its view. For each decision

- worlds that fit the view are sampled (`guess`), likely ones more often; each is a determinization;
- at the root, candidate actions are compared over the same worlds and the same luck, and the worse half of them is
  dropped, again and again, until the budget is spent (sequential halving with common random numbers);
- below the root every seat that searches has a tree of its own information sets. UCB1 chooses in it, and the more often
  a set is visited, the more actions are tried (progressive widening). No seat's choice depends on what it cannot see;
- beyond the tree, and for seats whose bot is known, a bot decides from its own view, as at a real table;
- a playout is cut at the end of the round, where the table says who will probably win.

This package knows no game: `search` is the algorithm, `tree` what it has learnt, `budget` how long it thinks, `names`
the names people type. What it may be told about a game is a `bots.guide.Guide`, found through `bots.skills`; for a game
without one playouts are random, every action is a candidate, and scores say who will probably win.

After Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search" (2012): many observers, many trees.
"""

from millions.bots.search.budget import Budget
from millions.bots.search.names import searcher
from millions.bots.search.search import Search

__all__ = ["Budget", "Search", "searcher"]

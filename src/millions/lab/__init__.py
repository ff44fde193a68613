"""Many games between bots: compared (`arena`), stored as records (`simulate`), or counted to weigh a deck (`weigh`).

`contest` says which bots play which game, and gives every game its seats and seeds; `games` plays one game; `workers`
distributes games over processes or machines; `intervals`, `ratings` and `figures` compute the results; `folder`,
`simulate` and `columns` store records. A game depends on the contest and its own number only, so the number of workers
never changes a result. `balance` measures how a deck changes a game (`weigh`).
"""

from millions.lab.balance.result import Weighed
from millions.lab.balance.weigh import smallest_fix, weigh

__all__ = ["Weighed", "smallest_fix", "weigh"]

"""Parts for games that bring none of their own: a code made from the declared actions, an observer made from the view.

They make any game playable in PettingZoo and Gymnasium without a line in this package. Their limits:

- **Order.** All seats that the rules await are asked, and may answer in any order. A step that seats may answer freely
  and repeatedly, where one answer changes what another seat may do, needs an order of its own.
- **Actions.** A verb whose fields have bounded types (enumerations, booleans, literals, whole numbers with `Meta`
  bounds, optional values, fixed tuples and structs of these) gets one index per combination of values, up to
  `MOST_ACTIONS_OF_A_VERB`. Such an index always means the same action. Any other verb gets that many indexes for the
  first, second, … action that the forms list now; actions beyond them, and forms that cannot be listed, are left out.
- **Observations.** The fields of the seat's view as numbers, in the order of their declaration. Text is left out.
  Collections are cut after `MOST_ITEMS` items, or fewer where the row would have more than `MOST_NUMBERS` numbers.
  Seats are not counted from the observer on; a one-hot piece `viewer` says which seat it is.
- **OpenSpiel** needs upper bounds for moves and outcomes, so it has only the games with a plan of their own.
"""

from __future__ import annotations

from functools import partial

from millions.core.game import AnyGame
from millions.research.default.code import DefaultCode
from millions.research.default.observation import default_observer
from millions.research.order import Order
from millions.research.plan import Plan


def default_plan(game: AnyGame) -> Plan:
    """The plan of a game without one."""
    return Plan(order=Order(), code=partial(DefaultCode, game), observer=partial(default_observer, game))

"""Many games at once: the environments of `millions.research` as pure JAX functions on arrays. Needs `[batch]`.

>>> from millions import batch
>>> env = batch.make("dollars-1e", players=5)
>>> env.num_actions, env.observation_shape
(122, (209,))
"""

from millions.batch import extra
from millions.batch.environment import Env, State, auto_reset, make
from millions.batch.fused import Fused, Packed, fused
from millions.batch.replay import deal, init_dealt, match_of, step_dealt

__all__ = [
    "Env",
    "Fused",
    "Packed",
    "State",
    "auto_reset",
    "deal",
    "extra",
    "fused",
    "init_dealt",
    "make",
    "match_of",
    "step_dealt",
]

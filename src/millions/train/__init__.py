"""Training on many tables at once: PPO with self-play against past selves, a reference policy and a belief head. Needs
`[train]`.

Read `settings` (what can be chosen), `net` (the function that is learnt), `tables` (many games, who plays them), `ppo`
(how the net learns from them), `run` (slices, checkpoints, logs), then `secrets` (beliefs), `clones` (imitations) and
`beside` (the bots themselves).
"""

from millions.train import extra
from millions.train.run import Run
from millions.train.settings import Settings

__all__ = ["Run", "Settings", "extra"]

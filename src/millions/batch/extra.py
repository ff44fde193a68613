"""The optional package of the extra `[batch]`: importing this module is refused clearly when it is missing."""

from millions.research.extra import need

need("jax", "batch")

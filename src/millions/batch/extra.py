"""The optional package of the extra `[batch]`: importing this module raises a clear error when it is missing."""

from millions.research.extra import need

need("jax", "batch")

"""The optional packages of the extra `[train]`: importing this module raises a clear error when one is missing."""

from millions.research.extra import need

for package in ("jax", "optax"):
    need(package, "train")

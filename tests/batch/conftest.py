"""Compile quickly rather than well: tests play few games."""

import os

os.environ.setdefault("XLA_FLAGS", "--xla_backend_optimization_level=0")

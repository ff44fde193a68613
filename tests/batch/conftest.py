"""Compile quickly rather than well: tests play few games."""

import os
from importlib.metadata import version

FLAGS = ["--xla_backend_optimization_level=0"]

if version("jaxlib").startswith("0.10."):  # it halves the time; a version that does not know a flag refuses to start
    FLAGS.append("--xla_cpu_use_fusion_emitters=false")

os.environ.setdefault("XLA_FLAGS", " ".join(FLAGS))

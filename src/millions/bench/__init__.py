"""Benchmarks: speed as figures and as ratios against a peer measured in the same run. No test times anything."""

from millions.bench.doors import research
from millions.bench.engine import engine

__all__ = ["engine", "research"]

"""Benchmarks: speed as figures and as ratios against a peer measured in the same run. No test times anything."""

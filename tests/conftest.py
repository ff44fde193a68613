"""How much Hypothesis tries: a little with --quick, much by hand (MILLIONS_HYPOTHESIS=long); the same everywhere."""

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

for profile, examples in (("quick", 10), ("full", 80), ("long", 1000)):
    settings.register_profile(
        profile,
        max_examples=examples,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=[HealthCheck.too_slow],
    )
settings.load_profile(os.environ.get("MILLIONS_HYPOTHESIS", "full"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The linters of the page come first: one that runs alone at the end would keep everybody waiting."""
    items.sort(key=lambda item: Path(__file__).parent / "web" not in item.path.parents)

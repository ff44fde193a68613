"""How much Hypothesis tries: a little with --quick, much by hand (MILLIONS_HYPOTHESIS=long); and the longest first."""

import os
from collections import defaultdict

import pytest
from hypothesis import HealthCheck, settings

from tests import longest

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

TOOK: defaultdict[str, float] = defaultdict(float)
"""The seconds that each file has taken so far."""


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """With several workers, the longest files come first."""
    worker = getattr(config, "workerinput", None)
    if worker:
        items[:] = longest.longest_first(items, worker["workercount"])


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    TOOK[longest.home_of(report.nodeid)] += report.duration


def pytest_sessionfinish(session: pytest.Session) -> None:
    if "MILLIONS_TIMES" in os.environ and not hasattr(session.config, "workerinput"):
        longest.note(TOOK)

"""How much Hypothesis tries: a little with --quick, a lot otherwise; always the same, wherever it runs."""

import os

from hypothesis import HealthCheck, settings

for profile, examples in (("quick", 10), ("full", 120)):
    settings.register_profile(
        profile,
        max_examples=examples,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=[HealthCheck.too_slow],
    )
settings.load_profile(os.environ.get("MILLIONS_HYPOTHESIS", "full"))

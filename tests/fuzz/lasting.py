"""How long the fuzzing lasts: a moment in the suite, so many minutes with FUZZ_MINUTES (`make fuzz`)."""

import os
from collections.abc import Callable
from time import monotonic

from hypothesis import HealthCheck, settings

MINUTES = float(os.environ.get("FUZZ_MINUTES", "0"))
PARTS = 5
"""The tests that share the minutes."""
A_MOMENT = settings(
    max_examples=40 if MINUTES else 15,
    derandomize=not MINUTES,
    deadline=None,
    database=None,
    suppress_health_check=list(HealthCheck),
)


def keep_on(run: Callable[[], None]) -> None:
    """Runs a property once, and as long as the minutes last with ever new examples."""
    over = monotonic() + 60 * MINUTES / PARTS
    run()
    while monotonic() < over:
        run()

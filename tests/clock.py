"""A clock that only a test moves."""

from dataclasses import dataclass


@dataclass
class FakeClock:
    """Seconds that pass when a test says so; `asked` counts how often it was looked at."""

    now: float = 0.0
    asked: int = 0

    def __call__(self) -> float:
        self.asked += 1
        return self.now

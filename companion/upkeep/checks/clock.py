"""The clock: whether the machine knows what day it is."""

from datetime import UTC, datetime
from pathlib import Path

from companion.upkeep.finding import DoctorFinding, beware, broken, well

BUILT = datetime(2026, 11, 1, tzinfo=UTC)
"""No day before this one can be today: this program was not there yet."""


def check(now: datetime | None = None, timesync: Path = Path("/run/systemd/timesync")) -> DoctorFinding:
    """Red where the day cannot be right, yellow where the network has not told the time since the start.

    `timesync` is the folder of the system's own time service, which does not run everywhere.
    """
    today = now or datetime.now(UTC)
    day = f"{today.astimezone():%Y-%m-%d %H:%M}"
    if today < BUILT:
        return broken("clock", "clock-wrong", day=day)
    if timesync.is_dir() and not (timesync / "synchronized").exists():
        return beware("clock", "clock-unsure", day=day)
    return well("clock", "clock-well", day=day)

"""The power supply: whether the voltage holds, as a Raspberry Pi's own firmware says."""

import re
import subprocess
from collections.abc import Callable

from companion.upkeep.finding import DoctorFinding, beware, broken, untold, well

NOW, SINCE_START = 1 << 0, 1 << 16
"""Bits of `vcgencmd get_throttled`: the voltage is too low, and it was at some time since the start."""
PATIENCE_S = 3.0


def check(ask: Callable[[], str] | None = None) -> DoctorFinding:
    """Red while the voltage is too low, yellow where it was. `ask` says what the firmware says, or raises."""
    try:
        found = re.search(r"throttled=0x([0-9a-fA-F]+)", (ask or _vcgencmd)())
    except (OSError, subprocess.SubprocessError):
        found = None
    if found is None:
        return untold("power")
    bits = int(found[1], 16)
    if bits & NOW:
        return broken("power", "power-low")
    return beware("power", "power-was-low") if bits & SINCE_START else well("power", "power-well")


def _vcgencmd() -> str:
    asked = ["vcgencmd", "get_throttled"]
    return subprocess.run(asked, capture_output=True, text=True, check=True, timeout=PATIENCE_S).stdout

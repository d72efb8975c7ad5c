"""`make wheels`: checks that every pinned package has a wheel for the Arm processor of a Pi."""

import re
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory

CONSTRAINTS = Path(__file__).parent.parent / "constraints.txt"
PYTHON = "3.11"
"""Of Debian bookworm, and so of a Pi."""
PLATFORMS = tuple(f"manylinux_2_{glibc}_aarch64" for glibc in range(36, 16, -1))
"""Platform tags that bookworm's C library (2.36) supports, the newest first."""
AT_ONCE = 4


def pins(text: str, python: str = PYTHON) -> Iterator[str]:
    """Each `name==version` that a file of constraints pins for that Python."""
    for line in text.splitlines():
        pin, _, marker = (part.strip() for part in line.partition(";"))
        if pin and not pin.startswith("#") and _holds(marker, python):
            yield pin


def _holds(marker: str, python: str) -> bool:
    found = re.fullmatch(r"python_version (<|>=) '([\d.]+)'", marker)
    if found is None:
        return True
    older = _numbers(python) < _numbers(found[2])
    return older if found[1] == "<" else not older


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(map(int, version.split(".")))


def is_there(pin: str) -> bool:
    """True if pip finds a wheel of that package for the processor; installs nothing."""
    platforms = [part for one in PLATFORMS for part in ("--platform", one)]
    with TemporaryDirectory() as folder:
        asked = subprocess.run(
            [
                *(sys.executable, "-m", "pip", "install", "-q", "--dry-run", "--no-deps", "--target", folder),
                *("--only-binary", ":all:", "--python-version", PYTHON, "--implementation", "cp"),
                *(*platforms, pin),
            ],
            capture_output=True,
            check=False,
        )
    return asked.returncode == 0


def main() -> int:
    """Prints those that are missing; the exit status is 1 if there are any."""
    wanted = list(pins(CONSTRAINTS.read_text()))
    with ThreadPoolExecutor(AT_ONCE) as asking:
        missing = [pin for pin, there in zip(wanted, asking.map(is_there, wanted), strict=True) if not there]
    for pin in missing:
        print(f"there is no wheel for aarch64 of {pin}")
    print(f"{len(wanted) - len(missing)} of {len(wanted)} pinned packages have a wheel for aarch64")
    return bool(missing)


if __name__ == "__main__":
    sys.exit(main())

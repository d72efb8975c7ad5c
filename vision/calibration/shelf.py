"""Lessons of a table on disk: every version is stored, the newest is used, and it can be reverted."""

import json
import logging
import os
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path

from vision.calibration.owners import Dyed, Owners

log = logging.getLogger(__name__)

FORMAT = 1
"""The first number of each file: a program that does not know it leaves the file alone."""


@dataclass(frozen=True, slots=True)
class CalibrationVersion:
    """One calibration that passed: its number, its score in per cent, and the sets."""

    number: int
    score: int
    owners: Owners


class Calibrations:
    """A folder with a JSON file for each version; what cannot be read is named in the log and skipped."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._current = self._newest()

    @property
    def current(self) -> CalibrationVersion | None:
        """The version that holds, or None where nothing was taught; from any thread."""
        return self._current

    def keep(self, score: int, owners: Owners) -> CalibrationVersion:
        """Writes a further version, which holds from now on."""
        self._folder.mkdir(parents=True, exist_ok=True)
        number = max(self._numbers(), default=0) + 1
        record = {"format": FORMAT, "score": score, "sets": [asdict(one) for one in owners.sets]}
        _write(self._path(number), json.dumps(record, indent=1))
        self._current = CalibrationVersion(number, score, owners)
        return self._current

    def take_back(self) -> CalibrationVersion | None:
        """Forgets the newest version; the one before holds again, or none."""
        if self._current is not None:
            self._path(self._current.number).unlink(missing_ok=True)
        self._current = self._newest()
        return self._current

    def _newest(self) -> CalibrationVersion | None:
        versions = (self._read(number) for number in sorted(self._numbers(), reverse=True))
        return next((version for version in versions if version is not None), None)

    def _numbers(self) -> list[int]:
        return [int(path.stem) for path in self._folder.glob("*.json") if path.stem.isdigit()]

    def _path(self, number: int) -> Path:
        return self._folder / f"{number:04}.json"

    def _read(self, number: int) -> CalibrationVersion | None:
        path = self._path(number)
        try:
            record = json.loads(path.read_text())
            if record["format"] != FORMAT:
                raise ValueError(f"its format is {record['format']}, not {FORMAT}")
            sets = tuple(_set(one) for one in record["sets"])
            return CalibrationVersion(number, int(record["score"]), Owners(sets))
        except (OSError, ValueError, TypeError, KeyError) as fault:
            log.warning("%s is left out: %s", path, fault)
            return None


def _set(record: dict[str, object]) -> Dyed:
    paint, name, spread = record["paint"], record["name"], record["spread"]
    if not (isinstance(paint, list) and isinstance(name, str) and isinstance(spread, float | int)):
        raise ValueError(f"{record} is no set of dice")
    lightness, a, b = (float(one) for one in paint)
    return Dyed(name, (lightness, a, b), float(spread), record.get("pips") is True)


def _write(path: Path, text: str) -> None:
    """Writes the whole file or nothing, also when the power goes."""
    new = path.with_suffix(".new")
    try:
        with new.open("w") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        new.replace(path)
    except OSError:
        with suppress(OSError):
            new.unlink(missing_ok=True)  # half a file takes room that is wanted
        raise

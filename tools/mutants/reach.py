"""Measures the lines that each test reaches, and its duration: every test runs once under coverage."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic

import pytest
from coverage import Coverage

MOST_S = 30.0
"""Of tests that run for one mutant; the quick ones come first."""


@dataclass
class Reach:
    """The tests that reach the lines of some files; tests that fail without a mutant are left out."""

    seconds: dict[str, float] = field(default_factory=dict)
    lines: dict[str, dict[int, list[str]]] = field(default_factory=dict)

    def tests(self, path: str, line: int) -> list[str]:
        """The ids of the tests for a fault at that line."""
        reached = self.lines.get(path, {}).get(line, [])
        mirror = f"tests/{Path(path).parent}/test_{Path(path).stem}"
        chosen, took = list[str](), 0.0
        for test in sorted(reached, key=lambda one: (not one.startswith(mirror), self.seconds[one])):
            took += self.seconds[test]
            if chosen and took > MOST_S:
                break
            chosen.append(test)
        return chosen


def reach(root: Path, items: Sequence[pytest.Item], folders: Iterable[str]) -> Reach:
    """Runs all these tests and notes what each reaches in the folders."""
    found = Reach()
    coverage = Coverage(
        data_file=None, config_file=False, include=[f"{root / folder}/*" for folder in folders]
    )
    coverage.start()
    try:
        for item, following in zip(items, [*items[1:], None], strict=True):
            failed, begun = item.session.testsfailed, monotonic()
            coverage.switch_context(item.nodeid)
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if item.session.testsfailed == failed:
                found.seconds[item.nodeid] = monotonic() - begun
    finally:
        coverage.stop()
    data = coverage.get_data()
    for file in data.measured_files():
        found.lines[str(Path(file).relative_to(root))] = {
            line: [one for one in contexts if one in found.seconds]
            for line, contexts in data.contexts_by_lineno(file).items()
        }
    return found

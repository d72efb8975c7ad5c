"""`make fresh`: repeats new tests, and names the flaky ones."""

import re
import subprocess
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from xml.etree import ElementTree

from tests.languages import ROOT

TIMES = 20
"""So often a new test has to end the same before it counts."""
SINCE = "1 day ago"
FILE = re.compile(r"^\+\+\+ b/(.+)$")
TEST = re.compile(r"^\+def (test_\w+)\(")

Outcomes = dict[str, Counter[bool]]
"""Passes and failures of each test."""


def new_tests(diff: str) -> Iterator[str]:
    """Ids of the test functions that a diff adds."""
    file = ""
    for line in diff.splitlines():
        if named := FILE.match(line):
            file = named[1]
        elif file.startswith("tests/") and (added := TEST.match(line)):
            yield f"{file}::{added[1]}"


def wavering(outcomes: Outcomes) -> list[str]:
    """The tests that did not end the same every time, with how often they failed."""
    return [
        f"{test}: failed {of[False]} times of {of.total()}"
        for test, of in sorted(outcomes.items())
        if len(of) > 1
    ]


def read(report: Path) -> Iterator[tuple[str, bool]]:
    """Each test that a report of pytest's tells of, and whether it passed; what was skipped did neither."""
    for case in ElementTree.parse(report).iter("testcase"):  # noqa: S314 - written a moment ago by pytest
        if case.find("skipped") is None:
            passed = case.find("failure") is None and case.find("error") is None
            yield f"{case.get('classname')}::{case.get('name')}", passed


def _since() -> str:
    """The diff of the tests since then."""
    base = _git("rev-list", "-1", f"--before={SINCE}", "HEAD").strip()
    return _git("diff", "--unified=0", base or _git("hash-object", "-t", "tree", "/dev/null").strip(), "HEAD")


def _git(*words: str) -> str:
    said = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True)
    return said.stdout


def _round(tests: Iterable[str]) -> list[tuple[str, bool]]:
    with TemporaryDirectory() as folder:
        report = Path(folder) / "report.xml"
        command = [sys.executable, "-m", "pytest", "-q", "-n", "auto", "--dist", "worksteal"]
        subprocess.run([*command, f"--junitxml={report}", *tests], cwd=ROOT, capture_output=True, check=False)
        return list(read(report))


def main(minutes: float) -> int:
    """Runs them until each has run often enough, or until the time is over; 1 if one of them wavers."""
    tests = list(dict.fromkeys(new_tests(_since())))
    ends, outcomes = monotonic() + 60 * minutes, defaultdict[str, Counter[bool]](Counter)
    rounds = 0
    while tests and rounds < TIMES and monotonic() < ends:
        rounds += 1
        for test, passed in _round(tests):
            outcomes[test][passed] += 1
    print(f"{len(tests)} new tests since {SINCE}, run {rounds} times each")
    print(*(wavering(outcomes) or ["None wavers."]), sep="\n")
    return 1 if wavering(outcomes) else 0


if __name__ == "__main__":
    sys.exit(main(float(sys.argv[1])))

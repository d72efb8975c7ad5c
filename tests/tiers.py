"""The two tiers of tests: `make test` runs the first, `make test-all` both.

A test is `slow`, and so of the second tier, by its marker, or because it needs the browser. One that is
`representative` stands in the first tier for slow ones of its kind. Any other test that takes more processor
time than `LIMIT_S` fails: it is made cheaper, or marked.
"""

import os
import resource
import time
from collections.abc import Collection, Generator, Iterable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

from tests.long import LONG

LIMIT_S = 1.0
"""Seconds of processor time of a test with its own fixtures, and of the programs that it ran to their end."""

used = pytest.StashKey[float]()


def one_of_each(values: Iterable[Any], first: Collection[Any]) -> list[Any]:
    """Parameters of a slow test, a tuple for several; those in `first` are representative of the others."""
    return [
        pytest.param(
            *(one if isinstance(one, tuple) else (one,)),
            marks=pytest.mark.representative if one in first else pytest.mark.slow,
        )
        for one in values
    ]


def is_limited(item: pytest.Item) -> bool:
    """True if it says of itself neither that it is slow nor that it stands for slow ones, and is played
    neither in full nor for minutes."""
    if "FUZZ_MINUTES" in os.environ:
        return False
    return not any(map(item.get_closest_marker, ("slow", "representative", *(("long",) if LONG else ()))))


def processor_seconds() -> float:
    """Of this process, and of the programs that it has run to their end."""
    ended = resource.getrusage(resource.RUSAGE_CHILDREN)
    return time.process_time() + ended.ru_utime + ended.ru_stime


class Tiers:
    """A plugin of pytest's: sorts tests into tiers, and measures those of the first."""

    def __init__(self, limit_s: float = LIMIT_S) -> None:
        self._limit_s = limit_s

    @pytest.hookimpl(tryfirst=True)  # before `-m` selects
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Marks what needs the browser: `browser`, and `slow`."""
        for item in items:
            if "browser" in getattr(item, "fixturenames", ()):
                item.add_marker("browser")
            if item.get_closest_marker("browser"):
                item.add_marker("slow")

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
        """Runs a test that took too long a second time: the first of a file may have filled its caches."""
        if not is_limited(item):
            return None
        item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
        reports = self._run(item, nextitem)
        if self._is_too_long(item, reports):
            item._initrequest()  # type: ignore[attr-defined]  # as pytest does for a test that comes again
            reports = self._run(item, nextitem)
        if self._is_too_long(item, reports):
            call = next(one for one in reports if one.when == "call")
            call.outcome = "failed"
            call.longrepr = (
                f"It took {item.stash[used]:.1f} s of processor time:"
                f" make it cheaper than {self._limit_s:g} s, or mark it `slow`"
            )
        for report in reports:
            item.ihook.pytest_runtest_logreport(report=report)
        item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
        return True

    def _run(self, item: pytest.Item, nextitem: pytest.Item | None) -> list[pytest.TestReport]:
        item.stash[used] = 0.0
        return runtestprotocol(item, log=False, nextitem=nextitem)

    def _is_too_long(self, item: pytest.Item, reports: list[pytest.TestReport]) -> bool:
        return item.stash[used] > self._limit_s and all(one.passed for one in reports)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Generator[None, Any, Any]:
        """Measures the test itself."""
        with self._measured(item):
            return (yield)

    @pytest.hookimpl(wrapper=True)
    def pytest_fixture_setup(
        self, fixturedef: pytest.FixtureDef[Any], request: pytest.FixtureRequest
    ) -> Generator[None, Any, Any]:
        """Measures what is set up for this test alone."""
        if fixturedef.scope != "function":
            return (yield)
        with self._measured(request.node):
            return (yield)

    @contextmanager
    def _measured(self, item: pytest.Item) -> Iterator[None]:
        begun = processor_seconds()
        yield
        item.stash[used] = item.stash.get(used, 0.0) + processor_seconds() - begun

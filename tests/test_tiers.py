"""A test says its tier by a marker, and one of the first tier takes little time."""

import pytest

from tests.tiers import Tiers, one_of_each

pytest_plugins = ["pytester"]

LIMIT_S = 0.05
SPENDING = f"""
import time
import pytest

def spend():
    begun = time.process_time()
    while time.process_time() - begun < {2 * LIMIT_S}:
        pass
"""
INI = "[pytest]\nmarkers =\n slow\n representative\n browser\n"


def passed_and_failed(pytester: pytest.Pytester, tests: str) -> tuple[int, int]:
    """How many of these tests pass and fail where the first tier runs."""
    pytester.makepyfile(SPENDING + tests)
    pytester.makeini(INI)
    words = ("-m", "not slow or representative", "-p", "no:cacheprovider")
    passed, _, failed = pytester.inline_run(*words, plugins=[Tiers(LIMIT_S)]).countoutcomes()
    return passed, failed


def test_what_takes_too_long_by_itself_or_by_its_own_fixture_fails(pytester: pytest.Pytester) -> None:
    tests = """
@pytest.fixture
def slow(): spend()
def test_itself(): spend()
def test_by_a_fixture(slow): pass
def test_another(): pass
"""
    assert passed_and_failed(pytester, tests) == (1, 2)


def test_what_a_file_shares_or_loads_once_is_charged_to_nobody(pytester: pytest.Pytester) -> None:
    tests = """
from functools import cache
loaded = cache(spend)
@pytest.fixture(scope="module")
def shared(): spend()
def test_of_a_share(shared): pass
def test_that_loads(): loaded()
"""
    assert passed_and_failed(pytester, tests) == (2, 0)


def test_slow_tests_do_not_run_but_what_represents_them_does_and_takes_its_time(
    pytester: pytest.Pytester,
) -> None:
    tests = """
@pytest.mark.slow
def test_slow(): spend()
@pytest.mark.slow
@pytest.mark.representative
def test_for_slow_ones(): spend()
"""
    assert passed_and_failed(pytester, tests) == (1, 0)


def test_what_needs_the_browser_is_slow_by_itself(pytester: pytest.Pytester) -> None:
    tests = """
@pytest.fixture
def browser(): return None
def test_in_it(browser): pass
@pytest.mark.representative
def test_of_each_kind(browser): pass
"""
    assert passed_and_failed(pytester, tests) == (1, 0)


def test_of_a_tests_parameters_some_are_representative() -> None:
    marks = [one.marks[0].name for one in one_of_each("abc", {"b"})]
    assert marks == ["slow", "representative", "slow"]

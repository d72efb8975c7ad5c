"""A child that reads what was brought in runs out of memory or time, or is refused, and the table goes on."""

import os
import signal
import time
from threading import Event, Thread
from types import MappingProxyType
from typing import Any

import pytest

from companion.engine.refusal import Refused, refuse
from companion.table.sandbox import sandbox
from companion.table.sandbox.sandbox import sandboxed
from tests.companion.table.sandbox.here import IN_A_CHILD


@pytest.fixture(autouse=True)
def children(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sandbox, "_run", IN_A_CHILD)


def as_it_is(value: Any) -> Any:
    return value


def refused(n: int) -> None:
    raise refuse("refused-number", least=1, most=n)


def eats(megabytes: int) -> int:
    return len(bytearray(megabytes << 20))


def works_for_ever() -> None:
    while True:
        pass


def sleeps_for_ever() -> None:
    time.sleep(60)


def falls_over() -> None:
    os.kill(os.getpid(), signal.SIGSEGV)


def talks(length: int) -> str:
    print("what a library prints")
    return "x" * length


def why(raised: pytest.ExceptionInfo[Refused]) -> str:
    return raised.value.reason.key


def test_what_a_child_returns_comes_back_as_it_was() -> None:
    value = {"a": (1, b"\0"), "b": MappingProxyType({"c": frozenset({2})})}
    assert sandboxed(as_it_is, value) == value
    assert sandboxed(talks, 3) == "xxx"


def test_a_refusal_comes_back_with_its_values() -> None:
    with pytest.raises(Refused) as raised:
        sandboxed(refused, 9)
    assert raised.value.reason == refuse("refused-number", least=1, most=9).reason


def test_a_fault_of_the_program_stays_one() -> None:
    with pytest.raises(ZeroDivisionError):
        sandboxed(divmod, 1, 0)


def test_more_memory_than_a_child_may_have_is_refused_and_less_is_not() -> None:
    assert sandboxed(eats, sandbox.MEGABYTES // 2)
    with pytest.raises(Refused) as raised:
        sandboxed(eats, sandbox.MEGABYTES)
    assert why(raised) == "refused-too-much"


@pytest.mark.parametrize("work", [works_for_ever, sleeps_for_ever, falls_over])
def test_a_child_that_works_or_lasts_too_long_or_falls_over_is_refused(
    work: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sandbox, "CPU_S", 1)
    monkeypatch.setattr(sandbox, "WALL_S", 4.0)
    with pytest.raises(Refused) as raised:
        sandboxed(work)
    assert why(raised) == "refused-too-much"


def test_more_than_a_table_would_keep_is_refused() -> None:
    with pytest.raises(Refused) as raised:
        sandboxed(talks, sandbox.RESULT_BYTES + 1)
    assert why(raised) == "refused-too-much"


def test_one_may_wait_and_another_is_told_to_come_back(monkeypatch: pytest.MonkeyPatch) -> None:
    begun, go_on = Event(), Event()
    runs = sandbox._run

    def held_up(job: tuple[Any, ...], megabytes: int) -> bytes:
        begun.set()
        go_on.wait(30)
        return runs(job, megabytes)

    monkeypatch.setattr(sandbox, "_run", held_up)
    found: list[int] = []
    both = [Thread(target=lambda n=n: found.append(sandboxed(as_it_is, n))) for n in (1, 2)]
    for one in both:
        one.start()
    begun.wait(30)
    while sandbox._places._value:
        time.sleep(0.01)
    with pytest.raises(Refused) as raised:
        sandboxed(as_it_is, 3)
    assert why(raised) == "refused-reading"
    go_on.set()
    for one in both:
        one.join()
    assert sorted(found) == [1, 2]

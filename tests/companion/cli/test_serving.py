"""A signal to end is heeded from the first moment, and the one before is heeded again afterwards."""

import os
import signal
from threading import Event, Timer, get_ident
from time import monotonic

import pytest

from companion.cli.serving import Ending


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_that_comes_while_the_table_starts_ends_it(number: signal.Signals) -> None:
    with Ending() as ending:
        os.kill(os.getpid(), number)
        ending.wait()
    assert ending.told.is_set()


def test_afterwards_signals_mean_what_they_meant_before() -> None:
    heard = Event()
    before = signal.signal(signal.SIGTERM, lambda *_: heard.set())
    try:
        with Ending():
            pass
        os.kill(os.getpid(), signal.SIGTERM)
        assert heard.wait(10)
    finally:
        signal.signal(signal.SIGTERM, before)


def test_somebody_else_may_end_it() -> None:
    with Ending() as ending:
        Timer(0.01, ending.told.set).start()
        ending.wait()
    assert ending.told.is_set()


def test_a_signal_ends_it_also_while_somebody_is_about_to_wait() -> None:
    with Ending() as ending:
        with vars(ending.told)["_cond"]:  # as it is held where a wait begins
            os.kill(os.getpid(), signal.SIGTERM)
        ending.wait()


def test_a_signal_ends_it_also_where_another_thread_was_given_it() -> None:
    with Ending() as ending:
        Timer(0.05, lambda: signal.pthread_kill(get_ident(), signal.SIGTERM)).start()
        otherwise = Timer(10, ending.told.set)
        otherwise.start()
        began = monotonic()
        ending.wait()
        otherwise.cancel()
    assert monotonic() - began < 5

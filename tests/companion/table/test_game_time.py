"""A function of a game that loops for ever is ended, and nothing else is."""

import gc
import sys
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from threading import Thread
from time import thread_time
from typing import Any

import pytest

from companion.engine.refusal import Refused
from companion.table import game_time
from companion.table.game_time import GameHangsError, bounded, in_time
from companion.table.story.game_fault import faults_refused
from tests.companion.toy_game import TOY


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game_time, "WORK_S", 0.05)
    monkeypatch.setattr(game_time, "LOOK_S", 0.01)


def endless(*_: object) -> Any:
    while True:
        pass


def hidden(*_: object) -> Iterator[Any]:
    yield endless()


def test_a_loop_is_refused_like_any_fault() -> None:
    with pytest.raises(Refused, match="refused-fault"), faults_refused("toy"):
        endless()


def test_a_loop_that_begins_only_when_it_is_gone_through_is_ended() -> None:
    with pytest.raises(GameHangsError):
        bounded(replace(TOY, secrets=hidden)).secrets(object())


def test_work_that_comes_on_may_take_longer_than_one_function() -> None:
    counted = 0

    def works(_: Any) -> Any:
        return [sum(range(200_000))]

    game = bounded(replace(TOY, met=works))
    with in_time():
        for _ in range(40):
            counted += bool(game.met(object()))
    assert counted == 40


def test_where_a_game_hung_it_fails_at_once_and_answers_other_states() -> None:
    calls: list[object] = []

    class State:
        """Something that can be referred to."""

    def view(state: Any, viewer: Any) -> Any:
        calls.append(viewer)
        return endless() if state is bad else "seen"

    bad, good = State(), State()
    game: Any = bounded(replace(TOY, view=view))
    for _ in range(3):
        with pytest.raises(GameHangsError):
            game.view(bad, "seat-1")
    assert game.view(good, "seat-1") == "seen"
    assert calls == ["seat-1", "seat-1"]


def test_an_answer_that_hung_is_tried_again() -> None:
    tries: list[int] = []

    def decide(_state: Any, _answer: Any) -> Any:
        tries.append(1)
        return endless() if len(tries) == 1 else ()

    game: Any = bounded(replace(TOY, decide=decide))
    with pytest.raises(GameHangsError):
        game.decide(object(), None)
    assert game.decide(object(), None) == ()


class Rubbish:
    """Takes longer to collect than a game may work."""

    def __init__(self) -> None:
        self.itself = self

    def __del__(self) -> None:
        ends = thread_time() + 3 * game_time.WORK_S
        while thread_time() < ends:
            pass


def test_collecting_garbage_is_no_work_of_the_game() -> None:
    with in_time():
        Rubbish()
        begun = thread_time()
        gc.collect(0)
        assert thread_time() - begun > 2 * game_time.WORK_S
    with pytest.raises(GameHangsError), in_time():
        endless(gc.collect(0))


def test_nothing_is_raised_after_the_block_however_late_it_ended() -> None:
    for more in range(12):
        with suppress(GameHangsError), in_time():
            ends = thread_time() + game_time.WORK_S + more * game_time.LOOK_S / 12
            while thread_time() < ends:
                pass
        assert sum(range(200_000)) > 0
    assert not game_time._since


def test_a_thread_that_a_debugger_follows_comes_out_of_a_game() -> None:
    left: list[str] = []

    def traced(*_: object) -> Any:
        return traced

    def play() -> None:
        sys.settrace(traced)
        with in_time():
            left.append("in")
        left.append("out")

    thread = Thread(target=play, daemon=True)
    thread.start()
    thread.join(timeout=60)
    assert left == ["in", "out"]

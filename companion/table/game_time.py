"""Ends a game's function that loops for ever: it fails then, like one that raises."""

import gc
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import fields, replace
from functools import wraps
from math import inf
from threading import Lock, Thread, get_ident
from time import sleep
from typing import Any, TypeAlias
from weakref import WeakKeyDictionary, ref

from companion.any_system import raise_in, work_s
from companion.engine.expected_layout import MatLayouts
from companion.engine.game import Game

WORK_S, LOOK_S = 3.0, 0.25
"""Seconds that one function of a game may work, hundreds of times what it needs, and between two looks.

Together they are less than a table may be silent before it counts as stuck.
"""
SAID = ("begin", "decide")
"""Functions that people speak to: one may loop at one answer, and not at another to the same state."""
MOST_HUNG = 16

Asked: TypeAlias = tuple[Any, ...]
_lock = Lock()
_since: dict[int, float] = {}
"""Seconds that each thread in a game had worked when the game last came on, by number."""
_worked: dict[int, float] = {}
"""Seconds of work of the threads that collect garbage just now, until they began to."""
_watch: list[Thread] = []
_made: WeakKeyDictionary[Game[Any, Any], Game[Any, Any]] = WeakKeyDictionary()


class GameHangsError(Exception):
    """A function of a game does not come to an end."""

    def __init__(self) -> None:
        super().__init__("the game does not come to an end")


@contextmanager
def in_time() -> Iterator[None]:
    """Raises GameHangsError in the block once one function of a game in it has worked too long.

    Only Python is interrupted: a loop inside a library goes on.
    """
    me = get_ident()
    if me in _since:
        _since[me] = work_s(me)
        try:
            yield
        finally:
            _since[me] = work_s(me)
        return
    _begin_to_watch()
    _since[me] = work_s(me)
    try:
        yield
    finally:
        _leave(me)


def bounded(game: Game[Any, Any]) -> Game[Any, Any]:
    """The same game, each of whose functions returns in time or raises GameHangsError."""
    if game not in _made:
        mat: MatLayouts[Any] = replace(game.mat, **_functions(game.mat))
        _made[game] = replace(game, mat=mat, **_functions(game))
    return _made[game]


def _functions(parts: Any) -> dict[str, Any]:
    held = {field.name: getattr(parts, field.name) for field in fields(parts)}
    return {name: _bounded(it, remembers=name not in SAID) for name, it in held.items() if callable(it)}


def _bounded(function: Callable[..., Any], *, remembers: bool) -> Callable[..., Any]:
    """The function, which fails at once where it hung before: each look at a page would wait again."""
    hung: deque[Asked] = deque(maxlen=MOST_HUNG)

    @wraps(function)
    def in_its_time(*given: Any) -> Any:
        if hung and _asked(given) in hung:
            raise GameHangsError
        try:
            with in_time():
                found = function(*given)
                return iter(tuple(found)) if isinstance(found, Iterator) else found
        except GameHangsError:
            if remembers:
                hung.append(_asked(given))
            raise

    return in_its_time


def _asked(given: tuple[Any, ...]) -> Asked:
    """Key of the same question to the same state; it keeps no state in memory."""
    state, *others = given or (None,)
    with suppress(TypeError):  # what cannot be referred to is not known again
        return (_Same(state), *(other for other in others if other is None or isinstance(other, str)))
    return (object(),)


class _Same(ref[Any]):
    """A reference that equals another to the very same value."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        mine = self()
        return isinstance(other, _Same) and mine is not None and mine is other()

    __hash__ = None  # type: ignore[assignment]  # of what is compared by identity alone


def _begin_to_watch() -> None:
    with _lock:
        if not _watch:
            gc.callbacks.append(_collecting)
            _watch.append(Thread(target=_look, name="games in time", daemon=True))
            _watch[0].start()


def _collecting(phase: str, _: dict[str, int]) -> None:
    """Stops the clock of a thread that happens to collect garbage: of a full memory that takes seconds."""
    me = get_ident()
    if me not in _since:
        return
    if phase == "start":
        _worked[me] = work_s(me) - _since[me]
        _since[me] = inf
    elif me in _worked:
        _since[me] = work_s(me) - _worked.pop(me)


def _look() -> None:
    while True:
        sleep(LOOK_S)
        with _lock:  # while it is held no thread leaves
            for thread, since in tuple(_since.items()):
                if work_s(thread) - since >= WORK_S:
                    raise_in(thread, GameHangsError)


def _leave(me: int) -> None:
    """Ends the watch of this thread, even if it is interrupted meanwhile: that comes too late."""
    while True:
        with suppress(GameHangsError):
            with _lock:
                _since.pop(me, None)
            _here()
            return


def _here() -> None:
    """Lets what is to be raised in this thread come: Python does so when a function begins."""

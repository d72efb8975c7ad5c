"""Puts a fault into a program that runs: functions that are there already get other code."""

import gc
from collections.abc import Iterator
from functools import _lru_cache_wrapper
from pathlib import Path
from types import CodeType, FunctionType

from tools.mutants.faults import Mutant


def plant(root: Path, mutant: Mutant) -> bool:
    """Gives the function of that mutant its code. False where no such function is there."""
    file = str(root / mutant.path)
    changed = _code(compile(mutant.changed, file, "exec", dont_inherit=True), mutant.function)
    found = [
        one
        for one in gc.get_objects()
        if isinstance(one, FunctionType)
        and one.__code__.co_filename == file
        and one.__code__.co_firstlineno == mutant.function
        and changed is not None
        and one.__code__.co_name == changed.co_name
    ]
    for one in found:
        assert changed is not None
        one.__code__ = changed
    for cache in (one for one in gc.get_objects() if isinstance(one, _lru_cache_wrapper)):
        if getattr(cache, "__module__", "").startswith("companion"):
            cache.cache_clear()
    return bool(found)


def _code(module: CodeType, line: int) -> CodeType | None:
    """The code of the function that begins at that line."""
    return next((one for one in _codes(module) if one.co_firstlineno == line), None)


def _codes(code: CodeType) -> Iterator[CodeType]:
    """The functions of a module and of its classes, not those within others."""
    for one in code.co_consts:
        if isinstance(one, CodeType):
            if one.co_flags & 0x02:  # a function has local names of its own, a class has not
                yield one
            else:
                yield from _codes(one)

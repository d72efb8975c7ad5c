"""What a picture took is the system's again once the picture is put away."""

import subprocess
import sys

SCRIPT = """
import os
import numpy as np
from companion.upkeep.memory import spare_memory
from tests.evening.players.pulse import pulse
assert not {spare} or spare_memory()
kept = []
for _ in range(5):
    picture = np.ones(16 << 20, np.uint8)
    kept.append(np.ones(100_000, np.uint8))  # it comes to lie on top of the picture
    del picture
print(pulse(os.getpid()).megabytes)
"""
PICTURE = 16


def megabytes(*, spare: bool) -> float:
    """What stays in memory of a process that has put its pictures away."""
    ran = subprocess.run([sys.executable, "-c", SCRIPT.format(spare=spare)], capture_output=True, check=True)
    return float(ran.stdout)


def test_a_picture_that_is_put_away_leaves_nothing_behind() -> None:
    assert megabytes(spare=True) < megabytes(spare=False) - PICTURE / 2


SETTLED = """
import gc
from companion.upkeep.memory import settle
kept = [[] for _ in range(100_000)]
before = len(gc.get_objects())
settle()
print(before, len(gc.get_objects()))
"""


def test_what_stands_once_a_table_serves_is_not_searched_for_garbage_any_more() -> None:
    ran = subprocess.run([sys.executable, "-c", SETTLED], capture_output=True, check=True)
    before, after = map(int, ran.stdout.split())
    assert before > 100_000
    assert after < 1_000


SCATTERED = """
import os
from companion.upkeep.memory import give_back
from tests.evening.players.pulse import pulse
import ctypes
libc = ctypes.CDLL(None)
libc.malloc.restype, libc.free.argtypes = ctypes.c_void_p, [ctypes.c_void_p]
places = [libc.malloc(8_000) for _ in range(4_000)]
for place in places:
    ctypes.memset(ctypes.c_void_p(place), 1, 8_000)
for place in places[:-1]:  # the last one keeps the heap from shrinking by itself
    libc.free(place)
before = pulse(os.getpid()).megabytes
assert give_back()
print(before - pulse(os.getpid()).megabytes)
"""


def test_what_was_put_away_below_something_that_stays_is_given_back_too() -> None:
    ran = subprocess.run([sys.executable, "-c", SCATTERED], capture_output=True, check=True)
    assert float(ran.stdout) > 20

"""The sentence of a `leakTest`, read strictly and really carried out."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product

from companion.engine.view import Viewer
from companion.games.hope_inhumanity.scenarios import variations
from companion.games.hope_inhumanity.scenarios.given import Given
from companion.games.hope_inhumanity.scenarios.parts import Part
from companion.games.hope_inhumanity.scenarios.performance import Performance
from companion.games.hope_inhumanity.scenarios.sight import Sight
from companion.games.hope_inhumanity.scenarios.views import Replay

FORM = re.compile(
    r"repeat with (?P<what>.+): everything (?P<who>.+) receives? up to step (?P<n>\d+) is identical"
)
HELP = (
    "repeat with hardship 0, 1, 5 and other effects: "
    "everything B, C and the table screen receive up to step 6 is identical"
)
WITH = re.compile(r"(?:hardship (?P<n>\d+(?:, \d+)*))?(?: and )?(?P<other>other effects)?")
SCREENS = ("the table screen", "the LED strip")
BRANCHES = ("succeed", "fail", "refuse", "accept", "all_refuse")


@dataclass(frozen=True)
class LeakTest:
    """These seats and screens must be sent the same up to that step, whatever the hidden side says."""

    ratings: tuple[int, ...]
    other_effects: bool
    viewers: tuple[Viewer, ...]
    until: int


def read_leak_test(part: Part, given: Given, steps: int) -> LeakTest:
    """The test that the sentence asks for. Raises Misread."""
    match = FORM.fullmatch(part.text())
    if not match or int(match["n"]) > steps:
        raise part.fault(f"this is not understood, or there is no such step; it reads like: {HELP}")
    listed = WITH.fullmatch(match["what"])
    if not listed:
        raise part.fault(f"what to repeat with is not understood; it reads like: {HELP}")
    ratings = tuple(map(int, listed["n"].split(", "))) if listed["n"] else ()
    viewers = tuple(_viewer(part, name, given) for name in re.split(", | and ", match["who"]))
    return LeakTest(ratings, bool(listed["other"]), viewers, int(match["n"]))


def search(test: LeakTest, given: Given, shown: Performance, replay: Replay) -> Iterator[str]:
    """Who could tell the difference, and after which step first."""
    for name, other in _others(test, given):
        repeated = replay(other, test.until)
        yield from (f"leakTest: {name}: {fault}" for fault in repeated.faults)
        for viewer in test.viewers if not repeated.faults else ():
            step = _first_difference(shown, repeated, viewer, test.until)
            if step is not None:
                yield f"leakTest: {viewer or 'the table screen'} could tell {name} after step {step}"


def _others(test: LeakTest, given: Given) -> Iterator[tuple[str, Given]]:
    ratings: Sequence[int | None] = test.ratings or (None,)
    for rating, changed in product(ratings, (False, True) if test.other_effects else (False,)):
        rated = given if rating is None else variations.with_hardship(given, rating)
        name = f"hardship {rating}{' with other effects' if changed else ''}"
        yield name, variations.with_other_effects(rated, *BRANCHES) if changed else rated


def _first_difference(one: Performance, other: Performance, viewer: Viewer, until: int) -> int | None:
    for step in range(until + 1):
        if Sight(one.moments[step], viewer).all != Sight(other.moments[step], viewer).all:
            return step
    return None


def _viewer(part: Part, name: str, given: Given) -> Viewer:
    if name in given.players:
        return name
    if name in SCREENS:
        return None
    known = ", ".join((*given.players, *SCREENS))
    raise part.fault(f"{name!r} is no viewer; allowed: {known}")

"""Tells dice that lie where they lay from those that were thrown."""

from collections import Counter
from collections.abc import Sequence

from vision.mat.layout import Place
from vision.reading import DieSeen

NUDGE = 3.0
"""A die on the mat that lies fewer mm from where it lay has not been rolled, though the camera was bumped."""
NOWHERE: Place = (0.0, 0.0)


def resting(now: Sequence[DieSeen], before: Sequence[DieSeen]) -> tuple[DieSeen, ...]:
    """Those dice of `now` that were not thrown since `before`.

    Where all lie as some lay before, none was thrown, however it is read now; beside dice that were thrown,
    a die on an old place that surely shows another face was thrown, too.
    """
    if all_rest(now, before):
        return tuple(now)
    return tuple(die for die in now if rests(die, before))


def all_rest(now: Sequence[DieSeen], before: Sequence[DieSeen]) -> bool:
    """True if all these dice lie where dice lay `before`.

    Dice that all shifted alike and show the same do so, too: camera or table was bumped.
    """
    return _lie(now, before, NOWHERE) or (_show_alike(now, before) and _lie(now, before, _shift(now, before)))


def rests(die: DieSeen, before: Sequence[DieSeen]) -> bool:
    """True if a die of that colour lay there, and may have shown the same."""
    return any(
        _is_there(die, other, NOWHERE) and die.colour == other.colour and _may_be_alike(die, other)
        for other in before
    )


def _may_be_alike(die: DieSeen, other: DieSeen) -> bool:
    return die.value == other.value or None in {die.value, other.value} or die.value in other.maybe


def _show_alike(now: Sequence[DieSeen], before: Sequence[DieSeen]) -> bool:
    """True if several dice show the same faces as before; a single one may do so by chance."""
    return len(now) > 1 and Counter(die.value for die in now) == Counter(die.value for die in before)


def _lie(now: Sequence[DieSeen], before: Sequence[DieSeen], shift: Place) -> bool:
    return all(any(_is_there(die, other, shift) for other in before) for die in now)


def _is_there(die: DieSeen, other: DieSeen, shift: Place) -> bool:
    here, there, reach = die.box.centre, other.box.centre, other.box.width / 6
    if die.at and other.at:
        here, there, reach = die.at, other.at, NUDGE
    return max(abs(here[0] - there[0] - shift[0]), abs(here[1] - there[1] - shift[1])) < reach


def _shift(now: Sequence[DieSeen], before: Sequence[DieSeen]) -> Place:
    (x, y), (u, v) = _middle(now), _middle(before)
    return x - u, y - v


def _middle(dice: Sequence[DieSeen]) -> Place:
    places = [die.at or die.box.centre for die in dice]
    return sum(x for x, _ in places) / len(places), sum(y for _, y in places) / len(places)

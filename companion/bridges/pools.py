"""The dice that lie on the mat: those pushed into the middle, and those that rest where they belong."""

from collections import Counter
from collections.abc import Iterator, Sequence

from companion.engine.answers import Chosen, Counted, Value
from companion.engine.questions import Choose, HowMany, Question
from companion.engine.view import Pool
from companion.engine.words import Message, say
from vision.mat.layout import SHARED
from vision.reading import ROLL, DieSeen


def commitment(question: Question, lying: Sequence[DieSeen]) -> int | None:
    """How many dice in the middle propose an answer to a question, or None. Nobody is answered for."""
    pushed = question.pushed
    if pushed is None or question.discreet:
        return None
    count = _count(lying)[ROLL, pushed.colour] - pushed.lying
    match question.form:
        case HowMany(least, most):
            fits = max(1, least) <= count <= most
        case Choose(options):
            fits = count > 0 and str(count) in {option.id for option in options}
        case _:
            fits = False
    return count if fits else None


def agreed(question: Question, count: int) -> Value:
    """The answer that so many dice mean."""
    return Counted(count) if isinstance(question.form, HowMany) else Chosen(str(count))


def differences(pools: Sequence[Pool], lying: Sequence[DieSeen]) -> Iterator[Message]:
    """Where the mat shows other dice than the game has; nothing while no pool lies on the mat at all."""
    there = _count(lying)
    zones = [(pool.seat or SHARED, pool) for pool in pools]
    if not any(there[zone, pool.colour] for zone, pool in zones):
        return
    for zone, pool in zones:
        seen = there[zone, pool.colour]
        if seen != pool.count:
            yield say("camera-pool", what=pool.what, seen=seen, held=pool.count)


def resting(pools: Sequence[Pool]) -> tuple[tuple[str, str], ...]:
    """The zone and the colour of each die that should rest somewhere."""
    return tuple((pool.seat or SHARED, pool.colour) for pool in pools for _ in range(pool.count))


def _count(lying: Sequence[DieSeen]) -> Counter[tuple[str | None, str]]:
    return Counter((die.zone, die.colour) for die in lying)

"""What lies on the mat: dice pushed into the middle, and dice and tokens that rest where they belong."""

from collections import Counter
from collections.abc import Iterator, Sequence

from companion.engine.answers import Chosen, Counted, Value
from companion.engine.laid import Laid, Pool, Tokens
from companion.engine.questions import Choose, HowMany, Question
from companion.engine.words import Message, say
from vision.mat.layout import SHARED
from vision.reading import ROLL, DieSeen, TokenSeen


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


def differences(laid: Laid, dice: Sequence[DieSeen], tokens: Sequence[TokenSeen]) -> Iterator[Message]:
    """Where the mat shows other dice or tokens than the game has.

    Dice are left alone while no pool lies on the mat at all, and so is every kind of token.
    """
    pools = [(pool, _count(dice)[pool.seat or SHARED, pool.colour]) for pool in laid.pools]
    if any(seen for _, seen in pools):
        yield from _differing(pools)
    lying = Counter((token.zone, token.token) for token in tokens)
    used = {token.token for token in tokens}
    yield from _differing(
        [(one, lying[one.field or SHARED, one.token]) for one in laid.tokens if one.token in used]
    )


def _differing(those: Sequence[tuple[Pool | Tokens, int]]) -> Iterator[Message]:
    for one, seen in those:
        if seen != one.count:
            yield say("camera-pool", what=one.what, seen=seen, held=one.count)


def resting(pools: Sequence[Pool]) -> tuple[tuple[str, str], ...]:
    """The zone and the colour of each die that should rest somewhere."""
    return tuple((pool.seat or SHARED, pool.colour) for pool in pools for _ in range(pool.count))


def _count(lying: Sequence[DieSeen]) -> Counter[tuple[str | None, str]]:
    return Counter((die.zone, die.colour) for die in lying)

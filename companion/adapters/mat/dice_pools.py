"""Dice at rest on the mat, pushed into the middle or kept in a pool, with the tokens beside them."""

from collections import Counter
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence

from companion.engine.answers import Chosen, Counted, Value
from companion.engine.dice import Die
from companion.engine.expected_layout import ExpectedLayout, ExpectedToken, Pool, Tokens
from companion.engine.questions import Choose, HowMany, Question
from companion.engine.view import Rolling
from companion.engine.words import Message, say
from vision.mat.layout import SHARED
from vision.reading import ROLL, DieSeen, TokenSeen


def commitment(question: Question, lying: Sequence[DieSeen]) -> int | None:
    """Number of dice in the middle that proposes an answer to a question, or None. It answers for nobody."""
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
    """The answer that this number of dice means."""
    return Counted(count) if isinstance(question.form, HowMany) else Chosen(str(count))


def differences(
    laid: ExpectedLayout,
    dice: Sequence[DieSeen],
    tokens: Sequence[TokenSeen],
    answering: Container[ExpectedToken] = frozenset(),
) -> Iterator[Message]:
    """Differences between the mat and the game, for dice and tokens.

    Dice are ignored while the mat has no pool at all; so is each kind of token that is absent, and the kinds
    with which a player is `answering` now.
    """
    pools = [(pool, _count(dice)[pool.seat or SHARED, pool.colour]) for pool in laid.pools]
    if any(seen for _, seen in pools):
        yield from _differing(pools)
    lying = Counter((token.zone, token.token) for token in tokens)
    used = {token.token for token in tokens}
    held = [one for one in laid.tokens if one.token in used and one.token not in answering]
    yield from _differing([(one, lying[one.field or SHARED, one.token]) for one in held])


def in_the_middle(
    rolling: Rolling | None,
    questions: Iterable[Question],
    owners: Mapping[str, str],
    lying: Sequence[DieSeen],
) -> Iterator[tuple[str, Message]]:
    """The colours of which other dice lie in the middle than was said, and what is to be told of them.

    `owners` are the names of those whose colours these are. Who is still asked may push as many as are
    allowed; nobody is told of dice that are not there yet, nor of any once they were read.
    """
    if rolling is not None and rolling.dice:
        return
    seen, said = _count(lying), Counter[str]()
    for one in rolling.asked if rolling else ():
        said[one.colour] += one.count
    asked = {one.pushed.colour: one for one in questions if one.pushed}
    shared = {one.colour: one.owner for one in rolling.asked} if rolling else {}
    for colour, owner in {**shared, **owners}.items():
        there, question = seen[ROLL, colour], asked.get(colour)
        if question is not None:
            most = _most(question)
            if most is not None and there > most:
                yield colour, say("camera-allowed", owner=owner, seen=there, most=most)
        elif rolling is not None and there not in {0, said[colour]}:
            yield colour, say("camera-middle", owner=owner, seen=there, said=said[colour])


def _most(question: Question) -> int | None:
    """The most dice that may be in the middle during that question; None if the count is secret."""
    if question.pushed is None or question.discreet:
        return None
    match question.form:
        case HowMany(_, most):
            return question.pushed.lying + most
        case Choose(options):
            numbers = [int(option.id) for option in options if option.id.isdecimal()]
            return question.pushed.lying + max(numbers, default=0)
        case _:
            return None


def turned(read: Sequence[DieSeen], lying: Sequence[DieSeen]) -> Iterator[Message]:
    """The dice that show another face than was read, while all of them still lie there."""
    was, now = (Counter((die.colour, die.value) for die in dice) for dice in (read, lying))
    if Counter(die.colour for die in read) != Counter(die.colour for die in lying):
        return
    come = sorted((now - was).elements(), key=str)
    for colour, value in sorted((was - now).elements(), key=str):
        new = next((one for one in come if one[0] == colour and one[1] is not None), None)
        if new is not None and value is not None:
            come.remove(new)
            yield say("camera-turned", colour=say(f"colour-{colour}"), was=value, now=new[1] or 0)


def faces_differ(read: Sequence[Die], lying: Sequence[DieSeen]) -> Iterator[Message]:
    """The colours of which other faces lie in the middle than were read; none while no die lies there."""
    there = [die for die in lying if die.zone == ROLL]
    for colour in dict.fromkeys(die.colour for die in read) if there else ():
        held = sorted(die.value for die in read if die.colour == colour)
        seen = sorted(die.value or 0 for die in there if die.colour == colour)
        if held != seen:
            faces = {"held": " ".join(map(str, held)), "seen": " ".join(map(str, seen)) or "-"}
            yield say("camera-faces", colour=say(f"colour-{colour}"), **faces)


def _differing(those: Sequence[tuple[Pool | Tokens, int]]) -> Iterator[Message]:
    for one, seen in those:
        if seen != one.count:
            yield say("camera-pool", what=one.what, seen=seen, held=one.count)


def resting(pools: Sequence[Pool]) -> tuple[tuple[str, str], ...]:
    """The zone and the colour of each die that should rest somewhere."""
    return tuple((pool.seat or SHARED, pool.colour) for pool in pools for _ in range(pool.count))


def _count(lying: Sequence[DieSeen]) -> Counter[tuple[str | None, str]]:
    return Counter((die.zone, die.colour) for die in lying)

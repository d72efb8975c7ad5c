"""Compares a dice reading with the open roll: owner of each die, and complaints."""

from collections import Counter
from collections.abc import Container, Iterator, Sequence, Set
from dataclasses import dataclass, replace

from companion.adapters.camera.resting import resting, rests
from companion.engine.dice import Die
from companion.engine.questions import RollDice, Wanted
from companion.engine.words import Message, say
from vision.reading import BoundingBox, DieSeen, ReadingProblem, ReadingTrouble, TableReading

BLINDING = (
    ReadingProblem.TOO_DARK,
    ReadingProblem.GLARE,
    ReadingProblem.BLURRED,
    ReadingProblem.HAND,
    ReadingProblem.MARKERS_MISSING,
    ReadingProblem.NO_COLOUR,
)
"""Problems that keep a whole picture from being read, causes before their effects: in the dark no marker is
seen. Glare on one die is not one.
"""
AMISS = (
    ReadingProblem.COCKED,
    ReadingProblem.STACKED,
    ReadingProblem.TOUCHING,
    ReadingProblem.GLARE,
    ReadingProblem.ODD_FACE,
    ReadingProblem.UNKNOWN_COLOUR,
)
"""Problems of one die, in the order of their messages."""
TOLD = frozenset({ReadingProblem.TOUCHING, ReadingProblem.GLARE, ReadingProblem.ODD_FACE})
"""Problems after which the die still counts as rolled: a person types its face."""


@dataclass(frozen=True)
class Proposal:
    """The camera's proposal for the open roll. It counts by itself only without complaints and doubts.

    `marked` are places of dice that are fine by themselves but complained of, `asked` those of all dice in
    question. `doubted` are the places in `seen` of dice whose faces a person can tell from the picture, and
    `hued` those of dice whose colours; then nothing else is wrong. `still` are those of dice that were not
    thrown, though they should have been.
    """

    seen: tuple[DieSeen, ...]
    complaints: tuple[Message, ...]
    marked: tuple[BoundingBox, ...] = ()
    asked: tuple[BoundingBox, ...] = ()
    doubted: tuple[int, ...] = ()
    hued: tuple[int, ...] = ()
    still: tuple[int, ...] = ()

    @property
    def dice(self) -> tuple[Die, ...]:
        """The dice whose value is known."""
        return tuple(Die(die.colour, die.value) for die in self.seen if die.value is not None)


def propose(roll: RollDice, reading: TableReading, before: Sequence[DieSeen] | None) -> Proposal:
    """Compares a reading with the roll; `before` are the dice that lay on the table when the roll opened,
    None where nobody saw them.
    """
    if blind := blinded(reading):
        return Proposal((), (say(f"camera-{blind}"),))
    seen = reading.rolled
    amiss = tuple(_amiss(reading, all_there=len(seen) >= roll.total))
    if not seen and not reading.beside:
        return Proposal((), ())
    strange, doubted = (
        _boxes(reading, one) for one in (ReadingProblem.UNKNOWN_COLOUR, ReadingProblem.UNCERTAIN_DIE)
    )
    ours = [die for die in seen if die.box not in strange]
    still = tuple(_still(roll, seen, seen if before is None else resting(seen, before)))
    unsure = _of_open_colour(roll, seen, _boxes(reading, ReadingProblem.UNCERTAIN_COLOUR))
    of_place = (
        *_complaints(roll, seen, ours),
        *([say("camera-unwatched" if before is None else "camera-unmoved", n=len(still))] if still else ()),
    )
    beside = (
        *_off(roll, reading),
        *([say("camera-hiding", n=len(reading.hiding))] if reading.hiding else ()),
    )
    of_colour = [say("camera-uncertain-colour", n=len(unsure))] if unsure else ()
    complaints = (*of_place, *of_colour, *beside, *_in_words(roll, seen, amiss, doubted))
    ringed = (*(die.box for die in (*_out_of_place(roll, seen, still), *unsure)), *reading.hiding)
    asked = tuple(_asked(roll, seen, amiss, doubted, ringed))
    if of_place or beside or not _can_be_told(roll, seen, amiss, bool(unsure)):
        return Proposal(seen, complaints, ringed, asked, still=still)
    of_faces = [trouble for trouble in amiss if trouble.problem in TOLD]
    faces = frozenset(_asked(roll, seen, of_faces, doubted, ()))
    hued = {*strange, *(die.box for die in unsure)}
    told, colours = ([n for n, die in enumerate(seen) if die.box in boxes] for boxes in (faces, hued))
    return Proposal(seen, complaints, ringed, asked, tuple(told), tuple(colours))


def _can_be_told(
    roll: RollDice, seen: Sequence[DieSeen], amiss: Sequence[ReadingTrouble], of_colour: bool
) -> bool:
    """True if a person can say all that is in doubt: faces, and colours where all dice are there."""
    of_colours = of_colour or any(one.problem is ReadingProblem.UNKNOWN_COLOUR for one in amiss)
    can = TOLD | {ReadingProblem.UNKNOWN_COLOUR}
    return all(one.problem in can for one in amiss) and (not of_colours or _is_complete(roll, seen))


def _is_complete(roll: RollDice, seen: Sequence[DieSeen]) -> bool:
    """True if there are as many dice of each colour as were asked for."""
    return Counter(die.colour for die in seen) == Counter({one.colour: one.count for one in roll.wanted})


def blinded(reading: TableReading) -> ReadingProblem | None:
    """The problem that keeps the whole picture from being read, if any."""
    return next((problem for problem in BLINDING if _hinders_all(problem, reading)), None)


def without_resting(reading: TableReading, before: Sequence[DieSeen]) -> TableReading:
    """The reading without dice beside mat or tray that lay there `before` the roll: they rest in a pool."""
    rest = {die.box for die in reading.beside if rests(die, before)}
    dice = tuple(die for die in reading.dice if die.box not in rest)
    return replace(
        reading, dice=dice, troubles=tuple(trouble for trouble in reading.troubles if trouble.box not in rest)
    )


def _hinders_all(problem: ReadingProblem, reading: TableReading) -> bool:
    here = [trouble for trouble in reading.troubles if trouble.problem is problem]
    return any(trouble.box is None or problem is ReadingProblem.HAND for trouble in here)


def _amiss(reading: TableReading, *, all_there: bool) -> Iterator[ReadingTrouble]:
    """Problems of dice in the roll; while a die is missing, also of objects that may be that die."""
    rolled, dice = {die.box for die in reading.rolled}, {die.box for die in reading.dice}
    for trouble in reading.troubles:
        may_be_one = not all_there and trouble.box is not None and trouble.box not in dice
        if trouble.problem in AMISS and (trouble.box in rolled or may_be_one):
            yield trouble


def _boxes(reading: TableReading, problem: ReadingProblem) -> frozenset[BoundingBox | None]:
    return frozenset(trouble.box for trouble in reading.troubles if trouble.problem is problem)


def _in_words(
    roll: RollDice,
    seen: Sequence[DieSeen],
    amiss: Sequence[ReadingTrouble],
    doubted: Container[BoundingBox | None],
) -> Iterator[Message]:
    counts = Counter(trouble.problem for trouble in amiss)
    for problem in AMISS:
        if counts[problem]:
            yield say(
                "camera-glaring" if problem is ReadingProblem.GLARE else f"camera-{problem}",
                n=counts[problem],
            )
    explained = {trouble.box for trouble in amiss}
    left = [die for die in seen if die.box not in explained]
    doubtful = sum(die.value is None for die in left)
    if doubtful:
        yield say("camera-doubt", n=doubtful)
    unsure = sum(_is_unsure(roll, die, doubted) for die in left)
    if unsure:
        yield say("camera-unsure", n=unsure)


def _asked(
    roll: RollDice,
    seen: Sequence[DieSeen],
    amiss: Sequence[ReadingTrouble],
    doubted: Container[BoundingBox | None],
    ringed: Sequence[BoundingBox],
) -> Iterator[BoundingBox]:
    """Places of the dice that a person should look at, without duplicates."""
    unsure = (die.box for die in seen if die.value is None or _is_unsure(roll, die, doubted))
    troubled = (trouble.box for trouble in amiss if trouble.box is not None)
    yield from dict.fromkeys((*troubled, *unsure, *ringed))


def _is_unsure(roll: RollDice, die: DieSeen, doubted: Container[BoundingBox | None]) -> bool:
    return die.value is not None and die.box in doubted and not _decides_alike(roll, die)


def _decides_alike(roll: RollDice, die: DieSeen) -> bool:
    """True if only the value is in doubt, and all its candidates have the same effect."""
    return len(die.maybe) > 1 and _decide_alike(roll, set(die.maybe))


def _decide_alike(roll: RollDice, faces: Set[int | None]) -> bool:
    """True if it has the same effect whichever of these faces a die shows; None is any face."""
    known = {face for face in faces if face is not None}
    return known == faces and (len(known) < 2 or any(alike >= known for alike in roll.alike))


def _complaints(roll: RollDice, seen: Sequence[DieSeen], ours: Sequence[DieSeen]) -> Iterator[Message]:
    """Differences from the roll that was asked for; `ours` are the seen dice whose colour has an owner."""
    there, owned = (Counter(die.colour for die in dice) for dice in (seen, ours))
    for one in roll.wanted:
        yield from _miscount(there[one.colour], owned.pop(one.colour, 0), one)
    for colour, count in owned.items():
        yield say("camera-stranger", n=count, colour=say(f"colour-{colour}"))
    yield from _changed(roll, seen)


def _of_open_colour(
    roll: RollDice, seen: Sequence[DieSeen], doubted: Container[BoundingBox | None]
) -> tuple[DieSeen, ...]:
    """Dice that may have each other's colour; none if they may: all decide the same."""
    unsure = tuple(die for die in seen if die.box in doubted)
    return () if _is_complete(roll, seen) and _decide_alike(roll, {die.value for die in unsure}) else unsure


def _off(roll: RollDice, reading: TableReading) -> Iterator[Message]:
    """Dice that fell beside the mat or the tray, while dice are missing."""
    if reading.beside and len(reading.rolled) < roll.total:
        where = ReadingProblem.OFF_THE_TRAY if reading.mat is None else ReadingProblem.OFF_THE_MAT
        yield say(f"camera-{where}", n=len(reading.beside))


def _changed(roll: RollDice, seen: Sequence[DieSeen]) -> Iterator[Message]:
    """Dice that should have stayed as they lay."""
    keeps = Counter[tuple[str, int | None]]((die.colour, die.value) for die in roll.keeps)
    changed = keeps - Counter((die.colour, die.value) for die in seen)
    if changed:
        yield say("camera-kept", n=changed.total())


def _still(roll: RollDice, seen: Sequence[DieSeen], lying: Container[DieSeen]) -> Iterator[int]:
    """Places in `seen` of dice that lie where they lay, though they should not stay."""
    stays = Counter[tuple[str, int | None]]((die.colour, die.value) for die in roll.keeps)
    for place, die in enumerate(seen):
        face = (die.colour, die.value)
        if die not in lying:
            continue
        if stays[face]:
            stays[face] -= 1
        else:
            yield place


def _out_of_place(roll: RollDice, seen: Sequence[DieSeen], still: Container[int]) -> Iterator[DieSeen]:
    """Dice of a colour of which there are too many, and dice that were not rolled."""
    too_many = Counter(die.colour for die in seen) - Counter({one.colour: one.count for one in roll.wanted})
    for place, die in enumerate(seen):
        if place in still or too_many[die.colour]:
            yield die


def _miscount(there: int, owned: int, wanted: Wanted) -> Iterator[Message]:
    named = {"colour": say(f"colour-{wanted.colour}"), "owner": wanted.owner}
    if there < wanted.count:
        yield say("camera-missing", n=wanted.count - there, **named)
    if owned > wanted.count:
        yield say("camera-extra", n=owned - wanted.count, **named)

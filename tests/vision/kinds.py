"""Rolls of kinds of dice that were only rendered, and what a table makes of them."""

import os
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import lru_cache
from random import Random

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.adapters.camera.proposal import propose
from companion.engine.questions import RollDice, Wanted
from tests.vision.rolls import FELTS, SEATS, SHARED
from tests.vision.standing import put_on_top
from vision.foreign_dice import apart
from vision.mat.survey import MatSurvey
from vision.problems import with_problems
from vision.problems.hindsight import Hindsight
from vision.problems.stacking import hiding
from vision.reader import Reader
from vision.reading import Frame, ReadingProblem, ReadingTrouble, TableReading
from vision.render import DieOnTable, Room, Sensor, room, scatter
from vision.render.body import CUBE
from vision.render.die import FACES
from vision.render.hand import Hand, lay_hand
from vision.render.optics import eye
from vision.render.palette import Finish, Floats, Veins, finish, linear
from vision.render.picture import Made, compose, made
from vision.render.scene import WindowLight
from vision.render.solids import lying
from vision.render.surface import Hits, pips
from vision.render.twelve import NUMERAL, numeral

FIRST_SEED = 9_000_000
DICE = 4
SMALL, FAR = (7.6, 8.4), 800.0
"""Millimetres of small dice, and to a camera that sees them from far: they have some twenty pixels."""
TWELVE = (("orange", 1), ("white", 2))
"""What is thrown together with the red die of twelve faces."""
WORDS = ("sure", "asked", "said", "silent")
"""Right without a question, right with one, wrong and said so, wrong without a word. Where nothing may count:
asked about for another reason, said why, counted all the same."""


@dataclass(frozen=True)
class Thrown:
    """The dice that were thrown, by colour and value; what the camera saw; what it saw before, if that
    matters; the colour of what lies apart; and the problem that ought to be named, if nothing may count."""

    dice: tuple[tuple[str, int], ...]
    frame: Frame
    before: Frame | None = None
    apart: str | None = None
    problem: ReadingProblem | None = None


def with_pips(seed: int) -> Thrown:
    """Dice as they are drawn everywhere, to compare."""
    return _thrown(seed, made)


def with_numerals(seed: int) -> Thrown:
    """Dice with numerals instead of pips: nobody can tell a number by its pips."""
    return _thrown(seed, lambda die, number: (finish(die, number), replace(CUBE, inked=_numerals)))


def with_a_logo(seed: int) -> Thrown:
    """Dice with a sign in the place of the one, of which one at least is up."""
    return _thrown(seed, lambda die, number: (finish(die, number), replace(CUBE, inked=_logo)), first=1)


def glittering(seed: int) -> Thrown:
    """Dice with silver specks in them."""
    return _thrown(seed, _glittering)


def wooden(seed: int) -> Thrown:
    """Dice of grained wood with burnt pips."""
    return _thrown(seed, _wooden, colours=("brown",))


def mirroring_a_lamp(seed: int) -> Thrown:
    """Glossy dice whose faces bulge, and mirror a lamp above as a spot near their middle."""
    where = _room(seed)
    back = eye(where.view)
    lamp = WindowLight(tuple((back * (-1, -1, 1) / np.linalg.norm(back)).tolist()), (0.06, 0.06), 0.4, 30.0)
    return _thrown(seed, _polished, where=replace(where, windows=(lamp,)))


def small_and_far(seed: int) -> Thrown:
    """Dice of 8 mm before a camera that hangs high."""
    where = _room(seed)
    far = replace(where, view=replace(where.view, distance=FAR))
    return _thrown(seed, made, where=far, edges=SMALL)


def under_another(seed: int) -> Thrown:
    """Dice of which one lies right under another: the table has to say that one is missing."""
    chance, where = Random(seed), _room(seed)
    dice = _some(chance, SEATS)
    scene = scatter(dice, seed, where)
    scene, poses = put_on_top(scene, [lying(die) for die in scene.dice], chance)
    all_ = tuple((die.colour, die.value) for die in scene.dice)
    return Thrown(all_, _seen(where, seed, compose(scene, poses)), problem=ReadingProblem.STACKED)


def hand_on_wood(seed: int) -> Thrown:
    """Dice on a bare wooden table over which a hand reaches: nothing may count."""
    chance, where = Random(seed), replace(_room(seed), bare=True)
    scene = scatter(_some(chance, SEATS), seed, where)
    still = compose(scene, [lying(die) for die in scene.dice])
    hand = Hand((chance.uniform(-40, 40), chance.uniform(-30, 20)), chance.uniform(0, 2 * np.pi))
    reached = _seen(where, seed, lay_hand(still, hand, where))
    dice = tuple((die.colour, die.value) for die in scene.dice)
    return Thrown(dice, reached, before=_seen(where, seed + 1, still), problem=ReadingProblem.HAND)


def with_a_die_of_twelve(seed: int) -> Thrown:
    """The four dice that one game throws together: three with pips, and a red one with numerals to twelve."""
    chance = Random(seed)
    dice = [(colour, chance.randint(1, 6)) for colour, count in TWELVE for _ in range(count)]
    where = room(seed, chance.choice(FELTS), chance.choice((None, 5)))
    scene = scatter(dice, seed, where, twelve=[("red", chance.randint(1, 12))])
    frame = _seen(where, seed, compose(scene, [lying(die) for die in scene.dice]))
    return Thrown(tuple(dice), frame, apart="red")


KINDS: tuple[Callable[[int], Thrown], ...] = (
    with_pips,
    with_numerals,
    with_a_logo,
    glittering,
    wooden,
    mirroring_a_lamp,
    small_and_far,
    under_another,
    hand_on_wood,
    with_a_die_of_twelve,
)


def outcome(kind: int, seed: int) -> str:
    """What became of one roll of that kind, in one of WORDS."""
    thrown = KINDS[kind](seed)
    told = read(thrown)
    right = Counter((die.colour, die.value) for die in told.rolled) == Counter(thrown.dice)
    asked = bool(propose(_roll(thrown), told, ()).complaints)
    if thrown.problem is not None:
        right = not _is_named(thrown.problem, told)
    if right:
        return "asked" if asked else "sure" if thrown.problem is None else "silent"
    return "said" if asked else "silent"


def _is_named(problem: ReadingProblem, told: TableReading) -> bool:
    return bool(problem is ReadingProblem.STACKED and told.hiding) or any(
        one.problem is problem for one in told.troubles
    )


def read(thrown: Thrown) -> TableReading:
    """What a table makes of it, which knows the picture before, and looks for dice that lie on others."""
    frame, hindsight = thrown.frame, Hindsight()
    reading = with_problems(frame, MatSurvey().read(frame, _reader().read))
    if thrown.before is not None:
        hindsight.reaching(thrown.before, _reader().read(thrown.before).dice)
        reaching = hindsight.reaching(frame, reading.dice)
        more = () if reaching is None else (ReadingTrouble(ReadingProblem.HAND, reaching),)
        reading = replace(reading, troubles=(*reading.troubles, *more))
    others = [die for die in reading.rolled if die.colour == thrown.apart]
    reading = apart(reading, others if len(others) == 1 else ())
    missing = len(thrown.dice) - len(reading.rolled)
    return replace(reading, hiding=hiding(frame, reading.rolled, missing)) if missing > 0 else reading


def _roll(thrown: Thrown) -> RollDice:
    counts = Counter(colour for colour, _ in thrown.dice)
    return RollDice(tuple(Wanted(colour, count, colour) for colour, count in counts.items()))


def _thrown(
    seed: int,
    making: Callable[[DieOnTable, int], Made],
    *,
    colours: tuple[str, ...] = SEATS,
    first: int | None = None,
    where: Room | None = None,
    edges: tuple[float, float] | None = None,
) -> Thrown:
    chance, where = Random(seed), where or _room(seed)
    dice = _some(chance, colours)
    if first is not None:
        dice[0] = dice[0][0], first
    drawn = [(colour if colour in SEATS else SHARED, value) for colour, value in dice]
    scene = scatter(drawn, seed, where, edges=edges) if edges else scatter(drawn, seed, where)
    frame = compose(scene, [lying(die) for die in scene.dice], making)
    return Thrown(tuple(dice), _seen(where, seed, frame))


def _some(chance: Random, colours: tuple[str, ...]) -> list[tuple[str, int]]:
    return [(chance.choice(colours), chance.randint(1, 6)) for _ in range(DICE)]


def _room(seed: int) -> Room:
    return room(seed, Random(seed).choice(FELTS))


def _seen(where: Room, seed: int, frame: Frame) -> Frame:
    return Sensor(where.noise, where.view.width, where.view.height, seed).expose(frame)


def _glittering(die: DieOnTable, number: int) -> Made:
    chance = np.random.default_rng(number)
    waves = chance.normal(0, 22, (2, 3, 3)).astype(np.float32)
    specks = Veins(linear((225, 225, 230)), 0.04, 9.0, waves)
    return replace(finish(die, number), veins=specks), CUBE


def _polished(die: DieOnTable, number: int) -> Made:
    bulge = float(np.random.default_rng(number).uniform(0.25, 0.5))
    return replace(finish(die, number), gloss=1.5, bulge=bulge), CUBE


def _wooden(_die: DieOnTable, number: int) -> Made:
    chance = np.random.default_rng(number)
    body = linear((176, 124, 76)) * np.float32(chance.uniform(0.75, 1.1))
    waves = np.array([np.diag([0.8, 0.6, 0.7]), np.diag([14.0, 1.0, 13.0])], np.float32)
    grain = Veins(body * np.float32(0.6), 0.4, 2.0, waves)
    return Finish(body, linear((40, 28, 20)), 0.17, 0.2, 0.1, veins=grain), CUBE


def _numerals(hits: Hits, _look: Finish, _pixel: float) -> tuple[Floats, Floats]:
    value, place = _faces(hits)
    ink = np.zeros(len(value), np.float32)
    for one in range(1, 7):
        here = value == one
        ink[here] = _looked_up(numeral(one), place[here] / np.float32(1.3))
    return ink, hits.normal


def _logo(hits: Hits, look: Finish, pixel: float) -> tuple[Floats, Floats]:
    ink, normal = pips(hits, look, pixel)
    value, place = _faces(hits)
    here = value == 1
    star = np.zeros((NUMERAL, NUMERAL), np.uint8)
    about, half = np.linspace(0, 2 * np.pi, 10, endpoint=False), NUMERAL / 2
    reach = half * np.tile([0.9, 0.4], 5)
    corners = half + reach[:, None] * np.stack([np.sin(about), -np.cos(about)], axis=1)
    cv2.fillPoly(star, [np.rint(corners).astype(np.int32)], (255,), cv2.LINE_AA)
    ink[here] = _looked_up(star.astype(np.float32) / 255, place[here] / np.float32(0.7))
    normal[here] = hits.normal[here]
    return ink, normal


def _faces(hits: Hits) -> tuple[NDArray[np.intp], Floats]:
    """The value of the face that each ray meets, and where on it, along its two axes."""
    axis, rows = np.argmax(np.abs(hits.at), axis=1), np.arange(len(hits.at))
    value = FACES[axis, (hits.at[rows, axis] > 0).astype(int)]
    return value, np.stack([hits.at[rows, (axis + 1) % 3], hits.at[rows, (axis + 2) % 3]], axis=1)


def _looked_up(drawn: Floats, place: Floats) -> Floats:
    x, y = (
        ((0.5 + 0.5 * sign * place[:, k]) * NUMERAL - 0.5).astype(np.float32) for k, sign in ((0, 1), (1, -1))
    )
    return (
        np.asarray(cv2.remap(drawn, x, y, cv2.INTER_LINEAR), np.float32)[:, 0] if len(place) else place[:, 0]
    )


@lru_cache(maxsize=1)
def _reader() -> Reader:
    cv2.setNumThreads(1)
    return Reader({*SEATS, SHARED, "brown", "orange"})


def outcomes(count: int) -> Iterator[tuple[str, Counter[str]]]:
    """For each kind its name, and what became of so many rolls of it, on all cores."""
    seeds = range(FIRST_SEED, FIRST_SEED + count)
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for number, kind in enumerate(KINDS):
            found = pool.map(outcome, [number] * count, seeds, chunksize=4)
            yield kind.__name__.replace("_", " "), Counter(found)


def lines(count: int) -> Iterator[str]:
    """A table, a row for each kind."""
    yield f"{'rendered rolls':26} {'rolls':>6} " + " ".join(f"{word:>7}" for word in WORDS)
    for name, found in outcomes(count):
        shares = " ".join(f"{found[word] / count:7.1%}" for word in WORDS)
        yield f"{name:26} {count:6} {shares}"


if __name__ == "__main__":
    for line in lines(int(sys.argv[1])):
        print(line, flush=True)

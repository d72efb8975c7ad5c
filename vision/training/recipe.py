"""What each network is taught, from what, and for how long: the recipe of the weights that are shipped."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial

from torch import nn

from vision.training import bodies, faces, faults, places
from vision.training.cores import side_by_side
from vision.training.drawn import scene
from vision.training.layers import at_once, everywhere
from vision.training.looks import DULL, GLOSSY, Fashion
from vision.training.sample import Sample
from vision.training.teach import Course, Fault
from vision.training.trays import tray

Subjects = Mapping[str, Sequence[Sample]]


@dataclass(frozen=True, slots=True)
class Drawings:
    """How dice are made, and how many scenes of bright pips are drawn, and how many trays rendered."""

    fashion: Fashion = GLOSSY
    bright: int = 4500
    trays: int = 160


PLAIN, WOVEN = 3000, 1500
"""So many drawn scenes, and those on carpets."""


@dataclass(frozen=True, slots=True)
class Recipe:
    """An untaught network, and what it is taught, course after course."""

    untaught: Callable[[], nn.Sequential]
    fault: Fault
    courses: tuple[Course, ...]
    kept: float = 0.0
    """The share of what drawings alone taught that photographs do not change."""
    drawings: Drawings = Drawings()


@lru_cache(maxsize=1)
def drawn(drawings: Drawings, part: float = 1) -> Sequence[Sample]:
    """All drawn samples, 2 to 4 GB of them; for courses that are cut short only a part of each kind."""
    draw = partial(scene, fashion=drawings.fashion)
    woven = [PLAIN + number for number in _some(WOVEN, part)]
    bright = [PLAIN + WOVEN + number for number in _some(drawings.bright, part)]
    return [
        *side_by_side(draw, _some(PLAIN, part)),
        *side_by_side(partial(draw, woven=True), woven),
        *side_by_side(partial(draw, bright=True), bright),
        *side_by_side(tray, _some(drawings.trays, part)),
    ]


def _some(count: int, part: float) -> range:
    return range(max(2, round(part * count)))


RECIPES = {
    "finder": Recipe(
        lambda: everywhere(places.LAYERS, places.ANSWERS),
        faults.of_places,
        (
            Course(places.lesson, 6000, 3e-3, 32, 0.0, 1),
            Course(places.lesson, 5000, 2e-3, 32, 0.0, 4),
        ),
        drawings=Drawings(trays=1350),
    ),
    "faces": Recipe(
        lambda: at_once(faces.LAYERS, 6, faces.ANSWERS),
        faults.of_faces,
        (
            Course(faces.lesson, 8000, 3e-3, 128, 0.0, 1),
            Course(faces.lesson, 5000, 2e-3, 128, 0.0, 4),
            Course(faces.lesson, 2500, 1.5e-3, 128, 0.5, 2),
        ),
    ),
    "closer": Recipe(
        lambda: at_once(faces.WIDER_LAYERS, 6, faces.ANSWERS, 96),
        faults.of_faces,
        (
            Course(faces.lesson, 11000, 3e-3, 128, 0.0, 11),
            Course(faces.lesson, 10000, 2e-3, 128, 0.0, 14),
            Course(faces.lesson, 3000, 1.5e-3, 128, 0.5, 12),
            Course(faces.lesson, 3000, 1e-3, 128, 0.7, 13),
        ),
        kept=0.25,
    ),
    "bodies": Recipe(
        lambda: at_once(bodies.LAYERS, 6, bodies.ANSWERS, 32),
        faults.of_bodies,
        (
            Course(bodies.lesson, 10000, 3e-3, 128, 0.0, 1, named=True),
            Course(bodies.lesson, 2000, 1.5e-3, 128, 0.5, 2, named=True),
        ),
        kept=0.75,
        drawings=Drawings(DULL, 3500),
    ),
}

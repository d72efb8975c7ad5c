"""What each network is taught, from what, and for how long: the recipe of the weights that are shipped."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from torch import nn

from vision.training import bodies, faces, faults, places
from vision.training.drawn import scene
from vision.training.layers import at_once, everywhere
from vision.training.sample import Sample
from vision.training.teach import Course, Fault
from vision.training.trays import tray

Subjects = Mapping[str, Sequence[Sample]]

FIRST = ("nell-byler",)
"""The one source of photographs in the first courses: what these teach was measured on all others."""
PLAIN, WOVEN, BRIGHT, TRAYS = 4000, 1500, 2500, 160
"""So many drawn scenes, those on carpets, those of bright pips, and rendered trays."""


@dataclass(frozen=True, slots=True)
class Recipe:
    """An untaught network, what it is taught, by how many pupils side by side, course after course."""

    untaught: Callable[[], nn.Sequential]
    fault: Fault
    pupils: int
    courses: tuple[Course, ...]
    grows: str = ""
    """The network that it is a wider copy of when it begins, by its name; none begins with chance."""


@cache
def drawn(ground: str, part: float = 1) -> Sequence[Sample]:
    """The drawn samples of a course: `plain` scenes, `all` of them and trays, `bright` pips among them, or
    the `named` colours of bodies.

    Of a course that is cut short there is only a part.
    """
    if ground == "bright":
        return [*drawn("all", part)[::2], *_bright(part)]
    if ground == "named":
        scenes = [*(scene(seed) for seed in _some(PLAIN, part)), *_bright(part)]
        return [*(one for one in scenes if any(one.colours)), *_trays(part)]
    plain = [scene(seed) for seed in _some(PLAIN, part)]
    if ground != "all":
        return plain
    return [*plain, *(scene(PLAIN + seed, woven=True) for seed in _some(WOVEN, part)), *_trays(part)]


def _bright(part: float) -> list[Sample]:
    return [scene(PLAIN + WOVEN + seed, bright=True) for seed in _some(BRIGHT, part)]


def _trays(part: float) -> list[Sample]:
    return [tray(number) for number in _some(TRAYS, part)]


def _some(count: int, part: float) -> range:
    return range(max(2, round(part * count)))


RECIPES = {
    "finder": Recipe(
        lambda: everywhere(places.LAYERS, places.ANSWERS),
        faults.of_places,
        4,
        (
            Course(places.lesson, 600, 3e-3, 32, 0.0, 1, FIRST, "plain"),
            Course(places.lesson, 1200, 2e-3, 32, 0.5, 2, FIRST, "plain"),
            Course(places.nearer_lesson, 700, 1.5e-3, 32, 0.5, 3, (), "all"),
            Course(places.nearer_lesson, 1200, 1.5e-3, 32, 0.6, 4, (), "all"),
        ),
    ),
    "faces": Recipe(
        lambda: at_once(faces.LAYERS, 6, faces.ANSWERS),
        faults.of_faces,
        8,
        (
            Course(faces.lesson, 800, 3e-3, 128, 0.3, 1, FIRST, "plain"),
            Course(faces.lesson, 2000, 2e-3, 128, 0.5, 2, FIRST, "plain"),
            Course(faces.harder_lesson, 1400, 1.5e-3, 128, 0.5, 3, (), "all"),
            Course(faces.harder_lesson, 2000, 1.5e-3, 128, 0.6, 4, (), "all"),
        ),
    ),
    "closer": Recipe(
        lambda: at_once(faces.WIDER_LAYERS, 6, faces.ANSWERS, 96),
        faults.of_faces,
        1,
        (
            Course(faces.closer_lesson, 2400, 1.5e-3, 128, 0.6, 11, FIRST, "bright"),
            Course(faces.closer_lesson, 3000, 1.5e-3, 128, 0.6, 12, (), "bright"),
            Course(faces.closer_lesson, 1800, 1.2e-3, 128, 0.6, 13, (), "bright"),
            Course(faces.closer_lesson, 6000, 1.2e-3, 128, 0.6, 14, (), "bright"),
        ),
        grows="faces",
    ),
    "bodies": Recipe(
        lambda: at_once(bodies.LAYERS, 6, bodies.ANSWERS, 32),
        faults.of_bodies,
        4,
        (Course(bodies.lesson, 1600, 3e-3, 128, 0.5, 1, (), "named"),),
    ),
}

"""The recipe of the shipped weights: task, samples and duration for each network."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from torch import nn

from tools.training import bodies, faces, faults, places
from tools.training.drawings import Drawings
from tools.training.layers import at_once, everywhere
from tools.training.looks import DULL
from tools.training.pretrained import pretrained
from tools.training.sample import Sample
from tools.training.teach import Fault, TeachingCourse
from vision.faces import SIDE

Subjects = Mapping[str, Sequence[Sample]]


@dataclass(frozen=True, slots=True)
class Recipe:
    """An untaught network, and what it is taught, course after course."""

    untaught: Callable[[], nn.Sequential]
    fault: Fault
    courses: tuple[TeachingCourse, ...]
    kept: float = 0.0
    """The share of what drawings alone taught that photographs do not change."""
    side: int | None = None
    """Pixels of its pictures, where it can be asked of no others."""

    @property
    def is_photographed(self) -> bool:
        """True if it learns from photographs."""
        return any(course.photographed for course in self.courses)


MANY_TRAYS = Drawings(trays=1350)
WITH_TUMBLED = Drawings(tumbled=(4000, 1500, 500))
OF_DULL = Drawings(DULL, 3500)

RECIPES = {
    "finder": Recipe(
        lambda: everywhere(places.LAYERS, places.ANSWERS),
        faults.of_places,
        (
            TeachingCourse(places.lesson, 6000, 3e-3, 32, 0.0, 1, drawings=MANY_TRAYS),
            TeachingCourse(places.lesson, 5000, 2e-3, 32, 0.0, 4, drawings=MANY_TRAYS),
        ),
    ),
    "faces": Recipe(
        lambda: at_once(faces.LAYERS, 6, faces.ANSWERS),
        faults.of_faces,
        (
            TeachingCourse(faces.lesson, 8000, 3e-3, 128, 0.0, 1),
            TeachingCourse(faces.lesson, 5000, 2e-3, 128, 0.0, 4),
            TeachingCourse(faces.lesson, 2500, 1.5e-3, 128, 0.5, 2),
        ),
    ),
    "closer": Recipe(
        lambda: pretrained(SIDE, faces.ANSWERS, 96),
        faults.of_faces,
        (
            TeachingCourse(faces.lesson, 4000, 1.5e-3, 128, 0.0, 41, drawings=WITH_TUMBLED),
            TeachingCourse(faces.lesson, 5000, 1.5e-3, 128, 0.0, 42, drawings=WITH_TUMBLED),
            TeachingCourse(faces.lesson, 8000, 1.5e-3, 128, 0.0, 44, drawings=WITH_TUMBLED),
            TeachingCourse(faces.lesson, 3000, 1e-3, 128, 0.6, 43, drawings=WITH_TUMBLED),
        ),
        side=SIDE,
    ),
    "bodies": Recipe(
        lambda: at_once(bodies.LAYERS, 6, bodies.ANSWERS, 32),
        faults.of_bodies,
        (
            TeachingCourse(bodies.lesson, 10000, 3e-3, 128, 0.0, 1, named=True, drawings=OF_DULL),
            TeachingCourse(bodies.lesson, 2000, 1.5e-3, 128, 0.5, 2, named=True, drawings=OF_DULL),
        ),
        kept=0.75,
    ),
}

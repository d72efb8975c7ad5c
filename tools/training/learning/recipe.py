"""The recipe of the shipped weights: task, samples and duration for each network."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from torch import nn

from tools.training import colour_samples, face_samples, finder_samples
from tools.training.drawings import Drawings
from tools.training.learning import losses
from tools.training.learning.layers import at_once, everywhere
from tools.training.learning.parallel_training import Fault, TeachingCourse
from tools.training.learning.pretrained import pretrained
from tools.training.looks import DULL
from tools.training.sample import Sample
from vision.networks.faces import SIDE

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


MANY_TRAYS = Drawings(trays=1350)
WITH_TUMBLED = Drawings(tumbled=(4000, 1500, 500))
OF_DULL = Drawings(DULL, 3500)

RECIPES = {
    "finder": Recipe(
        lambda: everywhere(finder_samples.LAYERS, finder_samples.ANSWERS),
        losses.of_places,
        (
            TeachingCourse(finder_samples.lesson, 6000, 3e-3, 32, 0.0, 1, drawings=MANY_TRAYS),
            TeachingCourse(finder_samples.lesson, 5000, 2e-3, 32, 0.0, 4, drawings=MANY_TRAYS),
        ),
    ),
    "faces": Recipe(
        lambda: at_once(face_samples.LAYERS, 6, face_samples.ANSWERS),
        losses.of_faces,
        (
            TeachingCourse(face_samples.lesson, 8000, 3e-3, 128, 0.0, 1),
            TeachingCourse(face_samples.lesson, 5000, 2e-3, 128, 0.0, 4),
            TeachingCourse(face_samples.lesson, 2500, 1.5e-3, 128, 0.5, 2),
        ),
    ),
    "closer": Recipe(
        lambda: pretrained(SIDE, face_samples.ANSWERS, 96),
        losses.of_faces,
        (
            TeachingCourse(face_samples.lesson, 4000, 1.5e-3, 128, 0.0, 41, drawings=WITH_TUMBLED),
            TeachingCourse(face_samples.lesson, 5000, 1.5e-3, 128, 0.0, 42, drawings=WITH_TUMBLED),
            TeachingCourse(face_samples.lesson, 8000, 1.5e-3, 128, 0.0, 44, drawings=WITH_TUMBLED),
            TeachingCourse(face_samples.lesson, 3000, 1e-3, 128, 0.6, 43, drawings=WITH_TUMBLED),
        ),
        side=SIDE,
    ),
    "bodies": Recipe(
        lambda: at_once(colour_samples.LAYERS, 6, colour_samples.ANSWERS, 32),
        losses.of_bodies,
        (
            TeachingCourse(colour_samples.lesson, 10000, 3e-3, 128, 0.0, 1, named=True, drawings=OF_DULL),
            TeachingCourse(colour_samples.lesson, 2000, 1.5e-3, 128, 0.5, 2, named=True, drawings=OF_DULL),
        ),
        kept=0.75,
    ),
}

"""Trains a network through all courses of its recipe."""

import copy
from collections.abc import Sequence
from dataclasses import replace

import torch

from tools.training.drawings import drawn
from tools.training.learning.parallel_training import Fault, TeachingCourse, teach
from tools.training.learning.recipe import Recipe, Subjects
from tools.training.sample_queue import Shelf

LEAST = 2
"""Steps of a course that is cut short."""


def taught(recipe: Recipe, shares: Sequence[Subjects], part: float = 1) -> list[torch.nn.Sequential]:
    """The network of that recipe for each share of the photographs; drawings alone teach it only once.

    An empty share leaves it at that. Of all courses and drawn scenes only a part is taken. A share of what it
    knew before photographs is kept.
    """
    torch.manual_seed(recipe.courses[0].seed)
    beginner = recipe.untaught()
    for course in recipe.courses:
        if not course.photographed:
            _attend(beginner, recipe.fault, course, shares[0], part)
    pupils = [copy.deepcopy(beginner) for _ in shares]
    for pupil, subjects in zip(pupils, shares, strict=True):
        for course in recipe.courses:
            if course.photographed and subjects:
                _attend(pupil, recipe.fault, course, subjects, part)
        _remember(pupil, beginner, recipe.kept)
        pupil.eval()
    return pupils


def _remember(pupil: torch.nn.Sequential, beginner: torch.nn.Sequential, share: float) -> None:
    """Moves weights that share of the way back: photographs it never saw are read better (Wortsman 2022)."""
    before = beginner.state_dict()
    for name, weights in pupil.state_dict().items():
        if weights.is_floating_point():
            weights.lerp_(before[name], share)


def _attend(
    pupil: torch.nn.Sequential, fault: Fault, course: TeachingCourse, subjects: Subjects, part: float
) -> None:
    scenes = [one for one in drawn(course.drawings, part) if any(one.colours) or not course.named]
    steps = max(LEAST, round(part * course.steps))
    teach(pupil, fault, Shelf(scenes, subjects), replace(course, steps=steps))

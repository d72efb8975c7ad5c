"""The closed lists that cards choose from: terrains, marks, and when a Trait may be played."""

from enum import StrEnum


class Terrain(StrEnum):
    """The back of a Scene card (HI-014)."""

    URBAN = "Urban"
    MOUNTAINOUS = "Mountainous"
    WILDERNESS = "Wilderness"
    COASTAL = "Coastal"
    ANY = "Any Terrain"


class Mark(StrEnum):
    """A theme that a Scene touches, so that other cards can speak of it."""

    VIOLENCE = "violence"
    GORE = "gore"
    FOOD = "food"
    STRANGERS = "strangers"
    CHILD = "child"
    ANIMAL = "animal"
    COLD = "cold"
    THEFT = "theft"


class Window(StrEnum):
    """When a Trait may be played (HI-259, HI-264)."""

    ANYTIME = "at any time"
    BEFORE_ROLL = "before the roll"

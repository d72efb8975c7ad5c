"""The closed lists that cards choose from: terrains, marks, whose an Asset is, when a card may be used."""

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


class Scope(StrEnum):
    """Whose an Asset is: one player's, or everybody's (HI-245)."""

    PERSONAL = "personal"
    GROUP = "group"


class Box(StrEnum):
    """A printed box that a card file can be the whole of (HI-007 to HI-011)."""

    CORE = "core"


class Which(StrEnum):
    """Which die a card is about."""

    YOURS = "one of your dice"
    ANY = "any one die"


class Branch(StrEnum):
    """What of a Scene a card lets somebody ignore."""

    FAIL = "Fail"
    REFUSE = "Refuse"


class Window(StrEnum):
    """When a Trait or an Asset may be used (HI-259, HI-264, A-65)."""

    ANYTIME = "at any time"
    BEFORE_ROLL = "before the roll"
    AFTER_ROLL = "after the roll"
    OWN_TURN = "in your own turn"

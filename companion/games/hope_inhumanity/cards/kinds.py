"""The closed lists that cards choose from: terrains, marks, whose an Asset is, when a card may be used."""

from enum import StrEnum

from companion.engine.phrasebook.spoken import Spoken


class Terrain(Spoken):
    """The back of a Scene card (HI-014)."""

    URBAN = "Urban", {"de": "in der Stadt"}
    MOUNTAINOUS = "Mountainous", {"de": "im Gebirge"}
    WILDERNESS = "Wilderness", {"de": "in der Wildnis"}
    COASTAL = "Coastal", {"de": "an der Küste"}
    ANY = "Any Terrain", {"de": "überall"}


class Mark(Spoken):
    """A theme that a Scene touches, so that other cards can speak of it."""

    VIOLENCE = "violence", {"de": "Gewalt"}
    GORE = "gore", {"de": "Blut"}
    FOOD = "food", {"de": "Essen"}
    STRANGERS = "strangers", {"de": "Fremden"}
    CHILD = "child", {"de": "einem Kind"}
    ANIMAL = "animal", {"de": "einem Tier"}
    COLD = "cold", {"de": "Kälte"}
    THEFT = "theft", {"de": "Diebstahl"}


class Scope(StrEnum):
    """Owner of an Asset: one player, or the group (HI-245)."""

    PERSONAL = "personal"
    GROUP = "group"


class Box(StrEnum):
    """A printed box that a card file can be the whole of (HI-007 to HI-011)."""

    CORE = "core"


class Which(Spoken):
    """Which die a card is about."""

    YOURS = "one of your dice", {"de": "einen deiner Würfel"}
    ANY = "any one die", {"de": "irgendeinen Würfel"}


class Branch(Spoken):
    """Branch of a Scene that a card can cancel."""

    FAIL = "Fail", {"de": "„Misslingt“"}
    REFUSE = "Refuse", {"de": "„Verweigern“"}


class Outcome(Spoken):
    """Branch of a Scene that a card can substitute."""

    SUCCEED = "Succeed", {"de": "„Gelingt“"}
    FAIL = "Fail", {"de": "„Misslingt“"}
    REFUSE = "Refuse", {"de": "„Verweigern“"}
    ACCEPT = "Accept", {"de": "„Annehmen“"}


class Field(Spoken):
    """Field of a Scene that a card can reveal early."""

    HARDSHIP = "the hardship", {"de": "die Härte"}
    SUCCEED = "Succeed", {"de": "„Gelingt“"}
    FAIL = "Fail", {"de": "„Misslingt“"}
    REFUSE = "Refuse", {"de": "„Verweigern“"}


class Window(StrEnum):
    """When a Trait or an Asset may be used (HI-259, HI-264, A-65)."""

    ANYTIME = "at any time"
    BEFORE_ROLL = "before the roll"
    AFTER_ROLL = "after the roll"
    OWN_TURN = "in your own turn"
    ON_PENALTY = "on a penalty"

"""Words of card files that the rules of version 1 know."""

from enum import StrEnum


class When(StrEnum):
    """When a card may be used (HP-131)."""

    OWN_TURN = "own turn"
    ANY_TIME = "any time"
    CHECK = "in a check"
    ROLL = "at a roll"
    ANY_ROLL = "at any roll"
    ATTACK = "when attacked"
    WOUND = "with a Wound"


class How(StrEnum):
    """How long a Program stays (HP-131, HP-132)."""

    ONCE = "once"
    CHARGED = "2 charges"
    PERMANENT = "permanent"


class Heals(StrEnum):
    """Whether a Wound can be healed."""

    USUAL = "as usual"
    NEVER = "never"

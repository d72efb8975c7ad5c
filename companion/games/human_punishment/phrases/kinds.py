"""Words of card files for what a card is: its kind, its moment, how long it stays, whose it is."""

from enum import StrEnum


class Kind(StrEnum):
    """The kinds of Events (HP-079, HP-084, HP-087, HP-088)."""

    PLAIN = "plain"
    CHECK = "check"
    COLOURS = "colour check"
    DECISION = "decision"
    RAID = "raid"


class Table(StrEnum):
    """At which tables a card is in its pile (HP-016)."""

    ANY = "any"
    LARGE = "5 or 6"


class Badge(StrEnum):
    """Offices that a seat can hold."""

    LEADER = "leader"
    GENERAL = "general"


class When(StrEnum):
    """When a card may be used (HP-131); the last five are reactions, to one's own roll or to anybody's."""

    OWN_TURN = "own turn"
    ANY_TIME = "any time"
    CHECK = "in a check"
    ROLL = "at a roll"
    ANY_ROLL = "at any roll"
    ATTACK = "when attacked"
    WOUND = "with a Wound"


class How(StrEnum):
    """The time that a Program stays (HP-131, HP-132)."""

    ONCE = "once"
    CHARGED = "2 charges"
    PERMANENT = "permanent"


class Special(StrEnum):
    """The cards that belong to one character (HP-126, HP-246)."""

    ALL_ROUNDER = "all-rounder"
    UNIQUE = "unique"


class Character(StrEnum):
    """The six characters."""

    JAYDEN = "Jayden"
    FEYKAH = "Feykah"
    NOVA = "Nova"
    HAVOC = "Havoc"
    DRYDEN = "Dryden"
    DEE_COY = "Dee Coy"


class Whose(StrEnum):
    """The owner of a deck of Influence cards."""

    GENERAL = "general"
    JAYDEN = "Jayden"
    FEYKAH = "Feykah"
    NOVA = "Nova"
    HAVOC = "Havoc"
    DRYDEN = "Dryden"
    DEE_COY = "Dee Coy"


class Heals(StrEnum):
    """True if a Wound can be healed."""

    USUAL = "as usual"
    NEVER = "never"

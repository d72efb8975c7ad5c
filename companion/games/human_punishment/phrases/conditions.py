"""Upon what an effect may depend."""

from dataclasses import dataclass
from typing import TypeAlias

from companion.engine.phrasebook.phrasebook import phrase
from companion.games.human_punishment.phrases.cards import Cards
from companion.games.human_punishment.phrases.city import City
from companion.games.human_punishment.phrases.machines import Machines
from companion.games.human_punishment.phrases.moments import Moments
from companion.games.human_punishment.phrases.people import People
from companion.games.human_punishment.phrases.ranges import Few, Reading
from companion.games.human_punishment.phrases.words import Area, Badge, Bar, Level, Thing

Plain: TypeAlias = City | People | Cards | Machines | Moments


@phrase("if {bar} is at {n} or more, {do}", de="falls {bar} mindestens auf {n}: {do}")
@dataclass(frozen=True, slots=True)
class AtLeast:
    """A bar stands so high."""

    bar: Bar
    n: Reading
    do: Plain


@phrase("if {bar} is at {n} or less, {do}", de="falls {bar} höchstens auf {n}: {do}")
@dataclass(frozen=True, slots=True)
class AtMost:
    """A bar stands so low."""

    bar: Bar
    n: Reading
    do: Plain


@phrase("if {bar} is at exactly {n}, {do}", de="falls {bar} genau auf {n}: {do}")
@dataclass(frozen=True, slots=True)
class Exactly:
    """A bar stands there."""

    bar: Bar
    n: Reading
    do: Plain


@phrase("if level {level} is played, {do}", de="falls Stufe {level} gespielt wird: {do}")
@dataclass(frozen=True, slots=True)
class AtLevel:
    """The Event pile in use (HP-076)."""

    level: Level
    do: Plain


@phrase("if 3 or 4 play, {do}", de="falls ihr zu dritt oder viert seid: {do}")
@dataclass(frozen=True, slots=True)
class FewPlay:
    """A small table (HP-001)."""

    do: Plain


@phrase("if 5 or 6 play, {do}", de="falls ihr zu fünft oder sechst seid: {do}")
@dataclass(frozen=True, slots=True)
class ManyPlay:
    """A large table (HP-001)."""

    do: Plain


@phrase("if you have {thing}, {do}", de="falls du {thing} hast: {do}")
@dataclass(frozen=True, slots=True)
class Have:
    """The card's owner; for an Event the active player."""

    thing: Thing
    do: Plain


@phrase("if you are {area}, {do}", de="falls du {area} bist: {do}")
@dataclass(frozen=True, slots=True)
class InArea:
    """Anywhere in it."""

    area: Area
    do: Plain


@phrase("if you are alone in your Area, {do}", de="falls du allein in deinem Bereich stehst: {do}")
@dataclass(frozen=True, slots=True)
class Alone:
    """No other character is there."""

    do: Plain


@phrase("if you are {badge}, {do}", de="falls du {badge} bist: {do}")
@dataclass(frozen=True, slots=True)
class Holds:
    """A badge."""

    badge: Badge
    do: Plain


@phrase("if you are detained, {do}", de="falls du gefangen bist: {do}")
@dataclass(frozen=True, slots=True)
class IsDetained:
    """In the Isolation Cube."""

    do: Plain


@phrase("if you have a Wound, {do}", de="falls du eine Wunde hast: {do}")
@dataclass(frozen=True, slots=True)
class IsWounded:
    """One at least."""

    do: Plain


@phrase(
    "if there {n:is|are} at least {n} {n:Enemy|Enemies}[ {area}], {do}",
    de="falls mindestens {n} {n:Feind|Feinde}[ {area}] da {n:ist|sind}: {do}",
)
@dataclass(frozen=True, slots=True)
class Crowd:
    """On the board, or in an Area."""

    n: Few
    area: Area | None
    do: Plain


@phrase(
    "if you have at least {n} {n:card|cards}, {do}", de="falls du mindestens {n} {n:Karte|Karten} hast: {do}"
)
@dataclass(frozen=True, slots=True)
class Rich:
    """In hand."""

    n: Few
    do: Plain


Condition: TypeAlias = (
    AtLeast
    | AtMost
    | Exactly
    | AtLevel
    | FewPlay
    | ManyPlay
    | Have
    | InArea
    | Alone
    | Holds
    | IsDetained
    | IsWounded
    | Crowd
    | Rich
)
Effect: TypeAlias = Plain | Condition

"""Sentences of what holds, of what happens by itself, and of a level of Radiation."""

from dataclasses import dataclass
from typing import TypeAlias

from companion.engine.phrasebook.phrasebook import phrase
from companion.games.map_to_hope.cards import Holds
from companion.games.map_to_hope.sentences.effects import Quiet
from companion.games.map_to_hope.sentences.words import (
    By,
    Deed,
    Floor,
    Form,
    Harm,
    Moment,
    Skills,
    Some,
    of_skill,
)


@phrase("you have +{n} to {skill}", de="du hast +{n} auf {skill}")
@dataclass(frozen=True)
class Have:
    """In every test, as long as the card is there."""

    n: Some
    skill: Skills

    SIGN = 1

    @property
    def form(self) -> Form:
        """The same, as cards have it."""
        return {"op": str(Holds.SKILL), "n": self.SIGN * self.n, **of_skill(self.skill)}


@phrase("you have -{n} to {skill}", de="du hast -{n} auf {skill}")
@dataclass(frozen=True)
class Lack(Have):
    """In every test, as long as the card is there."""

    SIGN = -1


@phrase("{deed} costs {n:+more|-less} Time", de="{deed} kostet {n:+Zeit mehr|-Zeit weniger}")
@dataclass(frozen=True)
class Costs:
    """Never less than nothing."""

    n: By
    deed: Deed

    @property
    def form(self) -> Form:
        """The same, as cards have it."""
        return {"op": str(Holds.COST), "n": self.n, "of": self.deed.name.lower()}


@phrase("you lose {n} Time each Day", de="du verlierst jeden Tag {n} Zeit")
@dataclass(frozen=True)
class LoseDaily:
    """Of the Time that a Day begins with."""

    n: Some

    @property
    def form(self) -> Form:
        """The same, as cards have it."""
        return {"op": str(Holds.DAILY_TIME), "n": -self.n}


@phrase("you take {n} less {harm} each time", de="du bekommst jedes Mal {n} {harm} weniger")
@dataclass(frozen=True)
class Shield:
    """Never less than nothing."""

    n: Some
    harm: Harm

    @property
    def form(self) -> Form:
        """The same, as cards have it."""
        return {"op": str(Holds.SHIELD), "n": self.n, "from": self.harm.name.lower()}


@phrase("in your tests Fate counts at least {n}", de="in deinen Proben zählt das Schicksal mindestens {n}")
@dataclass(frozen=True)
class FateAtLeast:
    """A lower card counts as that."""

    n: Floor

    SIGN = 1

    @property
    def form(self) -> Form:
        """The same, as cards have it."""
        return {"op": str(Holds.FATE_FLOOR), "n": self.SIGN * self.n}


@phrase("in your tests Fate counts at least -{n}", de="in deinen Proben zählt das Schicksal mindestens -{n}")
@dataclass(frozen=True)
class FateAtLeastBelow(FateAtLeast):
    """A lower card counts as that."""

    SIGN = -1


@phrase(
    "you draw {n:+more|-fewer} {n:card|cards} each time",
    de="du ziehst jedes Mal {n:+Karte mehr/Karten mehr|-Karte weniger/Karten weniger}",
)
@dataclass(frozen=True)
class DrawMore:
    """Whenever cards are drawn."""

    n: By

    @property
    def form(self) -> Form:
        """The same, as cards have it."""
        return {"op": str(Holds.DRAW_BONUS), "n": self.n}


Lasting: TypeAlias = Have | Lack | Costs | LoseDaily | Shield | FateAtLeast | FateAtLeastBelow | DrawMore


@phrase("{on} – {do}", de="{on} – {do}")
@dataclass(frozen=True)
class When:
    """Something that happens by itself."""

    on: Moment
    do: Quiet

    @property
    def form(self) -> Form:
        """The same, as cards have it."""
        return {"on": self.on.name.lower(), "do": [self.do.form]}


@phrase("as soon as it is reached – {do}", de="sobald erreicht – {do}")
@dataclass(frozen=True)
class Once:
    """Effect of a level of Radiation as it is reached."""

    do: Quiet

    @property
    def form(self) -> Form:
        """The same, as cards have it."""
        return self.do.form


@phrase("nothing happens", de="nichts geschieht")
@dataclass(frozen=True)
class Nothing:
    """A level that does nothing."""

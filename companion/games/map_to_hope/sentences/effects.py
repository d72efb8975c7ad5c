"""Sentences of what happens once: `you draw 2 cards`."""

from dataclasses import dataclass
from typing import TypeAlias

from companion.engine.phrasebook.phrasebook import phrase
from companion.games.map_to_hope.cards import Op
from companion.games.map_to_hope.sentences.words import (
    CARDS,
    CARDS_DE,
    Form,
    Lost,
    Skills,
    Some,
    Until,
    Whom,
    of_skill,
)


@dataclass(frozen=True)
class _ToSomeone:
    """An effect of some size on someone; `SIGN` is -1 for what takes away."""

    whom: Whom
    n: Some

    OP = Op.TIME
    SIGN = 1

    @property
    def form(self) -> Form:
        """The same, as cards have it."""
        return {"op": str(self.OP), "n": self.SIGN * self.n, **_receiver(self.whom)}


def _receiver(whom: Whom) -> Form:
    return {} if whom is Whom.YOU else {"whom": whom.name.lower()}


@phrase("{whom} {whom:gains|gain} {n} Time", de="{whom} {whom:gewinnt|gewinnen|gewinnst} {n} Zeit")
@dataclass(frozen=True)
class GainTime(_ToSomeone):
    """Time of the Day."""


@phrase("{whom} {whom:loses|lose} {n} Time", de="{whom} {whom:verliert|verlieren|verlierst} {n} Zeit")
@dataclass(frozen=True)
class LoseTime(_ToSomeone):
    """Missing Time is owed."""

    SIGN = -1


@phrase("{whom} {whom:takes|take} {n} damage", de="{whom} {whom:erleidet|erleiden|erleidest} {n} Schaden")
@dataclass(frozen=True)
class TakeDamage(_ToSomeone):
    """Out at as much as the Leader's health."""

    OP = Op.DAMAGE


@phrase("{whom} {whom:heals|heal} {n} damage", de="{whom} {whom:heilt|heilen|heilst} {n} Schaden")
@dataclass(frozen=True)
class HealDamage(_ToSomeone):
    """As far as there is any."""

    OP = Op.DAMAGE
    SIGN = -1


@phrase("{whom} {whom:takes|take} {n} Radiation", de="{whom} {whom:erhält|erhalten|erhältst} {n} Strahlung")
@dataclass(frozen=True)
class TakeRadiation(_ToSomeone):
    """Each level works as it is reached."""

    OP = Op.RADIATION


@phrase(
    "{whom} {whom:loses|lose} {n} Radiation", de="{whom} {whom:verliert|verlieren|verlierst} {n} Strahlung"
)
@dataclass(frozen=True)
class LoseRadiation(_ToSomeone):
    """As far as there is any."""

    OP = Op.RADIATION
    SIGN = -1


@phrase(f"{{whom}} {{whom:draws|draw}} {CARDS}", de=f"{{whom}} {{whom:zieht|ziehen|ziehst}} {CARDS_DE}")
@dataclass(frozen=True)
class Draw(_ToSomeone):
    """From the own deck."""

    OP = Op.DRAW


@phrase(
    f"{{whom}} {{whom:discards|discard}} {CARDS}",
    de=f"{{whom}} {{whom:wirft|werfen|wirfst}} {CARDS_DE} ab",
)
@dataclass(frozen=True)
class Discard(_ToSomeone):
    """From the hand, of one's own choice."""

    OP = Op.DISCARD


@phrase(
    f"{{whom}} {{whom:takes|take}} {CARDS} back from the discard pile",
    de=f"{{whom}} {{whom:nimmt|nehmen|nimmst}} {CARDS_DE} vom Ablagestapel zurück",
)
@dataclass(frozen=True)
class TakeBack(_ToSomeone):
    """Of one's own choice, into the hand."""

    OP = Op.TAKE_BACK


@phrase(
    "{whom} {whom:scouts|scout} {n} {n:time|times}",
    de="{whom} {whom:kundschaftet|kundschaften|kundschaftest} {n} Mal",
)
@dataclass(frozen=True)
class Scout(_ToSomeone):
    """Of two Locations one comes upon the Journey."""

    OP = Op.SCOUT


@phrase(
    "{whom} {whom:loses|lose} {n} {kind:accusative n}",
    de="{whom} {whom:verliert|verlieren|verlierst} {n} {kind:accusative n}",
)
@dataclass(frozen=True)
class LoseCard(_ToSomeone):
    """Cards in front, of one's own choice."""

    kind: Lost

    OP = Op.LOSE_CARD

    @property
    def form(self) -> Form:
        """The same, as cards have it."""
        return {**super().form, **({} if self.kind is Lost.ANY else {"kind": self.kind.value})}


@dataclass(frozen=True)
class _Changed(_ToSomeone):
    skill: Skills
    until: Until

    OP = Op.SKILL

    @property
    def form(self) -> Form:
        """The same, as cards have it."""
        until = {"until": "day"} if self.until is Until.DAY else {}
        return {**super().form, **of_skill(self.skill), **until}


@phrase(
    "{whom} {whom:gets|get} +{n} to {skill} {until}",
    de="{whom} {whom:bekommt|bekommen|bekommst} +{n} auf {skill} {until}",
)
@dataclass(frozen=True)
class GainSkill(_Changed):
    """More of a skill for a while."""


@phrase(
    "{whom} {whom:gets|get} -{n} to {skill} {until}",
    de="{whom} {whom:bekommt|bekommen|bekommst} -{n} auf {skill} {until}",
)
@dataclass(frozen=True)
class LoseSkill(_Changed):
    """Less of a skill for a while."""

    SIGN = -1


@phrase(
    "{whom} {whom:looks|look} at the top Fate card",
    de="{whom} {whom:sieht|sehen|siehst} die oberste Schicksalskarte an",
)
@dataclass(frozen=True)
class Foresee:
    """It stays or goes under the deck."""

    whom: Whom

    @property
    def form(self) -> Form:
        """The same, as cards have it."""
        return {"op": str(Op.FORESEE), **_receiver(self.whom)}


@phrase("{whom} {whom:is|are} out of the game", de="{whom} {whom:scheidet|scheiden|scheidest} aus")
@dataclass(frozen=True)
class GoOut:
    """For good."""

    whom: Whom

    @property
    def form(self) -> Form:
        """The same, as cards have it."""
        return {"op": str(Op.ELIMINATE), **_receiver(self.whom)}


Quiet: TypeAlias = (
    GainTime
    | LoseTime
    | TakeDamage
    | HealDamage
    | TakeRadiation
    | LoseRadiation
    | GainSkill
    | LoseSkill
    | Draw
    | GoOut
)
"""Effects that may happen where nobody is asked."""
Plain: TypeAlias = Quiet | Discard | TakeBack | Scout | LoseCard | Foresee


@phrase("you choose – {first}, or {second}", de="du wählst – {first}, oder {second}")
@dataclass(frozen=True)
class Choose:
    """One of two effects."""

    first: Plain
    second: Plain

    @property
    def form(self) -> Form:
        """The same, as cards have it."""
        return {"op": str(Op.CHOOSE), "of": [[self.first.form], [self.second.form]]}

"""Effects on cards and on what is carried: drawn, discarded, given, taken, looked at."""

from dataclasses import dataclass
from typing import TypeAlias

from companion.engine.phrasebook.phrasebook import phrase
from companion.games.human_punishment.phrases.ranges import Few, Several
from companion.games.human_punishment.phrases.words import Colour, How, Possessions, Secret, Whom


@phrase(
    "{whom} {whom:draws|draw} {n} personal {n:card|cards}",
    de="{whom} {whom:zieht|ziehen|ziehst} {n} eigene {n:Karte|Karten}",
)
@dataclass(frozen=True, slots=True)
class DrawPersonal:
    """From the own deck first (HP-050)."""

    whom: Whom
    n: Few


@phrase(
    "{whom} {whom:draws|draw} {n} general {n:card|cards}",
    de="{whom} {whom:zieht|ziehen|ziehst} {n} allgemeine {n:Karte|Karten}",
)
@dataclass(frozen=True, slots=True)
class DrawGeneral:
    """From the general deck (HP-051)."""

    whom: Whom
    n: Few


@phrase(
    "{whom} {whom:draws|draw} {n} {n:Program|Programs}",
    de="{whom} {whom:zieht|ziehen|ziehst} {n} {n:Programm|Programme}",
)
@dataclass(frozen=True, slots=True)
class DrawPrograms:
    """From the pile, face down."""

    whom: Whom
    n: Few


@phrase(
    "{whom} {whom:draws|draw} {n} Programs and {whom:keeps|keep} {keep}",
    de="{whom} {whom:zieht|ziehen|ziehst} {n} Programme und {whom:behält|behalten|behältst} {keep}",
)
@dataclass(frozen=True, slots=True)
class ChoosePrograms:
    """The others go under the pile."""

    whom: Whom
    n: Several
    keep: Few


@phrase(
    "{whom} {whom:discards|discard} {n} {n:card|cards} {how}",
    de="{whom} {whom:wirft|werfen|wirfst} {n} {n:Karte|Karten} {how} ab",
)
@dataclass(frozen=True, slots=True)
class Discard:
    """As far as there are any."""

    whom: Whom
    n: Few
    how: How


@phrase(
    "{whom} {whom:discards|discard} {n} {colour} {n:card|cards}",
    de="{whom} {whom:wirft|werfen|wirfst} {n} {colour} {n:Karte|Karten} ab",
)
@dataclass(frozen=True, slots=True)
class DiscardOf:
    """The cheapest ones of the player who is meant, as far as there are any of the colour."""

    whom: Whom
    n: Few
    colour: Colour


@phrase(
    "{whom} {whom:discards|discard} {n} {n:Program|Programs} {how}",
    de="{whom} {whom:wirft|werfen|wirfst} {n} {n:Programm|Programme} {how} ab",
)
@dataclass(frozen=True, slots=True)
class DiscardPrograms:
    """As far as there are any."""

    whom: Whom
    n: Few
    how: How


@phrase(
    "{whom} {whom:gives|give} a chosen player {n} of the {what} held",
    de="{whom} {whom:gibt|geben|gibst} jemandem nach Wahl {n} der eigenen {what}",
)
@dataclass(frozen=True, slots=True)
class Give:
    """The giver says to whom and which, as far as there are any."""

    whom: Whom
    n: Few
    what: Possessions


@phrase(
    "{whom} {whom:takes|take} {n} of the {what} of a chosen player at random",
    de="{whom} {whom:nimmt|nehmen|nimmst} zufällig {n} der {what} von jemandem nach Wahl",
)
@dataclass(frozen=True, slots=True)
class Steal:
    """The taker says from whom; chance says which."""

    whom: Whom
    n: Few
    what: Possessions


@phrase(
    "{whom} {whom:looks|look} at {what} of a chosen player",
    de="{whom} {whom:sieht|sehen|siehst} bei jemandem nach Wahl {what}",
)
@dataclass(frozen=True, slots=True)
class Look:
    """Everybody hears who looked at whose; only the looker knows what was seen (HP-309)."""

    whom: Whom
    what: Secret


@phrase(
    "{whom} {whom:looks|look} at an unused Loyalty card",
    de="{whom} {whom:sieht|sehen|siehst} eine unbenutzte Loyalitätskarte",
)
@dataclass(frozen=True, slots=True)
class LookUnused:
    """The top one of those that nobody has."""

    whom: Whom


Cards: TypeAlias = (
    DrawPersonal
    | DrawGeneral
    | DrawPrograms
    | ChoosePrograms
    | Discard
    | DiscardOf
    | DiscardPrograms
    | Give
    | Steal
    | Look
    | LookUnused
)

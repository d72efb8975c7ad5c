"""Effects on people: Health, Wounds, places, badges, Scanners, Boosts, the rest of a turn."""

from dataclasses import dataclass
from typing import TypeAlias

from companion.engine.phrasebook.phrasebook import phrase
from companion.games.human_punishment.phrases.ranges import Few, ScannerKind, Signed
from companion.games.human_punishment.phrases.words import Place, Whom


@phrase("{whom} {whom:loses|lose} {n} Health", de="{whom} {whom:verliert|verlieren|verlierst} {n} Gesundheit")
@dataclass(frozen=True, slots=True)
class LoseHealth:
    """At 0 there is a Wound and the yellow zone (HP-150)."""

    whom: Whom
    n: Few


@phrase("{whom} {whom:gains|gain} {n} Health", de="{whom} {whom:bekommt|bekommen|bekommst} {n} Gesundheit")
@dataclass(frozen=True, slots=True)
class GainHealth:
    """As far as the board goes."""

    whom: Whom
    n: Few


@phrase(
    "{whom} {whom:regains|regain} full Health",
    de="{whom} {whom:bekommt|bekommen|bekommst} die volle Gesundheit zurück",
)
@dataclass(frozen=True, slots=True)
class FullHealth:
    """Health is as high as the board says."""

    whom: Whom


@phrase(
    "{whom} {whom:takes|take} {n} {n:Wound|Wounds}",
    de="{whom} {whom:bekommt|bekommen|bekommst} {n} {n:Wunde|Wunden}",
)
@dataclass(frozen=True, slots=True)
class TakeWounds:
    """Wound cards from the pile."""

    whom: Whom
    n: Few


@phrase(
    "{whom} {whom:heals|heal} {n} {n:Wound|Wounds}",
    de="{whom} {whom:heilt|heilen|heilst} {n} {n:Wunde|Wunden}",
)
@dataclass(frozen=True, slots=True)
class HealWounds:
    """As far as there are any that can be healed."""

    whom: Whom
    n: Few


@phrase(
    "{whom} {whom:goes|go} to {to}",
    de="{whom} {whom:geht|gehen|gehst} {to}",
)
@dataclass(frozen=True, slots=True)
class GoTo:
    """The figure is put there, without steps; who is detained stays."""

    whom: Whom
    to: Place


@phrase(
    "{whom} {whom:goes|go} to a neighbouring Area",
    de="{whom} {whom:geht|gehen|gehst} in einen Nachbarbereich",
)
@dataclass(frozen=True, slots=True)
class GoNear:
    """The player who is meant says into which; a prisoner stays."""

    whom: Whom


@phrase("{whom} {whom:is|are} detained", de="{whom} {whom:wird|werden|wirst} eingesperrt")
@dataclass(frozen=True, slots=True)
class Detain:
    """Into the Isolation Cube (HP-119, HP-123)."""

    whom: Whom


@phrase("{whom} {whom:is|are} set free", de="{whom} {whom:kommt|kommen|kommst} frei")
@dataclass(frozen=True, slots=True)
class SetFree:
    """Out of the Isolation Cube."""

    whom: Whom


@phrase("{whom} {whom:becomes|become} the General", de="{whom} {whom:wird|werden|wirst} General")
@dataclass(frozen=True, slots=True)
class BecomeGeneral:
    """If nothing keeps that person from being it (HP-122, HP-A45)."""

    whom: Whom


@phrase(
    "{whom} {whom:takes|take} a Privilege Revoked marker",
    de="{whom} {whom:bekommt|bekommen|bekommst} den Marker „Vorrecht entzogen“",
)
@dataclass(frozen=True, slots=True)
class TakeMarker:
    """Never General again; a present General loses the rank (HP-122)."""

    whom: Whom


@phrase(
    "{whom} {whom:gives|give} a Privilege Revoked marker back",
    de="{whom} {whom:gibt|geben|gibst} den Marker „Vorrecht entzogen“ zurück",
)
@dataclass(frozen=True, slots=True)
class GiveMarkerBack:
    """May be General again."""

    whom: Whom


@phrase("{whom} {whom:gets|get} Scanner {n}", de="{whom} {whom:bekommt|bekommen|bekommst} Scanner {n}")
@dataclass(frozen=True, slots=True)
class GetScanner:
    """If one is left, and none of the kind is carried (HP-134)."""

    whom: Whom
    n: ScannerKind


@phrase("{whom} {whom:loses|lose} Scanner {n}", de="{whom} {whom:verliert|verlieren|verlierst} Scanner {n}")
@dataclass(frozen=True, slots=True)
class LoseScanner:
    """It is free again."""

    whom: Whom
    n: ScannerKind


@phrase(
    "{whom} {whom:gains|gain} the lowest Boost",
    de="{whom} {whom:bekommt|bekommen|bekommst} die niedrigste Verbesserung",
)
@dataclass(frozen=True, slots=True)
class GainBoost:
    """Of several lowest columns the first (HP-304)."""

    whom: Whom


@phrase(
    "actions in this turn: {n:+more|-fewer}",
    de="Aktionen in diesem Zug: {n:+mehr|-weniger}",
)
@dataclass(frozen=True, slots=True)
class MoreActions:
    """Action Points of the active player; never below 0."""

    n: Signed


@phrase(
    "movement in this turn: {n:+more|-less}",
    de="Bewegung in diesem Zug: {n:+mehr|-weniger}",
)
@dataclass(frozen=True, slots=True)
class MoreMovement:
    """Movement of the active player; never below 0."""

    n: Signed


@phrase("{whom} {whom:gets|get} a Supply Box", de="{whom} {whom:bekommt|bekommen|bekommst} eine Kiste")
@dataclass(frozen=True, slots=True)
class GetBox:
    """The top one; what is carried is laid down, and a Trap springs (HP-138, HP-141)."""

    whom: Whom


@phrase("Kuro leaves the board", de="Kuro verlässt das Brett")
@dataclass(frozen=True, slots=True)
class KuroLeaves:
    """With what he carries, until another card returns him (HP-282)."""


@phrase("Kuro returns to Dee Coy", de="Kuro kehrt zu Dee Coy zurück")
@dataclass(frozen=True, slots=True)
class KuroReturns:
    """Once a card has taken him away: all his markers are up (HP-282)."""


People: TypeAlias = (
    LoseHealth
    | GainHealth
    | FullHealth
    | TakeWounds
    | HealWounds
    | GoTo
    | GoNear
    | Detain
    | SetFree
    | BecomeGeneral
    | TakeMarker
    | GiveMarkerBack
    | GetScanner
    | LoseScanner
    | GainBoost
    | MoreActions
    | MoreMovement
    | GetBox
    | KuroLeaves
    | KuroReturns
)

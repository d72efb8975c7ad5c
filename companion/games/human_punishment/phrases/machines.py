"""Effects on machines and on Data Chips."""

from dataclasses import dataclass
from typing import TypeAlias

from companion.engine.phrasebook.phrasebook import phrase
from companion.games.human_punishment.phrases.ranges import EnemyLevel, Few, Space
from companion.games.human_punishment.phrases.words import Area, Enemies, Machine, Newcomer, Sector, Whom


@phrase(
    "{type} [of level {level} ]appears at spawn {at}",
    de="{type} [der Stufe {level} ]erscheint auf Platz {at}",
)
@dataclass(frozen=True, slots=True)
class Appear:
    """From its pile, the top one unless a level is said; on a taken or destroyed spawn Threat goes up."""

    type: Newcomer
    level: EnemyLevel | None
    at: str


@phrase(
    "{type} appears where the white dice say",
    de="{type} erscheint, wo die weißen Würfel es sagen",
)
@dataclass(frozen=True, slots=True)
class AppearRolled:
    """The white dice are rolled; a Crawler comes on Red 1."""

    type: Newcomer


@phrase("a Crawler appears on Red 1", de="ein Kriecher erscheint auf Rot 1")
@dataclass(frozen=True, slots=True)
class AppearOnRed:
    """As by the dice (HP-167)."""


@phrase(
    "eliminate {n} x {type}[ of level {level}][ {area}]",
    de="schalte aus: {n} x {type}[ der Stufe {level}][ {area}]",
)
@dataclass(frozen=True, slots=True)
class Eliminate:
    """The card's owner says which; no cards are drawn for them."""

    n: Few
    type: Enemies
    level: EnemyLevel | None
    area: Area | None


@phrase(
    "an Enemy[ {area}] takes {n} damage",
    de="ein Feind[ {area}] nimmt {n} Schaden",
)
@dataclass(frozen=True, slots=True)
class Damage:
    """The card's owner says which Enemy; no cards are drawn for it."""

    n: Few
    area: Area | None


@phrase("{machine} moves {n} {n:space|spaces}", de="{machine} geht {n} {n:Feld|Felder} weiter")
@dataclass(frozen=True, slots=True)
class MoveElite:
    """On its path, if it is in the city."""

    machine: Machine
    n: Space


@phrase("{machine} attacks", de="{machine} greift an")
@dataclass(frozen=True, slots=True)
class EliteAttacks:
    """Deus everybody where it stands, Apex an Enemy there (HP-184, HP-189)."""

    machine: Machine


@phrase(
    "{whom} {whom:looks|look} at {n} {n:chip|chips} of {sector}",
    de="{whom} {whom:sieht|sehen|siehst} {n} {n:Chip|Chips} aus {sector}",
)
@dataclass(frozen=True, slots=True)
class LookInSector:
    """The top ones, which stay where they are."""

    whom: Whom
    n: Few
    sector: Sector


@phrase(
    "{whom} {whom:looks|look} at {n} {n:chip|chips} in the Network",
    de="{whom} {whom:sieht|sehen|siehst} {n} {n:Chip|Chips} im Netzwerk",
)
@dataclass(frozen=True, slots=True)
class LookInNetwork:
    """The first ones that lie face down, from Tier 1 upwards; they stay where they are."""

    whom: Whom
    n: Few


@phrase(
    "{whom} {whom:looks|look} at {n} {n:chip|chips} in the Junkyard",
    de="{whom} {whom:sieht|sehen|siehst} {n} {n:Chip|Chips} auf dem Schrottplatz",
)
@dataclass(frozen=True, slots=True)
class LookInJunkyard:
    """Some that chance picks; they stay where they are."""

    whom: Whom
    n: Few


@phrase(
    "{whom} {whom:takes|take} the top chip of {sector}",
    de="{whom} {whom:nimmt|nehmen|nimmst} den obersten Chip aus {sector}",
)
@dataclass(frozen=True, slots=True)
class TakeChip:
    """With a free slot alone; the Sector's value rises (HP-192)."""

    whom: Whom
    sector: Sector


@phrase(
    "{whom} {whom:swaps|swap} a carried chip with a chosen player",
    de="{whom} {whom:tauscht|tauschen|tauschst} einen getragenen Chip mit jemandem nach Wahl",
)
@dataclass(frozen=True, slots=True)
class SwapCarried:
    """Both carry one; who gets it knows it, as everybody who carries one."""

    whom: Whom


@phrase(
    "{whom} {whom:swaps|swap} a carried chip with one in the Network",
    de="{whom} {whom:tauscht|tauschen|tauschst} einen getragenen Chip mit einem im Netzwerk",
)
@dataclass(frozen=True, slots=True)
class SwapInNetwork:
    """With one that lies face down; it does not count as brought (HP-285)."""

    whom: Whom


@phrase(
    "{whom} {whom:drops|drop} a carried chip into the Junkyard",
    de="{whom} {whom:lässt|lassen|lässt} einen getragenen Chip auf den Schrottplatz fallen",
)
@dataclass(frozen=True, slots=True)
class DropChip:
    """Face down; nobody keeps who dropped what."""

    whom: Whom


@phrase(
    "{n} {n:chip leaves|chips leave} the Junkyard and the game",
    de="{n} {n:Chip verlässt|Chips verlassen} den Schrottplatz und das Spiel",
)
@dataclass(frozen=True, slots=True)
class RemoveChips:
    """Unseen, by chance (HP-232)."""

    n: Few


Machines: TypeAlias = (
    Appear
    | AppearRolled
    | AppearOnRed
    | Eliminate
    | Damage
    | MoveElite
    | EliteAttacks
    | LookInSector
    | LookInNetwork
    | LookInJunkyard
    | TakeChip
    | SwapCarried
    | SwapInNetwork
    | DropChip
    | RemoveChips
)

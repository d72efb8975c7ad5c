"""Effects on the city: bars, spawns, Events, and parts of a turn that are skipped."""

from dataclasses import dataclass
from typing import TypeAlias

from companion.engine.phrasebook.phrasebook import phrase
from companion.games.human_punishment.phrases.ranges import Few, Reading, Signed, Some
from companion.games.human_punishment.phrases.words import Bar, Whom


@phrase("{bar} goes {n:+up|-down}", de="{bar} um {n:+höher|-tiefer}")
@dataclass(frozen=True, slots=True)
class MoveBar:
    """A bar moves by `n`; what it leads to happens at once."""

    bar: Bar
    n: Signed


@phrase("{bar} is set to {n}", de="{bar} auf {n}")
@dataclass(frozen=True, slots=True)
class SetBar:
    """A bar stands at `n` from now on, as far as it goes."""

    bar: Bar
    n: Reading


@phrase("{bar} is set to minus {n}", de="{bar} auf minus {n}")
@dataclass(frozen=True, slots=True)
class SetBarBelow:
    """A bar stands `n` below nothing from now on."""

    bar: Bar
    n: Some


@phrase("an EX Event is drawn", de="ein EX-Ereignis wird gezogen")
@dataclass(frozen=True, slots=True)
class CallEx:
    """An EX Event before all else; afterwards Riot is 0 (HP-089)."""


@phrase("spawn {at} is destroyed", de="Platz {at} wird zerstört")
@dataclass(frozen=True, slots=True)
class Destroy:
    """The spawn is a Dead Zone from now on, and an Enemy on it is eliminated (HP-237)."""

    at: str


@phrase("spawn {at} is restored", de="Platz {at} wird wiederhergestellt")
@dataclass(frozen=True, slots=True)
class Restore:
    """The spawn is no Dead Zone any more."""

    at: str


@phrase("a Supply Box is put into Area {orange}", de="eine Kiste kommt nach Bereich {orange}")
@dataclass(frozen=True, slots=True)
class PutBox:
    """The top box, face down, into that Area (HP-137)."""

    orange: Few


@phrase(
    "a Supply Box is put into the Area of the orange die",
    de="eine Kiste kommt in den Bereich des orangen Würfels",
)
@dataclass(frozen=True, slots=True)
class RollBox:
    """The orange die says into which Area the top box is put (HP-137)."""


@phrase(
    "{n} {n:Trap is|Traps are} mixed into the Supply Boxes",
    de="{n} {n:Falle kommt|Fallen kommen} unter die Kisten",
)
@dataclass(frozen=True, slots=True)
class MixTraps:
    """`n` Traps come into the pile of boxes (HP-141)."""

    n: Few


@phrase("a Raid is rolled {n} {n:time|times}", de="die Maschinen greifen {n} Mal an")
@dataclass(frozen=True, slots=True)
class Raid:
    """The red die and the white ones bring an Enemy, so often (HP-088)."""

    n: Few


@phrase("a vote for a New Leader is held", de="die Führung wird neu gewählt")
@dataclass(frozen=True, slots=True)
class Elect:
    """As at HQ (HP-217)."""


@phrase("the Leader names a General", de="wer anführt, ernennt einen General")
@dataclass(frozen=True, slots=True)
class NameGeneral:
    """Or keeps the one there is (HP-120)."""


@phrase("nothing is activated in this turn", de="in diesem Zug wird kein Bereich aktiviert")
@dataclass(frozen=True, slots=True)
class SkipActivation:
    """The dice of the activation phase are not rolled."""


@phrase("no Event is drawn in this turn", de="in diesem Zug wird kein Ereignis gezogen")
@dataclass(frozen=True, slots=True)
class SkipEvent:
    """The Event phase is over at once; the Riot check is made."""


@phrase(
    "{whom} {whom:skips|skip} the next draw",
    de="{whom} {whom:zieht|ziehen|ziehst} beim nächsten Mal keine Karten",
)
@dataclass(frozen=True, slots=True)
class SkipDraw:
    """The next turn of the player who is meant begins without cards."""

    whom: Whom


@phrase("by hand {text}", de="von Hand {text}")
@dataclass(frozen=True, slots=True)
class ByHand:
    """The text is shown and the players do it; the counters are opened for the active player.

    Where it holds or is so always, the text is shown alone.
    """

    text: str


City: TypeAlias = (
    MoveBar
    | SetBar
    | SetBarBelow
    | CallEx
    | Destroy
    | Restore
    | PutBox
    | RollBox
    | MixTraps
    | Raid
    | Elect
    | NameGeneral
    | SkipActivation
    | SkipEvent
    | SkipDraw
    | ByHand
)

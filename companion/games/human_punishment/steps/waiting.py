"""The steps that wait: for dice, for the table, or for the answer of a seat."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar, Literal, TypeAlias

from companion.games.human_punishment.card_form import Form
from companion.games.human_punishment.steps.step import OfAll, SeatStep, Step, Throw

Pausing: TypeAlias = Literal["roll", "strike", "check"]
"""The event after a pause: dice count, an Enemy strikes, a check is opened."""


@dataclass(frozen=True)
class Pause(Step):
    """A short while for actions at any moment; a `held` one waits until it is ended by hand (HP-131)."""

    do: ClassVar[str] = "pause"
    about: Pausing
    throw: Throw | None = None
    held: bool = False


@dataclass(frozen=True)
class LayOut(Step):
    """A page says what to lay out for this number of people (HP-014 to HP-025)."""

    do: ClassVar[str] = "lay out"
    page: int = 0


@dataclass(frozen=True)
class Start(Step):
    """The orange die says where `whose` figure begins (HP-030)."""

    do: ClassVar[str] = "start"
    whose: str


@dataclass(frozen=True)
class Pink(Step):
    """The pink die is thrown for an action of `whose`, after cards worth `total` or `card` (HP-012)."""

    do: ClassVar[str] = "pink"
    about: str
    whose: str
    total: int = 0
    sign: int = 1
    card: int | None = None


@dataclass(frozen=True)
class Red(Step):
    """The red die is read, after the dice of `thrown` (HP-069)."""

    do: ClassVar[str] = "red"
    thrown: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class WhiteRoll(Step):
    """The white dice say where the Enemy of the red one comes (HP-A2)."""

    do: ClassVar[str] = "white roll"
    red: int


@dataclass(frozen=True)
class RaidRoll(Step):
    """The white dice of a Raid (HP-088)."""

    do: ClassVar[str] = "raid roll"


@dataclass(frozen=True)
class RaidRed(Step):
    """The red die of a Raid, after the white ones of `thrown` (HP-088)."""

    do: ClassVar[str] = "raid red"
    thrown: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class BoxRoll(Step):
    """The orange die says into which Area a box comes (HP-137)."""

    do: ClassVar[str] = "box roll"


@dataclass(frozen=True)
class Again(Step):
    """One die of a throw is thrown again (HP-256)."""

    do: ClassVar[str] = "again"
    throw: Throw
    die: str


@dataclass(frozen=True)
class Discuss(OfAll):
    """All talk about the accused of a Censure, until a majority is `ready` to vote (HP-216)."""

    do: ClassVar[str] = "discuss"
    accused: str
    by: str
    ready: tuple[str, ...] = ()


@dataclass(frozen=True)
class Vote(OfAll):
    """All vote on a Censure (HP-216)."""

    do: ClassVar[str] = "vote"
    accused: str
    by: str


@dataclass(frozen=True)
class ChooseCharacter(SeatStep):
    """A free character is taken (HP-027)."""

    do: ClassVar[str] = "choose character"


@dataclass(frozen=True)
class KeepLoyalty(SeatStep):
    """One of these Loyalty cards is kept (HP-036)."""

    do: ClassVar[str] = "keep loyalty"
    cards: tuple[str, ...]


@dataclass(frozen=True)
class KeepObjective(SeatStep):
    """`most` Objectives are kept (HP-037)."""

    do: ClassVar[str] = "keep objective"
    most: int


@dataclass(frozen=True)
class AddCard(SeatStep):
    """A card may be added to Riot, which moves by `n`, or with the die to come by `sign` (HP-202, HP-A54)."""

    do: ClassVar[str] = "add card"
    n: int | None = None
    sign: int = 1


@dataclass(frozen=True)
class JoinIn(SeatStep):
    """Nova may draw a card (HP-257)."""

    do: ClassVar[str] = "join in"


@dataclass(frozen=True)
class KeepChip(SeatStep):
    """One of these chips is kept; then the bar of the Sector moves (HP-196)."""

    do: ClassVar[str] = "keep chip"
    chips: tuple[str, ...]
    bar: str


@dataclass(frozen=True)
class TakeReward(SeatStep):
    """A Boost or `n` Programs (HP-136)."""

    do: ClassVar[str] = "take reward"
    n: int
    both: bool = True

    @property
    def answer(self) -> str:
        """The same word as in scenarios."""
        return "reward"


@dataclass(frozen=True)
class PickBoost(SeatStep):
    """One of the lowest columns comes on (HP-264)."""

    do: ClassVar[str] = "pick boost"


@dataclass(frozen=True)
class KeepProgram(SeatStep):
    """One of these Programs is kept."""

    do: ClassVar[str] = "keep program"
    programs: tuple[str, ...]


@dataclass(frozen=True)
class KeepPrograms(SeatStep):
    """`n` of the Programs drawn are kept."""

    do: ClassVar[str] = "keep programs"
    drawn: tuple[str, ...]
    n: int


@dataclass(frozen=True)
class BlueFive(SeatStep):
    """Two Programs for a discarded blue 5 (HP-265)."""

    do: ClassVar[str] = "blue five"


@dataclass(frozen=True)
class BreakTie(SeatStep):
    """The Leader decides: which of `seats` leads, or whether the `accused` is detained (HP-118)."""

    do: ClassVar[str] = "break tie"
    seats: tuple[str, ...] = ()
    accused: str = ""
    by: str = ""


@dataclass(frozen=True)
class Lay(SeatStep):
    """A card is laid before a seat (HP-217)."""

    do: ClassVar[str] = "lay"


@dataclass(frozen=True)
class LayMore(SeatStep):
    """One more card may be laid (HP-217)."""

    do: ClassVar[str] = "lay more"


@dataclass(frozen=True)
class NameGeneral(SeatStep):
    """The Leader names a General (HP-120)."""

    do: ClassVar[str] = "name general"


@dataclass(frozen=True)
class Interrogated(SeatStep):
    """The line of the card that was drawn, or the pink die (HP-153)."""

    do: ClassVar[str] = "interrogated"
    cards: tuple[str, ...]


@dataclass(frozen=True)
class Put(SeatStep):
    """Up to `most` cards are put into a check (HP-080)."""

    do: ClassVar[str] = "put"
    most: int


@dataclass(frozen=True)
class PutMore(SeatStep):
    """Up to `most` more cards are put into a check (HP-080)."""

    do: ClassVar[str] = "put more"
    most: int


@dataclass(frozen=True)
class Decide(SeatStep):
    """One side of a Decision is carried out (HP-087)."""

    do: ClassVar[str] = "decide"
    a: tuple[Form, ...]
    b: tuple[Form, ...]

    def side(self, option: str) -> tuple[Form, ...]:
        """Returns the operations of side `A` or `B`."""
        return self.a if option == "A" else self.b


@dataclass(frozen=True)
class Order(SeatStep):
    """One of the Enemies of an Area acts next (HP-A5)."""

    do: ClassVar[str] = "order"
    ids: tuple[str, ...]
    area: str


@dataclass(frozen=True)
class ChooseTarget(SeatStep):
    """The Leader says which of these seats an Enemy attacks (HP-157)."""

    do: ClassVar[str] = "choose target"
    id: str
    seats: tuple[str, ...]


@dataclass(frozen=True)
class Defend(SeatStep):
    """Blue cards against an attack (HP-178)."""

    do: ClassVar[str] = "defend"
    id: str


@dataclass(frozen=True)
class Mix(SeatStep):
    """The chips of Tier 1 are laid open in any order (HP-091)."""

    do: ClassVar[str] = "mix"


@dataclass(frozen=True)
class NightStep(SeatStep):
    """A question of all phones at night; up to `most` seats are tapped, or one if it is 0."""

    most: int = 0


@dataclass(frozen=True)
class MachineTap(NightStep):
    """A lone Machine taps a Human (HP-103)."""

    do: ClassVar[str] = "machine tap"


@dataclass(frozen=True)
class LegionTap(NightStep):
    """Legion taps (HP-104)."""

    do: ClassVar[str] = "legion tap"


@dataclass(frozen=True)
class Sleep(NightStep):
    """Everybody else taps, too, and it does nothing (HP-A70)."""

    do: ClassVar[str] = "sleep"


@dataclass(frozen=True)
class TrapProgram(SeatStep):
    """A Trap takes a Program (HP-147)."""

    do: ClassVar[str] = "trap program"


@dataclass(frozen=True)
class TrapChip(SeatStep):
    """A carried chip falls into the Junkyard (HP-147)."""

    do: ClassVar[str] = "trap chip"


@dataclass(frozen=True)
class PickOne(SeatStep):
    """A field of an operation is chosen; `kind` says what the options are."""

    do: ClassVar[str] = "pick one"
    effect: Form
    field: str
    kind: str
    options: tuple[str, ...]


@dataclass(frozen=True)
class PickEnemies(SeatStep):
    """`n` of these Enemies take `damage`, or are eliminated where it is 0."""

    do: ClassVar[str] = "pick enemies"
    ids: tuple[str, ...]
    n: int
    damage: int


@dataclass(frozen=True)
class GiveUp(SeatStep):
    """`n` cards of the `hand`, or `programs`, are discarded, or go `to` another seat."""

    do: ClassVar[str] = "give up"
    what: Literal["hand", "programs"]
    n: int
    to: str | None = None


@dataclass(frozen=True)
class ByHand(SeatStep):
    """A counter is changed as a card's own words say."""

    do: ClassVar[str] = "by hand"
    text: str


@dataclass(frozen=True)
class TurnMarkers(SeatStep):
    """Two of Kuro's markers are picked (HP-284)."""

    do: ClassVar[str] = "turn markers"


@dataclass(frozen=True)
class Sniff(SeatStep):
    """Kuro may look at a box (HP-279)."""

    do: ClassVar[str] = "sniff"

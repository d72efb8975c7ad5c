"""The steps that wait: for dice, for the table, or for the answer of a seat."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from companion.games.human_punishment.state.printed.card_form import Effect
from companion.games.human_punishment.state.steps.step import CarryOut, OfAll, SeatStep, Step, Throw

Pausing: TypeAlias = Literal["roll", "strike", "check", "turn"]
"""The event after a pause: dice count, an Enemy strikes, a check is opened, the turn goes on."""


@dataclass(frozen=True)
class Pause(Step):
    """A short while for actions at any moment; a `held` one waits until it is ended by hand (HP-131)."""

    about: Pausing
    throw: Throw | None = None
    held: bool = False


@dataclass(frozen=True)
class LayOut(Step):
    """A page says what to lay out for this number of people (HP-014 to HP-025)."""

    page: int = 0


@dataclass(frozen=True)
class Start(Step):
    """The orange die says where `whose` figure begins (HP-030)."""

    whose: str


@dataclass(frozen=True)
class Pink(Step):
    """The pink die is thrown for an action of `whose`, after cards worth `total` or `card` (HP-012)."""

    about: str
    whose: str
    total: int = 0
    sign: int = 1
    card: int | None = None


@dataclass(frozen=True)
class Red(Step):
    """The red die is read, after the dice of `thrown` (HP-069)."""

    thrown: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class WhiteRoll(Step):
    """The white dice say where the Enemy of the red one comes (HP-A2)."""

    red: int


@dataclass(frozen=True)
class RaidRoll(Step):
    """The white dice of a Raid (HP-088)."""


@dataclass(frozen=True)
class RaidRed(Step):
    """The red die of a Raid, after the white ones of `thrown` (HP-088)."""

    thrown: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class BoxRoll(Step):
    """The orange die says into which Area a box comes (HP-137)."""


@dataclass(frozen=True)
class Again(Step):
    """One die of a throw is thrown again (HP-256); `by` has the Boost or the card."""

    throw: Throw
    die: str
    by: str


@dataclass(frozen=True)
class Discuss(OfAll):
    """All talk about the accused of a Censure, until a majority is `ready` to vote (HP-216)."""

    accused: str
    by: str
    ready: tuple[str, ...] = ()


@dataclass(frozen=True)
class Vote(OfAll):
    """All vote on a Censure (HP-216)."""

    accused: str
    by: str


@dataclass(frozen=True)
class ChooseCharacter(SeatStep):
    """A free character is taken (HP-027)."""


@dataclass(frozen=True)
class KeepLoyalty(SeatStep):
    """One of these Loyalty cards is kept (HP-036)."""

    cards: tuple[str, ...]


@dataclass(frozen=True)
class KeepObjective(SeatStep):
    """`most` Objectives are kept (HP-037)."""

    most: int


@dataclass(frozen=True)
class AddCard(SeatStep):
    """A card may be added to Riot, which moves by `n`, or with the die to come by `sign` (HP-202, HP-A54)."""

    n: int | None = None
    sign: int = 1


@dataclass(frozen=True)
class JoinIn(SeatStep):
    """Nova may draw a card (HP-257)."""


@dataclass(frozen=True)
class KeepChip(SeatStep):
    """One of these chips is kept; then the bar of the Sector moves (HP-196)."""

    chips: tuple[str, ...]
    bar: str


@dataclass(frozen=True)
class TakeReward(SeatStep):
    """A Boost or `n` Programs (HP-136)."""

    n: int
    both: bool = True

    @property
    def answer(self) -> str:
        """The same word as in scenarios."""
        return "reward"


@dataclass(frozen=True)
class PickBoost(SeatStep):
    """One of the lowest columns comes on (HP-264)."""


@dataclass(frozen=True)
class KeepProgram(SeatStep):
    """One of these Programs is kept."""

    programs: tuple[str, ...]


@dataclass(frozen=True)
class KeepPrograms(SeatStep):
    """`n` of the Programs drawn are kept."""

    drawn: tuple[str, ...]
    n: int


@dataclass(frozen=True)
class BlueFive(SeatStep):
    """Two Programs for a discarded blue 5 (HP-265)."""


@dataclass(frozen=True)
class BreakTie(SeatStep):
    """The Leader decides: which of `seats` leads, or whether the `accused` is detained (HP-118)."""

    seats: tuple[str, ...] = ()
    accused: str = ""
    by: str = ""


@dataclass(frozen=True)
class Lay(SeatStep):
    """A card is laid before a seat (HP-217)."""


@dataclass(frozen=True)
class LayMore(SeatStep):
    """One more card may be laid (HP-217)."""


@dataclass(frozen=True)
class NameGeneral(SeatStep):
    """The Leader names a General (HP-120)."""


@dataclass(frozen=True)
class Interrogated(SeatStep):
    """The line of the card that was drawn, or the pink die (HP-153)."""

    cards: tuple[str, ...]


@dataclass(frozen=True)
class Put(SeatStep):
    """Up to `most` cards are put into a check (HP-080)."""

    most: int


@dataclass(frozen=True)
class PutMore(SeatStep):
    """Up to `most` more cards are put into a check (HP-080)."""

    most: int


@dataclass(frozen=True)
class Decide(SeatStep):
    """One side of a Decision is carried out (HP-087)."""

    a: tuple[Effect, ...]
    b: tuple[Effect, ...]

    def side(self, option: str) -> tuple[Effect, ...]:
        """Returns the effects of side `A` or `B`."""
        return self.a if option == "A" else self.b


@dataclass(frozen=True)
class Order(SeatStep):
    """One of the Enemies of an Area acts next (HP-A5)."""

    ids: tuple[str, ...]
    area: str


@dataclass(frozen=True)
class ChooseTarget(SeatStep):
    """The Leader says which of these seats an Enemy attacks (HP-157)."""

    id: str
    seats: tuple[str, ...]


@dataclass(frozen=True)
class Defend(SeatStep):
    """Blue cards against an attack (HP-178)."""

    id: str


@dataclass(frozen=True)
class Mix(SeatStep):
    """The chips of Tier 1 are laid open in any order (HP-091)."""


@dataclass(frozen=True)
class NightStep(SeatStep):
    """A question of all phones at night; up to `most` seats are tapped, or one if it is 0."""

    most: int = 0


@dataclass(frozen=True)
class MachineTap(NightStep):
    """A lone Machine taps a Human (HP-103)."""


@dataclass(frozen=True)
class LegionTap(NightStep):
    """Legion taps (HP-104)."""


@dataclass(frozen=True)
class Sleep(NightStep):
    """Everybody else taps, too, and it does nothing (HP-A70)."""


@dataclass(frozen=True)
class TrapProgram(SeatStep):
    """A Trap takes a Program (HP-147)."""


@dataclass(frozen=True)
class TrapChip(SeatStep):
    """A carried chip falls into the Junkyard (HP-147)."""


@dataclass(frozen=True)
class PickOne(SeatStep):
    """Something is chosen for an effect; `kind` says what: the `target`, another `seat`, an `area` ..."""

    doing: CarryOut
    kind: str
    options: tuple[str, ...]


@dataclass(frozen=True)
class PickEnemies(SeatStep):
    """`n` of these Enemies take `damage`, or are eliminated where it is 0."""

    ids: tuple[str, ...]
    n: int
    damage: int


@dataclass(frozen=True)
class GiveUp(SeatStep):
    """`n` cards of the `hand`, or `programs`, are discarded, or go `to` another seat."""

    what: Literal["hand", "programs"]
    n: int
    to: str | None = None


@dataclass(frozen=True)
class ByHand(SeatStep):
    """A counter is changed as a card's own words say."""

    text: str


@dataclass(frozen=True)
class TurnMarkers(SeatStep):
    """Two of Kuro's markers are picked (HP-284)."""


@dataclass(frozen=True)
class Sniff(SeatStep):
    """Kuro may look at a box (HP-279)."""

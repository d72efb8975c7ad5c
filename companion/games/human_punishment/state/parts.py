"""The parts of the city: what lies on the board, in its piles and in the middle of the table."""

from dataclasses import dataclass, field
from typing import Any

from companion.engine.words import Message
from companion.games.human_punishment.state.facts.part import Around, Part
from companion.games.human_punishment.state.printed.board import OURS, Board
from companion.games.human_punishment.state.printed.card_form import Form
from companion.games.human_punishment.state.printed.cards import TRAPS
from companion.games.human_punishment.state.reckoning import Reckoning
from companion.games.human_punishment.state.steps.step import Throw

CHIP = "chip"


@dataclass(frozen=True)
class Shift:
    """A piece that has come, gone or moved in a step, or was hit where it is; places are those of the plan.

    `piece` is a seat, the look of a machine of that `level`, or CHIP, of which there are `level`.
    """

    piece: str
    level: int
    was: str
    now: str


@dataclass
class Fixed(Part):
    """The unchanging: all that is printed, and how this table plays."""

    seed: str = ""
    board: Board = OURS
    rulings: dict[str, str] = field(default_factory=dict)
    """Only what a table has chosen, or all of it: what is not there is as usual."""
    cards: dict[str, Form] = field(default_factory=dict)
    """All cards by id."""
    specials: dict[str, Form] = field(default_factory=dict)
    """Unique and All-Rounder cards by id."""


@dataclass
class Turn(Part):
    """The turn: whose it is, what is left of it, and what was done in it already."""

    turn: int = 1
    active: str = ""
    phase: str = "draw"
    ap: int = 0
    moves: int = 0
    entered: bool = False
    just_freed: bool = False
    """True if the active seat was freed in this turn (HP-229)."""
    city_done: list[int] = field(default_factory=list)
    panel_used: bool = False
    red_read: str = ""
    """The face of the red die of a roll whose other dice are not read yet."""
    rerolled: bool = False
    fast: int = 0
    """Number of All-Rounder cards played in this turn (HP-246)."""
    boons: dict[str, int] = field(default_factory=dict)
    """Bonuses for the next attack, and parts of this turn that are skipped."""
    acted: bool = False
    """True if the active figure has done something in this turn already (HP-280)."""
    kuro_acts: bool = False
    kuro_done: bool = False
    kept: tuple[int, int, bool] = (0, 0, False)
    """Action Points, movement, and whether Area 6 was entered: Dee Coy's, while Kuro acts."""


@dataclass
class Offices(Part):
    """The offices of Leader and General."""

    leader: str | None = None
    general: str | None = None


@dataclass
class Network(Part):
    """The chips: in the columns of the Network, in the sectors, in the Junkyard, and those out of play."""

    columns: dict[str, list[tuple[str, bool]]] = field(default_factory=dict)
    sectors: dict[str, list[str]] = field(default_factory=dict)
    junkyard: list[str | None] = field(default_factory=list)
    removed: int = 0


@dataclass
class Decks(Part):
    """The piles of cards that nobody holds."""

    general_deck: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    mixed: bool = False
    """True if cards have passed from one to another, so that a unique one may be in any hand (HP-051)."""
    shuffles: int = 0
    events: dict[str, list[Form]] = field(default_factory=dict)
    wound_pile: list[str] = field(default_factory=list)
    interrogations: list[str] = field(default_factory=list)
    objectives: list[str] = field(default_factory=list)
    """The pile of Objectives, as long as they are not dealt."""
    loyalties: list[str] = field(default_factory=list)
    """The pile of Loyalty cards, as long as they are not dealt (HP-036)."""
    unused_loyalty: list[str] = field(default_factory=list)


@dataclass
class Market(Part):
    """The market: Programs, weapons and Recon."""

    display: list[str] = field(default_factory=list)
    program_pile: list[str] = field(default_factory=list)
    program_discard: list[str] = field(default_factory=list)
    """All Programs that were used or discarded, face up; the last one on top (HP-131)."""
    used_programs: list[str] = field(default_factory=list)
    prices: dict[str, int] = field(default_factory=dict)
    hq: dict[str, int] = field(default_factory=dict)
    recon_pile: list[str] = field(default_factory=list)


@dataclass
class Boxes(Part):
    """The boxes by the Area where they lie, and their piles."""

    lying: dict[str, list[str]] = field(default_factory=dict)
    supply: list[str] = field(default_factory=list)
    used_boxes: list[str] = field(default_factory=list)
    traps: list[str] = field(default_factory=lambda: list(TRAPS))
    """Those that lie apart (HP-019)."""


@dataclass
class Enemy(Part):
    """An Enemy on the board: on a spawn, or on `Red n`."""

    id: str
    type: str
    level: int
    at: str
    health: int

    def words_around(self, _around: Around) -> Around:
        """The words before and behind its own: it is one of the Enemies."""
        return ("enemies", self.id), ()


@dataclass
class Machines(Part):
    """The Enemies, and Apex and Deus on their paths."""

    enemies: list[Enemy] = field(default_factory=list)
    piles: dict[str, list[int]] = field(default_factory=dict)
    levels: tuple[int, ...] = (1, 2, 3)
    appeared: int = 0
    dead_zones: list[str] = field(default_factory=list)
    apex: int | None = None
    apex_gone: bool = False
    deus: int | None = None
    deus_before: str | None = None
    deus_gone: bool = False
    raid_felt: bool = False
    """True if the Raid that goes on has raised Threat already."""


@dataclass
class Start(Part):
    """The beginning, until all have begun."""

    starts: dict[str, int] = field(default_factory=dict)
    carried: dict[str, str] = field(default_factory=dict)
    """Words of the first game of a campaign for the second, by seat, until all have unpacked."""


@dataclass
class Middle(Part):
    """The middle of the table: the Event, its check, votes and cards laid, and their results."""

    event: Form | None = None
    check: dict[str, Any] = field(default_factory=dict)
    below: list[Form] = field(default_factory=list)
    """Events and checks that another one has interrupted, the latest last (HP-077)."""
    total: int | None = None
    result: str | None = None
    votes: dict[str, bool] = field(default_factory=dict)
    vote_count: int | None = None
    laid: list[tuple[str, str]] = field(default_factory=list)
    stacks: dict[str, int] = field(default_factory=dict)


@dataclass
class Recent(Part):
    """The last step, for the stage and the log."""

    reckoned: list[Reckoning] = field(default_factory=list)
    """The fights and checks that it decided, in order."""
    moved: list[tuple[str, int]] = field(default_factory=list)
    """The bars that it has moved, each with where it stood before."""
    shifted: list[Shift] = field(default_factory=list)
    """The pieces that it has moved."""
    fallen: Throw | None = None
    """The dice that have counted in it, and still lie there."""
    news: list[Message] = field(default_factory=list)

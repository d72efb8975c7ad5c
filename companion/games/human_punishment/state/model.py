"""The state of the city. The rules change a copy; nobody else changes it."""

from dataclasses import dataclass, field
from typing import Any

from companion.engine.frozen import make
from companion.engine.shuffle import shuffled
from companion.engine.words import Message
from companion.games.human_punishment.state.board import OURS, Board
from companion.games.human_punishment.state.card_form import Form
from companion.games.human_punishment.state.cards import TRAPS
from companion.games.human_punishment.state.player import UNSEEN, Kuro, Player
from companion.games.human_punishment.state.reckoning import Reckoning, told_of
from companion.games.human_punishment.state.shifts import Shift
from companion.games.human_punishment.state.steps.step import Step, Throw

KURO = "kuro"
"""Kuro's name in place of a seat."""
AWAY = ""
"""Kuro's place off the board (HP-282)."""
MANY = 5
"""Number of players from which some numbers differ (HP-001)."""


@dataclass
class Enemy:
    """An Enemy on the board: on a spawn, or on `Red n`."""

    id: str
    type: str
    level: int
    at: str
    health: int


@dataclass(frozen=True)
class Intent:
    """A step that is being said: who takes it, which it is, and its fields so far."""

    seat: str
    do: str
    texts: dict[str, str] = field(default_factory=dict)


_KEPT = frozenset({"events", "news", "cards", "specials"})
"""Parts of a city whose contents never change."""


def _other(thing: Any) -> Any:
    """The same once more, as far as it can be changed; copy.deepcopy takes ten times as long."""
    kind = type(thing)
    if kind is list:
        plain = not thing or type(thing[0]) in _PLAIN
        return thing.copy() if plain else [_other(one) for one in thing]
    if kind is dict:
        return {name: one if type(one) in _PLAIN else _other(one) for name, one in thing.items()}
    if kind is Enemy:
        return make(Enemy, **vars(thing))
    return thing.copied() if isinstance(thing, Player) else thing


_PLAIN = frozenset({str, int, bool, tuple, type(None)})
"""Types that are never changed."""


@dataclass
class City:
    """The whole game at one moment."""

    players: list[Player] = field(default_factory=list)
    seed: str = ""
    board: Board = OURS
    rulings: dict[str, str] = field(default_factory=dict)
    """Only what a table has chosen, or all of it: what is not there is as usual."""
    shuffles: int = 0
    turn: int = 1
    active: str = ""
    phase: str = "draw"
    ap: int = 0
    moves: int = 0
    entered: bool = False
    freed: bool = False
    """True if the active seat was freed in this turn (HP-229)."""
    city_done: list[int] = field(default_factory=list)
    panel_used: bool = False
    leader: str | None = None
    general: str | None = None
    bars: dict[str, int] = field(default_factory=dict)
    network: dict[str, list[tuple[str, bool]]] = field(default_factory=dict)
    junkyard: list[str | None] = field(default_factory=list)
    removed: int = 0
    sectors: dict[str, list[str]] = field(default_factory=dict)
    enemies: list[Enemy] = field(default_factory=list)
    piles: dict[str, list[int]] = field(default_factory=dict)
    levels: tuple[int, ...] = (1, 2, 3)
    appeared: int = 0
    apex: int | None = None
    apex_gone: bool = False
    deus: int | None = None
    deus_before: str | None = None
    deus_gone: bool = False
    display: list[str] = field(default_factory=list)
    program_pile: list[str] = field(default_factory=list)
    prices: dict[str, int] = field(default_factory=dict)
    hq: dict[str, int] = field(default_factory=dict)
    recon: list[str] = field(default_factory=list)
    dead_zones: list[str] = field(default_factory=list)
    boxes: dict[str, list[str]] = field(default_factory=dict)
    supply: list[str] = field(default_factory=list)
    used_boxes: list[str] = field(default_factory=list)
    traps: list[str] = field(default_factory=lambda: list(TRAPS))
    """Those that lie apart (HP-019)."""
    general_deck: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    events: dict[str, list[Form]] = field(default_factory=dict)
    event: Form | None = None
    below: list[Form] = field(default_factory=list)
    """Events and checks that another one has interrupted, the latest last (HP-077)."""
    raid_felt: bool = False
    """True if the Raid that goes on has raised Threat already."""
    tasks: list[Step] = field(default_factory=list)
    intent: Intent | None = None
    unused_loyalty: list[str] = field(default_factory=list)
    starts: dict[str, int] = field(default_factory=dict)
    total: int | None = None
    result: str | None = None
    reckoned: list[Reckoning] = field(default_factory=list)
    """The fights and checks that the last step decided, in order, for the stage."""
    moved: list[tuple[str, int]] = field(default_factory=list)
    """The bars that the last step has moved, each with where it stood before, for the stage."""
    shifted: list[Shift] = field(default_factory=list)
    """The pieces that the last step has moved, for the stage."""
    fallen: Throw | None = None
    """The dice that have counted in the last step, and still lie there."""
    stacks: dict[str, int] = field(default_factory=dict)
    check: dict[str, Any] = field(default_factory=dict)
    votes: dict[str, bool] = field(default_factory=dict)
    vote_count: int | None = None
    laid: list[tuple[str, str]] = field(default_factory=list)
    over: tuple[str, str] | None = None
    cards: dict[str, Form] = field(default_factory=dict)
    """All cards by id; never changed."""
    wound_pile: list[str] = field(default_factory=list)
    interrogations: list[str] = field(default_factory=list)
    used_programs: list[str] = field(default_factory=list)
    program_discard: list[str] = field(default_factory=list)
    """All Programs that were used or discarded, face up; the last one on top (HP-131)."""
    boons: dict[str, int] = field(default_factory=dict)
    """Bonuses for the next attack, and parts of this turn that are skipped."""
    news: list[Message] = field(default_factory=list)
    kuro: Kuro | None = None
    kuro_acts: bool = False
    acted: bool = False
    """True if the active figure has done something in this turn already (HP-280)."""
    kuro_done: bool = False
    kept: tuple[int, int, bool] = (0, 0, False)
    """Action Points, movement, and whether Area 6 was entered: Dee Coy's, while Kuro acts."""
    rerolled: bool = False
    mixed: bool = False
    """True if cards have passed from one to another, so that a unique one may be in any hand (HP-051)."""
    fast: int = 0
    """Number of All-Rounder cards played in this turn (HP-246)."""
    specials: dict[str, Form] = field(default_factory=dict)
    """Unique and All-Rounder cards by id; never changed."""
    objectives: list[str] = field(default_factory=list)
    """The pile of Objectives, as long as they are not dealt."""
    loyalties: list[str] = field(default_factory=list)
    """The pile of Loyalty cards, as long as they are not dealt (HP-036)."""
    carried: dict[str, str] = field(default_factory=dict)
    """Words of the first game of a campaign for the second, by seat, until all have unpacked."""

    def copied(self) -> "City":
        """Another one that can be changed, of which nothing has been told yet; Events never change."""
        events = {pile: list(some) for pile, some in self.events.items()}
        own = {name: one if name in _KEPT else _other(one) for name, one in vars(self).items()}
        return make(City, **(own | {"events": events, "news": []}))

    def player(self, seat: str) -> Player:
        """The figure of that seat, or Kuro."""
        if seat == KURO and self.kuro is not None:
            return self.kuro
        for one in self.players:
            if one.seat == seat:
                return one
        raise KeyError(seat)

    def holder(self, seat: str) -> Player:
        """Returns the player who holds a figure's cards: Dee Coy holds those of Kuro, too."""
        return self.player(self.kuro.owner if seat == KURO and self.kuro is not None else seat)

    @property
    def everybody(self) -> list[Player]:
        """All players and Kuro, if he is played, on the board or not."""
        return [*self.players, *([self.kuro] if self.kuro is not None else [])]

    @property
    def figures(self) -> list[Player]:
        """Everybody on the board, Kuro last."""
        return [one for one in self.everybody if one.at != AWAY]

    @property
    def acting(self) -> str:
        """The figure whose turn it is: Kuro, while he acts."""
        return KURO if self.kuro_acts else self.active

    @property
    def seats(self) -> list[str]:
        """All seats, clockwise (HP-045)."""
        return [one.seat for one in self.players]

    @property
    def many(self) -> bool:
        """True if five or six play."""
        return len(self.players) >= MANY

    def in_turn(self, start: str | None = None) -> list[str]:
        """All seats in turn order, from the active one on."""
        at = self.seats.index(start or self.active)
        return [*self.seats[at:], *self.seats[:at]]

    def ruling(self, case: str, choice: str) -> bool:
        """True if the table has chosen that, which is not usual."""
        return self.rulings.get(case) == choice

    def queue_next(self, *tasks: Step) -> None:
        """These are to happen before all else."""
        self.tasks[:0] = tasks

    def shows(self, seat: str, kind: str, of: str, content: tuple[str, ...]) -> None:
        """Notes a look of a seat, which it can look up again."""
        one = self.holder(seat)
        of = one.seat if of == seat else of
        one.look = [(kind, of, content)]
        one.log.append((self.turn, (kind, of, content)))

    def drop(self, seat: str, chip: str) -> None:
        """A carried chip, as its carrier knows it, falls into the Junkyard."""
        one = self.player(seat)
        colour = one.unseen.pop(0) if chip == UNSEEN else chip
        one.chips.remove(colour)
        self.junkyard.append(colour)

    def discard_program(self, seat: str, id_: str) -> None:
        """Puts a Program of a seat on the open discard (HP-131)."""
        self.player(seat).drop_program(id_)
        self.program_discard.append(id_)

    def shuffled(self, things: list[Any]) -> list[Any]:
        """The same things in another order."""
        self.shuffles += 1
        return list(shuffled(things, self.seed, f"shuffle-{self.shuffles}"))

    def reckon(self, found: Reckoning) -> None:
        """Notes a result with its parts, and announces it."""
        self.reckoned.append(found)
        self.announce(told_of(found, self.named(found.who), len(self.reckoned)))

    def named(self, seat: str) -> str:
        """The name of a figure; empty for nobody."""
        return self.player(seat).name if seat else ""

    def announce(self, message: Message) -> None:
        """Adds a message to the public log."""
        self.news.append(message)

    @property
    def event_level(self) -> str:
        """The Event pile in use (HP-076)."""
        lengths = [len(self.network[column]) for column in self.network]
        return "I" if min(lengths) < 1 else "II" if min(lengths) < 2 else "III"

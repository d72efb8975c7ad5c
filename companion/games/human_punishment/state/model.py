"""The state of the city: sealed, but for the step that has opened it."""

from dataclasses import dataclass, field
from typing import Any

from companion.engine.shuffle import shuffled
from companion.engine.words import Message
from companion.games.human_punishment.state.facts.part import Part, opened
from companion.games.human_punishment.state.facts.pen import Pen
from companion.games.human_punishment.state.parts import (
    Boxes,
    Decks,
    Fixed,
    Machines,
    Market,
    Middle,
    Network,
    Offices,
    Recent,
    Start,
    Turn,
)
from companion.games.human_punishment.state.player import UNSEEN, Kuro, Player
from companion.games.human_punishment.state.reckoning import Reckoning, told_of
from companion.games.human_punishment.state.steps.step import Step

KURO = "kuro"
"""Kuro's name in place of a seat."""
AWAY = ""
"""Kuro's place off the board (HP-282)."""
MANY = 5
"""Number of players from which some numbers differ (HP-001)."""


@dataclass(frozen=True)
class Intent:
    """A step that is being said: who takes it, which it is, and its fields so far."""

    seat: str
    do: str
    texts: dict[str, str] = field(default_factory=dict)


@dataclass
class City(Part):
    """The whole game at one moment."""

    players: list[Player] = field(default_factory=list)
    kuro: Kuro | None = None
    fixed: Fixed = field(default_factory=Fixed)
    turn: Turn = field(default_factory=Turn)
    offices: Offices = field(default_factory=Offices)
    bars: dict[str, int] = field(default_factory=dict)
    network: Network = field(default_factory=Network)
    decks: Decks = field(default_factory=Decks)
    market: Market = field(default_factory=Market)
    boxes: Boxes = field(default_factory=Boxes)
    machines: Machines = field(default_factory=Machines)
    start: Start = field(default_factory=Start)
    tasks: list[Step] = field(default_factory=list)
    intent: Intent | None = None
    middle: Middle = field(default_factory=Middle)
    recent: Recent = field(default_factory=Recent)
    over: tuple[str, str] | None = None

    def opened(self) -> "City":
        """The same for a step, whose pen writes what changes; nothing has been told yet."""
        other = opened(self, Pen())
        other.recent.news = []
        return other

    def player(self, seat: str) -> Player:
        """The figure of that seat, or Kuro."""
        if seat == KURO and self.kuro is not None:
            return self.kuro
        for player in self.players:
            if player.seat == seat:
                return player
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
        return [one for one in self.everybody if one.figure.at != AWAY]

    @property
    def acting(self) -> str:
        """The figure whose turn it is: Kuro, while he acts."""
        return KURO if self.turn.kuro_acts else self.turn.active

    @property
    def seats(self) -> list[str]:
        """All seats, clockwise (HP-045)."""
        return [player.seat for player in self.players]

    @property
    def many(self) -> bool:
        """True if five or six play."""
        return len(self.players) >= MANY

    def in_turn(self, start: str | None = None) -> list[str]:
        """All seats in turn order, from the active one on."""
        at = self.seats.index(start or self.turn.active)
        return [*self.seats[at:], *self.seats[:at]]

    def ruling(self, case: str, choice: str) -> bool:
        """True if the table has chosen that, which is not usual."""
        return self.fixed.rulings.get(case) == choice

    def queue_next(self, *tasks: Step) -> None:
        """These are to happen before all else."""
        self.tasks[:0] = tasks

    def shows(self, seat: str, kind: str, of: str, content: tuple[str, ...]) -> None:
        """Notes a look of a seat, which it can look up again."""
        one = self.holder(seat)
        of = one.seat if of == seat else of
        one.known.look = [(kind, of, content)]
        one.known.log.append((self.turn.turn, (kind, of, content)))

    def drop(self, seat: str, chip: str) -> None:
        """A carried chip, as its carrier knows it, falls into the Junkyard."""
        one = self.player(seat)
        colour = one.figure.unseen.pop(0) if chip == UNSEEN else chip
        one.figure.chips.remove(colour)
        self.network.junkyard.append(colour)

    def discard_program(self, seat: str, id_: str) -> None:
        """Puts a Program of a seat on the open discard (HP-131)."""
        self.player(seat).drop_program(id_)
        self.market.program_discard.append(id_)

    def shuffled(self, things: list[Any]) -> list[Any]:
        """The same things in another order."""
        self.decks.shuffles += 1
        return list(shuffled(things, self.fixed.seed, f"shuffle-{self.decks.shuffles}"))

    def reckon(self, found: Reckoning) -> None:
        """Notes a result with its parts, and announces it."""
        self.recent.reckoned.append(found)
        self.announce(told_of(found, self.named(found.who), len(self.recent.reckoned)))

    def named(self, seat: str) -> str:
        """The name of a figure; empty for nobody."""
        return self.player(seat).name if seat else ""

    def announce(self, message: Message) -> None:
        """Adds a message to the public log."""
        self.recent.news.append(message)

    @property
    def event_level(self) -> str:
        """The Event pile in use (HP-076)."""
        lengths = [len(self.network.columns[column]) for column in self.network.columns]
        return "I" if min(lengths) < 1 else "II" if min(lengths) < 2 else "III"

"""Everything that is so at one moment of the game."""

from dataclasses import dataclass, field, replace
from types import MappingProxyType

from companion.engine.game import Seat
from companion.games.hopes_end.cards import Box, Op, Type
from companion.games.hopes_end.rulings import Rulings
from companion.games.hopes_end.tiles import Place, Tile
from companion.games.hopes_end.town import Town, base_of, bonus_of, count_ruined, ruinable, survey

LIMIT = 40
"""So many ruined tiles are borne (HE-039)."""
CARDS = 3
"""Morality cards in front of each player (HE-012)."""
TILES, PILES = 144, 4


@dataclass(frozen=True)
class Held:
    """A Morality card in front of somebody, the marked answer, and if that is newer than the History card."""

    card: str
    answer: int | None = None
    fresh: bool = False


@dataclass(frozen=True)
class Citizen:
    """One player: the cards in front of them, and what is counted for them."""

    seat: Seat
    cards: tuple[Held, ...] = ()
    points: int = 0
    spare: int = 0
    allow: int = 1


@dataclass(frozen=True)
class Order:
    """So many tiles of a seat that are to be ruined, or may be repaired."""

    seat: str
    n: int


@dataclass(frozen=True)
class Due:
    """What a card brings somebody once all ruin is done."""

    op: Op
    seat: str
    n: int


@dataclass(frozen=True)
class State:
    """The whole game. `ruins` and `repairs` are what the lying History card still orders, first things first.

    `placed` tiles were laid in this turn, `read` says that its Morality card was answered, `reading` is the
    one that lies on the table to be answered, `chosen` the answer before a card is replaced. While the
    History card is carried out it is `judging`, and `judged` once all but repairs has happened.
    """

    citizens: tuple[Citizen, ...] = ()
    box: Box = field(default_factory=Box)
    rulings: Rulings = field(default_factory=Rulings)
    seed: str = ""
    shuffles: int = 0
    town: Town = field(default_factory=lambda: MappingProxyType({}))
    piles: tuple[tuple[Tile, ...], ...] = ((),) * PILES
    out: int = 0
    hand: Tile | None = None
    placed: int = 0
    read: bool = False
    reading: str | None = None
    chosen: int | None = None
    morality_deck: tuple[str, ...] = ()
    morality_discard: tuple[str, ...] = ()
    history: str | None = None
    history_deck: tuple[str, ...] = ()
    history_discard: tuple[str, ...] = ()
    first: str | None = None
    active: str | None = None
    ruins: tuple[Order, ...] = ()
    chooser: str | None = None
    dues: tuple[Due, ...] = ()
    repairs: tuple[Order, ...] = ()
    judging: bool = False
    judged: bool = False
    outcome: str | None = None

    def of(self, seat: str) -> Citizen:
        """The player of that seat."""
        return next(one for one in self.citizens if one.seat.id == seat)

    def name(self, seat: str) -> str:
        """How they are called."""
        return self.of(seat).seat.name

    @property
    def seats(self) -> tuple[str, ...]:
        """All seats, clockwise."""
        return tuple(one.seat.id for one in self.citizens)

    def clockwise(self, start: str) -> tuple[str, ...]:
        """All seats from one on, clockwise (HE-009)."""
        at = self.seats.index(start)
        return (*self.seats[at:], *self.seats[:at])

    @property
    def begun(self) -> bool:
        """Whether somebody has said that they begin (HE-008)."""
        return self.first is not None

    @property
    def victim(self) -> Order | None:
        """Whose tiles are being ruined now."""
        return self.ruins[0] if self.ruins else None

    @property
    def repairer(self) -> Order | None:
        """Who may repair now: only once all ruin is done."""
        return self.repairs[0] if self.repairs and not self.ruins else None

    @property
    def ruined(self) -> int:
        """The ruined tiles of all (HE-039)."""
        return count_ruined(self.town)

    @property
    def tiles_left(self) -> int:
        """Tiles that nobody has drawn yet."""
        return sum(map(len, self.piles))

    def score(self, seat: str) -> int:
        """What it would be if the game ended now (HE-041, HE-042)."""
        base, bonus = base_of(self.town, seat), bonus_of(self.town, seat)
        if self.rulings.bonus == "replaces":
            base = self._plain(seat)
        total = base + bonus + self.of(seat).points
        return max(0, total) if self.rulings.scores == "zero" else total

    @property
    def winners(self) -> tuple[str, ...]:
        """Who has most points at the end (HE-046, HE-086)."""
        if self.outcome != "ended":
            return ()
        most = max(map(self.score, self.seats))
        best = tuple(seat for seat in self.seats if self.score(seat) == most)
        if self.rulings.ties == "tiles":
            tiles = max(base_of(self.town, seat) for seat in best)
            return tuple(seat for seat in best if base_of(self.town, seat) == tiles)
        return best

    def count(self, seat: str, type_: Type) -> int:
        """How many cards of a type somebody has."""
        return sum(self.box.morality[held.card].type is type_ for held in self.of(seat).cards)

    def ruinable(self, seat: str) -> tuple[Place, ...]:
        """The tiles of a seat that may be ruined now."""
        return ruinable(self.town, seat)

    def changed(self, seat: str, **fields: object) -> "State":
        """The state with some fields of that player's changed."""
        citizens = tuple(
            replace(one, **fields) if one.seat.id == seat else one  # type: ignore[arg-type]
            for one in self.citizens
        )
        return replace(self, citizens=citizens)

    def _plain(self, seat: str) -> int:
        """Own tiles in no complete feature."""
        complete = survey(self.town).complete_at
        return sum(
            lying.owner == seat and not lying.ruined and not complete.get(place)
            for place, lying in self.town.items()
        )


def replaced(cards: tuple[Held, ...], old: str, new: Held) -> tuple[Held, ...]:
    """The cards with one in the place of another (HE-012)."""
    return tuple(new if held.card == old else held for held in cards)

"""State of the game."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType

from companion.engine.frozen import remembered
from companion.engine.game import Seat
from companion.games.hopes_end.cards import Box, Op, Type
from companion.games.hopes_end.rulings import Rulings
from companion.games.hopes_end.town import features, town
from companion.games.hopes_end.town.features import Feature, Survey
from companion.games.hopes_end.town.scoring import Earning, bonuses, earnings
from companion.games.hopes_end.town.tiles import Place, Tile
from companion.games.hopes_end.town.town import Town, base_of, count_ruined

LIMIT = 40
"""Ruined tiles that the table survives (HE-039)."""
CARDS = 3
"""Morality cards in front of each player (HE-012)."""
TILES, PILES = 144, 4


@dataclass(frozen=True)
class Held:
    """A Morality card in front of a player, the marked answer, and if that is newer than the History card."""

    card: str
    answer: int | None = None
    fresh: bool = False


@dataclass(frozen=True)
class Citizen:
    """Player with their cards and counters.

    `allow` is the number of tiles for their turn, `more` the part of it by marked answers, `answered` that of
    the points.
    """

    seat: Seat
    cards: tuple[Held, ...] = ()
    points: int = 0
    spare: int = 0
    allow: int = 1
    more: int = 0
    answered: int = 0


@dataclass(frozen=True)
class Remembered:
    """An answer that the town remembers: the tile on which its face lives, and what has become of it.

    It is `gone` once its card was put away, and `back` is the number of the History card that told the rest.
    """

    seat: str
    card: str
    answer: int
    place: Place | None = None
    gone: bool = False
    back: int | None = None


@dataclass(frozen=True)
class Order:
    """Tiles of a seat that are to be ruined, or may be repaired."""

    seat: str
    n: int


@dataclass(frozen=True)
class Due:
    """Gain of a player, due after all ruin; `answered` of it is by marked answers."""

    op: Op
    seat: str
    n: int
    answered: int = 0


@dataclass(frozen=True)
class Closed:
    """A feature as it was completed, and by whom, if by anybody."""

    feature: Feature
    by: str | None


@dataclass(frozen=True)
class HopesEndState:
    """The whole game. `ruins` and `repairs` are what the lying History card still orders, first things first.

    `placed` tiles were laid in this turn, `read` says that its Morality card was answered, `reading` is the
    one that lies on the table to be answered, `chosen` the answer before a card is replaced. While the
    History card is carried out it is `judging`, and `judged` once all but repairs has happened.

    The tile in `hand` came from the pile `source`; `others` were drawn with it. Some rulings remember what
    was `closed` by whom, what it has `earned`, and which broken features are `kept`. `chose` is who chose
    last, `passing` are those who have yet to agree that nobody chooses, `insisted` says that one did not.
    What a card leaves to the table is done `by_hand`.
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
    source: int = 0
    others: tuple[Tile, ...] = ()
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
    by_hand: bool = False
    chose: str | None = None
    passing: tuple[str, ...] = ()
    insisted: bool = False
    closed: tuple[Closed, ...] = ()
    earned: Mapping[str, int] = field(default_factory=dict)
    kept: tuple[Feature, ...] = ()
    drawn: int = 0
    """Number of History cards that were drawn so far, also before their pile was shuffled again."""
    last: Place | None = None
    """The tile that was laid, ruined or repaired last."""
    outcome: str | None = None
    memory: tuple[Remembered, ...] = ()
    """Answers in the order in which they were marked, of cards that say what becomes of them."""

    def of(self, seat: str) -> Citizen:
        """The player of that seat."""
        return next(citizen for citizen in self.citizens if citizen.seat.id == seat)

    def name(self, seat: str) -> str:
        return self.of(seat).seat.name

    @property
    def seats(self) -> tuple[str, ...]:
        return tuple(citizen.seat.id for citizen in self.citizens)

    def clockwise(self, start: str) -> tuple[str, ...]:
        """All seats from one on, clockwise (HE-009)."""
        at = self.seats.index(start)
        return (*self.seats[at:], *self.seats[:at])

    @property
    def begun(self) -> bool:
        """True once a player has claimed to begin (HE-008)."""
        return self.first is not None

    @property
    def victim(self) -> Order | None:
        """Seat whose tiles are being ruined."""
        return self.ruins[0] if self.ruins else None

    @property
    def repairer(self) -> Order | None:
        """Repairing player's order, once all ruin is done."""
        return self.repairs[0] if self.repairs and not self.ruins else None

    @property
    def borne(self) -> int:
        """Number of ruined tiles that the table survives (HE-039)."""
        return LIMIT if self.rulings.limit == "above" else LIMIT - 1

    @property
    def ruined(self) -> int:
        """The ruined tiles of all (HE-039)."""
        return count_ruined(self.town)

    @property
    def tiles_left(self) -> int:
        """Tiles that nobody has drawn yet."""
        return sum(map(len, self.piles))

    @remembered
    def survey(self) -> Survey:
        """The features of the town, as this table reckons them."""
        if self.kept:
            return features.keeping(self.town, self.rulings, self.kept)
        return features.survey(self.town, self.rulings)

    @remembered
    def bonuses(self) -> Mapping[str, int]:
        """Bonuses by seat for complete features (HE-042, HE-A20)."""
        if self.rulings.counted == "completed":
            return self.earned
        return bonuses(self.town, self.survey.complete, self.rulings, self.closer)

    def completed_at(self, place: Place) -> tuple[Earning, ...]:
        """Returns the bonuses of the features that the tile at a place completed (HE-042)."""
        new = [one for one in self.survey.complete if place in one.tiles]
        others = [one for one in self.survey.complete if place not in one.tiles]
        return tuple(earnings(self.town, new, self.rulings, self.closer, others))

    @remembered
    def bonus_parts(self) -> Mapping[tuple[str, str], int]:
        """Bonuses by seat and kind of feature; kind "complete" where they were counted at once (HE-A20)."""
        if self.rulings.counted == "completed":
            return {(seat, "complete"): n for seat, n in self.earned.items()}
        parts = Counter[tuple[str, str]]()
        for earning in earnings(self.town, self.survey.complete, self.rulings, self.closer):
            parts[earning.seat, earning.feature.kind] += earning.n
        return parts

    def base(self, seat: str) -> int:
        """Points of a seat's tiles themselves (HE-041, HE-A2)."""
        if self.rulings.bonus == "on-top":
            return base_of(self.town, seat)
        complete = self.survey.complete_at
        return sum(
            lying.owner == seat and not lying.ruined and not complete.get(place)
            for place, lying in self.town.items()
        )

    def bonus(self, seat: str) -> int:
        return self.bonuses.get(seat, 0)

    def score(self, seat: str) -> int:
        """Score if the game ended now (HE-041, HE-042)."""
        total = self.base(seat) + self.bonus(seat) + self.of(seat).points
        return max(0, total) if self.rulings.scores == "zero" else total

    def closer(self, feature: Feature) -> str | None:
        """Seat that has completed a feature."""
        return next((one.by for one in reversed(self.closed) if one.feature.covers(feature)), None)

    @property
    def winners(self) -> tuple[str, ...]:
        """Seats with most points at the end (HE-046, HE-086)."""
        if self.outcome != "ended":
            return ()
        most = max(map(self.score, self.seats))
        best = tuple(seat for seat in self.seats if self.score(seat) == most)
        if self.rulings.ties == "tiles":
            tiles = max(base_of(self.town, seat) for seat in best)
            return tuple(seat for seat in best if base_of(self.town, seat) == tiles)
        return best

    def count(self, seat: str, type_: Type) -> int:
        """Number of a player's cards of that type."""
        return sum(self.box.morality[held.card].type is type_ for held in self.of(seat).cards)

    def ruinable(self, seat: str) -> tuple[Place, ...]:
        """The tiles of a seat that may be ruined now (HE-036, HE-073)."""
        return tuple(
            place
            for place, lying in self.town.items()
            if lying.owner == seat and not lying.ruined and not self.survey.is_safe(place)
        )

    @remembered
    def legal(self) -> tuple[tuple[int, int, int], ...]:
        """All places and turns in which the tile in hand fits."""
        return town.legal(self.town, self.hand, self.rulings) if self.hand else ()

    def changed(self, seat: str, **fields: object) -> "HopesEndState":
        """The state with some fields of that player's changed."""
        citizens = tuple(
            replace(citizen, **fields) if citizen.seat.id == seat else citizen  # type: ignore[arg-type]
            for citizen in self.citizens
        )
        return replace(self, citizens=citizens)


def replaced(cards: tuple[Held, ...], old: str, new: Held) -> tuple[Held, ...]:
    """The cards with one in the place of another (HE-012)."""
    return tuple(new if held.card == old else held for held in cards)

"""State of the game."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from companion.games.map_to_hope.cards import (
    CAMP_HOPE,
    Box,
    Effect,
    Hero,
    Lasting,
    Leader,
    Location,
    RadiationCard,
    Trigger,
)
from companion.games.map_to_hope.rulings import Rulings
from companion.games.map_to_hope.survivor import Survivor

DAYS = 9
JOURNEYS = 5
"""Journeys of a campaign."""
STEPS = ("leader", "radiation_card", "special", "groups")
"""Choices of each player before the first Day, in this order."""
EMPTY_BOX = Box({}, {}, {}, {})


@dataclass(frozen=True)
class Errand:
    """Something still to happen to a seat: an effect of a card, or a step of the rules (`then`) with one."""

    seat: str
    effect: Effect | None = None
    then: str = ""
    card: str = ""


@dataclass(frozen=True)
class Came:
    """Something that came of a turn or a Day: `n` damage, Radiation, Time or cards; `owed` of the Time later.

    A `shield` names the card that kept `n` off, `by` the card that did it, if one did.
    """

    what: str
    seat: str
    n: int
    owed: int = 0
    shield: str = ""
    by: str = ""


@dataclass(frozen=True)
class Counted:
    """A lasting rule that changed the cost of a turn or the Time of a Day, and the card that it is on."""

    card: str
    rule: Lasting


@dataclass(frozen=True)
class Test:
    """The latest test: the value before Fate, the modifier that counted, the value after it (MH-038)."""

    seat: str
    location: str
    skill: int
    needs: int
    fate: int | None = None
    card: str = ""
    total: int | None = None
    success: bool | None = None
    parts: tuple[tuple[str, int], ...] = ()
    """Summands of the skill value by source."""
    printed: int = 0
    """Value of the Fate card before a card in front changed it."""
    floor: str = ""
    """The card that held Fate at a better value, if one did."""
    came: tuple[Came, ...] = ()
    settled: bool = False
    """True once all that came of it has happened."""
    other: bool = False
    """True if the Location was tested in its other way."""


@dataclass(frozen=True)
class JourneyEnd:
    """The end of a journey of a campaign: its finale, its outcome and its last Day."""

    finale: str
    won: bool
    why: str
    day: int


@dataclass(frozen=True)
class MapToHopeState:
    """The whole game. `errands` is what is still to happen, in order; if `acting`, the turn then passes.

    `fate` is the deck from the top; with real cards it is a set. `limbo` is an Action that is being played.
    """

    survivors: tuple[Survivor, ...] = ()
    box: Box = EMPTY_BOX
    rulings: Rulings = field(default_factory=Rulings)
    seed: str = ""
    order: tuple[str, ...] = ()
    """The seats in the order in which they choose before the first Day."""
    shuffles: int = 0
    day: int = 0
    days: int = DAYS
    first: str | None = None
    active: str | None = None
    location: str | None = None
    journey: tuple[str, ...] = ()
    aside: tuple[str, ...] = ()
    fate: tuple[str, ...] = ()
    fate_discard: tuple[str, ...] = ()
    errands: tuple[Errand, ...] = ()
    acting: bool = False
    limbo: str | None = None
    test: Test | None = None
    way: tuple[tuple[str, str], ...] = ()
    """Locations behind the players, and how they left them: `won`, `lost` or `passed`."""
    outcome: str | None = None
    why_lost: str = ""
    settling: str = ""
    """The card whose effect is being settled."""
    came: tuple[Came, ...] = ()
    """The effects of the latest turn, or of the beginning of the Day, outside a test."""
    counted: tuple[Counted, ...] = ()
    """The lasting rules behind its cost, or behind the Time of the Day."""
    finale: str = ""
    """The finale that the Journey ends at; empty where there was only one."""
    at_camp_won: int = 0
    """Tests won at a Camp Hope that has to be won more often."""
    journeys: tuple[JourneyEnd, ...] = ()
    """The journeys of a campaign that are over."""
    between: bool = False
    """True between two of them."""
    seen: tuple[str, ...] = ()
    """Locations of earlier journeys."""

    def of(self, seat: str) -> Survivor:
        """The player of that seat."""
        return next(survivor for survivor in self.survivors if survivor.seat.id == seat)

    def name(self, seat: str) -> str:
        return self.of(seat).seat.name

    def partner(self, seat: str) -> Survivor | None:
        """The other player, if there is one who lives."""
        return next((one for one in self.alive if one.seat.id != seat), None)

    @property
    def alive(self) -> tuple[Survivor, ...]:
        """Those who are not eliminated."""
        return tuple(survivor for survivor in self.survivors if not survivor.dead)

    @property
    def journeys_won(self) -> int:
        """Number of journeys of a campaign that were won."""
        return sum(journey.won for journey in self.journeys)

    @property
    def choosing(self) -> tuple[str, str] | None:
        """Seat and step of the open choice before the first Day (MH-A41)."""
        return next(
            (choice for choice in self._choices() if not getattr(self.of(choice[0]), choice[1])), None
        )

    def _choices(self) -> Iterator[tuple[str, str]]:
        """All choices in their order: seat by seat, or thing by thing, each time another seat first."""
        if self.rulings.order != "turns":
            yield from ((seat, step) for seat in self.order for step in STEPS)
            return
        for n, step in enumerate(STEPS):
            first = n % max(1, len(self.order))
            yield from ((seat, step) for seat in (*self.order[first:], *self.order[:first]))

    @property
    def chooser(self) -> Survivor | None:
        """Survivor with an open choice before the first Day."""
        return self.of(self.choosing[0]) if self.choosing else None

    @property
    def at_camp(self) -> bool:
        """True if Camp Hope is revealed (MH-046)."""
        return self.location == CAMP_HOPE

    @property
    def place(self) -> Location | None:
        """The open Location; what was won on the way counts at some (MH-045)."""
        return self.box.locations[self.location].eased(self.places_won) if self.location else None

    @property
    def places_won(self) -> int:
        """Number of Locations won on the way, per player."""
        return sum(end == "won" for _, end in self.way) // max(1, len(self.survivors))

    def tested(self, test: Test) -> Location:
        """The Location of a test, as it was tested."""
        return self.box.locations[test.location].tested(other=test.other)

    def hero(self, card: str) -> Hero:
        """The Hero card of that id."""
        return self.box.heroes[card]

    def leader(self, seat: str) -> Leader:
        """The Leader of a seat."""
        return self.box.leaders[self.of(seat).leader]

    def radiation_card(self, seat: str) -> RadiationCard:
        return self.box.radiation_cards[self.of(seat).radiation_card]

    def changed(self, seat: str, **fields: object) -> "MapToHopeState":
        """The state with some fields of that player's changed."""
        survivors = tuple(
            replace(survivor, **fields) if survivor.seat.id == seat else survivor  # type: ignore[arg-type]
            for survivor in self.survivors
        )
        return replace(self, survivors=survivors)

    @property
    def fate_is_open(self) -> bool:
        """True if the remaining Fate cards are public (MH-079, MH-A11, MH-A29)."""
        return (self.rulings.piles, self.rulings.taken_out) == ("open", "known")

    @property
    def covers_hands(self) -> bool:
        """True if a hand is covered on its holder's screen: another player sits beside (MH-077)."""
        return self.rulings.hands == "private" and len(self.survivors) > 1

    @property
    def covers_looks(self) -> bool:
        """True if a tile that a player looks at is covered on that player's screen (MH-078)."""
        return self.rulings.scouting == "scout" and len(self.survivors) > 1

    def noted(self, came: Came) -> "MapToHopeState":
        """The state with something that came of the test that is being settled, or else of the turn."""
        test, came = self.test, replace(came, by=self.settling)
        if not (came.n or came.owed):
            return self
        if test is None or test.settled or test.total is None:
            return replace(self, came=_with(self.came, came))
        return replace(self, test=replace(test, came=_with(test.came, came)))

    def testing(self, seat: str) -> tuple[str, ...]:
        """Seats whose cards count in a test of that seat (MH-A13)."""
        return tuple(one.seat.id for one in self.alive) if self.rulings.skills == "both" else (seat,)

    def timed(self, seat: str, **fields: int) -> "MapToHopeState":
        """The state with that player's Time or debt changed, and everybody's where it is shared (MH-A1)."""
        state = self
        for one in self.alive if self.rulings.time == "shared" else (self.of(seat),):
            state = state.changed(one.seat.id, **fields)
        return state

    def lasting(self, seat: str) -> tuple[tuple[str, Lasting], ...]:
        """Lasting rules of a seat with their source: Leader, cards in front, levels reached (MH-043)."""
        return tuple((source, one) for source, always, _ in self._sources(seat) for one in always)

    def triggers(self, seat: str, on: str) -> tuple[tuple[str, Trigger], ...]:
        """Triggers of a seat with their source, in their order."""
        return tuple((source, one) for source, _, when in self._sources(seat) for one in when if one.on == on)

    def _sources(self, seat: str) -> tuple[tuple[str, tuple[Lasting, ...], tuple[Trigger, ...]], ...]:
        one = self.of(seat)
        if not one.leader:
            return ()
        leader, levels = self.leader(seat), self.radiation_card(seat).levels[: one.radiation]
        cards = [self.hero(lying.card) for lying in one.front]
        return (
            (leader.id, leader.always, leader.when),
            *((card.id, card.always, card.when) for card in cards),
            *((one.radiation_card, level.always, level.when) for level in levels),
        )


def _with(some: tuple[Came, ...], came: Came) -> tuple[Came, ...]:
    """These and one more; what is of one kind with the last of them is added to it."""
    last = some[-1] if some else None
    if last is None or not _same_kind(last, came):
        return (*some, came)
    return (*some[:-1], replace(came, n=last.n + came.n, owed=last.owed + came.owed))


def _same_kind(one: Came, other: Came) -> bool:
    return replace(one, n=0, owed=0) == replace(other, n=0, owed=0)

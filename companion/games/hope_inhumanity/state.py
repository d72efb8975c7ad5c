"""State of a game of Hope Inhumanity."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from companion.engine.dice import Die
from companion.engine.frozen import remembered, replace
from companion.engine.words import Message
from companion.games.hope_inhumanity.cards.abilities import Ability
from companion.games.hope_inhumanity.cards.backs import NOBODY
from companion.games.hope_inhumanity.cards.card import Deck, Destination, Personality, Scene, Terrain
from companion.games.hope_inhumanity.rulings import Rulings

ROUNDS = 5
DICE = 5
"""Dice of each player, and Hope dice (HI-003, HI-004)."""
HOPE_COLOUR = "white"
WORST = 2
"""The last step of a condition that can be survived: Starving, Crippled (HI-188, HI-191)."""


class Phase(StrEnum):
    """Which step of a turn is open."""

    INTRODUCTION = "introduction"
    DRAW = "draw"
    DECLARE = "declare"
    COMMIT = "commit"
    SUPPORT = "support"
    HOPE = "hope"
    ROLL = "roll"
    OUTCOMES = "outcomes"
    ANSWERS = "answers"
    AFTERMATH = "aftermath"
    BETWEEN = "between"
    """A turn is over and the next has not begun: those who are lost leave (HI-042)."""
    OVER = "over"


class Verdict(StrEnum):
    """Result of a Scene."""

    SUCCESS = "success"
    FAILURE = "failure"
    HOPELESS = "hopeless"
    AVOIDED = "avoided"
    ANSWERED = "answered"


@dataclass(frozen=True)
class Guard:
    """Protection of a character until the turn ends: from steps of hunger and harm, and from deaths by
    them."""

    hunger: int = 0
    harm: int = 0
    deaths: int = 0


NO_GUARD = Guard()


@dataclass(frozen=True)
class Survivor:
    """Character and the seat that plays it. A negative `humanity` is a debt: removal is near (HI-205).

    `fell` is the round in which it became negative, `graced` whether its player came back as a newcomer.
    A card may have `doomed` it to die at once, or make it skip turns.
    """

    seat: str
    name: str
    colour: str
    humanity: int = DICE
    most: int = DICE
    hunger: int = 0
    harm: int = 0
    personality: str | None = None
    traits: tuple[str, ...] = ()
    played: tuple[str, ...] = ()
    guard: Guard = NO_GUARD
    doomed: bool = False
    sits_out: int = 0
    alive: bool = True
    fell: int | None = None
    graced: bool = False

    @property
    def marked(self) -> bool:
        """True if the character leaves at the beginning of the next turn (HI-207)."""
        return self.alive and (self.humanity < 0 or self.fell is not None)

    @property
    def penalty(self) -> int:
        """The hardship that its conditions add to its own Scenes (HI-134 to HI-138)."""
        return min(self.hunger, WORST) + min(self.harm, WORST)


@dataclass(frozen=True)
class Holding:
    """An Asset in play: whose it is (None: the group's), how often it still works, who has it on loan."""

    card: str
    owner: str | None
    uses: int
    borrower: str | None = None


@dataclass(frozen=True)
class Bond:
    """A Relationship between two seats."""

    card: str
    seats: tuple[str, str]


@dataclass(frozen=True)
class Estate:
    """Open matters after the loss of a character: its `assets`, and whether its
    player may be asked for a gift and for Grace. `round` is the one of the loss (HI-222, HI-233)."""

    seat: str
    round: int
    assets: tuple[str, ...] = ()
    gift: bool = True
    grace: bool = True


@dataclass(frozen=True)
class Errand:
    """A sentence of a card that waits: the seat picks, or a die of its colour falls for it.

    `sentence` is as the phrasebook says it in English, `language` that of its card; the others are whom its
    words mean. One that `is_rolled` needs nobody to be alive.
    """

    seat: str
    sentence: str
    language: str
    each: tuple[str, ...] = ()
    you: str | None = None
    other: str | None = None
    chosen: str | None = None
    times: int = 1
    is_rolled: bool = False


@dataclass(frozen=True)
class Stake:
    """Stake of one seat in the middle: Humanity dice, or one Hope die by Last Hope."""

    humanity: int = 0
    last_hope: int = 0

    @property
    def dice(self) -> int:
        return self.humanity + self.last_hope


NO_STAKE = Stake()


@dataclass(frozen=True)
class Reason:
    """A part of the hardship, in successes, with its cause."""

    amount: int
    why: Message


@dataclass(frozen=True)
class Playing:
    """Scene of this turn, from the draw to the next turn; `card` is the acting player's secret.

    `sealed` declarations are secret until all are shown together (A-06). `favoured` is the acting
    player's first choice for a scarce Hope die (A-21). `content` are those who have spoken since Hope dice
    `reopened` support (A-20). `refunds` come back after the outcomes (HI-278).
    `turned` maps a seat's branch to its replacement, `revealed` are lines made public before
    their time. `extra` are the acting player's additional dice, `sure` each seat's automatic successes.
    `fallen` are seats whose character died in it after putting dice in, or while acting: a newcomer in the
    seat has no part in it. `late` is the acting character in its state at death.
    """

    card: str
    acted: bool = False
    stakes: Mapping[str, Stake] = field(default_factory=dict)
    refused: frozenset[str] = frozenset()
    wishes: frozenset[str] = frozenset()
    sealed: Mapping[str, str] = field(default_factory=dict)
    favoured: str = ""
    passed_on: bool = False
    reopened: bool = False
    refunds: Mapping[str, int] = field(default_factory=dict)
    content: frozenset[str] = frozenset()
    accepted: frozenset[str] = frozenset()
    sealed_answers: Mapping[str, bool] = field(default_factory=dict)
    hope: int = 0
    shifts: tuple[Reason, ...] = ()
    cocked: tuple[str, ...] = ()
    dice: tuple[Die, ...] = ()
    origin: str | None = None
    needed: tuple[Reason, ...] | None = None
    verdict: Verdict | None = None
    opened: bool = False
    again: tuple[Die, ...] = ()
    rescued: bool = False
    ignoring: frozenset[tuple[str, str]] = frozenset()
    turned: Mapping[tuple[str, str], str] = field(default_factory=dict)
    revealed: frozenset[str] = frozenset()
    extra: int = 0
    sure: Mapping[str, int] = field(default_factory=dict)
    told: tuple[Message, ...] = ()
    deaths: int = 0
    fallen: frozenset[str] = frozenset()
    late: Survivor | None = None

    @property
    def in_the_middle(self) -> int:
        """Number of dice there: Humanity, Last Hope and Hope."""
        return self.hope + sum(stake.dice for stake in self.stakes.values())

    @property
    def supporters(self) -> frozenset[str]:
        """Every seat with dice in the middle, the acting one too; not those who died since (HI-220)."""
        return frozenset(self.stakes) - self.fallen


@dataclass(frozen=True)
class Played:
    """A Trait that lies open and has not worked yet, since others may answer it first (A-33)."""

    seat: str
    card: str
    on: str | None = None
    die: Die | None = None


@dataclass(frozen=True)
class HopeInhumanityState:
    """A whole game. `survivors` stand clockwise, the dead among them.

    The piles hold ids of cards, the top one first; `piles` are those of the Scenes. `assets` are those in
    play in the order in which they were gained, `spent_assets` those used up. `hunted` is the group's, and
    `thefts` are those of this turn. `estates` are those of the dead that are not settled yet,
    `errands` what cards have left to settle, `peeked` the Scenes in their piles that a seat has read in this
    turn, `shuffles` counts the piles that were made of used cards.
    """

    rulings: Rulings = field(default_factory=Rulings)
    seed: str = ""
    survivors: tuple[Survivor, ...] = ()
    deck: Deck = field(default_factory=lambda: Deck((), {}, {}, {}, {}))
    piles: Mapping[Terrain, tuple[str, ...]] = field(default_factory=dict)
    trait_pile: tuple[str, ...] = ()
    personality_pile: tuple[str, ...] = ()
    relationship_pile: tuple[str, ...] = ()
    asset_pile: tuple[str, ...] = ()
    assets: tuple[Holding, ...] = ()
    spent_assets: tuple[str, ...] = ()
    hunted: int = 0
    thefts: int = 0
    named: Mapping[str, str] = field(default_factory=dict)
    """Of the printed cards that came into play with their backs up: which card each is."""
    bonds: tuple[Bond, ...] = ()
    round: int = 1
    hope: int = 0
    active: str = ""
    had_turn: frozenset[str] = frozenset()
    phase: Phase = Phase.INTRODUCTION
    playing: Playing | None = None
    waiting: tuple[Played, ...] = ()
    won: bool | None = None
    estates: tuple[Estate, ...] = ()
    errands: tuple[Errand, ...] = ()
    peeked: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    hope_owed: int = 0
    shuffles: int = 0
    table_die: Die | None = None
    """The die that a card had rolled last in this turn, until others are rolled."""
    destination: str = ""
    """Where this game's road leads; empty where no card says so."""

    def survivor(self, seat: str) -> Survivor:
        """The character of that seat. Raises KeyError for a seat that is not at the table."""
        for survivor in self.survivors:
            if survivor.seat == seat:
                return survivor
        raise KeyError(seat)

    @property
    def acting(self) -> Survivor:
        """The character whose turn it is."""
        return self.survivor(self.active)

    @property
    def protagonist(self) -> Survivor:
        """The character whose Scene it is, even if it died in it and a newcomer has its seat (HI-224)."""
        late = self.playing.late if self.playing else None
        return late or self.acting

    def passive(self, survivor: Survivor) -> bool:
        """True if a house rule makes a marked character passive outside its own turn (A-43)."""
        has_turn = self.rulings.marked_take_their_turn and survivor.seat == self.active
        return self.rulings.marked_are_passive and survivor.marked and not has_turn

    @property
    def actor_lost(self) -> bool:
        """True if the acting character died in this turn: its decisions are skipped (A-38, A-43)."""
        fallen = self.playing is not None and self.active in self.playing.fallen
        return fallen or not self.acting.alive or self.passive(self.acting)

    @remembered
    def living(self) -> tuple[Survivor, ...]:
        """Everybody still in play, the marked among them (HI-208), clockwise from the active seat."""
        return tuple([survivor for survivor in self.clockwise(self.active) if survivor.alive])

    @remembered
    def others(self) -> tuple[Survivor, ...]:
        """Survivors with a part in the Scene beside the active player, clockwise from its left."""
        out = self.playing.fallen if self.playing else frozenset()
        apart = {self.active, *out}
        return tuple([one for one in self.living if one.seat not in apart and not self.passive(one)])

    def personality(self, survivor: Survivor) -> Personality:
        """The Personality of a character; one that does nothing, if none was left for a newcomer."""
        return self.deck.personalities.get(survivor.personality or "", NOBODY)

    @property
    def road(self) -> Destination | None:
        """The Destination of this game, if its cards have any."""
        return self.deck.destinations.get(self.destination)

    def abilities(self, survivor: Survivor) -> tuple[Ability, ...]:
        """The abilities of a character: those of its Personality, and the Destination's."""
        return (*self.personality(survivor).abilities, *(self.road.abilities if self.road else ()))

    def between(self, one: str, other: str) -> Iterator[tuple[Bond, Ability]]:
        """The abilities of all Relationships between two seats, each with its Relationship."""
        for bond in self.bonds:
            if bond.seats in ((one, other), (other, one)):
                for ability in self.deck.relationships[bond.card].abilities:
                    yield bond, ability

    def clockwise(self, seat: str) -> tuple[Survivor, ...]:
        """All characters, beginning with that seat's (HI-040)."""
        for start, survivor in enumerate(self.survivors):
            if survivor.seat == seat:
                return self.survivors[start:] + self.survivors[:start]
        return self.survivors

    @property
    def unsettled(self) -> bool:
        """True if something must be settled first: for a lost character, or for a card."""
        return bool(self.estates or self.errands)

    @property
    def empty_handed(self) -> bool:
        """True if the acting player has neither Humanity nor Hope, so can open no rated Scene (HI-096)."""
        return self.acting.humanity <= 0 and self.hope == 0

    @property
    def running(self) -> Playing:
        """The Scene in play. Only to be asked for in phases that have one."""
        if self.playing is None:
            raise LookupError("no Scene is in play")
        return self.playing

    @property
    def scene(self) -> Scene:
        """The card of the Scene in play."""
        return self.deck.scenes[self.running.card]

    @property
    def unanswered(self) -> tuple[Survivor, ...]:
        """Survivors who have not answered the question Scene, the acting player last (HI-176, HI-177)."""
        playing = self.running
        spoken = {*playing.accepted, *playing.refused, *playing.sealed_answers}
        order = (*self.others, *(() if self.actor_lost else (self.acting,)))
        return tuple(survivor for survivor in order if survivor.seat not in spoken)

    def holding(self, card: str) -> Holding:
        """The Asset in play with that card. Raises LookupError if it is not in play."""
        for holding in self.assets:
            if holding.card == card:
                return holding
        raise LookupError(card)

    def owned_by(self, owner: str | None) -> tuple[Holding, ...]:
        """The Assets in play of one seat, or the group's (None), in the order in which they were gained."""
        return tuple(holding for holding in self.assets if holding.owner == owner)

    def with_holding(self, holding: Holding) -> "HopeInhumanityState":
        """The state with that Asset in the place of its former self."""
        kept = (holding if other.card == holding.card else other for other in self.assets)
        return replace(self, assets=tuple(kept))

    def with_survivor(self, survivor: Survivor) -> "HopeInhumanityState":
        """The state with that character in the place of its former self."""
        kept = (survivor if other.seat == survivor.seat else other for other in self.survivors)
        return replace(self, survivors=tuple(kept))

"""State of a game of Hope Inhumanity."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from companion.engine.dice import Die
from companion.engine.frozen import remembered, replace
from companion.games.hope_inhumanity.cards.abilities import Ability
from companion.games.hope_inhumanity.cards.backs import NOBODY
from companion.games.hope_inhumanity.cards.card import Deck, Destination, Personality, Scene
from companion.games.hope_inhumanity.cards.kinds import Terrain
from companion.games.hope_inhumanity.playing import Phase, Played, Playing
from companion.games.hope_inhumanity.rulings import Rulings
from companion.games.hope_inhumanity.survivor import Survivor

ROUNDS = 5
HOPE_COLOUR = "white"


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

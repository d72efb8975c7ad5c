"""Everything that can happen; each event says what it does, what everybody hears, and whether it shows."""

from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import ClassVar, TypeAlias

from companion.engine.game import Seat
from companion.engine.words import Message, say
from companion.games.hopes_end import town
from companion.games.hopes_end.cards import Box, Op
from companion.games.hopes_end.places import named
from companion.games.hopes_end.rulings import Rulings
from companion.games.hopes_end.state import CARDS, TILES, Citizen, Due, Held, Order, State, replaced
from companion.games.hopes_end.tiles import Lying, Tile


@dataclass(frozen=True)
class Begun:
    """The start tile lies there, the piles are made, three Morality cards are dealt to each (HE-005)."""

    seats: tuple[Seat, ...]
    box: Box
    rulings: Rulings
    seed: str
    piles: tuple[tuple[Tile, ...], ...]
    morality: tuple[str, ...]
    history: tuple[str, ...]
    reveals: ClassVar[bool] = False

    def evolve(self, _state: State) -> State:
        """The first state there is."""
        citizens = tuple(
            Citizen(seat, tuple(map(Held, self.morality[CARDS * n : CARDS * (n + 1)])))
            for n, seat in enumerate(self.seats)
        )
        return State(
            citizens,
            self.box,
            self.rulings,
            self.seed,
            shuffles=3,
            town=MappingProxyType({(0, 0): Lying(self.box.start)}),
            piles=self.piles,
            morality_deck=self.morality[CARDS * len(self.seats) :],
            history_deck=self.history,
        )

    def told(self, _state: State) -> Message | None:
        """What comes first, and how many tiles there are if it is another set (HE-002)."""
        tiles = sum(map(len, self.piles)) + 1
        return say("told-begun") if tiles == TILES else say("told-begun-other", n=tiles)


@dataclass(frozen=True)
class Answered:
    """Somebody has marked an answer on a card that was dealt to them (HE-005)."""

    seat: str
    card: str
    answer: int
    reveals: ClassVar[bool] = False

    def evolve(self, state: State) -> State:
        """It cannot be changed any more (HE-013)."""
        cards = replaced(state.of(self.seat).cards, self.card, Held(self.card, self.answer, fresh=True))
        return state.changed(self.seat, cards=cards)

    def told(self, _state: State) -> Message | None:
        """Nothing to hear: whoever may see it sees it."""
        return None


@dataclass(frozen=True)
class Claimed:
    """Somebody was the first to say that they begin (HE-008)."""

    seat: str
    reveals: ClassVar[bool] = False

    def evolve(self, state: State) -> State:
        """They begin every round (HE-066)."""
        return replace(state, first=self.seat, active=self.seat)

    def told(self, state: State) -> Message | None:
        """Everybody hears it."""
        return say("told-claimed", name=state.name(self.seat))


@dataclass(frozen=True)
class TileDrawn:
    """The top tile of a pile is turned up (HE-010)."""

    seat: str
    pile: int
    reveals: ClassVar[bool] = True

    def evolve(self, state: State) -> State:
        """It is in hand, open to all (HE-A41)."""
        pile = state.piles[self.pile]
        piles = tuple(rest[1:] if n == self.pile else rest for n, rest in enumerate(state.piles))
        return replace(state, hand=pile[0], piles=piles)

    def told(self, state: State) -> Message | None:
        """Who draws, and from where."""
        return say("told-drew", name=state.name(self.seat), pile=self.pile + 1)


@dataclass(frozen=True)
class MoralityRenewed:
    """The empty Morality deck is made of its discard pile (HE-020)."""

    deck: tuple[str, ...]
    reveals: ClassVar[bool] = False

    def evolve(self, state: State) -> State:
        """The pile is the deck."""
        return replace(state, morality_deck=self.deck, morality_discard=(), shuffles=state.shuffles + 1)

    def told(self, _state: State) -> Message | None:
        """Nothing to hear."""
        return None


@dataclass(frozen=True)
class MoralityRead:
    """The top Morality card is read aloud (HE-011)."""

    seat: str
    reveals: ClassVar[bool] = True

    def evolve(self, state: State) -> State:
        """It lies there to be answered."""
        return replace(state, reading=state.morality_deck[0], morality_deck=state.morality_deck[1:])

    def told(self, state: State) -> Message | None:
        """Who is asked."""
        return say("told-read", name=state.name(self.seat))


@dataclass(frozen=True)
class AnswerMarked:
    """The card that was read is answered; which one goes is still to be said."""

    seat: str
    answer: int
    reveals: ClassVar[bool] = False

    def evolve(self, state: State) -> State:
        """The answer stands (HE-013)."""
        return replace(state, chosen=self.answer)

    def told(self, _state: State) -> Message | None:
        """Nothing to hear: whoever may see it sees it."""
        return None


@dataclass(frozen=True)
class MoralityReplaced:
    """The card takes the place of one of the three in front (HE-012, HE-064)."""

    seat: str
    card: str
    reveals: ClassVar[bool] = False

    def evolve(self, state: State) -> State:
        """The old one goes to the discard pile without its answer."""
        assert state.reading is not None
        discard = (*state.morality_discard, self.card)
        if self.card != state.reading:
            new = Held(state.reading, state.chosen, fresh=True)
            state = state.changed(self.seat, cards=replaced(state.of(self.seat).cards, self.card, new))
        return replace(state, reading=None, chosen=None, read=True, morality_discard=discard)

    def told(self, state: State) -> Message | None:
        """Everybody sees which one goes."""
        return say("told-replaced", name=state.name(self.seat))


@dataclass(frozen=True)
class TilePlaced:
    """The tile is laid and marked (HE-015)."""

    seat: str
    x: int
    y: int
    turn: int
    reveals: ClassVar[bool] = False

    def evolve(self, state: State) -> State:
        """It stays where and how it lies (HE-060)."""
        assert state.hand is not None
        lying = Lying(state.hand, self.turn, self.seat)
        laid = town.laid(state.town, (self.x, self.y), lying)
        return replace(state, town=laid, hand=None, placed=state.placed + 1)

    def told(self, state: State) -> Message | None:
        """Who built, and where."""
        return say("told-placed", name=state.name(self.seat), place=named((self.x, self.y)))


@dataclass(frozen=True)
class SetAside:
    """The tile fits nowhere and is out of the game (HE-081)."""

    seat: str
    reveals: ClassVar[bool] = False

    def evolve(self, state: State) -> State:
        """Another one is drawn."""
        return replace(state, hand=None, out=state.out + 1)

    def told(self, state: State) -> Message | None:
        """Everybody sees it."""
        return say("told-aside", name=state.name(self.seat))


@dataclass(frozen=True)
class TurnEnded:
    """The next seat is active, or, with None, the round is over (HE-009, HE-018)."""

    to: str | None
    reveals: ClassVar[bool] = False

    def evolve(self, state: State) -> State:
        """A new turn begins."""
        return replace(state, active=self.to, placed=0, read=False)

    def told(self, _state: State) -> Message | None:
        """Everybody sees it."""
        return None


@dataclass(frozen=True)
class HistoryDrawn:
    """The lying History card goes, and the next one lies open (HE-018, HE-019)."""

    card: str
    deck: tuple[str, ...] | None
    reveals: ClassVar[bool] = True

    def evolve(self, state: State) -> State:
        """`deck` is what an empty deck was renewed to, this card on top (HE-020)."""
        discard = (*state.history_discard, *((state.history,) if state.history else ()))
        deck = state.history_deck if self.deck is None else self.deck
        fresh = tuple(
            replace(one, cards=tuple(replace(held, fresh=False) for held in one.cards))
            for one in state.citizens
        )
        return replace(
            state,
            citizens=fresh,
            history=self.card,
            history_deck=deck[1:],
            history_discard=() if self.deck is not None else discard,
            shuffles=state.shuffles + (self.deck is not None),
            judging=True,
            judged=False,
        )

    def told(self, state: State) -> Message | None:
        """What the town is told."""
        card = state.box.history[self.card]
        return say("told-history", card=card.title or card.id)


@dataclass(frozen=True)
class Ordered:
    """Whom the card concerns is settled: what is ruined, what comes then, what may be repaired (HE-069)."""

    ruins: tuple[Order, ...]
    dues: tuple[Due, ...]
    repairs: tuple[Order, ...]
    reveals: ClassVar[bool] = False

    def evolve(self, state: State) -> State:
        """Ruin comes first (HE-072)."""
        return replace(state, ruins=self.ruins, dues=self.dues, repairs=self.repairs)

    def told(self, _state: State) -> Message | None:
        """What happens is told when it does."""
        return None


@dataclass(frozen=True)
class Spared:
    """So many of somebody's ordered ruins are spared."""

    seat: str
    n: int
    reveals: ClassVar[bool] = False

    def evolve(self, state: State) -> State:
        """Spare and order both go down."""
        order = state.ruins[0]
        state = state.changed(self.seat, spare=state.of(self.seat).spare - self.n)
        return replace(state, ruins=(replace(order, n=order.n - self.n), *state.ruins[1:]))

    def told(self, state: State) -> Message | None:
        """Everybody sees it."""
        return say("told-spared", name=state.name(self.seat), n=self.n)


@dataclass(frozen=True)
class ChooserNamed:
    """Who chooses the next tile to be ruined (HE-034)."""

    seat: str | None
    reveals: ClassVar[bool] = False

    def evolve(self, state: State) -> State:
        """It is on them."""
        return replace(state, chooser=self.seat)

    def told(self, _state: State) -> Message | None:
        """Everybody sees it."""
        return None


@dataclass(frozen=True)
class Ruined:
    """A tile is turned over (HE-033)."""

    chooser: str
    x: int
    y: int
    reveals: ClassVar[bool] = False

    def evolve(self, state: State) -> State:
        """One less of the order."""
        order = state.ruins[0]
        ruins = (replace(order, n=order.n - 1), *state.ruins[1:])
        return replace(state, town=town.ruined(state.town, (self.x, self.y)), ruins=ruins)

    def told(self, state: State) -> Message | None:
        """Who chose, whose it was, how near the end is."""
        owner = state.town[self.x, self.y].owner or ""
        place = named((self.x, self.y))
        return say(
            "told-ruined",
            name=state.name(self.chooser),
            owner=state.name(owner),
            place=place,
            n=state.ruined,
        )


@dataclass(frozen=True)
class OrderDone:
    """All that was ordered against a seat is done, or it has nothing left to be ruined (HE-A13)."""

    reveals: ClassVar[bool] = False

    def evolve(self, state: State) -> State:
        """The next victim's turn."""
        return replace(state, ruins=state.ruins[1:], chooser=None)

    def told(self, _state: State) -> Message | None:
        """Nothing to hear."""
        return None


@dataclass(frozen=True)
class AllowancesCleared:
    """All ruin is done: what cards of before let somebody place is over (HE-068)."""

    reveals: ClassVar[bool] = False

    def evolve(self, state: State) -> State:
        """One tile each, and what this card adds."""
        return replace(state, citizens=tuple(replace(one, allow=1) for one in state.citizens))

    def told(self, _state: State) -> Message | None:
        """Nothing to hear."""
        return None


@dataclass(frozen=True)
class Brought:
    """What a card or an answer brings somebody: points, spares, or tiles to place in the coming round."""

    op: Op
    seat: str
    n: int
    reveals: ClassVar[bool] = False

    def evolve(self, state: State) -> State:
        """It is counted from now on."""
        one = state.of(self.seat)
        state = replace(state, dues=state.dues[1:])
        if self.op is Op.POINTS:
            return state.changed(self.seat, points=one.points + self.n)
        if self.op is Op.SPARE:
            return state.changed(self.seat, spare=one.spare + self.n)
        return state.changed(self.seat, allow=one.allow + self.n)

    def told(self, state: State) -> Message | None:
        """What somebody has of it."""
        return say(f"told-{self.op}", name=state.name(self.seat), n=self.n) if self.n else None


@dataclass(frozen=True)
class Allowed:
    """Everybody may place at least one tile, whatever cards say (HE-016)."""

    reveals: ClassVar[bool] = False

    def evolve(self, state: State) -> State:
        """From this round on."""
        least = tuple(replace(one, allow=max(1, one.allow)) for one in state.citizens)
        return replace(state, citizens=least, judged=True)

    def told(self, _state: State) -> Message | None:
        """Everybody sees it."""
        return None


@dataclass(frozen=True)
class Repaired:
    """A ruined tile is turned back (HE-084)."""

    seat: str
    x: int
    y: int
    reveals: ClassVar[bool] = False

    def evolve(self, state: State) -> State:
        """It is as it was before."""
        order = state.repairs[0]
        repairs = (replace(order, n=order.n - 1), *state.repairs[1:])
        return replace(state, town=town.repaired(state.town, (self.x, self.y)), repairs=repairs)

    def told(self, state: State) -> Message | None:
        """Who repaired what."""
        return say("told-repaired", name=state.name(self.seat), place=named((self.x, self.y)))


@dataclass(frozen=True)
class RepairsDone:
    """Somebody has repaired what they could or wanted."""

    reveals: ClassVar[bool] = False

    def evolve(self, state: State) -> State:
        """The next one may."""
        return replace(state, repairs=state.repairs[1:])

    def told(self, _state: State) -> Message | None:
        """Nothing to hear."""
        return None


@dataclass(frozen=True)
class RoundBegan:
    """The same player begins every round (HE-066)."""

    reveals: ClassVar[bool] = False

    def evolve(self, state: State) -> State:
        """The card has been carried out."""
        return replace(state, active=state.first, judging=False, placed=0, read=False)

    def told(self, _state: State) -> Message | None:
        """Everybody sees it."""
        return None


@dataclass(frozen=True)
class Ended:
    """The last tile is gone, or too much lies in ruins (HE-039, HE-040)."""

    outcome: str
    reveals: ClassVar[bool] = False

    def evolve(self, state: State) -> State:
        """Nothing else happens."""
        return replace(state, outcome=self.outcome, active=None, ruins=(), dues=(), repairs=(), chooser=None)

    def told(self, state: State) -> Message | None:
        """The end."""
        if self.outcome == "lost":
            return say("told-lost", n=state.ruined)
        return say("told-ended", names=", ".join(map(state.name, state.winners)))


Event: TypeAlias = (
    Begun
    | Answered
    | Claimed
    | TileDrawn
    | MoralityRenewed
    | MoralityRead
    | AnswerMarked
    | MoralityReplaced
    | TilePlaced
    | SetAside
    | TurnEnded
    | HistoryDrawn
    | Ordered
    | Spared
    | ChooserNamed
    | Ruined
    | OrderDone
    | AllowancesCleared
    | Brought
    | Allowed
    | Repaired
    | RepairsDone
    | RoundBegan
    | Ended
)

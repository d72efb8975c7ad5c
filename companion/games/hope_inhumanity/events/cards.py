"""Events of cards in hand, and of cards that the companion did not deal."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from companion.engine.dice import Die
from companion.engine.frozen import replace
from companion.engine.words import Message, Printed, say
from companion.games.hope_inhumanity import departures
from companion.games.hope_inhumanity.cards.handwriting import read_scene
from companion.games.hope_inhumanity.events.event import Event, in_person, name_of, owner_of
from companion.games.hope_inhumanity.naming import kind_of, with_name, with_scene
from companion.games.hope_inhumanity.playing import Played
from companion.games.hope_inhumanity.state import Errand, HopeInhumanityState
from companion.games.hope_inhumanity.survivor import Survivor


@dataclass(frozen=True)
class CardNamed(Event):
    """A player said which printed card it is that came into play with its back up."""

    seat: str
    back: str
    card: str
    reveals: ClassVar[bool] = False

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        return with_name(state, self.back, self.card)

    def sentence(self, state: HopeInhumanityState) -> Message | None:
        kind = kind_of(state.deck, self.back)
        if kind in {"scenes", "traits"} or (kind == "assets" and state.rulings.assets_secret):
            return None
        return say(
            "told-named", name=name_of(state, self.seat), card=getattr(state.deck, kind)[self.back].title
        )


@dataclass(frozen=True)
class SceneWritten(Event):
    """The acting player wrote a printed Scene down, with the lines that a card file would have."""

    seat: str
    back: str
    lines: Mapping[str, str]
    reveals: ClassVar[bool] = False

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        return with_scene(state, self.back, read_scene(self.lines, state.scene.terrain))


@dataclass(frozen=True)
class ChangedByHand(Event):
    """A player changed something by hand that the companion could not know of."""

    seat: str | None
    reveals: ClassVar[bool] = False

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        return state

    def sentence(self, _state: HopeInhumanityState) -> Message:
        return say("told-by-hand")


@dataclass(frozen=True)
class TraitDrawn(Event):
    """A card let a player draw the top Trait, who alone reads it."""

    seat: str
    card: str
    reveals: ClassVar[bool] = True

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        drawn = in_person(state, self.seat, lambda one: replace(one, traits=(*one.traits, self.card)))
        return replace(drawn, trait_pile=tuple(card for card in state.trait_pile if card != self.card))

    def sentence(self, state: HopeInhumanityState) -> Message:
        return say("told-trait-drawn", name=name_of(state, self.seat))


@dataclass(frozen=True)
class TraitHandedOver(Event):
    """A card made the Trait that came last to a seat another seat's, which alone reads it now."""

    seat: str
    to: str
    card: str
    reveals: ClassVar[bool] = True

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        left = in_person(state, self.seat, lambda one: _without(one, (self.card,)))
        return in_person(left, self.to, lambda one: replace(one, traits=(*one.traits, self.card)))

    def sentence(self, state: HopeInhumanityState) -> Message:
        return say("told-trait-handed", name=name_of(state, self.seat), other=name_of(state, self.to))


@dataclass(frozen=True)
class TraitsDiscarded(Event):
    """A card let a player put Traits beneath the pile, unread."""

    seat: str
    cards: tuple[str, ...]
    reveals: ClassVar[bool] = False

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        left = in_person(state, self.seat, lambda one: _without(one, self.cards))
        return replace(left, trait_pile=(*state.trait_pile, *self.cards))

    def sentence(self, state: HopeInhumanityState) -> Message:
        return say("told-traits-discarded", name=name_of(state, self.seat), n=len(self.cards))


@dataclass(frozen=True)
class ErrandGiven(Event):
    """A sentence of a card waits for a choice, or for a die."""

    errand: Errand
    reveals: ClassVar[bool] = False

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        return replace(state, errands=(*state.errands, self.errand))


@dataclass(frozen=True)
class ErrandPicked(Event):
    """Of the sentence that waited first, its seat picked one half, which says this."""

    seat: str
    said: str
    language: str
    reveals: ClassVar[bool] = False

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        return replace(state, errands=state.errands[1:])

    def sentence(self, state: HopeInhumanityState) -> Message:
        return say("told-picked", name=name_of(state, self.seat), text=Printed(self.said, self.language))


@dataclass(frozen=True)
class TableRolled(Event):
    """For the sentence that waited first a die was rolled, and showed that."""

    face: int
    reveals: ClassVar[bool] = True

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        first, *errands = state.errands
        die = Die(state.survivor(first.seat).colour, self.face)
        return replace(state, errands=tuple(errands), table_die=die)

    def sentence(self, _state: HopeInhumanityState) -> Message:
        return say("told-table", n=self.face)


@dataclass(frozen=True)
class TraitPlayed(Event):
    """A player played a Trait, on a player or on a die where the card asks for that."""

    seat: str
    trait: str
    on: str | None
    die: Die | None = None
    reveals: ClassVar[bool] = True

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        def played(survivor: Survivor) -> Survivor:
            kept = _without(survivor, (self.trait,))
            return replace(kept, played=(*survivor.played, self.trait))

        laid_open = in_person(state, self.seat, played)
        if state.rulings.traits_resolve == "first":
            return laid_open
        waiting = Played(self.seat, self.trait, self.on, self.die)
        return replace(laid_open, waiting=(*state.waiting, waiting))

    def sentence(self, state: HopeInhumanityState) -> Message:
        card, name = state.deck.traits[self.trait].title, name_of(state, self.seat)
        if self.die is not None:
            return say(
                "told-trait-die", name=name, card=card, n=self.die.value, owner=owner_of(state, self.die)
            )
        if self.on is None:
            return say("told-trait", name=name, card=card)
        return say("told-trait-on", name=name, card=card, other=name_of(state, self.on))


@dataclass(frozen=True)
class TraitWorked(Event):
    """A Trait that others could answer did its work (A-33)."""

    trait: str
    reveals: ClassVar[bool] = False

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        return replace(state, waiting=tuple(one for one in state.waiting if one.card != self.trait))

    def sentence(self, state: HopeInhumanityState) -> Message:
        return say("told-trait-works", card=state.deck.traits[self.trait].title)


@dataclass(frozen=True)
class TraitsReshuffled(Event):
    """The played Traits were shuffled beneath those that were left (A-52)."""

    reveals: ClassVar[bool] = False

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        return departures.with_played_traits(state)

    def sentence(self, _state: HopeInhumanityState) -> Message:
        return say("told-traits-reshuffled")


def _without(survivor: Survivor, cards: tuple[str, ...]) -> Survivor:
    return replace(survivor, traits=tuple(card for card in survivor.traits if card not in cards))

"""The piles and hands that a game begins with, all of them following from the seed (HI-019 to HI-035)."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from companion.engine.game import Seat
from companion.engine.phrasebook.outline import told
from companion.engine.refusal import refuse
from companion.engine.shuffle import shuffled
from companion.games.hope_inhumanity.cards.backs import NOBODY, by_hand, in_piles, printed
from companion.games.hope_inhumanity.cards.card import Deck
from companion.games.hope_inhumanity.cards.deck import DeckFaults, read_decks
from companion.games.hope_inhumanity.cards.kinds import Terrain
from companion.games.hope_inhumanity.naming import limits
from companion.games.hope_inhumanity.rulings import Rulings
from companion.games.hope_inhumanity.state import Bond, HopeInhumanityState
from companion.games.hope_inhumanity.survivor import Survivor

TRAITS_EACH = 3


def deal(seats: Sequence[Seat], seed: str, decks: Mapping[str, str], rulings: Rulings) -> HopeInhumanityState:
    """The state in which everybody holds their cards and nobody has had a turn."""
    deck = _in_play(decks, rulings)
    personalities = shuffled(in_piles(deck.personalities), seed, "personalities")
    traits = shuffled(in_piles(deck.traits), seed, "traits")
    relationships = shuffled(in_piles(deck.relationships), seed, "relationships")
    assets = shuffled(in_piles(deck.assets), seed, "assets")
    first = shuffled([seat.id for seat in seats], seed, "first")[0]
    return HopeInhumanityState(
        rulings=rulings,
        seed=seed,
        survivors=_hands(seats, personalities, traits, deck),
        deck=deck,
        piles=_piles(seed, deck),
        trait_pile=traits[TRAITS_EACH * len(seats) :],
        personality_pile=personalities[len(seats) :],
        relationship_pile=relationships[len(seats) :],
        asset_pile=assets,
        bonds=_bonds(seats, relationships),
        hope=len(seats),
        active=first,
        destination=next(iter(shuffled(sorted(deck.destinations), seed, "destinations")), ""),
    )


def _in_play(decks: Mapping[str, str], rulings: Rulings) -> Deck:
    if rulings.cards == "by-hand":
        return by_hand()
    return printed(cards_of(decks)) if rulings.cards == "printed" else cards_of(decks)


def cards_of(decks: Mapping[str, str]) -> Deck:
    """The cards of the deck files, by name of file. Raises DeckFaults with every mistake in them."""
    return _read(tuple(sorted(decks.items())))


def read_cards(decks: Mapping[str, str]) -> Deck:
    """As `cards_of`. Raises Refused, which tells the mistakes to people."""
    try:
        return cards_of(decks)
    except DeckFaults as faults:
        raise refuse("refused-deck", faults=told(faults.faults)) from faults


@lru_cache(maxsize=8)
def _read(files: tuple[tuple[str, str], ...]) -> Deck:
    return read_decks(dict(files))


def _piles(seed: str, deck: Deck) -> dict[Terrain, tuple[str, ...]]:
    return {terrain: shuffled(_scenes(deck, terrain), seed, terrain.name) for terrain in Terrain}


def _scenes(deck: Deck, terrain: Terrain) -> list[str]:
    return in_piles({id_: scene for id_, scene in deck.scenes.items() if scene.terrain is terrain})


def _hands(
    seats: Sequence[Seat], personalities: Sequence[str], traits: Sequence[str], deck: Deck
) -> tuple[Survivor, ...]:
    people = (*personalities, *(NOBODY.id for _ in seats))
    return tuple(
        _survivor(seat, people[place], tuple(traits[TRAITS_EACH * place : TRAITS_EACH * (place + 1)]), deck)
        for place, seat in enumerate(seats)
    )


def _survivor(seat: Seat, personality: str, traits: tuple[str, ...], deck: Deck) -> Survivor:
    start, most = limits(deck.personalities[personality])
    return Survivor(seat.id, seat.name, seat.colour, start, most, 0, 0, personality, traits)


def _bonds(seats: Sequence[Seat], cards: Sequence[str]) -> tuple[Bond, ...]:
    lefts = [*seats[1:], seats[0]]
    return tuple(
        Bond(card, (seat.id, left.id)) for card, seat, left in zip(cards, seats, lefts, strict=False)
    )

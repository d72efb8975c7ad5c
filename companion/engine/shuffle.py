"""The only chance of the engine: orders that follow from the first event's seed, on every machine alike."""

from collections.abc import Callable, Mapping, Sequence
from hashlib import blake2b
from typing import TypeVar

T = TypeVar("T")


def shuffled(items: Sequence[T], seed: str, name: str) -> tuple[T, ...]:
    """The items in the order that `seed` gives to the pile called `name`; each order is equally likely."""
    return tuple(items[place] for place in sorted(range(len(items)), key=lambda n: _lot(seed, name, n)))


def least_met(pile: Sequence[str], n: int, met: Mapping[str, int], seed: str, name: str) -> tuple[str, ...]:
    """The `n` cards of a shuffled pile that were met least often, in its order; equals are drawn by lot."""
    chosen = _least_met([met.get(card, 0) for card in pile], n, seed, name)
    return tuple(card for place, card in enumerate(pile) if place in chosen)


def least_met_on_top(
    pile: Sequence[T],
    n: int,
    met: Mapping[str, int],
    seed: str,
    name: str,
    id_of: Callable[[T], str] = str,
    source_of: Callable[[T], str] = lambda _: "",
) -> tuple[T, ...]:
    """A shuffled pile with what was met least often among its first `n` cards, which stay shuffled.

    From each source, such as an expansion, as many cards are among them as before: which place holds a card
    of which source is left to the shuffle alone.
    """
    found = list(pile)
    for source in dict.fromkeys(map(source_of, pile)):
        places = [place for place, card in enumerate(pile) if source_of(card) == source]
        times = [met.get(id_of(pile[place]), 0) for place in places]
        chosen = _least_met(times, sum(place < n for place in places), seed, f"{name} {source}")
        order = sorted(range(len(places)), key=lambda one: one not in chosen)
        for place, one in zip(places, order, strict=True):
            found[place] = pile[places[one]]
    return tuple(found)


def _least_met(times: Sequence[int], n: int, seed: str, name: str) -> set[int]:
    """The `n` places with the smallest numbers; where all are alike, the first ones."""
    if len(set(times)) <= 1:
        return set(range(min(n, len(times))))
    return set(sorted(shuffled(range(len(times)), seed, f"{name} by lot"), key=lambda one: times[one])[:n])


def _lot(seed: str, name: str, place: int) -> bytes:
    return blake2b(f"{seed}/{name}/{place}".encode(), digest_size=16).digest()

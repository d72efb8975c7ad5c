"""The only chance of the engine: orders that follow from the first event's seed, on every machine alike."""

from collections.abc import Callable, Mapping, Sequence
from hashlib import blake2b
from typing import TypeVar

T = TypeVar("T")


def shuffled(items: Sequence[T], seed: str, name: str) -> tuple[T, ...]:
    """The items in the order that `seed` gives to the pile called `name`; each order is equally likely."""
    return tuple(items[place] for place in sorted(range(len(items)), key=lambda n: _lot(seed, name, n)))


def least_met_first(
    pile: Sequence[T], met: Mapping[str, int], id_of: Callable[[T], str] = str
) -> tuple[T, ...]:
    """The pile with the cards on top that were met least often; those met equally often stay in order."""
    return tuple(sorted(pile, key=lambda card: met.get(id_of(card), 0)))


def _lot(seed: str, name: str, place: int) -> bytes:
    return blake2b(f"{seed}/{name}/{place}".encode(), digest_size=16).digest()

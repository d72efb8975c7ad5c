"""Finds what an earlier game carries over to those who sit at a table now."""

from collections.abc import Iterable, Iterator, Mapping

from companion.table.journal.table_journal import JournalGame
from companion.table.seating.seating import SeatEntry, Seating


def carried_over(games: Iterable[JournalGame], name: str, now: Seating) -> Mapping[str, str]:
    """The words that the latest game of that name carries over to each seat; none if nobody was there.

    A seat is known again by its phone, or by its id as long as its party stays together.
    """
    latest_first = sorted(games, key=lambda one: one.number, reverse=True)
    lefts = ((game.party, game.party.left) for game in latest_first if game.name == name)
    some = (dict(_to_seats(party, left.carried, now)) for party, left in lefts if left and left.carried)
    return next(filter(None, some), {})


def _to_seats(then: Seating, carried: Mapping[str, str], now: Seating) -> Iterator[tuple[str, str]]:
    """Yields a pair for each seat that was there then; the table's own where there is any such seat."""
    pairs = ((place.seat.id, _seat_then(place, then, now)) for place in now.places)
    found = [(seat, carried[before]) for seat, before in pairs if before and before in carried]
    yield from found
    if found and "" in carried:
        yield "", carried[""]


def _seat_then(place: SeatEntry, then: Seating, now: Seating) -> str | None:
    same_party = then.code == now.code
    for before in then.places:
        if (place.phone and before.phone == place.phone) or (
            same_party and not place.phone and before.seat == place.seat
        ):
            return before.seat.id
    return None

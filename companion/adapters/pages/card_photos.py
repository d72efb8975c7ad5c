"""The photographs that owners took of their printed cards, on the cards of a view."""

from collections.abc import Mapping

from companion.engine.frozen import replace
from companion.engine.view import CardView, SeatView, View


def with_photographs(cards: tuple[CardView, ...], addresses: Mapping[str, str]) -> tuple[CardView, ...]:
    """The cards, each that has a photograph with its address."""
    if not addresses:
        return cards
    return tuple([replace(card, photograph=addresses.get(card.id)) for card in cards])


def of_seat(seat: SeatView, addresses: Mapping[str, str]) -> SeatView:
    """The seat with the photographs of the cards before it."""
    return replace(seat, cards=with_photographs(seat.cards, addresses))


def of_table(view: View, addresses: Mapping[str, str]) -> View:
    """The view with the photographs of all cards that lie open for everybody."""
    opened, shared = (with_photographs(some, addresses) for some in (view.opened, view.shared))
    return replace(view, opened=opened, shared=shared)

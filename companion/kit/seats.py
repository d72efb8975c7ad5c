"""Checks who sits down."""

from companion.engine.game import SetUp
from companion.engine.meta import Meta
from companion.engine.refusal import refuse


def check_seats(meta: Meta, set_up: SetUp) -> None:
    """Raises Refused for fewer or more than it is for, or where two have dice of one colour."""
    if len(set_up.seats) < meta.min_players:
        raise refuse("refused-few", least=meta.min_players)
    if len(set_up.seats) > meta.max_players:
        raise refuse("refused-many", most=meta.max_players)
    if len({seat.colour for seat in set_up.seats}) < len(set_up.seats):
        raise refuse("refused-taken")

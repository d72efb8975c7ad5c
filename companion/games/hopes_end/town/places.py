"""Places as people find them: by compass from the start tile."""

from companion.engine.words import Message, say
from companion.games.hopes_end.town.tiles import Place


def named(place: Place) -> Message:
    """Name of a place: “2 north, 1 east”."""
    x, y = place
    if not x and not y:
        return say("place-start")
    if not x or not y:
        return _way(x, y)
    return say("place-both", first=_way(0, y), second=_way(x, 0))


def spot(place: Place, turn: int | None = None) -> str:
    """A place, and how a tile lies there, as the id of an option."""
    return ",".join(map(str, (*place, *(() if turn is None else (turn,)))))


def numbers(option: str) -> tuple[int, ...]:
    """Coordinates from an option id. Raises ValueError for other ids."""
    return tuple(map(int, option.split(",")))


def _way(x: int, y: int) -> Message:
    side = ("north" if y > 0 else "south") if y else ("east" if x > 0 else "west")
    return say(f"place-{side}", n=abs(x or y))

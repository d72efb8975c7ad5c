"""The features of a town found by walking along them, edge by edge: slow, and obviously right."""

from companion.games.hopes_end.town.tiles import FACING, Place, neighbour
from companion.games.hopes_end.town.town import Town

Found = frozenset[tuple[str, frozenset[Place]]]
End = tuple[Place, int]


def complete(town: Town) -> Found:
    """All complete features of a town."""
    return frozenset({*_walked(town), *_surrounded(town)})


def _walked(town: Town) -> set[tuple[str, frozenset[Place]]]:
    found = set()
    for place, lying in town.items():
        for number, part in enumerate(lying.parts):
            reached, is_open = _walk(town, (place, number))
            if not is_open:
                found.add((part.kind, frozenset(one for one, _ in reached)))
    return found


def _walk(town: Town, start: End) -> tuple[set[End], bool]:
    """Every part that can be reached from one, and whether any of them ends in the open."""
    reached, waiting, is_open = {start}, [start], False
    while waiting:
        place, number = waiting.pop()
        part = town[place].parts[number]
        is_open = is_open or part.stops
        for side in part.sides:
            beyond = neighbour(place, side)
            met = [
                (beyond, n)
                for n, other in enumerate(town[beyond].parts if beyond in town else ())
                if FACING[side] in other.sides and other.kind == part.kind
            ]
            is_open = is_open or not met
            for one in met:
                if one not in reached:
                    reached.add(one)
                    waiting.append(one)
    return reached, is_open


def _surrounded(town: Town) -> set[tuple[str, frozenset[Place]]]:
    found = set()
    for x, y in (place for place, lying in town.items() if lying.has_barracks):
        square = [(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
        if all(place in town for place in square):
            found.add(("barracks", frozenset(place for place in square if not town[place].ruined)))
    return found

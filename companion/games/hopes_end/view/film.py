"""The town as it grew: one drawing in which every tile appears, falls and is mended in its turn."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from companion.engine.game import Seat
from companion.engine.recap_page import Beat, Film
from companion.engine.words import Words, say
from companion.games.hopes_end.events.event import Event
from companion.games.hopes_end.events.history import Repaired
from companion.games.hopes_end.events.ruin import Ruined
from companion.games.hopes_end.events.turn import TilePlaced
from companion.games.hopes_end.state import HopesEndState
from companion.games.hopes_end.town.tiles import Place, Tile
from companion.games.hopes_end.view.picture import drawn, parts
from companion.kit.evening_picture import (
    HIGH,
    LIGHT,
    WIDE,
    Remembered,
    evening_picture,
    in_a_row,
    letters,
    since,
)
from companion.kit.svg import area, line, moved, shades

Told: TypeAlias = Beat[HopesEndState, Event]
PICTURES = 48
"""Most frames: events between two of them show at once."""
SIDE = 100
BROAD, TOP, FOOT, LARGEST, FLAG, FLAGS = 1440, 30, 570, 1.1, 0.8, 12
"""Room for the town, how large a tile is at most and a flag is, in shares of their sizes, and most flags."""
HERE = "#f0965a"
FILM = "film-"
"""Where the names of its parts begin: the map of the town has the same ones beside it."""


@dataclass(frozen=True)
class Change:
    """A tile was laid, ruined or mended: from which picture on, where, and how it is told."""

    picture: int
    place: Place
    beat: Told


def film(beats: Sequence[Told]) -> Film | None:
    """The whole game in few pictures; None if no tile was laid."""
    done = [beat for beat in beats if isinstance(beat.event, TilePlaced | Ruined | Repaired)]
    if not done:
        return None
    pictures = min(PICTURES, len(done))
    changes = [Change(1 + n * pictures // len(done), _place(beat), beat) for n, beat in enumerate(done)]
    return evening_picture(_drawing(changes), (say("film-begins"), *_captions(changes)))


def _place(beat: Told) -> Place:
    event = beat.event
    assert isinstance(event, TilePlaced | Ruined | Repaired)
    return event.x, event.y


def _captions(changes: Sequence[Change]) -> Iterator[Words]:
    """For each picture what happened last, and how large the town is then."""
    last = {change.picture: change.beat for change in changes}
    for beat in last.values():
        yield say("film-caption", told=beat.event.log_line(beat.state) or "", n=len(beat.state.town))


def _drawing(changes: Sequence[Change]) -> Iterator[str]:
    """Yields the land, the town on it, and whose it is."""
    last = changes[-1].beat.state
    names = {
        tile: f"film-{n}" for n, tile in enumerate(dict.fromkeys(one.tile for one in last.town.values()))
    }
    named = [*parts(FILM), *(face for tile, name in names.items() for face in _faces(tile, name))]
    drawings = "".join(f'<g id="{name}">{drawing}</g>' for name, drawing in named)
    scale, left, top = _fitted(last.town)
    town = (_tile(names, changes[0], (0, 0), 0), *_laid(names, changes), *_fallen(names, changes))
    yield _meadow() + f"<defs>{drawings}</defs>"
    yield moved(left, top, *town, *map(_here, changes), *_flags(changes, scale), scale=scale)
    yield in_a_row([_person(citizen.seat, last.score(citizen.seat.id)) for citizen in last.citizens])


def _person(seat: Seat, score: int) -> Remembered:
    """With their points on a flag of their own."""
    flag = moved(-10, 18, _flag(seat.colour, ""), scale=0.6)
    return Remembered(seat.colour, seat.name, str(score), thing=flag, many=1)


def _fitted(town: Iterable[Place]) -> tuple[float, float, float]:
    """The scale by which the town fills the picture, and the place of its first tile."""
    xs, ys = zip(*town, strict=True)
    across, down = max(xs) - min(xs) + 1, max(ys) - min(ys) + 1
    scale = min(LARGEST, BROAD / across / SIDE, (FOOT - TOP) / down / SIDE)
    left = (WIDE - SIDE * scale * across) / 2 - SIDE * scale * min(xs)
    return scale, left, TOP + (FOOT - TOP - SIDE * scale * down) / 2 + SIDE * scale * max(ys)


def _flags(changes: Sequence[Change], scale: float) -> Iterator[str]:
    """Yields a flag where most was earned by what was completed, with the points, in whose colour it is."""
    earned = [(change, *best) for change in changes if (best := _earned(change))]
    for one, seat, n in sorted(earned, key=lambda each: -each[2])[:FLAGS]:
        flag, (x, y) = _flag(one.beat.state.of(seat).seat.colour, str(n)), one.place
        yield since(one.picture, moved(SIDE * x + 50, -SIDE * y + 50, flag, scale=round(FLAG / scale, 2)))


def _flag(colour: str, told: str) -> str:
    cloth = area("M0-58H46L36-42 46-26H0z", f"seat:{colour}", stroke=LIGHT, stroke_width=2)
    return line("M0 0V-60", LIGHT, 4) + cloth + letters((20, -34), told, 24)


def _earned(change: Change) -> tuple[str, int] | None:
    """The seat that earned most by what was completed here, and its points."""
    earned = Counter[str]()
    if not isinstance(change.beat.event, Ruined):
        for one in change.beat.state.completed_at(change.place):
            earned[one.seat] += one.n
    return next(iter(earned.most_common(1)), None)


def _meadow() -> str:
    """Fields at dusk."""
    light = shades("dusk-fields", (0, "#4b5a3c", 1), (0.7, "#36432e", 1), (1, "#1d261b", 1), upright=False)
    rows = "".join(f"M-900 {y}Q500 {y - 60} 2500 {y + 20}" for y in range(-300, HIGH + 300, 90))
    ground = area(f"M-900-500H{WIDE + 900}V{HIGH + 500}H-900z", "url(#dusk-fields)")
    return f"<defs>{light}</defs>{ground}" + line(rows, "#5d6d48", 3, opacity=0.35)


def _faces(tile: Tile, name: str) -> Iterator[tuple[str, str]]:
    """The tile as it stands and as it has fallen."""
    yield name, drawn(tile, of=FILM)
    yield f"{name}x", drawn(tile, ruined=True, of=FILM)


def _tile(names: dict[Tile, str], change: Change, place: Place, picture: int) -> str:
    return f'<g data-from="{picture}" transform="{_at(place)}">{_turned(names, change, place)}</g>'


def _turned(names: dict[Tile, str], change: Change, place: Place, fallen: str = "") -> str:
    lying = change.beat.state.town[place]
    return f'<use href="#{names[lying.tile]}{fallen}" transform="rotate({90 * lying.turn} 50 50)"/>'


def _laid(names: dict[Tile, str], changes: Sequence[Change]) -> Iterator[str]:
    for change in changes:
        if isinstance(change.beat.event, TilePlaced):
            yield _tile(names, change, change.place, change.picture)


def _fallen(names: dict[Tile, str], changes: Sequence[Change]) -> Iterator[str]:
    """The ruins, each until it is mended."""
    for n, one in enumerate(changes):
        if isinstance(one.beat.event, Ruined):
            mended = (
                later.picture
                for later in changes[n:]
                if later.place == one.place and isinstance(later.beat.event, Repaired)
            )
            until = next((f' data-until="{picture}"' for picture in mended), "")
            ruin = _turned(names, one, one.place, "x")
            seen = f'data-from="{one.picture}"{until}'
            yield f'<g class="fallen" {seen} transform="{_at(one.place)}">{ruin}</g>'


def _here(change: Change) -> str:
    """Around what has just changed."""
    seen = f'data-from="{change.picture}" data-until="{change.picture + 1}"'
    return (
        f'<rect {seen} transform="{_at(change.place)}" '
        f'x="4" y="4" width="92" height="92" rx="8" fill="none" stroke="{HERE}" stroke-width="8"/>'
    )


def _at(place: Place) -> str:
    return f"translate({SIDE * place[0]} {-SIDE * place[1]})"

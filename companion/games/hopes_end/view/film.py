"""The town as it grew: one drawing in which every tile appears, falls and is mended in its turn."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from companion.engine.recap_page import Beat, Film
from companion.engine.words import Words, say
from companion.games.hopes_end.events.event import Event
from companion.games.hopes_end.events.history import Repaired
from companion.games.hopes_end.events.ruin import Ruined
from companion.games.hopes_end.events.turn import TilePlaced
from companion.games.hopes_end.state import HopesEndState
from companion.games.hopes_end.town.tiles import Place, Tile
from companion.games.hopes_end.view.picture import drawn, parts

Told: TypeAlias = Beat[HopesEndState, Event]
PICTURES = 48
"""Most frames: events between two of them show at once."""
SIDE = 100
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
    return Film(_drawing(changes), (say("film-begins"), *_captions(changes)))


def _place(beat: Told) -> Place:
    event = beat.event
    assert isinstance(event, TilePlaced | Ruined | Repaired)
    return event.x, event.y


def _captions(changes: Sequence[Change]) -> Iterator[Words]:
    """For each picture what happened last, and how large the town is then."""
    last = {one.picture: one.beat for one in changes}
    for beat in last.values():
        yield say("film-caption", told=beat.event.log_line(beat.state) or "", n=len(beat.state.town))


def _drawing(changes: Sequence[Change]) -> str:
    town = changes[-1].beat.state.town
    xs, ys = zip(*town, strict=True)
    left, top = SIDE * (min(xs) - 1), SIDE * (-max(ys) - 1)
    width, height = SIDE * (max(xs) - min(xs) + 3), SIDE * (max(ys) - min(ys) + 3)
    names = {tile: f"film-{n}" for n, tile in enumerate(dict.fromkeys(one.tile for one in town.values()))}
    named = [*parts(FILM), *(one for tile, name in names.items() for one in _faces(tile, name))]
    drawings = "".join(f'<g id="{name}">{drawing}</g>' for name, drawing in named)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left} {top} {width} {height}" aria-hidden="true">'
        f"<defs>{drawings}</defs>{_tile(names, changes[0], (0, 0), 0)}"
        f"{''.join(_laid(names, changes))}{''.join(_fallen(names, changes))}"
        f"{''.join(map(_here, changes))}</svg>"
    )


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
    for one in changes:
        if isinstance(one.beat.event, TilePlaced):
            yield _tile(names, one, one.place, one.picture)


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

"""The public description of an Area: its actions, its ways, the figures and the machines there."""

from collections.abc import Iterator, Sequence

from companion.engine.view import Area
from companion.engine.words import Message, Words, say
from companion.games.human_punishment.rules.moving import blockade
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.printed.board import AREA_OF, AREAS, MED, Spawn
from companion.games.human_punishment.telling.drawing import AREAS as BOXES
from companion.games.human_punishment.telling.drawing import deus_words
from companion.games.human_punishment.telling.skyline import outline
from companion.games.human_punishment.telling.words import both, marked_words, place_words

CLOSED = ("2", "6")
"""From where to where the Blockade closes the way (HP-056)."""


def areas(city: City) -> tuple[Area, ...]:
    """Every area of the board, as everybody may know it."""
    return tuple(Area(key, outline(key), say("area", area=key), tuple(_lines(city, key))) for key in BOXES)


def _lines(city: City, area: str) -> Iterator[Words]:
    for place in AREAS[area]:
        yield say("area-place", place=place_words(place), does=say(f"reads-{_key(place)}"))
    yield from _people(city, area)
    yield from _ways(city, area)
    yield from _paths(city, area)
    for spawn in city.fixed.board.spawns:
        if area in spawn.areas:
            yield _spawn(city, spawn)
    if city.boxes.lying.get(area):
        yield say("boxes-there", area=area, n=len(city.boxes.lying[area]))


def _key(place: str) -> str:
    return place.lower().replace(" ", "-")


def _ways(city: City, area: str) -> Iterator[Words]:
    """Lists the ways out; the one into the Med Center is free (HP-055)."""
    to = sorted(other for one, other in city.fixed.board.arrows if one == area)
    named = [say("area-free" if other == AREA_OF[MED] else "area", area=other) for other in to]
    yield say("area-ways", to=both(named)) if named else say("area-no-way")
    if area in CLOSED and city.many:
        yield say("blockade-closed" if blockade(city) else "blockade-open")


def _people(city: City, area: str) -> Iterator[Words]:
    here = [figure for figure in city.figures if AREA_OF[figure.figure.at] == area]
    if not here:
        yield say("area-nobody")
    for one in here:
        yield say("area-somebody", name=one.name, place=place_words(one.figure.at))


def _paths(city: City, area: str) -> Iterator[Words]:
    """The spaces of both paths there, and Apex or Deus on them (HP-243)."""
    yield from _path("red", city.fixed.board.red, area)
    yield from _path("blue", city.fixed.board.blue, area)
    if city.machines.apex is not None and city.fixed.board.blue_area(city.machines.apex) == area:
        yield say("apex-at", n=city.machines.apex, health=city.bars["apex"])
    if city.machines.deus is not None and city.fixed.board.red_area(city.machines.deus) == area:
        yield deus_words(city, city.machines.deus)
    for enemy in city.machines.enemies:
        if (
            enemy.at.startswith("Red ")
            and city.fixed.board.red_area(int(enemy.at.removeprefix("Red "))) == area
        ):
            yield marked_words(city, enemy)


def _path(colour: str, spaces: Sequence[str], area: str) -> Iterator[Words]:
    here = [n for n, of in enumerate(spaces, start=1) if of == area]
    if here:
        yield say(f"area-{colour}", spaces=", ".join(map(str, here)))


def _spawn(city: City, spawn: Spawn) -> Message:
    """A space of machines: who stands there, if anybody may; and how far a Watchtower reaches."""
    name = spawn.id.removesuffix("b")
    if spawn.id in city.machines.dead_zones:
        return say("spawn-destroyed", n=name)
    there = next((enemy for enemy in city.machines.enemies if enemy.at == spawn.id), None)
    found = say("spawn-free", n=name) if there is None else marked_words(city, there)
    if len(spawn.areas) == 1:
        return found
    return say("spawn-tower", found=found, areas=", ".join(spawn.areas))

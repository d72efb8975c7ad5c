"""The line of a picture: place, time, weather, light, and who and what stands there from left to right."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from companion.kit.composer.clothing import CLOTHES
from companion.kit.composer.face import HAIRS, SKINS
from companion.kit.composer.palette import palettes
from companion.kit.composer.parts import Part, library
from companion.kit.composer.people import KINDS, SMALL, DrawnPerson, held_things, postures
from companion.kit.composer.places import places
from companion.kit.composer.words import UnknownWordError

NUMBERS = {"two": 2, "three": 3, "four": 4, "five": 5, "six": 6}
WEATHERS = ("rain", "fog", "snowfall", "stars")
CAMERAS = ("close", "wide")
LIGHTS = ("sun", "moon")
WHERE = ("left", "far", "near", "on", "high")
OF_A_PERSON = ("old", "pack")
COATS = ("uniform", "coat", "white", "leather", "dress")
"""Clothes of a portrait."""
BARE = frozenset(("neck", "shoulders", "collar", "ear", "plane", "eye", "brow", "mouth"))
"""The parts that every portrait has."""
USUAL_PLACE, USUAL_TIME = "moor", "dusk"
WOMEN, MEN = ("bun", "scarf", "long"), ("short", "cap", "hat", "beanie")


@dataclass(frozen=True)
class Item:
    """A person or a part as `thing`, and where it stands."""

    name: str
    thing: DrawnPerson | Part
    where: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Line:
    """A line that was read; `light` is the sun or the moon with `low` and `left`, if there is any."""

    text: str
    place: str = USUAL_PLACE
    time: str = USUAL_TIME
    weather: frozenset[str] = frozenset()
    camera: str = ""
    light: tuple[str, ...] = ()
    items: tuple[Item, ...] = ()
    portrait: tuple[str, ...] = ()


@lru_cache(1024)
def read_line(text: str) -> Line:
    """Reads a line. Raises UnknownWordError, and ValueError for words that contradict one another."""
    groups = [one.split() for one in text.split(",") if one.strip()]
    portrait = tuple(groups.pop(0)[1:]) if groups and groups[0][0] == "portrait" else ()
    alone = [group[0] for group in groups if len(group) == 1]
    if portrait:
        portrait = (*portrait, *_of_the_portrait(groups))
        _check(portrait, portrait_words())
    items = () if portrait else tuple(_items(groups))
    return Line(
        text,
        _only(alone, places(), USUAL_PLACE),
        _only(alone, times(), USUAL_TIME),
        frozenset(alone) & frozenset(WEATHERS),
        _only(alone, CAMERAS, ""),
        next((tuple(group) for group in groups if group[0] in LIGHTS), ()),
        items,
        portrait,
    )


def times() -> tuple[str, ...]:
    """The times of day that every palette has."""
    return tuple(next(iter(palettes().values())))


def parts() -> dict[str, Part]:
    """Things and animals by their names."""
    return {**library("things"), **library("animals")}


def nouns() -> frozenset[str]:
    """Every word for a person or a thing."""
    return frozenset((*KINDS, *parts()))


def words_for(noun: str) -> frozenset[str]:
    """The words that may follow a noun."""
    if noun in KINDS:
        return frozenset(
            (*postures(), *CLOTHES, *library("heads"), *held_things(), *OF_A_PERSON, *WHERE, "child")
        )
    return parts()[noun].words | frozenset(WHERE)


def portrait_words() -> frozenset[str]:
    """The words of a portrait."""
    return frozenset((*KINDS, "old", *SKINS, *HAIRS, *COATS, *(library("busts").keys() - BARE)))


def _of_the_portrait(groups: Sequence[Sequence[str]]) -> Iterator[str]:
    for group in groups:
        if len(group) > 1 or group[0] not in {*places(), *times(), *WEATHERS}:
            yield from group


def _check(words: Iterable[str], known: Collection[str]) -> None:
    if unknown := sorted({*words} - {*known}):
        raise UnknownWordError(unknown, sorted(known))


def _only(words: Sequence[str], known: Collection[str], otherwise: str) -> str:
    found = [word for word in words if word in known]
    if len(found) > 1:
        raise ValueError(", ".join(found))
    return found[0] if found else otherwise


def _items(groups: Sequence[Sequence[str]]) -> Iterator[Item]:
    known = {*places(), *times(), *WEATHERS, *CAMERAS}
    for group in groups:
        if (len(group) == 1 and group[0] in known) or _is_light(group):
            continue
        many = NUMBERS.get(group[0], 1)
        noun, *words = group[1:] if many > 1 else group
        noun = noun if noun in nouns() or noun[:-1] not in nouns() else noun[:-1]
        if noun not in nouns():
            raise UnknownWordError([noun], sorted({*known, *LIGHTS, *nouns()}))
        _check(words, words_for(noun))
        yield from (_item(noun, words, n, many) for n in range(many))


def _is_light(group: Sequence[str]) -> bool:
    return group[0] in LIGHTS and {*group[1:]} <= {"low", "left"}


def _item(noun: str, words: Sequence[str], n: int, many: int) -> Item:
    where = frozenset(words) & frozenset(WHERE)
    if noun not in KINDS:
        return Item(noun, parts()[noun].posed(words), where)
    posture = _only(words, postures(), "standing")
    clothes = _only(
        words, CLOTHES, "dress" if noun in ("woman", "girl") else "jacket" if noun in SMALL else "coat"
    )
    heads = {"woman": WOMEN, "girl": ("plaits",)}.get(noun, MEN)
    head = _only(words, library("heads"), heads[n % len(heads)])
    held = _only(words, (*held_things(), "child"), "")
    tone = n + len("".join((noun, *words))) % 5
    return Item(
        noun,
        DrawnPerson(noun, posture, clothes, head, held, tone, "old" in words, "pack" in words, many > 3),
        where,
    )

"""Card files become a box with everything that is played with (MH-002 to MH-006)."""

import re
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from companion.engine.outline import Items, Outline, OutlineFaults, Table, read_outline, told
from companion.engine.refusal import Refused, refuse
from companion.engine.words import Printed
from companion.games.map_to_hope.cards import CAMP_HOPE, Box, Hero
from companion.games.map_to_hope.definitions import (
    read_camp,
    read_hero,
    read_leader,
    read_location,
    read_radiation_card,
)
from companion.games.map_to_hope.rules.set_up import TAKEN_OUT
from companion.games.map_to_hope.state import RADIATION
from companion.kit.rehearsal.parts import Misread, Part

SECTIONS = (
    "deck",
    "language",
    "fate",
    "leaders",
    "radiation",
    "groups",
    "scenario heroes",
    "locations",
    "camp hope",
)
NUMBER = re.compile(r"-?\d{1,4}")
GROUPS, IN_A_GROUP, SPECIALS, FATE, STORIES = 5, 9, 4, 17, 36
T = TypeVar("T")


def read_box(files: Mapping[str, str]) -> Box:
    """The box of all card files, of which one holds everything. Raises Refused with what to change."""
    if len(files) != 1:
        raise refuse("refused-map-one-file", n=len(files))
    [(file, text)] = files.items()
    try:
        outline = read_outline(file, text)
        return _box(Part(_plain(outline), ""))
    except OutlineFaults as faults:
        raise Refused(told(faults.faults)) from faults
    except Misread as misread:
        raise refuse("refused-map-file", file=file, why=str(misread)) from misread


def _plain(outline: Outline) -> Any:
    if isinstance(outline, Table):
        return {name: _plain(value) for name, value in outline.values.items()}
    if isinstance(outline, Items):
        return [_plain(one) for one in outline.items]
    return int(outline.text) if NUMBER.fullmatch(outline.text) else outline.text


def _box(part: Part) -> Box:
    part.fields(*SECTIONS)
    language = part.part("language").text()
    groups = part.part("groups").entries()
    heroes: dict[str, Hero] = {}
    if len(groups) != GROUPS:
        raise part.part("groups").fault(f"{GROUPS} groups stand here, not {len(groups)}")
    members, titles = {}, {}
    for id_, group in groups.items():
        group.fields("title", "cards")
        titles[id_] = Printed(group.part("title").text(), language)
        cards = _cards(group.part("cards"), read_hero, IN_A_GROUP)
        members[id_] = tuple(cards)
        _add(heroes, cards, group)
    specials = _cards(part.part("scenario heroes"), read_hero, SPECIALS)
    _add(heroes, specials, part.part("scenario heroes"))
    locations = _cards(part.part("locations"), read_location, STORIES)
    return Box(
        heroes,
        {**locations, CAMP_HOPE: read_camp(part.part("camp hope"))},
        _cards(part.part("leaders"), read_leader, 2),
        _cards(part.part("radiation"), read_radiation_card, 2),
        members,
        tuple(specials),
        _fate(part.part("fate")),
        titles,
    )


def _cards(part: Part, read: Callable[[str, Part], T], count: int) -> dict[str, T]:
    found = {id_: read(id_, one) for id_, one in part.entries().items()}
    if len(found) != count:
        raise part.fault(f"{count} cards stand here, not {len(found)}")
    return found


def _add(heroes: dict[str, Hero], cards: Mapping[str, Hero], part: Part) -> None:
    if twice := sorted(set(heroes) & set(cards)):
        raise part.fault(f"there is a card {twice[0]!r} already")
    heroes.update(cards)


def _fate(part: Part) -> tuple[str, ...]:
    cards = part.items()
    if len(cards) != FATE:
        raise part.fault(f"{FATE} Fate cards stand here, not {len(cards)}")
    read = tuple(RADIATION if one.value == RADIATION else str(one.number(-99, 99)) for one in cards)
    for needed in TAKEN_OUT.values():
        for card, n in Counter(needed).items():
            if read.count(card) < n:
                raise part.fault(f"the Fate card {card} stands here at least {n} times")
    return read

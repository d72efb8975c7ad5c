"""Card files become a box with everything that is played with (MH-002 to MH-006)."""

from collections import Counter
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, TypeVar

from companion.engine.phrasebook.outline import (
    Items,
    Outline,
    OutlineFaults,
    OutlineTable,
    read_outline,
    told,
)
from companion.engine.refusal import Refused, refuse
from companion.engine.slug import slug
from companion.engine.words import Printed
from companion.games.map_to_hope import written
from companion.games.map_to_hope.cards import CAMP_HOPE, Box
from companion.games.map_to_hope.rules.set_up import TAKEN_OUT
from companion.games.map_to_hope.survivor import RADIATION
from companion.kit.cards.page import NotHere
from companion.kit.scenario.parts import MisreadDie, ScenarioPart

HEAD = ("deck", "language", "version", "fate")
COUNTS: Mapping[str, tuple[int, ...]] = {
    "heroes": (45,),
    "specials": (4,),
    "locations": (36, 72),
    "camps": (1, 2, 3),
    "leaders": (2,),
    "radiation": (2,),
}
"""The sections of a card file, and how many cards may stand in each."""
GROUPS, IN_A_GROUP, FATE = 5, 9, 17
T = TypeVar("T")


def read_box(files: Mapping[str, str]) -> Box:
    """The box of all card files, of which one holds everything. Raises Refused with what to change."""
    if len(files) != 1:
        raise refuse("refused-map-one-file", n=len(files))
    return _read(*next(iter(files.items())))


@lru_cache(maxsize=2)
def _read(file: str, text: str) -> Box:
    try:
        return _box(ScenarioPart(plain(read_outline(file, text)), ""))
    except OutlineFaults as faults:
        raise Refused(told(faults.faults)) from faults
    except MisreadDie as misread:
        raise refuse("refused-map-file", file=file, why=str(misread)) from misread
    except NotHere as unknown:
        raise refuse("refused-map-file", file=file, why=unknown.message) from unknown


def plain(outline: Outline) -> Any:
    """An outline as tables, lists and texts."""
    if isinstance(outline, OutlineTable):
        return {name: plain(value) for name, value in outline.values.items()}
    if isinstance(outline, Items):
        return [plain(item) for item in outline.items]
    return outline.text


def _box(part: ScenarioPart) -> Box:
    part.fields(*HEAD, *COUNTS)
    language = part.part("language").text()
    grouped = _cards(part, "heroes", written.hero)
    specials = _cards(part, "specials", written.special)
    if twice := sorted(set(grouped) & set(specials)):
        raise part.part("specials").fault(f"there is a card {twice[0]!r} already")
    titles, members = _groups(part.part("heroes"), list(grouped), language)
    camps = _cards(part, "camps", written.camp)
    return Box(
        {**grouped, **specials},
        {**_cards(part, "locations", written.location), CAMP_HOPE: next(iter(camps.values()))},
        _cards(part, "leaders", written.leader),
        _cards(part, "radiation", written.radiation_card),
        members,
        tuple(specials),
        _fate(part.part("fate")),
        titles,
        camps,
    )


def _cards(part: ScenarioPart, section: str, read: Callable[[ScenarioPart], T]) -> dict[str, T]:
    listed = part.part(section)
    found: dict[str, T] = {}
    for item in listed.items():
        id_ = written.id_of(item)
        if id_ in found:
            raise item.fault(f"there is a card {id_!r} already")
        found[id_] = read(item)
    if len(found) not in COUNTS[section]:
        allowed = " or ".join(map(str, COUNTS[section]))
        raise listed.fault(f"{allowed} cards stand here, not {len(found)}")
    return found


def _groups(
    part: ScenarioPart, cards: list[str], language: str
) -> tuple[dict[str, str], dict[str, tuple[str, ...]]]:
    """The titles of the groups and their cards, by id; which card is of which group its line says."""
    said = [item.part("group").text() for item in part.items()]
    titles = {slug(title): Printed(title, language) for title in said}
    if len(titles) != GROUPS:
        raise part.fault(f"{GROUPS} groups stand here, not {len(titles)}")
    members = {
        group: tuple(card for card, title in zip(cards, said, strict=True) if slug(title) == group)
        for group in titles
    }
    for group, of in members.items():
        if len(of) != IN_A_GROUP:
            raise part.fault(f"{IN_A_GROUP} cards of the group {titles[group]!r} stand here, not {len(of)}")
    return dict(titles), members


def _fate(part: ScenarioPart) -> tuple[str, ...]:
    cards = tuple(card.removeprefix("+") for card in part.text().split())
    if len(cards) != FATE:
        raise part.fault(f"{FATE} Fate cards stand here, not {len(cards)}")
    if odd := [card for card in cards if card != RADIATION and not written.NUMBER.fullmatch(card)]:
        raise part.fault(f"{odd[0]!r} is no Fate card; allowed: numbers, and {RADIATION}")
    for needed in TAKEN_OUT.values():
        for card, n in Counter(needed).items():
            if cards.count(card) < n:
                raise part.fault(f"the Fate card {card} stands here at least {n} times")
    return cards

"""A printed Scene as the acting player writes it down: the lines of a card file, without the file."""

from collections.abc import Mapping
from functools import cache

from companion.engine.phrasebook.outline import (
    Items,
    Outline,
    OutlineFault,
    OutlineTable,
    SourcePosition,
    Text,
    in_lines,
)
from companion.engine.phrasebook.phrasebook import examples
from companion.engine.phrasebook.phrasebook import say as sentence
from companion.engine.refusal import refuse
from companion.games.hope_inhumanity.cards.card import Scene
from companion.games.hope_inhumanity.cards.effects.cards import GetAsset
from companion.games.hope_inhumanity.cards.effects.fortunes import Perish, SitOut
from companion.games.hope_inhumanity.cards.kinds import Terrain
from companion.games.hope_inhumanity.cards.making import make_scene
from companion.games.hope_inhumanity.cards.pages import CONDITIONS, LATER_SENTENCES, RATED
from companion.games.hope_inhumanity.cards.sheet import Sheet
from companion.games.hope_inhumanity.cards.whom import Whom
from companion.kit.cards.sheet import NOTHING

BETWEEN = ";"
"""Separator of the sentences of one line."""
BRANCHES = ("succeed", "fail", "refuse", "accept", "all refuse")
_RARE = (GetAsset, SitOut, Perish)
"""Sentences that hardly any card has, or that name another card."""
QUESTION = "question"
"""Hardship of a card that prints none."""


def read_scene(lines: Mapping[str, str], terrain: Terrain) -> Scene:
    """The Scene that the lines say; a branch that is left out does nothing.

    Raises Refused with every fault: refused-card.
    """
    written = {name: text for name, text in lines.items() if text != QUESTION}
    needed = ("succeed", "fail") if "hardship" in written else ("accept", "refuse")
    whole = dict.fromkeys(needed, NOTHING) | {"title": terrain.value, "callout": "-"} | written
    faults: list[OutlineFault] = []
    scene = make_scene("by hand", Sheet("scenes", _table({"terrain": terrain.value} | whole), faults))
    if faults:
        raise refuse("refused-card", faults=in_lines(tuple(dict.fromkeys(fault.message for fault in faults))))
    return scene


@cache
def suggestions() -> tuple[str, ...]:
    """Sentences for the branches of a Scene, to be picked instead of typed."""
    said = (
        sentence(example) for kind in RATED.phrases for example in examples(kind, (1, 2)) if _likely(example)
    )
    return tuple(dict.fromkeys(said))


def _likely(effect: object) -> bool:
    common = getattr(effect, "whom", Whom.EACH) in {Whom.EACH, Whom.ACTING, Whom.EVERYONE}
    return common and not isinstance(effect, (*CONDITIONS, *LATER_SENTENCES, *_RARE))


def _table(lines: Mapping[str, str]) -> OutlineTable:
    places = {name: SourcePosition("card", line, 1) for line, name in enumerate(lines, start=1)}
    values = {name: _outline(name, text, places[name]) for name, text in lines.items()}
    return OutlineTable(values, places, SourcePosition("card", 1, 1))


def _outline(name: str, text: str, place: SourcePosition) -> Outline:
    if name not in BRANCHES or BETWEEN not in text:
        return Text(text, place)
    parts = (part.strip() for part in text.split(BETWEEN))
    return Items(tuple(Text(part, place) for part in parts if part), place)

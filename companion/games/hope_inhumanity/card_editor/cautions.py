"""Warnings about a deck: too few cards, twins, unusable or overlong cards."""

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from companion.engine.phrasebook.card_editor_spec import Caution
from companion.engine.phrasebook.card_file import CardFile, card_key
from companion.engine.words import say
from companion.games.hope_inhumanity.card_editor.examining import make
from companion.games.hope_inhumanity.cards.card import Asset, Scene, Trait
from companion.games.hope_inhumanity.cards.kinds import Terrain
from companion.games.hope_inhumanity.dealing import TRAITS_EACH
from companion.games.hope_inhumanity.scene.windows import is_ever_open
from companion.games.hope_inhumanity.state import ROUNDS

PLAYERS = 5
WORDS_A_SECOND = 2.5
"""Reading speed at a table: 150 words a minute."""
LONGEST_CALLOUT = 20
"""Longest callout, in seconds."""
SCENES_OF_A_TERRAIN = 3
"""With fewer, a pile is empty before the second round is over."""
NEEDED = {
    "scenes": ("scenes", ROUNDS * PLAYERS),
    "traits": ("traits", TRAITS_EACH * PLAYERS),
    "personalities": ("people", PLAYERS),
    "relationships": ("bonds", PLAYERS),
}
"""Cards that five players need, by the section of the file and the word of its caution."""
HUNTED = re.compile(r".*the group (?:gains|loses) \d+ hunted")


def cautions(file: CardFile) -> Iterator[Caution]:
    """All warnings about a deck."""
    yield from _too_few(file)
    yield from _hunted(file)
    scenes: dict[str, Scene] = _made(file, "scenes")
    yield from _twins(scenes)
    for key, scene in scenes.items():
        seconds = round(len(scene.callout.split()) / WORDS_A_SECOND)
        if seconds > LONGEST_CALLOUT:
            text = say("caution-long", title=scene.title, seconds=seconds, most=LONGEST_CALLOUT)
            yield Caution(text, "scenes", key)
    for section in ("traits", "assets"):
        yield from _never(section, _made(file, section))


def _too_few(file: CardFile) -> Iterator[Caution]:
    """Sections with too few cards; an expansion needs none, as it extends a full deck."""
    if file.head.get("expansion") == "yes":
        return
    for section, (word, needed) in NEEDED.items():
        there = len(file.sections.get(section, ()))
        if there < needed:
            yield Caution(say(f"caution-few-{word}", there=there, needed=needed))
    for terrain in Terrain:
        there = sum(one.get("terrain") == terrain for one in file.sections.get("scenes", ()))
        if 0 < there < SCENES_OF_A_TERRAIN:
            name = say(f"terrain-{terrain.name.lower()}")
            yield Caution(say("caution-few-terrain", terrain=name, there=there))


def _twins(scenes: dict[str, Scene]) -> Iterator[Caution]:
    first: dict[Scene, str] = {}
    for key, scene in scenes.items():
        other = first.setdefault(_mechanics(scene), scene.title)
        if other != scene.title:
            yield Caution(say("caution-same", title=scene.title, other=other), "scenes", key)


def _mechanics(scene: Scene) -> Scene:
    """All of a Scene that a game can tell from another, but the pile that it lies in."""
    return replace(scene, id="", title="", callout="", terrain=Terrain.ANY)


def _never(section: str, cards: dict[str, Trait | Asset]) -> Iterator[Caution]:
    for key, card in cards.items():
        if not is_ever_open(card.window, card.effects):
            yield Caution(say("caution-never", title=card.title), section, key)


def _hunted(file: CardFile) -> Iterator[Caution]:
    if file.head.get("expansion") == "yes":
        return
    lines = (line for cards in file.sections.values() for card in cards for line in card.values())
    texts = (text for line in lines for text in ((line,) if isinstance(line, str) else line))
    if any(HUNTED.fullmatch(text.strip(" .").casefold()) for text in texts):
        yield Caution(say("caution-hunted"))


def _made(file: CardFile, section: str) -> dict[str, Any]:
    """The cards of a section that have no faults, by key."""
    made = ((lines, make(section, lines)) for lines in file.sections.get(section, ()))
    return {card_key(lines): card for lines, (card, faults) in made if not faults}

"""Every kind of effect, trigger, condition, target, tag and window has its words, and a card uses them."""

import re
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from importlib.resources import files
from typing import Any, get_args

from companion.engine.phrasebook.phrasebook import Phrasebook
from companion.games.hope_inhumanity.cards.abilities import Ability
from companion.games.hope_inhumanity.cards.bonus import Bonus
from companion.games.hope_inhumanity.cards.deck import read_decks
from companion.games.hope_inhumanity.cards.effects import Effect
from companion.games.hope_inhumanity.cards.limits import Limit
from tests.companion.games.hope_inhumanity.cards.shelf import IN_GERMAN, shipped

PHRASES: tuple[type[Any], ...] = (*get_args(Effect), *get_args(Ability), *get_args(Limit), Bonus)
PAGE = files("companion.games.hope_inhumanity").joinpath("CARD_EFFECTS.md").read_text(encoding="utf-8")
ROWS = dict(re.findall(r"^\| (?!kind |---)(.+?) \| (.+) \|$", PAGE, flags=re.M))
CELLS = [(kind, said) for kind, cell in ROWS.items() for said in re.findall("`(.+?)`", cell)]


@cache
def forms() -> dict[str, type[Any]]:
    return {form: cls for cls in PHRASES for form in Phrasebook((cls,)).forms()}


@cache
def used() -> frozenset[Any]:
    """The sentences that the shipped cards have, by class, and all words in them and on the cards."""
    deck = read_decks({name: shipped(name) for name in IN_GERMAN})
    kinds = (deck.scenes, deck.traits, deck.personalities, deck.relationships, deck.assets)
    return frozenset(found for cards in kinds for card in cards.values() for found in within(card))


def within(said: Any) -> set[Any]:
    if isinstance(said, Enum):
        return {said.value}
    if isinstance(said, tuple | frozenset):
        return {found for one in said for found in within(one)}
    if not is_dataclass(said) or isinstance(said, type):
        return set()
    return {type(said)} | {found for field in fields(said) for found in within(getattr(said, field.name))}


def test_each_kind_on_the_page_has_something_to_say_it_with() -> None:
    assert ROWS
    assert all("`" in cell for cell in ROWS.values())


def test_what_stands_for_a_kind_can_be_said_and_a_shipped_card_says_it() -> None:
    cards = [shipped(name) for name in IN_GERMAN]
    for kind, said in CELLS:
        if said.endswith(":"):
            assert any(re.search(rf"^ *{said}", text, flags=re.M) for text in cards), kind
        else:
            assert forms().get(said, said) in used(), kind


def test_there_is_no_sentence_that_the_page_does_not_name() -> None:
    assert set(forms()) - {said for _, said in CELLS} == set()

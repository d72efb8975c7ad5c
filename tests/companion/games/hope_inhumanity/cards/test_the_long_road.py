"""The deck that is shipped is whole, varied and short enough to be read aloud."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any, get_args

import pytest

from companion.engine.outline import Items, Outline, Table, Text, read_outline
from companion.engine.phrasebook import say
from companion.games.hope_inhumanity.cards.abilities import Ability
from companion.games.hope_inhumanity.cards.card import Deck, Mark, Scene, Terrain, Window
from companion.games.hope_inhumanity.cards.deck import read_decks
from companion.games.hope_inhumanity.cards.effects import Effect, Whom
from tests.companion.games.hope_inhumanity.cards.shelf import HUNTERS, LONG_ROAD, long_road, shipped

MOST_WORDS = 48
"""At a calm 150 words a minute these are 19 seconds."""

SENTENCES = {"succeed", "fail", "refuse", "accept", "all refuse", "use", "always", "support"}


@cache
def deck() -> Deck:
    return read_decks({LONG_ROAD: long_road()})


def branches(scene: Scene) -> tuple[tuple[Effect, ...], ...]:
    return (scene.succeed, scene.fail, scene.refuse, scene.accept, scene.all_refuse)


def every_scene() -> Iterable[Scene]:
    return read_decks({name: shipped(name) for name in (LONG_ROAD, HUNTERS)}).scenes.values()


def phrases() -> Iterator[Any]:
    for scene in deck().scenes.values():
        for branch in branches(scene):
            yield from branch
    for trait in deck().traits.values():
        yield from trait.effects
    for personality in deck().personalities.values():
        yield from personality.abilities
    for relationship in deck().relationships.values():
        yield from relationship.abilities
    for scene in deck().scenes.values():
        yield from scene.support
    for asset in deck().assets.values():
        yield from asset.effects


def with_nested() -> Iterator[Any]:
    for one in phrases():
        yield one
        if hasattr(one, "effect"):
            yield one.effect


def written(outline: Outline) -> Iterator[str]:
    if isinstance(outline, Items):
        for item in outline.items:
            yield from written(item)
    if isinstance(outline, Table):
        for key, value in outline.values.items():
            yield from lines(value) if key in SENTENCES else written(value)


def lines(value: Outline) -> Iterator[str]:
    for line in value.items if isinstance(value, Items) else (value,):
        assert isinstance(line, Text)
        yield line.text


@pytest.mark.rule("HI-007", "HI-008", "HI-009", "HI-010", "HI-011", "HI-021")
def test_it_is_as_large_as_the_printed_box_with_eight_scenes_to_a_terrain() -> None:
    terrains = Counter(scene.terrain for scene in deck().scenes.values())
    assert terrains == dict.fromkeys(Terrain, 8)
    assert (len(deck().traits), len(deck().assets)) == (20, 10)
    assert len(deck().personalities) == len(deck().relationships) == 10


def test_its_hardships_run_from_nought_to_five_and_are_mostly_small() -> None:
    rated = Counter(scene.hardship for scene in deck().scenes.values() if scene.hardship is not None)
    assert set(rated) == {0, 1, 2, 3, 4, 5}
    assert rated.total() >= 22
    assert rated[1] + rated[2] + rated[3] > rated.total() / 2


def test_it_asks_questions_and_leaves_no_way_round_some_scenes() -> None:
    scenes = deck().scenes.values()
    assert sum(scene.hardship is None for scene in scenes) >= 5
    assert sum(scene.unavoidable for scene in scenes) >= 4
    assert sum(bool(scene.all_refuse) for scene in scenes) >= 3


def test_every_card_prints_back_to_its_sentences() -> None:
    assert Counter(map(say, phrases())) == Counter(written(read_outline(LONG_ROAD, long_road())))


def test_together_with_the_expansion_every_phrase_is_used_by_a_card() -> None:
    used = {type(one) for one in (*with_nested(), *(effect for card in hunters() for effect in card))}
    assert {*get_args(Effect), *get_args(Ability)} - used == set()


def hunters() -> Iterator[tuple[Any, ...]]:
    expansion = read_decks({HUNTERS: shipped(HUNTERS)})
    assert expansion.expansion
    for scene in expansion.scenes.values():
        yield from branches(scene)
    yield from (trait.effects for trait in expansion.traits.values())
    yield from (asset.effects for asset in expansion.assets.values())
    for relationship in expansion.relationships.values():
        yield relationship.abilities


@pytest.mark.parametrize("whom", Whom)
def test_somebody_of_every_kind_is_meant_by_a_card(whom: Whom) -> None:
    assert any(getattr(one, "whom", None) is whom for one in with_nested())


@pytest.mark.parametrize("mark", Mark)
def test_every_mark_stands_on_a_scene(mark: Mark) -> None:
    assert any(mark in scene.marks for scene in deck().scenes.values())


NO_TRAIT_YET = frozenset({Window.AFTER_ROLL, Window.OWN_TURN})
"""Windows that no Trait of this deck prints yet; it only ever shrinks."""


@pytest.mark.parametrize("window", [one for one in Window if one not in NO_TRAIT_YET])
def test_there_are_traits_for_every_window(window: Window) -> None:
    assert any(trait.window is window for trait in deck().traits.values())


def no_duplicates(cards: Mapping[str, object]) -> bool:
    return len(set(cards.values())) == len(cards)


def test_no_two_scenes_are_the_same_mechanically() -> None:
    works = {
        id_: (one.hardship, one.unavoidable, one.accept_price, one.support, branches(one))
        for id_, one in deck().scenes.items()
    }
    assert no_duplicates(works)


def test_no_two_other_cards_do_the_same() -> None:
    assert no_duplicates({id_: (one.window, one.effects) for id_, one in deck().traits.items()})
    assert no_duplicates({id_: one.abilities for id_, one in deck().personalities.items()})
    assert no_duplicates({id_: one.abilities for id_, one in deck().relationships.items()})


@pytest.mark.parametrize("scene", every_scene(), ids=lambda scene: scene.id)
def test_a_callout_is_read_aloud_in_under_twenty_seconds(scene: Scene) -> None:
    assert 25 <= len(scene.callout.split()) <= MOST_WORDS


def test_a_callout_gives_no_number_of_the_rules_away() -> None:
    for scene in deck().scenes.values():
        assert not {"hardship", "humanity", "succeed", "fail", "refuse"} & set(
            scene.callout.casefold().split()
        )


def test_each_refusal_costs_something() -> None:
    assert all(scene.refuse for scene in deck().scenes.values())


def test_a_scene_without_a_hardship_ends_in_its_question() -> None:
    questions = [scene for scene in deck().scenes.values() if scene.hardship is None]
    assert all(scene.callout.endswith("?") for scene in questions)

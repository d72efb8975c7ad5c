"""The decks that are shipped are whole, varied, short enough to read aloud, and alike in every language."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields, is_dataclass, replace
from functools import cache
from typing import Any, get_args

import pytest

from companion.engine.phrasebook.outline import Items, Outline, OutlineTable, Text, read_outline
from companion.engine.phrasebook.phrasebook import say
from companion.games.hope_inhumanity.cards.abilities import (
    Ability,
    FirstDiceFail,
    LoseOnlyByCommitting,
    MostHumanity,
    MustSupportTheOther,
    StartHumanity,
    SupportComesBack,
    WhenBothTakePart,
    WhenSceneMarked,
    WhenTheOtherIsLost,
    WhenYouSupportTheOther,
)
from companion.games.hope_inhumanity.cards.bonus import Bonus
from companion.games.hope_inhumanity.cards.card import Deck, Destination, Personality, Relationship, Scene
from companion.games.hope_inhumanity.cards.deck import read_decks
from companion.games.hope_inhumanity.cards.effects import Effect
from companion.games.hope_inhumanity.cards.effects.cards import GetAsset
from companion.games.hope_inhumanity.cards.effects.fortunes import (
    GainHumanity,
    GainHunted,
    LoseHumanity,
    LoseHunted,
)
from companion.games.hope_inhumanity.cards.kinds import Mark, Terrain, Window
from companion.games.hope_inhumanity.cards.limits import Limit
from companion.games.hope_inhumanity.cards.whom import Whom
from tests.companion.games.hope_inhumanity.cards.shelf import (
    BOXES,
    HUNTERS,
    IN_GERMAN,
    LONG_ROAD,
    shipped,
)

MOST_WORDS = 48
"""At a calm 150 words a minute these are 19 seconds."""
MOST_LETTERS = 280
"""And letters, for languages with long words: at a calm 15 a second these are 19 seconds."""

TITLE = re.compile(r"^ *(?:- )?title: (.+)$", re.MULTILINE)
SENTENCES = {"succeed", "bonus", "fail", "refuse", "accept", "all refuse", "use", "always", "support"}
EVERY_PHRASE = {*get_args(Effect), *get_args(Ability), *get_args(Limit), Bonus}
FILES = [*IN_GERMAN, *IN_GERMAN.values()]


@cache
def box(file: str) -> Deck:
    return read_decks({file: shipped(file)})


def deck() -> Deck:
    return box(LONG_ROAD)


def branches(scene: Scene) -> tuple[tuple[Effect, ...], ...]:
    return (scene.succeed, scene.fail, scene.refuse, scene.accept, scene.all_refuse)


def every_scene() -> Iterable[Scene]:
    for files in (IN_GERMAN, IN_GERMAN.values()):
        yield from read_decks({name: shipped(name) for name in files}).scenes.values()


def phrases(of: Deck) -> Iterator[Any]:
    for scene in of.scenes.values():
        yield from (effect for branch in branches(scene) for effect in branch)
        yield from (*scene.support, *scene.bonus)
    for trait in of.traits.values():
        yield from trait.effects
    for asset in of.assets.values():
        yield from asset.effects
    for lasting in everlasting(of):
        yield from lasting.abilities


def everlasting(of: Deck) -> tuple[Personality | Relationship | Destination, ...]:
    return (*of.personalities.values(), *of.relationships.values(), *of.destinations.values())


def with_nested(of: Deck) -> Iterator[Any]:
    for one in phrases(of):
        yield one
        yield from (
            getattr(one, name) for name in ("effect", "one", "other", "low", "high") if hasattr(one, name)
        )


@cache
def all_together() -> Deck:
    return read_decks({name: shipped(name) for name in IN_GERMAN})


def written(outline: Outline) -> Iterator[str]:
    if isinstance(outline, Items):
        for item in outline.items:
            yield from written(item)
    if isinstance(outline, OutlineTable):
        for key, value in outline.values.items():
            yield from lines(value) if key in SENTENCES else written(value)


def lines(value: Outline) -> Iterator[str]:
    for line in value.items if isinstance(value, Items) else (value,):
        assert isinstance(line, Text)
        yield line.text


@pytest.mark.rule("HI-007", "HI-008", "HI-009", "HI-010", "HI-011", "HI-021")
@pytest.mark.parametrize("file", BOXES)
def test_it_is_as_large_as_the_printed_box_with_eight_scenes_to_a_terrain(file: str) -> None:
    terrains = Counter(scene.terrain for scene in box(file).scenes.values())
    assert terrains == dict.fromkeys(Terrain, 8)
    assert (len(box(file).traits), len(box(file).assets)) == (20, 10)
    assert len(box(file).personalities) == len(box(file).relationships) == 10


@pytest.mark.parametrize("file", BOXES)
def test_its_hardships_run_from_nought_to_five_and_are_mostly_small(file: str) -> None:
    rated = Counter(scene.hardship for scene in box(file).scenes.values() if scene.hardship is not None)
    assert set(rated) == {0, 1, 2, 3, 4, 5}
    assert 26 <= rated.total() <= 32
    assert rated[1] + rated[2] + rated[3] > rated.total() / 2


@pytest.mark.parametrize("file", BOXES)
def test_it_asks_questions_and_leaves_no_way_round_some_scenes(file: str) -> None:
    scenes = box(file).scenes.values()
    assert sum(scene.hardship is None for scene in scenes) >= 6
    assert sum(scene.unavoidable for scene in scenes) >= 6
    assert sum(bool(scene.all_refuse) for scene in scenes) >= 3
    assert sum(bool(scene.bonus) for scene in scenes) >= 3


def test_the_expansion_has_thirty_cards_and_hunts_the_group() -> None:
    hunters = read_decks({HUNTERS: shipped(HUNTERS)})
    kinds = (hunters.scenes, hunters.traits, hunters.personalities, hunters.relationships, hunters.assets)
    assert sum(map(len, kinds)) == 30
    assert hunters.expansion
    assert {GainHunted, LoseHunted} <= {type(one) for one in phrases(hunters)}


@pytest.mark.parametrize("file", FILES)
def test_every_card_prints_back_to_its_sentences(file: str) -> None:
    said = Counter(say(one, file.split(".")[1]) for one in phrases(read_decks({file: shipped(file)})))
    assert said == Counter(written(read_outline(file, shipped(file))))


def test_all_together_every_phrase_is_used_by_a_card() -> None:
    assert EVERY_PHRASE - {type(one) for one in with_nested(all_together())} == set()


WORDS = ("id", "title", "callout", "text", "arrival", "language")
"""What a card says in its own language; all else is how it works."""


def works(of: Deck) -> list[Any]:
    """How each card works, in the order of the files."""
    kinds: tuple[Mapping[str, Any], ...] = (
        of.scenes,
        of.traits,
        of.personalities,
        of.relationships,
        of.assets,
        of.destinations,
    )
    places = {asset.title: f"Asset {n}" for n, asset in enumerate(of.assets.values())}
    return [by_place(without_words(card), places) for kind in kinds for card in kind.values()]


def without_words(card: Any) -> Any:
    return replace(card, **{name: "" for name in WORDS if hasattr(card, name)})


def by_place(said: Any, places: Mapping[str, str]) -> Any:
    """The same, with the place of each Asset that it names instead of the title."""
    if isinstance(said, tuple):
        return tuple(by_place(one, places) for one in said)
    if not is_dataclass(said) or isinstance(said, type):
        return said
    changed = {field.name: by_place(getattr(said, field.name), places) for field in fields(said)}
    if isinstance(said, GetAsset):
        changed["title"] = places[said.title]
    return replace(said, **changed)


@pytest.mark.parametrize("file", IN_GERMAN)
def test_the_german_cards_work_exactly_as_the_english_ones(file: str) -> None:
    english, german = (read_decks({name: shipped(name)}) for name in (file, IN_GERMAN[file]))
    assert works(german) == works(english)
    assert german.expansion == english.expansion


@pytest.mark.parametrize("file", IN_GERMAN)
def test_the_german_cards_say_it_in_words_of_their_own(file: str) -> None:
    english, german = (read_decks({name: shipped(name)}).scenes.values() for name in (file, IN_GERMAN[file]))
    for one, other in zip(english, german, strict=True):
        assert one.title != other.title
        assert not {"the", "and", "of"} & set(other.callout.casefold().split())


@pytest.mark.parametrize("whom", Whom)
def test_somebody_of_every_kind_is_meant_by_a_card(whom: Whom) -> None:
    assert any(getattr(one, "whom", None) is whom for one in with_nested(all_together()))


@pytest.mark.parametrize("file", BOXES)
@pytest.mark.parametrize("mark", Mark)
def test_every_mark_stands_on_a_scene(mark: Mark, file: str) -> None:
    assert any(mark in scene.marks for scene in box(file).scenes.values())


@pytest.mark.parametrize("window", Window)
def test_there_are_traits_for_every_window(window: Window) -> None:
    assert any(trait.window is window for trait in all_together().traits.values())


PICTURED: Mapping[str, tuple[object, ...]] = {
    "Sociopath": (StartHumanity(4), MostHumanity(4), LoseOnlyByCommitting()),
    "Non-Violent": (FirstDiceFail(Mark.VIOLENCE, 1),),
    "Squishy": (WhenSceneMarked(Mark.GORE, LoseHumanity(Whom.YOU, 1)),),
    "Parent and Child": (
        MustSupportTheOther(1),
        SupportComesBack(1),
        WhenTheOtherIsLost(LoseHumanity(Whom.YOU, 2)),
    ),
    "Mutual Disgust": (WhenYouSupportTheOther(LoseHumanity(Whom.YOU, 1)),),
    "Best Friends Forever": (WhenBothTakePart(GainHumanity(Whom.EACH, 1)),),
}
"""The cards that the printed rules picture, as the catalogue of rules has them."""


@pytest.mark.parametrize("card", PICTURED)
def test_the_pictured_cards_are_there_in_words_of_our_own(card: str) -> None:
    found = [one for one in everlasting(deck()) if set(PICTURED[card]) <= set(one.abilities)]
    assert found
    assert card not in {one.title for one in found}


def no_duplicates(cards: Mapping[str, object]) -> bool:
    return len(set(cards.values())) == len(cards)


def test_no_two_scenes_are_the_same_mechanically() -> None:
    works = {
        id_: (one.hardship, one.unavoidable, one.accept_price, one.support, one.bonus, branches(one))
        for id_, one in all_together().scenes.items()
    }
    assert no_duplicates(works)


def test_no_two_other_cards_do_the_same() -> None:
    every = all_together()
    assert no_duplicates({id_: (one.window, one.effects) for id_, one in every.traits.items()})
    assert no_duplicates({id_: one.abilities for id_, one in every.personalities.items()})
    assert no_duplicates({id_: one.abilities for id_, one in every.relationships.items()})
    assert no_duplicates({id_: one.abilities for id_, one in every.destinations.items()})
    assets = {id_: (one.scope, one.uses, one.window, one.effects) for id_, one in every.assets.items()}
    assert no_duplicates(assets)


def test_a_callout_is_read_aloud_in_under_twenty_seconds() -> None:
    for scene in every_scene():
        assert 25 <= len(scene.callout.split()) <= MOST_WORDS, scene.id
        assert len(scene.callout) <= MOST_LETTERS, scene.id


@pytest.mark.parametrize("file", FILES)
def test_where_the_road_leads_is_read_aloud_as_fast(file: str) -> None:
    roads = box(file).destinations.values()
    assert all(len(text) <= MOST_LETTERS for one in roads for text in (one.text, one.arrival))
    assert len(roads) in {0, 5}


def test_a_callout_gives_no_number_of_the_rules_away() -> None:
    rules = {"hardship", "humanity", "succeed", "fail", "refuse", "härte", "menschlichkeit", "hoffnung"}
    for scene in every_scene():
        assert not rules & set(scene.callout.casefold().split())


@pytest.mark.parametrize("file", BOXES)
def test_each_refusal_has_consequences(file: str) -> None:
    assert all(scene.refuse for scene in box(file).scenes.values())


def test_no_two_cards_of_all_decks_have_one_title() -> None:
    for files in (IN_GERMAN, IN_GERMAN.values()):
        titles = Counter(title for file in files for title in TITLE.findall(shipped(file)))
        assert [title for title, n in titles.items() if n > 1] == []


@pytest.mark.slow
def test_a_scene_without_a_hardship_ends_in_its_question() -> None:
    questions = [scene for scene in every_scene() if scene.hardship is None]
    assert all(scene.callout.endswith("?") for scene in questions)

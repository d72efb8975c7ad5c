"""A sentence comes apart into words and holes, and whatever fills a hole makes a whole sentence."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.engine.phrasebook.phrasebook import examples, say
from companion.engine.phrasebook.placeholders import Part, Placeholder, parts, starts
from companion.games.hope_inhumanity.cards.abilities import HarderScenes, WhenSceneMarked
from companion.games.hope_inhumanity.cards.effects.fortunes import GainHope, GainHumanity, LoseHumanity
from companion.games.hope_inhumanity.cards.kinds import Mark, Terrain
from companion.games.hope_inhumanity.cards.pages import (
    PERSONALITY,
    QUESTION,
    RATED,
    RELATIONSHIP,
    TRAITS,
    Page,
)
from companion.games.hope_inhumanity.cards.whom import Whom

PAGES = (RATED, QUESTION, PERSONALITY, RELATIONSHIP, *TRAITS.values())


def text(found: tuple[Part, ...]) -> str:
    return "".join(part.said if isinstance(part, Placeholder) else part for part in found)


def holes(value: object, page: Page) -> list[Placeholder]:
    return [part for part in parts(value, page.fits) if isinstance(part, Placeholder)]


def test_each_hole_offers_what_may_stand_there_with_the_whole_sentence() -> None:
    whom, n = holes(GainHumanity(Whom.EVERYONE, 2), QUESTION)
    assert (whom.said, n.said) == ("everyone", "2")
    assert ("the acting player", "the acting player gains 2 humanity") in whom.ways
    assert [label for label, _ in n.ways] == ["1", "2", "3", "4", "5"]


def test_what_may_not_stand_there_is_not_offered() -> None:
    whom, _ = holes(GainHumanity(Whom.EVERYONE, 2), QUESTION)
    assert "supporters" not in dict(whom.ways)
    whom, _ = holes(GainHumanity(Whom.EVERYONE, 2), RATED)
    assert dict(whom.ways)["supporters"] == "supporters gain 2 humanity"


def test_what_may_be_left_out_can_be_left_out_and_put_in() -> None:
    terrain, mark, n = holes(HarderScenes(1, Terrain.COASTAL, None), PERSONALITY)
    assert "your Scenes are 1 harder" in dict(terrain.ways).values()
    assert "your Coastal Scenes marked cold are 1 harder" in dict(mark.ways).values()
    assert "your Coastal Scenes are 3 easier" in dict(n.ways).values()


def test_the_holes_of_a_sentence_within_a_sentence_are_there_too() -> None:
    found = holes(WhenSceneMarked(Mark.COLD, LoseHumanity(Whom.YOU, 1)), PERSONALITY)
    assert [one.said for one in found] == ["cold", "you", "1"]
    assert "when a Scene marked cold is acted on, you lose 3 humanity" in dict(found[2].ways).values()


def test_a_sentence_without_a_choice_has_no_hole() -> None:
    assert all(isinstance(part, str) for part in parts(GainHope(1), lambda one: one == GainHope(1)))


@pytest.mark.slow
@settings(max_examples=60, deadline=None)
@given(st.data())
def test_every_way_to_fill_a_hole_can_be_read_where_it_stands(data: st.DataObject) -> None:
    page = data.draw(st.sampled_from(PAGES))
    kind = data.draw(st.sampled_from(page.phrases))
    fitting = [one for one in examples(kind, (1, 2)) if page.fits(one)]
    value = data.draw(st.sampled_from(fitting)) if fitting else None
    if value is None:
        return
    assert text(parts(value, page.fits)) == say(value)
    for hole in holes(value, page):
        assert all(say(page.read(whole)) == whole for _, whole in hole.ways)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_each_phrase_begins_with_a_sentence_that_may_stand_there(page: Page) -> None:
    found = list(starts(page.phrases, page.fits))
    assert 0 < len(found) <= len(page.phrases)
    assert all(page.read(start.sentence) and "<" not in start.sentence for start in found)

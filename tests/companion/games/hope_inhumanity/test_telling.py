"""What is told of a Scene, and when, where the table plays otherwise than is recommended (A-01 to A-05)."""

from typing import Any

import pytest

from companion.engine.view import Viewer
from companion.engine.words import Words, say
from companion.games.hope_inhumanity.cards.kinds import Mark
from tests.companion.games.hope_inhumanity.evening import Evening
from tests.companion.games.hope_inhumanity.own_cards import personality, question, scene
from tests.companion.games.hope_inhumanity.tables import acted, table

EVERYBODY: tuple[Viewer, ...] = ("A", "B", "C", None)
OTHERS: tuple[Viewer, ...] = ("B", "C", None)
FULL: dict[str, Any] = {
    "succeed": "each of them gains 1 humanity",
    "fail": "each of them suffers 1 harm",
    "refuse": "each of them suffers 1 hunger",
    "all_refuse": "the group loses 1 hope",
}


def told(evening: Evening, viewer: Viewer = None) -> tuple[Words, ...]:
    """The lines beneath what the table looks at."""
    spotlight = evening.view(viewer).spotlight
    assert spotlight is not None
    return spotlight.lines


def branches(evening: Evening, viewer: Viewer = None) -> list[str]:
    """The branches on the open card, as its lines name them."""
    (card,) = evening.view(viewer).opened
    keys = [getattr(line, "key", "") for line in card.lines]
    return [key.removeprefix("branch-") for key in keys if key.startswith("branch-")]


@pytest.mark.rule("HI-058")
@pytest.mark.ruling("rating-told")
@pytest.mark.parametrize(("choice", "lines"), [("no", ()), ("yes", (say("card-hardship", n=3),))])
def test_the_rating_is_told_on_act_where_the_table_plays_so(choice: str, lines: tuple[Words, ...]) -> None:
    drawn = table(scene(3), rulings={"rating-told": choice}).draw()
    assert all("card-hardship" not in repr(drawn.view(viewer)) for viewer in OTHERS)
    assert [told(drawn.act(), viewer) for viewer in EVERYBODY] == [lines] * 4


@pytest.mark.rule("HI-072")
def test_a_question_has_no_rating_to_tell() -> None:
    assert told(acted(question(), rulings={"rating-told": "yes"})) == ()


@pytest.mark.rule("HI-071")
@pytest.mark.ruling("unavoidable-told")
@pytest.mark.parametrize(("choice", "lines"), [("no", ()), ("yes", (say("forced-unavoidable"),))])
def test_that_a_scene_is_unavoidable_is_told_with_its_callout_where_the_table_plays_so(
    choice: str, lines: tuple[Words, ...]
) -> None:
    drawn = table(scene(3, unavoidable=True), rulings={"unavoidable-told": choice}).draw()
    assert all("unavoidable" not in repr(drawn.view(viewer)) for viewer in OTHERS)
    assert [told(drawn.act(), viewer) for viewer in EVERYBODY] == [lines] * 4
    assert told(acted(scene(3), rulings={"unavoidable-told": choice})) == ()


@pytest.mark.rule("HI-073")
@pytest.mark.ruling("themes-told")
@pytest.mark.parametrize(
    ("choice", "lines"), [("yes", (say("spot-mark", mark=say("mark-gore")),)), ("no", ())]
)
def test_themes_are_told_with_the_callout_or_work_in_silence(choice: str, lines: tuple[Words, ...]) -> None:
    squeamish = personality("your Scenes marked gore are 1 harder")
    evening = acted(
        scene(2, marks=[Mark.GORE]), personalities={"A": squeamish}, rulings={"themes-told": choice}
    )
    assert [told(evening, viewer) for viewer in EVERYBODY] == [lines] * 4
    assert evening.needed == 3


@pytest.mark.rule("HI-069")
@pytest.mark.ruling("unused-branches-shown")
@pytest.mark.parametrize("face", [1, 6])
def test_after_the_roll_the_whole_card_is_shown_or_what_held(face: int) -> None:
    def opened(choice: str) -> Evening:
        evening = acted(scene(1, **FULL), rulings={"unused-branches-shown": choice}).commit(1)
        return evening.support("B", 1).refuse("C").hope(0).roll(A=[face], B=[face]).open().land()

    for viewer in EVERYBODY:
        assert branches(opened("yes"), viewer) == ["succeed", "fail", "refuse", "all-refuse"]
        assert branches(opened("no"), viewer) == ["succeed" if face == 6 else "fail", "refuse"]


@pytest.mark.rule("HI-069")
@pytest.mark.ruling("unused-branches-shown")
def test_a_refuse_that_nobody_suffered_stays_unseen_with_the_unused() -> None:
    evening = acted(scene(1, **FULL), rulings={"unused-branches-shown": "no"}).commit(1)
    rolled = evening.support("B", 1).support("C", 1).hope(0).roll(A=[4], B=[4], C=[4])
    assert branches(rolled.open().land()) == ["succeed"]
    answers = acted(question(accept="everyone gains 1 humanity"), rulings={"unused-branches-shown": "no"})
    assert branches(answers.decline("B", "C", "A")) == []


@pytest.mark.rule("HI-070")
@pytest.mark.ruling("avoid-shows")
@pytest.mark.parametrize(
    ("choice", "callout", "shown"),
    [
        ("callout", "Something stands in the road.", None),
        ("penalty", None, None),
        (
            "everything",
            "Something stands in the road.",
            ["succeed", "fail", "refuse", "all-refuse"],
        ),
    ],
)
def test_after_an_avoid_the_callout_the_penalty_or_the_whole_card_is_shown(
    choice: str, callout: str | None, shown: list[str] | None
) -> None:
    rulings = {"avoid-shows": choice, "unused-branches-shown": "no"}
    avoided = table(scene(3, **FULL), rulings=rulings).draw().avoid().land()
    assert avoided.pool == 2
    for viewer in EVERYBODY:
        spotlight = avoided.view(viewer).spotlight
        assert spotlight is not None
        assert spotlight.text == callout
        assert spotlight.lines[0] == say("branch-all-refuse", text="the group loses 1 hope")
        assert ("Title of scene" in repr(avoided.view(viewer))) == (shown is not None)
        if shown is not None:
            assert branches(avoided, viewer) == shown

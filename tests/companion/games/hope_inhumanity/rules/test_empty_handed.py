"""Rated Scenes whose acting player has neither Humanity nor Hope, and what a table may make of that."""

import pytest

from companion.engine.questions import Choose
from companion.engine.words import say
from companion.games.hope_inhumanity.playing import Phase, Verdict
from tests.companion.games.hope_inhumanity.evening import Evening
from tests.companion.games.hope_inhumanity.own_cards import personality, question, scene, trait
from tests.companion.games.hope_inhumanity.tables import Moment, acted, table
from tests.companion.games.hope_inhumanity.view.test_secrets import seen

BROKE = {"A": 0, "B": 3, "C": 5}
WORDS: Moment = {
    "succeed": "each of them gains 1 humanity",
    "fail": "each of them suffers 1 harm",
    "refuse": "each of them suffers 1 hunger",
}
THIEF = trait("the group loses 1 hope")


def conditions(evening: Evening) -> list[list[str]]:
    return [evening.conditions(seat) for seat in "ABC"]


@pytest.mark.rule("HI-094", "HI-118")
def test_an_unavoidable_scene_fails_for_all_when_a_trait_takes_the_last_die_after_act() -> None:
    card = scene(2, unavoidable=True, **WORDS)
    doomed = acted(card, humanity=BROKE, hope=1, traits={"B": [THIEF]}).use("B")
    assert (doomed.verdict, doomed.pool) == (Verdict.HOPELESS, 0)
    assert conditions(doomed) == [["Hurt"]] * 3


@pytest.mark.rule("HI-090", "HI-094")
def test_an_avoidable_scene_comes_to_an_avoid_when_a_trait_takes_the_last_die_after_act() -> None:
    forced = acted(scene(2, **WORDS), humanity=BROKE, hope=1, traits={"B": [THIEF]}).use("B")
    assert forced.verdict is Verdict.AVOIDED
    assert conditions(forced) == [["Hungry"]] * 3
    assert forced.view("B").opened == ()
    assert forced.asks() == {"next-turn"}


@pytest.mark.rule("HI-094")
def test_a_trait_that_leaves_a_die_changes_nothing() -> None:
    card = scene(2, unavoidable=True, **WORDS)
    evening = acted(card, humanity=BROKE, hope=2, traits={"B": [THIEF]}).use("B")
    assert evening.phase is Phase.COMMIT
    assert evening.commit_last_hope().pool == 0


OPEN: Moment = {"humanity": BROKE, "hope": 0, "rulings": {"others-open-for-the-empty-handed": "yes"}}


@pytest.mark.rule("HI-094", "HI-096")
@pytest.mark.ruling("others-open-for-the-empty-handed")
def test_somebody_else_may_put_in_the_first_die_where_the_table_plays_that() -> None:
    card = scene(1, unavoidable=True, **WORDS)
    assert acted(card, humanity=BROKE, hope=0).verdict is Verdict.HOPELESS
    evening = acted(card, **OPEN)
    assert evening.phase is Phase.SUPPORT
    assert evening.options("support:B") == ["1", "refuse"]
    opened = evening.support("B", 1).refuse("C").roll(B=[4]).open().land()
    assert opened.verdict is Verdict.SUCCESS
    assert opened.humanity == {"A": 1, "B": 3, "C": 5}
    assert conditions(opened) == [[], [], ["Hungry"]]


@pytest.mark.rule("HI-090")
def test_what_could_be_avoided_may_be_opened_by_the_others_too() -> None:
    assert table(scene(1), humanity=BROKE, hope=0).draw().options("declare") == ["avoid"]
    assert table(scene(1), **OPEN).draw().options("declare") == ["act", "avoid"]


@pytest.mark.rule("HI-094", "HI-095")
@pytest.mark.parametrize("unavoidable", [True, False])
def test_if_nobody_puts_in_the_first_die_it_fails_for_everybody(unavoidable: bool) -> None:
    doomed = acted(scene(1, unavoidable=unavoidable, **WORDS), **OPEN).refuse("B", "C")
    assert doomed.verdict is Verdict.HOPELESS
    assert conditions(doomed) == [["Hurt"]] * 3


@pytest.mark.rule("HI-094")
def test_nobody_is_asked_for_a_first_die_where_nobody_has_one() -> None:
    doomed = acted(scene(1, unavoidable=True), **{**OPEN, "humanity": {"A": 0, "B": 0, "C": -1}})
    assert doomed.verdict is Verdict.HOPELESS
    assert table(scene(1), **{**OPEN, "humanity": {"A": 0, "B": 0, "C": 0}}).draw().options("declare") == [
        "avoid"
    ]


@pytest.mark.rule("HI-094", "HI-100")
def test_a_scene_that_others_open_shows_no_dice_of_the_acting_player() -> None:
    evening = acted(scene(1, unavoidable=True), **OPEN)
    view = evening.view(None)
    assert (view.rolling, view.seats[0].note) == (None, None)
    assert evening.play.log[-1] == say("told-commit-nothing", name="Name of A")


HOPING: Moment = {"humanity": BROKE, "hope": 2}


@pytest.mark.rule("HI-097")
@pytest.mark.ruling("last-hope-optional")
def test_last_hope_may_be_left_in_an_unavoidable_scene_where_the_table_plays_that() -> None:
    card = scene(1, unavoidable=True, **WORDS)
    assert acted(card, **HOPING).options("commit") == ["last-hope"]
    evening = acted(card, **HOPING, rulings={"last-hope-optional": "yes"})
    assert evening.options("commit") == ["last-hope", "give-up"]
    doomed = evening.choose("commit", "A", "give-up")
    assert (doomed.verdict, doomed.pool) == (Verdict.HOPELESS, 2)
    assert conditions(doomed) == [["Hurt"]] * 3
    assert evening.commit_last_hope().phase is Phase.SUPPORT


@pytest.mark.rule("HI-097", "HI-071")
def test_nobody_else_learns_whether_last_hope_could_be_left() -> None:
    rulings = {"last-hope-optional": "yes"}
    forced = acted(scene(1, unavoidable=True), **HOPING, rulings=rulings)
    free = acted(scene(1), **HOPING, rulings=rulings)
    assert free.options("commit") == ["last-hope"]
    for viewer in ("B", "C", None):
        assert seen(forced, viewer) == seen(free, viewer)
    forced.cannot(lambda e: e.choose("commit", "B", "give-up"), "refused-closed")
    free.cannot(lambda e: e.choose("commit", "B", "give-up"), "refused-closed")
    free.cannot(lambda e: e.choose("commit", "A", "give-up"), "give-up-chosen")
    shown = [evening.question("commit").form for evening in (forced, free)]
    assert all(isinstance(form, Choose) for form in shown)
    assert len({form.shown for form in shown if isinstance(form, Choose)}) == 1, "a glance would tell"


FREE: Moment = {"humanity": BROKE, "hope": 0, "rulings": {"zero-free-when-broke": "yes"}}


@pytest.mark.rule("HI-145", "HI-148")
@pytest.mark.ruling("zero-free-when-broke")
@pytest.mark.parametrize("unavoidable", [True, False])
def test_a_hardship_of_zero_is_free_for_whoever_has_nothing_where_the_table_plays_that(
    unavoidable: bool,
) -> None:
    card = scene(0, unavoidable=unavoidable, **WORDS)
    usual = table(card, humanity=BROKE, hope=0).draw()
    assert usual.options("declare") == (["act"] if unavoidable else ["avoid"])
    done = acted(card, **FREE)
    assert (done.verdict, done.needed, done.phase) == (Verdict.SUCCESS, 0, Phase.AFTERMATH)
    assert done.humanity == {"A": 1, "B": 3, "C": 5}
    assert conditions(done) == [[], [], []]


@pytest.mark.rule("HI-146", "HI-148")
@pytest.mark.parametrize(
    ("rating", "always", "free"),
    [
        (0, (), True),
        (1, (), False),
        (1, "your Scenes are 1 easier", True),
        (0, "your Scenes are 1 harder", False),
    ],
)
def test_only_a_total_of_zero_is_free(rating: int, always: str, free: bool) -> None:
    card = scene(rating, unavoidable=True, **WORDS)
    done = acted(card, **FREE, personalities={"A": personality(always)})
    assert done.verdict is (Verdict.SUCCESS if free else Verdict.HOPELESS)


@pytest.mark.rule("HI-093")
def test_a_question_is_no_matter_of_dice() -> None:
    assert acted(question(), humanity=BROKE, hope=0).phase is Phase.ANSWERS

"""Traits: whose they are, when they may be played, and that they work once."""

import pytest

from companion.engine.words import say
from companion.games.hope_inhumanity.cards.card import Trait
from companion.games.hope_inhumanity.cards.kinds import Window
from companion.games.hope_inhumanity.playing import Phase, Verdict
from tests.companion.games.hope_inhumanity.evening import Evening
from tests.companion.games.hope_inhumanity.own_cards import question, scene, trait, trait_before_roll
from tests.companion.games.hope_inhumanity.tables import Moment, acted, table, turn_by_turn

ANY = trait("you gain 1 humanity", id="any")
BEFORE = trait_before_roll("this Scene is 1 harder", id="before")


def moments() -> dict[str, Evening]:
    """One turn, step by step, with both Traits in B's hand."""
    held: Moment = {"traits": {"B": [ANY, BEFORE]}, "humanity": {"A": 5, "B": 3, "C": 5}}
    return turn_by_turn(**held)


@pytest.mark.rule("HI-259", "HI-260", "HI-264")
@pytest.mark.parametrize("step", list(moments()))
def test_a_trait_may_be_played_at_any_time_and_works_at_once(step: str) -> None:
    evening = moments()[step]
    played = evening.use("B", "any")
    assert played.humanity["B"] == evening.humanity["B"] + 1
    assert played.phase == step


@pytest.mark.rule("HI-264", "HI-142")
@pytest.mark.parametrize("step", list(moments()))
def test_a_trait_for_before_the_roll_waits_for_an_act_with_dice_and_is_late_after_them(step: str) -> None:
    evening = moments()[step]
    if step in {"commit", "support", "hope", "roll"}:
        assert evening.use("B", "before").needed == 3
    else:
        evening.cannot(lambda e: e.use("B", "before"), "refused-closed")


@pytest.mark.rule("HI-261", "HI-075")
def test_a_trait_works_once_and_then_lies_open() -> None:
    played = table(scene(1), traits={"B": [ANY, BEFORE]}).use("B", "any")
    played.cannot(lambda e: e.use("B", "any"), "refused-closed")
    for viewer in ("A", "B", "C", None):
        cards = [card.id for card in played.view(viewer).seats[1].cards]
        assert "any" in cards
        assert "before" not in cards


@pytest.mark.rule("HI-262")
def test_a_played_trait_is_not_replaced() -> None:
    played = table(scene(1), traits={"B": [ANY, BEFORE]}).use("B", "any")
    assert played.state.survivor("B").traits == ("before",)


@pytest.mark.rule("HI-259")
def test_nobody_plays_what_another_holds() -> None:
    table(scene(1), traits={"B": [ANY]}).cannot(lambda e: e.use("C", "any"), "refused-closed")


@pytest.mark.rule("HI-259", "HI-260")
def test_a_trait_may_be_played_on_somebody_else_unasked() -> None:
    gift = trait("a player of your choice gains 1 humanity")
    evening = acted(scene(1), humanity={"A": 2, "B": 5, "C": 5}, traits={"C": [gift]})
    assert evening.options("trait:trait") == ["A", "B", "C"]
    assert evening.use("C", on="A").humanity["A"] == 3


@pytest.mark.rule("HI-074", "HI-037")
def test_only_the_holder_reads_a_trait_and_all_see_how_many_there_are() -> None:
    evening = table(scene(1), traits={"B": [ANY, BEFORE]})
    assert [card.id for card in evening.view("B").hand] == ["any", "before"]
    for viewer in ("A", "C", None):
        view = evening.view(viewer)
        assert "Text of any" not in repr(view)
        assert view.hand == ()
        assert [badge.label for badge in view.seats[1].badges] == [say("traits-held", n=2)]


@pytest.mark.rule("HI-259")
def test_nobody_waits_for_a_trait() -> None:
    evening = table(scene(1), traits={"B": [ANY]})
    assert evening.question("trait:any").standing
    assert evening.asks() == {"draw"}
    assert evening.view(None).waiting == (evening.question("draw").public,)


@pytest.mark.rule("HI-264", "HI-172")
def test_the_hardship_of_a_question_cannot_be_changed() -> None:
    acted(question(), traits={"B": [BEFORE]}).cannot(lambda e: e.use("B", "before"), "refused-closed")


@pytest.mark.rule("HI-260")
def test_a_trait_for_the_supporters_reaches_those_who_have_supported() -> None:
    cheer = trait_before_roll("supporters gain 1 humanity", id="cheer")
    held: Moment = {"traits": {"A": [cheer]}, "humanity": {"A": 4, "B": 4, "C": 4}}
    evening = acted(scene(1), **held).commit(1).support("B", 1)
    assert evening.use("A", "cheer").humanity == {"A": 3, "B": 4, "C": 4}


@pytest.mark.rule("HI-260", "HI-117")
def test_a_trait_may_give_back_the_choice_to_support_with_humanity() -> None:
    gift = trait("a player of your choice gains 2 humanity")
    evening = acted(scene(1), humanity={"A": 5, "B": 0, "C": 5}, traits={"C": [gift]}).commit(2)
    assert evening.options("support:B") == ["last-hope", "refuse"]
    assert evening.use("C", on="B").options("support:B") == ["1", "2", "refuse"]


@pytest.mark.rule("HI-260")
def test_a_question_that_a_trait_changed_is_asked_anew() -> None:
    gift = trait("the acting player gains 1 humanity")
    before = acted(scene(1), humanity={"A": 1, "B": 5, "C": 5}, traits={"C": [gift]})
    changed = before.use("C")
    assert changed.play.open["commit"].version > before.play.open["commit"].version
    assert changed.commit(2).phase is Phase.SUPPORT


OWN_TURN = trait("you gain 1 humanity", id="own-turn", window=Window.OWN_TURN)
CHEER = ("supporters gain 1 humanity", "this Scene is 1 easier")
AFTER_ROLL = trait(CHEER, id="after-roll", window=Window.AFTER_ROLL)


@pytest.mark.rule("HI-259")
def test_a_card_may_keep_to_its_holders_own_turn() -> None:
    evening = table(scene(1), humanity={"A": 4, "B": 4, "C": 4}, traits={"A": [OWN_TURN]})
    assert evening.use("A", "own-turn").humanity["A"] == 5
    acted_on = evening.draw().act().commit(1).refuse("B", "C").hope(0).roll(A=[4])
    assert "trait:own-turn" in acted_on.open().land().play.open
    acted_on.open().land().go_on().cannot(lambda e: e.use("A", "own-turn"), "refused-closed")


@pytest.mark.rule("HI-259", "HI-264")
def test_a_card_may_keep_to_the_time_after_the_roll_and_then_it_overrides_what_is_usual() -> None:
    held: Moment = {"traits": {"C": [AFTER_ROLL]}}
    rolling = acted(scene(2), **held).commit(1).support("B", 1).refuse("C").hope(0)
    rolling.cannot(lambda e: e.use("C", "after-roll"), "refused-closed")
    rolled = rolling.roll(A=[4], B=[1])
    eased = rolled.use("C", "after-roll")
    assert (rolled.verdict, eased.verdict) == (Verdict.FAILURE, Verdict.SUCCESS)
    assert eased.humanity == {"A": 4, "B": 5, "C": 5}
    rolled.open().land().cannot(lambda e: e.use("C", "after-roll"), "refused-closed")


@pytest.mark.rule("HI-259")
@pytest.mark.parametrize(
    ("card", "window"),
    [
        (ANY, "window-anytime"),
        (BEFORE, "window-before-roll"),
        (trait("this Scene is 1 easier", id="easy"), "window-before-roll"),
        (trait("roll any one die again", id="again"), "window-after-roll"),
        (AFTER_ROLL, "window-after-roll"),
        (OWN_TURN, "window-own-turn"),
    ],
)
def test_the_card_says_when_it_may_be_played(card: Trait, window: str) -> None:
    (held,) = table(scene(1), traits={"B": [card]}).view("B").hand
    assert held.lines[1] == say(window)

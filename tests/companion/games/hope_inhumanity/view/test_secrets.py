"""Who sees what: nothing that a viewer gets may depend on what is hidden from that viewer."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import pytest

from companion.engine.questions import Question
from companion.engine.view import Viewer
from companion.engine.words import say
from companion.games.hope_inhumanity.cards.card import Scene
from companion.games.hope_inhumanity.cards.kinds import Mark, Terrain
from companion.games.hope_inhumanity.game import GAME
from companion.games.hope_inhumanity.playing import Phase
from companion.games.hope_inhumanity.rules.support import undeclared
from companion.games.hope_inhumanity.state import HopeInhumanityState
from tests.companion.games.hope_inhumanity.evening import Evening
from tests.companion.games.hope_inhumanity.masks import hides_scene, masked
from tests.companion.games.hope_inhumanity.own_cards import personality, question, scene, trait
from tests.companion.games.hope_inhumanity.tables import Moment, acted, table
from tests.companion.games.hope_inhumanity.wandering import some_house_rules, wander
from tests.long import LONG

Step = Callable[[Evening], Evening]
SEEDS = range(3 if LONG else 1)
OTHERS: tuple[Viewer, ...] = ("B", "C", None)


def public(questions: Iterable[Question]) -> list[Question]:
    """What those who are not asked may know."""
    return [one for one in questions if not one.discreet]


def seen(evening: Evening, viewer: Viewer) -> tuple[Any, ...]:
    """All that reaches a viewer: the view, what is open and since when, and the log."""
    open_ = {id_: asked for id_, asked in evening.play.open.items() if not asked.question.discreet}
    return evening.view(viewer), open_, evening.play.log


@pytest.mark.slow
@pytest.mark.rule("HI-053", "HI-055", "HI-058", "HI-059", "HI-060", "HI-061", "HI-063", "HI-070", "HI-071")
@pytest.mark.rule("HI-074", "HI-082", "HI-223")
@pytest.mark.long
@pytest.mark.parametrize(("seats", "seed"), [(n, f"secret {seed}") for n in (3, 5) for seed in SEEDS])
def test_no_view_depends_on_what_is_hidden_from_it(seats: int, seed: str) -> None:
    for options in ({}, some_house_rules(seed)):
        _check_every_moment(seats, seed, options)


def _check_every_moment(seats: int, seed: str, options: Mapping[str, str]) -> None:
    hidden = 0
    for play, events in wander(seats, seed, options=options):
        state = play.state
        for viewer in (*(one.seat for one in state.survivors), None):
            other = masked(state, viewer)
            hidden += hides_scene(state, viewer)
            assert GAME.view(other, viewer) == GAME.view(state, viewer)
            assert public(GAME.questions(other)) == public(GAME.questions(state))
            assert _lines(other, events) == _lines(state, events)
    assert hidden


@pytest.mark.rule("HI-082")
@pytest.mark.parametrize(("seats", "seed"), [(n, f"alone {seed}") for n in (3, 5) for seed in range(3)])
def test_nobody_is_waited_for_in_secret_but_whom_the_table_knows_of_or_all_at_once(
    seats: int, seed: str
) -> None:
    for play, _ in wander(seats, seed, options={**some_house_rules(seed), "cards": "dealt"}):
        open_ = [asked.question for asked in play.open.values()]
        secret = {one.to for one in open_ if one.discreet and not one.standing}
        assert secret <= set(_expected(play.state)) or secret == set(_undeclared(play.state))


def _expected(state: HopeInhumanityState) -> list[str]:
    """Those of whom everybody knows that they are asked now: whoever acts, and the players of the lost."""
    return [state.active, *(estate.seat for estate in state.estates)]


def _undeclared(state: HopeInhumanityState) -> list[str]:
    if state.phase is Phase.SUPPORT:
        return [one.seat for one in undeclared(state)]
    return [one.seat for one in state.unanswered if one.seat != state.active and state.phase is Phase.ANSWERS]


def _lines(state: HopeInhumanityState, events: Iterable[Any]) -> list[Any]:
    return [event.log_line(state) for event in events]


PLAIN = scene(2, id="one", succeed="each of them gains 1 humanity", fail="each of them suffers 1 harm")
UNLIKE = [
    scene(1, id="other", succeed="each of them gains 3 humanity", fail="everyone suffers 1 harm"),
    scene(5, id="other", refuse="each of them loses 1 humanity", all_refuse="the group loses 1 hope"),
    scene(2, id="other", unavoidable=True),
    scene(0, id="other"),
]
STEPS: dict[str, Step] = {
    "draw": lambda e: e.draw(),
    "act": lambda e: e.act(),
    "commit": lambda e: e.commit(2),
    "support": lambda e: e.support("B", 1),
    "refuse": lambda e: e.refuse("C"),
    "hope": lambda e: e.hope(1),
}


@pytest.mark.rule("HI-056", "HI-057", "HI-058", "HI-059", "HI-061", "HI-063", "HI-071", "HI-082")
@pytest.mark.parametrize("other", UNLIKE)
def test_the_same_answers_look_the_same_whatever_the_card_says(other: Scene) -> None:
    hungry: Moment = {"conditions": {"A": ["Hungry"]}}
    one, two = table(PLAIN, **hungry), table(other, **hungry)
    for step in STEPS.values():
        for viewer in OTHERS:
            assert seen(one, viewer) == seen(two, viewer)
        one, two = step(one), step(two)
    for viewer in OTHERS:
        assert seen(one, viewer) == seen(two, viewer)


@pytest.mark.rule("HI-072", "HI-056", "HI-082")
def test_whether_there_will_be_a_roll_is_unknown_until_the_first_step() -> None:
    rated, asked = table(scene(2, id="x")).draw(), table(question(id="x")).draw()
    assert all(seen(rated, viewer) == seen(asked, viewer) for viewer in OTHERS)
    assert rated.act().view("B").waiting != asked.act().view("B").waiting


@pytest.mark.rule("HI-045", "HI-054", "HI-055", "HI-056")
def test_after_the_draw_the_acting_player_alone_reads_the_card() -> None:
    drawn = table(scene(3, callout="A secret callout.", terrain=Terrain.COASTAL)).draw(Terrain.COASTAL)
    (held,) = drawn.view("A").hand
    assert held.title == "Title of scene"
    assert held.lines[0] == "A secret callout."
    assert say("card-hardship", n=3) in held.lines
    for viewer in OTHERS:
        shown = repr(drawn.view(viewer))
        assert "secret callout" not in shown
        assert "Title of scene" not in shown
        assert "terrain-coastal" in repr(drawn.view(viewer).spotlight)


@pytest.mark.rule("HI-047", "HI-057")
def test_act_makes_the_callout_public_and_nothing_else() -> None:
    evening = acted(scene(3, callout="A callout.", fail="each of them suffers 2 harm"))
    for viewer in OTHERS:
        view = evening.view(viewer)
        assert view.spotlight is not None
        assert view.spotlight.text == "A callout."
        assert view.spotlight.lines == ()
        assert view.hand == view.opened == ()


@pytest.mark.rule("HI-073")
@pytest.mark.parametrize(("dead", "shown"), [("", True), ("B", False)])
def test_a_mark_that_a_personality_reacts_to_is_told_with_the_callout(dead: str, shown: bool) -> None:
    squeamish = personality("your Scenes marked gore are 1 harder")
    card = scene(2, marks=[Mark.GORE, Mark.FOOD])
    evening = table(card, personalities={"B": squeamish}, dead=dead).draw()
    assert "spot-mark" not in repr(evening.view("C"))
    spotlight = evening.act().view("C").spotlight
    assert spotlight is not None
    assert spotlight.lines == ((say("spot-mark", mark=say("mark-gore")),) if shown else ())


@pytest.mark.rule("HI-055", "HI-061")
def test_the_acting_player_alone_reads_what_is_needed_now() -> None:
    evening = acted(scene(2), conditions={"A": ["Hungry"]}).commit(1)
    (held,) = evening.view("A").hand
    assert say("card-hardship-now", n=3) in held.lines
    for viewer in OTHERS:
        assert "card-hardship" not in repr(evening.view(viewer))


@pytest.mark.rule("HI-065", "HI-066", "HI-067")
def test_dice_and_declarations_are_open_at_once() -> None:
    evening = acted(scene(2), humanity={"A": 5, "B": 0, "C": 5}).commit(2).last_hope("B").refuse("C")
    for viewer in ("A", "B", "C", None):
        notes = [seat.note for seat in evening.view(viewer).seats]
        assert notes == [say("note-dice", n=2), say("note-last-hope"), say("note-refused")]
    hoped = evening.hope(1).view(None).rolling
    assert hoped is not None
    assert [(part.colour, part.count) for part in hoped.asked] == [("red", 2), ("white", 2)]


@pytest.mark.rule("HI-068", "HI-069")
def test_after_the_roll_faces_and_total_are_open_and_the_card_opens_next() -> None:
    harmful = scene(2, refuse="each of them suffers 1 harm")
    evening = acted(harmful, conditions={"A": ["Hungry"]})
    rolled = evening.commit(2).refuse("B", "C").hope(0).roll(A=[4, 2])
    for viewer in OTHERS:
        view = rolled.view(viewer)
        assert view.rolling is not None
        assert view.spotlight is not None
        assert [die.value for die in view.rolling.dice] == [4, 2]
        assert view.spotlight.text == say("count", n=1, dice=2, needed=3)
        assert view.spotlight.lines == (
            say("reason-printed", n=2),
            say("reason-hungry", n=1, name="Name of A"),
        )
        assert view.opened == ()
    for viewer in OTHERS:
        (card,) = rolled.open().land().view(viewer).opened
        assert card.title == "Title of scene"
        assert say("card-hardship", n=2) in card.lines


@pytest.mark.rule("HI-060")
def test_the_outcomes_of_a_question_open_after_the_last_answer() -> None:
    card = question(accept="each of them gains 1 humanity", refuse="each of them loses 1 humanity")
    evening = acted(card).accept("B").decline("C")
    for viewer in OTHERS:
        assert "branch-accept" not in repr(evening.view(viewer))
        assert len(evening.accept("A").view(viewer).opened) == 1


@pytest.mark.rule("HI-070")
@pytest.mark.parametrize(
    "other",
    [
        scene(5, id="other", refuse="each of them suffers 1 hunger", fail="everyone suffers 2 harm"),
        question(id="other", refuse="each of them suffers 1 hunger", accept="everyone gains 1 humanity"),
    ],
)
def test_after_an_avoid_only_the_callout_and_the_penalty_are_told(other: Scene) -> None:
    one = table(scene(1, id="one", refuse="each of them suffers 1 hunger")).draw().avoid().land()
    two = table(other).draw().avoid().land()
    for viewer in OTHERS:
        assert seen(one, viewer) == seen(two, viewer)
        assert one.view(viewer).opened == ()
    spotlight = one.view("B").spotlight
    assert spotlight is not None
    assert spotlight.text == "Something stands in the road."
    assert spotlight.lines[0] == say("branch-refuse", text="each of them suffers 1 hunger")


@pytest.mark.rule("HI-071")
def test_the_unavoidable_mark_is_the_acting_players_until_the_end() -> None:
    evening = table(scene(2, unavoidable=True)).draw()
    assert say("card-unavoidable") in evening.view("A").hand[0].lines
    assert evening.question("declare").discreet
    opened = evening.act().commit(1).refuse("B", "C").hope(0).roll(A=[1]).open().land()
    assert say("card-unavoidable") in opened.view("B").opened[0].lines


@pytest.mark.rule("HI-071", "HI-094")
def test_the_special_case_opens_the_card() -> None:
    doomed = acted(scene(2, unavoidable=True), humanity={"A": 0, "B": 5, "C": 5}, hope=0)
    assert say("card-unavoidable") in doomed.view("B").opened[0].lines


@pytest.mark.rule("HI-223", "HI-074")
def test_nobody_reads_the_card_of_an_acting_player_who_died() -> None:
    deadly = trait("a player of your choice suffers 3 harm")
    evening = acted(scene(2), traits={"B": [deadly]}).commit(1).use("B", on="A")
    assert all("branch-" not in repr(evening.view(viewer)) for viewer in ("A", *OTHERS))


def test_the_mask_is_not_blind_to_what_is_open() -> None:
    evening = acted(PLAIN).commit(1).refuse("B", "C").hope(0).roll(A=[1])
    state = evening.open().land().state
    assert masked(state, "B").playing == state.playing
    assert masked(acted(PLAIN).state, "B").playing != acted(PLAIN).state.playing

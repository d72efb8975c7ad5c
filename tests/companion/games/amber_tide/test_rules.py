"""Each rule of amber and tide, on both sides of its numbers."""

from dataclasses import replace

import pytest

from companion.engine.answers import Chosen
from companion.engine.game import Seat
from companion.engine.milestone import Milestone
from companion.engine.play import Play
from companion.engine.questions import Choose, RollDice
from companion.engine.refusal import Refused
from companion.engine.view import Meter, Mood
from companion.games.amber_tide.bots import chosen, drowning
from companion.games.amber_tide.events import Event
from companion.games.amber_tide.game import GAME
from companion.games.amber_tide.state import AmberTideState
from tests.companion.games.playing import PEOPLE, dice, said
from tests.companion.games.playing import playing as begun

ANNA, BEN, CLEO = PEOPLE[:3]
Playing = Play[AmberTideState, Event]


def playing(*seats: Seat, **options: str) -> Playing:
    return begun(GAME, *(seats or (ANNA, BEN)), **options)


def out(play: Playing, number: int) -> Playing:
    question = "on" if "on" in play.open else "out"
    return said(play, question, Chosen(str(number)), play.state.walker.id)


def throw(play: Playing, *faces: int) -> Playing:
    return said(out(play, len(faces)), "throw", dice(play.state.walker.colour, *faces))


def home(play: Playing) -> Playing:
    return said(play, "on", Chosen("home"), play.state.walker.id)


def walk(play: Playing, *faces: int) -> Playing:
    return home(throw(play, *faces))


@pytest.mark.rule("AT-001")
@pytest.mark.parametrize("count", [2, 8])
def test_two_to_eight_sit_down(count: int) -> None:
    assert playing(*PEOPLE[:count]).state.walker == ANNA


@pytest.mark.rule("AT-001")
@pytest.mark.parametrize(
    ("seats", "why"),
    [
        ((ANNA,), "refused-few"),
        (PEOPLE, "refused-many"),
        ((ANNA, Seat("seat-2", "Ben", "red")), "refused-taken"),
    ],
)
def test_one_nine_and_two_of_one_colour_are_refused(seats: tuple[Seat, ...], why: str) -> None:
    with pytest.raises(Refused, match=why):
        playing(*seats)


@pytest.mark.rule("AT-002")
def test_the_tide_begins_in_the_middle_and_stands_on_the_strip() -> None:
    [tide] = GAME.view(playing().state, None).tracks
    assert (tide.value, tide.size, tide.lit) == (5, 10, True)


@pytest.mark.rule("AT-003")
def test_each_throws_one_to_five_dice_and_each_round_begins_with_the_next() -> None:
    play = playing(ANNA, BEN, CLEO)
    form = play.open["out"].question.form
    assert isinstance(form, Choose)
    assert [option.id for option in form.options] == list("12345")
    walkers = []
    for _ in range(6):
        walkers.append(play.state.walker)
        play = walk(play, 3)
    assert walkers == [ANNA, BEN, CLEO, BEN, CLEO, ANNA]


@pytest.mark.rule("AT-003")
def test_dice_that_are_pushed_into_the_middle_say_how_many_go_out() -> None:
    asked = playing().open["out"].question
    assert asked.pushed is not None
    assert (asked.pushed.colour, asked.pushed.lying) == ("red", 0)


@pytest.mark.rule("AT-004")
@pytest.mark.parametrize(("face", "amber"), [(1, 0), (2, 0), (3, 0), (4, 1), (5, 2), (6, 3)])
def test_a_die_is_worth_what_it_shows_above_three(face: int, amber: int) -> None:
    assert throw(playing(), face).state.carried == amber


@pytest.mark.rule("AT-005")
@pytest.mark.parametrize(("faces", "tide"), [((1,), 6), ((2,), 6), ((3,), 5), ((1, 2, 2, 1), 9), ((6, 6), 5)])
def test_each_one_and_each_two_raises_the_tide(faces: tuple[int, ...], tide: int) -> None:
    assert throw(playing(), *faces).state.tide == tide


@pytest.mark.rule("AT-004", "AT-005")
def test_only_of_faces_that_come_to_the_same_nobody_is_asked_which_it_is() -> None:
    form = out(playing(), 1).open["throw"].question.form
    assert isinstance(form, RollDice)
    came_to = {face: throw(playing(), face).state for face in range(1, 7)}
    same = {
        frozenset(other for other in came_to if replace(came_to[other], faces=one.faces) == one)
        for one in came_to.values()
    }
    assert {*form.alike} == {group for group in same if len(group) > 1} == {frozenset({1, 2})}


@pytest.mark.rule("AT-005")
def test_each_throw_after_the_first_raises_it_by_one_more() -> None:
    once = throw(playing(), 6)
    assert [once.state.tide, throw(once, 6).state.tide, throw(throw(once, 6), 1).state.tide] == [5, 6, 8]


@pytest.mark.rule("AT-006")
def test_the_walker_alone_says_whether_to_go_home_and_only_after_a_throw() -> None:
    play = playing()
    with pytest.raises(Refused, match="refused-option"):
        said(play, "out", Chosen("home"), ANNA.id)
    play = throw(play, 5)
    with pytest.raises(Refused, match="refused-seat"):
        said(play, "on", Chosen("home"), BEN.id)
    assert home(play).state.home == {ANNA.id: 2, BEN.id: 0}


@pytest.mark.rule("AT-007")
@pytest.mark.parametrize(("walks", "tide"), [(1, 3), (2, 1), (3, 0)])
def test_the_tide_falls_by_two_with_everybody_who_comes_home_and_never_below_nothing(
    walks: int, tide: int
) -> None:
    play = playing()
    for _ in range(walks):
        play = walk(play, 3)
    assert play.state.tide == tide
    view = GAME.view(play.state, None)
    assert (view.mood, view.rule, view.scene) == (Mood.SUCCESS, "AT-007", "shore")


@pytest.mark.rule("AT-008")
@pytest.mark.parametrize(("throws", "brought"), [(2, 0), (3, 9)])
def test_what_the_sea_has_taken_is_found_from_the_third_throw_on(throws: int, brought: int) -> None:
    play = throw(throw(playing(), 1, 1, 6, 6, 6), 1, 1)
    assert play.state.taken == 9
    for _ in range(throws):
        play = throw(play, 3)
    after = home(play).state
    assert (after.home[BEN.id], after.taken) == (brought, 9 - brought)


@pytest.mark.rule("AT-009")
def test_at_ten_the_tide_takes_what_is_carried_and_falls_to_two() -> None:
    nine = throw(playing(), 1, 1, 2, 2, 6)
    assert (nine.state.tide, nine.state.walker) == (9, ANNA)
    flooded = throw(nine, 6)
    state = flooded.state
    assert (state.tide, state.taken, state.home[ANNA.id], state.walker) == (2, 6, 0, BEN)
    told = flooded.log[-1]
    assert isinstance(told, Milestone)
    assert [one.key for one in flooded.log[-3:]] == ["told-step", "told-step", "told-flood"]
    assert "seat:red" in told.staged.drawing
    view = GAME.view(state, None)
    assert [(one.colour, one.value) for one in (view.rolling.dice if view.rolling else ())] == [("red", 6)]
    assert view.plan is not None
    assert ">6</text>" in view.plan.ground, "what lies on the flats is seen large"
    assert (view.mood, view.rule, view.scene) == (Mood.FAILURE, "AT-009", "flood")


@pytest.mark.rule("AT-010")
@pytest.mark.ruling("goal")
@pytest.mark.parametrize(("goal", "needed"), [("forty", 40), ("short", 25), ("long", 60)])
def test_it_is_over_as_soon_as_somebody_comes_home_with_enough(goal: str, needed: int) -> None:
    play = playing(**({} if goal == "forty" else {"goal": goal}))
    assert play.state.goal == needed
    while play.state.home[BEN.id] < needed:
        assert (play.state.over, play.state.winner) == (False, None)
        play = walk(play, *((6,) * 5 if play.state.walker == BEN else (3,)))
    assert (play.state.over, play.state.winner) == (True, BEN)
    assert GAME.questions(play.state) == ()


@pytest.mark.rule("AT-010")
@pytest.mark.parametrize(("last", "over"), [((6, 6, 6), False), ((6, 6, 6, 4), True)])
def test_one_amber_less_is_not_enough(last: tuple[int, ...], over: bool) -> None:
    play = walk(walk(walk(playing(goal="short"), 6, 6, 6, 6, 6), 3), 3)
    assert play.state.walker == ANNA
    assert walk(play, *last).state.over is over


def test_what_each_has_at_home_stands_in_their_stretch_of_the_strip() -> None:
    anna, ben = GAME.view(walk(playing(), 6, 6).state, None).seats
    assert (anna.meter, ben.meter) == (Meter(6, 40), Meter(0, 40))


def test_a_bot_goes_home_where_another_throw_promises_less_or_there_is_enough() -> None:
    wet = throw(playing(), 1, 2, 2, 6, 6).state
    assert wet.tide == 8
    assert chosen(wet) == Chosen("home")
    dry = throw(playing(), 3, 3, 3, 3, 4).state
    assert chosen(dry) == Chosen("5")
    assert chosen(replace(dry, goal=1)) == Chosen("home")


@pytest.mark.parametrize(
    ("number", "dry", "likely"), [(1, 1, 1 / 3), (2, 1, 5 / 9), (2, 2, 1 / 9), (5, 6, 0), (1, 0, 1)]
)
def test_a_bot_knows_how_likely_the_tide_comes_in(number: int, dry: int, likely: float) -> None:
    assert drowning(number, dry) == pytest.approx(likely)

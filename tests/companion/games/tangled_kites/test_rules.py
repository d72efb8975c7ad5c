"""Each rule of tangled kites, on both sides of its numbers."""

from dataclasses import replace
from random import Random

import pytest

from companion.engine.answers import Chosen, Rolled
from companion.engine.dice import Die
from companion.engine.game import Seat
from companion.engine.milestone import Milestone
from companion.engine.play import Play
from companion.engine.questions import Choose, RollDice
from companion.engine.refusal import Refused
from companion.engine.view import Meter, Mood
from companion.games.tangled_kites.bots import chosen, spelled
from companion.games.tangled_kites.drawing import BESIDE, STEP, sky
from companion.games.tangled_kites.events import Event
from companion.games.tangled_kites.game import GAME
from companion.games.tangled_kites.state import Kite, TangledKitesState, by_seat, won
from tests.companion.games.playing import PEOPLE, said
from tests.companion.games.playing import playing as begun

ANNA, BEN, CLEO, DORA = PEOPLE[:4]
THREE = (ANNA, BEN, CLEO)
Playing = Play[TangledKitesState, Event]


def playing(*seats: Seat, **options: str) -> Playing:
    return begun(GAME, *(seats or THREE), **options)


def thrown(play: Playing, *faces: tuple[int, ...]) -> Playing:
    dice = (Die(seat.colour, one) for seat, some in zip(play.state.seats, faces, strict=True) for one in some)
    return said(play, "throw", Rolled(tuple(dice)))


def rise(play: Playing, seat: Seat, kite: str) -> Playing:
    return said(play, f"kite-{seat.id}", Chosen(kite), seat.id)


def flown(play: Playing, *kites: str) -> Playing:
    """A round in which everybody threw what they need."""
    play = thrown(play, *((int(kite[0]), 1, 1) for kite in kites))
    for seat, kite in zip(play.state.seats, kites, strict=True):
        play = rise(play, seat, kite)
    return play


@pytest.mark.rule("TK-001")
@pytest.mark.parametrize("count", [3, 8])
def test_three_to_eight_stand_on_the_hill_with_two_spare_lines(count: int) -> None:
    assert list(playing(*PEOPLE[:count]).state.lines.values()) == [2] * count


@pytest.mark.rule("TK-001")
@pytest.mark.parametrize(
    ("seats", "why"),
    [
        ((ANNA, BEN), "refused-few"),
        (PEOPLE, "refused-many"),
        ((ANNA, BEN, replace(CLEO, colour="red")), "refused-taken"),
    ],
)
def test_two_nine_and_two_of_one_colour_are_refused(seats: tuple[Seat, ...], why: str) -> None:
    with pytest.raises(Refused, match=why):
        playing(*seats)


def test_all_see_who_still_chooses() -> None:
    assert GAME.view(playing().state, None).scene == "hill"
    play = thrown(playing(), (1, 2, 5), (6, 4, 3), (2, 2, 2))
    assert GAME.view(play.state, None).scene == "clouds"
    view = GAME.view(rise(play, ANNA, "5").state, None)
    assert [one.on_turn for one in view.seats] == [False, True, True]


@pytest.mark.rule("TK-002")
def test_all_throw_at_once_and_everybody_sees_the_dice() -> None:
    form = playing().open["throw"].question.form
    assert isinstance(form, RollDice)
    assert [(one.colour, one.count) for one in form.wanted] == [("red", 3), ("blue", 3), ("green", 3)]
    rolling = GAME.view(thrown(playing(), (1, 2, 5), (6, 4, 3), (2, 2, 2)).state, None).rolling
    assert rolling is not None
    assert [(die.colour, die.value) for die in rolling.dice][:4] == [
        ("red", 1),
        ("red", 2),
        ("red", 5),
        ("blue", 3),
    ]


@pytest.mark.rule("TK-003")
def test_each_chooses_one_of_their_own_dice_all_at_the_same_time() -> None:
    play = thrown(playing(), (1, 2, 5), (6, 4, 3), (2, 2, 2))
    assert set(play.open) == {f"kite-{seat.id}" for seat in THREE}
    for kite, why in (("6", "refused-option"), ("5", "")):
        if why:
            with pytest.raises(Refused, match=why):
                rise(play, ANNA, kite)
        else:
            assert rise(play, ANNA, kite).state.chosen == {ANNA.id: Kite(5)}
    with pytest.raises(Refused, match="refused-closed"):
        said(play, f"kite-{ANNA.id}", Chosen("5"), BEN.id)


@pytest.mark.rule("TK-003")
@pytest.mark.parametrize(("one", "other"), [("1", "5"), ("1", "5+"), ("2+", "2")])
def test_nobody_else_can_tell_how_high_a_kite_rises_before_all_fly(one: str, other: str) -> None:
    play = thrown(playing(), (1, 2, 5), (6, 4, 3), (2, 2, 2))
    rises = [rise(play, ANNA, kite) for kite in (one, other)]
    for viewer in (None, BEN.id, CLEO.id):
        assert len({repr(GAME.view(one.state, viewer)) for one in rises}) == 1
        asked = [[q for q in GAME.questions(one.state) if q.to in {None, viewer}] for one in rises]
        assert asked[0] == asked[1]
    assert rises[0].log == rises[1].log
    hands = [GAME.view(one.state, ANNA.id).hand for one in rises]
    assert hands[0] != hands[1]
    assert all(card.secret for hand in hands for card in hand)


@pytest.mark.rule("TK-004")
def test_a_spare_line_is_one_higher_once_and_is_spent_even_in_a_tangle() -> None:
    play = flown(playing(), "5+", "6", "1")
    assert play.state.flown[ANNA.id].height == 6
    assert play.state.lines == {ANNA.id: 1, BEN.id: 2, CLEO.id: 2}
    play = thrown(flown(play, "6+", "2", "2"), (6, 6, 6), (2, 2, 2), (3, 3, 3))
    forms = [play.open[f"kite-{seat.id}"].question.form for seat in (ANNA, BEN)]
    assert [[one.id for one in form.options] for form in forms if isinstance(form, Choose)] == [
        ["6"],
        ["2", "2+"],
    ]


@pytest.mark.rule("TK-005")
def test_kites_at_one_height_tangle_and_win_nothing() -> None:
    play = flown(playing(*PEOPLE[:4]), "6", "6", "3", "2")
    assert play.state.ribbons == {ANNA.id: 0, BEN.id: 0, CLEO.id: 2, DORA.id: 1}
    why = [one.text for one in GAME.view(play.state, None).why]
    assert [getattr(one, "key", "") for one in why] == ["why-tangled", "why-tangled", "why-won", "why-won"]


@pytest.mark.rule("TK-006", "TK-007")
@pytest.mark.parametrize(
    ("heights", "ribbons"),
    [((6, 4, 1), (2, 0, 1)), ((4, 6, 5), (1, 2, 0)), ((6, 6, 1), (0, 0, 3)), ((2, 2, 2), (0, 0, 0))],
)
def test_the_highest_alone_wins_two_the_lowest_one_and_the_only_one_all(
    heights: tuple[int, ...], ribbons: tuple[int, ...]
) -> None:
    prizes = won({seat.id: Kite(height) for seat, height in zip(THREE, heights, strict=True)}, 0)
    assert tuple(prizes.get(seat.id, 0) for seat in THREE) == ribbons


@pytest.mark.rule("TK-008")
def test_ribbons_that_nobody_wins_go_to_the_highest_of_the_next_round() -> None:
    play = flown(playing(), "4", "4", "4")
    assert (play.state.left, GAME.view(play.state, None).mood) == (3, Mood.FAILURE)
    assert isinstance(play.log[-1], Milestone)
    play = flown(play, "6", "4", "2")
    assert (play.state.ribbons, play.state.left) == ({ANNA.id: 5, BEN.id: 0, CLEO.id: 1}, 0)


@pytest.mark.rule("TK-009")
@pytest.mark.ruling("goal")
@pytest.mark.parametrize(("goal", "rounds"), [("short", 3), ("ten", 5), ("long", 8)])
def test_it_is_over_once_somebody_has_ribbons_enough(goal: str, rounds: int) -> None:
    play = playing(**({} if goal == "ten" else {"goal": goal}))
    for _ in range(rounds):
        assert not play.state.over
        play = flown(play, "6", "4", "2")
    assert (play.state.over, play.state.winners) == (True, (ANNA,))
    told = play.log[-1]
    assert (told.key, [*told.values]) == ("told-over", ["flight", "enough", "won"]), "the cause comes first"
    assert GAME.questions(play.state) == ()


@pytest.mark.rule("TK-009")
@pytest.mark.parametrize(("lines", "winners"), [((2, 1, 2), (ANNA,)), ((1, 1, 2), (ANNA, BEN))])
def test_of_equal_ones_who_has_more_spare_lines_wins(
    lines: tuple[int, ...], winners: tuple[Seat, ...]
) -> None:
    state = playing().state
    ribbons = by_seat({ANNA.id: 10, BEN.id: 10, CLEO.id: 9})
    ids = [seat.id for seat in THREE]
    over = replace(state, ribbons=ribbons, lines=by_seat(dict(zip(ids, lines, strict=True))))
    assert over.winners == winners


def test_the_sky_shows_each_kite_at_its_height_only_once_all_fly() -> None:
    play = thrown(playing(), (1, 1, 1), (6, 6, 6), (6, 6, 6))
    empty = GAME.view(play.state, None).plan
    play = rise(rise(rise(play, ANNA, "1"), BEN, "6"), CLEO, "6+")
    plan = GAME.view(play.state, None).plan
    assert empty is not None
    assert plan is not None
    assert empty.pieces == ()
    at = {one.id: one.at for one in plan.places}
    assert [one.colour for one in plan.pieces] == ["red", "blue", "green"]
    low, high, highest = (at[one.place][1] for one in plan.pieces)
    assert low > high > highest
    assert (low - high, high - highest) == (5 * STEP, STEP)


def test_kites_of_one_height_hang_together_and_the_others_apart() -> None:
    play = thrown(playing(), (1, 1, 1), (6, 6, 6), (6, 6, 6))
    play = rise(rise(rise(play, ANNA, "1"), BEN, "6"), CLEO, "6")
    plan = sky(play.state)
    at = {one.id: one.at for one in plan.places}
    anna, ben, cleo = (at[one.place] for one in plan.pieces)
    assert (cleo[0] - ben[0], cleo[1] - ben[1]) == (BESIDE, 0)
    assert anna[1] > ben[1]


def test_ribbons_count_on_the_strip() -> None:
    play = thrown(playing(), (1, 1, 1), (6, 6, 6), (6, 6, 6))
    play = rise(rise(rise(play, ANNA, "1"), BEN, "6"), CLEO, "6+")
    assert [one.meter for one in GAME.view(play.state, None).seats][2] == Meter(2, 10)


def test_a_bot_chooses_what_it_may_and_does_not_always_choose_the_same() -> None:
    state = thrown(playing(), (1, 3, 6), (6, 6, 6), (6, 6, 6)).state
    kites = {spelled(kite) for kite in state.kites(ANNA.id)}
    choices = {chosen(state, ANNA.id, Random(seed)).option for seed in range(12)}
    assert len(choices) > 1
    assert choices <= kites == {"1", "1+", "3", "3+", "6", "6+"}

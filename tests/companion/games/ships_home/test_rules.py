"""Each rule of lighting ships home, on both sides of its numbers."""

from dataclasses import replace
from types import MappingProxyType

import pytest

from companion.engine.answers import Picked, Rolled
from companion.engine.dice import Die
from companion.engine.game import Seat
from companion.engine.milestone import Milestone
from companion.engine.play import Play, replay
from companion.engine.questions import Pick, RollDice
from companion.engine.refusal import Refused
from companion.engine.view import Mood
from companion.games.ships_home.bots import again
from companion.games.ships_home.deciding import OIL
from companion.games.ships_home.events import Begun, Event
from companion.games.ships_home.game import GAME
from companion.games.ships_home.ships import FLEET, WANTED, Ship, fleet, sees
from companion.games.ships_home.state import ShipsHomeState
from tests.companion.games.playing import PEOPLE, said
from tests.companion.games.playing import playing as begun

ANNA, BEN = PEOPLE[:2]
Playing = Play[ShipsHomeState, Event]


def playing(*kinds: str, oil: int = 3) -> Playing:
    """Two people, and these ships."""
    return replay(GAME, (Begun((ANNA, BEN), fleet(kinds, 2), oil),))


def throw(play: Playing, *faces: tuple[int, int]) -> Playing:
    dice = (Die(seat.colour, one) for seat, some in zip(play.state.seats, faces, strict=True) for one in some)
    return said(play, "throw", Rolled(tuple(dice)))


def pick(play: Playing, seat: Seat, *dice: str) -> Playing:
    return said(play, f"again-{seat.id}", Picked(dice), seat.id)


def let_go(play: Playing) -> Playing:
    return pick(pick(throw(play, (1, 2), (3, 5)), ANNA), BEN)


@pytest.mark.rule("SH-001")
@pytest.mark.parametrize(
    ("seats", "why"),
    [
        ((ANNA,), "refused-few"),
        (PEOPLE[:7], "refused-many"),
        ((ANNA, replace(BEN, colour="red")), "refused-taken"),
    ],
)
def test_one_seven_and_two_of_one_colour_are_refused(seats: tuple[Seat, ...], why: str) -> None:
    with pytest.raises(Refused, match=why):
        begun(GAME, *seats)


@pytest.mark.rule("SH-001", "SH-002")
@pytest.mark.parametrize("count", [2, 6])
def test_two_to_six_meet_eight_of_twelve_ships_and_see_none_that_is_yet_to_come(count: int) -> None:
    state = begun(GAME, *PEOPLE[:count]).state
    assert (len(state.seats), len(state.ships), len(FLEET)) == (count, 8, 12)
    other = replace(state, ships=(state.ships[0], *reversed(state.ships[1:])))
    assert other != state
    assert GAME.view(other, ANNA.id) == GAME.view(state, ANNA.id)


@pytest.mark.rule("SH-003")
@pytest.mark.parametrize(
    ("ship", "enough", "wanting"),
    [
        (Ship("same", 3), (5, 5, 5, 1), (5, 5, 1, 1)),
        (Ship("row", 4), (5, 3, 2, 4), (1, 2, 3, 5)),
        (Ship("row", 3), (4, 6, 5, 5), (1, 3, 5, 6)),
        (Ship("high", 18), (6, 6, 5, 1), (6, 6, 4, 1)),
        (Ship("low", 11), (1, 4, 5, 1), (1, 4, 6, 1)),
        (Ship("even", 3), (2, 4, 6, 1), (2, 4, 1, 1)),
        (Ship("odd", 3), (1, 3, 5, 2), (1, 3, 2, 2)),
    ],
)
def test_a_ship_sees_its_light_from_just_so_much_on(
    ship: Ship, enough: tuple[int, ...], wanting: tuple[int, ...]
) -> None:
    assert (sees(ship, enough), sees(ship, wanting)) == (True, False)


@pytest.mark.rule("SH-003")
def test_all_throw_all_dice_at_once_and_a_ship_that_sees_its_light_is_home() -> None:
    form = playing("same").open["throw"].question.form
    assert isinstance(form, RollDice)
    assert [(one.colour, one.count) for one in form.wanted] == [("red", 2), ("blue", 2)]
    home = throw(playing("same", "odd"), (3, 3), (3, 1))
    assert (home.state.home, home.state.reef, home.state.hour) == (1, 0, 2)
    assert GAME.view(home.state, None).mood is Mood.SUCCESS


@pytest.mark.rule("SH-004")
def test_each_picks_of_their_own_dice_at_the_same_time_and_the_others_stay() -> None:
    play = throw(playing("same"), (2, 5), (2, 1))
    forms = {name: asked.question.form for name, asked in play.open.items()}
    assert set(forms) == {f"again-{ANNA.id}", f"again-{BEN.id}"}
    for form in forms.values():
        assert isinstance(form, Pick)
        assert (len(form.options), form.least, form.most) == (2, 0, 2)
    with pytest.raises(Refused, match="refused-seat"):
        said(play, f"again-{ANNA.id}", Picked(()), BEN.id)
    roll = pick(pick(play, BEN, "0:1"), ANNA, "1:5").open["throw"].question.form
    assert isinstance(roll, RollDice)
    assert (roll.keeps, roll.thrown) == ((Die("red", 2), Die("blue", 2)), ("red", "blue"))


@pytest.mark.rule("SH-005")
def test_another_throw_costs_one_measure_however_many_dice_and_as_often_as_there_is_oil() -> None:
    play = throw(playing("same", oil=2), (1, 2), (3, 5))
    play = pick(pick(play, ANNA, "0:1", "1:2"), BEN, "0:3")
    assert play.state.oil == 1
    play = throw(play, (1, 2), (3, 5))
    assert throw(pick(pick(play, ANNA, "0:1"), BEN), (3, 2), (3, 5)).state.oil == 0


@pytest.mark.rule("SH-005")
@pytest.mark.ruling("oil")
@pytest.mark.parametrize(("night", "oil"), [("usual", 10), ("calm", 12), ("rough", 8)])
def test_how_much_oil_there_is_is_a_house_rule(night: str, oil: int) -> None:
    assert (
        begun(GAME, ANNA, BEN, **({} if night == "usual" else {"oil": night})).state.oil == oil == OIL[night]
    )


@pytest.mark.rule("SH-006")
def test_a_ship_runs_on_the_reef_if_nobody_throws_again_or_no_oil_is_left() -> None:
    gone = let_go(playing("same", "odd"))
    assert (gone.state.reef, gone.state.oil) == (1, 3)
    assert isinstance(gone.log[-1], Milestone)
    dry = throw(playing("same", "odd", oil=0), (1, 2), (3, 5))
    assert (dry.state.reef, "throw" in dry.open) == (1, True)


def test_all_see_whom_the_ship_waits_for_and_by_which_rule() -> None:
    before = GAME.view(playing("same").state, None)
    assert (before.rule, len(before.waiting)) == ("SH-003", 1)
    play = throw(playing("same"), (1, 2), (3, 5))
    both = GAME.view(play.state, None)
    assert (both.rule, [one.on_turn for one in both.seats]) == ("SH-004", [True, True])
    assert len(both.waiting) == 1
    last = GAME.view(pick(play, ANNA).state, None)
    assert [one.on_turn for one in last.seats] == [False, True]
    assert last.waiting != both.waiting


@pytest.mark.rule("SH-007")
def test_with_the_third_ship_on_the_reef_all_have_lost() -> None:
    play = let_go(let_go(playing(*["same"] * 8)))
    assert not play.state.over
    lost = let_go(play)
    assert (lost.state.over, GAME.view(lost.state, None).mood) == (True, Mood.LOST)
    told = lost.log[-1]
    assert (told.key, [*told.values]) == ("told-over", ["came", "many", "end"]), "the cause comes first"
    assert GAME.view(lost.state, None).rule == "SH-007"
    assert GAME.questions(lost.state) == ()


@pytest.mark.rule("SH-007")
@pytest.mark.parametrize("reef", [0, 2])
def test_when_eight_ships_have_come_before_that_all_have_won(reef: int) -> None:
    play = playing(*["same"] * 8)
    for _ in range(reef):
        play = let_go(play)
    while not play.state.over:
        play = throw(play, (4, 4), (4, 1))
    assert play.state.home == 8 - reef
    assert GAME.view(play.state, None).mood is Mood.WON


@pytest.mark.parametrize("kind", WANTED)
def test_a_bot_throws_again_what_does_not_help_the_ship(kind: str) -> None:
    dice = MappingProxyType({ANNA.id: (1, 6), BEN.id: (5, 6)})
    state = replace(playing(kind).state, dice=dice)
    thrown = {"same": (1,), "row": (1,), "high": (1,), "low": (6,), "even": (1,), "odd": (6,)}
    assert again(state, ANNA.id) == thrown[kind]

"""Each rule of just reading dice, on both sides of its numbers."""

import re
from dataclasses import replace

import pytest

from companion.engine.answers import Answer, Chosen, Filled, Origin
from companion.engine.answers import Rolled as Thrown
from companion.engine.dice import Die
from companion.engine.game import Seat
from companion.engine.play import Play
from companion.engine.questions import Choose, FillIn, Option, RollDice
from companion.engine.refusal import Refused
from companion.engine.view import Scores
from companion.engine.words import Message, say
from companion.games.just_dice.events import Event, cause
from companion.games.just_dice.families import FAMILIES, worth
from companion.games.just_dice.game import GAME
from companion.games.just_dice.state import KEPT, JustDiceState
from tests.companion.games.playing import PEOPLE, dice, said
from tests.companion.games.playing import playing as begun

ANNA, BEN = PEOPLE[:2]
Playing = Play[JustDiceState, Event]


def playing(*seats: Seat, **options: str) -> Playing:
    return begun(GAME, *seats, **options)


def throw(play: Playing, *faces: int) -> Playing:
    return said(play, "roll", dice(play.state.thrower.colour, *faces))


@pytest.mark.rule("JD-001")
@pytest.mark.parametrize("count", [1, 8])
def test_one_to_eight_sit_down(count: int) -> None:
    assert playing(*PEOPLE[:count]).state.thrower == ANNA


@pytest.mark.rule("JD-001")
@pytest.mark.parametrize(
    ("seats", "why"),
    [((), "refused-few"), (PEOPLE, "refused-many"), ((ANNA, Seat("seat-2", "Ben", "red")), "refused-taken")],
)
def test_nobody_nine_and_two_of_one_colour_are_refused_and_told_why(
    seats: tuple[Seat, ...], why: str
) -> None:
    with pytest.raises(Refused, match=why):
        playing(*seats)


@pytest.mark.rule("JD-002")
def test_the_turn_goes_round_and_each_throws_any_dice() -> None:
    play = said(playing(ANNA, BEN), "roll", Thrown((Die("white", 3), Die("brown", 5), Die("blue", 1))))
    assert play.state.throws[0].dice == (Die("brown", 5), Die("white", 3), Die("blue", 1))
    assert play.state.thrower == BEN
    assert throw(play, 3).state.thrower == ANNA


def test_between_throws_all_see_how_often_each_value_came_unless_a_pad_is_kept() -> None:
    play = playing(ANNA)
    assert GAME.view(play.state, None).plan is None
    once, twice = throw(play, 3, 5), throw(throw(play, 3, 5), 5)
    plans = [GAME.view(one.state, None).plan for one in (once, twice)]
    assert [re.findall(">([0-9]+)</text>", plan.ground) for plan in plans if plan] == [["1", "1"], ["1", "2"]]
    assert GAME.view(replace(twice.state, counters={"": 1}), None).plan is None


@pytest.mark.rule("JD-002")
@pytest.mark.parametrize(("number", "fits"), [(1, True), (60, True), (0, False), (61, False)])
def test_one_to_sixty_dice_are_read_and_nobody_says_how_many_beforehand(number: int, fits: bool) -> None:
    play = playing(ANNA, BEN)
    if fits:
        assert throw(play, *[6] * number).state.throws[0].total == 6 * number
    else:
        with pytest.raises(Refused, match="refused-no-dice"):
            throw(play, *[6] * number)


@pytest.mark.rule("JD-003")
def test_its_roll_is_open_ended_so_that_the_camera_takes_whatever_lies_there() -> None:
    form = playing(ANNA).open["roll"].question.form
    assert isinstance(form, RollDice)
    assert form.open_ended


@pytest.mark.rule("JD-004")
def test_whoever_wants_throws_out_of_turn_and_a_second_throw_is_no_part_of_the_round() -> None:
    play = said(playing(ANNA, BEN), f"mine:{BEN.id}", Chosen("mine"), BEN.id)
    assert play.state.thrower == BEN
    play = throw(play, 5)
    assert (play.state.thrower, dict(play.state.open)) == (ANNA, {BEN.id: 5})
    again = throw(said(play, f"mine:{BEN.id}", Chosen("mine"), BEN.id), 6)
    assert (again.state.thrower, dict(again.state.open)) == (ANNA, {BEN.id: 5})
    assert len(again.state.of(BEN.id)) == 2


@pytest.mark.rule("JD-005")
def test_a_throw_is_told_with_its_faces_and_its_sum() -> None:
    play = playing(ANNA)
    (line,) = throw(play, 2, 6, 3).log[len(play.log) :]
    assert (line.key, line.values["faces"], line.values["total"]) == ("told-threw", "2, 3, 6", 11)


@pytest.mark.rule("JD-006")
@pytest.mark.parametrize(("first", "second", "taken"), [(3, 5, (0, 1)), (5, 3, (1, 0)), (4, 4, (1, 1))])
def test_the_highest_sum_takes_the_round(first: int, second: int, taken: tuple[int, int]) -> None:
    state = throw(throw(playing(ANNA, BEN), first), second).state
    assert (state.taken[ANNA.id], state.taken[BEN.id]) == taken
    assert dict(state.open) == {}


@pytest.mark.rule("JD-007")
@pytest.mark.ruling("rounds")
def test_it_goes_on_until_somebody_has_had_enough() -> None:
    play = playing(ANNA, BEN)
    for _ in range(20):
        play = throw(play, 6)
    assert not play.state.over
    assert said(play, "enough", Chosen("enough")).state.over
    assert "enough" not in playing(ANNA, BEN, rounds="three").open


@pytest.mark.rule("JD-008")
@pytest.mark.ruling("rounds")
@pytest.mark.parametrize(("rounds", "needed"), [("three", 2), ("five", 3)])
def test_or_it_is_over_with_the_second_or_third_round(rounds: str, needed: int) -> None:
    play = playing(ANNA, BEN, rounds=rounds)
    for round_ in range(needed):
        assert not play.state.over
        play = throw(throw(play, 6), 1)
        assert play.state.taken[ANNA.id] == round_ + 1
    assert play.state.over
    assert GAME.questions(play.state) == ()


@pytest.mark.rule("JD-009")
def test_who_took_most_rounds_is_named_and_nobody_where_none_was_taken() -> None:
    over = said(throw(throw(playing(ANNA, BEN), 6), 1), "enough", Chosen("enough")).state
    assert over.winners == (ANNA,)
    assert said(playing(ANNA, BEN), "enough", Chosen("enough")).state.winners == ()


@pytest.mark.rule("JD-010")
def test_the_latest_throws_and_the_best_of_each_are_shown() -> None:
    play = playing(ANNA)
    for _ in range(KEPT + 3):
        play = throw(play, 2)
    play = throw(throw(play, 6), 1)
    view = GAME.view(play.state, ANNA.id)
    assert len(view.opened[0].lines) == KEPT
    assert GAME.view(play.state, None).opened == (), "the big screen keeps its picture"
    assert [one.label for one in view.seats[0].badges] == [say("badge-latest", n=1), say("badge-best", n=6)]


def written(play: Playing, *points: str, row: str = "") -> Playing:
    names = [seat.id for seat in play.state.seats]
    typed = {name: text for name, text in zip(names, points, strict=False) if text}
    return said(play, "pad", Filled({**typed, **({"row": row} if row else {})}))


def kept_in(play: Playing) -> tuple[Option, ...]:
    """The rows that are offered to the latest throw."""
    form = play.open["keep"].question.form
    assert isinstance(form, Choose)
    return form.options


def pad_of(play: Playing) -> Scores:
    pad = GAME.view(play.state, None).scores
    assert pad is not None
    return pad


@pytest.mark.rule("JD-011", "JD-012")
def test_rounds_are_written_down_and_added_up_and_an_empty_field_is_nothing() -> None:
    play = written(written(playing(ANNA, BEN), "12", "-3"), "", "\N{MINUS SIGN}4")
    assert [(one.points, one.total) for one in pad_of(play).columns] == [((12, None), 12), ((-3, -4), -7)]
    again = written(play, "", "3", row="0")
    assert [one.total for one in pad_of(again).columns] == [12, -1]


@pytest.mark.rule("JD-013")
def test_a_sum_on_the_pad_is_told_at_the_end_with_its_parts() -> None:
    play = written(written(playing(ANNA, BEN), "12", "5"), "3")
    spotlight = GAME.view(said(play, "enough", Chosen("enough")).state, None).spotlight
    assert spotlight is not None
    first, second = spotlight.lines
    assert isinstance(first, Message)
    assert first.values["parts"] == say("end-pad-more", parts="12", more="3")
    assert second == say("end-pad-line", name=BEN.name, total=5), "what is one number is said once"
    assert [one.carried(1) for one in pad_of(play).columns] == [12, 5]


@pytest.mark.rule("JD-011")
def test_each_writes_into_the_own_column_and_the_first_free_row_is_offered() -> None:
    play = said(playing(ANNA, BEN), f"pad:{BEN.id}", Filled({"row": "0", BEN.id: "9"}), BEN.id)
    assert [one.points for one in pad_of(play).columns] == [(None,), (9,)]
    offered = {}
    for seat in (ANNA, BEN):
        form = play.open[f"pad:{seat.id}"].question.form
        assert isinstance(form, FillIn)
        offered[seat] = form.blanks[0].choices[0].id
    assert offered == {ANNA: "0", BEN: "1"}
    for text in ("", "four"):
        with pytest.raises(Refused):
            said(play, f"pad:{BEN.id}", Filled({BEN.id: text}), BEN.id)


@pytest.mark.rule("JD-011")
def test_the_latest_throw_is_written_down_with_one_tap_and_once() -> None:
    play = throw(playing(ANNA, BEN), 6, 5)
    [way] = kept_in(play)
    play = said(play, "keep", Chosen(way.id))
    assert [one.points for one in pad_of(play).columns] == [(11,), (None,)]
    assert "keep" not in play.open
    assert "keep" in throw(play, 1).open


@pytest.mark.rule("JD-011")
@pytest.mark.parametrize("text", ["four", "1.5", "10000", "--2", "\N{SUPERSCRIPT TWO}"])
def test_points_are_whole_numbers(text: str) -> None:
    play = playing(ANNA, BEN)
    with pytest.raises(Refused) as fault:
        written(play, text)
    assert fault.value.reason.key == "refused-points"


@pytest.mark.rule("JD-013")
def test_a_game_without_a_throw_ends_where_its_points_stand() -> None:
    play = said(written(playing(ANNA, BEN, family="landscape"), "12", "11"), "enough", Chosen("enough"))
    assert cause(play.state) == say("end-here")


@pytest.mark.rule("JD-013")
@pytest.mark.ruling("family")
@pytest.mark.parametrize(("family", "wins"), [("rounds", ANNA), ("penalties", BEN)])
def test_the_pad_says_who_has_won(family: str, wins: Seat) -> None:
    play = written(playing(ANNA, BEN, family=family), "12", "11")
    play = throw(throw(play, 1), 6)
    play = said(play, "enough", Chosen("enough"))
    assert GAME.view(play.state, None).winners == (wins.id,)
    assert [one.place for one in pad_of(play).columns] == ([1, 2] if wins == ANNA else [2, 1])


@pytest.mark.rule("JD-013")
@pytest.mark.parametrize("name", [name for name, one in FAMILIES.items() if one.rows])
def test_a_family_has_its_own_rows_and_a_throw_goes_into_one_that_is_free(name: str) -> None:
    play = throw(playing(ANNA, BEN, family=name), 4)
    rows = FAMILIES[name].rows
    assert GAME.view(play.state, None).scores is None
    play = said(play, "keep", Chosen("2"))
    pad = pad_of(play)
    assert list(pad.rows) == [say(f"row-{row}") for row in rows]
    assert pad.columns[0].points == (None, None, worth(rows[2], (4,)), *[None] * (len(rows) - 3))
    again = kept_in(throw(throw(play, 1), 6))
    assert [one.id for one in again] == [str(n) for n in range(len(rows)) if n != 2]
    with pytest.raises(Refused):
        written(play, "1", row=str(len(rows)))


@pytest.mark.rule("JD-018")
@pytest.mark.ruling("teams")
def test_every_second_plays_together_and_the_sums_of_the_teams_count() -> None:
    play = written(playing(*PEOPLE[:4], teams="two"), "10", "8", "1", "2")
    pad = pad_of(play)
    assert [number for _, number in pad.large] == [11, 10]
    assert [one.place for one in pad.columns] == [1, 2, 1, 2]
    over = GAME.view(said(play, "enough", Chosen("enough")).state, None)
    assert over.winners == (PEOPLE[0].id, PEOPLE[2].id)


@pytest.mark.rule("JD-014")
def test_each_spin_is_drawn_by_the_seed_and_the_light_comes_to_rest_at_who_begins() -> None:
    first = said(playing(*PEOPLE[:8]), "spin", Chosen("spin"))
    assert first.state.spun == said(playing(*PEOPLE[:8]), "spin", Chosen("spin")).state.spun
    view = GAME.view(first.state, None)
    assert view.spin[-1] == next(seat.colour for seat in PEOPLE[:8] if seat.id == first.state.spun)
    assert list(first.open) == ["spun"]
    play, begun_by = first, set[str]()
    for _ in range(40):
        begun_by.add(play.state.spun)
        play = said(said(play, "spun", Chosen("go-on")), "spin", Chosen("spin"))
    assert begun_by == {seat.id for seat in PEOPLE[:8]}


def rolled(play: Playing, dice: str, kind: str) -> Playing:
    return said(play, "die", Filled({"dice": dice, "kind": kind}))


@pytest.mark.rule("JD-015")
@pytest.mark.parametrize("faces", [4, 6, 8, 10, 12, 20, 100])
def test_dice_of_any_kind_show_each_of_their_faces_and_no_other(faces: int) -> None:
    play = playing(ANNA)
    for _ in range(2 * faces):
        play = rolled(play, "6", str(faces))
    assert {value for one in play.state.drawn for value in one.values} == {*range(1, faces + 1)}
    assert {len(one.values) for one in play.state.drawn} == {6}


@pytest.mark.rule("JD-015")
@pytest.mark.parametrize(("dice", "kind"), [("0", "6"), ("11", "6"), ("1", "7"), ("", "")])
def test_other_dice_are_not_there(dice: str, kind: str) -> None:
    with pytest.raises(Refused):
        rolled(playing(ANNA), dice, kind)


@pytest.mark.rule("JD-016")
@pytest.mark.parametrize(("family", "begins"), [("rounds", 0), ("duel", 20)])
def test_counters_go_up_and_down_and_back_to_where_they_began(family: str, begins: int) -> None:
    play, seen = playing(ANNA, BEN, family=family), []
    for step in ("1", "5", "-1", "-5", "-1", "0"):
        play = said(counted(play, "all", step), f"counter:{BEN.id}", Chosen(step), BEN.id)
        seen.append((play.state.counter_of(""), play.state.counter_of(BEN.id) - begins))
    assert seen == [(n, n) for n in (1, 6, 5, 0, -1, 0)]
    assert play.state.counter_of(ANNA.id) == begins


@pytest.mark.rule("JD-011")
def test_a_table_that_only_writes_points_is_told_of_the_next_round_and_of_no_thrower() -> None:
    play = playing(ANNA, BEN)
    told = []
    for row, points in (("0", {ANNA.id: "3"}), ("0", {BEN.id: "4"}), ("1", {ANNA.id: "1", BEN.id: "2"})):
        play = said(play, "pad", Filled({"row": row, **points}))
        told.append((play.public_view.waiting[0], [seat.wanted for seat in play.public_view.seats]))
        assert not play.open["pad"].question.folded
    assert playing(ANNA, BEN).open["pad"].question.folded
    assert told == [(say("wait-pad", n=n), [False, False]) for n in (1, 2, 3)]


@pytest.mark.rule("JD-013")
@pytest.mark.parametrize(
    ("family", "waits"),
    [
        ("penalties", say("wait-pad", n=1)),
        ("landscape", say("wait-points")),
        ("duel", say("wait-counters")),
        ("combinations", say("wait-roll", name=ANNA.name)),
    ],
)
def test_nobody_is_asked_for_dice_in_a_boxed_game_that_has_none(family: str, waits: Message) -> None:
    play = playing(ANNA, BEN, family=family)
    assert play.public_view.waiting == (waits,)
    assert play.open["roll"].question.folded is (family != "combinations")
    assert play.open[f"counter:{BEN.id}"].question.folded is (family != "duel")
    assert play.open[f"pad:{BEN.id}"].question.folded is (family != "landscape")
    assert [seat.on_turn for seat in play.public_view.seats] == [family == "combinations", False]
    assert {bool(seat.tracks) for seat in play.public_view.seats} == {family == "combinations"}


@pytest.mark.rule("JD-017")
def test_dice_thrown_while_a_clock_runs_are_those_of_whose_clock_it_is() -> None:
    play = said(playing(ANNA, BEN, clock="five"), "clock", Chosen(BEN.id))
    assert play.public_view.waiting == (say("wait-clock", name=BEN.name),)
    twice = throw(throw(play, 3), 4)
    assert [one.seat for one in twice.state.throws] == [BEN.id, BEN.id]
    assert dict(twice.state.open) == {BEN.id: 3}


@pytest.mark.rule("JD-013")
@pytest.mark.parametrize(
    ("faces", "points"),
    [
        (
            (1, 2, 3, 4, 6),
            {"ones": 1, "fives": 0, "three-alike": 0, "small-run": 30, "large-run": 0, "chance": 16},
        ),
        ((2, 3, 4, 5, 6), {"small-run": 30, "large-run": 40, "full-house": 0}),
        ((5, 5, 5, 2, 2), {"twos": 4, "fives": 15, "three-alike": 19, "four-alike": 0, "full-house": 25}),
        ((6, 6, 6, 6, 6), {"sixes": 30, "four-alike": 30, "five-alike": 50, "full-house": 0, "roads": 30}),
    ],
)
def test_a_throw_is_worth_in_a_row_what_its_combination_counts(
    faces: tuple[int, ...], points: dict[str, int]
) -> None:
    assert {row: worth(row, faces) for row in points} == points


@pytest.mark.rule("JD-011")
def test_a_throw_that_is_written_down_gets_the_points_of_its_row() -> None:
    play = throw(playing(ANNA, BEN, family="combinations"), 1, 1, 3, 4, 6)
    assert said(play, "keep", Chosen("0")).state.sum_of(ANNA.id) == 2


def counted(play: Playing, whose: str, by: str) -> Playing:
    """The play after anybody has moved that counter."""
    return said(play, "counter", Filled({"whose": whose, "by": by}))


@pytest.mark.rule("JD-016")
def test_anybody_moves_the_counter_of_somebody_without_a_phone() -> None:
    play = counted(counted(playing(ANNA, BEN, family="duel"), BEN.id, "-5"), BEN.id, "1")
    assert (play.state.counter_of(BEN.id), play.state.counter_of(ANNA.id)) == (16, 20)


@pytest.mark.rule("JD-016")
@pytest.mark.parametrize(("whose", "by"), [("nobody", "1"), ("all", "2"), ("", "")])
def test_a_counter_that_is_not_there_is_not_moved(whose: str, by: str) -> None:
    with pytest.raises(Refused):
        counted(playing(ANNA), whose, by)


def ticked(play: Playing, question: str, option: str, at: int) -> Playing:
    """The play after an answer at that second of the table's clock."""
    asked = play.open[question]
    answer = Answer(
        question, asked.version, f"{at}", asked.question.to, Origin.PHONE, Chosen(option), 1000 * at
    )
    return play.answer(answer)[0]


@pytest.mark.rule("JD-017")
def test_a_clock_runs_for_one_seat_after_the_other_and_its_first_seconds_are_free() -> None:
    play = ticked(playing(ANNA, BEN, clock="five"), "clock", ANNA.id, 100)
    play = ticked(play, f"move:{ANNA.id}", BEN.id, 105)
    assert play.state.clocks.left(ANNA.id) == 300_000
    play = ticked(play, f"move:{BEN.id}", ANNA.id, 111)
    assert play.state.clocks.left(BEN.id) == 299_000
    play = ticked(play, "clock", "pause", 500)
    assert play.state.clocks.left(ANNA.id) == 300_000 - (389 - 5) * 1000
    assert play.state.clocks.running == ""


@pytest.mark.rule("JD-017")
def test_without_the_house_rule_nobody_has_a_clock() -> None:
    assert "clock" not in playing(ANNA, BEN).open

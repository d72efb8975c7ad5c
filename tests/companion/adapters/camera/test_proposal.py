"""What the camera proposes counts only when it is the open roll, and when it was rolled."""

from dataclasses import replace

import pytest

from companion.adapters.camera.proposal import propose, without_resting
from companion.adapters.camera.resting import rests
from companion.engine.dice import Die
from companion.engine.questions import RollDice, Wanted
from vision.reading import BoundingBox, DieSeen, MatPose, ReadingProblem, ReadingTrouble, TableReading

ROLL = RollDice((Wanted("red", 2, "Ada"), Wanted("white", 1, "Hope")))


def seen(colour: str, value: int | None, x: float = 0.0) -> DieSeen:
    return DieSeen(value, colour, 0.9, BoundingBox(x, 0, 60, 60))


def reading(*dice: DieSeen, problem: ReadingProblem | None = None) -> TableReading:
    return TableReading(dice, (ReadingTrouble(problem),) if problem else (), 1.0)


RIGHT = (seen("red", 4, 0), seen("red", 2, 100), seen("white", 6, 200))


MAT = MatPose(3, (1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0))


def complaints(*dice: DieSeen, before: tuple[DieSeen, ...] = (), mat: MatPose | None = None) -> list[str]:
    told = replace(reading(*dice), mat=mat)
    return [complaint.key for complaint in propose(ROLL, told, before).complaints]


def test_the_right_dice_at_rest_are_proposed_without_complaint() -> None:
    proposal = propose(ROLL, reading(*RIGHT), ())
    assert proposal.complaints == ()
    assert sorted(proposal.dice) == [Die("red", 2), Die("red", 4), Die("white", 6)]


def on_the_mat(zone: str | None, *, at: tuple[float, float] = (0.0, 0.0), x: float = 0.0) -> DieSeen:
    return replace(seen("red", 4, x), zone=zone, at=at)


def test_dice_that_rest_in_other_zones_of_the_mat_are_no_part_of_the_roll() -> None:
    resting = (on_the_mat("seat-1"), on_the_mat("shared"))
    proposal = propose(ROLL, reading(*RIGHT, *resting), ())
    assert (proposal.seen, proposal.complaints) == (RIGHT, ())
    assert propose(ROLL, reading(*resting), ()).seen == ()


def test_dice_beside_all_zones_are_named_while_dice_are_missing_and_never_counted() -> None:
    off = on_the_mat(None)
    assert complaints(*RIGHT, off, mat=MAT) == []
    assert complaints(*RIGHT[:2], off, mat=MAT) == ["camera-missing", "camera-off-the-mat"]
    assert "camera-off-the-mat" in complaints(off, mat=MAT)


def test_dice_beside_a_tray_are_named_so_while_dice_are_missing() -> None:
    off = replace(seen("red", 2, 400), zone=None)
    assert complaints(*RIGHT, off) == []
    assert complaints(RIGHT[0], RIGHT[2], off) == ["camera-missing", "camera-off-the-tray"]


def test_dice_that_lay_beside_mat_or_tray_before_the_roll_rest_in_a_pool_and_nobody_speaks_of_them() -> None:
    pool, off = (replace(seen("red", 2, x), zone=None) for x in (400, 500))
    troubles = tuple(ReadingTrouble(ReadingProblem.OFF_THE_TRAY, die.box) for die in (pool, off))
    told = without_resting(TableReading((*RIGHT, pool, off), troubles, 1.0), (pool, RIGHT[0]))
    assert told == TableReading((*RIGHT, off), troubles[1:], 1.0)


def test_a_mat_that_cannot_be_seen_is_named_and_nothing_is_proposed() -> None:
    proposal = propose(ROLL, reading(*RIGHT, problem=ReadingProblem.MARKERS_MISSING), ())
    assert [one.key for one in proposal.complaints] == ["camera-markers-missing"]
    assert proposal.seen == ()


@pytest.mark.parametrize(("moved", "same"), [(2.9, True), (3.1, False)])
def test_on_the_mat_a_die_has_moved_by_millimetres_and_not_by_pixels(moved: float, same: bool) -> None:
    """The camera was bumped: every die is elsewhere in the picture."""
    before = on_the_mat("roll", at=(0.0, 0.0), x=0)
    assert rests(on_the_mat("roll", at=(moved, 0.0), x=500), (before,)) is same


def test_an_empty_tray_is_no_complaint_and_no_proposal() -> None:
    assert propose(ROLL, reading(), ()).seen == ()
    assert complaints() == []


@pytest.mark.parametrize(
    ("dice", "complaint"),
    [
        (RIGHT[:1] + RIGHT[2:], "camera-missing"),
        ((*RIGHT, seen("red", 1, 300)), "camera-extra"),
        ((*RIGHT, seen("blue", 1, 300)), "camera-stranger"),
        ((seen("red", None, 0), *RIGHT[1:]), "camera-doubt"),
    ],
)
def test_what_is_not_right_yet_is_named(dice: tuple[DieSeen, ...], complaint: str) -> None:
    assert complaints(*dice) == [complaint]


def test_a_die_in_doubt_keeps_the_others_values() -> None:
    proposal = propose(ROLL, reading(seen("red", None, 0), *RIGHT[1:]), ())
    assert proposal.dice == (Die("red", 2), Die("white", 6))


def test_a_value_that_the_reader_is_not_sure_of_is_shown_and_never_counts_by_itself() -> None:
    doubt = ReadingTrouble(ReadingProblem.UNCERTAIN_DIE, RIGHT[0].box)
    proposal = propose(ROLL, TableReading(RIGHT, (doubt,), 1.0), ())
    assert proposal.seen == RIGHT
    assert told(doubt) == [("camera-unsure", 1)]
    assert told(doubt, ReadingTrouble(ReadingProblem.COCKED, RIGHT[0].box)) == [("camera-cocked", 1)]


@pytest.mark.parametrize(
    ("maybe", "is_asked"), [((4, 5), False), ((4, 5, 6), False), ((3, 4), True), ((4,), True), ((), True)]
)
def test_of_faces_that_decide_alike_nobody_is_asked_which_it_is(
    maybe: tuple[int, ...], *, is_asked: bool
) -> None:
    """Where one value alone is likely, what is in doubt is whether it is a die at all."""
    roll = replace(ROLL, alike=(frozenset({1, 2, 3}), frozenset({4, 5, 6})))
    doubted = replace(RIGHT[0], maybe=maybe)
    doubt = (ReadingTrouble(ReadingProblem.UNCERTAIN_DIE, doubted.box),)
    proposal = propose(roll, TableReading((doubted, *RIGHT[1:]), doubt, 1.0), ())
    assert [one.key for one in proposal.complaints] == ["camera-unsure"] * is_asked
    assert propose(ROLL, TableReading((doubted, *RIGHT[1:]), doubt, 1.0), ()).complaints


def test_a_place_that_may_be_one_more_die_holds_up_no_roll_that_is_complete() -> None:
    assert told(ReadingTrouble(ReadingProblem.UNCERTAIN_DIE, BoundingBox(400, 0, 60, 60))) == []


def test_dice_of_which_there_are_too_many_and_those_that_were_not_rolled_are_marked() -> None:
    more = (seen("red", 1, 300), seen("blue", 1, 400))
    proposal = propose(ROLL, reading(*RIGHT, *more), (RIGHT[2],))
    assert proposal.marked == tuple(die.box for die in (*RIGHT, *more))
    assert propose(ROLL, reading(*RIGHT, more[1]), ()).marked == (more[1].box,)
    assert propose(ROLL, reading(*RIGHT), ()).marked == ()


def test_of_dice_that_stay_those_that_should_have_moved_are_marked() -> None:
    assert propose(AGAIN, reading(*RIGHT), RIGHT).marked == (RIGHT[1].box,)


def test_dice_that_lie_where_they_lay_were_not_rolled() -> None:
    assert complaints(*RIGHT, before=RIGHT) == ["camera-unmoved"]


AGAIN = replace(ROLL, keeps=(Die("red", 4), Die("white", 6)))
"""The red two is rolled again; the others stay as they lie."""


@pytest.mark.parametrize(
    ("dice", "complaint"),
    [
        ((RIGHT[0], seen("red", 5, 150), RIGHT[2]), []),
        ((RIGHT[0], seen("red", 2, 150), RIGHT[2]), []),
        ((seen("red", 4, 20), seen("red", 5, 150), seen("white", 6, 250)), []),
        (RIGHT, ["camera-unmoved"]),
        ((seen("red", 4, 20), RIGHT[1], seen("white", 6, 250)), ["camera-unmoved"]),
        ((RIGHT[0], seen("red", 5, 150), seen("white", 5, 200)), ["camera-kept"]),
        ((seen("red", 3, 0), seen("red", 5, 150), seen("white", 5, 200)), ["camera-kept"]),
        (RIGHT[::2], ["camera-missing"]),
    ],
)
def test_of_dice_that_stay_only_the_others_are_to_move(
    dice: tuple[DieSeen, ...], complaint: list[str]
) -> None:
    told = [one.key for one in propose(AGAIN, reading(*dice), RIGHT).complaints]
    assert told == complaint


def test_the_same_value_a_little_further_away_was_rolled() -> None:
    assert rests(seen("red", 4, 9.9), (seen("red", 4, 0),))
    assert not rests(seen("red", 4, 10.1), (seen("red", 4, 0),))


def test_another_value_or_colour_on_the_same_spot_was_rolled() -> None:
    assert not rests(seen("red", 5), (seen("red", 4),))
    assert not rests(seen("blue", 4), (seen("red", 4),))


@pytest.mark.parametrize("problem", [ReadingProblem.TOO_DARK, ReadingProblem.GLARE, ReadingProblem.BLURRED])
def test_a_picture_that_cannot_be_trusted_proposes_no_number(problem: ReadingProblem) -> None:
    proposal = propose(ROLL, reading(*RIGHT, problem=problem), ())
    assert proposal.seen == ()
    assert [complaint.key for complaint in proposal.complaints] == [f"camera-{problem}"]


@pytest.mark.parametrize("cause", [ReadingProblem.TOO_DARK, ReadingProblem.HAND])
def test_the_cause_is_named_where_it_hides_the_corners_of_the_mat(cause: ReadingProblem) -> None:
    where = BoundingBox(0, 0, 90, 90) if cause is ReadingProblem.HAND else None
    troubles = (ReadingTrouble(ReadingProblem.MARKERS_MISSING), ReadingTrouble(cause, where))
    complaints = propose(ROLL, TableReading((), troubles, 1.0), ()).complaints
    assert [one.key for one in complaints] == [f"camera-{cause}"]


def told(*troubles: ReadingTrouble, dice: tuple[DieSeen, ...] = RIGHT) -> list[tuple[str, object]]:
    complaints = propose(ROLL, TableReading(dice, troubles, 1.0), ()).complaints
    return [(one.key, one.values.get("n")) for one in complaints]


@pytest.mark.parametrize(
    ("problem", "key"),
    [
        (ReadingProblem.COCKED, "camera-cocked"),
        (ReadingProblem.STACKED, "camera-stacked"),
        (ReadingProblem.TOUCHING, "camera-touching"),
        (ReadingProblem.GLARE, "camera-glaring"),
        (ReadingProblem.ODD_FACE, "camera-odd-face"),
        (ReadingProblem.UNKNOWN_COLOUR, "camera-unknown-colour"),
    ],
)
def test_what_is_amiss_with_dice_is_counted_and_named_though_all_are_read(
    problem: ReadingProblem, key: str
) -> None:
    troubles = [ReadingTrouble(problem, die.box) for die in RIGHT]
    assert told(troubles[0]) == [(key, 1)]
    assert told(*troubles) == [(key, 3)]


def test_dice_that_may_have_each_others_colour_are_asked_about_and_ringed() -> None:
    dice = RIGHT[1], RIGHT[2]
    doubts = tuple(ReadingTrouble(ReadingProblem.UNCERTAIN_COLOUR, die.box) for die in dice)
    assert told(*doubts) == [("camera-uncertain-colour", 2)]
    assert propose(ROLL, TableReading(RIGHT, doubts, 1.0), ()).marked == tuple(die.box for die in dice)


def test_colours_are_asked_for_where_all_dice_are_there_and_nothing_else_is_in_question() -> None:
    doubts = tuple(ReadingTrouble(ReadingProblem.UNCERTAIN_COLOUR, die.box) for die in RIGHT[1:])
    proposal = propose(ROLL, TableReading(RIGHT, doubts, 1.0), ())
    assert (proposal.doubted, proposal.hued) == ((), (1, 2))
    strange = ReadingTrouble(ReadingProblem.UNKNOWN_COLOUR, RIGHT[2].box)
    assert propose(ROLL, TableReading(RIGHT, (strange,), 1.0), ()).hued == (2,)
    cocked = ReadingTrouble(ReadingProblem.COCKED, RIGHT[0].box)
    assert propose(ROLL, TableReading(RIGHT, (*doubts, cocked), 1.0), ()).hued == ()
    swapped = (*RIGHT[:2], replace(RIGHT[2], colour="red"))
    assert propose(ROLL, TableReading(swapped, doubts, 1.0), ()).hued == ()
    unread = (*RIGHT[:2], replace(RIGHT[2], value=None))
    both = propose(ROLL, TableReading(unread, doubts, 1.0), ())
    assert (both.doubted, both.hued) == ((2,), (1, 2))


def test_whose_die_it_is_is_not_asked_where_that_decides_nothing() -> None:
    doubts = tuple(ReadingTrouble(ReadingProblem.UNCERTAIN_COLOUR, die.box) for die in RIGHT[1:])
    same = *RIGHT[:2], replace(RIGHT[2], value=RIGHT[1].value)
    assert told(*doubts, dice=same) == []
    alike = replace(ROLL, alike=(frozenset({2, 6}),))
    assert propose(alike, TableReading(RIGHT, doubts, 1.0), ()).complaints == ()
    unread = *RIGHT[:1], *(replace(die, value=None) for die in RIGHT[1:])
    assert ("camera-uncertain-colour", 2) in told(*doubts, dice=unread)


def test_a_colour_in_doubt_is_named_while_the_colours_do_not_add_up() -> None:
    doubt = ReadingTrouble(ReadingProblem.UNCERTAIN_COLOUR, RIGHT[2].box)
    swapped = (*RIGHT[:2], replace(RIGHT[2], colour="red"))
    assert told(doubt, dice=swapped) == [
        ("camera-extra", 1),
        ("camera-missing", 1),
        ("camera-uncertain-colour", 1),
    ]


def test_a_die_of_a_colour_that_nobody_owns_is_not_counted_as_somebody_s_besides() -> None:
    """The reader calls each die after the likeliest colour at the table."""
    purple = seen("red", 1, 300)
    strange = ReadingTrouble(ReadingProblem.UNKNOWN_COLOUR, purple.box)
    assert told(strange, dice=(*RIGHT, purple)) == [("camera-unknown-colour", 1)]
    assert told(strange, dice=(*RIGHT[1:], purple)) == [("camera-unknown-colour", 1)]
    assert told(strange, dice=(*RIGHT, purple, seen("red", 2, 400))) == [
        ("camera-extra", 1),
        ("camera-unknown-colour", 1),
    ]


@pytest.mark.parametrize("problem", [ReadingProblem.ODD_FACE, ReadingProblem.GLARE])
def test_what_hides_a_missing_die_is_named_and_holds_up_no_roll_that_is_complete(
    problem: ReadingProblem,
) -> None:
    trouble = ReadingTrouble(problem, BoundingBox(400, 0, 60, 60))
    assert told(trouble) == []
    key = "camera-glaring" if problem is ReadingProblem.GLARE else f"camera-{problem}"
    assert told(trouble, dice=RIGHT[:2]) == [("camera-missing", 1), (key, 1)]


def test_what_may_hide_a_missing_die_is_named_and_ringed() -> None:
    above = RIGHT[0].box
    proposal = propose(ROLL, TableReading(RIGHT[:2], (), 1.0, hiding=(above,)), ())
    assert [one.key for one in proposal.complaints] == ["camera-missing", "camera-hiding"]
    assert proposal.marked == (above,)


def test_a_die_in_doubt_of_which_the_reason_is_known_is_not_said_to_be_in_doubt_besides() -> None:
    doubtful = (seen("red", None, 0), seen("red", None, 100), RIGHT[2])
    cocked = ReadingTrouble(ReadingProblem.COCKED, doubtful[0].box)
    assert told(cocked, dice=doubtful) == [("camera-cocked", 1), ("camera-doubt", 1)]


def test_what_is_amiss_with_dice_in_the_pools_is_nobody_s_business_in_a_roll() -> None:
    resting = replace(seen("red", None, 400), zone="seat-1")
    assert told(ReadingTrouble(ReadingProblem.COCKED, resting.box), dice=(*RIGHT, resting)) == []


@pytest.mark.parametrize("problem", [ReadingProblem.HAND, ReadingProblem.NO_COLOUR])
def test_a_hand_or_a_picture_without_colours_stops_every_number(problem: ReadingProblem) -> None:
    box = BoundingBox(0, 0, 90, 90) if problem is ReadingProblem.HAND else None
    proposal = propose(ROLL, TableReading(RIGHT, (ReadingTrouble(problem, box),), 1.0), ())
    assert (proposal.seen, [one.key for one in proposal.complaints]) == ((), [f"camera-{problem}"])


@pytest.mark.parametrize(
    ("problem", "doubted"),
    [
        (None, (1,)),
        (ReadingProblem.GLARE, (0, 1)),
        (ReadingProblem.COCKED, ()),
        (ReadingProblem.OFF_THE_TRAY, (1,)),
    ],
)
def test_faces_are_asked_for_where_nothing_but_they_is_in_question(
    problem: ReadingProblem | None, doubted: tuple[int, ...]
) -> None:
    dice = (seen("red", 3, 0), seen("red", None, 100), seen("white", 5, 200))
    troubles = (ReadingTrouble(problem, dice[0].box),) if problem else ()
    assert propose(ROLL, TableReading(dice, troubles, 1.0), ()).doubted == doubted
    assert propose(ROLL, TableReading(dice[:2], troubles, 1.0), ()).doubted == ()

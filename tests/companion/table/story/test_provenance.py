"""A die that was corrected keeps what it was read as, and who says otherwise."""

from companion.engine.answers import Rolled
from companion.engine.words import say
from companion.table.story.provenance import Changed, ReadRoll, read_rolls
from companion.table.story.recap import chapters
from tests.companion.table.story.test_timeline import rolled
from tests.companion.table.telling import Tale, red


def latest(tale: Tale) -> ReadRoll:
    return read_rolls(tale.story)[0]


def test_a_roll_that_nobody_corrected_is_as_it_was_read() -> None:
    assert latest(rolled(4, 4, 1)).changed == ()


def test_of_a_corrected_roll_the_first_reading_is_kept_and_who_knows_better() -> None:
    tale = rolled(4, 4, 1).boldly("outcomes").correct(4, red(4, 3, 1)).correct(4, red(4, 3, 2))
    roll = latest(tale)
    assert roll.entry == 4
    assert roll.first.value == Rolled(red(4, 4, 1))
    assert roll.changed == (Changed("red", 1, 2, None), Changed("red", 4, 3, None))


def test_what_is_corrected_back_is_as_it_was_read() -> None:
    tale = rolled(4, 4, 1).boldly("outcomes").correct(4, red(4, 3, 1)).correct(4, red(4, 4, 1))
    assert latest(tale).changed == ()


def test_where_the_game_asks_itself_the_roll_is_told_once_and_the_correction_stands_in_the_log() -> None:
    tale = rolled(4, 4, 1).roll(4, 4, 2, question="correct")
    asked_of = tale.story.steps[-1].answer.seat
    assert len(read_rolls(tale.story)) == 1
    roll = latest(tale)
    assert roll.entry == 4
    assert roll.changed == (Changed("red", 1, 2, asked_of),)
    told = [line.key for line in tale.log]
    assert "corrected-dice-by" in told or say("corrected-dice", old="1, 4, 4", new="2, 4, 4") in tale.log
    assert tale.retold() == tale.story


def test_the_evening_tells_the_correction_after_the_verdict_once() -> None:
    tale = rolled(4, 4, 1).boldly("outcomes").correct(4, red(4, 5, 1))
    told = [one for chapter in chapters(tale.story) for one in chapter.told]
    corrections = [one for one in told if one.text == say("corrected-dice", old="1, 4, 4", new="1, 4, 5")]
    assert [one.roll for one in corrections] == [4]
    assert told[told.index(corrections[0]) - 1].roll == 4

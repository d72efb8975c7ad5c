"""The evening told back: what counts, round by round, and which roll decided it."""

from companion.engine.answers import Origin
from companion.table.commands.playing import GiveConsent
from companion.table.journal.entries import Undo
from companion.table.state import Actor
from companion.table.story.recap import RecapLine, beats, chapters
from tests.companion.saying import give_answer, give_undo
from tests.companion.toy_play import ToyHouse, cheer, play_of, play_on


def test_each_round_is_a_chapter_with_the_roll_that_decided_it(house: ToyHouse) -> None:
    table = house.playing()
    play_on(table, 6)
    story = table.moment.story
    assert story is not None
    first, second = chapters(story)
    assert (first.round, second.round) == (1, 2)
    assert [one.roll for one in (*first.told, *second.told)] == [3, 6]


def test_what_was_taken_back_is_not_told(house: ToyHouse) -> None:
    table = house.playing()
    play_on(table, 3)
    give_undo(table, Undo(3, "undo", None, Origin.KIOSK))
    table.execute(GiveConsent(3, agree=True), Actor(None))
    story = table.moment.story
    assert story is not None
    assert chapters(story) == ()


def test_what_is_not_worth_a_word_is_left_out(house: ToyHouse) -> None:
    table = house.playing()
    give_answer(table, cheer(play_of(table), "seat-1"))
    play_on(table, 3)
    story = table.moment.story
    assert story is not None
    [chapter] = chapters(story)
    assert [type(one) for one in chapter.told] == [RecapLine]


def test_every_event_has_the_state_that_it_led_to_and_the_roll_that_lay_there(house: ToyHouse) -> None:
    table = house.playing()
    play_on(table, 6)
    story = table.moment.story
    assert story is not None
    told, state = beats(story), story.steps[0].before.state
    assert [one.event for one in told] == [event for step in story.steps for event in step.events]
    for one in told:
        state = one.event.evolve(state)
        assert one.state == state
    assert [one.roll for one in told] == [None, None, 3, 3, 3, 6]

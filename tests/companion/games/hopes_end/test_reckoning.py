"""Everything is told with its reasons: answers, gains, what is completed, the scores and the end."""

from dataclasses import replace

import pytest

from companion.conformance.trial import parts
from companion.engine.game import Seat
from companion.engine.milestone import Milestone
from companion.engine.words import Message, Words
from companion.games.hopes_end.cards import Box, Effect, Gain, History, Morality, Op, Type, Who
from companion.games.hopes_end.chronicle import chapter
from companion.games.hopes_end.concerning import dues_of
from companion.games.hopes_end.events.history import Brought, Ended, HistoryDrawn
from companion.games.hopes_end.events.turn import AnswerMarked, MoralityReplaced, TilePlaced
from companion.games.hopes_end.questions import questions
from companion.games.hopes_end.rulings import rulings_of
from companion.games.hopes_end.state import Citizen, Due, Held, HopesEndState
from companion.games.hopes_end.town.tiles import Lying, tile
from companion.games.hopes_end.view.view import view

CLOCK = Morality(
    "clock", Type.DICTATOR, ((Gain(Op.POINTS, 1),), (), ()), "The clock?", ("Early.", "As it is.", "Stop.")
)
OLD = Morality(
    "old", Type.DEMOCRATIC, ((), (), (Gain(Op.POINTS, -2),)), "Who voted how?", ("Yes.", "No.", "Each.")
)
FLOOD = History("flood", (Effect(Op.POINTS, 2), Effect(Op.RUIN, 3, Who("type", Type.DICTATOR))), "Flood")
BOX = Box({"clock": CLOCK, "old": OLD}, {"flood": FLOOD})
ADA = Citizen(Seat("A", "Ada", "red"), (Held("clock", 1), Held("old", 3)), points=5)
BEN = Citizen(Seat("B", "Ben", "blue"), (), points=1)
CAP = tile("bsss")
TOWN = {(0, 0): Lying(CAP), (2, 0): Lying(CAP, 0, "B"), (0, 1): Lying(CAP, 2, "A")}
GAME = HopesEndState(citizens=(ADA, BEN), box=BOX, first="A", active="A", town=TOWN)


def keys(words: Words | None) -> list[str]:
    """The key of a message, and those of all messages within."""
    if not isinstance(words, Message):
        return []
    return [
        words.key,
        *(key for one in words.values.values() if isinstance(one, Message) for key in keys(one)),
    ]


def test_a_question_is_told_once_with_its_type_and_each_answer_names_the_card_that_goes() -> None:
    asked = replace(GAME, reading="clock", hand=CAP, citizens=(replace(ADA, cards=(Held("old", 3),)), BEN))
    seen = view(asked, None)
    assert seen.spotlight is not None
    assert seen.spotlight.title == "The clock?"
    assert "type-dictator" in keys(seen.spotlight.kicker)
    assert seen.opened == ()
    [first, *_] = questions(asked)[0].form.options  # type: ignore[union-attr]
    assert first.label == "Who voted how?"
    assert {"mark-democratic", "gain-points"} <= set(keys(first.hint))
    assert "answer-brings" in keys(first.under)


def test_the_marks_of_the_cards_at_a_seat_say_type_and_answer_and_sealed_ones_the_type_alone() -> None:
    fresh = replace(GAME, citizens=(replace(ADA, cards=(Held("clock", 1, fresh=True),)), BEN))
    [card] = view(fresh, None).seats[0].cards
    assert keys(card.mark) == ["mark", "mark-dictator"]
    sealed = replace(fresh, rulings=rulings_of({"answers": "sealed"}))
    assert keys(view(sealed, None).seats[0].cards[0].mark) == ["mark-dictator"]
    assert keys(view(sealed, "A").seats[0].cards[0].mark) == ["mark", "mark-dictator"]


def test_an_answer_is_told_and_a_sealed_one_only_that_it_was_given() -> None:
    read = replace(GAME, reading="clock")
    assert keys(AnswerMarked("A", 1).log_line(read))[0] == "told-answered"
    sealed = AnswerMarked("A", 1).log_line(replace(read, rulings=rulings_of({"answers": "sealed"})))
    assert sealed is not None
    assert sealed.key == "told-answered-sealed"
    assert "Early." not in sealed.values.values()
    gone = MoralityReplaced("A", "old").log_line(GAME)
    assert gone is not None
    assert gone.values["card"] == "Who voted how?"


@pytest.mark.rule("HE-030", "HE-069")
def test_a_history_card_is_staged_with_those_whom_each_effect_concerns() -> None:
    drawn = HistoryDrawn("flood", None)
    told = drawn.log_line(drawn.evolve(replace(GAME, history_deck=("flood",))))
    assert isinstance(told, Milestone)
    _, points, ruin = told.staged.steps
    assert [keys(one.text).count("whom") for one in (points, ruin)] == [2, 1]
    assert ruin.rules == ("HE-030", "HE-069")


def test_points_of_a_card_and_of_answers_come_at_once_and_say_what_for() -> None:
    drawn = replace(GAME, history="flood")
    assert dues_of(drawn) == (Due(Op.POINTS, "A", 1, answered=-1), Due(Op.POINTS, "B", 2))
    brought = Brought(Op.POINTS, "A", 1, answered=-1)
    ada = brought.evolve(drawn).of("A")
    assert (ada.points, ada.answered) == (6, -1)
    told = brought.log_line(drawn)
    assert keys(told).count("source") == 3
    other = Brought(Op.POINTS, "A", 7).log_line(drawn)  # the reason has gone since
    assert other is not None
    assert other.key == "told-points"


@pytest.mark.rule("HE-042")
def test_what_a_tile_completes_is_staged_with_what_it_brings_to_whom() -> None:
    told = TilePlaced("A", 0, 1, 2).log_line(GAME)
    assert isinstance(told, Milestone)
    [step] = told.staged.steps
    assert (step.adds, step.colour, step.rules) == (3, "red", ("HE-042",))
    plain = TilePlaced("B", 2, 0, 0).log_line(GAME)
    assert not isinstance(plain, Milestone)


@pytest.mark.rule("HE-042")
def test_what_is_completed_for_two_people_is_not_added_up() -> None:
    of_both = replace(GAME, town={**TOWN, (0, 0): Lying(CAP, 0, "B")})
    told = TilePlaced("A", 0, 1, 2).log_line(of_both)
    assert isinstance(told, Milestone)
    assert {step.colour for step in told.staged.steps} == {"red", "blue"}
    assert not told.staged.adds_up
    alone = TilePlaced("A", 0, 1, 2).log_line(GAME)
    assert isinstance(alone, Milestone)
    assert alone.staged.adds_up


@pytest.mark.rule("HE-041", "HE-042", "HE-046")
def test_the_end_reckons_up_every_seat_and_forgets_what_one_might_have_laid() -> None:
    rich = replace(GAME, citizens=(replace(ADA, allow=2, spare=1, points=5, answered=3), BEN))
    over = Ended("ended").evolve(rich)
    seen = view(over, None)
    assert seen.spotlight is not None
    lines = seen.spotlight.lines
    assert [line.values["name"] for line in lines if isinstance(line, Message)] == ["Ada", "Ben"]
    assert {"part-tiles", "part-building"} <= set(keys(lines[0]))
    cards = [one for one in parts(lines[0], Message) if one.key in {"part-history", "part-answers"}]
    assert {(one.key, one.values["by"]) for one in cards} == {("part-history", "+2"), ("part-answers", "+3")}
    assert [badge.id for badge in seen.seats[0].badges] == ["score"]
    assert {rule for one in seen.why for rule in one.rules} >= {"HE-039", "HE-041", "HE-042"}
    told = Ended("ended").log_line(over)
    assert isinstance(told, Milestone)
    assert [one.colour for one in told.staged.steps] == ["blue", "red"]


@pytest.mark.rule("HE-039")
def test_a_lost_town_reckons_up_what_fell_of_whom() -> None:
    fallen = {(n, 0): Lying(CAP, 0, "A" if n < 30 else "B", ruined=True) for n in range(41)}
    told = Ended("lost").log_line(Ended("lost").evolve(replace(GAME, town=fallen)))
    assert isinstance(told, Milestone)
    assert [one.adds for one in told.staged.steps] == [30, 11]


@pytest.mark.rule("HE-020")
def test_rounds_count_on_after_the_pile_of_history_was_shuffled_again() -> None:
    state = replace(GAME, history_deck=("flood",))
    state = HistoryDrawn("flood", None).evolve(state)
    state = HistoryDrawn("flood", ("flood",)).evolve(state)
    state = HistoryDrawn("flood", ("flood",)).evolve(state)
    assert chapter(state) == 3


def test_the_map_tells_the_last_move_until_the_end() -> None:
    placed = TilePlaced("A", 1, 0, 0).evolve(replace(GAME, hand=CAP))
    board, over = view(placed, None).board, view(Ended("ended").evolve(placed), None).board
    assert board is not None
    assert over is not None
    assert (board.last, over.last) == ((1, 0), None)

"""The big screen tells new moments of a story alone, and every sentence of every game has its look."""

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
import yaml

from companion import games
from companion.adapters.game_catalogue.staging import (
    LAW,
    Kind,
    Staging,
    epoch,
    happenings,
    is_telling,
    stagings,
    waited_for,
)
from companion.adapters.seats.big_screen import BigScreen, ScreenWord
from companion.engine.answers import Origin, Rolled
from companion.engine.dice import Die
from companion.engine.milestone import milestone
from companion.engine.play import Asked
from companion.engine.questions import RollDice
from companion.engine.words import say
from companion.shared_view.staged import Staged
from companion.table.journal.entries import Undo
from companion.table.table import Table
from tests.clock import FakeClock
from tests.companion.adapters.conftest import submit

SENTENCE = re.compile(r"^((?:told|opened)-[a-z0-9-]+) =", re.M)


def told(package: str) -> set[str]:
    """The keys of the sentences that the texts of that package tell."""
    folder = Path(package.replace(".", "/")) / "texts"
    return set(SENTENCE.findall((folder / "en.ftl").read_text("utf-8")))


def left_to_the_story(package: str) -> set[str]:
    """The keys of the sentences of which that package says that only the story tells them."""
    file = Path(package.replace(".", "/")) / "moments.yaml"
    return set(yaml.safe_load(file.read_text("utf-8")).get("story", ())) if file.exists() else set()


@pytest.mark.parametrize("name", games.names())
def test_every_sentence_of_a_game_is_staged_or_left_to_the_story_and_no_other(name: str) -> None:
    package = games.find(name).meta.package
    staged, story = set(stagings(package)), left_to_the_story(package)
    assert not staged & story
    assert staged | story == told(package)


@pytest.mark.parametrize("name", games.names())
def test_every_moment_lasts_as_long_as_its_kind_may(name: str) -> None:
    for one in stagings(games.find(name).meta.package).values():
        low, high = LAW[one.kind]
        assert low <= one.seconds <= high


def test_a_sentence_with_a_look_of_its_own_may_be_told_otherwise_than_a_plain_one() -> None:
    hurt = Staging(Kind.DEATH, 5, plain="aside")
    assert hurt.of(say("told-hurt", n=2)).kind is Kind.ASIDE
    assert hurt.of(milestone(Staged(say("told-hurt", n=0)))).kind is Kind.DEATH


def test_a_roll_is_told_with_the_serial_of_its_answer_and_an_undo_tells_nothing_again(
    table: Table, play_to: Callable[[str], Asked]
) -> None:
    asked = play_to("roll")
    before = epoch(table.moment)
    assert isinstance(asked.question.form, RollDice)
    submit(table, asked, Rolled(tuple(Die(colour, 5) for colour in asked.question.form.thrown)))
    moment = table.moment
    assert moment.play is not None
    roll = next(one for one in happenings(moment) if one.line is None)
    assert (roll.serial, roll.staging.kind) == (len(moment.play.log), Kind.CLIMAX)
    assert (epoch(moment), waited_for(moment)) == (before, roll.serial)
    assert moment.story is not None
    undo = Undo(moment.story.latest[0].entry, "undo", None, Origin.PHONE)
    undone = replace(moment, story=moment.story.decide(99, undo)[2])
    assert happenings(undone) == ()
    assert epoch(undone) != before


def test_nobody_goes_ahead_of_a_screen_that_tells_and_everybody_of_one_that_says_nothing(
    table: Table, play_to: Callable[[str], Asked]
) -> None:
    asked = play_to("roll")
    assert isinstance(asked.question.form, RollDice)
    submit(table, asked, Rolled(tuple(Die(colour, 5) for colour in asked.question.form.thrown)))
    clock, here = FakeClock(0.0), [False]
    screen = BigScreen(lambda: here[0], lambda: None, clock)
    assert not is_telling(screen, table.moment), "there is no screen"
    here[0] = True
    moment = table.moment
    assert waited_for(moment) > 0
    assert is_telling(screen, moment)
    screen.say(ScreenWord(epoch(moment), waited_for(moment) - 1, 4.0))
    clock.now = 4.4
    assert is_telling(screen, moment)
    screen.say(ScreenWord(epoch(moment), waited_for(moment)))
    assert not is_telling(screen, moment)


@pytest.mark.parametrize(("more", "until"), [(0.0, 2.0), (4.0, 4.5), (60.0, 8.5)])
def test_a_screen_is_waited_for_as_long_as_it_needs_and_never_for_long(more: float, until: float) -> None:
    clock = FakeClock(100.0)
    screen = BigScreen(lambda: True, lambda: None, clock)
    assert screen.tells("1-0", 9)
    screen.say(ScreenWord("1-0", 8, more))
    clock.now += until - 0.01
    assert screen.tells("1-0", 9)
    clock.now += 0.02
    assert not screen.tells("1-0", 9)

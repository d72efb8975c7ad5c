"""Every phone says now and then that there is something to look at: by chance alone, and nothing follows."""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from companion.adapters.seats import decoy_prompts
from companion.adapters.seats.decoy_prompts import ANSWERS_MOST, CHANCE, LASTS, decoy
from companion.adapters.seats.presence import Presence
from companion.adapters.wizard.button_trial import ButtonTrial
from companion.adapters.wizard.settings_changes import Preferences
from companion.adapters.wizard.step import WizardParts
from companion.adapters.wizard.wizard import Wizard
from companion.engine.advice import next_answer, sensible
from companion.engine.answers import Origin
from companion.engine.frozen import replace
from companion.games.human_punishment.game import GAME
from companion.games.just_dice.game import GAME as DICE
from companion.table.cards.card_shelf import CardShelf
from companion.table.commands.game import BeginGame
from companion.table.commands.playing import AnswerQuestion, GiveConsent
from companion.table.commands.seating import TakeSeat
from companion.table.journal.entries import Undo
from companion.table.journal.journal import Journal
from companion.table.moment import Moment
from companion.table.settings.settings_file import NAME as SETTINGS
from companion.table.state import Actor
from companion.table.table import Table
from tests.companion.adapters.doors import door_of
from tests.companion.saying import give_answer, give_undo
from tests.web.fakes.page_parts import game
from web.ports.protocol import PageViewer
from web.shown.prompts import AloneView, Prompt

PEOPLE = (("Ada", "red"), ("Ben", "blue"), ("Cleo", "green"))
SEATS = ("seat-1", "seat-2", "seat-3")


class Evening:
    """A table of Human Punishment with its door; bots answer for all, as from thumbs."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._chance, self._said = Random("an evening"), 0
        self.presence = Presence()
        self.open()
        for name, colour in PEOPLE:
            self.table.execute(TakeSeat(name, colour))
        self.table.execute(BeginGame())

    def open(self) -> None:
        """Begins the program: all that is known comes from the disk."""
        self._journal = Journal(self._folder)
        self.table = Table("home", GAME, self._journal, CardShelf(self._folder))
        self.preferences = Preferences(self._folder / SETTINGS)
        wizard = Wizard(WizardParts(self.table, self.preferences, ButtonTrial(lambda: None), None))
        self.door = door_of(self.table, presence=self.presence, wizard=wizard)

    def close(self) -> None:
        self.table.close()
        self._journal.close()

    def answer(self) -> None:
        assert self.table.moment.play is not None
        self._said += 1
        said = next_answer(self.table.moment.play, (None, *SEATS), sensible, self._chance, f"c{self._said}")
        assert said is not None
        give_answer(self.table, replace(said, origin=Origin.PHONE))

    def until_all_look(self) -> None:
        """Plays on until the phones say *look*, where somebody has nothing else that nobody hears of."""
        for _ in range(300):
            if any(self.has_decoy(seat) for seat in SEATS):
                return
            self.answer()
        raise AssertionError("no phone ever said look")

    def has_decoy(self, seat: str) -> bool:
        """True if a made-up prompt lies on that seat's phone."""
        return [one.question for one in self.alone(seat).prompts] == [decoy_prompts.DECOY]

    def alone(self, seat: str) -> AloneView:
        """The line on that seat's phone."""
        found = game(self.door.page(PageViewer(seat, "en"))).alone
        assert found is not None
        return found

    @property
    def made_up(self) -> list[tuple[str, Prompt | None]]:
        """What the line of each phone says, and the decoy in it, if there is one."""
        lines = [self.alone(seat) for seat in SEATS]
        return [
            (line.text, next((one for one in line.prompts if one.question == decoy_prompts.DECOY), None))
            for line in lines
        ]

    def tap(self, seat: str, answer: str = "1") -> None:
        [asked] = self.alone(seat).prompts
        self.door.execute(
            AnswerQuestion(asked.question, asked.version, "tap", option=answer), PageViewer(seat, "en")
        )


@pytest.fixture
def evening(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Evening]:
    monkeypatch.setattr("companion.table.commands.game.secrets.token_hex", lambda _: "decoys")
    found = Evening(tmp_path)
    yield found
    found.close()


@pytest.mark.slow
def test_the_phones_say_look_now_and_then_and_all_at_once(evening: Evening) -> None:
    looks = []
    for _ in range(60):
        texts = {evening.alone(seat).text for seat in SEATS}
        assert len(texts) == 1
        looks.append(texts == {"For you alone: take a look"})
        evening.answer()
    assert 0 < sum(looks) < 45


def test_who_is_asked_nothing_finds_a_decoy_then_and_nothing_else_at_other_times(evening: Evening) -> None:
    assert evening.alone("seat-1").prompts == ()
    evening.until_all_look()
    seat = next(one for one in SEATS if evening.has_decoy(one))
    [made_up] = evening.alone(seat).prompts
    assert made_up.text == "Tap any. It only hides who is being asked."
    assert 1 <= len(made_up.choices) <= ANSWERS_MOST


def test_one_tap_and_a_decoy_is_gone_and_has_decided_nothing_and_nobody_else_is_sent_anything(
    evening: Evening,
) -> None:
    evening.until_all_look()
    seat, *_ = (one for one in SEATS if evening.has_decoy(one))
    others = [PageViewer(None, "en"), *(PageViewer(one, "en") for one in SEATS if one != seat)]
    before, pages = evening.table.moment, [evening.door.page(who) for who in others]
    text = evening.alone(seat).text
    evening.tap(seat)
    assert evening.alone(seat).prompts == ()
    assert evening.alone(seat).text == text
    assert evening.table.moment is before
    assert [evening.door.page(who) for who in others] == pages


def test_a_decoy_is_the_same_after_an_undo_and_when_the_program_begins_anew(evening: Evening) -> None:
    evening.until_all_look()
    lines = evening.made_up
    evening.answer()
    story = evening.table.moment.story
    assert story is not None
    give_undo(evening.table, Undo(story.latest[0].entry, "back", None, Origin.KIOSK))
    if (asking := evening.table.moment.asking) is not None:
        evening.table.execute(GiveConsent(asking.undo.entry, agree=True), Actor(None))  # type: ignore[union-attr]
    assert evening.made_up == lines
    evening.close()
    evening.open()
    assert evening.made_up == lines


def test_a_tap_on_a_decoy_that_has_gone_is_no_fault(evening: Evening) -> None:
    evening.until_all_look()
    before = evening.table.moment
    evening.door.execute(
        AnswerQuestion(decoy_prompts.DECOY, 10**6, "late", option="1"), PageViewer("seat-1", "en")
    )
    assert evening.table.moment is before


def test_a_table_may_do_without_and_then_what_is_asked_stands_open_where_it_is_asked(
    evening: Evening,
) -> None:
    for _ in range(300):
        asked = [one.question for one in evening.table.moment.play.open.values() if one.question.unheard]  # type: ignore[union-attr]
        if asked:
            break
        evening.answer()
    who = PageViewer(asked[0].to, "en")
    assert asked[0].id not in {one.question for one in game(evening.door.page(who)).prompts}
    evening.preferences.change("table", decoys=False)
    page = evening.door.page(who)
    assert game(page).alone is None
    assert asked[0].id in {one.question for one in game(page).prompts}


def test_a_game_that_asks_nothing_unheard_has_no_such_line(tmp_path: Path) -> None:
    journal = Journal(tmp_path)
    table = Table("home", DICE, journal, CardShelf(tmp_path))
    table.execute(TakeSeat("Ada", "red"))
    table.execute(BeginGame())
    door = door_of(table)
    assert game(door.page(PageViewer("seat-1", "en"))).alone is None
    table.close()
    journal.close()


def test_how_often_and_how_long_follows_from_the_seed_and_the_entries_alone() -> None:
    seed = "some game"
    raised = [n for n in range(1, 4000) if decoy_prompts._lot(seed, "look", n) < CHANCE]
    assert len(raised) == pytest.approx(4000 * CHANCE, rel=0.2)
    first = raised[0]
    assert decoy(at(first - 1), seed) is None
    for later in range(LASTS):
        found = decoy(at(first + later), seed)
        assert found is not None
        assert found.raised == max(one for one in raised if one <= first + later)
    apart = next(one for one, then in pairwise(raised) if then > one + LASTS)
    assert decoy(at(apart + LASTS), seed) is None


def at(entry: int) -> Moment:
    """A moment after so many answers; nothing else of it is looked at."""
    steps = tuple(_Step(n) for n in range(1, entry + 1))
    return Moment(entry, None, 1, _Story(steps))  # type: ignore[arg-type]


class _Step:
    def __init__(self, entry: int) -> None:
        self.entry = entry


class _Story:
    def __init__(self, steps: tuple[_Step, ...]) -> None:
        self.steps = steps

"""A printed token that is laid on the mat proposes what it stands for; taken back, it proposes it no more."""

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest

from companion.adapters.buttons.button_meanings import GO_ON, ButtonMeaning, CurrentMeanings, meaning
from companion.adapters.camera.dice_input import DiceInput
from companion.adapters.camera.roll_photos import RollPhotos
from companion.adapters.camera.table_reader import TableReader
from companion.adapters.mat.dice_pools import differences
from companion.adapters.mat.tokens import confirming, meant
from companion.adapters.use_cases.hardware import Hardware
from companion.adapters.use_cases.machine.hardware_actions import PutTokens
from companion.engine.answers import Chosen, Origin
from companion.engine.chance import by_chance
from companion.engine.expected_layout import ExpectedLayout, ExpectedPlace, ExpectedToken, MatLayouts, Tokens
from companion.engine.game import Game
from companion.engine.play import Asked, Play
from companion.engine.questions import Choose, Option, Question
from companion.games.hope_inhumanity.state import HopeInhumanityState
from companion.table.commands.game import BeginGame, ChooseRule
from companion.table.commands.playing import AnswerQuestion
from companion.table.moment import Moment
from companion.table.table import Table
from tests.companion.adapters.conftest import submit
from tests.companion.adapters.doors import door_of
from tests.companion.carded.game import GAME as NEW_GAME
from tests.web.fakes.page_parts import game
from vision.cameras.pretend import PretendCamera
from vision.reading import TokenSeen
from web.ports.protocol import PageViewer, Sorry
from web.shown.prompts import Prompt

ADA, KIOSK = PageViewer("seat-1", "en"), PageViewer(None, "en", at_screen=True)


class Mat:
    """A table with the pretend camera over its mat; every picture goes through the real reader."""

    def __init__(self, table: Table, folder: Path, *, by_tokens: bool = False) -> None:
        self.table = table
        self.camera = PretendCamera(seed=3, fps=0, mat=3)
        self.eye = DiceInput(table, RollPhotos(folder / "evidence"), lambda: None, by_tokens=by_tokens)
        hardware = Hardware(dice_input=self.eye, camera=self.camera)
        self.door = door_of(table, hardware=hardware)
        self._reader = TableReader(table)

    def put(self, *tokens: tuple[str, str]) -> None:
        """These lie there and no others; the picture comes to rest and is read."""
        self.camera.put(tokens)
        self.look()

    def look(self) -> None:
        frame = self.camera.frame()
        self.eye.on_motion()
        self.eye.on_rest(frame, self._reader.read(frame))

    def asked(self, question: str, who: PageViewer = ADA) -> Prompt:
        return next(one for one in game(self.door.page(who)).prompts if one.question == question)

    @property
    def told(self) -> str:
        return " | ".join(notice.text for notice in self.door.page(KIOSK).notices)

    @property
    def state(self) -> HopeInhumanityState:
        play = self.table.moment.play
        assert play is not None
        assert isinstance(play.state, HopeInhumanityState)
        return play.state


def play_to(table: Table, question: str) -> None:
    """Plays by chance until that is asked."""
    table.execute(BeginGame())
    chance = Random(2)
    while (play := table.moment.play) is not None and question not in play.open:
        asked = next(one for one in play.open.values() if not one.question.standing)
        submit(table, asked, by_chance(asked.question.form, chance))


@pytest.fixture
def mat(table: Table, tmp_path: Path) -> Mat:
    """Cleo's turn is over: the table is asked to go on, to that of Ada."""
    play_to(table, "next-turn")
    mat = Mat(table, tmp_path)
    assert mat.state.active == "seat-3"
    return mat


@pytest.mark.rule("HI-040")
def test_a_token_that_is_laid_is_proposed_told_on_the_kiosk_and_taken_back_is_proposed_no_more(
    mat: Mat,
) -> None:
    mat.put(("seat-3", "arrow"))
    assert mat.asked("next-turn").proposed is None
    assert "Confirm" not in mat.told
    mat.put(("seat-1", "arrow"))
    proposed = mat.asked("next-turn").proposed
    assert proposed is not None
    assert (proposed.field, proposed.value) == ("option", "go-on")
    assert proposed.label == "On the mat: The arrow of the turn before Ada. Yes: Next turn"
    assert mat.told == "The arrow of the turn before Ada. Confirm on a phone or here: Next turn"
    mat.put()
    assert mat.asked("next-turn").proposed is None
    assert mat.told == ""


def test_one_tap_confirms_it_and_nothing_is_answered_before(mat: Mat) -> None:
    mat.put(("seat-1", "arrow"))
    prompt = mat.asked("next-turn")
    assert mat.state.active == "seat-3"
    assert prompt.proposed is not None
    mat.door.execute(AnswerQuestion("next-turn", prompt.version, "tap-1", option=prompt.proposed.value), ADA)
    assert mat.state.active == "seat-1"
    assert "Confirm" not in mat.told


def pointing(_state: object) -> ExpectedLayout:
    """One person names another, by the arrow if they like."""
    arrows = [Tokens(ExpectedToken.ARROW, seat, 1, f"the arrow before {seat}") for seat in PEOPLE]
    return ExpectedLayout(placed=tuple(ExpectedPlace("who", one, Chosen(one.field or "")) for one in arrows))


PEOPLE = ("seat-1", "seat-2", "seat-3")


def naming(table: Table, *, to: str | None = "seat-1", discreet: bool = False) -> Moment:
    form = Choose(tuple(Option(one, one) for one in PEOPLE))
    asked = Asked(Question("who", to, "Who?", form, "Somebody is named", discreet=discreet), 1)
    game = cast("Game[None, Any]", replace(NEW_GAME, mat=MatLayouts(pointing)))
    table.execute(BeginGame())
    story = table.moment.story
    assert story is not None
    return replace(table.moment, story=replace(story, play=Play(game, None, 1, {"who": asked}, ())))


ARROW = (TokenSeen("arrow", "seat-2", (0.0, 0.0)),)


@pytest.mark.parametrize("to", [None, "seat-1"])
def test_whoever_is_asked_agrees_by_a_button_to_what_the_token_stands_for(
    table: Table, to: str | None
) -> None:
    moment = naming(table, to=to)
    for button in (GO_ON, *([to] if to else [])):
        means = meaning(button, CurrentMeanings(moment, 3, tokens=ARROW))
        assert isinstance(means, ButtonMeaning)
        assert means.value == Chosen("seat-2")
    assert not isinstance(meaning(GO_ON, CurrentMeanings(moment, 3)), ButtonMeaning)


def test_the_kiosk_names_who_confirms_and_nobody_confirms_for_a_bot(table: Table) -> None:
    play, names = naming(table).play, {"seat-1": "Ada"}
    assert play is not None
    [told] = confirming(play, ARROW, names, bots=())
    assert (told.key, told.values["who"], told.values["answer"]) == ("token-told", "Ada", "seat-2")
    assert list(confirming(play, ARROW, names, bots=("seat-1",))) == []


def test_a_secret_question_is_answered_by_nothing_that_lies_on_the_table(table: Table) -> None:
    moment = naming(table, discreet=True)
    assert moment.play is not None
    assert meant(moment.play, ARROW) == {}
    assert not isinstance(meaning(GO_ON, CurrentMeanings(moment, 3, tokens=ARROW)), ButtonMeaning)


def test_while_somebody_answers_by_a_token_its_place_is_not_complained_of() -> None:
    laid = ExpectedLayout(tokens=(Tokens(ExpectedToken.ARROW, "seat-1", 1, "Ada's arrow"),))
    assert [one.key for one in differences(laid, (), ARROW)] == ["camera-pool"]
    assert list(differences(laid, (), ARROW, {ExpectedToken.ARROW})) == []


@pytest.mark.rule("HI-189")
def test_with_printed_cards_a_cross_laid_before_somebody_is_filled_in_and_one_tap_counts_it(
    table: Table, tmp_path: Path
) -> None:
    table.execute(ChooseRule("cards", "by-hand"))
    table.execute(BeginGame())
    mat = Mat(table, tmp_path)
    mat.put(("seat-2", "cross"))
    prompt = mat.asked("by-hand")
    assert prompt.proposed is not None
    assert dict(prompt.proposed.filled) == {"who": "seat-2", "what": "harm-more"}
    assert prompt.proposed.label.startswith("On the mat: Crosses for harm before Ben. Yes: Ben, ")
    mat.door.execute(
        AnswerQuestion("by-hand", prompt.version, "tap-1", blanks=dict(prompt.proposed.filled)), ADA
    )
    assert mat.state.survivor("seat-2").harm == 1
    assert mat.asked("by-hand").proposed is None


def test_tokens_that_stand_for_several_answers_to_one_question_propose_none(
    table: Table, tmp_path: Path
) -> None:
    table.execute(ChooseRule("cards", "by-hand"))
    table.execute(BeginGame())
    mat = Mat(table, tmp_path)
    mat.put(("seat-2", "cross"), ("seat-1", "bowl"))
    assert mat.asked("by-hand").proposed is None


def test_at_a_table_that_wants_it_a_token_answers_but_only_one_that_was_laid_since_it_was_asked(
    table: Table, tmp_path: Path
) -> None:
    play_to(table, "next-turn")
    mat = Mat(table, tmp_path, by_tokens=True)
    mat.put(("seat-1", "arrow"))
    assert mat.state.active == "seat-3", "nobody knows whether it lay there before"
    mat.put(("seat-3", "arrow"))
    mat.put(("seat-1", "arrow"))
    assert mat.state.active == "seat-1"
    assert table.moment.story is not None
    assert table.moment.story.steps[-1].answer.origin is Origin.CAMERA


def test_where_tokens_only_propose_none_answers(mat: Mat) -> None:
    for field in ("seat-3", "seat-1", "seat-3", "seat-1"):
        mat.put((field, "arrow"))
    assert mat.state.active == "seat-3"


def test_a_pretend_person_lays_a_token_that_stands_for_an_answer_and_takes_it_back(mat: Mat) -> None:
    pretend = mat.door.page(KIOSK).pretend
    assert pretend is not None
    [arrow] = [one.id for one in pretend.tokens if one.label == "The arrow of the turn before Ada"]
    mat.door.execute(PutTokens(arrow), KIOSK)
    mat.look()
    assert mat.asked("next-turn").proposed is not None
    mat.door.execute(PutTokens(arrow), KIOSK)
    mat.look()
    assert mat.asked("next-turn").proposed is None
    with pytest.raises(Sorry):
        mat.door.execute(PutTokens("arrow.seat-9.1"), KIOSK)

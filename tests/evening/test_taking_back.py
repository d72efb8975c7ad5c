"""Somebody tapped too soon, or misread a die: the table takes it back over real HTTP, as people would."""

from pathlib import Path
from time import sleep

import pytest

from companion.adapters.buttons.button_input import BEWARE_S
from companion.app import Companion, CompanionSettings
from companion.games.hope_inhumanity.state import HopeInhumanityState
from tests.evening.players.begun import BegunTable, begun_evening
from tests.evening.players.evening import begin, kiosk, sit_down
from tests.evening.players.forms import Form
from tests.evening.players.phone import Phone

OK = {"ok": True}


@pytest.fixture
def evening(companion: Companion) -> BegunTable:
    return begun_evening(companion)


def state_of(evening: BegunTable) -> HopeInhumanityState:
    play = evening.moment.play
    assert play is not None
    state: HopeInhumanityState = play.state
    return state


def forms(screen: Phone, action: str) -> list[Form]:
    """The forms of a page that lead there."""
    return [form for form in screen.forms() if form.action.endswith(f"/{action}")]


def type_in(phone: Phone, form: Form, face: int) -> dict[str, object]:
    """Types that every die shows this face."""
    if form.picks:
        return phone.tap(form, **{name: values[face] for name, values in form.picks.items()})
    dice = {name: value for name, value in form.hidden.items() if name.startswith("die-")}
    return phone.tap(form, **{name: f"{value.partition(':')[0]}:{face + 1}" for name, value in dice.items()})


def swap(phone: Phone, form: Form, place: int) -> dict[str, object]:
    """Taps one die of a form, and the first face that is offered instead."""
    value = next(value for name, value in form.buttons if name == "swap" and value.startswith(f"{place}:"))
    return phone.tap(form, swap=value)


def misread(evening: BegunTable, screen: Phone) -> Form:
    """Plays on until the outcomes of a roll of several dice were dealt out; the form that corrects one."""
    phone, form = evening.until("commit")
    assert phone.tap(form, number="2") == OK
    phone, form = evening.until("outcomes")
    assert phone.tap(form, option="go-on") == OK
    return forms(screen, "misread")[0]


def undo(screen: Phone) -> dict[str, object]:
    [form] = forms(screen, "undo")
    return screen.tap(form)


@pytest.mark.slow
def test_a_tap_too_soon_is_taken_back_from_any_phone(evening: BegunTable) -> None:
    phone, form = evening.until("commit")
    before = state_of(evening)
    assert phone.tap(form, number="2") == OK
    assert "commits 2 dice" in phone.page()
    assert undo(evening.others(phone)[0]) == OK
    assert state_of(evening) == before
    assert "Taken back: " in evening.screen.page()
    stale = phone.tap(form, number="2", command="another")
    assert "sorry" in stale
    assert state_of(evening) == before


@pytest.mark.slow
def test_an_answer_that_was_taken_back_does_not_come_back_when_its_phone_wakes_up(
    evening: BegunTable,
) -> None:
    phone, form = evening.until("commit")
    phone.tap(form, number="2")
    undo(evening.screen)
    before = evening.companion.table.moment
    assert phone.tap(form, number="2") == OK
    assert evening.companion.table.moment == before


@pytest.mark.representative
def test_a_card_that_was_read_goes_back_only_when_everybody_agrees(evening: BegunTable) -> None:
    phone, form = evening.until("draw")
    before = state_of(evening)
    assert phone.tap(form, option=form.buttons[0][1]) == OK
    card = state_of(evening).running.card
    assert undo(phone) == OK
    assert state_of(evening) != before
    assert [form.buttons for form in forms(phone, "consent")] == [[("agree", "no")]]
    for other in evening.others(phone):
        [consent] = forms(other, "consent")
        assert other.tap(consent, agree="yes") == OK
    assert state_of(evening) == before
    phone, form = evening.until("draw")
    phone.tap(form, option=form.buttons[0][1])
    assert state_of(evening).running.card == card


@pytest.mark.slow
def test_the_kiosk_agrees_for_people_without_phones(evening: BegunTable) -> None:
    phone, form = evening.until("draw")
    before = state_of(evening)
    phone.tap(form, option=form.buttons[0][1])
    undo(evening.screen)
    [consent] = forms(evening.screen, "consent")
    assert "We all agree" in evening.screen.page()
    assert evening.screen.tap(consent, agree="yes") == OK
    assert state_of(evening) == before


@pytest.mark.slow
def test_one_no_leaves_it_as_it_is(evening: BegunTable) -> None:
    phone, form = evening.until("draw")
    phone.tap(form, option=form.buttons[0][1])
    drawn = state_of(evening)
    undo(phone)
    other = evening.others(phone)[1]
    [consent] = forms(other, "consent")
    assert other.tap(consent, agree="no") == OK
    assert state_of(evening) == drawn
    assert [forms(one, "consent") for one in (*evening.phones, evening.screen)] == [[], [], [], []]


@pytest.mark.slow
def test_a_die_that_was_misread_is_corrected_in_two_taps(evening: BegunTable) -> None:
    phone = evening.phones[2]
    form = misread(evening, phone)
    before = state_of(evening)
    read = [die.value for die in before.running.dice]
    assert len(read) > 1
    assert set(read) == {6}
    assert swap(phone, form, 0) == OK
    assert state_of(evening) == before
    for one in (*evening.phones, evening.screen):
        assert "This will change:" in one.page()
    [sure] = forms(evening.screen, "correct")
    assert evening.screen.tap(sure, sure="yes") == OK
    assert [die.value for die in state_of(evening).running.dice] == [5, *read[1:]]
    assert "says the dice were misread" in evening.screen.page()
    assert "says: 5, not 6" in phone.page()


@pytest.mark.slow
def test_dice_that_were_read_well_are_left_alone(evening: BegunTable) -> None:
    form = misread(evening, evening.screen)
    before = evening.companion.table.moment
    assert type_in(evening.screen, form, 0) == OK
    [sure] = forms(evening.phones[0], "correct")
    assert evening.phones[0].tap(sure, sure="no") == OK
    assert evening.companion.table.moment == before
    assert "sorry" in type_in(evening.screen, form, 5)


@pytest.mark.slow
def test_the_undo_button_of_the_panel_takes_back_what_the_kiosk_shows_beside_it(
    evening: BegunTable,
) -> None:
    phone, form = evening.until("commit")
    before = state_of(evening)
    phone.tap(form, number="1")
    assert "Take back: " in evening.screen.page()
    sleep(BEWARE_S)
    [button] = [form for form in evening.screen.forms() if form.id == "press-undo"]
    assert evening.screen.tap(button, button="undo") == OK
    assert state_of(evening) == before


@pytest.mark.slow
def test_what_was_taken_back_stays_taken_back_over_a_restart(tmp_path: Path) -> None:
    settings = CompanionSettings(data=tmp_path / "again", host="127.0.0.1", port=0)
    with Companion(settings) as first:
        screen = kiosk(first.address)
        evening = BegunTable(first, sit_down(first.address, first.table.moment.seating.code), screen)
        begin(screen)
        phone, form = evening.until("commit")
        phone.tap(form, number="2")
        undo(screen)
        before = first.table.moment
    with Companion(settings) as again:
        assert again.table.moment == before

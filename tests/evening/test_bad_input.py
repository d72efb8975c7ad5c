"""Bad input at a real table gets a reason, changes nothing and loses nothing."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.app import Companion, CompanionSettings
from tests.evening.players.begun import BegunTable, begun_evening
from tests.evening.players.evening import kiosk, sit_down
from tests.evening.players.forms import Form


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Iterator[BegunTable]:
    """One for all: what is refused changes nothing, so that the next may be tried at the same table."""
    data = tmp_path_factory.mktemp("evening") / "data"
    with Companion(CompanionSettings(data=data, host="127.0.0.1", port=0)) as companion:
        yield begun_evening(companion)


def reason(reply: dict[str, object]) -> str:
    """The sentence of a refusal."""
    return str(reply["sorry"])


def test_an_answer_to_an_older_version_of_a_question_is_refused(evening: BegunTable) -> None:
    phone, form = evening.until("draw")
    before = evening.moment
    form.hidden["version"] = str(int(form.hidden["version"]) - 1)
    assert reason(phone.tap(form, option=form.buttons[0][1]))
    assert evening.moment == before


def test_nobody_answers_for_a_seat_that_is_not_theirs(evening: BegunTable) -> None:
    phone, form = evening.until("draw")
    other = next(one for one in evening.phones if one is not phone)
    before = evening.moment
    own = next(one for one in other.forms() if "seat" in one.hidden)
    form.hidden["seat"] = own.hidden["seat"]
    assert reason(other.tap(form, option=form.buttons[0][1]))
    assert evening.moment == before


def test_a_seat_that_the_phone_cannot_prove_is_refused_before_the_question_is_read(
    evening: BegunTable,
) -> None:
    phone, form = evening.until("draw")
    other = next(one for one in evening.phones if one is not phone)
    before = evening.moment
    assert other.tap(form, option=form.buttons[0][1]).get("status") == 403
    assert evening.moment == before


@pytest.mark.parametrize("change", ["one too few", "another colour", "a seven"])
def test_dice_that_do_not_match_the_roll_are_refused(evening: BegunTable, change: str) -> None:
    phone, form = evening.until("roll")
    dice = {name: values[0] for name, values in form.picks.items()}
    if change == "one too few":
        form.hidden["slots"] = str(int(form.hidden["slots"]) - 1)
    if change == "another colour":
        dice["die-0"] = "brown:1"
    if change == "a seven":
        dice["die-0"] = dice["die-0"].replace(":1", ":7")
    before = evening.moment
    reply = phone.tap(form, **dice)
    assert reply.get("sorry") or reply.get("status") == 400
    assert evening.moment == before


def test_typed_dice_count_without_any_camera(evening: BegunTable) -> None:
    phone, form = evening.until("roll")
    dice = {name: values[3] for name, values in form.picks.items()}
    assert phone.tap(form, **dice) == {"ok": True}
    assert "typed in" in evening.screen.page()


def test_an_answer_to_a_closed_question_is_refused_with_a_reason(evening: BegunTable) -> None:
    phone, form = evening.until("draw")
    assert phone.tap(form, option=form.buttons[0][1]) == {"ok": True}
    before = evening.moment
    again = Form(form.id, form.action, {**form.hidden, "command": "another"})
    assert reason(phone.tap(again, option=form.buttons[0][1]))
    assert evening.moment == before


@pytest.mark.slow
def test_the_same_tap_sent_twice_counts_once(evening: BegunTable) -> None:
    phone, form = evening.until("draw")
    assert phone.tap(form, option=form.buttons[0][1]) == {"ok": True}
    before = evening.moment
    assert phone.tap(form, option=form.buttons[0][1]) == {"ok": True}
    assert evening.moment == before


@pytest.mark.slow
def test_a_card_file_with_a_mistake_is_named_when_the_game_begins(
    companion: Companion, tmp_path: Path
) -> None:
    decks = tmp_path / "data" / "decks" / "hope_inhumanity"
    decks.mkdir(parents=True)
    (decks / "ours.yaml").write_text("deck: Ours\nlanguage: en\nversion: 1\nscenes:\n  - titel: A door\n")
    screen = kiosk(companion.address)
    sit_down(companion.address, companion.table.moment.seating.code)
    form = next(form for form in screen.forms() if form.action.endswith("/begin"))
    told = reason(screen.tap(form))
    assert "ours.yaml" in told
    assert "line 5" in told
    assert companion.table.moment.play is None

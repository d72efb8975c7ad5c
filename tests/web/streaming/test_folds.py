"""What lies behind a fold is fetched when it is opened, by who may see the page, and is in no stream."""

from dataclasses import replace

import pytest

from tests.web.fakes import samples
from tests.web.fakes.device import Device
from tests.web.fakes.fake_house import FakeDoor
from tests.web.fakes.page_parts import changed
from tests.web.fakes.reading import read
from web.shown.view import Explanation


@pytest.mark.parametrize(
    ("fold", "first"), [("table", "others"), ("story", "log"), ("rules", "to-rules"), ("device", "asleep")]
)
def test_each_chapter_of_a_phone_has_what_a_whole_page_has_there(
    device: Device, door: FakeDoor, fold: str, first: str
) -> None:
    seat = device.sit()
    door.show(samples.PLAY, **{seat: samples.SEAT_ACT})
    behind = read(device.get(f"fold?as=seat&seat={seat}&fold={fold}").text)
    whole = device.read(f"seat?seat={seat}").one("div", id=f"leafs-{fold}")
    assert behind.text == whole.text
    assert [one for one in behind.walk() if one.attributes.get("id") == first]


@pytest.mark.parametrize(
    ("fold", "said"), [("why", "Ahmed"), ("about-s3", "The quiet one"), ("prompt-roll-3", "")]
)
def test_what_a_panel_has_behind_a_fold_is_in_no_stream_and_comes_when_it_is_opened(
    device: Device, door: FakeDoor, fold: str, said: str
) -> None:
    roll, why = replace(samples.SLOTS, question="roll", version=3), Explanation("Ahmed stood still.", ())
    door.show(changed(samples.PLAY_VERDICT, prompts=(roll,), why=(why,)))
    behind = device.get(f"fold?as=kiosk&fold={fold}").text
    [whole] = [one for one in device.read("kiosk").walk() if one.attributes.get("data-fold") == fold]
    assert said in whole.text
    assert read(behind).text == whole.text != ""
    [page] = [one["data"] for one in device.get("news?as=kiosk&client=k").json or () if one["type"] == "page"]
    [there] = [one for one in read(page).walk() if one.attributes.get("data-fold") == fold]
    assert there.parts == []


def test_forms_behind_a_fold_have_no_proof_for_the_script_adds_it(device: Device, door: FakeDoor) -> None:
    door.show(samples.PLAY_MENDING)
    form = read(device.get("fold?as=kiosk&fold=mend").text).one("form", id="undo-31")
    assert [form.one("input", name=name).attributes["value"] for name in ("proof", "command")] == ["", ""]


def test_what_a_seat_fetches_is_noted_with_what_it_was_sent(device: Device, door: FakeDoor) -> None:
    seat = device.sit()
    door.noted.clear()
    text = device.get(f"fold?as=seat&seat={seat}&fold=story").text
    assert [(what, told, who.seat) for what, told, who in door.noted] == [("page", text, seat)]


def test_a_fold_is_in_the_language_of_its_page(device: Device, door: FakeDoor) -> None:
    seat = device.sit()
    device.get(f"fold?as=seat&seat={seat}&language=de&fold=device")
    assert door.looked[-1].language == "de"


@pytest.mark.parametrize("query", ["", "as=kiosk&as=seat&"])
def test_a_fold_is_of_one_page(device: Device, query: str) -> None:
    assert device.get(f"fold?{query}fold=host").status_code == 400


def test_a_seat_of_somebody_else_is_not_looked_behind(device: Device) -> None:
    assert device.from_afar().get("fold?as=seat&seat=s1&fold=table").status_code == 403


@pytest.mark.parametrize("fold", ["", "other", "host"])
def test_behind_a_fold_that_a_page_does_not_have_is_nothing(
    device: Device, door: FakeDoor, fold: str
) -> None:
    seat = device.sit()
    door.show(samples.PLAY, **{seat: samples.SEAT_ACT})
    assert device.get(f"fold?as=seat&seat={seat}&fold={fold}").text == ""

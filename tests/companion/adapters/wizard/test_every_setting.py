"""Every setting that a page may show has a label in each language."""

from importlib.resources import files
from pathlib import Path

import pytest

from companion.adapters.language.speech import Speech
from companion.adapters.wizard.every_setting import HIDDEN, change, sections
from companion.adapters.wizard.settings_changes import Preferences
from companion.adapters.wizard.step import with_password
from companion.engine.refusal import Refused
from companion.table.settings.settings import known
from web.words import Catalogue

ENGLISH = Speech(Catalogue([Path(str(files("companion.adapters"))) / "texts"]), "en")


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
def test_every_setting_has_a_label(tmp_path: Path, language: str) -> None:
    catalogue = Catalogue([Path(str(files("companion.adapters"))) / "texts"])
    shown = sections(Preferences(tmp_path / "settings.toml"), Speech(catalogue, language), {})
    labels = {one.id: one.label for section in shown for one in section.settings}
    assert set(labels) == {f"{one.section}.{one.name}" for one in known() if one.name not in HIDDEN}
    assert all(labels.values())
    choices = [choice for section in shown for one in section.settings for choice in one.choices]
    assert all(one.label and not one.label.startswith("setting-") for one in choices)


def test_whoever_chooses_sees_which_value_is_usual_and_one_of_the_file_that_is_no_step(
    tmp_path: Path,
) -> None:
    preferences = Preferences(tmp_path / "settings.toml")
    preferences.change("kiosk", sleep_min=7)
    shown = sections(preferences, ENGLISH, {})
    sleep = next(one for part in shown for one in part.settings if one.id == "kiosk.sleep_min")
    assert (sleep.value, sleep.usual) == ("7", "10")
    assert [one.label for one in sleep.choices][:3] == ["never", "5 minutes", "7 minutes"]


def test_all_are_saved_together_or_none(tmp_path: Path) -> None:
    preferences = Preferences(tmp_path / "settings.toml")
    with pytest.raises(Refused) as refused:
        change(preferences, {"kiosk.sleep_min": "30", "strip.leds": "many"}, ENGLISH)
    assert str(refused.value.reason.values["label"]) == "How many LEDs"
    assert preferences.now.kiosk.sleep_min == 10
    change(preferences, {"kiosk.sleep_min": "30", "strip.leds": "12"}, ENGLISH)
    assert (preferences.now.kiosk.sleep_min, preferences.now.strip.leds) == (30, 12)


def test_the_password_in_an_address_is_shown_as_dots_and_kept_where_they_come_back(tmp_path: Path) -> None:
    preferences = Preferences(tmp_path / "settings.toml")
    change(preferences, {"camera.source": "rtsp://ada:s3cret@cam.lan/live"}, ENGLISH)
    shown = {one.id: one.value for section in sections(preferences, ENGLISH, {}) for one in section.settings}
    assert shown["camera.source"] == "rtsp://•••@cam.lan/live"
    change(preferences, {"camera.source": shown["camera.source"]}, ENGLISH)
    assert preferences.now.camera.source == "rtsp://ada:s3cret@cam.lan/live"


def test_a_password_is_not_sent_to_another_address_than_its_own() -> None:
    now = "http://ada:s3cret@cam.lan/video"
    assert with_password("http://•••@cam.lan/video", now) == now
    assert with_password("http://•••@evil.lan/video", now) == "http://•••@evil.lan/video"
    assert with_password("http://eve:other@cam.lan/video", now) == "http://eve:other@cam.lan/video"

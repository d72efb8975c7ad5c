"""Every setting that a page may show has a label in each language."""

from importlib.resources import files
from pathlib import Path

import pytest

from companion.adapters.language.speech import Speech
from companion.adapters.wizard.every_setting import HIDDEN, change, sections
from companion.adapters.wizard.settings_changes import Preferences
from companion.adapters.wizard.step import with_password
from companion.table.settings.settings import known
from web.words import Catalogue


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_setting_has_a_label(tmp_path: Path, language: str) -> None:
    catalogue = Catalogue([Path(str(files("companion.adapters"))) / "texts"])
    shown = sections(Preferences(tmp_path / "settings.toml"), Speech(catalogue, language))
    labels = {one.id: one.label for section in shown for one in section.settings}
    assert set(labels) == {f"{one.section}.{one.name}" for one in known() if one.name not in HIDDEN}
    assert all(labels.values())


def test_the_password_in_an_address_is_shown_as_dots_and_kept_where_they_come_back(tmp_path: Path) -> None:
    preferences = Preferences(tmp_path / "settings.toml")
    change(preferences, "camera.source", "rtsp://ada:s3cret@cam.lan/live")
    catalogue = Catalogue([Path(str(files("companion.adapters"))) / "texts"])
    shown = {
        one.id: one.value
        for section in sections(preferences, Speech(catalogue, "en"))
        for one in section.settings
    }
    assert shown["camera.source"] == "rtsp://•••@cam.lan/live"
    change(preferences, "camera.source", shown["camera.source"])
    assert preferences.now.camera.source == "rtsp://ada:s3cret@cam.lan/live"


def test_a_password_is_not_sent_to_another_address_than_its_own() -> None:
    now = "http://ada:s3cret@cam.lan/video"
    assert with_password("http://•••@cam.lan/video", now) == now
    assert with_password("http://•••@evil.lan/video", now) == "http://•••@evil.lan/video"
    assert with_password("http://eve:other@cam.lan/video", now) == "http://eve:other@cam.lan/video"

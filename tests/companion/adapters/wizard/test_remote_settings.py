"""What staff may change at many tables at once is written as the file has it, all or nothing."""

from pathlib import Path

import pytest

from companion.adapters.language.speech import Speech, folder_of_words
from companion.adapters.wizard.remote_settings import ADJUSTABLE, adjust
from companion.adapters.wizard.settings_changes import Preferences
from companion.engine.refusal import Refused
from companion.shared_view.marked_text import MarkedText
from companion.table.settings.settings import known
from web.words import Catalogue


@pytest.fixture
def preferences(tmp_path: Path) -> Preferences:
    return Preferences(tmp_path / "settings.toml")


def test_what_is_alike_for_all_is_changed(preferences: Preferences) -> None:
    adjust(preferences, "[strip]\nbrightness = 60\n[kiosk]\nsleep_min = 20\n")
    assert (preferences.now.strip.brightness, preferences.now.kiosk.sleep_min) == (60, 20)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ('[kiosk]\npin = "1234"', "refused-adjusting"),
        ("[strip]\nbrightness = 60\nleds = 9", "refused-adjusting"),
        ('[cafe]\nbroker = "192.168.1.9"', "refused-adjusting"),
        ("[stripe]\nbrightness = 60", "refused-adjusting"),
        ("brightness = 60", "refused-adjusting"),
        ("[strip]\nbrightness = 600", "refused-settings"),
        ('[strip]\nbrightness = 60\n[table]\nseats = "many"', "refused-settings"),
        ("[strip\n", "refused-settings"),
        ("", "refused-adjusting-nothing"),
        ("[strip]", "refused-adjusting-nothing"),
    ],
)
def test_for_anything_else_nothing_is_changed(preferences: Preferences, text: str, reason: str) -> None:
    before = preferences.now
    with pytest.raises(Refused) as caught:
        adjust(preferences, text)
    assert caught.value.reason.key == reason
    assert preferences.now == before


def test_on_a_page_in_another_language_the_reason_is_marked_as_english(preferences: Preferences) -> None:
    with pytest.raises(Refused) as caught:
        adjust(preferences, "[strip\n")
    told = Speech(Catalogue([folder_of_words("companion.adapters")]), "de")(caught.value.reason)
    assert isinstance(told, MarkedText)
    assert [one.language for one in told.quoted] == ["en"]


def test_all_of_it_are_settings_that_there_are() -> None:
    there = {(one.section, one.name) for one in known()}
    assert {(section, name) for section, names in ADJUSTABLE.items() for name in names} <= there

"""companion.txt on the SD card is read whatever an editor makes of it, and each mistake is said in words."""

from pathlib import Path

import pytest
from babel import Locale

from companion.table.settings.settings_file import NAME, change, read
from companion.upkeep import sd_card
from companion.upkeep.sd_card import parse

WHOLE = """# any comment
Name: Game-Table.local
Sprache = Deutsch
WLAN: Bei uns #3
WLAN-Passwort:  a "b: c=d#e
Land: de
pin: 2468
Spiel: Map to Hope
"""


def keys(text: str) -> list[str]:
    return [mistake.key for mistake in parse(text).mistakes]


def test_each_setting_is_read_by_its_english_and_its_german_name() -> None:
    card = parse(WHOLE)
    assert card.mistakes == ()
    assert card.values == {
        "name": "game-table",
        "language": "de",
        "wifi": "Bei uns #3",
        "password": 'a "b: c=d#e',
        "country": "DE",
        "pin": "2468",
        "game": "map_to_hope",
    }


@pytest.mark.parametrize("path", sorted(sd_card.TEXTS.glob("*.ftl")), ids=lambda path: path.stem)
def test_a_language_is_read_by_its_code_its_own_name_and_its_name_in_the_others(path: Path) -> None:
    names = {Locale(path.stem).get_display_name(other) for other in sd_card.languages().values()}
    for name in (path.stem, path.stem.upper(), *filter(None, names)):
        assert parse(f"language: {name}").values == {"language": path.stem}


def test_the_languages_that_there_are_are_named_where_another_is_wanted() -> None:
    [mistake] = parse("langue: klingon").mistakes
    assert {"Deutsch", "English"} <= {*str(mistake.values["languages"]).split(", ")}


@pytest.mark.parametrize("coding", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_what_any_editor_saves_is_read(tmp_path: Path, coding: str, end: str) -> None:
    (tmp_path / "companion.txt").write_bytes("wifi: Küche\ncountry: DE".replace("\n", end).encode(coding))
    assert sd_card.read(tmp_path / "companion.txt").values == {"wifi": "Küche", "country": "DE"}


def test_the_file_as_it_comes_changes_nothing_and_has_no_mistake() -> None:
    text = Path("systemd/sd-card/companion.txt").read_text(encoding="utf-8")
    assert parse(text) == sd_card.EMPTY


@pytest.mark.parametrize(
    ("line", "mistake"),
    [
        ("name: Küchentisch", "sdcard-name"),
        ("name: 42", "sdcard-name"),
        ("language: tlh", "sdcard-language"),
        (f"wifi: {'é' * 17}\ncountry: FR", "sdcard-wifi"),
        ("wifi: a\nwifi password: short\ncountry: FR", "sdcard-password"),
        ("country: Germany", "sdcard-country"),
        ("country: EU", "sdcard-country"),
        ("pin: 12a4", "sdcard-pin"),
        ("game: chess", "sdcard-game"),
        ("langage: en", "sdcard-unknown-hint"),
        ("zzz: en", "sdcard-unknown"),
        ("language en", "sdcard-no-colon"),
        ("pin: 1234\npin: 2345", "sdcard-twice"),
        ("wifi: Home", "sdcard-no-country"),
        ("country: DE\nwifi password: 12345678", "sdcard-no-wifi"),
    ],
)
def test_each_mistake_is_told_once_and_the_other_lines_count(line: str, mistake: str) -> None:
    card = parse(f"{line}\n")
    assert keys(line) == [mistake]
    assert parse(f"{line}\n\n# x\n").mistakes == card.mistakes
    assert parse(f"{line}\n").mistakes[0].values.get("line") in {None, "1", "2"}


def test_a_password_or_pin_that_is_wrong_is_not_shown() -> None:
    said = str(parse("wifi password: geheim\npin: geheim\nwifi password geheim\n").mistakes)
    assert "geheim" not in said


@pytest.mark.parametrize("found", [b"\x89PNG\0\0\0", b"x" * 70_000])
def test_a_file_of_another_kind_is_named_as_such(tmp_path: Path, found: bytes) -> None:
    (tmp_path / "companion.txt").write_bytes(found)
    assert [one.key for one in sd_card.read(tmp_path / "companion.txt").mistakes] == ["sdcard-no-text"]


def test_a_card_without_the_file_and_one_that_cannot_be_read(tmp_path: Path) -> None:
    assert sd_card.read(tmp_path / "none") == sd_card.EMPTY
    assert [one.key for one in sd_card.read(tmp_path).mistakes] == ["sdcard-unreadable"]


def test_the_tables_own_settings_are_taken_over_once_and_a_later_choice_stays(tmp_path: Path) -> None:
    card = parse("language: de\npin: 2468\ngame: just_dice")
    sd_card.take_over(card, tmp_path)
    assert read(tmp_path / NAME).table.language == "de"
    assert read(tmp_path / NAME).kiosk.pin == "2468"
    change(tmp_path / NAME, {"table": {"language": "en"}})
    sd_card.take_over(card, tmp_path)
    assert read(tmp_path / NAME).table.language == "en"
    sd_card.take_over(parse("language: de"), tmp_path)
    assert read(tmp_path / NAME).table.language == "de"
    assert read(tmp_path / NAME).table.game == "just_dice"

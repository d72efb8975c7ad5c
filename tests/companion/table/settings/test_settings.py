"""The settings file explains itself, and whatever is wrong in it is named with its line."""

from dataclasses import replace
from datetime import time
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.table.settings.device_settings import ButtonSettings, StripSettings
from companion.table.settings.pins import pins
from companion.table.settings.segments import Segment
from companion.table.settings.setting_types import Hours
from companion.table.settings.settings import Settings, known
from companion.table.settings.settings_file import LARGEST, SettingsError, begin, change, differing, read
from companion.table.settings.settings_text import Changes, render


def written(folder: Path, text: str) -> Path:
    path = folder / "settings.toml"
    path.write_text(text)
    return path


def faults(folder: Path, text: str) -> list[str]:
    """What is said of a file, without the file's name."""
    path = written(folder, text)
    with pytest.raises(SettingsError) as caught:
        read(path)
    assert all(fault.startswith(str(path)) for fault in caught.value.faults)
    return [fault.removeprefix(str(path)).lstrip(":, ") for fault in caught.value.faults]


def test_the_first_start_writes_a_file_in_which_every_setting_is_explained(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    assert begin(path) == Settings()
    lines = path.read_text().splitlines()
    for one in known():
        place = next(n for n, line in enumerate(lines) if line.startswith(f"# {one.name} = "))
        assert lines[place - 1].startswith("# ")


def test_a_file_that_is_there_is_read_and_left_as_it_is(tmp_path: Path) -> None:
    path = written(tmp_path, "[strip]\nleds = 144 # mine\n")
    assert begin(path) == Settings(strip=StripSettings(leds=144))
    assert path.read_text() == "[strip]\nleds = 144 # mine\n"


def test_uncommenting_every_default_changes_nothing(tmp_path: Path) -> None:
    text = render(Settings())
    for one in known():
        text = text.replace(f"\n# {one.name} = ", f"\n{one.name} = ")
    assert read(written(tmp_path, text)) == Settings()


hours = st.builds(Hours, st.times().map(lambda at: time(at.hour, at.minute)), st.just(time(7)))
segments = st.builds(Segment, st.sampled_from(["tracks", "seat-1", "dark"]), st.integers(1, 3), st.booleans())
strips = st.builds(
    StripSettings,
    kind=st.sampled_from(["find", "page", "panel", "leds0"]),
    leds=st.integers(20, 1000),
    segments=st.lists(segments, max_size=6).map(tuple),
    night=st.none() | hours,
    wled=st.text(st.characters(codec="ascii", categories=["L", "N", "P"])),
)
panels = st.builds(ButtonSettings, kind=st.just("page"), hold_s=st.floats(0.3, 5))


@pytest.mark.slow
@settings(max_examples=20, deadline=None)
@given(strips, panels)
def test_what_is_saved_is_what_is_read(
    tmp_path_factory: pytest.TempPathFactory, strip: StripSettings, buttons: ButtonSettings
) -> None:
    path = tmp_path_factory.getbasetemp() / "saved.toml"
    path.unlink(missing_ok=True)
    wanted = Settings(strip=strip, buttons=buttons)
    changes = {"strip": vars(strip), "buttons": vars(buttons)}
    assert change(path, changes) == wanted
    assert read(path) == wanted
    assert change(path, changes) == wanted


def test_a_whole_file_of_a_host() -> None:
    """What a host writes, with everything that differs from what is usual."""
    own = replace(Settings(), strip=StripSettings(segments=(Segment("seat-2", 12, backwards=True),)))
    assert list(differing(own)) == ['[strip] segments = ["seat-2 12 backwards"]']


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            "[strip]\n\nbrigthness = 3",
            'line 3: there is no setting "brigthness" in [strip]; did you mean "bri',
        ),
        ("[stripe]\nleds = 3", "line 1: there is no section [stripe]; did you mean"),
        ("leds = 3", 'line 1: "leds" is in no section; it belongs below a line [strip]'),
        ("[camera]\nzoom = 3", 'line 2: there is no setting "zoom" in [camera]; there are source'),
        ("strip = 3", "line 1: [strip] is a section: write its settings below a line [strip]"),
        ("[strip]\nleds = 0", "line 2: leds: it must be a whole number from 1 to 1000, not 0"),
        ("[strip]\nleds = 1001", "line 2: leds: it must be a whole number from 1 to 1000, not 1001"),
        ("[strip]\nleds = true", "line 2: leds: it must be a whole number from 1 to 1000, not true"),
        ("[strip]\nleds = 6.5", "line 2: leds: it must be a whole number from 1 to 1000, not 6.5"),
        ('[strip]\nkind = "ws2811"', 'not "ws2811"; did you mean "ws2812"?'),
        (
            '[strip]\nnight = "10"',
            'line 2: night: it must be hours such as "23:00-07:00", or "" for never, n',
        ),
        ('[strip]\nnight = "23:00-25:00"', "line 2: night: it must be hours"),
        (
            '[strip]\nsegments = ["seat-1"]',
            "line 2: segments: it must be what it shows and how many LEDs it has",
        ),
        ('[strip]\nsegments = ["seet-1 4"]', 'not "seet-1"; did you mean "seat-1"?'),
        ('[strip]\nsegments = "seats 4"', "line 2: segments: it must be a list in [ ]"),
        (
            '[strip]\nleds = 9\nsegments = ["seats 4", "dark 6"]',
            "line 3: segments: they have 10 LEDs together",
        ),
        ('[strip]\nkind = "wled"', 'line 2: kind: "wled" needs the setting wled, too'),
        ('[strip]\nkind = "lamps"', 'line 2: kind: "lamps" needs the setting lamps, too'),
        ("[buttons]\ngo_on = 28", "line 2: go_on: it must be a whole number from 0 to 27, not 28"),
        ("[buttons]\ngo_on = 27", "line 1: undo: GPIO 27 carries go on already (buttons: go_on)"),
        ("[buttons]\nseats = [5, 5]", "line 2: seats: GPIO 5 carries seat 1 already (buttons: seats)"),
        ('[strip]\nkind = "ws2812"\n[buttons]\nundo = 10', "line 2: kind: GPIO 10 carries take back already"),
        ("[buttons]\nhold_s = 0.2", "line 2: hold_s: it must be seconds from 0.3 to 5, not 0.2"),
        (
            "[strip]\nleds = sixty",
            "line 2: Invalid value; texts stand in quotes, lists in [ ]",
        ),
        ("[strip]\nleds = 3\nleds = 4", "line 3: Cannot overwrite a value"),
        ('[strip]\nkind = "find', "line 2: "),
    ],
)
def test_a_mistake_is_named_with_its_line_and_what_to_do(tmp_path: Path, text: str, told: str) -> None:
    (fault,) = faults(tmp_path, text)
    assert told in fault


def test_every_mistake_is_told_at_once_from_top_to_bottom(tmp_path: Path) -> None:
    told = faults(tmp_path, "[buttons]\ngo_on = 99\n[strip]\nleds = 0\nlads = 3\n")
    assert [fault.partition(":")[0] for fault in told] == ["line 2", "line 4", "line 5"]


def test_a_file_that_is_no_text_or_no_file_is_said(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_bytes(b"[strip]\nwled = '\xff'\n")
    with pytest.raises(SettingsError, match="save it as UTF-8"):
        read(path)
    with pytest.raises(SettingsError, match="cannot be opened"):
        read(tmp_path)


HOSTS = """\
# Under the table at Jo's.
[strip] # the long one
kind = "page"
segments = [
    "seat-1 12", # Ada
    "seat-2 12",
]
  leds = 24   # counted twice

[buttons]
# never press this one
undo = 0
"""


def test_a_change_leaves_all_alone_that_the_host_wrote(tmp_path: Path) -> None:
    path = written(tmp_path, HOSTS)
    change(path, {"strip": {"leds": 144}, "kiosk": {"sleep_min": 3}, "buttons": {"kind": "page"}})
    assert path.read_text() == (HOSTS.replace("24 ", "144 ") + 'kind = "page"\n\n[kiosk]\nsleep_min = 3\n')


def test_what_was_as_ever_is_set_below_its_explanation(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    begin(path)
    before = path.read_text()
    change(path, {"strip": {"leds": 7}, "network": {"wifi": 'a "b" # c'}})
    changed = before.replace("\n# leds = 60\n", "\nleds = 7\n")
    assert path.read_text() == changed.replace('\n# wifi = ""\n', '\nwifi = "a \\"b\\" # c"\n')


@pytest.mark.parametrize(
    ("text", "changes"),
    [
        ("[strip]\nleds = 7\n", {"strip": {"segments": (Segment("seats", 8),)}}),
        ("[strip]\nleds = 7\n", {"strip": {"lads": 8}}),
        ("[strip]\nledds = 7\n", {"strip": {"leds": 8}}),
    ],
)
def test_a_change_that_cannot_be_leaves_the_file_as_it_was(
    tmp_path: Path, text: str, changes: Changes
) -> None:
    path = written(tmp_path, text)
    with pytest.raises(SettingsError):
        change(path, changes)
    assert path.read_text() == text


def test_a_file_that_cannot_be_written_whole_leaves_the_old_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = written(tmp_path, "[strip]\nleds = 7\n")
    monkeypatch.setattr("os.fsync", lambda _: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        change(path, {"strip": {"leds": 8}})
    assert read(path).strip.leds == 7


def test_the_file_with_its_passwords_is_the_hosts_alone_and_keeps_the_rights_it_was_given(
    tmp_path: Path,
) -> None:
    path = tmp_path / "settings.toml"
    begin(path)
    assert path.stat().st_mode & 0o777 == 0o600
    path.chmod(0o640)
    change(path, {"strip": {"leds": 8}})
    assert path.stat().st_mode & 0o777 == 0o640


@pytest.mark.parametrize(("more", "is_read"), [(0, True), (1, False)])
def test_a_file_of_enormous_size_is_not_read(tmp_path: Path, more: int, is_read: bool) -> None:
    text = "[strip]\nleds = 8 # "
    path = written(tmp_path, text + "x" * (LARGEST - len(text) + more))
    if is_read:
        assert read(path).strip.leds == 8
    else:
        with pytest.raises(SettingsError, match="no settings have more than 64,000 bytes"):
            read(path)


@pytest.mark.parametrize(("length", "is_read"), [(0, True), (1, False), (15, False), (16, True)])
def test_a_key_is_too_long_to_guess_or_none(tmp_path: Path, length: int, is_read: bool) -> None:
    path = written(tmp_path, f'[cafe]\nkey = "{"x" * length}"\n')
    if is_read:
        assert read(path).cafe.key == "x" * length
    else:
        with pytest.raises(SettingsError, match="at least 16 characters"):
            read(path)


def test_lists_in_lists_in_lists_are_a_mistake_like_any_other(tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match="no setting needs that"):
        read(written(tmp_path, "[strip]\nsegments = " + "[" * 30_000))


@pytest.mark.parametrize(
    ("span", "inside", "outside"),
    [
        (Hours(time(23), time(7)), (time(23), time(0), time(6, 59)), (time(22, 59), time(7), time(12))),
        (Hours(time(1), time(2)), (time(1), time(1, 59)), (time(0, 59), time(2))),
        (Hours(time(1), time(1)), (), (time(1), time(0))),
    ],
)
def test_a_night_may_go_over_midnight(
    span: Hours, inside: tuple[time, ...], outside: tuple[time, ...]
) -> None:
    assert all(map(span.covers, inside))
    assert not any(map(span.covers, outside))


def test_buttons_that_are_not_on_pins_use_none() -> None:
    assert [pin.gpio for pin in pins(Settings())] == [17, 27, 5, 6, 13, 19, 26]
    for kind in ("page", "panel"):
        assert pins(Settings(buttons=ButtonSettings(kind=kind))) == ()


@pytest.mark.parametrize(
    ("strip", "used"),
    [
        (StripSettings(kind="ws2812"), [10]),
        (StripSettings(kind="apa102"), [10, 11]),
        (StripSettings(kind="leds0"), [18]),
        (StripSettings(kind="lamps", lamps=(4, 23)), [4, 23]),
        (StripSettings(kind="wled", wled="wled.local"), []),
    ],
)
def test_a_strip_uses_the_pins_of_its_kind(strip: StripSettings, used: list[int]) -> None:
    own = Settings(strip=strip, buttons=ButtonSettings(kind="page"))
    assert [pin.gpio for pin in pins(own)] == used

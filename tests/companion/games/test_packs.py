"""A game that a package brings is played as those that come along, and says who made it and what it held."""

import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from companion import games
from companion.__main__ import main
from companion.adapters.game_catalogue.checklist import read
from companion.adapters.game_catalogue.game_choices import game_choices, left_out
from companion.adapters.language.speech import Speech
from companion.analysis.simulation import SimulationInput, simulate
from companion.app import texts
from companion.conformance.checks import CHECKS
from companion.games.packs import GROUP, caution, packs
from companion.table.sandbox import sandbox
from companion.table.sandbox.foreign_games import look_elsewhere_first
from companion.upkeep.checks import versions
from tests.companion.table.sandbox.here import IN_A_CHILD
from web.shown.setting_up import BroughtBackupView
from web.words import Catalogue

NAMES = (f"long_night_{chr(ord('a') + number)}" for number in count())
"""Each test has a game of its own: what was read of a package is remembered."""
LATER = frozenset({"shelf", "tour", "guide", "recap", "rulebook"})
"""Checks that what `new-game` writes fails until its author writes these texts."""
NOTHING = {"secrets", "answers", "advice", "choices", "board", "pools", "waiting"}
"""Checks to which nothing comes up in it."""
TOLD = "Metadata-Version: 2.1\nName: long-night\nVersion: 1.2\nAuthor: Ada\nLicense: MIT\n"


@pytest.fixture
def pack(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of a game that `new-game --pack` wrote, installed."""
    name = next(NAMES)
    assert main(["new-game", name, "--languages", "en,de", "--pack", str(tmp_path)]) == 0
    project = (tmp_path / "pyproject.toml").read_text(encoding="utf-8")
    assert f'[project.entry-points."{GROUP}"]\n{name} = "{name}"\n' in project
    told = tmp_path / "long_night-1.2.dist-info"
    told.mkdir()
    (told / "METADATA").write_text(TOLD)
    (told / "entry_points.txt").write_text(f"[{GROUP}]\n{name} = {name}\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(caution, "first", None)
    monkeypatch.setattr(caution, "none", False)
    forget()
    yield tmp_path / name
    forget()
    for module in [one for one in sys.modules if one.split(".")[0] == name]:
        del sys.modules[module]


SPEECH = Speech(Catalogue(texts()), "en")


def doctor() -> str:
    """What the doctor says of the versions."""
    return SPEECH(versions.check().says)


def forget() -> None:
    """What is looked for once at a start is looked for again, as by another one."""
    for cache in (packs, versions.check, read):
        cache.cache_clear()


def shown(pack: Path, language: str = "en") -> BroughtBackupView | None:
    speech = {one.package: Speech(Catalogue(texts(one.package)), language) for one in games.metas()}
    [choice] = [one for one in game_choices(games.metas(), "", speech.__getitem__) if one.id == pack.name]
    return choice.brought


def test_it_is_found_and_plays(pack: Path) -> None:
    game = games.find(pack.name)
    assert game.meta.package == pack.name
    assert len(list(simulate(SimulationInput(game, {}, 2, "pack"), 2))) == 2
    assert games.usual() != pack.name


def test_the_lobby_says_who_made_it_and_what_it_held_and_whether_it_changed_since(
    pack: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert shown(pack) == BroughtBackupView(
        "long-night 1.2. Made by: Ada. Licence: MIT.", "no one has checked this game"
    )
    assert main(["check-game", pack.name, "--write"]) == 0
    said = capsys.readouterr().out.splitlines()
    assert {line for line in said if line[0] in "✗○"} == {
        f"○ {one.about}" for one in CHECKS if one.id in LATER
    }
    untested = [one.about for one in CHECKS if one.id in NOTHING]
    assert [line for line in said if line[0] == "–"] == [
        f"– {about} Not tested: nothing of it came up." for about in untested
    ]
    of_rules = 1
    assert sum(line.startswith("✓ ") for line in said) == len(CHECKS) - len(LATER) - len(untested) + of_rules
    checked = shown(pack, "de")
    assert checked is not None
    assert checked.checked == "besteht 5 von 5 Prüfungen; nicht geprüft: 2"
    assert [held for _, held in checked.held] == [True] * 5 + [None] * 2
    (pack / "RULES.md").write_text("# Other rules\n")
    forget()
    changed = shown(pack)
    assert changed is not None
    assert "it has changed since" in changed.checked


def test_its_files_are_read_once_for_all_pages(pack: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert main(["check-game", pack.name, "--write"]) == 0
    first = shown(pack)
    monkeypatch.setattr(Path, "read_bytes", pytest.fail)
    assert shown(pack) == first


def test_what_it_does_not_hold_is_named(pack: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (pack / "pictures.yaml").unlink()
    (pack / "RULES.de.md").write_text("# Nichts\n")
    assert main(["check-game", pack.name, "--write"]) == 1
    said = capsys.readouterr().out
    assert "there is no picture box" in said
    assert "the rules in one language are not those in the other" in said
    found = shown(pack)
    assert found is not None
    assert [held for _, held in found.held] == [True, False, False, True, True, None, None]


@pytest.mark.parametrize(
    ("file", "wrong", "why"),
    [
        ("meta.py", "raise OSError('no music')", "OSError: no music"),
        ("meta.py", "META = 1", "AttributeError"),
        ("game.py", "GAME = 1", "AttributeError"),
        ("meta.py", "raise SystemExit('not here')", "SystemExit: not here"),
        ("meta.py", "class Odd(BaseException): ...\nraise Odd('odd')", "Odd: odd"),
        ("game.py", "from companion.games.just_dice.game import GAME", "it calls itself just_dice"),
    ],
)
def test_one_that_cannot_be_loaded_is_left_out_and_the_doctor_says_why(
    pack: Path, file: str, wrong: str, why: str
) -> None:
    (pack / file).write_text(wrong)
    assert pack.name not in games.names()
    assert why in doctor()
    assert "uninstall long-night" in doctor()
    [line] = left_out(SPEECH)
    assert why in line


@pytest.fixture
def limited(pack: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The same pack as commands look at it: in a child, which has little time here."""
    monkeypatch.setattr(sandbox, "_run", IN_A_CHILD)
    monkeypatch.setattr(sandbox, "CPU_S", 2)
    look_elsewhere_first()
    return pack


@pytest.mark.slow
@pytest.mark.parametrize("file", ["meta.py", "game.py"])
@pytest.mark.parametrize("wrong", ["while True: pass", "import os\nos._exit(0)", "import os\nos.abort()"])
def test_one_that_hangs_or_ends_the_program_as_it_is_loaded_is_left_out(
    limited: Path, file: str, wrong: str
) -> None:
    (limited / file).write_text(wrong)
    assert limited.name not in games.names()
    assert "hangs or ends the program" in doctor()


@pytest.mark.slow
def test_a_good_one_is_played_after_a_child_has_looked_and_left_out_where_that_is_wanted(
    limited: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert limited.name in games.names()
    data = str(tmp_path / "data")
    with pytest.raises(SystemExit):
        main(["demo", "--no-packs", "--game", limited.name, "--data", data])
    assert f"there is no game {limited.name}; there are" in capsys.readouterr().err
    assert limited.name not in games.names()


@pytest.mark.slow
def test_help_is_given_without_a_look_at_any_package(monkeypatch: pytest.MonkeyPatch) -> None:
    packs.cache_clear()
    monkeypatch.setattr("companion.games.packs.entry_points", pytest.fail)
    with pytest.raises(SystemExit) as ended:
        main(["--help"])
    assert ended.value.code == 0


@pytest.mark.parametrize("name", ["long.night", "../long_night", "Long Night", "os.path"])
def test_one_whose_name_is_none_is_left_out_and_said_and_all_else_is_played(pack: Path, name: str) -> None:
    entries = pack.parent / "long_night-1.2.dist-info/entry_points.txt"
    entries.write_text(f"[{GROUP}]\n{name} = {pack.name}\n")
    forget()
    assert games.usual() in games.names()
    assert name not in games.names()
    assert "is no name for a game" in doctor()


def test_one_with_the_name_of_another_is_left_out_before_any_of_it_runs_and_said(pack: Path) -> None:
    own = next(iter(sorted(games.names())))
    (pack / "meta.py").write_text("raise AssertionError('it runs')")
    entries = pack.parent / "long_night-1.2.dist-info/entry_points.txt"
    entries.write_text(f"[{GROUP}]\n{own} = {pack.name}\n")
    forget()
    assert games.find(own).meta.package == f"companion.games.{own}"
    assert f"there is already a game called {own} here" in doctor()
    assert left_out(SPEECH) == (
        f"{own} from long-night can’t be played here: there is already a game called {own} here.",
    )


def test_of_two_packages_with_one_name_the_other_is_left_out_and_said(pack: Path) -> None:
    other = pack.parent / "other-1.0.dist-info"
    other.mkdir()
    (other / "METADATA").write_text(TOLD.replace("long-night", "other"))
    (other / "entry_points.txt").write_text(f"[{GROUP}]\n{pack.name} = the_same_again\n")
    forget()
    played = [one.package for one in games.metas() if one.name == pack.name]
    assert len(played) == 1
    assert len(left_out(SPEECH)) == 1
    assert "there is already a game called" in doctor()

"""A new game is one folder that plays at once, and docs/adding-a-game.md leads from there."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion import games
from companion.__main__ import main
from companion.analysis.simulation import SimulationInput, simulate
from tests.languages import ROOT

NAME = "long_night"
PAGE = (ROOT / "docs/adding-a-game.md").read_text(encoding="utf-8")
TESTED = """import sys, pytest
from companion import games
games.__path__.append(sys.argv[1])
sys.exit(pytest.main(["-q", "-p", "no:cacheprovider", "--rootdir", sys.argv[2], sys.argv[2]]))
"""


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Another checkout, whose games are found beside those of the house."""
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path / "companion/games")])
    yield tmp_path
    for name in [name for name in sys.modules if name.startswith(f"companion.games.{NAME}")]:
        del sys.modules[name]


def write(checkout: Path, name: str = NAME) -> int:
    return main(["new-game", name, "--in", str(checkout)])


def holds(checkout: Path) -> bool:
    """True if the new game's own tests pass, in a process of their own."""
    folder = checkout / "tests/companion/games" / NAME
    command = [sys.executable, "-c", TESTED, str(checkout / "companion/games"), str(folder)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, check=False).returncode == 0


def apply(checkout: Path, file: str, change: str) -> None:
    """One change of the page: each line that goes stands there, and those that come take its place."""
    folder = checkout / ("tests/companion/games" if file.startswith("tests/") else "companion/games") / NAME
    path = folder / file.removeprefix("tests/")
    text = path.read_text(encoding="utf-8")
    gone = "".join(f"{line[1:]}\n" for line in change.splitlines() if line.startswith("-"))
    come = "".join(f"{line[1:]}\n" for line in change.splitlines() if line.startswith("+"))
    assert text.count(gone) == 1, f"{file} has not:\n{gone}"
    path.write_text(text.replace(gone, come), encoding="utf-8")


def test_a_new_game_is_found_plays_and_calls_its_rules_by_its_own_letters(checkout: Path) -> None:
    assert write(checkout) == 0
    assert NAME in games.names()
    game = games.find(NAME)
    assert (game.meta.name, game.meta.rule_letters) == (NAME, "LN")
    assert [meta.name for meta in games.metas() if meta.name == NAME] == [NAME]
    assert len(list(simulate(SimulationInput(game, {}, 2, "new"), 5))) == 5


@pytest.mark.parametrize(
    ("name", "why"),
    [("Long Night", "small letters"), ("9lives", "small letters"), ("hope_inhumanity", "already")],
)
def test_a_name_that_cannot_be_is_refused_and_nothing_is_written(
    checkout: Path, name: str, why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert write(checkout, name) == 1
    assert why in capsys.readouterr().err
    assert list(checkout.iterdir()) == []


def test_a_folder_that_is_there_is_left_alone(checkout: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = checkout / "tests/companion/games" / NAME
    folder.mkdir(parents=True)
    (folder / "mine.txt").write_text("mine")
    assert write(checkout) == 1
    assert "there" in capsys.readouterr().err
    assert [path.name for path in folder.iterdir()] == ["mine.txt"]


@pytest.mark.slow
def test_the_page_leads_from_a_new_folder_to_a_changed_rule(checkout: Path) -> None:
    assert f"new-game {NAME}" in PAGE
    assert write(checkout) == 0
    assert holds(checkout)
    changes = re.findall(r"^```diff (\S+)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    for file, change in changes[:-1]:
        apply(checkout, file, change)
    assert not holds(checkout), "the page says that its tests fail now"
    apply(checkout, *changes[-1])
    assert holds(checkout)

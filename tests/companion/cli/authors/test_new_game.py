"""A new game is one folder that plays at once, and docs/adding-a-game.md leads from there."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion import games
from companion.__main__ import main
from companion.adapters.game_catalogue.rulebook_page import reminders, written
from companion.adapters.language.speech import folder_of_words
from companion.analysis.simulation import SimulationInput, simulate
from companion.conformance.checks import CHECKS
from companion.conformance.trial import GameTrial, speech_of, words_of
from tests.languages import ROOT

NAME = "long_night"
TESTED_FIRST = 3
"""Changes of the page before those of the game: its rule and its test."""
NOTHING = {"secrets", "answers", "advice", "choices", "board", "pools", "waiting"}
"""Subjects of which nothing comes up in what `new-game` writes."""
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
    for read in (folder_of_words, words_of, speech_of, written, reminders):
        read.cache_clear()


def write(checkout: Path, name: str = NAME, *options: str) -> int:
    return main(["new-game", name, "--in", str(checkout), *options])


def holds(checkout: Path) -> bool:
    """True if the new game's own tests pass, in a process of their own."""
    folder = checkout / "tests/companion/games" / NAME
    command = [sys.executable, "-c", TESTED, str(checkout / "companion/games"), str(folder)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, check=False).returncode == 0


def apply(checkout: Path, file: str, change: str) -> None:
    """One change of the page: lines that go, or that show the place, stand there together once."""
    folder = checkout / ("tests/companion/games" if file.startswith("tests/") else "companion/games") / NAME
    path = folder / file.removeprefix("tests/")
    text = path.read_text(encoding="utf-8")
    gone = "".join(f"{line[1:]}\n" for line in change.splitlines() if not line.startswith("+"))
    come = "".join(f"{line[1:]}\n" for line in change.splitlines() if not line.startswith("-"))
    assert text.count(gone) == 1, f"{file} has not:\n{gone}"
    path.write_text(text.replace(gone, come), encoding="utf-8")


def test_a_new_game_is_found_plays_and_calls_its_rules_by_its_own_letters(checkout: Path) -> None:
    assert write(checkout, "Long night", "--people", "3-5", "--dice", "1", "--languages", "de") == 0
    assert NAME in games.names()
    game = games.find(NAME)
    assert (game.meta.name, game.meta.rule_letters) == (NAME, "LN")
    assert (game.meta.min_players, game.meta.max_players) == (3, 5)
    assert [meta.name for meta in games.metas() if meta.name == NAME] == [NAME]
    assert len(list(simulate(SimulationInput(game, {}, 5, "new"), 5))) == 5


@pytest.mark.parametrize(
    ("name", "why"),
    [("Märchen", "letters a to z"), ("9lives", "letters a to z"), ("Hope Inhumanity", "already")],
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


@pytest.mark.parametrize(
    ("option", "value", "why"),
    [("--people", "5-2", "number of people"), ("--dice", "9", "1 to 6"), ("--languages", "en,it", "en, de")],
)
def test_what_cannot_be_played_is_refused_and_nothing_is_written(
    checkout: Path, option: str, value: str, why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert write(checkout, NAME, option, value) == 1
    assert why in capsys.readouterr().err
    assert list(checkout.iterdir()) == []


def test_who_names_nothing_is_asked_and_asked_again_where_that_cannot_be(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = iter(["9lives", "Long night", "", "three", "3", "fr"])
    monkeypatch.setattr("sys.stdin.isatty", lambda: True)
    monkeypatch.setattr("builtins.input", lambda _: next(said))
    assert main(["new-game", "--in", str(checkout)]) == 0
    folder = checkout / "companion/games" / NAME
    assert "DICE = 3\n" in (folder / "game.py").read_text(encoding="utf-8")
    assert {path.name for path in folder.rglob("*.*")} >= {"fr.ftl", "RULES.fr.md"}
    assert not (folder / "texts/en.ftl").exists()


def test_a_game_of_one_language_passes_every_duty_and_says_what_was_not_tested(
    checkout: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert write(checkout, NAME, "--languages", "de") == 0
    capsys.readouterr()
    assert main(["check-game", NAME]) == 0
    said = capsys.readouterr().out.splitlines()
    untested = {line for line in said if line.startswith("– ")}
    assert {
        f"– {one.about} Not tested: nothing of it came up." for one in CHECKS if one.id in NOTHING
    } == untested


@pytest.mark.slow
def test_the_page_leads_from_a_new_folder_to_a_decision(checkout: Path) -> None:
    [command] = re.findall(r"^\$ companion (new-game .*--people.*)$", PAGE, re.MULTILINE)
    assert main([*command.split(), "--in", str(checkout)]) == 0
    assert holds(checkout)
    changes = re.findall(r"^```diff (\S+)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    for file, change in changes[:TESTED_FIRST]:
        apply(checkout, file, change)
    assert not holds(checkout), "the page says that its tests fail now"
    for file, change in changes[TESTED_FIRST:]:
        apply(checkout, file, change)
    assert holds(checkout)
    assert main(["check-game", NAME]) == 0
    views = [
        (one.question.to, moment.views[None])
        for moment in GameTrial(games.find(NAME), 4).moments
        for id_, one in moment.play.open.items()
        if id_ == "again"
    ]
    assert views
    assert all([to] == [seat.seat for seat in view.seats if seat.wanted] for to, view in views)

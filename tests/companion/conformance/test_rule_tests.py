"""Rules of a game that no test bears the number of."""

import sys
from dataclasses import replace
from pathlib import Path

import pytest

from companion.conformance.rule_tests import about, rules_without_test
from companion.kit.new_game.game import GAME

RULES = "# Rules\n\n## All\n\n- **NEW-001** Throw.\n- **NEW-002** The highest sum wins.\n"
PACKED = replace(GAME, meta=replace(GAME.meta, package="quiet_evening"))


@pytest.fixture
def pack(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package of its own with two rules."""
    (tmp_path / "quiet_evening").mkdir()
    (tmp_path / "quiet_evening/__init__.py").touch()
    (tmp_path / "quiet_evening/RULES.md").write_text(RULES)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "quiet_evening", raising=False)
    return tmp_path


@pytest.mark.parametrize(
    ("test", "lacking"),
    [
        ("def test_each_throws_new_001(): ...", ("NEW-002",)),
        ("def test_each_throws_new_001(): ...\ndef test_most_new_002(): ...", ()),
        ('@pytest.mark.rule("NEW-001", "NEW-002")', ()),
    ],
)
def test_a_rule_is_tested_if_a_name_or_a_mark_has_its_number(
    pack: Path, test: str, lacking: tuple[str, ...]
) -> None:
    (pack / "tests").mkdir()
    (pack / "tests/test_game.py").write_text(test)
    assert rules_without_test(PACKED) == lacking


@pytest.mark.usefixtures("pack")
def test_nothing_is_said_of_a_game_whose_tests_are_elsewhere() -> None:
    assert rules_without_test(PACKED) is None


def test_what_a_test_means_is_said_with_the_first_rule_of_the_game() -> None:
    assert about(GAME).startswith(
        "Each rule has a test: test_…_new_001 passes while the game does what NEW-001 says"
    )


def test_what_new_game_writes_has_a_test_of_each_rule() -> None:
    assert rules_without_test(GAME) == ()

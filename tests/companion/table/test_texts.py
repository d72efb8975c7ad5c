"""Every reason for which something is refused is a sentence."""

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

import companion
from companion.engine.refusal import Refused, refuse
from companion.table.seating.seating import new_seating

ROOT = Path(companion.__file__).parent
KEYS = sorted(
    {
        key
        for folder in ("engine", "table")
        for path in (ROOT / folder).rglob("*.py")
        for key in re.findall(r'"(refused-[a-z-]+)"', path.read_text())
    }
)
TOLD = sorted(
    {
        key
        for name in ("difference", "log_notes", "counted_answers")
        for key in re.findall(r'"([a-z]+(?:-[a-z]+)+)"', (ROOT / f"table/story/{name}.py").read_text())
    }
)
SAID = sorted(
    {
        key
        for folder in ("engine", "table")
        for path in (ROOT / folder).rglob("*.py")
        for key in re.findall(r'(?<!`)\bsay\(\s*"([a-z-]+)"', path.read_text())
    }
    - {"game-additions", "pack-ends"}
)
"""But for a sentence of each game, and one of the upkeep."""
OF_THE_KIT = sorted(
    {
        key
        for path in (*(ROOT / "engine").rglob("*.py"), *(ROOT / "kit").rglob("*.py"))
        for key in re.findall(r'"((?:fault|advice|editor)-[a-z-]+)"', path.read_text())
    }
    - {"editor-count"}
)
"""But for a sentence of each game."""
OF_GAMES = {
    key
    for path in (ROOT / "games").rglob("*.py")
    for key in re.findall(r'"(fault-[a-z-]+)"', path.read_text())
}
"""Faults that several games tell of, some of them in words of the house."""
VALUES: dict[str, Any] = {
    "seen": "Ã¤",
    "name": "Ann",
    "least": 2,
    "most": 6,
    "n": 3,
    "file": "traits.yaml",
    "line": 4,
    "why": "Close it.",
}


@pytest.fixture
def bundle() -> FluentBundle:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource((ROOT / "table/texts/en.ftl").read_text()))
    return bundle


def said(bundle: FluentBundle, refused: Refused) -> str:
    message = bundle.get_message(refused.reason.key)
    assert message.value is not None
    text, faults = bundle.format_pattern(message.value, dict(refused.reason.values))
    assert not faults
    return str(text)


def test_every_reason_is_a_whole_sentence(bundle: FluentBundle) -> None:
    for key in KEYS:
        assert re.fullmatch(r"[A-Z].{15,}\.", said(bundle, refuse(key, **VALUES))), key


def test_no_sentence_is_left_without_a_reason() -> None:
    text = (ROOT / "table/texts/en.ftl").read_text()
    known = set(re.findall("^([a-z-]+) =", text, re.MULTILINE))
    used = {*KEYS, *TOLD, *SAID, *OF_THE_KIT}
    assert known - OF_GAMES == used - OF_GAMES
    assert used <= known


def test_what_the_log_says_of_a_correction_names_the_old_and_the_new(bundle: FluentBundle) -> None:
    table = said(bundle, refuse("differ-track", name="Anna", track="Humanity", old=3, new=2))
    assert table == "Anna: Humanity 3 → 2"
    assert said(bundle, refuse("corrected-stop", n=1, what="x")).startswith("One later answer")
    assert said(bundle, refuse("corrected-stop", n=2, what="x")).startswith("2 later answers")


def test_a_reason_of_the_table_fills_its_own_sentence(bundle: FluentBundle) -> None:
    with pytest.raises(Refused) as refused:
        new_seating().sit("Anna", "red", 0, ())
    assert said(bundle, refused.value).startswith("All 0 seats are taken.")


def test_numbers_are_said_in_their_form(bundle: FluentBundle) -> None:
    assert "the one die" in said(bundle, refuse("refused-dice", n=1))
    assert "all 5" in said(bundle, refuse("refused-dice", n=5))
    assert "at least 2 players" in said(bundle, refuse("refused-few", least=2))

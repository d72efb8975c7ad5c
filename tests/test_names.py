"""One name, one class: a search for a class, or a traceback, leads to a single one."""

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.languages import ROOT

FOLDERS = ("companion", "firmware", "tools", "vision", "web")
GAMES = ROOT / "companion" / "games"
"""Games do not know one another, and journals hold the names of their events: they may share names."""
NEW_GAME = ROOT / "companion" / "kit" / "new_game"


def classes(folder: Path) -> Iterator[str]:
    """The name of every class that the folder defines outside of the games, those within functions too."""
    for path in folder.rglob("*.py"):
        if GAMES not in path.parents:
            nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
            yield from (node.name for node in nodes if isinstance(node, ast.ClassDef))


@pytest.mark.slow
def test_no_class_outside_the_games_bears_the_name_of_another() -> None:
    names = Counter(name for folder in FOLDERS for name in classes(ROOT / folder))
    assert len(names) > 500
    assert {name: n for name, n in names.items() if n > 1} == {}


def test_the_classes_of_a_new_game_bear_its_name() -> None:
    assert [name for name in classes(NEW_GAME) if not name.startswith("NewGame")] == []

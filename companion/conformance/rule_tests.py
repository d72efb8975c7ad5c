"""Which rules of a game have a test: its name ends in the rule's number, or a mark names it."""

from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

from companion.adapters.game_catalogue.rulebook_page import written
from companion.engine.game import Game
from companion.engine.phrasebook.phrasebook import ENGLISH

ABOUT = "Each rule has a test: test_…_{} passes while the game does what {} says, and fails once it does not."


def about(game: Game[Any, Any]) -> str:
    """The meaning of a game's tests, by its own first rule."""
    first = next(iter(_rules(game)), "LN-001")
    return ABOUT.format(_spelled(first), first)


def rules_without_test(game: Game[Any, Any]) -> tuple[str, ...] | None:
    """The numbers that no test bears; None where no tests are beside the game."""
    texts = [path.read_text(encoding="utf-8") for path in _tests(game.meta.package)]
    if not texts:
        return None
    tested = _spelled("\n".join(texts))
    return tuple(number for number in _rules(game) if _spelled(number) not in tested)


def _rules(game: Game[Any, Any]) -> Iterator[str]:
    """The numbers of its rules, in their order."""
    own = f"{game.meta.rule_letters}-"
    for chapter in written(game.meta.package, ENGLISH):
        for paragraph in chapter.paragraphs:
            yield from (number for number in paragraph.numbers if number.startswith(own))


def _spelled(text: str) -> str:
    """As in the name of a function."""
    return text.lower().replace("-", "_")


def _tests(package: str) -> list[Path]:
    """The files with its tests: beside a package of its own, or where those of its repository mirror it."""
    parts = package.split(".")
    root = Path(str(files(package))).parents[len(parts) - 1] / "tests"
    return sorted(root.joinpath(*(parts if len(parts) > 1 else ())).rglob("test_*.py"))

"""The rules that are written down, and the rules that tests prove, are the same 86."""

import ast
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

from companion.engine.rulebook import chapters
from companion.games.hopes_end.scenarios.scenario import CATALOGUE

RULES = files("companion.games.hopes_end").joinpath("RULES.md").read_text(encoding="utf-8")
MARKING = {"pytest.mark.rule", "case"}
"""What a test names the rules with that it proves."""


def written() -> list[str]:
    """The numbers of all rules that are written down."""
    return [number for one in chapters(RULES) for rule in one.paragraphs for number in rule.numbers]


def marked() -> Iterator[str]:
    """The numbers that the tests of this folder are marked with."""
    for path in sorted(Path(__file__).parent.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in MARKING:
                yield from (number for one in node.args for number in _numbers(one))


def _numbers(argument: ast.expr) -> Iterator[str]:
    for node in ast.walk(argument):
        if isinstance(node, ast.Constant):
            yield str(node.value)


def test_every_rule_of_the_catalogue_is_written_down_once() -> None:
    assert sorted(written()) == [f"HE-{number:03}" for number in range(1, CATALOGUE.last_rule + 1)]


def test_every_rule_has_a_test() -> None:
    assert sorted(set(written()) - set(marked())) == []


def test_no_test_names_a_rule_that_there_is_not() -> None:
    assert sorted(set(marked()) - set(written())) == []

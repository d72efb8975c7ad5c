"""The rules that are written down, and the rules that tests prove, are the same 82."""

import ast
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

from companion.engine.rulebook import chapters
from companion.games.map_to_hope.scenarios.scenario import CATALOGUE

RULES = files("companion.games.map_to_hope").joinpath("RULES.md").read_text(encoding="utf-8")
ALL = [f"MH-{number:03}" for number in range(1, CATALOGUE.last_rule + 1)]

CASES = {f"MH-A{number}" for number in range(1, CATALOGUE.last_ruling + 1)}
"""Where the sheet is silent, a rule bears the number of the case as well."""


def written() -> list[str]:
    """The numbers of all rules that are written down."""
    return [
        number
        for one in chapters(RULES)
        for rule in one.paragraphs
        for number in rule.numbers
        if number not in CASES
    ]


def marked() -> Iterator[str]:
    """The numbers that the tests of this folder are marked with."""
    for path in sorted(Path(__file__).parent.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                yield from (str(ast.literal_eval(argument)) for argument in node.args)


def test_every_rule_of_the_catalogue_is_written_down_once() -> None:
    counts = Counter(written())
    assert sorted(counts) == ALL
    assert [id_ for id_, count in counts.items() if count > 1] == []


def test_every_rule_has_a_test_and_no_test_names_a_rule_that_there_is_not() -> None:
    assert sorted(set(marked())) == ALL

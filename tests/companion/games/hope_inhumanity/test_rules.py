"""The rules that are written down, and the rules that tests prove, are the same 307."""

import ast
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

from companion.engine.rulebook import chapters

RULES = files("companion.games.hope_inhumanity").joinpath("RULES.md").read_text(encoding="utf-8")
LAST = 307


def ids(text: str) -> list[str]:
    """The numbers of all rules that are written down there."""
    return [number for one in chapters(text) for rule in one.paragraphs for number in rule.numbers]


def rules() -> list[str]:
    """Those of the rulebook; where it is silent, a rule bears the number of the case as well."""
    return [one for one in ids(RULES) if one.startswith("HI-")]


def marked() -> Iterator[str]:
    """The numbers that the tests of this folder are marked with."""
    for path in sorted(Path(__file__).parent.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                yield from (str(ast.literal_eval(argument)) for argument in node.args)


def test_every_rule_of_the_catalogue_is_written_down_once() -> None:
    counts = Counter(rules())
    assert sorted(counts) == [f"HI-{number:03}" for number in range(1, LAST + 1)]
    assert [id_ for id_, count in counts.items() if count > 1] == []


def test_every_rule_has_a_test() -> None:
    assert sorted(set(rules()) - set(marked())) == []


def test_no_test_names_a_rule_that_there_is_not() -> None:
    assert sorted(set(marked()) - set(rules())) == []

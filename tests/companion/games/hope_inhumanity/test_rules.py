"""The rules that are written down, and the rules that tests prove, are the same 307."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

RULES = files("companion.games.hope_inhumanity").joinpath("RULES.md").read_text(encoding="utf-8")
LAST = 307


def ids(text: str) -> list[str]:
    """The numbers that the lines of a list begin with; ranges are written “HI-007 to HI-013”."""
    heads = re.findall(r"^- \*\*(.+?)\*\*", text, flags=re.M)
    return [id_ for head in heads for part in head.split(", ") for id_ in _range(part)]


def _range(part: str) -> list[str]:
    first, _, last = part.partition(" to ")
    numbers = range(int(first[3:]), int((last or first)[3:]) + 1)
    return [f"HI-{number:03}" for number in numbers]


def marked() -> Iterator[str]:
    """The numbers that the tests of this folder are marked with."""
    for path in sorted(Path(__file__).parent.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                yield from (str(ast.literal_eval(argument)) for argument in node.args)


def test_every_rule_of_the_catalogue_is_written_down_once() -> None:
    counts = Counter(ids(RULES))
    assert sorted(counts) == [f"HI-{number:03}" for number in range(1, LAST + 1)]
    assert [id_ for id_, count in counts.items() if count > 1] == []


def test_every_rule_has_a_test() -> None:
    assert sorted(set(ids(RULES)) - set(marked())) == []


def test_no_test_names_a_rule_that_there_is_not() -> None:
    assert sorted(set(marked()) - set(ids(RULES))) == []


@pytest.mark.parametrize(
    ("head", "expected"),
    [("- **HI-007**", ["HI-007"]), ("- **HI-001, HI-003 to HI-004** x", ["HI-001", "HI-003", "HI-004"])],
)
def test_heads_name_single_rules_and_ranges(head: str, expected: list[str]) -> None:
    assert ids(head) == expected

"""House rules: each case that the rulebook leaves open is one switch, which has words and a proof."""

import ast
from collections.abc import Iterator
from pathlib import Path

from companion.games.hope_inhumanity.rulings import HOUSE_RULES

IDS = [rule.id for rule in HOUSE_RULES]


def proven() -> Iterator[str]:
    """The switches that the tests of this folder are marked with."""
    for path in sorted(Path(__file__).parent.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.ruling":
                yield from (str(ast.literal_eval(argument)) for argument in node.args)


def test_every_switch_has_a_test_that_proves_what_it_changes() -> None:
    assert sorted(set(IDS) - set(proven())) == []


def test_no_switch_is_proven_that_there_is_not() -> None:
    assert sorted(set(proven()) - set(IDS)) == []

"""Whoever opens a file of the product is told what it is for, and what each public name does."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FOLDERS = ("companion", "firmware", "vision", "web")
PRODUCT = sorted(path for folder in FOLDERS for path in (ROOT / folder).rglob("*.py"))
LONGEST = 40
Named = ast.ClassDef | ast.FunctionDef


def public(tree: ast.Module) -> Iterator[Named]:
    """Public classes and functions of a module, and the public methods of its public classes."""
    for node in tree.body:
        if isinstance(node, Named) and not node.name.startswith("_"):
            yield node
            if isinstance(node, ast.ClassDef):
                named = (one for one in node.body if isinstance(one, Named))
                yield from (one for one in named if not one.name.startswith("_"))


@pytest.mark.parametrize("path", PRODUCT, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_file_opens_with_a_sentence_and_its_public_names_say_what_they_do(path: Path) -> None:
    tree = ast.parse(path.read_text())
    first = (ast.get_docstring(tree) or "").partition("\n\n")[0]
    assert first.endswith("."), "the module does not open with a sentence"
    silent = [node.name for node in public(tree) if not ast.get_docstring(node)]
    assert silent == []


@pytest.mark.parametrize("path", PRODUCT, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_function_is_longer_than_a_screen(path: Path) -> None:
    functions = (node for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.FunctionDef))
    lengths = {node.name: (node.end_lineno or 0) - node.lineno + 1 for node in functions}
    assert {name: length for name, length in lengths.items() if length > LONGEST} == {}

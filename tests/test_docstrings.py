"""A file of the product says what it is for, and so does each of its public classes and functions."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FOLDERS = ("companion", "firmware", "vision", "web")
LONGEST = 40
SWEPT = (*FOLDERS, "tools")
"""Folders whose docstrings have been gone through."""
OPENER = re.compile(r"(What|Whether|How|Who|Whom|Whose|Whoever|Nobody|Somebody|Everything that|All that)\b")
HABIT = re.compile(
    r"\b(whoever|whatever|somebody|so many|so much|of before|anew|of now|to be had|that there is not)\b",
    re.IGNORECASE,
)
Named = ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


@cache
def product() -> dict[str, ast.Module]:
    """Every file of the product, parsed, by its path in the checkout."""
    paths = sorted(path for folder in FOLDERS for path in (ROOT / folder).rglob("*.py"))
    return {str(path.relative_to(ROOT)): ast.parse(path.read_text()) for path in paths}


def said(tree: ast.Module) -> Iterator[str]:
    """Texts that document a module, its classes, functions and constants."""
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Expr)
            and isinstance(node.value, ast.Constant)
            and isinstance(node.value.value, str)
        ):
            yield " ".join(node.value.value.split())


def silent(tree: ast.Module) -> Iterator[str]:
    """The public classes and functions of a module that say nothing; methods inherit what is said."""
    for node in tree.body:
        if isinstance(node, Named) and not node.name.startswith("_") and not ast.get_docstring(node):
            yield node.name


def long(tree: ast.Module) -> Iterator[str]:
    """The functions that are longer than a screen."""
    for node in ast.walk(tree):
        if isinstance(node, Named) and not isinstance(node, ast.ClassDef):
            length = (node.end_lineno or 0) - node.lineno + 1
            if length > LONGEST:
                yield f"{node.name}: {length} lines"


@pytest.mark.slow
def test_every_file_opens_with_a_sentence() -> None:
    assert len(product()) > len(FOLDERS)
    first = {name: (ast.get_docstring(tree) or "").partition("\n\n")[0] for name, tree in product().items()}
    assert [name for name, said in first.items() if not said.endswith(".")] == []


def test_public_classes_and_functions_say_what_they_do() -> None:
    assert {name: found for name, tree in product().items() if (found := list(silent(tree)))} == {}


@pytest.mark.slow
def test_no_function_is_longer_than_a_screen() -> None:
    assert {name: found for name, tree in product().items() if (found := list(long(tree)))} == {}


@pytest.mark.slow
def test_docstrings_name_the_thing_and_what_it_does() -> None:
    paths = (
        str(path.relative_to(ROOT)) for folder in SWEPT for path in sorted((ROOT / folder).rglob("*.py"))
    )
    texts = {name: list(said(ast.parse((ROOT / name).read_text()))) for name in paths}
    habits = {
        name: [one for one in some if OPENER.match(one) or HABIT.search(one)] for name, some in texts.items()
    }
    assert {name: found for name, found in habits.items() if found} == {}

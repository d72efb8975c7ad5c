"""The text files of all packages, read as Fluent reads them: keys, the holes in them, and their forms."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parents[1]
LETTERS = re.compile(r"[^\W\d_]{2,}")


def folders() -> list[Path]:
    """Every folder of texts in the product."""
    found = {path.parent for top in ("companion", "vision", "web") for path in (ROOT / top).rglob("*.ftl")}
    return sorted(found)


def languages(folder: Path = ROOT / "web/texts") -> list[str]:
    """The languages of that folder, English first; by default those of the pages."""
    return sorted(
        (path.stem for path in folder.glob("*.ftl")), key=lambda language: (language != "en", language)
    )


@cache
def messages(path: Path) -> Mapping[str, ast.Message]:
    """The messages of one file by key; a key may stand there once."""
    resource = parse(path.read_text(encoding="utf-8"))
    found: dict[str, ast.Message] = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{path}: {entry.id.name} twice"
            found[entry.id.name] = entry
    return found


class _Holes(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 - the library's name
        self.names.add(node.id.name)


def holes(message: ast.Message) -> set[str]:
    """The names of the values that the message needs."""
    visitor = _Holes()
    visitor.visit(message)
    return visitor.names


def spoken(pattern: ast.Pattern | None) -> Iterator[str]:
    """The words of a message without its holes, in every form that it takes."""
    for element in pattern.elements if pattern else ():
        if isinstance(element, ast.TextElement):
            yield element.value
        elif isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                yield from spoken(variant.value)


def words(message: ast.Message) -> list[str]:
    """The words of a message in their order, where they are letters."""
    return LETTERS.findall(" ".join(spoken(message.value)))

"""The files of parts: blocks of lines with comments between."""

from collections.abc import Iterator
from importlib.resources import files


def lines(name: str) -> list[str]:
    """The lines of a file without its comments."""
    return [line for line in _text(name).splitlines() if line and not line.startswith("# ")]


def blocks(name: str) -> Iterator[tuple[str, list[str]]]:
    """The blocks of a file: each its first line, and those below it."""
    for block in _text(name).split("\n\n"):
        some = [line for line in block.splitlines() if line.strip() and not line.startswith("# ")]
        if some:
            yield some[0], some[1:]


def _text(name: str) -> str:
    return files("companion.kit.composer").joinpath("drawings", f"{name}.parts").read_text(encoding="utf-8")

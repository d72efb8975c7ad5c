"""What only some systems have is used in one module, which goes on without it."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.companion.systems import ABSENT, MODULES, everywhere

ROOT = Path(__file__).parent.parent
ALONE = ROOT / "companion" / "any_system.py"
SOURCES = [
    path
    for folder in ("companion", "firmware", "vision", "web")
    for path in sorted((ROOT / folder).rglob("*.py"))
    if path != ALONE and "pico" not in path.parts
]
CONCERNED = (*MODULES, "ctypes", *frozenset[str]().union(*ABSENT.values()))
IMPORTS = re.compile(rf"\b(?:import|from) .*\b(?:{'|'.join(CONCERNED)})\b")


def used(source: str) -> Iterator[str]:
    """What a source imports, and uses of modules that are not the same everywhere, as `os.open`."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Attribute(value=ast.Name(id=module), attr=name) if module in MODULES:
                yield f"{module}.{name}"
            case ast.ImportFrom(module=str(module), names=names):
                yield from (f"{module}.{one.name}" for one in names)
            case ast.Import(names=names):
                yield from (one.name for one in names)
            case ast.Call(
                func=ast.Name(id="hasattr" | "getattr"),
                args=[ast.Name(id=module), ast.Constant(value=str(name)), *_],
            ):
                yield f"{module}.{name}"


def astray(source: str) -> list[str]:
    """What of that some system lacks."""
    absent = frozenset[str]().union(*ABSENT.values()) | {"ctypes"}
    found = (one.partition(".") for one in used(source))
    return [
        f"{module}.{name}".rstrip(".")
        for module, _, name in found
        if module in absent or (module in MODULES and name and name not in everywhere(module))
    ]


def test_only_one_module_uses_what_some_system_lacks() -> None:
    sources = {path: text for path in SOURCES if IMPORTS.search(text := path.read_text())}
    found = {str(path.relative_to(ROOT)): wrong for path, text in sources.items() if (wrong := astray(text))}
    assert not found, f"move it into {ALONE.name}, with what happens where it is missing: {found}"


@pytest.mark.parametrize(
    "line",
    [
        "import socket; socket.TCP_USER_TIMEOUT",
        "import select; select.poll()",
        "import ctypes; ctypes.CDLL(None)",
        "import fcntl",
        "from os import fork",
        "import os; hasattr(os, 'getuid')",
        "import signal; signal.SIGHUP",
    ],
)
def test_what_some_system_lacks_is_noticed(line: str) -> None:
    assert astray(line)


@pytest.mark.parametrize("line", ["import os; os.replace('a', 'b')", "import socket; socket.SO_KEEPALIVE"])
def test_what_every_system_has_is_allowed(line: str) -> None:
    assert not astray(line)

"""What each system has of Python's modules, as the type stubs say, and a system without the rest."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import mypy

SYSTEMS = ("linux", "darwin", "win32")
STUBS = Path(mypy.__file__).parent / "typeshed" / "stdlib"
OPENING = frozenset(
    ("O_RDONLY", "O_WRONLY", "O_RDWR", "O_APPEND", "O_CREAT", "O_EXCL", "O_TRUNC", "O_BINARY", "O_TEXT")
)
"""The flags of `os.open` that Windows has: the stubs name those of every system for each."""


@cache
def names(module: str, system: str) -> frozenset[str]:
    """All that a module of the standard library has on that system."""
    path = STUBS.joinpath(*module.split("."))
    tree = ast.parse((path / "__init__.pyi" if path.is_dir() else path.with_suffix(".pyi")).read_text())
    found = frozenset(_named(tree.body, system))
    if module == "os" and system == "win32":
        return frozenset(name for name in found if not name.startswith("O_") or name in OPENING)
    return found


def everywhere(module: str) -> frozenset[str]:
    """What a module has on all systems."""
    return frozenset.intersection(*(names(module, system) for system in SYSTEMS))


def _named(body: list[ast.stmt], system: str) -> Iterator[str]:
    for statement in body:
        match statement:
            case ast.If():
                yield from _named(
                    statement.body if _holds(statement.test, system) else statement.orelse, system
                )
            case ast.ImportFrom(names=[ast.alias(name="*")], module=str(module)):
                yield from names(module, system)
            case ast.Import() | ast.ImportFrom():
                yield from (alias.asname or alias.name for alias in statement.names)
            case ast.FunctionDef() | ast.ClassDef():
                yield statement.name
            case ast.Assign():
                yield from (one.id for one in statement.targets if isinstance(one, ast.Name))
            case ast.AnnAssign(target=ast.Name(id=name)):
                yield name


def _holds(test: ast.expr, system: str) -> bool:
    """Whether a condition of a stub holds there; one of Python's version does."""
    match test:
        case ast.BoolOp(op=ast.And(), values=values):
            return all(_holds(one, system) for one in values)
        case ast.BoolOp(values=values):
            return any(_holds(one, system) for one in values)
        case ast.Compare(ops=[ast.Eq()], comparators=[ast.Constant(value=str(named))]):
            return named == system
        case ast.Compare(ops=[ast.NotEq()], comparators=[ast.Constant(value=str(named))]):
            return named != system
    return "version_info" in ast.unparse(test) and ">=" in ast.unparse(test)


MODULES = ("os", "select", "signal", "socket", "time")
"""Modules that do not have the same on every system."""
ABSENT = {
    "darwin": frozenset(),
    "win32": frozenset({"crypt", "curses", "fcntl", "grp", "posix", "pty", "pwd", "readline"})
    | {"resource", "syslog", "termios", "tty"},
}
"""Whole modules that a system lacks."""
OF_PYTHON = frozenset({"statvfs"})
"""Names that the standard library itself needs on Linux, where it does otherwise elsewhere."""
PLACES = {"darwin": ("/proc", "/sys", "/run"), "win32": ("/proc", "/sys", "/run", "/etc")}
HIDING = """
import asyncio, ctypes, multiprocessing, os, select, signal, shutil, socket, subprocess, sys
import cv2, ifaddr, numpy, serial, serial.tools.list_ports  # have builds of their own for each system
import waitress.server, tempfile, uuid, platform, webbrowser, zoneinfo, ssl

for name in {absent!r}:
    sys.modules[name] = None
for module, names in {hidden!r}.items():
    for name in names:
        if hasattr(sys.modules[module], name):
            delattr(sys.modules[module], name)
{windows}
PLACES = {places!r}


def refuse(event, arguments):
    if event == "open" and str(arguments[0]).startswith(PLACES):
        raise FileNotFoundError(2, "there is no such place here", arguments[0])


access = os.access
os.access = lambda path, mode: (
    str(path) != "/dev/shm" and not str(path).startswith(PLACES) and access(path, mode)
)
sys.addaudithook(refuse)

from companion.__main__ import main

sys.exit(main(sys.argv[1:]))
"""
WINDOWS = """
def no_library(name=None, *_, **__):
    raise TypeError("bad argument type for built-in operation") if name is None else OSError(name)


ctypes.CDLL = no_library
socket.SO_EXCLUSIVEADDRUSE = socket.SO_REUSEADDR
"""


def as_on(system: str) -> str:
    """A program that runs a command with only what that system has."""
    hidden = {module: sorted(_linux(module) - names(module, system) - OF_PYTHON) for module in MODULES}
    return HIDING.format(
        absent=sorted(ABSENT[system]),
        hidden=hidden,
        places=PLACES[system],
        windows=WINDOWS if system == "win32" else "",
    )


def _linux(module: str) -> frozenset[str]:
    """What a program on this Linux may have to do without: the rest is Python's own."""
    return frozenset(name for name in names(module, "linux") if not name.startswith("_"))

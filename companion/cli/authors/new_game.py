"""`new-game`: asks for name, people, dice and languages, and writes the smallest game that plays."""

import argparse
import re
import shlex
import shutil
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib.metadata import files
from importlib.util import find_spec
from pathlib import Path
from typing import TypeVar

from companion import games
from companion.cli import CHECKOUT, IS_CHECKOUT, Commands
from companion.cli.command_failed import CommandFailed
from companion.cli.option_types import folder
from companion.games.packs import GROUP

TEMPLATE = CHECKOUT / "companion/kit/new_game"
TESTS, GUIDE = "tests/companion/kit/new_game/test_game.py", "docs/adding-a-game.md"
"""The template's tests and the designer's guide, in a checkout."""
INSTALLED_TESTS = "share/table-companion/new_game_tests/test_game.py"
INSTALLED_GUIDE = "share/table-companion/adding-a-game.md"
"""Where the wheel brings them."""
T = TypeVar("T")
NAME = re.compile(r"[a-z][a-z0-9]*(?:_[a-z0-9]+)*")
PEOPLE = re.compile(r"([1-8])(?:-([1-8]))?")
MOST_DICE = 6
LANGUAGES = ("en", "de", "fr", "es")
"""The languages in which the template speaks."""
WRITTEN = {".py", ".ftl", ".md", ".yaml", ".json"}
INSTALL = ("install", "--no-build-isolation", "--no-deps", "-e")
"""pip with nothing to download."""
PROJECT = """\
[build-system]
requires = ["setuptools>=70.1"]
build-backend = "setuptools.build_meta"

[project]
name = "{name}"
version = "0.1.0"
authors = [{{ name = "Your name" }}]
license = {{ text = "MIT" }}
dependencies = ["table-companion"]

[project.entry-points."{group}"]
{name} = "{name}"

[tool.setuptools]
packages = ["{name}"]

[tool.setuptools.package-data]
{name} = ["**/*"]
"""


def add(commands: Commands) -> None:
    """Adds the command to the command line."""
    command = commands.add_parser("new-game", help="writes a folder with a game that plays, to begin with")
    command.add_argument(
        "name", nargs="?", help="what it is called, such as long_night; without it you are asked"
    )
    command.add_argument("--people", help="for how many it is, such as 2-4")
    command.add_argument("--dice", help=f"how many dice each person has, 1 to {MOST_DICE}")
    command.add_argument("--languages", help=f"what it speaks, of {','.join(LANGUAGES)}; one is enough")
    place = command.add_mutually_exclusive_group()
    place.add_argument("--in", dest="root", type=folder, help="the checkout to write it into")
    place.add_argument(
        "--pack", type=folder, help="a folder for a package of its own, to be installed by pip"
    )
    command.set_defaults(run=_new_game)


@dataclass(frozen=True)
class NewGame:
    """A designer's words for a new game: title, folder, people, dice of each, languages, letters of rules."""

    title: str
    name: str
    people: tuple[int, int]
    dice: int
    languages: tuple[str, ...]
    rule_letters: str


def _new_game(options: argparse.Namespace) -> int:
    wanted = _wanted(options)
    name = wanted.name
    pack = _pack(options, name)
    folders = (pack / name, pack / "tests") if pack else _folders(options.root or CHECKOUT, name)
    sources = (TEMPLATE, _tests())
    package = name if pack else f"companion.games.{name}"
    for target in folders:
        if target.exists():
            raise CommandFailed(f"{target} is there already; take another name, or move it away")
    for source, target in zip(sources, folders, strict=True):
        for path in _copied(source, target, wanted.languages):
            path.write_text(_filled_in(path.read_text(encoding="utf-8"), wanted, package), encoding="utf-8")
            print(f"wrote {path}")
    if pack:
        (pack / "pyproject.toml").write_text(PROJECT.format(name=name, group=GROUP), encoding="utf-8")
        print("Install it:", _command("pip", *INSTALL, str(pack.resolve())))
    if find_spec("pytest") is None:
        print("Fetch what tests it:", _command("pip", "install", "pytest"))
    print("Test it:", _command("pytest", str(folders[1].resolve())))
    print("Check it:", _command("companion", "check-game", name, *(["--write"] if pack else [])))
    print("Play it:", _command("companion", "demo", "--game", name))
    print("Change it:", _guide(), "leads from here to a decision of its own")
    return 0


def _wanted(options: argparse.Namespace) -> NewGame:
    """The design by the options, and for the rest by what is typed or usual. Raises CommandFailed."""
    said = options.name is None
    if said and not sys.stdin.isatty():
        raise CommandFailed("which name? for example: companion new-game long_night --people 2-4 --dice 2")
    title, name = _answered(options.name, "What is it called?", "Long night", _named, asks=said)
    people = _answered(options.people, "How many people?", "2-4", _people, asks=said)
    dice = _answered(options.dice, "How many dice has each?", "2", _dice, asks=said)
    spoken = "Which languages, one or more of " + ", ".join(LANGUAGES) + "?"
    languages = _answered(options.languages, spoken, "en", _languages, asks=said)
    return NewGame(title, name, people, dice, languages, letters(name))


def _answered(given: str | None, question: str, usual: str, read: Callable[[str], T], *, asks: bool) -> T:
    """The value of an option, of what is typed, or the usual one; what was mistyped is asked again."""
    while given is None and asks:
        try:
            return read(input(f"{question} [{usual}] ").strip() or usual)
        except CommandFailed as failed:
            print(failed)
    return read(usual if given is None else given)


def _named(text: str) -> tuple[str, str]:
    name = re.sub(r"[ -]+", "_", text.strip().lower())
    if not NAME.fullmatch(name):
        raise CommandFailed(f"{text!r} cannot be a folder of Python; use letters a to z, such as long_night")
    if name in games.names():
        raise CommandFailed(f"there is a game {name} already; take another name")
    return " ".join(word[0].upper() + word[1:] for word in re.split(r"[ _]+", text.strip())), name


def _people(text: str) -> tuple[int, int]:
    found = PEOPLE.fullmatch(text.replace(" ", ""))
    least, most = (int(found[1]), int(found[2] or found[1])) if found else (2, 1)
    if least > most:
        raise CommandFailed(f"{text!r} is no number of people; for example: 4, or 2-4, at most 8")
    return least, most


def _dice(text: str) -> int:
    if not (text.isdecimal() and 1 <= int(text) <= MOST_DICE):
        raise CommandFailed(f"{text!r} is no number of dice; use 1 to {MOST_DICE}")
    return int(text)


def _languages(text: str) -> tuple[str, ...]:
    found = tuple(dict.fromkeys(re.findall(r"\w+", text.lower())))
    if not found or not {*found} <= {*LANGUAGES}:
        raise CommandFailed(f"{text!r} has a language without words here; there are {', '.join(LANGUAGES)}")
    return found


def _pack(options: argparse.Namespace, name: str) -> Path | None:
    """The folder of a package; without a checkout a game becomes one, here."""
    pack: Path | None = options.pack
    if pack or options.root or IS_CHECKOUT:
        return pack
    return Path(name.replace("_", "-"))


def _tests() -> Path:
    """The folder of the template's tests."""
    return _brought(TESTS, INSTALLED_TESTS).parent


def _guide() -> Path:
    """The page for designers."""
    return _brought(GUIDE, INSTALLED_GUIDE)


def _brought(of_checkout: str, of_wheel: str) -> Path:
    """A file in a checkout, or where pip put it. Raises CommandFailed."""
    if IS_CHECKOUT:
        return CHECKOUT / of_checkout
    for file in files("table-companion") or ():
        if file.match(of_wheel):
            return Path(str(file.locate())).resolve()
    raise CommandFailed(f"{of_wheel} is not installed; install the companion from its wheel")


def _command(*words: str) -> str:
    """A command line for the Python that runs this, which has the companion and what it needs."""
    return shlex.join([sys.executable, "-m", *words])


def letters(name: str) -> str:
    """The prefix of its rule numbers: the first letter of each word, unless another game has them."""
    words = name.split("_")
    first = "".join(word[0] for word in words).upper()
    taken = {games.find(one).meta.rule_letters for one in games.names()}
    return first if len(words) > 1 and first not in taken else name.replace("_", "").upper()


def _folders(root: Path, name: str) -> tuple[Path, Path]:
    return root / "companion/games" / name, root / "tests/companion/games" / name


def _copied(source: Path, folder: Path, languages: tuple[str, ...]) -> Iterator[Path]:
    """The files of the template but those of other languages; English rules are `RULES.md`."""
    others = [language for language in LANGUAGES if language not in languages]
    unspoken = [f"{other}.ftl" for other in others] + [f"RULES.{other}.md" for other in others]
    unspoken += ["RULES.md"] if "en" in others else []
    shutil.copytree(source, folder, ignore=shutil.ignore_patterns("__pycache__", *unspoken))
    yield from (path for path in sorted(folder.rglob("*")) if path.suffix in WRITTEN)


def _filled_in(text: str, wanted: NewGame, package: str) -> str:
    """A file of the template with the name, the people and the dice of the new game."""
    mark = wanted.rule_letters
    text = text.replace("companion.kit.new_game", package).replace('"new_game"', f'"{wanted.name}"')
    text = text.replace("NewGame", "".join(word.capitalize() for word in wanted.name.split("_")))
    for pattern, value in (
        (r"^game-title = .*$", f"game-title = {wanted.title}"),
        (r"\bmin_players=\d+", f"min_players={wanted.people[0]}"),
        (r"\bmax_players=\d+", f"max_players={wanted.people[1]}"),
        (r"^DICE = \d+$", f"DICE = {wanted.dice}"),
    ):
        text = re.sub(pattern, value, text, flags=re.MULTILINE)
    return re.sub(r"\bNEW(?=[-\"])", mark, text).replace("_new_0", f"_{mark.lower()}_0")

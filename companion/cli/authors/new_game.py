"""`new-game`: writes a folder with a playable game to start from."""

import argparse
import re
import shlex
import shutil
import sys
from collections.abc import Iterator
from importlib.metadata import files
from pathlib import Path

from companion import games
from companion.cli import CHECKOUT, IS_CHECKOUT, Commands
from companion.cli.command_failed import CommandFailed
from companion.cli.option_types import folder
from companion.games.packs import GROUP

TEMPLATE = CHECKOUT / "companion/kit/new_game"
TESTS = "tests/companion/kit/new_game"
INSTALLED_TESTS = "share/table-companion/new_game_tests/*.py"
"""The wheel brings the template's tests there."""
NAME = re.compile(r"[a-z][a-z0-9]*(?:_[a-z0-9]+)*")
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
    command.add_argument("name", help="how its folder is called, in small letters such as long_night")
    place = command.add_mutually_exclusive_group()
    place.add_argument("--in", dest="root", type=folder, help="the checkout to write it into")
    place.add_argument(
        "--pack", type=folder, help="a folder for a package of its own, to be installed by pip"
    )
    command.set_defaults(run=_new_game)


def _new_game(options: argparse.Namespace) -> int:
    name: str = options.name
    if not NAME.fullmatch(name):
        raise CommandFailed(f"{name!r} cannot be a folder of Python; use small letters, such as long_night")
    if name in games.names():
        raise CommandFailed(f"there is a game {name} already; take another name")
    pack = _pack(options)
    folders = (pack / name, pack / "tests") if pack else _folders(options.root or CHECKOUT, name)
    sources = (TEMPLATE, _tests())
    package, mark = name if pack else f"companion.games.{name}", letters(name)
    for target in folders:
        if target.exists():
            raise CommandFailed(f"{target} is there already; take another name, or move it away")
    for source, target in zip(sources, folders, strict=True):
        for path in _copied(source, target):
            written = _renamed(path.read_text(encoding="utf-8"), name, package, mark)
            path.write_text(written, encoding="utf-8")
        print(f"wrote {target}")
    if pack:
        (pack / "pyproject.toml").write_text(PROJECT.format(name=name, group=GROUP), encoding="utf-8")
        print("Install it:", _command("pip", *INSTALL, str(pack.resolve())))
    print("Test it:", _command("pytest", str(folders[1].resolve())))
    print("Check it:", _command("companion", "check-game", name, *(["--write"] if pack else [])))
    print("Play it:", _command("companion", "demo", "--game", name))
    print("docs/adding-a-game.md explains the next steps.")
    return 0


def _pack(options: argparse.Namespace) -> Path | None:
    """The folder of a package; without a checkout a game becomes one, here."""
    pack: Path | None = options.pack
    if pack or options.root or IS_CHECKOUT:
        return pack
    return Path(options.name.replace("_", "-"))


def _tests() -> Path:
    """The folder of the template's tests, in a checkout or where pip put it. Raises CommandFailed."""
    if IS_CHECKOUT:
        return CHECKOUT / TESTS
    for file in files("table-companion") or ():
        if file.match(INSTALLED_TESTS):
            return Path(str(file.locate())).resolve().parent
    raise CommandFailed("the template's tests are not installed; install the companion from its wheel")


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


def _copied(source: Path, folder: Path) -> Iterator[Path]:
    shutil.copytree(source, folder, ignore=shutil.ignore_patterns("__pycache__"))
    yield from (path for path in sorted(folder.rglob("*")) if path.suffix in WRITTEN)


def _renamed(text: str, name: str, package: str, mark: str) -> str:
    camel = "".join(word.capitalize() for word in name.split("_"))
    title = " ".join(word.capitalize() for word in name.split("_"))
    text = text.replace("companion.kit.new_game", package)
    text = text.replace('"new_game"', f'"{name}"').replace("NewGame", camel)
    text = re.sub(r"^game-title = .*$", f"game-title = {title}", text, flags=re.MULTILINE)
    return re.sub(r"\bNEW(?=[-\"])", mark, text).replace("_new_0", f"_{mark.lower()}_0")

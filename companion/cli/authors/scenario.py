"""`scenario`: plays written scenarios with the real rules, one line of output for each."""

import argparse
import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

from companion import games
from companion.cli import DEFAULT_GAME, Commands
from companion.cli.option_types import game
from companion.engine.game import Rehearsed, rehearse


@dataclass(frozen=True)
class _Result:
    """A scenario of a file, played, or a file that could not be read, which has no id."""

    file: str
    scenario: Rehearsed


def add(commands: Commands) -> None:
    """Adds the command to the command line."""
    scenario = commands.add_parser("scenario", help="plays written scenarios against the real rules")
    scenario.add_argument("files", nargs="+", type=Path, metavar="FILE.json")
    scenario.add_argument("--game", type=game, help="whose rules, whatever the file names")
    scenario.add_argument("--json", action="store_true", help="print the results as JSON")
    scenario.set_defaults(run=_scenario)


def _scenario(options: argparse.Namespace) -> int:
    """Status 0 if every scenario holds, 1 if one does not, 2 if one, or a file, could not be read."""
    results = list(_rehearse(options.game, options.files))
    if options.json:
        print(json.dumps([{"file": result.file, **asdict(result.scenario)} for result in results], indent=1))
    else:
        _print_results(results)
    misread = any(result.scenario.misread for result in results)
    return 2 if misread else int(any(result.scenario.faults for result in results))


def _rehearse(game: str | None, files: Iterable[Path]) -> Iterator[_Result]:
    for file in files:
        try:
            text = file.read_text(encoding="utf-8")
            for scenario in rehearse(games.find(game or _game_of(text)), text):
                yield _Result(str(file), scenario)
        except OSError as fault:
            yield _unread(file, f"cannot be opened: {fault.strerror}")
        except ValueError as fault:
            yield _unread(file, str(fault))


def _game_of(text: str) -> str:
    """The game whose rules the file names first; the usual one says what is wrong with a file without any."""
    named = re.search(r'"rules"\s*:\s*\[\s*"([A-Z]+)-', text)
    letters = {games.find(name).meta.rule_letters: name for name in games.names()}
    return letters.get(named[1], DEFAULT_GAME) if named else DEFAULT_GAME


def _unread(file: Path, why: str) -> _Result:
    return _Result(str(file), Rehearsed("", "", (why,), misread=True))


def _print_results(results: list[_Result]) -> None:
    for one in results:
        found = one.scenario
        word = "ERROR" if found.misread else "FAILED" if found.faults else "ok"
        print(" ".join(filter(None, (word, found.id or one.file, found.title))))
        for fault in found.faults:
            print(f"    {one.file}: {fault}" if found.misread else f"    {fault}")
    held = sum(not result.scenario.faults for result in results)
    misread = sum(result.scenario.misread for result in results)
    print(f"{held} ok, {len(results) - held - misread} failed, {misread} could not be read")

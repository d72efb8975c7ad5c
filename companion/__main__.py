"""The command line: `demo` starts a table, `scenario` plays written scenarios."""

import argparse
import errno
import json
import logging
import signal
import sys
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from threading import Event

import segno

from companion import games
from companion.app import PRETEND, Companion, Settings
from companion.engine.rehearsal import Rehearsed
from companion.table.disk import JournalError
from vision.cameras import CameraError


@dataclass(frozen=True)
class _Result:
    """A scenario of a file, played, or a file that could not be read, which has no id."""

    file: str
    scenario: Rehearsed


def main(arguments: list[str] | None = None) -> int:
    """Runs a command; the exit status is 0 unless it could not be done, or found something wrong."""
    options = _parser().parse_args(arguments)
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    return int(options.run(options))


def _demo(options: argparse.Namespace) -> int:
    settings = Settings(data=options.data, camera=options.camera, host=options.host, port=options.port)
    try:
        with Companion(settings) as companion:
            _greet(companion)
            _until_told()
    except (OSError, CameraError, JournalError) as fault:
        print(f"companion: {_in_words(fault, settings)}", file=sys.stderr)
        return 1
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python3 -m companion", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    demo = commands.add_parser("demo", help="a table with pretend hardware, or with a camera of your own")
    demo.add_argument(
        "--camera", default=PRETEND, help="pretend, 0 (a webcam), a video, a folder of pictures"
    )
    demo.add_argument("--data", type=Path, default=Path("data"), help="the folder that keeps the game")
    demo.add_argument("--host", default=Settings.host, help="the address to listen on")
    demo.add_argument("--port", type=int, default=Settings.port, help="the port to listen on")
    demo.set_defaults(run=_demo)
    scenario = commands.add_parser("scenario", help="plays written scenarios against the real rules")
    scenario.add_argument("files", nargs="+", type=Path, metavar="FILE.json")
    scenario.add_argument("--game", default=Settings.game, choices=games.names(), help="whose rules")
    scenario.add_argument("--json", action="store_true", help="print the results as JSON")
    scenario.set_defaults(run=_scenario)
    return parser


def _scenario(options: argparse.Namespace) -> int:
    """Status 0 if every scenario holds, 1 if one does not, 2 if one, or a file, could not be read."""
    results = list(_rehearse(options.game, options.files))
    if options.json:
        print(json.dumps([{"file": one.file, **asdict(one.scenario)} for one in results], indent=1))
    else:
        _print_results(results)
    misread = any(one.scenario.misread for one in results)
    return 2 if misread else int(any(one.scenario.faults for one in results))


def _rehearse(game: str, files: Iterable[Path]) -> Iterator[_Result]:
    for file in files:
        try:
            for scenario in games.find(game).rehearse(file.read_text(encoding="utf-8")):
                yield _Result(str(file), scenario)
        except (OSError, ValueError) as fault:
            yield _Result(str(file), Rehearsed("", "", (str(fault),), misread=True))


def _print_results(results: list[_Result]) -> None:
    for one in results:
        found = one.scenario
        word = "ERROR" if found.misread else "FAILED" if found.faults else "ok"
        print(" ".join(filter(None, (word, found.id or one.file, found.title))))
        for fault in found.faults:
            print(f"    {one.file}: {fault}" if found.misread else f"    {fault}")
    held = sum(not one.scenario.faults for one in results)
    misread = sum(one.scenario.misread for one in results)
    print(f"{held} ok, {len(results) - held - misread} failed, {misread} could not be read")


def _greet(companion: Companion) -> None:
    base, table = companion.address, companion.settings.table
    code = companion.table.moment.seating.code
    print(f"Kiosk:  {base}/t/{table}/kiosk")
    print(f"Phones: {base}/j/{code}   (code {code}; three browser tabs will do)")
    print(f"Everything is kept in {companion.settings.data.resolve()}. Ctrl+C ends it; nothing is lost.")
    segno.make(f"{base}/j/{code}", micro=False).terminal(compact=True)
    sys.stdout.flush()


def _in_words(fault: Exception, settings: Settings) -> str:
    if isinstance(fault, OSError) and fault.errno == errno.EADDRINUSE:
        return f"port {settings.port} is taken by another program; name another, as in `make demo PORT=8001`"
    return str(fault)


def _until_told() -> None:
    told = Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: told.set())
    told.wait()


if __name__ == "__main__":
    sys.exit(main())

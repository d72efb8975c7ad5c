"""`check-game`: runs the checks that every game must pass, and writes their list into its folder."""

import argparse
from collections.abc import Iterator
from typing import Any

from companion import games
from companion.adapters.game_catalogue.checklist import write
from companion.cli import Commands
from companion.cli.option_types import game
from companion.conformance.checks import CheckResult, held
from companion.conformance.rule_tests import about, rules_without_test
from companion.engine.game import Game


def add(commands: Commands) -> None:
    """Adds the command to the command line."""
    command = commands.add_parser("check-game", help="says whether a game holds what every game must")
    command.add_argument("game", type=game, help="which game")
    command.add_argument("--write", action="store_true", help="write the list into the game's folder")
    command.set_defaults(run=_check_game)


def _check_game(options: argparse.Namespace) -> int:
    """Prints each check with its faults; the status is 1 if one that every game must pass fails."""
    game, found = games.find(options.game), dict[str, bool | None]()
    for one in held(game):
        if one.check.must:
            found[one.check.id] = not one.faults if one.tested else None
        print(_line(one), *(f"    {fault}" for fault in one.faults), sep="\n")
    print(*_rule_tests(game), sep="\n")
    if options.write:
        print(f"wrote {write(game, found)}")
    return 1 if False in found.values() else 0


def _rule_tests(game: Game[Any, Any]) -> Iterator[str]:
    """The meaning of the tests beside the game, and the rules without one."""
    lacking = rules_without_test(game)
    if lacking is None:
        yield f"– {about(game)} Not tested: no tests are beside it."
        return
    yield f"{'○' if lacking else '✓'} {about(game)}"
    yield from (f"    {number} has no test" for number in lacking)


def _line(one: CheckResult) -> str:
    """A check and its mark; nothing is ticked off that never came up."""
    if not one.tested:
        return f"– {one.check.about} Not tested: nothing of it came up."
    failed = "✗" if one.check.must else "○"
    return f"{failed if one.faults else '✓'} {one.check.about}"

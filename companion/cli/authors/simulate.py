"""`simulate`: plays whole games without people, and reports the results."""

import argparse
import json

from companion import games
from companion.adapters.language.speech import Speech
from companion.analysis.simulation import PLAYERS, SimulationError, SimulationInput, simulate
from companion.analysis.tally import Tally
from companion.analysis.workers import NoCluster
from companion.app import texts
from companion.cli import DATA, DEFAULT_GAME, Commands
from companion.cli.authors.many_games import add_rules, add_workers, positive, with_progress
from companion.cli.command_failed import CommandFailed
from companion.cli.option_types import folder, game
from companion.engine.refusal import Refused
from companion.table.cards.card_shelf import CardShelf
from web.words import Catalogue


def add(commands: Commands) -> None:
    """Adds the command to the command line."""
    parser = commands.add_parser("simulate", help="plays whole games without people, and counts")
    parser.add_argument("--games", type=positive, default=100, metavar="N", help="how many games")
    parser.add_argument("--seats", type=positive, default=4, metavar="K", help="how many seats")
    parser.add_argument("--seed", default="1", help="the same seed gives the same games")
    add_workers(parser, jobs=2)
    parser.add_argument("--players", choices=tuple(PLAYERS), default="bots", help="who answers")
    add_rules(parser)
    parser.add_argument("--game", type=game, default=DEFAULT_GAME, help="which game")
    parser.add_argument("--data", type=folder, default=DATA, help="the folder with your card files")
    parser.add_argument("--json", action="store_true", help="print everything that was counted, as JSON")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Plays and prints; the exit status is 1 if the games cannot begin or one of them is broken."""
    game, tally = games.find(options.game), Tally()
    try:
        decks = CardShelf(options.data).decks_in(game)
        rules = dict(options.rules)
        course = SimulationInput(game, decks, options.seats, options.seed, options.players, rules)
        for played in with_progress(simulate(course, options.games, options.jobs), options.games):
            tally.add(played)
    except Refused as refused:
        why = Speech(Catalogue(texts(game.meta.package)), "en")(refused.reason)
        raise CommandFailed(f"the games cannot begin. {why}") from refused
    except (SimulationError, NoCluster) as broken:
        raise CommandFailed(str(broken)) from broken
    print(json.dumps(tally.as_json(), indent=1) if options.json else "\n".join(tally.lines()))
    return 0

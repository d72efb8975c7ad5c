"""`weigh`: measures a deck's effect in thousands of simulated games."""

import argparse
import json
import os
from collections.abc import Iterator
from dataclasses import asdict

from companion import games
from companion.adapters.language.speech import Speech
from companion.analysis.card_impact import CardImpact
from companion.analysis.card_pairs import NoCard, Pairs, pairs, summary
from companion.analysis.card_report import lines
from companion.analysis.simulation import SimulationError, SimulationInput, simulate
from companion.analysis.workers import NoCluster
from companion.app import texts
from companion.cli import DATA, DEFAULT_GAME, Commands
from companion.cli.authors.many_games import add_rules, add_workers, positive, with_progress
from companion.cli.card_files import NoDeck, card_file
from companion.cli.command_failed import CommandFailed
from companion.cli.option_types import folder, game
from companion.engine.refusal import Refused
from companion.table.cards.card_shelf import CardShelf
from web.words import Catalogue


def add(commands: Commands) -> None:
    """Adds the command to the command line."""
    parser = commands.add_parser("weigh", help="measures what a deck does to people")
    parser.add_argument("decks", nargs="+", metavar="DECK", help="card files: a name on the shelf, or a path")
    parser.add_argument("--games", type=positive, default=1000, metavar="N", help="for each number of seats")
    parser.add_argument("--seats", type=positive, nargs="+", metavar="K", help="which numbers of seats")
    parser.add_argument("--card", metavar="TITLE", help="one card: each game with it and without it")
    parser.add_argument("--seed", default="1", help="the same seed gives the same games")
    add_workers(parser, jobs=os.cpu_count() or 1)
    add_rules(parser)
    parser.add_argument("--game", type=game, default=DEFAULT_GAME, help="which game")
    parser.add_argument("--data", type=folder, default=DATA, help="the folder with your card files")
    parser.add_argument("--json", action="store_true", help="print everything that was weighed, as JSON")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Plays, weighs and prints; the exit status is 1 if games cannot begin or one of them is broken."""
    game = games.find(options.game)
    try:
        if options.card:
            return _weigh_card(options)
        scales = _weigh(options)
    except Refused as refused:
        why = Speech(Catalogue(texts(game.meta.package)), "en")(refused.reason)
        raise CommandFailed(f"the games cannot begin. {why}") from refused
    except (SimulationError, NoCard, NoCluster, NoDeck) as fault:
        raise CommandFailed(str(fault)) from fault
    print(json.dumps(scales.as_json(), indent=1) if options.json else "\n".join(lines(scales)))
    return 0


def _weigh(options: argparse.Namespace) -> CardImpact:
    scales = CardImpact()
    for course in _courses(options):
        played = simulate(course, options.games, options.jobs)
        for one in with_progress(played, options.games, f"games with {course.seats} players"):
            scales.add(course.seats, one)
    return scales


def _weigh_card(options: argparse.Namespace) -> int:
    found = Pairs()
    for course in _courses(options):
        for played, instead in pairs(course, options.card, options.games, options.jobs):
            found.add(played, instead)
    print(json.dumps(asdict(found)) if options.json else "\n".join(summary(options.card, found)))
    return 0


def _courses(options: argparse.Namespace) -> Iterator[SimulationInput]:
    """The games that are asked for, with each number of players."""
    game = games.find(options.game)
    shelf = CardShelf(options.data).decks(game)
    files = [card_file(deck, shelf) for deck in options.decks]
    decks = {file.name: file.text for file in files}
    for seats in options.seats or range(game.meta.min_players, game.meta.max_players + 1):
        yield SimulationInput(game, decks, seats, options.seed, options=dict(options.rules))

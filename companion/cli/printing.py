"""`print`: boards, cards, tiles and markers, seat cards and tokens as a PDF, to be cut."""

import argparse
from collections.abc import Iterable, Sequence
from pathlib import Path

from companion import games
from companion.adapters.language.speech import Speech
from companion.adapters.network.address import Addresses
from companion.adapters.network.join_info import Wifi
from companion.adapters.printing import cards, print_sheets, sheets
from companion.adapters.printing.missing_letters import missing
from companion.app import texts
from companion.cli import DATA, DEFAULT_GAME, Commands
from companion.cli.card_files import NoDeck, card_file
from companion.cli.command_failed import CommandFailed, warn
from companion.cli.option_types import folder, game
from companion.engine.printed import Printed, PrintedCard
from companion.engine.refusal import Refused
from companion.shared_view.look import GameLook
from companion.table.cards.card_shelf import CardShelf
from companion.table.settings.settings_file import NAME, SettingsError, begin
from vision.commands.paper import add_paper
from vision.mat.paper import Paper, PaperPage, as_pdf
from vision.mat.shapes import Mark, Writing
from web.words import ENGLISH, Catalogue

PARTS = ("board", "cards", "tiles", "markers", "seats", "tokens")
BOARD, CARDS, TILES, MARKERS, SEATS, TOKENS = PARTS
HOW = (
    "Print at 100 % (actual size), on both sides, turned along the {} edge, on paper of 200 g or more; "
    "cut along the marks."
)


def add(commands: Commands) -> None:
    """Adds the command to the command line."""
    parser = commands.add_parser("print", help="a deck as a PDF: cards and tiles, seat cards, tokens")
    parser.add_argument("deck", metavar="DECK", help="a card file: its name on the shelf, or its path")
    parser.add_argument("--out", type=Path, default=Path("cards.pdf"), help="the file (cards.pdf)")
    parser.add_argument("--language", help="the language around the cards' own words (the deck's)")
    parser.add_argument("--only", choices=PARTS, help="nothing but these")
    parser.add_argument("--address", help="where the seat cards lead (this machine, as phones reach it)")
    add_paper(parser)
    parser.add_argument("--game", type=game, default=DEFAULT_GAME, help="which game")
    parser.add_argument("--data", type=folder, default=DATA, help="the folder with card files and settings")
    parser.set_defaults(run=_print)


def _print(options: argparse.Namespace) -> int:
    """Status 0 if the file was written, 1 if not."""
    catalogue = Catalogue(texts(games.find(options.game).meta.package))
    try:
        pages = _pages(options, catalogue)
        options.out.write_bytes(as_pdf(options.deck, pages))
    except Refused as refused:
        raise CommandFailed(Speech(catalogue, ENGLISH)(refused.reason)) from refused
    except OSError as fault:
        raise CommandFailed(f"{options.out} cannot be written: {fault.strerror or fault}") from fault
    except (NoDeck, SettingsError) as fault:
        raise CommandFailed(str(fault)) from fault
    edge = "short" if options.paper in {Paper.A2, Paper.A3} else "long"
    print(f"{options.out}: {len(pages)} pages of {options.paper}. {HOW.format(edge)}")
    return 0


def _pages(options: argparse.Namespace, catalogue: Catalogue) -> list[PaperPage]:
    game = games.find(options.game)
    file = card_file(options.deck, CardShelf(options.data).decks(game), options.language or ENGLISH)
    speech = Speech(catalogue, _language(options.language or file.language, catalogue))
    found: list[PaperPage] = []
    printed = tuple(game.printed({file.name: file.text}))
    if options.only in {None, BOARD}:
        found += print_sheets.board_sheets(printed, speech, options.paper, game.meta.look)
    if options.only in {None, CARDS}:
        found += sheets.pages(_cards(printed, speech, game.meta.look), options.paper)
    if options.only in {None, TILES}:
        found += print_sheets.tile_sheets(printed, options.paper)
    if options.only in {None, MARKERS}:
        found += print_sheets.marker_sheets(printed, options.paper)
    if options.only in {None, SEATS}:
        found += _seats(options, speech)
    if options.only in {None, TOKENS}:
        found += print_sheets.token_sheets(options.paper)
    return found


def _cards(deck: Iterable[Printed], speech: Speech, look: GameLook | None) -> list[sheets.Sides]:
    sides = []
    for card in (one for one in deck if isinstance(one, PrintedCard)):
        front = cards.front(card, speech, look)
        _warn(card.title, front)
        sides.append(sheets.Sides(front, cards.back(card.back, speech, look)))
    return sides


def _warn(title: str, front: Sequence[Mark]) -> None:
    """Warns about text on a card that is too small, or has letters missing from the typeface."""
    lines = [mark for mark in front if isinstance(mark, Writing)]
    if min(line.size for line in lines) < cards.SMALLEST:
        warn(f"“{title}” says so much that its letters are small; shorten it")
    if lost := sorted(missing(lines)):
        warn(
            f"“{title}” has letters that no typeface of this computer has: {' '.join(lost)}. "
            "They are question marks now; install one (fonts-noto-core, fonts-noto-cjk), then print again"
        )


def _seats(options: argparse.Namespace, speech: Speech) -> list[PaperPage]:
    network = begin(options.data / NAME).network
    address = options.address or Addresses(network.host, network.address).all(network.port)[0]
    wifi = Wifi(network.wifi, network.wifi_password) if network.wifi else None
    print(f"The seat cards lead to {address}; print new ones when that changes, or name another --address.")
    return print_sheets.seat_sheets(address, wifi, speech, options.paper)


def _language(wished: str, catalogue: Catalogue) -> str:
    return wished if wished in catalogue.languages else ENGLISH

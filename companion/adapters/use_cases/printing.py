"""Printing: mat, tokens, seat cards, and the cards, tiles and markers of card files."""

from collections.abc import Iterator
from contextlib import suppress

from companion.adapters.printing import print_sheets
from companion.adapters.printing.missing_letters import with_missing
from companion.adapters.use_cases.handlers import handles
from companion.adapters.use_cases.table_access import TableAccess
from companion.engine.printed import Printed, PrintedBoard, PrintedCard, PrintedTile
from companion.engine.refusal import Refused, refuse
from vision.mat.paper import Paper, PaperPage, as_pdf
from web.ports.protocol import PageViewer
from web.ports.queries import ReadPrintables, ReadPrinted
from web.shown.printing import Press, PrintedDeckView


@handles(ReadPrintables)
def _printables(at: TableAccess, _: ReadPrintables, who: PageViewer) -> Press:
    at.check_here(who)
    return Press(
        who.language,
        tuple(Paper),
        tuple(print_sheets.SEATS),
        min(at.most, max(print_sheets.SEATS)),
        tuple(_decks(at)) if at.is_in_charge(who) else (),
    )


@handles(ReadPrinted)
def _printed_pages(at: TableAccess, wanted: ReadPrinted, who: PageViewer) -> bytes:
    at.check_here(who)
    try:
        pages = _pages(at, wanted.kind, wanted.which, Paper(wanted.paper), who)
        return as_pdf(wanted.kind, with_missing(pages, at.speech(who)))
    except (ValueError, LookupError) as fault:
        raise refuse("refused-print") from fault


def _pages(at: TableAccess, kind: str, which: str, paper: Paper, who: PageViewer) -> list[PaperPage]:
    match kind:
        case "mat":
            return print_sheets.mat_sheets(int(which), paper)
        case "tokens":
            return print_sheets.token_sheets(paper)
        case "seats":
            return print_sheets.seat_sheets(at.join_info.base(), at.join_info.wifi, at.speech(who), paper)
        case "cards":
            return _card_sheets(at, which, paper, who)
    return _laid_out(at, kind, which, paper, who)


def _laid_out(at: TableAccess, kind: str, which: str, paper: Paper, who: PageViewer) -> list[PaperPage]:
    """Sheets of what is laid on the table, of a card file."""
    match kind:
        case "board":
            return print_sheets.board_sheets(
                _printed(at, which, who), at.speech(who), paper, at.table.game.meta.look
            )
        case "tiles":
            return print_sheets.tile_sheets(_printed(at, which, who), paper)
        case "markers":
            return print_sheets.marker_sheets(_printed(at, which, who), paper)
    raise LookupError(kind)


def _card_sheets(at: TableAccess, file: str, paper: Paper, who: PageViewer) -> list[PaperPage]:
    language = at.table.cards.languages().get(file, "")
    known = at.parts.catalogue.languages
    speech = at.speech(PageViewer(None, language if language in known else who.language))
    cards = [one for one in _printed(at, file, who) if isinstance(one, PrintedCard)]
    return print_sheets.card_sheets(cards, speech, paper, at.table.game.meta.look)


def _printed(at: TableAccess, file: str, who: PageViewer) -> tuple[Printed, ...]:
    """The printed parts of a file, for the host. Raises Refused, and LookupError where there are none."""
    at.check_in_charge(who)
    return _of(at, file)


def _of(at: TableAccess, file: str) -> tuple[Printed, ...]:
    found = tuple(at.table.game.printed({file: at.table.cards.text(file)}))
    if not found:
        raise LookupError(file)
    return found


def _decks(at: TableAccess) -> Iterator[PrintedDeckView]:
    """The card files of what is played that can be printed, with how many cards and tiles they have."""
    for file, title in at.table.cards.titles().items():
        with suppress(Refused, LookupError):
            found = _of(at, file)
            tiles = sum(one.count for one in found if isinstance(one, PrintedTile))
            boards = any(isinstance(one, PrintedBoard) for one in found)
            yield PrintedDeckView(
                file, title, sum(isinstance(one, PrintedCard) for one in found), tiles, boards
            )

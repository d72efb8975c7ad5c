"""What a table has printed: mat, tokens, seat cards, and the cards, tiles and markers of its files."""

from collections.abc import Iterator
from contextlib import suppress

from companion.adapters.http.base_handler import Threshold
from companion.adapters.printing import print_sheets
from companion.engine.printed import Printed, PrintedBoard, PrintedCard, PrintedTile
from companion.engine.refusal import Refused, refuse
from vision.mat.paper import Paper, PaperPage, as_pdf
from web.protocol import PageViewer
from web.shown.printing import Press, PrintedDeckView


class Printing(Threshold):
    """Requests for paper. Cards are the host's to print: whoever reads them all knows what is to come."""

    def printables(self, who: PageViewer) -> Press:
        """What can be printed. Raises Sorry."""
        with self._sorry(who):
            self._check_here(who)
        return Press(
            who.language,
            tuple(Paper),
            tuple(print_sheets.SEATS),
            min(self._most, max(print_sheets.SEATS)),
            tuple(self._decks()) if self._is_in_charge(who) else (),
        )

    def printed(self, what: tuple[str, str, str], who: PageViewer) -> bytes:
        """A PDF: of which kind, of which number or card file, on which paper. Raises Sorry."""
        kind, which, paper = what
        with self._sorry(who):
            self._check_here(who)
            try:
                return as_pdf(kind, self._pages(kind, which, Paper(paper), who))
            except (ValueError, LookupError) as fault:
                raise refuse("refused-print") from fault

    def _pages(self, kind: str, which: str, paper: Paper, who: PageViewer) -> list[PaperPage]:
        match kind:
            case "mat":
                return print_sheets.mat_sheets(int(which), paper)
            case "tokens":
                return print_sheets.token_sheets(paper)
            case "seats":
                return print_sheets.seat_sheets(
                    self._way_in.base(), self._way_in.wifi, self._speech(who), paper
                )
            case "cards":
                return self._card_sheets(which, paper, who)
        return self._laid_out(kind, which, paper, who)

    def _laid_out(self, kind: str, which: str, paper: Paper, who: PageViewer) -> list[PaperPage]:
        """What lies on the table, of a card file."""
        match kind:
            case "board":
                return print_sheets.board_sheets(self._printed(which, who), self._speech(who), paper)
            case "tiles":
                return print_sheets.tile_sheets(self._printed(which, who), paper)
            case "markers":
                return print_sheets.marker_sheets(self._printed(which, who), paper)
        raise LookupError(kind)

    def _card_sheets(self, file: str, paper: Paper, who: PageViewer) -> list[PaperPage]:
        language = self._table.card_languages().get(file, "")
        known = self._premises.catalogue.languages
        speech = self._speech(PageViewer(None, language if language in known else who.language))
        cards = [one for one in self._printed(file, who) if isinstance(one, PrintedCard)]
        return print_sheets.card_sheets(cards, speech, paper)

    def _printed(self, file: str, who: PageViewer) -> tuple[Printed, ...]:
        """What of a file is printed, for the host. Raises Refused, and LookupError where there is nothing."""
        self._check_in_charge(who)
        return self._of(file)

    def _of(self, file: str) -> tuple[Printed, ...]:
        found = tuple(self._table.game.printed({file: self._table.card_text(file)}))
        if not found:
            raise LookupError(file)
        return found

    def _decks(self) -> Iterator[PrintedDeckView]:
        """The card files of what is played that can be printed, with how many cards and tiles they have."""
        for file, title in self._table.card_titles().items():
            with suppress(Refused, LookupError):
                found = self._of(file)
                tiles = sum(one.count for one in found if isinstance(one, PrintedTile))
                boards = any(isinstance(one, PrintedBoard) for one in found)
                yield PrintedDeckView(
                    file, title, sum(isinstance(one, PrintedCard) for one in found), tiles, boards
                )

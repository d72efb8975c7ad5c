"""The pages of an evening as a file."""

from companion.adapters.game_catalogue.game_pictures import words_at
from companion.adapters.printing import recap_sheets
from companion.adapters.printing.missing_letters import with_missing
from companion.adapters.use_cases.handlers import handles
from companion.adapters.use_cases.machine.hardware_actions import photograph
from companion.adapters.use_cases.table_access import TableAccess
from vision.mat.paper import as_pdf
from web.ports.protocol import PageViewer
from web.ports.queries import ReadEveningPaper


@handles(ReadEveningPaper)
def _on_paper(at: TableAccess, asked: ReadEveningPaper, who: PageViewer) -> bytes:
    told = asked.told
    source = recap_sheets.RecapSource(
        lambda name: photograph(at, name), lambda address: words_at(address, at.packages)
    )
    pages = recap_sheets.pages(told, source, at.looks.get(told.look))
    return as_pdf(told.title, with_missing(pages, at.speech(who)))

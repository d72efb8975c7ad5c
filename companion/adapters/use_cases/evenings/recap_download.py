"""The pages of an evening as a file."""

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
    pages = recap_sheets.pages(told, lambda name: photograph(at, name))
    return as_pdf(told.title, with_missing(pages, at.speech(who)))

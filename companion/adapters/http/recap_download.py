"""What of an evening is taken home: its pages as a file."""

from companion.adapters.http.hardware_actions import Handling
from companion.adapters.printing import recap_sheets
from vision.mat.paper import as_pdf
from web.shown.evening import EveningToldView


class Mementos(Handling):
    """Requests for what stays of an evening."""

    def on_paper(self, told: EveningToldView) -> bytes:
        """The pages of an evening as a PDF, each on a sheet of its own."""
        return as_pdf(told.title, recap_sheets.pages(told, self.photograph))

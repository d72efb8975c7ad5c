"""Printed sheets for tests: what the PDF shows, as a picture."""

from collections.abc import Iterable, Sequence

import numpy as np
import pypdfium2  # type: ignore[import-untyped]  # it comes without types

from vision.mat.paper import PaperPage, PaperSheet, as_pdf
from vision.mat.shapes import Shape
from vision.reading import Frame

MM = 72 / 25.4
"""Points of a PDF in a millimetre."""


def pages(pdf: bytes, per_mm: float) -> list[Frame]:
    """Each page of a PDF at so many pixels a millimetre."""
    document = pypdfium2.PdfDocument(pdf)
    return [
        np.ascontiguousarray(page.render(scale=per_mm / MM).to_numpy()).astype(np.uint8) for page in document
    ]


def on_sheets(shapes: Sequence[Shape], sheets: Iterable[PaperSheet]) -> bytes:
    """One drawing as a PDF of several sheets."""
    return as_pdf("drawing", [PaperPage(sheet, shapes) for sheet in sheets])

"""Printed sheets for tests: what the PDF shows, as a picture."""

import numpy as np
import pypdfium2  # type: ignore[import-untyped]  # it comes without types

from vision.reading import Frame

MM = 72 / 25.4
"""Points of a PDF in a millimetre."""


def pages(pdf: bytes, per_mm: float) -> list[Frame]:
    """Each page of a PDF at so many pixels a millimetre."""
    document = pypdfium2.PdfDocument(pdf)
    return [
        np.ascontiguousarray(page.render(scale=per_mm / MM).to_numpy()).astype(np.uint8) for page in document
    ]

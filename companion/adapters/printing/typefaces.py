"""The one type family for print, with its styles."""

from pathlib import Path

import font_source_serif_pro

from vision.mat.lettering import Typeface

_FOLDER = Path(font_source_serif_pro.font_directory)
PLAIN = Typeface(_FOLDER / "SourceSerifPro-Regular.ttf")
BOLD = Typeface(_FOLDER / "SourceSerifPro-Bold.ttf")
SLANTED = Typeface(_FOLDER / "SourceSerifPro-It.ttf")

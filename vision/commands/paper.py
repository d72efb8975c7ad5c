"""`--paper`: which paper a printer holds; else what the system says, or what the country uses."""

import os
from argparse import ArgumentParser, ArgumentTypeError
from collections.abc import Mapping
from pathlib import Path

from vision.mat.paper import Paper

SYSTEM = Path("/etc/papersize")
"""Where Debian keeps the answer (papersize(5)); PAPERSIZE and PAPERCONF overrule it."""
LETTER_COUNTRIES = frozenset(
    ["BZ", "CA", "CL", "CO", "CR", "GT", "MX", "NI", "PA", "PH", "PR", "SV", "US", "VE"]
)
"""Where the paper is Letter (Unicode CLDR, supplemental data, paperSize); elsewhere it is A4."""


def add_paper(parser: ArgumentParser, *, large: bool = False) -> None:
    """Adds the choice to a command; `large` for what does not fit on one sheet of A4 or Letter."""
    default = (usual_large_paper if large else usual_paper)(os.environ)
    parser.add_argument(
        "--paper",
        type=_named,
        default=default,
        metavar=f"{{{','.join(Paper)}}}",
        help=f"the printer's paper ({default})",
    )


def usual_paper(environ: Mapping[str, str], system: Path = SYSTEM) -> Paper:
    """The paper size in use here, by PAPERSIZE, PAPERCONF or the locale."""
    said = environ.get("PAPERSIZE") or _written(Path(environ.get("PAPERCONF") or system))
    if said:
        return Paper.LETTER if said.casefold().startswith("letter") else Paper.A4
    locale = environ.get("LC_ALL") or environ.get("LC_PAPER") or environ.get("LANG") or ""
    country = locale.partition(".")[0].partition("@")[0].partition("_")[2]
    return Paper.LETTER if country in LETTER_COUNTRIES else Paper.A4


def usual_large_paper(environ: Mapping[str, str], system: Path = SYSTEM) -> Paper:
    """Default paper of a mat: A3, or the usual paper where that is Letter."""
    usual = usual_paper(environ, system)
    return Paper.A3 if usual is Paper.A4 else usual


def _named(text: str) -> Paper:
    try:
        return Paper(text)
    except ValueError:
        raise ArgumentTypeError(f"there is no {text!r} here: say {', '.join(Paper)}") from None


def _written(file: Path) -> str:
    """The first word of the file that is no comment, or nothing."""
    try:
        lines = file.read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return ""
    return next((line.strip() for line in lines if line.strip() and not line.startswith("#")), "")

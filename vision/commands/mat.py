"""`mat` and `tokens`: sheets to be printed, cut out and laid under the camera."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from vision.commands import Commands
from vision.commands.paper import add_paper
from vision.mat import drawing, tokens
from vision.mat.layout import FEWEST_SEATS, MOST_SEATS, Mat, MatArea
from vision.mat.paper import PaperPage, as_pdf, sheets
from vision.mat.shapes import Shape


def add(commands: Commands) -> None:
    """Adds both commands to the command line."""
    seats = range(FEWEST_SEATS, MOST_SEATS + 1)
    mat = _printed(commands, "mat", "a mat that tells the camera what lies where", large=True)
    mat.add_argument("--seats", type=int, choices=seats, required=True, help="how many people play on it")
    mat.set_defaults(run=_mat)
    small = _printed(commands, "tokens", "tokens for the mat, to be cut apart", large=False)
    small.set_defaults(run=_tokens)


def _printed(commands: Commands, name: str, about: str, *, large: bool) -> argparse.ArgumentParser:
    command = commands.add_parser(name, help=f"print {about} (a PDF)")
    add_paper(command, large=large)
    command.add_argument("--out", type=Path, default=Path(f"{name}.pdf"), help=f"the file ({name}.pdf)")
    return command


def _mat(options: argparse.Namespace) -> int:
    return _write(options, drawing.PAPER, tuple(drawing.mat(Mat(options.seats))))


def _tokens(options: argparse.Namespace) -> int:
    return _write(options, *tokens.sheet())


def _write(options: argparse.Namespace, area: MatArea, shapes: Sequence[Shape]) -> int:
    pages = [PaperPage(sheet, shapes) for sheet in sheets(area, options.paper)]
    try:
        options.out.write_bytes(as_pdf(options.command, pages))
    except OSError as fault:
        print(f"vision: {options.out} cannot be written: {fault.strerror or fault}", file=sys.stderr)
        return 1
    cut = "cut along the marks" + (" and glue them together" if len(pages) > 1 else "")
    print(
        f"{options.out}: {len(pages)} of {options.paper}. Print at 100 % (actual size), on matt paper; {cut}."
    )
    return 0

"""A card for each set of dice, with the way to join, and one for the Wi-Fi."""

from collections.abc import Iterator

import segno

from companion.adapters.language.speech import Speech
from companion.adapters.light.dice_colours import Dye, dye
from companion.adapters.network.join_info import Wifi, joining, leading
from companion.adapters.printing.cards import CARD, TEXT, centred, plain
from companion.adapters.printing.sheets import Sides
from companion.adapters.printing.typesetting import BOLD, PLAIN, fit
from companion.engine.words import say
from companion.table.settings.settings import DICE
from vision.mat.layout import MatArea
from vision.mat.shapes import BLACK, Mark, painted, polygon, rectangle
from vision.pictures.overlay import outline

CODE = MatArea("code", 9.0, 27.0, 45.0, 45.0)
NAME = MatArea("name", TEXT.left + 9, 75.0, TEXT.width - 18, 8.0)
TODO = MatArea("todo", TEXT.left, 10.5, TEXT.width, 15.0)
ADDRESS = MatArea("address", TEXT.left, TEXT.near, TEXT.width, 5.0)
QUIET = 2
"""White modules around a code that stands on white paper anyway."""


def seat_cards(address: str, wifi: Wifi | None, speech: Speech) -> Iterator[Sides]:
    """A card for each colour of dice, leading to the address of the table, and one for the Wi-Fi if any."""
    for colour in map(dye, DICE):
        yield Sides(tuple(_seat(colour, address, speech)), tuple(_back(colour, speech)))
    if wifi is not None:
        yield Sides(tuple(_wifi(wifi, speech)), ())


def _seat(colour: Dye, address: str, speech: Speech) -> Iterator[Mark]:
    name = speech(say(f"colour-{colour.id}"))
    yield from _shape(colour, MatArea("", TEXT.left, NAME.near, 8.0, 8.0))
    yield from _page(name, leading(address), speech(say("print-seat-todo", colour=name)), address)


def _wifi(wifi: Wifi, speech: Speech) -> Iterator[Mark]:
    todo = speech(say("print-wifi-todo", name=wifi.name))
    yield from _page(speech(say("print-wifi")), joining(wifi), todo, wifi.name)


def _page(name: str, code: segno.QRCode, todo: str, foot: str) -> Iterator[Mark]:
    yield from centred(fit((plain(name[:1].upper() + name[1:], BOLD, 5.5),), NAME), NAME)
    yield from _code(code)
    yield from centred(fit((plain(todo, PLAIN, 3.2),), TODO), TODO)
    yield from centred(fit((plain(foot, BOLD, 3.2),), ADDRESS), ADDRESS)


def _back(colour: Dye, speech: Speech) -> Iterator[Mark]:
    x, y = CARD.middle
    yield from _shape(colour, MatArea("", x - 20, y - 12, 40.0, 40.0))
    name = MatArea("name", TEXT.left, 12.0, TEXT.width, 12.0)
    yield from centred(fit((plain(speech(say(f"colour-{colour.id}")), BOLD, 8.0),), name), name)


def _shape(colour: Dye, box: MatArea) -> Iterator[Mark]:
    """The shape of the dice in their paint, with a dark edge: pale ones are seen on paper, too."""
    half = box.width / 2
    yield polygon(box.middle, half, outline(colour.shape), BLACK)
    yield polygon(box.middle, 0.92 * half, outline(colour.shape), painted(colour.paint))


def _code(code: segno.QRCode) -> Iterator[Mark]:
    """A QR code, as runs of dark modules."""
    rows = [bytes(row) for row in code.matrix]
    module = CODE.width / (len(rows) + 2 * QUIET)
    for number, row in enumerate(rows):
        near = CODE.near + CODE.depth - (QUIET + number + 1) * module
        for start, stop in _runs(row):
            left = CODE.left + (QUIET + start) * module
            yield rectangle(MatArea("", left, near, (stop - start) * module, module), BLACK)


def _runs(row: bytes) -> Iterator[tuple[int, int]]:
    edges = [n for n in range(len(row) + 1) if (n < len(row) and row[n]) != (n > 0 and row[n - 1])]
    yield from zip(edges[::2], edges[1::2], strict=True)

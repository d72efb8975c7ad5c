"""`--colours` and `--lesson`: what is known of the dice on a photograph before it is read."""

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Mapping
from pathlib import Path

from vision.knowledge import DiceKnowledge
from vision.networks.bodies import NAMES
from vision.pictures.photograph import photograph
from vision.reader import Reader


def add_known(parser: ArgumentParser) -> None:
    """Adds both options to a command."""
    parser.add_argument(
        "--colours",
        type=colours,
        default={},
        metavar="red=3,blue=2,white",
        help="the colours in play, with the number of dice of each where that is known",
    )
    parser.add_argument(
        "--lesson",
        type=Path,
        action="append",
        default=[],
        metavar="PHOTO",
        help="another photograph of the same dice; may be repeated",
    )


def known(options: Namespace, reader: Reader) -> DiceKnowledge:
    """Knowledge by these options. Raises NotAPicture for a lesson that is none."""
    knowledge = DiceKnowledge(options.colours)
    for path in options.lesson:
        knowledge = knowledge.after_lesson(photograph(path).frame, reader)
    return knowledge


def colours(text: str) -> Mapping[str, int | None]:
    """Colours with their number of dice, None where none is given. Raises ArgumentTypeError."""
    found: dict[str, int | None] = {}
    for part in text.split(","):
        name, equals, count = (word.strip() for word in part.partition("="))
        if name not in NAMES:
            raise ArgumentTypeError(f"{name!r} is no colour of dice: choose among {', '.join(NAMES)}")
        if equals and not (count.isascii() and count.isdigit()):
            raise ArgumentTypeError(f"{part.strip()!r}: write a number of dice, as in {name}=3")
        found[name] = int(count) if equals else None
    return found

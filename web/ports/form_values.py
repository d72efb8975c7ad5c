"""Values of a form, read from their text."""

from collections.abc import Mapping

from web.ports.schema import Astray

DICE_MOST = 60
COMMAND_MOST = 64
BLANK = "blank-"
"""Prefix of a form's blanks."""
PICK = "pick-"
"""Prefix of options in a multiple choice."""
NO_DIE = "none"
"""Value of an empty slot."""
FIELD = "text-"
"""Prefix of the fields of a step."""


class MissingValue(Exception):  # noqa: N818 - not a fault: the command has a value of its own
    """A field was not sent."""


def named(form: Mapping[str, str], before: str) -> dict[str, str]:
    """The fields whose names have that prefix, without it."""
    return {name.removeprefix(before): text for name, text in form.items() if name.startswith(before)}


def command_id(form: Mapping[str, str]) -> str:
    """The form's own id. Raises Astray (400) without one."""
    command = form.get("command", "")
    if not 1 <= len(command) <= COMMAND_MOST:
        raise Astray(400, "no-answer")
    return command


def texts(form: Mapping[str, str]) -> Mapping[str, str]:
    """Blanks filled in; empty ones are omitted."""
    typed = {name: text.strip() for name, text in named(form, BLANK).items()}
    return {name: text for name, text in typed.items() if text}


def dice(form: Mapping[str, str]) -> tuple[tuple[str, int], ...]:
    """Dice by colour and value, in their order. Raises Astray (400)."""
    slots = number(form["slots"])
    if not 1 <= slots <= DICE_MOST:
        raise Astray(400, "no-answer")
    said = [form.get(f"die-{slot}") for slot in range(slots)]
    return _swapped([_die(one) for one in said if one != NO_DIE], form.get("swap", ""))


def _swapped(dice: list[tuple[str, int]], swap: str) -> tuple[tuple[str, int], ...]:
    """The dice with one of them corrected.

    `swap` is its place and its face (`2:6`), the places of two that have each other's colours (`0-3`), or
    nothing.
    """
    if "-" in swap:
        one, _, other = swap.partition("-")
        first, second = (_of_those(dice, place) for place in (one, other))
        colours = dice[second][0], dice[first][0]
        dice[first], dice[second] = (colours[0], dice[first][1]), (colours[1], dice[second][1])
    elif swap:
        place, _, value = swap.partition(":")
        dice[_of_those(dice, place)] = dice[_of_those(dice, place)][0], number(value)
    return tuple(dice)


def _of_those(dice: list[tuple[str, int]], place: str) -> int:
    if number(place) >= len(dice):
        raise Astray(400, "no-answer")
    return number(place)


def _die(text: str | None) -> tuple[str, int]:
    colour, _, value = (text or "").rpartition(":")
    if not colour:
        raise Astray(400, "die-missing")
    return colour, number(value)


def number(text: str) -> int:
    """The number that was sent. Raises Astray (400) where it is none."""
    if not (text.isascii() and text.isdigit() and len(text) <= 9):
        raise Astray(400, "no-answer")
    return int(text)

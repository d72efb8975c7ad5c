"""Reads what a form sent: an answer, or a reason why it is none."""

from collections.abc import Mapping

from web.protocol import Mend, Tap
from web.visit import Astray

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


def tap(form: Mapping[str, str]) -> Tap:
    """The answer in a form. Raises Astray (400) where it is none."""
    if not form.get("question"):
        raise Astray(400, "no-answer")
    return Tap(
        question=form["question"],
        version=number(form.get("version", "")),
        command=_command(form),
        option=form.get("option"),
        number=number(form["number"]) if "number" in form else None,
        dice=_dice(form) if "slots" in form else (),
        texts=_texts(form) if "blanks" in form else None,
        picks=tuple(_named(form, PICK)) if "picks" in form else None,
    )


def mend(form: Mapping[str, str]) -> Mend:
    """Reads an undo or a correction from a form. Raises Astray (400) if it is incomplete."""
    return Mend(
        entry=number(form.get("entry", "")),
        command=_command(form),
        dice=_dice(form) if "slots" in form else (),
        option=form.get("option", ""),
    )


def texts(form: Mapping[str, str]) -> Mapping[str, str]:
    """Fields of a step, as typed."""
    return _named(form, FIELD)


def _named(form: Mapping[str, str], before: str) -> dict[str, str]:
    return {name.removeprefix(before): text for name, text in form.items() if name.startswith(before)}


def _command(form: Mapping[str, str]) -> str:
    command = form.get("command", "")
    if not 1 <= len(command) <= COMMAND_MOST:
        raise Astray(400, "no-answer")
    return command


def _texts(form: Mapping[str, str]) -> Mapping[str, str]:
    """Blanks filled in; empty ones are omitted."""
    typed = {name: text.strip() for name, text in _named(form, BLANK).items()}
    return {name: text for name, text in typed.items() if text}


def _dice(form: Mapping[str, str]) -> tuple[tuple[str, int], ...]:
    slots = number(form["slots"])
    if not 1 <= slots <= DICE_MOST:
        raise Astray(400, "no-answer")
    said = [form.get(f"die-{slot}") for slot in range(slots)]
    return _swapped([_die(one) for one in said if one != NO_DIE], form.get("swap", ""))


def _swapped(dice: list[tuple[str, int]], swap: str) -> tuple[tuple[str, int], ...]:
    """The dice, one of which shows something else: `swap` is its place and its face, or nothing."""
    if swap:
        place, _, value = swap.partition(":")
        if number(place) >= len(dice):
            raise Astray(400, "no-answer")
        dice[number(place)] = dice[number(place)][0], number(value)
    return tuple(dice)


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

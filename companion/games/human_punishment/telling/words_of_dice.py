"""Faces of dice in words: the red one by what it brings (HP-071)."""

from companion.engine.words import Message, Words, say
from companion.games.human_punishment.state.steps.step import Throw
from companion.games.human_punishment.state.thrown import RED_FACES, dice_of, shown
from companion.games.human_punishment.telling.words import both


def die_words(throw: Throw, die: str) -> Message:
    """One die of a throw, and what it shows."""
    face, colour = shown(throw, die), die.partition(" ")[0]
    return say("throw-die", colour=colour, face=_brings(face) if colour == "red" else face)


def throw_words(throw: Throw) -> Message:
    """All dice of a throw in one line."""
    return both([die_words(throw, die) for die in dice_of(throw)])


def _brings(face: str) -> Words:
    """Which Enemy the red die brings."""
    lowest = max(int(one) for one in RED_FACES if int(one) <= int(face))
    return say(f"red-{RED_FACES[str(lowest)]}")

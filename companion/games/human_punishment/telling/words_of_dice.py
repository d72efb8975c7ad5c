"""Faces of dice in words: the red one by what it brings (HP-071)."""

from companion.engine.words import Message, Words, say
from companion.games.human_punishment.state.steps.step import Throw
from companion.games.human_punishment.state.thrown import RED_FACES, dice_of, shown
from companion.games.human_punishment.telling.words import both


def die_words(throw: Throw, die: str) -> Message:
    """One die of a throw, and what it shows."""
    return say("throw-die", colour=die.partition(" ")[0], face=_face(throw, die))


def one_die(die: str) -> Message:
    """The die that is meant, by its colour."""
    return say(f"die-one-{die.partition(' ')[0]}")


def turned(key: str, name: str, die: str, before: Throw, after: Throw) -> Message:
    """A sentence of a die that shows another face than before, by the card or the Boost of that person."""
    return say(key, name=name, die=one_die(die), was=_face(before, die), n=_face(after, die))


def throw_words(throw: Throw) -> Message:
    """All dice of a throw in one line."""
    return both([die_words(throw, die) for die in dice_of(throw)])


def _face(throw: Throw, die: str) -> Words:
    face = shown(throw, die)
    return _brings(face) if die == "red" else face


def _brings(face: str) -> Words:
    """Which Enemy the red die brings."""
    lowest = max(int(one) for one in RED_FACES if int(one) <= int(face))
    return say(f"red-{RED_FACES[str(lowest)]}")

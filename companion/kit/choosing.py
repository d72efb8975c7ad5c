"""A choice whose look on phones follows from what its options are: people, dice, or cards."""

from collections.abc import Iterable

from companion.engine.questions import ChoiceLook, Choose, Option

FEW = 3
"""Largest number of options that needs no look."""


def choose(options: Iterable[Option]) -> Choose:
    """One of the options, drawn as what they are."""
    found = tuple(options)
    return Choose(found, look=look_of(found))


def look_of(options: Iterable[Option]) -> ChoiceLook | None:
    """People where options point at seats, dice where they have numbers; of what is left, many are cards.

    A board draws what has its place there.
    """
    found = tuple(options)
    if any(one.spot is not None or one.place is not None for one in found):
        return None
    if any(one.seat is not None for one in found):
        return ChoiceLook.SEATS
    if any(one.number is not None for one in found):
        return ChoiceLook.DICE
    return ChoiceLook.CARDS if len(found) > FEW else None

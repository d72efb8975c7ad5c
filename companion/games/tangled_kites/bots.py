"""Bot: simulates the others, and does not always choose the best kite."""

from collections.abc import Mapping

from companion.engine.answers import Chosen, Value
from companion.engine.chance import Chance
from companion.engine.questions import Question
from companion.engine.view import Viewer
from companion.engine.words import Message, say
from companion.games.tangled_kites.state import Kite, TangledKitesState, won

IMAGINED = 12
"""Samples of the others' choices for each kite."""
DEAR = 0.4
"""Value of a spare line in ribbons."""
LEAST = 0.05


def advise(state: TangledKitesState, seat: Viewer, _question: Question, chance: Chance) -> Chosen | None:
    """By what all can see, and a little luck."""
    return chosen(state, seat, chance) if seat is not None else None


def chosen(state: TangledKitesState, seat: str, chance: Chance) -> Chosen:
    """One of the kites, the likelier the more ribbons it promises; by what all can see alone."""
    kites = state.kites(seat)
    worth = [max(LEAST, _promise(state, seat, kite, chance)) ** 2 for kite in kites]
    lot = chance.random() * sum(worth)
    for kite, share in zip(kites, worth, strict=True):
        lot -= share
        if lot <= 0:
            return Chosen(spelled(kite))
    return Chosen(spelled(kites[-1]))


def reason(_state: TangledKitesState, _seat: str, _question: Question, value: Value | None) -> Message:
    """That the others were imagined, and what a spare line is for."""
    spare = isinstance(value, Chosen) and value.option.endswith("+")
    return say("advice-spare" if spare else "advice-kite")


def spelled(kite: Kite) -> str:
    """A kite as the id of an option: 4, or 4+ with a spare line."""
    return f"{kite.face}{'+' if kite.spare else ''}"


def _promise(state: TangledKitesState, seat: str, kite: Kite, chance: Chance) -> float:
    prizes = (won(_imagined(state, seat, kite, chance), state.left).get(seat, 0) for _ in range(IMAGINED))
    return sum(prizes) / IMAGINED - DEAR * kite.spare


def _imagined(state: TangledKitesState, seat: str, kite: Kite, chance: Chance) -> Mapping[str, Kite]:
    others = (one.id for one in state.seats if one.id != seat)
    return {seat: kite, **{other: chance.choice(state.kites(other)) for other in others}}

"""Printables of a box: tiles with their ruined side, Morality and History cards, markers."""

from collections import Counter
from collections.abc import Iterator

from companion.engine.printed import (
    Back,
    Emblem,
    Printed,
    PrintedCard,
    PrintedMarkers,
    PrintedPassage,
    PrintedTile,
    Sign,
)
from companion.engine.words import Words, say
from companion.games.hopes_end.cards import Box, History, Morality
from companion.games.hopes_end.reckoning import PALETTE
from companion.games.hopes_end.telling import answer_label, effects_told, gains_of
from companion.games.hopes_end.view.drawing import back, front
from companion.kit.composer.card_picture import card_picture

MARKERS = 48
"""For each player: a third of 144 tiles. Print the sheet twice for more."""
ANSWERS = (Sign.CIRCLE, Sign.SQUARE, Sign.DIAMOND)
MORALITY = Back(say("count-morality"), Emblem.EYE)
HISTORY = Back(say("count-history"), Emblem.COMPASS)


def printed(box: Box) -> Iterator[Printed]:
    """Printables by kind."""
    kinds = Counter((box.start, *box.tiles))
    ruin = back()
    for tile, count in kinds.items():
        yield PrintedTile(front(tile), ruin, count)
    yield PrintedMarkers(MARKERS)
    yield from map(_history, box.history.values())
    yield from map(_morality, box.morality.values())


def _history(card: History) -> PrintedCard:
    does = PrintedPassage(Sign.STAR, say("print-does"), effects_told(card))
    drawn = card_picture(PALETTE, card.picture, card.title)
    return PrintedCard(say("card-history"), card.title or card.id, card.text, (does,), HISTORY, picture=drawn)


def _morality(card: Morality) -> PrintedCard:
    passages = tuple(_passage(card, n, sign) for n, sign in enumerate(ANSWERS, start=1))
    kicker, drawn = say(f"type-{card.type}"), card_picture(PALETTE, card.picture, card.question)
    return PrintedCard(kicker, card.question or card.id, "", passages, MORALITY, picture=drawn)


def _passage(card: Morality, n: int, sign: Sign) -> PrintedPassage:
    gains: tuple[Words, ...] = gains_of(card, n)
    return PrintedPassage(sign, answer_label(card, n), gains)

"""The pages of an evening of dice."""

from companion.engine.dice import Die
from companion.engine.words import say
from companion.games.just_dice.events import Begun, DiceThrown, RoundTaken
from companion.games.just_dice.game import GAME
from companion.games.just_dice.recap_pages import recap_pages
from tests.companion.games.playing import PEOPLE, beats, epitaphs

ANNA, BEN, CLEO = PEOPLE[:3]


def thrown(seat: str, *faces: int) -> DiceThrown:
    return DiceThrown(seat, tuple(Die("red", face) for face in faces))


def test_each_has_a_line_with_their_throws_their_best_and_their_rounds() -> None:
    first = (Begun((ANNA, BEN, CLEO), 0), thrown(ANNA.id, 6, 5), thrown(BEN.id, 2))
    people = epitaphs(recap_pages(beats(GAME, *first)))
    assert people == [
        say("recap-threw", n=1, best=11, taken=0),
        say("recap-threw", n=1, best=2, taken=0),
        say("recap-threw-nothing"),
    ]
    later = (*first, thrown(CLEO.id, 1), RoundTaken((ANNA.id,)), thrown(ANNA.id, 3))
    people = epitaphs(recap_pages(beats(GAME, *later)))
    assert people[0] == say("recap-threw", n=2, best=11, taken=1)

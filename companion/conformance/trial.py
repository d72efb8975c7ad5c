"""One whole game, played once with one number of people; all checks of a game look at it."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any, TypeVar

from companion.adapters.language.speech import Speech, folder_of_words
from companion.analysis.simulation import SimulationInput, Step, again, steps
from companion.engine.game import Game
from companion.engine.play import Play
from companion.engine.recap_page import Beat
from companion.engine.view import View, Viewer
from companion.engine.words import Message
from companion.shared_view.marked_text import MarkedText
from companion.table.cards.card_shelf import CardShelf
from web.words import Catalogue

AROUND = ("companion.table", "companion.upkeep", "companion.adapters")
"""The packages whose words every game can use."""
KEY = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)
MOMENTS = 150
"""Limit of moments of a game that are checked; the last one is among them."""
T = TypeVar("T")


def decks_of(game: Game[Any, Any]) -> dict[str, str]:
    """The card files that come along with a game."""
    return CardShelf(Path("there is no such folder")).decks_in(game)


@cache
def words_of(package: str) -> Catalogue:
    """The words of a game and those around it."""
    return Catalogue(map(folder_of_words, (*AROUND, package)))


@cache
def keys_of(package: str) -> frozenset[str]:
    """The keys of a package's own texts, in any language."""
    texts = (path.read_text(encoding="utf-8") for path in folder_of_words(package).glob("*.ftl"))
    return frozenset(key for text in texts for key in KEY.findall(text))


def languages_of(package: str) -> tuple[str, ...]:
    """The languages in which a game and all around it have texts, English first."""
    return words_of(package).languages


@cache
def speech_of(package: str, language: str) -> Speech:
    """The words of a game and those around it, in a language."""
    return Speech(words_of(package), language)


def is_said(speech: Speech, message: Message) -> bool:
    """True if there is a text for it in the language of the speech itself."""
    try:
        said = speech(message)
    except KeyError:
        return False
    return bool(said.strip()) and not (isinstance(said, MarkedText) and said.language)


@dataclass(frozen=True)
class TrialMoment:
    """One moment of a game, and what each viewer is shown; None is the table."""

    play: Play[Any, Any]
    views: Mapping[Viewer, View]


@dataclass(frozen=True)
class GameTrial:
    """A game with a number of seats. Raises SimulationError, and what the game raises."""

    game: Game[Any, Any]
    seats: int

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages that it is played in."""
        return languages_of(self.game.meta.package)

    @cached_property
    def course(self) -> SimulationInput:
        """By its usual rules, with the cards that come along, by bots that now and then do anything."""
        return SimulationInput(self.game, decks_of(self.game), self.seats, "conformance", "mixed")

    @cached_property
    def steps(self) -> tuple[Step, ...]:
        """The simulated game, step by step to its end."""
        return tuple(steps(self.course, 0))

    @cached_property
    def table(self) -> tuple[View, ...]:
        """A spectator's view after each step."""
        return tuple(play.public_view for _, play in self.steps)

    @cached_property
    def beats(self) -> tuple[Beat[Any, Any], ...]:
        """Its events as a journal gives them back, each with the state that it led to."""
        return tuple(Beat(event, state) for event, state in again(self.course, self.steps))

    @cached_property
    def moments(self) -> tuple[TrialMoment, ...]:
        """The first of its moments, and the last."""
        plays = [play for _, play in self.steps]
        return tuple(map(_moment, [*plays[: MOMENTS - 1], *plays[MOMENTS - 1 :][-1:]]))


def _moment(play: Play[Any, Any]) -> TrialMoment:
    return TrialMoment(play, {viewer: play.game.view(play.state, viewer) for viewer in viewers(play)})


def parts(value: Any, kind: type[T]) -> Iterator[T]:
    """All values of that type inside a value, without duplicates."""
    met, waiting = set[int](), [value]
    while waiting:
        one = waiting.pop()
        if id(one) in met:
            continue
        met.add(id(one))
        if isinstance(one, kind):
            yield one
        waiting.extend(_within(one))


def _within(value: Any) -> Iterable[Any]:
    """The direct parts of a value."""
    if isinstance(value, str | int):
        return ()
    if isinstance(value, tuple | list | frozenset):
        return value
    if isinstance(value, Message):
        return value.values.values()
    if isinstance(value, Mapping):
        return value.values()
    return [getattr(value, name) for name in getattr(value, "__dataclass_fields__", ())]


def viewers(play: Play[Any, Any]) -> tuple[str | None, ...]:
    """Everybody who looks at a game: the table, and each seat."""
    return (None, *(seat.seat for seat in play.public_view.seats))

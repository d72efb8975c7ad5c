"""The check that a game can be played by ear: by a player who hears sentences, and answers by their words."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from companion.adapters.language.speech import Speech
from companion.conformance.trial import GameTrial, decks_of, speech_of
from companion.engine.advice import STANDING
from companion.engine.answers import Answer, Chosen, Origin, Picked, Value
from companion.engine.chance import by_chance
from companion.engine.game import Seat, SetUp
from companion.engine.play import Asked, Play, new_play
from companion.engine.questions import Choose, FillIn, HowMany, Option, Pick, RollDice
from companion.engine.view import CardView, Viewer
from companion.engine.words import Words, say

MOST_ANSWERS = 5_000
SEAT = re.compile(r"-?seat-\d+")
COLOURS = ("red", "blue", "green", "yellow", "purple", "orange", "brown", "black")


def plays_by_ear(trial: GameTrial) -> Iterator[str]:
    """A whole evening can be played by what is said alone: each question, what may be done, and what was."""
    player = EarPlayer(trial)
    try:
        player.evening()
    except _UnheardError as unheard:
        yield str(unheard)
    yield from dict.fromkeys(player.faults)


class _UnheardError(Exception):
    """The evening cannot go on by what was heard; the message says why."""


@dataclass
class EarPlayer:
    """Plays every seat of a game by the words of what may be done, and notes in `faults` what has none.

    It knows an option by its sentence alone: of two that sound alike it can mean neither.
    """

    trial: GameTrial
    faults: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        package = self.trial.game.meta.package
        self._speeches = [speech_of(package, language) for language in self.trial.languages]
        self._chance = Random("by ear")
        self._heard = set[object]()

    def evening(self) -> None:
        """Plays until the game is over. Raises _UnheardError."""
        play = self._begun()
        for count in range(MOST_ANSWERS):
            if play.public_view.over:
                return
            asked = self._next(play)
            question = asked.question
            value = self._answer(play, asked)
            told = len(play.log)
            play, _ = play.answer(
                Answer(question.id, asked.version, str(count), question.to, Origin.SIMULATED, value)
            )
            self._hear(f"what came of {_kind(asked)}", *play.log[told:])
        raise _UnheardError(f"it has not ended after {MOST_ANSWERS:,} answers")

    def _begun(self) -> Play[Any, Any]:
        game = self.trial.game
        colours = [one for one in COLOURS if one not in game.meta.shared_colours][: self.trial.seats]
        seats = tuple(Seat(f"seat-{n}", f"P{n}", colour) for n, colour in enumerate(colours, 1))
        return new_play(game, SetUp(seats, decks_of(game), {}, "by ear"))[0]

    def _next(self, play: Play[Any, Any]) -> Asked:
        """A question that is waited for, and now and then one that is not."""
        waited = [one for one in play.open.values() if not one.question.standing]
        standing = [
            one
            for one in play.open.values()
            if one.question.standing and not isinstance(one.question.form, RollDice)
        ]
        if standing and (not waited or self._chance.random() < STANDING):
            return self._chance.choice(standing)
        if not waited:
            raise _UnheardError("nobody is asked anything, and it is not over")
        return self._chance.choice(waited)

    def _answer(self, play: Play[Any, Any], asked: Asked) -> Value:
        question, form, kind = asked.question, asked.question.form, _kind(asked)
        self._hear(kind, question.prompt, question.public)
        self._hear_hand(play, question.to)
        match form:
            case Choose():
                self._tell_apart(kind, form.shown)
                named = self._named(form.options)
                if not named:
                    raise _UnheardError(f"{kind} has no answer")
                return Chosen(named[self._chance.choice(sorted(named))][0])
            case Pick():
                self._tell_apart(kind, form.shown)
                return self._picked(form)
            case HowMany():
                self._hear(kind, form.unit)
            case FillIn():
                self._hear(kind, form.done, *(blank.label for blank in form.blanks))
            case RollDice():
                for one in form.wanted:
                    self._hear(kind, one.owner, say(f"colour-{one.colour}"))
        return by_chance(form, self._chance)

    def _picked(self, form: Pick) -> Picked:
        """As many as may be taken, by their sentences: of those that sound alike any is meant."""
        value = by_chance(form, self._chance)
        assert isinstance(value, Picked)
        named = self._named(form.options)
        meant = Counter(words for words, alike in named.items() for one in alike if one in value.options)
        return Picked(tuple(one for words, n in meant.items() for one in named[words][:n]))

    def _tell_apart(self, kind: str, options: tuple[Option, ...]) -> None:
        """No two of them sound alike unless they are alike in all but their ids, and none is silent."""
        different = {replace(option, id="") for option in options}
        for speech in self._speeches:
            said = Counter(_sentence(speech, one) for one in different)
            self.faults += [f"two answers to {kind} sound alike: {one}" for one, n in said.items() if n > 1]
            self.faults += [f"an answer to {kind} has no words" for one in said if not one]

    def _named(self, options: tuple[Option, ...]) -> dict[str, list[str]]:
        """The options by their sentences."""
        found = dict[str, list[str]]()
        for option in options:
            found.setdefault(_sentence(self._speeches[0], option), []).append(option.id)
        return found

    def _hear_hand(self, play: Play[Any, Any], viewer: Viewer) -> None:
        """The cards that are held are told by more than a picture."""
        hand = () if viewer is None else play.game.view(play.state, viewer).hand
        for card in hand:
            if not _lines(card):
                self.faults.append("a card in hand has no words")
            self._hear("a card in hand", *_lines(card))

    def _hear(self, of: str, *words: Words) -> None:
        for one in (word for word in words if word not in self._heard):
            self._heard.add(one)
            for speech in self._speeches:
                try:
                    if not speech(one).strip():
                        self.faults.append(f"{of} has no words in {speech.language}")
                except KeyError as unsaid:
                    self.faults.append(f"{of} cannot be said in {speech.language}: {unsaid}")


def _sentence(speech: Speech, option: Option) -> str:
    """The words of an option, as a screen reader reads them: heading of its row, name, hint, cards."""
    read = (line for card in option.cards for line in _lines(card))
    told = (option.under, option.open, option.label, option.hint, option.barred, *read)
    return ", ".join(speech(one).strip() for one in told if one)


def _lines(card: CardView) -> tuple[Words, ...]:
    """The words of a card."""
    return tuple(one for one in (card.kind, card.title, *card.lines) if one)


def _kind(asked: Asked) -> str:
    return SEAT.sub("", asked.question.id.partition(":")[0])

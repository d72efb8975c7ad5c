"""One game being played: which questions are open since when, and which answers count."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic

from companion.engine.answers import Answer, Chosen, Counted, Filled, Picked, Rolled
from companion.engine.dice import COLOURS, MOST_AT_ONCE, Die, count_by_colour
from companion.engine.frozen import recent, replace
from companion.engine.game import Event, Game, SetUp, State
from companion.engine.milestone import lines
from companion.engine.questions import Barred, Blank, Choose, FillIn, HowMany, Pick, Question, RollDice
from companion.engine.refusal import Refused, refuse
from companion.engine.view import View
from companion.engine.words import Message

LONGEST_TEXT = 600
"""Characters that a blank holds at most."""


@dataclass(frozen=True)
class Asked:
    """An open question and the version since which it stands as it is."""

    question: Question
    version: int


@dataclass(frozen=True)
class Play(Generic[State, Event]):
    """A game at one moment. `version` counts its events; `log` holds the public sentences about them."""

    game: Game[State, Event]
    state: State
    version: int
    open: Mapping[str, Asked]
    log: tuple[Message, ...]

    @property
    def public_view(self) -> View:
        """The view of a spectator; the table, its pages and its devices share it."""
        return _public_view(self)

    def answer(self, answer: Answer) -> "tuple[Play[State, Event], tuple[Event, ...]]":
        """The play after the answer, and the events that it led to. Raises Refused; then nothing changed."""
        self.check(answer)
        events = tuple(self.game.decide(self.state, answer))
        return self.after(events, answer.question), events

    def after(self, events: Iterable[Event], answered: str | None = None) -> "Play[State, Event]":
        """Play after events decided earlier: a new game, or one read from the journal.

        The question they answered gets a new version if it is still open: a second tap is stale.
        """
        state, log, version = self.state, list(self.log), self.version
        for event in events:
            state = event.evolve(state)
            version += 1
            line = event.log_line(state)
            if line is not None:
                log.extend(lines(line))
        moved = replace(self, state=state, version=version, log=tuple(log))
        before = {id_: asked for id_, asked in self.open.items() if id_ != answered}
        return replace(moved, open=moved._still_open(before))

    def anew(self, version: int, log: tuple[Message, ...]) -> "Play[State, Event]":
        """Same state at another version and with another log; all open questions get the new version."""
        moved = replace(self, version=version, log=log)
        return replace(moved, open=moved._still_open({}))

    def check(self, answer: Answer) -> None:
        """Raises Refused unless the answer fits a question that is open, as it stands, to that seat."""
        asked = self.open.get(answer.question)
        if asked is None or _is_secret_to(answer.seat, asked.question):
            raise refuse("refused-closed")
        if asked.question.to not in {None, answer.seat}:
            raise refuse("refused-seat")
        if asked.version != answer.version:
            raise refuse("refused-stale")
        _check_form(asked.question, answer)

    def _still_open(self, before: Mapping[str, Asked]) -> Mapping[str, Asked]:
        questions = self.game.questions(self.state)
        return {question.id: self._since(question, before.get(question.id)) for question in questions}

    def _since(self, question: Question, before: Asked | None) -> Asked:
        if before is not None and (before.question is question or before.question == question):
            return before
        return Asked(question, self.version)


@recent
def _public_view(play: Play[Any, Any]) -> View:
    return play.game.view(play.state, None)


def new_play(game: Game[State, Event], set_up: SetUp) -> tuple[Play[State, Event], tuple[Event, ...]]:
    """A new game and its first events. Raises Refused with what to change in the set-up."""
    events = tuple(game.begin(set_up))
    return replay(game, events), events


def replay(game: Game[State, Event], events: Sequence[Event]) -> Play[State, Event]:
    """The play that these events led to."""
    return Play(game, game.initial_state(), 0, {}, ()).after(events)


def _is_secret_to(seat: str | None, question: Question) -> bool:
    return question.discreet and question.to != seat


def _count_wanted(form: RollDice) -> Counter[str]:
    counts: Counter[str] = Counter()
    for wanted in form.wanted:
        counts[wanted.colour] += wanted.count
    return counts


def _check_form(question: Question, answer: Answer) -> None:
    form: Any = question.form
    match form, answer.value:
        case Choose(options, barred), Chosen(option):
            _check_barred(barred, (option,))
            if option not in {known.id for known in options}:
                raise refuse("refused-option")
        case Pick(), Picked(taken):
            _check_picked(form, taken)
        case HowMany(), Counted(number):
            if not form.least <= number <= form.most:
                raise refuse("refused-number", least=form.least, most=form.most)
        case RollDice(), Rolled(dice):
            _check_rolled(form, dice)
        case FillIn(blanks), Filled(texts):
            _check_blanks(blanks, texts)
        case _:
            raise refuse("refused-form")


def _check_rolled(form: RollDice, dice: Sequence[Die]) -> None:
    if form.open_ended:
        if not 1 <= len(dice) <= MOST_AT_ONCE:
            raise refuse("refused-no-dice", most=MOST_AT_ONCE)
        if any(die.colour not in COLOURS for die in dice):
            raise refuse("refused-form")
    elif count_by_colour(dice) != _count_wanted(form):
        raise refuse("refused-dice", n=form.total)
    for die in dice:
        if die.value > form.faces_of(die.colour):
            raise refuse("refused-face-of", most=form.faces_of(die.colour))
    if Counter(form.keeps) - Counter(dice):
        raise refuse("refused-kept", n=len(form.thrown))


def _check_barred(barred: Iterable[Barred], taken: Sequence[str]) -> None:
    for one in barred:
        if one.option.id in taken:
            raise Refused(one.why)


def _check_picked(form: Pick, taken: Sequence[str]) -> None:
    _check_barred(form.barred, taken)
    if not {*taken} <= {option.id for option in form.options} or len({*taken}) < len(taken):
        raise refuse("refused-option")
    if not form.least <= len(taken) <= form.most:
        raise refuse("refused-picked", least=form.least, most=form.most)
    if form.reach and sum(one.worth or 0 for one in form.options if one.id in taken) < form.reach:
        raise refuse("refused-reach", n=form.reach)


def _check_blanks(blanks: Sequence[Blank], texts: Mapping[str, str]) -> None:
    by_id = {blank.id: blank for blank in blanks}
    for id_, text in texts.items():
        if id_ not in by_id:
            raise refuse("refused-form")
        choices = {option.id for option in by_id[id_].choices}
        if choices and text not in choices:
            raise refuse("refused-option")
        if len(text) > LONGEST_TEXT:
            raise refuse("refused-long", most=LONGEST_TEXT)

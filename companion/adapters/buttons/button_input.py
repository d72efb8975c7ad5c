"""Presses become Answers: a button's callback only queues, and one thread of its own does the rest."""

import logging
from collections.abc import Callable, Collection, Sequence
from functools import partial
from queue import Empty, Queue
from threading import Event, Thread
from time import monotonic
from uuid import uuid4

from companion.adapters.buttons.button_meanings import (
    GO_ON,
    UNDO,
    Begin,
    ButtonMark,
    ButtonMeaning,
    CurrentMeanings,
    Marking,
    Means,
    TakeBack,
    meaning,
    stays,
)
from companion.adapters.buttons.held_button import HeldButton
from companion.adapters.mat.tokens import Lying
from companion.adapters.seats.claims import Claims
from companion.devices.buttons import Buttons
from companion.engine.answers import Answer, Origin
from companion.engine.refusal import Refused
from companion.table.commands.game import BeginGame
from companion.table.commands.playing import SubmitAnswer, UndoAnswer
from companion.table.moment import Moment
from companion.table.state import Actor
from companion.table.table import Table
from vision.reading import DieSeen

log = logging.getLogger(__name__)

BEWARE_S = 0.3
"""A press so soon after its meaning changed was meant for the one before: it does not count."""


class ButtonInput:
    """The buttons at one table, from wherever they come.

    `means_more` is asked first: whether a press has another meaning just now, and has been seen to. `claims`
    are settled by the buttons that are held; `lying` are the dice and `tokens` the tokens that the camera
    sees on the mat. `light` is told which buttons would do something, `changed` when the mark has moved.
    """

    def __init__(
        self,
        table: Table,
        sources: Sequence[Buttons],
        means_more: Callable[[str], bool] = lambda _: False,
        claims: Claims | None = None,
        lying: Callable[[], Sequence[DieSeen]] = tuple,
        tokens: Callable[[], Lying] = tuple,
        light: Callable[[Collection[str]], None] = lambda _: None,
        changed: Callable[[], None] = lambda: None,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self._table = table
        self._means_more, self._light, self._changed = means_more, light, changed
        self._lying, self._tokens, self._clock = lying, tokens, clock
        self._holding = HeldButton(claims, sources)
        self._mark: ButtonMark | None = None
        self._means: dict[str, tuple[Means | None, float]] = {}
        self._news: Queue[tuple[Moment | str | None, float]] = Queue()
        self._stop = Event()
        for source in sources:
            source.listen(lambda name: self._news.put_nowait((name, self._clock())))
        self._leave = table.subscribe(lambda moment: self._news.put_nowait((moment, self._clock())))
        self._moment = table.moment
        self._learn(table.moment, float("-inf"))
        self._thread = Thread(target=self._run, name=f"hands-{table.id}", daemon=True)
        self._thread.start()

    @property
    def mark(self) -> ButtonMark | None:
        """The current mark of the seats' buttons; from any thread."""
        return self._mark

    def look(self) -> None:
        """Queues a new look at dice and seat requests; from any thread, without waiting."""
        self._news.put_nowait((None, self._clock()))

    def settle(self) -> None:
        """Blocks until every press so far has been answered."""
        self._news.join()

    def close(self) -> None:
        """Answers what was pressed, and no more."""
        self._leave()
        self._stop.set()
        self._news.put_nowait(("", self._clock()))
        self._thread.join()

    def _run(self) -> None:
        while not self._stop.is_set():
            try:
                what, at = self._news.get(timeout=self._holding.patience)
            except Empty:
                self._watch()
                continue
            if isinstance(what, str):
                self._try(what, partial(self._press, what, at))
            else:
                self._try("", partial(self._learn, what or self._moment, at))
            self._watch()
            self._news.task_done()

    def _try(self, name: str, act: Callable[[], None]) -> None:
        try:
            act()
        except Refused as refused:
            log.info("the button %s did not count: %s", name, refused)
        except Exception:
            log.exception("the button %s failed", name)

    def _watch(self) -> None:
        """Answers seat requests whose button was released, or held long enough."""
        if self._holding.patience is None:
            return
        at = self._clock()
        for name, since in self._holding.let_go():
            self._try(name, partial(self._answer, name, since))
        for name in self._holding.held_long(at):
            self._try(name, partial(self._holding.hand_over, name))
        self._shine(at)

    def _learn(self, moment: Moment, at: float) -> None:
        if self._mark is not None and not _sits_on(self._mark.seat, self._moment, moment):
            self._mark = None
        self._moment = moment
        least = self._table.game.meta.min_players
        situation = CurrentMeanings(moment, least, self._lying(), self._mark, self._tokens())
        for name in (GO_ON, UNDO, *(seat.id for seat in moment.seating.seats)):
            now = meaning(name, situation)
            before, since = self._means.get(name, (None, float("-inf")))
            self._means[name] = (now, since if stays(before, now) else at)
        self._shine(self._clock())

    def _shine(self, at: float) -> None:
        useful = {name for name, (now, _) in self._means.items() if now is not None}
        self._light(self._holding.lit(useful, at))

    def _press(self, name: str, at: float) -> None:
        if not self._means_more(name) and not self._holding.puts_off(name, at):
            self._answer(name, at)

    def _answer(self, name: str, at: float) -> None:
        now, since = self._means.get(name, (None, at))
        if at - since < BEWARE_S:
            return
        match now:
            case ButtonMeaning(_, asked, value):
                question = asked.question
                command = uuid4().hex
                answer = Answer(question.id, asked.version, command, question.to, Origin.BUTTON, value)
                self._table.execute(SubmitAnswer(answer), Actor(game=self._moment.game))
            case Marking(_, mark):
                self._mark = mark
                self._learn(self._moment, at)
                self._changed()
            case TakeBack(_, entry):
                self._table.execute(
                    UndoAnswer(entry, uuid4().hex), Actor(None, Origin.BUTTON, self._moment.game)
                )
            case Begin():
                self._table.execute(BeginGame())


def _sits_on(seat: str, before: Moment, now: Moment) -> bool:
    """True if the same person or bot still has the seat."""
    return before.seating.occupancy(seat) == now.seating.occupancy(seat)

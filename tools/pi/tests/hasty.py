"""Players who answer as fast as they can, so that a power cut comes in the middle of writing."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from http.client import HTTPException
from random import Random
from threading import Event, Thread

from tests.evening.players.forms import Form
from tests.evening.players.phone import Phone

WAITS_S = 300.0
"""Seconds in which a crowded emulator acknowledges some answers."""


class Hasty:
    """A player who answers without a pause; `counted` are the answers that the table acknowledged."""

    def __init__(self, phone: Phone) -> None:
        self.phone = phone
        self.counted: list[tuple[str, str]] = []
        self._chance = Random(phone.home)

    def open(self) -> Iterator[tuple[str, str]]:
        """The questions that are open now, each with the version since which it is."""
        return ((form.question, form.hidden["version"]) for form in self.phone.prompts())

    def play(self, ended: Event) -> None:
        """Answers until the table is gone."""
        with suppress(OSError, HTTPException):
            while not ended.wait(0.1):
                self._answer()

    def _answer(self) -> None:
        for form in self.phone.prompts():
            for fields in () if form.standing else self._ways(form):
                if self.phone.tap(form, **fields).get("ok"):
                    self.counted.append((form.question, form.hidden["version"]))
                    return

    def _ways(self, form: Form) -> Iterator[dict[str, str]]:
        """Dice that are typed in, or each button."""
        if form.picks:
            yield {name: self._chance.choice(faces) for name, faces in form.picks.items()}
        else:
            yield from ({name: value} for name, value in form.buttons)


def cut_while_they_play(players: list[Hasty], answers: int, cut: Callable[[], None]) -> int:
    """Takes the power away after a number of answers, while all go on answering; returns how many counted."""
    ended, before = Event(), _counted(players)
    threads = [Thread(target=player.play, args=(ended,)) for player in players]
    for thread in threads:
        thread.start()
    _wait(lambda: _counted(players) - before >= answers)
    cut()
    ended.set()
    for thread in threads:
        thread.join()
    return _counted(players) - before


def _counted(players: list[Hasty]) -> int:
    return sum(len(player.counted) for player in players)


def _wait(is_so: Callable[[], bool]) -> None:
    pause = Event()
    for _ in range(round(WAITS_S / 0.05)):
        if is_so():
            return
        pause.wait(0.05)
    raise TimeoutError(f"no answer counted within {WAITS_S:.0f} s")

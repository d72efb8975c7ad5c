"""A card that is written once: its table comes up, is played at, and loses nothing in a power cut."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from http.client import HTTPException
from random import Random
from threading import Event, Thread

import pytest

from tests.emulated_pi.conftest import PIN, Pi
from tests.evening.evening import begin, code_on, kiosk, sit_down
from tests.evening.phone import Phone

CUTS = 10
PLAYED_S = (2.0, 20.0)
"""Seconds between the first page and the cut; the board answers in some tenths of one."""


class Hasty:
    """A player who answers without a pause; `counted` are the answers that the table acknowledged."""

    def __init__(self, phone: Phone) -> None:
        self.phone = phone
        self.counted: list[tuple[str, str]] = []

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
            for name, value in form.buttons if not form.standing and not form.picks else ():
                if self.phone.tap(form, **{name: value}).get("ok"):
                    self.counted.append((form.question, form.hidden["version"]))
                    return


def host(pi: Pi) -> Phone:
    """The kiosk's page, opened elsewhere by the host."""
    screen = kiosk(pi.address)
    form = next(form for form in screen.forms() if form.action.endswith("/unlock"))
    assert "go" in screen.tap(form, pin=PIN)
    return screen


def set_up(screen: Phone) -> None:
    """Walks through the set-up of a new table, and changes nothing."""
    while steps := [form for form in screen.forms() if form.id in {"setup-on", "setup-finish"}]:
        assert "sorry" not in screen.tap(steps[0], **dict(steps[0].buttons[:1]))


def cut_while_they_play(players: list[Hasty], seconds: float, cut: Callable[[], None]) -> None:
    """Takes the power away while everybody answers."""
    ended = Event()
    threads = [Thread(target=player.play, args=(ended,)) for player in players]
    for thread in threads:
        thread.start()
    ended.wait(seconds)
    cut()
    ended.set()
    for thread in threads:
        thread.join()


@pytest.mark.timeout(20_000)
def test_what_was_acknowledged_is_there_after_each_of_ten_power_cuts(pi: Pi) -> None:
    with pi.on():
        screen = host(pi)
        assert "companion.txt, Zeile 5" in screen.page()
        set_up(screen)
        players = [Hasty(phone) for phone in sit_down(pi.address, code_on(screen))]
        begin(screen)
    chance = Random(1)
    for _ in range(CUTS):
        with pi.on() as emulator:
            for player in players:
                assert not {*player.counted} & {*player.open()}
            cut_while_they_play(players, chance.uniform(*PLAYED_S), emulator.cut)
    assert sum(len(player.counted) for player in players) >= CUTS

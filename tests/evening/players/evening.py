"""An evening, played to its end: phones tap what is open, and dice are thrown before the pretend camera."""

import os
import re
import time
from collections.abc import Sequence
from random import Random

from tests.evening.players.forms import Form
from tests.evening.players.phone import Phone, join
from tests.evening.players.player import Player

WHOLE = bool(os.environ.get("EVENINGS"))
"""Whether all that takes long is played, too: in `make evenings`, with as many people as are allowed."""
PEOPLE = (("Ada", "red"), ("Ben", "blue"), ("Cleo", "green"))
ROLL_SECONDS = 60.0
LOOK = re.compile(r"/photograph/(look-[^.]+)\.jpg")
THROWS = 4
"""A die that the camera is not sure of is thrown again, as at any table."""


def sit_down(base: str, code: str) -> list[Phone]:
    """Three phones that joined, in the order of their seats."""
    return [join(base, code, name, colour) for name, colour in PEOPLE]


def kiosk(base: str) -> Phone:
    """The kiosk, which has no seat."""
    return Phone(base, "/t/home/kiosk")


def code_on(screen: Phone) -> str:
    """The short code that the kiosk shows."""
    found = re.search(r"/j/([A-Z]{4})\b", screen.page())
    assert found is not None, "the kiosk shows no code"
    return found[1]


def begin(screen: Phone) -> None:
    """Begins the game from the kiosk."""
    form = next(form for form in screen.forms() if form.action.endswith("/begin"))
    assert screen.tap(form) == {"ok": True}


def play_on(screen: Phone, players: Sequence[Player], most: int = 1000) -> bool:
    """Plays up to `most` taps; True once the game is over."""
    for _ in range(most):
        if is_over(screen):
            return True
        if not each_acts(players):
            throw(screen)
    return False


def each_acts(players: Sequence[Player]) -> bool:
    """Everybody who is asked answers once; False if nobody was."""
    acted = [player.act() for player in players]
    return any(acted)


def is_over(screen: Phone) -> bool:
    """True if the kiosk offers the table to the next party."""
    return any(form.action.endswith("/again") for form in screen.forms())


def make_room(screen: Phone) -> bool:
    """Clears the table for the next party; False if it is not offered to one."""
    offers = [form for form in screen.forms() if form.action.endswith("/again")]
    for form in offers:
        assert screen.tap(form, sure="yes") == {"ok": True}
    return bool(offers)


def open_roll(screen: Phone) -> Form | None:
    """The roll that the table waits for, if there is one."""
    rolls = [form for form in screen.prompts() if form.picks and not form.standing]
    return rolls[0] if rolls else None


def type_in(phone: Phone, chance: Random) -> bool:
    """Types some dice in; False if the table waits for none."""
    form = open_roll(phone)
    if form is not None:
        phone.tap(form, **{name: chance.choice(faces) for name, faces in form.picks.items()})
    return form is not None


def is_doubted(screen: Phone, before: list[str]) -> bool:
    """True if the camera has looked again, and says what is amiss."""
    page = screen.page()
    return LOOK.findall(page) not in (before, []) and 'class="notice"' in page


def throw(screen: Phone) -> None:
    """Throws the dice before the pretend camera until the roll counts."""
    assert is_read(screen), "the camera did not read the dice"


def is_read(screen: Phone) -> bool:
    """Throws the dice, again where one could not be read; whether the roll counts in the end."""
    for _ in range(THROWS):
        if open_roll(screen) is None:
            return True
        before = LOOK.findall(screen.page())
        form = next((form for form in screen.forms() if form.action.endswith("/throw")), None)
        if form is None:  # the camera has read them since
            continue
        assert screen.tap(form) == {"ok": True}
        deadline = time.monotonic() + ROLL_SECONDS
        while open_roll(screen) and not is_doubted(screen, before) and time.monotonic() < deadline:
            time.sleep(0.2)
    return open_roll(screen) is None

"""What each page is sent in a real evening: never the Scene before its time, never another's Traits."""

import re
from collections.abc import Iterator
from random import Random

import pytest

from companion.app import Companion
from companion.games.hope_inhumanity.state import HopeInhumanityState
from tests.evening.players.evening import begin, kiosk, sit_down
from tests.evening.players.phone import Phone
from tests.evening.players.player import Player
from tests.long import LONG

STEPS = 120 if LONG else 30


def state_of(companion: Companion) -> HopeInhumanityState:
    play = companion.table.moment.play
    assert play is not None
    state: HopeInhumanityState = play.state
    return state


def secrets_from(state: HopeInhumanityState, seat: str | None) -> Iterator[str]:
    """Words that this viewer may not be sent now."""
    for survivor in state.survivors:
        if survivor.seat != seat:
            yield from (state.deck.traits[card].title for card in survivor.traits)
    playing = state.playing
    if playing is not None and not playing.opened and seat != state.active:
        scene = state.deck.scenes[playing.card]
        if not playing.acted or scene.title not in scene.callout:
            yield scene.title
        if not playing.acted and playing.verdict is None:
            yield scene.callout.split(".")[0]
    drawn = {playing.card} if playing is not None else set()
    for pile in state.piles.values():
        yield from (state.deck.scenes[card].title for card in pile if card not in drawn)


def says(page: str, secret: str) -> bool:
    """True if these words stand in the page, not as parts of longer ones."""
    return re.search(rf"\b{re.escape(secret)}(?!\w)", page) is not None


def type_dice(phone: Phone, chance: Random) -> None:
    """Types any dice for the open roll."""
    for form in phone.prompts():
        if form.picks and not form.standing:
            phone.tap(form, **{name: chance.choice(values) for name, values in form.picks.items()})


@pytest.mark.slow
@pytest.mark.long
def test_no_page_is_ever_sent_what_its_viewer_may_not_know(companion: Companion) -> None:
    screen, chance = kiosk(companion.address), Random(2)
    phones = sit_down(companion.address, companion.table.moment.seating.code)
    begin(screen)
    players = [Player(phone) for phone in phones]
    checked = 0
    for _ in range(STEPS):
        if not any(player.act() for player in players):
            type_dice(phones[0], chance)
        state = state_of(companion)
        for viewer, page in [(None, screen), *zip(("seat-1", "seat-2", "seat-3"), phones, strict=True)]:
            sent = page.page()
            if state_of(companion) is not state:
                continue
            told = [secret for secret in secrets_from(state, viewer) if says(sent, secret)]
            assert told == [], f"{viewer} was sent {told}"
            checked += 1
    assert checked > STEPS

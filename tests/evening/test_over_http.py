"""A three-player game from the first draw to its end over real HTTP, dice through the pretend camera."""

from random import Random

import pytest

from companion.__main__ import main
from companion.app import Companion
from companion.engine.view import Rolling
from companion.table.moment import Moment
from tests.companion.adapters.conftest import play_out
from tests.evening.players.evening import WHOLE, begin, is_over, kiosk, make_room, play_on, sit_down
from tests.evening.players.phone import Phone
from tests.evening.players.player import Player
from tests.long import LONG

TO_THE_END = WHOLE or LONG
"""Otherwise until the first dice were read, in whichever turn that is."""


@pytest.mark.representative
@pytest.mark.long
@pytest.mark.parametrize("chance", (None, Random(5)) if WHOLE else (None,))
def test_three_phones_play_a_whole_evening(
    companion: Companion, chance: Random | None, capsys: pytest.CaptureFixture[str]
) -> None:
    origins: list[str | None] = []
    companion.table.subscribe(lambda moment: origins.append(origin(moment)))
    screen = kiosk(companion.address)
    phones = sit_down(companion.address, companion.table.moment.seating.code)
    begin(screen)
    players = [Player(phone, chance) for phone in phones]
    while "camera" not in origins and not TO_THE_END:
        assert not play_on(screen, players, most=1)
    assert play_on(screen, players) if TO_THE_END else not is_over(screen)
    assert set(origins) <= {None, "camera"}
    assert chance is not None or "camera" in origins
    assert main(["replay", "--data", str(companion.settings.data)]) == 0
    said = capsys.readouterr().out
    assert "game 1 (hope_inhumanity): " in said
    assert "decided as they were then" in said
    assert "0 of them otherwise than then" in said
    if TO_THE_END:
        clear_for_the_next_party(screen, companion)


@pytest.mark.slow
def test_the_table_is_cleared_for_the_next_party_once_a_game_is_over_and_not_before(
    companion: Companion,
) -> None:
    screen = kiosk(companion.address)
    sit_down(companion.address, companion.table.moment.seating.code)
    begin(screen)
    assert not make_room(screen)
    play_out(companion.table)
    clear_for_the_next_party(screen, companion)


def clear_for_the_next_party(screen: Phone, companion: Companion) -> None:
    """One button that asks once more, and the table is empty, with a new code."""
    code = companion.table.moment.seating.code
    assert make_room(screen)
    assert companion.table.moment.seating.seats == ()
    assert companion.table.moment.seating.code != code


def origin(moment: Moment) -> str | None:
    """Who read the dice that lie on the table, if any do."""
    if moment.play is None:
        return None
    rolling: Rolling | None = moment.play.game.view(moment.play.state, None).rolling
    return rolling.origin if rolling else None

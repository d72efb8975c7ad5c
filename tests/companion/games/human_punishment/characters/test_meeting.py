"""Before the first turn the table gets to know the characters: what is printed on their boards, no more."""

from typing import Any

import pytest

from companion.engine.answers import Chosen
from companion.engine.words import Message, say
from companion.games.human_punishment.game import GAME
from tests.companion.games.human_punishment.characters.test_casting import begins, settled
from tests.companion.games.human_punishment.ruling_cases import after


@pytest.mark.rule("HP-027")
def test_everybody_reads_every_character_until_the_first_has_drawn() -> None:
    city = settled(begins(6))
    for viewer in (None, *city.seats):
        seen = GAME.view(city, viewer)
        assert seen.meeting
        for seat, one in zip(seen.seats, city.players, strict=True):
            [card] = seat.cards
            assert card.kind == say(f"character-{one.sheet.character}")
            assert not card.secret
            told = [line.key for line in card.lines if isinstance(line, Message)]
            assert told[:2] == [f"character-{one.sheet.character}-text", "board-values"]
            assert all(key.startswith(f"ability-{one.sheet.character}-") for key in told[2:])
    [draws] = [one for one in GAME.questions(city) if not one.standing]
    form: Any = draws.form
    later = GAME.view(after(city, draws.id, draws.to, Chosen(form.options[0].id)), None)
    assert not later.meeting
    assert [seat.cards for seat in later.seats] == [()] * 6


@pytest.mark.rule("HP-027")
def test_boards_that_are_all_alike_are_nobody_to_get_to_know() -> None:
    assert not GAME.view(begins(3, characters="plain"), None).meeting

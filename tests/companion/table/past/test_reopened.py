"""What somebody took home is opened again step by step, and the table that plays hears nothing of it."""

import json

import pytest

from companion.engine.answers import Origin
from companion.engine.refusal import Refused
from companion.table.journal.entries import Undo
from tests.companion.games.taken_home import replayed
from tests.companion.saying import give_undo
from tests.companion.toy_game import TOY
from tests.companion.toy_play import ToyHouse, play_on

ALL = 6
"""As many answers as two rounds of the toy take."""


def taken_home(house: ToyHouse) -> bytes:
    """The file of a game that is over, in which something was taken back."""
    table = house.playing()
    play_on(table, 1)
    assert table.moment.story is not None
    give_undo(table, Undo(table.moment.story.latest[0].entry, "back", None, Origin.KIOSK))
    play_on(table, ALL, "anew")
    return json.dumps(table.record.written()).encode()


def test_every_step_is_as_it_was(house: ToyHouse) -> None:
    data = taken_home(house)
    table = house.again()
    before = table.moment
    again = table.evenings.reopen(data)
    assert again.length == 1 + 1 + 1 + ALL
    first, _, third, *_, last = replayed(again, TOY)
    assert before.play is not None
    assert last.state == before.play.state
    assert last.log == before.play.log
    assert third.state == first.state
    assert table.moment is before


@pytest.mark.parametrize(
    "data",
    [
        *(b"", b"{", b"[]", b"null", b"\xff\xfe", b'{"game": "toy"}', b'{"game": 3}'),
        b'{"game": "toy", "begun_at": "", "set_up": {}, "entries": []}',
    ],
)
def test_anything_else_is_refused(house: ToyHouse, data: bytes) -> None:
    with pytest.raises(Refused, match="refused-export"):
        house.playing().evenings.reopen(data)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("entries", 1, "kind"), "stolen"),
        (("entries", 1, "events"), [{"is": "Nothing"}]),
        (("entries", 2, "said", "entry"), 99),
        (("set_up", "seats"), "nobody"),
        (("entries",), []),
        (("entries",), {}),
    ],
)
def test_a_file_that_somebody_wrote_in_is_refused_and_changes_nothing(
    house: ToyHouse, path: tuple[str | int, ...], value: object
) -> None:
    document = json.loads(taken_home(house))
    *way, last = path
    inner = document
    for one in way:
        inner = inner[one]
    inner[last] = value
    table = house.again()
    before = table.moment
    with pytest.raises(Refused, match="refused-export"):
        table.evenings.reopen(json.dumps(document).encode())
    assert table.moment is before


def test_another_game_is_named(house: ToyHouse) -> None:
    with pytest.raises(Refused, match="refused-export-game"):
        house.playing().evenings.reopen(b'{"game": "chess"}')

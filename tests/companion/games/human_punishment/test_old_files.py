"""Card files from before there were sentences are read as they were; a half-typed box plays."""

import pytest

from companion.engine.game import Seat, SetUp
from companion.engine.refusal import Refused
from companion.games.human_punishment.box import read_box
from companion.games.human_punishment.game import GAME

OLD = """deck: Old
language: en
I:
  - {id: a, title: A, kind: plain, do: [{op: bar, bar: morale, n: 1}]}
II:
  - {id: b, kind: colour check, colours: [grey], steps: [{atLeast: 1, do: []}], failure: [{op: ex}]}
III:
  - {id: c, kind: decision, by: leader, A: [{op: traps, n: 2}], B: [{op: wound, n: 1, whom: idle}]}
EX:
  - title: New
    do: Morale goes 1 down
"""
SEATS = tuple(Seat(f"s{n}", f"P{n}", paint) for n, paint in enumerate(("red", "blue", "green")))


def test_an_event_of_before_stands_beside_one_with_sentences_and_the_rest_is_plain() -> None:
    box = read_box({"old.yaml": OLD})
    assert '"bar": "morale"' in box.events["I"][0]
    [begun] = GAME.begin(SetUp(SEATS, {"old.yaml": OLD}, {}, "s"))
    city = GAME.evolve(GAME.initial_state(), begun)
    assert [one[0] for one in city.display] == ["p", "p", "p"]
    assert not any(one.goals for one in city.players)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (OLD.replace("op: bar, bar: morale", "op: bar, bar: moral"), "fault-old"),
        (OLD.replace("Morale goes 1 down", "Morale gos 1 down"), "fault-nearest"),
        (OLD.replace("EX:", "XE:"), "fault-has-no"),
        (OLD.replace("title: New", "title: ''"), "fault-no-text"),
    ],
)
def test_a_fault_of_either_kind_is_told_with_its_place(wrong: str, said: str) -> None:
    with pytest.raises(Refused) as refused:
        read_box({"old.yaml": wrong})
    assert said in str(refused.value.reason)
    assert "old.yaml" in str(refused.value.reason)

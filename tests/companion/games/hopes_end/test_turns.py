"""The rules of set-up, turns, laying tiles and Morality cards, one small scenario each, both ways."""

from typing import Any

import pytest

from tests.companion.games.hopes_end.written import (
    DRAW,
    Fields,
    cards,
    case,
    do,
    effect,
    faults,
    history,
    lies,
    tiles,
    turn,
)

THREE = ["A", "B", "C"]
PLUS = effect("place", 1, {"type": "democratic", "least": 2})
STRAIGHT = {"piles": [tiles("rsrs"), 5, 5, 5]}
READY = [do("draw tile", pile=1), do("morality", answer=1, replaces="A1")]
FROM_THE_BOX = [
    case(
        *("HE-005", "HE-008", "HE-065"),
        given={"setup": {}},
        when=[
            do("claim"),
            do("answers", answers=[1, 2]),
            do("answers", answers=[1, 2, 3, 1]),
            do("answers", answers=[0, 2, 3]),
            do("answers", answers=[1, 2, 4]),
            do("answers", answers=[1, 2, 3]),
            do("answers", answers=[3, 2, 1]),
            do("answers", "B", answers=[3, 3, 3]),
            do("claim", "B"),
            do("claim"),
        ],
        final={"first": "B", "active": "B", "moralityDeck": 34, "moralityDiscard": 0},
        rejected=[1, 2, 3, 4, 5, 7, 10],
    ),
    case(
        *("HE-006", "HE-007"),
        given={"setup": {}},
        final={"onTable": 1, "piles": [36, 36, 36, 35], "sides": [{"at": [0, 0], "edges": "brsr"}]},
    ),
]
TURNS = [
    case(
        *("HE-009", "HE-018", "HE-066"),
        given={"players": THREE, "first": "B", "active": "C", "board": [lies(1, 0, "B")]},
        when=[*turn("C", 2, 0), DRAW, *turn("A", 3, 0), DRAW, do("draw tile", "C", pile=1)],
        final={"active": "B", "first": "B", "history": "plain historyDeck 1"},
        rejected=[4, 9],
        checks=[{"after": 3, "active": "A"}, {"after": 7, "active": None}],
    ),
    case(
        *("HE-010", "HE-062"),
        given={"piles": [0, 2, 1, 0]},
        when=[
            do("draw tile", pile=1),
            do("draw tile", pile=4),
            do("draw tile", pile=5),
            do("draw tile", pile=2),
            do("draw tile", pile=2),
        ],
        final={"piles": [0, 1, 1, 0], "hand": "ssss"},
        rejected=[1, 2, 3, 5],
    ),
    case(
        *("HE-011", "HE-063"),
        when=[
            do("draw tile", pile=1),
            do("place", at=[1, 0]),
            do("morality", answer=2, replaces="A2"),
            do("morality", answer=2, replaces="A1"),
            do("place", at=[1, 0]),
        ],
        final={"onTable": 2, "moralityDeck": 9, "active": "B"},
        rejected=[2, 4],
    ),
    case(
        *("HE-012", "HE-013", "HE-064", "HE-065"),
        given={"moralityDeck": [{"id": "new"}]},
        when=[
            do("draw tile", pile=1),
            do("morality", answer=0, replaces="A2"),
            do("morality", answer=4, replaces="A2"),
            do("morality", answer=1, replaces="new"),
            do("morality", answer=1, replaces="B2"),
            do("morality", answer=3, replaces="A2"),
            do("morality", answer=1, replaces="new"),
            do("answers", answers=[1, 1, 1]),
        ],
        final={
            "morality": {"A": ["A1", "new", "A3"], "B": ["B1", "B2", "B3"]},
            "answer": {"A1": 1, "new": 3},
            "moralityDiscard": 1,
        },
        rejected=[2, 3, 4, 5, 7, 8],
    ),
    case(
        *("HE-014", "HE-069", "HE-031"),
        given={
            "active": None,
            "morality": {"A": cards("democratic", "anarchist", "dictator")},
            "moralityDeck": [{"id": "A9", "answers": [[{"op": "points", "n": 4}], [], []]}],
            "historyDeck": [{"id": "H1", "effects": [PLUS]}, {"id": "H2", "effects": [PLUS]}],
        },
        when=[DRAW, *turn("A", 1, 0, goes="2"), *turn("B", 2, 0), DRAW],
        final={"allow": {"A": 2, "B": 1}, "points": {"A": 4, "B": 0}},
        checks=[{"after": 4, "allow": {"A": 1}, "points": {"A": 0}, "active": "B"}],
    ),
    case(
        *("HE-015", "HE-026", "HE-041"),
        given={"board": [lies(-1, 0, "B")]},
        when=turn("A", 1, 0),
        final={"tiles": {"A": 1, "B": 1}, "score": {"A": 1, "B": 1}},
    ),
    case("HE-016", given=history(effect("place", -2)), when=[DRAW], final={"allow": {"A": 1, "B": 1}}),
    case(
        *("HE-016", "HE-017"),
        given=history(effect("place", -2), effect("place", 3, {"first": True})),
        when=[DRAW],
        final={"allow": {"A": 2, "B": 1}},
    ),
    case(
        *("HE-017", "HE-063", "HE-068"),
        given=history(effect("place", 1)),
        when=[
            DRAW,
            do("stop"),
            *turn("A", 1, 0),
            do("draw tile", pile=1),
            do("morality", answer=1, replaces="A2"),
            do("place", at=[2, 0]),
            do("draw tile", pile=1),
            *turn("B", 3, 0, pile=2),
            do("stop", "B"),
            do("stop", "B"),
        ],
        final={"active": None, "tiles": {"A": 2, "B": 1}, "allow": {"A": 2, "B": 2}},
        rejected=[2, 7, 9, 14],
        checks=[{"after": 5, "active": "A"}, {"after": 8, "active": "B"}, {"after": 12, "active": "B"}],
    ),
    case(
        *("HE-019", "HE-068"),
        given={
            "players": ["A", "B"],
            "active": None,
            "historyDeck": [{"id": "H1", "effects": [effect("place", 1)]}, {"id": "H2"}],
        },
        when=[DRAW, *turn("A", 1, 0), do("stop"), *turn("B", 2, 0), do("stop", "B"), DRAW],
        final={"history": "H2", "historyDiscard": 1, "allow": {"A": 1, "B": 1}},
        checks=[{"after": 1, "history": "H1", "historyDiscard": 0}, {"after": 8, "allow": {"B": 2}}],
    ),
    case(
        "HE-020",
        given={"moralityDeck": 0, "moralityDiscard": [{"id": "old"}]},
        when=READY,
        final={"morality": {"A": ["old", "A2", "A3"]}, "moralityDeck": 0, "moralityDiscard": 1},
    ),
    case(
        "HE-020",
        given={"active": None, "historyDeck": 0, "historyDiscard": 0, "history": {"id": "H0"}},
        when=[DRAW],
        final={"history": "H0", "historyDeck": 0, "historyDiscard": 0},
    ),
    case(
        "HE-067",
        given={
            "morality": {
                "A": [
                    {"id": "A1", "answers": [[{"op": "place", "n": 2}], [], []]},
                    *cards("anarchist", "anarchist", "anarchist")[1:],
                ]
            }
        },
        when=[*turn("A", 1, 0, goes="2"), *turn("B", 2, 0), DRAW],
        final={"allow": {"A": 3, "B": 1}},
        checks=[{"after": 3, "active": "B"}],
    ),
]
LAYING = [
    case(
        *("HE-021", "HE-060"),
        when=[*READY, *(do("place", at=at) for at in ([1, 1], [5, 5], [0, 0], [0, -1]))],
        final={"onTable": 2},
        rejected=[3, 4, 5],
    ),
    case(
        *("HE-022", "HE-058"),
        given={"board": [lies(1, 0), lies(1, 1, edges="sssr", road="nothing")], **STRAIGHT},
        when=[*READY, *(do("place", at=[0, 1], turn=n) for n in (0, 1))],
        final={"onTable": 4, "active": "B"},
        rejected=[3],
    ),
    case(
        *("HE-023", "HE-061"),
        given={"start": {"edges": "bssr", "road": "building"}, "piles": [tiles("bsrr"), 5, 5, 5]},
        when=READY,
        final={
            "hand": "bsrr",
            "legal": [[0, 1, 2], [-1, 0, 2], [-1, 0, 3], [1, 0, 2], [0, -1, 3]],
        },
    ),
    case(
        *("HE-057", "HE-059"),
        given=STRAIGHT,
        when=[*READY, do("place", at=[1, 0], turn=1), do("place", at=[1, 0])],
        final={"sides": [{"at": [1, 0], "edges": "rsrs"}], "onTable": 2, "complete": []},
        rejected=[3],
    ),
    case(
        *("HE-025", "HE-033", "HE-074"),
        given={
            "board": [lies(1, 0, "B", "srsr", ruined=True)],
            "start": {"edges": "srsr"},
            **STRAIGHT,
        },
        when=[*READY, do("place", at=[2, 0], turn=1), do("place", at=[2, 0])],
        final={
            "ruinedOf": {"A": 0, "B": 1},
            "sides": [{"at": [1, 0], "edges": "ssss"}, {"at": [2, 0], "edges": "rsrs"}],
        },
        rejected=[3],
    ),
    case(
        "HE-081",
        given={"piles": [tiles("rrrr", "ssss"), 1, 0, 0]},
        when=[
            do("draw tile", pile=1),
            do("set aside"),
            do("morality", answer=1, replaces="A1"),
            do("set aside"),
            do("stop"),
            do("draw tile", pile=1),
            do("set aside"),
            do("place", at=[1, 0]),
        ],
        final={"out": 1, "active": "B", "onTable": 2, "piles": [0, 1, 0, 0]},
        rejected=[2, 5, 7],
        checks=[{"after": 4, "out": 1, "active": "A", "hand": None, "legal": []}],
    ),
    case(
        *("HE-040", "HE-081"),
        given={"piles": [tiles("rrrr"), 0, 0, 0], "board": [lies(1, 0, "B")]},
        when=[*READY, do("set aside"), do("draw tile", "B", pile=1)],
        final={"gameOver": "ended", "winners": ["B"], "out": 1, "active": None},
        rejected=[4],
    ),
    case(
        *("HE-040", "HE-083", "HE-086"),
        given={"piles": [1, 0, 0, 1], "historyDeck": [{"id": "H1"}]},
        when=[*turn("A", 1, 0), *turn("B", 2, 0, pile=4), DRAW],
        final={"gameOver": "ended", "winners": ["A", "B"], "historyDeck": 1},
        rejected=[7],
        checks=[{"after": 3, "gameOver": None, "winners": []}],
    ),
    case(
        *("HE-046", "HE-086"),
        given={"piles": [1, 0, 0, 0], "points": {"B": 2}},
        when=turn("A", 1, 0),
        final={"gameOver": "ended", "winners": ["B"], "score": {"A": 1, "B": 2}},
    ),
    case(
        "HE-082",
        given={"start": {"edges": "bsss"}, "board": [lies(0, 1, edges="bsss", turn=2)]},
        final={"score": {"A": 3, "B": 0}, "complete": [{"kind": "building", "tiles": [[0, 0], [0, 1]]}]},
    ),
]


@pytest.mark.parametrize(("given", "when", "final", "then"), [*FROM_THE_BOX, *TURNS, *LAYING])
def test_it_is_so(given: Fields, when: list[Fields], final: Fields, then: Any) -> None:
    assert faults(given, when, final, **then) == ()

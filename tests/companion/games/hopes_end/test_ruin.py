"""The rules of History cards and of ruin, one small town each, with both sides of each number."""

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
    ring,
)

THREE = ["A", "B", "C"]
NONE: list[Fields] = []
RUIN_B = effect("ruin", 1, {"none": "anarchist"})
OF_B = {"morality": {"B": cards("dictator", "dictator", "dictator", seat="B")}}
"""Only B has no anarchist, and all three dictators."""
CAPS = [lies(0, 1, "B", "bsss"), lies(0, 2, "B", "bsss", turn=2)]
OPEN = [lies(0, 1, "B", "brsr"), lies(0, 2, "B", "bsss", turn=2)]
"""A complete building; the second one also carries a road that goes on."""


def ruin(chooser: str, x: int, y: int) -> Fields:
    return do("ruin", chooser, at=[x, y])


def row(n: int, owner: str = "B", y: int = 0, **fields: Any) -> Fields:
    """So many plain tiles beside the start tile."""
    return lies(1, y, owner, across=n, **fields)


HISTORY = [
    case(
        *("HE-028", "HE-030", "HE-031"),
        given={
            **history(
                effect("points", 1, {"type": "dictator", "least": 2}),
                effect("points", 10, {"type": "dictator", "least": 3}),
                effect("points", 100, {"most": "dictator"}),
                effect("points", 200, {"none": "dictator"}),
                effect("points", 5, {"type": "anarchist", "least": 3}),
            ),
            "morality": {
                "A": cards("dictator", "dictator", "democratic"),
                "B": cards("anarchist", "anarchist", "democratic", seat="B"),
            },
        },
        when=[DRAW],
        final={"points": {"A": 101, "B": 200}},
    ),
    case(
        "HE-031",
        given={
            **history(
                effect("points", 1, {"kinds": 1}),
                effect("points", 10, {"kinds": 2}),
                effect("points", 100, {"kinds": 3}),
                effect("points", 7, {"answer": 2, "least": 2}),
                effect("points", 3, {"score": "highest"}),
                effect("points", -1, {"score": "lowest"}),
                effect("points", 1, per="dictator"),
            ),
            "players": THREE,
            "board": [row(2, "A")],
            "morality": {
                "A": cards("dictator", "dictator", "dictator"),
                "B": [
                    {**one, "answer": 2} for one in cards("democratic", "democratic", "dictator", seat="B")
                ],
            },
        },
        when=[DRAW],
        final={"points": {"A": 1 + 3 + 3, "B": 10 + 7 - 1 + 1, "C": 100 - 1 + 1}},
    ),
    case(
        *("HE-032", "HE-072"),
        given={**history(effect("points", 5), RUIN_B, effect("spare", 1)), **OF_B, "board": [row(1)]},
        when=[DRAW, do("draw tile", pile=1), DRAW, do("stop"), ruin("A", 1, 0), do("draw tile", pile=1)],
        final={"points": {"A": 5, "B": 5}, "spare": {"A": 1, "B": 1}, "hand": "ssss"},
        rejected=[2, 3, 4],
        checks=[{"after": 1, "points": {"A": 0, "B": 0}, "spare": {"B": 0}, "toRuin": 1, "active": None}],
    ),
    case(
        "HE-018",
        when=[DRAW],
        final={"history": None},
        rejected=[1],
    ),
]
CHOOSING = [
    case(
        *("HE-034", "HE-070", "HE-071", "HE-073"),
        given={
            **history(effect("ruin", 3, {"none": "anarchist"})),
            **OF_B,
            "players": THREE,
            "board": [row(4), lies(-1, 0, "A"), lies(1, 1, "B", ruined=True)],
        },
        when=[
            DRAW,
            ruin("B", 1, 0),
            ruin("C", 0, 0),
            ruin("C", -1, 0),
            ruin("C", 1, 1),
            ruin("C", 1, 0),
            ruin("C", 2, 0),
            ruin("A", 2, 0),
            ruin("C", 3, 0),
        ],
        final={"ruinedOf": {"A": 0, "B": 4, "C": 0}, "tiles": {"B": 1}, "chooser": None, "active": "A"},
        rejected=[2, 3, 4, 5, 7],
        checks=[{"after": 6, "chooser": "A", "toRuin": 2}, {"after": 8, "chooser": "C", "toRuin": 1}],
    ),
    case(
        "HE-035",
        given={
            **history(effect("ruin", 1)),
            "players": THREE,
            "first": "C",
            "board": [row(1, "A"), lies(2, 0, "B"), lies(3, 0, "C")],
        },
        when=[DRAW, ruin("A", 3, 0), ruin("B", 1, 0), ruin("C", 2, 0)],
        final={"ruined": 3, "active": "C"},
        checks=[
            {"after": 1, "victim": "C", "chooser": "A"},
            {"after": 2, "victim": "A", "chooser": "B"},
            {"after": 3, "victim": "B", "chooser": "C"},
        ],
    ),
    case(
        "HE-032",
        given={**history(effect("ruin", 2)), "board": [row(3)], "spare": {"B": 1}},
        when=[DRAW, ruin("A", 1, 0)],
        final={"ruined": 1, "spare": {"A": 0, "B": 0}, "active": "A"},
    ),
    case(
        *("HE-034", "HE-035"),
        given={
            **history(effect("ruin", 2)),
            "players": ["A", "B", "C", "D"],
            "board": [row(2, "A"), lies(3, 0, "B", across=2), lies(5, 0, "C"), lies(6, 0, "D")],
        },
        when=[DRAW, ruin("B", 1, 0), ruin("C", 2, 0), ruin("D", 3, 0)],
        final={"victim": "B", "chooser": "A"},
        checks=[{"after": 2, "victim": "A", "chooser": "C"}, {"after": 3, "victim": "B", "chooser": "D"}],
    ),
    case(
        "HE-034",
        given={**history(effect("ruin", 2)), "board": [row(1)]},
        when=[DRAW, ruin("A", 1, 0)],
        final={"ruined": 1, "victim": None, "active": "A"},
    ),
]
SAFE = [
    case("HE-036", given={"board": CAPS}, final={"ruinable": {"A": NONE, "B": NONE}}),
    case("HE-036", given={"board": CAPS[:1]}, final={"ruinable": {"B": [[0, 1]]}}),
    case("HE-037", given={"board": OPEN}, final={"ruinable": {"B": [[0, 1]]}}),
    case(
        *("HE-036", "HE-037", "HE-050"),
        given={
            "board": [
                *OPEN,
                lies(1, 1, "B", "bssr", road="building"),
                lies(-1, 1, "B", "srss", road="barracks", barracks=True),
            ]
        },
        final={"ruinable": {"B": [[1, 1], [-1, 1]]}},
    ),
    case("HE-077", given={"board": CAPS}, final={"ruinable": {"B": NONE}, "sides": []}),
    case(
        "HE-078",
        given={"board": [lies(2, 0, "B", barracks=True), *(lies(x, y, "B") for x, y in ring)]},
        final={"ruinable": {"B": NONE}},
    ),
    case(
        *("HE-078", "HE-037"),
        given={
            "board": [
                lies(2, 0, "B", barracks=True),
                *(lies(x, y, "B") for x, y in ring if (x, y) != (3, 1)),
                lies(3, 1, "B", "srss", road="nothing"),
            ]
        },
        final={"ruinable": {"B": [[3, 1]]}},
    ),
    case(
        "HE-079",
        given={"board": [*CAPS, lies(1, 1, "B", barracks=True)]},
        final={"ruinable": {"B": [[1, 1]]}},
    ),
    case(
        *("HE-075", "HE-076", "HE-038"),
        given={
            **history(effect("ruin", 2, {"none": "anarchist"})),
            **OF_B,
            "board": OPEN,
        },
        when=[DRAW, ruin("A", 0, 2), ruin("A", 0, 1), ruin("A", 0, 2)],
        final={"ruined": 2, "score": {"B": 0}},
        rejected=[2],
        checks=[
            {"after": 2, "score": {"B": 6}},
            {
                "after": 3,
                "score": {"B": 1},
                "complete": NONE,
                "ruinable": {"B": [[0, 2]]},
                "sides": [{"at": [0, 1], "edges": "ssss"}],
            },
        ],
    ),
    case(
        *("HE-075", "HE-054"),
        given={
            "board": [
                lies(1, 0, edges="rrrs"),
                lies(2, 0, edges="srsr", ruined=True),
                lies(3, 0, edges="rrrr"),
            ]
        },
        final={"complete": NONE, "score": {"A": 2}},
    ),
    case(
        *("HE-033", "HE-074", "HE-075"),
        given={"board": [lies(1, 0, "B", barracks=True, ruined=True)]},
        final={"ruinedOf": {"A": 0, "B": 1}, "tiles": {"B": 0}, "onTable": 2, "ruinable": {"B": NONE}},
    ),
]


def lost(n: int, ruined: int, limit: Fields, **checks: Any) -> Any:
    """A town with so much ruin already, and so many more to be ruined of B."""
    return case(
        *("HE-039", "HE-080", "HE-046"),
        given={
            **history(effect("ruin", n, {"none": "anarchist"}), effect("points", 9)),
            **OF_B,
            "board": [row(ruined, ruined=True), lies(0, 1, "B", across=3)],
        },
        when=[DRAW, *(ruin("A", x, 1) for x in range(n))],
        final=limit,
        **checks,
    )


LOSS = [
    lost(1, 38, {"ruined": 39, "gameOver": None, "points": {"A": 9}, "active": "A"}),
    lost(1, 39, {"ruined": 40, "gameOver": None, "points": {"A": 9}, "active": "A"}),
    lost(1, 40, {"ruined": 41, "gameOver": "lost", "points": {"A": 0}, "winners": NONE, "active": None}),
    lost(2, 39, {"ruined": 41, "gameOver": "lost", "winners": NONE, "chooser": None, "victim": None}),
    case(
        "HE-039",
        given={
            **history(effect("ruin", 3)),
            "board": [
                row(20, "A", ruined=True),
                lies(1, 1, "B", ruined=True, across=19),
                lies(0, 1, "A"),
                lies(0, 2, "B", across=2),
            ],
        },
        when=[DRAW, ruin("B", 0, 1), ruin("A", 0, 2), ruin("A", 1, 2)],
        final={"ruined": 41, "ruinedOf": {"A": 21, "B": 20}, "gameOver": "lost", "winners": NONE},
        rejected=[4],
        checks=[{"after": 2, "ruined": 40, "gameOver": None}],
    ),
]
REPAIR = [
    case(
        "HE-084",
        given={
            **history(effect("repair", 2, {"none": "anarchist"})),
            **OF_B,
            "board": [
                lies(1, 0, "B", ruined=True),
                lies(1, 1, "B", "bsss", ruined=True),
                lies(0, 1, "B", "srss", road="nothing", ruined=True),
                lies(-1, 0, "A", ruined=True),
            ],
        },
        when=[
            DRAW,
            do("repair", "A", at=[-1, 0]),
            do("repair", "B", at=[-1, 0]),
            do("repair", "B", at=[0, 1]),
            do("draw tile", pile=1),
            do("repair", "B", at=[1, 1]),
            do("stop", "A"),
            do("stop", "B"),
        ],
        final={"ruinedOf": {"A": 1, "B": 2}, "repairer": None, "active": "A", "score": {"A": 0, "B": 1}},
        rejected=[2, 3, 4, 5, 7],
        checks=[{"after": 1, "repairer": "B", "repairable": {"A": [[-1, 0]], "B": [[1, 0], [1, 1]]}}],
    ),
    case(
        "HE-084",
        given={**history(effect("repair", 1)), "board": [lies(1, 0, "B")]},
        when=[DRAW],
        final={"repairer": None, "active": "A"},
    ),
]


@pytest.mark.parametrize(("given", "when", "final", "then"), [*HISTORY, *CHOOSING, *SAFE, *LOSS, *REPAIR])
def test_it_is_so(given: Fields, when: list[Fields], final: Fields, then: Any) -> None:
    assert faults(given, when, final, **then) == ()

"""The rules of buildings, roads and barracks, one small town each, complete and not yet."""

from typing import Any

import pytest

from tests.companion.games.hopes_end.written import Fields, case, faults, lies, ring, tiles, turn

NONE: list[Fields] = []


def found(kind: str, *places: tuple[int, int]) -> Fields:
    return {"kind": kind, "tiles": [list(place) for place in places]}


def town(*board: Fields, **fields: Any) -> Fields:
    return {"board": list(board), **fields}


def around(*less: tuple[int, int], owner: str = "A") -> list[Fields]:
    """A barracks at 2 east, with the places around it but for these filled."""
    filled = [lies(x, y, owner) for x, y in ring if (x, y) not in less]
    return [lies(2, 0, owner, barracks=True), *filled]


CAPS = (lies(1, 1, edges="bsss", turn=1), lies(3, 1, edges="bsss", turn=3))
"""Two walls that face each other, one place apart."""
FLOOR = [lies(x, 0) for x in (1, 2, 3)]
BUILDINGS = [
    case(
        *("HE-043", "HE-053", "HE-042"),
        given=town(*FLOOR, lies(2, 1, edges="sbsb"), CAPS[0]),
        final={"complete": NONE, "score": {"A": 5}},
    ),
    case(
        *("HE-043", "HE-053", "HE-042"),
        given=town(*FLOOR, lies(2, 1, edges="sbsb"), *CAPS),
        final={"complete": [found("building", (1, 1), (2, 1), (3, 1))], "score": {"A": 3 + 9}},
    ),
    case(
        "HE-043",
        given=town(*FLOOR, lies(2, 1, edges="sbsb", building=["e", "w"]), *CAPS),
        final={
            "complete": [found("building", (1, 1), (2, 1)), found("building", (2, 1), (3, 1))],
            "score": {"A": 3 + 12},
        },
    ),
    case(
        "HE-052",
        given=town(
            *FLOOR,
            lies(2, 1, edges="bsss"),
            lies(2, 2, edges="bbbb"),
            lies(1, 2, edges="bsss", turn=1),
            lies(3, 2, edges="bsss", turn=3),
            lies(2, 3, edges="bsss", turn=2),
        ),
        final={
            "complete": [found("building", (2, 1), (2, 2), (1, 2), (3, 2), (2, 3))],
            "score": {"A": 3 + 15},
        },
    ),
    case(
        "HE-051",
        given=town(
            lies(0, 1, edges="bbss", building=["n", "e"]),
            lies(0, 2, edges="bbss", turn=1),
            lies(1, 2, edges="bbss", turn=2),
            lies(1, 1, edges="bbss", turn=3),
        ),
        final={
            "complete": [found("building", (0, 1), (0, 2), (1, 2), (1, 1))],
            "score": {"A": 12},
        },
    ),
    case(
        "HE-050",
        given=town(lies(0, 1, edges="brsr"), lies(0, 2, edges="bsss", turn=2)),
        final={"complete": [found("building", (0, 1), (0, 2))], "score": {"A": 6}},
    ),
]
ROADS = [
    case(
        *("HE-044", "HE-054"),
        given=town(lies(1, 0, edges="rrrs"), lies(2, 0, edges="srsr")),
        final={"complete": NONE, "score": {"A": 2}},
    ),
    case(
        *("HE-044", "HE-047", "HE-042"),
        given=town(lies(1, 0, edges="rrrs"), lies(2, 0, edges="srsr"), lies(3, 0, edges="rrrr")),
        final={"complete": [found("road", (1, 0), (2, 0), (3, 0))], "score": {"A": 9}},
    ),
    case(
        "HE-047",
        given=town(lies(1, 0, edges="rrrs"), lies(2, 0, edges="rrrr")),
        final={"complete": [found("road", (1, 0), (2, 0))], "score": {"A": 6}},
    ),
    case(
        "HE-048",
        given=town(lies(1, 0, edges="rrrs"), lies(2, 0, edges="rrrr"), lies(2, 1, edges="rrrs", turn=1)),
        final={
            "complete": [found("road", (1, 0), (2, 0)), found("road", (2, 0), (2, 1))],
            "score": {"A": 12},
        },
    ),
    case(
        "HE-055",
        given=town(
            lies(1, 0, edges="rrss"),
            lies(1, 1, edges="rrss", turn=1),
            lies(2, 1, edges="rrss", turn=2),
            lies(2, 0, edges="rrss", turn=3),
        ),
        final={"complete": [found("road", (1, 0), (1, 1), (2, 1), (2, 0))], "score": {"A": 12}},
    ),
    case(
        *("HE-051", "HE-055"),
        given=town(
            lies(1, 0, edges="rrrs"),
            lies(1, 1, edges="rrss", turn=1),
            lies(2, 1, edges="rrss", turn=2),
            lies(2, 0, edges="rrss", turn=3),
        ),
        final={"complete": [found("road", (1, 0), (1, 1), (2, 1), (2, 0))], "score": {"A": 12}},
    ),
    case(
        *("HE-056", "HE-044"),
        given=town(lies(1, 0, edges="srss", road="nothing"), lies(2, 0, edges="rrrr")),
        final={"complete": NONE, "score": {"A": 2}},
    ),
    case(
        *("HE-056", "HE-044"),
        given=town(lies(1, 0, edges="brss", road="building"), lies(2, 0, edges="rrrr")),
        final={"complete": [found("road", (1, 0), (2, 0))], "score": {"A": 6}},
    ),
    case(
        "HE-054",
        given=town(lies(1, 0, edges="srss", road="barracks", barracks=True), lies(2, 0, edges="rrrr")),
        final={"complete": [found("road", (1, 0), (2, 0))], "score": {"A": 6}},
    ),
]
BARRACKS = [
    case("HE-045", given=town(*around((3, 1))), final={"complete": NONE, "score": {"A": 8}}),
    case(
        *("HE-045", "HE-049", "HE-042"),
        given=town(*around()),
        final={"complete": [found("barracks", (2, 0), *ring)], "score": {"A": 27}},
    ),
    case(
        "HE-045",
        given=town(*around((3, 0), (3, 1)), lies(3, 0), piles=[tiles("ssss"), 5, 5, 5]),
        when=turn("A", 3, 1),
        final={"complete": [found("barracks", (2, 0), *ring)], "score": {"A": 27}},
        checks=[{"after": 0, "complete": NONE}],
    ),
]


@pytest.mark.parametrize(("given", "when", "final", "then"), [*BUILDINGS, *ROADS, *BARRACKS])
def test_it_is_so(given: Fields, when: list[Fields], final: Fields, then: Any) -> None:
    assert faults(given, when, final, **then) == ()

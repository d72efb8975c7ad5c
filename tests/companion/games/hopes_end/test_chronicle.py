"""What a simulation counts of a town: its ruin, its loss, and which place of the round has won."""

from companion.engine.chronicle import Fact, Happening
from companion.games.hopes_end.events.history import Ended
from companion.games.hopes_end.game import GAME
from tests.companion.games.hopes_end.test_rulings import played, ruled
from tests.companion.games.hopes_end.written import Fields, lies, turn


def ended(given: Fields, outcome: str) -> tuple[Fact, ...]:
    """The facts at the end."""
    play = played(given, turn("B", 1, 0) if outcome == "ended" else [], ruled())
    return tuple(GAME.chronicle(play.state, Ended(outcome)))


def counted(given: Fields, outcome: str) -> dict[str, float]:
    """The levels at the end."""
    return {one.name: one.amount for one in ended(given, outcome) if one.happening is Happening.LEVEL}


def test_an_end_tells_the_ruin_and_who_has_won_by_their_place_in_the_round() -> None:
    given = {"first": "B", "active": "B", "piles": [1, 0, 0, 0]}
    assert counted(given, "ended") == {"ruined": 0, "lost": 0, "place 1": 1, "place 2": 0}
    shared = {**given, "points": {"A": 1}}
    assert counted(shared, "ended") == {"ruined": 0, "lost": 0, "place 1": 0.5, "place 2": 0.5}


def test_a_lost_town_has_no_winner() -> None:
    given = {"board": [lies(1, 0, across=41, ruined=True)]}
    assert counted(given, "lost") == {"ruined": 41, "lost": 1}


def test_an_end_counts_points_and_wins_by_seat() -> None:
    shared = {"first": "B", "active": "B", "piles": [1, 0, 0, 0], "points": {"A": 1}}
    counts = [one for one in ended(shared, "ended") if one.happening is Happening.COUNT]
    assert {(one.kind, one.seat): one.amount for one in counts if one.kind == "won"} == {
        ("won", "A"): 0.5,
        ("won", "B"): 0.5,
    }
    assert {one.seat for one in counts if one.kind == "points"} == {"A", "B"}

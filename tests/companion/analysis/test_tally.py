"""What came of many games is added up right, for people and for programs."""

from companion.analysis.simulation import SimulatedGame
from companion.analysis.tally import FEWEST, Tally
from companion.engine.chronicle import Fact, Happening, count

TURN, CARD = Happening.TURN, Happening.CARD
LOST = SimulatedGame(
    False,
    10,
    (
        Fact(TURN, 1),
        Fact(CARD, 1, "The raft", "Scene"),
        Fact(CARD, 1, "The old song", "Trait"),
        count("rescues", 1),
        Fact(TURN, 2),
        Fact(CARD, 2, "The saw", "Scene"),
        count("deaths", 2, "seat-1", "hunger"),
        count("deaths", 2, "seat-3", "hunger"),
    ),
)
WON = SimulatedGame(
    True, 20, (Fact(TURN, 1), Fact(CARD, 1, "The raft", "Scene"), Fact(TURN, 2), Fact(TURN, 3))
)


def tally(*played: SimulatedGame) -> Tally:
    added = Tally()
    for one in played:
        added.add(one)
    return added


def test_games_answers_rounds_and_what_the_game_declares_by_seat_are_counted() -> None:
    counted = tally(LOST, WON, WON).as_json()
    assert (counted["games"], counted["won"], counted["lost"]) == (3, 2, 1)
    assert counted["answers"] == {"mean": 16.7, "most": 20}
    assert counted["rounds"] == {"2": 1, "3": 2}
    assert counted["counters"]["deaths"] == {
        "n": 2,
        "rounds": {"2": 2},
        "kinds": {"hunger": 2},
        "seats": {"seat-1": 1, "seat-3": 1},
    }
    assert counted["counters"]["rescues"] == {"n": 1, "rounds": {"1": 1}, "kinds": {}, "seats": {}}


def test_counts_belong_to_the_cards_of_their_turn() -> None:
    cards = {card["title"]: card for card in tally(LOST, WON).as_json()["cards"]}
    assert cards["The saw"] == {
        "kind": "Scene",
        "title": "The saw",
        "games": 1,
        "won": 0,
        "counts": {"deaths": 2},
    }
    assert cards["The raft"]["counts"] == {"rescues": 1}
    assert (cards["The raft"]["games"], cards["The raft"]["won"]) == (2, 1)
    assert cards["The old song"]["kind"] == "Trait"


def test_the_lines_say_who_won_and_leave_out_cards_of_too_few_games() -> None:
    lines = list(tally(LOST, WON).lines())
    assert lines[0] == "2 games: 1 won (50%), 1 lost"
    assert lines[3:] == [
        "deaths: 1.00 in a game; hunger 1.00, seat-1 0.50, seat-3 0.50",
        "rescues: 0.50 in a game",
    ]
    many = list(tally(*[LOST] * FEWEST, *[WON] * FEWEST).lines())
    assert "Scene The saw: 0% of 20 games with it won, 40 deaths in its turns" in many


def test_without_a_game_there_is_nothing_to_say() -> None:
    assert list(tally().lines()) == []
    assert tally().as_json()["games"] == 0


def test_the_share_of_a_win_is_no_whole_number() -> None:
    drawn = SimulatedGame(True, 1, (count("won", 1, "seat-1", n=0.5), count("won", 1, "seat-2", n=0.5)))
    assert tally(drawn).as_json()["counters"]["won"]["seats"] == {"seat-1": 0.5, "seat-2": 0.5}

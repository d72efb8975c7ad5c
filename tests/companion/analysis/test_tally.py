"""What came of many games is added up right, for people and for programs."""

from companion.analysis.simulation import SimulatedGame
from companion.analysis.tally import FEWEST, Tally
from companion.engine.chronicle import Fact, Happening

TURN, CARD, DEATH, RESCUE = Happening.TURN, Happening.CARD, Happening.DEATH, Happening.RESCUE
LOST = SimulatedGame(
    False,
    10,
    (
        Fact(TURN, 1),
        Fact(CARD, 1, "The raft", "Scene"),
        Fact(CARD, 1, "The old song", "Trait"),
        Fact(RESCUE, 1),
        Fact(TURN, 2),
        Fact(CARD, 2, "The saw", "Scene"),
        Fact(DEATH, 2, "hunger"),
        Fact(DEATH, 2, "hunger"),
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


def test_games_answers_rounds_and_deaths_are_counted() -> None:
    counted = tally(LOST, WON, WON).as_json()
    assert (counted["games"], counted["won"], counted["lost"]) == (3, 2, 1)
    assert counted["answers"] == {"mean": 16.7, "most": 20}
    assert counted["rounds"] == {"2": 1, "3": 2}
    assert counted["deaths"] == [{"round": 2, "cause": "hunger", "n": 2}]


def test_deaths_and_rescues_belong_to_the_cards_of_their_turn() -> None:
    cards = {card["title"]: card for card in tally(LOST, WON).as_json()["cards"]}
    assert cards["The saw"] == {
        "kind": "Scene",
        "title": "The saw",
        "games": 1,
        "won": 0,
        "deaths": 2,
        "rescues": 0,
    }
    assert (cards["The raft"]["deaths"], cards["The raft"]["rescues"]) == (0, 1)
    assert (cards["The raft"]["games"], cards["The raft"]["won"]) == (2, 1)
    assert cards["The old song"]["kind"] == "Trait"


def test_the_lines_say_who_won_and_leave_out_cards_of_too_few_games() -> None:
    lines = list(tally(LOST, WON).lines())
    assert lines[0] == "2 games: 1 won (50%), 1 lost"
    assert lines[3] == "deaths:  2 by hunger, 2 in round 2"
    assert len(lines) == 4
    many = list(tally(*[LOST] * FEWEST, *[WON] * FEWEST).lines())
    assert "Scene The saw: 0% of 20 games with it won, 40 deaths, 0 rescues in its turns" in many


def test_without_a_game_there_is_nothing_to_say() -> None:
    assert list(tally().lines()) == []
    assert tally().as_json()["games"] == 0

"""Games with any number of seats are weighed right: how they end, and what each card changes."""

import pytest

from companion.analysis import card_report
from companion.analysis.card_impact import CardImpact, Weight
from companion.analysis.simulation import SimulatedGame
from companion.engine.chronicle import FACTION, Fact, Happening, count

TURN, CARD, DEALT, CHOICE = Happening.TURN, Happening.CARD, Happening.DEALT, Happening.CHOICE
LEVEL, SHARE = Happening.LEVEL, Happening.SHARE


def game(won: bool, *facts: Fact) -> SimulatedGame:
    return SimulatedGame(won, 10, facts)


def scene(title: str) -> Fact:
    return Fact(CARD, 1, title, "Scene")


def scales(*games: SimulatedGame, seats: int = 3) -> CardImpact:
    filled = CardImpact()
    for one in games:
        filled.add(seats, one)
    return filled


def weight(title: str, of: CardImpact) -> Weight:
    return next(one for one in of.weights() if one.card[1] == title)


def test_each_number_of_seats_has_its_own_share_of_games_won() -> None:
    both = scales(game(True), game(True), game(False), game(False))
    both.add(5, game(True))
    assert {seats: side.share.rate for seats, side in both.sides.items()} == {3: 0.5, 5: 1.0}
    assert both.sides[3].share.error == pytest.approx(0.49)
    assert both.sides[5].share.error == 0


def test_what_is_counted_is_told_by_round_and_by_kind() -> None:
    side = scales(
        game(
            False,
            *(count("deaths", of, "", cause) for of, cause in ((2, "hunger"), (2, "harm"), (4, "harm"))),
        )
    ).sides[3]
    assert side.counts["deaths"].rounds == {2: 2, 4: 1}
    assert side.counts["deaths"].kinds == {"harm": 2, "hunger": 1}


def test_levels_are_the_mean_of_the_games_that_had_that_round() -> None:
    longer = game(True, Fact(LEVEL, 1, "Hope", amount=3), Fact(LEVEL, 2, "Hope", amount=1))
    side = scales(longer, game(False, Fact(LEVEL, 1, "Hope", amount=4))).sides[3]
    assert side.courses() == {"Hope": {1: 3.5, 2: 1.0}}


def test_all_that_people_may_begin_with_is_told_where_it_is_little() -> None:
    def led(won: bool, by: str) -> SimulatedGame:
        return game(won, Fact(DEALT, 0, by, "Leader"), Fact(TURN, 1), scene("Any"))

    told = "\n".join(card_report.lines(scales(*[led(True, "Ann"), led(False, "Bea")] * 20)))
    assert "begin with" in told
    assert "+100.0 ± 0.0  Leader Ann, 20 times" in told.split("Cards that change most")[0]
    assert "Any" not in told.split("Cards that change most")[0]


def test_a_card_is_compared_with_others_of_its_kind_that_came_in_the_same_turn() -> None:
    good, bad = game(True, Fact(TURN, 1), scene("Good")), game(False, Fact(TURN, 1), scene("Bad"))
    even = scales(good, bad, game(True, Fact(TURN, 1), scene("Bad")))
    assert weight("Good", even).effect == pytest.approx(0.5)
    assert weight("Bad", even).effect == pytest.approx(-0.5)


def test_a_late_card_wins_nothing_because_only_those_still_alive_see_it() -> None:
    """Games that are lost early never come to the second turn, so what comes there looks lucky."""
    early, late = (Fact(TURN, 1), scene("Early")), (Fact(TURN, 2), scene("Late"))
    lost, won = game(False, *early), game(True, *early, *late)
    other = game(True, *early, Fact(TURN, 2), scene("Other"))
    assert weight("Late", scales(lost, lost, won, other)).effect == 0


def test_a_card_that_nobody_can_be_compared_with_weighs_nothing() -> None:
    alone = weight("Early", scales(game(True, Fact(TURN, 1), scene("Early"))))
    assert (alone.times, alone.effect, alone.error) == (0, 0.0, 1.0)


def test_a_card_that_is_dealt_is_weighed_from_then_on_and_not_only_when_it_is_played() -> None:
    dealt = Fact(DEALT, 1, "Old song", "Trait")
    played = game(True, dealt, Fact(TURN, 1), Fact(CARD, 1, "Old song", "Trait"))
    kept = game(True, dealt, Fact(TURN, 1))
    without = game(False, Fact(DEALT, 1, "Kind lie", "Trait"), Fact(TURN, 1))
    song = weight("Old song", scales(played, kept, without))
    assert (song.times, song.effect) == (2, 1.0)


def test_counts_and_choices_belong_to_the_card() -> None:
    raft = (Fact(TURN, 1), scene("Raft"), Fact(CHOICE, 1, "Raft", "avoid"), count("deaths", 1, "", "harm"))
    one = weight(
        "Raft", scales(game(False, *raft, count("rescues", 1)), game(True, Fact(TURN, 1), scene("Saw")))
    )
    assert (one.counts, one.chosen) == ({"deaths": 1, "rescues": 1}, {"avoid": 1})


def test_people_read_how_it_ends_what_changes_it_and_what_is_no_choice() -> None:
    raft = (Fact(TURN, 1), scene("Raft"), Fact(CHOICE, 1, "Raft", "avoid"), count("deaths", 1, "", "harm"))
    saw = (Fact(TURN, 1), scene("Saw"), Fact(LEVEL, 1, "Hope", amount=2))
    full = scales(*[game(False, *raft)] * card_report.FEWEST, *[game(True, *saw)] * card_report.FEWEST)
    text = list(card_report.lines(full))
    assert text[0] == "3 players: 50.0% of 40 games won (± 15.5%)"
    assert "  deaths    0.50 in a game; harm 0.50" in text
    assert "            0.50 in round 1" in text
    assert "  Hope      2.00 in round 1" in text
    assert "  -100.0 ± 0.0  Scene Raft, 20 times" in text
    assert "  100.0  Scene Raft" in text
    assert text[-2:] == ["Cards for which the choice is always “avoid”", "  Scene Raft"]


def test_a_card_that_came_too_seldom_is_not_told() -> None:
    few = scales(*[game(True, Fact(TURN, 1), scene("Raft")), game(False, Fact(TURN, 1), scene("Saw"))] * 3)
    assert not any("Raft" in line for line in card_report.lines(few))
    assert {card["title"]: card["times"] for card in few.as_json()["cards"]} == {"Raft": 3, "Saw": 3}


def sided(winner: str, card: str, *others: str) -> SimulatedGame:
    """A game of two sides in which a card came."""
    sides = (Fact(SHARE, 9, side, FACTION, float(side == winner)) for side in ("Red", "Blue", *others))
    return game(True, Fact(TURN, 1), scene(card), *sides, Fact(SHARE, 9, "Win", "objective", 1.0))


def test_each_faction_has_its_share_with_its_error_of_the_games_in_which_it_was_there() -> None:
    found = scales(sided("Red", "x"), sided("Red", "x"), sided("Blue", "x", "Grey"))
    shares = found.sides[3].shares
    assert {name: (one.won, one.games) for (_, name), one in shares.items()} == {
        "Red": (2, 3),
        "Blue": (1, 3),
        "Grey": (0, 1),
        "Win": (3, 3),
    }
    told = "\n".join(card_report.lines(found))
    assert "faction   Red: 66.7% of 3 (± 53.3%)" in told
    assert "objective Win: 100.0% of 3 (± 0.0%)" in told


def test_a_card_that_decides_for_one_faction_is_named_though_the_table_wins_as_often() -> None:
    found = scales(*[sided("Red", "Axe"), sided("Blue", "Pen")] * 20)
    told = "\n".join(card_report.lines(found))
    assert "Cards that decide for Red" in told
    assert "+100.0 ± 0.0  Scene Axe" in told.partition("Cards that decide for Red")[2]
    assert weight("Axe", found).effect == 0

"""What happens is written down as what changed; a city shares nothing that can change with the one before."""

from collections.abc import Callable

import pytest

from companion.conformance.trial import decks_of
from companion.games.human_punishment.cards.box import read_box
from companion.games.human_punishment.deciding import take
from companion.games.human_punishment.events import ActionTaken
from companion.games.human_punishment.flow import taken
from companion.games.human_punishment.game import GAME
from companion.games.human_punishment.rules.step_fields import StepFields
from companion.games.human_punishment.state.facts.fact import Is, Moved, Went
from companion.games.human_punishment.state.facts.pen import SealedError, written
from companion.games.human_punishment.state.happening import applied, read
from companion.games.human_punishment.state.model import KURO, City
from companion.games.human_punishment.state.parts import Enemy
from companion.games.human_punishment.state.steps.waiting import KeepChip
from companion.table.journal.values import Values
from tests.companion.games.human_punishment.rules.test_set_up import begun, played_by_bots


def test_a_step_records_what_changed_and_no_more() -> None:
    city = begun(4)
    step, *_ = take(city, "s0", "draw", {})
    assert isinstance(step, ActionTaken)
    assert step.facts == (
        Is(("fallen",), None),
        Moved(("deck", "s0"), 0, 1, ("hand", "s0"), 3),
        Moved(("deck", "s0"), 0, 1, ("hand", "s0"), 4),
        Is(("phase",), "act"),
    )


def test_changes_lead_to_the_city_that_the_rules_lead_to_and_leave_the_one_before_alone() -> None:
    before, unchanged = begun(4), begun(4)
    after = taken(before, "draw", StepFields("s0", {}))
    assert after.recent.news == []
    assert applied(before, after.pen.put_away()) == after
    assert before == unchanged


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_whole_games_are_the_same_by_their_changes_as_by_the_rules(seats: int) -> None:
    for before, step in played_by_bots(seats, 150):
        after = taken(before, step.do, StepFields(step.seat, step.texts))
        after.recent.news, after.intent = [], step.evolve(before).intent
        assert step.evolve(before) == after, step


def test_what_is_written_down_of_a_step_stays_small() -> None:
    values = Values(GAME.event_types)
    sizes = [len(values.write_events((step,))) for _, step in played_by_bots(4, 200)]
    assert sum(sizes) / len(sizes) < 1500


def test_a_value_is_read_as_it_was_written() -> None:
    value = [
        Enemy("e", "Tank", 1, "4", 3),
        ("a", ("b",)),
        {"x": [1, None, True]},
        KeepChip(KURO, ("red", "blue"), "sector2"),
    ]
    assert read(written(value)) == value


def test_card_files_are_read_once_for_all_the_games_that_are_played_with_them() -> None:
    assert read_box(decks_of(GAME)) is read_box(decks_of(GAME))


@pytest.mark.parametrize(
    "change",
    [
        lambda city: setattr(city.turn, "ap", 9),
        lambda city: setattr(city.player("s1").figure, "at", "HQ"),
        lambda city: city.player("s0").held.hand.append("b1"),
        lambda city: city.network.sectors["I"].pop(),
        lambda city: city.bars.update(riot=0),
        lambda city: city.tasks.clear(),
    ],
)
def test_a_city_changes_in_a_step_alone(change: Callable[[City], None]) -> None:
    city = next(before for before, _ in played_by_bots(4, 20) if before.turn.phase == "act")
    seen = GAME.view(city, None)
    with pytest.raises(SealedError, match="in a step alone"):
        change(city)
    change(city.opened())
    assert GAME.view(city, None) == seen


def test_whatever_a_step_changes_is_written_down() -> None:
    for before, _ in played_by_bots(4, 60):
        after = before.opened()
        after.machines.enemies.append(Enemy("new", "Tank", 1, "4", 3))
        after.machines.enemies[-1].health -= 1
        after.bars["riot"] = 3
        del after.machines.enemies[:-1]
        after.offices.leader, after.players[0].held.hand = None, ["b1"]
        assert applied(before, after.pen.put_away()) == after


def test_cards_alike_go_from_the_same_place_whether_they_were_dealt_or_read() -> None:
    facts = set()
    for second in ("grey", "".join(("gr", "ey"))):
        before = begun(3).opened()
        before.player("s0").held.hand = ["grey", second, "b1"]
        before.pen.put_away()
        after = before.opened()
        after.player("s0").held.hand.remove("grey")
        facts.add(after.pen.put_away())
    assert facts == {(Went(("hand", "s0"), 1, 1),)}

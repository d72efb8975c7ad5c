"""What happens is written down as what changed; a city shares nothing that can change with the one before."""

import pytest

from companion.conformance.trial import decks_of
from companion.games.human_punishment.cards.box import read_box
from companion.games.human_punishment.deciding import take
from companion.games.human_punishment.events import ActionTaken
from companion.games.human_punishment.flow import taken
from companion.games.human_punishment.game import GAME
from companion.games.human_punishment.rules.step_fields import StepFields
from companion.games.human_punishment.state.changes import applied, difference, read, written
from companion.games.human_punishment.state.model import KURO
from companion.games.human_punishment.state.part import Part
from companion.games.human_punishment.state.parts import Enemy
from companion.games.human_punishment.state.steps.waiting import KeepChip
from companion.table.journal.values import Values
from tests.companion.games.human_punishment.test_set_up import begun, played_by_bots


def test_a_step_records_what_changed_and_no_more() -> None:
    city = begun(4)
    step, *_ = take(city, "s0", "draw", {})
    assert isinstance(step, ActionTaken)
    assert {change.of[0] for change in step.changes} == {"players", "turn", "recent"}
    assert {change.of[-1] for change in step.changes} == {"hand", "deck", "phase", "fallen"}


def test_changes_lead_to_the_city_that_the_rules_lead_to_and_leave_the_one_before_alone() -> None:
    before, unchanged = begun(4), begun(4)
    after = taken(before, "draw", StepFields("s0", {}))
    assert after.recent.news == []
    assert applied(before, difference(before, after)) == after
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


def test_a_city_that_follows_shares_nothing_that_can_change() -> None:
    before = begun(6)
    after = before.copied()
    assert after == before
    mine, theirs = ids(after), ids(before)
    assert not mine & theirs


def ids(thing: Part) -> set[int]:
    """The lists, dicts and parts in a city that can change."""
    found = set()
    for name, one in vars(thing).items():
        if isinstance(one, Part) and name != "fixed":
            found |= {id(one)} | ids(one)
        elif isinstance(one, list | dict) and name not in {"tree", "values", "traits"}:
            found |= {id(one)} | {id(some) for some in one if isinstance(some, Part)}
    return found

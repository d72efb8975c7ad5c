"""What every viewer gets of the moment: whom it waits for, whose turn it is, what it feels like."""

from dataclasses import replace

import pytest

from companion.analysis.simulation import steps
from companion.conformance.trial import GameTrial
from companion.engine.view import Mood, Viewer
from companion.engine.words import Printed, say
from companion.games.hope_inhumanity.cards.kinds import Terrain
from companion.games.hope_inhumanity.game import GAME
from companion.games.hope_inhumanity.scene import middle
from tests.companion.games.hope_inhumanity.evening import Evening
from tests.companion.games.hope_inhumanity.own_cards import scene, trait
from tests.companion.games.hope_inhumanity.tables import acted, table

OTHERS: tuple[Viewer, ...] = ("B", "C", None)


def wanted(evening: Evening) -> str:
    return "".join(seat.seat for seat in evening.view(None).seats if seat.wanted)


def test_those_are_wanted_whom_a_question_waits_for() -> None:
    committed = acted(scene(2), traits={"C": [trait("you gain 1 humanity")]}).commit(1)
    assert wanted(committed) == "BC"
    assert wanted(committed.support("B", 1)) == "C"
    hoping = committed.refuse("B", "C")
    assert wanted(hoping) == "A"
    assert wanted(hoping.hope(0)) == ""
    assert hoping.hope(0).view("B").waiting == (say("ask-roll", n=1),)


@pytest.mark.rule("HI-040")
def test_everybody_sees_whose_turn_it_is() -> None:
    evening = table(active="B")
    for viewer in ("A", *OTHERS):
        assert [seat.on_turn for seat in evening.view(viewer).seats] == [False, True, False]


@pytest.mark.rule("HI-220")
def test_the_dead_are_shown_as_gone() -> None:
    assert [seat.gone for seat in table(dead="C").view("A").seats] == [False, False, True]


@pytest.mark.parametrize(("face", "mood"), [(6, Mood.SUCCESS), (1, Mood.FAILURE)])
def test_the_mood_follows_the_roll(face: int, mood: Mood) -> None:
    ready = acted(scene(1)).commit(1).refuse("B", "C")
    assert ready.view(None).mood is Mood.CALM
    assert ready.hope(0).view(None).mood is Mood.ROLLING
    rolled = ready.hope(0).roll(A=[face])
    assert rolled.view(None).mood is rolled.open().land().view("B").mood is mood
    assert rolled.open().land().go_on().view(None).mood is Mood.CALM


def test_a_death_is_felt_until_the_next_turn() -> None:
    starving = table(
        scene(1, refuse="each of them suffers 1 hunger"), conditions={"C": ["Starving"]}, round=3
    )
    lost = starving.draw().avoid().land()
    assert lost.view(None).mood is Mood.LOSS
    assert lost.go_on().view(None).mood is Mood.CALM


@pytest.mark.rule("HI-081", "HI-053")
def test_pile_sizes_are_open_and_their_cards_are_not() -> None:
    evening = table(scene(2, terrain=Terrain.URBAN), spare=3)
    for viewer in ("A", *OTHERS):
        view = evening.view(viewer)
        assert (say("terrain-urban"), 1) in view.counters
        assert "spare-" not in repr(view)
        assert "Title of scene" not in repr(view)


@pytest.mark.rule("HI-074")
def test_a_spectator_holds_nothing() -> None:
    evening = table(scene(2), traits={"A": [trait("you gain 1 humanity")]}).draw()
    assert evening.view(None).hand == ()
    assert [card.secret for card in evening.view("A").hand] == [True, True]


def test_dice_pushed_into_the_middle_tell_how_many_beside_those_that_lie_there() -> None:
    def pushed(evening: Evening, question: str) -> tuple[str, int]:
        told = evening.play.open[question].question.pushed
        assert told is not None
        return told.colour, told.lying

    act = acted(scene(2), rulings={"commitment-raisable": "yes"}, hope=3)
    assert pushed(act, "commit") == ("red", 0)
    committed = act.commit(2)
    assert pushed(committed, "raise") == ("red", 2)
    assert pushed(committed, "support:B") == ("blue", 0)
    assert pushed(committed.support("B", 1), "support:B") == ("blue", 1)
    assert pushed(committed.support("B", 1).refuse("C"), "hope") == ("white", 0)


def test_a_card_is_read_in_the_language_of_its_file() -> None:
    german = replace(scene(1, fail="each of them suffers 2 harm"), callout="Ein Turm.", language="de")
    reading = table(german, active="A").draw()
    (card,) = (card for card in reading.view("A").hand if card.id == german.id)
    assert [line.language for line in (card.title, card.lines[0]) if isinstance(line, Printed)] == [
        "de",
        "de",
    ]
    assert say("branch-fail", text="sie alle erleiden 2 Wunden") in card.lines


def test_a_table_is_told_which_of_its_dice_count() -> None:
    for _, play in steps(GameTrial(GAME, 3).course, 0):
        rolling = play.game.view(play.state, None).rolling
        if rolling is not None and rolling.dice:
            counting = list(zip(rolling.dice, rolling.counting, strict=True))
            assert all(die.value >= 4 for die, counts in counting if counts)
            assert sum(rolling.counting) + middle.assured(play.state) == middle.successes(play.state)
            return
    raise AssertionError("nobody rolled")

"""What a card leaves to be settled once all else has happened: one of two is picked, or a die falls."""

from typing import Any

import pytest

from companion.engine.answers import Rolled
from companion.engine.dice import Die
from companion.engine.questions import RollDice
from companion.engine.words import Printed, say
from companion.games.hope_inhumanity.events.cards import ErrandGiven
from companion.games.hope_inhumanity.game import GAME
from companion.games.hope_inhumanity.playing import Phase
from companion.table.journal.values import Values
from tests.companion.games.hope_inhumanity.evening import Evening
from tests.companion.games.hope_inhumanity.own_cards import asset, scene, trait
from tests.companion.games.hope_inhumanity.tables import acted, table

TWO = "each of them picks one – each of them suffers 1 harm, or each of them loses 2 humanity"
FIVES = {"A": 5, "B": 5, "C": 5}
DIE = "a die is rolled – up to 2, each of them suffers 1 hunger; above, the group gains 1 hope"


def avoided(*sentences: str, **moment: Any) -> Evening:
    return table(scene(2, refuse=sentences), **moment).draw().avoid().land()


def shown(evening: Evening, face: int, colour: str = "red") -> Evening:
    """The one die lies there."""
    return evening.answer("table", None, Rolled((Die(colour, face),)))


@pytest.mark.rule("HI-170")
def test_each_picks_alone_one_after_another_and_nothing_goes_on_before() -> None:
    evening = avoided(TWO)
    assert (evening.phase, evening.asks()) == (Phase.AFTERMATH, {"pick:A"})
    hurt = evening.choose("pick:A", "A", "one")
    assert (hurt.conditions("A"), hurt.humanity, hurt.asks()) == (["Hurt"], FIVES, {"pick:B"})
    done = hurt.choose("pick:B", "B", "other").choose("pick:C", "C", "one")
    assert done.humanity == {"A": 5, "B": 3, "C": 5}
    assert [done.conditions(seat) for seat in "ABC"] == [["Hurt"], [], ["Hurt"]]
    assert done.asks() == {"next-turn"}


def offered(evening: Evening, seat: str) -> list[str]:
    form: Any = evening.question(f"pick:{seat}").form
    return [option.label for option in form.options]


def test_the_options_are_the_sentences_of_the_card_said_to_one_and_nobody_else_may_pick() -> None:
    evening = avoided(TWO)
    assert offered(evening, "A") == ["you suffer 1 harm", "you lose 2 humanity"]
    assert evening.question("pick:A").public == say("wait-pick", name="Name of A")
    evening.cannot(lambda e: e.choose("pick:A", "B", "one"), "refused-seat")
    picked = evening.choose("pick:A", "A", "one")
    text = Printed("each of them suffers 1 harm", "en")
    assert say("told-picked", name="Name of A", text=text) in picked.play.log


def test_one_may_pick_for_all() -> None:
    sentence = "the acting player picks one – each of them suffers 1 harm, or each of them loses 2 humanity"
    evening = avoided(sentence)
    assert evening.asks() == {"pick:A"}
    assert offered(evening, "A") == ["each of them suffers 1 harm", "each of them loses 2 humanity"]
    assert set(evening.choose("pick:A", "A", "other").humanity.values()) == {3}


def test_what_stands_after_a_choice_happens_before_it() -> None:
    evening = avoided(TWO, "the group loses 1 hope")
    assert (evening.pool, evening.asks()) == (2, {"pick:A"})


@pytest.mark.rule("HI-200")
def test_a_choice_may_kill_and_the_dead_pick_nothing_more() -> None:
    crippled = avoided(TWO, conditions={"A": ["Crippled"]}, round=3)
    assert crippled.choose("pick:A", "A", "one").alive == "BC"
    deadly = avoided("the crippled among them die", TWO, conditions={"B": ["Crippled"]}, round=3)
    assert deadly.choose("pick:A", "A", "one").asks() == {"pick:C"}


@pytest.mark.rule("HI-217", "HI-222")
def test_the_affairs_of_the_lost_come_before_the_choices_of_the_others() -> None:
    lamp = asset("you gain 1 humanity", id="lamp")
    evening = avoided(TWO, conditions={"A": ["Crippled"]}, assets=[("A", lamp)], round=3)
    lost = evening.choose("pick:A", "A", "one")
    assert lost.asks() == {"inherit:lamp"}
    assert lost.inherit("lamp", "A", "B").asks() == {"pick:B"}


@pytest.mark.rule("HI-260")
def test_a_card_that_is_played_may_leave_a_choice_and_the_step_waits_for_it() -> None:
    sentence = "a player of your choice picks one – the group gains 1 hope, or the group loses 1 hope"
    evening = acted(scene(2), traits={"B": [trait(sentence, id="two")]}).commit(1)
    assert evening.options("trait:two") == ["A", "B", "C"]
    asked = evening.use("B", "two", on="C")
    assert asked.asks() == {"pick:C"}
    assert asked.choose("pick:C", "C", "other").asks() == evening.asks()
    assert asked.choose("pick:C", "C", "other").pool == 2


@pytest.mark.parametrize(("face", "hungry", "hope"), [(1, True, 3), (2, True, 3), (3, False, 4)])
def test_a_die_says_which_of_two_happens(face: int, hungry: bool, hope: int) -> None:
    evening = avoided(DIE)
    assert (evening.asks(), evening.question("table").to) == ({"table"}, None)
    form = evening.question("table").form
    assert isinstance(form, RollDice)
    assert form.alike == (frozenset({1, 2}), frozenset({3, 4, 5, 6}))
    done = shown(evening, face)
    assert (done.conditions("B") == ["Hungry"], done.pool) == (hungry, hope)
    assert done.asks() == {"next-turn"}
    assert say("told-table", n=face) in done.play.log


def test_the_die_is_of_the_colour_of_whoever_has_the_card_or_acts_and_no_other_is_read() -> None:
    avoided(DIE).cannot(lambda e: shown(e, 3, "blue"), "refused-dice")
    own = "a die is rolled – up to 5, you suffer 1 hunger; above, you gain 1 humanity"
    evening = table(scene(2), traits={"B": [trait(own, id="own")]}).use("B", "own")
    assert shown(evening, 5, "blue").conditions("B") == ["Hungry"]


def test_the_die_of_a_card_is_shown_while_it_is_asked_for_and_as_it_was_read() -> None:
    asked = avoided(DIE)
    waiting, read = asked.view(None).rolling, shown(asked, 5).view(None).rolling
    assert waiting is not None
    assert [(one.colour, one.count) for one in waiting.asked] == [("red", 1)]
    assert read is not None
    assert (read.dice, read.summary) == ((Die("red", 5),), say("told-table", n=5))


def test_what_waits_is_written_down_and_read_again_as_it_was() -> None:
    given = tuple(event for event in avoided(TWO, DIE).happened if isinstance(event, ErrandGiven))
    assert len(given) == 4
    values = Values(GAME.event_types)
    assert values.read_events(values.write_events(given)) == given


@pytest.mark.rule("HI-303")
def test_nothing_is_settled_once_everybody_is_lost() -> None:
    over = avoided("everyone dies", TWO, round=5)
    assert (over.phase, over.asks()) == (Phase.OVER, set())

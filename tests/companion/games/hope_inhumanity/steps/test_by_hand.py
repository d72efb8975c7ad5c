"""Without any card file a Scene is written down as it is drawn, and the table keeps the rest by hand."""

from collections.abc import Mapping

import pytest

from companion.engine.answers import Filled
from companion.engine.game import SetUp
from companion.engine.play import new_play
from companion.engine.refusal import Refused
from companion.games.hope_inhumanity.cards.kinds import Terrain
from companion.games.hope_inhumanity.game import GAME
from companion.games.hope_inhumanity.playing import Phase, Verdict
from tests.companion.games.hope_inhumanity.evening import Evening
from tests.companion.games.hope_inhumanity.own_cards import scene
from tests.companion.games.hope_inhumanity.own_deck import seats
from tests.companion.games.hope_inhumanity.tables import table
from tests.companion.games.hope_inhumanity.test_texts import speak
from tests.companion.games.hope_inhumanity.wandering import wander

BY_HAND = {"cards": "by-hand"}
RATED = {"title": "The ford", "hardship": "2", "fail": "each of them suffers 1 harm; the group loses 1 hope"}


def write(evening: Evening, **lines: str) -> Evening:
    named = {name.replace("_", " "): text for name, text in lines.items()}
    return evening.answer("write", evening.state.active, Filled(named))


@pytest.fixture
def drawn() -> Evening:
    play, _ = new_play(GAME, SetUp(seats(3), {}, BY_HAND, "by hand"))
    return Evening(play).choose("introduction", None, "go-on").draw(Terrain.COASTAL)


@pytest.mark.ruling("cards")
def test_a_table_without_card_files_plays_with_its_printed_scenes(drawn: Evening) -> None:
    assert drawn.asks() == {"write"}
    assert drawn.question("write").discreet
    assert drawn.view(None).counters == ()
    read = write(drawn, **RATED)
    assert (read.state.scene.title, read.state.scene.hardship) == ("The ford", 2)
    assert read.state.scene.terrain is Terrain.COASTAL
    acted = read.act().commit(1)
    others = [one.seat for one in acted.state.others]
    over = acted.refuse(*others).hope(0).roll(**{colour_owner(acted): [1]}).open().land()
    assert over.verdict is Verdict.FAILURE
    assert over.conditions(over.state.active) == ["Hurt"]
    assert over.pool == 2


def colour_owner(evening: Evening) -> str:
    return {"red": "A", "blue": "B", "green": "C"}[evening.state.acting.colour]


def test_a_question_scene_is_written_without_a_hardship(drawn: Evening) -> None:
    read = write(drawn, hardship="question", accept="each of them gains 1 humanity")
    assert read.state.scene.hardship is None
    acted = read.act()
    assert list(acted.asks()) == [f"answer:{acted.state.others[0].seat}"]


def test_flags_are_written_too(drawn: Evening) -> None:
    read = write(drawn, hardship="1", unavoidable="yes")
    assert read.options("declare") == ["act"]
    assert write(drawn, hardship="1", unavoidable="no").options("declare") == ["act", "avoid"]


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        ({"hardship": "1", "fail": "each of them suffers 1 harmm"}, "each of them suffers 1 harm"),
        ({"hardship": "1", "accept": "each of them gains 1 humanity"}, "has no “accept:”"),
        ({"hardship": "question", "fail": "each of them suffers 1 harm"}, "has no “fail:”"),
    ],
)
def test_what_cannot_be_is_refused_with_what_to_do(
    drawn: Evening, lines: Mapping[str, str], told: str
) -> None:
    with pytest.raises(Refused) as refused:
        write(drawn, **lines)
    assert refused.value.reason.key == "refused-card"
    assert told in speak(refused.value.reason)
    assert drawn.asks() == {"write"}


@pytest.mark.rule("HI-056", "HI-082")
def test_what_is_written_is_told_to_nobody_but_the_writer(drawn: Evening) -> None:
    seen = {
        repr(write(drawn, **lines).view(None))
        for lines in (RATED, {"hardship": "question"}, {"hardship": "0", "unavoidable": "yes"})
    }
    assert seen == {repr(drawn.view(None))}


def change(evening: Evening, who: str, what: str) -> Evening:
    return evening.answer("by-hand", None, Filled({"who": who, "what": what}))


@pytest.mark.ruling("cards")
def test_what_the_companion_cannot_know_is_changed_by_hand() -> None:
    evening = table(scene(1), humanity={"A": 3, "B": 5, "C": 0}, hope=4, rulings=BY_HAND)
    assert change(evening, "A", "humanity-more").humanity["A"] == 4
    assert change(evening, "B", "humanity-more").humanity["B"] == 5
    assert change(evening, "C", "humanity-less").marked == "C"
    assert change(evening, "A", "hope-less").pool == 3
    hungry = change(evening, "B", "hunger-more")
    assert hungry.conditions("B") == ["Hungry"]
    assert change(hungry, "B", "hunger-less").conditions("B") == []
    assert change(change(hungry, "B", "hunger-more"), "B", "hunger-more").alive == "AC"


def test_a_change_says_whom_and_what() -> None:
    evening = table(scene(1), rulings=BY_HAND)
    evening.cannot(lambda e: e.answer("by-hand", None, Filled({"who": "A"})), "refused-by-hand")
    evening.cannot(lambda e: e.answer("by-hand", None, Filled({"what": "hope-more"})), "refused-by-hand")


def test_with_the_companions_cards_nothing_is_changed_by_hand() -> None:
    assert "by-hand" not in table(scene(1)).play.open


@pytest.mark.parametrize("count", [3, 5])
def test_whole_games_are_played_by_hand(count: int) -> None:
    for seed in range(2):
        *_, (last, _) = wander(count, f"hand {seed}", options=BY_HAND)
        assert last.state.phase is Phase.OVER

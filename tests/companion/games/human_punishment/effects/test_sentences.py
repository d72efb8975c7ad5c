"""Each sentence is read as it is printed, in both languages, and the rules know what it does."""

from itertools import islice
from typing import Any

import pytest

from companion.engine.phrasebook.phrasebook import examples, say
from companion.engine.words import Message
from companion.games.human_punishment.effects.every import ALL, EFFECTS
from companion.games.human_punishment.effects.pages import AT_ROLL, CARD, EVENT, IN_CHECK, OUTCOME, TEST
from companion.games.human_punishment.effects.people import DetainSeat
from companion.games.human_punishment.effects.reference import page
from companion.games.human_punishment.phrases.lasting import Higher, Lower
from companion.games.human_punishment.phrases.notation import form, sentence, sentence_of
from companion.games.human_punishment.phrases.words import Value
from companion.games.human_punishment.scenarios.definitions import read_event
from companion.games.human_punishment.state.player import VALUES
from companion.games.human_punishment.telling.words import effect_words
from companion.kit.cards.page import NotHere
from companion.kit.scenario.parts import ScenarioPart

SOME = 6
"""So many ways to fill the holes of a sentence are tried."""


@pytest.mark.parametrize("phrase", ALL.phrases, ids=lambda one: one.__name__)
def test_a_sentence_is_read_as_it_is_printed_and_is_a_form_of_the_rules(phrase: type[Any]) -> None:
    for one in islice(examples(phrase, (1, 2)), SOME):
        assert [ALL.read(say(one, language)) for language in ("en", "de")] == [one, one]
        assert sentence_of(form(one)) == one


def why(page: Any, text: str) -> Message:
    with pytest.raises(NotHere) as fault:
        page.read(text)
    return fault.value.message


@pytest.mark.parametrize(
    ("text", "nearest"),
    [
        ("the active playr draws 2 general cards", "the active player draws 2 general cards"),
        ("die Moral geht um 3 nach obn", "die Moral geht um 3 nach oben"),
        ("if you are the Leader, Moral goes 2 up", "if you are the Leader, Morale goes 2 up"),
    ],
)
def test_a_sentence_that_is_not_there_is_met_with_the_nearest(text: str, nearest: str) -> None:
    found = why(CARD, text)
    assert (found.key, found.values["nearest"]) == ("fault-nearest", nearest)


def test_a_sentence_stands_only_where_it_means_something() -> None:
    assert why(EVENT, "you lose 1 Health").key == "fault-nobody"
    assert why(EVENT, "if Threat is at 2 or more, you lose 1 Health").key == "fault-nobody"
    assert why(CARD, "those who put nothing in lose 1 Health").key == "fault-nobody"
    assert why(CARD, "the sum of this check is turned around").key == "fault-elsewhere"
    assert why(CARD, "the active player draws 2 Programs and keeps 2").key == "fault-keep"
    assert why(TEST, "Morale goes 1 up").key == "fault-elsewhere"
    assert why(CARD, "Morale goes 13 up").key == "fault-span-word"
    assert why(AT_ROLL, "a white die is set to 7").key == "fault-face"
    assert AT_ROLL.fits(AT_ROLL.read("a white die is set to 6"))
    assert AT_ROLL.fits(AT_ROLL.read("the red die is set to 12"))
    assert why(CARD, "a white die is rolled again").key == "fault-elsewhere"
    assert OUTCOME.fits(IN_CHECK.read("those who put nothing in lose 1 Health"))


def test_an_operation_of_a_scenario_is_a_sentence() -> None:
    assert sentence(sentence_of({"op": "bar", "bar": "morale", "n": -2})) == "Morale goes 2 down"
    assert sentence(sentence_of({"op": "health", "n": -1})) == "the active player loses 1 Health"
    assert (
        sentence(sentence_of({"op": "wound", "n": -1, "whom": "idle"}), "de")
        == "alle, die nichts gegeben haben, heilen 1 Wunde"
    )
    assert sentence(sentence_of({"op": "roll again"})) == "the pink die is rolled again"
    assert sentence(DetainSeat("A")) is None


@pytest.mark.parametrize("n", [0, 13, -99])
@pytest.mark.parametrize(
    "op", [{"op": "bar", "bar": "resource"}, {"op": "health"}, {"op": "wound", "whom": "all"}]
)
def test_a_number_beyond_any_cards_is_said_all_the_same(op: dict[str, Any], n: int) -> None:
    said = effect_words(sentence_of({**op, "n": n}))
    assert said.key == ("does-bar" if "bar" in op else "does-much")


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_reference_page_has_every_sentence(language: str) -> None:
    printed = page()
    assert [form for form in ALL.forms(language) if f"`{form}`".replace("|", "/") not in printed] == []


@pytest.mark.parametrize("phrase", EFFECTS, ids=lambda one: one.__name__)
def test_a_scenario_can_have_an_event_do_anything_that_cards_do(phrase: type[Any]) -> None:
    said = form(next(examples(phrase, (1, 2))))
    spawn = {"at": "9"} if "at" in said else {}
    event = {"id": "e", "kind": "plain", "do": [said | spawn]}
    assert list(map(form, read_event(ScenarioPart(event, "e"), "AB")["do"])) == [said | spawn]


@pytest.mark.rule("HP-297")
@pytest.mark.parametrize("value", VALUES)
def test_a_lasting_sentence_changes_any_value_of_the_board(value: str) -> None:
    changes = [kind(Value[value.upper()], 2).change(value) for kind in (Higher, Lower)]
    assert changes == [2, -2]

"""House rules: each case that the rulebook leaves open is one switch, which has words and a proof."""

import ast
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from companion.engine.game import HouseRule
from companion.engine.refusal import Refused
from companion.engine.rulebook import numbers_in
from companion.games.hope_inhumanity.rulings import HOUSE_RULES, Rulings, rulings_of
from tests.companion.games.hope_inhumanity.test_texts import messages, speak

IDS = [rule.id for rule in HOUSE_RULES]

NOT_YET: frozenset[str] = frozenset()
"""Switches that nothing plays yet; it only ever shrinks."""


def proven() -> Iterator[str]:
    """The switches that the tests of this folder are marked with."""
    for path in sorted(Path(__file__).parent.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.ruling":
                yield from (str(ast.literal_eval(argument)) for argument in node.args)


def test_every_switch_has_a_test_that_proves_what_it_changes() -> None:
    assert sorted(set(IDS) - set(proven()) - NOT_YET) == []


def test_no_switch_is_proven_that_there_is_not() -> None:
    assert sorted(set(proven()) - set(IDS)) == []


def test_nothing_proven_is_still_called_missing() -> None:
    assert sorted(NOT_YET & set(proven())) == []


def test_a_table_that_chooses_nothing_plays_what_is_recommended() -> None:
    assert rulings_of({}) == Rulings()


@pytest.mark.parametrize("rule", HOUSE_RULES, ids=IDS)
def test_every_switch_has_words_for_itself_and_each_choice(rule: HouseRule) -> None:
    said = list(messages(rule))
    assert len(said) >= 3
    assert all(map(speak, said))


@pytest.mark.parametrize("rule", HOUSE_RULES, ids=IDS)
def test_the_first_choice_is_the_default_and_every_other_one_differs(rule: HouseRule) -> None:
    first, *others = rule.choices
    assert rulings_of({rule.id: first.id}) == Rulings()
    assert others
    for other in others:
        assert rulings_of({rule.id: other.id}) != Rulings()


def test_an_unknown_switch_or_choice_is_refused_by_name() -> None:
    with pytest.raises(Refused) as unknown:
        rulings_of({"hope-depth": "yes"})
    assert "hope-depth" in speak(unknown.value.reason)
    with pytest.raises(Refused) as choice:
        rulings_of({"hope-debt": "perhaps"})
    assert "no, yes" in speak(choice.value.reason)


@pytest.mark.parametrize("file", ["RULES.md", "RULES.de.md"])
def test_every_ambiguity_of_the_catalogue_is_a_switch_or_written_down(file: str) -> None:
    switched = {about for rule in HOUSE_RULES for about in numbers_in(rule.about)}
    text = files("companion.games.hope_inhumanity").joinpath(file).read_text(encoding="utf-8")
    named = {number for number in numbers_in(text) if number.startswith("A-")}
    assert sorted(switched | named) == [f"A-{number:02}" for number in range(1, 82)]

"""House rules: each case that the rulebook leaves open is one switch, which has words and a proof."""

import ast
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from companion.engine.game import HouseRule
from companion.engine.refusal import Refused
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


def documented() -> dict[str, tuple[str, ...]]:
    """The switches that each ambiguity's line names."""
    text = files("companion.games.hope_inhumanity").joinpath("HOUSE_RULES.md").read_text(encoding="utf-8")
    lines = re.findall(r"^- \*\*(A-\d\d)\*\* (.+)$", text, flags=re.M)
    assert len(lines) == len({about for about, _ in lines})
    return {about: tuple(re.findall(r"`([a-z-]+)`", line)) for about, line in lines}


def test_every_ambiguity_of_the_catalogue_is_written_down_once() -> None:
    assert list(documented()) == [f"A-{number:02}" for number in range(1, 82)]


def test_the_lines_and_the_switches_name_one_another() -> None:
    switched = {about: (rule.id,) for rule in HOUSE_RULES for about in rule.about.split(", ")}
    del switched[""]
    assert {about: names for about, names in documented().items() if names} == switched

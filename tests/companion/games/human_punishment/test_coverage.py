"""The 310 rules are written down once and have a test; the 70 rulings have a switch or a reason."""

import ast
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from companion.engine.rulebook import chapters
from companion.games.human_punishment.rulings import HOUSE_RULES
from companion.games.human_punishment.scenarios.scenario import CATALOGUE

ALL = [f"HP-{number:03}" for number in range(1, CATALOGUE.last_rule + 1)]
CAMPAIGN = [f"HP-{number:03}" for number in range(288, 294)]
"""What the second game carries over from this one."""
ONLY_SAID = {
    "HP-081": "what people say of their cards, and lie about, is heard by no program",
    "HP-128": "that a colour proves nothing is for people to remember",
    "HP-287": "tips, and that nobody must go for an Objective",
    "HP-294": "printed reminders",
    "HP-299": "markers of which no rule says what they do",
}
"""Rules that ask nothing of a companion, and why."""
WITHOUT_A_SWITCH = {
    "HP-A3": "the chapter on Raids uses white dice; no other Event does",
    "HP-A8": "an owner's board says in which Area each space of a path lies",
    "HP-A9": "both names are one space, and a board whose two differ is refused",
    "HP-A10": "the catalogue names no other way; sums below 0 are compared as any others",
    "HP-A14": "nobody has most columns, so all chips count, as the text says",
    "HP-A19": "a bar has no place beyond its ends",
    "HP-A20": "the text has one check, in the Event phase",
    "HP-A24": "the text's option B",
    "HP-A27": "whoever looked has looked",
    "HP-A29": "the text says may",
    "HP-A30": "they see who opened their eyes, and nothing else can be seen",
    "HP-A32": "the bar ends at 9",
    "HP-A33": "drawn cards go under their pile, so none is ever empty",
    "HP-A34": "a slip in the printed headings; nothing is played by it",
    "HP-A35": "the sides are known here, and opened at the end alone",
    "HP-A36": "what can be counted is counted; whoever claims the rest says so",
    "HP-A39": "Apex and Kuro have places of their own in the order of targets",
    "HP-A40": "the text limits Events alone",
    "HP-A42": "markers of one type and level are alike here, so where among them one lies changes nothing",
    "HP-A56": "two cards and one make the same sum in any order",
    "HP-A62": "cards without a value are worth 0",
}
"""Rulings in which the catalogue leaves a table nothing to choose, or nothing that would change, and why."""


def written(file: str) -> list[str]:
    """The numbers of all rules that are written down there."""
    text = files("companion.games.human_punishment").joinpath(file).read_text(encoding="utf-8")
    return [number for one in chapters(text) for rule in one.paragraphs for number in rule.numbers]


def marked() -> Iterator[str]:
    """The numbers that tests and cases of this folder name as theirs."""
    for path in sorted(Path(__file__).parent.rglob("*.py")):
        if path.name == Path(__file__).name:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in _KNOWN:
                yield node.value


_KNOWN = frozenset(ALL)


@pytest.mark.parametrize("file", ["RULES.md", "RULES.de.md"])
def test_every_rule_is_written_down_once(file: str) -> None:
    counts = Counter(one for one in written(file) if not one.startswith("HP-A"))
    assert sorted({*counts} | {*ONLY_SAID, *CAMPAIGN}) == ALL
    assert [id_ for id_, count in counts.items() if count > 1] == []


@pytest.mark.slow
def test_every_rule_has_a_test_or_is_only_said() -> None:
    assert sorted({*marked()} | {*ONLY_SAID, *CAMPAIGN}) == ALL
    assert not {*marked()} & {*ONLY_SAID}


def test_every_ruling_has_a_switch_or_a_reason() -> None:
    switched = {rule.about for rule in HOUSE_RULES if rule.about.startswith("HP-A")}
    every = {f"HP-A{number}" for number in range(1, CATALOGUE.last_ruling + 1)}
    assert switched | {*WITHOUT_A_SWITCH} == every
    assert not switched & {*WITHOUT_A_SWITCH}

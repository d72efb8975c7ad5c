"""A fault is put into functions that were imported long ago, and only there."""

import importlib
from pathlib import Path
from typing import Any

import pytest

from tools.mutants.faults import mutants
from tools.mutants.planting import plant

TEXT = """
from dataclasses import dataclass

@dataclass
class Pile:
    cards: int

    @property
    def is_low(self):
        return self.cards < 3

def is_low(pile):
    return (lambda: pile.cards < 3)()
"""


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(tmp_path))
    (tmp_path / "pile_of_cards.py").write_text(TEXT)
    return importlib.import_module("pile_of_cards")


def test_a_property_and_what_stands_within_a_function_have_the_fault(module: Any, tmp_path: Path) -> None:
    pile = module.Pile(3)
    assert (pile.is_low, module.is_low(pile)) == (False, False)
    for mutant in mutants(tmp_path, "pile_of_cards.py"):
        if "<=" in mutant.written:
            assert plant(tmp_path, mutant)
    assert (pile.is_low, module.is_low(pile)) == (True, True)

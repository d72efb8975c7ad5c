"""Deals alike in each run: what is left to chance in a test comes from its own name, and from DEAL=."""

import os
from random import Random
from types import SimpleNamespace

import pytest

from companion.adapters.seats import bots
from companion.adapters.use_cases import playing
from companion.adapters.use_cases.machine import hardware_actions
from companion.table.commands import game

DEAL = os.environ.get("DEAL", "")
"""Any word: with another one all games of the tests are dealt otherwise."""


class Deals:
    """The chance of games, of bots, of advice and of pretend dice in this process."""

    def __init__(self) -> None:
        self._chance = Random()

    def begin(self, name: str) -> None:
        """From now on all is dealt as it ever was for that name."""
        self._chance.seed(DEAL + name)

    def patch(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Puts it where the product asks the system for chance."""
        monkeypatch.setattr(game, "secrets", SimpleNamespace(token_hex=self._token))
        monkeypatch.setattr(hardware_actions, "CHANCE", self._chance)
        for one in (bots, playing):
            monkeypatch.setattr(one, "SystemRandom", lambda: self._chance)

    def _token(self, size: int) -> str:
        return self._chance.randbytes(size).hex()

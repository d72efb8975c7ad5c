"""The proof can fail: a leak of any kind makes two games differ that should look alike."""

import logging
from collections.abc import Callable
from typing import Any

import pytest

from companion.engine.view import CardView
from companion.games.hope_inhumanity import steps
from companion.games.hope_inhumanity.scene import visibility
from companion.games.hope_inhumanity.state import HopeInhumanityState
from tests.secrets.twice import Plot, Script, Tables, play_twice
from tests.secrets.watched import Pages, Watched
from tests.tiers import one_of_each

TRIES = 40
STEPS = 6
"""A few answers from the beginning: whatever is leaked then, few cards have been seen."""


def hidden(state: HopeInhumanityState) -> str:
    """Words that nobody but one player knows."""
    held = (card for survivor in state.survivors for card in survivor.traits)
    return " ".join(state.deck.traits[card].text for card in held)


def on_a_page(patch: pytest.MonkeyPatch) -> None:
    """A card in hand lies open on every page."""
    patch.setattr(visibility, "opened", lambda state: (CardView("card", "", hidden(state), ()),))


def in_the_log(patch: pytest.MonkeyPatch) -> None:
    """The program writes down what somebody holds."""
    asked = steps.ask

    def ask(state: HopeInhumanityState) -> Any:
        logging.getLogger("leak").info("%s", hidden(state))
        return asked(state)

    patch.setattr(steps, "ask", ask)


def by_a_refusal(patch: pytest.MonkeyPatch) -> None:
    """Another seat is told whether a question is open that is none of theirs."""
    patch.setattr("companion.engine.play._is_secret_to", lambda _seat, _question: False)


LEAKS = (on_a_page, in_the_log, by_a_refusal)


@pytest.mark.parametrize("leak", one_of_each(LEAKS, {in_the_log}), ids=lambda leak: str(leak.__name__))
def test_a_leak_is_noticed(
    pages: Pages, monkeypatch: pytest.MonkeyPatch, leak: Callable[[pytest.MonkeyPatch], None]
) -> None:
    plot = Plot(count=5, seed=5, steps=STEPS, usual=True, place=0)
    party = plot.party
    tables, viewer = Tables(pages, party, "seat-1"), "seat-1"
    play_twice(tables, plot, Script(plot.chance, Watched.sent, TRIES), knows=viewer)
    leak(monkeypatch)
    with pytest.raises(AssertionError, match="step"):
        play_twice(tables, plot, Script(plot.chance, Watched.sent, TRIES), knows=viewer)

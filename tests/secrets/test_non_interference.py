"""Two games that differ only in what a viewer may not know send that viewer the same bytes (HI-053, HI-082)."""

import os
from collections.abc import Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import web.stream
from companion.engine.answers import Answer
from companion.engine.play import Play
from tests.companion.games.hope_inhumanity.own_deck import whole_deck
from tests.companion.games.hope_inhumanity.wandering import random_answer, some_house_rules
from tests.secrets.disguise import disguised
from tests.secrets.knowledge import learnt
from tests.secrets.watched import Pages, Party, Watched

EXAMPLES = int(os.environ.get("SECRETS_EXAMPLES", "8"))
LONGEST = 160
PROBES = 2


@pytest.fixture(scope="module")
def pages() -> Iterator[Pages]:
    """The pages, which ping at once where nothing changed, so that nobody waits."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(web.stream, "PING_SECONDS", 0.0)
        yield Pages()


class Script:
    """What happens at a table: answers as they come by chance, and a viewer who tries what is not theirs."""

    def __init__(self, chance: Random) -> None:
        self._chance = chance
        self.answers: list[Answer] = []
        self.probes: list[list[tuple[str, int]]] = []
        self.plays: list[Play[Any, Any]] = []

    def write(self, game: Watched, steps: int) -> Iterator[list[str]]:
        """Plays so many steps and writes them down; what the viewer was sent at each."""
        while len(self.answers) < steps and game.play.open:
            self.plays.append(game.play)
            self.probes.append(list(self._tries(game.play)))
            self.answers.append(random_answer(game.play, self._chance))
            yield self._step(game, len(self.answers) - 1)
        self.plays.append(game.play)

    def repeat(self, game: Watched) -> Iterator[list[str]]:
        """Plays the same steps in another game."""
        for place, answer in enumerate(self.answers):
            asked = game.play.open.get(answer.question)
            assert asked is not None, f"step {place}: {answer.question} is not open"
            assert asked.version == answer.version, f"step {place}: {answer.question} was asked another time"
            yield self._step(game, place)

    def _step(self, game: Watched, place: int) -> list[str]:
        tried = [game.tried(*probe) for probe in self.probes[place]]
        answer = self.answers[place]
        told = game.answer(_numbered(answer, place))
        return [*tried, f"{answer.question}: {told}", *game.sent()]

    def _tries(self, play: Play[Any, Any]) -> Iterator[tuple[str, int]]:
        guesses = [
            *play.open,
            *(f"trait:{card}" for card in play.state.deck.traits),
            "declare",
            "revoke",
            "no-roll",
        ]
        for _ in range(PROBES):
            question = self._chance.choice(guesses)
            asked = play.open.get(question)
            yield question, asked.version if asked else play.version


def _numbered(answer: Answer, place: int) -> Answer:
    return Answer(answer.question, answer.version, f"step-{place}", answer.seat, answer.origin, answer.value)


@settings(max_examples=EXAMPLES)
@given(
    count=st.integers(3, 5),
    viewer=st.integers(0, 5),
    steps=st.integers(1, LONGEST),
    seed=st.integers(0, 10**6),
    usual=st.booleans(),
)
def test_every_byte_that_a_viewer_is_sent_is_the_same_whatever_is_hidden(
    pages: Pages, count: int, viewer: int, steps: int, seed: int, usual: bool
) -> None:
    party = Party(count, {} if usual else some_house_rules(str(seed)))
    who = list(party.tokens)[viewer % (count + 1)] if viewer % (count + 1) < count else None
    decks, chance = whole_deck(), Random(seed)
    with TemporaryDirectory() as folder:
        script = Script(chance)
        with Watched(Path(folder, "one"), pages, party, party.set_up(decks, str(seed)), who) as one:
            sent = list(script.write(one, steps))
        known = learnt([play.state for play in script.plays], who)
        other = disguised(decks, known, chance)
        with Watched(Path(folder, "two"), pages, party, party.set_up(other, str(seed)), who) as two:
            for place, (before, after) in enumerate(zip(sent, script.repeat(two), strict=True)):
                assert before == after, f"step {place}: {script.answers[place]}"

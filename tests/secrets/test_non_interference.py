"""Two games that differ only in what a viewer may not know send that viewer the same bytes (HI-082)."""

import os
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from difflib import unified_diff
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

import web.stream
from companion.engine.answers import Answer
from companion.engine.play import Play
from companion.engine.view import Viewer
from tests.companion.games.hope_inhumanity.own_deck import whole_deck
from tests.companion.games.hope_inhumanity.wandering import random_answer, some_house_rules
from tests.secrets.disguise import disguised
from tests.secrets.glance import glance
from tests.secrets.knowledge import learnt
from tests.secrets.watched import Pages, Party, Watched, numbered

EXAMPLES = int(os.environ.get("SECRETS_EXAMPLES", "3"))
LONGEST = 40 if EXAMPLES < 50 else 200
PHASES = (Phase.explicit, Phase.reuse, Phase.generate)
"""Without shrinking: a whole game is tried again in seconds, and the step that differs is named anyway."""
DEALT = {"cards": "dealt"}
"""Who names printed cards reads the whole card file; here the program deals, and all of it is hidden."""
Look = Callable[[Watched], list[str]]
TRIES = 2


@pytest.fixture(scope="module")
def pages() -> Iterator[Pages]:
    """The pages, which ping at once where nothing changed, so that nobody waits."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(web.stream, "PING_SECONDS", 0.0)
        yield Pages()


class Script:
    """What happens at a table: answers as they come by chance, and a viewer who tries what is not theirs."""

    def __init__(self, chance: Random, look: Look, tries: int) -> None:
        self._chance = chance
        self._tried = tries
        self._look = look
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
        told = game.answer(numbered(answer, place))
        return [*tried, f"{answer.question}: {told}", *self._look(game)]

    def _tries(self, play: Play[Any, Any]) -> Iterator[tuple[str, int]]:
        guesses = [
            *play.open,
            *(f"trait:{card}" for card in play.state.deck.traits),
            "declare",
            "revoke",
            "no-roll",
        ]
        for _ in range(self._tried):
            question = self._chance.choice(guesses)
            asked = play.open.get(question)
            yield question, asked.version if asked else play.version


@dataclass(frozen=True)
class Plot:
    """Where and how long a game is played, by whom, and which seat is looked at (None: the kiosk)."""

    count: int
    seed: int
    steps: int
    usual: bool
    place: int

    @property
    def party(self) -> Party:
        """Who sits there, and what they play."""
        rules = {} if self.usual else {**some_house_rules(str(self.seed)), **DEALT}
        return Party(self.count, rules)

    def viewer(self, party: Party, *, kiosk: bool) -> Viewer:
        """The seat that is looked at, or the kiosk."""
        seats: list[Viewer] = [*party.tokens, *([None] if kiosk else [])]
        return seats[self.place % len(seats)]


plots = st.builds(
    Plot,
    count=st.integers(3, 5),
    seed=st.integers(0, 10**6),
    steps=st.integers(1, LONGEST),
    usual=st.booleans(),
    place=st.integers(0, 5),
)
thorough = pytest.mark.timeout(120 + 30 * EXAMPLES)


@thorough
@pytest.mark.rule("HI-053", "HI-055", "HI-058", "HI-059", "HI-063", "HI-071", "HI-074", "HI-082")
@settings(max_examples=EXAMPLES, phases=PHASES)
@given(plot=plots)
def test_every_byte_that_a_viewer_is_sent_is_the_same_whatever_is_hidden(pages: Pages, plot: Plot) -> None:
    party = plot.party
    viewer = plot.viewer(party, kiosk=True)
    script = Script(Random(plot.seed), Watched.sent, TRIES)
    _play_twice(Tables(pages, party, viewer), plot, script, knows=viewer)


@thorough
@settings(max_examples=EXAMPLES, phases=PHASES)
@given(plot=plots)
def test_a_glance_at_a_covered_phone_tells_nothing_that_the_table_does_not_know(
    pages: Pages, plot: Plot
) -> None:
    party = plot.party
    script = Script(Random(plot.seed), lambda game: glance(game.page()), tries=0)
    _play_twice(Tables(pages, party, plot.viewer(party, kiosk=False)), plot, script, knows=None)


@dataclass(frozen=True)
class Tables:
    """Two tables at which the same people sit, and whose screen is looked at."""

    pages: Pages
    party: Party
    viewer: Viewer

    def begun(self, folder: Path, decks: Mapping[str, str], seed: str) -> Watched:
        """A game that begins there."""
        return Watched(folder, self.pages, self.party, self.party.set_up(decks, seed), self.viewer)


def _play_twice(tables: Tables, plot: Plot, script: Script, *, knows: Viewer) -> None:
    """Plays a game, and again with other cards behind all that `knows` has not seen."""
    decks, seed = whole_deck(), str(plot.seed)
    with TemporaryDirectory() as folder:
        with tables.begun(Path(folder, "one"), decks, seed) as one:
            seen = list(script.write(one, plot.steps))
        known = learnt([play.state for play in script.plays], knows)
        with tables.begun(Path(folder, "two"), disguised(decks, known, Random(plot.seed)), seed) as two:
            for place, (before, after) in enumerate(zip(seen, script.repeat(two), strict=True)):
                assert before == after, _difference(place, script.answers[place], before, after)


def _difference(place: int, answer: Answer, before: list[str], after: list[str]) -> str:
    """The lines that differ, and at which step."""
    old, new = ("\n".join(sent).splitlines() for sent in (before, after))
    return "\n".join([f"step {place}: {answer}", *unified_diff(old, new, n=0, lineterm="")])

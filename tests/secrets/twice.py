"""A game that is played twice: once as it comes, and again with other cards behind all that is hidden."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from difflib import unified_diff
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from companion.engine.answers import Answer, Chosen, Value
from companion.engine.play import Play
from companion.engine.questions import Choose, Question
from companion.engine.view import Viewer
from tests.companion.games.hope_inhumanity.own_deck import whole_deck
from tests.companion.games.hope_inhumanity.wandering import random_answer, some_house_rules
from tests.secrets.disguise import disguised
from tests.secrets.knowledge import Knowledge, learnt
from tests.secrets.watched import Pages, Party, Watched, numbered

UNDONE = 0.05
"""How often the table takes its latest answer back."""
Look = Callable[[Watched], list[str]]


class Script:
    """What happens at a table: answers as they come by chance, and a viewer who tries what is not theirs."""

    def __init__(self, chance: Random, look: Look, tries: int) -> None:
        self._chance = chance
        self._tried = tries
        self._look = look
        self.answers: list[Answer] = []
        self.probes: list[list[tuple[str, int]]] = []
        self.plays: list[Play[Any, Any]] = []
        self.undone: set[int] = set()

    def write(self, game: Watched, steps: int) -> Iterator[list[str]]:
        """Plays so many steps and writes them down; what the viewer was sent at each."""
        while len(self.answers) < steps and game.play.open:
            self.plays.append(game.play)
            place = len(self.answers)
            if place and self._chance.random() < UNDONE:
                self.undone.add(place)
            taken_back = self._taken_back(game, place)
            self.probes.append(list(self._tries(game.play)))
            self.answers.append(random_answer(game.play, self._chance))
            yield [*taken_back, *self._step(game, place)]
        self.plays.append(game.play)

    def repeat(self, game: Watched, viewer: Viewer, known: Knowledge) -> Iterator[list[str]]:
        """Plays the same steps in another game; what is still hidden at the end is answered otherwise."""
        hidden = self._sealed(viewer) | self._named(viewer, known)
        for place, answer in enumerate(self.answers):
            taken_back = self._taken_back(game, place)
            asked = game.play.open.get(answer.question)
            assert asked is not None, f"step {place}: {answer.question} is not open"
            assert asked.version == answer.version, f"step {place}: {answer.question} was asked another time"
            if place in hidden:
                self.answers[place] = replace(answer, value=self._otherwise(asked.question, answer))
            yield [*taken_back, *self._step(game, place)]

    def _taken_back(self, game: Watched, place: int) -> list[str]:
        """What is sent when the table takes its latest answer back before that step, if it does."""
        if place not in self.undone:
            return []
        return [line for _ in game.take_back(f"undo-{place}") for line in self._look(game)]

    def _sealed(self, viewer: Viewer) -> set[int]:
        """The last declarations on the Scene in play that only those who made them know or have known."""
        if self.undone:
            return set()
        playing = self.plays[-1].state.playing
        seats = {*playing.sealed, *playing.sealed_answers} - {viewer} if playing is not None else set()
        asked = [answer.question for answer in self.answers]
        drawn = max((place for place, id_ in enumerate(asked) if id_ == "draw"), default=-1)
        last = {id_: place for place, id_ in enumerate(asked) if place > drawn}
        return {last[id_] for seat in seats for id_ in (f"support:{seat}", f"answer:{seat}") if id_ in last}

    def _named(self, viewer: Viewer, known: Knowledge) -> set[int]:
        """The printed Traits that others named, and that the viewer has not seen."""
        backs = {f"name:{card}" for card in self.plays[-1].state.deck.traits} - {
            f"name:{card}" for card in known.traits
        }
        return {
            place
            for place, answer in enumerate(self.answers)
            if answer.seat != viewer and answer.question in backs
        }

    def _otherwise(self, question: Question, answer: Answer) -> Value:
        assert isinstance(question.form, Choose)
        said = [one.value for one in self.answers if one.seat == answer.seat]
        others = [Chosen(option.id) for option in question.form.options if Chosen(option.id) not in said]
        return self._chance.choice(others or [answer.value])

    def _step(self, game: Watched, place: int) -> list[str]:
        tried = [game.tried(*probe) for probe in self.probes[place]]
        answer = self.answers[place]
        told = game.answer(numbered(answer, place))
        return [*tried, told, *self._look(game)]

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
    printed: bool = False
    """Whether printed cards are named out of a file that all know; else all that is dealt is hidden."""

    @property
    def chance(self) -> Random:
        """What comes by chance in it, from its beginning."""
        return Random(self.seed)

    @property
    def party(self) -> Party:
        """Who sits there, and what they play."""
        rules = {} if self.usual else some_house_rules(str(self.seed))
        rules["cards"] = "printed" if self.printed else "dealt"
        return Party(self.count, rules)

    def viewer(self, party: Party, *, kiosk: bool) -> Viewer:
        """The seat that is looked at, or the kiosk."""
        seats: list[Viewer] = [*party.tokens, *([None] if kiosk else [])]
        return seats[self.place % len(seats)]


@dataclass(frozen=True)
class Tables:
    """Two tables at which the same people sit, and whose screen is looked at."""

    pages: Pages
    party: Party
    viewer: Viewer

    def begun(self, folder: Path, decks: Mapping[str, str], seed: str) -> Watched:
        """A game that begins there."""
        return Watched(folder, self.pages, self.party, self.party.set_up(decks, seed), self.viewer)


def play_twice(tables: Tables, plot: Plot, script: Script, *, knows: Viewer) -> None:
    """Plays a game, and again with other cards behind all that `knows` has not seen."""
    decks, seed = whole_deck(), str(plot.seed)
    with TemporaryDirectory() as folder:
        with tables.begun(Path(folder, "one"), decks, seed) as one:
            seen = list(script.write(one, plot.steps))
        known = learnt([play.state for play in script.plays], knows)
        printed = tables.party.seating.options.get("cards") == "printed"
        other = decks if printed else disguised(decks, known, plot.chance)
        with tables.begun(Path(folder, "two"), other, seed) as two:
            for place, (before, after) in enumerate(zip(seen, script.repeat(two, knows, known), strict=True)):
                assert before == after, _difference(place, script.answers[place], before, after)


def _difference(place: int, answer: Answer, before: list[str], after: list[str]) -> str:
    """The lines that differ, and at which step."""
    old, new = ("\n".join(sent).splitlines() for sent in (before, after))
    return "\n".join([f"step {place}: {answer}", *unified_diff(old, new, n=0, lineterm="")])

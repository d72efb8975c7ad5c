"""A small language for games: sit people down at one moment, let them answer, and look at the table."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import pytest

from companion.engine.answers import Answer, Chosen, Counted, Origin, Rolled, Value
from companion.engine.dice import Die
from companion.engine.play import Play
from companion.engine.questions import Question
from companion.engine.refusal import Refused
from companion.engine.view import View
from companion.games.hope_inhumanity import hardship
from companion.games.hope_inhumanity.cards.abilities import MostHumanity
from companion.games.hope_inhumanity.cards.card import (
    Deck,
    Personality,
    Relationship,
    Scene,
    Terrain,
    Trait,
)
from companion.games.hope_inhumanity.events import Event
from companion.games.hope_inhumanity.game import GAME
from companion.games.hope_inhumanity.state import DICE, Bond, Phase, State, Survivor, Verdict
from tests.companion.games.hope_inhumanity.own_cards import personality, relationship, scene

COLOURS = {"A": "red", "B": "blue", "C": "green", "D": "black", "E": "yellow"}
STEPS = {"Hungry": ("hunger", 1), "Starving": ("hunger", 2), "Hurt": ("harm", 1), "Crippled": ("harm", 2)}
PLAIN = personality(id="plain")
NEIGHBOURS = relationship(id="neighbours")


@dataclass(frozen=True)
class Evening:
    """A game at one moment. Every verb is an answer of somebody, and gives the game after it."""

    play: Play[State, Event]
    happened: tuple[Event, ...] = ()

    def answer(self, question: str, seat: str | None, value: Value) -> "Evening":
        """The game after a real answer; a question that is not open is refused by the engine."""
        asked = self.play.open.get(question)
        version = asked.version if asked else self.play.version
        said = Answer(question, version, "command", seat, Origin.PHONE, value)
        play, events = self.play.answer(said)
        return Evening(play, events)

    def choose(self, question: str, seat: str | None, option: str) -> "Evening":
        """Somebody takes one of the options of a question."""
        return self.answer(question, seat, Chosen(option))

    def draw(self, terrain: Terrain = Terrain.ANY, seat: str | None = None) -> "Evening":
        """The acting player draws from a pile."""
        return self.choose("draw", seat or self.state.active, terrain.name)

    def act(self, seat: str | None = None) -> "Evening":
        """The acting player declares Act."""
        return self.choose("declare", seat or self.state.active, "act")

    def avoid(self, seat: str | None = None) -> "Evening":
        """The acting player declares Avoid."""
        return self.choose("declare", seat or self.state.active, "avoid")

    def commit(self, dice: int, seat: str | None = None) -> "Evening":
        """The acting player puts Humanity dice into the middle."""
        return self.answer("commit", seat or self.state.active, Counted(dice))

    def commit_last_hope(self) -> "Evening":
        """The acting player has no Humanity and commits a Hope die."""
        return self.choose("commit", self.state.active, "last-hope")

    def support(self, seat: str, dice: int) -> "Evening":
        """Somebody puts so many (more) dice beside those in the middle."""
        return self.choose(f"support:{seat}", seat, str(dice))

    def refuse(self, *seats: str) -> "Evening":
        """These refuse to support, one after another."""
        evening = self
        for seat in seats:
            evening = evening.choose(f"support:{seat}", seat, "refuse")
        return evening

    def last_hope(self, seat: str) -> "Evening":
        """Somebody without Humanity supports, or wishes to, with a Hope die."""
        return self.choose(f"support:{seat}", seat, "last-hope")

    def take(self, seat: str) -> "Evening":
        """Somebody takes a scarce Hope die that is offered."""
        return self.choose(f"offer:{seat}", seat, "take")

    def leave(self, seat: str) -> "Evening":
        """Somebody leaves a scarce Hope die to the next."""
        return self.choose(f"offer:{seat}", seat, "leave")

    def hope(self, dice: int, seat: str | None = None) -> "Evening":
        """The acting player adds Hope dice, perhaps none."""
        return self.answer("hope", seat or self.state.active, Counted(dice))

    def roll(self, **faces: Sequence[int]) -> "Evening":
        """The dice in the middle lie still: `roll(A=[4, 6], Hope=[1])`."""
        return self.answer("roll", None, Rolled(self._dice(faces)))

    def correct(self, **faces: Sequence[int]) -> "Evening":
        """The dice were misread, and these are the right ones."""
        return self.answer("correct", None, Rolled(self._dice(faces)))

    def open(self) -> "Evening":
        """The table opens the card and its outcomes are dealt out."""
        return self.choose("no-roll" if "no-roll" in self.play.open else "outcomes", None, "go-on")

    def accept(self, seat: str) -> "Evening":
        """Somebody accepts what a question Scene asks."""
        return self.choose(f"answer:{seat}", seat, "accept")

    def decline(self, *seats: str) -> "Evening":
        """These refuse what a question Scene asks, one after another."""
        evening = self
        for seat in seats:
            evening = evening.choose(f"answer:{seat}", seat, "refuse")
        return evening

    def use(self, seat: str, trait: str = "trait", on: str = "play") -> "Evening":
        """Somebody plays a Trait, on somebody where the card asks for that."""
        return self.choose(f"trait:{trait}", seat, on)

    def go_on(self) -> "Evening":
        """The table has told what happened: the next turn begins."""
        return self.choose("next-turn", None, "go-on")

    def cannot(self, attempt: Callable[["Evening"], "Evening"], why: str | None = None) -> "Evening":
        """Whatever is attempted is refused, for that reason, and nothing changes."""
        before = repr(self)
        with pytest.raises(Refused) as refusal:
            attempt(self)
        assert why in {None, refusal.value.reason.key}
        assert repr(self) == before
        return self

    def _dice(self, faces: Mapping[str, Sequence[int]]) -> tuple[Die, ...]:
        colours = COLOURS | {"Hope": "white"}
        return tuple(Die(colours[owner], value) for owner, values in faces.items() for value in values)

    @property
    def state(self) -> State:
        """The state as it is."""
        return self.play.state

    @property
    def phase(self) -> Phase:
        """Which step is open."""
        return self.state.phase

    @property
    def humanity(self) -> dict[str, int]:
        """The balance of the living."""
        return {one.seat: one.humanity for one in self.state.survivors if one.alive}

    @property
    def alive(self) -> str:
        """Who is still in play, the marked among them, in the order of the seats."""
        return "".join(one.seat for one in self.state.survivors if one.alive)

    @property
    def marked(self) -> str:
        """Who leaves when the next turn begins."""
        return "".join(one.seat for one in self.state.survivors if one.marked)

    @property
    def pool(self) -> int:
        """The Hope dice that are left."""
        return self.state.hope

    @property
    def needed(self) -> int:
        """The hardship: as judged, or as it would be now."""
        judged = self.state.running.needed
        return hardship.total(hardship.reasons(self.state) if judged is None else judged)

    @property
    def verdict(self) -> Verdict | None:
        """How the Scene ended."""
        return self.state.running.verdict

    def conditions(self, seat: str) -> list[str]:
        """The conditions that lie before a seat, by name."""
        one = self.state.survivor(seat)
        return [name for name, (track, step) in STEPS.items() if getattr(one, track) == step]

    def question(self, id_: str) -> Question:
        """An open question."""
        return self.play.open[id_].question

    def asks(self) -> set[str]:
        """The ids of the questions that somebody is waited for with."""
        return {id_ for id_, asked in self.play.open.items() if not asked.question.standing}

    def options(self, id_: str) -> list[str]:
        """What may be chosen in an open question."""
        form: Any = self.question(id_).form
        return [option.id for option in form.options]

    def view(self, viewer: str | None) -> View:
        """What a seat sees, or a spectator (None)."""
        return GAME.view(self.state, viewer)


def table(
    *scenes: Scene,
    humanity: Mapping[str, int] | str = "ABC",
    active: str = "A",
    round: int = 1,
    hope: int = 3,
    had_turn: str = "",
    dead: str = "",
    conditions: Mapping[str, Sequence[str]] | None = None,
    traits: Mapping[str, Sequence[Trait]] | None = None,
    personalities: Mapping[str, Personality] | None = None,
    bonds: Iterable[tuple[str, str, Relationship]] | None = None,
    spare: int = 40,
) -> Evening:
    """People at a table whose turn begins: `humanity` names the seats, the `scenes` are drawn first.

    Beneath them lie `spare` plain Scenes of hardship 1 in the same pile.
    """
    seats = dict(humanity) if isinstance(humanity, Mapping) else dict.fromkeys(humanity, 5)
    cards = (*scenes, *(scene(1, id=f"spare-{n}") for n in range(spare)))
    held = {seat: tuple((traits or {}).get(seat, ())) for seat in seats}
    open_cards = {seat: (personalities or {}).get(seat, PLAIN) for seat in seats}
    ring = tuple(bonds) if bonds is not None else _ring(list(seats))
    people = [_seated(seat, dice, open_cards[seat]) for seat, dice in seats.items()]
    state = State(
        survivors=tuple(
            replace(
                one,
                **_steps((conditions or {}).get(one.seat, ())),
                traits=tuple(trait.id for trait in held[one.seat]),
                alive=one.seat not in dead,
            )
            for one in people
        ),
        deck=Deck(
            ("test",),
            {card.id: card for card in cards},
            {card.id: card for cards_ in held.values() for card in cards_},
            {card.id: card for card in open_cards.values()},
            {card.id: card for _, _, card in ring},
        ),
        piles={terrain: tuple(card.id for card in cards if card.terrain is terrain) for terrain in Terrain},
        bonds=tuple(Bond(card.id, (one, other)) for one, other, card in ring),
        round=round,
        hope=hope,
        active=active,
        had_turn=frozenset(had_turn),
        phase=Phase.DRAW,
    )
    return at(state)


def at(state: State) -> Evening:
    """An evening in that state, its questions open."""
    play: Play[State, Event] = Play(GAME, state, 0, {}, ())
    return Evening(play.after(()))


def acted(*scenes: Scene, **moment: Any) -> Evening:
    """The same, when the Scene has been drawn and acted on."""
    return table(*scenes, **moment).draw(scenes[0].terrain).act()


def _ring(seats: list[str]) -> tuple[tuple[str, str, Relationship], ...]:
    return tuple((one, other, NEIGHBOURS) for one, other in zip(seats, seats[1:] + seats[:1], strict=True))


def _seated(seat: str, dice: int, card: Personality) -> Survivor:
    most = next((one.n for one in card.abilities if isinstance(one, MostHumanity)), DICE)
    return Survivor(seat, f"Name of {seat}", COLOURS[seat], dice, most, personality=card.id)


def _steps(names: Sequence[str]) -> dict[str, Any]:
    return dict(STEPS[name] for name in names)

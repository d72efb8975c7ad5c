"""A small language for games: let people answer, and look at the table."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import pytest

from companion.engine.answers import Answer, Chosen, Counted, Origin, Rolled, Value
from companion.engine.dice import Die
from companion.engine.play import Play
from companion.engine.questions import Question
from companion.engine.refusal import Refused
from companion.engine.view import View
from companion.games.hope_inhumanity.cards.kinds import Terrain
from companion.games.hope_inhumanity.events.event import Event
from companion.games.hope_inhumanity.game import GAME
from companion.games.hope_inhumanity.playing import Phase, Verdict
from companion.games.hope_inhumanity.scenarios.staging import COLOURS, CONDITIONS
from companion.games.hope_inhumanity.scene import hardship
from companion.games.hope_inhumanity.state import HopeInhumanityState


@dataclass(frozen=True)
class Evening:
    """A game at one moment. Every verb is an answer of somebody, and gives the game after it."""

    play: Play[HopeInhumanityState, Event]
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

    def keep(self, *seats: str) -> "Evening":
        """These leave it at what they have declared, now that support is open once more."""
        evening = self
        for seat in seats:
            evening = evening.choose(f"support:{seat}", seat, "keep")
        return evening

    def commit_more(self, dice: int) -> "Evening":
        """The acting player adds Humanity dice while support is open."""
        return self.answer("raise", self.state.active, Counted(dice))

    def favour(self, seat: str) -> "Evening":
        """The acting player names who of the equally burdened is asked first."""
        return self.choose("tie", self.state.active, seat)

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

    def land(self) -> "Evening":
        """Lets a penalty land, if one threatens."""
        return self.choose("penalty", None, "go-on") if "penalty" in self.play.open else self

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

    def use_asset(self, seat: str, asset: str, on: str = "play") -> "Evening":
        """Somebody uses a personal Asset, on somebody where the card asks for that."""
        return self.choose(f"asset:{asset}", seat, on)

    def use_shared(self, seat: str, asset: str, on: str = "play") -> "Evening":
        """Somebody uses one of the group's Assets."""
        return self.choose(f"asset:{asset}:{seat}", seat, on)

    def steal(self, asset: str, seat: str | None = None) -> "Evening":
        """The acting player steals an Asset."""
        return self.choose("steal", seat or self.state.active, asset)

    def lend(self, asset: str, seat: str, to: str) -> "Evening":
        """Its owner lends an Asset to somebody."""
        return self.choose(f"lend:{asset}", seat, to)

    def take_back(self, asset: str, seat: str) -> "Evening":
        """Its owner takes back an Asset that is lent."""
        return self.choose(f"return:{asset}", seat, "take-back")

    def inherit(self, asset: str, seat: str, heir: str = "nobody") -> "Evening":
        """The player of a lost character says who has its Asset now."""
        return self.choose(f"inherit:{asset}", seat, heir)

    def gift(self, seat: str, to: str = "decline") -> "Evening":
        """The player of a lost character leaves a Trait to somebody, or none."""
        return self.choose(f"gift:{seat}", seat, to)

    def grace(self, seat: str, said: str = "accept") -> "Evening":
        """The player of a lost character comes back as somebody new, or does not ("decline")."""
        return self.choose(f"grace:{seat}", seat, said)

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
    def state(self) -> HopeInhumanityState:
        """The state as it is."""
        return self.play.state

    @property
    def phase(self) -> Phase:
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

    def hand(self, seat: str) -> tuple[str, ...]:
        """The Traits that a seat holds."""
        return self.state.survivor(seat).traits

    @property
    def needed(self) -> int:
        """The hardship: as judged, or as it would be now."""
        judged = self.state.running.needed
        return hardship.total(hardship.reasons(self.state) if judged is None else judged)

    @property
    def verdict(self) -> Verdict | None:
        return self.state.running.verdict

    def conditions(self, seat: str) -> list[str]:
        """The conditions that lie before a seat, by name."""
        one = self.state.survivor(seat)
        return [name for name, (track, step) in CONDITIONS.items() if getattr(one, track) == step]

    def question(self, id_: str) -> Question:
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

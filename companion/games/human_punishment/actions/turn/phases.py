"""The phases around the actions of a turn: cards, dice, the Event, the next seat (HP-048 to HP-076)."""

from collections.abc import Mapping

from companion.engine.words import Message, say
from companion.games.human_punishment.actions.action import Action
from companion.games.human_punishment.bots.choice import Choice
from companion.games.human_punishment.rules.city import draw_personal
from companion.games.human_punishment.rules.step_fields import StepFields
from companion.games.human_punishment.rules.turn import cards_to_draw
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.steps import due
from companion.games.human_punishment.state.steps.waiting import Pause, Red


class Phase(Action):
    """A step that leaves no choice."""

    def choose(self, _choice: Choice) -> str:
        return self.do


class Draw(Phase):
    """As many cards as the board says, one fewer with Morale in the yellow (HP-048, HP-049)."""

    def apply(self, city: City, said: StepFields) -> None:
        most = cards_to_draw(city, said.seat)
        city.player(said.seat).held.skips_draw = False
        fewer = said.has("n") and city.ruling("fewer", "yes")
        draw_personal(city, said.seat, said.number("n") if fewer else most)
        city.turn.phase = "act"

    def sentence(self, before: City, after: City, seat: str, _texts: Mapping[str, str]) -> Message:
        n = len(after.player(seat).held.hand) - len(before.player(seat).held.hand)
        return say("told-draw", name=before.named(seat), n=abs(n))


class Roll(Action):
    """Orange and white are read first, then what the red one shows (HP-069)."""

    def apply(self, city: City, said: StepFields) -> None:
        thrown = {"orange": str(said.number("orange"))}
        if not city.ruling("white", "second"):
            thrown["white"] = said.text("white")
        city.queue_next(Red(thrown))


class DrawEvent(Phase):
    """The Event of the phase, unless a card leaves it out (HP-076)."""

    def apply(self, city: City, said: StepFields) -> None:
        assert said.by == city.turn.active
        skips = city.turn.boons.pop("skip event", 0)
        events = [] if skips else [due.DrawEvent(city.event_level)]
        city.queue_next(*events, due.EventDone())


class Pass(Phase):
    """The next seat; Deus first if its marker lies before it (HP-188)."""

    def apply(self, city: City, said: StepFields) -> None:
        assert said.by == city.turn.active
        city.queue_next(due.NextTurn(city.in_turn()[1]))
        if city.machines.deus_before == city.in_turn()[1]:
            city.queue_next(due.DeusMoves())


class Wait(Action):
    """All wait until the table goes on."""

    def apply(self, city: City, _said: StepFields) -> None:
        city.queue_next(Pause("turn", held=True))

"""Dice are thrown and read, and lie there for a while (HP-030, HP-069, HP-088, HP-256)."""

from dataclasses import replace

from companion.engine.words import say
from companion.games.human_punishment.actions.action import Answer
from companion.games.human_punishment.rules.fight import enemies
from companion.games.human_punishment.rules.fight.boxes import put_box
from companion.games.human_punishment.rules.start.laying import NEXT, PAGES
from companion.games.human_punishment.rules.step_fields import StepFields
from companion.games.human_punishment.rules.turn import in_order
from companion.games.human_punishment.rules.turns.pauses import WAIT
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.steps import waiting
from companion.games.human_punishment.state.steps.due import Appear, NewcomerActs, RollLies
from companion.games.human_punishment.state.steps.step import Throw
from companion.games.human_punishment.state.steps.waiting import LayOut
from companion.games.human_punishment.state.thrown import BETWEEN, replaced
from companion.games.human_punishment.telling.words_of_dice import turned


class Start(Answer[waiting.Start]):
    """The orange die says in which Area a figure begins (HP-030)."""

    answers = waiting.Start

    def take(self, city: City, said: StepFields, step: waiting.Start) -> None:
        city.start.starts[step.whose] = said.number("face")
        city.recent.fallen = Throw(step.do, said.texts)


class ReadRed(Answer[waiting.Red]):
    """Enemies of the orange die's Area act, then the new Enemy comes (HP-070 to HP-075)."""

    answers = waiting.Red

    def take(self, city: City, said: StepFields, _step: waiting.Red) -> None:
        city.turn.phase = "event"
        white = _sum(_white(said)) if said.has("white") else None
        arrival = Appear(said.number("red"), white)
        orange = said.number("orange")
        city.announce(say("told-activated", n=orange))
        where = str(orange)
        after = [NewcomerActs(where, city.machines.appeared)] if city.ruling("newcomer", "acts") else []
        city.queue_next(*in_order(city, enemies.activate(city, where)), arrival, *after)


class WhiteRoll(Answer[waiting.WhiteRoll]):
    """The white dice say where the Enemy of the red one comes (HP-A2)."""

    answers = waiting.WhiteRoll

    def take(self, city: City, said: StepFields, step: waiting.WhiteRoll) -> None:
        enemies.appear(city, step.red, _sum(_white(said)))


class RaidRoll(Answer[waiting.RaidRoll]):
    """The white dice of a Raid; the red one follows (HP-088)."""

    answers = waiting.RaidRoll

    def take(self, city: City, said: StepFields, _step: waiting.RaidRoll) -> None:
        city.queue_next(waiting.RaidRed({"white": _white(said)}))


class RaidRed(Answer[waiting.RaidRed]):
    """An Enemy of a Raid comes (HP-088)."""

    answers = waiting.RaidRed

    def take(self, city: City, said: StepFields, _step: waiting.RaidRed) -> None:
        enemies.appear(city, said.number("red"), _sum(_white(said)), raid=True)


class BoxRoll(Answer[waiting.BoxRoll]):
    """The top box lies in the Area that the orange die shows (HP-137)."""

    answers = waiting.BoxRoll

    def take(self, city: City, said: StepFields, _step: waiting.BoxRoll) -> None:
        put_box(city, said.text("face"))


class Again(Answer[waiting.Again]):
    """A die has fallen once more, and the throw is another one."""

    answers = waiting.Again

    def take(self, city: City, said: StepFields, step: waiting.Again) -> None:
        after = replaced(step.throw, step.die, str(said.number("face")))
        city.announce(turned("told-again", city.named(step.by), step.die, step.throw, after))
        city.queue_next(RollLies(after))


class EndPause(Answer[waiting.Pause]):
    """It goes on; or all wait, and nobody learns for whose sake."""

    answers = waiting.Pause

    def take(self, city: City, said: StepFields, step: waiting.Pause) -> None:
        if said.text("then") == WAIT:
            city.queue_next(replace(step, held=True))


class TurnPage(Answer[waiting.LayOut]):
    """The next page of what to lay out, or the rest as well."""

    answers = waiting.LayOut

    def take(self, city: City, said: StepFields, step: waiting.LayOut) -> None:
        then = said.text("then")
        if then == NEXT and step.page + 1 < len(PAGES):
            city.queue_next(LayOut(step.page + 1))


def _white(said: StepFields) -> str:
    """Reads both white dice."""
    return said.text("white")


def _sum(white: str) -> int:
    return sum(map(int, white.split(BETWEEN)))

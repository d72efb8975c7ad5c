"""After chips were placed: Tier 1 is laid open, and there is a reward (HP-091, HP-136)."""

from itertools import permutations

from companion.engine.questions import ChoiceLook, Option
from companion.engine.words import say
from companion.games.human_punishment.actions.action import Answer
from companion.games.human_punishment.bots import aims
from companion.games.human_punishment.bots.choice import Choice
from companion.games.human_punishment.fields import Ask, ask_one
from companion.games.human_punishment.rules.city import draw_programs
from companion.games.human_punishment.rules.skill_trees import boost_columns, unlock
from companion.games.human_punishment.rules.step_fields import StepFields
from companion.games.human_punishment.state.model import City, Intent
from companion.games.human_punishment.state.printed.board import COLUMNS
from companion.games.human_punishment.state.steps import waiting
from companion.games.human_punishment.state.thrown import BETWEEN
from companion.games.human_punishment.telling.words import chip_words


def _orders(city: City, _: Intent) -> Ask:
    chips = [city.network.columns[column][0][0] for column in COLUMNS]
    orders = sorted({*permutations(chips)})
    return Ask(
        tuple(
            Option(
                BETWEEN.join(order),
                say("field-order", a=chip_words(order[0]), b=chip_words(order[1]), c=chip_words(order[2])),
            )
            for order in orders
        ),
        look=ChoiceLook.WHEEL,
    )


def _take(_: City, __: Intent) -> Ask:
    return ask_one(("boost", say("field-boost")), ("programs", say("field-programs")))


def _reward_column(city: City, intent: Intent) -> Ask | None:
    if intent.texts.get("take") != "boost":
        return None
    return ask_one(*((column, say(f"tree-{column}")) for column in boost_columns(city, intent.seat)))


class Mix(Answer[waiting.Mix]):
    """The three chips of Tier 1, face up in any order (HP-091)."""

    answers = waiting.Mix
    fields = (("order", _orders),)

    def take(self, city: City, said: StepFields, _step: waiting.Mix) -> None:
        for column, chip in zip(COLUMNS, said.things("order"), strict=True):
            city.network.columns[column][0] = (chip, True)


class TakeReward(Answer[waiting.TakeReward]):
    """With both Scanners: Programs, or the lowest Boost (HP-136, HP-224)."""

    answers = waiting.TakeReward
    do = "reward"
    fields = (("take", _take), ("column", _reward_column))
    why = "advice-reward"

    def take(self, city: City, said: StepFields, step: waiting.TakeReward) -> None:
        if said.text("take") == "programs":
            draw_programs(city, said.seat, step.n)
        else:
            unlock(city, said.seat, said.text("column"))

    def choose(self, choice: Choice) -> str | None:
        """A Boost, unless the Objective needs Programs."""
        if choice.field != "take":
            return None
        return "programs" if aims.lacks_programs(choice.one) else "boost"

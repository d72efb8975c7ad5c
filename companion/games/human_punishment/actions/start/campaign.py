"""The answers about the first game, before the second one of a campaign (HP-291, HP-292)."""

from companion.engine.questions import Option
from companion.engine.words import say
from companion.games.human_punishment.actions.action import Answer
from companion.games.human_punishment.bots.choice import Choice
from companion.games.human_punishment.fields import Ask, ask_covered, ask_one, ask_seat, by_number
from companion.games.human_punishment.rules.start.campaign import (
    GONE,
    LAST,
    MARKS,
    MOST_KEPT,
    PROGRAMS,
    RESULTS,
)
from companion.games.human_punishment.rules.start.second_game import SIDES, _begin_as_it_ended, _take_side
from companion.games.human_punishment.rules.step_fields import StepFields
from companion.games.human_punishment.rules.turns.waiting import waits_for
from companion.games.human_punishment.state.model import City, Intent
from companion.games.human_punishment.state.steps import campaign


def _winner(_: City, __: Intent) -> Ask:
    return Ask(tuple(Option(result, say(f"first-won-{result}"), plain=True) for result in RESULTS))


def _gone(_: City, __: Intent) -> Ask:
    return Ask(tuple(Option(one, say(f"bar-{one}")) for one in GONE), 0, len(GONE))


def _about(city: City, intent: Intent, about: str) -> bool:
    step = waits_for(city, intent.seat, campaign.TakeAlong)
    return isinstance(step, campaign.TakeAlong) and step.about == about


def _side(city: City, intent: Intent) -> Ask | None:
    if not _about(city, intent, "side"):
        return None
    return ask_covered(*((side, say(f"loyalty-{side}")) for side in SIDES))


def _marks(city: City, intent: Intent) -> Ask | None:
    if not _about(city, intent, "marks"):
        return None
    return by_number(Ask(tuple(Option(mark, say(f"field-mark-{mark}")) for mark in MARKS), 0, len(MARKS)))


def _programs(city: City, intent: Intent) -> Ask | None:
    if not _about(city, intent, "programs"):
        return None
    return ask_one(*((str(n), say("field-kept-programs", n=n)) for n in range(MOST_KEPT + 1)))


class FirstGame(Answer[campaign.FirstGame]):
    """The Leader says who won, which machines fell and who was active last."""

    answers = campaign.FirstGame
    fields = (("winner", _winner), ("gone", _gone), ("last", ask_seat(lambda city, _: city.seats)))

    def take(self, city: City, said: StepFields, _step: campaign.FirstGame) -> None:
        words = [said.text("winner"), *said.things("gone")]
        last = said.text("last")
        city.start.carried[""] = " ".join(words)
        city.start.carried[last] = f"{city.start.carried.get(last, '')} {LAST}".strip()
        _begin_as_it_ended(city)


class TakeAlong(Answer[campaign.TakeAlong]):
    """A player says what is brought along; it must be true, as a claim must (HP-117)."""

    answers = campaign.TakeAlong
    fields = (("side", _side), ("marks", _marks), ("programs", _programs))
    discreet = True
    together = True

    def take(self, city: City, said: StepFields, step: campaign.TakeAlong) -> None:
        match step.about:
            case "side":
                words = [said.text("side")]
            case "marks":
                words = [mark for mark in MARKS if mark in said.things("marks")]
            case _:
                words = [f"{PROGRAMS}{said.text('programs')}"]
        city.start.carried[said.seat] = " ".join([city.start.carried.get(said.seat, ""), *words]).strip()
        if step.about == "side":
            _take_side(city.player(said.seat), city.start.carried[said.seat])

    def choose(self, choice: Choice) -> str | None:
        """A side of a first game that bots have not played: as a Loyalty pile would deal it, more or less."""
        sides = [*choice.options, "human", "human", "machine"]
        return choice.chance.choice(sides) if choice.field == "side" else None

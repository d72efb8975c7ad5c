"""The four actions of the City, each once a turn (HP-201 to HP-208)."""

from collections.abc import Iterator, Mapping

from companion.engine.questions import Option
from companion.engine.words import Message, say
from companion.games.human_punishment.actions.action import Action
from companion.games.human_punishment.bots.choice import Choice
from companion.games.human_punishment.bots.goals import city_worth
from companion.games.human_punishment.fields import WITH, Ask, ask_cards, ask_one
from companion.games.human_punishment.rules.city import riot_zone
from companion.games.human_punishment.rules.points import spend_ap
from companion.games.human_punishment.rules.step_fields import StepFields, spend
from companion.games.human_punishment.state.model import City as State
from companion.games.human_punishment.state.model import Intent
from companion.games.human_punishment.state.player import Player
from companion.games.human_punishment.state.printed.cards import is_blue, value
from companion.games.human_punishment.state.steps.due import CityThree
from companion.games.human_punishment.state.steps.step import Step
from companion.games.human_punishment.state.steps.waiting import AddCard, Pink

STIR, CHEER, TRADE, DIE = "1", "2", "3", "4"


def _direction(_: State, intent: Intent) -> Ask | None:
    if intent.texts.get("action") != STIR:
        return None
    return ask_one(("up", say("field-up")), ("down", say("field-down")))


def _cards(city: State, intent: Intent) -> Ask | None:
    return ask_cards(is_blue, 1, lambda *_: 3)(city, intent) if intent.texts.get("action") == CHEER else None


class City(Action):
    """An Action Point; what is needed depends on which of them it is."""

    rank = 20
    along = "action"
    deed = "city"
    tasks = ("city action", "city action of a new kind", "city 4 high")
    by_kuro = "area"
    fields = (("direction", _direction), ("cards", _cards))

    def offers(self, city: State, one: Player) -> Iterator[Option]:
        for n in (STIR, CHEER, TRADE, DIE) if city.turn.ap and one.figure.at == "City" else ():
            if int(n) not in city.turn.city_done and _may(city, one, n):
                yield Option(f"{self.do}{WITH}{n}", say(f"do-city-{n}"), say(f"do-city-{n}-hint"))

    def apply(self, city: State, said: StepFields) -> None:
        cards = said.things("cards") if said.text("action") == CHEER else []
        step = _step(city, said, cards)
        spend_ap(city)
        if said.text("action") == CHEER:
            spend(city, said.seat, cards)
        city.turn.city_done.append(said.number("action"))
        city.queue_next(step)

    def sentence(self, before: State, _after: State, seat: str, texts: Mapping[str, str]) -> Message | None:
        trades = texts["action"] == TRADE
        return say("told-supplies", name=before.named(seat)) if trades else None

    def gain(self, city: State, one: Player, along: str) -> float:
        return city_worth(city, one, int(along))

    def aim(self, _city: State, _one: Player) -> float:
        return 0.0

    def choose(self, choice: Choice) -> str | None:
        if choice.field != "direction":
            return None
        return "down" if choice.city.bars["riot"] > 0 else "up"


def _may(city: State, one: Player, n: str) -> bool:
    match n:
        case "1":
            return riot_zone(city.fixed.board, city.bars["riot"]) == "yellow"
        case "2":
            return any(map(is_blue, city.holder(one.seat).held.hand))
        case "3":
            return city.bars["resource"] not in {0, 1, 2}
        case _:
            return True


def _step(city: State, said: StepFields, cards: list[str]) -> Step:
    """The step that follows."""
    seat = said.seat
    match said.text("action"):
        case "1":
            sign = 1 if said.text("direction") == "up" else -1
            before = city.ruling("stirring", "before")
            return AddCard(seat, sign=sign) if before else Pink("city 1", seat, sign=sign)
        case "2":
            return Pink("city 2", seat, sum(map(value, cards)))
        case "3":
            return CityThree(seat)
        case _:
            return Pink("city 4", seat)

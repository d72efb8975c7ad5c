"""What a bot takes where it is one of several: chips, columns, sides of a decision, targets, votes."""

from companion.engine.chance import Chance
from companion.engine.questions import Question
from companion.games.human_punishment.board import COLUMNS
from companion.games.human_punishment.bots.sides import COLOUR, bar_worth, effects_worth
from companion.games.human_punishment.forms import NOTHING
from companion.games.human_punishment.model import City

SUSPICIOUS = 0.35
"""How often somebody votes against a person of whom nothing is known."""


def chosen(city: City, seat: str, question: Question, options: list[str], chance: Chance) -> str | None:
    """The option that is best for somebody's side; None where one is as good as another."""
    step, _, _ = question.id.partition(":")
    about = question.about or ""
    match step, about.partition(" ")[0]:
        case "sector", "keep":
            return _chip(city, seat, options, _looked_at(city))
        case "keep-chip", _:
            return _chip(city, seat, options, list(city.tasks[0].args["chips"]))
        case "place-chips", "column":
            return _column(city, seat, about, options)
        case "place-chips", "face":
            return "down"
        case "decide", _:
            args = city.tasks[0].args
            return max(options, key=lambda one: effects_worth(city, seat, args[one]))
        case "machine-tap", _:
            return chance.choice([one for one in options if one != NOTHING]) if len(options) > 1 else None
        case "name-general", _:
            return NOTHING if city.general and NOTHING in options else None
        case "vote", _:
            return _vote(city, seat, chance)
        case "city", "direction":
            return "down" if city.bars["riot"] > 0 else "up"
        case "attack", "box":
            return "yes"
        case "choose-target", _:
            others = [one for one in options if one != seat]
            return chance.choice(others) if others else None
        case "add-card", _:
            return _calming(city, seat, options)
        case _:
            return None


def _looked_at(city: City) -> list[str]:
    name = city.intent.texts["sector"] if city.intent else "I"
    return city.sectors[name][:3]


def _chip(city: City, seat: str, options: list[str], chips: list[str]) -> str | None:
    """The own colour; whoever is Fallen leaves the others what is not purple, and Humans keep purple away."""
    side = city.of(seat).loyalty
    order = {COLOUR.get(side, ""): 0, "purple": 1 if side == "Human" else 2, "blue": 1 if side == "Machine" else 3}
    return min(options, key=lambda one: (order.get(chips[int(one) - 1], 3), one))


def _column(city: City, seat: str, about: str, options: list[str]) -> str:
    """The own colour where it is nearest to a majority, another in the last column."""
    one = city.of(seat)
    chip = one.chips[int(about.partition(" ")[2]) - 1]
    own = chip == COLOUR.get(one.loyalty)
    return min(options, key=COLUMNS.index) if own else max(options, key=COLUMNS.index)


def _vote(city: City, seat: str, chance: Chance) -> str:
    """Against known foes, for oneself and known friends, and else as suspicion goes."""
    one, accused = city.of(seat), city.tasks[0].args["accused"]
    friends = {seat, *(one.machines or ()), *(one.legion or ())}
    if accused in friends:
        return "no"
    if one.loyalty == "Machine" and accused in (one.humans or ()):
        return "yes"
    return "yes" if chance.random() < SUSPICIOUS else "no"


def _calming(city: City, seat: str, options: list[str]) -> str:
    """The card that leaves Riot best after the pink die."""
    n, side = city.tasks[0].args["n"], city.of(seat).loyalty

    def worth(option: str) -> float:
        card = 0 if option == NOTHING else int(option[1]) * (1 if option[0] == "b" else -1)
        return bar_worth(city, side, "riot", n + card)

    return max(options, key=lambda one: (worth(one), one == NOTHING))

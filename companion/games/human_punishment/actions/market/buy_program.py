"""Buy a Program in the Dark Net: one of the display, or the top of the pile (HP-211, HP-212)."""

from collections.abc import Iterator, Mapping

from companion.engine.questions import Option
from companion.engine.words import Message, Words, say
from companion.games.human_punishment.actions.action import Action
from companion.games.human_punishment.actions.market.payment import IMPLIED, pay, pays, purse
from companion.games.human_punishment.bots import aims
from companion.games.human_punishment.rules.city import draw_programs, programs_left, take_programs
from companion.games.human_punishment.rules.step_fields import StepFields
from companion.games.human_punishment.state.model import City, Intent
from companion.games.human_punishment.state.player import Player
from companion.games.human_punishment.state.printed.board import PROGRAM_PRICE
from companion.games.human_punishment.state.steps.due import LookAtPrograms
from companion.games.human_punishment.telling.words import title_of, together

TOP = "top"


def _price(city: City, intent: Intent) -> int:
    return city.market.prices.get(intent.texts["program"], PROGRAM_PRICE)


class BuyProgram(Action):
    """An Action Point, and the price on the card."""

    rank = 60
    along = "program"
    deed = "dark net"
    tasks = ("program",)
    fields = pays(_price)
    implied = IMPLIED
    told = True
    why = "advice-least"

    def offers(self, city: City, one: Player) -> Iterator[Option]:
        if city.turn.ap and one.figure.at == "Dark Net":
            for id_ in (*city.market.display, *([TOP] if programs_left(city) else [])):
                price = city.market.prices.get(id_, PROGRAM_PRICE)
                if purse(city, one.seat, price):
                    yield self.option(id_, _hint(city, id_, price), program=_name(city, id_))

    def price(self, city: City, intent: Intent) -> Mapping[str, Words | int]:
        return {"price": _price(city, intent)}

    def apply(self, city: City, said: StepFields) -> None:
        program, one = said.text("program"), city.player(said.seat)
        pay(city, said)
        if program != TOP:
            at = city.market.display.index(program)
            city.market.display[at : at + 1] = take_programs(city, 1)
            one.held.programs.append(program)
        elif one.has("dark net"):
            city.queue_next(LookAtPrograms(said.seat))
        else:
            draw_programs(city, said.seat, 1)

    def aim(self, city: City, one: Player) -> float:
        return max(aims.STEP if aims.lacks_programs(one) else 0.0, super().aim(city, one))


def _name(city: City, id_: str) -> Words:
    return say("program-top") if id_ == TOP else title_of(city.fixed.cards, id_)


def _hint(city: City, id_: str, price: int) -> Message:
    if id_ not in city.fixed.cards:
        return say("price", n=price)
    said = [*city.fixed.cards[id_]["do"], *city.fixed.cards[id_]["holds"]]
    return say("price-does", n=price, does=together(said))

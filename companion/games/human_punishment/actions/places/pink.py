"""The pink die of City, Nexus and prison, and the card that goes with it (HP-012, HP-202 to HP-214)."""

from companion.engine.questions import Option
from companion.engine.words import say
from companion.games.human_punishment.actions.action import Answer
from companion.games.human_punishment.bots.choice import Choice
from companion.games.human_punishment.bots.sides import bar_worth
from companion.games.human_punishment.fields import NOTHING, Ask, ask_yes_no, by_number
from companion.games.human_punishment.rules.area_actions import CITY_FOUR, FREE
from companion.games.human_punishment.rules.city import change_bar, draw_general_cards
from companion.games.human_punishment.rules.points import free
from companion.games.human_punishment.rules.skill_trees import happened
from companion.games.human_punishment.rules.step_fields import StepFields, spend
from companion.games.human_punishment.state.model import City, Intent
from companion.games.human_punishment.state.printed.cards import is_blue, is_red, value
from companion.games.human_punishment.state.reckoning import Reckoning, ReckoningKind, Share
from companion.games.human_punishment.state.steps import waiting
from companion.games.human_punishment.telling.words import card_words


def _add_card(city: City, intent: Intent) -> Ask:
    cards = sorted({card for card in city.holder(intent.seat).held.hand if is_blue(card) or is_red(card)})
    options = tuple(Option(card, card_words(card), worth=value(card)) for card in cards)
    return by_number(Ask((*options, Option(NOTHING, say("field-no-card"), plain=True))))


class Pink(Answer[waiting.Pink]):
    """The pink die is thrown for an action."""

    answers = waiting.Pink

    def take(self, city: City, said: StepFields, step: waiting.Pink) -> None:
        face, seat = said.number("face"), step.whose
        if step.about == "city 1":
            n = face * step.sign
            if step.card is not None:
                _stir(city, seat, n, step.card)
            else:
                city.queue_next(waiting.AddCard(seat, n))
        elif step.about == "city 2":
            _city_two(city, seat, _against(city, "city-2", step, face))
        elif step.about == "city 4":
            _shown(city, "city-4", seat, face)
            _city_four(city, seat, face)
        elif step.about == "nexus":
            _nexus(city, seat, _against(city, "nexus", step, face))
        else:
            _shown(city, "interrogate", seat, face)
            if face >= FREE:
                free(city, seat)


class AddCard(Answer[waiting.AddCard]):
    """A card after the pink die, or before it: Riot moves by both (HP-202, HP-A54)."""

    answers = waiting.AddCard
    fields = (("card", _add_card),)
    discreet = True
    why = "advice-riot"

    def take(self, city: City, said: StepFields, step: waiting.AddCard) -> None:
        cards = said.things("card")
        spend(city, said.seat, cards)
        worth = sum(map(value, cards))
        if step.n is not None:
            _stir(city, said.seat, step.n, worth)
        else:
            city.queue_next(waiting.Pink("city 1", said.seat, sign=step.sign, card=worth))

    def choose(self, choice: Choice) -> str | None:
        """The card that leaves Riot best after the pink die."""
        n, side = choice.waiting(waiting.AddCard).n or 0, choice.one.aims.loyalty

        def worth(option: str) -> float:
            return bar_worth(choice.city, side, "riot", n + (0 if option == NOTHING else value(option)))

        return max(choice.options, key=lambda option: (worth(option), option == NOTHING))


class JoinIn(Answer[waiting.JoinIn]):
    """Nova may draw a card when others call in supplies (HP-257)."""

    answers = waiting.JoinIn
    fields = (("yes", ask_yes_no),)

    def take(self, city: City, said: StepFields, _step: waiting.JoinIn) -> None:
        if said.flag("yes"):
            draw_general_cards(city, said.seat, 1)

    def choose(self, _choice: Choice) -> str:
        return "yes"


def _against(city: City, kind: ReckoningKind, step: waiting.Pink, face: int) -> int:
    """Blue cards against the pink die (HP-205, HP-214)."""
    n = step.total - face
    shares = (Share("blue", step.total), Share("die", -face))
    city.reckon(Reckoning(kind, shares, n, n > 0, step.whose))
    return n


def _shown(city: City, kind: ReckoningKind, seat: str, face: int) -> None:
    city.reckon(Reckoning(kind, (Share("die", face),), face, face >= FREE, seat))


def _stir(city: City, seat: str, die: int, card: int) -> None:
    moved, shares = die + card, (Share("die", die), Share("card-played", card))
    city.reckon(Reckoning("city-1", shares, moved, moved != 0, seat))
    city.middle.total, city.middle.result = moved, None
    change_bar(city, "riot", moved)
    happened(city, seat, "city action", kind="1")


def _city_two(city: City, seat: str, n: int) -> None:
    city.middle.total, city.middle.result = n, None
    if n > 0:
        change_bar(city, "morale", n)
    happened(city, seat, "city action", kind="2")


def _city_four(city: City, seat: str, face: int) -> None:
    shown = city.ruling("faces", "board") and city.fixed.board.city_four
    bar, n = (shown or CITY_FOUR)[face - 1]
    change_bar(city, bar, n)
    happened(city, seat, "city action", *(["city 4 high"] if face >= 5 else []), kind="4")


def _nexus(city: City, seat: str, n: int) -> None:
    city.middle.total, city.middle.result = n, None
    if n > 0:
        change_bar(city, "apex", 2 if n >= 4 else 1)
        happened(city, seat, "nexus success")
    elif n < 0:
        change_bar(city, "morale", -1)

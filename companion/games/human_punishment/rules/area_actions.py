"""The actions of City, Nexus and Med Center (HP-201 to HP-208, HP-214, HP-234, HP-235)."""

from companion.games.human_punishment.rules.city import change_bar, draw_general_cards
from companion.games.human_punishment.rules.points import free
from companion.games.human_punishment.rules.skill_trees import happened
from companion.games.human_punishment.rules.step_fields import StepFields, spend
from companion.games.human_punishment.state.cards import value
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.reckoning import Reckoning, ReckoningKind, Share
from companion.games.human_punishment.state.steps.waiting import AddCard, JoinIn, Pink

FREE = 4
"""Lowest face of the pink die that sets one free (HP-227)."""
CITY_FOUR = (("deus", 1), ("riot", -2), ("riot", 2), ("morale", 2), ("resource", 1), ("resource", 2))
"""Bar and steps for each face of the pink die, in the order of the list (HP-208, HP-A53)."""


def city_three(city: City, seat: str) -> None:
    """Three general cards for one Resource (HP-206)."""
    draw_general_cards(city, seat, 4 if "city 3 four" in city.player(seat).traits else 3)
    change_bar(city, "resource", -1)
    happened(city, seat, "city action", kind="3")
    others = [one.seat for one in city.players if one.character == "nova" and one.seat != city.active]
    city.queue_next(*(JoinIn(one) for one in others))


def pink(city: City, said: StepFields, step: Pink) -> None:
    """Carries out what the pink die shows (HP-012)."""
    face, seat = said.number("face"), step.whose
    if step.about == "city 1":
        n = face * step.sign
        if step.card is not None:
            _stir(city, seat, n, step.card)
        else:
            city.queue_next(AddCard(seat, n))
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


def _against(city: City, kind: ReckoningKind, step: Pink, face: int) -> int:
    """Blue cards against the pink die (HP-205, HP-214)."""
    n = step.total - face
    shares = (Share("blue", step.total), Share("die", -face))
    city.reckon(Reckoning(kind, shares, n, n > 0, step.whose))
    return n


def _shown(city: City, kind: ReckoningKind, seat: str, face: int) -> None:
    city.reckon(Reckoning(kind, (Share("die", face),), face, face >= FREE, seat))


def add_card(city: City, said: StepFields, step: AddCard) -> None:
    """A card after the pink die, or before it: Riot moves by both (HP-202, HP-A54)."""
    cards = said.things("card")
    spend(city, said.seat, cards)
    worth = sum(map(value, cards))
    if step.n is not None:
        _stir(city, said.seat, step.n, worth)
    else:
        city.queue_next(Pink("city 1", said.seat, sign=step.sign, card=worth))


def _stir(city: City, seat: str, die: int, card: int) -> None:
    moved, shares = die + card, (Share("die", die), Share("card-played", card))
    city.reckon(Reckoning("city-1", shares, moved, moved != 0, seat))
    city.total, city.result = moved, None
    change_bar(city, "riot", moved)
    happened(city, seat, "city action", kind="1")


def _city_two(city: City, seat: str, n: int) -> None:
    city.total, city.result = n, None
    if n > 0:
        change_bar(city, "morale", n)
    happened(city, seat, "city action", kind="2")


def _city_four(city: City, seat: str, face: int) -> None:
    shown = city.ruling("faces", "board") and city.board.city_four
    bar, n = (shown or CITY_FOUR)[face - 1]
    change_bar(city, bar, n)
    happened(city, seat, "city action", *(["city 4 high"] if face >= 5 else []), kind="4")


def _nexus(city: City, seat: str, n: int) -> None:
    city.total, city.result = n, None
    if n > 0:
        change_bar(city, "apex", 2 if n >= 4 else 1)
        happened(city, seat, "nexus success")
    elif n < 0:
        change_bar(city, "morale", -1)

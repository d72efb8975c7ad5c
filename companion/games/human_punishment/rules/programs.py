"""Programs: used once, charged, or lying open; and the moments at which they may be (HP-131, HP-132)."""

from typing import Any

from companion.engine.words import say
from companion.games.human_punishment.model import City, Task
from companion.games.human_punishment.rules.effects import carry_out
from companion.games.human_punishment.rules.says import Said, no
from companion.games.human_punishment.written import How, When

CHARGES = 2


def usable(city: City, seat: str) -> list[str]:
    """The Programs that somebody may use at this moment."""
    one = city.of(seat)
    if "program" in one.forbidden:
        return []
    return [id_ for id_ in dict.fromkeys(one.programs) if id_ in city.cards and _may(city, seat, id_)]


def use_program(city: City, said: Said) -> None:
    """Carries it out, and discards it unless it stays."""
    id_, one = said.text("program"), city.of(said.seat)
    if id_ not in usable(city, said.seat):
        raise no("program")
    card = city.cards[id_]
    city.tell(say("told-program", name=one.name, title=card["title"]))
    match card["how"]:
        case How.ONCE:
            one.drop_program(id_)
            city.used_programs.append(id_)
        case How.CHARGED:
            _spend_charge(city, said.seat, id_)
        case _:
            one.installed.append(id_)
            one.used.append(id_)
    one.did("program")
    carry_out(city, said.seat, card["do"])


def hold_roll(city: City, seat: str, args: dict[str, Any]) -> bool:
    """Whether the roll waits for whoever threw it, who may change it with a Program (catalogue, 24)."""
    one = city.of(seat)
    cards = [city.cards[id_] for id_ in one.programs if id_ in city.cards]
    if seat != city.active or not any(card["when"] == When.ROLL for card in cards):
        return False
    city.first(Task("held roll", seat, args))
    return True


def _spend_charge(city: City, seat: str, id_: str) -> None:
    """The last of two charges discards it."""
    one = city.of(seat)
    left = one.charges.get(id_, CHARGES) - 1
    if left:
        one.charges[id_] = left
    else:
        one.drop_program(id_)
        city.used_programs.append(id_)


def _may(city: City, seat: str, id_: str) -> bool:
    one, card = city.of(seat), city.cards[id_]
    if card["how"] == How.PERMANENT and (id_ in one.used or (card["holds"] and id_ in one.installed)):
        return False
    return is_moment(city, seat, card["when"])


def is_moment(city: City, seat: str, when: str) -> bool:
    """Whether somebody may use now what says so of itself (HP-131)."""
    one = city.of(seat)
    waits = city.tasks[0].do if city.tasks else ""
    own = bool(waits) and city.tasks[0].seat == seat
    moments: dict[str, bool] = {
        When.CHECK: waits in {"put", "put more"} and "escape" not in city.check,
        When.ROLL: waits == "held roll" and own,
        When.ATTACK: waits == "defend" and own,
        When.WOUND: not waits and one.wounds > 0,
        When.OWN_TURN: not waits and city.active == seat and city.phase == "act",
        When.ANY_TIME: not waits,
    }
    return moments[when]

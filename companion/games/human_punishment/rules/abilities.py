"""Abilities of single characters: healing, rage, own cards, bars (HP-246 to HP-273)."""

from companion.engine.words import say
from companion.games.human_punishment.rules.boxes import lay_down
from companion.games.human_punishment.rules.city import area, draw_general_cards, draw_programs, take_programs
from companion.games.human_punishment.rules.effects import carry_out
from companion.games.human_punishment.rules.enemies import neighbours
from companion.games.human_punishment.rules.points import spend_ap
from companion.games.human_punishment.rules.programs import is_moment
from companion.games.human_punishment.rules.skill_trees import boost_columns, happened, unlock
from companion.games.human_punishment.rules.step_fields import StepFields, spend
from companion.games.human_punishment.state.characters import CHARACTERS, REWARDS, SUPPLY
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.player import Player
from companion.games.human_punishment.state.steps.due import DrawPrograms, GainBoost
from companion.games.human_punishment.state.steps.waiting import KeepProgram, PickBoost

UNIQUE = frozenset(card for one in CHARACTERS.values() for card in one.unique)
BACK = 3
"""Number of level 2 Boosts that allow taking back the All-Rounder cards (HP-248)."""


def count(city: City, seat: str) -> None:
    """The bar of a character goes on by one; at some places it brings something (HP-259, HP-264, HP-270)."""
    one = city.player(seat)
    if one.character == "nova":
        one.bar = min(SUPPLY, one.bar + 1)
    elif one.character in {"havoc", "dryden"} and one.bar < max(REWARDS):
        one.bar += 1
        if one.bar in REWARDS:
            city.queue_next(DrawPrograms(seat, 1) if one.character == "dryden" else GainBoost(seat))


def weapons_left(city: City) -> list[str]:
    """The weapons that lie at HQ."""
    return [weapon for weapon, n in city.hq.items() if n]


def may_take_weapon(city: City, seat: str) -> list[str]:
    """The weapons that Nova could take for nothing, in HQ with a full bar (HP-259)."""
    one = city.player(seat)
    ready = one.character == "nova" and one.bar >= SUPPLY and one.at == "HQ"
    return weapons_left(city) if ready else []


def take_weapon(city: City, said: StepFields) -> None:
    """Takes a weapon for nothing; the bar goes to 0, and a carried box is laid down (HP-259)."""
    one, weapon = city.player(said.seat), said.text("weapon")
    city.hq[weapon] -= 1
    lay_down(city, said.seat)
    one.box, one.bar = weapon, 0
    happened(city, said.seat, "hq weapon")


def begin_boost(city: City, step: GainBoost) -> None:
    """The lowest Stim-Shot moves down; of several equal ones the player picks one (HP-264)."""
    columns = boost_columns(city, step.seat)
    if len(columns) == 1:
        unlock(city, step.seat, columns[0])
    elif columns:
        city.queue_next(PickBoost(step.seat))


def pick_boost(city: City, said: StepFields) -> None:
    """One of the lowest columns."""
    unlock(city, said.seat, said.text("column"))


def in_reach(city: City, seat: str) -> list[Player]:
    """Returns the figures in a seat's range, itself and Kuro, too (HP-172, HP-271)."""
    here = area(city, seat)
    reach = {here, *(neighbours(city, here) if city.player(seat).value("range") else ())}
    return [one for one in city.figures if area(city, one.seat) in reach]


def hurt_ones(city: City, seat: str) -> list[str]:
    """Returns the seats that Dryden can heal to full Health now (HP-268, HP-271)."""
    return [one.seat for one in in_reach(city, seat) if one.health < one.value("health")]


def wounded_ones(city: City, seat: str) -> list[str]:
    """Returns the seats of which Dryden can heal a Wound now (HP-272)."""
    return [one.seat for one in in_reach(city, seat) if one.wounds]


def heal_somebody(city: City, said: StepFields) -> None:
    """An action: one in range is whole again; then two general cards (HP-268, HP-271)."""
    them = city.player(said.text("seat"))
    spend_ap(city)
    them.health = them.value("health")
    city.announce(say("told-healed", name=them.name))
    draw_general_cards(city, said.seat, 2)
    happened(city, said.seat, "heal")


def treat(city: City, said: StepFields) -> None:
    """An action: one in range is rid of a Wound; then a general card (HP-272)."""
    them = city.player(said.text("seat"))
    spend_ap(city)
    them.wounds -= 1
    city.announce(say("told-healed", name=them.name))
    draw_general_cards(city, said.seat, 1)
    happened(city, said.seat, "heal")


def rage(city: City, said: StepFields) -> None:
    """Free: a Wound for the next attack (HP-252)."""
    one = city.player(said.seat)
    one.wounds += 1
    one.raging = True
    city.announce(say("told-rages", name=one.name))


def blue_five(city: City, said: StepFields) -> None:
    """Two Programs for a blue 5 that was discarded, if its player likes (HP-265)."""
    if said.flag("yes"):
        draw_programs(city, said.seat, 2)


def play_unique(city: City, said: StepFields) -> None:
    """Free: a unique card does what stands on it, and is discarded (HP-126, HP-302)."""
    card = said.text("card")
    spend(city, said.seat, [card])
    _carried_out(city, said.seat, card)
    happened(city, said.seat, "unique card")


def unique_cards(city: City, seat: str) -> list[str]:
    """Returns the unique cards of a hand that can be played now."""
    return sorted({card for card in city.player(seat).hand if card in UNIQUE and _is_time(city, seat, card)})


def playable_all_rounders(city: City, seat: str) -> list[str]:
    """Jayden's cards of which one could be played now: one a turn, or two (HP-246, HP-250)."""
    one = city.player(seat)
    left = one.all_rounders if may_play_all_rounder(city, one) else ()
    return [card for card in left if _is_time(city, seat, card)]


def may_play_all_rounder(city: City, one: Player) -> bool:
    """True if none was played in this turn yet, or only one of two (HP-246, HP-250)."""
    return city.fast < (2 if one.has("all-rounders") else 1)


def _is_time(city: City, seat: str, card: str) -> bool:
    """In the own action phase, or when the card says."""
    return is_moment(city, seat, city.specials.get(card, {}))


def play_all_rounder(city: City, said: StepFields) -> None:
    """Free: an All-Rounder card (HP-246)."""
    card, one = said.text("card"), city.player(said.seat)
    city.fast += 1
    one.all_rounders.remove(card)
    one.played.append(card)
    _carried_out(city, said.seat, card)


def may_take_back(one: Player) -> bool:
    """True if Jayden can take back what was played: once, with three Boosts of level 2 (HP-248)."""
    return bool(one.played) and not one.took_back and one.boosts(2) >= BACK


def take_back(city: City, said: StepFields) -> None:
    """All All-Rounder cards that were played are there again (HP-248)."""
    one = city.player(said.seat)
    one.all_rounders += one.played
    one.played, one.took_back = [], True


def _carried_out(city: City, seat: str, card: str) -> None:
    special = city.specials.get(card, {})
    city.announce(say("told-plays", name=city.player(seat).name, card=special.get("title", card)))
    carry_out(city, seat, special.get("do", []))


def begin_keep(city: City, seat: str, n: int) -> None:
    """Looks at `n` Programs, of which one is kept (HP-249, HP-256)."""
    if programs := take_programs(city, n):
        city.queue_next(KeepProgram(seat, tuple(programs)))


def keep_program(city: City, said: StepFields, step: KeepProgram) -> None:
    """The others are discarded (HP-249, HP-256, HP-261)."""
    programs = list(step.programs)
    kept = programs.pop(said.number("program") - 1)
    city.program_discard += programs
    city.player(said.seat).programs.append(kept)


def join_in(city: City, said: StepFields) -> None:
    """Nova may draw a card when others call in supplies (HP-257)."""
    if said.flag("yes"):
        draw_general_cards(city, said.seat, 1)

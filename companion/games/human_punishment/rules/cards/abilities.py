"""Abilities of single characters: healing, rage, own cards, bars (HP-246 to HP-273)."""

from companion.games.human_punishment.rules.cards.programs import is_moment
from companion.games.human_punishment.rules.city import area, take_programs
from companion.games.human_punishment.rules.fight.enemies import neighbours
from companion.games.human_punishment.rules.skill_trees import boost_columns, unlock
from companion.games.human_punishment.state.characters import CHARACTERS, REWARDS, SUPPLY
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.player import Player
from companion.games.human_punishment.state.steps.due import DrawPrograms, GainBoost
from companion.games.human_punishment.state.steps.waiting import KeepProgram, PickBoost

UNIQUE = frozenset(card for character in CHARACTERS.values() for card in character.unique)
BACK = 3
"""Number of level 2 Boosts that allow taking back the All-Rounder cards (HP-248)."""


def count(city: City, seat: str) -> None:
    """The bar of a character goes on by one; at some places it brings something (HP-259, HP-264, HP-270)."""
    one = city.player(seat)
    if one.sheet.character == "nova":
        one.sheet.bar = min(SUPPLY, one.sheet.bar + 1)
    elif one.sheet.character in {"havoc", "dryden"} and one.sheet.bar < max(REWARDS):
        one.sheet.bar += 1
        if one.sheet.bar in REWARDS:
            city.queue_next(DrawPrograms(seat, 1) if one.sheet.character == "dryden" else GainBoost(seat))


def begin_boost(city: City, step: GainBoost) -> None:
    """The lowest Stim-Shot moves down; of several equal ones the player picks one (HP-264)."""
    columns = boost_columns(city, step.seat)
    if len(columns) == 1:
        unlock(city, step.seat, columns[0])
    elif columns:
        city.queue_next(PickBoost(step.seat))


def in_reach(city: City, seat: str) -> list[Player]:
    """Returns the figures in a seat's range, itself and Kuro, too (HP-172, HP-271)."""
    here = area(city, seat)
    reach = {here, *(neighbours(city, here) if city.player(seat).value("range") else ())}
    return [figure for figure in city.figures if area(city, figure.seat) in reach]


def hurt_ones(city: City, seat: str) -> list[str]:
    """Returns the seats that Dryden can heal to full Health now (HP-268, HP-271)."""
    return [one.seat for one in in_reach(city, seat) if one.figure.health < one.value("health")]


def wounded_ones(city: City, seat: str) -> list[str]:
    """Returns the seats of which Dryden can heal a Wound now (HP-272)."""
    return [one.seat for one in in_reach(city, seat) if one.figure.wounds]


def unique_cards(city: City, seat: str) -> list[str]:
    """Returns the unique cards of a hand that can be played now."""
    return sorted(
        {card for card in city.player(seat).held.hand if card in UNIQUE and _is_time(city, seat, card)}
    )


def playable_all_rounders(city: City, seat: str) -> list[str]:
    """Jayden's cards of which one could be played now: one a turn, or two (HP-246, HP-250)."""
    one = city.player(seat)
    left = one.held.all_rounders if may_play_all_rounder(city, one) else ()
    return [card for card in left if _is_time(city, seat, card)]


def may_play_all_rounder(city: City, one: Player) -> bool:
    """True if none was played in this turn yet, or only one of two (HP-246, HP-250)."""
    return city.turn.fast < (2 if one.has("all-rounders") else 1)


def _is_time(city: City, seat: str, card: str) -> bool:
    """In the own action phase, or when the card says."""
    return is_moment(city, seat, city.fixed.specials.get(card, {}))


def may_take_back(one: Player) -> bool:
    """True if Jayden can take back what was played: once, with three Boosts of level 2 (HP-248)."""
    return bool(one.held.played) and not one.held.took_back and one.boosts(2) >= BACK


def begin_keep(city: City, seat: str, n: int) -> None:
    """Looks at `n` Programs, of which one is kept (HP-249, HP-256)."""
    if programs := take_programs(city, n):
        city.queue_next(KeepProgram(seat, tuple(programs)))

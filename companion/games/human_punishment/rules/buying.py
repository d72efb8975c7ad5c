"""Buying Programs, weapons and Recon cards, and what those look at (HP-066, HP-148, HP-211 to HP-220)."""

from collections.abc import Mapping
from itertools import combinations_with_replacement

from companion.engine.words import say
from companion.games.human_punishment.rules.boxes import lay_down
from companion.games.human_punishment.rules.city import area, draw_programs, take_programs
from companion.games.human_punishment.rules.points import spend_ap
from companion.games.human_punishment.rules.skill_trees import happened
from companion.games.human_punishment.rules.step_fields import StepFields, spend
from companion.games.human_punishment.rules.waiting import is_a_moment
from companion.games.human_punishment.state.board import COLUMNS
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.player import Look
from companion.games.human_punishment.state.steps.due import LookAtPrograms
from companion.games.human_punishment.state.thrown import BETWEEN

LOOKS = 3
"""Number of chips that a Recon card shows in the Sectors (HP-149)."""


def buy_program(city: City, said: StepFields) -> None:
    """One of the display, or the top of the pile (HP-211, HP-212)."""
    program, one = said.text("program"), city.player(said.seat)
    spend_ap(city)
    spend(city, said.seat, said.things("cards"))
    if program == "top":
        if one.has("dark net"):
            city.queue_next(LookAtPrograms(said.seat))
        else:
            draw_programs(city, said.seat, 1)
        return
    at = city.display.index(program)
    city.display[at : at + 1] = take_programs(city, 1)
    one.programs.append(program)


def buy_weapon(city: City, said: StepFields) -> None:
    """A Pistol or a Rifle of HQ; a box that is carried is laid down (HP-218, HP-A52)."""
    weapon, one = said.text("weapon"), city.player(said.seat)
    spend_ap(city)
    spend(city, said.seat, said.things("cards"))
    city.hq[weapon] -= 1
    lay_down(city, said.seat)
    one.box = weapon
    happened(city, said.seat, "hq weapon")


def monolith(city: City, said: StepFields) -> None:
    """One Recon card in a game (HP-148, HP-220)."""
    card, one = said.text("recon"), city.player(said.seat)
    spend_ap(city)
    spend(city, said.seat, said.things("cards"))
    city.recon.remove(card)
    one.recon, one.had_recon = card, True
    happened(city, said.seat, "recon")


def recon_targets(city: City, seat: str) -> list[str] | None:
    """Returns the targets of a seat's Recon card, none where it looks at things; None if not now (HP-149)."""
    card, here = city.player(seat).recon, area(city, seat)
    acting = city.acting == seat and city.phase == "act" and not city.tasks and not city.player(seat).is_down
    now = is_a_moment(city) if card in {"hand", "loyalty"} else acting
    if card is None or city.event_level == "I" or not now:
        return None
    me = city.holder(seat).seat
    others = [one for one in city.players if one.seat != me]
    match card:
        case "sectors":
            return [] if here == "1" else None
        case "network":
            return [] if here == "6" and face_down(city) else None
        case "loyalty":
            return []
        case "carried":
            carrying = [one for one in city.figures if city.holder(one.seat).seat != me and one.chips]
            found = [one.seat for one in carrying if area(city, one.seat) == here]
            return found or None
        case _:
            return [one.seat for one in others]


def face_down(city: City) -> dict[str, str]:
    """The chips that lie face down in the Network, by column and Tier."""
    return {
        f"{column} {tier}": chip
        for column in COLUMNS
        for tier, (chip, up) in enumerate(city.network[column], start=1)
        if not up
    }


def use_recon(city: City, said: StepFields) -> None:
    """Looks at what the own card names; the others learn that, and not what (HP-149, HP-309)."""
    card, one = said.text("recon"), city.player(said.seat)
    targets = recon_targets(city, said.seat)
    city.shows(said.seat, *_looked(city, said, card))
    one.recon = None
    whose = city.player(said.text("seat")).name if targets else ""
    city.announce(say("told-looks", name=one.name, what=card, whose=whose))


def looks_at_sectors(city: City) -> list[str]:
    """From which Sectors up to three top chips could be, several of one, too; one of each comes first."""
    there = {name: len(chips) for name, chips in city.sectors.items()}
    n = min(LOOKS, sum(there.values()))
    found = [some for some in combinations_with_replacement(there, n) if _are_there(some, there)]
    found.sort(key=lambda some: -len({*some}))
    return [BETWEEN.join(some) for some in found if some]


def _are_there(some: tuple[str, ...], there: Mapping[str, int]) -> bool:
    return all(some.count(name) <= n for name, n in there.items())


def _tops(city: City, said: StepFields) -> tuple[str, ...]:
    """The chips that are looked at, Sector by Sector from the top (HP-149)."""
    ways = looks_at_sectors(city)
    some = said.text("tops") if said.has("tops") else next(iter(ways), "")
    return tuple(
        chip for name, chips in city.sectors.items() for chip in chips[: some.split(BETWEEN).count(name)]
    )


def _looked(city: City, said: StepFields, card: str) -> Look:
    if card == "sectors":
        return "sector-tops", said.seat, _tops(city, said)
    if card == "network":
        down = face_down(city)
        return "network-chip", said.seat, (down[said.text("chip")],)
    if card == "loyalty":
        return "unused-loyalty", said.seat, tuple(city.unused_loyalty[:1])
    other = said.text("seat")
    them = city.player(other)
    found = {
        "objective": [goal["id"] for goal in them.goals] or [str(one) for one in them.objective],
        "carried": them.chips,
        "hand": sorted(them.hand),
    }
    return {"carried": "chips"}.get(card, card), other, tuple(found[card])

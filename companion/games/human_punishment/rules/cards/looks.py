"""Looks by cards: at another player's things, the board, or a check (HP-149, HP-309)."""

from companion.engine.words import say
from companion.games.human_punishment.rules.cards.choosing import pick_one
from companion.games.human_punishment.state.card_form import Form
from companion.games.human_punishment.state.model import City


def look_at(city: City, seat: str, args: Form) -> None:
    """Something of another player, who is picked first."""
    if "other" not in args:
        others = [other for other in city.in_turn() if other != seat]
        pick_one(city, seat, dict(args), "other", others)
        return
    them, kind = city.player(args["other"]), str(args["what"])
    seen = {
        "hand": sorted(them.held.hand),
        "objective": [goal["id"] for goal in them.aims.goals] or [str(one) for one in them.aims.objective],
        "loyalty": [them.aims.loyalty],
        "programs": sorted(them.held.programs),
        "chips": them.figure.chips,
    }
    city.shows(seat, kind, them.seat, tuple(seen[kind]))
    _heard_of(city, seat, {"chips": "carried", "loyalty": "theirs"}.get(kind, kind), them.name)


def look_unused(city: City, seat: str, _: Form) -> None:
    """The first Loyalty card that nobody has."""
    city.shows(seat, "unused-loyalty", seat, tuple(city.decks.unused_loyalty[:1]))
    _heard_of(city, seat, "loyalty")


def look_in_sector(city: City, seat: str, args: Form) -> None:
    """The top chips of a Sector, which stay there."""
    chips = city.network.sectors[args["sector"].upper()][: args["n"]]
    city.shows(seat, "sector-tops", seat, tuple(chips))
    _heard_of(city, seat, "sectors")


def look_in_network(city: City, seat: str, args: Form) -> None:
    """The first chips that lie face down, from Tier 1 upwards."""
    tiers = [chips[n] for n in range(5) for chips in city.network.columns.values() if n < len(chips)]
    city.shows(seat, "network-chip", seat, tuple(chip for chip, up in tiers if not up)[: args["n"]])
    _heard_of(city, seat, "network")


def look_in_junkyard(city: City, seat: str, args: Form) -> None:
    """Some chips that chance picks."""
    there = city.shuffled([chip for chip in city.network.junkyard if chip])
    city.shows(seat, "junkyard-chips", seat, tuple(there[: args["n"]]))
    _heard_of(city, seat, "junkyard")


def look_in_check(city: City, seat: str, _: Form) -> None:
    """A card that chance picks, of those put in so far."""
    if cards := city.middle.check.get("cards"):
        city.shows(seat, "check-card", seat, tuple(city.shuffled(list(cards))[:1]))
        _heard_of(city, seat, "check")


def _heard_of(city: City, seat: str, what: str, whose: str = "") -> None:
    """Everybody hears of a look, and of what, and never what was seen (HP-309)."""
    city.announce(say("told-looks", name=city.player(seat).name, what=what, whose=whose))

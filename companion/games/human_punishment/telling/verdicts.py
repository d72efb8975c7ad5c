"""Fights and checks in words: their reckoning line by line, the rules behind it, and what it came to."""

from collections.abc import Iterator

from companion.engine.view import Explanation
from companion.engine.words import Message, say, signed
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.printed.cards import is_red, value
from companion.games.human_punishment.state.reckoning import Reckoning, Share, told_of
from companion.games.human_punishment.telling.ending import masks, reckoning
from companion.games.human_punishment.telling.words import both, card_words

OF_SHARES = {
    "shield": "HP-175",
    "cards": "HP-173",
    "weapon": "HP-144",
    "boons": "HP-131",
    "turned": "HP-301",
    "combat": "HP-179",
    "card": "HP-082",
    "blue": "HP-012",
    "die": "HP-012",
    "card-played": "HP-202",
}
OF_RESULTS = {
    "check": "HP-083",
    "colours": "HP-084",
    "defence": "HP-180",
    "attack": "HP-175",
    "city-1": "HP-202",
    "city-2": "HP-205",
    "city-4": "HP-208",
    "nexus": "HP-214",
    "interrogate": "HP-227",
}


RULES_OF_THE_END = ("HP-109", "HP-112", "HP-117")


def share_words(found: Reckoning, share: Share) -> Message:
    """A part of the sum: what it is of."""
    if share.of == "card":
        return card_words(share.cards[0])
    whose = "enemy" if found.kind in {"attack", "apex-attack"} else "own"
    if not share.cards:
        return say(f"share-{share.of}-none" if share.of == "cards" else f"share-{share.of}", whose=whose)
    return say(f"share-{share.of}-of", cards=both(list(map(card_words, share.cards))))


def need_words(found: Reckoning) -> Message:
    """The sum, and what it had to be."""
    total = signed(found.total)
    if not found.enemy and found.need is None:
        return say(f"sum-of-{found.kind}", n=total, high="yes" if found.won else "no")
    if found.need is None:
        return say("sum-of-fight", n=total, hit="yes" if found.won else "no")
    if found.kind == "colours":
        return say("sum-of-colours", n=found.total, need=found.need)
    need = signed(found.need)
    return say("sum-of-check", n=total, need=need, way="up" if found.need > 0 else "down")


def why(city: City) -> tuple[Explanation, ...]:
    """Explains every number of the step's results with its rules; at the end, why it ended so."""
    if city.over is not None:
        return tuple(Explanation(one, RULES_OF_THE_END) for one in (*reckoning(city), *masks(city)))
    return tuple(one for found in city.recent.reckoned for one in _explained(city, found))


def _explained(city: City, found: Reckoning) -> Iterator[Explanation]:
    for share in found.shares:
        line = say("share-line", what=share_words(found, share), n=signed(share.n))
        yield Explanation(line, (OF_SHARES[share.of],))
    rules = (rule_of(found),)
    yield Explanation(need_words(found), rules)
    yield Explanation(told_of(found, city.named(found.who), 1), rules)


def rule_of(found: Reckoning) -> str:
    """The rule that decides such a result."""
    return OF_RESULTS.get(found.kind, "HP-184")


def worth_in(share: Share, card: str) -> int:
    """Returns a card's worth in its part of the sum; of cards turned for Combat only red count (HP-179)."""
    return 0 if share.of == "combat" and (not share.n or not is_red(card)) else value(card)

"""The same deck with other cards behind everything that a viewer has not seen."""

from collections.abc import Mapping
from random import Random

from companion.engine.slug import slug
from tests.secrets.card_file import Card, read, write
from tests.secrets.knowledge import Knowledge

BRANCHES = ("succeed", "bonus", "fail", "refuse", "accept", "all refuse")
PRICES = ("accept costs", "refuse costs")
TOLD = (*PRICES, "support")
"""What an Act tells besides the callout, because the questions that follow depend on it."""
MOST_HARDSHIP = 9


def disguised(decks: Mapping[str, str], known: Knowledge, chance: Random) -> dict[str, str]:
    """The card files with the same ids and backs, and all that is not known of their cards exchanged."""
    return {name: _disguised(text, known, chance) for name, text in decks.items()}


def _disguised(text: str, known: Knowledge, chance: Random) -> str:
    head, cards = read(text)
    deck = slug(next(line for line in head.splitlines() if line.startswith("deck:")).partition(":")[2])
    changed: dict[str, dict[str, Card]] = {}
    for section, ones in cards.items():
        donors = list(ones.values())
        changed[section] = {
            title: _other(section, f"{deck}.{slug(title)}", card, donors, known, chance)
            for title, card in ones.items()
        }
    return write(head, changed)


def _other(section: str, id_: str, card: Card, donors: list[Card], known: Knowledge, chance: Random) -> Card:
    if section == "scenes":
        return _other_scene(card, donors, known.scenes.get(id_, set()), chance)
    if id_ in (known.traits if section == "traits" else known.others):
        return card
    other = {**_other_than(card, donors, chance), "title": _restyled(card["title"])}
    return {**other, "scope": card["scope"]} if id_ in known.held_in_secret else other


def _other_than(card: Card, donors: list[Card], chance: Random) -> Card:
    return chance.choice([one for one in donors if one is not card] or donors)


def _other_scene(card: Card, donors: list[Card], known: set[str], chance: Random) -> Card:
    """Another Scene with what is known of this one kept."""
    if "all" in known:
        return card
    kind_counts = "kind" in known or any("supporters" in text or "refusers" in text for text in card.values())
    alike = [one for one in donors if not kind_counts or _rated(one) == _rated(card)]
    other = dict(_other_than(card, alike, chance))
    if _rated(other):
        other["hardship"] = _hardship(card, known, chance)
    other |= {
        "title": card["title"] if "title" in known else _restyled(card["title"]),
        "terrain": card["terrain"],
    }
    if "callout" not in known:
        other["callout"] = f"Something else, {chance.randint(0, 10**9)}."
    for key in _kept(known):
        other.pop(key, None)
        if key in card:
            other[key] = card[key]
    if "avoidable" in known:
        other.pop("unavoidable", None)
    if "no all refuse" in known:
        other.pop("all refuse", None)
    if "no bonus" in known:
        other.pop("bonus", None)
    if any(key in other for key in PRICES):
        other.pop("no humanity roll", None)
    return other


def _rated(card: Card) -> bool:
    return "hardship" in card


def _hardship(card: Card, known: set[str], chance: Random) -> str:
    """Another rating; once the dice are asked for, it cannot have come to zero."""
    least = int(card["hardship"]) if "not zero" in known else 0
    return str(chance.randint(least, MOST_HARDSHIP))


def _kept(known: set[str]) -> set[str]:
    keys = known & {"callout", "hardship", "marks", "unavoidable"}
    keys |= {branch for branch in BRANCHES if f"branch {branch.replace(' ', '_')}" in known}
    if "title" in known:
        keys.add("no humanity roll")
    return keys | set(TOLD) if "prices" in known else keys


def _restyled(title: str) -> str:
    """Another title with the same id: the order of the shuffled piles follows from the ids."""
    return f"{title.upper()}!"

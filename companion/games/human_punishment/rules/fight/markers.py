"""The text of an Enemy's marker: always, as it hits, as it is eliminated (HP-298)."""

from collections.abc import Iterator
from typing import Any

from companion.engine.frozen import recent
from companion.games.human_punishment.phrases.lasting import Lasting
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.parts import Enemy
from companion.games.human_punishment.state.printed.card_form import Form
from companion.games.human_punishment.state.printed.cards import ENEMIES
from companion.games.human_punishment.state.steps.step import CarryOut

ALWAYS, HIT, GONE = "always", "hit", "gone"
"""The moments for which a marker may say something."""
DEFENCE = 1
"""Number of general cards turned when an Enemy is attacked (HP-301)."""


def said_on(city: City, enemy: Enemy, moment: str) -> Iterator[Any]:
    """Yields the sentences of the markers of that type and level for a moment."""
    for card in _markers(city.fixed.cards):
        if (card["type"], card["level"]) == (enemy.type, enemy.level):
            yield from card.get(moment, ())


def happens(city: City, enemy: Enemy, moment: str, seat: str) -> None:
    """Carries out the text of a marker, before all else."""
    city.queue_next(*(CarryOut(said, seat) for said in said_on(city, enemy, moment)))


def quality(city: City, enemy: Enemy, name: str) -> int:
    """`health`, `strength`, `combat`, `shield`, `defence` or `range` of an Enemy (HP-161 to HP-165)."""
    more: int = sum(said.quality_change(name) for said in said_on(city, enemy, ALWAYS))
    return max(int(name == "health"), _printed(enemy, name) + more)


def attacks_all(city: City, enemy: Enemy) -> bool:
    """True if it attacks everybody in range, as a Tank, and not one of them (HP-155)."""
    return enemy.type == "Tank" or any(said.hits_all for said in said_on(city, enemy, ALWAYS))


def holds_near(city: City, enemy: Enemy) -> Iterator[Lasting]:
    """Yields the lasting effects for all in its Area."""
    for said in said_on(city, enemy, ALWAYS):
        if said.near is not None:
            yield said.near


def _printed(enemy: Enemy, name: str) -> int:
    """A value of its type and level."""
    if name == "defence":
        return DEFENCE
    found: int | tuple[int, ...] = getattr(ENEMIES[enemy.type], name)
    return found if isinstance(found, int) else found[enemy.level - 1]


@recent
def _markers(cards: Form) -> tuple[Form, ...]:
    """The markers among all cards."""
    return tuple(card for card in cards.values() if "level" in card)

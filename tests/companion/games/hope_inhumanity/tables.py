"""People at a table at one moment of the game, with the cards that a test gives them."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from companion.games.hope_inhumanity.cards.card import Asset, Personality, Relationship, Scene, Trait
from companion.games.hope_inhumanity.game import GAME
from companion.games.hope_inhumanity.scenarios.staging import Cards, opened, seated, staged
from companion.games.hope_inhumanity.state import Holding, HopeInhumanityState
from tests.companion.games.hope_inhumanity.evening import Evening
from tests.companion.games.hope_inhumanity.own_cards import personality, question, relationship, scene

PLAIN = personality(id="plain")
NEIGHBOURS = relationship(id="neighbours")

Moment = dict[str, Any]
"""What `table` is told besides the Scenes, where a test has a name for it."""


def table(
    *scenes: Scene,
    humanity: Mapping[str, int] | str = "ABC",
    active: str = "A",
    round: int = 1,
    hope: int = 3,
    had_turn: str = "",
    dead: str = "",
    conditions: Mapping[str, Sequence[str]] | None = None,
    traits: Mapping[str, Sequence[Trait]] | None = None,
    personalities: Mapping[str, Personality] | None = None,
    bonds: Iterable[tuple[str, str, Relationship]] | None = None,
    spare: int = 40,
    trait_pile: Sequence[Trait] = (),
    personality_pile: Sequence[Personality] = (),
    relationship_pile: Sequence[Relationship] = (),
    assets: Iterable[tuple[str | None, Asset]] = (),
    asset_pile: Sequence[Asset] = (),
    hunted: int | None = None,
    rulings: Mapping[str, str] | None = None,
) -> Evening:
    """People at a table whose turn begins: `humanity` names the seats, the `scenes` are drawn first.

    Beneath them lie `spare` plain Scenes of hardship 1 in the same pile. `rulings` are the house rules in
    which the table differs, as it would choose them. `assets` are in play, each with its owner; a number
    for `hunted` puts an expansion into play.
    """
    seats = dict(humanity) if isinstance(humanity, Mapping) else dict.fromkeys(humanity, 5)
    held = {seat: tuple((traits or {}).get(seat, ())) for seat in seats}
    open_cards = {seat: (personalities or {}).get(seat, PLAIN) for seat in seats}
    return at(
        staged(
            Cards(
                scenes=(*scenes, *(scene(1, id=f"spare-{n}") for n in range(spare))),
                traits=tuple(card for cards in held.values() for card in cards),
                personalities=tuple(open_cards.values()),
                bonds=_ring(list(seats)) if bonds is None else tuple(bonds),
                trait_pile=tuple(trait_pile),
                personality_pile=tuple(personality_pile),
                relationship_pile=tuple(relationship_pile),
                assets=tuple((Holding(card.id, owner, card.uses), card) for owner, card in assets),
                asset_pile=tuple(asset_pile),
                expansion=hunted is not None,
            ),
            [
                seated(
                    seat,
                    dice,
                    open_cards[seat],
                    conditions=(conditions or {}).get(seat, ()),
                    traits=held[seat],
                    alive=seat not in dead,
                )
                for seat, dice in seats.items()
            ],
            round=round,
            hope=hope,
            active=active,
            had_turn=had_turn,
            hunted=hunted or 0,
            rulings=rulings,
        )
    )


def at(state: HopeInhumanityState) -> Evening:
    """An evening in that state, its questions open."""
    return Evening(opened(GAME, state))


def acted(*scenes: Scene, **moment: Any) -> Evening:
    """The same, when the Scene has been drawn and acted on."""
    return table(*scenes, **moment).draw(scenes[0].terrain).act()


def turn_by_turn(**moment: Any) -> dict[str, Evening]:
    """One turn, step by step, by the names of its phases; in the last one a question is asked instead."""
    steps = {"draw": table(scene(2), **moment)}
    steps["declare"] = steps["draw"].draw()
    steps["commit"] = steps["declare"].act()
    steps["support"] = steps["commit"].commit(1)
    steps["hope"] = steps["support"].refuse("B", "C")
    steps["roll"] = steps["hope"].hope(0)
    steps["outcomes"] = steps["roll"].roll(A=[1])
    steps["aftermath"] = steps["outcomes"].open().land()
    steps["answers"] = acted(question(), **moment)
    assert all(evening.phase == step for step, evening in steps.items())
    return steps


def _ring(seats: list[str]) -> tuple[tuple[str, str, Relationship], ...]:
    return tuple((one, other, NEIGHBOURS) for one, other in zip(seats, seats[1:] + seats[:1], strict=True))

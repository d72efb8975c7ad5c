"""People at a table at one moment of the game, with the cards that a test gives them."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from companion.engine.play import Play
from companion.games.hope_inhumanity.cards.abilities import MostHumanity
from companion.games.hope_inhumanity.cards.card import (
    Deck,
    Personality,
    Relationship,
    Scene,
    Terrain,
    Trait,
)
from companion.games.hope_inhumanity.events import Event
from companion.games.hope_inhumanity.game import GAME
from companion.games.hope_inhumanity.rulings import rulings_of
from companion.games.hope_inhumanity.state import DICE, Bond, Phase, State, Survivor
from tests.companion.games.hope_inhumanity.evening import COLOURS, STEPS, Evening
from tests.companion.games.hope_inhumanity.own_cards import personality, relationship, scene

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
    rulings: Mapping[str, str] | None = None,
) -> Evening:
    """People at a table whose turn begins: `humanity` names the seats, the `scenes` are drawn first.

    Beneath them lie `spare` plain Scenes of hardship 1 in the same pile. `rulings` are the house rules in
    which the table differs, as it would choose them.
    """
    seats = dict(humanity) if isinstance(humanity, Mapping) else dict.fromkeys(humanity, 5)
    cards = (*scenes, *(scene(1, id=f"spare-{n}") for n in range(spare)))
    held = {seat: tuple((traits or {}).get(seat, ())) for seat in seats}
    open_cards = {seat: (personalities or {}).get(seat, PLAIN) for seat in seats}
    ring = tuple(bonds) if bonds is not None else _ring(list(seats))
    people = [_seated(seat, dice, open_cards[seat]) for seat, dice in seats.items()]
    in_hands = [card for cards_ in held.values() for card in cards_]
    state = State(
        rulings=rulings_of(rulings or {}),
        seed="seed",
        survivors=tuple(
            replace(
                one,
                **_steps((conditions or {}).get(one.seat, ())),
                traits=tuple(trait.id for trait in held[one.seat]),
                alive=one.seat not in dead,
            )
            for one in people
        ),
        deck=Deck(
            ("test",),
            {card.id: card for card in cards},
            {card.id: card for card in (*in_hands, *trait_pile)},
            {card.id: card for card in (*open_cards.values(), *personality_pile)},
            {card.id: card for card in (*(card for _, _, card in ring), *relationship_pile)},
        ),
        trait_pile=tuple(card.id for card in trait_pile),
        personality_pile=tuple(card.id for card in personality_pile),
        relationship_pile=tuple(card.id for card in relationship_pile),
        piles={terrain: tuple(card.id for card in cards if card.terrain is terrain) for terrain in Terrain},
        bonds=tuple(Bond(card.id, (one, other)) for one, other, card in ring),
        round=round,
        hope=hope,
        active=active,
        had_turn=frozenset(had_turn),
        phase=Phase.DRAW,
    )
    return at(state)


def at(state: State) -> Evening:
    """An evening in that state, its questions open."""
    play: Play[State, Event] = Play(GAME, state, 0, {}, ())
    return Evening(play.after(()))


def acted(*scenes: Scene, **moment: Any) -> Evening:
    """The same, when the Scene has been drawn and acted on."""
    return table(*scenes, **moment).draw(scenes[0].terrain).act()


def _ring(seats: list[str]) -> tuple[tuple[str, str, Relationship], ...]:
    return tuple((one, other, NEIGHBOURS) for one, other in zip(seats, seats[1:] + seats[:1], strict=True))


def _seated(seat: str, dice: int, card: Personality) -> Survivor:
    most = next((one.n for one in card.abilities if isinstance(one, MostHumanity)), DICE)
    return Survivor(seat, f"Name of {seat}", COLOURS[seat], dice, most, personality=card.id)


def _steps(names: Sequence[str]) -> dict[str, Any]:
    return dict(STEPS[name] for name in names)

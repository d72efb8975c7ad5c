"""Plays a scenario twice, the second time with a secret exchanged: other viewers are sent the same."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from companion.games.map_to_hope.scenarios.given import Given
from companion.games.map_to_hope.scenarios.script import cards_of, renamed
from companion.games.map_to_hope.state import MapToHopeState
from companion.kit.scenario.parts import ScenarioPart
from companion.kit.scenario.promises import ScenarioSame
from companion.kit.scenario.script import ScenarioStep

KINDS = ("hand of", "scout pair", "journey order", "aside order", "fate order", "foreseen", "deck order of")
Swapped = tuple[MapToHopeState, tuple[ScenarioStep, ...]]


def changes(players: tuple[str, ...]) -> tuple[str, ...]:
    """The changes that a scenario may name."""
    return tuple(
        name
        for kind in KINDS
        for name in ([f"{kind} {player}" for player in players] if kind.endswith("of") else [kind])
    )


def swapped(
    swap: ScenarioSame, given: Given, steps: Sequence[ScenarioStep]
) -> tuple[Given, tuple[ScenarioStep, ...]]:
    """The set-up with the secret exchanged, and the steps that fit. Raises Misread if there is none."""
    kind = next(one for one in KINDS if swap.change.startswith(one))
    exchange = _Exchange(swap.change.removeprefix(kind).strip(), swap.part)
    state, until = _CHANGING[kind](exchange, given.state(), tuple(steps[: swap.up_to]))
    return replace(given, state=lambda: state), until


class _Exchange(NamedTuple):
    seat: str
    part: ScenarioPart


def _top_two(swap: _Exchange, cards: tuple[str, ...]) -> tuple[str, ...]:
    if len(cards) < 2:
        raise swap.part.fault("two cards have to lie there to change places")
    return (cards[1], cards[0], *cards[2:])


def _hand(swap: _Exchange, state: MapToHopeState, steps: tuple[ScenarioStep, ...]) -> Swapped:
    one = state.of(swap.seat)
    named = {card for step in steps for card in cards_of(step)}
    held = [card for card in one.hand if card not in named]
    deck = [card for card in reversed(one.deck) if card not in named][: len(held)]
    if not held or len(deck) < len(held):
        raise swap.part.fault("as many cards as are exchanged have to lie in the deck, unnamed")
    names = dict(zip((*held, *deck), (*deck, *held), strict=True))
    changed = state.changed(
        swap.seat,
        hand=tuple(names.get(card, card) for card in one.hand),
        deck=tuple(names.get(card, card) for card in one.deck),
    )
    return changed, steps


def _scout(swap: _Exchange, state: MapToHopeState, steps: tuple[ScenarioStep, ...]) -> Swapped:
    journey, aside = _way(swap, state), _top_two(swap, state.aside)
    names: Mapping[str, str] = {
        **dict(zip(state.journey[:2], journey[:2], strict=True)),
        **dict(zip(state.aside[:2], aside[:2], strict=True)),
    }
    changed = replace(state, journey=journey, aside=aside)
    return changed, tuple(renamed(step, names) for step in steps)


def _journey(swap: _Exchange, state: MapToHopeState, steps: tuple[ScenarioStep, ...]) -> Swapped:
    return replace(state, journey=_way(swap, state)), steps


def _way(swap: _Exchange, state: MapToHopeState) -> tuple[str, ...]:
    """The Journey deck with its top two exchanged; Camp Hope stays the last one."""
    return (*_top_two(swap, state.journey[:-1]), *state.journey[-1:])


def _aside(swap: _Exchange, state: MapToHopeState, steps: tuple[ScenarioStep, ...]) -> Swapped:
    return replace(state, aside=_top_two(swap, state.aside)), steps


def _fate(swap: _Exchange, state: MapToHopeState, steps: tuple[ScenarioStep, ...]) -> Swapped:
    return replace(state, fate=_top_two(swap, state.fate)), steps


def _deck(swap: _Exchange, state: MapToHopeState, steps: tuple[ScenarioStep, ...]) -> Swapped:
    return state.changed(swap.seat, deck=_top_two(swap, state.of(swap.seat).deck)), steps


_CHANGING: Mapping[str, Callable[[_Exchange, MapToHopeState, tuple[ScenarioStep, ...]], Swapped]] = {
    "hand of": _hand,
    "scout pair": _scout,
    "journey order": _journey,
    "aside order": _aside,
    "fate order": _fate,
    "foreseen": _fate,
    "deck order of": _deck,
}

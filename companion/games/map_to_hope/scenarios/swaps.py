"""A scenario played twice, the second time with a secret exchanged: others are sent the same."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from companion.games.map_to_hope.scenarios.looks import read_viewers
from companion.games.map_to_hope.scenarios.script import Playing, Step, renamed
from companion.games.map_to_hope.state import MapToHopeState
from companion.kit.rehearsal.parts import ScenarioPart
from companion.kit.rehearsal.sight import ScenarioSight

KINDS = ("hand of", "scout pair", "journey order", "aside order", "fate order", "foreseen", "deck order of")
Swapped = tuple[MapToHopeState, tuple[Step, ...]]


@dataclass(frozen=True)
class Swap:
    """Which secret is exchanged, before whom, and up to which step; `part` is where that stands."""

    change: str
    seat: str
    viewers: tuple[str, ...]
    up_to: int
    part: ScenarioPart


def read_swap(part: ScenarioPart, players: tuple[str, ...], steps: int) -> Swap:
    """What is exchanged. Raises Misread."""
    part.fields("change", "viewers", "upTo")
    text = part.part("change").text()
    found = re.fullmatch(rf"((?:hand|deck order) of) ({'|'.join(players)})", text)
    change, seat = (
        (found[1], found[2]) if found else (part.part("change").word(_words(players), "change"), "")
    )
    viewers = read_viewers(part.part("viewers"), players)
    return Swap(change, seat, viewers, part.part("upTo").number(0, steps), part)


def swapped(swap: Swap, state: MapToHopeState, steps: Sequence[Step]) -> Swapped:
    """The first state with the secret exchanged, and the steps that fit. Raises Misread if there is none."""
    until = tuple(steps[: swap.up_to])
    return _CHANGING[swap.change](swap, state, until)


def same(swap: Swap, once: Sequence[Playing], again: Sequence[Playing]) -> Iterator[str]:
    """Where somebody is sent something else, in words."""
    if len(once) != len(again):
        yield f"with `{_named(swap)}` exchanged not all steps are taken up to step {swap.up_to}"
        return
    for after, (one, other) in enumerate(zip(once, again, strict=True)):
        for viewer in swap.viewers:
            if ScenarioSight(one, viewer).all != ScenarioSight(other, viewer).all:
                yield f"after step {after} {viewer} is sent something else with `{_named(swap)}` exchanged"
                return


def _named(swap: Swap) -> str:
    return f"{swap.change} {swap.seat}".strip()


def _words(players: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(
        name
        for kind in KINDS
        for name in ([f"{kind} {one}" for one in players] if kind.endswith("of") else [kind])
    )


def _top_two(swap: Swap, cards: tuple[str, ...]) -> tuple[str, ...]:
    if len(cards) < 2:
        raise swap.part.fault("two cards have to lie there to change places")
    return (cards[1], cards[0], *cards[2:])


def _hand(swap: Swap, state: MapToHopeState, steps: tuple[Step, ...]) -> Swapped:
    one = state.of(swap.seat)
    named = {card for step in steps for card in step.cards}
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


def _scout(swap: Swap, state: MapToHopeState, steps: tuple[Step, ...]) -> Swapped:
    journey, aside = _way(swap, state), _top_two(swap, state.aside)
    names: Mapping[str, str] = {
        **dict(zip(state.journey[:2], journey[:2], strict=True)),
        **dict(zip(state.aside[:2], aside[:2], strict=True)),
    }
    changed = replace(state, journey=journey, aside=aside)
    return changed, tuple(renamed(step, names) for step in steps)


def _journey(swap: Swap, state: MapToHopeState, steps: tuple[Step, ...]) -> Swapped:
    return replace(state, journey=_way(swap, state)), steps


def _way(swap: Swap, state: MapToHopeState) -> tuple[str, ...]:
    """The Journey deck with its top two exchanged; Camp Hope stays the last one."""
    return (*_top_two(swap, state.journey[:-1]), *state.journey[-1:])


def _aside(swap: Swap, state: MapToHopeState, steps: tuple[Step, ...]) -> Swapped:
    return replace(state, aside=_top_two(swap, state.aside)), steps


def _fate(swap: Swap, state: MapToHopeState, steps: tuple[Step, ...]) -> Swapped:
    return replace(state, fate=_top_two(swap, state.fate)), steps


def _deck(swap: Swap, state: MapToHopeState, steps: tuple[Step, ...]) -> Swapped:
    return state.changed(swap.seat, deck=_top_two(swap, state.of(swap.seat).deck)), steps


_CHANGING: Mapping[str, Callable[[Swap, MapToHopeState, tuple[Step, ...]], Swapped]] = {
    "hand of": _hand,
    "scout pair": _scout,
    "journey order": _journey,
    "aside order": _aside,
    "fate order": _fate,
    "foreseen": _fate,
    "deck order of": _deck,
}

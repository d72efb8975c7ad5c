"""Sentences for public changes that a step does not announce itself: figures, bars, the board, the piles."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeVar

from companion.engine.words import Message, say
from companion.games.human_punishment.rules.turns.waiting import now
from companion.games.human_punishment.state.facts.part import value_of
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.player import Player
from companion.games.human_punishment.state.steps.waiting import LayOut
from companion.games.human_punishment.telling.bars import shown_bar
from companion.games.human_punishment.telling.drawing import deus_words
from companion.games.human_punishment.telling.words import both, enemy_words
from companion.games.human_punishment.view.view import (
    counters,
    is_before_the_first_turn,
    network_columns,
    on_offer,
    seat_view,
    standing,
)

TELLS = {
    "told-moves": ("at",),
    "told-free": ("at",),
    "told-detained": ("at",),
    "told-hurt": ("health",),
    "told-boost-of": ("boosts",),
    "told-leader": ("leader",),
    "told-general": ("general",),
    "told-general-falls": ("general", "revoked"),
    "told-wound": ("wounds",),
    "told-rages": ("raging",),
    "told-robbed": ("chips",),
    "told-sector": ("chips",),
    "told-keep-chip": ("chips",),
    "told-drop-chips": ("chips",),
    "told-place-chips": ("chips", "scanners"),
    "told-program": ("programs", "installed"),
    "told-buy-program": ("programs",),
    "told-buy-weapon": ("box",),
    "told-take-box": ("box",),
    "told-monolith": ("recon",),
    "told-heal": ("health",),
    "told-heal-fully": ("health",),
}
"""The parts of a figure that each sentence tells already."""
SENTENCES = frozenset({"blockade-closed", "blockade-open"})
"""Words about the board that are whole sentences."""
COUNTED = ("hand", "chips", "programs")
"""Parts of a figure that are told by how many they are more or fewer."""
T = TypeVar("T")


def untold(before: City, after: City, seat: str | None, told: Sequence[Message]) -> Sequence[Message]:
    """A sentence for each public change between two cities that `told` leaves out.

    What is paid, and what lies in piles, can be read on the board: it is told only if nothing else is.
    """
    found = [*_changes(before, after, seat, told)]
    return found if found or told else [*_paid(before, after, seat)]


def _changes(before: City, after: City, seat: str | None, told: Sequence[Message]) -> Iterator[Message]:
    yield from _set_up(before, after)
    if before.turn.active != after.turn.active:
        yield say("told-turn", name=after.player(after.turn.active).name)
    elif before.middle.event is not None and after.middle.event is None:
        yield say("told-event-over")
    yield from _figures(before, after, seat, told)
    yield from _bars(before, after, told)
    yield from _enemies(before, after, told)
    yield from _elites(before, after)
    yield from _cards(before, after)
    yield from _board(before, after)


def _figures(before: City, after: City, seat: str | None, told: Sequence[Message]) -> Iterator[Message]:
    """Yields one line for each player: all that is another way now."""
    payer = before.holder(seat).seat if seat is not None else None
    for was, one in zip(before.players, after.players, strict=True):
        known = _known(after, one, told) | ({"hand"} if one.seat == payer else set())
        old, new = _parts(before, was), _parts(after, one)
        found = [text for id_, text in new.items() if old.get(id_) != text and id_ not in known]
        found += [_without(id_) for id_ in old if id_ not in new and id_ not in known]
        counts = (_counted_of(was, one, what) for what in COUNTED if what not in known)
        found += [text for text in counts if text is not None]
        if found:
            yield say("told-figure", name=one.name, what=both(found))


def _counted_of(was: Player, one: Player, what: str) -> Message | None:
    """The number of cards, chips or Programs more or fewer; None if there is no difference."""
    n = len(value_of(one, what)) - len(value_of(was, what))
    return say(f"told-{what}", way="more" if n > 0 else "fewer", n=abs(n)) if n else None


def _paid(before: City, after: City, seat: str | None) -> Iterator[Message]:
    """Yields what is left to the active figure, cards that were paid, and the piles."""
    if (before.turn.ap, before.turn.moves) != (after.turn.ap, after.turn.moves):
        yield say("told-left", name=after.named(after.acting), ap=after.turn.ap, moves=after.turn.moves)
    elif seat is not None:
        was, one = before.holder(seat), after.holder(seat)
        cards = _counted_of(was, one, "hand")
        yield from [say("told-figure", name=one.name, what=cards)] if cards else _counted(before, after)


def _known(city: City, one: Player, told: Sequence[Message]) -> frozenset[str]:
    """The parts of a figure that are told; Kuro's line is one part of his owner."""
    heard = [line for line in told if line.key in TELLS]
    kuro = city.kuro if city.kuro is not None and city.kuro.owner == one.seat else None
    of_kuro = ["kuro" for line in heard if kuro is not None and line.values["name"] == kuro.name]
    own = (part for line in heard if line.values["name"] == one.name for part in TELLS[line.key])
    return frozenset([*of_kuro, *own])


def _parts(city: City, one: Player) -> dict[str, Message]:
    """The public values and badges of a player by their ids."""
    seat = seat_view(city, one, wanted=False)
    tracks = {track.id: say("told-value", what=track.label, n=track.value) for track in seat.tracks}
    return tracks | {
        badge.id: say("told-part", what=badge.label) for badge in seat.badges if badge.id not in COUNTED
    }


def _without(id_: str) -> Message:
    """The words for a part that a figure has lost."""
    what, _, n = id_.rpartition("-") if "scanner" in id_ else (id_, "", "")
    return say("told-without", what=what, n=n)


def _bars(before: City, after: City, told: Sequence[Message]) -> Iterator[Message]:
    known = [line.values["bar"] for line in told if line.key == "told-bar"]
    for bar, n in after.bars.items():
        label = shown_bar(after, bar).label
        if n != before.bars[bar] and label not in known:
            yield say("told-bar", bar=label, n=n)


FALLS = frozenset({"told-falls", "told-eliminated"})
"""Sentences of an Enemy that is eliminated; games that were kept have the second one."""


def _enemies(before: City, after: City, told: Sequence[Message]) -> Iterator[Message]:
    """Yields those that have moved or were hit; those that come or go, unless that is told."""
    keys = {line.key for line in told}
    old, new = ({enemy.id: enemy for enemy in city.machines.enemies} for city in (before, after))
    for id_, one in new.items():
        if (id_ in old and old[id_] != one) or (id_ not in old and "told-appears" not in keys):
            yield say("told-enemy", enemy=enemy_words(one))
    if not keys & FALLS:
        gone = (one for id_, one in old.items() if id_ not in new)
        yield from (say("told-enemy-gone", enemy=enemy_words(one)) for one in gone)


def _elites(before: City, after: City) -> Iterator[Message]:
    """Yields where Apex and Deus are, once they have moved."""
    if after.machines.apex is not None and after.machines.apex != before.machines.apex:
        yield say("told-enemy", enemy=say("apex-at", n=after.machines.apex, health=after.bars["apex"]))
    if after.machines.deus is not None and (after.machines.deus, after.machines.deus_before) != (
        before.machines.deus,
        before.machines.deus_before,
    ):
        yield say("told-enemy", enemy=deus_words(after, after.machines.deus))


def _set_up(before: City, after: City) -> Iterator[Message]:
    if now(after, LayOut) and not now(before, LayOut):
        yield say("told-lay-out")
    if is_before_the_first_turn(after) and not is_before_the_first_turn(before):
        yield say("told-meeting")


def _cards(before: City, after: City) -> Iterator[Message]:
    """Yields the Programs that are new on offer."""
    if new := _new(on_offer, before, after):
        yield say("told-offer", what=both([say("told-part", what=one) for one in new]))
    elif len(before.market.display) != len(after.market.display):
        yield say("told-offer-less")


def _board(before: City, after: City) -> Iterator[Message]:
    """Yields what lies elsewhere: the Network, the Event pile, and destroyed spawns."""
    for column in _new(network_columns, before, after):
        yield say("told-line", what=column)
    for line in _new(standing, before, after):
        if line.key != "boxes-there":
            yield line if line.key in SENTENCES else say("told-line", what=line)
    for spawn in after.machines.dead_zones:
        if spawn not in before.machines.dead_zones:
            yield say("told-line", what=say("spawn-destroyed", n=spawn.removesuffix("b")))


def _counted(before: City, after: City) -> Iterator[Message]:
    """Yields the piles of another size than before, in one line, and boxes."""
    if new := _new(counters, before, after):
        yield say("told-piles", what=both([say("told-pile", what=what, n=n) for what, n in new]))
    boxes = (one for one in _new(standing, before, after) if one.key == "boxes-there")
    yield from (say("told-line", what=box) for box in boxes)


def _new(lines: Callable[[City], Iterable[T]], before: City, after: City) -> list[T]:
    """The lines that are new after a step."""
    then = [*lines(before)]
    return [line for line in lines(after) if line not in then]

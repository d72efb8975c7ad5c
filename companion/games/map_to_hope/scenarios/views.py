"""Answers the phrases of a look: shown in full to a viewer, or a part of it that would be too much."""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import replace

from companion.engine.play import replay
from companion.games.map_to_hope.scenarios.script import Past
from companion.games.map_to_hope.state import MapToHopeState
from companion.games.map_to_hope.telling import fate_card
from companion.kit.scenario.sight import ScenarioSight

Shown = Callable[[ScenarioSight, str, Past], bool]
"""True if all of it is shown to a viewer; of a seat, if the phrase names one."""


def _all_named(find: Callable[[MapToHopeState, str], tuple[str, ...]]) -> Shown:
    return lambda sight, seat, _: all(sight.names(card) for card in find(sight.play.state, seat))


def _any_named(find: Callable[[MapToHopeState, str], tuple[str, ...]]) -> Shown:
    return lambda sight, seat, past: any(_is_told(sight, card, past) for card in find(sight.play.state, seat))


def _is_told(sight: ScenarioSight, card: str, past: Past) -> bool:
    """True if that card is named as one of a pile; an old log line about an open card does not count."""
    if card not in past.open:
        return sight.names(card)
    return ScenarioSight(replace(sight.play, log=()), sight.viewer).names(card)


def _hand(state: MapToHopeState, seat: str) -> tuple[str, ...]:
    return state.of(seat).hand


def _deck(state: MapToHopeState, seat: str) -> tuple[str, ...]:
    return state.of(seat).deck


def _journey(state: MapToHopeState, _seat: str) -> tuple[str, ...]:
    """The Journey deck without its last card, Camp Hope, which is public."""
    return state.journey[:-1]


def _aside(state: MapToHopeState, _seat: str) -> tuple[str, ...]:
    return state.aside


def _discard(state: MapToHopeState, seat: str) -> tuple[str, ...]:
    return state.of(seat).discard


def _front(sight: ScenarioSight, seat: str, _: Past) -> bool:
    shown = next(one.cards for one in sight.view.seats if one.seat == seat)
    return {lying.card for lying in sight.play.state.of(seat).front} <= {card.id for card in shown}


def _noted(name: str) -> Shown:
    def shown(sight: ScenarioSight, seat: str, _: Past) -> bool:
        note = next(one.note for one in sight.view.seats if one.seat == seat)
        found = getattr(note, "values", {}).get(name)
        return bool(found == len(getattr(sight.play.state.of(seat), name)))

    return shown


def _tracked(name: str) -> Shown:
    def shown(sight: ScenarioSight, seat: str, _: Past) -> bool:
        value = getattr(sight.play.state.of(seat), name)
        return sight.track(seat, name) == value or (name == "debt" and value == 0)

    return shown


def _counted(key: str, find: Callable[[MapToHopeState], int]) -> Shown:
    return lambda sight, _seat, _past: sight.counter(key) == find(sight.play.state)


def _day(sight: ScenarioSight, _seat: str, _: Past) -> bool:
    return any(track.id == "days" and track.value == sight.play.state.days for track in sight.view.tracks)


def _active(sight: ScenarioSight, _seat: str, _: Past) -> bool:
    turns = [seat.seat for seat in sight.view.seats if seat.on_turn]
    return turns == ([sight.play.state.active] if sight.play.state.active else [])


def _location(sight: ScenarioSight, _seat: str, _: Past) -> bool:
    state, spotlight = sight.play.state, sight.view.spotlight
    if state.location is None or state.location in sight.cards():
        return True
    return spotlight is not None and spotlight.title == state.box.title(state.location)


def _test(sight: ScenarioSight, _seat: str, _: Past) -> bool:
    test = sight.play.state.test
    if test is None:
        return True
    if not sight.says("skill-comes-to", n=test.skill, needs=test.needs):
        return False
    return test.total is None or (
        sight.says("fate-comes", card=fate_card(test.card))
        and sight.says("total-comes-to", n=test.total, needs=test.needs)
    )


def _set(key: str, find: Callable[[MapToHopeState], tuple[str, ...]]) -> Shown:
    def shown(sight: ScenarioSight, _seat: str, _: Past) -> bool:
        counts = Counter(find(sight.play.state))
        return all(sight.says(key, card=fate_card(card), n=n) for card, n in counts.items())

    return shown


def _pair_seen(sight: ScenarioSight, _seat: str, past: Past) -> bool:
    return bool(past.pair) and all(sight.names(card) for card in past.pair)


def _pair_leaked(sight: ScenarioSight, _seat: str, past: Past) -> bool:
    return any(sight.names(card) for card in past.pair)


def _foreseen(sight: ScenarioSight, _seat: str, _: Past) -> bool:
    return "foreseen" in sight.cards()


def _order_told(sight: ScenarioSight, _seat: str, _: Past) -> bool:
    """True if anything sent changes when the top two Fate cards change places."""
    state = sight.play.state
    if len(state.fate) < 2 or state.fate[0] == state.fate[1]:
        return False
    other = replace(state, fate=(state.fate[1], state.fate[0], *state.fate[2:]))
    swapped = replace(replay(sight.play.game, ()), state=other).after(())
    return ScenarioSight(swapped, sight.viewer).all[:2] != sight.all[:2]


def _never(_sight: ScenarioSight, _seat: str, _past: Past) -> bool:
    return False


def _over(sight: ScenarioSight, _seat: str, _: Past) -> bool:
    outcome = sight.play.state.outcome
    return sight.view.over == (outcome is not None) and (outcome is None or sight.view.mood == outcome)


STRIP = ("day", "active", "time of X", "debt of X", "radiation of X", "damage of X")
"""Phrases that the lamps of the light strip show."""
SEEING: Mapping[str, Shown] = {
    "hand of X": _all_named(_hand),
    "hand size of X": _noted("hand"),
    "deck size of X": _noted("deck"),
    "deck order of X": _all_named(_deck),
    "discard of X": _all_named(_discard),
    "front of X": _front,
    "time of X": _tracked("time"),
    "debt of X": _tracked("debt"),
    "radiation of X": _tracked("radiation"),
    "damage of X": _tracked("damage"),
    "day": _day,
    "active": _active,
    "location": _location,
    "test": _test,
    "fate left": _set("fate-left", lambda state: state.fate),
    "fate discard": _set("fate-drawn", lambda state: state.fate_discard),
    "fate size": _counted("count-fate", lambda state: len(state.fate)),
    "fate order": _never,
    "journey size": _counted("count-journey", lambda state: len(state.journey)),
    "journey order": _all_named(_journey),
    "aside size": _counted("count-aside", lambda state: len(state.aside)),
    "aside order": _all_named(_aside),
    "scout pair": _pair_seen,
    "foreseen": _foreseen,
    "gameOver": _over,
}
HIDING: Mapping[str, Shown] = {
    "hand of X": _any_named(_hand),
    "deck order of X": _any_named(_deck),
    "discard of X": _any_named(_discard),
    "fate order": _order_told,
    "journey order": _any_named(_journey),
    "aside order": _any_named(_aside),
    "scout pair": _pair_leaked,
}
"""Phrases for which a part of it would be too much."""

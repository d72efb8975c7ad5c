"""Who may see what: phrases that hold of all that a viewer is sent, or must not."""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace

from companion.engine.play import replay
from companion.games.map_to_hope.scenarios.checks import NOT_AFTER_THE_END
from companion.games.map_to_hope.scenarios.script import Playing
from companion.games.map_to_hope.state import State
from companion.games.map_to_hope.telling import fate_card
from companion.kit.rehearsal.parts import Part
from companion.kit.rehearsal.sight import AFAR, Sight

Pair = tuple[str, ...]
Shown = Callable[[Sight, str, Pair], bool]
"""Whether all of it is shown to a viewer: of a seat, if the phrase names one; the pair is a Scout's."""


@dataclass(frozen=True)
class Look:
    """What viewers must and must not see after a step."""

    after: int
    viewers: tuple[str, ...]
    sees: tuple[tuple[str, str], ...]
    must_not: tuple[tuple[str, str], ...]


def read_look(part: Part, after: int, players: tuple[str, ...]) -> Look:
    """What is looked at. Raises Misread."""
    part.fields("after", "viewer", "sees", "mustNotSee")
    viewers = read_viewers(part.part("viewer"), players)
    sees, must_not = part.maybe("sees"), part.maybe("mustNotSee")
    if sees is None and must_not is None:
        raise part.fault("'sees' or 'mustNotSee' stands here")
    return Look(after, viewers, _phrases(sees, players), _phrases(must_not, players))


def read_viewers(part: Part, players: tuple[str, ...]) -> tuple[str, ...]:
    """A viewer, a list of them, or all."""
    everybody = (*players, *AFAR)
    if isinstance(part.value, list):
        if not part.items():
            raise part.fault("at least one viewer stands here")
        return part.words(everybody, "viewer")
    word = part.word((*everybody, "all"), "viewer")
    return everybody if word == "all" else (word,)


def look(one: Look, play: Playing, pair: Pair) -> Iterator[str]:
    """What is otherwise than promised, in words."""
    for viewer in one.viewers:
        sight = Sight(play, viewer)
        for phrase, seat in _still_so(one.sees, play):
            if not SEEING[phrase](sight, seat, pair):
                yield f"after step {one.after} {viewer} does not see `{_named(phrase, seat)}`"
        for phrase, seat in _still_so(one.must_not, play):
            if HIDING.get(phrase, SEEING[phrase])(sight, seat, pair):
                yield f"after step {one.after} {viewer} is sent `{_named(phrase, seat)}`"


def _still_so(phrases: tuple[tuple[str, str], ...], play: Playing) -> Iterator[tuple[str, str]]:
    """After the end nobody looks at whose turn it would be."""
    over = play.state.outcome is not None
    return (one for one in phrases if not (over and one[0] in NOT_AFTER_THE_END))


def _named(phrase: str, seat: str) -> str:
    return phrase.replace("X", seat)


def _phrases(part: Part | None, players: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    return tuple(_phrase(one, players) for one in part.items()) if part else ()


def _phrase(part: Part, players: tuple[str, ...]) -> tuple[str, str]:
    text = part.text()
    found = re.fullmatch(r"(.+ of )(\w+)", text)
    if found and found[2] in players and f"{found[1]}X" in SEEING:
        return f"{found[1]}X", found[2]
    known = (name.replace("X", seat) for name in SEEING for seat in players)
    return part.word(dict.fromkeys(known), "phrase"), ""


def _all_named(find: Callable[[State, str], tuple[str, ...]]) -> Shown:
    return lambda sight, seat, _: all(sight.names(card) for card in find(sight.play.state, seat))


def _any_named(find: Callable[[State, str], tuple[str, ...]]) -> Shown:
    return lambda sight, seat, _: any(sight.names(card) for card in find(sight.play.state, seat))


def _hand(state: State, seat: str) -> tuple[str, ...]:
    return state.of(seat).hand


def _deck(state: State, seat: str) -> tuple[str, ...]:
    return state.of(seat).deck


def _journey(state: State, _seat: str) -> tuple[str, ...]:
    """Everybody knows that Camp Hope is the last one."""
    return state.journey[:-1]


def _aside(state: State, _seat: str) -> tuple[str, ...]:
    return state.aside


def _discard(state: State, seat: str) -> tuple[str, ...]:
    return state.of(seat).discard


def _front(sight: Sight, seat: str, _: Pair) -> bool:
    shown = next(one.cards for one in sight.view.seats if one.seat == seat)
    return {lying.card for lying in sight.play.state.of(seat).front} <= {card.id for card in shown}


def _noted(name: str) -> Shown:
    def shown(sight: Sight, seat: str, _: Pair) -> bool:
        note = next(one.note for one in sight.view.seats if one.seat == seat)
        found = getattr(note, "values", {}).get(name)
        return bool(found == len(getattr(sight.play.state.of(seat), name)))

    return shown


def _tracked(name: str) -> Shown:
    def shown(sight: Sight, seat: str, _: Pair) -> bool:
        value = getattr(sight.play.state.of(seat), name)
        return sight.track(seat, name) == value or (name == "debt" and value == 0)

    return shown


def _counted(key: str, find: Callable[[State], int]) -> Shown:
    return lambda sight, _seat, _pair: sight.counter(key) == find(sight.play.state)


def _day(sight: Sight, _seat: str, _: Pair) -> bool:
    return any(track.id == "days" and track.value == sight.play.state.days for track in sight.view.tracks)


def _active(sight: Sight, _seat: str, _: Pair) -> bool:
    turns = [one.seat for one in sight.view.seats if one.on_turn]
    return turns == ([sight.play.state.active] if sight.play.state.active else [])


def _location(sight: Sight, _seat: str, _: Pair) -> bool:
    state, spotlight = sight.play.state, sight.view.spotlight
    if state.location is None or state.location in sight.cards():
        return True
    return spotlight is not None and spotlight.title == state.box.title(state.location)


def _test(sight: Sight, _seat: str, _: Pair) -> bool:
    test = sight.play.state.test
    if test is None:
        return True
    if not sight.says("skill-comes-to", n=test.skill, needs=test.needs):
        return False
    return test.total is None or (
        sight.says("fate-comes", card=fate_card(test.card))
        and sight.says("total-comes-to", n=test.total, needs=test.needs)
    )


def _set(key: str, find: Callable[[State], tuple[str, ...]]) -> Shown:
    def shown(sight: Sight, _seat: str, _: Pair) -> bool:
        counts = Counter(find(sight.play.state))
        return all(sight.says(key, card=fate_card(card), n=n) for card, n in counts.items())

    return shown


def _pair_seen(sight: Sight, _seat: str, pair: Pair) -> bool:
    return bool(pair) and all(sight.names(card) for card in pair)


def _pair_leaked(sight: Sight, _seat: str, pair: Pair) -> bool:
    return any(sight.names(card) for card in pair)


def _foreseen(sight: Sight, _seat: str, _: Pair) -> bool:
    return "foreseen" in sight.cards()


def _order_told(sight: Sight, _seat: str, _: Pair) -> bool:
    """Whether anything that is sent changes when the top two Fate cards change places."""
    state = sight.play.state
    if len(state.fate) < 2 or state.fate[0] == state.fate[1]:
        return False
    other = replace(state, fate=(state.fate[1], state.fate[0], *state.fate[2:]))
    swapped = replace(replay(sight.play.game, ()), state=other).after(())
    return Sight(swapped, sight.viewer).all[:2] != sight.all[:2]


def _never(_sight: Sight, _seat: str, _pair: Pair) -> bool:
    return False


def _over(sight: Sight, _seat: str, _: Pair) -> bool:
    outcome = sight.play.state.outcome
    return sight.view.over == (outcome is not None) and (outcome is None or sight.view.mood == outcome)


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
"""Where a part of it would be too much already."""

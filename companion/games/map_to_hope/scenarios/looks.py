"""Who may see what after a step: read from a scenario, and held against all that a viewer is sent."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from companion.games.map_to_hope.scenarios.checks import NOT_AFTER_THE_END
from companion.games.map_to_hope.scenarios.script import Playing
from companion.games.map_to_hope.scenarios.views import HIDING, SEEING, Past
from companion.kit.rehearsal.parts import ScenarioPart
from companion.kit.rehearsal.sight import AFAR, ScenarioSight


@dataclass(frozen=True)
class Look:
    """What viewers must and must not see after a step."""

    after: int
    viewers: tuple[str, ...]
    sees: tuple[tuple[str, str], ...]
    must_not: tuple[tuple[str, str], ...]


def read_look(part: ScenarioPart, after: int, players: tuple[str, ...]) -> Look:
    """What is looked at. Raises Misread."""
    part.fields("after", "viewer", "sees", "mustNotSee")
    viewers = read_viewers(part.part("viewer"), players)
    sees, must_not = part.maybe("sees"), part.maybe("mustNotSee")
    if sees is None and must_not is None:
        raise part.fault("'sees' or 'mustNotSee' stands here")
    return Look(after, viewers, _phrases(sees, players), _phrases(must_not, players))


def read_viewers(part: ScenarioPart, players: tuple[str, ...]) -> tuple[str, ...]:
    """A viewer, a list of them, or all."""
    everybody = (*players, *AFAR)
    if isinstance(part.value, list):
        if not part.items():
            raise part.fault("at least one viewer stands here")
        return part.words(everybody, "viewer")
    word = part.word((*everybody, "all"), "viewer")
    return everybody if word == "all" else (word,)


def look(one: Look, play: Playing, past: Past) -> Iterator[str]:
    """What is otherwise than promised, in words."""
    for viewer in one.viewers:
        sight = ScenarioSight(play, viewer)
        for phrase, seat in _still_so(one.sees, play):
            if not SEEING[phrase](sight, seat, past):
                yield f"after step {one.after} {viewer} does not see `{_named(phrase, seat)}`"
        for phrase, seat in _still_so(one.must_not, play):
            if HIDING.get(phrase, SEEING[phrase])(sight, seat, past):
                yield f"after step {one.after} {viewer} is sent `{_named(phrase, seat)}`"


def _still_so(phrases: tuple[tuple[str, str], ...], play: Playing) -> Iterator[tuple[str, str]]:
    """After the end nobody looks at whose turn it would be."""
    over = play.state.outcome is not None
    return (one for one in phrases if not (over and one[0] in NOT_AFTER_THE_END))


def _named(phrase: str, seat: str) -> str:
    return phrase.replace("X", seat)


def _phrases(part: ScenarioPart | None, players: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    return tuple(_phrase(one, players) for one in part.items()) if part else ()


def _phrase(part: ScenarioPart, players: tuple[str, ...]) -> tuple[str, str]:
    text = part.text()
    found = re.fullmatch(r"(.+ of )(\w+)", text)
    if found and found[2] in players and f"{found[1]}X" in SEEING:
        return f"{found[1]}X", found[2]
    known = (name.replace("X", seat) for name in SEEING for seat in players)
    return part.word(dict.fromkeys(known), "phrase"), ""

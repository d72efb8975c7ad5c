"""What a viewer of a scenario may and must not receive."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import TypeAlias

from companion.engine.view import Viewer
from companion.games.hope_inhumanity.scenarios import variations
from companion.games.hope_inhumanity.scenarios.given import Given
from companion.games.hope_inhumanity.scenarios.moment import Moment
from companion.games.hope_inhumanity.scenarios.performance import Performance
from companion.games.hope_inhumanity.scenarios.phrases import Phrase, read_phrase
from companion.games.hope_inhumanity.scenarios.sight import Sight
from companion.kit.scenario.parts import ScenarioPart

EVERYBODY = ("all", "everybody", "everyone")
SPECTATORS = (
    "table screen and LED strip",
    "the table screen and the LED strip",
    "table screen",
    "LED strip",
)
"""Who looks on without a seat: what they are sent is drawn from one and the same view."""

Replay: TypeAlias = Callable[[Given, int], Performance]
"""The same steps, up to one of them, with something else given."""


@dataclass(frozen=True)
class Looked:
    """Somebody looks after a step, and must or must not find this."""

    after: int
    viewers: tuple[Viewer, ...]
    sees: tuple[Phrase, ...]
    hidden: tuple[Phrase, ...]


def read_look(part: ScenarioPart, after: int, given: Given) -> Looked:
    """An entry of `views`. Raises Misread."""
    part.fields("after", "viewer", "sees", "mustNotSee")
    if not part.maybe("sees") and not part.maybe("mustNotSee"):
        raise part.fault("nothing is looked for here; allowed: sees, mustNotSee")
    return Looked(
        after,
        _viewers(part.part("viewer"), given),
        _phrases(part, "sees", given),
        _phrases(part, "mustNotSee", given),
    )


def look(looked: Looked, given: Given, shown: Performance, replay: Replay) -> Iterator[str]:
    """What a viewer does not see, or sees, against the scenario."""
    for viewer in looked.viewers:
        sight = Sight(shown.moments[looked.after], viewer)
        for phrase in looked.sees:
            if not phrase.seen(sight):
                yield f"after step {looked.after}: {_name(viewer)} does not see {phrase.text!r}"
        for phrase in looked.hidden:
            if phrase.seen(sight) or _betrayed(phrase, sight, looked.after, given, replay):
                yield f"after step {looked.after}: {_name(viewer)} must not see {phrase.text!r}, and does"


def _betrayed(phrase: Phrase, sight: Sight, after: int, given: Given, replay: Replay) -> bool:
    """Whether anything sent would differ if the secret did, as far as the same steps are possible then."""
    if phrase.secret is None:
        return False
    for other in variations.of(phrase.secret, given):
        shown = replay(_in_this_scene(other, given, sight.moment), after)
        if not shown.faults and Sight(shown.moments[-1], sight.viewer).all != sight.all:
            return True
    return False


def _in_this_scene(other: Given, given: Given, moment: Moment) -> Given:
    """The variation, of the last Scene alone: what earlier ones came to is known."""
    if other.scene == given.scene or moment.scene is None:
        return other
    return replace(given, altered={moment.scene.card: other.scene})


def _viewers(part: ScenarioPart, given: Given) -> tuple[Viewer, ...]:
    if part.value in EVERYBODY:
        return (*given.players, None)
    known = (*given.players, *SPECTATORS, *EVERYBODY)
    if isinstance(part.value, str) and part.value not in known:
        part = ScenarioPart(re.split(", | and ", part.value), part.path)
    names = part.words(known, "viewer") if isinstance(part.value, list) else (part.word(known, "viewer"),)
    return tuple(name if name in given.players else None for name in names)


def _phrases(part: ScenarioPart, name: str, given: Given) -> tuple[Phrase, ...]:
    listed = part.maybe(name)
    return tuple(read_phrase(entry, given) for entry in listed.items()) if listed else ()


def _name(viewer: Viewer) -> str:
    return SPECTATORS[0] if viewer is None else viewer

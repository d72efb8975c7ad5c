"""Names the viewers of a scenario of Hope Inhumanity, and finds secrets in what they are sent."""

import re
from dataclasses import replace

from companion.games.hope_inhumanity.scenarios import variations
from companion.games.hope_inhumanity.scenarios.given import Given
from companion.games.hope_inhumanity.scenarios.moment import Moment
from companion.games.hope_inhumanity.scenarios.phrases import Phrase
from companion.games.hope_inhumanity.scenarios.sight import sight_of
from companion.kit.scenario.interpreter import Rehearsal
from companion.kit.scenario.parts import ScenarioPart
from companion.kit.scenario.promises import ScenarioLook

EVERYBODY = ("all", "everybody", "everyone")
SPECTATORS = (
    "table screen and LED strip",
    "the table screen and the LED strip",
    "table screen",
    "LED strip",
)
"""Viewers without a seat; all are sent the same view."""


def sent(moment: Moment, viewer: str) -> object:
    """Everything sent to a viewer, to be compared."""
    return sight_of(moment, viewer).all


def sees(rehearsal: Rehearsal, look: ScenarioLook, viewer: str, phrase: Phrase) -> bool:
    """True if the phrase can be read out of what the viewer is sent."""
    moment = rehearsal.shown.moments[look.after]
    return phrase.seen(sight_of(moment, viewer))


def told(rehearsal: Rehearsal, look: ScenarioLook, viewer: str, phrase: Phrase) -> bool:
    """True if it can be read there, or if anything sent would differ if the secret did.

    The same steps are taken with the other secret, as far as they are possible then.
    """
    if sees(rehearsal, look, viewer, phrase):
        return True
    moment = rehearsal.shown.moments[look.after]
    for other in variations.of(phrase.secret, rehearsal.given) if phrase.secret else ():
        shown = rehearsal.again(_in_this_scene(other, rehearsal.given, moment), look.after)
        if not shown.faults and sent(shown.moments[-1], viewer) != sent(moment, viewer):
            return True
    return False


def _in_this_scene(other: Given, given: Given, moment: Moment) -> Given:
    """The variation, of the last Scene alone: what earlier ones came to is known."""
    if other.scene == given.scene or moment.scene is None:
        return other
    return replace(given, altered={moment.scene.card: other.scene})


def read_viewers(part: ScenarioPart, players: tuple[str, ...]) -> tuple[str, ...]:
    """Viewers: seats, screens, all; one, or several in a list or a sentence. Raises Misread."""
    if part.value in EVERYBODY:
        return (*players, SPECTATORS[0])
    known = (*players, *SPECTATORS, *EVERYBODY)
    if isinstance(part.value, str) and part.value not in known:
        part = ScenarioPart(re.split(", | and ", part.value), part.path)
    names = part.words(known, "viewer") if isinstance(part.value, list) else (part.word(known, "viewer"),)
    return tuple(name if name in players else SPECTATORS[0] for name in names)

"""Reads the phrases of a look in The Map to Hope, and compares them with all that a viewer is sent."""

import re
from typing import Any, NamedTuple

from companion.games.map_to_hope.scenarios.checks import NOT_AFTER_THE_END
from companion.games.map_to_hope.scenarios.views import HIDING, SEEING, Shown
from companion.kit.scenario.interpreter import Rehearsal
from companion.kit.scenario.parts import ScenarioPart
from companion.kit.scenario.promises import ScenarioLook
from companion.kit.scenario.sight import ScenarioSight


class SeatPhrase(NamedTuple):
    """A phrase of `views`, with the seat in the place of its X."""

    words: str
    seat: str

    def __str__(self) -> str:
        return self.words.replace("X", self.seat)


def read_phrase(part: ScenarioPart, given: Any) -> SeatPhrase:
    """A phrase. Raises Misread."""
    found = re.fullmatch(r"(.+ of )(\w+)", part.text())
    if found and found[2] in given.players and f"{found[1]}X" in SEEING:
        return SeatPhrase(f"{found[1]}X", found[2])
    known = (name.replace("X", seat) for name in SEEING for seat in given.players)
    return SeatPhrase(part.word(dict.fromkeys(known), "phrase"), "")


def sees(rehearsal: Rehearsal, look: ScenarioLook, viewer: str, phrase: SeatPhrase) -> bool:
    """True if all of it is shown; the active seat counts as shown after the end."""
    return _is_past(rehearsal, look, phrase) or _shown(SEEING[phrase.words], rehearsal, look, viewer, phrase)


def told(rehearsal: Rehearsal, look: ScenarioLook, viewer: str, phrase: SeatPhrase) -> bool:
    """True if a part of it is shown that would be too much."""
    shown = HIDING.get(phrase.words, SEEING[phrase.words])
    return not _is_past(rehearsal, look, phrase) and _shown(shown, rehearsal, look, viewer, phrase)


def _is_past(rehearsal: Rehearsal, look: ScenarioLook, phrase: SeatPhrase) -> bool:
    moment = rehearsal.shown.moments[look.after]
    return moment.state.outcome is not None and phrase.words in NOT_AFTER_THE_END


def _shown(shown: Shown, rehearsal: Rehearsal, look: ScenarioLook, viewer: str, phrase: SeatPhrase) -> bool:
    moment = rehearsal.shown.moments[look.after]
    return shown(ScenarioSight(moment.play, viewer), phrase.seat, moment.past)

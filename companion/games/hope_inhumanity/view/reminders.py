"""Which chapter of the rules each step of a turn is played by."""

from collections.abc import Mapping

from companion.games.hope_inhumanity.playing import Phase
from companion.games.hope_inhumanity.state import HopeInhumanityState

RULES: Mapping[Phase, str] = {
    Phase.INTRODUCTION: "HI-019",
    Phase.DRAW: "HI-039",
    Phase.DECLARE: "HI-083",
    Phase.COMMIT: "HI-098",
    Phase.SUPPORT: "HI-104",
    Phase.HOPE: "HI-127",
    Phase.ROLL: "HI-152",
    Phase.OUTCOMES: "HI-160",
    Phase.PENALTY: "HI-197",
    Phase.ANSWERS: "HI-172",
    Phase.AFTERMATH: "HI-160",
    Phase.BETWEEN: "HI-205",
    Phase.OVER: "HI-303",
}


def rule(state: HopeInhumanityState) -> str:
    """The number of a rule of the step that everybody knows to be open."""
    return "HI-213" if state.estates else RULES[state.phase]

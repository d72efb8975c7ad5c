"""The pages that say what to lay out before anybody rolls where they begin (HP-014 to HP-025)."""

from companion.games.human_punishment.rules.step_fields import StepFields
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.steps.waiting import LayOut

PAGES = ("bars", "scanners", "chips", "boxes", "enemies", "events")
NEXT, ALL = "next", "all"
"""One page is laid out, or the rest as well."""


def turn_page(city: City, said: StepFields, step: LayOut) -> None:
    """The next page, if there is one and it is still to be laid out."""
    then = said.text("then")
    if then == NEXT and step.page + 1 < len(PAGES):
        city.queue_next(LayOut(step.page + 1))

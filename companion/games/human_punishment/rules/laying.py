"""The pages that say what to lay out; whoever plays turns them while the others begin (HP-014 to HP-025)."""

from companion.games.human_punishment.model import City
from companion.games.human_punishment.rules.step_fields import no
from companion.games.human_punishment.steps.waiting import Start

LAY_OUT = "lay out"
PAGES = ("bars", "scanners", "chips", "boxes", "enemies", "events")


def is_laying_out(city: City) -> bool:
    """Whether a page is left, and people still roll where they begin."""
    return city.page < len(PAGES) and bool(city.tasks) and isinstance(city.tasks[0], Start)


def turn_page(city: City) -> None:
    """What stands there is laid out. Raises Refused once there is no page left."""
    if not is_laying_out(city):
        raise no("phase")
    city.page += 1

"""What to lay out before the first turn for this number of people, page by page (HP-014 to HP-025)."""

from companion.engine.questions import Choose, Option, Question
from companion.engine.words import Words, say
from companion.games.human_punishment.model import City
from companion.games.human_punishment.rules.laying import LAY_OUT, PAGES, is_laying_out
from companion.games.human_punishment.rules.moving import scanners_free
from companion.games.human_punishment.rules.set_up import starting_bars

NEXT = "next"


def page_to_lay_out(city: City) -> Question | None:
    """The page that is open, until all have been turned or the first turn begins."""
    if not is_laying_out(city):
        return None
    page = PAGES[city.page]
    prompt = say(f"lay-out-{page}", **_numbers(city, page))
    label = say("do-lay-out", n=city.page + 1, of=len(PAGES))
    form = Choose((Option(NEXT, label),))
    return Question(LAY_OUT.replace(" ", "-"), None, prompt, form, prompt, standing=True)


def _numbers(city: City, page: str) -> dict[str, Words | int]:
    """What differs with the number of people, or with who plays."""
    many = "yes" if city.many else "no"
    match page:
        case "bars":
            return dict(starting_bars(len(city.players)))
        case "scanners":
            return {"n": scanners_free(city, 1), "many": many}
        case "boxes":
            return {"pistols": city.hq["Pistol"]}
        case "enemies" | "events":
            return {"many": many}
        case _:
            return {}

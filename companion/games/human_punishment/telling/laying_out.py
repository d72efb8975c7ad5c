"""The pages of the stage that say what to lay out for this number of people (HP-014 to HP-025)."""

from companion.engine.questions import Choose, Option, Question
from companion.engine.view import Spotlight
from companion.engine.words import Words, say
from companion.games.human_punishment.rules.moving import scanners_free
from companion.games.human_punishment.rules.start.laying import ALL, NEXT, PAGES
from companion.games.human_punishment.rules.start.set_up import starting_bars
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.steps.waiting import LayOut


def page_to_lay_out(city: City, step: LayOut) -> Question:
    """One page, with the way to the next and, but on the last one, past all of them."""
    page = PAGES[step.page]
    prompt, text = say(f"lay-out-{page}-title"), say(f"lay-out-{page}", **_numbers(city, page))
    done = Option(NEXT, say("do-lay-out"))
    rest = Option(ALL, say("do-lay-out-all"), plain=True)
    form = Choose((done, rest) if step.page + 1 < len(PAGES) else (done,))
    return Question("lay-out", None, prompt, form, say("wait-lay-out"), hint=text, about=page)


def spotlight_of(city: City, step: LayOut) -> Spotlight:
    """The page on the stage: what it is about, and what to lay out."""
    page = PAGES[step.page]
    kicker = say("lay-out-kicker", n=step.page + 1, of=len(PAGES))
    return Spotlight(kicker, say(f"lay-out-{page}-title"), say(f"lay-out-{page}", **_numbers(city, page)))


def _numbers(city: City, page: str) -> dict[str, Words | int]:
    """The numbers of a page that differ with the number of people, or with who plays."""
    many = "yes" if city.many else "no"
    match page:
        case "bars":
            return {bar: city.bars[bar] for bar in starting_bars(len(city.players))}
        case "scanners":
            return {"n": scanners_free(city, 1), "many": many}
        case "boxes":
            return {"pistols": city.market.hq["Pistol"]}
        case "enemies" | "events":
            return {"many": many}
        case _:
            return {}

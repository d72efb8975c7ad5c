"""What can be learnt of a Scene and of hands from what a viewer is sent, one question each."""

from collections.abc import Callable, Mapping
from typing import Any

from companion.engine.words import say
from companion.games.hope_inhumanity.scenarios.sight import Sight

Found = Mapping[str, str]
"""What a phrase named: a number, a seat, a card."""
Test = Callable[[Sight, Found], bool]

BRANCHES = {
    "succeed": "succeed",
    "fail": "fail",
    "refuse": "refuse",
    "accept": "accept",
    "allRefuse": "all-refuse",
    "all refuse": "all-refuse",
}
"""The branches of a Scene by what a phrase calls them, and the ends of their sentences' keys."""


def terrain(sight: Sight, found: Found) -> bool:
    """The back of the Scene in play (HI-054)."""
    scene = sight.moment.state.scene if sight.moment.state.playing else None
    if scene is None or found.get("terrain", scene.terrain) != scene.terrain:
        return False
    shown = say(f"terrain-{scene.terrain.name.lower()}")
    spotlight = sight.view.spotlight
    return (spotlight is not None and spotlight.kicker == shown) or sight.told("told-draw", terrain=shown)


def callout(sight: Sight, _found: Found) -> bool:
    """The callout text (HI-057)."""
    return sight.moment.state.playing is not None and sight.reads(sight.moment.state.scene.callout)


def hardship(sight: Sight, found: Found) -> bool:
    """The printed rating; without a number any total betrays it, too (HI-058, HI-061)."""
    printed = sight.told("card-hardship", "reason-printed", **number(found))
    return printed or ("n" not in found and total(sight, found))


def total(sight: Sight, found: Found) -> bool:
    """The successes that are needed (HI-061)."""
    needed = sight.told("count", "told-success", "told-failure", **number(found, "needed"))
    return needed or sight.told("card-hardship-now", **number(found))


def still_needed(sight: Sight, _found: Found) -> bool:
    """Anything that tells how many dice are wanting (HI-061)."""
    return total(sight, {}) or odds(sight, {})


def odds(sight: Sight, _found: Found) -> bool:
    """A chance of success (HI-061)."""
    return sight.told("odds", "odds-dice") or any(card.chart for card in sight.scene_cards)


def branch(sight: Sight, found: Found) -> bool:
    """What a branch brings; on an open card a branch without a sentence says that, too (HI-059)."""
    return sight.told(f"branch-{BRANCHES[found['branch']]}") or bool(sight.scene_cards)


def outcomes(sight: Sight, _found: Found) -> bool:
    """What any branch brings (HI-059)."""
    return any(branch(sight, {"branch": name}) for name in BRANCHES)


def unavoidable(sight: Sight, _found: Found) -> bool:
    """That the Scene could not be avoided (HI-071)."""
    return sight.told("card-unavoidable", "forced-unavoidable", "told-hopeless", "verdict-hopeless")


def kind(sight: Sight, _found: Found) -> bool:
    """Whether the Scene is played with dice or with answers (HI-072)."""
    dice = ("wait-commit", "ask-commit", "told-commit", "told-commit-last-hope")
    answers = ("wait-answer", "ask-answer", "told-accept", "told-refuse-answer")
    return bool(sight.scene_cards) or sight.told(*dice, *answers)


def committed(sight: Sight, found: Found) -> bool:
    """So many dice of a seat in the middle (HI-065, HI-066)."""
    return sight.seat(found["seat"]).note == say("note-dice", n=int(found["n"]))


def last_hope(sight: Sight, found: Found) -> bool:
    """A Hope die of a seat in the middle, by Last Hope (HI-066)."""
    return sight.seat(found["seat"]).note == say("note-last-hope")


def refused(sight: Sight, found: Found) -> bool:
    """A refusal (HI-066)."""
    return sight.seat(found["seat"]).note == say("note-refused")


def accepted(sight: Sight, found: Found) -> bool:
    """That somebody accepted a question Scene (A-15)."""
    return sight.seat(found["seat"]).note == say("note-accepted")


def middle(sight: Sight, found: Found) -> bool:
    """How many dice lie in the middle (HI-065)."""
    rolling = sight.view.rolling
    return sum(one.count for one in rolling.asked) == int(found["n"]) if rolling else found["n"] == "0"


def faces(sight: Sight, found: Found) -> bool:
    """What the dice show (HI-068)."""
    rolling = sight.view.rolling
    lying = sorted(str(die.value) for die in rolling.dice) if rolling else []
    return lying == sorted(found["faces"].split()) if "faces" in found else bool(lying)


def successes(sight: Sight, found: Found) -> bool:
    """How many dice succeeded (HI-068)."""
    return sight.told("roll-summary", "count", **number(found))


def verdict(sight: Sight, found: Found) -> bool:
    """How the Scene ended (HI-069)."""
    spotlight = sight.view.spotlight
    return spotlight is not None and spotlight.kicker == say(f"verdict-{found['verdict']}")


def trait(sight: Sight, found: Found) -> bool:
    """The text of a Trait (HI-074, HI-076)."""
    return sight.reads(sight.moment.state.deck.traits[found["trait"]].text)


def held_traits(sight: Sight, found: Found) -> bool:
    """The text of any Trait in a hand, in that one where a seat is named (HI-074)."""
    state = sight.moment.state
    holders = [one for one in state.survivors if found.get("seat", one.seat) == one.seat]
    return any(sight.reads(state.deck.traits[card].text) for one in holders for card in one.traits)


def played(sight: Sight, found: Found) -> bool:
    """A Trait laid open before its owner (HI-075)."""
    return any(card.id == found["trait"] for seat in sight.view.seats for card in seat.cards)


def mark(sight: Sight, found: Found) -> bool:
    """A theme of the Scene that somebody's Personality reacts to (HI-073)."""
    return sight.told("spot-mark", mark=say(f"mark-{found['mark']}"))


def penalty(sight: Sight, _found: Found) -> bool:
    """What refusing brings, Refuse or All Refuse (HI-070)."""
    return sight.told("branch-refuse", "branch-all-refuse")


def price(sight: Sight, found: Found) -> bool:
    """What accepting costs (HI-174)."""
    return sight.told("price-accept", "answer-costs", **number(found))


def scene_card(sight: Sight, _found: Found) -> bool:
    """The Scene card itself (HI-055)."""
    return bool(sight.scene_cards)


def gift(sight: Sight, _found: Found) -> bool:
    """The text of the Trait that was left last as a Gift from the Grave (HI-076)."""
    given = sight.moment.gift
    return given is not None and sight.reads(sight.moment.state.deck.traits[given].text)


def number(found: Found, name: str = "n") -> dict[str, Any]:
    """The value of that name that a sentence must have, if the phrase names a number."""
    return {name: int(found["n"])} if "n" in found else {}

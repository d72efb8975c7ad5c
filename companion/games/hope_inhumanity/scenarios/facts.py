"""Answers what a viewer can learn of the Scene and of hands from what is sent; one function per fact."""

from collections.abc import Callable, Mapping
from typing import Any

from companion.engine.words import say
from companion.games.hope_inhumanity.scenarios.sight import Sight

Found = Mapping[str, str]
"""The parts that a phrase named: a number, a seat, a card."""
Test = Callable[[Sight, Found], bool]

BRANCHES = {
    "succeed": "succeed",
    "fail": "fail",
    "refuse": "refuse",
    "accept": "accept",
    "allRefuse": "all-refuse",
    "all refuse": "all-refuse",
}
"""Branches of a Scene by their name in a phrase; they end the keys of their sentences."""


def terrain(sight: Sight, found: Found) -> bool:
    """True if the back of the Scene in play is shown (HI-054)."""
    scene = sight.moment.state.scene if sight.moment.state.playing else None
    if scene is None or found.get("terrain", scene.terrain) != scene.terrain:
        return False
    shown = say(f"terrain-{scene.terrain.name.lower()}")
    spotlight = sight.view.spotlight
    return (spotlight is not None and spotlight.kicker == shown) or sight.told("told-draw", terrain=shown)


def callout(sight: Sight, _found: Found) -> bool:
    """True if the callout text is shown (HI-057)."""
    return sight.moment.state.playing is not None and sight.reads(sight.moment.state.scene.callout)


def hardship(sight: Sight, found: Found) -> bool:
    """True if the printed rating is told; without a number any total betrays it, too (HI-058, HI-061)."""
    printed = sight.told("card-hardship", "reason-printed", **number(found))
    return printed or ("n" not in found and total(sight, found))


def total(sight: Sight, found: Found) -> bool:
    """True if the number of successes needed is told (HI-061)."""
    needed = sight.told("count", "told-success", "told-failure", **number(found, "needed"))
    return needed or sight.told("card-hardship-now", **number(found))


def still_needed(sight: Sight, _found: Found) -> bool:
    """True if anything tells the number of dice still missing (HI-061)."""
    return total(sight, {}) or odds(sight, {})


def odds(sight: Sight, _found: Found) -> bool:
    """True if a chance of success is told (HI-061)."""
    return sight.told("odds", "odds-dice") or any(card.chart for card in sight.scene_cards)


def branch(sight: Sight, found: Found) -> bool:
    """True if the effect of a branch is told; a branch left blank on an open card tells it, too (HI-059)."""
    return sight.told(f"branch-{BRANCHES[found['branch']]}") or bool(sight.scene_cards)


def outcomes(sight: Sight, _found: Found) -> bool:
    """True if the effect of any branch is told (HI-059)."""
    return any(branch(sight, {"branch": name}) for name in BRANCHES)


def unavoidable(sight: Sight, _found: Found) -> bool:
    """True if the Scene is shown to be unavoidable (HI-071)."""
    return sight.told("card-unavoidable", "forced-unavoidable", "told-hopeless", "verdict-hopeless")


def kind(sight: Sight, _found: Found) -> bool:
    """True if the Scene is shown to be played with dice, or with answers (HI-072)."""
    dice = ("wait-commit", "ask-commit", "told-commit", "told-commit-last-hope")
    answers = ("wait-answer", "ask-answer", "told-accept", "told-refuse-answer")
    return bool(sight.scene_cards) or sight.told(*dice, *answers)


def committed(sight: Sight, found: Found) -> bool:
    """True if the number of dice of a seat in the middle is told (HI-065, HI-066)."""
    return sight.seat(found["seat"]).note == say("note-dice", n=int(found["n"]))


def last_hope(sight: Sight, found: Found) -> bool:
    """True if a Last Hope die of a seat in the middle is shown (HI-066)."""
    return sight.seat(found["seat"]).note == say("note-last-hope")


def refused(sight: Sight, found: Found) -> bool:
    """True if a refusal is told (HI-066)."""
    return sight.seat(found["seat"]).note == say("note-refused")


def accepted(sight: Sight, found: Found) -> bool:
    """True if the acceptance of a question Scene is told (A-15)."""
    return sight.seat(found["seat"]).note == say("note-accepted")


def middle(sight: Sight, found: Found) -> bool:
    """True if the number of dice in the middle is told (HI-065)."""
    rolling = sight.view.rolling
    return sum(one.count for one in rolling.asked) == int(found["n"]) if rolling else found["n"] == "0"


def faces(sight: Sight, found: Found) -> bool:
    """True if the faces of the dice are shown (HI-068)."""
    rolling = sight.view.rolling
    lying = sorted(str(die.value) for die in rolling.dice) if rolling else []
    return lying == sorted(found["faces"].split()) if "faces" in found else bool(lying)


def successes(sight: Sight, found: Found) -> bool:
    """True if the number of successes is told (HI-068)."""
    return sight.told("roll-summary", "count", **number(found))


def verdict(sight: Sight, found: Found) -> bool:
    """True if the outcome of the Scene is told (HI-069)."""
    spotlight = sight.view.spotlight
    return spotlight is not None and spotlight.kicker == say(f"verdict-{found['verdict']}")


def trait(sight: Sight, found: Found) -> bool:
    """True if the text of a Trait is shown (HI-074, HI-076)."""
    return sight.reads(sight.moment.state.deck.traits[found["trait"]].text)


def held_traits(sight: Sight, found: Found) -> bool:
    """True if the text of a Trait in a hand is shown; of that hand only, if a seat is named (HI-074)."""
    state = sight.moment.state
    holders = [one for one in state.survivors if found.get("seat", one.seat) == one.seat]
    return any(sight.reads(state.deck.traits[card].text) for one in holders for card in one.traits)


def played(sight: Sight, found: Found) -> bool:
    """True if a Trait is shown open before its owner (HI-075)."""
    return any(card.id == found["trait"] for seat in sight.view.seats for card in seat.cards)


def mark(sight: Sight, found: Found) -> bool:
    """True if a theme of the Scene is shown to which a Personality in play reacts (HI-073)."""
    return sight.told("spot-mark", mark=say(f"mark-{found['mark']}"))


def penalty(sight: Sight, _found: Found) -> bool:
    """True if the effect of Refuse or All Refuse is told (HI-070)."""
    return sight.told("branch-refuse", "branch-all-refuse")


def price(sight: Sight, found: Found) -> bool:
    """True if the price of accepting is told (HI-174)."""
    return sight.told("price-accept", "answer-costs", **number(found))


def scene_card(sight: Sight, _found: Found) -> bool:
    """True if the Scene card itself is shown (HI-055)."""
    return bool(sight.scene_cards)


def gift(sight: Sight, _found: Found) -> bool:
    """True if the text of the Trait last left as a Gift from the Grave is shown (HI-076)."""
    given = sight.moment.gift
    return given is not None and sight.reads(sight.moment.state.deck.traits[given].text)


def number(found: Found, name: str = "n") -> dict[str, Any]:
    """The named value that a sentence must have; empty if the phrase names no number."""
    return {name: int(found["n"])} if "n" in found else {}

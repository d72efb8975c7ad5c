"""What can be learnt from what a viewer is sent, one question each."""

from collections.abc import Callable, Mapping
from typing import Any

from companion.engine.words import say
from companion.games.hope_inhumanity.scenarios.sight import Sight
from companion.games.hope_inhumanity.scenarios.staging import CONDITIONS

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


def _number(found: Found, name: str = "n") -> dict[str, Any]:
    return {name: int(found["n"])} if "n" in found else {}


def terrain(sight: Sight, found: Found) -> bool:
    scene = sight.moment.state.scene if sight.moment.state.playing else None
    if scene is None or found.get("terrain", scene.terrain) != scene.terrain:
        return False
    shown = say(f"terrain-{scene.terrain.name.lower()}")
    spotlight = sight.view.spotlight
    return (spotlight is not None and spotlight.kicker == shown) or sight.told("told-draw", terrain=shown)


def callout(sight: Sight, _found: Found) -> bool:
    playing = sight.moment.state.playing
    return playing is not None and sight.reads(sight.moment.state.scene.callout)


def hardship(sight: Sight, found: Found) -> bool:
    printed = sight.told("card-hardship", "reason-printed", **_number(found))
    return printed or ("n" not in found and total(sight, found))


def total(sight: Sight, found: Found) -> bool:
    needed = sight.told("count", "told-success", "told-failure", **_number(found, "needed"))
    return needed or sight.told("card-hardship-now", **_number(found))


def still_needed(sight: Sight, _found: Found) -> bool:
    return total(sight, {}) or odds(sight, {})


def odds(sight: Sight, _found: Found) -> bool:
    return sight.told("odds", "odds-dice") or any(card.chart for card in sight.scene_cards)


def branch(sight: Sight, found: Found) -> bool:
    return sight.told(f"branch-{BRANCHES[found['branch']]}") or bool(sight.scene_cards)


def unavoidable(sight: Sight, _found: Found) -> bool:
    return sight.told("card-unavoidable", "forced-unavoidable", "told-hopeless", "verdict-hopeless")


def kind(sight: Sight, _found: Found) -> bool:
    steps = ("wait-commit", "ask-commit", "told-commit", "told-commit-last-hope", "wait-answer", "ask-answer")
    return bool(sight.scene_cards) or sight.told(*steps, "told-accept", "told-refuse-answer")


def committed(sight: Sight, found: Found) -> bool:
    return sight.seat(found["seat"]).note == say("note-dice", n=int(found["n"]))


def last_hope(sight: Sight, found: Found) -> bool:
    return sight.seat(found["seat"]).note == say("note-last-hope")


def note(key: str) -> Test:
    return lambda sight, found: sight.seat(found["seat"]).note == say(key)


def condition(sight: Sight, found: Found) -> bool:
    track, step = CONDITIONS[found["condition"]]
    lies = any(badge.label == say(f"{track}-{step}") for badge in sight.seat(found["seat"]).badges)
    return lies and int(found.get("n", step)) == step


def marked(sight: Sight, found: Found) -> bool:
    return any(badge.id == "marked" for badge in sight.seat(found["seat"]).badges)


def middle(sight: Sight, found: Found) -> bool:
    rolling = sight.view.rolling
    return sum(one.count for one in rolling.asked) == int(found["n"]) if rolling else found["n"] == "0"


def track(id_: str) -> Test:
    return lambda sight, found: sight.track(id_) == int(found["n"])


def humanity(sight: Sight, found: Found) -> bool:
    return any(
        one.value == int(found["n"]) for one in sight.seat(found["seat"]).tracks if one.id == "humanity"
    )


def traits_held(sight: Sight, found: Found) -> bool:
    labels = [badge.label for badge in sight.seat(found["seat"]).badges if badge.id == "traits"]
    return labels == ([say("traits-held", n=int(found["n"]))] if int(found["n"]) else [])


def hope_taken(sight: Sight, found: Found) -> bool:
    return sight.told("told-hope", **_number(found))


def faces(sight: Sight, found: Found) -> bool:
    rolling = sight.view.rolling
    return rolling is not None and sorted(str(die.value) for die in rolling.dice) == sorted(
        found["faces"].split()
    )


def any_faces(sight: Sight, _found: Found) -> bool:
    return bool(sight.view.rolling and sight.view.rolling.dice)


def successes(sight: Sight, found: Found) -> bool:
    return sight.told("roll-summary", "count", **_number(found))


def verdict(sight: Sight, found: Found) -> bool:
    spotlight = sight.view.spotlight
    return spotlight is not None and spotlight.kicker == say(f"verdict-{found['verdict']}")


def trait(sight: Sight, found: Found) -> bool:
    return sight.reads(sight.moment.state.deck.traits[found["trait"]].text)


def played(sight: Sight, found: Found) -> bool:
    return any(card.id == found["trait"] for seat in sight.view.seats for card in seat.cards)


def mark(sight: Sight, found: Found) -> bool:
    return sight.told("spot-mark", mark=say(f"mark-{found['mark']}"))


def active(sight: Sight, found: Found) -> bool:
    return sight.seat(found["seat"]).on_turn

"""Answers what a viewer can learn from what is sent: a function for each fact, with the phrases for it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from companion.engine.words import say
from companion.games.hope_inhumanity.cards.kinds import Terrain
from companion.games.hope_inhumanity.scenarios.sight import Sight
from companion.games.hope_inhumanity.scenarios.staging import CONDITIONS

Found = Mapping[str, str]
"""The parts that a phrase named: a number, a seat, a card."""
Test = Callable[[Sight, Found], bool]


@dataclass(frozen=True)
class Form:
    """The form of a phrase, the fact that it asks for, and the secret, if any, that it speaks of."""

    pattern: str
    test: Test
    secret: str | None = None


FORMS: list[Form] = []
"""The forms of all phrases; the first that fits counts."""
BRANCHES = {
    "succeed": "succeed",
    "fail": "fail",
    "refuse": "refuse",
    "accept": "accept",
    "allRefuse": "all-refuse",
    "all refuse": "all-refuse",
}
"""Branches of a Scene by their name in a phrase; they end the keys of their sentences."""


def phrase(*patterns: str, about: str | None = None) -> Callable[[Test], Test]:
    """The phrases that ask for a fact."""

    def register(test: Test) -> Test:
        FORMS.extend(Form(pattern, test, about) for pattern in patterns)
        return test

    return register


@phrase("terrain(?: =)?(?: <terrain>)?")
def terrain(sight: Sight, found: Found) -> bool:
    """True if the back of the Scene in play is shown (HI-054)."""
    scene = sight.moment.state.scene if sight.moment.state.playing else None
    if scene is None or found.get("terrain", scene.terrain) != scene.terrain:
        return False
    shown = say(f"terrain-{scene.terrain.name.lower()}")
    spotlight = sight.view.spotlight
    return (spotlight is not None and spotlight.kicker == shown) or sight.told("told-draw", terrain=shown)


@phrase("callout", about="callout")
def callout(sight: Sight, _found: Found) -> bool:
    """True if the callout text is shown (HI-057)."""
    return sight.moment.state.playing is not None and sight.reads(sight.moment.state.scene.callout)


@phrase("(?:printed )?(?:hardship|rating)(?: =)?(?: <n>)?", about="hardship")
def hardship(sight: Sight, found: Found) -> bool:
    """True if the printed rating is told; without a number any total betrays it, too (HI-058, HI-061)."""
    printed = sight.told("card-hardship", "reason-printed", **number(found))
    return printed or ("n" not in found and total(sight, found))


@phrase("total(?: hardship)?(?: =)?(?: <n>)?", about="hardship")
def total(sight: Sight, found: Found) -> bool:
    """True if the number of successes needed is told (HI-061)."""
    needed = sight.told("count", "told-success", "told-failure", **number(found, "needed"))
    return needed or sight.told("card-hardship-now", **number(found))


@phrase("(?:dice|successes) (?:still )?needed", about="hardship")
def still_needed(sight: Sight, _found: Found) -> bool:
    """True if anything tells the number of dice still missing (HI-061)."""
    return total(sight, {}) or odds(sight, {})


@phrase("(?:odds|probability|chance)", about="hardship")
def odds(sight: Sight, _found: Found) -> bool:
    """True if a chance of success is told (HI-061)."""
    return sight.told("odds", "odds-dice") or any(card.chart for card in sight.scene_cards)


@phrase("<branch>(?: texts?| effects?)?", about="branch")
def branch(sight: Sight, found: Found) -> bool:
    """True if the effect of a branch is told; a branch left blank on an open card tells it, too (HI-059)."""
    return sight.told(f"branch-{BRANCHES[found['branch']]}") or bool(sight.scene_cards)


@phrase("(?:outcomes|outcome texts)", about="outcomes")
def outcomes(sight: Sight, _found: Found) -> bool:
    """True if the effect of any branch is told (HI-059)."""
    return any(branch(sight, {"branch": name}) for name in BRANCHES)


@phrase("penalty")
def penalty(sight: Sight, _found: Found) -> bool:
    """True if the effect of Refuse or All Refuse is told (HI-070)."""
    return sight.told("branch-refuse", "branch-all-refuse")


@phrase("unavoidable(?: mark)?", about="unavoidable")
def unavoidable(sight: Sight, _found: Found) -> bool:
    """True if the Scene is shown to be unavoidable (HI-071)."""
    return sight.told("card-unavoidable", "forced-unavoidable", "told-hopeless", "verdict-hopeless")


@phrase("(?:needs a roll|roll needed|question|kind)", about="kind")
def kind(sight: Sight, _found: Found) -> bool:
    """True if the Scene is shown to be played with dice, or with answers (HI-072)."""
    dice = ("wait-commit", "ask-commit", "told-commit", "told-commit-last-hope")
    answers = ("wait-answer", "ask-answer", "told-accept", "told-refuse-answer")
    return bool(sight.scene_cards) or sight.told(*dice, *answers)


@phrase("card")
def scene_card(sight: Sight, _found: Found) -> bool:
    """True if the Scene card itself is shown (HI-055)."""
    return bool(sight.scene_cards)


@phrase("(?:accept )?price(?: =)?(?: <n>)?")
def price(sight: Sight, found: Found) -> bool:
    """True if the price of accepting is told (HI-174)."""
    return sight.told("price-accept", "answer-costs", **number(found))


@phrase("(?:tag |theme )?<mark>")
def mark(sight: Sight, found: Found) -> bool:
    """True if a theme of the Scene is shown to which a Personality in play reacts (HI-073)."""
    return sight.told("spot-mark", mark=say(f"mark-{found['mark']}"))


@phrase(
    "(?:committed|support|supported|supports) <seat> = <n>",
    "<seat> (?:committed|commits|supported|supports)(?: =)? <n>",
)
def committed(sight: Sight, found: Found) -> bool:
    """True if the number of dice of a seat in the middle is told (HI-065, HI-066)."""
    return sight.of(found["seat"]).note == say("note-dice", n=int(found["n"]))


@phrase("last hope <seat>")
def last_hope(sight: Sight, found: Found) -> bool:
    """True if a Last Hope die of a seat in the middle is shown (HI-066)."""
    return sight.of(found["seat"]).note == say("note-last-hope")


@phrase("(?:<seat> (?:refused|refuses)|(?:refused|answer) <seat2>(?: = refuse)?)")
def refused(sight: Sight, found: Found) -> bool:
    """True if a refusal is told (HI-066)."""
    return sight.of(found["seat"]).note == say("note-refused")


@phrase("(?:<seat> (?:accepted|accepts)|answer <seat2> = accept)")
def accepted(sight: Sight, found: Found) -> bool:
    """True if the acceptance of a question Scene is told (A-15)."""
    return sight.of(found["seat"]).note == say("note-accepted")


@phrase(r"<seat> (?:is )?<condition>(?: (?:\(\+<n>\)|\+<n2>))?")
def condition(sight: Sight, found: Found) -> bool:
    """True if a condition before a seat is shown, with the hardship that it adds (HI-062, HI-078)."""
    track, step = CONDITIONS[found["condition"]]
    lies = any(badge.label == say(f"{track}-{step}") for badge in sight.of(found["seat"]).badges)
    return lies and int(found.get("n", step)) == step


@phrase("(?:<seat> (?:is )?marked|marked <seat2>)")
def marked(sight: Sight, found: Found) -> bool:
    """True if a seat is shown to be about to leave (HI-077)."""
    return any(badge.id == "marked" for badge in sight.of(found["seat"]).badges)


@phrase("dice in the middle = <n>")
def middle(sight: Sight, found: Found) -> bool:
    """True if the number of dice in the middle is told (HI-065)."""
    rolling = sight.view.rolling
    return sum(one.count for one in rolling.asked) == int(found["n"]) if rolling else found["n"] == "0"


@phrase("hope(?: left)?(?: =)? <n>")
def hope(sight: Sight, found: Found) -> bool:
    """True if the number of Hope dice left is told (HI-067)."""
    return sight.counted("hope") == int(found["n"])


@phrase("hope (?:taken|used) = <n>")
def hope_taken(sight: Sight, found: Found) -> bool:
    """True if the number of Hope dice that the acting player added is told (HI-067)."""
    return sight.told("told-hope", **number(found))


@phrase(r"hunted(?: =)? (?:<n>|\(\+<n2>\))")
def hunted(sight: Sight, found: Found) -> bool:
    """True if the number of the group's Hunted cards is told (HI-062, HI-297)."""
    return (sight.counted("hunted") or 0) == int(found["n"])


@phrase("round(?: =)? <n>")
def round_(sight: Sight, found: Found) -> bool:
    """True if the round is told (HI-081)."""
    return sight.counted("round") == int(found["n"])


@phrase("active(?: =)? <seat>")
def active(sight: Sight, found: Found) -> bool:
    """True if the seat whose turn it is is shown (HI-081)."""
    return sight.of(found["seat"]).on_turn


@phrase("humanity <seat> = <n>")
def humanity(sight: Sight, found: Found) -> bool:
    """True if the number of Humanity dice before a seat is told (HI-077)."""
    tracks = sight.of(found["seat"]).tracks
    return any(track.id == "humanity" and track.value == int(found["n"]) for track in tracks)


@phrase("(?:traits|trait count) <seat> = <n>")
def traits_held(sight: Sight, found: Found) -> bool:
    """True if the number of Traits that a seat holds is told (HI-074)."""
    labels = [badge.label for badge in sight.of(found["seat"]).badges if badge.id == "traits"]
    return labels == ([say("traits-held", n=int(found["n"]))] if int(found["n"]) else [])


@phrase("(?:trait|trait text|text of) <trait>", about="trait")
def trait(sight: Sight, found: Found) -> bool:
    """True if the text of a Trait is shown (HI-074, HI-076)."""
    return sight.reads(sight.moment.state.deck.traits[found["trait"]].text)


@phrase("(?:trait texts?(?: of <seat>)?|<seat2>'s traits?(?: texts?)?)")
def held_traits(sight: Sight, found: Found) -> bool:
    """True if the text of a Trait in a hand is shown; of that hand only, if a seat is named (HI-074)."""
    state = sight.moment.state
    holders = [survivor for survivor in state.survivors if found.get("seat", survivor.seat) == survivor.seat]
    return any(sight.reads(state.deck.traits[card].text) for holder in holders for card in holder.traits)


@phrase("(?:gift|gift text|text of the gift)")
def gift(sight: Sight, _found: Found) -> bool:
    """True if the text of the Trait last left as a Gift from the Grave is shown (HI-076)."""
    given = sight.moment.gift
    return given is not None and sight.reads(sight.moment.state.deck.traits[given].text)


@phrase("played <trait>")
def played(sight: Sight, found: Found) -> bool:
    """True if a Trait is shown open before its owner (HI-075)."""
    return any(card.id == found["trait"] for seat in sight.view.seats for card in seat.cards)


@phrase("personality <seat> = <card>")
def personality(sight: Sight, found: Found) -> bool:
    """True if a Personality before a seat is shown (HI-079)."""
    return any(card.title == found["card"] for card in sight.of(found["seat"]).cards)


@phrase("relationship <seat>-<other> = <bond>")
def relationship(sight: Sight, found: Found) -> bool:
    """True if a Relationship between two seats is shown before both (HI-079)."""
    laid = ([card.title for card in sight.of(seat).cards] for seat in (found["seat"], found["other"]))
    return all(found["bond"] in titles for titles in laid)


@phrase("pile <terrain> = <n>")
def pile(sight: Sight, found: Found) -> bool:
    """True if the number of undrawn Scenes of a terrain is told (HI-081)."""
    label = say(f"terrain-{Terrain(found['terrain']).name.lower()}")
    return (label, int(found["n"])) in sight.view.counters


@phrase(
    "asset <asset>(?:,? owner(?: =)? <seat>)?(?:,? uses(?: left)?(?: =)? <n>)?",
    "<asset> owner = <seat>",
    "<asset> uses = <n>",
    "<asset>, (?P<kind>personal|group)(?:, <seat>)?, <n> uses? left",
)
def asset(sight: Sight, found: Found) -> bool:
    """True if an Asset is shown, with its owner and the uses left where they are named (HI-080)."""
    for seat, tracks in sight.belongings:
        uses = {track.id: track.value for track in tracks}.get(f"asset-{found['asset']}")
        if uses is not None and _is_group_or(found, seat) and int(found.get("n", uses)) == uses:
            return True
    return False


@phrase(r"faces(?: (?P<faces>\d(?: \d)*))?")
def faces(sight: Sight, found: Found) -> bool:
    """True if the faces of the dice are shown (HI-068)."""
    rolling = sight.view.rolling
    lying = sorted(str(die.value) for die in rolling.dice) if rolling else []
    return lying == sorted(found["faces"].split()) if "faces" in found else bool(lying)


@phrase("successes(?: =)?(?: <n>)?")
def successes(sight: Sight, found: Found) -> bool:
    """True if the number of successes is told (HI-068)."""
    return sight.told("roll-summary", "count", **number(found))


@phrase("(?:result |verdict )?(?P<verdict>success|failure|avoided|answered)")
def verdict(sight: Sight, found: Found) -> bool:
    """True if the outcome of the Scene is told (HI-069)."""
    spotlight = sight.view.spotlight
    return spotlight is not None and spotlight.kicker == say(f"verdict-{found['verdict']}")


def _is_group_or(found: Found, seat: str | None) -> bool:
    scope_fits = {"group": seat is None, "personal": seat is not None}.get(found.get("kind", ""), True)
    return scope_fits and found.get("seat", seat) == seat


def number(found: Found, name: str = "n") -> dict[str, Any]:
    """The named value that a sentence must have; empty if the phrase names no number."""
    return {name: int(found["n"])} if "n" in found else {}

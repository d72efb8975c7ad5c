"""Answers what a viewer is sent of the open cards and counters; one function per fact."""

from companion.engine.words import say
from companion.games.hope_inhumanity.cards.card import Terrain
from companion.games.hope_inhumanity.scenarios.facts import Found, number
from companion.games.hope_inhumanity.scenarios.sight import Sight
from companion.games.hope_inhumanity.scenarios.staging import CONDITIONS


def condition(sight: Sight, found: Found) -> bool:
    """True if a condition before a seat is shown, with the hardship that it adds (HI-062, HI-078)."""
    track, step = CONDITIONS[found["condition"]]
    lies = any(badge.label == say(f"{track}-{step}") for badge in sight.seat(found["seat"]).badges)
    return lies and int(found.get("n", step)) == step


def marked(sight: Sight, found: Found) -> bool:
    """True if a seat is shown to be about to leave (HI-077)."""
    return any(badge.id == "marked" for badge in sight.seat(found["seat"]).badges)


def hope(sight: Sight, found: Found) -> bool:
    """True if the number of Hope dice left is told (HI-067)."""
    return sight.track("hope") == int(found["n"])


def hope_taken(sight: Sight, found: Found) -> bool:
    """True if the number of Hope dice that the acting player added is told (HI-067)."""
    return sight.told("told-hope", **number(found))


def round_(sight: Sight, found: Found) -> bool:
    """True if the round is told (HI-081)."""
    return sight.track("round") == int(found["n"])


def humanity(sight: Sight, found: Found) -> bool:
    """True if the number of Humanity dice before a seat is told (HI-077)."""
    tracks = sight.seat(found["seat"]).tracks
    return any(track.id == "humanity" and track.value == int(found["n"]) for track in tracks)


def traits_held(sight: Sight, found: Found) -> bool:
    """True if the number of Traits that a seat holds is told (HI-074)."""
    labels = [badge.label for badge in sight.seat(found["seat"]).badges if badge.id == "traits"]
    return labels == ([say("traits-held", n=int(found["n"]))] if int(found["n"]) else [])


def hunted(sight: Sight, found: Found) -> bool:
    """True if the number of the group's Hunted cards is told (HI-062, HI-297)."""
    return (sight.track("hunted") or 0) == int(found["n"])


def asset(sight: Sight, found: Found) -> bool:
    """True if an Asset is shown, with its owner and the uses left where they are named (HI-080)."""
    for seat, tracks in sight.belongings:
        uses = {track.id: track.value for track in tracks}.get(f"asset-{found['asset']}")
        if uses is not None and _is_group_or(found, seat) and int(found.get("n", uses)) == uses:
            return True
    return False


def _is_group_or(found: Found, seat: str | None) -> bool:
    scope_fits = {"group": seat is None, "personal": seat is not None}.get(found.get("kind", ""), True)
    return scope_fits and found.get("seat", seat) == seat


def personality(sight: Sight, found: Found) -> bool:
    """True if a Personality before a seat is shown (HI-079)."""
    return any(card.title == found["card"] for card in sight.seat(found["seat"]).cards)


def relationship(sight: Sight, found: Found) -> bool:
    """True if a Relationship between two seats is shown before both (HI-079)."""
    laid = ([card.title for card in sight.seat(seat).cards] for seat in (found["seat"], found["other"]))
    return all(found["bond"] in titles for titles in laid)


def pile(sight: Sight, found: Found) -> bool:
    """True if the number of undrawn Scenes of a terrain is told (HI-081)."""
    label = say(f"terrain-{Terrain(found['terrain']).name.lower()}")
    return (label, int(found["n"])) in sight.view.counters


def active(sight: Sight, found: Found) -> bool:
    """True if the seat whose turn it is is shown (HI-081)."""
    return sight.seat(found["seat"]).on_turn

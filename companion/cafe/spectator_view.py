"""A spectator's view of a game as JSON: an allow-list of the public view."""

from collections.abc import Callable, Iterable
from typing import Any

from companion.engine.view import Badge, CardView, Rolling, SeatView, Spotlight, Track, View
from companion.engine.words import Words

Say = Callable[[Words], str]


def spectated(view: View, say: Say) -> dict[str, Any]:
    """The public view in that language. Raises ValueError for the view of a seat."""
    if view.viewer is not None:
        raise ValueError("only what everybody may see goes over the broker")
    return {
        "mood": view.mood.value,
        "over": view.over,
        "waiting": [say(one) for one in view.waiting],
        "seats": [_seat(seat, say) for seat in view.seats],
        "tracks": _tracks(view.tracks, say),
        "counters": [{"label": say(label), "count": count} for label, count in view.counters],
        "spotlight": _spotlight(view.spotlight, say),
        "dice": _rolling(view.rolling, say),
        "opened": _cards(view.opened, say),
        "shared": _cards(view.shared, say),
        "why": [say(one.text) for one in view.why],
    }


def on_turn(view: View) -> list[str]:
    """The colours of those whose turn it is."""
    return [seat.colour for seat in view.seats if seat.on_turn]


def _seat(seat: SeatView, say: Say) -> dict[str, Any]:
    return {
        "name": seat.name,
        "colour": seat.colour,
        "on_turn": seat.on_turn,
        "asked": seat.wanted,
        "gone": seat.gone,
        "note": _maybe(seat.note, say),
        "tracks": _tracks(seat.tracks, say),
        "badges": [_badge(badge, say) for badge in seat.badges],
        "cards": _cards(seat.cards, say),
    }


def _badge(badge: Badge, say: Say) -> dict[str, Any]:
    return {"label": say(badge.label), "grave": badge.grave}


def _tracks(tracks: Iterable[Track], say: Say) -> list[dict[str, Any]]:
    return [
        {"label": say(track.label), "value": track.value + track.low, "size": track.size} for track in tracks
    ]


def _cards(cards: Iterable[CardView], say: Say) -> list[dict[str, Any]]:
    """Cards that lie open; a covered one is nobody's but its owner's, wherever it turns up."""
    return [
        {"kind": say(card.kind), "title": card.title, "lines": [say(line) for line in card.lines]}
        for card in cards
        if not card.secret
    ]


def _spotlight(spotlight: Spotlight | None, say: Say) -> dict[str, Any] | None:
    if spotlight is None:
        return None
    return {
        "kicker": say(spotlight.kicker),
        "title": say(spotlight.title),
        "text": _maybe(spotlight.text, say),
        "lines": [say(line) for line in spotlight.lines],
    }


def _rolling(rolling: Rolling | None, say: Say) -> dict[str, Any] | None:
    if rolling is None:
        return None
    return {
        "asked": [{"colour": one.colour, "count": one.count} for one in rolling.asked],
        "read": [{"colour": die.colour, "value": die.value} for die in rolling.dice],
        "says": _maybe(rolling.summary, say),
    }


def _maybe(words: Words | None, say: Say) -> str | None:
    return None if words is None else say(words)

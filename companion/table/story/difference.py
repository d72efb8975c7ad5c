"""Diff of two moments as any spectator sees them, as sentences with the old and the new value."""

from collections.abc import Iterable, Iterator

from companion.engine.view import SeatView, Spotlight, Track, View
from companion.engine.words import Message, Words, say


def differences(before: View, after: View) -> tuple[Message, ...]:
    """Public differences: each seat, the shared tracks, and the dice in the middle."""
    seats = zip(before.seats, after.seats, strict=True)
    return (
        *(line for old, new in seats for line in _seat(old, new)),
        *_tracks(before.tracks, after.tracks, "differ-shared"),
        *_middle(before.spotlight, after.spotlight),
    )


def _seat(old: SeatView, new: SeatView) -> Iterator[Message]:
    yield from _tracks(old.tracks, new.tracks, "differ-track", name=old.name)
    before = {badge.id: badge.label for badge in old.badges}
    after = {badge.id: badge.label for badge in new.badges}
    for id_ in dict.fromkeys((*before, *after)):
        if before.get(id_) != after.get(id_):
            yield _badge(old.name, before.get(id_), after.get(id_))
    if old.gone != new.gone:
        yield say("differ-gone" if new.gone else "differ-back", name=old.name)


def _tracks(old: Iterable[Track], new: Iterable[Track], key: str, **of: str) -> Iterator[Message]:
    values = {track.id: track.value for track in old}
    for track in new:
        before = values.get(track.id, track.value)
        if before != track.value:
            yield say(key, track=track.label, old=before, new=track.value, **of)


def _badge(name: str, old: Words | None, new: Words | None) -> Message:
    if old is None:
        return say("differ-gained", name=name, new=new or "")
    if new is None:
        return say("differ-lost", name=name, old=old)
    return say("differ-badge", name=name, old=old, new=new)


def _middle(old: Spotlight | None, new: Spotlight | None) -> Iterator[Message]:
    if old is not None and new is not None and (old.kicker, old.title) != (new.kicker, new.title):
        yield say("differ-middle", old=_named(old), new=_named(new))


def _named(spotlight: Spotlight) -> Message:
    return say("spotlight-named", kicker=spotlight.kicker, title=spotlight.title)

"""Spotlight of the whole table: a callout, a verdict with its reasons, an end; all of it public."""

from collections.abc import Iterator

from companion.engine.view import Spotlight
from companion.engine.words import Message, Printed, Words, say
from companion.games.hope_inhumanity.playing import Phase, Playing, Verdict
from companion.games.hope_inhumanity.scene import hardship, middle, visibility
from companion.games.hope_inhumanity.scene.reckoning import reckoning
from companion.games.hope_inhumanity.state import ROUNDS, HopeInhumanityState

GATHERING = frozenset({Phase.SUPPORT, Phase.HOPE, Phase.ROLL})
"""When everybody may know what the card says about support."""


def spotlight(state: HopeInhumanityState) -> Spotlight | None:
    """The current spotlight, or None while a terrain is chosen."""
    if state.phase is Phase.INTRODUCTION:
        return Spotlight(
            say("spot-introduction"), say("spot-introduction-title"), say("spot-introduction-text")
        )
    if state.phase is Phase.OVER:
        return _end(state)
    if state.estates and state.phase is not Phase.AFTERMATH:
        return _farewell(state)
    return None if state.playing is None else _scene(state, state.playing)


def _scene(state: HopeInhumanityState, playing: Playing) -> Spotlight:
    if playing.verdict is not None:
        return _verdict(state)
    if state.phase is Phase.AFTERMATH:
        return _unfinished(state)
    return _callout(state) if playing.acted else _reading(state)


def _terrain(state: HopeInhumanityState) -> Message:
    return say(f"terrain-{state.scene.terrain.name.lower()}")


def _reading(state: HopeInhumanityState) -> Spotlight:
    title = say("spot-reading", name=state.acting.name)
    return Spotlight(_terrain(state), title, say("spot-reading-text"))


def _farewell(state: HopeInhumanityState) -> Spotlight:
    """Loss of a character; its player tells how it leaves (HI-213)."""
    name = state.survivor(state.estates[0].seat).name
    return Spotlight(say("spot-farewell"), say("spot-farewell-title", name=name), say("spot-farewell-text"))


def _unfinished(state: HopeInhumanityState) -> Spotlight:
    """A Scene whose player died, or fell, before committing; its card stays unread (A-38)."""
    return Spotlight(_terrain(state), say("spot-unfinished"), say("spot-unfinished-text"))


def _callout(state: HopeInhumanityState) -> Spotlight:
    title, lines = say("spot-callout", name=state.acting.name), tuple(_told_early(state))
    return Spotlight(_terrain(state), title, _printed(state.scene.callout, state), lines)


def _printed(text: str, state: HopeInhumanityState) -> Printed:
    return Printed(text, state.scene.language)


def _told_early(state: HopeInhumanityState) -> Iterator[Words]:
    """Facts told with the callout by house rule (A-01, A-04, A-05), and the prices of answers."""
    scene, rulings = state.scene, state.rulings
    if rulings.rating_told and scene.hardship is not None:
        yield say("card-hardship", n=scene.hardship)
    if rulings.unavoidable_told and scene.unavoidable:
        yield say("forced-unavoidable")
    if rulings.themes_told:
        yield from (say("spot-mark", mark=say(f"mark-{mark}")) for mark in sorted(_marks_that_matter(state)))
    yield from visibility.revealed(state)
    yield from visibility.prices(scene)
    if state.phase in GATHERING:
        yield from visibility.limits(scene)
    if state.phase is Phase.ROLL and rulings.nonviolent_die == "aside":
        yield from middle.failures(state)


def _marks_that_matter(state: HopeInhumanityState) -> set[str]:
    """The theme marks that an open card of a living player reacts to, or the Destination (HI-073, A-05)."""
    named = {getattr(ability, "mark", None) for one in state.living for ability in state.abilities(one)}
    return {mark for mark in state.scene.marks if mark in named}


def _verdict(state: HopeInhumanityState) -> Spotlight:
    playing = state.running
    verdict = playing.verdict or Verdict.ANSWERED
    printed = _printed(state.scene.title, state)
    title: Words = printed if playing.opened else say(f"verdict-{verdict}-title")
    lines = tuple(visibility.penalty_avoided(state)) or _reasons(state)
    return Spotlight(say(f"verdict-{verdict}"), title, _count(state), lines)


def _count(state: HopeInhumanityState) -> Words | None:
    playing = state.running
    if playing.verdict is Verdict.AVOIDED:
        return None if state.rulings.avoid_shows == "penalty" else _printed(state.scene.callout, state)
    if playing.verdict not in {Verdict.SUCCESS, Verdict.FAILURE} or playing.needed is None:
        return None
    needed = hardship.total(playing.needed)
    if not needed and not playing.dice:
        return say("count-no-roll")
    return say(
        "count", n=middle.successes(state), dice=len(playing.dice) + middle.assured(state), needed=needed
    )


def _reasons(state: HopeInhumanityState) -> tuple[Words, ...]:
    needed = state.running.needed or ()
    return (*(part.why for part in needed), *(middle.failures(state) if needed else ()))


def _end(state: HopeInhumanityState) -> Spotlight:
    names = ", ".join(survivor.name for survivor in state.survivors if survivor.alive)
    key = "end-won" if state.won else "end-lost"
    text, cause = say(f"{key}-text", names=names, n=ROUNDS), say(f"{key}-cause", n=min(state.round, ROUNDS))
    if state.won and state.road:
        title, arrival = (
            Printed(said, state.road.language) for said in (state.road.title, state.road.arrival)
        )
        return Spotlight(cause, title, arrival, (text, *reckoning(state)))
    return Spotlight(cause, say(f"{key}-title"), text, tuple(reckoning(state)))

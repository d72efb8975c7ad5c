"""The check of what bots advise players: it is said, has its reason, and knows no more than the seat."""

from collections import Counter
from collections.abc import Iterator
from random import Random

from companion.conformance.interference import AnyPlay, pair
from companion.conformance.trial import GameTrial, TrialMoment, is_said, speech_of
from companion.engine.advice import Advice, advice_for
from companion.kit.reasons import PLAIN

OF_A_KIND = 3
"""Secrets of each kind that are changed."""


def advises(trial: GameTrial) -> Iterator[str]:
    """A bot advises each seat with a reason in every language, out of what that seat may know."""
    advised = [one for moment in trial.moments for one in _advice(moment.play)]
    why = {repr(one.why): one.why for one in advised}.values()
    if why and all(one.key == PLAIN for one in why):
        yield "no advice has a reason of its own"
    for speech in (speech_of(trial.game.meta.package, language) for language in trial.languages):
        unsaid = (message for message in why if not is_said(speech, message))
        yield from (f"{message.key} cannot be said in {speech.language}" for message in unsaid)
    tried = Counter[str]()
    for moment in trial.moments:
        yield from _by_secrets(moment, tried)


def _advice(play: AnyPlay) -> Iterator[Advice]:
    found = (_advised(play, seat.seat) for seat in play.public_view.seats)
    yield from (one for one in found if one is not None)


def _advised(play: AnyPlay, seat: str) -> Advice | None:
    return advice_for(play, seat, Random(seat))


def _by_secrets(moment: TrialMoment, tried: Counter[str]) -> Iterator[str]:
    """Advice that is otherwise where a secret is that the advised seat may not know."""
    for secret in moment.play.game.secrets(moment.play.state):
        kind = secret.id.partition(":")[0]
        tried[kind] += 1
        if tried[kind] > OF_A_KIND:
            continue
        both = pair(moment.play, secret)
        for seat in (one for one in both.unaware if one is not None):
            if _advised(both.one, seat) != _advised(both.other, seat):
                yield f"advice for {seat} follows from {secret.id}"

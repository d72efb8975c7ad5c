"""The checks of what a game asks: a verb and its object, and how its choices are drawn on phones."""

from collections.abc import Iterator, Set

from companion.conformance.trial import GameTrial, TrialMoment, speech_of
from companion.engine.questions import ChoiceLook, Option, Question
from companion.engine.view import Viewer

MANY = 4
"""Number of options from which plain buttons are too many for a glance."""
NO_VERBS = """
    a all an are can did do does everybody he here how i is it its no nobody now of one or she somebody
    something someone that the their there these they this time up what when where which who whom whose
    why with you your alle das dein deine dem den der des die dies diese dieser du ein eine er es euer
    haben hast hier ich ihr in ist jemand jetzt kein keine man mit niemand oder seid sie sind und von
    vor wann warum was welche welchen welcher welches wem wen wer wie wird wo wohin womit zeit
    ai as avec avez ce cette combien comment c’est elle est-ce il ils je la le les lequel laquelle leur
    ma mon nous où pourquoi quand que quel quelle quelles quels qui quoi son ta ton tu un une votre vos vous
    adónde al con cuál cuáles cuándo cuánta cuánto cuántas cuántos cómo de del dónde el ella ellos ellas
    es esta este hay lo los las mi nadie por qué quién quiénes se su sus tienes todos una vosotros ya yo
"""
"""Words that begin a question or a statement, in any language; a command begins with its verb."""


def draws_choices(trial: GameTrial) -> Iterator[str]:
    """Four options and more are drawn as what they are: on the board, or by a look that fits them."""
    for moment in trial.moments:
        for asked in moment.play.open.values():
            yield from _undrawn(asked.question)


def asks_by_verbs(trial: GameTrial) -> Iterator[str]:
    """The title of what is asked is a verb and its object, in every language, and no question."""
    prompts = {
        repr(one.question.prompt): one.question.prompt
        for moment in trial.moments
        for one in moment.play.open.values()
    }
    for language in trial.languages:
        say = speech_of(trial.game.meta.package, language)
        for title in map(say, prompts.values()):
            first, _, rest = title.partition(" ")
            if not rest or title.endswith(("?", ".")) or first.strip(",:").casefold() in NO_VERBS.split():
                yield f"no verb and its object is {title!r}"


def _undrawn(question: Question) -> Iterator[str]:
    kind, options = question.id.partition(":")[0], question.shown
    placed = any(option.spot is not None or option.place is not None for option in options)
    if question.look is None:
        if len(options) >= MANY and not placed:
            yield f"{kind} has {len(options)} options and no look"
    elif options and not any(_fits(question.look, option) for option in options):
        yield f"the options of {kind} have nothing that {question.look} can draw"


def _fits(look: ChoiceLook, option: Option) -> bool:
    if look is ChoiceLook.SEATS:
        return option.seat is not None
    if look in {ChoiceLook.DICE, ChoiceLook.GAUGE, ChoiceLook.STRINGS}:
        return option.number is not None
    return True


def is_worth_waiting(trial: GameTrial) -> Iterator[str]:
    """A phone that waits shows its goal, a bar that moves in the game, and not the same as all others."""
    bars, alike = set[tuple[str, int]](), list[bool]()
    for moment in trial.moments:
        shown = {seat: moment.views[seat].meanwhile for seat in _waiting(moment)}
        if None in shown.values():
            yield "a phone that waits shows no goal"
        own = {seat: one for seat, one in shown.items() if one is not None}
        bars |= {(one.bar.id, one.bar.value) for one in own.values()}
        told = {repr((one.goal, one.stakes, one.until(seat))) for seat, one in own.items()}
        alike += [len(told) == 1] if len(own) > 1 else []
    if alike and all(alike):
        yield "phones that wait all show the same"
    if bars and len(bars) == len({id_ for id_, _ in bars}):
        yield "no bar ever moves on a phone that waits"


def _waiting(moment: TrialMoment) -> Set[Viewer]:
    """The seats that nothing is asked of while others are asked."""
    asked = {one.question.to for one in moment.play.open.values() if not one.question.standing}
    return set() if None in asked or moment.views[None].over else moment.views.keys() - {*asked, None}

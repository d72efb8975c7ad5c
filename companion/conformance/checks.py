"""The checks that every game must pass, and those that a finished one passes; each yields its faults."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from random import Random
from types import MappingProxyType
from typing import Any

from companion.adapters.game_catalogue.checklist import CHECKED
from companion.adapters.game_catalogue.game_pictures import BOX, is_there
from companion.adapters.game_catalogue.rulebook_page import reminders, written
from companion.adapters.language.speech import Speech, folder_of_words
from companion.analysis.simulation import SimulationError
from companion.conformance.advising import advises
from companion.conformance.asking import MANY
from companion.conformance.by_ear import plays_by_ear
from companion.conformance.finish import has_guide, has_recap, has_rulebook, has_shelf, has_tour
from companion.conformance.interference import InterferenceError, Pair, pair, played_on
from companion.conformance.stage import STAGE
from companion.conformance.trial import AROUND, GameTrial, TrialMoment, is_said, keys_of, parts, speech_of
from companion.engine.chance import by_chance
from companion.engine.game import Game
from companion.engine.milestone import Milestone, Staged
from companion.engine.play import Play
from companion.engine.questions import Choose, Question, RollDice
from companion.engine.view import CardView, Plan, View
from companion.engine.words import Message
from web.words import Catalogue

EVERY, OF_A_KIND, FURTHER, STAGED = 6, 2, 4, 12
"""Facts are changed at every sixth moment, two of each kind, and four answers follow."""
ASKED_FOR = ("game-title", "game-about", "game-lies")


def introduces_itself(trial: GameTrial) -> Iterator[str]:
    """It says in every language what it is called, what it is about and what lies on the table."""
    for language in trial.languages:
        speech = Speech(Catalogue([folder_of_words(trial.game.meta.package)]), language)
        yield from (
            f"{one} is not said in {language}" for one in ASKED_FOR if not is_said(speech, Message(one))
        )


def has_pictures(trial: GameTrial) -> Iterator[str]:
    """There is a picture on its box, and each picture that it names is there."""
    named = {BOX}.union(*map(_named_pictures, trial.moments))
    package = trial.game.meta.package
    yield from (f"there is no picture {one}" for one in sorted(named) if not is_there(package, one))


def _named_pictures(moment: TrialMoment) -> Iterator[str]:
    for view in moment.views.values():
        backs = [*(pile.back for pile in view.piles), *(card.back for card in (*view.hand, *view.opened))]
        yield from (one for one in (view.scene, *backs) if one)
    forms = (asked.question.form for asked in moment.play.open.values())
    options = (option for form in forms if isinstance(form, Choose) for option in form.options)
    yield from (option.back for option in options if option.back)
    for line in moment.play.log:
        if isinstance(line, Milestone):
            yield from _pictures_staged(line.staged)


def _pictures_staged(staged: Staged) -> Iterator[str]:
    backs = (step.card.back for step in staged.steps if step.card)
    named = (staged.picture, *(step.picture for step in staged.steps), *backs)
    yield from (one for one in named if one)


def ends(trial: GameTrial) -> Iterator[str]:
    """Whole games by bots and by chance end, and are the same when they are replayed."""
    try:
        assert trial.beats
    except SimulationError as broken:
        yield str(broken)


def speaks(trial: GameTrial) -> Iterator[str]:
    """Every text that it shows, asks and logs exists in every language."""
    package = trial.game.meta.package
    taken = {key for one in AROUND for key in keys_of(one)} & keys_of(package)
    yield from (f"{key} is a word of the companion's own: take another key" for key in sorted(taken))
    speeches = {language: speech_of(package, language) for language in trial.languages}
    said = set[str]()
    for moment in trial.moments:
        asked = tuple(one.question for one in moment.play.open.values())
        lies = moment.play.game.mat.lay(moment.play.state)
        shown = (
            asked,
            tuple(moment.views.values()),
            moment.play.log[-1:],
            lies.pools,
            lies.tokens,
            lies.stacks,
        )
        told = {repr(part): part for part in parts(shown, Message)}
        for message in (one for spelled, one in told.items() if spelled not in said):
            unsaid = [language for language, speech in speeches.items() if not is_said(speech, message)]
            yield from (f"{message.key} cannot be said in {language}" for language in unsaid)
        said |= told.keys()


def keeps_secrets(trial: GameTrial) -> Iterator[str]:
    """It names its hidden facts, and nobody who may not know one can tell games apart that differ in it."""
    tried, hidden, moved = Counter[str](), set[str](), set[str]()
    for number, moment in enumerate(trial.moments):
        yield from _asked_unheard(moment.play)
        yield from _sent_to_others(moment)
        if number % EVERY:
            continue
        hidden |= set(_hidden(moment))
        for secret in moment.play.game.secrets(moment.play.state):
            kind = secret.id.partition(":")[0]
            tried[kind] += 1
            if tried[kind] > OF_A_KIND and hidden <= moved:
                continue
            one = pair(moment.play, secret)
            moved |= set(_moved(one, moment))
            yield from _laid_apart(one)
            if tried[kind] <= OF_A_KIND:
                yield from _told_apart(one, Random(f"{number} {secret.id}"))
    yield from (f"{kind} is hidden, and secrets() names nothing that changes it" for kind in hidden - moved)


def _sent_to_others(moment: TrialMoment) -> Iterator[str]:
    """Secret cards of one hand that others are sent as well."""
    if moment.views[None].over:
        return  # a game may show at its end what was hidden
    shown = {viewer: {part.id for part in parts(view, CardView)} for viewer, view in moment.views.items()}
    latest = moment.play.log[-STAGED:]
    shown[None] |= {part.id for part in parts(latest, CardView)}
    for viewer, card in ((viewer, card) for viewer, view in moment.views.items() for card in view.hand):
        others = [one for one in shown if one != viewer and card.secret and card.id in shown[one]]
        yield from (f"{other or 'the table'} is sent a card of {viewer}" for other in others)


def _told_apart(pair: Pair, chance: Random) -> Iterator[str]:
    try:
        for _ in played_on(pair, chance, FURTHER):
            pass
    except InterferenceError as fault:
        yield str(fault)


def _laid_apart(pair: Pair) -> Iterator[str]:
    """The facts that the table would tell while it says how to lay it again."""
    one, other = (_lies(play) for play in (pair.one, pair.other))
    if one != other:
        yield f"laying the table again tells {pair.kind}"


def _lies(play: Play[Any, Any]) -> object:
    mapped = play.game.mat.mapped(play.state)
    return play.game.mat.lay(play.state), mapped and mapped.tiles


def _asked_unheard(play: Play[Any, Any]) -> Iterator[str]:
    asked = () if play.game.meta.has_private_prompts else (one.question for one in play.open.values())
    yield from (f"{one.id} is asked unheard: set has_private_prompts" for one in asked if one.unheard)


def _hidden(moment: TrialMoment) -> Iterator[str]:
    """The kinds of secret cards in hands, beside those whose every line lies open as well."""
    known = frozenset(_spelled(moment.views[None]))
    for view in moment.views.values():
        for card in view.hand:
            if card.secret and not {repr(line) for line in (card.title, *card.lines)} <= known:
                yield _kind(card)


def _moved(pair: Pair, moment: TrialMoment) -> Iterator[str]:
    """The kinds of secret cards that are otherwise where that fact is."""
    for viewer in pair.known_to:
        other = pair.other.game.view(pair.other.state, viewer).hand
        yield from (_kind(card) for card in moment.views[viewer].hand if card.secret and card not in other)


def _spelled(view: View) -> Iterator[str]:
    yield from (repr(part) for part in parts(view, Message))
    yield from ("''", *(repr(card.title) for card in parts(view, CardView)))


def _kind(card: CardView) -> str:
    return card.kind.key if isinstance(card.kind, Message) else str(card.kind)


def can_be_answered(trial: GameTrial) -> Iterator[str]:
    """Every question has an answer, or says why it has none."""
    chance = Random("answers")
    for asked in (one for moment in trial.moments for one in moment.play.open.values()):
        form = asked.question.form
        if isinstance(form, Choose) and not form.options and not form.barred:
            yield f"{asked.question.id} has no answer"
        elif not isinstance(form, RollDice):
            by_chance(form, chance)


def reminds(trial: GameTrial) -> Iterator[str]:
    """Its rules stand there in every language by the same numbers, and each moment has its reminders."""
    package = trial.game.meta.package
    books = [written(package, language) for language in trial.languages]
    shapes = [[(len(one.reminders), one.numbers) for one in book] for book in books]
    if not shapes[0] or any(shape != shapes[0] for shape in shapes):
        yield "the rules in one language are not those in the other"
    for rule in sorted({moment.views[None].rule for moment in trial.moments}):
        for language in trial.languages:
            if reminders(package, language, rule) is None:
                yield f"the chapter of {rule or 'a moment without a rule'} reminds of nothing in {language}"


@dataclass(frozen=True)
class GameCheck:
    """A check of a game, and whether every game `must` pass it, or a finished one."""

    id: str
    faults: Callable[[GameTrial], Iterable[str]]
    must: bool = True

    @property
    def about(self) -> str:
        """The sentence that says it."""
        return (self.faults.__doc__ or "").strip()


def _hides(trial: GameTrial) -> bool:
    return any(True for moment in trial.moments for _ in moment.play.game.secrets(moment.play.state))


def _chooses(trial: GameTrial) -> bool:
    return any(not isinstance(one.form, RollDice) for one in _asked(trial))


def _draws(trial: GameTrial) -> bool:
    return any(one.look is not None or len(one.shown) >= MANY for one in _asked(trial))


def _has_board(trial: GameTrial) -> bool:
    views = [moment.views[None] for moment in trial.moments]
    return any(view.board or (view.plan and _has_parts(view.plan)) for view in views)


def _has_parts(plan: Plan) -> bool:
    return bool(plan.places or plan.pieces or plan.areas)


def _asked(trial: GameTrial) -> Iterator[Question]:
    return (one.question for moment in trial.moments for one in moment.play.open.values())


def _rolls(trial: GameTrial) -> bool:
    return any(isinstance(one.form, RollDice) for one in _asked(trial))


def _pushes(trial: GameTrial) -> bool:
    return any(one.pushed for one in _asked(trial))


def _waits(trial: GameTrial) -> bool:
    """True if a phone waits while another one is asked."""
    return trial.seats > 1 and any(one.to is not None and not one.standing for one in _asked(trial))


SUBJECTS: Mapping[str, Callable[[GameTrial], bool]] = MappingProxyType(
    {
        "secrets": _hides,
        "answers": _chooses,
        "advice": _chooses,
        "choices": _draws,
        "board": _has_board,
        "rolls": _rolls,
        "reasons": _rolls,
        "pools": _pushes,
        "waiting": _waits,
    }
)
"""Subjects that have to come up in a game for a check to test anything; the others find one in every game."""
MUST = (introduces_itself, has_pictures, reminds, ends, speaks, can_be_answered, keeps_secrets)
CHECKS = (
    *(GameCheck(*one) for one in zip(CHECKED, MUST, strict=True)),
    GameCheck("shelf", has_shelf, must=False),
    GameCheck("tour", has_tour, must=False),
    GameCheck("guide", has_guide, must=False),
    GameCheck("recap", has_recap, must=False),
    GameCheck("rulebook", has_rulebook, must=False),
    GameCheck("advice", advises, must=False),
    *(GameCheck(id_, faults, must=False) for id_, faults in STAGE.items()),
    GameCheck("by-ear", plays_by_ear, must=False),
)


@dataclass(frozen=True)
class CheckResult:
    """A check with its faults, each once. Not `tested`: nothing came up to which it applies."""

    check: GameCheck
    faults: tuple[str, ...]
    tested: bool = True


def held(game: Game[Any, Any]) -> Iterator[CheckResult]:
    """The result of each check of a game with the fewest and one with the most people.

    An exception that the game raises counts as a fault.
    """
    trials = [GameTrial(game, seats) for seats in sorted({game.meta.min_players, game.meta.max_players})]
    for check in CHECKS:
        try:
            faults = tuple(dict.fromkeys(one for trial in trials for one in check.faults(trial)))
            applies = SUBJECTS.get(check.id)
            yield CheckResult(check, faults, bool(faults) or applies is None or any(map(applies, trials)))
        except Exception as fault:
            yield CheckResult(check, (f"{type(fault).__name__}: {fault}",))

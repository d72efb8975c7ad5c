"""The checks that every game must pass; each yields its faults."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, TypeVar

from companion.adapters.game_catalogue.checklist import CHECKED
from companion.adapters.game_catalogue.game_pictures import BOX, pictures
from companion.adapters.game_catalogue.interference import InterferenceError, Pair, pairs, played_on
from companion.adapters.game_catalogue.rulebook_page import reminders, written
from companion.adapters.language.speech import Speech, folder_of_words
from companion.analysis.simulation import COLOURS, PLAYERS, SimulationError, SimulationInput, simulate
from companion.engine.advice import at_random, next_answer, sensible
from companion.engine.chance import by_chance
from companion.engine.game import Game, Seat, SetUp
from companion.engine.milestone import Milestone
from companion.engine.play import Play, new_play
from companion.engine.questions import Choose, RollDice
from companion.engine.view import CardView
from companion.engine.words import Message
from companion.table.cards.card_shelf import CardShelf
from web.words import Catalogue

EVERY, OF_A_KIND, FURTHER = 6, 2, 4
"""Facts are changed at every sixth moment, two of each kind, and four answers follow."""
T = TypeVar("T")
LANGUAGES = ("en", "de")
AROUND = ("companion.table", "companion.upkeep", "companion.adapters")
"""The packages whose words every game can use."""
ASKED_FOR = ("game-title", "game-about", "game-lies")


def decks_of(game: Game[Any, Any]) -> dict[str, str]:
    """The card files that come along with a game."""
    return CardShelf(Path("there is no such folder")).decks_in(game)


def wandering(game: Game[Any, Any], seats: int, seed: str, most: int = 150) -> Iterator[Play[Any, Any]]:
    """The moments of a game in which bots and chance take turns at answering."""
    chance = Random(seed)
    colours = [colour for colour in COLOURS if colour not in game.shared_colours]
    sitting = tuple(Seat(f"seat-{n}", f"P{n}", colours[n - 1]) for n in range(1, seats + 1))
    play, _ = new_play(game, SetUp(sitting, decks_of(game), {}, seed))
    for number in range(most):
        yield play
        adviser = sensible if chance.random() < 0.7 else at_random
        seated = (None, *(seat.id for seat in sitting))
        answer = next_answer(play, seated, adviser, chance, str(number))
        if answer is None:
            return
        play, _ = play.answer(answer)


def parts(value: Any, kind: type[T]) -> Iterator[T]:
    """All values of that type inside a value, without duplicates."""
    met, waiting = set[int](), [value]
    while waiting:
        one = waiting.pop()
        if id(one) in met:
            continue
        met.add(id(one))
        if isinstance(one, kind):
            yield one
        waiting.extend(_within(one))


def _within(value: Any) -> Iterable[Any]:
    """The direct parts of a value."""
    if isinstance(value, str | int):
        return ()
    if isinstance(value, tuple | list | frozenset):
        return value
    if isinstance(value, Message):
        return value.values.values()
    if isinstance(value, Mapping):
        return value.values()
    return [getattr(value, name) for name in getattr(value, "__dataclass_fields__", ())]


def viewers(play: Play[Any, Any]) -> tuple[str | None, ...]:
    """Everybody who looks at a game: the table, and each seat."""
    return (None, *(one.seat for one in play.game.view(play.state, None).seats))


def introduces_itself(game: Game[Any, Any], _seats: int) -> Iterator[str]:
    """It says in every language what it is called, what it is about and what lies on the table."""
    for language in LANGUAGES:
        speech = Speech(Catalogue([folder_of_words(game.package)]), language)
        yield from (
            f"{one} is not said in {language}" for one in ASKED_FOR if not _says(speech, Message(one))
        )


def has_pictures(game: Game[Any, Any], seats: int) -> Iterator[str]:
    """There is a picture on its box, and each picture that it names is there."""
    named = {BOX}
    for play in wandering(game, seats, "pictures"):
        for viewer in (None, "seat-1"):
            view = game.view(play.state, viewer)
            backs = [*(pile.back for pile in view.piles), *(card.back for card in (*view.hand, *view.opened))]
            named.update(one for one in (view.scene, *backs) if one)
        forms = (asked.question.form for asked in play.open.values())
        options = (one for form in forms if isinstance(form, Choose) for one in form.options)
        named.update(one.back for one in options if one.back)
        named.update(line.picture for line in play.log if isinstance(line, Milestone) and line.picture)
    yield from (f"there is no picture {one}.svg" for one in sorted(named - pictures(game.package)))


def ends(game: Game[Any, Any], seats: int) -> Iterator[str]:
    """Whole games by bots and by chance end, and are the same when they are replayed."""
    for players in PLAYERS:
        try:
            list(simulate(SimulationInput(game, decks_of(game), seats, "conformance", players), 1))
        except SimulationError as broken:
            yield str(broken)


def speaks(game: Game[Any, Any], seats: int) -> Iterator[str]:
    """Every text that it shows, asks and logs exists in every language."""
    catalogue = Catalogue(map(folder_of_words, (*AROUND, game.package)))
    speeches = {language: Speech(catalogue, language) for language in LANGUAGES}
    said = set[str]()
    for play in wandering(game, seats, "words"):
        asked = tuple(one.question for one in play.open.values())
        views = tuple(game.view(play.state, viewer) for viewer in viewers(play))
        told = {repr(one): one for one in parts((asked, views, play.log[-1:]), Message)}
        for message in (one for spelled, one in told.items() if spelled not in said):
            unsaid = [language for language, speech in speeches.items() if not _says(speech, message)]
            yield from (f"{message.key} cannot be said in {language}" for language in unsaid)
        said |= told.keys()


def keeps_secrets(game: Game[Any, Any], seats: int) -> Iterator[str]:
    """It names its hidden facts, and nobody who may not know one can tell games apart that differ in it."""
    tried, hidden, moved = Counter[str](), set[str](), set[str]()
    for number, play in enumerate(wandering(game, seats, "secrets")):
        yield from _asked_unheard(game, play)
        yield from _sent_to_others(play)
        found = list(pairs(play)) if number % EVERY == 0 else []
        hidden |= set(_hidden(play)) if number % EVERY == 0 else set()
        moved |= {kind for one in found for kind in _moved(one)}
        for one in found:
            if tried[one.kind] < OF_A_KIND:
                tried[one.kind] += 1
                yield from _told_apart(one, Random(f"{number} {one.fact}"))
    yield from (f"{kind} is hidden, and secrets() names nothing that changes it" for kind in hidden - moved)


def _sent_to_others(play: Play[Any, Any]) -> Iterator[str]:
    """Secret cards of one hand that others are sent as well."""
    views = {viewer: play.game.view(play.state, viewer) for viewer in viewers(play)}
    shown = {viewer: {one.id for one in parts(view, CardView)} for viewer, view in views.items()}
    for viewer, card in ((viewer, card) for viewer, view in views.items() for card in view.hand):
        others = [one for one in views if one != viewer and card.secret and card.id in shown[one]]
        yield from (f"{other or 'the table'} is sent a card of {viewer}" for other in others)


def _told_apart(pair: Pair, chance: Random) -> Iterator[str]:
    try:
        for _ in played_on(pair, chance, FURTHER):
            pass
    except InterferenceError as fault:
        yield str(fault)


def _asked_unheard(game: Game[Any, Any], play: Play[Any, Any]) -> Iterator[str]:
    asked = () if game.has_private_prompts else (one.question for one in play.open.values())
    yield from (f"{one.id} is asked unheard: set has_private_prompts" for one in asked if one.unheard)


def _hidden(play: Play[Any, Any]) -> Iterator[str]:
    """The kinds of secret cards in hands, beside those whose every line lies open as well."""
    known = frozenset(_spelled(play, None))
    for viewer in viewers(play):
        for card in play.game.view(play.state, viewer).hand:
            if card.secret and not {repr(line) for line in (card.title, *card.lines)} <= known:
                yield _kind(card)


def _moved(pair: Pair) -> Iterator[str]:
    """The kinds of secret cards that are otherwise where that fact is."""
    for viewer in pair.known_to:
        one, other = (each.game.view(each.state, viewer).hand for each in (pair.one, pair.other))
        yield from (_kind(card) for card in one if card.secret and card not in other)


def _spelled(play: Play[Any, Any], viewer: str | None) -> Iterator[str]:
    view = play.game.view(play.state, viewer)
    yield from (repr(one) for one in parts(view, Message))
    yield from ("''", *(repr(card.title) for card in parts(view, CardView)))


def _kind(card: CardView) -> str:
    return card.kind.key if isinstance(card.kind, Message) else str(card.kind)


def can_be_answered(game: Game[Any, Any], seats: int) -> Iterator[str]:
    """Every question has an answer, or says why it has none."""
    chance = Random("answers")
    for play in wandering(game, seats, "answers"):
        for asked in play.open.values():
            form = asked.question.form
            if isinstance(form, Choose) and not form.options and not form.barred:
                yield f"{asked.question.id} has no answer"
            elif not isinstance(form, RollDice):
                by_chance(form, chance)


def reminds(game: Game[Any, Any], _seats: int) -> Iterator[str]:
    """Its rules stand there in every language by the same numbers, and each moment has its reminders."""
    books = [written(game.package, language) for language in LANGUAGES]
    shapes = [[(len(one.reminders), one.numbers) for one in book] for book in books]
    if not shapes[0] or any(shape != shapes[0] for shape in shapes):
        yield "the rules in one language are not those in the other"
    rules = {game.view(play.state, None).rule for play in wandering(game, game.min_players, "at hand", 60)}
    for rule in sorted(rules):
        for language in LANGUAGES:
            if reminders(game.package, language, rule) is None:
                yield f"the chapter of {rule or 'a moment without a rule'} reminds of nothing in {language}"


def _says(speech: Speech, message: Message) -> bool:
    try:
        return bool(speech(message).strip())
    except KeyError:
        return False


@dataclass(frozen=True)
class GameCheck:
    """A check that every game must pass; `faults` yields its failures with that number of seats."""

    id: str
    faults: Callable[[Game[Any, Any], int], Iterable[str]]

    @property
    def about(self) -> str:
        """The check's sentence."""
        return (self.faults.__doc__ or "").strip()


CHECKS = tuple(
    GameCheck(*one)
    for one in zip(
        CHECKED,
        (introduces_itself, has_pictures, reminds, ends, speaks, can_be_answered, keeps_secrets),
        strict=True,
    )
)


def held(game: Game[Any, Any]) -> Iterator[tuple[GameCheck, tuple[str, ...]]]:
    """Each check with its faults for the fewest and the most people, without duplicates.

    An exception of the game counts as a fault.
    """
    seatings = sorted({game.min_players, game.max_players})
    for check in CHECKS:
        try:
            faults = (one for seats in seatings for one in check.faults(game, seats))
            yield check, tuple(dict.fromkeys(faults))
        except Exception as fault:
            yield check, (f"{type(fault).__name__}: {fault}",)

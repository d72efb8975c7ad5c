"""The checks that a finished game passes: it teaches itself, is told back, and can be looked up."""

from collections.abc import Iterator, Sequence
from importlib.resources import files

from companion.adapters.game_catalogue.game_pictures import BOX, pictures
from companion.adapters.game_catalogue.rulebook_page import rulebook, written
from companion.conformance.trial import GameTrial, speech_of
from companion.engine.recap_page import RecapPage
from companion.engine.rulebook import numbers_in
from companion.engine.view import Mood
from companion.engine.words import say
from companion.kit.touring import tour_pages
from companion.shared_view.recap_page import Film, Roster
from web.shown.guide import GUIDED
from web.shown.rulebook import RuleChapterView

TOUR, RECAP, REMINDING = (3, 6), (1, 5), 4
"""Pages of a tour and of a recap for all, and chapters with reminders."""
GUIDE = (3, 5)
GLANCE = 280
"""Characters that are read at a glance from a chair."""
BUBBLE = 140
"""Characters of a bubble at most."""
SHORTEST = 3
CITING = ("view.py", "sources.py")
"""The files of a game whose rule numbers people see."""


def has_tour(trial: GameTrial) -> Iterator[str]:
    """It teaches itself in three to six pages, each with a picture and a few sentences in every language."""
    package, pages = trial.game.meta.package, tour_pages(*trial.game.meta.tour)
    if not TOUR[0] <= len(pages) <= TOUR[1]:
        yield f"its tour has {len(pages)} pages, not {TOUR[0]} to {TOUR[1]}"
    wanted = {BOX, Mood.WON.value, Mood.LOST.value, *(page.picture or "" for page in pages)}
    yield from (f"there is no picture {one}" for one in sorted(wanted - pictures(package).keys()))
    for language in trial.languages:
        said = [speech_of(package, language)(one) for page in pages for one in (page.title, *page.lines)]
        yield from (f"a page of the tour says {one!r} in {language}" for one in said if len(one) > GLANCE)
        if len({*said}) < len(said):
            yield f"two pages of the tour say the same in {language}"


def has_shelf(trial: GameTrial) -> Iterator[str]:
    """The lobby says from which age it is read; it has colours, a typeface and a sound of its own."""
    meta = trial.game.meta
    if meta.age is None:
        yield "missing: age (meta.py): the youngest who understand its texts, 0 for any"
    if meta.look is None:
        yield "missing: look (meta.py): its colours for dark and light pages, and its typeface"
    if meta.bed is None:
        yield "missing: bed (meta.py): the background sound of a table that wants one"


def has_guide(trial: GameTrial) -> Iterator[str]:
    """It guides a first turn in three to five bubbles, each a glance long, at parts that phones have."""
    package, guide = trial.game.meta.package, trial.game.meta.guide
    if not GUIDE[0] <= len(guide) <= GUIDE[1] or len({*guide}) < len(guide):
        least, most = GUIDE
        yield f"its first turn has {len(guide)} bubbles, not {least} to {most}, each at another part"
    yield from (f"no phone has a part {one}" for one in guide if one not in GUIDED)
    for language in trial.languages:
        said = [speech_of(package, language)(say(f"guide-{n}")) for n in range(1, len(guide) + 1)]
        yield from (f"a bubble says {one!r} in {language}" for one in said if len(one) > BUBBLE)


def has_recap(trial: GameTrial) -> Iterator[str]:
    """Once it is over it is told back in one to five pages for all, and one for each seat alone."""
    game, pages = trial.game, tuple(trial.game.recap_pages(trial.beats))
    if tuple(game.recap_pages(())) != ():
        yield "a game that has not begun is told back"
    shared = sum(page.seat is None for page in pages)
    if not RECAP[0] <= shared <= RECAP[1]:
        yield f"its recap has {shared} pages for all, not {RECAP[0]} to {RECAP[1]}"
    seats = {seat.seat for seat in trial.moments[-1].views[None].seats}
    if not {page.seat for page in pages} - {None} <= seats or not any(page.seat for page in pages):
        yield "its recap has no page for a seat alone"
    for seat in (None, *seats):
        ids = [page.id for page in pages if page.seat in {None, seat}]
        yield from (f"two pages of the recap are called {one}" for one in {*ids} if ids.count(one) > 1)
    yield from _unsaid(trial, pages)


def _unsaid(trial: GameTrial, pages: Sequence[RecapPage]) -> Iterator[str]:
    package = trial.game.meta.package
    for page in pages:
        if page.picture and page.picture not in pictures(package):
            yield f"there is no picture {page.picture}"
        people = page.body.people if isinstance(page.body, Roster) else ()
        captions = page.body.captions if isinstance(page.body, Film) else ()
        words = (page.kicker, page.title, *page.lines, *captions, *(person.epitaph for person in people))
        for language, one in ((language, word) for language in trial.languages for word in words if word):
            said = speech_of(package, language)(one)
            if len(said) < SHORTEST or "{" in said:
                yield f"a page of the recap says {said!r} in {language}"


def has_rulebook(trial: GameTrial) -> Iterator[str]:
    """Its rules explain its words, remind of four phases, and every number that is named leads to one."""
    game = trial.game
    english, *others = (_texts(game.meta.package, language) for language in trial.languages)
    yield from (f"not translated: {min(english & other)}" for other in others if english & other)
    for language in trial.languages:
        told = written(game.meta.package, language)
        chapters = rulebook(told, game.house_rules, speech_of(game.meta.package, language))
        yield from _unreached(trial, chapters)
        if sum(bool(chapter.reminders) for chapter in chapters) < REMINDING:
            yield f"fewer than {REMINDING} chapters remind of something in {language}"
        if not chapters or not any(
            paragraph.ids[0].startswith("term-") for paragraph in chapters[0].paragraphs
        ):
            yield f"the first chapter explains no word in {language}"


def _texts(package: str, language: str) -> frozenset[str]:
    return frozenset(rule.text for one in written(package, language) for rule in one.paragraphs)


def _unreached(trial: GameTrial, chapters: tuple[RuleChapterView, ...]) -> Iterator[str]:
    paragraphs = [paragraph for chapter in chapters for paragraph in chapter.paragraphs]
    ids = [id_ for paragraph in paragraphs for id_ in paragraph.ids]
    yield from (f"{one} stands in two paragraphs" for one in sorted({*ids}) if ids.count(one) > 1)
    yield from (f"{one} is named and not written" for one in sorted(_cited(trial) - {*ids}))
    for one in paragraphs:
        ways = {piece.to for piece in one.pieces if piece.to}
        yield from (f"{one.ids[0]} leads to {to}" for to in sorted(ways - ({*ids} - {*one.ids})))


def _cited(trial: GameTrial) -> set[str]:
    folder = files(trial.game.meta.package)
    sources = [folder / name for name in CITING if (folder / name).is_file()]
    texts = [source.read_text(encoding="utf-8") for source in sources]
    return {
        number
        for one in (*texts, *(rule.about for rule in trial.game.house_rules))
        for number in numbers_in(one)
    }

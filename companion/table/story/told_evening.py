"""An evening as it is told: once it is over that is kept, and can be shown without the rules of its game."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from companion.engine.questions import RollDice
from companion.engine.recap_page import RecapPage
from companion.engine.view import Mood, Spotlight
from companion.shared_view import recap_page
from companion.shared_view.localisable import Picture
from companion.table.story.provenance import Changed, read_rolls
from companion.table.story.recap import RecapChapter, chapters, recap_pages
from companion.table.story.throws import AtOnce, Throws, at_once, throws
from companion.table.story.timeline import Story


@dataclass(frozen=True)
class ToldEnd:
    """State of a game as its people left it, for all to see; `names` are those of its seats."""

    over: bool
    names: Mapping[str, str]
    spotlight: Spotlight | None
    scene: Picture | None
    mood: Mood


@dataclass(frozen=True)
class ToldEvening:
    """The story of a game, its pages, its end, its dice, and those of each roll that were corrected.

    `dice_are_owned` unless someone threw any dice.
    """

    chapters: tuple[RecapChapter, ...]
    pages: tuple[RecapPage, ...]
    end: ToldEnd
    thrown: Throws
    there: AtOnce
    corrected: Mapping[int, tuple[Changed, ...]]
    dice_are_owned: bool


def without_films(told: ToldEvening) -> ToldEvening:
    """The kept form of it, and of what may have come from outside: a film is a document of the game's
    own making, which pages show as it is."""
    pages = (
        replace(page, body=None) if isinstance(page.body, recap_page.Film) else page for page in told.pages
    )
    return replace(told, pages=tuple(pages))


def told_evening(story: Story) -> ToldEvening:
    """Tells a game as it stands."""
    view = story.play.public_view
    names = {seat.seat: seat.name for seat in view.seats}
    forms = (step.asked.question.form for step in story.rolls)
    return ToldEvening(
        chapters(story),
        recap_pages(story),
        ToldEnd(view.over, names, view.spotlight, view.scene, view.mood),
        throws(story),
        at_once(story),
        {roll.entry: roll.changed for roll in read_rolls(story) if roll.changed},
        not any(isinstance(form, RollDice) and form.open_ended for form in forms),
    )

"""Takes the note of a game that its people leave."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any

from companion.engine.recap_page import Beat, RecapPage, Shot
from companion.engine.view import Mood
from companion.table.seating.left_game import LeftGame
from companion.table.story.recap import beats, recap_pages
from companion.table.story.timeline import Story


def left_game(story: Story, at: str) -> LeftGame:
    """Notes how a game stands as its people leave it at that time, its cards, and what it carries over."""
    view, game, told = story.play.public_view, story.play.game, beats(story)
    rounds = (fact.round for beat in told for fact in game.chronicle(beat.state, beat.event))
    met = dict.fromkeys(card for state in _states(story, told) for card in game.met(state))
    picture = view.scene or view.mood
    carried = game.carries(story.play.state)
    return LeftGame(
        at,
        max(rounds, default=0),
        picture,
        view.over,
        view.winners,
        tuple(met),
        carried,
        lost=view.over and view.mood == Mood.LOST,
        highlight=_highlight(story) if view.over else None,
    )


def _highlight(story: Story) -> RecapPage | None:
    """The page of a roll whose dice are known, else the first page for all, without what takes room."""
    pages = [page for page in recap_pages(story) if page.seat is None]
    rolled = (page for page in pages if isinstance(page.body, Shot) and page.body.dice)
    page = next(rolled, pages[0] if pages else None)
    body = page.body if page and isinstance(page.body, Shot) else None
    return replace(page, lines=(), body=body, picture=None) if page else None


def _states(story: Story, told: Iterable[Beat[Any, Any]]) -> Iterator[Any]:
    """The state in which the game began, and each after it."""
    yield story.steps[0].before.state if story.steps else story.play.state
    yield from (beat.state for beat in told)

"""Takes the note of a game that its people leave."""

from collections.abc import Iterator

from companion.table.seating.left_game import LeftGame
from companion.table.story.recap import beats
from companion.table.story.timeline import Story


def left_game(story: Story, at: str) -> LeftGame:
    """Notes the game's round, picture and winners as its people leave it at that time."""
    view = story.play.public_view
    return LeftGame(at, max(_rounds(story), default=0), view.scene or view.mood, view.over, view.winners)


def _rounds(story: Story) -> Iterator[int]:
    game = story.play.game
    for beat in beats(story):
        yield from (fact.round for fact in game.chronicle(beat.state, beat.event))

"""Tour of a game in a few pages: a few sentences beside each picture."""

from companion.engine.recap_page import RecapPage
from companion.engine.words import say


def tour_pages(*pictures: str) -> tuple[RecapPage, ...]:
    """A page for each picture; the game's words have `tour-1` and `tour-1-text` for the first, and so on."""
    return tuple(
        RecapPage(f"tour-{n}", say("game-title"), say(f"tour-{n}"), (say(f"tour-{n}-text"),), picture=picture)
        for n, picture in enumerate(pictures, start=1)
    )

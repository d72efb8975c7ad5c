"""The picture of a card: by its own line, or by the words of its title that are parts, or only a place."""

from companion.engine.slug import slug
from companion.kit.composer.line import nouns, times
from companion.kit.composer.paper import chance
from companion.kit.composer.places import places

OPEN = ("moor", "road", "meadow", "hill", "street", "town", "forest", "shore")
"""Places for a title that names none."""
MOST = 3


def card_picture(palette: str, line: str, title: str, place: str = "") -> str | None:
    """The picture by a card's line, else by its title and a place; None for a card with neither."""
    return f"{palette}: {line or card_line(title, place)}" if line or title else None


def card_line(title: str, place: str = "") -> str:
    """Words for a picture of a title, the same whenever it is drawn."""
    words = slug(title).split("-")
    numbers = chance(title)
    named = next((word for word in words if word in places()), place) or OPEN[int(next(numbers) * len(OPEN))]
    time = next((word for word in words if word in times()), "") or times()[int(next(numbers) * len(times()))]
    found = [word if word in nouns() else word.removesuffix("s") for word in words]
    return ", ".join((named, time, *[one for one in found if one in nouns()][:MOST]))

"""The pages of a night of ships."""

from companion.engine.dice import Die
from companion.engine.words import say
from companion.games.ships_home.events import Begun, Event, ShipCame, Threw
from companion.games.ships_home.game import GAME
from companion.games.ships_home.recap_pages import recap_pages
from companion.games.ships_home.ships import fleet
from companion.games.ships_home.sight import wish
from tests.companion.games.playing import PEOPLE, beats

ANNA, BEN = PEOPLE[:2]
SHIPS = fleet(("same", "even", "odd"), 2)


def night(*home: bool) -> list[Event]:
    """Ships that come one after another, each after a throw."""
    dice = tuple(Die(one.colour, 4) for one in (ANNA, BEN))
    each = [one for came in home for one in (Threw(dice), ShipCame(came))]
    return [Begun((ANNA, BEN), SHIPS, 3), *each]


def test_the_last_ship_that_came_home_and_those_on_the_reef_have_a_page_each() -> None:
    pages = {one.id: one for one in recap_pages(beats(GAME, *night(True, True, False)))}
    assert pages["seen"].title == say("recap-seen-title", wish=wish(SHIPS[1]))
    assert pages["reef"].title == say("recap-reef-title", n=1)
    assert pages["reef"].lines == (wish(SHIPS[2]),)


def test_a_night_without_a_loss_has_no_page_of_the_reef() -> None:
    assert "reef" not in {one.id for one in recap_pages(beats(GAME, *night(True, True)))}

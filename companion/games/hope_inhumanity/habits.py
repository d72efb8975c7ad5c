"""What Personalities do when their holder avoids a Scene, and when a round begins."""

from companion.games.hope_inhumanity.cards.abilities import WhenARoundBegins, WhenYouAvoid
from companion.games.hope_inhumanity.consequences import Concerned, deal_out
from companion.games.hope_inhumanity.draft import Draft
from companion.games.hope_inhumanity.state import Survivor


def avoided(draft: Draft) -> None:
    """The acting player has avoided the Scene."""
    _react(draft, draft.state.acting, WhenYouAvoid)


def round_begun(draft: Draft) -> None:
    """A new round has begun, for everybody who is left."""
    for survivor in draft.state.living:
        _react(draft, survivor, WhenARoundBegins)


def _react(draft: Draft, survivor: Survivor, when: type[WhenYouAvoid] | type[WhenARoundBegins]) -> None:
    for ability in draft.state.personality(survivor).abilities:
        if isinstance(ability, when):
            deal_out(draft, (ability.effect,), Concerned(you=survivor.seat))

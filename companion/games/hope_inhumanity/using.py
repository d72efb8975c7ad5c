"""A Trait or an Asset does what it says, and what follows from that happens at once (HI-200, HI-260)."""

from companion.games.hope_inhumanity.cards.effects import Effect
from companion.games.hope_inhumanity.consequences import deal_out
from companion.games.hope_inhumanity.death import bury
from companion.games.hope_inhumanity.draft import Draft
from companion.games.hope_inhumanity.judging import judge_again
from companion.games.hope_inhumanity.meant import Concerned
from companion.games.hope_inhumanity.state import Played
from companion.games.hope_inhumanity.vacancy import go_on


def work(draft: Draft, use: Played, effects: tuple[Effect, ...]) -> None:
    """Applies the effects of the card that somebody used so."""
    before = draft.state
    concerned = Concerned(each=(use.seat,), you=use.seat, chosen=use.on, die=use.die, card=use.card)
    deal_out(draft, effects, concerned)
    judge_again(draft, before)
    bury(draft)
    go_on(draft)

"""A Trait or an Asset does what it says, and what follows from that happens at once (HI-200, HI-260)."""

from companion.games.hope_inhumanity.cards.effects import Effect
from companion.games.hope_inhumanity.events.event import Draft
from companion.games.hope_inhumanity.playing import Played
from companion.games.hope_inhumanity.rules.consequences import deal_out
from companion.games.hope_inhumanity.rules.death import bury
from companion.games.hope_inhumanity.rules.judging import judge_again
from companion.games.hope_inhumanity.rules.targets import Concerned
from companion.games.hope_inhumanity.rules.vacancy import go_on


def work(draft: Draft, use: Played, effects: tuple[Effect, ...]) -> None:
    """Applies the effects of a card with these targets."""
    before = draft.state
    language = before.deck.usable(use.card).language
    concerned = Concerned((use.seat,), use.seat, None, use.on, use.die, use.card, language=language)
    deal_out(draft, effects, concerned)
    judge_again(draft, before)
    bury(draft)
    go_on(draft)

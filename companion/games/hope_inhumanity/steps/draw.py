"""The acting player picks a terrain and draws the top card of its pile (HI-043, HI-044, HI-051)."""

from collections.abc import Iterator
from functools import lru_cache

from companion.engine.answers import Answer
from companion.engine.questions import ChoiceLook, Choose, Option, Question
from companion.engine.words import say
from companion.games.hope_inhumanity.cards.kinds import Terrain
from companion.games.hope_inhumanity.events.event import Draft
from companion.games.hope_inhumanity.events.scenes import SceneDrawn
from companion.games.hope_inhumanity.rules import personality_triggers
from companion.games.hope_inhumanity.rules.death import bury
from companion.games.hope_inhumanity.rules.vacancy import go_on
from companion.games.hope_inhumanity.state import HopeInhumanityState
from companion.kit.reading import chosen


def ask(state: HopeInhumanityState) -> Iterator[Question]:
    """Offers every terrain that still has cards."""
    yield Question(
        id="draw",
        to=state.active,
        prompt=say("ask-draw"),
        hint=say("ask-draw-hint"),
        form=Choose(
            tuple(_option(terrain, len(pile)) for terrain, pile in state.piles.items() if pile),
            look=ChoiceLook.CARDS,
        ),
        public=say("wait-draw", name=state.acting.name),
    )


def decide(draft: Draft, answer: Answer) -> None:
    """Draws; from now on the acting player alone may read the card (HI-045)."""
    terrain = Terrain[chosen(answer)]
    draft.add(SceneDrawn(draft.state.active, terrain, draft.state.piles[terrain][0]))
    personality_triggers.drawn(draft)
    bury(draft)
    go_on(draft)


@lru_cache(maxsize=1024)
def _option(terrain: Terrain, left: int) -> Option:
    name = terrain.name.lower()
    return Option(terrain.name, say(f"terrain-{name}"), say("cards-left", n=left), back=name)

"""Reactions of Personalities to a Scene's themes (HI-073, HI-274, A-80)."""

from companion.games.hope_inhumanity.cards.abilities import WhenSceneMarked
from companion.games.hope_inhumanity.events.event import Draft
from companion.games.hope_inhumanity.rules.consequences import deal_out
from companion.games.hope_inhumanity.rules.targets import Concerned


def react(draft: Draft) -> None:
    """Applies the themes of the Scene in play to the living, in any role."""
    state = draft.state
    for survivor in state.living:
        for ability in state.personality(survivor).abilities:
            if isinstance(ability, WhenSceneMarked) and ability.mark in state.scene.marks:
                deal_out(draft, (ability.effect,), Concerned(you=survivor.seat))

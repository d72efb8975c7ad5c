"""Everything one viewer is sent at a moment, and what is told there since its Scene was drawn."""

from dataclasses import dataclass
from typing import Any

from companion.engine.view import CardView, Track, Viewer
from companion.engine.words import Message
from companion.games.hope_inhumanity.scenarios.moment import Moment
from companion.kit.scenario.sight import AFAR, ScenarioSight

SCENE_KINDS = ("card-scene",)


@dataclass(frozen=True)
class Sight(ScenarioSight):
    """Messages to a viewer at that moment."""

    moment: Moment

    @property
    def heard(self) -> tuple[Message, ...]:
        """The messages to all viewers since this Scene was drawn."""
        return self.play.log[self.moment.log_before :]

    def told(self, *keys: str, **values: Any) -> bool:
        """True if one of these sentences is said, with these values where they are given."""
        return any(self.says(key, **values) for key in keys)

    def reads(self, text: str) -> bool:
        """True if one of the words contains that text."""
        return any(text in one for one in self.texts)

    def counted(self, id_: str) -> int | None:
        """The value of a track that belongs to all; None if it is not shown."""
        return next((track.value for track in self.view.tracks if track.id == id_), None)

    @property
    def belongings(self) -> tuple[tuple[Viewer, tuple[Track, ...]], ...]:
        """The tracks of each seat, and those of all (None)."""
        return ((None, self.view.tracks), *((seat.seat, seat.tracks) for seat in self.view.seats))

    @property
    def scene_cards(self) -> tuple[CardView, ...]:
        """The Scene card, where this viewer may read it."""
        cards = (*self.view.hand, *self.view.opened)
        return tuple(card for card in cards if getattr(card.kind, "key", "") in SCENE_KINDS)


def sight_of(moment: Moment, viewer: str) -> Sight:
    """Messages to a viewer; one who has no seat looks on from afar."""
    seated = any(survivor.seat == viewer for survivor in moment.state.survivors)
    return Sight(moment.play, viewer if seated else AFAR[0], moment)

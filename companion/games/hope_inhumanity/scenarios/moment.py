"""The game in the middle of a scenario, with what later steps and checks have to remember of it."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from companion.engine.answers import Answer, Chosen, Origin, Value
from companion.engine.play import Play
from companion.games.hope_inhumanity.events.event import Event
from companion.games.hope_inhumanity.events.losses import TraitGiven
from companion.games.hope_inhumanity.events.scenes import SceneDrawn, SceneJudged
from companion.games.hope_inhumanity.playing import Playing
from companion.games.hope_inhumanity.scene.wishes import wishing
from companion.games.hope_inhumanity.state import Holding, HopeInhumanityState


@dataclass(frozen=True)
class Moment:
    """A play, with its Scene: the log from the draw on, wishes for Hope dice, the order of their offers.

    `scene` is the last Scene, also when its turn is over. `wished` are the seats that asked for Last Hope in
    a step, until a step of theirs says how that ended. `successes` are those that the Scene was judged by;
    `holdings` are the Assets as they were last in play, `faces` the dice that lie there, by owner,
    `gift` is the Trait that was left last.
    """

    play: Play[HopeInhumanityState, Event]
    log_before: int = 0
    scene: Playing | None = None
    wished: frozenset[str] = frozenset()
    offers: tuple[str, ...] = ()
    successes: int | None = None
    gift: str | None = None
    holdings: Mapping[str, Holding] = field(default_factory=dict)
    faces: Mapping[str, tuple[int, ...]] = field(default_factory=dict)

    @property
    def state(self) -> HopeInhumanityState:
        return self.play.state

    def answer(self, question: str, seat: str | None, value: Value) -> "Moment":
        """The moment after a real answer. Raises Refused, also for a question that is not open."""
        asked = self.play.open.get(question)
        version = asked.version if asked else self.play.version
        play, events = self.play.answer(Answer(question, version, "scenario", seat, Origin.TYPED, value))
        return replace(self, play=play)._remember(self.play, events)

    def choose(self, question: str, seat: str | None, option: str) -> "Moment":
        """The moment after a seat took an option of a question."""
        return self.answer(question, seat, Chosen(option))

    def is_open(self, question: str) -> bool:
        return question in self.play.open

    def _remember(self, before: Play[HopeInhumanityState, Event], events: tuple[Event, ...]) -> "Moment":
        moment = self
        if any(isinstance(event, SceneDrawn) for event in events):
            moment = replace(moment, log_before=len(before.log), wished=frozenset(), offers=())
        for event in events:
            if isinstance(event, SceneDrawn | SceneJudged):
                moment = replace(moment, successes=getattr(event, "successes", None))
            if isinstance(event, TraitGiven):
                moment = replace(moment, gift=event.card)
        held = {asset.card: asset for asset in moment.state.assets}
        moment = replace(moment, holdings={**moment.holdings, **held})
        playing = moment.state.playing
        if playing is None:
            return replace(moment, wished=frozenset())
        return replace(moment, scene=playing, offers=_offers(moment))


def opening(play: Play[HopeInhumanityState, Event]) -> Moment:
    """The moment before the first step."""
    return Moment(play, holdings={asset.card: asset for asset in play.state.assets})


def landed(moment: Moment) -> Moment:
    """The moment once what threatened has landed: no step of a scenario waits for that."""
    return moment.choose("penalty", None, "go-on") if moment.is_open("penalty") else moment


def _offers(moment: Moment) -> tuple[str, ...]:
    """The order in which too few Hope dice are offered, as it was when the last wish was made (HI-121)."""
    now = tuple(survivor.seat for survivor in wishing(moment.state))
    return now if len(now) >= len(moment.offers) else moment.offers

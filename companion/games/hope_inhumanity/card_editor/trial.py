"""A card tried out at once: the real rules play a game that is staged for it, until its Scene is told."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from companion.engine.advice import next_answer, sensible
from companion.engine.answers import Chosen, Counted, Rolled, Value
from companion.engine.chance import Chance
from companion.engine.dice import Die
from companion.engine.game import Game
from companion.engine.phrasebook.card_editor_spec import TriedCard
from companion.engine.play import Asked, Play
from companion.engine.questions import HowMany, RollDice
from companion.engine.words import say
from companion.games.hope_inhumanity.cards.backs import NOBODY
from companion.games.hope_inhumanity.cards.card import Scene, Trait
from companion.games.hope_inhumanity.cards.effects.fortunes import GainHumanity, LoseHumanity, SufferHarm
from companion.games.hope_inhumanity.cards.kinds import Mark, Terrain
from companion.games.hope_inhumanity.cards.whom import Whom
from companion.games.hope_inhumanity.events.event import Event
from companion.games.hope_inhumanity.playing import Phase
from companion.games.hope_inhumanity.scenarios.staging import Cards, opened, seated, staged
from companion.games.hope_inhumanity.state import Holding, HopeInhumanityState

NAMES = {"A": "Ash", "B": "Briar", "C": "Cedar"}
SEATS = tuple(NAMES)
DICE_EACH = 4
MOST_ANSWERS = 200
"""A Scene is told after a few dozen."""
USING = frozenset({"trait", "asset"})
GOOD, BAD = 6, 1
Way = Mapping[str, str | int]
"""Course of a Scene: the answers to `declare` and `answer`, and the face of all dice."""
WAYS: Mapping[str, Way] = {
    "succeed": {"declare": "act", "face": GOOD},
    "fail": {"declare": "act", "face": BAD},
    "avoid": {"declare": "avoid"},
    "accept": {"declare": "act", "answer": "accept"},
    "refuse": {"declare": "act", "answer": "refuse"},
}
HELD: Way = {"declare": "act", "face": BAD}
PLAIN = Scene(
    id="trial.plain",
    title="",
    terrain=Terrain.ANY,
    callout="",
    hardship=2,
    unavoidable=False,
    marks=frozenset(Mark),
    succeed=(GainHumanity(Whom.EACH, 1),),
    fail=(SufferHarm(Whom.EACH, 1),),
    refuse=(LoseHumanity(Whom.EACH, 1),),
    accept=(),
    all_refuse=(),
)
"""The Scene in which all other cards are tried."""


def try_out(
    game: Game[HopeInhumanityState, Event], section: str, card: Any, chance: Chance
) -> Iterator[TriedCard]:
    """A card of that section in each of the ways it may go."""
    if section == "scenes":
        for way in _ways(card):
            yield _Trial(game, Cards((card,)), WAYS[way], chance).told(f"tried-{way}")
    elif section in {"traits", "assets"}:
        yield from _used(game, section, card, chance)
    else:
        yield _Trial(game, _held(section, card), HELD, chance).told("tried-held")


def _ways(scene: Scene) -> tuple[str, ...]:
    ways = ("succeed", "fail") if scene.hardship is not None else ("accept", "refuse")
    return ways if scene.unavoidable else (*ways, "avoid")


def _used(
    game: Game[HopeInhumanityState, Event], section: str, card: Any, chance: Chance
) -> Iterator[TriedCard]:
    """Used in a Scene that fails, where most cards have something to do."""
    trial = _Trial(game, _held(section, card), HELD, chance, use=card.id)
    told = trial.told("tried-used")
    yield told if trial.used else replace(told, story=(say("tried-never"), *told.story))


def _held(section: str, card: Any) -> Cards:
    if section == "traits":
        return Cards((PLAIN,), traits=(card,))
    if section == "personalities":
        return Cards((PLAIN,), personalities=(card,))
    if section == "relationships":
        return Cards((PLAIN,), bonds=(("A", "B", card),))
    if section == "destinations":
        return Cards((PLAIN,), destination=card)
    owner = "A" if card.scope == "personal" else None
    return Cards((PLAIN,), assets=((Holding(card.id, owner, card.uses), card),))


@dataclass
class _Trial:
    """One staged Scene; `use` is the card in hand that is used at the first moment at which it can be."""

    game: Game[HopeInhumanityState, Event]
    cards: Cards
    way: Way
    chance: Chance
    use: str = ""
    used: bool = False

    def told(self, key: str) -> TriedCard:
        play = self._played()
        return TriedCard(say(key), play.log, play.public_view.why)

    def _played(self) -> Play[HopeInhumanityState, Event]:
        play = opened(self.game, self._staged())
        for number in range(MOST_ANSWERS):
            answer = next_answer(play, (None, *SEATS), self._advise, self.chance, str(number))
            if answer is None or (play.state.phase is Phase.AFTERMATH and not play.state.errands):
                break
            play, _ = play.answer(answer)
        return play

    def _staged(self) -> HopeInhumanityState:
        mine = self.cards.personalities[0] if self.cards.personalities else NOBODY
        people = [mine, NOBODY, NOBODY]
        hands: list[tuple[Trait, ...]] = [self.cards.traits, (), ()]
        cards = replace(self.cards, personalities=(mine, NOBODY), expansion=True)
        crew = [
            seated(seat, DICE_EACH, person, traits=traits)
            for seat, person, traits in zip(SEATS, people, hands, strict=True)
        ]
        named = [replace(one, name=NAMES[one.seat]) for one in crew]
        return staged(cards, named, round=2, hope=3)

    def _advise(self, play: Play[Any, Any], asked: Asked, chance: Chance) -> Value | None:
        question = asked.question
        kind = question.id.partition(":")[0]
        if question.standing:
            return self._standing(asked)
        if isinstance(question.form, RollDice) and "face" in self.way:
            face = int(self.way["face"])
            return Rolled((*question.form.keeps, *(Die(one, face) for one in question.form.thrown)))
        if kind in self.way:
            return Chosen(str(self.way[kind]))
        if kind == "commit" and isinstance(question.form, HowMany):
            return Counted(min(2, question.form.most))
        return sensible(play, asked, chance)

    def _standing(self, asked: Asked) -> Value | None:
        """Only the card that is tried is used, once."""
        question, form = asked.question, asked.question.form
        mine = question.card == self.use and question.id.partition(":")[0] in USING
        if self.used or not mine or not self.use:
            return None
        self.used = True
        return Chosen(form.options[0].id)  # type: ignore[union-attr]  # a card in hand is always a choice

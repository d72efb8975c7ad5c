"""Player of a lost character: names heirs, leaves a gift, and may come back (HI-217, HI-226 to HI-241)."""

from collections.abc import Iterator

from companion.engine.answers import Answer
from companion.engine.questions import Choose, Option, Question
from companion.engine.words import Words, say
from companion.games.hope_inhumanity.departures import NEWCOMER_HUMANITY
from companion.games.hope_inhumanity.events.assets import AssetInherited, AssetLost
from companion.games.hope_inhumanity.events.event import Draft
from companion.games.hope_inhumanity.events.losses import (
    GiftDeclined,
    GraceDeclined,
    NewcomerJoined,
    TraitGiven,
)
from companion.games.hope_inhumanity.naming import unnamed
from companion.games.hope_inhumanity.rules.estates import settle, top_traits
from companion.games.hope_inhumanity.rules.vacancy import go_on
from companion.games.hope_inhumanity.scene.estate_questions import (
    EstateQuestion,
    left_behind,
    open_estate_question,
)
from companion.games.hope_inhumanity.state import Estate, HopeInhumanityState
from companion.kit.choosing import choose
from companion.kit.reading import chosen

DECLINE, NOBODY = "decline", "nobody"
NEWCOMER_TRAITS = 2


def ask(state: HopeInhumanityState) -> Iterator[Question]:
    """Asks one thing of the first who is lost; nothing else goes on until it is settled."""
    question = open_estate_question(state)
    if question is not None:
        questions = {
            EstateQuestion.INHERITANCE: _inheritance,
            EstateQuestion.GIFT: _gift,
            EstateQuestion.GRACE: _grace,
        }
        yield questions[question](state, state.estates[0])


def decide_inheritance(draft: Draft, answer: Answer) -> None:
    """Hands the Asset to the heir as it is; what nobody shall have leaves the game (HI-217, A-60)."""
    card, heir = answer.question.partition(":")[2], chosen(answer)
    seat = draft.state.estates[0].seat
    draft.add(AssetLost(card) if heir == NOBODY else AssetInherited(seat, card, heir))
    _go_on(draft)


def decide_gift(draft: Draft, answer: Answer) -> None:
    """Gives the top Trait away, or leaves it where it is (HI-238, HI-240)."""
    seat, to = draft.state.estates[0].seat, chosen(answer)
    if to == DECLINE:
        draft.add(GiftDeclined(seat))
    else:
        draft.add(TraitGiven(seat, to, draft.state.trait_pile[0]))
    _go_on(draft)


def decide_grace(draft: Draft, answer: Answer) -> None:
    """Brings a newcomer with a Personality and two Traits, as far as there are cards (HI-228, HI-229)."""
    seat = draft.state.estates[0].seat
    if chosen(answer) == DECLINE:
        draft.add(GraceDeclined(seat))
    else:
        traits = top_traits(draft, NEWCOMER_TRAITS)
        draft.add(NewcomerJoined(seat, next(iter(draft.state.personality_pile), None), traits))
    _go_on(draft)


def _go_on(draft: Draft) -> None:
    settle(draft)
    go_on(draft)


def _inheritance(state: HopeInhumanityState, estate: Estate) -> Question:
    card, seat = left_behind(state, estate)[0], estate.seat
    heirs = (Option(one.seat, say("inherit-to", name=one.name), seat=one.seat) for one in state.living)
    return Question(
        id=f"inherit:{card}",
        to=seat,
        prompt=say("ask-inherit", card=_title(state, card)),
        form=choose((*heirs, Option(NOBODY, say("inherit-nobody"), plain=True))),
        public=say("wait-inherit", name=state.survivor(seat).name),
        discreet=state.rulings.assets_secret,
    )


def _title(state: HopeInhumanityState, card: str) -> Words:
    return say("an-asset") if unnamed(state, card) else state.deck.assets[card].title


def _gift(state: HopeInhumanityState, estate: Estate) -> Question:
    seat = estate.seat
    heirs = (Option(one.seat, say("gift-to", name=one.name), seat=one.seat) for one in state.living)
    return Question(
        id=f"gift:{seat}",
        to=seat,
        prompt=say("ask-gift"),
        hint=say("ask-gift-read" if state.rulings.giver_reads_gift else "ask-gift-hint"),
        form=choose((*heirs, Option(DECLINE, say("gift-decline"), plain=True))),
        public=say("wait-gift", name=state.survivor(seat).name),
    )


def _grace(state: HopeInhumanityState, estate: Estate) -> Question:
    seat = estate.seat
    return Question(
        id=f"grace:{seat}",
        to=seat,
        prompt=say("ask-grace"),
        hint=say("ask-grace-hint", n=NEWCOMER_HUMANITY),
        form=Choose((Option("accept", say("grace-accept")), Option(DECLINE, say("grace-decline")))),
        public=say("wait-grace", name=state.survivor(seat).name),
    )

"""Play a card of the own character: a unique one, or Jayden's All-Rounders (HP-126, HP-246, HP-302)."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import ClassVar

from companion.engine.questions import Option
from companion.engine.words import say
from companion.games.human_punishment.actions.action import Action
from companion.games.human_punishment.bots.abilities import PLAYED, best_card, is_good, next_tasks
from companion.games.human_punishment.bots.choice import Choice
from companion.games.human_punishment.bots.goals import Goal
from companion.games.human_punishment.fields import Asking, ask_covered
from companion.games.human_punishment.rules.cards.abilities import (
    may_take_back,
    playable_all_rounders,
    unique_cards,
)
from companion.games.human_punishment.rules.cards.effects import carry_out
from companion.games.human_punishment.rules.skill_trees import happened
from companion.games.human_punishment.rules.step_fields import StepFields, spend
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.player import Player
from companion.games.human_punishment.telling.words import special_words


def _special(find: Callable[[City, str], Sequence[str]]) -> Asking:
    return lambda city, intent: ask_covered(
        *((card, special_words(city, card)) for card in find(city, intent.seat))
    )


class OwnCard(Action):
    """Free, at the moment that the card names; `task` is what a skill tree counts."""

    task: ClassVar[str]
    any_time = True
    why = "advice-ability"

    def playable(self, city: City, seat: str) -> Sequence[str]:
        """The cards that can be played now."""
        raise NotImplementedError

    def standing(self, city: City, seat: str) -> bool:
        return bool(self.playable(city, seat))

    def worth(self, city: City, seat: str, _along: str, _wanted: tuple[Goal, ...]) -> float:
        cards = self.playable(city, seat)
        wanted = self.task in next_tasks(city.player(seat)) and bool(cards)
        return PLAYED if wanted or any(is_good(city, seat, card) for card in cards) else 0.0

    def choose(self, choice: Choice) -> str:
        return best_card(choice.city, choice.one.seat, choice.options)

    def seize(self, city: City, seat: str, options: list[str]) -> str | None:
        best = best_card(city, seat, options)
        return best if is_good(city, seat, best) else None


class Unique(OwnCard):
    """A unique card of the hand, which is discarded."""

    rank = 280
    task = "unique card"
    fields = (("card", _special(unique_cards)),)

    def playable(self, city: City, seat: str) -> Sequence[str]:
        return unique_cards(city, seat)

    def offers(self, city: City, one: Player) -> Iterator[Option]:
        if self.playable(city, one.seat):
            yield replace(self.option(), open=say("do-card"))

    def apply(self, city: City, said: StepFields) -> None:
        card = said.text("card")
        spend(city, said.seat, [card])
        _carried_out(city, said.seat, card)
        happened(city, said.seat, "unique card")


class AllRounder(OwnCard):
    """One of Jayden's cards: one in a turn, or two by a Boost."""

    rank = 290
    task = "all-rounder 7"
    fields = (("card", _special(playable_all_rounders)),)

    def playable(self, city: City, seat: str) -> Sequence[str]:
        return playable_all_rounders(city, seat)

    def offers(self, city: City, one: Player) -> Iterator[Option]:
        if self.playable(city, one.seat):
            yield self.option()

    def apply(self, city: City, said: StepFields) -> None:
        card, one = said.text("card"), city.player(said.seat)
        city.turn.fast += 1
        one.held.all_rounders.remove(card)
        one.held.played.append(card)
        _carried_out(city, said.seat, card)


class TakeBack(Action):
    """Free, once: all All-Rounder cards that were played are there again (HP-248)."""

    rank = 300

    def offers(self, _city: City, one: Player) -> Iterator[Option]:
        if may_take_back(one):
            yield self.option()

    def apply(self, city: City, said: StepFields) -> None:
        one = city.player(said.seat)
        one.held.all_rounders += one.held.played
        one.held.played, one.held.took_back = [], True

    def worth(self, _city: City, _seat: str, _along: str, _wanted: tuple[Goal, ...]) -> float:
        return PLAYED


def _carried_out(city: City, seat: str, card: str) -> None:
    special = city.fixed.specials.get(card, {})
    city.announce(say("told-plays", name=city.player(seat).name, card=special.get("title", card)))
    carry_out(city, seat, special.get("do", []))

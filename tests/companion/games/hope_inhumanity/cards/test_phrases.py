"""Every effect and ability of the game has a sentence, and the sentence says exactly that."""

from itertools import islice
from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.engine.phrasebook.phrasebook import Phrasebook, examples, say
from companion.games.hope_inhumanity.cards.abilities import (
    Ability,
    FirstDiceFail,
    HarderScenes,
    MustSupportTheOther,
    SupportComesBack,
    WhenBothTakePart,
    WhenYouSupportTheOther,
)
from companion.games.hope_inhumanity.cards.bonus import Bonus
from companion.games.hope_inhumanity.cards.effects import Effect
from companion.games.hope_inhumanity.cards.effects.cards import DrawTraits
from companion.games.hope_inhumanity.cards.effects.fortunes import (
    CheatDeath,
    EaseHunger,
    GainHope,
    GainHumanity,
    LoseHope,
    LoseHumanity,
    SufferHarm,
    SufferHunger,
)
from companion.games.hope_inhumanity.cards.effects.later import Pick, RollTable
from companion.games.hope_inhumanity.cards.effects.plain import Plain
from companion.games.hope_inhumanity.cards.effects.scenes import ChangeHardship, IgnoreBranch
from companion.games.hope_inhumanity.cards.kinds import Branch, Mark, Terrain
from companion.games.hope_inhumanity.cards.limits import (
    Limit,
    MostSupporters,
)
from companion.games.hope_inhumanity.cards.whom import Whom

PHRASES: tuple[type[Any], ...] = (*get_args(Effect), *get_args(Ability), *get_args(Limit), Bonus)
BOOK: Phrasebook[Any] = Phrasebook(PHRASES)


LANGUAGES = ("en", "de")
MOST = 400
"""Of a sentence that holds two others there are hundreds of thousands."""


def some(cls: type[Any]) -> list[Any]:
    """Sentences of that kind, spread over all that there are of the first so many."""
    every = list(islice(examples(cls, (1, 2, 3, 4, 5)), 50 * MOST))
    return every[:: max(1, len(every) // MOST)]


@pytest.mark.slow
@given(
    st.sampled_from(PHRASES).flatmap(lambda cls: st.sampled_from(some(cls))),
    st.sampled_from(LANGUAGES),
)
def test_reading_what_is_printed_gives_the_same_again(value: Effect | Ability, language: str) -> None:
    assert BOOK.read(say(value, language)) == value
    assert say(BOOK.read(say(value, language)), language) == say(value, language)


@pytest.mark.slow
def test_no_two_effects_or_abilities_are_printed_alike_in_any_language() -> None:
    every = [one for cls in PHRASES for one in some(cls)]
    said = [say(one, language) for one in every for language in LANGUAGES]
    assert len(said) == len(set(said)) > len(PHRASES) * len(LANGUAGES)


@pytest.mark.parametrize(
    ("value", "sentence"),
    [
        (LoseHumanity(Whom.EACH, 1), "sie alle verlieren 1 Menschlichkeit"),
        (GainHumanity(Whom.ACTING, 2), "wer am Zug ist, gewinnt 2 Menschlichkeit"),
        (SufferHunger(Whom.YOU, 1), "du erleidest 1 Hunger"),
        (SufferHarm(Whom.REFUSERS, 1), "wer verweigert, erleidet 1 Wunde"),
        (SufferHarm(Whom.EVERYONE, 2), "alle erleiden 2 Wunden"),
        (EaseHunger(Whom.CHOSEN, 2), "jemand deiner Wahl wird 2 Hunger los"),
        (IgnoreBranch(Whom.YOU, Branch.FAIL), "du bleibst von „Misslingt“ verschont"),
        (
            HarderScenes(1, Terrain.COASTAL, Mark.COLD),
            "deine Szenen an der Küste mit Kälte sind um 1 schwerer",
        ),
        (HarderScenes(-2, None, None), "deine Szenen sind um 2 leichter"),
        (
            WhenYouSupportTheOther(LoseHumanity(Whom.YOU, 1)),
            "wenn du dein Gegenüber unterstützt – du verlierst 1 Menschlichkeit",
        ),
    ],
)
def test_german_cards_say_it_in_german(value: Effect | Ability, sentence: str) -> None:
    assert say(value, "de") == sentence
    assert BOOK.read(sentence.replace("–", "-")) == value


@pytest.mark.parametrize("cls", PHRASES)
def test_every_phrase_has_a_german_form_of_its_own(cls: type[Any]) -> None:
    assert all(say(one, "de") != say(one) for one in examples(cls))


@pytest.mark.parametrize(
    ("sentence", "value"),
    [
        ("the acting player gains 1 humanity", GainHumanity(Whom.ACTING, 1)),
        ("supporters gain 2 humanity", GainHumanity(Whom.SUPPORTERS, 2)),
        ("a player of your choice recovers from 2 hunger", EaseHunger(Whom.CHOSEN, 2)),
        ("everyone cheats death", CheatDeath(Whom.EVERYONE)),
        ("the group loses 2 hope", LoseHope(2)),
        ("this Scene is 2 easier", ChangeHardship(-2)),
        ("with 1 more success than needed, the group gains 1 hope", Bonus(1, GainHope(1))),
        ("with 2 more successes than needed, the group gains 1 hope", Bonus(2, GainHope(1))),
        ("you draw 1 trait", DrawTraits(Whom.YOU, 1)),
        ("the acting player draws 2 traits", DrawTraits(Whom.ACTING, 2)),
        ("the hungry among them lose 1 humanity", LoseHumanity(Whom.HUNGRY, 1)),
        ("your Any Terrain Scenes are 1 harder", HarderScenes(1, Terrain.ANY, None)),
        ("your Coastal Scenes marked cold are 3 harder", HarderScenes(3, Terrain.COASTAL, Mark.COLD)),
        ("in Scenes marked violence, your first 1 die fails", FirstDiceFail(Mark.VIOLENCE, 1)),
        ("in Scenes marked cold, your first 2 dice fail", FirstDiceFail(Mark.COLD, 2)),
        ("when the other acts on a rated Scene, you support with at least 1 die", MustSupportTheOther(1)),
        ("when the other acts on a rated Scene, you support with at least 2 dice", MustSupportTheOther(2)),
        ("when you support the other, 1 humanity comes back to you after the Scene", SupportComesBack(1)),
        ("when you support the other, 2 humanity come back to you after the Scene", SupportComesBack(2)),
        ("at most 1 player may support", MostSupporters(1)),
        ("at most 2 players may support", MostSupporters(2)),
        (
            "when both of you take part in a Scene, each of them gains 1 humanity",
            WhenBothTakePart(GainHumanity(Whom.EACH, 1)),
        ),
    ],
)
def test_a_sentence_means_what_a_player_would_think(sentence: str, value: Effect | Ability) -> None:
    assert BOOK.read(sentence) == value
    assert say(value) == sentence


@given(st.data(), st.sampled_from(LANGUAGES))
def test_a_sentence_of_two_halves_is_read_back_whatever_they_are(data: st.DataObject, language: str) -> None:
    inner = st.sampled_from(get_args(Plain)).flatmap(lambda cls: st.sampled_from(some(cls)))
    one, other = data.draw(inner), data.draw(inner)
    for value in (Pick(data.draw(st.sampled_from(Whom)), one, other), RollTable(3, one, other)):
        assert BOOK.read(say(value, language)) == value

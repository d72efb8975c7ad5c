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
    HarderSupported,
    LoseOnlyByCommitting,
    MostHumanity,
    MustSupportTheOther,
    StartHumanity,
    SupportComesBack,
    WhenARoundBegins,
    WhenBothTakePart,
    WhenSceneMarked,
    WhenSomebodyRefusesTheOther,
    WhenYouAvoid,
    WhenYouRefuseTheOther,
    WhenYouSupportTheOther,
)
from companion.games.hope_inhumanity.cards.bonus import Bonus
from companion.games.hope_inhumanity.cards.effects import (
    ChangeHardship,
    CheatDeath,
    DrawTraits,
    EaseHarm,
    EaseHunger,
    Effect,
    FromRound,
    GainHope,
    GainHumanity,
    IgnoreBranch,
    LoseHope,
    LoseHumanity,
    Pick,
    Plain,
    RollAgain,
    RollTable,
    SetHardship,
    SpareHarm,
    SpareHunger,
    SucceedAnyway,
    SufferHarm,
    SufferHunger,
    TurnDie,
    WithHope,
    WithHunted,
)
from companion.games.hope_inhumanity.cards.kinds import Branch, Mark, Terrain, Which
from companion.games.hope_inhumanity.cards.limits import (
    Limit,
    MostDiceEach,
    MostSupporters,
    NobodySupports,
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
        ("each of them loses 1 humanity", LoseHumanity(Whom.EACH, 1)),
        ("you suffer 1 hunger", SufferHunger(Whom.YOU, 1)),
        ("a player of your choice recovers from 2 hunger", EaseHunger(Whom.CHOSEN, 2)),
        ("everyone suffers 1 harm", SufferHarm(Whom.EVERYONE, 1)),
        ("the other recovers from 1 harm", EaseHarm(Whom.OTHER, 1)),
        ("refusers recover from 1 harm", EaseHarm(Whom.REFUSERS, 1)),
        ("you are spared 1 hunger", SpareHunger(Whom.YOU, 1)),
        ("a player of your choice is spared 2 harm", SpareHarm(Whom.CHOSEN, 2)),
        ("everyone cheats death", CheatDeath(Whom.EVERYONE)),
        ("the group gains 1 hope", GainHope(1)),
        ("the group loses 2 hope", LoseHope(2)),
        ("this Scene is 1 harder", ChangeHardship(1)),
        ("this Scene is 2 easier", ChangeHardship(-2)),
        ("with 1 more success than needed, the group gains 1 hope", Bonus(1, GainHope(1))),
        ("with 2 more successes than needed, the group gains 1 hope", Bonus(2, GainHope(1))),
        ("you draw 1 trait", DrawTraits(Whom.YOU, 1)),
        ("the acting player draws 2 traits", DrawTraits(Whom.ACTING, 2)),
        ("this Scene has a hardship of 0", SetHardship(0)),
        ("from round 3 on, everyone suffers 1 harm", FromRound(3, SufferHarm(Whom.EVERYONE, 1))),
        ("with 3 hope or more, the group loses 1 hope", WithHope(3, LoseHope(1))),
        ("with 1 hunted or more, the group loses 1 hope", WithHunted(1, LoseHope(1))),
        ("the hungry among them lose 1 humanity", LoseHumanity(Whom.HUNGRY, 1)),
        ("the hurt among them recover from 1 harm", EaseHarm(Whom.HURT, 1)),
        ("when you avoid a Scene, you gain 1 humanity", WhenYouAvoid(GainHumanity(Whom.YOU, 1))),
        ("when a round begins, you suffer 1 hunger", WhenARoundBegins(SufferHunger(Whom.YOU, 1))),
        ("this Scene succeeds", SucceedAnyway()),
        ("you ignore Refuse", IgnoreBranch(Whom.YOU, Branch.REFUSE)),
        ("a player of your choice ignores Fail", IgnoreBranch(Whom.CHOSEN, Branch.FAIL)),
        ("roll one of your dice again", RollAgain(Which.YOURS)),
        ("roll any one die again", RollAgain(Which.ANY)),
        ("turn any one die to 6", TurnDie(Which.ANY, 6)),
        ("you start with 4 humanity", StartHumanity(4)),
        ("you never have more than 4 humanity", MostHumanity(4)),
        ("you lose humanity only by committing it", LoseOnlyByCommitting()),
        ("your Scenes are 1 easier", HarderScenes(-1, None, None)),
        ("your Any Terrain Scenes are 1 harder", HarderScenes(1, Terrain.ANY, None)),
        ("your Scenes marked child are 1 harder", HarderScenes(1, None, Mark.CHILD)),
        ("your Coastal Scenes marked cold are 3 harder", HarderScenes(3, Terrain.COASTAL, Mark.COLD)),
        (
            "when you support the other, you lose 1 humanity",
            WhenYouSupportTheOther(LoseHumanity(Whom.YOU, 1)),
        ),
        ("Scenes that you support are 1 easier", HarderSupported(-1)),
        ("in Scenes marked violence, your first 1 die fails", FirstDiceFail(Mark.VIOLENCE, 1)),
        ("in Scenes marked cold, your first 2 dice fail", FirstDiceFail(Mark.COLD, 2)),
        (
            "when a Scene marked gore is acted on, you lose 1 humanity",
            WhenSceneMarked(Mark.GORE, LoseHumanity(Whom.YOU, 1)),
        ),
        ("when the other acts on a rated Scene, you support with at least 1 die", MustSupportTheOther(1)),
        ("when the other acts on a rated Scene, you support with at least 2 dice", MustSupportTheOther(2)),
        ("when you support the other, 1 humanity comes back to you after the Scene", SupportComesBack(1)),
        ("when you support the other, 2 humanity come back to you after the Scene", SupportComesBack(2)),
        (
            "when you refuse to support the other, you lose 1 humanity",
            WhenYouRefuseTheOther(LoseHumanity(Whom.YOU, 1)),
        ),
        (
            "when someone refuses to support the other, the other suffers 1 harm",
            WhenSomebodyRefusesTheOther(SufferHarm(Whom.OTHER, 1)),
        ),
        ("nobody may support", NobodySupports()),
        ("at most 1 player may support", MostSupporters(1)),
        ("at most 2 players may support", MostSupporters(2)),
        ("each supporter gives at most 1 die", MostDiceEach(1)),
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

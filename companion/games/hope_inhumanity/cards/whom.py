"""Roles that the sentences of a card mention."""

from companion.engine.phrasebook.spoken import Spoken


class Whom(Spoken):
    """Receiver of an effect. `EACH` are all who receive the branch or ability that the sentence stands in;
    who is meant “of them” is looked for among these when it happens, and `RANDOM` drawn by lot."""

    EACH = "each of them", {"de": "sie alle"}
    ACTING = "the acting player", {"de": "wer am Zug ist,"}
    PARTICIPANTS = "participants", {"de": "wer beteiligt ist,"}
    SUPPORTERS = "supporters", {"de": "wer unterstützt,"}
    REFUSERS = "refusers", {"de": "wer verweigert,"}
    ACCEPTERS = "accepters", {"de": "wer annimmt,"}
    HUNGRY = "the hungry among them", {"de": "wer von ihnen Hunger hat,"}
    STARVING = "the starving among them", {"de": "wer von ihnen verhungert,"}
    HURT = "the hurt among them", {"de": "wer von ihnen verwundet ist,"}
    CRIPPLED = "the crippled among them", {"de": "wer von ihnen versehrt ist,"}
    UNSCATHED = "the unscathed among them", {"de": "wer von ihnen weder hungert noch blutet,"}
    EMPTY = "those of them without humanity", {"de": "wer von ihnen keine Menschlichkeit hat,"}
    LEAST = "the least burdened of them", {"de": "wer von ihnen am wenigsten trägt,"}
    RANDOM = "one of them by lot", {"de": "wer von ihnen das Los zieht,"}
    LEFT = "the neighbour on the left", {"de": "wer links daneben sitzt,"}
    EVERYONE = "everyone", {"de": "alle"}
    YOU = "you", {"de": "du"}
    OTHER = "the other", {"de": "dein Gegenüber"}
    VICTIM = "whoever you steal from", {"de": "wen du bestiehlst, der"}
    CHOSEN = "a player of your choice", {"de": "jemand deiner Wahl"}

    def agreement(self, language: str) -> int:
        """Which form of a verb follows: 0 for one, 1 for many, 2 for you where a language has that form."""
        if language == "de":
            return {Whom.YOU: 2, Whom.EACH: 1, Whom.EVERYONE: 1}.get(self, 0)
        return int(self in _MANY)


_MANY = frozenset(
    {
        Whom.PARTICIPANTS,
        Whom.SUPPORTERS,
        Whom.REFUSERS,
        Whom.ACCEPTERS,
        Whom.HUNGRY,
        Whom.STARVING,
        Whom.HURT,
        Whom.CRIPPLED,
        Whom.UNSCATHED,
        Whom.EMPTY,
        Whom.YOU,
    }
)
"""Those after whom English has “lose” instead of “loses”."""


class Heir(Spoken):
    """To whom something is handed over: the same people, as German has them after “an”."""

    ACTING = "the acting player", {"de": "den Menschen am Zug"}
    LEFT = "the neighbour on the left", {"de": "den Menschen links daneben"}
    YOU = "you", {"de": "dich"}
    OTHER = "the other", {"de": "dein Gegenüber"}
    CHOSEN = "a player of your choice", {"de": "jemanden deiner Wahl"}

    @property
    def whom(self) -> Whom:
        return Whom[self.name]


class Who(Spoken):
    """Of whom alone something can be asked: who is meant must be one."""

    ACTING = "the acting player", {"de": "der Mensch am Zug"}
    YOU = "you", {"de": "du"}

    def agreement(self, language: str) -> int:
        """Which form of a verb follows."""
        return (2 if language == "de" else 1) if self is Who.YOU else 0

    @property
    def whom(self) -> Whom:
        return Whom[self.name]

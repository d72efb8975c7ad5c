"""Sentences of Morality and History cards: `everybody – ruin 3` (HE-027 to HE-031)."""

from dataclasses import dataclass
from typing import Annotated, Any, TypeAlias

from companion.engine.phrasebook.phrase_pieces import Between, Spoken
from companion.engine.phrasebook.phrasebook import phrase
from companion.games.hopes_end.cards import Effect, Gain, Op, Type, Who
from companion.kit.cards.page import CardListPage

MOST = 12
"""Of what a sentence can say at once."""
Some: TypeAlias = Annotated[int, Between(0, MOST)]
By: TypeAlias = Annotated[int, Between(-MOST, MOST)]
Three: TypeAlias = Annotated[int, Between(1, 3)]
PER, PER_DE = "[ for each {per} card]", "[ für jede Karte {per}]"


class Kind(Spoken):
    """The types of Morality cards, as sentences name them."""

    ANARCHIST = "anarchist", {"de": "Anarchistisch"}
    DEMOCRATIC = "democratic", {"de": "Demokratisch"}
    DICTATOR = "dictator", {"de": "Diktatorisch"}


class Rank(Spoken):
    """Rank by points that a sentence means."""

    HIGHEST = "most", {"de": "die meisten"}
    LOWEST = "fewest", {"de": "die wenigsten"}


RANKS = {Rank.HIGHEST: "highest", Rank.LOWEST: "lowest"}


@phrase("everybody", de="alle")
@dataclass(frozen=True)
class Everybody:
    """All seats."""

    @property
    def who(self) -> Who:
        """The same, as cards have it."""
        return Who()


@phrase(
    "anyone with {least} or more {kind} cards",
    "whoever has {least} or more {kind} cards",
    de="wer mindestens {least} {least:Karte|Karten} {kind} hat",
)
@dataclass(frozen=True)
class Having:
    """With this many cards of that type."""

    least: Three
    kind: Kind

    @property
    def who(self) -> Who:
        """The same, as cards have it."""
        return Who("type", Type(self.kind), self.least)


@phrase(
    "the player with most {kind} cards",
    "whoever has most {kind} cards",
    de="wer die meisten Karten {kind} hat",
)
@dataclass(frozen=True)
class Most:
    """With the most cards of that type."""

    kind: Kind

    @property
    def who(self) -> Who:
        """The same, as cards have it."""
        return Who("most", Type(self.kind))


@phrase("anyone without a {kind} card", "whoever has no {kind} card", de="wer keine Karte {kind} hat")
@dataclass(frozen=True)
class Without:
    """Without a card of that type."""

    kind: Kind

    @property
    def who(self) -> Who:
        """The same, as cards have it."""
        return Who("none", Type(self.kind))


@phrase(
    "anyone with cards of {n} {n:type|types}",
    "whoever has cards of {n} {n:type|types}",
    de="wer Karten von {n} {n:Art|Arten} hat",
)
@dataclass(frozen=True)
class Mixed:
    """With cards of this many types."""

    n: Three

    @property
    def who(self) -> Who:
        """The same, as cards have it."""
        return Who("kinds", n=self.n)


@phrase(
    "anyone with {least} or more answers {answer}",
    "whoever has {least} or more answers {answer}",
    de="wer mindestens {least} Mal Antwort {answer} hat",
)
@dataclass(frozen=True)
class Answering:
    """With this many cards on which that answer is marked."""

    least: Three
    answer: Three

    @property
    def who(self) -> Who:
        """The same, as cards have it."""
        return Who("answer", n=self.least, answer=self.answer)


@phrase("anyone with the {rank} points", "whoever has the {rank} points", de="wer {rank} Punkte hat")
@dataclass(frozen=True)
class Ranking:
    """With most or fewest points."""

    rank: Rank

    @property
    def who(self) -> Who:
        """The same, as cards have it."""
        return Who("score", score=RANKS[self.rank])


@phrase("the first player", de="wer die Runde beginnt")
@dataclass(frozen=True)
class First:
    """First player of the round."""

    @property
    def who(self) -> Who:
        """The same, as cards have it."""
        return Who("first")


Whom: TypeAlias = Everybody | Having | Most | Without | Mixed | Answering | Ranking | First


@dataclass(frozen=True)
class _Does:
    n: Some
    whom: Whom
    per: Kind | None


@phrase(
    f"{{whom}} – ruin {{n}}{PER}", f"{{whom}} - ruin {{n}}{PER}", de=f"{{whom}} – zerstören {{n}}{PER_DE}"
)
@dataclass(frozen=True)
class Ruin(_Does):
    """Ruins tiles."""


@phrase(
    f"{{whom}} – repair {{n}}{PER}", f"{{whom}} - repair {{n}}{PER}", de=f"{{whom}} – aufbauen {{n}}{PER_DE}"
)
@dataclass(frozen=True)
class Repair(_Does):
    """Repairs ruined tiles."""


@phrase(
    f"{{whom}} – spare {{n}}{PER}", f"{{whom}} - spare {{n}}{PER}", de=f"{{whom}} – verschonen {{n}}{PER_DE}"
)
@dataclass(frozen=True)
class Spare(_Does):
    """Prevents later ruins."""


@phrase(
    f"{{whom}} – lay {{n:+more|-fewer}}{PER}",
    f"{{whom}} - lay {{n:+more|-fewer}}{PER}",
    de=f"{{whom}} – legen {{n:+mehr|-weniger}}{PER_DE}",
)
@dataclass(frozen=True)
class Lay:
    """More or fewer tiles in this round."""

    n: By
    whom: Whom
    per: Kind | None


@phrase(
    f"{{whom}} – score {{n:+more|-less}}{PER}",
    f"{{whom}} - score {{n:+more|-less}}{PER}",
    de=f"{{whom}} – werten {{n:+mehr|-weniger}}{PER_DE}",
)
@dataclass(frozen=True)
class Score:
    """More or fewer points."""

    n: By
    whom: Whom
    per: Kind | None


@phrase("lay {n:+more|-fewer} each round", de="in jeder Runde {n:+mehr|-weniger} legen")
@dataclass(frozen=True)
class LayEachRound:
    """Tiles for a marked answer."""

    n: By


@phrase(
    "score {n:+more|-less} with each History card", de="mit jeder Geschichtskarte {n:+mehr|-weniger} werten"
)
@dataclass(frozen=True)
class ScoreEachRound:
    """Points for a marked answer."""

    n: By


@phrase("ruin {n}", de="zerstören {n}")
@dataclass(frozen=True)
class RuinOwn:
    """Ruins tiles of the answer's owner."""

    n: Some


@phrase("repair {n}", de="aufbauen {n}")
@dataclass(frozen=True)
class RepairOwn:
    """Repairs ruined tiles of the answer's owner."""

    n: Some


@phrase("spare {n}", de="verschonen {n}")
@dataclass(frozen=True)
class SpareOwn:
    """Prevents later ruins of the answer's owner."""

    n: Some


@phrase("lay {n:+more|-fewer}", de="legen {n:+mehr|-weniger}")
@dataclass(frozen=True)
class LayOwn:
    """More or fewer tiles in the coming round."""

    n: By


@phrase("score {n:+more|-less}", de="werten {n:+mehr|-weniger}")
@dataclass(frozen=True)
class ScoreOwn:
    """More or fewer points, once."""

    n: By


EFFECTS = CardListPage("effects", (Ruin, Repair, Spare, Lay, Score))
GAINS = CardListPage("gains", (LayEachRound, ScoreEachRound))
LATER = CardListPage("later", (RuinOwn, RepairOwn, SpareOwn, LayOwn, ScoreOwn))
OPS = {Ruin: Op.RUIN, Repair: Op.REPAIR, Spare: Op.SPARE, Lay: Op.PLACE, Score: Op.POINTS}
OWN_OPS = {
    RuinOwn: Op.RUIN,
    RepairOwn: Op.REPAIR,
    SpareOwn: Op.SPARE,
    LayOwn: Op.PLACE,
    ScoreOwn: Op.POINTS,
}


def effect_of(said: Any) -> Effect:
    """The effect that such a sentence says."""
    return Effect(OPS[type(said)], said.n, said.whom.who, Type(said.per) if said.per else None)


def gain_of(said: LayEachRound | ScoreEachRound) -> Gain:
    """Gain of such a sentence."""
    return Gain(Op.PLACE if isinstance(said, LayEachRound) else Op.POINTS, said.n)


def later_gain_of(said: RuinOwn | RepairOwn | SpareOwn | LayOwn | ScoreOwn) -> Gain:
    """The gain that such a sentence brings later."""
    return Gain(OWN_OPS[type(said)], said.n)

"""Sentences of Morality and History cards: `everyone ruins 3 of their tiles` (HE-027 to HE-031)."""

from dataclasses import dataclass
from typing import Annotated, Any, TypeAlias

from companion.engine.phrasebook.nouns import FEMININE, Noun
from companion.engine.phrasebook.phrase_pieces import Between
from companion.engine.phrasebook.phrasebook import phrase
from companion.engine.phrasebook.spoken import Spoken
from companion.games.hopes_end.cards import Effect, Gain, Op, Type, Who
from companion.kit.cards.page import CardListPage

MOST = 12
"""Of what a sentence can say at once."""
Some: TypeAlias = Annotated[int, Between(0, MOST)]
By: TypeAlias = Annotated[int, Between(-MOST, MOST)]
Three: TypeAlias = Annotated[int, Between(1, 3)]
PER, PER_DE = "[ for each {per} card]", "[ für jede {per:accusative}]"
TILES = "{n:+more|-fewer} {n:tile|tiles}"
TILES_DE = "{n:+Plättchen mehr|-Plättchen weniger}"
POINTS = "{n:+more|-fewer} {n:point|points}"
POINTS_DE = "{n:+Punkt mehr/Punkte mehr|-Punkt weniger/Punkte weniger}"


def _card(adjective: str) -> dict[str, str | Noun]:
    return {"de": Noun("Karte", "Karten", FEMININE, adjective=adjective)}


class Kind(Spoken):
    """The types of Morality cards, as sentences name them."""

    ANARCHIST = "anarchist", _card("anarchistisch")
    DEMOCRATIC = "democratic", _card("demokratisch")
    DICTATOR = "dictator", _card("diktatorisch")


class Rank(Spoken):
    """Rank by points that a sentence means."""

    HIGHEST = "most", {"de": "die meisten"}
    LOWEST = "fewest", {"de": "die wenigsten"}


RANKS = {Rank.HIGHEST: "highest", Rank.LOWEST: "lowest"}


class _People:
    """Those whom a sentence means: the verb after them is for one, unless they say otherwise."""

    def agreement(self, language: str) -> int:  # noqa: ARG002 - some differ by language
        """Which form of a verb follows: 0 for one, 1 for many."""
        return 0


@phrase("everyone", de="alle")
@dataclass(frozen=True)
class Everybody(_People):
    """All seats."""

    def agreement(self, language: str) -> int:
        """German has a word for many here."""
        return int(language == "de")

    @property
    def who(self) -> Who:
        """The same, as cards have it."""
        return Who()


@phrase(
    "anyone with {least} or more {kind} cards",
    "whoever has {least} or more {kind} cards",
    de="wer mindestens {least} {kind:accusative least} hat,",
)
@dataclass(frozen=True)
class Having(_People):
    """With this many cards of that type."""

    least: Three
    kind: Kind

    @property
    def who(self) -> Who:
        """The same, as cards have it."""
        return Who("type", Type(self.kind), self.least)


@phrase(
    "the player with the most {kind} cards",
    "whoever has most {kind} cards",
    de="wer die meisten {kind:accusative plural weak} hat,",
)
@dataclass(frozen=True)
class Most(_People):
    """With the most cards of that type."""

    kind: Kind

    @property
    def who(self) -> Who:
        """The same, as cards have it."""
        return Who("most", Type(self.kind))


@phrase("anyone with no {kind} card", "whoever has no {kind} card", de="wer keine {kind:accusative} hat,")
@dataclass(frozen=True)
class Without(_People):
    """Without a card of that type."""

    kind: Kind

    @property
    def who(self) -> Who:
        """The same, as cards have it."""
        return Who("none", Type(self.kind))


@phrase(
    "anyone with cards of {n} {n:type|types}",
    "whoever has cards of {n} {n:type|types}",
    de="wer Karten von {n} {n:Art|Arten} hat,",
)
@dataclass(frozen=True)
class Mixed(_People):
    """With cards of this many types."""

    n: Three

    @property
    def who(self) -> Who:
        """The same, as cards have it."""
        return Who("kinds", n=self.n)


@phrase(
    "anyone who chose answer {answer} at least {least} {least:time|times}",
    de="wer mindestens {least} Mal Antwort {answer} hat,",
)
@dataclass(frozen=True)
class Answering(_People):
    """With this many cards on which that answer is marked."""

    least: Three
    answer: Three

    @property
    def who(self) -> Who:
        """The same, as cards have it."""
        return Who("answer", n=self.least, answer=self.answer)


@phrase("anyone with the {rank} points", "whoever has the {rank} points", de="wer {rank} Punkte hat,")
@dataclass(frozen=True)
class Ranking(_People):
    """With most or fewest points."""

    rank: Rank

    @property
    def who(self) -> Who:
        """The same, as cards have it."""
        return Who("score", score=RANKS[self.rank])


@phrase("the first player", de="wer die Runde beginnt,")
@dataclass(frozen=True)
class First(_People):
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
    f"{{whom}} {{whom:ruins|ruin}} {{n}} of their tiles{PER}",
    de=f"{{whom}} {{whom:zerstört|zerstören}} {{n}} {{n:eigenes|eigene}} Plättchen{PER_DE}",
)
@dataclass(frozen=True)
class Ruin(_Does):
    """Ruins tiles."""


@phrase(
    f"{{whom}} {{whom:repairs|repair}} {{n}} of their tiles{PER}",
    de=f"{{whom}} {{whom:baut|bauen}} {{n}} {{n:eigenes|eigene}} Plättchen wieder auf{PER_DE}",
)
@dataclass(frozen=True)
class Repair(_Does):
    """Repairs ruined tiles."""


@phrase(
    f"{{whom}} {{whom:spares|spare}} {{n}} of their tiles{PER}",
    de=f"{{whom}} {{whom:verschont|verschonen}} {{n}} {{n:eigenes|eigene}} Plättchen{PER_DE}",
)
@dataclass(frozen=True)
class Spare(_Does):
    """Prevents later ruins."""


@phrase(
    f"{{whom}} {{whom:lays|lay}} {TILES}{PER}",
    de=f"{{whom}} {{whom:legt|legen}} {TILES_DE}{PER_DE}",
)
@dataclass(frozen=True)
class Lay:
    """More or fewer tiles in this round."""

    n: By
    whom: Whom
    per: Kind | None


@phrase(
    f"{{whom}} {{whom:scores|score}} {POINTS}{PER}",
    de=f"{{whom}} {{whom:bekommt|bekommen}} {POINTS_DE}{PER_DE}",
)
@dataclass(frozen=True)
class Score:
    """More or fewer points."""

    n: By
    whom: Whom
    per: Kind | None


@phrase(f"lay {TILES} in each round", de=f"leg in jeder Runde {TILES_DE}")
@dataclass(frozen=True)
class LayEachRound:
    """Tiles for a marked answer."""

    n: By


@phrase(f"score {POINTS} with each History card", de=f"bekomm mit jeder Geschichtskarte {POINTS_DE}")
@dataclass(frozen=True)
class ScoreEachRound:
    """Points for a marked answer."""

    n: By


@phrase("ruin {n} of your tiles", de="zerstör {n} {n:eigenes|eigene} Plättchen")
@dataclass(frozen=True)
class RuinOwn:
    """Ruins tiles of the answer's owner."""

    n: Some


@phrase("repair {n} of your tiles", de="bau {n} {n:eigenes|eigene} Plättchen wieder auf")
@dataclass(frozen=True)
class RepairOwn:
    """Repairs ruined tiles of the answer's owner."""

    n: Some


@phrase("spare {n} of your tiles", de="verschon {n} {n:eigenes|eigene} Plättchen")
@dataclass(frozen=True)
class SpareOwn:
    """Prevents later ruins of the answer's owner."""

    n: Some


@phrase(f"lay {TILES}", de=f"leg {TILES_DE}")
@dataclass(frozen=True)
class LayOwn:
    """More or fewer tiles in the coming round."""

    n: By


@phrase(f"score {POINTS}", de=f"bekomm {POINTS_DE}")
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

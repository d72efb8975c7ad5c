"""Nouns by gender, case and number, with the ending of the adjective before them."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType


class Gender(StrEnum):
    """The genders of German."""

    MASCULINE = "masculine"
    FEMININE = "feminine"
    NEUTER = "neuter"


class GrammaticalCase(StrEnum):
    """The cases of German."""

    NOMINATIVE = "nominative"
    ACCUSATIVE = "accusative"
    DATIVE = "dative"
    GENITIVE = "genitive"


MASCULINE, FEMININE, NEUTER = Gender
NOMINATIVE, ACCUSATIVE, DATIVE, GENITIVE = GrammaticalCase
STRONG: Mapping[GrammaticalCase, str] = MappingProxyType(
    {NOMINATIVE: "er e es e", ACCUSATIVE: "en e es e", DATIVE: "em er em en", GENITIVE: "en er en er"}
)
"""Endings of an adjective by itself or after a number: masculine, feminine, neuter, of many."""
WEAK: Mapping[GrammaticalCase, str] = MappingProxyType(
    {NOMINATIVE: "e e e en", ACCUSATIVE: "en e e en", DATIVE: "en en en en", GENITIVE: "en en en en"}
)
"""Its endings after an article of its own."""
HISSING = ("s", "ß", "z", "x")


@dataclass(frozen=True)
class Noun:
    """A noun for one and for many; without a `gender` it has no cases, as in English.

    An `oblique` one has the form for many in every case of one but the first: *Soldat*, *Soldaten*.
    """

    one: str
    many: str
    gender: Gender | None = None
    oblique: bool = False
    adjective: str = ""

    def __str__(self) -> str:
        return self.say()

    def say(
        self,
        case: GrammaticalCase = NOMINATIVE,
        *,
        many: bool = False,
        weak: bool = False,
        adjective: str = "",
    ) -> str:
        """The noun in that case and number, after its own adjective or that one."""
        stem, bare = adjective or self.adjective, self._bare(case, many=many)
        return f"{stem}{self._ending(case, many=many, weak=weak)} {bare}" if stem else bare

    def _ending(self, case: GrammaticalCase, *, many: bool, weak: bool) -> str:
        if self.gender is None:
            return ""
        endings = (WEAK if weak else STRONG)[case].split()
        return endings[-1] if many else endings[list(Gender).index(self.gender)]

    def _bare(self, case: GrammaticalCase, *, many: bool) -> str:
        if many:
            return f"{self.many}n" if self._takes_n(case) else self.many
        if self.oblique and case is not NOMINATIVE:
            return self.many
        if case is GENITIVE and self.gender in {MASCULINE, NEUTER}:
            return f"{self.one}{'es' if self.one.endswith(HISSING) else 's'}"
        return self.one

    def _takes_n(self, case: GrammaticalCase) -> bool:
        return case is DATIVE and self.gender is not None and not self.many.endswith(("n", "s"))

"""The recap's pages: the outcome, the game's own pages, the dice."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from companion.adapters.language.localise import Localiser
from companion.adapters.recap.bond_diagram import bond_diagram
from companion.engine.recap_page import BondDiagram, RecapPage, Shot
from companion.engine.words import say
from companion.table.story.told_evening import ToldEnd
from web.shown import dice, evening, table

MOST = 7
"""More pages than these nobody watches."""
OWN = 6
"""Pages of a phone: a thumb swipes no more."""


@dataclass(frozen=True)
class Photographed:
    """The name of a photograph by the entry of its roll, if it is kept, and the dice `struck` on it."""

    at: Callable[[int | None], str | None]
    struck: Mapping[int | None, str]


NO_PHOTOGRAPH = Photographed(lambda _: None, {})


@dataclass(frozen=True)
class RecapPages:
    """Makes the pages in one language."""

    localised: Localiser[table.ColourView]
    about: str = ""
    """The day and the names of an evening, which its picture tells with the name of the game."""

    def public(
        self,
        told: Sequence[RecapPage],
        end: ToldEnd,
        photographed: Photographed,
        thrown: tuple[dice.Throws, ...],
    ) -> tuple[evening.RecapPageView, ...]:
        """The pages that the big screen turns: the end first and the dice last."""
        first, last = tuple(self._end(end)), tuple(self._dice(thrown, "dice"))
        of_all = self._of(told, None, photographed, end)
        return (*first, *of_all[: MOST - len(first) - len(last)], *last)

    def tour(self, told: Sequence[RecapPage]) -> tuple[evening.RecapPageView, ...]:
        """Pages that teach a game which has not begun: each says which of how many it is."""
        kickers = (say("tour-page", n=n, of=len(told)) for n in range(1, len(told) + 1))
        return tuple(
            replace(self._painted(one, NO_PHOTOGRAPH), kicker=self.localised.say(kicker))
            for one, kicker in zip(told, kickers, strict=True)
        )

    def own(
        self,
        told: Sequence[RecapPage],
        end: ToldEnd,
        seat: str,
        photographed: Photographed,
        thrown: tuple[dice.Throws, ...],
        line: str | None = None,
    ) -> tuple[evening.RecapPageView, ...]:
        """At most six pages of one seat's phone: how it ended, what was theirs, their dice, what they did not
        know, whom they were with or more of what all are told, and one `line` of the story."""
        mine, of_all = (self._of(told, whose, photographed, end) for whose in (seat, None))
        first = (*self._end(end), *mine[:1], *self._dice(thrown, "own-dice"), *mine[1:])
        last = tuple(self._line(line))
        together = sorted(of_all, key=lambda one: not (one.people or one.weave))
        return (*first, *together[: OWN - len(first) - len(last)], *last)[:OWN]

    def _line(self, line: str | None) -> Iterator[evening.RecapPageView]:
        if line is not None:
            kicker = self.localised.say(say("recap-line"))
            yield evening.RecapPageView("line", kicker, line, picture=self.localised.drawn("won"))

    def one(self, page: RecapPage, photograph: Callable[[int | None], str | None]) -> evening.RecapPageView:
        """A page of its own, without the others."""
        return self._painted(page, Photographed(photograph, {}))

    def _of(
        self, told: Sequence[RecapPage], seat: str | None, photographed: Photographed, end: ToldEnd
    ) -> list[evening.RecapPageView]:
        """A page of a roll of which nothing is left to look at is left out."""
        painted = [(one, self._painted(one, photographed)) for one in told if one.seat == seat]
        return [
            self._kept(page, end) if page.film and page.film.whole else page
            for one, page in painted
            if not isinstance(one.body, Shot) or page.photograph is not None or page.dice
        ]

    def _kept(self, page: evening.RecapPageView, end: ToldEnd) -> evening.RecapPageView:
        """The picture of an evening: under its day and its people, and how it ended."""
        titled = replace(page, kicker=" · ".join(filter(None, (page.kicker, self.about))))
        if end.spotlight is None:
            return titled
        return replace(titled, title=self.localised.say(end.spotlight.title), lines=(page.title, *page.lines))

    def _end(self, told: ToldEnd) -> Iterator[evening.RecapPageView]:
        """The cause of the end, who has won, and the rest of it, if the game tells that."""
        if spotlight := told.spotlight:
            drawn, text = self.localised.drawn, (spotlight.text,) if spotlight.text else ()
            end = RecapPage("end", spotlight.kicker, spotlight.title, (*text, *spotlight.lines))
            yield replace(self._painted(end, NO_PHOTOGRAPH), picture=drawn(told.scene) or drawn(told.mood))

    def _dice(self, thrown: tuple[dice.Throws, ...], page: str) -> Iterator[evening.RecapPageView]:
        """A page of them, if any were thrown."""
        if thrown:
            kicker, title = (
                self.localised.say(say(f"recap-{page}")),
                self.localised.say(say(f"recap-{page}-title")),
            )
            yield evening.RecapPageView(page, kicker, title, thrown=thrown)

    def _painted(self, page: RecapPage, photographed: Photographed) -> evening.RecapPageView:
        body = page.body
        shot = body if isinstance(body, Shot) else None
        photograph = photographed.at(shot.roll) if shot else None
        return evening.RecapPageView(
            **vars(self.localised(page)),
            photograph=photograph,
            struck=photographed.struck.get(shot.roll, "") if shot else "",
            dice=self._faces(shot) if shot and photograph is None else (),
            weave=bond_diagram(body, self.localised.colour) if isinstance(body, BondDiagram) else None,
        )

    def _faces(self, shot: Shot) -> tuple[dice.DieFace, ...]:
        return tuple(dice.DieFace(self.localised.colour(die.colour), die.value) for die in shot.dice)

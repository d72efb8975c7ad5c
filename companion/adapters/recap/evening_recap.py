"""The recap as a part of a page, in the viewer's language: its story and its dice with statistics."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import cache, partial
from typing import Any

from babel.numbers import format_decimal

from companion.adapters.language.localise import Localiser
from companion.adapters.language.speech import Speech
from companion.adapters.light.dice_colours import DYES, dye
from companion.adapters.recap.recap_pages import Photographed, RecapPages
from companion.adapters.records.archive import Archive
from companion.adapters.records.corrections import struck_on
from companion.engine.dice import FACES
from companion.engine.fairness import fair_means, fairness, mean, oddest
from companion.engine.game import Game
from companion.engine.view import Viewer
from companion.engine.words import Message, say
from companion.kit.touring import tour_pages
from companion.table.moment import Moment
from companion.table.past.evenings import PastEvening
from companion.table.seating.seating import Seating
from companion.table.story.recap import RecapChapter
from companion.table.story.throws import AtOnce, Faces, Throws
from companion.table.story.told_evening import ToldEvening, told_evening
from web.shown import dice, evening, table

KNOWN = frozenset(dye.id for dye in DYES)


def coloured(speech: Speech) -> Callable[[str], table.ColourView]:
    """Paints dice colours in one language."""

    @cache
    def paint(colour: str) -> table.ColourView:
        known = dye(colour)
        return table.ColourView(colour, speech(say(f"colour-{colour}")), known.shape, known.paint, known.ink)

    return paint


class EveningRecap:
    """Makes the views of evenings that are over, in one language.

    `colour` makes the view of a dice colour, `drawn` finds the address of a picture of the game.
    """

    def __init__(
        self,
        speech: Speech,
        colour: Callable[[str], table.ColourView],
        drawn: Callable[[str | None], str | None],
    ) -> None:
        self._say = speech
        self._colour = colour
        self._pages = RecapPages(Localiser(speech, colour, drawn))

    def over(
        self, moment: Moment, begun_at: str, viewer: Viewer, archive: Archive | None
    ) -> evening.EveningView | None:
        """A game that is over, with its photographs and the dice of all evenings where those are kept;
        `begun_at` is its time (ISO 8601)."""
        story = moment.story
        if story is None:
            return None
        if archive is None:
            return self._evening(told_evening(story), moment.seating, begun_at, lambda _: None, viewer)
        kept = archive.remember(story)
        photograph = partial(archive.photograph, moment.game)
        return replace(
            self._evening(kept.told, moment.seating, begun_at, photograph, viewer),
            sets=self._sets(kept.all_thrown, kept.all_there),
            sets_of=self._say(say("dice-evenings", n=kept.evenings)),
        )

    def past(
        self, one: PastEvening, photograph: Callable[[int | None], str | None], viewer: Viewer
    ) -> evening.EveningView:
        """A past game: its story with the photographs that are still kept, its pages, and its dice."""
        return self._evening(one.told, one.seating, one.begun_at, photograph, viewer)

    def _with_advice(self, told: evening.EveningView, seating: Seating) -> evening.EveningView:
        """The evening, with how often each was advised, where that was counted."""
        counts = [
            self._say(say("advice-counted-one", name=seat.name, n=seating.advised[seat.id]))
            for seat in seating.seats
            if seat.id in seating.advised
        ]
        if not counts:
            return told
        return replace(told, advised=self._say(say("advice-counted", who=", ".join(counts))))

    def tour(self, game: Game[Any, Any]) -> tuple[evening.RecapPageView, ...]:
        """The pages that teach the game while people wait."""
        return self._pages.tour(tour_pages(*game.meta.tour))

    def lobby(self, archive: Archive) -> evening.EveningView | None:
        """The dice of all evenings, if any were thrown."""
        if not archive.evenings:
            return None
        evenings = self._say(say("dice-evenings", n=archive.evenings))
        return evening.EveningView((), (), self._sets(archive.all_thrown, archive.all_there), evenings)

    def _evening(
        self,
        told: ToldEvening,
        seating: Seating,
        begun_at: str,
        photograph: Callable[[int | None], str | None],
        viewer: Viewer,
    ) -> evening.EveningView:
        """As that viewer sees it: on a phone its own pages come first."""
        photographed = Photographed(photograph, struck_on(told))
        owners = seating.seats if told.dice_are_owned else ()
        thrown = self._thrown(told.thrown, told.there, {seat.colour: seat.name for seat in owners})
        own = {seat.colour for seat in owners if seat.id == viewer and not seating.place(seat.id).player}
        theirs = tuple(row for row in thrown if row.colour.id in own)
        names = self._say.listed(seat.name for seat in seating.seats)
        pages = replace(self._pages, about=f"{self._say.day(begun_at)} · {names}")
        public = pages.public(told.pages, told.end, photographed, thrown)
        chapters = self._chapters(told.chapters, photographed)
        told_back = self._with_advice(evening.EveningView(chapters, thrown, (), "", public), seating)
        if viewer is None:
            return told_back
        mine = pages.own(told.pages, told.end, viewer, photographed, theirs, self._line(told, viewer))
        known = {one.id for one in mine}
        further = tuple(one for one in public if one.id not in known)
        return replace(told_back, recap_pages=mine, further=further)

    def _line(self, told: ToldEvening, viewer: str) -> str | None:
        """The last sentence of the story that names the viewer, or the last one of all."""
        name = told.end.names.get(viewer, "")
        lines = [self._say(one.text) for chapter in told.chapters for one in chapter.told]
        return next((line for line in reversed(lines) if name and name in line), lines[-1] if lines else None)

    def _chapters(
        self, told: tuple[RecapChapter, ...], photographed: Photographed
    ) -> tuple[evening.EveningChapterView, ...]:
        return tuple(
            evening.EveningChapterView(
                self._say(say("chapter", n=chapter.round)),
                tuple(
                    evening.PassageView(
                        self._say(one.text), photographed.at(one.roll), photographed.struck.get(one.roll, "")
                    )
                    for one in chapter.told
                ),
            )
            for chapter in told
        )

    def _thrown(self, of_game: Throws, there: AtOnce, owners: Mapping[str, str]) -> tuple[dice.Throws, ...]:
        place = {colour: n for n, colour in enumerate(owners)}
        return tuple(
            self._row(colour, faces, owners.get(colour), there.get(colour, 0), self._say(self._luck(faces)))
            for colour, faces in sorted(_known(of_game), key=lambda one: place.get(one[0], len(place)))
        )

    def _sets(self, of_all: Throws, there: AtOnce) -> tuple[dice.Throws, ...]:
        return tuple(
            self._row(colour, faces, None, there.get(colour, 0), self._finding(faces, there.get(colour, 0)))
            for colour, faces in _known(of_all)
        )

    def _row(self, colour: str, faces: Faces, owner: str | None, there: int, finding: str) -> dice.Throws:
        """The faces of one colour; `there` is the number of dice thrown at once, 0 if unknown."""
        most = max(faces)
        counts = tuple(
            dice.FaceCount(face, count, round(100 * count / most))
            for face, count in zip(FACES, faces, strict=True)
        )
        summary = say("dice-mean", n=sum(faces), mean=self._number(mean(faces)))
        which = say("dice-together", n=there) if there else say("dice-unknown")
        say_ = self._say
        return dice.Throws(self._colour(colour), owner, counts, say_(which), say_(summary), finding)

    def _finding(self, faces: Faces, there: int) -> str:
        """The verdict on the dice over all evenings, with its confidence."""
        found, odd = fairness(faces), oddest(faces)
        told = say(f"fairness-{found.finding}", missing=found.missing, n=found.one_in, dice=there)
        if odd is None:
            return self._say(told)
        shares = {"least": round(100 * odd.least), "most": round(100 * odd.most)}
        surely = say("fairness-surely", face=odd.face, count=odd.count, n=sum(faces), **shares)
        return f"{self._say(told)} {self._say(surely)}"

    def _luck(self, faces: Faces) -> Message:
        usual = fair_means(sum(faces))
        if usual is None:
            return say("luck-too-few")
        least, most = usual
        key = "luck-usual" if least <= mean(faces) <= most else "luck-rare"
        return say(key, least=self._number(least), most=self._number(most))

    def _number(self, number: float) -> str:
        return format_decimal(number, "0.0", locale=self._say.language)


def _known(thrown: Throws) -> Iterator[tuple[str, Faces]]:
    return ((colour, faces) for colour, faces in thrown.items() if colour in KNOWN and any(faces))

"""The strip step: lights, moves and resizes each segment, and saves each change at once."""

from collections.abc import Callable, Iterator
from dataclasses import replace

from companion.adapters.devices.strip_controller import segments as named
from companion.adapters.language.speech import Speech
from companion.adapters.wizard import mat_edge
from companion.adapters.wizard.step import WizardInput, WizardParts, knob, unknown
from companion.devices.strip import Rgb
from companion.engine.refusal import refuse
from companion.engine.words import say
from companion.table.settings.colour_order import corrected, with_or_without_white
from companion.table.settings.device_settings import StripSettings
from companion.table.settings.segments import Segment
from web.shown.wizard import Knob, SetUpSheetView

Segments = tuple[Segment, ...]
TURNS: dict[str, Callable[[Segments, int], Segments]] = {
    "more": lambda all_, at: _put(all_, at, replace(all_[at], leds=all_[at].leds + 1)),
    "fewer": lambda all_, at: _put(all_, at, replace(all_[at], leds=max(1, all_[at].leds - 1))),
    "turn": lambda all_, at: _put(all_, at, replace(all_[at], backwards=not all_[at].backwards)),
    "earlier": lambda all_, at: all_ if at == 0 else _swapped(all_, at - 1),
    "later": lambda all_, at: all_ if at == len(all_) - 1 else _swapped(all_, at),
    "remove": lambda all_, at: all_[:at] + all_[at + 1 :],
}
"""Actions on a segment, by its index."""
LIGHT, SHARE, OWN = "light", "share", "own"
LIGHTS = {"red": Rgb(255, 0, 0), "green": Rgb(0, 255, 0), "blue": Rgb(0, 0, 255)}
"""The colours by which the order of an LED's channels is found out."""
MIXED = "mixed"
"""The answer for a strip that turns out to have white LEDs."""
UNORDERED = ("page", "wled", "lamps")
"""The kinds of strips that have no order to be found."""


class StripStep:
    """The step that lays out the strip's segments from its first LED on."""

    id = "strip"

    def __init__(self, parts: WizardParts) -> None:
        self._parts = parts
        self._lit: str | None = None

    def sheet(self, speech: Speech) -> SetUpSheetView:
        """A knob for each segment, and one to add another."""
        strip = self._parts.preferences.now.strip
        used = sum(segment.leds for segment in strip.segments)
        lines = (say("set-up-strip"), say("set-up-strip-used", used=used, leds=strip.length))
        return SetUpSheetView(speech.all(lines if strip.segments else lines[:1]), tuple(self._knobs(speech)))

    def do(self, doing: WizardInput) -> None:
        """Lights a segment, or changes it and writes that down."""
        laid = self._parts.preferences.now.strip.segments
        if doing.what == "all":
            self._lay({OWN: self._shared_out, SHARE: ()}.get(doing.choice, laid))
        elif doing.what in mat_edge.KNOBS:
            mat_edge.do(self._parts, doing)
        elif doing.what == "colour" and self._parts.strip_controller is not None and doing.choice in LIGHTS:
            self._lit = doing.choice
            self._parts.strip_controller.colour(LIGHTS[doing.choice])
        elif doing.what == "seen" and doing.choice in (*LIGHTS, MIXED) and self._lit:
            self._see(self._lit, doing.choice)
        elif doing.what == "add" and doing.choice in self._showable:
            self._lay((*laid, Segment(doing.choice, max(1, self._left))))
        else:
            self._at(doing, laid)

    def _at(self, doing: WizardInput, laid: Segments) -> None:
        place, lamps = doing.what.removeprefix("segment-"), self._parts.strip_controller
        if not (place.isascii() and place.isdigit() and int(place) < max(1, len(laid))):
            raise unknown()
        if doing.choice == LIGHT and lamps is not None:
            lamps.try_out(int(place))
        elif laid and doing.choice in TURNS:
            self._lay(TURNS[doing.choice](laid, int(place)))
        else:
            raise unknown()

    def _see(self, lit: str, seen: str) -> None:
        """Takes down what a look at the strip tells, and shows the same colour again."""
        strip = self._parts.preferences.now.strip
        order = with_or_without_white(strip.colours) if seen == MIXED else corrected(strip.colours, lit, seen)
        if order == strip.colours or self._parts.strip_controller is None:
            return
        self._parts.preferences.change("strip", order=order)
        self._parts.strip_controller.wire(order)
        self._parts.strip_controller.colour(LIGHTS[lit])

    def _lay(self, laid: Segments) -> None:
        strip = self._parts.preferences.now.strip
        if sum(segment.leds for segment in laid) > strip.length:
            raise refuse("refused-strip-full", leds=strip.length)
        self._parts.preferences.change("strip", segments=laid)
        if self._parts.strip_controller is not None:
            self._parts.strip_controller.lay(laid)

    def _knobs(self, speech: Speech) -> Iterator[Knob]:
        strip = self._parts.preferences.now.strip
        for place, label in enumerate(named(strip)):
            turns = TURNS if strip.segments else ()
            choices = [(choice, say(f"set-up-strip-{choice}")) for choice in (LIGHT, *turns)]
            backwards = bool(strip.segments) and strip.segments[place].backwards
            yield knob(speech, f"segment-{place}", label, choices, ("turn",) if backwards else ())
        yield from self._colours(speech, strip)
        if strip.segments:
            shows = [(one, say(f"set-up-show-{one}")) for one in self._showable]
            yield knob(speech, "add", say("set-up-strip-add"), shows)
        yield from mat_edge.knobs(speech, strip)
        own = [(SHARE, say("set-up-strip-share")), (OWN, say("set-up-strip-own"))]
        yield knob(speech, "all", say("set-up-strip-all"), own, (OWN if strip.segments else SHARE,))

    def _colours(self, speech: Speech, strip: StripSettings) -> Iterator[Knob]:
        """Controls for the colour order: light one colour, then choose the colour that was seen."""
        if strip.kind in UNORDERED:
            return
        words = [(colour, say(f"set-up-strip-{colour}")) for colour in LIGHTS]
        order = say("set-up-strip-colours", order=strip.colours)
        yield knob(speech, "colour", order, words, (self._lit,) if self._lit else ())
        if self._lit:
            seen = (*words, (MIXED, say("set-up-strip-mixed")))
            yield knob(speech, "seen", say("set-up-strip-seen", lit=say(f"set-up-strip-{self._lit}")), seen)

    @property
    def _showable(self) -> tuple[str, ...]:
        return ("tracks", *(f"seat-{n}" for n in range(1, self._seats + 1)), "dark")

    @property
    def _seats(self) -> int:
        return min(self._parts.preferences.now.table.seats, self._parts.table.game.meta.max_players)

    @property
    def _left(self) -> int:
        strip = self._parts.preferences.now.strip
        return min(5, strip.length - sum(segment.leds for segment in strip.segments))

    @property
    def _shared_out(self) -> Segments:
        """The initial layout: the tracks, then each seat, all of the same length."""
        shows = [one for one in self._showable if one != "dark"]
        share = max(1, self._parts.preferences.now.strip.length // len(shows))
        return tuple(Segment(show, share) for show in shows)


def _put(all_: Segments, at: int, segment: Segment) -> Segments:
    return (*all_[:at], segment, *all_[at + 1 :])


def _swapped(all_: Segments, at: int) -> Segments:
    """The segment at that place, and the one after it, the other way round."""
    return (*all_[:at], all_[at + 1], all_[at], *all_[at + 2 :])

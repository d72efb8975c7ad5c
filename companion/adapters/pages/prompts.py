"""The open questions as parts of a page, with the camera's reading of the answer."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from companion.adapters.camera.camera_status import CameraStatus, NearlyRead
from companion.adapters.language.localise import Localiser
from companion.adapters.language.speech import Speech
from companion.adapters.mat.dice_pools import commitment
from companion.adapters.mat.tokens import TokenMeaning, meant
from companion.adapters.pages.choice_looks import looking
from companion.adapters.pages.covered_prompts import covered
from companion.adapters.seats.decoy_prompts import DECOY, Decoy, Decoys
from companion.engine.answers import Chosen, Counted, Filled
from companion.engine.dice import FACES, Die, in_order
from companion.engine.play import Asked, Play
from companion.engine.questions import (
    Choose,
    FillIn,
    HowMany,
    Option,
    Pick,
    Question,
    RollDice,
    Wanted,
)
from companion.engine.view import Rolling, View, Viewer
from companion.engine.words import say
from vision.misreads import instead_of
from vision.reading import DieSeen
from web.shown import prompts, table

AROUND = 0.75
"""Radius shown around a die in a close-up, as a share of the reach of its ring."""
REMEMBERED = 256
"""Size of the cache of prompts, keyed by question object."""


@dataclass(frozen=True)
class Prompting:
    """Makes prompts in one language."""

    localised: Localiser[table.ColourView]
    _kept: dict[int, tuple[Asked, prompts.Prompt]] = field(default_factory=dict, compare=False)

    @property
    def say(self) -> Speech:
        return self.localised.say

    def asked_of(
        self, play: Play[Any, Any], viewer: Viewer, sight: CameraStatus, view: View
    ) -> Iterator[prompts.Prompt]:
        """The questions to this viewer and to anybody; `view` is the public one."""
        tokens = meant(play, sight.tokens)
        for asked in play.open.values():
            if asked.question.to in {None, viewer}:
                yield self._prompt(asked, sight, view, tokens.get(asked.question.id))

    def alone(self, asked: Iterable[prompts.Prompt], decoys: Decoys, seat: str) -> prompts.AloneView:
        """The folded line for private questions, with those of that seat, or the current decoy."""
        unheard = tuple(one for one in asked if one.unheard)
        made_up = decoys.of(seat)
        if not unheard and made_up is not None:
            unheard = (self._made_up(made_up),)
        text = say("alone-look" if decoys.decoy is not None else "alone")
        return prompts.AloneView(self.say(text), self.say(say("alone-nothing")), unheard)

    def _made_up(self, decoy: Decoy) -> prompts.Prompt:
        text = self.say(say("decoy"))
        answers = [self.say(say("decoy-answer", n=n)) for n in range(1, decoy.answers + 1)]
        choices = tuple(
            prompts.ChoiceView(str(n), one, None, plain=False) for n, one in enumerate(answers, 1)
        )
        return prompts.Prompt(DECOY, decoy.raised, text, None, standing=True, choices=choices, unheard=True)

    def _prompt(
        self, asked: Asked, sight: CameraStatus, view: View, token: TokenMeaning | None
    ) -> prompts.Prompt:
        """Painted once as long as it is asked, unless the camera has a say in it."""
        proposed = self._proposed(asked.question, sight, token)
        if proposed is not None or asked.question.die or isinstance(asked.question.form, RollDice):
            return self._anew(asked, proposed, sight, view)
        kept = self._kept.get(id(asked))
        if kept is None:
            if len(self._kept) >= REMEMBERED:
                self._kept.clear()
            kept = self._kept[id(asked)] = asked, self._anew(asked, None, sight, view)
        return kept[1]

    def _anew(
        self, asked: Asked, proposed: prompts.Proposed | None, sight: CameraStatus, view: View
    ) -> prompts.Prompt:
        question = asked.question
        text, hint = self.say(question.prompt), self.say.maybe(question.hint)
        bare = prompts.Prompt(
            question.id, asked.version, text, hint, question.standing, card=question.card, proposed=proposed
        )
        bare = replace(
            bare, unheard=question.unheard, folded=question.folded, near=self._near(question.die, sight.near)
        )
        filled = covered(question, self._filled(bare, asked, sight, view), self.say)
        return looking(question, filled, view.seats, self.localised) if question.look else filled

    def _filled(self, bare: prompts.Prompt, asked: Asked, sight: CameraStatus, view: View) -> prompts.Prompt:
        match asked.question.form:
            case Choose() as choose:
                return replace(bare, choices=self.choices(choose.shown))
            case Pick(_, least, most, reach) as pick:
                return replace(
                    bare, choices=self.choices(pick.shown), picks=prompts.Picks(least, most, reach)
                )
            case HowMany() as count:
                return replace(bare, count=self.localised(count))
            case FillIn(blanks, done):
                return replace(bare, blanks=self.localised.all(blanks), done=self.say(done))
            case RollDice() as roll:
                known, seats = _known(asked, roll, sight, view.rolling), [seat.colour for seat in view.seats]
                doubts = () if asked.question.standing else tuple(self._doubts(sight))
                slots = tuple(self.slots(roll, known, seats))
                return replace(bare, slots=slots, doubts=doubts, photo=_photo(asked.question, sight))

    def _proposed(
        self, question: Question, sight: CameraStatus, token: TokenMeaning | None
    ) -> prompts.Proposed | None:
        count = commitment(question, sight.lying)
        if count is None:
            return self._by_token(token) if token else None
        field = "number" if isinstance(question.form, HowMany) else "option"
        return prompts.Proposed(field, str(count), self.say(say("camera-pushed", n=count)))

    def _by_token(self, token: TokenMeaning) -> prompts.Proposed:
        label = self.say(token.label)
        match token.value:
            case Counted(number):
                return prompts.Proposed("number", str(number), label)
            case Filled(texts):
                return prompts.Proposed("", "", label, tuple(texts.items()))
            case Chosen(option):
                return prompts.Proposed("option", option, label)
        raise AssertionError(token.value)

    def _near(self, die: str | None, near: NearlyRead | None) -> prompts.NearView | None:
        """The die that the question is about, with as much of the picture round it as it takes up itself."""
        if near is None or near.colour != die:
            return None
        side = min(round(2 * AROUND * near.lies.reach), *near.size)
        left, top = (
            min(max(round(at - side / 2), 0), long - side)
            for at, long in zip(near.lies.at, near.size, strict=True)
        )
        view = left, top, side
        return prompts.NearView(near.photograph, near.size, view, self.localised.colour(near.colour).name)

    def choices(self, options: Iterable[Option]) -> tuple[prompts.ChoiceView, ...]:
        return tuple(prompts.ChoiceView(**vars(self.localised(option))) for option in options)

    def slots(
        self, roll: RollDice, known: list[tuple[str, int | None]], seats: Sequence[str]
    ) -> Iterator[prompts.Slot]:
        """The dice of a roll to be typed in, by the colours of the seats; `known` ones are filled in by
        colour and value.

        There may be more or fewer dice where no number was asked for.
        """
        if roll.open_ended:
            yield from self._slots_of_any(roll, known, seats)
            return
        for wanted in in_order(roll.wanted, seats):
            values = [value for colour, value in known if colour == wanted.colour]
            values.sort(key=lambda n: n or wanted.faces)
            for place in range(wanted.count):
                value = values[place] if place < len(values) else None
                yield prompts.Slot(
                    self.localised.colour(wanted.colour),
                    self.say(wanted.owner),
                    value,
                    _instead(wanted, value),
                    wanted.faces,
                    self.say.all(wanted.signs),
                )

    def _slots_of_any(
        self, roll: RollDice, known: list[tuple[str, int | None]], seats: Sequence[str]
    ) -> Iterator[prompts.Slot]:
        for slot in self.slots(roll.of(colour for colour, _ in known), known, seats):
            yield replace(slot, optional=slot.value is not None)
        for slot in list(self.slots(replace(roll, open_ended=False), [], seats))[len(known) :]:
            yield replace(slot, optional=True)

    def _doubts(self, sight: CameraStatus) -> Iterator[prompts.Doubt]:
        asked = {*sight.doubted, *sight.hued}
        if not asked or sight.layout is None or sight.photograph is None:
            return
        hues = dict.fromkeys(sight.seen[place].colour for place in sight.hued)
        for place, (die, lies) in enumerate(zip(sight.seen, sight.layout.dice, strict=True)):
            doubt = prompts.Doubt(place, self.localised.colour(die.colour), die.value)
            if place in asked:
                near = NearlyRead(die.colour, sight.photograph, sight.layout.size, lies)
                faces = _likely(die) if place in sight.doubted else (die.value or 0,)
                others = hues if place in sight.hued else ()
                colours = [self.localised.colour(fromkey) for fromkey in dict.fromkeys((die.colour, *others))]
                options = tuple((colour, face) for colour in colours for face in faces)
                doubt = replace(doubt, options=options, near=self._near(die.colour, near))
            yield doubt


def _likely(die: DieSeen) -> tuple[int, ...]:
    """All faces, the likely ones of a die in doubt first."""
    first = (*((die.value,) if die.value else ()), *die.maybe)
    others = instead_of(first[0]) if first else FACES
    return tuple(dict.fromkeys((*first, *others)))


def _photo(question: Question, sight: CameraStatus) -> prompts.PhotoOffer | None:
    """The offer to photograph this roll by phone."""
    if question.standing:
        return None
    return prompts.PhotoOffer.OFFERED if sight.needs_a_phone else prompts.PhotoOffer.MAY


def _instead(wanted: Wanted, value: int | None) -> tuple[int, ...]:
    if not value:
        return ()
    return instead_of(value) if wanted.pips else tuple(n for n in range(1, wanted.faces + 1) if n != value)


def _known(
    asked: Asked, roll: RollDice, sight: CameraStatus, rolling: Rolling | None
) -> list[tuple[str, int | None]]:
    """The dice that typing begins with: those that counted, when it is a correction; those just seen, or
    those that stay as they lie."""
    if not asked.question.standing:
        seen: Iterable[DieSeen | Die] = sight.thrown or roll.keeps
        return [(die.colour, die.value) for die in seen]
    return [(die.colour, die.value) for die in rolling.dice] if rolling else []

"""Seating before and during a game: names, dice colours, and the proof of each seat."""

import secrets
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256
from unicodedata import normalize

from companion.engine.game import HouseRule, Seat
from companion.engine.refusal import refuse
from companion.table.cards.card_shelf import twins
from companion.table.names import is_same, tidied
from companion.table.seating.constant_time import same
from companion.table.seating.left_game import LeftGame
from companion.table.settings.settings import DICE

CODE_LETTERS = "BCDFGHJKMPRSTWXY"
"""Letters that are not mistaken for one another, and too few vowels to spell a word."""
CODE_LENGTH = 4
NO_PROOF = ""
"""No token has this for its hash, so it proves no seat."""
BOT_NAMES = ("Ash", "Briar", "Cedar", "Elder", "Fern", "Hazel", "Juniper", "Linden")
"""Names of bots."""


@dataclass(frozen=True)
class SeatEntry:
    """A taken seat, and the SHA-256 of the token that proves it (the token itself is never kept).

    A `bot` or a `phoneless` person has no token. A bot may stand in for a person who is `away` and comes
    back, or `gone` for good, until the game ends; a person by the name of `player` may play on for another.
    `phone` is the SHA-256 of the token by which a phone is known again in a later party; empty without one.
    """

    seat: Seat
    proof: str
    bot: bool = False
    phoneless: bool = False
    away: bool = False
    player: str = ""
    gone: bool = False
    phone: str = ""
    occupancy: str = field(init=False, compare=False, default_factory=lambda: secrets.token_urlsafe(8))
    """The id of this sitting: another in every Place that is made. Kept in memory alone."""

    @property
    def after_a_game(self) -> "SeatEntry":
        """The same seat with the person who plays the next game there."""
        seat = replace(self.seat, name=self.player or self.seat.name)
        return replace(self, seat=seat, bot=self.bot and not self.away, away=False, player="")


@dataclass(frozen=True)
class Seated:
    """Receipt of a new seat: its id, and the token that proves ownership."""

    seat: str
    token: str


@dataclass(frozen=True)
class Choices:
    """Choices of a table for one game: house rules that differ from the default, and excluded card files."""

    options: Mapping[str, str] = field(default_factory=dict)
    left_out: tuple[str, ...] = ()


@dataclass(frozen=True)
class Seating:
    """One party: its short join code, its seats in the order in which they were taken, its house rules.

    `options` are the house rules in which it differs from what is usual, as a game begins with them.
    """

    code: str
    places: tuple[SeatEntry, ...] = ()
    options: Mapping[str, str] = field(default_factory=dict)
    left_out: tuple[str, ...] = ()
    """The card files that are not played with, by name."""
    language: str = ""
    """The language that the kiosk reads; empty while nobody has chosen one."""
    settled: int | None = None
    """Game whose end is final, as its secrets were read."""
    game: str = ""
    """The name of what is played here; empty while nobody has chosen: then it is the usual one."""
    others: Mapping[str, Choices] = field(default_factory=dict)
    """Choices for other games, by their names."""
    closed: bool = False
    """True if joining is closed."""
    aside: tuple[int, ...] = ()
    """The games that were put aside at this table, latest last."""
    left: LeftGame | None = None
    """In the last seating of a game: what was noted when it was left."""
    advised: Mapping[str, int] = field(default_factory=dict)
    """Count of advice for each seat in this game, where the table counts it."""

    @property
    def colours(self) -> tuple[str, ...]:
        """The dice colours of the seats, in their order."""
        return tuple(seat.colour for seat in self.seats)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats alone, as a game begins with them."""
        return tuple(place.seat for place in self.places)

    @property
    def bots(self) -> frozenset[str]:
        """The seats without a person."""
        return frozenset(place.seat.id for place in self.places if place.bot)

    @property
    def phoneless(self) -> frozenset[str]:
        """The seats of those who play without a phone."""
        return frozenset(place.seat.id for place in self.places if place.phoneless)

    def seat_of(self, token: str) -> str | None:
        """The seat that the token proves, or None."""
        proof = proof_of(token)
        return next((place.seat.id for place in self.places if same(place.proof, proof)), None)

    def opened_by(self, typed: str) -> bool:
        """True if that is this party's code, regardless of case and spaces."""
        return same(plain_code(typed), self.code)

    @property
    def phones(self) -> frozenset[str]:
        """The phones that are known again, each by its hash."""
        return frozenset(place.phone for place in self.places if place.phone)

    def sit(
        self, name: str, colour: str, most: int, shared: Sequence[str], phone: str = ""
    ) -> "tuple[Seating, Seated]":
        """The seating with one more, whose name is tidied. `most` seats; `shared` colours are nobody's.

        `phone` is the token of the device, if it keeps one.

        Raises Refused: refused-full, refused-name, refused-same-name, refused-colour, refused-shared or
        refused-taken.
        """
        if self.closed:
            raise refuse("refused-closed-joining")
        seat = self._free_seat(tidied(name), colour, most, shared)
        token = secrets.token_urlsafe()
        place = SeatEntry(seat, proof_of(token), phone=proof_of(phone) if phone else "")
        return replace(self, places=(*self.places, place)), Seated(seat.id, token)

    def sit_phoneless(self, name: str, colour: str, most: int, shared: Sequence[str]) -> "Seating":
        """The seating with one more, who plays without a phone. Raises Refused as `sit` does."""
        seat = self._free_seat(tidied(name), colour, most, shared)
        return replace(self, places=(*self.places, SeatEntry(seat, NO_PROOF, phoneless=True)))

    def place(self, seat: str) -> SeatEntry:
        """The place of that seat. Raises Refused: refused-nobody."""
        found = next((place for place in self.places if place.seat.id == seat), None)
        if found is None:
            raise refuse("refused-nobody")
        return found

    def with_advice(self, seat: str) -> "Seating":
        """The seating in which that seat was advised once more."""
        return replace(self, advised={**self.advised, seat: self.advised.get(seat, 0) + 1})

    def occupancy(self, seat: str) -> str | None:
        """Occupancy id for private prompts; None for an empty seat. It changes with every change of
        player, and after a game."""
        return next((place.occupancy for place in self.places if place.seat.id == seat), None)

    def occupied(self, occupancy: str) -> SeatEntry:
        """The place of that occupancy. Raises Refused: refused-nobody."""
        found = next((place for place in self.places if place.occupancy == occupancy), None)
        if found is None:
            raise refuse("refused-nobody")
        return found

    def left_a_game(self) -> "Seating":
        """Same people after a game, each in a new occupancy that old tokens do not fit.

        Stand-ins end: absent players have their seats again, those who went home have none, and
        replacements use their own names.
        """
        places = tuple(place.after_a_game for place in self.places if not place.gone)
        return replace(self, places=places, advised={})

    def hand_over(self, occupancy: str, token: str) -> "Seating":
        """The seating in which that token alone proves the seat. Raises Refused: refused-nobody."""
        if (place := self.occupied(occupancy)).bot:
            raise refuse("refused-nobody")
        return self._with(SeatEntry(place.seat, proof_of(token), player=place.player, phone=place.phone))

    def played_on(self, occupancy: str, token: str, player: str) -> "Seating":
        """The seating in which a person of that name plays on for a bot, proven by that token.

        Raises Refused: refused-nobody, refused-name or refused-same-name.
        """
        place, name = self.occupied(occupancy), tidied(player)
        if not place.bot:
            raise refuse("refused-nobody")
        if (other := self._called(name)) is not None and not is_same(place.seat.name, name):
            raise refuse("refused-same-name", name=other)
        return self._with(SeatEntry(place.seat, proof_of(token), player=name))

    def without_person(self, seat: str, *, for_good: bool) -> "Seating":
        """The seating in which a bot plays on for a person; for good, nothing proves that seat any more.

        Raises Refused: refused-nobody, or refused-plays for a bot's seat.
        """
        place = self.place(seat)
        if place.bot and not (place.away and for_good):
            raise refuse("refused-plays")
        if for_good:
            return self._with(SeatEntry(place.seat, NO_PROOF, bot=True, gone=True))
        return self._with(replace(place, bot=True, away=True))

    def back(self, seat: str) -> "Seating":
        """The seating in which who was away plays again. Raises Refused: refused-nobody or refused-plays."""
        place = self.place(seat)
        if not place.away:
            raise refuse("refused-plays")
        return self._with(replace(place, bot=False, away=False))

    def _with(self, place: SeatEntry) -> "Seating":
        places = (place if one.seat.id == place.seat.id else one for one in self.places)
        return replace(self, places=tuple(places))

    def sit_bot(self, colour: str, most: int, shared: Sequence[str]) -> "Seating":
        """The seating with one more, a bot with a name of its own. Raises Refused as `sit` does."""
        name = next(name for name in BOT_NAMES if self._called(name) is None)
        place = SeatEntry(self._free_seat(name, colour, most, shared), NO_PROOF, bot=True)
        return replace(self, places=(*self.places, place))

    def free(self, seat: str) -> "Seating":
        """The seating without that seat. Raises Refused: refused-nobody."""
        left = tuple(place for place in self.places if place.seat.id != seat)
        if len(left) == len(self.places):
            raise refuse("refused-nobody")
        return replace(self, places=left)

    def choose(self, rule: str, choice: str, known: Iterable[HouseRule]) -> "Seating":
        """The seating with another choice for a house rule; what is usual need not be remembered.

        Raises Refused: refused-rule, for a rule or a choice that the game does not have.
        """
        choices = {one.id: [option.id for option in one.choices] for one in known}
        if choice not in choices.get(rule, ()):
            raise refuse("refused-rule")
        others = {id_: chosen for id_, chosen in self.options.items() if id_ != rule}
        differs = choice != choices[rule][0]
        return replace(self, options={**others, rule: choice} if differs else others)

    def play(self, game: str, now: str, fresh: Choices) -> "Seating":
        """The seating that plays another game than `now`, with what was chosen for it before, or `fresh`."""
        kept = {**self.others, now: Choices(self.options, self.left_out)}
        chosen = kept.pop(game, fresh)
        return replace(self, game=game, options=chosen.options, left_out=chosen.left_out, others=kept)

    def leave_out(self, file: str) -> "Seating":
        """The seating that plays without that card file."""
        return replace(self, left_out=(*self._left_out_but(file), file))

    def take(self, file: str, names: Collection[str]) -> "Seating":
        """The seating that plays with that card file of all `names`, and not with its twins as well."""
        others = twins(file, names)
        return replace(self, left_out=(*self._left_out_but(file, *others), *others))

    def in_language(self, language: str, names: Collection[str]) -> "Seating":
        """The seating that plays with the same cards in that language, those of them that there are in it."""
        found = self
        for file in names:
            others = twins(file, names)
            if file.endswith(f".{language}.yaml") and {file, *others} - set(found.left_out):
                found = found.take(file, names) if others else found
        return found

    def _left_out_but(self, *files: str) -> tuple[str, ...]:
        return tuple(name for name in self.left_out if name not in files)

    def took_up(self, game: int, now: "Seating") -> "Seating":
        """These people back at their game, at the table that is set up as `now`."""
        others = {**now.others, now.game: Choices(now.options, now.left_out)}
        others.pop(self.game, None)
        aside = tuple(one for one in now.aside if one != game)
        kept = replace(now, places=self.places, options=self.options, left_out=self.left_out)
        return replace(kept, advised=self.advised, game=self.game, others=others, aside=aside, settled=None)

    def next_party(self) -> "Seating":
        """Empty seating with a new code; the last party's choices stay."""
        return replace(self, code=new_code(), places=(), settled=None, closed=False)

    def _free_seat(self, name: str, colour: str, most: int, shared: Sequence[str]) -> Seat:
        if len(self.places) >= most:
            raise refuse("refused-full", most=most)
        if (other := self._called(name)) is not None:
            raise refuse("refused-same-name", name=other)
        return Seat(self._free_id(), name, self._free_colour(colour, shared))

    def _called(self, name: str) -> str | None:
        """Name here that people would confuse with it, if any."""
        names = (known for place in self.places for known in (place.seat.name, place.player) if known)
        return next((known for known in names if is_same(known, name)), None)

    def _free_id(self) -> str:
        taken = {seat.id for seat in self.seats}
        return next(f"seat-{n}" for n in range(1, len(taken) + 2) if f"seat-{n}" not in taken)

    def _free_colour(self, colour: str, shared: Sequence[str]) -> str:
        if colour in shared:
            raise refuse("refused-shared")
        if colour not in DICE:
            raise refuse("refused-colour")
        if colour in {seat.colour for seat in self.seats}:
            raise refuse("refused-taken")
        return colour


def new_seating(left_out: Iterable[str] = ()) -> Seating:
    """Empty seating with a new code; some card files are excluded."""
    return Seating(new_code(), left_out=tuple(left_out))


def new_code(length: int = CODE_LENGTH) -> str:
    """Random code of this length, unguessable before it is changed."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(length))


def plain_code(typed: str) -> str:
    """A typed code without what makes no difference: case, width, spaces, dots, hyphens, invisible signs."""
    return "".join(one for one in normalize("NFKC", typed).upper() if one.isalnum())


def proof_of(token: str) -> str:
    """Stored proof of a token: its SHA-256 in hexadecimal digits."""
    return sha256(token.encode(errors="replace")).hexdigest()

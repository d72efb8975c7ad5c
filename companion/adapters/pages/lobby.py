"""The parts of a lobby: people who take seats, the way in, house rules, what is missing."""

from collections.abc import Callable, Container, Iterator
from typing import Any

from companion.adapters.game_catalogue.game_pictures import BOX
from companion.adapters.language.localise import Localiser
from companion.adapters.language.speech import Speech
from companion.adapters.pages.table_notices import NoticeSources, Surroundings
from companion.adapters.recap.evening_recap import EveningRecap
from companion.engine.frozen import replace
from companion.engine.game import Game
from companion.engine.view import Viewer
from companion.engine.words import say
from companion.table.moment import Moment
from companion.table.names import LONGEST_NAME
from companion.table.seating.seating import Seating
from companion.table.seating.table_rules import WAY, house_rules_of, way_chosen
from companion.table.table import Table
from web.shown import setting_up
from web.shown.table import ColourView, TableSeatView


class Lobby:
    """Paints the parts of a lobby, for one table in one language."""

    def __init__(
        self,
        table: Table,
        game: Game[Any, Any],
        speech: Speech,
        localised: Localiser[ColourView],
        colour: Callable[[str], ColourView],
        drawn: Callable[[str | None], str | None],
    ) -> None:
        self._table, self._game, self._say = table, game, speech
        self._localised, self._colour, self._drawn = localised, colour, drawn

    def seats(self, seating: Seating, around: NoticeSources) -> tuple[TableSeatView, ...]:
        """Those who sit here already."""
        return tuple(
            TableSeatView(
                seat.id,
                seat.name,
                self._colour(seat.colour),
                here=seat.id in around.here,
                bot=seat.id in seating.bots,
                phoneless=seat.id in seating.phoneless,
            )
            for seat in seating.seats
        )

    def part(
        self,
        moment: Moment,
        viewer: Viewer,
        around: NoticeSources,
        surroundings: Surroundings,
        recap: EveningRecap,
    ) -> setting_up.LobbyPart:
        """The game that is chosen, and the steps that are still to do."""
        seating, titles = moment.seating, self._table.cards.titles()
        return setting_up.LobbyPart(
            scene=self._drawn(BOX),
            teaching=surroundings.teaching(moment, around),
            light=() if viewer else tuple(self._say.all(around.segments)),
            about=self._say.all((say("game-about"), say("game-lies"))),
            tour=recap.tour(self._table.game_of(moment)),
            steps=tuple(self._steps(seating)),
            files=tuple(
                setting_up.CardFileView(name, titles[name], name not in seating.left_out, language)
                for name, language in self._table.cards.languages().items()
            ),
        )

    def _steps(self, seating: Seating) -> Iterator[setting_up.StepView]:
        game, n = self._game, len(seating.seats)
        seats = say("step-seats", n=n, least=game.meta.min_players, most=game.meta.max_players)
        yield setting_up.StepView(self._say(seats), n >= game.meta.min_players)
        if game.card_editor is not None:
            files = sum(name not in seating.left_out for name in self._table.cards.files())
            yield setting_up.StepView(self._say(say("step-cards", n=files)), files > 0)
        yield setting_up.StepView(self._say(say("step-rules", n=len(seating.options))), done=True)

    def join(self, seating: Seating, around: NoticeSources) -> setting_up.Join:
        """The way in before a game begins."""
        game, taken = self._game, {seat.colour for seat in seating.seats}
        free = [colour for colour in around.dice if colour not in {*taken, *game.meta.shared_colours}]
        missing = game.meta.min_players - len(seating.seats)
        full = len(seating.seats) >= min(around.most, game.meta.max_players)
        return setting_up.Join(
            address=around.address,
            elsewhere=around.elsewhere,
            letters=LONGEST_NAME,
            closed=seating.closed,
            code=seating.code,
            free=() if full or seating.closed else tuple(self._colour(colour) for colour in free),
            begin=None if missing > 0 else self._say(say("lobby-begin", n=len(seating.seats))),
            missing=self._say(say("lobby-missing", n=missing)) if missing > 0 else None,
            wifi=around.wifi,
            by_rolling=around.lesson is not None and game.meta.dice == "seats",
            has_dice=game.meta.dice == "seats",
            rolled=around.rolled if around.rolled in free else None,
        )

    def way_back(self, seating: Seating, around: NoticeSources) -> setting_up.Join:
        """The way in while a game goes on: for who takes a seat up again."""
        way = setting_up.Join(around.address, seating.code, free=(), begin=None, missing=None)
        return replace(way, wifi=around.wifi, elsewhere=around.elsewhere, closed=seating.closed)

    def rules(self, seating: Seating, wanted: Container[str] | None = None) -> Iterator[setting_up.Rule]:
        """The house rules of those ids, or all, each with what is chosen."""
        for rule in house_rules_of(self._game):
            if wanted is not None and rule.id not in wanted:
                continue
            chosen = seating.options.get(rule.id, rule.choices[0].id)
            if rule.id == WAY:
                chosen = way_chosen(self._game, seating.options)
            title = "" if rule.subject == "first" else self._say(say(f"rules-{rule.subject}"))
            yield setting_up.Rule(**vars(self._localised(rule)), chosen=chosen, title=title)

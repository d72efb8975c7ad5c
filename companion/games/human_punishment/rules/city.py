"""Bars and what follows when they reach an end; cards that are drawn; health and wounds (HP-024, HP-050)."""

from companion.engine.words import Message, say
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.player import Player
from companion.games.human_punishment.state.printed.board import (
    AREA_OF,
    COLUMNS,
    CUBE,
    YELLOW_ZONE,
    Board,
)
from companion.games.human_punishment.state.reckoning import Share
from companion.games.human_punishment.state.steps.due import (
    ApexComes,
    DeusComes,
    DrawEvent,
    MixForTheEnd,
    PlaceOne,
    RiotZero,
)
from companion.games.human_punishment.state.steps.step import CarryOut
from companion.games.human_punishment.state.steps.waiting import KeepChip

FULL = 9


def change_bar(city: City, bar: str, n: int) -> None:
    """Moves a bar; what it leads to happens at once (HP-089, HP-182, HP-187, HP-205 to HP-210)."""
    if (
        city.over
        or (bar == "apex" and city.machines.apex_gone)
        or (bar == "deus" and city.machines.deus_gone)
    ):
        return
    low, top = city.fixed.board.bars[bar]
    before = city.bars[bar]
    now = city.bars[bar] = max(lowest_guard(city) if bar == "guard" else low, min(top, before + n))
    if now != before:
        city.announce(say("told-bar", bar=say(f"bar-{bar}"), n=now))
    if bar == "riot":
        if _enters_red(city.fixed.board, before, now):
            _riot_red(city)
    elif bar in {"apex", "deus"}:
        _elite(city, bar, before, now)
    else:
        _ends(city, bar, now)


def _enters_red(board: Board, before: int, now: int) -> bool:
    """True if Riot has come into a red zone, and did not stand in it before (HP-089)."""
    was_there = abs(before) >= board.riot_red and before * now > 0
    return abs(now) >= board.riot_red and not was_there


def lowest_guard(city: City) -> int:
    """The lowest value of Guard (HP-A22)."""
    return 0 if city.ruling("unguarded", "zero") else city.fixed.board.bars["guard"][0]


def _riot_red(city: City) -> None:
    """Security first, then the EX Event, then Riot is 0 (HP-A21)."""
    if city.bars["morale"] <= city.fixed.board.morale_yellow and not city.ruling("unrest", "never"):
        change_bar(city, "security", -1)
    call_ex(city)


def call_ex(city: City) -> None:
    """An EX Event before all else, and Riot is 0 afterwards (HP-089, HP-A64)."""
    tasks = (DrawEvent("EX"), RiotZero())
    rest = following_effects(city) if city.ruling("calls", "last") else []
    city.tasks[len(rest) : len(rest)] = tasks


def following_effects(city: City) -> list[CarryOut]:
    """Returns the operations still to come of the present Event."""
    found: list[CarryOut] = []
    for step in city.tasks:
        if not isinstance(step, CarryOut):
            break
        found.append(step)
    return found


def _elite(city: City, bar: str, before: int, now: int) -> None:
    standing = city.machines.apex if bar == "apex" else city.machines.deus
    if standing is None and before < FULL <= now:
        city.queue_next(ApexComes() if bar == "apex" else DeusComes())
    elif standing is not None and now <= 0:
        gone(city, bar)


def gone(city: City, bar: str) -> None:
    """An elite is gone for good (HP-185, HP-190, HP-191)."""
    if bar == "apex":
        city.machines.apex, city.machines.apex_gone = None, True
    else:
        city.machines.deus, city.machines.deus_before, city.machines.deus_gone = None, None, True


def _ends(city: City, bar: str, now: int) -> None:
    lowest = 0 if city.ruling("morale", "zero") else city.fixed.board.bars["morale"][0]
    if bar == "morale" and now <= lowest:
        end(city, "morale", "Outlaws")
    elif bar == "resource" and now <= 0:
        _resource_gone(city)
    elif (bar == "security" and now <= 0) or (bar == "threat" and now >= city.fixed.board.bars["threat"][1]):
        has_legion = any(player.aims.loyalty == "Legion" for player in city.players)
        end(city, bar, "Legion" if has_legion else "Outlaws")


def _resource_gone(city: City) -> None:
    """The Machines win, unless a table lets the Outlaws win what the same card brings (HP-A18)."""
    if city.ruling("both", "outlaws"):
        for step in following_effects(city):
            bar, n = step.effect.moved
            if bar in {"morale", "security", "threat"}:
                change_bar(city, bar, n)
    if not city.over:
        end(city, "resource", "Machines")


def end(city: City, cause: str, faction: str) -> None:
    """The game is over at once (HP-107, HP-108, HP-112, HP-A17)."""
    down = sum(chip == "purple" for chip in city.network.junkyard)
    network = sum(chip == "purple" for column in COLUMNS for chip, _ in city.network.columns[column])
    fallen = any(player.aims.loyalty == "Fallen" for player in city.players)
    if down >= 3 or (down >= 2 and network >= 2):
        absent = "Outlaws" if city.ruling("unfallen", "lost") else faction
        faction = "Fallen" if fallen else absent
    city.over = (cause, faction)
    city.tasks.clear()
    city.announce(told_end(cause, faction))


def told_end(cause: str, faction: str) -> Message:
    """Tells the cause of the end, and then who won."""
    ended = say(f"cause-{cause.replace(' ', '-')}")
    return say("told-over", cause=ended, faction=say(f"faction-{faction.lower()}"))


def tier_three(city: City) -> None:
    """Tier 3 is full: the colours decide (HP-109 to HP-111, HP-A14 to HP-A16), mixed before in a campaign."""
    if city.ruling("campaign", "yes"):
        city.queue_next(MixForTheEnd())
        return
    decide_by_colours(city)


def decide_by_colours(city: City) -> None:
    """The colour that leads in most columns (HP-109 to HP-111)."""
    won = [most([chip for chip, _ in city.network.columns[column]]) for column in COLUMNS]
    needed = 1 if city.ruling("columns", "one") else 2
    best = most([colour for colour in won if colour])
    if best is None or won.count(best) < needed:
        best = most([chip for column in COLUMNS for chip, _ in city.network.columns[column]])
    fallen = any(player.aims.loyalty == "Fallen" for player in city.players) and not city.ruling(
        "purple", "junkyard"
    )
    factions = {"blue": "Humans", "red": "Machines", "purple": "Fallen" if fallen else "Outlaws"}
    end(city, "tier 3", factions.get(best or "", "Outlaws"))


def most(chips: list[str]) -> str | None:
    """The colour of which there are most, if there is one."""
    counts = sorted(((chips.count(colour), colour) for colour in {*chips}), reverse=True)
    if not counts or (len(counts) > 1 and counts[0][0] == counts[1][0]):
        return None
    return counts[0][1]


def check_chips(city: City) -> None:
    """Ends the game if Tier 3 cannot be filled any more; chips on their way count (HP-115, HP-A60)."""
    on_the_way = any(isinstance(step, KeepChip | PlaceOne) for step in city.tasks)
    if city.over or on_the_way or any(city.network.sectors.values()):
        return
    low = sum(min(3, len(city.network.columns[column])) for column in COLUMNS)
    carried = sum(len(figure.figure.chips) for figure in city.figures)
    nobody = not carried if city.ruling("stranded", "carried") else low + carried < 9
    if nobody:
        end(city, "chips", "Outlaws")


def draw_general(city: City) -> str | None:
    """The top general card; an empty deck is renewed from the discard pile (HP-051)."""
    if not city.decks.general_deck:
        city.decks.general_deck, city.decks.discard = (
            city.shuffled(city.decks.discard) if city.decks.discard else [],
            [],
        )
        city.decks.mixed = True
    return city.decks.general_deck.pop(0) if city.decks.general_deck else None


def draw_personal(city: City, seat: str, n: int) -> None:
    """From the own deck first (HP-050)."""
    one = city.holder(seat)
    for _ in range(n):
        card = one.held.deck.pop(0) if one.held.deck else draw_general(city)
        if card is not None:
            one.held.hand.append(card)


def draw_general_cards(city: City, seat: str, n: int) -> None:
    """From the general deck to a hand."""
    for _ in range(n):
        if (card := draw_general(city)) is not None:
            city.holder(seat).held.hand.append(card)


def draw_programs(city: City, seat: str, n: int) -> None:
    """From the pile of Programs."""
    city.holder(seat).held.programs += take_programs(city, n)


def programs_left(city: City) -> bool:
    """True if a Program can be drawn."""
    return bool(
        city.market.program_pile or (city.market.program_discard and not city.ruling("programs", "empty"))
    )


def take_programs(city: City, n: int) -> list[str]:
    """The top ones of the pile; an empty one is renewed from the discard, if a table plays so (HP-A73)."""
    found: list[str] = []
    for _ in range(n):
        if not city.market.program_pile and not city.ruling("programs", "empty"):
            city.market.program_pile, city.market.program_discard = (
                city.shuffled(city.market.program_discard),
                [],
            )
        found += city.market.program_pile[:1]
        del city.market.program_pile[:1]
    return found


def turn_red(city: City, count: int) -> Share:
    """Turns general cards until `count` red ones came, of which the sum is returned (HP-179, HP-A59)."""
    turned: list[str] = []
    total, reds = 0, 0
    while reds < count and (card := draw_general(city)) is not None:
        turned.append(card)
        if card[0] == "r":
            reds += 1
            total -= int(card[1])
    city.decks.discard += turned
    few = reds < count and city.ruling("reds", "none")
    return Share("combat", 0 if few else total, tuple(turned))


def hurt(city: City, seat: str, n: int) -> None:
    """Health goes down; at 0 there is a Wound, Dee Coy's for Kuro, and the yellow zone (HP-150, HP-275)."""
    one = city.player(seat)
    if n <= 0 or one.is_down:
        return
    one.figure.health = max(0, one.figure.health - n)
    city.announce(say("told-hurt", name=one.name, n=one.figure.health))
    if one.figure.health == 0:
        _falls(city, one)


def _falls(city: City, one: Player) -> None:
    """Down until the own next turn: what was left to do in this one is lost (HP-150, HP-275, HP-A72)."""
    one.figure.down, one.figure.freed = True, False
    one.figure.at = CUBE if one.figure.at == CUBE and not city.ruling("prisoner", "zone") else YELLOW_ZONE
    holder = city.holder(one.seat)
    holder.figure.wounds += 2 if "two wounds" in one.sheet.traits else 1
    if city.ruling("beaten", "chips"):
        city.network.junkyard += one.lose_chips()
    if one.seat == city.acting:
        city.turn.ap, city.turn.moves, city.turn.entered = 0, 0, False
    elif one.seat == city.turn.active:
        city.turn.kept = (0, 0, False)


def heal(city: City, seat: str, n: int) -> None:
    """Raises Health up to its highest value; a figure that is down stays down (HP-150)."""
    one = city.player(seat)
    one.figure.health = max(one.figure.health, min(one.value("health"), one.figure.health + n))


def riot_zone(board: Board, n: int) -> str:
    """The zone of Riot, by its amount."""
    return "red" if abs(n) >= board.riot_red else "yellow" if abs(n) >= board.riot_yellow else "blue"


def area(city: City, seat: str) -> str:
    """Returns the Area of a figure."""
    return AREA_OF[city.player(seat).figure.at]

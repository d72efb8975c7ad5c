"""The stage says what is open, and how fights, checks and rolls are told."""

from companion.engine.milestone import Milestone
from companion.engine.view import Spotlight
from companion.engine.words import Message, say
from companion.games.human_punishment.events import Announced
from companion.games.human_punishment.game import GAME
from companion.games.human_punishment.phrases.notation import sentence_of
from companion.games.human_punishment.rules.city import told_end
from companion.games.human_punishment.state.model import City, Intent
from companion.games.human_punishment.state.reckoning import Share
from companion.games.human_punishment.state.steps.due import RollCounts
from companion.games.human_punishment.state.steps.step import Throw
from companion.games.human_punishment.state.steps.waiting import Defend, Pause, Put, Start
from companion.games.human_punishment.telling.ending import mask_words, masks, openings
from tests.companion.games.human_punishment.characters.people import a, city_of, enemy, step

CHECK = {"id": "school", "title": "Night school", "kind": "check", "target": 5, "success": [], "failure": []}


def stage(city: City) -> Spotlight:
    found = GAME.view(city, None).spotlight
    assert found is not None
    return found


def defended(cards: list[str], turned: list[str]) -> City:
    """A city in which the Soldier has struck at A, who played these cards, and turned those."""
    city = city_of("feykah", at="City")
    a(city).held.hand, city.machines.enemies, city.decks.general_deck = (
        [*cards],
        [enemy("6")],
        [*turned, *city.decks.general_deck],
    )
    city.tasks = [Defend("A", "e")]
    return step(city, "defend", cards=",".join(cards))


def keys(some: tuple[object, ...]) -> list[str]:
    return [one.key for one in some if isinstance(one, Message)]


def test_a_defence_names_the_enemy_its_combat_and_the_sum_so_far() -> None:
    city = city_of("feykah", at="City")
    city.machines.enemies, city.tasks = [enemy("6")], [Defend("A", "e")]
    found = stage(city)
    assert isinstance(found.title, Message)
    assert found.title.values["enemy"] == say("enemy-soldier")
    assert keys(found.lines) == ["now-combat", "now-defends", "now-so-far", "now-hurts"]


def test_an_attack_names_the_enemy_its_shield_and_the_cards_to_come() -> None:
    city = city_of("feykah", at="City")
    city.machines.enemies, city.intent = [enemy("6")], Intent("A", "attack", {"enemy": "e"})
    found = stage(city)
    assert keys((found.title, *found.lines)) == ["now-attack", "now-against", "now-plays-red", "now-so-far"]


def test_the_open_check_is_in_the_middle_and_is_not_said_again_with_what_is_asked_about_it() -> None:
    city = city_of("feykah", at="City")
    city.middle.event, city.middle.check, city.tasks = CHECK, {**CHECK, "cards": ["b1"]}, [Put("A", 3)]
    [asked] = [one for one in GAME.questions(city) if not one.standing]
    assert (stage(city).lines[-1], asked.hint) == (say("now-cards", n=1), None)


def test_a_defence_is_told_and_every_number_of_it_has_its_rule() -> None:
    city = defended(["b1"], ["b5", "r2"])
    [found] = city.recent.reckoned
    assert found.shares[1:] == (Share("cards", 1, ("b1",)), Share("combat", -2, ("b5", "r2")))
    assert found.total == sum(one.n for one in found.shares)
    assert f"told-defence-{'hit' if found.won else 'missed'}" in [one.key for one in city.recent.news]
    why = GAME.view(city, None).why
    assert len(why) == len(found.shares) + 2
    assert all(one.rules for one in why)


def test_a_defence_is_staged_card_by_card_up_to_its_sum() -> None:
    city = defended(["b1"], ["b5", "r2"])
    told = next(one for one in city.recent.news if one.key.startswith("told-defence"))
    staged = Announced(told).log_line(city)
    assert isinstance(staged, Milestone)
    assert [one.adds for one in staged.staged.steps if one.adds is not None][-2:] == [0, -2]
    assert staged.staged.sums[-1] == city.middle.total


def test_the_result_goes_with_the_next_step() -> None:
    city = defended([], ["r1"])
    assert city.recent.reckoned
    city.tasks = [Start("A")]
    assert step(city, "start", None, face="2").recent.reckoned == []


def test_the_dice_that_lie_there_are_named_until_they_have_counted() -> None:
    city = city_of("feykah", at="City")
    throw = Throw("red", {"orange": "2", "white": "3,4", "red": "7"})
    city.tasks = [Pause("roll", throw), RollCounts(throw)]
    rolling = GAME.view(city, None).rolling
    assert rolling is not None
    assert rolling.about == say("roll-for-roll")
    assert [one.rules for one in GAME.view(city, None).why] == [("HP-069",)] * 4
    assert sorted((die.colour, die.value) for die in rolling.dice) == [
        ("orange", 2),
        ("white", 3),
        ("white", 4),
    ]


def test_before_the_first_turn_it_says_who_is_on_and_where_the_others_have_landed() -> None:
    city = city_of("feykah", at="City")
    city.start.starts, city.tasks = {"A": 3}, [Start("B")]
    found = stage(city)
    assert found.title == say("roll-for-start", name=city.player("B").name)
    assert found.lines[0] == say("now-landed", name=a(city).name, area="3", place=say("place-nexus"))


def ended() -> City:
    """A game that the Humans have won: two columns are blue, and A has not met the Objective."""
    city = city_of("feykah", at="Network")
    city.network.columns = {column: [("blue", False), ("red", True)] for column in city.network.columns}
    city.over, a(city).aims.objective = ("tier 3", "Humans"), [False]
    return city


def test_the_end_opens_the_network_chip_by_chip_then_the_junkyard_and_every_mask() -> None:
    city = ended()
    told = Announced(told_end("tier 3", "Humans")).log_line(city)
    assert isinstance(told, Milestone)
    said = keys(tuple(one.text for one in told.staged.steps))
    assert said == ["cause-tier-3", *["end-chip"] * 6, "end-junkyard", *["end-mask"] * len(city.players)]
    assert f'data-from="{len(said) - 1}"' in told.staged.drawing
    assert told.staged.told_with == 8, "who won comes before the masks"


def test_the_end_says_of_each_whether_the_objective_was_met() -> None:
    city = ended()
    mask = next(masks(city))
    assert mask in [one.text for one in GAME.view(city, None).why]
    assert (mask.values["name"], mask.values["won"]) == (a(city).name, "no")
    assert mask.values["goals"] == say("end-open", title=say("end-goal"))
    wants = [sentence_of({"op": "never wounded"})]
    a(city).aims.goals = [{"id": "g", "title": "The shadow", "wants": wants}]
    asked = next(masks(city)).values["goals"]
    assert isinstance(asked, Message)
    assert isinstance(named := asked.values["title"], Message)
    assert (named.key, named.values["title"]) == ("card-named", "The shadow"), "with what was asked"


def test_the_end_says_in_numbers_what_an_objective_lacked() -> None:
    city = ended()
    wants = [sentence_of({"op": "end programs", "n": 3}), sentence_of({"op": "never wounded"})]
    a(city).aims.goals = [{"id": "g", "title": "The tinkerer", "wants": wants}]
    goal = mask_words(city, a(city), measured=True).values["goals"]
    assert isinstance(goal, Message)
    n = len(a(city).held.programs)
    assert (goal.key, goal.values["lacks"]) == ("end-short", say("end-below", n=n, of=3))


def test_in_a_campaign_no_mask_is_opened_at_the_end() -> None:
    city = ended()
    city.fixed.rulings = {"campaign": "yes"}
    assert openings(city) == ()
    assert "end-mask" not in keys(tuple(one.text for one in GAME.view(city, None).why))


def test_a_loyalty_says_how_it_wins_what_it_watches_and_how_it_bluffs() -> None:
    city = city_of("feykah")
    [card] = [one for one in GAME.view(city, "A").hand if one.id == "loyalty:A"]
    side = a(city).aims.loyalty.lower()
    assert keys(card.lines) == [
        f"loyalty-{side}",
        *(f"loyalty-{side}-{about}" for about in ("wins", "watches", "bluffs")),
    ]
    assert card.secret


def test_a_start_names_who_has_rolled_and_not_who_rolls_next() -> None:
    city = city_of("feykah", at="City")
    city.start.starts, city.tasks = {}, [Start("A"), Start("B")]
    rolling = GAME.view(step(city, "start", None, face="2"), None).rolling
    assert rolling is not None
    assert rolling.about == say("roll-for-start", name=a(city).name)


def test_the_board_has_the_stage_once_a_result_was_told() -> None:
    city = defended([], ["r1"])
    assert GAME.view(city, None).spotlight is None
    assert GAME.view(city, None).why


def test_a_name_stands_once_below_a_mask_before_and_after_it_is_opened() -> None:
    city = ended()
    told = Announced(told_end("tier 3", "Humans")).log_line(city)
    assert isinstance(told, Milestone)
    assert told.staged.drawing.count(f">{a(city).name}</text>") == 1

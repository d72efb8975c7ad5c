# What The Map to Hope says, in English.

game-title = The Map to Hope
game-about = One or two people, nine Days, and a way through poisoned land to the medicine at Camp Hope.
game-lies = No dice. Your cards are on your phone, or the printed ones in your hand.

# Rulings
rule-difficulty = How hard is Fate?
rule-difficulty-medium = Medium
rule-difficulty-easy = Easy
rule-difficulty-hard = Hard
rule-fate = Who draws Fate?
rule-fate-engine = The table draws
rule-fate-table = You draw real cards
rule-hands = Who sees your hand?
rule-hands-private = Only you, on your phone
rule-hands-open = Everybody
rule-starter = Who opens a Day?
rule-starter-alternate = You take turns
rule-starter-fixed = Always the first seat
rule-starter-asked = You say it each Day
rule-draw-none = May you draw without discarding?
rule-draw-none-allowed = Yes: one card
rule-draw-none-refused = No
rule-refill = Are hands filled up when a Day begins?
rule-refill-none = No
rule-refill-four = Up to four
rule-used-action = Where does a used Action go?
rule-used-action-discard = To your discard pile
rule-used-action-out = Out of the game
rule-last-level = What does Radiation beyond the last level do?
rule-last-level-stays = Nothing
rule-last-level-eliminated = It eliminates
rule-time-cap = May Time rise above six?
rule-time-cap-six = No
rule-time-cap-none = Yes
rule-passed-time = What becomes of your Time when you pass?
rule-passed-time-stays = It stays until the Day ends
rule-passed-time-lost = It is given up
rule-debt = How much Time may be owed?
rule-debt-carried = Any: it reaches over several Days
rule-debt-capped = One Day at most
rule-failed-location = What becomes of a Location after a failed test?
rule-failed-location-gone = It is gone all the same
rule-failed-location-stays = It stays until it is won
rule-short-draw = May you draw where no card is left?
rule-short-draw-some = Yes, you draw what there is
rule-short-draw-refused = No
rule-bypass = May you move past a Location untested?
rule-bypass-no = No
rule-bypass-two = For 2 Time
rule-scouting = Who sees the cards of a Scout?
rule-scouting-scout = Only whoever scouts
rule-scouting-open = Everybody
rule-piles = What do you see of discard piles and of Fate?
rule-piles-open = Which cards they are
rule-piles-sizes = Only how many
rule-taken-out = Do you know which Fate cards were taken out?
rule-taken-out-known = Yes
rule-taken-out-hidden = No, and so not which are left
rule-first-place = When is the first Location revealed?
rule-first-place-before = Before you choose
rule-first-place-after = After you have chosen
rule-order = In which order do you choose?
rule-order-turns = Taking turns, another first each time
rule-order-seats = All of one, then all of the other
rule-order-lot = The same, by lot
rule-new-hand = May you draw your first hand anew?
rule-new-hand-none = No
rule-new-hand-once = Once
rule-time = Whose is the Time of a Day?
rule-time-own = Six for each
rule-time-shared = Six for both together
rule-passing = May you come back after passing?
rule-passing-final = No, your Day is over
rule-passing-return = Yes, once your partner has acted
rule-no-time = Who has no Time left?
rule-no-time-acts = May still play what costs nothing, or pass
rule-no-time-passed = Has passed
rule-losses = Time lost without a failed test: what if too little is left?
rule-losses-owed = The rest is owed, as after a test
rule-losses-today = The rest is forgiven
rule-lost-time = Which Day pays for lost Time?
rule-lost-time-today = This one, as far as it can
rule-lost-time-choice = As you like
rule-draw-from = What may you discard to draw?
rule-draw-from-hand = Cards in hand
rule-draw-from-front = Cards in front of you, too
rule-renewal = When is an empty deck made anew?
rule-renewal-due = When a card is to be drawn
rule-renewal-at-once = As soon as it is empty
rule-abilities = Is it your turn to use a card in front?
rule-abilities-turn = Yes
rule-abilities-free = No, you go on
rule-front = How many cards may lie in front of you?
rule-front-any = Any
rule-front-one = One of each kind
rule-put-away = May you put a card in front away?
rule-put-away-never = No
rule-put-away-free = Yes, it costs nothing
rule-gains = How long does an Action help if it does not say?
rule-gains-test = For the next test
rule-gains-day = All Day
rule-skills = Whose skill counts in a test?
rule-skills-own = That of whoever tests
rule-skills-both = Both together
rule-floor = When does a value below 0 count as 0?
rule-floor-always = Always
rule-floor-end = Only after Fate
rule-radiation-fate = What does the Radiation card of Fate take off?
rule-radiation-fate-marker = As much as your Radiation
rule-radiation-fate-two = Always 2
rule-harm = Whom does the harm of a failed test reach?
rule-harm-own = Whoever tested
rule-harm-shared = Both
rule-levels = A level of Radiation is reached once more. Does it strike again?
rule-levels-every = Every time
rule-levels-first = Only the first time
rule-scout-camp = A Scout where Camp Hope is next?
rule-scout-camp-top = You look, and it goes back on top
rule-scout-camp-none = Nobody looks
rule-scout-empty = A Scout without an aside deck?
rule-scout-empty-look = You look at the one card
rule-scout-empty-none = Nobody looks
rule-scout-late = A Scout at Camp Hope?
rule-scout-late-nothing = Does nothing
rule-scout-late-aside = Looks at the aside deck
rule-legacy = What becomes of the cards of somebody who is out?
rule-legacy-gone = They are gone
rule-legacy-inherited = The other one inherits them

# Names
skill-force = force
skill-wits = wits
skill-craft = craft
skill-any = every skill
kind-item = Item
kind-ally = Ally
kind-boost = Boost
kind-any = card
card-item = Item
card-ally = Ally
card-boost = Boost
card-action = Action
card-leader = Leader
card-hero = Hero card
card-radiation = Radiation
card-location = Location
card-fate = The top Fate card
card-fate-left = Fate
card-discard = Discard pile of { $name }
card-cost = Costs { $n } Time.
card-not-now = Not now. { $why }
fate-number = { $n }
fate-radiation = −Radiation
fate-left = { $n ->
    [one] { $card }
   *[other] { $n } × { $card }
}
fate-drawn = { $n ->
    [one] { $card }
   *[other] { $n } × { $card }
}
fate-out = { $n ->
    [one] { $card }
   *[other] { $n } × { $card }
}
fate-pile-left = Left ({ $n }): { $cards }
fate-pile-drawn = Turned ({ $n }): { $cards }
fate-pile-out = Not in play ({ $n }): { $cards }
and-so = { $first }  ·  { $second }
count-journey = Journey
count-aside = Aside
count-fate = Fate
count-fate-drawn = Fate drawn
track-days = Days left
track-days-text = Each Day takes one off. When none is left to take, you have lost.
track-time = Time
track-time-text = What you can still spend today. It does not carry over.
track-debt = Time owed
track-debt-text = Lost from the Days to come: the next one begins with so much less.
track-damage = Damage
track-damage-text = When it reaches the health of your Leader, you are out.
track-radiation = Radiation
track-radiation-text = What each level up to the marker says holds, all of it together.
badge-passed = passed
badge-passed-text = Has no turn until the next Day.
badge-dead = out
badge-dead-text = Out of the game, with all cards.
badge-gain = { $n } { $skill }
badge-gain-test = Until the next test that it counts in.
badge-gain-day = Until the Day ends.
badge-card = { $card } { $skills }
badge-level-text = Level { $n }: { $text }
note-hand = { $hand } in hand, { $deck } in the deck
route = The Journey
stop-won = won
stop-lost = lost
stop-passed = passed by
stop-here = you are here
stop-ahead = ahead, unknown
stop-goal = where you are going

# What cards do
two-sentences = { $first } { $second }
does-nothing = Nothing happens.
does-time-gains = Gain { $n } Time.
does-time-loses = Lose { $n } Time.
does-damage-gains = Take { $n } damage.
does-damage-loses = Heal { $n } damage.
does-radiation-gains = Take { $n } Radiation.
does-radiation-loses = Lose { $n } Radiation.
does-skill-test = { $signed } { $skill } for the next test.
does-skill-day = { $signed } { $skill } today.
does-draw = Draw { $n ->
    [one] a card
   *[other] { $n } cards
}.
does-discard = Discard { $n ->
    [one] a card
   *[other] { $n } cards
}.
does-take-back = Take { $n ->
    [one] a card
   *[other] { $n } cards
} back from your discard pile.
does-lose-card = Lose { $n } { $kind } in front of you.
does-scout = Scout { $n ->
    [one] once
   *[other] { $n } times
}.
does-foresee = Look at the top Fate card; leave it there or put it under the deck.
does-choose = Choose: { $first } Or: { $second }
does-eliminate = You are out of the game.
whom-partner = Your partner: { $text }
whom-all = Everybody: { $text }
holds-skill = { $n } { $skill }.
holds-skill-short = { $n } { $skill }
holds-cost = { $of }: { $n } Time.
holds-daily-time = { $n } Time each Day.
holds-shield = { $plain } less { $of } each time.
holds-fate-floor = Fate counts { $n } at worst in your tests.
holds-draw-bonus = { $n } when you draw.
of-play = Playing a card
of-interact = A test
of-move = Moving on
of-draw = Drawing
of-damage = damage
of-radiation = Radiation
when-day = When a Day begins: { $text }
when-success = After a test you win: { $text }
when-failure = After a test you lose: { $text }
when-move = When you move on: { $text }
use-line = For { $time } Time: { $text }
uses-line = { $n ->
    [one] One use.
   *[other] { $n } uses.
}
uses-left = { $n ->
    [one] One use left.
   *[other] { $n } uses left.
}
once-line = When reached: { $text }
level = { $n }: { $text }
level-on = ● { $n }: { $text }
leader-skill = { $skill } { $n }
leader-health = Out at { $n } damage.
place-test = Costs { $cost } Time. Tests { $skill } against { $needs }.
place-success = Won: { $text }
place-failure = Lost: { $text }

# What is asked
ask-leader = Take a Leader
ask-radiation-card = Take a Radiation card
ask-special = Take a companion
ask-groups = Take two groups
take-card = Take { $card }
ask-day = Begin Day { $n }
day-begin = Take a Day off
day-begin-by = Take a Day off: { $name } begins
ask-turn = Play your turn
turn-line = { $time } Time · { $damage } of { $health } damage
turn-line-test = { $line } · { $test }
chance = { $test } → { $percent } %
chance-hidden = { $of } { $skill } + Fate against { $needs }
chance-of = { $name }: { $test }
act-interact = Test { $place }
act-move = Move on
act-play = Play { $card }
act-play-for = Play { $card } for { $name }
act-play-n = Play card { $n }
act-play-n-for = Play card { $n } for { $name }
act-use = Use { $card }
act-away = Put { $card } away
act-draw = Draw
act-pass = Pass
act-pass-hint = Your Day is over
act-cost = { $n } Time
ask-fate = Name the Fate card
ask-turn-fate = Turn Fate over
fate-turn = Turn Fate
ask-draw-discard = Discard cards and draw one more
ask-discard = Discard cards
ask-take-back = Take cards back
ask-lose-card = Lose a card
ask-scout = Put one on top of the Journey deck
ask-scout-late = Look at the top of the aside deck: it stays
ask-new-hand = Keep this hand, or draw another
hand-keep = Keep it
hand-new = Shuffle it in and draw four others
ask-lose-time = Choose when to lose the Time
lose-later = { $today } today, { $later } later
ask-foresee = Place this Fate card
ask-choose = Choose one of two
fate-stays = It stays on top
fate-under = Under the deck
wait-leader = { $name } takes a Leader
wait-radiation-card = { $name } takes a Radiation card
wait-special = { $name } takes a companion
wait-groups = { $name } takes two groups
wait-day = A new Day begins
wait-turn = { $name }’s turn
wait-fate = A Fate card is drawn
wait-turn-fate = { $name }’s test waits for Fate
wait-draw-discard = { $name } draws
wait-discard = { $name } discards
wait-take-back = { $name } takes cards back
wait-lose-card = { $name } loses a card
wait-scout = { $name } scouts
wait-new-hand = { $name } looks at a first hand
wait-lose-time = { $name } loses Time
wait-foresee = { $name } looks at Fate
wait-choose = { $name } chooses

# Why not
refused-map-time = { $cost } Time needed, { $time } left today.
refused-map-no-location = No Location here. Move on first.
refused-map-location = Test this Location first.
refused-map-at-camp = This is Camp Hope. There is nowhere to move on to.
refused-map-used = Used today: it works once a Day.
refused-map-too-few = Neither your deck nor your discard pile holds a card.
refused-map-one-of-a-kind = At this table one card of each kind lies in front of you, and one of this kind does.
refused-map-fate-gone = That Fate card is not in the deck any more. Look again at what was drawn.
refused-map-draw-none = At this table you discard at least one card to draw.
refused-map-camp-on-top = { $camp } has to stay on the way: it goes back on top.
refused-map-fate = The Fate cards cannot be set up: { $card } is missing. Look at the card file.
refused-map-one-file = { $n } card files are taken. Take exactly one, in the language you want.
refused-map-file = { $file } cannot be played with: { $why }

# What is told
told-begun = The first Location is { $place }.
told-begun-hidden = The way lies ready, face down.
told-chosen = { $name } takes { $what }.
told-day = Day { $n }: { $left ->
    [0] the last one.
    [one] one more after this.
   *[other] { $left } more after this.
}
told-passed = { $name } passes.
told-drew = { $name } draws { $n ->
    [one] a card
   *[other] { $n } cards
}, { $left } left in the deck.
told-renewed = { $name } shuffles the discard pile: it is the deck again.
told-discarded = { $name } discards { $cards }.
told-taken-back = { $name } takes { $cards } back.
told-played = { $name } plays { $card }.
told-played-for = { $name } plays { $card } for { $other }.
told-used = { $name } uses { $card }.
told-lost = { $name } loses { $cards }.
told-time-gained = { $name } gains { $n } Time and has { $now } now.
told-time-lost = { $name } loses { $n } Time and has { $now } left.
told-damage = { $name } takes { $n } damage, { $now } of { $health } now.
told-healed = { $name } heals { $n } damage, { $now } of { $health } now.
came-shielded-damage = { $card } keeps { $n } damage off { $name }.
came-shielded-radiation = { $card } keeps { $n } Radiation off { $name }.
told-radiation = { $name } is at Radiation { $n } now.
told-skill = { $name }: { $n } { $skill }.
epitaph = { $person }. { $n ->
    [one] One Day on the road.
   *[other] { $n } Days on the road.
}
told-eliminated = { $name } is out.
told-test = { $name } tests { $place }: { $skill } before Fate, { $needs } needed.
told-fate-renewed = The Fate deck is shuffled anew.
told-success = Fate { $fate }: { $total } against { $needs }. Won.
told-failure = Fate { $fate }: { $total } against { $needs }. Lost.
told-moved = { $name } moves on: { $place }.
told-camp = There it lies: { $place }.
told-scouts = { $name } scouts.
told-scouted = { $name } lays one of two cards on the Journey.
told-foresees = { $name } looks at the top Fate card.
told-foreseen = { $name } lays the Fate card back.
told-foreseen-under = { $name } puts that Fate card under the deck.
told-foreseen-stays = { $name } leaves that Fate card on top.
told-won = The medicine is yours.
told-lost-days = No Day is left.
told-lost-people = Nobody is left.

# What the table looks at
place-kicker = Location
test-kicker = The test
test-waits = Only Fate is missing.
fate-turned = Fate
test-of = { $name } tests { $place }
test-success = Won
test-failure = Lost
part-of-skill = { $n } { $what }
part-gain = gained before
skill-comes-to = { $n } before Fate, { $needs } needed.
fate-comes = Fate { $card }: { $n }
total-comes-to = { $n } against { $needs }
fate-wins = Fate cards left that win it: { $n } of { $of }.
why-success = { $total } against { $needs }: enough. A tie wins.
why-failure = { $total } against { $needs }: too little.
why-floor = Below 0 it counts as 0.
why-fate-radiation = −Radiation takes off your own Radiation: { $n }.
why-fate-floor = { $card }: Fate counts { $n }, not { $printed }.
over-won = Camp Hope was won on Day { $n }, with { $left ->
    [0] no Day
    [one] one Day
   *[other] { $left } Days
} to spare.
over-days = { $n } Days are gone, and there is none left to take.
over-stops = { $behind ->
    [one] One Location behind you,
   *[other] { $behind } Locations behind you,
} { $left ->
    [0] and Camp Hope not won.
    [one] one and Camp Hope still to go.
   *[other] { $left } and Camp Hope still to go.
}
over-out = { $name }: { $damage } damage, and { $health } is the end.
came-damage = { $name } takes { $n } damage.
came-damage-less = { $name } heals { $n } damage.
came-radiation = { $name } takes { $n } Radiation.
came-radiation-less = { $name } loses { $n } Radiation.
came-time = { $name } gains { $n } Time.
came-time-less = { $name } loses { $n } Time.
came-time-owed = { $name } loses { $n } Time, { $owed } of it on the Days to come.
came-cards = { $name } draws { $n ->
    [one] a card
   *[other] { $n } cards
}.
came-out = { $name } is out.
came-by = { $card }: { $text }
came-paid = { $name } pays { $n } Time.
came-day = { $name } has { $n } Time today.
came-day-owed = { $name } has { $n } Time today, after { $owed } that were owed.
end-kicker = The end
end-won = The medicine is yours
end-won-text = You carry it home. Those who waited know your steps before you knock.
end-lost-days = The last Day is gone
end-lost-days-text = At home they put out the lamp in the window. You are still on the road.
end-lost-people = Nobody is left
end-lost-people-text = The map is still open on the road, your way drawn on it. Others may find it.

# What is printed
print-heroes = Heroes
print-scenario = The scenario
print-does = What it does
print-counts = Counts
print-needs = { $skill } against { $needs }
print-success = Won
print-failure = Lost
print-levels = Level by level, all that are reached

# Writing cards
craft-heroes-one = Hero of a group
craft-heroes-many = Heroes of the groups
craft-specials-one = Hero of the scenario
craft-specials-many = Heroes of the scenario
craft-locations-one = Location
craft-locations-many = Locations
craft-camps-one = Camp Hope
craft-camps-many = Camp Hope
craft-leaders-one = Leader
craft-leaders-many = Leaders
craft-radiation-one = Radiation card
craft-radiation-many = Radiation cards
craft-line-title = Title
craft-line-group = Group
craft-line-kind = Kind
craft-line-cost = Costs how much Time
craft-line-play = What happens when it is played
craft-line-always = What holds as long as it lies there
craft-line-when = What happens by itself, and when
craft-line-use-costs = Costs how much Time to use
craft-line-use = What happens when it is used
craft-line-uses = How often it can be used
craft-line-text = Text on the card
craft-line-skill = Skill it tests
craft-line-needs = How much is needed
craft-line-success = What success does
craft-line-fail = What failure does
craft-line-health = How much damage eliminates
craft-line-force = Force
craft-line-wits = Wits
craft-line-craft = Craft
craft-line-level-1 = Level 1
craft-line-level-2 = Level 2
craft-line-level-3 = Level 3
craft-line-level-4 = Level 4
craft-line-level-5 = Level 5
craft-line-level-6 = Level 6
craft-line-level-7 = Level 7
craft-line-level-8 = Level 8
craft-line-level-9 = Level 9
craft-none = none
craft-means = What it says at the table
craft-costs = { $n } Time
craft-count = { $kind }: { $n } of { $of }. It can be played with when all are there.
craft-missing = Something has to stand here.
craft-no-sentence = “{ $sentence }” is none of the sentences that may stand here, such as { $known }
craft-fault = This cannot be read: { $why }. Pick a sentence, and change its numbers.
tried-played = Played
tried-used = Played, and then used
tried-won = Tested, and won
tried-lost = Tested, and lost

# The evening in pages
leaf-test = The test that turned it
leaf-test-won = { $n ->
    [0] Exactly enough
    [one] One more than was needed
   *[other] { $n } more than were needed
}
leaf-test-lost = { $n ->
    [one] One was missing
   *[other] { $n } were missing
}
leaf-test-line = { $name } at { $place }: { $skill } and Fate { $fate } make { $total }, { $needs } needed.
leaf-reckoning = The whole reckoning
leaf-reckoning-title = { $won ->
    [0] No test won
    [one] One test won
   *[other] { $won } tests won
}, { $lost } lost
leaf-reckoned = Day { $day }, { $place }: { $skill } { $fate } = { $total } against { $needs }. { $end }
leaf-ended-won = Won.
leaf-ended-lost = Lost.
leaf-reckoned-came = { $first } { $second }
leaf-way = The way
leaf-way-title = { $n ->
    [one] One place
   *[other] { $n } places
} in { $days ->
    [one] one Day
   *[other] { $days } Days
}
leaf-came = Day { $n }: { $place }
leaf-still = { $left ->
    [one] One more place lay ahead.
   *[other] { $left } more places lay ahead.
}
leaf-people = Who did what
leaf-people-title = { $n ->
    [one] One, and a map
   *[other] Two, and a map
}
leaf-did = { $n ->
    [0] Tested nothing
    [one] One test, { $won } passed
   *[other] { $n } tests, { $won } passed
}{ $others ->
    [0] .
    [one] ; one card played for the other.
   *[other] ; { $others } cards played for the other.
}
leaf-dead = Who is missed
leaf-dead-title = { $n ->
    [one] One did not get there
   *[other] Nobody got there
}
leaf-lost-on = Came as far as Day { $n }.
leaf-own = Your way
leaf-own-title = { $n ->
    [0] You left the tests to others
    [one] You faced one test; { $won ->
        [0] it was too much
       *[other] you passed
    }
   *[other] You faced { $n } tests and passed { $won }
}
leaf-own-days = { $n ->
    [one] One Day on the road.
   *[other] { $n } Days on the road.
}
leaf-own-radiation = At its worst your Radiation was { $n }.
tour-1 = Nine Days to Camp Hope
tour-1-text = At home they need medicine, and Camp Hope has it. Ten Locations lie between, twenty for two. Each Day takes one of nine. When none is left to take, you have lost.
tour-2 = Six Time a Day
tour-2-text = Take turns, one action each: play a card, test the Location, move on once it is dealt with, or draw. Pass, and your Day is over. Time you did not spend is gone.
tour-3 = Choose your people
tour-3-text = A Leader, a Radiation card, one companion, and two groups of nine: that is your deck. Read every card before you choose. There is only one of each.
tour-4 = A test, and Fate
tour-4-text = Your Leader and the cards before you make the sum. Then you turn Fate, which adds or takes away. Which Fate cards are left is open, so count before you try.
tour-5 = Radiation stays with you
tour-5-text = Each point moves your marker up a level, and every level up to it holds. A few cards bring it down again. Watch it: one Fate card takes off all of it.

# What would you do?
advice-test = You pass this test in { $odds } of 100 cases, and preparing more would cost more than it brings.
advice-move = The place is behind you, and Days are short.
advice-draw = Nothing in your hand helps now; a new card may.
advice-pass = What you could still do today costs more than it brings.
advice-play = Of all you hold, this helps most for its Time.
advice-scout = It needs the least of these places.
advice-discard = These cost most or help least.
advice-foresee-top = This card is better for you than most of those left.
advice-foresee-under = Most of the cards left are better for you than this one.

# The first turn, guided
guide-1 = What you can do now. One tap reads a card, the next one plays it.
guide-2 = Your cards. Each costs Time when you play it.
guide-3 = The Location before you, what it needs, and the odds.
guide-4 = The Days that are left. Without one, you have lost.

# What The Map to Hope says, in English.

game-title = The Map to Hope
game-about = One or two people, nine Days, and a road through poisoned land to the medicine at Camp Hope.
game-lies = No dice. Your cards are on your phone, or in your hand if you print them.
game-additions = Two ways past each Location, one of three finales by lot, a difficulty that changes the finale too, and choices in turns.

# Rulings
rule-difficulty = How hard is Fate?
rule-difficulty-medium = Medium
rule-difficulty-easy = Easy
rule-difficulty-hard = Hard
rule-spread = What does the difficulty change?
rule-spread-finale = Fate, and what Camp Hope needs
rule-spread-fate = Fate alone
rule-campaign = How many journeys?
rule-campaign-one = One
rule-campaign-five = A campaign of five
rule-fate = Who draws Fate?
rule-fate-engine = The table draws
rule-fate-table = You draw real cards
rule-hands = Who sees your hand?
rule-hands-private = Only you, on your phone
rule-hands-open = Everybody
rule-starter = Who starts a Day?
rule-starter-alternate = You take turns
rule-starter-fixed = Always the first seat
rule-starter-asked = You decide each Day
rule-draw-none = May you draw without discarding?
rule-draw-none-allowed = Yes: one card
rule-draw-none-refused = No
rule-refill = Do you refill your hands when a Day begins?
rule-refill-none = No
rule-refill-four = Up to four
rule-used-action = Where does a used Action go?
rule-used-action-discard = To your discard pile
rule-used-action-out = Out of the game
rule-last-level = What does Radiation do beyond the last level?
rule-last-level-stays = Nothing
rule-last-level-eliminated = It puts you out of the game
rule-time-cap = May Time rise above six?
rule-time-cap-six = No
rule-time-cap-none = Yes
rule-passed-time = What happens to your Time when you pass?
rule-passed-time-stays = You keep it until the Day ends
rule-passed-time-lost = You lose it
rule-debt = How much Time may you owe?
rule-debt-carried = Any amount, over several Days
rule-debt-capped = One Day at most
rule-failed-location = What happens to a Location after a failed test?
rule-failed-location-gone = It’s behind you all the same
rule-failed-location-stays = It stays until you win it
rule-short-draw = May you draw more cards than are left?
rule-short-draw-some = Yes, you draw what’s left
rule-short-draw-refused = No
rule-bypass = May you pass a Location without testing it?
rule-bypass-no = No
rule-bypass-two = For 2 Time
rule-scouting = Who sees the cards of a Scout?
rule-scouting-scout = Only the scout
rule-scouting-open = Everybody
rule-piles = What do you see of the discard piles and of Fate?
rule-piles-open = Which cards they are
rule-piles-sizes = Only how many
rule-taken-out = Do you know which Fate cards were taken out?
rule-taken-out-known = Yes
rule-taken-out-hidden = No, nor which are left
rule-first-place = When is the first Location revealed?
rule-first-place-before = Before you choose
rule-first-place-after = After you have chosen
rule-finale = Which Camp Hope do you travel to?
rule-finale-lot = One of three, by lot
rule-finale-first = Always the first one
rule-order = In what order do you choose?
rule-order-turns = In turns, a new first player each time
rule-order-seats = One player chooses everything, then the other
rule-order-lot = The same, in an order drawn by lot
rule-new-hand = May you redraw your first hand?
rule-new-hand-none = No
rule-new-hand-once = Once
rule-time = How much Time does a Day have?
rule-time-own = Six for each
rule-time-shared = Six for both together
rule-passing = May you come back after passing?
rule-passing-final = No, your Day is over
rule-passing-return = Yes, once your partner has acted
rule-no-time = When you have no Time left
rule-no-time-acts = You may still play what’s free, or pass
rule-no-time-passed = You have passed
rule-losses = Something other than a test costs more Time than you have
rule-losses-owed = You owe the rest, as after a test
rule-losses-today = You are let off the rest
rule-lost-time = Which Day pays for lost Time?
rule-lost-time-today = This one, as far as it can
rule-lost-time-choice = As you like
rule-draw-from = What may you discard to draw?
rule-draw-from-hand = Cards in hand
rule-draw-from-front = Cards in front of you, too
rule-renewal = When do you reshuffle an empty deck?
rule-renewal-due = When you need to draw a card
rule-renewal-at-once = As soon as it is empty
rule-abilities = Does using a card in front of you take your turn?
rule-abilities-turn = Yes
rule-abilities-free = No, your turn continues
rule-front = How many cards may you have in front of you?
rule-front-any = Any number
rule-front-one = One of each kind
rule-put-away = May you put away a card in front of you?
rule-put-away-never = No
rule-put-away-free = Yes, for free
rule-gains = How long does an Action help if it doesn’t say?
rule-gains-test = For the next test
rule-gains-day = All Day
rule-skills = Whose skill counts in a test?
rule-skills-own = The tester’s own
rule-skills-both = Both players’ together
rule-floor = When does a value below 0 count as 0?
rule-floor-always = Always
rule-floor-end = Only after Fate
rule-radiation-fate = How much does Fate’s Radiation card take off?
rule-radiation-fate-marker = As much as your Radiation
rule-radiation-fate-two = Always 2
rule-harm = Who is harmed by a failed test?
rule-harm-own = The player who tested
rule-harm-shared = Both
rule-ways = How many ways does a Location offer?
rule-ways-two = Two: its test, or another way
rule-ways-one = One: its test
rule-levels = You reach a Radiation level again. Does it strike again?
rule-levels-every = Every time
rule-levels-first = Only the first time
rule-scout-camp = You scout, and Camp Hope is next
rule-scout-camp-top = You look, and it goes back on top
rule-scout-camp-none = You don’t look
rule-scout-empty = You scout, and there is no aside deck
rule-scout-empty-look = You look at the one card
rule-scout-empty-none = You don’t look
rule-scout-late = You scout at Camp Hope
rule-scout-late-nothing = Nothing happens
rule-scout-late-aside = You look at the aside deck
rule-legacy = What happens to the cards of a player who is out?
rule-legacy-gone = They are gone
rule-legacy-inherited = The partner inherits them

# Names
skill-force = force
skill-wits = wits
skill-craft = craft
skill-any = every skill
kind-item = { $n ->
    [one] Item
   *[other] Items
}
kind-ally = { $n ->
    [one] Ally
   *[other] Allies
}
kind-boost = { $n ->
    [one] Boost
   *[other] Boosts
}
kind-any = { $n ->
    [one] card
   *[other] cards
}
card-item = Item
card-ally = Ally
card-boost = Boost
card-action = Action
card-leader = Leader
card-hero = Hero card
card-radiation = Radiation
card-location = Location
card-mission = Where you are going
card-campaign = The campaign
campaign-title = { $won } won, { $enough } needed
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
and-so = { $first } · { $second }
count-journey = Journey
count-aside = Aside
count-fate = Fate
count-fate-drawn = Fate drawn
track-days = Days left
track-days-text = Each Day takes one off. If a Day begins and none is left, you lose.
track-journeys = Journeys
track-journeys-text = You win the campaign with { $enough } of { $of } journeys.
track-time = Time
track-time-text = What you can still spend today. It doesn’t carry over.
track-debt = Time owed
track-debt-text = You start the next Day with this much less.
track-damage = Damage
track-damage-text = When it reaches the health of your Leader, you are out.
track-radiation = Radiation
track-radiation-text = Every level up to your marker applies, all at once.
badge-passed = passed
badge-passed-text = Has no turn until the next Day.
badge-dead = out
badge-dead-text = Out of the game, with all cards.
badge-gain = { $n } to { $skill }
badge-gain-test = Until the next test it counts in.
badge-gain-day = Until the Day ends.
badge-card = { $card } { $skills }
badge-level-text = Level { $n }: { $text }
note-hand = { $hand } in hand, { $deck } in the deck
route = The Journey
traveller = { $name } at “{ $place }”
the-road = The road
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
does-skill-test = { $signed } to { $skill } for the next test.
does-skill-day = { $signed } to { $skill } today.
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
holds-skill = { $n } to { $skill }.
holds-skill-short = { $n } to { $skill }
holds-cost = { $of }: { $n } Time.
holds-daily-time = { $n } Time each Day.
holds-shield = { $plain } less { $of } each time.
holds-fate-floor = In your tests, Fate counts at least { $n }.
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
place-way = { $way }: { $cost } Time, { $skill } against { $needs }.
place-price = { $way }: { $cost } Time, no test. { $text }
place-wins = You have to win it { $n ->
    [one] once
   *[other] { $n } times
 }.
place-eased = Needs 1 less for every { $n ->
    [one] Location
   *[other] { $n } Locations
 } won on the way (with two players, { $two }).

# What is asked
ask-leader = Take a Leader
ask-radiation-card = Take a Radiation card
ask-special = Take a companion
ask-groups = Take two groups
take-card = Take “{ $card }”
ask-day = Begin Day { $n }
day-begin = Spend a Day
day-begin-by = Spend a Day: { $name } goes first
ask-journey = Begin journey { $n }
journey-begin = Set out again
ask-keep = Keep one card for the next journey
keep-card = Keep “{ $card }”
keep-card-n = Keep card { $n }
keep-nothing = Keep nothing
ask-turn = Play your turn
turn-line = { $time } Time · { $damage } of { $health } damage
turn-line-test = { $line } · { $test }
chance = { $test } → { $percent } %
chance-hidden = { $of } { $skill } + Fate against { $needs }
chance-of = { $name }: { $test }
chance-short = { $of } { $skill } of { $needs } → { $percent } %
chance-short-hidden = { $of } { $skill } of { $needs }
chance-of-two = { $name }: { $first } · { $second }
act-interact = Test { $place }
way-test = { $cost } · { $test }
way-price = { $cost }, no test · { $text }
act-move = Move on
act-play = Play “{ $card }”
act-play-for = Play “{ $card }” for { $name }
act-play-n = Play card { $n }
act-play-n-for = Play card { $n } for { $name }
act-use = Use “{ $card }”
act-away = Put “{ $card }” away
act-draw = Draw
act-pass = Pass
act-pass-hint = Your Day is over
act-cost = { $n } Time
ask-fate = Name the Fate card
by-itself = It happens by itself in a moment.
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
hand-new = Shuffle it in and draw four new cards
ask-lose-time = Choose when to lose the Time
lose-later = { $today } today, { $later } later
ask-foresee = Place this Fate card
ask-choose = Choose one of two
fate-stays = Leave it on top
fate-under = Put it under the deck
wait-leader = { $name } takes a Leader
wait-radiation-card = { $name } takes a Radiation card
wait-special = { $name } takes a companion
wait-groups = { $name } takes two groups
wait-day = A new Day begins
wait-journey = The next journey is waiting
wait-keep = { $name } keeps a card
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
refused-map-time = It costs { $cost } Time; you have { $time } left today.
refused-map-no-location = There is no Location here. Move on first.
refused-map-location = Deal with this Location first.
refused-map-at-camp = This is Camp Hope. There is nowhere further to go.
refused-map-price = You can’t pay what this way costs. Pick another.
refused-map-used = Already used today. It works once a Day.
refused-map-too-few = Your deck and your discard pile are both empty.
refused-map-one-of-a-kind = At this table you may have one card of each kind in front of you, and you already have this kind.
refused-map-fate-gone = That Fate card is no longer in the deck. Check what was drawn.
refused-map-draw-none = At this table you must discard at least one card to draw.
refused-map-camp-on-top = { $camp } must stay in the deck. Put it back on top.
refused-map-fate = The Fate deck is missing { $card }. Check the card file.
refused-map-one-file = You have selected { $n } card files. Select exactly one, in the language you want.
refused-map-file = { $file } can’t be played: { $why }

# What is told
told-begun = The first Location is “{ $place }”.
told-begun-hidden = The road is laid out, face down.
told-leads = { $name } is led by { $leader }.
told-chosen = { $name } takes: { $what }.
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
told-renewed = { $name } shuffles the discard pile into a new deck.
told-discarded = { $name } discards: { $cards }.
told-taken-back = { $name } takes back: { $cards }.
told-played = { $name } plays “{ $card }”.
told-played-for = { $name } plays “{ $card }” for { $other }.
told-used = { $name } uses “{ $card }”.
told-lost = { $name } loses: { $cards }.
told-time-gained = { $name } gains { $n } Time and has { $now } now.
told-time-lost = { $name } loses { $n } Time and has { $now } left.
told-damage = { $name } takes { $n } damage, { $now } of { $health } now.
told-healed = { $name } heals { $n } damage, { $now } of { $health } now.
came-shielded-damage = “{ $card }” keeps { $n } damage off { $name }.
came-shielded-radiation = “{ $card }” keeps { $n } Radiation off { $name }.
told-radiation = { $name } is at Radiation { $n } now.
told-skill = { $name }: { $n } { $skill }.
epitaph = { $person }. { $n ->
    [one] One Day on the road.
   *[other] { $n } Days on the road.
}
told-eliminated = { $name } is out.
told-test = { $name } tests “{ $place }”: { $skill } before Fate, { $needs } needed.
told-test-way = { $name }: { $way }. { $skill } before Fate, { $needs } needed.
told-price = { $name } pays at “{ $place }”: { $way }.
told-stage = { $left ->
    [one] Won. Once more, and it’s done.
   *[other] Won. { $left } more wins to go.
}
told-fate-renewed = The Fate deck is reshuffled.
told-success = Fate { $fate }: { $total } against { $needs }. Won.
told-failure = Fate { $fate }: { $total } against { $needs }. Lost.
told-moved = { $name } moves on: { $place }.
told-camp = There it is: { $place }.
told-scouts = { $name } scouts.
told-scouted = { $name } puts one of two cards on top of the Journey.
told-foresees = { $name } looks at the top Fate card.
told-foreseen = { $name } puts the Fate card back.
told-foreseen-under = { $name } puts that Fate card under the deck.
told-foreseen-stays = { $name } leaves that Fate card on top.
told-won = The medicine is yours.
told-lost-days = No Day is left.
told-lost-people = Nobody is left.
told-campaign-won = The campaign is won.
told-campaign-lost = The campaign is lost.
told-kept = { $name } keeps “{ $card }”.
told-kept-nothing = { $name } keeps nothing.
told-journey = You set out again, with { $days } Days.
journey-of = Journey { $n } of { $of }
journey-won = { $n }: { $camp }, won on Day { $day }.
journey-lost = { $n }: { $camp }, lost on Day { $day }.
carried-won = You start the next journey with one more card each.
carried-lost = You start the next journey with { $n } Days.
carried-radiation = { $name } starts at Radiation { $n }.
carried-card = { $name } takes “{ $card }” along.

# What the table looks at
sets-out = Setting out
sets-out-title = To Camp Hope, in { $days } Days
sets-out-why = People at home need medicine, and Camp Hope has it.
sets-out-way = { $n ->
    [one] There is one place on the way.
   *[other] There are { $n } places on the way.
}
sets-out-with = { $name } goes with { $company }.
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
fate-comes = Fate { $card }{ $plain ->
    [1] {""}
   *[other] : { $n }
}
total-comes-to = { $n } against { $needs }
fate-wins = Fate cards left that would win it: { $n } of { $of }.
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
over-days = { $n } Days are gone, and no more are left.
over-campaign = { $n } of { $of } journeys won.
over-stops = { $behind ->
    [one] One Location behind you,
   *[other] { $behind } Locations behind you,
} { $left ->
    [0] and Camp Hope not won.
    [one] one and Camp Hope still to go.
   *[other] { $left } and Camp Hope still to go.
}
over-out = { $name }: { $damage } damage, and { $health } is the limit.
came-damage = { $name } takes { $n } damage.
came-damage-less = { $name } heals { $n } damage.
came-radiation = { $name } takes { $n } Radiation.
came-radiation-less = { $name } loses { $n } Radiation.
came-time = { $name } gains { $n } Time.
came-time-less = { $name } loses { $n } Time.
came-time-owed = { $name } loses { $n } Time, { $owed } of it from the Days to come.
came-cards = { $name } draws { $n ->
    [one] a card
   *[other] { $n } cards
}.
came-out = { $name } is out.
came-by = { $card }: { $text }
came-paid = { $name } pays { $n } Time.
came-day = { $name } has { $n } Time today.
came-day-owed = { $name } has { $n } Time today, after paying back { $owed }.
end-kicker = The end
end-won = The medicine is yours
end-won-text = You carry it home. Those who waited know your steps before you knock.
end-lost-days = The last Day is gone
end-lost-days-text = At home they put out the lamp in the window. You are still on the road.
end-lost-people = Nobody is left
end-lost-people-text = The map is still open on the road, your way drawn on it. Others may find it.
end-campaign-won = They made it through the winter
end-campaign-won-text = In spring they name a street after your road. You know every stone of it.
end-campaign-lost = The house is quiet
end-campaign-lost-text = You leave the map by the door, where the next ones will find it.

# What is printed
print-heroes = Heroes
print-scenario = The scenario
print-does = What it does
print-counts = Counts
print-needs = { $skill } against { $needs }
print-success = Won
print-failure = Lost
print-other = Or
print-mission = The mission
print-levels = Level by level; every level reached applies

# Writing cards
editor-heroes-one = Hero of a group
editor-heroes-many = Heroes of the groups
editor-specials-one = Hero of the scenario
editor-specials-many = Heroes of the scenario
editor-locations-one = Location
editor-locations-many = Locations
editor-camps-one = Camp Hope
editor-camps-many = Camp Hope
editor-leaders-one = Leader
editor-leaders-many = Leaders
editor-radiation-one = Radiation card
editor-radiation-many = Radiation cards
editor-line-title = Title
editor-line-group = Group
editor-line-kind = Kind
editor-line-cost = How much Time it costs
editor-line-play = What happens when it is played
editor-line-always = What holds while it’s in play
editor-line-when = What it triggers, and when
editor-line-use-costs = How much Time it costs to use
editor-line-use = What happens when it is used
editor-line-uses = How often it can be used
editor-line-picture = Picture, in words
editor-line-text = Text on the card
editor-line-skill = Skill it tests
editor-line-needs = How much you need
editor-line-success = What success does
editor-line-fail = What failure does
editor-line-way = The test in one line
editor-line-or = The other way in one line
editor-line-or-costs = How much Time the other way costs
editor-line-or-skill = Skill that the other way tests
editor-line-or-needs = How much the other way needs
editor-line-or-success = What success does on the other way
editor-line-or-fail = What failure does on the other way
editor-line-or-price = Price of the other way, instead of a test
editor-line-wins = How many wins it takes
editor-line-eased-by = How many Locations won take 1 off
editor-line-health = Out at how much damage
editor-line-force = Force
editor-line-wits = Wits
editor-line-craft = Craft
editor-line-level-1 = Level 1
editor-line-level-2 = Level 2
editor-line-level-3 = Level 3
editor-line-level-4 = Level 4
editor-line-level-5 = Level 5
editor-line-level-6 = Level 6
editor-line-level-7 = Level 7
editor-line-level-8 = Level 8
editor-line-level-9 = Level 9
editor-none = none
editor-means = What it says at the table
editor-costs = { $n } Time
editor-count = { $kind }: { $n } of { $of }. You can play once all are there.
editor-missing = This is empty. Fill it in.
fault-place-effects = what a card does
fault-place-holding = what always holds
fault-place-when = what happens by itself
fault-place-level = a level of Radiation
editor-fault = This can’t be read: { $why }. Pick a sentence, and change its numbers.
tried-played = Played
tried-used = Played, then used
tried-won = Tested and won
tried-lost = Tested and lost
tried-other-won = The other way, tested and won
tried-other-lost = The other way, tested and lost
tried-price = The other way, with its price paid

# The evening in pages
recap-test = The test that decided it
recap-test-won = { $n ->
    [0] Exactly enough
    [one] One more than needed
   *[other] { $n } more than needed
}
recap-test-lost = { $n ->
    [one] One short
   *[other] { $n } short
}
recap-test-line = { $name } at { $place }: { $skill } and Fate { $fate } make { $total }, { $needs } needed.
recap-reckoning = Test by test
recap-reckoning-title = { $won ->
    [0] No test won
    [one] One test won
   *[other] { $won } tests won
}, { $lost } lost
recap-reckoned = Day { $day }, { $place }: { $skill } { $fate } = { $total } against { $needs }. { $end }
recap-ended-won = Won.
recap-ended-lost = Lost.
recap-reckoned-came = { $first } { $second }
recap-journeys = The campaign
recap-journeys-title = { $won } of { $of } journeys won
recap-way-title = { $n ->
    [one] One place
   *[other] { $n } places
} in { $days ->
    [one] one Day
   *[other] { $days } Days
}
recap-came = Day { $n }: { $place }
recap-won = Day { $n }: { $place }, won
recap-lost = Day { $n }: { $place }, lost
recap-passed = Day { $n }: { $place }, passed by
recap-still = { $left ->
    [one] One more place lay ahead.
   *[other] { $left } more places lay ahead.
}
recap-people = Who did what
recap-people-title = { $n ->
    [one] One, and a map
   *[other] Two, and a map
}
recap-did = { $n ->
    [0] Tested nothing
    [one] One test, { $won } passed
   *[other] { $n } tests, { $won } passed
}{ $others ->
    [0] .
    [one] ; one card played for the other.
   *[other] ; { $others } cards played for the other.
}
recap-dead = Those you lost
recap-dead-title = { $n ->
    [one] One didn’t make it
   *[other] Nobody made it
}
recap-lost-on = Got as far as Day { $n }.
recap-own = Your way
recap-own-title = { $n ->
    [0] You left the tests to others
    [one] You faced one test; { $won ->
        [0] it was too much
       *[other] you passed
    }
   *[other] You faced { $n } tests and passed { $won }
}
recap-unknown-title = The next Fate card was { $card }
recap-unknown-left = { $n ->
    [one] It was the last one in the deck.
   *[other] { $n } Fate cards were left in the deck.
}
recap-own-days = { $n ->
    [one] One Day on the road.
   *[other] { $n } Days on the road.
}
recap-own-radiation = At its worst your Radiation was { $n }.
tour-1 = Nine Days to Camp Hope
tour-1-text = People at home need medicine, and Camp Hope has it. Ten Locations are in between, twenty for two of you. You have nine Days. When they run out, you lose.
tour-2 = Six Time a Day
tour-2-text = Take turns, one action each: play a card, take the Location one way or the other, move on after that, or draw. Pass, and your Day is over. Time you didn’t spend is gone.
tour-3 = Choose your people
tour-3-text = A Leader, a Radiation card, one companion and two groups of nine cards: that’s your deck. Read every card before you choose. There is only one of each.
tour-4 = A test, and Fate
tour-4-text = Add up your Leader and the cards in front of you. Then turn over a Fate card, which adds or takes away. You can see which Fate cards are left, so count before you try.
tour-5 = Radiation stays with you
tour-5-text = Each point moves your marker up a level, and every level you have reached applies. A few cards bring it down again. Watch it: one Fate card takes all of it off your test.

# What would you do?
advice-test = You pass this test { $odds } times in 100, and preparing more would cost more than it gains.
advice-move = The place is behind you, and Days are short.
advice-price = Paying costs less here than a failed test would.
advice-keep = This card helps on any road.
advice-draw = Nothing in your hand helps now; a new card might.
advice-pass = Anything else you could do today costs more than it gains.
advice-play = Of all your cards, this one helps most for its Time.
advice-scout = Of these places, this one asks the least of you.
advice-discard = These cost the most or help the least.
advice-foresee-top = This card is better for you than most of those left.
advice-foresee-under = Most of the cards left are better for you than this one.

# The first turn, guided
guide-1 = What you can do now. Read a card, then press its button to play it.
guide-2 = Your cards. Each costs Time when you play it.
guide-3 = Your Location, what it needs, and your odds.
guide-4 = The Days you have left. When they run out, you lose.

# While others are asked
goal = Pass the test of Camp Hope { $n ->
    [0] today
    [one] within one more Day
   *[other] within { $n } more Days
}
stake-turn = { $name }: { $line }

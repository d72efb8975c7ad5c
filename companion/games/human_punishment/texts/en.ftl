# What Human Punishment says, in English.

game-title = Human Punishment: The Beginning
game-about = Three to six people in a city that its machines want back. Nobody knows who is on whose side.
game-lies = Five dice in four colours, figures, chips and cards; or play it all on screens.

yes = Yes
no = No

# Rulings
rule-morale = At what Morale does the game end?
rule-morale-ten = At −10
rule-morale-zero = At 0
rule-newcomer = Does a new Enemy in the activated Area act at once?
rule-newcomer-waits = No
rule-newcomer-acts = Yes
rule-markers = No marker of the rolled type is left. What happens?
rule-markers-nothing = Nothing
rule-markers-threat = Threat goes up
rule-tie = A Censure is tied. Who decides?
rule-tie-leader = The Leader
rule-tie-fails = It fails
rule-accused = Do the accused vote?
rule-accused-votes = Yes
rule-accused-waits = No
rule-shared = When do you use spawn 6/8?
rule-shared-either = As the second spawn of either number
rule-shared-both = Once both single ones are taken
rule-resign = May the General resign with fewer than four Enemies there?
rule-resign-all = Yes, all of them go
rule-resign-four = No
rule-badges = May one player be Leader and General?
rule-badges-two = No
rule-badges-one = Yes
rule-pardon = Where must the Leader be to free someone?
rule-pardon-network = In Area 6
rule-pardon-anywhere = Anywhere
rule-guard = Two chips are placed at once. How far does Guard fall?
rule-guard-each = By one for each chip
rule-guard-once = By one
rule-weapon = May you buy a weapon while you carry a box?
rule-weapon-laid = Yes, you put the box down
rule-weapon-refused = No
rule-steps = May one deed count for both levels of a column?
rule-steps-one = No
rule-steps-two = Yes
rule-white = When do you roll the white dice?
rule-white-together = Together with the others
rule-white-second = In a second roll, only if needed
rule-order = Who decides the order in which Enemies act?
rule-order-spawns = The spawn numbers
rule-order-leader = The Leader
rule-order-active = The active player
rule-raid = A Raid finds several spawns full. How far does Threat go up?
rule-raid-each = By one for each spawn
rule-raid-once = By one
rule-elected = A vote for the Leader is tied. Who leads?
rule-elected-leader = The present Leader decides
rule-elected-stays = The present Leader stays
rule-columns = How many columns must a colour win?
rule-columns-two = Two, else all chips count
rule-columns-one = One, if no other colour has as many
rule-purple = Can purple win the Network?
rule-purple-counts = Yes, for a Fallen
rule-purple-junkyard = No, the Fallen win only by the Junkyard
rule-unfallen = The Junkyard is full of purple, and nobody is Fallen. What then?
rule-unfallen-ignored = It doesn’t count
rule-unfallen-lost = Everybody loses
rule-both = One card ends the game in two ways. Which counts?
rule-both-text = What the card says first
rule-both-outlaws = The ending for the Outlaws or Legion
rule-unrest = Does red Riot cost Security while Morale is yellow?
rule-unrest-costs = Yes, before the EX Event
rule-unrest-never = No
rule-unguarded = How far can Guard fall?
rule-unguarded-one = To 1
rule-unguarded-zero = To 0
rule-drawing = How many cards do you draw each turn?
rule-drawing-number = As many as the board says
rule-drawing-limit = Enough to fill your hand
rule-placing = Must you place chips in the Network?
rule-placing-may = No, you may
rule-placing-must = Yes
rule-freed = May you place chips without moving on the turn after you are freed?
rule-freed-leaves = No, you must enter Area 6 again
rule-freed-stays = Yes
rule-few = May you use Sector II with fewer than three chips?
rule-few-closed = No
rule-few-open = Yes, with what’s there
rule-marker = When does Deus move first?
rule-marker-round = After everybody else’s turn
rule-marker-next = Right after this turn
rule-tiers = Where may you place chips in Tier 3 and above?
rule-tiers-open = Wherever a column continues
rule-tiers-strict = In the lowest Tier with gaps
rule-successor = Who becomes General after one has resigned?
rule-successor-named = The Leader names another at once
rule-successor-elected = Nobody, until a Leader is elected
rule-fewer = May you draw fewer cards?
rule-fewer-no = No
rule-fewer-yes = Yes
rule-blind = May you look at a chip from Sector I that you carry?
rule-blind-seen = Yes
rule-blind-unseen = No, until something lets you
rule-beaten = At Health 0, what happens to the chips you carry?
rule-beaten-kept = You keep them
rule-beaten-chips = They go to the Junkyard
rule-stirring = City 1: when do you play the card?
rule-stirring-after = After the roll
rule-stirring-before = Before the roll
rule-apex = How does Apex defend itself?
rule-apex-card = With Shield 3 and a general card
rule-apex-shield = With Shield 3 alone
rule-tower = How far does a Sniper on a Watchtower shoot?
rule-tower-around = Into the activated Area and its neighbours
rule-tower-area = Into the activated Area
rule-defence = Several are attacked at once. Who defends first?
rule-defence-turn = In turn order
rule-defence-own = In any order they like
rule-reds = Not enough red cards are left for an attack. What happens?
rule-reds-found = The cards found count
rule-reds-none = There is no attack
rule-stranded = The Sectors are empty. When is the game over?
rule-stranded-nine = When Tier 3 can no longer be filled
rule-stranded-carried = When nobody carries a chip
rule-zone = How long does the yellow zone protect?
rule-zone-leaves = Until you leave it
rule-zone-wakes = Until you wake up
rule-beside = Who do Tank and Deus hit where Apex is?
rule-beside-both = Apex and everybody
rule-beside-apex = Apex only
rule-calls = An Event calls an EX Event. What comes first?
rule-calls-first = The EX Event
rule-calls-last = The rest of the Event
rule-boosts = When does a Boost for actions or movement take effect?
rule-boosts-next = From the next turn
rule-boosts-now = At once
rule-cube = Breaking out: how do the others put cards in?
rule-cube-turn = In turn order
rule-cube-once = All at once
rule-return = Freed on your own turn and back in Area 6: may you place chips?
rule-return-yes = Yes
rule-return-no = No, not on that turn
rule-night = How is the night played?
rule-night-phones = Every phone asks the same
rule-night-spoken = Out loud; only those who tap are asked
rule-loyalties = With three to five players, how many Loyalty cards are left over?
rule-loyalties-one = One: Fallen or Legion is in the pile, not both
rule-loyalties-two = Two: both are in the pile
rule-prisoner = Where does a prisoner go at Health 0?
rule-prisoner-cube = Nowhere: still detained in the Isolation Cube
rule-prisoner-zone = To the yellow zone of HQ
rule-programs = What if the Program pile is empty?
rule-programs-renewed = You shuffle the discarded ones into a new pile
rule-programs-empty = You draw no more
rule-tapped = What does a Human learn when the lone Machine taps them?
rule-tapped-machine = Who the Machine is
rule-tapped-humans = That, and who is Human
rule-credit = Who gets the credit if an Event moves Riot or Morale?
rule-credit-turn = The active player
rule-credit-nobody = Nobody
rule-moments = When in your own turn may you use a Program for it?
rule-moments-whole = At any moment of it
rule-moments-acting = Between your actions
rule-charges = When may you use the second charge of a Program for your own turn?
rule-charges-any = At any time, in anyone’s turn
rule-charges-printed = In your own turn
rule-impossible = Where does a Decision go of which neither side can be done?
rule-impossible-discarded = Out of the game
rule-impossible-under = Under its pile
rule-healing = Does an Event that heals someone in Dryden’s turn move his bar?
rule-healing-doer = No, only what Dryden heals
rule-healing-turn = Yes
rule-near = Which Areas are neighbours for Range 1?
rule-near-arrows = Those an arrow joins
rule-near-board = As the board lists them
rule-faces = City 4: what does each face of the pink die bring?
rule-faces-list = As in the list of the rules
rule-faces-board = As the board shows
rule-detained = Do detained players vote and lay cards?
rule-detained-vote = Yes
rule-detained-silent = No

# Cards, chips, places
card-blue = Blue { $n }
card-red = Red −{ $n }
card-grey = Grey
card-green = Green
chip-blue = a blue chip
chip-red = a red chip
chip-unseen = a chip face down
chip-purple = a purple chip
program = Program { $id }
program-top = the top of the pile
place-sector-i = Sector I
place-sector-ii = Sector II
place-sector-iii = Sector III
place-city = City
place-dark-net = Dark Net
place-factory = Factory
place-nexus = Nexus
place-hq = HQ
place-yellow-zone = Yellow Zone
place-monolith = Monolith
place-network = Network
place-isolation-cube = Isolation Cube
place-junkyard = Junkyard
place-med-center = Med Center
column-alpha = Alpha
column-beta = Beta
column-gamma = Gamma
tree-hacking = Hacking
tree-implants = Implants
tree-security = Security
tree-rigging = Rigging
enemy-tank = Tank
enemy-sniper = Sniper
enemy-soldier = Soldier
enemy-crawler = Crawler
enemy-thief = Thief
enemy-apex = Apex
enemy-deus = Deus
enemy-there = { $enemy } { $level } { $path ->
    [red] on Red { $at }
   *[spawn] on spawn { $at }
}, Health { $health }
red-tank = Tank (1)
red-sniper = Sniper (2)
red-soldier = Soldier (3, 4)
red-crawler = Crawler (5, 6)
red-thief = Thief (7, 8)
red-nobody = Nobody (9 to 12)
box-pistol = Pistol
box-rifle = Rifle
box-rocket-launcher = Rocket Launcher
box-companion = Companion
box-laser = Laser
trap-cards = three cards are lost at random
trap-program = a Program is lost
trap-chip = a carried chip falls into the Junkyard
trap-silence = no cards in the next Event
box-hidden = a box
recon-sectors = Look at the top of the Sectors
recon-network = Look at a chip in the Network
recon-objective = Look at an Objective
recon-carried = Look at a carried chip
recon-hand = Look at a hand
recon-loyalty = Look at an unused Loyalty
loyalty-human = Human
loyalty-machine = Machine
loyalty-fallen = Fallen
loyalty-legion = Legion
loyalty-not-kept = { $side } (a Machine must be kept: keeps the Machine)
fault-line-of-one = Only { $side } has this line, so that it tells the side. Give it to another side as well.
objective-fulfilled = fulfilled
objective-so-far = { $n } of { $of }: { $what }
objective-open = not fulfilled yet
faction-humans = The Humans
faction-machines = The Machines
faction-fallen = The Fallen
faction-legion = Legion
faction-outlaws = The Outlaws

# Bars
bar-morale = Morale
bar-morale-text = Morale is at { $n }. At 0 or less everybody draws one card fewer; at −10 you all lose.
bar-riot = Riot
bar-riot-text = Riot is at { $n }. From 4 either way it’s yellow and costs Morale; at 7 an EX Event comes.
bar-security = Security
bar-security-text = Security is at { $n }. At 0 the city falls, to Legion if it is among you.
bar-resource = Resource
bar-resource-text = Resource is at { $n }. At 0 the Machines win.
bar-sector1 = Sector I
bar-sector1-text = { $n ->
    [one] 1 chip was
   *[other] { $n } chips were
} taken there. No Sector may be more than 2 above another.
bar-sector2 = Sector II
bar-sector2-text = { $n ->
    [one] 1 chip was
   *[other] { $n } chips were
} taken there. No Sector may be more than 2 above another.
bar-sector3 = Sector III
bar-sector3-text = { $n ->
    [one] 1 chip was
   *[other] { $n } chips were
} taken there. No Sector may be more than 2 above another.
bar-guard = Guard
bar-guard-text = Guard is at { $n }. At 1 you look at two chips in Sector III.
bar-apex = Apex
bar-apex-text = Apex is at { $n }. At 9 it enters the city; from then on this is its Health.
bar-deus = Deus
bar-deus-text = Deus is at { $n }. At 9 it enters the city; from then on this is its Health.
bar-threat = Threat
bar-threat-text = Threat is at { $n }. At 4 the city falls, to Legion if it is among you.

# What lies open
shown-phase = Now
shown-event = Event
shown-display = Programs on display
shown-network-up = Network
shown-network-down = Network, all of it
shown-dead-zones = Destroyed spawns
shown-check-cards = The cards of the check
shown-vote-count = The vote
shown-junkyard = Junkyard
shown-over = The winners
shown-loyalty = Loyalty
shown-hand = Hand
shown-objective = Objective
shown-programs = Programs
shown-chips = Chips
shown-box = Box
shown-recon = Recon card
shown-put = What you put in
shown-vote = Your vote
shown-log = Seen so far
log-line = Turn { $n }: { $what }: { $seen }
log-chips-seen = chips of a Sector
log-sector-tops = the tops of the Sectors
log-network-chip = a chip in the Network
log-junkyard-chips = chips in the Junkyard
log-unused-loyalty = an unused Loyalty
log-objective = the Objective of { $name }
log-chips = the chips of { $name }
log-hand = the hand of { $name }
known-look = Turn { $n }: { $name } saw { $what }
known-nothing = { $name } has looked at nobody’s cards, and nobody at theirs
known-vote = { $n } of { $of } voted yes; you said: { $mine }
shown-look = What you saw
shown-night = What the night told you
night-humans = Humans: { $names }
night-machines = Machines: { $names }
night-legion = Legion: { $names }
night-nothing = The night told you nothing.
shown-objective-of = Objective of { $name }
shown-chips-of = Chips of { $name }
shown-hand-of = Hand of { $name }
phase-level = Event pile { $level }
phase-ap = Left: Action Points { $ap }, movement { $moves }
blockade-closed = The way from Area 2 to Area 6 is closed.
blockade-open = The way from Area 2 to Area 6 is open.
boxes-there = { $n ->
    [one] 1 box
   *[other] { $n } boxes
} in Area { $area }
apex-at = Apex on Blue { $n }, Health { $health }
deus-at = Deus on Red { $n }, Health { $health }, moves before { $name }
column-shown = { $column }: { $chips }
stack-down = { $n } face down
stack-blue = { $n } blue
stack-red = { $n } red
stack-purple = { $n } purple
stack-empty = empty
check-total = together { $n }
vote-yes = { $n } of { $of } say yes
count-general = General cards
count-discard = Discarded
count-sector = Sector { $n }
count-junkyard = Junkyard
track-health = Health
badge-at = { $place } (Area { $area })
badge-leader = Leader
badge-leader-text = Names the General, breaks ties, picks among equal targets.
badge-general = General
badge-general-text = Decides General Events and runs the Control Panel of Apex. May resign: four Enemies go with the rank.
badge-hand = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
badge-wounds = { $n ->
    [one] 1 Wound
   *[other] { $n } Wounds
}
badge-chips = { $n ->
    [one] 1 chip
   *[other] { $n } chips
}
badge-chips-text = Data Chips carried face down. Only their carrier knows the colour.
badge-programs = { $n ->
    [one] 1 Program
   *[other] { $n } Programs
}
badge-installed = { $n ->
    [one] 1 Program face up
   *[other] { $n } Programs face up
}
badge-recon = Recon card
badge-revoked = Privilege revoked
badge-revoked-text = Has resigned as General and can never be General again.
badge-box = carries a box
badge-box-text = A Supply Box, face down.
badge-scanner = Scanner { $n }
badge-boosts = { $n ->
    [one] 1 Boost
   *[other] { $n } Boosts
}
badge-boost = { $column } { $n }

# Events
event-check-blue = Everybody puts in cards: it succeeds at a total of { $n } or more. Blue helps, red harms.
event-check-red = Everybody puts in cards: it succeeds at a total of { $n } or less. Red helps, blue harms.
event-colours = Everybody puts in cards: only { $colours ->
    [green] green ones
    [grey] grey ones
   *[other] grey and green ones
} count.
event-step = From { $n }: { $does }
event-success = Success: { $does }
event-failure = Failure: { $does }
event-decision = { $by ->
    [leader] The Leader decides.
   *[general] The General decides; without one, A happens.
}
event-a = A: { $does }
event-b = B: { $does }
event-raid = The machines raid: you roll for new Enemies { $n ->
    [one] once
   *[other] { $n } times
}.
does-nothing = nothing
does-both = { $first }, { $second }
does = { $de ->
   *[other] { $en }
}
program-kind = { $when ->
    [own-turn] on your own turn
    [in-a-check] in a check
    [at-a-roll] at a roll of yours
    [at-any-roll] at any roll, yours or not
    [when-attacked] when you are attacked
    [with-a-wound] while you have a Wound
   *[any-time] at any time
}{ $how ->
    [charged]{""}, two charges
    [permanent]{""}, stays
   *[once] {""}
}
program-charges = { $n ->
    [one] 1 charge left
   *[other] { $n } charges left
}
wound-contagious = contagious for anyone who comes near: { $does }
wound-never = it never heals
interrogation-line = { $who }: { $does }
card-named = { $title }: { $does }
does-bar = { $bar } { $n }
does-much = what the card says: { $n }
does-detain = someone is detained

# Steps
ap = { $n ->
    [one] 1 Action Point
   *[other] { $n } Action Points
}
display-line = { $title } (price { $n })
price-does = price { $n }: { $does }
price = price { $n }
move-free = costs nothing
do-move = Go: { $place }
do-sector = Take a chip
do-city-1 = Stir or calm the city
do-city-1-hint = Pink die and a card move Riot
do-city-2 = Speak to the people
do-city-2-hint = Blue cards against the pink die raise Morale
do-city-3 = Call in supplies
do-city-3-hint = Three general cards for one Resource
do-city-4 = See what happens
do-city-4-hint = The pink die decides
do-nexus = Work on Apex
do-nexus-hint = Up to two blue cards against the pink die
do-place-chips = Place your chips
do-buy-program = Buy “{ $program }”
do-buy-weapon = Buy { $weapon }
do-monolith = Buy a Recon card: { $recon }
do-censure = Have { $name } detained
do-new-leader = Call a vote for Leader
do-escape = Break out with { $n }
do-interrogate = Answer questions
do-interrogate-roll = Roll the pink die
do-interrogate-task = Do what the card says
do-pardon = Free { $name }
do-drop-chips = Drop chips
do-look-in-junkyard = Look in the Junkyard
do-remove-from-junkyard = Clear the Junkyard
do-heal = Heal a little
do-heal-fully = Heal fully
do-attack = Attack { $enemy }
do-companion = Use your Companion
do-laser = Fire your Laser
do-use-box = Use your box
do-card = Play a card
do-take-box = Take { $box }
do-panel-green = Control Panel: green
do-panel-red = Control Panel: red
do-end-actions = End your actions
do-use-recon = Use it
do-back = Back
do-draw-fewer = Draw only { $n }
do-draw = Draw cards
do-draw-event = Draw the Event
do-pass = Pass the turn
field-blue-cards = With blue cards
field-red-cards = With red cards
field-up = Up
field-down = Down
field-box-yes = With your weapon
field-box-no = Without it
field-act-move = It moves
field-act-attack = It attacks
field-boost = A Boost
field-programs = Programs
field-face-up = Face up
field-face-down = Face down
field-spot = { $column }, Tier { $tier }
field-chip-n = Chip { $n }
field-no-card = No card
field-keep = Keep the General
field-nobody = Nobody
field-order = { $a }, { $b }, { $c }
field-a = A: { $does }
field-b = B: { $does }
die-orange = the orange die
die-white = the white dice
die-pink = the pink die
die-red = the red die

# What is asked
ask-act = Spend your actions: { $ap } left, movement { $moves }
ask-down = End your actions: you’re down
ask-back = Choose something else
lay-out-bars = Morale { $morale }, Riot { $riot }, Security { $security }, Resource { $resource }, Sectors 0, Guard { $guard }, Apex { $apex }, Deus { $deus }, Threat { $threat }.
lay-out-scanners = Put { $n ->
    [one] 1 Scanner 1 on the Nexus and 1 Scanner 2 on the Monolith.
   *[other] { $n } Scanners 1 on the Nexus and { $n } Scanners 2 on the Monolith.
} { $many ->
    [yes] Put the Blockade between Area 2 and Area 6.
   *[no] Leave the Blockade in the box.
}
lay-out-chips = Shuffle the chips of each Sector face down: I has 6 blue, 3 red and 2 purple; II has 6, 9 and 3; III has 4, 5 and 2.
lay-out-boxes = Put { $pistols ->
    [one] 1 Pistol
   *[other] { $pistols } Pistols
} and 1 Rifle on HQ. Shuffle the other Supply Boxes face down; keep the 4 Traps apart, face up.
lay-out-enemies = Sort the Enemies by type: level 1 on top, then 2, then 3. { $many ->
    [yes] Put one Crawler of level 1 on Red 1.
   *[no] The board starts without Enemies.
}
lay-out-events = Shuffle the Events into four piles: I, II, III and EX. { $many ->
    [yes] Use all of them.
   *[no] Take “A Risky Chance” out of II.
}
do-lay-out = Next
do-lay-out-all = Skip: all is set up
wait-lay-out = Is it all on the table?
lay-out-kicker = Setting up: { $n } of { $of }
lay-out-bars-title = Set the bars
lay-out-scanners-title = Place Scanners and the Blockade
lay-out-chips-title = Lay out the Data Chips
lay-out-boxes-title = Lay out weapons and boxes
lay-out-enemies-title = Place the Enemies
lay-out-events-title = Lay out the Events
ask-start = Roll the orange die for { $name }’s start
ask-pink = Roll the pink die
ask-roll-orange = Roll the orange die and the red one
ask-roll = Roll the orange, the red and both white dice
ask-raid-roll = Roll both white dice
ask-red = Read the red die
ask-draw = Draw your cards
ask-draw-event = Draw the Event
ask-pass = End your turn
ask-sector-to = Choose who takes a chip with you
ask-sector-keep = Keep a chip
ask-city-direction = Move a bar up or down
ask-city-cards = Pick blue cards
ask-nexus-cards = Add blue cards, or none
ask-buy-program-colour = Choose the colour you pay with
ask-buy-program-cards = Pay with cards: you get no change
ask-buy-weapon-colour = Choose the colour you pay with
ask-buy-weapon-cards = Pay with cards: you get no change
ask-monolith-colour = Choose the colour you pay with
ask-monolith-cards = Pay with cards: you get no change
ask-escape-cards = Put in cards
ask-place-chips-column = Choose a column
ask-place-chips-face = Place the chip face up or down
ask-drop-chips-chips = Drop chips
ask-look-in-junkyard-cards = Spend grey cards
ask-look-in-junkyard-chips = Look at chips
ask-remove-from-junkyard-cards = Spend green cards
ask-remove-from-junkyard-chips = Remove chips
ask-heal-fully-cards = Heal two Wounds with each grey or green card
ask-attack-box = Attack with your weapon, or without
ask-attack-cards = Add red cards
ask-panel-act = Choose what Apex does
ask-panel-enemy = Choose an Enemy
ask-end-actions-cards = Discard cards down to your limit
ask-end-actions-programs = Discard Programs down to your limit
ask-defend-cards = Defend yourself with blue cards
ask-put-cards = { $most ->
    [one] Put in a card, or none
   *[other] Put in up to { $most } cards
}
ask-put-more-cards = { $most ->
    [one] Add one more card, or none
   *[other] Add up to { $most } more cards
}
ask-lay-card = Lay a card
ask-lay-before = Choose who to lay it in front of
ask-lay-more-card = Lay one more card, or none
ask-lay-more-before = Choose who to lay it in front of
ask-add-card-card = Add a card, or none
ask-name-general-seat = Name the General
ask-reward-take = Choose your reward
ask-reward-column = Choose a column
ask-mix-order = Mix the three chips in secret: Alpha, Beta, Gamma
ask-night-seat = Tap someone: it’s night
refused-punish-asleep = Hold the card to see whom you can tap.
ask-night-seats = Tap people: it’s night
secret-machine-tap = You are the only Machine. Tap a Human, and they become a Machine: { $whom }.
secret-legion-tap = You are Legion. Anyone you tap joins you: { $whom }.
secret-sleep = You are asleep. Tap as you like: it changes nothing.
ask-keep-chip-chip = Keep a chip
ask-order-enemy = Choose which Enemy acts next
ask-trap-program-lost = Lose a Program: a Trap
ask-trap-chip-lost = Lose a chip to the Junkyard: a Trap
ask-choose-target-seat = Choose whom it attacks
ask-decide-option = Choose A or B
ask-interrogated-by = Answer the interrogation
ask-break-tie-yes = Break the tie
ask-discuss-ready = Discuss whether to detain { $name }
field-ready = Ready to vote
ask-vote-yes = Vote whether to detain { $name }
ask-laser-enemy = Aim the Laser at an Enemy
ask-resign-enemies = Resign as General: four Enemies go with the rank
ask-use-recon = Use your Recon card: { $recon }

# What the others hear of it
wait-act = { $ap ->
    [0] What does { $name } do next?
    [one] What does { $name } do with 1 Action Point?
   *[other] What does { $name } do with { $ap } Action Points?
}
wait-night = Night falls over the city
wait-quiet = A player may do something
wait-vote = How does { $name } vote?
wait-discuss-together = Into the Isolation Cube? Talk it over
wait-vote-together = Into the Isolation Cube? All vote at once
wait-draw = { $name } draws
wait-draw-event = { $name } draws the Event
wait-pass = { $name } ends the turn
wait-sector = { $name } takes a chip
wait-city = What does { $name } do in the City?
wait-nexus = { $name } works on Apex
wait-buy-program = { $name } buys a Program: 1 Action Point and cards worth { $price }
wait-buy-weapon = { $name } buys a { $weapon }: 1 Action Point and cards worth { $price }
wait-monolith = { $name } buys a Recon card: 1 Action Point and cards worth { $price }
wait-escape = { $name } tries to break out
wait-place-chips = Where do { $name }’s chips go?
wait-drop-chips = Which chips does { $name } drop?
wait-look-in-junkyard = { $name } looks in the Junkyard
wait-remove-from-junkyard = { $name } clears the Junkyard
wait-heal-fully = { $name } is healed
wait-laser = Which Enemy does the Laser hit? { $name } aims
wait-attack = Can { $name } bring it down?
wait-panel = { $name } is at the Control Panel
wait-end-actions = What does { $name } discard?
wait-defend = How does { $name } fend it off?
wait-put = What does { $name } put into the check?
wait-put-more = Does { $name } add more cards?
wait-lay = Who gets a card from { $name }?
wait-lay-more = Who gets one more card from { $name }?
wait-add-card = Does { $name } add a card?
wait-name-general = Who becomes General? { $name } picks
wait-reward = Which reward does { $name } take?
wait-mix = { $name } mixes the three chips in secret
wait-keep-chip = Which chip does { $name } keep?
wait-order = Which Enemy is next? { $name } decides
wait-trap-program = Which Program does { $name } lose?
wait-trap-chip = Which chip does { $name } lose?
wait-choose-target = Whom does it attack? { $name } picks
wait-decide = A or B? { $name } decides for the city
wait-interrogated = { $name } is questioned
wait-break-tie = A tie: what does { $name } say?

# What happens
told-bar = { $bar } is now { $n }.
space-red = Red { $n }
told-turn = It’s { $name }’s turn.
told-lay-out = Now lay out the game.
told-meeting = Meet the characters.
told-figure = { $name }: { $what }.
told-value = { $what } { $n }
told-part = { $what }
told-line = { $what }.
told-pile = { $what } { $n }
told-piles = Now on the board: { $what }.
told-left = { $name } has { $ap ->
    [0] no Action Points
    [one] 1 Action Point
   *[other] { $ap } Action Points
} and { $moves ->
    [0] no
   *[other] { $moves }
} movement left.
told-hand = { $n ->
    [one] 1 card
   *[other] { $n } cards
} { $way ->
    [more] more
   *[fewer] fewer
}
told-chips = { $n ->
    [one] 1 chip
   *[other] { $n } chips
} { $way ->
    [more] more
   *[fewer] fewer
}
told-programs = { $n ->
    [one] 1 Program
   *[other] { $n } Programs
} { $way ->
    [more] more
   *[fewer] fewer
}
told-begins = { $name } starts in Area { $area }.
told-draw = { $name } draws { $n ->
    [0] no cards
    [one] 1 card
   *[other] { $n } cards
}.
told-put = { $name } puts in { $n ->
    [0] no card
    [one] 1 card
   *[other] { $n } cards
}.
told-put-more = { $name } adds { $n ->
    [one] 1 card
   *[other] { $n } cards
}.
told-lay = { $name } lays a card.
told-lay-more = { $name } lays one more card.
told-sector = { $name } takes a chip from Sector { $n }.
told-keep-chip = { $name } keeps a chip{ $n ->
    [0] {""}
    [one] ; another goes to the Junkyard
   *[other] ; { $n } go to the Junkyard
}.
told-place-chips = { $name } places { $n ->
    [one] a chip
   *[other] { $n } chips
} in the Network.
told-drop-chips = { $name } drops { $n ->
    [one] a chip
   *[other] { $n } chips
} in the Junkyard.
told-remove-from-junkyard = { $name } clears { $n ->
    [one] a chip
   *[other] { $n } chips
} from the Junkyard.
told-buy-program = { $name } buys a Program.
told-buy-weapon = { $name } buys a { $weapon }.
told-monolith = { $name } buys a Recon card.
told-take-box = { $name } takes a box.
told-box = A box lands in Area { $area }.
told-nobody-comes = No Enemy appears.
told-supplies = { $name } calls in supplies: three general cards for one Resource.
told-end-actions = { $name } has finished.
told-heal = { $name } is healed a little.
told-heal-fully = { $name } is healed fully.
told-decide = { $name } decides on { $option }: { $does }.
told-without = { $what ->
    [wounds] no Wounds
    [chips] no chips
    [programs] no Programs
    [installed] no open Programs
    [recon] no Recon card
    [box] no box
    [scanner] no Scanner { $n }
    [kuro-scanner] Kuro has no Scanner { $n }
    [kuro-chips] Kuro has no chips
    [markers] Kuro has no markers
    [leader] no longer Leader
    [general] no longer General
    [raging] no longer raging
   *[other] one thing fewer
}
told-enemy = { $enemy }.
told-enemy-gone = No longer there: { $enemy }.
told-offer = New Programs on offer: { $what }.
told-offer-less = One Program fewer is on offer.
told-event-over = The Event is over.
told-activated = Area { $n } is activated.
told-apex = Apex is in the city.
told-deus = Deus is in the city.
told-appears = { $enemy } { $level } appears at { $at }.
told-falls = { $enemy } is eliminated at { $at }.
told-eliminated = { $enemy } is eliminated.
told-boost = { $name } gains a Boost.
told-boost-of = { $name } gains a Boost: { $column } { $n }.
told-check = The check comes to { $n }: { $result }.
told-detained = { $name } is detained.
told-free = { $name } is free.
told-put-aside = Neither A nor B can be done. The Event is discarded.
told-event = Event: { $title }.
told-general = { $name } is General.
told-general-falls = { $name } is no longer General.
epitaph-kills = { $n ->
    [one] One Enemy eliminated.
   *[other] { $n } Enemies eliminated.
}
epitaph-chips = { $n ->
    [one] One chip brought to the Network.
   *[other] { $n } chips brought to the Network.
}
epitaph-both = { $kills ->
    [one] One Enemy eliminated,
   *[other] { $kills } Enemies eliminated,
} { $chips ->
    [one] one chip brought to the Network.
   *[other] { $chips } chips brought to the Network.
}
epitaph-nothing = Nobody saw what { $name } was after.
told-leader = { $name } is Leader.
told-human-phase = The Human phase: the chips of Tier 1 are mixed.
told-machine-phase = The Machine phase: night falls.
told-hurt = { $name } is at Health { $n }.
told-missed = { $name } is not hit.
told-moves = { $name } goes to { $place }.
told-looks = { $what ->
    [objective] { $name } looks at the Objective of { $whose }.
    [carried] { $name } looks at the chips that { $whose } carries.
    [hand] { $name } looks at the hand of { $whose }.
    [sectors] { $name } looks at the tops of the Sectors.
    [network] { $name } looks at a chip in the Network.
    [programs] { $name } looks at the Programs of { $whose }.
    [theirs] { $name } looks at the Loyalty of { $whose }.
    [junkyard] { $name } looks at chips in the Junkyard.
    [check] { $name } looks at a card in the check.
   *[loyalty] { $name } looks at an unused Loyalty.
}
told-trap = { $name } springs a Trap: { $trap }.
told-robbed = A Thief takes a chip from { $name }.
told-over = { $cause } Victory: { $faction }.
result-success = success
result-failure = failure
over-kicker = The end
over-victory = Victory: { $faction }
over-winners = { $n ->
    [one] { $names } wins
   *[other] { $names } win
}: on the right side, and every Objective met.
over-nobody = Nobody wins: no one on that side met every Objective.
cause-tier-3 = Tier 3 is full.
cause-deus = Deus is in the Network.
cause-resource = Resource has run out.
cause-morale = Morale has run out.
cause-security = Security has run out.
cause-threat = Threat has reached its limit.
cause-chips = Too few chips are left for Tier 3.

# What cannot be
refused-punish-one-file = Choose one card file for this game, not { $n }.
refused-punish-one-board = Choose one board for this game, not { $n }.
fault-punish-needs = A line “{ $line }:” is missing here.
fault-punish-table = Write names here, each with a colon and its value.
fault-punish-list = Write a list here, as in [1, 2].
fault-punish-zones = Riot must turn yellow above 0 and red above yellow, and red must be on its bar.
fault-punish-shut = No way leads out of Area { $area }: add it to the arrows.
fault-punish-twice = Two spawns are called “{ $id }”. Rename one of them.
fault-punish-number = No spawn has the number { $n }.
fault-punish-blockade = The Blockade needs a spawn “{ $id }”. Add it.
fault-punish-areas = A spawn is in one Area or, as a Watchtower, reaches up to { $most }.
fault-punish-path = This path has { $least } to { $most } spaces, not { $n }.
fault-punish-shared = Blue 3 and Red 4 are one space, so put them in the same Area.
fault-punish-ends = A bar has two ends, the lower one first, as in [-10, 10].
fault-punish-start = The bar starts at { $n }, which is beyond its ends.
fault-punish-levels = Low levels go on top: write them first.
fault-punish-faces = The pink die has { $n } faces: write what each one brings, as in morale: 2.

# Cards: what is asked, what is heard
ask-pick-one-choice = Choose for the card: { $does }
ask-pick-enemies-enemies = Pick Enemies
ask-give-up-things = Give some of these up
ask-keep-programs-things = Keep some of these
ask-by-hand-change = Do this by hand, as the card says
ask-use-program-program = Use a Program now
ask-claim-done = Claim your Objective
ask-pause-roll = Check the dice: { $dice }
ask-pause-strike = Brace yourselves: an Enemy is about to strike
ask-pause-check = Await the cards: all are in
ask-pause-turn = Wait until you are all ready
do-go-on = Go on
do-wait = Wait
hint-phase = It happens by itself in a moment. Tap “Wait” if you want to do something first.
hint-pause = Play continues by itself. Tap “Wait” if you want to do something first; nobody learns who tapped.
hint-pause-held = Everybody is waiting. Go on when you are ready.
ask-reroll-die = Roll one of your dice again
ask-box-roll = Roll the orange die to place the box
wait-pick-one = What does { $name } pick for the card?
wait-pick-enemies = Which Enemies does { $name } pick?
wait-give-up = What does { $name } give up?
wait-keep-programs = Which Programs does { $name } keep?
wait-by-hand = { $name } does it by hand
field-by-hand = { $what } { $way ->
    [up] +1
   *[down] −1
}
field-by-hand-health = Health of a player
field-by-hand-wound = Wounds of a player
field-by-hand-card = General cards of a player
field-by-hand-program = Programs of a player
ask-by-hand-who = Choose whose it is
field-area = Area { $area }
field-done = Done: { $text }
field-claim = Yes: { $text }
throw-die = { $colour ->
    [pink] pink
    [orange] orange
    [white] white
   *[red] red:
} { $face }
do-use-program = Use “{ $program }”
do-use-program-n = Program { $n }
told-fell = The dice: { $dice }.
told-again = { $name } has { $die } rolled again: { $was } becomes { $n }.
told-turned = { $name } has { $die } set from { $was } to { $n }.
told-reroll = { $name } uses a Boost: { $die } is rolled again.
told-program = { $name } uses “{ $title }”.
told-wound = { $name } has a Wound: { $title }.
told-accuses = { $name } wants { $other } detained. Talk it over, then vote.
told-voted = { $half ->
    [yes] { $n } of { $of } want { $name } detained: a tie.
   *[no] { $n } of { $of } want { $name } detained.
}
election-kicker = The vote for Leader
step-stack = { $name }: { $n }
kicker-attack = { $name } attacks the { $enemy }, { $armed ->
    [yes] with a weapon and
   *[no] with
} { $n ->
    [one] 1 card
   *[other] { $n } cards
}
kicker-defence = The { $enemy } attacks { $name }, who defends with { $n ->
    [one] 1 card
   *[other] { $n } cards
}
told-interrogation = { $name } is questioned.
told-steals = { $name } takes something from { $other }.
shown-injuries = Wounds
shown-loyalty-of = Loyalty of { $name }
shown-programs-of = Programs of { $name }
log-loyalty = the Loyalty of { $name }
log-programs = the Programs of { $name }
log-check-card = a card in a check

# Cards as they are written
editor-I-one = Event of level I
editor-I-many = Events of level I
editor-II-one = Event of level II
editor-II-many = Events of level II
editor-III-one = Event of level III
editor-III-many = Events of level III
editor-EX-one = EX Event
editor-EX-many = EX Events
editor-programs-one = Program
editor-programs-many = Programs
editor-objectives-one = Objective
editor-objectives-many = Objectives
editor-wounds-one = Wound
editor-wounds-many = Wounds
editor-interrogations-one = Interrogation card
editor-interrogations-many = Interrogation cards
editor-specials-one = Card of a character
editor-specials-many = Cards of characters
editor-markers-one = Enemy marker
editor-markers-many = Enemy markers
fault-kind-I = An Event of level I
fault-kind-II = An Event of level II
fault-kind-III = An Event of level III
fault-kind-EX = An EX Event
fault-kind-programs = A Program
fault-kind-objectives = An Objective
fault-kind-wounds = A Wound
fault-kind-interrogations = An Interrogation card
fault-kind-specials = A card of a character
fault-kind-markers = An Enemy marker
fault-kind-file = A card file
editor-decks-one = Deck of Influence
editor-decks-many = Decks of Influence
editor-loyalty-one = Loyalty pile
editor-loyalty-many = Loyalty piles
fault-kind-decks = A deck of Influence
fault-kind-loyalty = A Loyalty pile
editor-line-of = Whose deck it is
editor-line-cards = What’s in it
editor-line-seats = For how many players
editor-whose-general = everybody’s
fault-place-deck = a deck of Influence
fault-place-pile = a Loyalty pile
fault-pile = A pile for { $n } needs at least { $n } cards.
editor-events = Events in all four piles
editor-none = none
editor-count = { $kind }: { $n } of { $of }.
tried-drawn = The Event is drawn
tried-used = The card is used
# The board, typed in
editor-board-one = Board
editor-board-many = Boards
editor-board-means = { $arrows ->
    [one] 1 way
   *[other] { $arrows } ways
}, { $spawns ->
    [one] 1 spawn
   *[other] { $spawns } spawns
}, { $red ->
    [one] 1 red space
   *[other] { $red } red spaces
}.
editor-area = { $area }: { $places }
editor-arrows = Ways out of each Area
editor-from-area = From { $area }
editor-neighbours = Neighbours, where the board lists them
editor-spawn = Spawn no. { $n }
editor-spawn-numbers = Its numbers
editor-spawn-areas = Its Area, or those that a Watchtower reaches
editor-spawn-id = Its name, if not that of its numbers
editor-of-character = { $name }’s board, where it differs
editor-value-ap = Action Points
editor-value-movement = Movement
editor-value-range = Range
editor-value-strength = Strength
editor-value-attackcards = Red cards in an attack
editor-value-shield = Shield
editor-value-defencecards = Blue cards in defence
editor-value-health = Health
editor-value-programs = Programs
editor-value-draw = Cards drawn
editor-value-hand = Hand
editor-value-slots = Slots for chips
editor-paths = Paths of Apex and Deus
editor-red = Red path, space by space
editor-blue = Blue path, space by space
editor-space = Space { $n }
editor-board-bars = Ends of the bars
editor-bar = { $bar } (else { $low } to { $top })
editor-low = lowest
editor-top = highest
editor-zones = Zones of the bars
editor-zones-morale-yellow = Morale is yellow down from (else { $n })
editor-zones-riot-yellow = Riot is yellow from (else { $n })
editor-zones-riot-red = Riot is red from (else { $n })
editor-prices = Prices at the HQ
editor-prices-pistol = Pistol (else { $n })
editor-prices-rifle = Rifle (else { $n })
editor-piles = Levels of the Enemies in each pile, from the top
editor-pile = { $type } (else { $levels })

editor-line-title = Title
editor-line-kind = What kind it is
editor-line-picture = Picture, in words
editor-line-text = Text on the card
editor-line-do = What happens
editor-line-target = Target of the check; below 0 red cards help
editor-line-success = Success
editor-line-failure = Failure
editor-line-colours = Which colours count
editor-line-first-from = Least step: from how many cards
editor-line-first = What the least step does
editor-line-second-from = Second step: from how many cards
editor-line-second = What the second step does
editor-line-third-from = Third step: from how many cards
editor-line-third = What the third step does
editor-line-by = Who decides
editor-line-a = Choice A
editor-line-b = Choice B
editor-line-times = How often the machines attack
editor-line-price = Price
editor-line-when = When it can be used
editor-line-how = How long it stays
editor-line-holds = What holds while it’s in play
editor-line-copies = How many there are
editor-line-wants = What it wants; all of it
editor-line-contagious = What it does to those who come near
editor-line-heals = Whether it heals
editor-line-players = Which games it’s in
editor-table-any = in all
editor-table-large = with five or six
editor-line-human = Humans
editor-line-machine = Machines
editor-line-fallen = Fallen
editor-line-legion = Legion
editor-line-character = Whose card it is
editor-line-type = Type of Enemy
editor-line-level = Level
editor-line-always = What always holds while it’s on the board
editor-line-hit = What it does besides damage
editor-line-gone = What happens when it’s eliminated
editor-kind-plain = it happens
editor-kind-check = a check
editor-kind-colours = a check of colours
editor-kind-decision = a decision
editor-kind-raid = a Raid
editor-badge-leader = the Leader
editor-badge-general = the General
editor-when-own-turn = on your own turn
editor-when-any-time = at any time
editor-when-check = in a check
editor-when-roll = at a roll of yours
editor-when-any-roll = at anyone’s roll
editor-when-attack = when you are attacked
editor-when-wound = while you have a Wound
editor-how-once = used once
editor-how-charged = two charges
editor-how-permanent = it stays
editor-special-all-rounder = an All-Rounder card
editor-special-unique = a unique card
editor-heals-usual = as usual
editor-heals-never = never
editor-colour-blue = blue
editor-colour-red = red
editor-colour-grey = grey
editor-colour-green = green
editor-enemies-any = any Enemy
editor-enemies-tank = Tank
editor-enemies-sniper = Sniper
editor-enemies-soldier = Soldier
editor-enemies-crawler = Crawler
editor-enemies-thief = Thief
fault-place-event = an Event
fault-place-outcome = what a check leads to
fault-place-card = a card that a player uses
fault-place-check = a Program for checks
fault-place-roll = a Program for rolls
fault-place-wants = what an Objective wants
fault-place-holds = what holds
marker-always = always: { $does }
marker-hit = when it hits: { $does }
marker-gone = when it’s eliminated: { $does }
fault-place-always = what a marker always says
fault-endless = “{ $title }” would trigger itself forever. Change what it does when it’s eliminated, or when it’s passed on.
fault-keep = Keep fewer than { $n } Programs.
fault-face = Only the red die shows more than { $n }.

# An area, as it is read
area = Area { $area }
area-free = Area { $area } (costs no movement)
area-place = { $place }: { $does }
area-ways = From here you can go to: { $to }.
area-no-way = There is no way out of here.
area-nobody = Nobody is here.
area-somebody = { $name } is here: { $place }.
area-red = Red path, space { $spaces }.
area-blue = Blue path, space { $spaces }.
spawn-free = Spawn { $n } is free
spawn-destroyed = Spawn { $n } is destroyed
spawn-tower = { $found }; a watchtower that reaches Areas { $areas }
reads-sector-i = take the top chip.
reads-sector-ii = look at three chips, keep one, and give two to someone in this Area.
reads-sector-iii = take the top chip; with Guard 1 look at two and keep one.
reads-city = each action once a turn: move a yellow Riot, raise Morale with blue cards, three general cards for a Resource, or see what the pink die brings.
reads-dark-net = buy an open Program, or the top one for 3.
reads-factory = there is nothing to do here.
reads-nexus = up to two blue cards against the pink die bring Apex on.
reads-hq = buy a Pistol or a Rifle, have someone detained, or call a vote for Leader.
reads-yellow-zone = players at Health 0 come here.
reads-monolith = pay 5 for one Recon card, once a game.
reads-network = if you came into this Area this turn, you may place all your chips.
reads-isolation-cube = prisoners sit here; they may break out or face questioning.
reads-junkyard = drop chips, look at some for grey cards, or clear some away for green ones.
reads-med-center = heal a Wound and a Health for a point, or everything for grey and green cards.

# Characters
rule-kuro = Does an attack cost Kuro a marker?
rule-kuro-marker = Yes, if it is still up
rule-kuro-never = No, never
rule-first = Is this anyone’s first game?
rule-first-no = No: one Objective each
rule-first-yes = Yes: one more each, to choose from
rule-characters = Who plays which character?
rule-characters-dealt = Characters are dealt
rule-characters-chosen = Everybody chooses one
rule-characters-plain = No characters: all boards are alike
character-jayden = Jayden
character-jayden-text = All-Rounder. Plays seven cards of his own, and needs two Objectives.
character-feykah = Feykah
character-feykah-text = Machine. Fights in rage, and knew two Loyalty cards before she kept one.
character-nova = Nova
character-nova-text = Runner. Fast, well supplied, and carries no Scanners.
character-havoc = Havoc
character-havoc-text = Fighter. Every Enemy that falls brings him on.
character-dryden = Dryden
character-dryden-text = Medic. Heals those who are near, and breaks easily.
character-dee-coy = Dee Coy
character-dee-coy-text = Specialist. Plays with Kuro, who walks on his own four legs.
board-values = Action Points { $ap }, movement { $movement }, Range { $range }. Strength { $strength } (red cards: { $attackCards } at most), Shield { $shield } (blue ones: { $defenceCards } at most). Health { $health }, Programs { $programs }, draws { $draw }, hand { $hand }, chips { $slots }.
board-level-done = { $column } { $level }, done: { $boost }
board-level-begun = { $column } { $level }, { $steps } of { $times }: { $task } → { $boost }
board-level-next = { $column } { $level }: { $task } → { $boost }
board-level-later = { $column } { $level }, later: { $task } → { $boost }
ability-jayden-seven = Free, once a turn: play one of your seven All-Rounder cards. They do not count towards your hand.
ability-jayden-objectives = You need both of your Objectives.
ability-jayden-take-back = Once, with three Boosts of level 2: take back all All-Rounder cards that you played.
ability-feykah-loyalties = You started with two Loyalty cards. You had to keep a Machine; the other one was dealt on.
ability-feykah-office = As Leader or General you draw one card more.
ability-feykah-rage = Free: take a Wound. Your next attack may have one red card more, and if it hits, it hits all in range.
ability-feykah-no-boosts = For chips in the Network you always get Programs, never a Boost.
ability-feykah-eight = With your fourth Boost of level 1 you draw two Programs.
ability-nova-supplies = City 3 brings you four cards; when others call in supplies you may draw one.
ability-nova-no-scanners = You carry no Scanners.
ability-nova-supply = Each Boost moves your bar by one. At 2 you take a weapon from HQ for free, and the bar starts over.
ability-havoc-spoils = For each Enemy that you eliminate you draw one general card more.
ability-havoc-no-pistols = You buy no Pistols.
ability-havoc-combat = Each Enemy that you eliminate in battle moves your bar. At 2 and at 5 your lowest Stim-Shot moves down.
ability-dryden-kit = You started with two Programs and a Pistol.
ability-dryden-heal = One Action Point: fully heal someone in range, even yourself or Kuro. Then draw two general cards.
ability-dryden-frail = At Health 0 you take two Wounds.
ability-dryden-healing = Each healing moves your bar. At 2 and at 5 you draw a Program.
ability-dee-coy-kuro = Kuro has one action or one movement a turn, before or after you. An action of an Area costs its marker.
ability-dee-coy-cube = At Health 0 you go on in the Isolation Cube.
ability-dee-coy-kuro-back = If Kuro is beaten, he’s back beside you on your next turn, and you take the Wound.
ability-dee-coy-kuro-fights = With two Boosts of level 2 Kuro fights without markers.
task-riot-yellow-to-blue = bring Riot from yellow to blue
task-city-4-high = roll a 5 or 6 in City 4
task-network-chip = bring a chip into the Network
task-junkyard-1 = drop chips in the Junkyard
task-junkyard-2 = look in the Junkyard
task-junkyard-3 = clear the Junkyard
task-morale-4 = bring Morale to 4 or more
task-all-rounder-7 = play all seven All-Rounder cards
task-eliminate = eliminate an Enemy
task-eliminate-high = eliminate { $n ->
    [one] an Enemy
   *[other] { $n } Enemies
} of level 2 or 3
task-eliminate-high-at-1 = eliminate an Enemy of level 2 or 3 at Range 1 exactly
task-censure-success = win a Censure
task-city-action = take { $n ->
    [one] an action
   *[other] { $n } actions
} of the City
task-city-action-of-a-new-kind = take { $n } different actions of the City
task-unique-card = play a unique card
task-deck-empty = your own deck is empty
task-discard-5 = discard 5 cards at once
task-discard-6 = discard 6 cards at once
task-med-free = discard cards in the Med Center to heal
task-nexus-success = succeed in work on Apex
task-hq-weapon = get { $n ->
    [one] a weapon
   *[other] { $n } weapons
} at HQ
task-sector-iii-chip = take a chip of Sector III
task-empty-hand = have no card in hand
task-recon = buy a Recon card
task-combat-4 = bring your bar to 4
task-riot-zero = bring Riot to 0
task-heal = heal someone
task-heal-2 = heal one person by 2 Health
task-program = get { $n ->
    [one] a Program
   *[other] { $n } Programs
}
task-chip-with-both = bring a chip yourself, with both Scanners
task-kuro-sniffs = Kuro sniffs at a box
task-kuro-marker = Kuro uses { $n ->
    [one] a marker
   *[other] { $n } markers
}
task-kuro-high = Kuro eliminates an Enemy of level 2 or 3
boost-ap = { $n ->
    [one] 1 Action Point more
   *[other] { $n } Action Points more
}
boost-movement = { $n } movement more
boost-range = Range { $n } further
boost-strength = Strength { $n } more
boost-attackcards = { $n ->
    [one] 1 red card more in attack
   *[other] { $n } red cards more in attack
}
boost-shield = Shield { $n } more
boost-defencecards = { $n ->
    [one] 1 blue card more in defence
   *[other] { $n } blue cards more in defence
}
boost-health = Health up to { $n }
boost-programs = { $n ->
    [one] 1 Program more
   *[other] { $n } Programs more
}
boost-draw = draw { $n ->
    [one] 1 card more
   *[other] { $n } cards more
}
boost-hand = hand up to { $n }
boost-slots = carry { $n ->
    [one] 1 chip
   *[other] { $n } chips
}
boost-alone = one Action Point more if you begin alone in an Area
boost-all-rounders = two All-Rounder cards a turn
boost-two-programs = look at two Programs at once and keep one
boost-reroll = reroll one die on each of your own turns
boost-dark-net = Dark Net 2 shows three Programs, you keep one
boost-blue-five = free: discard a blue 5 for two Programs
boost-treat = for an Action Point heal a Wound in range and draw a general card
boost-free-drop = dropping chips in the Junkyard is free
boost-shield-beside = Shield 1 more with Kuro in your Area
boost-kuro-both = Kuro has an action and a movement
boost-kuro-spoils = draw one card more for what Kuro eliminates
boost-markers = turn two of Kuro’s markers up at once
track-supply = Supply
track-supply-text = Each Boost moves it by one; at 2 Nova takes a weapon from HQ.
track-combat = Combat
track-combat-text = Each Enemy eliminated in battle moves it by one; at 2 and 5 Havoc’s lowest Stim-Shot moves down.
track-healing = Healing
track-healing-text = Each healing moves it by one; at 2 and 5 Dryden draws a Program.
badge-raging = Raging
badge-raging-text = The next attack may use one more red card, and if it hits, it hits all in range.
badge-all-rounders = { $n ->
    [one] 1 All-Rounder card
   *[other] { $n } All-Rounder cards
}
badge-all-rounders-text = Jayden’s own cards. One may be played in each own turn; they do not count towards the hand.
badge-kuro = Kuro: { $at }, Health { $n }
badge-kuro-away = Kuro is away
badge-kuro-text = One action or one movement in each turn of Dee Coy. Enemies attack him last.
badge-markers = Markers { $areas }
badge-markers-text = The Areas whose marker is still up. An action there costs it.
badge-kuro-chips = { $n ->
    [one] Kuro: 1 chip
   *[other] Kuro: { $n } chips
}
badge-kuro-scanner = Kuro carries Scanner { $n }
shown-board = Your board
shown-all-rounders = Your All-Rounder cards
shown-kuro-chips = Kuro’s chip
shown-kuro-recon = Kuro’s Recon card
card-of = { $name } { $n }
card-all-rounder = All-Rounder { $n }
box-trap = a Trap: { $trap }
log-box-sniffed = a box that Kuro sniffed at
log-returned-loyalty = the Loyalty that you gave back
do-heal-somebody = Heal someone
do-treat = Treat a Wound
do-rage = Fall into a rage
do-rage-hint = A Wound for a stronger attack that hits all
do-unique = Play a unique card
do-all-rounder = Play an All-Rounder card
do-take-back = Take your All-Rounder cards back
do-kuro = Kuro’s turn
do-kuro-over = You lose what you have left
do-kuro-ends = Kuro is done
field-no-box = None of them
field-box-n = Box { $n }
field-marker = Area { $area }
field-die-orange = The orange { $n } again
field-die-red = The red die again
field-die-pink = The pink { $n } again
field-die-white-1 = The first white { $n } again
field-die-white-2 = The second white { $n } again
die-one-orange = the orange die
die-one-red = the red die
die-one-pink = the pink die
die-one-white = one white die
ask-kuro = Move Kuro: actions { $ap }, movement { $moves }
ask-again = Roll once more: { $die }
ask-choose-character-character = Choose your character
ask-keep-objective-kept = Keep an Objective
ask-keep-loyalty-loyalty = Keep a Loyalty: a Machine must stay one
ask-heal-somebody-seat = Heal someone
do-take-weapon = Take a { $weapon } from HQ
do-take-weapon-hint = Free: your bar is full
ask-blue-five-yes = Draw two Programs for your blue 5, or not
wait-blue-five = { $name } may draw Programs
field-tops = Sector I: { $one }, II: { $two }, III: { $three }
ask-treat-seat = Treat someone’s Wound
ask-unique-card = Play a card
ask-all-rounder-card = Play a card
ask-pick-boost-column = Choose one of the lowest columns
ask-keep-program-program = Keep a Program
ask-join-in-yes = Draw a card from the supplies, or not
ask-turn-markers-areas = Turn two markers over
ask-sniff-box = Look at a box that Kuro scents
wait-choose-character = Who will { $name } be?
wait-keep-objective = Which Objective does { $name } keep?
wait-keep-loyalty = { $name } looks at two Loyalty cards
wait-heal-somebody = Whom does { $name } heal?
wait-treat = Which Wound does { $name } treat?
wait-unique = { $name } plays a card
wait-all-rounder = { $name } plays a card
wait-pick-boost = Which Boost does { $name } take?
wait-keep-program = Which Program does { $name } keep?
wait-join-in = { $name } may draw a card
wait-turn-markers = { $name } turns markers up
wait-sniff = { $name } sniffs
told-healed = { $name } is healed.
told-rages = { $name } falls into a rage.
told-plays = { $name } plays “{ $card }”.
told-sniffs = Kuro has sniffed at a box.
# In print
print-target = Target
print-check = All put in 0 to 3 cards
print-blue = Blue helps, red harms
print-red = Red helps, blue harms
print-colours = { $colours ->
    [grey] Only grey counts
    [green] Only green counts
   *[green-grey] Grey and green count
}
print-a-leader = The Leader: A
print-b-leader = The Leader: B
print-a-general = The General: A
print-b-general = The General: B
print-raid = Raid
print-times = Red and white dice: { $n ->
    [one] once
   *[other] { $n } times
}
print-influence = Influence
print-personal = Personal Influence
print-events = Events { $pile }
print-event = Event { $pile }
print-loyalty = Loyalty cards
print-recon = Recon cards
print-does = What it does
print-price = Price
print-counts = It counts as
print-worth = Worth

# Campaign
rule-campaign = Do you play a campaign?
rule-campaign-no = No
rule-campaign-yes = Yes, the first game: factions and Objectives stay secret, and some things are carried over
rule-campaign-second = Yes, the second game, with “Second Shift”: you start the way you ended the first
ask-first-game-winner = Say who won the first game
first-won-humans = Humans
first-won-machines = Machines
first-won-fallen = Fallen
first-won-legion = Legion
first-won-outlaws = Outlaws
ask-first-game-gone = Say which machines fell
ask-first-game-last = Name the last active player
wait-first-game = { $name } says how the first game ended
ask-take-along-side = Say which side you ended on
ask-take-along-marks = Say how you ended the first game
ask-take-along-programs = Say how many Programs you slid under
wait-take-along-together = Everybody recalls the first game
field-mark-outlaw = Objective missed, or detained
field-mark-open = two Wounds or more
field-mark-weak = not at full Health
field-kept-programs = { $n ->
    [0] none
    [one] 1 Program
   *[other] { $n } Programs or more
}
told-carried = Victory in the first game: { $faction }. { $bar } starts at { $n }.
told-begins-detained = { $name } starts in the Isolation Cube.
refused-punish-campaign = A campaign needs { $least } players or more.
do-transfer = Slide “{ $program }” under the board
do-transfer-n = Slide Program { $n } under the board
transfer-hint = for the second game: { $n } so far
told-transfer = { $name } keeps a Program for the second game, number { $n }.
over-campaign = Only you know whether you have won. Continue with the second game: “Second Shift” or the second box.
shown-campaign = For the second game
shown-second-game = What you take along
campaign-won = { $faction } won; the second game’s rulebook says which cards leave it.
campaign-gone = { $machine } is destroyed; the second box says what follows.
campaign-gate = With the Hell Gate expansion this ending carries over, too; its rulebook says how.
campaign-last = { $name } was active last, and is last in turn order.
campaign-roles = From the second box each of you gets five roles and three Loyalty cards, and keeps one role and two cards.
campaign-ours = “Play the second game” begins “Second Shift”. On another evening, sit down with the same phones and choose the second game of the campaign. The table remembers how each of you ended: Outlaws start in the Isolation Cube, two Wounds become one, and every Loyalty card stays face down.
campaign-keeps = You keep Loyalty cards that show { $faction }; if you cannot, wait for unused ones.
campaign-outlaw = You are an Outlaw: your Objective failed, or you are detained.
campaign-special = You take a special role: { $faction }. The second box holds it.
campaign-infected = Legion has infected you. You may take an Outlaw role and no other, and you start as Legion whatever your cards say.
campaign-open = You have two Wounds: one of your Loyalty cards is face up.
campaign-weak = You are not at full Health: you start with 1.
campaign-programs = Draw { $n ->
    [one] 1 Program
   *[other] { $n } Programs
} and keep { $most } at most.
# The evening in pages
recap-who = Who was who
recap-who-title = { $n ->
    [0] The masks are off, and nobody won
    [one] The masks are off: one player won
   *[other] The masks are off: { $n } won
}
recap-weave = Who came too close to whom
recap-weave-title = Every thread is a look, or something taken
recap-watched = { $n ->
    [one] { $name } came too close to { $other } once.
    [2] { $name } came too close to { $other } twice.
   *[other] { $name } came too close to { $other } { $n } times.
}
recap-night-title = { $n ->
    [one] One turn
   *[other] { $n } turns
}
recap-enemies = { $n ->
    [0] No Enemy appeared.
    [one] One Enemy appeared; { $fell } fell.
   *[other] { $n } Enemies appeared; { $fell } fell.
}
recap-offices = Chosen as Leader: { $leaders } · as General: { $generals }
recap-events = { $n ->
    [0] No Event.
    [one] One Event.
   *[other] { $n } Events.
}
recap-detained = { $n ->
    [0] Nobody was detained.
    [one] One player was detained.
   *[other] Players were detained { $n } times.
}
recap-own = Your night
recap-own-title = You were: { $side }
recap-own-hidden = nobody knows
recap-unknown-title = { $n ->
    [0] Nobody looked at your cards
    [one] Someone looked at your cards once
   *[other] Others looked at your cards { $n } times
}
recap-unknown-side = You never looked at { $name }: { $side }.
recap-own-curious = Curious about you: { $names }.
recap-own-unseen = Nobody looked at anything of yours.
recap-own-leader = { $n ->
    [one] You were Leader once.
   *[other] You were chosen as Leader { $n } times.
}
recap-own-general = { $n ->
    [one] You were General once.
   *[other] You were chosen as General { $n } times.
}

tour-1 = A city run by machines
tour-1-text = Three to six of you move through it, fight, carry chips and vote. Some of you aren’t on the side you think.
tour-2 = Who you are is secret
tour-2-text = Your Loyalty says whose side you’re on; your Objective is for you alone. You win if your side wins and you have met your Objective. Hold a card to read it.
tour-3 = Your turn
tour-3-text = Draw, then move and act in any order, then discard. Dice say where machines appear. The machines act by themselves: the screen moves them and says why.
tour-4 = Chips decide it
tour-4-text = Carry them to the Network or throw them into the Junkyard, face down. When the third tier is full, the game ends, and the colours of the columns say who wins.
tour-5 = Checks and nights
tour-5-text = In a check everybody puts in cards, face down and mixed: nobody can tell whose they were. At night all phones look alike, no matter who acts. Only your own phone shows what you saw.
tour-6 = And all of you can lose
tour-6-text = If Morale runs out or Threat reaches four, it no longer matters who was on whose side. Watch the bars.

# What is open now
now-set-up = Before the first turn
now-keep-objectives = Everybody keeps their Objectives
now-landed = { $name }: { $place } (Area { $area })
now-plays = { $name } plays { $character }
now-fight = The attack
now-strike = An Enemy strikes
now-attack = { $name } attacks: { $enemy }{ $level ->
    [0] {""}
   *[other] , level { $level }
}
now-defence = { $enemy }{ $level ->
    [0] {""}
   *[other] , level { $level },
} attacks { $name }
now-on-apex = Apex is attacked
now-against = Shield { $shield }, Health { $health }. { $n ->
    [0] No card is turned over for it.
    [one] One card is turned over for it.
   *[other] { $n } cards are turned over for it.
}
now-plays-red = { $name }: { $n ->
    [one] one red card
   *[other] up to { $n } red cards
}, Strength { $strength }. A sum below 0 hits.
now-combat = Combat { $n }: cards are turned over until { $n ->
    [one] a red one has
   *[other] { $n } red ones have
} come.
now-defends = { $name } may play { $n ->
    [0] no card
    [one] one blue card
   *[other] up to { $n } blue cards
}.
now-so-far = So far: { $n }.
now-hurts = A sum below 0 costs { $n } Health.
now-robs = A sum below 0 costs a chip.
now-check = The check
now-cards = { $n ->
    [0] No card is in yet.
    [one] One card is in, face down.
   *[other] { $n } cards are in, face down.
} Two random cards join them.
now-escape = { $name } tries to break out
now-escape-need = The cards must come to { $n } or beyond.
now-discuss = Talk it over
now-vote = The vote
now-censure = { $by } wants { $name } detained
now-majority = It takes { $n } of { $of } votes.
now-dice = The dice have fallen
now-dice-text = They count in a moment.
now-roll = A roll
roll-for-start = Where does { $name } begin?
roll-for-roll = Orange: which Area strikes. White and red: where a new Enemy appears, and which.
roll-for-red = Red: which Enemy appears
roll-for-raid-roll = A Raid: where an Enemy appears
roll-for-raid-red = A Raid: which Enemy appears
roll-for-white-roll = Where does the Enemy appear?
roll-for-box-roll = In which Area does the box land?
roll-for-again = One die is rolled again
roll-for-pink = The pink die decides
roll-for-city-1 = { $name } moves Riot: how far?
roll-for-city-2 = { $name } raises Morale: { $n } minus the pink die
roll-for-city-4 = { $name }: what does the City bring?
roll-for-nexus = { $name } works on Apex: { $n } minus the pink die
roll-for-interrogate = { $name } is free from 4 on
night-title = All eyes on the phones
night-text = Everybody is asked, everybody taps. Tap anything, and don’t look up.
hint-line = { $first }
    { $second }

# How it came to that
verdict-attack = The attack
verdict-defence = The defence
verdict-apex-attack = Apex attacks
verdict-apex-defence = Apex is attacked
verdict-check = The check
verdict-colours = The check
told-attack-hit = { $name } hits the { $enemy }: { $n } is below 0.
told-attack-missed = { $name } misses the { $enemy }: { $n } is not below 0.
told-defence-hit = The { $enemy } hits { $name }: { $n } is below 0.
told-defence-missed = The { $enemy } misses { $name }: { $n } is not below 0.
told-apex-attack-hit = Apex hits the { $enemy }: { $n } is below 0.
told-apex-attack-missed = Apex misses the { $enemy }: { $n } is not below 0.
told-apex-defence-hit = The { $enemy } hits Apex: { $n } is below 0.
told-apex-defence-missed = The { $enemy } misses Apex: { $n } is not below 0.
share-line = { $what }: { $n }
share-shield = { $whose ->
    [enemy] Shield of the Enemy
   *[own] Shield
}
share-cards-none = No card played
share-cards-of = Played: { $cards }
share-weapon = Weapon
share-boons = Help for this attack
share-turned = Nothing turned over
share-turned-of = Turned over: { $cards }
share-combat = Nothing turned over
share-combat-of = The Enemy turned over: { $cards }
sum-of-fight = { $n }: { $hit ->
    [yes] below 0 is a hit
   *[no] not below 0 is no hit
}
sum-of-check = { $n }, and it took { $need } { $way ->
    [up] or more
   *[down] or less
}
sum-of-colours = { $n ->
    [one] 1 that counts
   *[other] { $n } that count
}, and it took { $need }

bar-chips = { $n }
bar-elite = { $state ->
    [gone] gone
    [here] Health { $n }
   *[coming] { $n }/9
}

verdict-city-1 = Riot
verdict-city-2 = Morale
verdict-city-4 = The City
verdict-nexus = Work on Apex
verdict-interrogate = The interrogation
told-city-1 = { $name } moves Riot by { $n }.
told-city-2 = { $name } speaks to the people: { $n }.
told-city-4 = { $name } sees what the City brings: { $n }.
told-nexus = { $name } works on Apex: { $n }.
told-interrogate = { $name } is questioned: the pink die shows { $n }.
share-blue = Blue cards
share-die = Pink die
share-card-played = The card that was added
sum-of-city-1 = Riot moves by { $n }
sum-of-city-2 = { $n }: { $high ->
    [yes] Morale rises by that
   *[no] not above 0, Morale stays
}
sum-of-city-4 = Face { $n } of the list
sum-of-nexus = { $n }: { $high ->
    [yes] above 0, Apex comes on
   *[no] not above 0, Apex stays; below 0 costs a Morale
}
sum-of-interrogate = { $high ->
    [yes] 4 or more: free
   *[no] below 4: not free
}
count-scanner = Scanner { $n }, free

# The end, piece by piece
end-chip = { $column }, tier { $tier }: { $chip }
end-junkyard = Junkyard: { $chips }
end-column = { $column }: { $chips } { $to ->
    [blue] – the Humans’ column
    [red] – the Machines’ column
    [purple] – a purple column
   *[none] – undecided: it counts for no side
}
end-mask = { $name }: { $side }{ $won ->
    [yes] { ", " }who won
   *[no] { "" }
}. { $goals }
end-goal = Objective
end-done = { $title } (met)
end-open = { $title } (not met)
end-short = { $title } (not met: { $lacks })
end-below = { $n } of { $of }
end-above = { $n } instead of at most { $of }
recap-opened = What was face down
recap-turned-kicker = That night
recap-turned-title = Who turned whom
recap-turned = Turn { $n }: { $name } turned { $other }: { $side }
recap-looks = Who looked
recap-looks-title = What they knew about one another
recap-looked = { $name }: { $line }
loyalty-human-wins = You win if two columns of the Network are blue when Tier 3 is full, and your Objective is met.
loyalty-human-watches = Watch who brings red chips, who puts red into checks and who lets Resource fall.
loyalty-human-bluffs = Sound sure of yourself: a player who doubts you aloud wants you in the Isolation Cube.
loyalty-machine-wins = You win if two columns are red, Resource is gone or Deus reaches the Network, and your Objective is met.
loyalty-machine-watches = Watch Resource, Deus, and who has chips that nobody has seen.
loyalty-machine-bluffs = Help where it shows, and fail where it doesn’t: one card in a check does enough harm.
loyalty-fallen-wins = You win with three purple chips in the Junkyard, or two there and two in the Network, and your Objective met.
loyalty-fallen-watches = Watch where purple chips lie, and who clears the Junkyard.
loyalty-fallen-bluffs = Call every purple chip an accident, and offer to carry the next one away.
loyalty-legion-wins = You win if Security is gone or Threat reaches its limit, and your Objective is met.
loyalty-legion-watches = Watch Security and Threat: at night they say how many you may turn.
loyalty-legion-bluffs = Blame the dice and the other sides. Nobody must suspect that you exist.
recap-was = { $side }{ $won ->
    [yes] { ", " }who won
   *[no] { "" }
}. { $goals }

# What would you do?
advice-check = Your side gains if this check ends the way these cards push it.
advice-no-card = Too little hangs on this check for your side to spend cards on it.
advice-decide = Of the two, your side likes what follows from this one better.
advice-vote = From what you know, that’s how far you can trust them.
advice-attack = That is enough to hit often enough, and not a card more.
advice-defend = Strong blue cards now save you Wounds.
advice-column = There your colour has the best use for it.
advice-chip = Your side needs the other colours least in the Network.
advice-general = From what you know, you can trust them as General, or at least nothing speaks against them.
advice-give-up = You will miss these cards least.
advice-least = These are the smallest cards that pay for it.
advice-heal = Nobody is hurt worse.
advice-questioned = Of what can happen to you here, this costs you least.
advice-riot = This leaves Riot where your side likes it best.
advice-program = Now it brings more than it is likely to bring later.
advice-reroll = Another throw is likely to end better for your side.
advice-resign = The city is nearly overrun: four Enemies fewer weigh more than the rank.
advice-claim = It is met, so nothing speaks against saying so.
advice-ability = Of your cards, this one brings most now.
advice-reward = That is what your Objective needs.
advice-escape = All the cards that push the right way get you out soonest.
advice-whom = From what you know, it fits them best.
advice-end = Nothing else you can do here is worth more to you than your cards.
advice-move = This way leads to what is worth most to your side.
advice-fight = It is within reach, and your cards are enough for it.
advice-turn = Of all you can do here, this is worth most to your side and your Objective.
advice-later = Leave it for now: later it is likely to bring more.

# The first turn, guided
guide-1 = Your Loyalty and your Objective. Hold a card to read it; nobody else may know.
guide-2 = The bars of the city. If Morale runs out or Threat reaches four, you all lose.
guide-3 = On your turn: draw, then act and move in any order. Each button says what it does.
guide-4 = The city. Tap an Area to see who and what is there.

# While others are asked
goal = Win with your side and meet your Objective

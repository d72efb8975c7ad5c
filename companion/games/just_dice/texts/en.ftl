# What just reading dice says, in English.

game-title = Just read my dice
game-about = Your own dice, or a tool for any boxed game: it reads the dice, adds up, keeps score, and says whose turn it is.
game-lies = Any six-sided dice you have. The camera over the table reads them.
rule-rounds = When is it over?
rule-rounds-open = When you stop
rule-rounds-three = Best of three rounds
rule-rounds-five = Best of five rounds
ask-roll = Throw any dice, { $name }
wait-roll = { $name } throws
wait-pad = Round { $n } is next on the pad
wait-points = Write points down as they come
wait-counters = Move your counters as you play
ask-mine = Throw out of turn
mine = I throw
ask-enough = End the game
enough = End and add up
track-rounds = Rounds won
track-best = Your best throw
goal-first = Throw the highest sum
goal-beat = Beat the { $n } of { $name }
goal-best = Keep the lead: { $n } is the best throw
badge-latest = latest { $n }
badge-best = best { $n }
count-throws = Throws
history = The latest throws
line = { $name }: { $faces } ({ $total })
summary = { $name }: { $total }
why-sum = { $faces }: { $n } in all
told-over = { $round } { $cause } { $won }.
told-ended = { $cause } { $won }.
told-begun = Throw any dice, as many as you like.
told-begun-pad = Write points down as they come, on any phone.
told-one = { $name }: { $total }.
told-threw = { $name }: { $faces }. Together { $total }.
told-best = { $name }: { $faces }. Together { $total }, the best so far.
told-round = { $n ->
    [one] { $names } wins the round.
   *[other] { $names } win the round.
}
told-wants = { $name } throws next.
end-title = { $n ->
    [one] { $names } won the most rounds
   *[other] { $names } won the most rounds
}
end-rounds = { $n ->
    [one] One round wins.
   *[other] { $n } rounds win.
}
end-line = { $name }: rounds won { $taken }, throws { $throws }, best { $best }
end-line-alone = { $name }: throws { $throws }, best { $best }
end-nobody = The dice rest

# The evening in pages
recap-roll = The throw of the evening
recap-roll-title = { $name } threw { $total }
recap-evening-title = Every throw, from { $least } to { $most }
recap-people = How each of you threw
recap-people-title = { $n ->
    [one] One throw, pure luck
   *[other] { $n } throws, pure luck
}
recap-threw = { $n ->
    [one] One throw,
   *[other] { $n } throws, the best of them
} { $best }{ $taken ->
    [0] .
    [one] ; won one round.
   *[other] ; won { $taken } rounds.
}
recap-threw-nothing = Threw nothing.
recap-own = Your best throw
recap-own-title = You threw { $total }
recap-unknown-title = Your dice came to { $n }; fair ones come to { $fair }
tour-1 = You throw, the table reads
tour-1-text = Throw in turn. As soon as your dice lie still, the table reads them, adds them up and remembers them.
tour-2 = Any dice, any number
tour-2-text = White, red, mixed: every die you throw counts, and there is nothing to set up. Out of turn? Say so on your phone.
tour-3 = The highest sum wins the round
tour-3-text = Play until you’ve had enough, or to the best of three or five. The screen shows the highest throws, the sums and how the dice fell.

# What would you do?
advice-wait = { $name } throws next. You can throw at any time.

# The first turn, guided
guide-1 = This shows what comes next.
guide-2 = Throw real dice and let them lie still; the table reads them. Without a camera, type them in here.
guide-3 = Your latest throw, your best one, and the rounds you’ve won.

# Tools for any game
rule-clock = A clock for each of you?
rule-clock-none = No clock
rule-clock-five = 5 minutes each; the first 5 seconds of a move are free
rule-clock-ten = 10 minutes each; the first 10 seconds of a move are free
rule-clock-thirty = 30 minutes each; the first 30 seconds of a move are free
end-here = You stopped here.
end-after = { $n ->
    [0] You ended it here, before any throw.
    [one] You ended it here, after one throw.
   *[other] You ended it here, after { $n } throws.
}
rule-family = What do you count?
rule-family-rounds = Points round by round, the highest sum wins
rule-family-penalties = Penalty points, the lowest sum wins
rule-family-combinations = Dice in combinations: ones to sixes, three alike, runs
rule-family-landscape = Tiles laid to a land: roads, towns, fields
rule-family-nature = Animals and plants: habitats, waters, goals
rule-family-builders = Builders: coins, cards, buildings, goals
rule-family-market = Trade: money, goods, shares
rule-family-missions = Missions: three of them, side goals, bonus
rule-family-duel = A duel: everyone’s life begins at 20
rule-family-together = Together: everyone’s health begins at 10
rule-teams = Do you play in teams?
rule-teams-none = Everyone alone
rule-teams-two = Two teams
rule-teams-three = Three teams
rule-teams-four = Four teams
team = Team { $letter }
row-ones = Ones
row-twos = Twos
row-threes = Threes
row-fours = Fours
row-fives = Fives
row-sixes = Sixes
row-three-alike = Three alike
row-four-alike = Four alike
row-full-house = Full house
row-small-run = Small run
row-large-run = Large run
row-five-alike = Five alike
row-chance = Chance
row-roads = Roads
row-towns = Towns
row-fields = Fields
row-buildings = Buildings
row-bonus = Bonus
row-animals = Animals
row-plants = Plants
row-waters = Waters
row-goals = Goals
row-coins = Coins
row-cards = Cards
row-money = Money
row-goods = Goods
row-shares = Shares
row-mission-1 = Mission 1
row-mission-2 = Mission 2
row-mission-3 = Mission 3
row-side = Side goals
row-round = Round { $n }
ask-pad-own = Write your points down
ask-keep = Write down { $name }’s { $total }
keep-row = { $row }: { $n }
keep-round = { $total } into round { $n }
blank-row = Where
blank-points = Points
blank-dice = How many
blank-kind = Which dice
dice-n = { $n }
dice-of = { $count ->
    [one] d{ $n }
   *[other] { $count }d{ $n }
}
die-roll = Roll
ask-counter-own = Move your counter from { $n }
badge-counter = counter { $n }
told-row = { $row }: { $points }.
told-dice = The table rolls { $n } d{ $faces }: { $each }. Together { $value }.
told-dice-for = The table rolls { $n } d{ $faces } for { $name }: { $each }. Together { $value }.
told-counter-of = { $name }’s counter is at { $n } ({ $by }).
ask-pad = Write points down
pad-done = Write it down
pad-highest = Score pad: the highest sum leads
pad-lowest = Score pad: the lowest sum leads
ask-spin = Spin for who begins
spin = Spin it
ask-spun = Let { $name } begin
spun-go-on = Go on
ask-die = Have the table roll dice
die-of = d{ $n }
ask-counter = Move any counter
blank-whose = Whose
blank-by = By
counter-done = Move it
counter = The shared counter
counter-step = { $n }
counter-reset = Back to the start
ask-clock = Start or stop a clock
ask-clock-start = Start a clock
clock-of = Start { $name }’s clock
clock-pause = Stop all clocks
ask-move = End your move
clock-done = Done: next one
wait-clock = { $name }’s clock is running
refused-points = Write whole numbers, { $most } at most, in one field at least.
told-pad = Round { $n } on the pad: { $points }.
told-spun = { $name } begins.
told-die = The table rolls d{ $faces }: { $value }.
told-die-for = The table rolls d{ $faces } for { $name }: { $value }.
told-counter = The shared counter is at { $n } ({ $by }).
told-clock = { $name }’s clock starts.
told-clock-stopped = All clocks are stopped.
end-pad = { $n ->
    [one] { $names } wins on the pad with { $total }
   *[other] { $names } win on the pad with { $total }
}
end-pad-line = { $name }: { $total } points
end-pad-parts = { $line } = { $parts }
end-pad-more = { $parts } + { $more }
end-pad-row = { $row } { $n }
tour-4 = For any game on the table
tour-4-text = Before you begin, choose under House rules what you count. A score pad, who begins, dice of any kind, counters and clocks are under More on the screen and on each phone.

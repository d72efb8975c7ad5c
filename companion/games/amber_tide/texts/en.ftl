# What amber and tide says, in English.

game-title = Amber and tide
game-about = Walk out for amber while the tide comes in. Throw again, or go home? The water you stir up is the next player’s problem.
game-lies = Five dice each. The camera over the table reads them.
rule-goal = How much amber wins?
rule-goal-forty = Forty
rule-goal-short = Twenty-five: a short evening
rule-goal-long = Sixty: a long one
dice = { $n ->
    [one] One die
   *[other] { $n } dice
}
go-home = Home, with { $n } amber
ask-out = Walk out with your dice
ask-on = Go home, or throw again
ask-throw = { $n ->
    [one] Throw one die, { $name }
   *[other] Throw { $n } dice, { $name }
}
hint-near = { $n ->
    [one] One more step, and the tide is in.
   *[other] { $n } more steps, and the tide is in.
}
wait-walk = { $name } looks at the water
wait-throw = { $name } throws
track-tide = Tide
track-tide-text = Each 1 and each 2 raises it, and so does every throw after the first of a walk. At { $high } it takes what the walker carries.
track-amber = Amber at home
badge-found = finds { $n }
badge-found-text = Go home after three throws or more, and you also bring what is on the sand.
count-flats = Amber on the sand
count-goal = Amber that wins
summary = { $n ->
    [0] No amber
   *[other] { $n } amber
}
summary-flood = { $n } amber in this throw; the sea takes the whole bag
dice-of = Dice of { $name }
why-amber = { $n } amber: a 4 is worth one, a 5 two, a 6 three
why-rose = The tide rose by { $n }: { $low ->
    [one] one die shows 1 or 2
   *[other] { $low } dice show 1 or 2
}{ $more ->
    [0] { "" }
   *[other] , plus one for throwing again
}
why-bag = { $n } amber in the bag from all throws of this walk
why-flood = The tide reached { $high } and takes what the walker carried
told-begun = The tide is at { $tide } of { $high }. Who walks out?
told-threw = { $name }: { $faces }. { $n ->
    [0] No amber
   *[other] { $n } amber
}; the tide is at { $tide } of { $high }.
told-home = { $name } comes home with { $n } amber{ $found ->
    [0] .
   *[other] , { $found } of it from the sand.
}
told-enough = { $name } comes home with { $n } amber and has { $all } now. That is enough: { $name } wins.
told-flood = { $n ->
    [0] The tide is in. { $name } had nothing to lose.
   *[other] The tide is in, and takes { $n } amber from { $name }.
}
step-carried = In the bag
step-found = From the sand
step-before = At home before
step-tide = The tide reaches { $n }.
step-lost = { $n ->
    [0] The bag is empty.
    [one] One amber drifts out of the bag.
   *[other] { $n } amber drift out of the bag.
}
told-flats = { $n } amber on the sand, for anyone who dares three throws
end-title = { $name } wins
end-text = Home with { $n } amber: { $goal } are enough to win.
end-line = { $name }: { $n } amber

# The evening in pages
recap-home = The fullest bag
recap-home-title = { $name } came home with { $n } amber
recap-flood = The worst wave
recap-flood-title = The sea took { $n } amber from { $name }
recap-evening-title = { $home } amber came home, { $lost } went to the sea
recap-people = How your walks went
recap-people-title = { $n ->
    [one] One walk
   *[other] { $n } walks
}
recap-walked = { $n ->
    [one] One walk,
   *[other] { $n } walks,
} { $wet ->
    [0] never caught by the tide
    [one] once caught by the tide
   *[other] { $wet } times caught by the tide
}; { $home } amber at home.
recap-own = Your fullest bag
recap-own-title = You came home with { $n } amber
recap-unknown-title = { $n ->
    [0] The throw after you came home never brought the flood
    [one] Once you came home one throw before the flood
   *[other] { $n } times you came home one throw before the flood
}
tour-1 = Out for amber
tour-1-text = In turn you walk out on the sand with one to five of your dice. Each 4 is one amber, each 5 two, each 6 three.
tour-2 = One tide for all
tour-2-text = Each 1 and each 2 raises the tide by one, and so does every throw after your first. It stays where you leave it for the next player.
tour-3 = Home in time
tour-3-text = Go home, and what you carry is yours. If the tide reaches ten first, the sea takes it, until someone comes home after three throws and brings it along.
tour-4 = Forty amber
tour-4-text = The first player to come home and then have forty wins. The next one’s luck begins where you leave the water.

# What would you do?
advice-home = Most of the time, one more throw would cost you more than it brings: take the { $haul } you carry home.
advice-dice = With that many dice you most often bring the most home.
advice-enough = With these { $n } amber you win.

# The first turn, guided
guide-1 = The tide, for all of you. At ten, the sea takes what is being carried.
guide-2 = Choose how many dice you walk out with, or push them into the middle. Later you choose again: another throw, or home?
guide-3 = The amber that you brought home. Forty wins.

# While others are asked
goal = Bring { $n } more amber home
stake-bag = { $name } carries { $n } amber. { $dry ->
    [one] One more step of the tide and the sea takes it
   *[other] { $dry } more steps of the tide and the sea takes it
}
stake-sand = Out on the sand: { $n } amber. { $name } finds it { $far ->
    [one] with one more throw
   *[other] with { $far } more throws
}
shore = The sand
piece-dune = { $name } on the dune
piece-out = { $name } out on the sand with { $n } amber

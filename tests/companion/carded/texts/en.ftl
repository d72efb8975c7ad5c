# What the game says, in English.

game-title = New Game
game-about = Two people, one die each, and a card that only one of them has.
game-lies = One die each. The camera over the table reads it.
card-kind = Card
card-text = Adds one to your roll.
card-play = Show the card
ask-card = Show your card at any time
ask-roll = { $name } rolls
wait-roll = A die is rolled
track-rolled = Rolls
track-total = Total
told-begun = One of you has been dealt the card.
told-rolled = { $name } has rolled { $value }.
told-played = { $name } shows the card: one more.
end-title = { $n ->
    [one] { $names } wins
   *[other] { $names } win together
}
end-text = { $n ->
    [one] The higher total wins.
   *[other] Equal totals win together.
}
summary = { $name }: { $n }
why-card = { $name }’s card adds one: { $n }

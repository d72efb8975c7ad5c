# What the game says, in English.

game-title = New Game
game-about = Each throws their dice. The highest sum wins.
game-lies = Your dice. The camera over the table reads them.
ask-throw = Throw your dice, { $name }
wait-throw = Dice are being thrown
track-thrown = Throws
track-total = Sum
told-begun = The game begins.
told-thrown = { $name } throws { $n }.
sum = { $name }: { $n }
end-title = { $n ->
    [one] { $names } wins
   *[other] { $names } win together
}
end-text = The highest sum wins.

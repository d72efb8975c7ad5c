# What lighting ships home says, in English.

game-title = Light the ships home
game-about = One night, eight ships, one lamp. You play together: all your dice are the light, and there isn’t enough oil for everything.
game-lies = Two dice each. The camera over the table reads them all at once.
rule-oil = How much oil is there?
rule-oil-usual = Ten jugs
rule-oil-calm = Twelve: a calm night
rule-oil-rough = Eight: a rough one
ask-throw = Throw { $n } dice each
ask-again = Throw the dice you picked again
ask-pick = Pick the dice to throw again
hint-again = { $n ->
    [one] If no one throws again, the ship runs onto the reef. One jug of oil is left.
   *[other] If no one throws again, the ship runs onto the reef. { $n } jugs of oil are left.
}
die = The { $n }
wait-throw = Everyone throws
wait-picks = { $n } of you are looking at the dice
wait-again = { $name } is looking at the dice
track-hours = Ships
track-hours-text = { $n ->
    [one] 1 ship comes
   *[other] { $n } ships come
} through the night.
track-oil = Oil
track-oil-text = Each throw after the first costs one jug, however many dice are thrown.
track-reef = On the reef
track-reef-text = With { $n ->
    [one] 1 ship
   *[other] { $n } ships
} on the reef, the night is lost.
count-home = Ships at home
card-ship = The ship
card-ship-now = Ship { $n }
ship-same = { $n } equal dice
ship-row = A row of { $n }
ship-high = { $n } or more in all
ship-low = { $n } or less in all
ship-even = { $n } even dice
ship-odd = { $n } odd dice
summary = The light shows { $n }
why-same = Most dice alike: { $n }
why-row = The longest row: { $n }
why-high = All dice together: { $n }
why-low = All dice together: { $n }
why-even = Even dice: { $n }
why-odd = Odd dice: { $n }
why-wants = The ship needs { $n }
why-home = The ship needed { $n }, and saw its light
why-reef = The ship needed { $n }, and no one throws again
told-begun = The lamp is lit, with { $n ->
    [one] 1 jug
   *[other] { $n } jugs
} of oil.
told-threw = The dice: { $faces }.
told-oil = { $n ->
    [0] The last jug of oil burns.
    [one] Another throw. One jug of oil is left.
   *[other] Another throw. { $n } jugs of oil are left.
}
told-home = { $n ->
    [one] A ship is home.
   *[other] { $n } ships are home.
}
told-reef = A ship is on the reef.
step-shows = The ship needs: { $wish }. The light shows { $n }.
step-oil = The last oil burns
told-no-oil = There is no oil for another throw: a ship is on the reef.
told-reef-left = { $n ->
    [one] One is lost
   *[other] { $n } are lost
}
told-over = { $came } { $many } { $end }.
end-won = Morning: you have lit them home
end-lost = The night is lost
end-dark = The lamp is out
end-won-text = { $n ->
    [0] All ships are home, none on the reef.
    [one] All ships have come, and one on the reef is bearable.
   *[other] All ships have come, and { $n } on the reef are bearable.
}
end-lost-text = { $n ->
    [one] One ship is on the reef, and that is too many.
   *[other] { $n } ships are on the reef, and that is too many.
}
end-home = Home: { $n }
end-reef = On the reef: { $n }
end-oil = Jugs of oil left: { $n }

# The evening in pages
recap-seen = The last ship that saw your light
recap-seen-title = It needed: { $wish }
recap-reef = On the reef
recap-reef-title = { $n ->
    [one] One ship did not see its light
   *[other] { $n } ships did not see their light
}
recap-evening-again = Below: the dice that each of you threw again
recap-evening-title = Home: { $home } of { $of }
recap-people = Who threw again, and how often
recap-people-title = { $n ->
    [one] One throw together
   *[other] { $n } throws together
}
recap-threw = { $n ->
    [0] Threw no die again.
    [one] Threw one die again.
   *[other] Threw { $n } dice again.
}
recap-own = Your dice
recap-own-title = { $n ->
    [0] You threw none of them again
    [one] You threw one of them again
   *[other] You threw { $n } of them again
}
recap-unknown-title = The dice you threw again: { $before } pips before, { $after } after
tour-1 = One light from all dice
tour-1-text = Eight ships come, one after another. You all throw your two dice at once: what they show together is the light.
tour-2 = What a ship needs
tour-2-text = Equal dice, a row, a high sum or a low one, even or odd ones. Not there yet? Each of you picks dice to throw again. That costs one jug of oil.
tour-3 = Three on the reef
tour-3-text = A ship that you let go runs onto the reef. You can bear two; with the third, the night is lost. Talk about what the oil is for.
tour-4 = Until morning
tour-4-text = When eight ships have come and no more than two are lost, you win together.

# What would you do?
advice-again = These dice don't help this ship; a new throw may.
advice-keep = All your dice help this ship already.

# The first turn, guided
guide-1 = Ships at home, ships on the reef, and the oil that is left: you share all of it.
guide-2 = The ship that is coming, and the light it needs from all your dice together.
guide-3 = Pick which of your dice are thrown again, or none. Talk about it first.

# While others are asked
goal = { $n ->
    [one] One ship is still to come
   *[other] { $n } ships are still to come
}; you can lose { $spare ->
    [0] none of them
    [one] one
   *[other] { $spare }
}
stake-again = { $n ->
    [0] { $name } keeps both dice
    [one] { $name } throws one die again
   *[other] { $name } throws { $n } dice again
}
stake-mine = { $n ->
    [0] You keep both dice
    [one] You throw one die again
   *[other] You throw { $n } dice again
}

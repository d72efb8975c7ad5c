# What lighting ships home says, in English.

game-title = Light the ships home
game-about = One night, eight ships, one lamp. You play together: all your dice are the light, and there is not oil enough for everything.
game-lies = Two dice each. The camera over the table reads them all at once.
rule-oil = How much oil is there?
rule-oil-usual = Ten measures
rule-oil-calm = Twelve: a calm night
rule-oil-rough = Eight: a rough one
ask-throw = Throw { $n } dice each
ask-again = Throw again what you picked
ask-pick = Pick the dice you throw again
hint-again = { $n ->
    [one] If nobody throws again, the ship is on the reef. One measure of oil is left.
   *[other] If nobody throws again, the ship is on the reef. { $n } measures of oil are left.
}
die = The { $n }
wait-throw = Everybody throws
wait-picks = { $n } of you look at the dice
wait-again = { $name } looks at the dice
track-hours = Ships
track-hours-text = { $n ->
    [one] 1 ship comes
   *[other] { $n } ships come
} through the night.
track-oil = Oil
track-oil-text = Each throw after the first costs one measure, however many dice are thrown.
track-reef = On the reef
track-reef-text = With { $n ->
    [one] 1 ship
   *[other] { $n } ships
} on the reef the night is lost.
count-home = Ships at home
card-ship = The ship
card-ship-now = Ship { $n }
ship-kicker = Ship { $n }
ship-same = { $n } equal dice
ship-row = A row of { $n }
ship-high = { $n } or more in all
ship-low = { $n } or less in all
ship-even = { $n } even dice
ship-odd = { $n } odd dice
summary = The light shows { $n }; the ship wants { $wants }
why-same = Equal dice, at most: { $n }
why-row = The longest row: { $n }
why-high = All dice together: { $n }
why-low = All dice together: { $n }
why-even = Even dice: { $n }
why-odd = Odd dice: { $n }
why-wants = The ship wants { $n }
why-home = The ship wanted { $n }, and saw its light
why-reef = The ship wanted { $n }, and nothing is thrown again
told-begun = The lamp is lit, with { $n ->
    [one] 1 measure
   *[other] { $n } measures
} of oil.
told-threw = The dice: { $faces }.
told-oil = { $n ->
    [0] The last measure of oil burns.
    [one] Another throw. One measure of oil is left.
   *[other] Another throw. { $n } measures of oil are left.
}
told-home = { $n ->
    [one] A ship is home.
   *[other] { $n } ships are home.
}
told-reef = A ship is on the reef.
step-shows = The ship wants: { $wish }. The light shows { $n }.
step-oil = The last oil burns
told-no-oil = There is no oil for another throw: a ship is on the reef.
told-reef-left = { $n ->
    [one] One is lost
   *[other] { $n } are lost
}
end-kicker = The end
end-won = Morning: you have lit them home
end-lost = The night is lost
end-dark = The lamp is out
end-won-text = { $n ->
    [0] All ships are home, none on the reef.
    [one] All ships have come, and one on the reef is not too many.
   *[other] All ships have come, and { $n } on the reef are not too many.
}
end-lost-text = { $n ->
    [one] One ship is on the reef, and that is too many.
   *[other] { $n } ships are on the reef, and that is too many.
}
end-home = Home: { $n }
end-reef = On the reef: { $n }
end-oil = Measures of oil left: { $n }

# The evening in pages
leaf-seen = The last ship that saw your light
leaf-seen-title = It wanted: { $wish }
leaf-reef = On the reef
leaf-reef-title = { $n ->
    [one] One ship did not see its light
   *[other] { $n } ships did not see their light
}
leaf-people = Who threw again how often
leaf-people-title = { $n ->
    [one] One throw of all
   *[other] { $n } throws of all
}
leaf-threw = { $n ->
    [0] No die a second time.
    [one] One die once more.
   *[other] { $n } dice once more.
}
leaf-own = Your dice
leaf-own-title = { $n ->
    [0] You threw none of them again
    [one] You threw one of them again
   *[other] You threw { $n } of them again
}
tour-1 = One light of all dice
tour-1-text = Eight ships come, one after another. All throw their two dice at once: what they show together is the light.
tour-2 = What a ship wants
tour-2-text = Equal dice, a row, a high sum or a low one, even or odd ones. If not yet: each picks what they throw again. That costs one measure of oil.
tour-3 = Three on the reef
tour-3-text = A ship that you let go runs on the reef. Two you can bear; with the third the night is lost. Talk about what the oil is for.
tour-4 = Until morning
tour-4-text = When eight ships have come and no more than two are lost, you have won together.

# What would you do?
advice-again = These dice don't help this ship; a new throw may.
advice-keep = All your dice help this ship already.

# The first turn, guided
guide-1 = Ships that came home, ships on the reef, and the oil you have left: all of it is shared.
guide-2 = The ship that comes, and the light it wants from all your dice together.
guide-3 = Pick which of your dice are thrown again, or none. Talk about it first.

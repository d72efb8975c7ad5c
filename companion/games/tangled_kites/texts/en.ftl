# What tangled kites says, in English.

game-title = Tangled kites
game-about = Everyone sees your dice. How high you fly your kite is your secret; where two meet, both come down.
game-lies = Three dice each. The camera over the table reads them all at once.
rule-goal = How many ribbons win?
rule-goal-ten = Ten
rule-goal-short = Six: a short afternoon
rule-goal-long = Fifteen: a long one
ask-throw = Throw { $n } dice each
wait-throw = Everyone throws
ask-kite = Fly your kite
rise = Height { $n }
rise-spare = Height { $n }, with an extra string
spare = extra string
wait-kite = { $name } chooses a height
wait-rising = { $n ->
    [one] 1 kite has
   *[other] { $n } kites have
} yet to rise
wait-kites = How high is each kite?
summary = Each chooses a height
card-kite = Your kite
height = { $n }
piece = { $name } at height { $height }
sky = The sky
ribbons = Ribbons
extra-lines = Extra strings
extra-lines-text = Each lifts a kite one higher, once. Everyone begins with { $n }.
count-prize = Ribbons of this round
count-goal = Ribbons that win
flown-kicker = The clouds part
flown-title = Ribbons for { $names }
flown-nobody = All tangled
flown-left = { $n ->
    [one] 1 ribbon is
   *[other] { $n } ribbons are
} left, for the highest of the next round.
why-tangled = { $name } at height { $height }: tangled
why-alone = { $name } at height { $height }: alone, between others
why-won = { $name } at height { $height }: alone, { $n ->
    [one] one ribbon
   *[other] { $n } ribbons
}
told-begun = It takes { $n ->
    [one] 1 ribbon
   *[other] { $n } ribbons
} to win.
told-threw = Round { $round }: the dice are down. How high will each kite fly?
told-chose = { $name }’s kite rises.
told-tangled = All kites are in one tangle. { $n ->
    [one] 1 ribbon is
   *[other] { $n } ribbons are
} left for the next round.
told-only = { $name } alone in the sky, at height { $height }: { $n ->
    [one] 1 ribbon
   *[other] { $n } ribbons
}.
told-flew = { $name } at height { $height } wins { $n ->
    [one] 1 ribbon
   *[other] { $n } ribbons
}, { $low } at height { $ground } one.
told-over = { $flight } { $enough } { $won }.
end-title = { $n ->
    [one] { $names } wins
   *[other] { $names } win together
}
end-text = { $n ->
    [one] One ribbon
   *[other] { $n } ribbons
}: { $goal } are enough to win.
end-line = { $name }: { $n ->
    [one] one ribbon
   *[other] { $n } ribbons
}, { $lines ->
    [0] no extra string
    [one] one extra string
   *[other] { $lines } extra strings
}

# The evening in pages
recap-dear = The finest flight
recap-dear-title = { $name } at height { $height }: { $n ->
    [one] 1 ribbon
   *[other] { $n } ribbons
}
recap-tangles = Who got tangled with whom
recap-tangles-title = { $n ->
    [one] One tangle
   *[other] { $n } tangles
}
recap-evening-title = Most ribbons: { $names } with { $n }
recap-people = How each of you flew
recap-people-title = { $n ->
    [one] One round of wind
   *[other] { $n } rounds of wind
}
recap-flew = Alone in the sky { $n ->
    [0] never
    [one] once
   *[other] { $n } times
}; { $won ->
    [one] one ribbon.
   *[other] { $won } ribbons.
}
recap-own = Your kite
recap-own-title = Alone in the sky in { $n } of { $of } rounds
recap-unknown-title = { $n ->
    [0] When your kite tangled, none of yours would have flown alone
    [one] Once your kite tangled, and another of yours would have flown alone
   *[other] { $n } times your kite tangled, and another of yours would have flown alone
}
tour-1 = Three dice for all to see
tour-1-text = You all throw three dice at once. Everyone sees what the others have.
tour-2 = One height in secret
tour-2-text = On your phone, choose one of your dice: your kite rises that high. With one of your two extra strings it rises one higher.
tour-3 = Two at one height
tour-3-text = Then the clouds part. Kites at the same height tangle and win nothing. Guess what the others will do, and tell them what you like.
tour-4 = Highest and lowest
tour-4-text = Of the kites alone at their height, the highest wins two ribbons and the lowest one. Ten ribbons win.

# What would you do?
advice-kite = Few of the others’ kites can reach this height. The advice includes a little luck, so no one can read you.
advice-spare = One step up gets you clear of the heights the others can reach. An extra string is gone once used, but here it pays off.

# The first turn, guided
guide-1 = In secret, choose one of your dice: your kite rises that high. Kites at the same height win nothing.
guide-2 = Your ribbons and your extra strings. An extra string lifts the kite one higher, once.
guide-3 = What the others threw. Guess what they’ll choose.

# While others are asked
goal = Win { $n ->
    [one] one more ribbon
   *[other] { $n } more ribbons
}
stake-heights = { $name } can rise to { $heights }
track-ribbons = Your ribbons

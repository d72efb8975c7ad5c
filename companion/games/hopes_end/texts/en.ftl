# What Hope's End says, in English.

game-title = Hope’s End
game-about = Two to four people build a town out of tiles, answer for it, and lose together if too much of it falls.
game-lies = No dice. The tiles lie on the table, or the screen is the table.

# Rulings
rule-answers = Who sees your answers?
rule-answers-open = Everybody, at once
rule-answers-sealed = Only you, until the next History card
rule-limit = When is the town lost?
rule-limit-above = With the 41st ruined tile
rule-limit-at = With the 40th
rule-bonus = What does a tile in a completed feature bring?
rule-bonus-on-top = 1 and 3 on top
rule-bonus-replaces = 3 in place of 1
rule-scores = May a score fall below 0?
rule-scores-any = Yes
rule-scores-zero = No
rule-ties = Who wins a tie?
rule-ties-shared = All of them
rule-ties-tiles = Who has more intact tiles
rule-extra = Must you lay all tiles that you may?
rule-extra-right = No, one is enough
rule-extra-duty = Yes
rule-replaced = May the new Morality card be the one that goes?
rule-replaced-others = No
rule-replaced-any = Yes
rule-mending = Can ruin be repaired?
rule-mending-fits = Yes, by cards, where it fits
rule-mending-never = Never

# Names
type-anarchist = Anarchist
type-democratic = Democratic
type-dictator = Dictator
score-highest = most
score-lowest = fewest
place-start = the start tile
place-north = { $n } north
place-south = { $n } south
place-east = { $n } east
place-west = { $n } west
place-both = { $first }, { $second }
place-turned = { $place }, { $n ->
    [0] as printed
    [one] turned once
   *[other] turned { $n } times
}
track-ruined = Ruined
track-ruined-text = Forty are borne. With the next one all of you have lost.
count-pile = Pile { $n }
count-morality = Morality
count-history = History
card-history = History
badge-score = { $n ->
    [one] 1 point
   *[other] { $n } points
}
badge-score-text = For tiles { $base }, for what is complete { $bonus }, by cards { $points }.
badge-allow = may lay { $n }
badge-allow-text = So many tiles may be laid in the turn of this round.
badge-spare = { $n } spared
badge-spare-text = So many ordered ruins will pass by.
badge-victim = { $n } to be ruined
badge-victim-text = The others choose which, one each in turn.
answer-n = Answer { $n }
answer-none = Not answered yet.
answer-sealed = Answered; sealed until the next History card.
answer-marked = { $n }: { $text } (marked)
answer-open = { $n }: { $text }
gain-place = { $n ->
    [one] one tile more each round
   *[other] { $n } tiles each round
}
gain-points = { $n ->
    [one] a point with each History card
   *[other] { $n } points with each History card
}

# What cards do
does-nothing = Nothing happens.
does-ruin = { $who }: { $n } ruined{ $per }.
does-repair = { $who }: { $n } may be repaired{ $per }.
does-place = { $who }: { $n } more to lay in this round{ $per }.
does-points = { $who }: { $n ->
    [one] 1 point
   *[other] { $n } points
}{ $per }.
does-spare = { $who }: { $n } ruins spared later{ $per }.
per-type = { " " }for each { $type } card
who-all = Everybody
who-type = Who has at least { $n } { $type }
who-most = Who has most { $type }
who-none = Who has no { $type }
who-kinds = Whose cards are of { $n } kinds
who-answer = Who has marked answer { $answer } on at least { $n }
who-score = Who has { $score } points
who-first = The first player

# What is asked
ask-claim = Who begins?
claim-first = I begin
ask-draw = Draw a tile
draw-pile = Pile { $n }
pile-left = { $n } left
enough = Enough
ask-read = A Morality card
morality-read = Read it aloud
ask-replace = Which of your cards goes?
ask-place = Where does the tile lie?
set-aside = It fits nowhere: set it aside
ask-history = Everybody had a turn
history-draw = Draw a History card
ask-ruin = Ruin a tile of { $name } ({ $n } to go)
ask-repair = Repair a tile ({ $n } at most)
wait-answers = Everybody answers three questions
wait-claim = Whoever says so first begins
wait-draw = { $name } draws a tile
wait-read = { $name } reads a Morality card
wait-answer = { $name } is asked
wait-replace = { $name } gives a card away
wait-place = { $name } lays the tile
wait-history = A History card comes
wait-ruin = { $name } ruins a tile of { $victim }: { $n } to go
wait-repair = { $name } may repair

# Why not
refused-ends-cards = Too few cards: { $n } Morality cards and one History card are needed at least.
refused-ends-colours = Two of you have the same colour. Everybody needs markers of their own: choose another colour.
refused-ends-no-history = There is no History card to draw. Look at the card file.
refused-ends-no-morality = There is no Morality card to draw. Look at the card file.
refused-ends-one-file = { $n } card files are taken. Take exactly one, in the language you want.
refused-ends-file = { $file } cannot be played with: { $why }

# What is told
told-begun = The start tile lies there. Answer three questions each.
told-begun-other = The start tile lies there. This set has { $n } tiles, not 144. Answer three questions each.
told-claimed = { $name } begins.
told-drew = { $name } draws from pile { $pile }.
told-read = { $name } is asked a question.
told-replaced = { $name } gives a Morality card away.
told-placed = { $name } builds: { $place }.
told-aside = The tile fits nowhere. { $name } draws another.
told-history = History: { $card }
told-spared = { $name } is spared { $n }.
told-ruined = { $name } ruins a tile of { $owner }: { $place }. { $n } lie in ruins.
told-points = { $name }: { $n ->
    [one] one point
   *[other] { $n } points
}.
told-spare = { $name } will be spared { $n }.
told-place = { $name } may lay { $n } more in this round.
told-repaired = { $name } repairs: { $place }.
told-lost = { $n } tiles lie in ruins. The town is lost.
told-ended = The last tile is laid. { $names } wins.

# What the table looks at
morality-kicker = A question
history-kicker = History
why-building = The building with { $place } is complete: { $n } tiles, 3 points each, and they cannot be ruined.
why-road = The road with { $place } is complete: { $n } tiles, 3 points each, and they cannot be ruined.
why-barracks = The barracks with { $place } are complete: { $n } tiles, 3 points each, and they cannot be ruined.
end-kicker = The end
end-ended = { $names } wins
end-ended-text = The town stands. { $n } of its tiles do not.
end-lost = The town is lost
end-lost-text = { $n } tiles lie in ruins. Of the rest somebody will say that it was always like that.

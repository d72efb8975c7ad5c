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
rule-loss = When does that count?
rule-loss-at-once = At once, also in the midst of a card
rule-loss-after = Once the card is done
rule-shares = Who gets the points of a feature?
rule-shares-owner = Each for their own tiles
rule-shares-closer = All of them who completes it
rule-shares-most = All of them who has most tiles in it
rule-twice = A tile in two completed features
rule-twice-each = Counts in both
rule-twice-once = Counts once
rule-crossings = A crossing in several roads
rule-crossings-each = Counts in each
rule-crossings-once = Counts once
rule-counted = When do features bring points?
rule-counted-end = At the end
rule-counted-completed = When completed, and kept after ruin
rule-ring = Ruined tiles around barracks
rule-ring-fills = Fill their place
rule-ring-gap = Leave a gap
rule-ruin = What is ruin to a wall or a road beside it?
rule-ruin-open = Nothing: it stays open there
rule-ruin-wall = A wall, and a road’s end
rule-gaps = An empty place inside a building
rule-gaps-harmless = Does no harm
rule-gaps-filled = Must be filled
rule-smallest = The smallest building or road
rule-smallest-two = Two tiles
rule-smallest-three = Three tiles
rule-barracks = A road that ends at barracks
rule-barracks-building = Is closed there, as at a building
rule-barracks-stops = Is never complete
rule-matching = Which edges must match?
rule-matching-all = All that touch a tile
rule-matching-one = One is enough
rule-contact = Is slum alone enough to lay a tile?
rule-contact-slum = Yes
rule-contact-street = No, a road or a building must go on
rule-misfit = A tile that fits nowhere
rule-misfit-out = Is out of the game
rule-misfit-under = Goes under its pile
rule-start = The start tile
rule-start-within = Is one of the 144
rule-start-beside = Lies beside 144 others
rule-piles = How do the piles lie?
rule-piles-covered = Covered
rule-piles-open = Open, the top tile is seen
rule-drawn = Who sees the drawn tile?
rule-drawn-open = Everybody
rule-drawn-hidden = Only who has drawn it, until it is laid
rule-draws = Who may lay several tiles
rule-draws-single = Draws and lays one by one
rule-draws-at-once = Draws all at once
rule-drawer = Who draws tiles and cards?
rule-drawer-companion = The companion; only real choices are asked
rule-drawer-you = You, with a tap for each
rule-asked = When is a Morality card answered?
rule-asked-other = In every other turn, each player
rule-asked-every = In every turn, as printed
rule-aloud = When is the Morality card read aloud?
rule-aloud-at-once = With the tile that is drawn
rule-aloud-apart = Once somebody taps for it
rule-last = A History card after the last tile?
rule-last-none = No, the game is over
rule-last-one = One more, if the round is complete
rule-concerned = When is it settled who may lay more?
rule-concerned-drawn = When the card is drawn
rule-concerned-anew = At the beginning of each turn
rule-named = Scores and types that a card names
rule-named-drawing = As they are when it is drawn
rule-named-after = As they are after its ruin
rule-cards = What do History cards do?
rule-cards-list = What they say, by the companion
rule-cards-by-hand = You do it by hand
rule-slum = Is slum an unfinished feature?
rule-slum-nothing = No
rule-slum-open = Yes: no tile with slum is safe
rule-beside = Does a tile beside unfinished barracks carry them?
rule-beside-nothing = No
rule-beside-carries = Yes, and so it can be ruined
rule-broken = A tile of a completed feature is ruined
rule-broken-lost = The feature is broken
rule-broken-kept = The rest keeps its points and stays safe
rule-choosers = Who chooses first for the next one concerned?
rule-choosers-anew = Whoever sits at their left
rule-choosers-on = Whoever comes after the last chooser
rule-passing = May a chooser ruin nothing?
rule-passing-no = No
rule-passing-agreed = Yes, if all the others agree

# Names
type-anarchist = Anarchist
type-democratic = Democratic
type-dictator = Dictator
score-highest = most
score-lowest = fewest
edge-b = building
edge-r = road
edge-s = slum
tile-is = north { $north }, east { $east }, south { $south }, west { $west }
tile-barracks = barracks; north { $north }, east { $east }, south { $south }, west { $west }
place-start = the start tile
place-north = { $n } north
place-south = { $n } south
place-east = { $n } east
place-west = { $n } west
place-both = { $first }, { $second }
place-turned = { $place } of the start: { $n ->
    [0] fits as printed
    [one] fits turned once
    [2] fits turned twice
   *[other] fits turned { $n } times
}
way = { $n ->
    [0] as printed
    [one] turned once
    [2] turned twice
   *[other] turned { $n } times
}
in-building = in a complete building of { $n }
in-road = in a complete road of { $n }
in-barracks = in complete barracks
is-safe = cannot be ruined
is-ruined = in ruins
is-barracks = barracks
saw-laid = laid { $place } of the start, { $n ->
    [0] as printed
    [one] turned once
   *[other] turned { $n } times
}
saw-ruin = turned over: { $place }
saw-repair = turned back: { $place }
breaks-building = breaks a building of { $n }
breaks-road = breaks a road of { $n }
breaks-barracks = breaks barracks
both = { $one }, { $other }
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
part-tiles = { $n } for tiles that stand
part-building = { $n } for buildings
part-road = { $n } for roads
part-barracks = { $n } for barracks
part-complete = { $n } for what was completed
part-cards = { $by } by cards
score-line = { $name }: { $n ->
    [one] 1 point
   *[other] { $n } points
} ({ $parts })
lost-line = { $line }; { $n ->
    [one] 1 tile in ruins
   *[other] { $n } tiles in ruins
}
fallen-step = Ruined tiles of { $name }
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
    [one] { $by } tile each round
   *[other] { $by } tiles each round
}
gain-points = { $n ->
    [one] { $by } point with each History card
   *[other] { $by } points with each History card
}
answer-brings = { $answer } ({ $gains })
later-place = { $n ->
    [one] { $by } tile this round
   *[other] { $by } tiles this round
}
later-points = { $n ->
    [one] { $by } point
   *[other] { $by } points
}
later-ruin = { $n ->
    [one] 1 tile ruined
   *[other] { $n } tiles ruined
}
later-repair = { $n ->
    [one] repair 1 tile
   *[other] repair { $n } tiles
}
later-spare = { $n ->
    [one] 1 ruin spared
   *[other] { $n } ruins spared
}
brought-back = { $face }: { $name } said “{ $answer }” { $told }
lives-here = { $face }: { $text }
mark = { $type } { $n }
mark-anarchist = Anarchist
mark-democratic = Democratic
mark-dictator = Dictator

# What cards do
print-does = What happens:
does-nothing = Nothing happens.
does-by-hand = You do this by hand.
does-ruin = { $who }: { $n } ruined{ $per }.
does-repair = { $who }: { $n } may be repaired{ $per }.
does-place = { $who }: { $n ->
    [one] { $by } tile to lay in this round
   *[other] { $by } tiles to lay in this round
}{ $per }.
does-points = { $who }: { $n ->
    [one] { $by } point
   *[other] { $by } points
}{ $per }.
does-spare = { $who }: { $n ->
    [one] 1 ruin
   *[other] { $n } ruins
} spared later{ $per }.
per-type = { " " }for each { $type } card
who-all = Everybody
who-type = Anyone with { $n ->
    [one] 1 { $type } card or more
   *[other] { $n } { $type } cards or more
}
who-most = The owner of the most { $type } cards
who-none = Anyone without a { $type } card
who-kinds = Whose cards are of { $n ->
    [one] 1 kind
   *[other] { $n } kinds
}
who-answer = Who has marked answer { $answer } on at least { $n }
who-score = Anyone with { $score ->
    [one] 1 point
   *[other] { $score } points
}
who-first = The first player

# What is asked
ask-claim = Claim the first turn
claim-first = I begin
ask-draw = Draw a tile
draw-another = Draw another tile
draw-pile = Pile { $n }
pile-left = { $n } left
enough = Enough
ask-morality = Answer the Morality card
ask-read = Read out a Morality card
morality-read = Read it aloud
goes = { $n } · { $type }
goes-new = This one goes again
goes-lost = { $card }, { $gains }
answer-hint = Beneath your answer, tap the number of the card that goes.
ask-replace = Give up one of your cards
ask-place = Place the tile
set-out = It fits nowhere: set it aside
set-under = It fits nowhere: put it under its pile
other-tile = { $n ->
    [one] The other tile first
   *[other] Another tile first ({ $n } more)
}
pile-open = { $left }; on top: { $tile }
ruin-pass = Ruin nothing, if all agree
ask-pass = Let { $name } ruin nothing, or object
pass-yes = Yes
pass-no = No, choose
wait-pass = { $name } would ruin nothing: the others decide
ask-by-hand = Do what the card says
wait-by-hand = You do what the card says
hand-done = That is all
hand-ruin = Ruin a tile of { $name }
hand-repair = { $name } repairs a tile
hand-more = { $name }: a point more
hand-less = { $name }: a point less
ask-history = Draw a History card
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
refused-ends-lacks = The card file has no { $kind } yet. Type them in, or copy a box that has them, and leave the other files out.
refused-ends-start = { $n ->
    [0] No tile is marked as the start tile. Open the one that it is, and say so; there have to be others, too.
   *[other] Several tiles are marked as the start tile. Leave the mark on one.
}
refused-ends-file = { $file } cannot be played with: { $why }

# What is told
told-begun = The start tile lies there. Answer three questions each.
told-begun-other = The start tile lies there. This set has { $n } tiles, not 144. Answer three questions each.
told-claimed = { $name } begins.
told-drew = { $name } draws from pile { $pile }.
told-read = { $name } is asked a question.
told-answered = { $name } answers “{ $question }” with “{ $answer }”
told-answered-sealed = { $name } has answered: { $question }
told-replaced = { $name } puts “{ $card }” away.
told-completed = { $told } Complete: { $what }.
completed-kicker = Complete
named-building = a building of { $n ->
    [one] 1 tile
   *[other] { $n } tiles
}
named-road = a road of { $n ->
    [one] 1 tile
   *[other] { $n } tiles
}
named-barracks = barracks of { $n ->
    [one] 1 tile
   *[other] { $n } tiles
}
named-times = { $what } (× { $n })
step-earned = { $name }: { $what }
step-effect = { $what } { $whom }
whom = { $name } ({ $n })
nobody = That is nobody.
source = { $source } { $by }
told-why = { $told } ({ $why })
told-placed = { $name } builds: { $place }.
told-aside = The tile fits nowhere. { $name } draws another.
told-returned = The tile fits nowhere and goes under its pile. { $name } draws another.
told-pass-asked = { $name } would ruin nothing.
told-pass-agreed = { $name } agrees.
told-pass-refused = { $name } does not agree.
told-hand-ruin = By hand: a tile of { $name } is to be ruined.
told-hand-repair = By hand: { $name } may repair a tile.
told-hand-points = By hand: { $name } { $n ->
    [1] gets a point
   *[other] loses a point
}.
told-history = History: { $card }
step-drawn = History card { $n }
told-spared = { $name } is spared { $n }.
told-ruined = { $name } ruins a tile of { $owner }: { $place }. { $n ->
    [one] It is the first in ruins.
   *[other] { $n } lie in ruins.
}
told-points = { $name }: { $n ->
    [one] { $by } point
   *[other] { $by } points
}
told-spare = { $name } will be spared { $n }
told-place = { $name }: { $n ->
    [one] { $by } tile to lay in this round
   *[other] { $by } tiles to lay in this round
}
told-repaired = { $name } repairs: { $place }.
epitaph-brink = One more, and nobody has a town.
epitaph-lost = { $n ->
    [one] One tile still stands.
   *[other] { $n } tiles still stand.
}
epitaph-won = { $n ->
    [one] One tile that stands is theirs.
   *[other] { $n } tiles that stand are theirs.
}
told-lost = { $n } tiles lie in ruins. The town is lost.
told-ended = The last tile is laid. Won by { $names }.

# What the table looks at
why-ruined = { $n ->
    [one] 1 tile is in ruins
   *[other] { $n } tiles are in ruins
}; { $borne } are borne, with the next one all of you have lost.
morality-kicker = A question · { $type }
why-building = The building with { $place } is complete: { $n } tiles, 3 points each, and they cannot be ruined.
why-road = The road with { $place } is complete: { $n } tiles, 3 points each, and they cannot be ruined.
why-barracks = The barracks with { $place } are complete: { $n } tiles, 3 points each, and they cannot be ruined.
end-kicker = The end
end-ended = Won by { $names }
end-ended-text = The town stands. { $n } of its tiles do not.
end-lost = The town is lost
end-lost-text = { $n } tiles lie in ruins. Of the rest somebody will say that it was always like that.

# The workshop
craft-tiles-one = Tile
craft-tiles-many = Tiles
craft-history-one = History card
craft-history-many = History cards
craft-morality-one = Morality card
craft-morality-many = Morality cards
craft-edges = What each edge shows
craft-side-north = North
craft-side-east = East
craft-side-south = South
craft-side-west = West
craft-edges-open = { $n ->
    [one] Pick what this edge shows, too: { $side }.
   *[other] Pick what each edge shows; { $n } are still open, { $side } first.
}
craft-road = How the road goes on
craft-road-through = goes through
craft-road-crossing = crossing
craft-road-building = ends at the building
craft-road-barracks = ends at the barracks
craft-road-nothing = just ends
craft-building = Which buildings are joined
craft-buildings = { $n ->
    [one] one building
   *[other] { $n } buildings
}
craft-barracks = Barracks
craft-count-of = How many of it
craft-start = This is the start tile
craft-times = × { $n }
craft-count = { $kind }: { $n } of { $of } in the box.
craft-span = A number from { $least } to { $most } stands here, not “{ $text }”.
craft-title = Title
craft-text = Text on the card
craft-effects = What it does
craft-by-hand = Done by hand
craft-id = Short name
craft-question = Question, to be read aloud
craft-type = Type
craft-answers = The three answers
craft-answer = Answer { $n }
craft-gains = What answer { $n } brings
craft-gains-nothing = It brings nothing.
craft-face = Who or what of it shows on the map
craft-later-texts = What becomes of each answer
craft-later = What happens then after answer { $n }
fault-place-effects = the effects of a History card
fault-place-gains = what an answer brings
fault-place-later = what becomes of an answer
craft-missing = Something has to stand here.
craft-fault = This cannot be read: { $why }
craft-answers-missing = Write all { $n } answers.
craft-none = …
craft-yes = yes
craft-no = no

# The evening in pages
leaf-grown = How the town grew
leaf-grown-title = { $n ->
    [one] One tile, and no more
   *[other] { $n } tiles, one after another
}
film-begins = The start tile.
film-caption = { $told } ({ $n ->
    [one] 1 tile
   *[other] { $n } tiles
})
leaf-darkest = The darkest page of History
leaf-darkest-title = { $n ->
    [one] “{ $card }” took one tile
   *[other] “{ $card }” took { $n } tiles
}
leaf-darkest-of = It was History card { $n } of { $all }.
leaf-weave = Who ruined whose
leaf-weave-title = Every broken thread is a tile that fell
leaf-ruined = { $n ->
    [one] { $name } ruined one tile of { $other }.
   *[other] { $name } ruined { $n } tiles of { $other }.
}
leaf-count = What it came to
leaf-count-title = { $n ->
    [one] One tile laid
   *[other] { $n } tiles laid
}, { $ruined } in ruins
leaf-scored = { $n ->
    [one] 1 point
   *[other] { $n } points
}: { $parts }.
leaf-memory = What the town remembers
leaf-memory-title = What became of your last words
leaf-own = Your part of the town
leaf-own-title = { $n ->
    [0] You laid no tile
    [one] You laid one tile
   *[other] You laid { $n } tiles
}
leaf-own-lost = { $n ->
    [0] None of yours was ever ruined.
    [one] One of yours was ruined.
   *[other] Yours were ruined { $n } times.
}
leaf-own-mended = { $n ->
    [0] You repaired none.
    [one] You repaired one.
   *[other] You repaired { $n }.
}
tour-1 = A town out of 144 tiles
tour-1-text = Two to four of you build streets, houses and barracks, each for your own points. But when more than forty tiles lie in ruins, all of you have lost.
tour-2 = A question in every turn
tour-2-text = Draw a tile, and a card of Morality. Read it aloud and choose one of three answers; it takes the place of one of the three cards before you.
tour-3 = Then lay the tile
tour-3-text = Road to road, building to building, slum to slum. The screen shows where it fits, and a tap turns it. It stays where it lies, and is yours.
tour-4 = History comes for all
tour-4-text = After each round a card of History says what happens, and to whom: it looks at the answers that lie before you. Tiles are turned over, and what was complete is safe from much of it.
tour-5 = The table counts
tour-5-text = What is complete, what is worth how much, how near the end is: the screen knows it at every moment. You only have to decide what kind of town this will be.
leaf-table = On the table
leaf-table-title = The town, as the camera saw it last

# What would you do?
advice-place = Of the places that I tried, this one brings you most and leaves little to ruin.
advice-aside = The tile brings you nothing anywhere on the map.
advice-ruin = Losing this tile costs its owner most.
advice-answer = This answer brings you most, and the card you give for it least.
advice-card = Of the three answers, this one pays you most at the end.
advice-replace = Of your cards, this one brings you least.

# The first turn, guided
guide-1 = Questions come here. Your answer stays open before you, and the town remembers it.
guide-2 = The town. Lit places fit the tile in your hand; a tap tries one, the next one lays it.
guide-3 = Your points and the three cards before you.
guide-4 = What lies before the others, and what their tiles are worth.

# What Hope's End says, in English.

game-title = Hope’s End
game-about = Two to four people build a town out of tiles, answer for it, and lose together if too much of it falls.
game-lies = No dice. Play with real tiles, or on the screen alone.
game-additions = A Morality card only in every other turn, so that hardly one comes twice in an evening.

# Rulings
rule-answers = Who sees your answers?
rule-answers-open = Everybody, right away
rule-answers-sealed = Only you, until the next History card
rule-limit = When is the town lost?
rule-limit-above = At the 41st ruined tile
rule-limit-at = At the 40th
rule-bonus = What does a tile in a completed feature score?
rule-bonus-on-top = 3 on top of its 1
rule-bonus-replaces = 3 instead of 1
rule-scores = Can a score fall below 0?
rule-scores-any = Yes
rule-scores-zero = No
rule-ties = Who wins a tie?
rule-ties-shared = Everybody who is tied
rule-ties-tiles = The one with more intact tiles
rule-extra = Must you lay every tile you’re allowed?
rule-extra-right = No, one is enough
rule-extra-duty = Yes
rule-replaced = May you discard the new Morality card itself?
rule-replaced-others = No
rule-replaced-any = Yes
rule-mending = Can ruin be repaired?
rule-mending-fits = Yes, by cards, if the tile fits
rule-mending-never = Never
rule-loss = When do you check for the loss?
rule-loss-at-once = At once, even in mid-card
rule-loss-after = When the card is done
rule-shares = Who scores a feature?
rule-shares-owner = Each player, for their own tiles
rule-shares-closer = Only the player who completes it
rule-shares-most = Only the player with most tiles in it
rule-twice = A tile in two completed features
rule-twice-each = Counts in both
rule-twice-once = Counts once
rule-crossings = A crossing in several roads
rule-crossings-each = Counts in each
rule-crossings-once = Counts once
rule-counted = When do features score?
rule-counted-end = At the end
rule-counted-completed = When completed, even if ruined later
rule-ring = Ruined tiles around barracks
rule-ring-fills = Count as filled
rule-ring-gap = Leave a gap
rule-ruin = A building or road next to a ruin
rule-ruin-open = Stays open there
rule-ruin-wall = Is closed there
rule-gaps = A gap inside a building
rule-gaps-harmless = Doesn’t matter
rule-gaps-filled = Must be filled
rule-smallest = The smallest building or road
rule-smallest-two = Two tiles
rule-smallest-three = Three tiles
rule-barracks = A road that ends at barracks
rule-barracks-building = Ends there, as at a building
rule-barracks-stops = Is never complete
rule-matching = Which edges must match?
rule-matching-all = Every edge that touches a tile
rule-matching-one = One is enough
rule-contact = May a tile connect by slum alone?
rule-contact-slum = Yes
rule-contact-street = No, a road or building must continue
rule-misfit = A tile that fits nowhere
rule-misfit-out = Leaves the game
rule-misfit-under = Goes under its pile
rule-start = The start tile
rule-start-within = Is one of the 144
rule-start-beside = Comes on top of the 144
rule-piles = How are the piles laid out?
rule-piles-covered = Face down
rule-piles-open = Face up: you see the top tile
rule-drawn = Who sees the drawn tile?
rule-drawn-open = Everybody
rule-drawn-hidden = Only the player who drew it, until it’s laid
rule-draws = A player with several tiles to lay
rule-draws-single = Draws and lays one by one
rule-draws-at-once = Draws all at once
rule-drawer = Who draws tiles and cards?
rule-drawer-companion = The companion; it asks only real choices
rule-drawer-you = You do, one tap each
rule-asked = How often do you answer a Morality card?
rule-asked-other = Every other turn of your own
rule-asked-every = Every turn, as printed
rule-aloud = When do you read the Morality card aloud?
rule-aloud-at-once = When you draw the tile
rule-aloud-apart = When someone taps for it
rule-last = A History card after the last tile?
rule-last-none = No, the game is over
rule-last-one = One more, if the round is complete
rule-concerned = When do you settle who may lay more?
rule-concerned-drawn = When the card is drawn
rule-concerned-anew = At the start of each turn
rule-named = Scores and types named on a card
rule-named-drawing = Count as they were at the draw
rule-named-after = Count as they are after its ruin
rule-cards = Who carries out History cards?
rule-cards-list = The companion
rule-cards-by-hand = You do, by hand
rule-slum = Is slum an unfinished feature?
rule-slum-nothing = No
rule-slum-open = Yes: no tile with slum is safe
rule-beside = Does a tile next to unfinished barracks belong to them?
rule-beside-nothing = No
rule-beside-carries = Yes, so it can be ruined
rule-broken = A tile of a completed feature is ruined
rule-broken-lost = The feature is broken
rule-broken-kept = The rest keeps its points and stays safe
rule-choosers = Who chooses first for the next player hit?
rule-choosers-anew = The player to their left
rule-choosers-on = The player after the last chooser
rule-passing = May a chooser ruin nothing?
rule-passing-no = No
rule-passing-agreed = Yes, if all the others agree

# Names
type-anarchist = Anarchist
type-democratic = Democratic
type-dictator = Dictator
score-highest = the most
score-lowest = the fewest
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
track-ruined-beyond = { $n } of { $of }
track-ruined-text = The town survives forty. One more, and you all lose.
count-pile = Pile { $n }
count-morality = Morality
count-history = History
card-history = History
badge-score = { $n ->
    [one] 1 point
   *[other] { $n } points
}
part-tiles = { $n } for tiles
part-building = { $n } for buildings
part-road = { $n } for roads
part-barracks = { $n } for barracks
part-complete = { $n } for completed features
part-history = { $by } from History
part-answers = { $by } for answers
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
badge-allow-text = How many tiles this player may lay this round.
badge-spare = { $n } spared
badge-spare-text = How many ruins this player will be spared.
badge-victim = { $n } to be ruined
badge-victim-text = The others take turns choosing which.
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
who-most = The player with the most { $type } cards
who-none = Anyone without a { $type } card
who-kinds = Anyone whose cards are of { $n ->
    [one] 1 kind
   *[other] { $n } kinds
}
who-answer = Anyone with answer { $answer } on { $n ->
    [one] 1 card or more
   *[other] { $n } cards or more
}
who-score = Anyone with { $score ->
    [one] 1 point
   *[other] { $score } points
}
who-first = The first player

# What is asked
ask-claim = Claim the first turn
claim-first = I go first
ask-draw = Draw a tile
draw-another = Draw another tile
draw-pile = Pile { $n }
pile-left = { $n } left
enough = Stop here
ask-opening = Answer “{ $question }”
ask-read = Read out a Morality card
morality-read = Read it aloud
goes = { $n } · { $type }
goes-new = Discard the new card
goes-lost = { $card }, { $gains }
ask-answer = Choose your answer
answer-hint = And with it the card that it replaces.
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
wait-pass = { $name } wants to ruin nothing: the others decide
ask-by-hand = Do what the card says
wait-by-hand = You do what the card says
hand-done = Done
hand-ruin = Ruin a tile of { $name }
hand-repair = { $name } repairs a tile
hand-more = { $name }: one point more
hand-less = { $name }: one point less
ask-history = Draw a History card
history-draw = Draw a History card
ask-ruin = Ruin a tile of { $name } ({ $n } to go)
ask-repair = Repair a tile ({ $n } at most)
wait-answers = Everybody answers three questions
wait-claim = The first to tap goes first
wait-draw = { $name } draws a tile
wait-read = { $name } reads a Morality card
wait-answer = Which answer will { $name } give?
wait-replace = { $name } gives up a card
wait-place = Where does { $name }’s tile go?
wait-history = A History card is drawn
wait-ruin = { $name } ruins a tile of { $victim }: { $n } to go
wait-repair = { $name } may repair tiles

# Why not
refused-ends-cards = Too few cards: you need at least { $n } Morality cards and one History card. Add another card file.
refused-ends-colours = Two of you have the same colour. Choose another: everybody needs their own markers.
refused-ends-no-history = There is no History card to draw. Check the card file.
refused-ends-no-morality = There is no Morality card to draw. Check the card file.
refused-ends-one-file = You have selected { $n } card files. Select exactly one, in the language you want.
refused-ends-lacks = The card file has no { $kind } yet. Type them in, or copy a box that has them, and leave out the other files.
refused-ends-start = { $n ->
    [0] No tile is marked as the start tile. Open the right one and mark it; the set needs other tiles, too.
   *[other] Several tiles are marked as the start tile. Keep the mark on one only.
}
refused-ends-file = { $file } can’t be played: { $why }

# What is told
told-begun = The start tile is down. Each of you answers three questions.
told-begun-other = The start tile is down. This set has { $n } tiles, not 144. Each of you answers three questions.
told-claimed = { $name } goes first.
told-drew = { $name } draws from pile { $pile }.
told-read = { $name } is asked a question.
told-answered = { $name } answers “{ $question }” with “{ $answer }”
told-answered-sealed = { $name } has answered: { $question }
told-replaced = { $name } gives up “{ $card }”.
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
nobody = Nobody fits.
source = “{ $source }” { $by }
told-why = { $told } ({ $why })
told-placed = { $name } builds: { $place }.
told-aside = The tile fits nowhere. { $name } draws another.
told-returned = The tile fits nowhere and goes under its pile. { $name } draws another.
told-pass-asked = { $name } wants to ruin nothing.
told-pass-agreed = { $name } agrees.
told-pass-refused = { $name } does not agree.
told-hand-ruin = By hand: ruin a tile of { $name }.
told-hand-repair = By hand: { $name } may repair a tile.
told-hand-points = By hand: { $name } { $n ->
    [1] gets a point
   *[other] loses a point
}.
told-history = History: { $card }
step-drawn = History card { $n }
told-spared = { $name } is spared { $n ->
    [one] 1 ruin
   *[other] { $n } ruins
}{ $left ->
    [0] .
   *[other] , and { $left } more later.
}
told-ruined = { $name } ruins a tile of { $owner }: { $place }. { $n ->
    [one] It is the first in ruins.
   *[other] { $n } are in ruins now.
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
    [one] One tile is still standing.
   *[other] { $n } tiles are still standing.
}
epitaph-won = { $n ->
    [one] One tile still standing is theirs.
   *[other] { $n } tiles still standing are theirs.
}
told-over = { $cause } { $won }.
cause-lost = { $n } tiles are in ruins.
cause-ended = The last tile is down.

# What the table looks at
why-ruined = { $n ->
    [one] 1 tile is in ruins
   *[other] { $n } tiles are in ruins
}. The town survives { $borne }; one more, and you all lose.
opening-kicker = The first questions
opening-title = { $n } of { $of } answered
opening-asks = { $name }: { $question }
opening-done = { $name } has answered all three.
morality-kicker = A question · { $type }
why-building = The building at { $place } is complete: { $n } tiles, 3 points each, and safe from ruin.
why-road = The road at { $place } is complete: { $n } tiles, 3 points each, and safe from ruin.
why-barracks = The barracks at { $place } are complete: { $n } tiles, 3 points each, and safe from ruin.
end-kicker = The end
end-ended = { $many ->
    [one] { $names } wins
   *[other] { $names } win
} with the most points: { $n }
end-ended-text = The town made it. { $n ->
    [0] Not a tile was lost.
   *[other] { $n } of its tiles didn’t.
}
end-lost = The town is lost
end-lost-text = One day someone will say the rest was always like that.

# The card editor
editor-tiles-one = Tile
editor-tiles-many = Tiles
editor-history-one = History card
editor-history-many = History cards
editor-morality-one = Morality card
editor-morality-many = Morality cards
editor-edges = What each edge shows
editor-side-north = North
editor-side-east = East
editor-side-south = South
editor-side-west = West
editor-edges-open = { $n ->
    [one] Pick what this edge shows, too: { $side }.
   *[other] Pick what each edge shows; { $n } are still open, { $side } first.
}
editor-road = Where the road goes
editor-road-through = passes through
editor-road-crossing = crossing
editor-road-building = ends at the building
editor-road-barracks = ends at the barracks
editor-road-nothing = just ends
editor-building = Which buildings are joined
editor-buildings = { $n ->
    [one] one building
   *[other] { $n } buildings
}
editor-barracks = Barracks
editor-count-of = How many copies
editor-start = This is the start tile
editor-times = × { $n }
editor-count = { $kind }: { $n } of { $of } in the box.
editor-span = “{ $text }” won’t do here. Enter a number from { $least } to { $most }.
editor-title = Title
editor-picture = Picture, in words
editor-text = Text on the card
editor-effects = What it does
editor-by-hand = Done by hand
editor-id = Short name
editor-question = Question, to be read aloud
editor-type = Type
editor-answers = The three answers
editor-answer = Answer { $n }
editor-gains = What answer { $n } brings
editor-gains-nothing = It brings nothing.
editor-face = Who or what appears on the map
editor-later-texts = What becomes of each answer
editor-later = What answer { $n } leads to
fault-place-effects = the effects of a History card
fault-place-gains = what an answer brings
fault-place-later = what becomes of an answer
editor-missing = This is empty. Fill it in.
editor-fault = This can’t be read: { $why }
editor-answers-missing = Write all { $n } answers.
editor-none = …
yes = yes
no = no

# The evening in pages
recap-grown-title = { $n ->
    [one] One tile, no more
   *[other] { $n } tiles, one after another
}
film-begins = The start tile.
film-caption = { $told } ({ $n ->
    [one] 1 tile
   *[other] { $n } tiles
})
recap-darkest = The darkest page of History
recap-darkest-title = { $n ->
    [one] “{ $card }” took one tile
   *[other] “{ $card }” took { $n } tiles
}
recap-darkest-of = It was History card { $n } of { $all }.
recap-weave = Who ruined whose
recap-weave-title = Every broken thread is a tile that fell
recap-ruined = { $n ->
    [one] { $name } ruined one tile of { $other }.
   *[other] { $name } ruined { $n } tiles of { $other }.
}
recap-count = The final count
recap-count-title = { $n ->
    [one] One tile laid
   *[other] { $n } tiles laid
}, { $ruined } in ruins
recap-scored = { $n ->
    [one] 1 point
   *[other] { $n } points
}: { $parts }.
recap-memory = What the town remembers
recap-memory-title = What became of your last words
recap-own = Your part of the town
recap-own-title = { $n ->
    [0] You laid no tile
    [one] You laid one tile
   *[other] You laid { $n } tiles
}
recap-own-lost = { $n ->
    [0] None of yours was ever ruined.
    [one] One of yours was ruined.
   *[other] Yours were ruined { $n } times.
}
recap-own-mended = { $n ->
    [0] You repaired none.
    [one] You repaired one.
   *[other] You repaired { $n }.
}
recap-unknown-title = The next tile would have been: { $tile }
recap-unknown-none = No tile was left to draw
recap-unknown-left = Tiles never drawn: { $tiles }. History cards never told: { $n }.
tour-1 = A town out of 144 tiles
tour-1-text = Two to four of you build roads, houses and barracks, each for your own points. But once more than forty tiles are in ruins, you all lose.
tour-2 = A question in every turn
tour-2-text = Draw a tile and a Morality card. Read the card aloud and choose one of its three answers. It replaces one of the three cards in front of you.
tour-3 = Then lay the tile
tour-3-text = Road to road, building to building, slum to slum. The screen shows where it fits; a tap turns it. Once laid, it stays there and is yours.
tour-4 = History comes for all
tour-4-text = After each round a History card says what happens and to whom, by the answers in front of you. Tiles are turned over; what is complete is safe from most of it.
tour-5 = The table counts
tour-5-text = What is complete, what it scores, how near the end is: the screen keeps track. You only decide what kind of town this will be.
recap-table = On the table
recap-table-title = The town as the camera last saw it

# What would you do?
advice-place = Of the spots I tried, this one earns you the most and leaves little to ruin.
advice-aside = This tile earns you nothing anywhere on the map.
advice-ruin = Losing this tile costs its owner the most.
advice-answer = This answer earns you the most, and the card you give up for it the least.
advice-card = Of the three answers, this one earns you the most at the end.

# The first turn, guided
guide-1 = Questions appear here. Your answer stays in front of you for all to see, and the town remembers it.
guide-2 = The town. Lit spots fit your tile: tap one to try it, tap again to lay it.
guide-3 = Your points and the three cards in front of you.
guide-4 = The others’ cards, and what their tiles are worth.

# While others are asked
goal-catch = Catch up with { $name }: { $n ->
    [one] one point
   *[other] { $n } points
}
goal-lead = { $n ->
    [0] You share the lead
    [one] You lead by one point
   *[other] You lead by { $n } points
}
stake-ruin = { $name } loses { $n ->
    [one] one tile
   *[other] { $n } tiles
} now
stake-mine = { $n ->
    [0] None of your tiles can be ruined
    [one] One of your tiles can still be ruined
   *[other] { $n } of your tiles can still be ruined
}
stake-town = { $n ->
    [0] One more ruined tile and you all lose
    [one] The town bears one more ruined tile
   *[other] The town bears { $n } more ruined tiles
}

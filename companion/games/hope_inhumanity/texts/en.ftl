# What Hope Inhumanity says, in English.

game-title = Hope Inhumanity
game-about = Three to five people on a road after the end: five rounds, hard choices, and dice that you share or keep.
game-lies = You roll real dice. The camera over the table reads them.
game-additions = Below zero you can still be saved before the next turn, and Grace goes by the round of the loss.

# Names
round = Round
hope = Hope
humanity = Humanity
humanity-dice = Humanity dice
hope-dice = Hope dice
token-round = The clock on round { $n }
token-turn = The arrow of the turn before { $name }
token-hunger = Bowls for hunger before { $name }
token-harm = Crosses for harm before { $name }
token-uses = Keys for uses of Assets before { $name }
token-uses-shared = Keys for uses of the group’s Assets
humanity-of = { $name }: Humanity dice
hope-owed = Hope dice owed for the dead
terrain-urban = Urban
terrain-mountainous = Mountainous
terrain-wilderness = Wilderness
terrain-coastal = Coastal
terrain-any = Any Terrain
mark-violence = violence
mark-gore = gore
mark-food = food
mark-strangers = strangers
mark-child = a child
mark-animal = an animal
mark-cold = cold
mark-theft = theft
hunger-1 = Hungry
hunger-2 = Starving
harm-1 = Hurt
harm-2 = Crippled
marked = Lost: { $n } below zero
guard-hunger = Spared the next hunger ({ $n })
guard-harm = Spared the next harm ({ $n })
guard-deaths = Cheats death
lost = Lost: gone when the next turn begins
traits-held = { $n ->
    [one] 1 Trait
   *[other] { $n } Traits
}
card-scene = Scene · { $terrain }
odds = Chance of success
odds-dice = { $n ->
    [one] 1 die
   *[other] { $n } dice
}
card-trait = Trait
card-personality = Personality
card-relationship = Relationship
card-bond = Relationship · { $one } and { $other }
card-destination = Destination
now-counts = This counts now: { $name } acts.
now-counts-support = This counts now: { $name } supports.
now-bond = This matters now: { $name } acts, and { $other } is close.
about-round = The road takes { $n } rounds. Everybody has one turn in each.
about-hope = White dice that belong to all of you. When you act, you may add some; they don’t come back. Each new round brings one, each death takes one.
about-hunted = Someone is after you: each of your Scenes is { $n } harder.
about-humanity = The dice you can commit, { $most } at most. At zero you play on. Lose one you don’t have, and you’re out.
about-hunger-1 = Your own Scenes are 1 harder. One more hunger, and you starve.
about-hunger-2 = Your own Scenes are 2 harder. One more hunger kills.
about-harm-1 = Your own Scenes are 1 harder. It can heal. One more harm cripples.
about-harm-2 = Your own Scenes are 2 harder, and it never heals. One more harm kills.
about-lost = Gone when the next player’s turn begins, unless enough Humanity comes in before then.
about-sits-out = Number of turns this seat sits out.
about-traits = Secret cards that only their player knows. Each is played once.
about-assets = Things only their player knows about, for now.
about-guard-hunger = A card keeps { $n } hunger away.
about-guard-harm = A card keeps { $n } harm away.
about-guard-deaths = Once this turn, a card keeps hunger and harm from killing.
card-asset-personal = Personal Asset
card-asset-group = Group Asset
card-asset-lent = Personal Asset, lent to { $name }
an-asset = an Asset
assets-held = { $n ->
    [one] 1 Asset
   *[other] { $n } Assets
}
uses-left = { $n ->
    [one] 1 use left
   *[other] { $n } uses left
}
hunted = Hunted
asset-pile = Assets
window-anytime = Play it whenever it has an effect.
window-on-penalty = Play it when a penalty is about to land.
window-before-roll = Play it before the dice are rolled.
window-own-turn = Play it on your own turn.
window-after-roll = Play it after the roll, before the card opens.

# Questions
ask-introduction = Introduce yourselves
ask-introduction-hint = Tell each other who these people are. { $name } goes first when you are ready.
set-out = Set out
ask-draw = Pick a terrain
ask-draw-hint = Pick the terrain that fits your story, then read the Scene alone.
cards-left = { $n ->
    [one] 1 card left
   *[other] { $n } cards left
}
wait-draw = { $name } picks a terrain
ask-declare = Read the Scene, then act or avoid
wait-declare = Will { $name } act, or avoid it?
act = Act
act-hint = Read the callout aloud, then commit dice.
avoid = Avoid
avoid-hint = Everybody suffers Refuse, including you. Your turn ends.
forced-unavoidable = You can’t avoid this Scene.
forced-empty-handed = You have no Humanity, and there is no Hope to act with.
ask-revoke = Act, or avoid it after all
ask-commit = Commit your dice
ask-commit-hint = Push them into the middle. They are spent, however the roll ends.
wait-commit = How many dice will { $name } risk?
last-hope = Last Hope: take 1 Hope die
give-up = Give up: all suffer Fail
give-up-chosen = You chose to act. You can give up only in a Scene you can’t avoid.
give-up-hint = Only in a Scene you can’t avoid. The Hope die stays in the pool.
last-hope-hint = You have no Humanity left; hope takes its place.
ask-raise = Commit more dice
ask-raise-hint = While support is open. Your supporters may then give more, too.
ask-support = Support { $name }, or refuse
ask-support-more = Give { $name } more
ask-support-hint = { $n ->
    [one] Up to 1 of your dice. It is spent, however the roll ends.
   *[other] Up to { $n } of your dice. They are spent, however the roll ends.
}
ask-support-owed = Your Relationship says you owe { $name } at least { $n ->
    [one] 1 die
   *[other] { $n } dice
}. You may give { $most ->
    [one] one
   *[other] up to { $most }
}.
ask-support-owed-last-hope = Your Relationship says you owe { $name } your support.
ask-support-empty = You have no Humanity, and there is no Hope left.
wait-support-all = Who will support { $name }?
wait-answer-all = Who accepts, and who refuses?
wait-name-all = Which cards do you hold?
wait-you = It’s up to you
told-hope-stands = Hope is at { $left }.
wait-support = Will { $name } stand by { $acting }?
support = { $n ->
    [one] Support with 1 die
   *[other] Support with { $n } dice
}
support-more = { $n ->
    [one] Add 1 die
   *[other] Add { $n } dice
}
refuse = Refuse
keep = Leave it at that
refuse-hint = You’ll suffer what the Scene has for Refuse.
ask-last-hope = { $n ->
    [one] Take the last Hope die, or leave it
   *[other] Take one of { $n } Hope dice, or leave it
}
ask-tie = Name who is asked first for a Hope die
wait-tie = { $name } says who is asked first for a Hope die
ask-last-hope-hint = You carry the least, so you are asked first.
ask-last-hope-next = Take a Hope die, or leave it
last-hope-take = Take a Hope die
last-hope-leave = Leave it to the next
wait-last-hope = { $name } is asked first for a Hope die
wait-last-hope-next = { $name } is asked next for a Hope die
ask-hope = Add Hope dice
ask-hope-hint = { $n } in the pool, for all of you. What you take is gone.
wait-hope = { $name } may add Hope dice
ask-roll = { $n ->
    [one] Roll 1 die
   *[other] Roll { $n } dice
}
ask-roll-hint = Roll them all together. The camera reads them, or type them in.
ask-roll-aside = First set aside { $n ->
    [one] 1 die of { $names }: it fails. Roll the others
   *[other] { $n } dice of { $names }: they fail. Roll the others
} all together.
ask-cocked = Set a cocked die aside: it fails
cocked = A die of { $name }
cocked-hope = A Hope die
ask-no-die = Skip the roll: no die is left
ask-no-die-hint = Everything in the middle fails by itself.
no-die = See how it ends
ask-no-roll = Skip the roll: it cannot fail
ask-no-roll-hint = The hardship is zero, so this can’t fail. The dice in the middle are still the price.
open-the-card = Open the card
ask-outcomes = Take a breath, then open the card
ask-penalty = Brace yourselves: this is about to land
ask-penalty-hint = It lands by itself. Play a card that prevents it, or tap “Wait”; nobody learns who tapped.
ask-penalty-held = Everybody is waiting. Play a card that prevents it, or let it land.
let-it-land = Let it land
penalty-wait = Wait
ask-correct = Correct a misread die
ask-answer = Accept, or refuse
ask-answer-hint = You’ve heard the callout. You’ll see what it brings once everybody has answered.
wait-answer = Will { $name } accept, or refuse?
accept = Accept
refuse-answer = Refuse
ask-answer-again = Change your answer
answer-costs = It costs you { $n } Humanity.
ask-next-turn = Tell what happened
ask-next-turn-hint = Set the spent dice aside, then go on.
ask-next-turn-itself = { $dice ->
    [0] {""}
    *[other] Set the spent dice aside.{" "}
}The next turn begins by itself. Tap “Wait” to talk, or to play a card first; nobody learns who tapped.
next-turn = Next turn
ask-trait = Play this Trait
not-now = Not now: it would do nothing.
play-trait = Play it
play-trait-die = Play it on a { $n } of { $owner }
ask-answered = Answer with another Trait, or let it work
ask-answered-hint = What is played last works first.
let-it-work = Nobody: let it work
ask-reroll = { $n ->
    [one] Roll the one die again, alone
   *[other] Roll these { $n } dice again, alone
}
ask-reroll-hint = Leave all other dice as they are.
play-trait-on = Play it on { $name }
ask-asset = Use this Asset
use-asset = Use it
use-asset-die = Use it on a { $n } of { $owner }
use-asset-on = Use it on { $name }
ask-steal = Steal an Asset
ask-steal-hint = { $n ->
    [0] It costs you nothing.
    [one] It costs you 1 Humanity, and then it’s yours.
   *[other] It costs you { $n } Humanity, and then it’s yours.
}
steal = Steal “{ $card }” from { $name }
ask-lend = Lend this Asset
lend = Lend it to { $name }
ask-take-back = Take this Asset back
take-asset-back = Take it back
wait-nobody = Nobody is waiting
ask-inherit = Leave “{ $card }” to an heir
inherit-to = Leave it to { $name }
inherit-nobody = Leave it to nobody: it’s lost with you
wait-inherit = { $name } names an heir
ask-gift = Leave a Trait to someone
ask-gift-hint = Your Gift from the Grave. Only the one who gets it can read it.
ask-gift-read = Your Gift from the Grave. It’s in your hand: read it first.
gift-to = Leave it to { $name }
gift-decline = Leave nothing
wait-gift = { $name } may leave someone a gift
ask-grace = Come back as someone new, or stay gone
ask-grace-hint = Grace of Innocence: { $n } Humanity, a new Personality, 2 Traits, no Relationship, no wounds.
grace-accept = Join the road as someone new
grace-decline = Leave the seat empty
wait-grace = { $name } may come back as someone new

# In the spotlight
spot-introduction = Before the road
spot-introduction-title = Who are you, and who were you?
spot-introduction-text = Everybody sees your Personalities and Relationships; your Traits stay secret. Say who you are, and how you came to walk together.
told-on-the-way = You are on your way to: { $card }
spot-reading = Only { $name } knows what’s ahead
spot-reading-text = Acting takes dice. If you avoid, all of you suffer what the Scene has for those who refuse.
spot-callout = { $name } reads aloud
spot-mark = It’s about { $mark }.
spot-farewell = A farewell
spot-farewell-title = { $name } is lost
spot-farewell-text = Hear how it happened, if there’s something to tell. Then play continues.
spot-unfinished = The Scene is left behind
spot-unfinished-text = Nobody is left to act in it. Nothing comes of it.
verdict-success = Success
verdict-failure = Failure
verdict-hopeless = Without a die
verdict-avoided = Avoided
verdict-answered = Everybody has answered
verdict-success-title = It goes well
verdict-failure-title = It goes wrong
verdict-hopeless-title = It is beyond you
verdict-avoided-title = You walk on by
verdict-answered-title = The answers are in
count = { $n ->
    [one] { $dice ->
        [one] The one die shows
       *[other] 1 of { $dice } dice shows
    } 4 or more; { $needed } needed.
   *[other] { $n } of { $dice } { $dice ->
        [one] die shows
       *[other] dice show
    } 4 or more; { $needed } needed.
}
roll-summary = { $n } of { $dice }
count-no-roll = The hardship came to zero, so there was no roll.
fails-aside = { $n ->
    [one] 1 die of { $name } was set aside: it fails
   *[other] { $n } dice of { $name } were set aside: they fail
}
fails-lowest = { $n ->
    [one] the lowest die of { $name } fails
   *[other] the lowest { $n } dice of { $name } fail
}
fails-highest = { $n ->
    [one] the highest die of { $name } fails
   *[other] the highest { $n } dice of { $name } fail
}
reason-printed = { $n } printed on the card
reason-printed-zero = 0 printed on the card, and a printed zero stays zero
reason-hungry = +1 because { $name } is hungry
reason-starving = +2 because { $name } is starving
reason-hurt = +1 because { $name } is hurt
reason-crippled = +2 because { $name } is crippled
reason-hunted = +{ $n } because you are Hunted
reason-destination = { $n ->
    [-3] 3 less: { $card } (destination)
    [-2] 2 less: { $card } (destination)
    [-1] 1 less: { $card } (destination)
   *[other] +{ $n }: { $card } (destination)
}
reason-personality = { $n ->
    [-3] 3 less: { $card } ({ $name })
    [-2] 2 less: { $card } ({ $name })
    [-1] 1 less: { $card } ({ $name })
   *[other] +{ $n }: { $card } ({ $name })
}
reason-trait = { $n ->
    [-5] 5 less: { $name } played “{ $card }”
    [-4] 4 less: { $name } played “{ $card }”
    [-3] 3 less: { $name } played “{ $card }”
    [-2] 2 less: { $name } played “{ $card }”
    [-1] 1 less: { $name } played “{ $card }”
   *[other] +{ $n }: { $name } played “{ $card }”
}
end-won-cause = You lived through all { $n } rounds.
end-won-title = You have arrived
end-won-text = { $names } reached the end of the road. Tell what becomes of them, and remember the others.
end-lost-cause = The last of you died in round { $n }.
end-lost-title = Nobody is left
end-lost-text = The road leads on without you. It takes { $n } rounds to the end.
end-rounds = Rounds: { $n } of { $of }
end-hope = Hope dice left: { $n }
end-alive = { $name }: alive, Humanity { $n }
end-gone = { $name }: gone

# On a card
card-hardship = Hardship { $n }
card-hardship-now = Now needed: { $n }
card-support = Support: { $text }
card-unavoidable = Unavoidable
card-no-humanity-roll = No Humanity dice are rolled
price-accept = Accepting costs { $n } Humanity.
price-refuse = Refusing costs { $n } Humanity.
branch-succeed = Succeed: { $text }
branch-bonus = Bonus: { $text }
branch-fail = Fail: { $text }
branch-refuse = Refuse: { $text }
branch-accept = Accept: { $text }
branch-all-refuse = All Refuse: { $text }

# Before a seat
note-dice = { $n ->
    [one] 1 die in
   *[other] { $n } dice in
}
note-last-hope = a Hope die in
note-refused = refuses
note-accepted = accepts
note-answered = has answered
note-sealed = has decided
note-wishes = wants a Hope die
note-lost = lost on the road
note-lost-you = Your character is gone; you are not. Tell, listen, advise: this table still needs your voice.
note-lost-may-return = Your character is gone; you are not. In a moment you may come back as someone new.

# The log
told-begun = The cards are dealt.
told-few-scenes = The cards are dealt. There are fewer Scenes than turns: once the piles are empty, turns are skipped.
told-round = Round { $n } begins.
told-turn = It is { $name }’s turn.
told-pass = No Scene is left: { $name }’s turn is skipped.
told-draw = { $name } draws: { $terrain }.
told-act = { $name } acts.
told-avoid = { $name } avoids the Scene.
told-commit = { $name } commits { $n ->
    [one] 1 die
   *[other] { $n } dice
}.
told-commit-nothing = { $name } has nothing to commit.
told-commit-last-hope = { $name } commits a Hope die: Last Hope.
told-support = { $name } supports with { $n ->
    [one] 1 die
   *[other] { $n } dice
}.
told-support-last-hope = { $name } supports with a Hope die: Last Hope.
told-refuse = { $name } refuses.
told-sealed = { $name } has decided.
told-shown = Everybody has decided. Here is what you chose.
told-reopened = Hope raises the limit: you may support again.
told-kept = { $name } leaves it at that.
told-favoured = { $name } lets { $other } be asked first for a Hope die.
told-wish = { $name } wants a Hope die.
told-no-hope-die = { $name } gets no Hope die and cannot support.
told-hope = { $name } adds { $n ->
    [one] 1 Hope die
   *[other] { $n } Hope dice
}.
told-cocked = A die of { $name } is set aside: it fails.
told-cocked-hope = A Hope die is set aside: it fails.
told-scene-lost = The acting player is gone. The dice in the middle are lost, and nothing comes of the Scene.
told-success = Success with { $n }; { $needed } needed.
told-failure = Failure with { $n }; { $needed } needed.
step-opened = The card of { $name } opens
told-came-of-it = That is what came of it.
opened-success = { $card }: success with { $n }; { $needed } needed.
opened-failure = { $card }: failure with { $n }; { $needed } needed.
opened-hopeless = { $card }: nobody had a die, so it fails for everybody.
opened-answered = { $card }: you have answered.
opened-avoided = { $card }: avoided.
told-hopeless = { $name } puts in no die: it fails for everybody.
told-answered = Everybody has answered.
told-accept = { $name } accepts.
told-refuse-answer = { $name } refuses.
told-answer-sealed = { $name } has answered, in secret.
told-paid = { $name } pays { $n } Humanity.
told-paid-below = { $name } pays { $n } Humanity and falls below zero: gone when the next turn begins, unless someone helps.
told-trait = { $name } plays “{ $card }”.
told-trait-on = { $name } plays “{ $card }” on { $other }.
told-trait-die = { $name } plays “{ $card }” on a { $n } of { $owner }.
told-trait-works = “{ $card }” works.
told-die-taken-up = A { $n } of { $owner } is rolled again.
told-die-again = { $owner }’s { $was } is now a { $now }.
told-die-turned = A { $n } of { $owner } is turned to { $face }.
told-rescued = The Scene counts as a success all the same.
told-ignored-fail = Fail passes { $name } by.
told-ignored-refuse = Refuse passes { $name } by.
told-harder = The Scene gets { $n } harder.
told-easier = The Scene gets { $n } easier.
told-humanity-gained = { $name } gains { $n } Humanity.
told-humanity-back = { $n ->
    [one] 1 die comes back to { $name }.
   *[other] { $n } dice come back to { $name }.
}
told-humanity-lost = { $name } loses { $n } Humanity.
told-humanity-below = { $name } loses { $n } Humanity and falls below zero: gone when the next turn begins, unless someone helps.
told-hunger-1 = { $name } is hungry.
told-hunger-2 = { $name } is starving.
told-hunger-eased-0 = { $name } is no longer hungry.
told-hunger-eased-1 = { $name } is hungry, no longer starving.
told-harm-1 = { $name } is hurt.
told-harm-2 = { $name } is crippled, for good.
told-harm-eased-0 = { $name } is no longer hurt.
told-harm-eased-1 = { $name } is hurt.
told-hunger-barred = { $name } will be spared { $n ->
    [one] the next hunger
   *[other] the next { $n } hunger
} this turn.
told-hunger-spared = { $name } is spared { $n } hunger.
told-harm-barred = { $name } will be spared { $n ->
    [one] the next harm
   *[other] the next { $n } harm
} this turn.
told-harm-spared = { $name } is spared { $n } harm.
told-death-barred = Once this turn, hunger or harm won’t kill { $name }.
told-death-cheated = That should have killed { $name }. It didn’t.
told-hope-gained = Hope rises to { $left }.
told-hope-lost = Hope falls to { $left }.
told-hunted-gained = You are Hunted: everybody’s Scenes are { $now } harder from now on.
told-hunted-lost = { $now ->
    [0] You are no longer Hunted.
   *[other] You are less Hunted: everybody’s Scenes are { $now } harder.
}
told-hunted-left-out = Some cards mention Hunted. No expansion is in play, so nobody is hunted.
told-asset = { $name } gets “{ $card }”.
told-asset-group = The group gets “{ $card }”.
told-no-asset = There is no Asset left.
told-assets-shuffled = The spent Assets are shuffled into a new pile.
told-asset-used = { $name } uses “{ $card }”.
told-asset-used-die = { $name } uses “{ $card }” on a { $n } of { $owner }.
told-asset-used-on = { $name } uses “{ $card }” on { $other }.
told-asset-refilled = { $n ->
    [one] “{ $card }” gets 1 use back.
   *[other] “{ $card }” gets { $n } uses back.
}
told-asset-lost = “{ $card }” is lost.
told-asset-stolen = { $name } steals “{ $card }”.
told-asset-handed = “{ $card }” goes to { $name }.
told-trait-handed = { $name } hands { $other } a Trait.
told-traits-discarded = { $name } puts { $n ->
    [one] a Trait
   *[other] { $n } Traits
} under the pile.
told-turns-forfeited = { $name } will sit out { $n ->
    [one] a turn
   *[other] { $n } turns
}.
told-sat-out = { $name } sits out this turn.
told-turned = { $name } gets { $to } instead of { $branch }.
told-doomed = This is the end of { $name }.
told-lost-card = { $name } dies. The seat goes dark.
named-succeed = Succeed
named-fail = Fail
named-refuse = Refuse
named-accept = Accept
sits-out = Sits out { $n ->
    [one] a turn
   *[other] { $n } turns
}
told-picked = { $name } picks: { $text }
told-table = The die shows { $n }.
told-replaced = { $name } sets the Scene aside and draws another.
told-peeked = { $name } looks at the top { $n ->
    [one] Scene
   *[other] { $n } Scenes
} ({ $terrain }).
told-revealed-hardship = Everybody learns the hardship.
told-revealed-succeed = Everybody learns Succeed.
told-revealed-fail = Everybody learns Fail.
told-revealed-refuse = Everybody learns Refuse.
told-dice-added = { $n ->
    [one] One more die
   *[other] { $n } more dice
} of { $name } { $n ->
    [one] is
   *[other] are
} rolled.
told-dice-assured = { $n ->
    [one] One die
   *[other] { $n } dice
} of { $name } { $n ->
    [one] is set aside and succeeds.
   *[other] are set aside and succeed.
}
ask-pick = Choose one of two
wait-pick = { $name } picks
ask-table = Roll one die of { $name }
ask-table-hint = Take all other dice out first. 1 to { $n }: { $low }. From { $more }: { $high }.
told-asset-lent = “{ $card }” is lent to { $name }.
told-asset-back = “{ $card }” goes back to its owner.
told-lost-hunger = { $name } starves. The seat goes dark.
told-lost-harm = { $name } dies of the wounds. The seat goes dark.
told-lost-humanity = { $name } has nothing left to give, and walks away.
told-hope-owed = There is no Hope die to take along: you owe one.
told-hope-repaid = { $n ->
    [one] A Hope die comes, and pays for the dead.
   *[other] { $n } Hope dice come, and pay for the dead.
}
told-bridge = { $name } and { $other } are neighbours now: { $card }.
told-inherited = { $name } inherits “{ $card }”.
told-trait-drawn = { $name } draws a Trait.
told-gift = { $name } leaves { $other } a Trait.
told-no-gift = { $name } leaves nothing behind.
told-newcomer = Someone new joins the road in { $name }’s seat, with { $n } Humanity.
told-no-newcomer = { $name }’s seat stays empty.
told-traits-reshuffled = The played Traits are shuffled.
told-scenes-reshuffled = No Scene is left: the used ones are shuffled.
told-won = You have reached your destination.
told-won-at = You have arrived: { $card }.
told-everyone-lost = Nobody is left.

# Refusals
refused-seats = { $n ->
    [one] One player is too few
   *[other] { $n } players
}: this game is for { $least } to { $most }.
refused-colours = Two sets of dice have the same colour. Choose another: everybody needs their own, and white is Hope.
refused-same-seat = Two players have the same seat. Give one of them another.
refused-deck = The cards can’t be read: { $faults }
refused-too-few-scenes = There is no Scene to draw. Add a deck.
refused-too-few-personalities = There { $there ->
    [one] is 1 Personality
   *[other] are { $there } Personalities
} for { $needed } players. Add a deck.
refused-too-few-traits = There { $there ->
    [one] is 1 Trait
   *[other] are { $there } Traits
}, and { $needed } are dealt. Add a deck.
refused-too-few-relationships = There { $there ->
    [one] is 1 Relationship
   *[other] are { $there } Relationships
} for { $needed } players. Add a deck.

# House rules: where the rulebook leaves it to the table
rule-yes = Yes
rule-no = No
rule-cards = The cards
rule-cards-dealt = the companion’s
rule-cards-printed = printed, named from the card files
rule-cards-by-hand = printed, written down as they come
rule-rating-told = The hardship is told as soon as someone acts
rule-unused-branches-shown = After the reveal the whole card is shown
rule-avoid-shows = After an Avoid everybody sees
rule-avoid-shows-callout = the callout and the penalty
rule-avoid-shows-penalty = the penalty alone
rule-avoid-shows-everything = the whole card
rule-unavoidable-told = The callout says if a Scene is unavoidable
rule-themes-told = The callout names the themes a Personality reacts to
rule-support-order = Support is declared
rule-support-order-free = openly, in any order
rule-support-order-clockwise = openly, one after another
rule-support-order-secret = in secret, shown together
rule-assets-secret = Only its owner reads a personal Asset
rule-giver-reads-gift = The giver may read a Gift from the Grave
rule-act-revocable = You may switch from Act to Avoid until dice are committed
rule-empty-handed-fails = Without Humanity and Hope you may act, and all suffer Fail
rule-all-refuse = Where a card prints All Refuse, it
rule-all-refuse-replaces = replaces Refuse
rule-all-refuse-adds = is added to Refuse
rule-lonely-act-is-all-refuse = All Refuse also applies when nobody supports the acting player
rule-others-open-for-the-empty-handed = Someone else may put in the first die for a player who has none
rule-last-hope-optional = In an unavoidable Scene you may decline Last Hope, and all suffer Fail
rule-answer-order = Questions are answered
rule-answer-order-clockwise = openly, one after another
rule-answer-order-secret = in secret, the acting player last
rule-answers-revisable = An answer may be changed until the acting player answers
rule-unpayable-offered = You may pay a price below zero
rule-commitment-raisable = The acting player may add dice while support is open
rule-last-hope-limit = After an Act by Last Hope each supporter may give
rule-last-hope-limit-one = one die
rule-last-hope-limit-none = no die
rule-last-hope-limit-unlimited = any number of dice
rule-hope-raises-limit = Hope dice raise the limit, and support reopens
rule-last-hope-tie = With equal penalties the scarce Hope die is offered
rule-last-hope-tie-clockwise = clockwise
rule-last-hope-tie-actor = as the acting player says
rule-last-hope-tie-random = by lot
rule-last-hope-measure = The least burdened player has
rule-last-hope-measure-hardship = the smallest penalty
rule-last-hope-measure-cards = the fewest condition cards
rule-last-hope-escapes-fail = Supporting by Last Hope, you do not suffer Fail
rule-marked-are-passive = A player below zero does nothing from then on
rule-zero-costs-humanity = At hardship 0 only Humanity pays, no Hope die
rule-zero-returns-surplus = At hardship 0 all dice but one come back
rule-printed-zero-succeeds = A printed hardship of 0 always succeeds
rule-zero-free-when-broke = At hardship 0, a player with nothing acts for free and succeeds
rule-supporters-cards-count = Supporters’ Personalities and Relationships change the hardship
rule-trait-timing = Traits may be played
rule-trait-timing-windows = when they still make sense
rule-trait-timing-strict = always, until the outcomes
rule-traits-resolve = Of Traits played at the same moment
rule-traits-resolve-first = the first works first
rule-traits-resolve-last = the last works first
rule-outcomes-in-turn = Outcomes are dealt out one player after another
rule-group-effects = What affects the whole group happens
rule-group-effects-once = once
rule-group-effects-each = once for each receiver
rule-asset-for-each = Everybody who took part gets an Asset of their own
rule-actor-death = If the acting player dies after committing, the dice
rule-actor-death-rolls = are rolled all the same
rule-actor-death-loses = are lost, and nothing comes of it
rule-supporter-death = The dice of a supporter who dies
rule-supporter-death-stays = stay in the middle
rule-supporter-death-leaves = are taken out
rule-cocked-dice = A cocked die
rule-cocked-dice-again = is rolled again
rule-cocked-dice-fail = counts as failed
rule-rescue = A player below zero can still be saved before the next turn
rule-overkill = A loss of more Humanity than there is
rule-overkill-marks = goes below zero
rule-overkill-stops = stops at zero
rule-marked-take-their-turn = A player below zero who is next still takes that turn
rule-last-turn-survives = Below zero after the very last turn still survives
rule-removal-before-round = The lost leave before a new round brings Hope
rule-grace-by = Grace of Innocence goes by the round
rule-grace-by-loss = of the loss
rule-grace-by-removal = of the removal
rule-hope-debt = A death with no Hope left leaves a debt
rule-relationship-bridge = New neighbours draw a new Relationship
rule-dead-traits = Unplayed Traits of the dead
rule-dead-traits-leave = leave the game
rule-dead-traits-return = go back into the pile
rule-played-traits-return = When no Traits are left, played ones are shuffled
rule-gift-to-newcomer = Gift and inheritance may go to your own newcomer
rule-grace-once = Grace of Innocence is for
rule-grace-once-player = each player once
rule-grace-once-group = the group once
rule-grace-joins = A newcomer plays
rule-grace-joins-now = in this round already
rule-grace-joins-next = from the next round on
rule-newcomer-limit = A newcomer has at most
rule-newcomer-limit-five = the usual Humanity
rule-newcomer-limit-three = 3 Humanity
rule-all-dead-ends = If everybody is dead, no newcomer may join
rule-theft-into-debt = You may steal even with no Humanity left
rule-one-theft-a-turn = One theft a turn, no more
rule-lending = Assets may be lent
rule-spent-assets-return = When no Assets are left, spent ones are shuffled
rule-easing-clears = Easing a condition clears all of it
rule-scenes-return = When no Scenes are left, used ones are shuffled
rule-sociopath-pays = A player who loses Humanity only by committing still pays prices
rule-nonviolent-die = The die that fails by itself is
rule-nonviolent-die-aside = laid aside before the roll
rule-nonviolent-die-lowest = the lowest of that colour
rule-nonviolent-die-highest = the highest of that colour
rule-disgust-spares-the-empty = Supporting by Last Hope costs no Humanity to those who dislike each other
rule-parent-owes-last-hope = The duty to support covers Last Hope, too

# Printed cards
ask-name-scenes = Name the Scene you drew
ask-name-traits = Name the Trait you hold
ask-name-personalities = Name your Personality
ask-name-relationships = Name the Relationship on your left
ask-name-assets = Name the Asset you drew
ask-name-hint = Draw the printed card, then type a few of its letters.
wait-name = { $name } names a card
ask-write = Write down your card
ask-write-hint = Nobody else sees it. Leave out what the card doesn’t have. Pick a sentence or type one, with ; between two.
written = Use this card
write-title = Title
write-callout = Callout, if you want it on the big screen
write-hardship = Hardship
write-question = none: everybody answers
write-unavoidable = Unavoidable
write-succeed = Succeed
write-fail = Fail
write-refuse = Refuse
write-accept = Accept
write-all-refuse = All Refuse
no = no
yes = yes
refused-card = The card doesn’t work like this. { $faults }
ask-by-hand = Change something by hand
ask-by-hand-hint = For what a printed card does that the companion can’t know.
by-hand-who = Who
by-hand-what = What happens
by-hand-humanity-more = gains 1 Humanity
by-hand-humanity-less = loses 1 Humanity
by-hand-hunger-more = suffers 1 Hunger
by-hand-hunger-less = recovers from 1 Hunger
by-hand-harm-more = suffers 1 Harm
by-hand-harm-less = recovers from 1 Harm
by-hand-hope-more = the group gains 1 Hope
by-hand-hope-less = the group loses 1 Hope
change = Change it
refused-by-hand = Something is missing. Say who it’s about and what happens.
told-named = { $name } names a card: { $card }.
told-by-hand = Changed by hand:

# Why: how a verdict came about
why-sum = Total: { $n } { $n ->
    [one] success
   *[other] successes
} needed.
why-sum-floor = The total is below zero, so { $n ->
    [one] 1 success is
   *[other] { $n } successes are
} needed.
why-dice = { $name } rolled { $faces }: { $n ->
    [0] none counts
    [one] 1 counts
   *[other] { $n } count
}. 4, 5 and 6 succeed.
why-hope-dice = Hope rolled { $faces }: { $n ->
    [0] none counts
    [one] 1 counts
   *[other] { $n } count
}, just like Humanity.
why-cocked = { $n ->
    [one] One die of { $name } was cocked and failed.
   *[other] { $n } dice of { $name } were cocked and failed.
}
why-spent = All dice in the middle are spent, whatever they showed.
why-spent-one = One die of each player is spent, and all others come back: the hardship is zero.
why-spent-none = Players with nothing pay nothing: the hardship is zero.
why-hope-escapes = Last Hope supporters don’t suffer Fail: { $names }.
why-hope-buys-nothing = At hardship zero a Hope die buys no Succeed: { $names }.
why-succeed = Succeed is for all who acted or supported: { $names }.
why-bonus = There were successes to spare, so the bonus is for all who acted or supported: { $names }.
why-fail = Fail is for all who acted or supported: { $names }.
why-fail-all = Fail is for everybody: { $names }.
why-refuse = Those who refused get Refuse, and nothing else: { $names }.
why-refuse-avoided = An Avoid makes everybody refuse: { $names }.
why-refuse-answered = Refuse is for those who refused: { $names }.
why-accept = Accept is for those who accepted: { $names }.
why-all-refuse = All of you refused, so All Refuse applies: { $names }.

# The story of the evening, told once it is over
tale-success = { $name } in “{ $title }” ({ $terrain }): success with { $n }, { $needed } needed. { $stood }
tale-failure = { $name } in “{ $title }” ({ $terrain }): failure with { $n }, { $needed } needed. { $stood }
tale-hopeless = { $name } in “{ $title }” ({ $terrain }): nobody had a die to put in.
tale-answered = { $name } in “{ $title }” ({ $terrain }): { $yes } accepted, { $no } refused.
tale-avoided = { $name } turned away from a Scene ({ $terrain }).
tale-stood = Support came from { $names }.
tale-alone = No support came.

# The evening in pages
recap-road-given = Below: the dice that each of you gave for others
recap-road-title = { $won ->
    [0] You came as far as round { $rounds }
   *[other] { $rounds } rounds, and you arrived
}
recap-roll = The roll that decided it
recap-roll-title = { $deaths ->
    [0] { $short ->
        [0] Not one success to spare
        [1] One success short
       *[other] The closest roll of the evening
    }
    [one] It cost a life
   *[other] It cost { $deaths } lives
}
recap-weave = Who stood by whom
recap-weave-title = Every thread is dice in someone else’s Scene
recap-stood = { $n ->
    [one] { $name } stood by { $other } once.
    [2] { $name } stood by { $other } twice.
   *[other] { $name } stood by { $other } { $n } times.
}
recap-refusal = The hardest refusal
recap-refusal-title = { $n ->
    [one] { $names } kept every die
   *[other] { $names } kept their dice
}
recap-dead = Those you lost
recap-dead-title = { $n ->
    [one] One didn’t see the end
   *[other] { $n } didn’t see the end
}
recap-own = Your evening
recap-own-title = { $n ->
    [0] You kept your dice for yourself
    [one] You stood by someone once
    [2] You stood by others twice
   *[other] You stood by others { $n } times
}
recap-own-scenes = { $n ->
    [one] You rolled for one Scene of your own; { $won ->
        [0] it failed.
       *[other] it succeeded.
    }
   *[other] You rolled for { $n } Scenes of your own; { $won } succeeded.
}
recap-own-beside = Those who stood by you: { $names }.
recap-own-alone = Nobody put a die into your Scenes.
recap-unknown-title = The others rolled at odds of { $n } % on average
recap-unknown-longest = Longest odds: { $name }, { $n } %. { $won ->
    [0] It failed.
   *[other] It succeeded.
}

# Printed cards
print-question = all of you answer
print-support = Support
print-bonus = Bonus
print-always = Always
print-asset = Asset
print-uses = Uses

# Writing cards: kinds and lines
editor-scenes-one = Scene
editor-scenes-many = Scenes
editor-traits-one = Trait
editor-traits-many = Traits
editor-personalities-one = Personality
editor-personalities-many = Personalities
editor-relationships-one = Relationship
editor-relationships-many = Relationships
editor-destinations-one = Destination
editor-destinations-many = Destinations
editor-assets-one = Asset
editor-assets-many = Assets
editor-picture = Picture, in words
editor-text = Text on the card
editor-arrival = Text on arrival
editor-callout = Callout, to be read aloud
editor-terrain = Terrain on its back
editor-none = none
editor-marks = Marks
editor-bonus = Bonus
editor-support = Who may support
editor-accept-costs = Humanity that Accept costs
editor-refuse-costs = Humanity that Refuse costs
editor-no-humanity-roll = No Humanity is rolled
editor-when = When it may be used
editor-window-anytime = at any time
editor-window-before-roll = before the roll
editor-window-after-roll = after the roll
editor-window-on-penalty = when a penalty is about to land
editor-window-own-turn = on your own turn
editor-use = What it does
editor-always = What it does all game long
editor-scope = Whose it is
editor-scope-personal = one player’s
editor-scope-group = the group’s
editor-uses = How often it works
editor-scene-question = Question

# Writing cards: what was understood
editor-kind = What kind of Scene this is
editor-is-rated-avoidable = The player who draws it acts or avoids; { $n ->
    [one] 1 success is
   *[other] { $n } successes are
} needed.
editor-is-rated-unavoidable = The player who draws it has to act; { $n ->
    [one] 1 success is
   *[other] { $n } successes are
} needed.
editor-is-question-avoidable = Nobody rolls: the player who draws it may avoid it, else everybody accepts or refuses.
editor-is-question-unavoidable = Nobody rolls: everybody accepts or refuses, and you can’t avoid it.
whom-each-succeed = The acting player and all who supported
whom-each-fail = The acting player and all who supported
whom-each-bonus = The acting player and all who supported
whom-each-refuse = All who refused
whom-each-accept = All who accepted
whom-each-all-refuse = Everybody, since all refused
whom-each-always = Both of them
whom-each-use = The player who uses it
whom-acting = The acting player
whom-supporters = All who supported, but not the acting player
whom-refusers = All who refused
whom-hungry = Those among them who are hungry by then
whom-hurt = Those among them who are hurt by then
whom-everyone = Everybody still in play
whom-participants = The acting player and all who support
whom-accepters = All who accepted
whom-starving = Those among them who are starving by then
whom-crippled = Those among them who are crippled by then
whom-unscathed = Those among them who are neither hungry nor hurt by then
whom-empty = Those among them who have no Humanity by then
whom-least = The one among them with the least hunger and harm
whom-random = One of them, drawn by lot
whom-left = The player to the left of the one who has the card or acts
whom-victim = The player who was robbed
editor-heir-acting = the acting player
editor-heir-left = the player to the left
editor-heir-you = the player with the card
editor-heir-other = the other of the two
editor-heir-chosen = one player, chosen by the one who uses it
editor-who-acting = the acting player
editor-who-you = the player with the card
editor-outcome-succeed = Succeed
editor-outcome-fail = Fail
editor-outcome-refuse = Refuse
editor-outcome-accept = Accept
editor-what-hardship = the hardship
editor-what-succeed = Succeed
editor-what-fail = Fail
editor-what-refuse = Refuse
whom-you = The player with the card
whom-other = The other of the two
whom-chosen = One player, chosen by the one who uses it
editor-which-yours = one of their own dice
editor-which-any = any one die
editor-branch-fail = Fail
editor-branch-refuse = Refuse
any-terrain = every
any-mark = any mark or none
means-gain-humanity = { $whom }: { $n } Humanity more, up to their limit.
means-lose-humanity = { $whom }: { $n } Humanity less; below zero the character is lost at the next turn.
means-suffer-hunger = { $whom }: { $n } closer to starving; those already starving die.
means-ease-hunger = { $whom }: { $n } back from hunger.
means-suffer-harm = { $whom }: { $n } closer to crippled; those already crippled die.
means-ease-harm = { $whom }: { $n } back from harm; those who are crippled stay crippled.
means-spare-hunger = { $whom }: the next { $n } of hunger this turn { $n ->
    [1] does not land
   *[other] do not land
}.
means-spare-harm = { $whom }: the next { $n } of harm this turn { $n ->
    [1] does not land
   *[other] do not land
}.
means-cheat-death = { $whom }: survives the next hunger or harm this turn that would kill.
means-gain-hope = The whole group, once: { $n } Hope more, up to five.
means-lose-hope = The whole group, once: { $n } Hope less.
means-change-hardship = The Scene in play needs { $n } { $way ->
    [more] more
   *[less] fewer
} { $n ->
    [one] success
   *[other] successes
}.
means-gain-hunted = The whole group: everybody’s Scenes are { $n } harder for good, if the expansion is in play.
means-lose-hunted = The whole group: { $n } less Hunted.
means-draw-traits = { $whom }: { $n } from the top of the Trait pile, or as many as are left.
means-set-hardship = Whatever else makes it harder or easier, the Scene in play needs { $n ->
    [one] 1 success
   *[other] { $n } successes
}.
means-have-instead = { $whom }: the Scene’s { $outcome } instead of its { $branch }.
means-get-asset = { $whom }: the Asset { $title }, if it’s in the pile; a group Asset goes to the group.
means-hand-over-asset = { $whom }: the newest personal Asset goes to { $to }.
means-hand-over-trait = { $whom }: the newest Trait goes to { $to }, who alone reads it.
means-discard-traits = { $whom }: the { $n ->
    [one] newest Trait goes
   *[other] { $n } newest Traits go
} under the pile.
means-sit-out = { $whom }: { $n ->
    [one] the next turn passes
   *[other] the next { $n } turns pass
} as if played.
means-perish = { $whom }: dies at once.
means-with-humanity = Only if { $who } has { $n } Humanity or more by then: { $effect }
means-with-asset = Only if { $who } owns an Asset by then: { $effect }
means-with-accepters = Only if { $n } or more accepted: { $effect }
means-when-a-round-ends = At the end of every round but the last: { $effect }
means-when-your-turn-begins = Whenever the holder’s turn begins: { $effect }
means-when-your-turn-ends = Whenever the holder’s turn ends: { $effect }
means-when-you-draw = Whenever the holder has drawn a Scene: { $effect }
means-when-you-act = Whenever the holder acts on a Scene, before committing: { $effect }
means-when-you-steal = Whenever the holder has stolen an Asset: { $effect }
means-harder-first = Their own Scene, if it’s the first of the round, needs { $n } { $way ->
    [more] more
   *[less] fewer
} { $n ->
    [one] success
   *[other] successes
}.
means-when-both-had-turns = Once the later of the two has had a turn in a round: { $effect }
means-replace-scene = The drawn Scene leaves the game, and the next of its pile takes its place.
means-peek-scenes = The player with the card reads the { $n ->
    [one] top Scene
   *[other] top { $n } Scenes
} ({ $terrain }) until the turn ends.
means-reveal = From now on everybody may read { $what } of the Scene in play.
means-extra-dice = { $n ->
    [one] One more die
   *[other] { $n } more dice
} of the acting player’s colour { $n ->
    [one] is rolled and costs
   *[other] are rolled and cost
} nothing.
means-sure-dice = { $n ->
    [one] One die
   *[other] { $n } dice
} of the player with the card { $n ->
    [one] succeeds
   *[other] succeed
} without a roll.
means-pick = { $whom }: picks one of two, once all else has happened. Either: { $one } Or: { $other }
means-roll-table = A die is rolled once all else has happened. 1 to { $n }: { $low } Above: { $high }
means-from-round = From round { $n } on, not before: { $effect }
means-with-hope = Only if Hope is { $n } or more by then: { $effect }
means-with-hunted = Only if the group is { $n } Hunted or more by then: { $effect }
means-draw-asset = The acting player draws the top Asset.
means-lose-asset = { $whom }: the newest personal Asset is gone.
means-lose-group-asset = The group: its newest Asset is gone.
means-refill-assets = { $whom }: each personal Asset works { $n ->
    [one] once more
   *[other] { $n } more times
 }, up to what is printed.
means-refill-group-assets = The group: each of its Assets works { $n ->
    [one] once more
   *[other] { $n } more times
 }, up to what is printed.
means-succeed-anyway = A failed Scene counts as a success.
means-ignore-branch = { $whom }: nothing of what the Scene prints for { $branch }.
means-roll-again = After the roll: { $which } is rolled again.
means-turn-die = After the roll: { $which } is turned to { $face }.
means-start-humanity = Begins with { $n } Humanity.
means-most-humanity = Never has more than { $n } Humanity.
means-lose-only-by-committing = Loses Humanity only by putting it into a Scene; no card takes it.
means-harder-scenes = Their own Scenes ({ $terrain } terrain, { $mark }) need { $n } { $way ->
    [more] more
   *[less] fewer
} { $n ->
    [one] success
   *[other] successes
}.
means-harder-supported = Scenes that the holder supports need { $n } { $way ->
    [more] more
   *[less] fewer
} { $n ->
    [one] success
   *[other] successes
}.
means-first-dice-fail = In Scenes about { $mark }, { $n ->
    [one] the first of their own Humanity dice fails
   *[other] the first { $n } of their own Humanity dice fail
 }.
means-when-scene-marked = Whenever someone acts on a Scene about { $mark }: { $effect }
means-when-you-avoid = Whenever the holder avoids a Scene, before its penalty: { $effect }
means-when-a-round-begins = At the start of every round but the first: { $effect }
means-when-you-support-the-other = Whenever one of the two supports the other: { $effect }
means-must-support-the-other = When one of the two acts on a Scene with a hardship, the other gives at least { $n } Humanity.
means-support-comes-back = Of the Humanity that one gave the other, { $n } comes back after the Scene.
means-when-you-refuse-the-other = Whenever one of the two refuses the other: { $effect }
means-when-somebody-refuses-the-other = Whenever anyone refuses one of the two: { $effect }
means-when-both-take-part = After a Scene in which one acted and the other supported: { $effect }
means-when-the-other-is-lost = When one of the two is lost: { $effect }
means-nobody-supports = Nobody may support the acting player.
means-most-supporters = At most { $n } others may support the acting player.
means-most-dice-each = Each supporter gives at most { $n } of the dice.
means-bonus = With { $n } more successes than needed: { $effect }

# Writing cards: what is hardly meant
caution-few-scenes = Five players need { $needed } Scenes for five rounds; this deck has { $there }. It plays with fewer players, or together with another deck.
caution-few-terrain = Of { $terrain } there { $there ->
    [one] is only one Scene
   *[other] are only { $there } Scenes
}: that pile is empty early.
caution-few-traits = Five players need { $needed } Traits at the beginning; this deck has { $there }.
caution-few-people = Five players need { $needed } Personalities; this deck has { $there }.
caution-few-bonds = Five players need { $needed } Relationships; this deck has { $there }.
caution-never = “{ $title }” can never be used: no moment of the game meets all its conditions.
caution-same = “{ $title }” and “{ $other }” do exactly the same in the game.
caution-long = “{ $title }” takes about { $seconds } seconds to read aloud; { $most } are enough.
caution-hunted = A card mentions Hunted, which only exists with an expansion.

# Writing cards: tried out
tried-succeed = If it succeeds
tried-fail = If it fails
tried-avoid = If it is avoided
tried-accept = If all accept
tried-refuse = If all refuse
tried-used = Used as soon as it can be
tried-held = In a Scene with every mark
tried-never = This Scene had no moment to use it.

# Mistakes in cards
fault-kind-file = A card file
fault-kind-scenes = A Scene
fault-kind-traits = A Trait
fault-kind-personalities = A Personality
fault-kind-relationships = A Relationship
fault-kind-destinations = A Destination
fault-kind-assets = An Asset
fault-no-file = There is no card file; choose at least one.
fault-language = Write the language in two small letters, such as en or de.
fault-deck-twin = Another file is called “{ $name }”, too; give one of them another name.
fault-deck-letters = A name needs letters or digits.
fault-rated-needs = A Scene with a hardship needs a line “{ $line }:”; if nothing happens, write “nothing”.
fault-question-needs = A Scene without a hardship needs a line “{ $line }:”; if nothing happens, write “nothing”.
fault-rated-has-no = A Scene with a hardship has no “{ $line }:”. Leave “hardship:” out to make it a question that each player answers.
fault-question-has-no = A Scene without a hardship has no “{ $line }:”. Add “hardship:” and a number to have dice rolled.
fault-price-is-dice = A Scene with a hardship has no “{ $line }:”: its dice are the price. Leave “hardship:” out to make it a question that each player answers.
fault-price-and-no-roll = With “{ $line }: yes” nobody pays Humanity; remove one of the two lines.
fault-box-scenes = The core box holds { $printed } Scenes, and this file has { $there }. Write in what the box has, or take the line “box:” out.
fault-box-assets = The core box holds { $printed } Assets, and this file has { $there }. Write in what the box has, or take the line “box:” out.
fault-box-relationships = The core box holds { $printed } Relationships, and this file has { $there }. Write in what the box has, or take the line “box:” out.
fault-box-personalities = The core box holds { $printed } Personalities, and this file has { $there }. Write in what the box has, or take the line “box:” out.
fault-box-traits = The core box holds { $printed } Traits, and this file has { $there }. Write in what the box has, or take the line “box:” out.
fault-belongs = This sentence belongs on { $home }; it can’t be used here ({ $place }).
fault-after-roll = Only a Trait or an Asset can say this, one without a line “when: before the roll”.
fault-in-hand = Only a Trait or an Asset can say this; a Scene can’t.
fault-less-hunted = Only a Trait or an Asset can make the group less Hunted; a Scene can’t.
fault-later = { $what } not played yet; leave this card out.
fault-later-by-hand = “By hand” is
fault-home-personality = a Personality
fault-home-relationship = a Relationship
fault-home-support = the line “support:” of a Scene
fault-home-bonus = the line “bonus:” of a Scene with a hardship
fault-home-scene = a Scene or a Trait
fault-place-rated = a Scene with a hardship
fault-place-question = a Scene without a hardship
fault-place-trait = a Trait
fault-place-trait-own-turn = a Trait for your own turn
fault-place-trait-before-roll = a Trait before the roll
fault-place-trait-after-roll = a Trait after the roll
fault-place-asset = an Asset
fault-place-asset-own-turn = an Asset for your own turn
fault-place-asset-before-roll = an Asset before the roll
fault-place-asset-after-roll = an Asset after the roll
fault-place-personality = a Personality
fault-place-relationship = a Relationship
fault-place-destination = a Destination
fault-place-bonus = the bonus of a Scene
fault-place-support = what a Scene says about support
fault-place-after-support = what follows “when you support the other”
fault-place-after-both = what follows “when both of you take part in a Scene”
fault-place-after-refusal = what follows a refusal to support
fault-place-after-loss = what follows “when the other is lost”
fault-place-after-surplus = what follows “with more successes than needed”
fault-place-after-act = what follows “when a Scene is acted on”
fault-place-after-avoid = what follows “when you avoid a Scene”
fault-place-after-round = what follows “when a round begins”
fault-no-such-asset = No Asset is called “{ $title }”. { $hint }
fault-place-after-turn = what follows “when your turn begins” or “ends”
fault-place-after-draw = what follows “when you draw a Scene”
fault-place-after-theft = what follows “when you steal an asset”
fault-place-trait-on-penalty = a Trait on a penalty
fault-place-asset-on-penalty = an Asset on a penalty

# What is remembered of who is lost
epitaph-deeds = { $person }, remembered for: { $deeds }
epitaph-road = { $person }. { $n ->
    [one] One round on the road with you.
   *[other] { $n } rounds on the road with you.
}

tour-1 = You walk through what is left
tour-1-text = Five rounds to the destination. You get there together or not at all; which of you make it is another matter.
tour-2 = One of you reads alone
tour-2-text = On your turn you pick where the road leads and read a Scene that nobody else sees. Read its callout aloud, then decide: Act, or Avoid and let everybody pay.
tour-3 = Dice are what you give
tour-3-text = Put in as many of your own dice as you like; then the others say whether they support you. Four or more is a success, and the Scene says how many it takes.
tour-4 = What it costs
tour-4-text = Dice you throw are gone. Hunger and harm make everything after harder. With no dice of your own you take white ones, and those belong to everybody.
tour-5 = What only you know
tour-5-text = The Traits in your hand are secret: hold a card to read it. Each is played once, when its moment comes. The table keeps track of everything else.

# What would you do?
advice-draw = This road is the easiest for your Personality.
advice-act = What the card can bring the group outweighs what it is likely to cost.
advice-avoid = Acting is likely to cost the group more than turning away.
advice-commit = More dice would cost you more Humanity than they add to your chances; fewer would risk the Scene.
advice-support = These dice help the group more than you will miss them.
advice-refuse = Your dice would help little here, and you may need them later.
advice-hope = The chance they add is worth more than the Hope they cost.
advice-no-hope = Hope would add little to this roll. Keep it.
advice-answer = This is how the group comes off best, if nobody after you helps.
advice-card = Now is the moment: later it’s likely to bring less.
advice-lend = In their hands it brings the group more now than in yours.
advice-heir = They have the least Humanity left.
advice-grace = One more on the road helps everybody who is left.
advice-later = Keep your cards: they’re likely to bring more later.

# The first turn, guided
guide-1 = Your Traits. Hold one to read it: only you know them. Each is played once, at its moment.
guide-2 = Who you are, open to all. Your Personality makes some roads easier and some harder.
guide-3 = You answer questions here. Take your time.
guide-4 = You see what happens here and on the big screen.
guide-5 = The others, with their dice, hunger and wounds. Tap their cards to open them.

# While others are asked
goal = Keep one of you alive for { $n ->
    [one] one more round
   *[other] { $n } more rounds
}
stake-humanity = { $name } risks { $n } Humanity { $left ->
    [0] and has none left
   *[other] and has { $left } left
}

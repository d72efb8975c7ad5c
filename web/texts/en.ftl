# What the pages themselves say. What a game says is with the game.
title = The table
language-name = English
language = Language
you = you
hand = Your cards
to-read = Read this now
shared = Everyone’s cards
sounds = Sounds
plain-pages = Plain pages
left-hand = Left hand
text-size = Text size
covered-cards = Covered cards
cards-open = { $seconds ->
    [0] Open while held
    [3600] Tap to open, tap to cover
   *[other] Tap to open, for { $seconds } seconds
}
timer = How long this question has been open
timer-none = Timer: off
timer-minutes = Timer: { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
timer-over = Take the time you need.
timer-pause = Pause
told-now = Now
hold = Hold to read
tap-to-read = Tap to read
about-seat = { $name }: who they are, what they have
bonds = What binds them
people-met = Who’s at the table
who-you-are = Who you are
others = At the table
sitting = Already seated
seats = Seats
look-up = Look up at the big screen
look-up-hint = Tap to see it here now
speech = Read aloud
bed = Background sound
bed-loud = Volume of the background sound
voice = Voice
volume = Volume of the voice
no-voice = This screen has no voice. Install a speech engine on its machine (speech-dispatcher with espeak-ng), or open this page on a device that has one.
night = Touch to wake the screen
corner-table = The table
corner-story = The story so far
corner-rules = Rules
corner-device = Me and this phone
stays = You are still at the table. Go back once more to leave this page.
goal = Your goal
meanwhile = While you wait
next-up = Next
guess = Your guess about { $name }
guess-hint = Your guess stays on this phone. No one else sees it.
more = More
read-on = Read more
log = What happened
of = { $value } of { $size }
percent = { $value } %
on-turn = acts
on-turn-wanted = up now, to answer
wanted = deciding
away = phone offline
roll = The roll
photograph = The photograph of the roll
die-face = { $colour }: { $value }
die-corrected = { $colour } { $value }, read as { $was }
die-doubt = { $colour }: not sure
slot = { $owner }, { $colour }
type-dice = Type in the dice
dice-by-anyone = Anyone at the table may enter them; the big screen says who did.
photo-take = Photograph the dice
photo-send = Send the photograph
photo-sends = Sending…
photo-reads = Reading the dice…
lens = This phone is the camera
lens-looks = Watching. Roll the dice; I’ll photograph them once they lie still.
lens-waits = Waiting for the next roll.
lens-ends = Stop
lens-gone = The camera was taken away, by another app perhaps. Give it back, or tap Stop and open it again.
lens-refused = This browser won’t let me use the camera. Allow it in the browser’s settings for this page, or photograph each roll.
lens-insecure = Browsers allow live pictures only on pages with HTTPS, and this isn’t one. Tap Photograph the dice at each roll, or let a camera app send its pictures and enter its address in the set-up.
dice-right = These dice are right
no-die = none
doubts = { $n ->
    [one] What does this die show?
   *[other] What do these dice show?
}
doubts-colour = { $n ->
    [one] What colour is this die?
   *[other] What colours are these dice?
}
place = Place
sum = Total
sum-of = of { $n } or more
cards-to-read = { $n ->
    [one] Read the card
   *[other] Read { $n } cards
}
pick-exactly = Take { $n }.
none-to-pick = Nothing to choose: go on
pick-some = { $least ->
    [0] Take up to { $most }, or none.
   *[other] Take { $least } to { $most }.
}
send = Send
undo = Undo
undo-then = This will change:
undo-yes = Take it back
redo = Do it again
die-from-near = The die ({ $colour }), as the camera sees it
tap-die = Tap the die, then what it shows
misseen = Fix what the camera saw
misread = Fix a misread die
rolls = All rolls of this game
no-rolls = Nobody has rolled yet.
no-roll = That roll no longer counts
no-roll-todo = It was undone. Go back to the game, or look at the rolls that count.
needed = · { $n } needed
roll-read = The dice
roll-sure = { $n } percent sure
roll-decided = What it led to
roll-again = Read this photograph again
roll-again-title = Read again
roll-again-same = Same dice as before.
roll-again-differs = Different dice this time. Check what that would change before you correct anything.
roll-again-unfit = These aren’t the dice that were asked for: too many or too few of one colour.
roll-again-take = Show what would change
to-the-game = Back to the game
entry-unread = Entry { $n } cannot be read: what was it?
leave-out = Skip it
consent = A secret has already been seen. Do you all agree?
agree = I agree
all-agree = We all agree
leave-it = Keep as it is
preview = This will change:
correct-it = Correct it
why = Why?
box = The box: settings, backup, restart
host-code = Type this code on the phone that will set up the box:
host-code-show = Show a code on the table’s screen
host-code-type = The code on the table’s screen
box-waiting = Some changes need a restart.
restart = Restart the program
restart-hint = All pages come back by themselves. Your game isn’t lost.
version-new = Newer version ({ $here } runs)
version-hint = Choose both files: the version (.whl) and its signature (.sig). Nothing changes until you confirm.
version-files = The version and its signature
version-look = Check it
version-stick = Take it from a USB stick
version-install = Install version { $version }
version-install-hint = It’s tested on a copy of everything first. The pages disappear for a minute or two and come back by themselves. If the new version fails, the old one starts again.
version-yes = Yes, install it
version-working = Installing a version. This takes some minutes; open this page again afterwards.
restart-yes = Yes, restart
restoring = Restore a backup
restore-hint = Choose a backup file from this or another table. You’ll see what it would replace before anything happens.
restore-file = The backup
restore-look = Check it
restore-would = What would happen
restore-yes = Yes, restore and restart
settings = Settings
settings-hint = Choose, then save once for all. Where several values stand in one field, put commas between them. PIN, passwords and the sets of dice are in the set-up.
setting-usual = usual
setting-usually = usually { $value }
settings-save = Save settings
print = Mat, tokens, seat cards, cards: to print
print-hint = Print at 100 % (actual size) and cut along the marks. Cards and seat cards are printed double-sided, flipped on the long edge (on A3 the short one).
print-mat = The mat
print-mat-hint = It tells the camera what is where. On A4 and Letter it is several sheets to glue together.
print-other-mats = For a different number of people, not { $n }
print-mat-of = { $n ->
    [one] For one
   *[other] For { $n }
}
print-tokens = The tokens
print-seats = Seat cards
print-seats-hint = One for each set of dice. Its code leads to this table: print new ones when the address changes.
print-board = The board
print-board-hint = One sheet of A2 or A3, or several smaller ones to join.
print-cards = The cards
print-cards-hint = Spoilers: shows every card.
print-tiles = The tiles
print-tiles-of = { $n ->
    [one] 1 tile
   *[other] { $n } tiles
}, 40 mm wide
print-markers = Markers for four people
sent = What each phone was sent
sent-hint = Everything sent to each phone during the game, in order. The next game deletes it.
sent-whose = Whose phone
sent-more = Earlier and later
sent-before = Earlier
sent-after = Later
sent-count = { $first } to { $last } of { $of }
sent-nothing = Nothing is stored for this phone.
sent-page = The whole page
sent-panels = Changed
sent-reply = A reply
sent-raw = As sent ({ $n } characters)
sent-full = There was more than could be stored.
replay = Reopen an evening
replay-hint = Choose a file that someone took home after a game. It’s only for viewing: your game doesn’t change, and nothing is stored.
replay-file = The file
replay-open = Open it
replay-this = Go through it step by step, with every secret
replay-of = Viewing only:
replay-steps = Steps
replay-first = To the beginning
replay-before = One step back
replay-after = One step on
replay-last = To the end
replay-step = Step { $n } of { $of }
replay-sight = Seen by
replay-all = Everyone
rules = Look up a rule
rules-of = The rules of { $game }
rules-search = A word, or the number of a rule
rules-search-go = Search
rules-found = { $n ->
    [0] Nothing found for “{ $words }”. Try fewer letters.
    [one] One paragraph with “{ $words }”
   *[other] { $n } paragraphs with “{ $words }”
}
rules-all = All rules
the-rule = Rule { $number }, in our words
rules-contents = Contents
rules-others = The rules of other games
reminders = Reminders
search = Type a few letters
light = Test the light strip
light-hint = Each lights up for a few seconds, its first LED brightest.
strip = The light strip
join-with = Join with
scan = Scan to take a seat
plan = The board
plan-of = The board: { $n ->
    [one] 1 piece
   *[other] { $n } pieces
}
map = The tiles on the table
map-of = { $n ->
    [one] One tile
   *[other] { $n } tiles
}
tiles-left = Tiles that nobody has drawn yet
in-hand = In hand:
areas = The areas in words
read-area = { $area }: read it
close = Close
zoom = Zoom
zoom-in = Zoom in
zoom-out = Zoom out
zoom-whole = All of it
put = Add or take tokens on the mat
put-token = Tokens on the mat
lay-tile = Lay or turn a tile
which-of-two = The camera is not sure. Which is it?
tap-place = Tap a lit place.
tap-turn = Tap again to turn it.
places-listed = { $n ->
    [one] The only way, in words
   *[other] All { $n } ways, in words
}
take-place = Here:
way-back = Scan to return to your seat, or to use another phone for it.
wifi = First join the Wi-Fi { $name }
wifi-qr = QR code of the Wi-Fi { $name }
elsewhere = If your phone is on another network:
qr = QR code of { $address }
free-colours = Free dice colours
free-colours-alone = Free colours
without-phone = Add a bot, or a player without a phone
tour = How to play, in three minutes
which-game = What do you play?
for-children = For children
within-an-hour = Done in an hour
games-fitting = { $games } games, { $fit } of them for { $people } people
not-held = (not met)
not-tested = (not tested: nothing of it came up)
bot = bot, plays by itself
bots = Bots for empty seats
add-bot = Add a bot with { $colour } dice
add-bot-colour = Add a bot: { $colour }
free-seat = Free this seat
free-seat-of = Free the seat of { $name }
buttons = The buttons on the table
pretend = Pretend table
throw = Throw the dice
being-read = Reading the dice…
this-device = This phone
host-tonight = Tonight
host-table = This table
host-box = The box
host-final = Cannot be undone
box-keeping = Backup, restore, update
house-rules = { $cards ->
    [0] House rules
   *[other] Cards and house rules
}{ $n ->
    [0] {""}
    [one] : 1 of your own
   *[other] : { $n } of your own
}
other-files = Decks in other languages
card-file = Cards: { $name }
file-yes = in play
file-no = left out
house-rules-hint = These are the cases that the rulebook leaves open. The marked choice applies; tap to change it.
whole-story = The whole story, and all dice
story = The story of the evening
recap = The pages of the evening
recap-hint = Tap a page to hold it; the arrow keys turn the pages
recap-back = Previous page
recap-on = Next page
recap-hold = Hold
to-paper = Take these pages home (PDF)
tonights-dice = The dice of this evening
face-count = { $face }: { $count }
keep-or-forget = Keep it or delete it
again-hint = This frees the seats and makes a new code. Your phones keep the story of this evening.
again-yes = Yes, next party
your-turn = Your turn
asleep = When this phone sleeps
asleep-hint = A sleeping phone stops this page: it can't buzz, ring or light up for you, and no page without a certificate may keep it awake. The big screen and the light strip call you instead. Set your screen to stay on longer tonight. When you wake the phone, the page catches up by itself, and nothing is lost. While it is open in another tab, the tab's title says that it's your turn; a page that you have tapped buzzes where the browser can (iPhones can't).
roll-for-me = Roll for me
guide = Your first turn
guide-on = Next
guide-off = No hints
advice = What would you do?
put-aside = Put this game aside
put-aside-hint = It keeps its place, its people and the open question. Another day, one tap brings it back from the shelf. You stay seated and can play something else.
put-aside-yes = Yes, put it aside
another-game = Another game, same people
tonight = Tonight:
shelf = Earlier games
shelf-aside = Put aside
shelf-played = Played
shelf-read = Read this evening
shelf-pages = More games
shelf-later = Later games
shelf-earlier = Earlier games
shelf-count = { $first } to { $last } of { $of }
shelf-empty = Nothing has been played here yet. Games you finish or put aside appear here.
take-up = Play on
take-up-hint = The same people get their seats back, and the table asks the same question as before. Anyone who sits here for another game has to join again.
take-up-later = You can continue it once nothing else is being played.
lay-again = How to lay the table again
lay-map = Lay the tiles as the big screen shows them.
lay-done = It's all there: play on
lay-anyway = Go on anyway
forget-game = Delete this game
forget-game-hint = The game, its story, its names and its photographs are deleted for good.
tally-people = Who won what
tally-pairs = Together
tally-games = How often each game
tally-who = Who
tally-won = Won
tally-played = Games
tally-row = In a row
tally-both = Both won
tally-game = Game
tally-times = Times
tally-last = Last
met-cards = Cards you've met
met-cards-hint = When these phones play again, a game prefers the cards that they have met least often, and shuffles them. A house rule turns that off.
forget-met = Forget which cards
forget-met-hint = The games and their stories stay. The next game is shuffled as if nobody had met a card.
end-game = End this game
end-game-yes = Yes, end it
take-home-yes = Read the secrets, take the file
your-evening = The story of your evening
evening-home = Take it home
take-home = Take the journal home
take-home-hint = A file with everything that happened, including every secret of this game. After that nothing can be undone.
forget = Delete everything
forget-hint = This deletes every game, photograph and name on this table’s disk for good. House rules, card files and dice counts stay. Photographs show only the dice, never people; at most the last 200 are stored, on this table alone.
forget-dice = Delete the dice counts
forget-dice-hint = This deletes the counts of all evenings for good. They say nothing about people.
forget-really = Really delete it?
forget-yes = Yes, delete it
not-sure = Nothing deleted. Confirm twice to delete.
set-up = Set this table up
set-up-leave = Back to the table
set-up-steps = Steps of the set-up
set-up-back = Back
set-up-finish = All done: to the table
set-up-view = What the camera sees now
locked = Locked, for the host
lock = A lock for public places
lock-hint = Set-up, house rules, clearing, deleting and downloads will ask for a PIN. Phones play on.
pin = PIN
pin-forgotten = Forgotten it? Guests can’t change it, the box can: write a new pin into companion.txt on its SD card, or into settings.toml on a computer, and switch it on again.
pin-new = New PIN, 4 to 12 digits
unlock = Unlock
lock-set = Lock with this PIN
lock-now = Lock now
lock-off = Remove the lock
digit-back = Delete the last digit
key-back = Delete the last letter
key-done = Done
key-shift = Capital letter
key-space = Space
key-signs = Digits and signs
key-letters = Letters
key-row-1 = q w e r t y u i o p
key-row-2 = a s d f g h j k l '
key-row-3 = z x c v b n m -
doctor = Doctor: is everything all right?
doctor-well = Nothing is broken.
doctor-ill = Something isn’t working: look for ✗.
doctor-again = Check again
backup = Back up everything
backup-hint = Games, card files, calibration and settings in one file. It contains every secret: keep it safe.
bundle = Support file
bundle-hint = What you see here and what went wrong: no names, no photographs, no passwords.
safe = Safe mode: the table failed to start three times in a row, so camera, buttons, panel and light are off. You can play by hand; the doctor says what is wrong.
safe-no-games = The games on this disk can’t be read right now. They aren’t lost, but what you play now isn’t kept.
safe-leave = Start normally
off = Switch off
off-hint = This shuts the machine down. Nothing is lost: next time the game continues from here.
off-yes = Yes, switch it off
going = Switching off. Don’t unplug while the light pulses orange, and wait until the big screen has been black for ten seconds.
gone-off = You can unplug it now.
to-kiosk = Back to the table
dice-of-all = How fair are the dice?
another-player = Add another player on this phone
leave = Give up my seat
your-name = Your name
your-dice = Your dice
your-colour = Your colour
roll-your-dice = Roll your dice into the tray, or tap their colour
dice-seen = The camera sees your dice: { $colour }. Take your seat.
sit-down = Sit down
name-missing = Type a name, so that the others know who you are.
colour-missing = Tap your colour, so that the others know you by it.
dice-colour-missing = Tap the colour of your dice, so that the table knows them.
was-playing = I was already playing
was-playing-hint = Which seat is yours?
claim-asks = Rejoining as { $name }
claim-mark = This phone’s number
claim-how-here = The phone in that seat is asked whether yours shows { $mark }. Say yes there.
claim-how-away = The phone in that seat is offline. Type the code beside your name on the table’s own screen, or hold your seat’s button for three seconds.
claim-code = The code for your seat
claim-back = That isn’t my seat
claim-over = No one confirmed it in time, someone said no, or the seat has changed hands. Ask again.
claim-told = { $name } is moving to another phone.
claim-told-player = { $player } asks to play on for { $name }.
claim-elsewhere = Another phone asks for { $name }’s seat. { $name }’s own phone is connected and has to agree.
claim-shows = A phone that shows { $mark } asks for { $name }’s seat.
claim-its-code = The code:
claim-held = If that seat’s button blinks, hold it for three seconds to give { $name }’s seat to that phone.
claim-yours = Another phone asks for your seat. It shows { $mark }. Is that you?
claim-yes = Yes, hand it over
claim-no = No, it is mine
claim-deny = That wasn’t me: no
phoneless = without a phone
bot-for-now = a bot plays on
played-by = { $name } plays on
play-on = I’m late: take over from a bot
play-on-hint = A bot plays there now. You need the code on the table’s own screen.
play-on-for = Play on for { $name }
having-to-go = I have to go
step-out-hint = A bot plays for you until you take over again.
step-out = Let a bot play for a while
go-home = Leave for good
go-home-hint = A bot plays to the end. A latecomer may take over from it if the table agrees, and will then see this hand.
go-home-yes = Yes, leave
away-now = A bot is playing for you.
away-back = Take over again
people = Someone has left
step-out-of = Let a bot play for { $name }
back-of = { $name } is back
close-joining = Close joining
open-joining = Open joining
joining-closed = Joining is closed.
add-phoneless = Play without a phone
look = For { $name } alone
private-look = Only { $name } may look now
private-look-todo = Everyone else: please look away until { $name } is done.
private-look-open = I’m { $name }: show me
private-look-close = Not now
look-done = Done, cover it
no-free-seat = No seat is free. If one of them is yours, someone at the table can free it before the game begins.
seats-in-play = All seats of this game are taken. Were you playing? Pick your seat below. If not, join when the next party begins.
ask-code = The table's code
ask-code-hint = It is beside the QR code on the big screen.
go-on = Go on
to-joining = To the start page
lost = Connection lost, reconnecting…
slow = Slow connection: your network delays updates.
unsent = Not sent yet, trying again…

# A wrong turn: what happened, and what to do.
looks-on = You’re watching only.
looks-on-todo = To take part, type in the code on the table’s own screen, or the PIN.
looks-on-here = This page only shows the table.
to-code = Type in the code
wrong-code = No table has this code.
wrong-code-todo = Type in the code that the big screen shows now.
no-table = There is no such table.
no-table-todo = Scan the QR code on the big screen again.
no-seat = This seat is no longer yours.
no-seat-todo = It was freed, moved to another phone, or the next party has begun. Take a seat, or rejoin yours.
no-role = This address isn’t complete.
no-role-todo = Scan the QR code on the big screen again.
no-answer = The table doesn’t understand this answer.
no-answer-todo = Open the page again and tap one of its buttons.
die-missing = One die has no number yet.
die-missing-todo = Tap a face for each of the dice, then send them.
no-photograph = This photograph doesn’t exist.
no-photograph-todo = Photographs are kept only as long as they are needed.
not-here = This works only on the table’s own screen.
not-here-todo = Tap there instead.
not-in-charge = Only the host can do this.
not-in-charge-todo = Do it on the table’s own screen. If that is locked, unlock it with the PIN first.
asked-often = This phone has asked for seats too often.
asked-often-todo = Wait a minute, then ask once more.
too-many = Too many wrong codes.
too-many-todo = Wait a minute, then type in the code on the big screen.
other-name = This isn’t the table’s name.
other-name-todo = Scan the QR code on the big screen: it leads straight here.
stale-form = This page is out of date.
stale-form-todo = Open it again and tap once more. Nothing is lost.
no-cookies = This browser doesn’t keep cookies, so the table can’t recognise your phone.
no-cookies-todo = Allow cookies for this address, or scan the code with another browser, not in a private window.
check-cookies = This browser doesn’t keep cookies: you couldn’t stay in your seat. Allow cookies for this address, or use another browser.
check-storage = This browser stores nothing: your choice of sounds is lost each time. Leave the private window, or allow site data.
check-script = JavaScript is off: this page reloads every ten seconds. Allow JavaScript for this address, or use another browser.
check-stream = This browser is too old for live updates. Update it, or use another one.
check-clock = The clocks of this phone and of the table are more than a day apart. Set the phone’s clock to automatic; if it is right, tell the host.
browsers = When a phone can’t get in
browsers-hint = What a guest’s browser may be missing, in the words their phone shows:
other-site = Another website sent this.
other-site-todo = Open the table's own page and tap there.
no-page = This page doesn’t exist.
no-page-todo = Scan the QR code on the big screen again.
too-large = That was too big.
too-large-todo = Open the page again and tap one of its buttons.
file-too-large = This file is too large: at most { $most } MB are taken.
file-too-large-todo = Go back and choose a smaller one; a photograph, with a lower resolution.
trouble = Something went wrong at the table.
trouble-todo = Nothing was lost. Open the page again; if it happens again, restart the companion.

# The card editor
card-editor = The card editor
card-editor-hint = Your own decks: written here, kept on this table, every change as a version.
to-table = To the table
to-shelf = All decks
to-deck = To the deck
back = Back
cards-in-deck = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
drafts-in-deck = { $n ->
    [one] 1 being written
   *[other] { $n } being written
}
deck-own = yours
deck-shipped = came with the game
deck-copy = Copy
copy = Copy it
deck-name = Name of the deck
deck-language = Language
deck-new = A new deck
create = Create it
bring-deck = Import a deck
bring-cards = Import cards
bring-file-hint = A card file of one deck that someone shared with you.
bring-sheet-hint = A card file, a CSV file, or cells copied from a spreadsheet. The first row names the columns: title, terrain, hardship, callout, succeed and so on. Put a ; between two sentences of a cell. A column “kind” says what kind of card each row is.
bring-file = The file
bring-kind = Without a column “kind”, these are
bring-text = Or paste it here
bring = Import
bin = The bin
bring-back = Restore
deck-faults = { $n ->
    [one] One mistake
   *[other] { $n } mistakes
}
cautions = { $n ->
    [one] One thing to look at
   *[other] { $n } things to look at
}
card-new = A new card
deck-copy-first = This deck came with the game. Copy it to change it.
kinds = Kind
kinds-all = all kinds
sort = Sorted
sort-file = as in the file
sort-title = by title
sort-signs = by kind, terrain, hardship
show = Show
cards-shown = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
draft = being written
untitled = without a title
deck-tools = Actions for this deck
export = Download to keep or share
rename = Rename the deck
versions = { $n ->
    [one] 1 version
   *[other] { $n } versions
}
versions-hint = Each change is a version. A running game keeps the version it began with.
version = No. { $n }, { $kept }
restore = Restore this version
deck-delete = Move to the bin
deck-delete-hint = You can restore it from there.
sentence-of = { $label }, sentence { $n }
sentence-add = another sentence
sentence-up = Move sentence { $n } up
sentence-drop = Remove sentence { $n }
sentence-choose = pick a sentence …
hole-of = instead of “{ $said }”
draft-kept = Saved as a draft; it isn’t in the deck yet.
draft-unsaved = Not saved yet …
card-kept = Saved in the deck.
card-made = This is the finished card. Tap a part to edit it.
card-drawn = The card's picture
line-before = The line before
line-after = The next line
card-keep = Save the card
card-try = Try it
card-look = Check again
understood = Understood as
understood-nothing = Nothing yet.
card-not-good = It stays a draft until every mistake is fixed.
tried = Tried in a staged game
picture = A picture of the printed card
picture-hint = It stays on this table: phones show it with the card; no download or shared deck contains it.
picture-take = Photograph
picture-keep = Save the picture
picture-drop = Delete the picture
card-picture = The printed card { $title }
card-tools = Actions for this card
card-give-up = Discard my text
card-remove = Delete the card
imported = Imported
imported-kept = { $n ->
    [one] 1 card is in the deck.
   *[other] { $n } cards are in the deck.
}
imported-drafts = { $n ->
    [one] 1 is kept as a draft, for you to fix.
   *[other] { $n } are kept as drafts, for you to fix.
}
# The page of staff.
staff = Tables
staff-sound = Sound
staff-away = The broker is offline. Tables play on; this page shows the last known state.
staff-no-pin = You’re watching only. To move tables and give orders, write pin = "…" below [kiosk] in settings.toml on this machine, and restart it.
staff-nobody = No table has reported yet. Tables join with the section [cafe] of their settings.toml.
staff-move = Move { $table }: drag it, or use the arrow keys
staff-called = { $n ->
    [0] Please come!
    [one] Please come! Waiting 1 minute
   *[other] Please come! Waiting { $n } minutes
}
staff-silent = Offline
staff-twins = Several tables have this name. Rename all but one.
staff-free = Free
staff-waiting = Waiting
staff-playing = Playing
staff-over = Finished
staff-since = since { $time } ({ $n } min)
staff-people = { $n ->
    [one] one person
   *[other] { $n } people
}
staff-light-green = All is well
staff-light-yellow = Needs attention
staff-light-red = Something isn’t working
staff-do = Orders
staff-coming = I’m coming
staff-next = Next party
staff-end = End this game
staff-restart = Restart the program
staff-games = Evenings of all tables (CSV)
staff-dice = Dice of all tables (CSV)
staff-bring = Send settings or a deck to several tables
staff-bring-text = Lines of settings.toml with their sections (they apply from a table’s next start), or a whole card file
staff-settings = Send these settings
staff-update = Update
staff-update-idle = Update all tables where no one is playing
staff-update-hint = Choose both files: the version (.whl) and its signature (.sig). Each table takes it only if it trusts the signature, tests it on a copy, and comes back by itself. The results are below.
staff-deck = Send this deck
staff-log = Orders given
staff-was-done = done
staff-was-refused = not done.
staff-was-asked = no answer yet
staff-why-stale = The clocks of the two machines differ by more than a minute.
staff-why-repeated = It was already done.
# A guest calls the staff.
call = Please come
called = The staff have been called.
call-off = No longer needed

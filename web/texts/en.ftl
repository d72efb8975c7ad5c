# What the pages themselves say. What a game says stands with the game.
title = The table
language-name = English
language = Language
you = you
hand = Your cards
to-read = To be read now
shared = Everybody’s cards
hand-open = Your open cards
sounds = Sounds
timer = How long this question has been open
timer-none = No timer
timer-minutes = Timer: { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
timer-over = Take the time you need.
timer-pause = Pause
told-now = What is told now
hold = Hold to read
about-seat = Who { $name } is, and what lies there
bonds = What binds them
people-met = Who sits at the table
who-you-are = Who you are
others = At the table
sitting = Sitting already
seats = Seats
speech = Read aloud
volume = Volume of the voice
no-voice = This screen has no voice. Install a speech engine on its machine (speech-dispatcher with espeak-ng), or open this page on a device that has one.
night = Touch to wake the screen
more = More
log = What happened
of = { $value } of { $size }
percent = { $value } %
on-turn = on turn
on-turn-wanted = on turn, and asked
wanted = waited for
away = phone away
roll = The roll
photograph = The photograph of the roll
die-face = { $colour }: { $value }
die-corrected = { $colour } { $value }, read as { $was }
die-doubt = { $colour }: in doubt
slot = { $owner }, { $colour }
type-dice = Type the dice in
dice-right = These are the dice
no-die = none
doubts = { $n ->
    [one] What does this die show?
   *[other] What do these dice show?
}
sum = Together
sum-of = of { $n } or more
pick-exactly = Take { $n }.
pick-some = { $most ->
    [0] Nothing can be taken: send it as it is.
   *[other] { $least ->
        [0] Take up to { $most }, or none.
       *[other] Take { $least } to { $most }.
    }
}
send = Send
undo = Undo
undo-then = Then this is different:
undo-yes = Take it back
redo = Do it again
die-from-near = The die ({ $colour }), as the camera sees it
tap-die = Tap the die, then what it shows
misseen = It lies otherwise
misread = A die was misread
rolls = All rolls of this game
no-rolls = Nobody has rolled yet.
no-roll = That roll does not count any more
no-roll-todo = It was taken back. Go back to the game, and look at the rolls that count.
needed = of { $n } needed
roll-read = The dice
roll-sure = { $n } percent sure
roll-decided = What it decided
roll-again = Read this photograph again
roll-again-title = Read again
roll-again-same = The same dice as before.
roll-again-differs = Other dice than those that count. See what that would change before anything is corrected.
roll-again-unfit = Not the dice that were asked for: too many or too few of a colour.
roll-again-take = See what these dice change
to-the-game = Back to the game
entry-unread = Entry { $n } cannot be read: what was it?
leave-out = Leave it out
consent = Somebody has seen something by it. Does everybody agree?
agree = I agree
all-agree = Everybody agrees
leave-it = Leave it
preview = Then this is different:
correct-it = Correct it
why = Why?
box = The box: settings, backup, restart
host-code = Type this on the phone that wants to set up the box:
host-code-show = Show a code on the table’s screen
host-code-type = The code that the table’s screen shows
box-waiting = You changed something that holds only after a restart.
restart = Restart the program
restart-hint = All pages come back by themselves, as they are now; a game that goes on is not lost.
version-new = Newer version ({ $here } runs)
version-hint = Choose both files: the version (.whl) and its signature (.sig). Nothing changes before you say so.
version-files = The version and its signature
version-look = Look at it
version-stick = Take it from a USB stick
version-install = Install version { $version }
version-install-hint = It is tried on a copy of everything first. The pages are gone for a minute or two and come back by themselves; if it does not come up well, the version of before runs again.
version-yes = Yes, install it
version-working = A version is being installed. This takes some minutes; open this page again after that.
restart-yes = Yes, restart
restoring = Bring a backup back
restore-hint = Choose the file that this page or another table made. You are shown what it would replace before anything happens.
restore-file = The backup
restore-look = Look it through
restore-would = This would happen
restore-yes = Yes, put it in place and restart
settings = Settings
settings-hint = As they stand in settings.toml, where each is explained. Several values stand with commas between. PIN and passwords are not shown here: the set-up takes them.
setting-keep = Keep
print = Mat, tokens, seat cards, cards: to print
print-hint = Print at 100 % (actual size) and cut along the marks. Cards and seat cards are printed on both sides, turned along the long edge (on A3 the short one).
print-mat = The mat
print-mat-hint = It tells the camera what lies where. On A4 and Letter it is several sheets, to be glued together.
print-other-mats = For another number of people than { $n }
print-mat-of = { $n ->
    [one] For one
   *[other] For { $n }
}
print-tokens = The tokens
print-seats = Seat cards
print-seats-hint = One for each set of dice: its code leads to this table. Print them anew when the address changes.
print-board = The board
print-board-hint = One sheet of A2 or A3, or several smaller ones to be joined.
print-cards = The cards
print-cards-hint = Whoever reads them all knows what is to come.
print-tiles = The tiles
print-tiles-of = { $n ->
    [one] 1 tile
   *[other] { $n } tiles
}, 40 mm wide
print-markers = Markers for four people
sent = What each phone was sent
sent-hint = All that left for each phone while the game went on, in its order, as it left. With another game it is forgotten.
sent-whose = Whose phone
sent-more = Earlier and later
sent-before = Earlier
sent-after = Later
sent-count = { $first } to { $last } of { $of }
sent-nothing = Nothing was kept of what this phone was sent.
sent-page = The whole page
sent-parts = Changed
sent-reply = A reply
sent-raw = As it left ({ $n } characters)
sent-full = There was more than is kept.
replay = An evening, opened again
replay-hint = Choose the file that somebody took home after a game. It is only looked at: nothing of what is played here changes, and nothing of it is kept.
replay-file = The file
replay-open = Open it
replay-this = Look at it again, step by step, every secret too
replay-of = Only looked at, not played:
replay-steps = Steps
replay-first = To the beginning
replay-before = One step back
replay-after = One step on
replay-last = To the end
replay-step = Step { $n } of { $of }
replay-sight = Whose sight
replay-all = Everybody
rules = The rules, to look up
rules-of = The rules of { $game }
rules-search = A word, or the number of a rule
rules-search-go = Search
rules-found = { $n ->
    [0] Nothing stands under “{ $words }”. Try fewer letters.
    [one] One paragraph with “{ $words }”
   *[other] { $n } paragraphs with “{ $words }”
}
rules-all = All rules
the-rule = Rule { $number }, in our words
rules-contents = Contents
rules-others = The rules of other games
reminders = Not to be forgotten
search = Type a few letters
light = Try the light strip
light-hint = Each lights up by itself for a few seconds, its first LED brightest.
strip = The light strip
code = Code
scan = Scan this to take a seat
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
areas = The areas, in words
read-area = { $area }: read it
close = Close
zoom = How near you look
zoom-in = Nearer
zoom-out = Farther
zoom-whole = All of it
put = Lay or take back on the mat
put-token = Tokens on the mat
lay-tile = Lay or turn a tile
which-of-two = The camera is not sure. Which is it?
tap-place = Tap a lit place.
tap-turn = The next tap turns.
places-listed = { $n ->
    [one] The one way, in words
   *[other] All { $n } ways, in words
}
take-place = Here:
way-back = Scan this to take up your seat again, or to lend it another phone.
wifi = First, if your phone is not in it yet: the Wi-Fi { $name }
wifi-qr = QR code of the Wi-Fi { $name }
elsewhere = If your phone is in another network:
qr = QR code of { $address }
free-colours = Dice colours that are still free
without-phone = Somebody without a phone, or a bot
about-joining = Scan the code, type a name, pick your colour. No app, no account.
tour = How it goes, in three minutes
which-game = What do you play?
not-held = (not so)
about-secrets = What only you may know is on your phone alone, and nothing ever leaves this table.
bot = bot, plays by itself
bots = Bots for empty seats
add-bot = Add a bot with { $colour } dice
free-seat = Free this seat
free-seat-of = Free the seat of { $name }
buttons = The buttons on the table
pretend = Pretend table
throw = Throw the dice
being-read = Reading the dice…
means-nothing = nothing now
this-device = This phone
host-tonight = Tonight
host-table = This table
host-box = The box
host-final = Cannot be undone
box-keeping = Backup, restore, update
house-rules = { $n ->
    [0] Cards and house rules
    [one] Cards and house rules: 1 of your own
   *[other] Cards and house rules: { $n } of your own
}
card-file = Cards: { $name }
file-yes = in play
file-no = left out
house-rules-hint = Where the rulebook leaves it open. What is marked holds; tap to play otherwise.
story = The story of the evening
leaves = The evening told back
leaves-hint = The pages: tap one to hold it, the arrow keys turn them
leaf-back = Page before
leaf-on = Next page
leaf-hold = Hold
to-paper = Take these pages home (PDF)
tonights-dice = The dice of this evening
face-count = { $face }: { $count }
keep-or-forget = Keep it, or forget it
again-hint = The seats are freed, and the code is a new one. Your phones keep the story of this evening.
again-yes = Yes, make room
end-game = End this game
end-game-yes = Yes, end it
take-home-yes = Read the secrets, take the file
your-evening = The story of your evening
take-home = Take the journal home
take-home-hint = A file with everything that happened, and every secret of this game. From then on its end stands: nothing can be taken back.
forget = Forget everything
forget-hint = Of each roll the picture of the dice is kept, without whoever sits around the table: the last 200 at most, on this table alone. Every game on this table’s disk, every photograph and every name is deleted for good. House rules, card files and the counts of the dice stay.
forget-dice = Forget how the dice fell
forget-dice-hint = The counts of all evenings are deleted for good. They say nothing about people.
forget-really = Really delete it?
forget-yes = Yes, delete it
not-sure = Nothing was deleted. Say twice that you want it.
set-up = Set this table up
set-up-leave = Back to the table
set-up-steps = Steps of the set-up
set-up-back = Back
set-up-finish = All done: to the table
set-up-view = What the camera sees now
locked = Locked, for the host
lock = A lock for public places
lock-hint = Set-up, house rules, clearing, forgetting and downloads then ask for a PIN. Phones play on.
pin = PIN
pin-new = New PIN, 4 to 12 digits
unlock = Unlock
lock-set = Lock with this PIN
lock-now = Lock now
lock-off = Take the lock off
digit-back = Take the last digit back
key-back = Take the last letter back
key-done = Done
key-shift = Capital letter
key-space = Space
key-signs = Digits and signs
key-letters = Letters
doctor = The doctor: how is everything?
doctor-well = Nothing is broken.
doctor-ill = Something does not work: look for ✗.
doctor-again = Look again
backup = A backup of everything
backup-hint = Games, card files, calibration and settings in one file. Every secret is in it: keep it safe.
bundle = A bundle for who helps you
bundle-hint = A file with what you see here and what went wrong: no names, no photographs, no passwords.
safe = Safe mode: the table could not start three times in a row, so camera, buttons, panel and light are left out. You can play by hand; the doctor says what is wrong.
safe-no-games = The games on this disk cannot be read now: nothing is lost of them, and what you play here is not kept.
safe-leave = Start as usual again
off = Switch off
off-hint = The machine is shut down. Nothing is lost: next time the game goes on from here.
off-yes = Yes, switch it off
going = The table is being switched off. Leave the plug in while the light breathes orange, and until the big screen has been black for ten seconds.
gone-off = The plug may go now.
to-kiosk = Back to the table
dice-of-all = How fair are the dice?
another-player = Another player on this phone
leave = Give up my seat
your-name = Your name
your-dice = Your dice
roll-your-dice = Roll your dice into the tray, or tap their colour
dice-seen = The camera sees your dice: { $colour }. Now sit down.
sit-down = Sit down
name-missing = Type a name, so that the others know who sits there.
was-playing = I was already playing
was-playing-hint = Whose seat do you take up again on this phone?
claim-asks = You take up the seat of { $name }
claim-mark = This phone shows the number
claim-how-here = The phone that sits there now asks whether yours shows { $mark }: say yes there.
claim-how-away = The phone that sat there is away. Type the code that the table’s own screen shows beside your name, or hold your seat’s button for three seconds.
claim-code = The code for your seat
claim-back = That is not my seat
claim-over = Nobody confirmed it in time, someone said no, or the seat has changed hands. Ask again.
claim-told = { $name } takes up this seat on another phone.
claim-told-player = { $player } asks to play on for { $name }.
claim-elsewhere = Another phone asks for the seat of { $name }, whose own phone is here and is asked.
claim-shows = A phone that shows { $mark } asks for the seat of { $name }.
claim-its-code = The code:
claim-held = If that seat’s button blinks, hold it for three seconds to give the seat of { $name } to that phone.
claim-yours = Another phone asks for your seat. It shows { $mark }. Is that you?
claim-yes = Yes, hand it over
claim-no = No, it is mine
claim-deny = Somebody else asked: no
phoneless = without a phone
bot-for-now = a bot plays on
played-by = { $name } plays on
play-on = I come late and play on for somebody
play-on-hint = A bot plays there now. The table agrees with the code on its own screen.
play-on-for = Play on for { $name }
having-to-go = I have to go
step-out-hint = A bot plays on for you, and you take over again whenever you like.
step-out = A bot plays on for a while
go-home = Go home for good
go-home-hint = A bot plays on to the end. Anybody who comes late may play on in its place, once the table agrees; that person then sees what is in this hand.
go-home-yes = Yes, go home
away-now = A bot plays for you at the moment.
away-back = I play again
people = Somebody has gone
step-out-of = A bot plays on for { $name }
back-of = { $name } plays again
close-joining = Let nobody new join
open-joining = Let people join again
joining-closed = Nobody new can join just now.
add-phoneless = Play without a phone
look = For { $name } alone
curtain = Only { $name } looks now
curtain-todo = Everybody else: please look away until { $name } is done.
curtain-open = I am { $name }, show it to me
curtain-close = Not now
look-done = Done, cover it again
no-free-seat = No seat is free now. If one of them is yours, somebody at the table can free it before the game begins.
seats-in-play = The seats of this game are taken. Were you playing? Then pick yours below. If not, sit down when the next party begins.
ask-code = The table's code
ask-code-hint = It stands beside the QR code on the big screen.
go-on = Go on
to-joining = To the way in
lost = Connection lost, trying again …
slow = Slower here: your network holds news back.
unsent = Not sent yet, trying again …

# Where somebody went astray: what is the matter, and what to do.
looks-on = This page only looks on.
looks-on-todo = Type in the code that the table's own screen shows, or the PIN; then it may take part.
looks-on-here = This page only shows the table.
to-code = Type in the code
wrong-code = This code opens no table.
wrong-code-todo = Look at the big screen for the code of now, and type it in again.
no-table = There is no such table.
no-table-todo = Scan the QR code on the big screen again.
no-seat = This seat is no longer yours.
no-seat-todo = It was freed, taken up on another phone, or the next party has begun. Take a seat, or take yours up again.
no-role = This address is not complete.
no-role-todo = Scan the QR code on the big screen again.
no-answer = This is not an answer that the table understands.
no-answer-todo = Open the page again and tap one of its buttons.
die-missing = One die has no number yet.
die-missing-todo = Tap a face for each of the dice, then send them.
no-photograph = There is no such photograph.
no-photograph-todo = Photographs are kept only as long as they are of use.
not-here = This is for the table’s own screen alone.
not-here-todo = Go to the big screen at the table and tap there.
not-in-charge = This is for whoever is in charge of the table.
not-in-charge-todo = Do it at the table’s own screen. If it is locked, unlock it on its page with the PIN first.
asked-often = This phone has asked for seats many times.
asked-often-todo = Wait a minute, then ask for your own once more.
too-many = Those were too many wrong codes.
too-many-todo = Wait a minute, look at the big screen for the code, and type it in then.
other-name = This is not a name of the table.
other-name-todo = Scan the QR code on the big screen: it leads straight here.
stale-form = This page is too old to be answered.
stale-form-todo = Open it again and tap once more; nothing is lost.
no-cookies = This browser keeps no cookies, so the table cannot recognise your phone.
no-cookies-todo = Allow cookies for this address, or scan the code with another browser, not in a private window.
check-cookies = This browser keeps no cookies: you could not stay in your seat. Allow cookies for this address, or use another browser.
check-storage = This browser stores nothing: your choice of sounds is lost each time. Leave the private window, or allow site data.
check-script = JavaScript is off: this page reloads every ten seconds. Allow JavaScript for this address, or use another browser.
check-stream = This browser is too old for live updates. Update it, or use another one.
check-clock = The clocks of this phone and of the table are more than a day apart. Set the phone’s clock to automatic; if it is right, tell the host.
browsers = When a phone does not get in
browsers-hint = What a guest’s browser can lack, in the words that their phone shows:
other-site = Another site asked for this.
other-site-todo = Open the table's own page and tap there.
no-page = There is nothing here.
no-page-todo = Scan the QR code on the big screen again.
too-large = That was too much at once.
too-large-todo = Open the page again and tap one of its buttons.
trouble = Something went wrong at the table's side.
trouble-todo = Nothing was lost. Open the page again; if it stays so, restart the companion.

# The workshop
workshop = The workshop
workshop-hint = Your own decks: written here, kept on this table, each change as a version of its own.
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
bring-deck = Bring a deck in
bring-cards = Bring cards in
bring-file-hint = A card file of one deck, as somebody shared it with you.
bring-sheet-hint = A card file, a CSV file, or cells copied from a spreadsheet. The first row names the columns: title, terrain, hardship, callout, succeed and so on. Between two sentences of a cell stands a ; and a column “kind” says what kind of card a row is.
bring-file = The file
bring-kind = Without a column “kind”, these are
bring-text = Or paste it here
bring = Bring it in
bin = The bin
bring-back = Bring it back
deck-faults = { $n ->
    [one] One mistake
   *[other] { $n } mistakes
}
cautions = { $n ->
    [one] One thing to look at
   *[other] { $n } things to look at
}
card-new = A new card
deck-copy-first = This deck came with the game. Copy it, and the copy is yours to change.
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
deck-tools = What can be done with the deck
export = Download to keep or share
rename = Rename the deck
versions = { $n ->
    [one] 1 version
   *[other] { $n } versions
}
versions-hint = Each change is a version. A game that has begun plays on with the version it began with.
version = No. { $n }, { $kept }
restore = Make it so again
deck-delete = Put it into the bin
deck-delete-hint = It can be brought back from there.
sentence-of = { $label }, sentence { $n }
sentence-add = another sentence
sentence-up = Sentence { $n }: one up
sentence-drop = Sentence { $n }: take it out
sentence-choose = pick a sentence …
hole-of = instead of “{ $said }”
draft-kept = What you typed is kept as a draft.
card-kept = This is how the deck has it.
card-made = The card as it stands. What you tap is what you edit.
card-drawn = The card's picture
line-before = The line before
line-after = The next line
card-keep = Keep the card
card-try = Try it
card-look = Look again
understood = This is what I understood
understood-nothing = Nothing yet.
card-not-good = It stays a draft until nothing is wrong with it.
tried = Tried in a staged game
picture = A picture of the printed card
picture-hint = It stays on this table: phones show it with the card, and no download or shared deck has it.
picture-take = Photograph
picture-keep = Keep the picture
picture-drop = Take the picture away
card-picture = The printed card { $title }
card-tools = What can be done with the card
card-give-up = Give up what I typed
card-remove = Take the card out
imported = Brought in
imported-kept = { $n ->
    [one] 1 card is in the deck.
   *[other] { $n } cards are in the deck.
}
imported-drafts = { $n ->
    [one] 1 is kept as a draft, for you to mend.
   *[other] { $n } are kept as drafts, for you to mend.
}
# The page of staff.
staff = Tables
staff-sound = Sound
staff-away = The broker is offline. Tables play on; this page shows their last known state.
staff-no-pin = This page only shows. To move tables and give orders, write pin = "…" below [kiosk] in settings.toml on this machine, and start it anew.
staff-nobody = No table has been heard of yet. Tables join with the section [cafe] of their settings.toml.
staff-move = Move { $table }: drag it, or use the arrow keys
staff-called = { $n ->
    [0] Please come!
    [one] Please come! For a minute
   *[other] Please come! For { $n } minutes
}
staff-silent = Offline
staff-free = Free
staff-waiting = Waiting
staff-playing = Playing
staff-over = Looking back on
staff-since = since { $time } ({ $n } min)
staff-people = { $n ->
    [one] one person
   *[other] { $n } people
}
staff-light-green = All is well
staff-light-yellow = See to it
staff-light-red = Something does not work
staff-do = Orders
staff-coming = I am coming
staff-next = Next party
staff-end = End this game
staff-restart = Start the program anew
staff-games = Evenings of all tables (CSV)
staff-dice = Dice of all tables (CSV)
staff-bring = Bring settings or a deck to several tables
staff-bring-text = Lines of settings.toml, with their sections (they hold from a table's next start on), or a whole card file
staff-settings = Bring these settings
staff-update = Update
staff-update-idle = Update all tables at which nobody plays
staff-update-hint = Choose both files: the version (.whl) and its signature (.sig). Each table takes it only if it trusts who signed it, tries it on a copy, and comes back by itself. What came of it stands below.
staff-deck = Bring this deck
staff-log = What was done
staff-was-done = done
staff-was-refused = not done.
staff-was-asked = no answer yet
staff-why-stale = The clocks of the two machines differ by more than a minute.
staff-why-repeated = It had been done already.
# A guest asks somebody of the staff to come.
call = Please come
called = Somebody of the staff was asked to come.
call-off = No longer needed

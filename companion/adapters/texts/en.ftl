# What is said around every game: the way in, the camera, the buttons.

# Dice colours
colour-red = red
colour-orange = orange
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-purple = purple
colour-pink = pink
colour-brown = brown
colour-black = black
colour-grey = grey
colour-white = white
colour-ivory = ivory

# A board of tiles in words
side-n = north { $what }
side-e = east { $what }
side-s = south { $what }
side-w = west { $what }
edge-of = { $edge } ({ $name })
free-told = { $place }, free: { $around }; fits { $ways }

# What nobody else hears of
alone = For you alone
alone-look = For you alone: take a look
alone-nothing = Nothing right now. Every phone says “take a look” now and then, so no one can tell who is being asked.
covered = Only you may read this
decoy = Tap any. It only hides who is being asked.
decoy-answer = { $n ->
    [1] Yes
    [2] No
   *[other] Perhaps
}

# The way in
lobby-missing = { $n ->
    [one] One more player is needed
   *[other] { $n } more players are needed
}
lobby-ready = Everyone here? Then begin.
game-people = { $least ->
    [1] { $most ->
        [1] One person
       *[other] One person, or up to { $most }
    }
   *[other] { $more ->
        [0] { $least } people
       *[other] { $least } to { $most } people
    }
}
game-time = { $least ->
    [1] Up to { $most } minutes
   *[other] { $least } to { $most } minutes
}
game-untranslated = This game isn’t translated yet. Its texts are in { $language }.
game-age = { $age ->
    [0] For all ages
   *[other] From { $age } years
}
theme-betrayal = betrayal
theme-death = death
theme-hunger = hunger
theme-violence = violence
game-left-out = { $game } from { $name } can’t be played here: { $why }.
game-brought = { $name } { $version }. Made by: { $by }. Licence: { $licence }.
tour-page = How to play · { $n } of { $of }
game-untold = not told
game-unchecked = no one has checked this game
game-checked = { $untested ->
    [0] passes { $held } of { $of } checks
   *[other] passes { $held } of { $of } checks; not tested: { $untested }
}
game-checked-before = { $untested ->
    [0] passed { $held } of { $of } checks; it has changed since
   *[other] passed { $held } of { $of } checks; not tested: { $untested }; it has changed since
}
game-check-introduces-itself = It says in all its languages what it’s about and what is on the table.
game-check-pictures = All its pictures are there.
game-check-rules = You can look up its rules in all its languages, and each moment has its reminders.
game-check-ends = Every game comes to an end and replays exactly.
game-check-speaks = Everything it shows, asks and tells is in all its languages.
game-check-answers = Every question has an answer.
game-check-secrets = A secret card goes only to the player who holds it.
lobby-begin = { $n ->
    [one] Begin alone
   *[other] Begin with { $n } players
}
step-seats = Take seats: { $n } here, { $least } to { $most } can play
step-cards = { $n ->
    [0] Cards: none in play yet
    [one] Cards: 1 deck in play
   *[other] Cards: { $n } decks in play
}
step-rules = { $n ->
    [0] House rules: as recommended
    [one] House rules: 1 of your own
   *[other] House rules: { $n } of your own
}
end-game-lost = { $n ->
    [0] Nothing has been played yet. You keep your seats and can start over.
    [one] This ends the game for everyone, and it can’t be continued. You keep your seats; your phones keep its story.
   *[other] This ends the game for everyone after { $n } answers, and it can’t be continued. You keep your seats; your phones keep its story.
}
refused-no-evening = This phone no longer has an evening from this table.
dice-missing = { $n ->
    [one] Before you pack up: one die ({ $colour }) is not on the mat, last seen { $where }.
   *[other] Before you pack up: { $n } dice ({ $colour }) are not on the mat, last seen { $where }.
}
zone-seat = by { $name }
zone-roll = where dice are rolled
zone-shared = with everyone’s dice
zone-beside = outside the mat’s fields
refused-host-code = That isn’t the code, or it has expired. Show a new one on the table’s screen and type it in.
refused-new-version = That couldn’t be saved: { $why }
refused-no-stick = I found no USB stick with a version (table_companion-….whl) and its signature (….whl.sig). Plug it in, wait a moment, and try again.
refused-no-updates = This box can’t install versions: `make install` wasn’t run when it was set up.
update-working = Installing version { $version }.
update-done = Version { $version } is installed and running.
update-failed = Version { $version } failed, so the old one is running again: { $why }
refused-restart = The program can’t be restarted from here. Stop it where it was started, then start it again.
refused-restore = That isn’t a backup of a table companion, or it’s damaged. Choose the backup file as it was saved, or an older one.
restore-made = The backup was made on { $day } and holds { $n ->
    [0] no game.
    [one] one game.
   *[other] { $n } games.
}
restore-latest = The latest began on { $day }.
restore-empty = No one has played there yet.
restore-decks = It includes cards of your own.
restore-no-decks = It has no cards of your own.
restore-here = It would replace { $n ->
    [0] a table without a game.
    [one] the one game here.
   *[other] the { $n } games here.
}
restore-here-latest = The latest of those began on { $day }. Everything here, photographs too, is set aside on this machine, not deleted.
restore-here-empty = What is here is set aside, not deleted.
own-language = English
setting-yes = Yes
setting-no = No
setting-any-language = As each browser asks
setting-first-game = The first there is
setting-kind-find = Whatever is plugged in
setting-kind-page = The one on the big screen
setting-kind-panel = A Pico or Arduino on USB
setting-kind-ws2812 = WS2812 on the Pi’s SPI pins
setting-kind-apa102 = APA102 on the Pi’s SPI pins
setting-kind-leds0 = WS2812 through the Pi 5’s own driver
setting-kind-wled = A WLED box in the Wi-Fi
setting-kind-lamps = Single LEDs on pins
setting-kind-gpio = On the Pi’s pins
setting-order-usual = As most strips have it
setting-along-seats = Not along the mat: it points at seats
setting-along-far = The far edge
setting-along-near = The near edge
setting-along-left = The left edge
setting-along-right = The right edge
setting-along-around = All around
setting-tokens-ask = It proposes an answer; one tap confirms
setting-tokens-answer = It is the answer once it rests
setting-minutes = { $n ->
    [0] never
    [one] 1 minute
   *[other] { $n } minutes
}
setting-seconds = { $n ->
    [0] never
    [one] 1 second
   *[other] { $n } seconds
}
setting-people = { $n }
setting-percent = { $n } %
rules-begin = Before you begin
rules-secrets = Who sees what
rules-turn = Turns and answers
rules-dice = Dice and tests
rules-cards = Cards and what they do
rules-board = On the board
rules-end = Loss, death and the end
rules-table = This table
setting-strip = The light strip
setting-strip-kind = What lights up
setting-strip-leds = How many LEDs
setting-strip-order = Order of the colours
setting-strip-segments = Stretches, each as “seat-1 12”
setting-strip-along = Where on the mat it runs
setting-strip-begins = First LED along the mat, from 0
setting-strip-ends = Last LED along the mat
setting-strip-supply-ma = Power supply, in mA
setting-strip-brightness = Brightness
setting-strip-night = Night hours, such as 22:00-07:00
setting-strip-night-brightness = Brightness at night
setting-strip-photograph-brightness = Brightness for photographs, in percent
setting-strip-wled = Address of the WLED box
setting-strip-lamps = Pins of single lamps
setting-buttons = The buttons
setting-buttons-kind = Which buttons
setting-buttons-go-on = Pin of Go on
setting-buttons-undo = Pin of Undo
setting-buttons-seats = Pins of the seats
setting-buttons-go-on-lamp = Pin of the lamp of Go on
setting-buttons-undo-lamp = Pin of the lamp of Undo
setting-buttons-seat-lamps = Pins of the seats’ lamps
setting-buttons-hold-s = Seconds to hold a button
setting-buttons-debounce-ms = Milliseconds until a press counts
setting-panel = The panel on USB
setting-panel-port = Port
setting-panel-button-lamps = Its buttons have lamps
setting-camera = The camera
setting-camera-source = Which camera
setting-camera-tokens = What a token on the mat does
setting-network = The network
setting-network-host = Listens on
setting-network-port = Port
setting-network-address = Address shown to phones
setting-network-proxy = Trusted proxy
setting-network-wifi = Name of the Wi-Fi
setting-kiosk = The big screen
setting-kiosk-sleep-min = Goes dark when nothing happens for
setting-kiosk-call-s = Calls a player who lets the others wait, after
setting-table = The table
setting-table-language = Language
setting-table-seats = How many can sit here
setting-table-game = Game that a new table begins with
setting-table-stage-s = A roll, an attack or a check stays open for
setting-table-decoys = Hide on every phone who is asked something in secret
setting-cafe = The café
setting-cafe-broker = Broker
setting-cafe-port = Port of the broker
setting-cafe-certificate = Certificate of the broker
setting-cafe-user = User at the broker
setting-cafe-name = Name of this table there
setting-cafe-home-assistant = Found by Home Assistant
setting-cafe-discovery-prefix = Discovery prefix of Home Assistant
setting-programs = Other programs
setting-programs-webhook = Where events are posted
refused-print = That can’t be printed here. Choose from what the page shows.
refused-sent = What phones were sent is shown once the game is over. Until then no one sees it, not even the host.
refused-sent-key = That page is no longer open. Open it again at the end of the game.
refused-no-replay = That evening is no longer open. Choose its file again.
evening-of = { $day }: { $names }
evening-broken-off = { $day }, not played to its end: { $names }
shelf-over = played to the end
shelf-round = round { $n }
shelf-begun = just begun
shelf-broken-off = broken off
shelf-broken-off-round = broken off in round { $n }
lay-thrown = dice in the middle
camera-faces = { $colour } in the middle: { $held } expected, the camera sees { $seen }.
shelf-met = { $n ->
    [one] one card
   *[other] { $n } cards
}
refused-shelved-goes-on = This game can still be continued, so no one can read it yet. Play on, or end it first.
shelf-won = { $names } { $n ->
   *[other] won
}
shelf-all-won = Everyone won
shelf-lost = no one won
tally-wins = { $n ->
    [one] { $game }
   *[other] { $game } ({ $n })
}
tonight-won = { $game } ({ $names })
again = Next party

# The camera
buttons-lost = The buttons on the table don’t work ({ $reason }). Use the ones on this screen.
button-stuck = The button “{ $button }” is stuck down. Use the one on this screen.
segment-whole = The whole strip: { $leds ->
    [one] 1 LED
   *[other] { $leds } LEDs
}
segment-dark = Left dark: { $leds ->
    [one] 1 LED
   *[other] { $leds } LEDs
}
segment-track = Row { $n }: { $leds ->
    [one] 1 LED
   *[other] { $leds } LEDs
}
segment-tracks = All rows: { $leds ->
    [one] 1 LED
   *[other] { $leds } LEDs
}
segment-seat = Seat { $n }: { $leds ->
    [one] 1 LED
   *[other] { $leds } LEDs
}
segment-seats = All seats: { $leds ->
    [one] 1 LED
   *[other] { $leds } LEDs
}
refused-light = You can’t test that part of the light strip right now.
strip-lost = The light strip is dark ({ $reason }). You can play on without it.
panel-none = I see no panel on USB. Plug it in at any time: the game works without it.
panel-gone = The panel is unplugged. Play on with this screen and your phones; plug it in again at any time.
panel-nonsense = The device at { $port } doesn’t answer like a panel. Install the panel’s program on it: companion-firmware install
panel-silent = The device at { $port } doesn’t answer. Install the panel’s program on it: companion-firmware install
panel-denied = I’m not allowed to use the panel at { $port }. Run: sudo usermod -aG dialout $USER, then restart the machine.
panel-taken = Another program is using the panel at { $port }. Close it, and the panel works again.
panel-faulty = The panel at { $port } has failed. Unplug it and plug it in again.
panel-old = The panel’s program is out of date, so some things may not work. Update it: companion-firmware install
panel-newer = The panel’s program is newer than this companion, so some things may not work. Update the companion.
panel-lamps = The panel’s strip has { $n ->
    [one] 1 LED
   *[other] { $n } LEDs
}, but the settings say { $m }: write { $n } into [strip] leds.
panel-others = Several panels are plugged in. I use { $port } and ignore { $others }.
camera-lost = The camera isn’t working: { $reason }
camera-gone = I can’t see the table. Photograph the dice with a phone, or type them in.
camera-gone-map = I can’t see the map. Show on a phone where each tile is.
camera-back = The camera is back.
game-missing = The game that was played here isn’t installed, or can’t be loaded. It was put aside: install it again, then tap “Play on”.
game-failing = The game that was played here failed as it was opened. It was put aside, and nothing of it is lost. “Play on” tries again; if it fails again, send the support file.
game-other-version = The game that was played here was begun with another version of its rules, and this one can’t continue it. It was put aside, and stays there until that version is back.
game-rests = In safe mode no game is opened, so the one that was played here was put aside. Tap “Start normally”, then “Play on”.
game-stuck = The game has an error
game-stuck-todo = This page can’t show the game. Undo the last step, or put the game aside on the big screen: nothing of it is lost. Then send the support file.
journal-game-lost = The game at this table can’t be read, so the table is free for another one. Nothing was deleted: the damaged game is { $file }.
journal-unsure = I can’t tell whether all your last entries are here: my note about them is damaged or lost. Check that the current question is right, and enter what’s missing again.
journal-backup-today = This is the backup from { $at }; anything later isn’t in it.
journal-backup = This is the backup from { $day }, { $at }; anything later isn’t in it.
lost-asked = The person who answered then answers again, the same way. { $later ->
    [0] Nothing came after it.
    [one] The entry after it is kept if it still fits.
   *[other] The { $later } entries after it are kept where they still fit.
}
table-cut-off = I was interrupted and I’m back. Everything that counted is still here: go on with the question you see.
sdcard-unreadable = companion.txt on the SD card can’t be read ({ $why }). Save it again on a computer.
sdcard-no-text = companion.txt on the SD card isn’t plain text. Write it again with a simple text editor.
sdcard-no-colon = companion.txt, line { $line }: “{ $text }” has no colon. Write for example “language: en”.
sdcard-unknown = companion.txt, line { $line }: there is no setting “{ $word }”. Use name, language, wifi, wifi password, country, pin or game.
sdcard-unknown-hint = companion.txt, line { $line }: there is no setting “{ $word }”. Did you mean “{ $hint }”?
sdcard-twice = companion.txt, line { $line }: this setting appears twice. The last one counts.
sdcard-name = companion.txt, line { $line }: the table can’t be called “{ $value }”. Use letters without accents, digits and hyphens, for example game-table.
sdcard-language = companion.txt, line { $line }: there is no language “{ $value }”. Write one of: { $languages }.
sdcard-wifi = companion.txt, line { $line }: “{ $value }” is too long for the name of a Wi-Fi.
sdcard-password = companion.txt, line { $line }: a Wi-Fi password has 8 to 63 characters. Check it for a typing error.
sdcard-country = companion.txt, line { $line }: “{ $value }” isn’t a country code. Write two letters, such as GB, US or DE.
sdcard-pin = companion.txt, line { $line }: a PIN has 4 to 12 digits and nothing else.
sdcard-hidden = companion.txt, line { $line }: the Wi-Fi is hidden or not: write “yes” or “no”.
sdcard-zone = companion.txt, line { $line }: there is no time zone “{ $value }”. Write one such as Europe/London.
sdcard-turned = companion.txt, line { $line }: a screen is turned by 90, 180 or 270 degrees, not by “{ $value }”.
sdcard-cut = companion.txt, line { $line }: a screen cuts off 1 to 10 percent, not “{ $value }”.
sdcard-game = companion.txt, line { $line }: there is no game “{ $value }”. Choose from { $games }.
sdcard-no-country = companion.txt names a Wi-Fi but no country. Without one the Wi-Fi stays off: write for example “country: GB”.
sdcard-no-wifi = companion.txt has a Wi-Fi password but no Wi-Fi. Write its name after “wifi:”.
sdcard-not-joined = The table can’t join the Wi-Fi “{ $wifi }”. Is it on and near enough? Then check its name and password in companion.txt.
camera-moved = The camera or the mat was bumped. I’ve found the mat again.
camera-too-dark = It’s too dark to read the dice. Turn on a lamp, or type them in.
camera-glare = The light is too harsh to read the dice. Turn the lamp away, or type them in.
camera-blurred = The picture is blurred. Is the lens clean?
camera-markers-missing = I can’t see the corners of the mat. Uncover them and bring them into view, or type the dice in.
camera-off-the-mat = { $n ->
    [one] One die landed outside the mat's fields. Roll it again, in the middle.
   *[other] { $n } dice landed outside the mat's fields. Roll them again, in the middle.
}
camera-off-the-tray = { $n ->
    [one] One die landed outside the tray. Roll it again, in the tray.
   *[other] { $n } dice landed outside the tray. Roll them again, in the tray.
}
camera-missing = { $n ->
    [one] One { $colour } die is missing ({ $owner }).
   *[other] { $n } { $colour } dice are missing ({ $owner }).
}
camera-extra = { $n ->
    [one] There is one { $colour } die too many ({ $owner }).
   *[other] There are { $n } { $colour } dice too many ({ $owner }).
}
camera-stranger = { $n ->
    [one] One { $colour } die isn’t part of this roll. Take it away.
   *[other] { $n } { $colour } dice aren’t part of this roll. Take them away.
}
camera-doubt = { $n ->
    [one] I can’t read one die for sure: roll it again, or type it in.
   *[other] I can’t read { $n } dice for sure: roll them again, or type them in.
}
camera-unsure = { $n ->
    [one] I’m not quite sure of one die. Say what it shows, or roll it again.
   *[other] I’m not quite sure of { $n } dice. Say what they show, or roll them again.
}
camera-no-colour = The picture has no colours, so I can’t tell whose dice are whose. Type them in.
camera-hand = A hand is in the way. Take it away.
camera-cocked = { $n ->
    [one] One die is leaning: roll it again.
   *[other] { $n } dice are leaning: roll them again.
}
camera-stacked = { $n ->
    [one] One die is on top of another: roll it again.
   *[other] { $n } dice are on top of others: roll them again.
}
camera-hiding = { $n ->
    [one] One die may be on top of another: look under the one with two rings. If so, roll it again.
   *[other] { $n } dice may be on top of others: look under the ones with two rings. If so, roll them again.
}
camera-touching = { $n ->
    [one] One die is touching another, so I can’t read it: push it away a little without turning it.
   *[other] { $n } dice are touching others, so I can’t read them: push them apart a little without turning them.
}
camera-glaring = { $n ->
    [one] The lamp glares on one die: shade it with a hand, or type it in.
   *[other] The lamp glares on { $n } dice: shade them with a hand, or type them in.
}
camera-odd-face = { $n ->
    [one] One die shows a symbol, not pips. Enter it by hand.
   *[other] { $n } dice show symbols, not pips. Enter them by hand.
}
camera-unknown-colour = { $n ->
    [one] One die has a colour that no one plays: take it away, or type the dice in.
   *[other] { $n } dice have a colour that no one plays: take them away, or type the dice in.
}
camera-uncertain-colour = { $n ->
    [one] I can hardly tell the colour of one die in this light: it may be someone else’s.
   *[other] I can hardly tell the colours of { $n } dice in this light: they may be someone else’s.
}
camera-unmoved = { $n ->
    [one] One die hasn’t moved: roll them all together.
   *[other] { $n } dice haven’t moved: roll them all together.
}
camera-unwatched = { $n ->
    [one] I wasn’t looking when one die was thrown. Throw it again, or type it in.
   *[other] I wasn’t looking when { $n } dice were thrown. Throw them again, or type them in.
}
camera-kept = { $n ->
    [one] One die that should have stayed shows something else. Roll again only what is asked for.
   *[other] { $n } dice that should have stayed show something else. Roll again only what is asked for.
}
look-at = Look here: { $where }.
die-at = { $colour } ({ $place ->
    [top-left] top left
    [top-middle] top
    [top-right] top right
    [middle-left] left
   *[middle-middle] in the middle
    [middle-right] right
    [bottom-left] bottom left
    [bottom-middle] bottom
    [bottom-right] bottom right
})
camera-middle = { $owner }: { $seen } in the middle, but { $said } said. Move the dice, or take the answer back.
camera-allowed = { $owner }: { $seen } in the middle, { $most } are allowed. Take some back.
camera-turned = A { $colour } die was moved: it counts as { $was }, as read, and shows { $now } now.
spoken-dice = { $owner }: { $faces }.
spoken-sum = Counted: { $sum }.
camera-others = { $n ->
    [one] Type in one die of another kind: the camera reads only pips.
   *[other] Type in { $n } dice of another kind: the camera reads only pips.
}
camera-crowd = I can’t read more than { $most } dice at once. Take some away.
camera-pool = { $what }: { $seen } on the mat, { $held } in the game.
pretend-token = { $what }{ $n ->
    [0] : take the last one away
    [one] {""}
   *[other] {" "}({ $n })
}
token-means = On the mat: { $what }{ $n ->
    [0] {" "}(none left)
    [one] {""}
   *[other] {" "}({ $n })
}. Yes: { $answer }
token-told = { $what }{ $n ->
    [0] : none left
    [one] {""}
   *[other] {" "}({ $n })
}. { $who }, confirm on your phone: { $answer }
token-told-all = { $what }{ $n ->
    [0] : none left
    [one] {""}
   *[other] {" "}({ $n })
}. Confirm on a phone or here: { $answer }
token-and = { $some }, { $more }
camera-pushed = { $n ->
    [one] One die is in the middle: yes, 1
   *[other] { $n } dice are in the middle: yes, { $n }
}
corrected-die-by = { $name } says: { $now }, not { $was }
corrected-die = Corrected: { $now }, not { $was }
origin-camera = read by the camera
origin-photograph = read from a phone’s photograph
origin-photograph-by = read from { $name }’s photograph
origin-typed = typed in
origin-drawn = rolled by the table
origin-simulated = simulated
origin-phone = from a phone
origin-phone-by = entered on { $name }’s phone
origin-kiosk = from the big screen
origin-button = from a button

# The buttons
button-go-on = Go on
button-undo = Undo
button-seat-1 = Seat 1
button-seat-2 = Seat 2
button-seat-3 = Seat 3
button-seat-4 = Seat 4
button-seat-5 = Seat 5
button-seat-6 = Seat 6
button-seat-7 = Seat 7
button-seat-8 = Seat 8
press-held = Hold to give this seat to the phone that asks
press-mark = Mark: { $what }
press-take = { $name }: { $what }
press-number = { $unit }: { $n }
press-under = { $under }: { $what }

# Taking back
take-back = Take back: { $what }
undo-asked = Take back: { $what }
undo-asked-by = { $name } wants to take back: { $what }
undo-waits = Not yet: { $names }.

# Advice from a bot
advice-covered = A bot's advice
advice-wait-now = Nothing, for now
advice-none = None of them
advice-number = { $n } ({ $unit })
advice-counted = Asked for advice: { $who }.
advice-counted-one = { $name } { $n ->
    [one] once
    [2] twice
   *[other] { $n } times
}
refused-no-advice = There is nothing for you to choose right now. Ask again when there is.

# After a game
next-of-campaign = Play the second game
same-again = Same again
chapter = Round { $n }
recap-dice = The honest page
recap-dice-title = How the dice fell
recap-line = One line of the story
recap-unknown = What you didn’t know
recap-own-dice = The honest page
recap-own-dice-title = How your dice fell
dice-mean = { $n ->
    [one] 1 die, showing { $mean }
   *[other] { $n } dice, { $mean } on average
}
luck-too-few = Too few to call it luck.
luck-usual = Normal luck: in 95 % of evenings this many fair dice average between { $least } and { $most }.
luck-rare = A rare evening: in 95 % of evenings this many fair dice average between { $least } and { $most }.
dice-evenings = { $n ->
    [one] From one evening
   *[other] From { $n } evenings
}
fairness-too-few = Too few to tell: { $missing } more needed.
fairness-fair = { $dice ->
    [one] It rolls like a fair die.
    [0] They roll like fair dice; an odd one could still be among them.
   *[other] They roll like fair dice; an odd one could still be among the { $dice }.
}
fairness-uneven = A little uneven, but one fair { $dice ->
    [one] die
   *[other] set
} in { $n } looks like that by chance. { $dice ->
    [one] Keep an eye on it.
   *[other] Keep an eye on them.
}
fairness-suspect = Hardly chance: only one fair { $dice ->
    [one] die in { $n } is this uneven. Better use another.
   *[other] set in { $n } is this uneven. No one can tell which die it is. Better use other dice.
}
fairness-surely = The { $face } came up { $count } of { $n } times: its true share is most likely between { $least } and { $most } % (95 % sure). Fair is 17 %.
dice-together = { $n ->
    [one] one die, if it is always the same
   *[other] { $n } dice together: they look alike
}
dice-unknown = all dice of this colour together: they look alike
forgotten = Deleted for good: { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $photographs ->
    [one] 1 photograph
   *[other] { $photographs } photographs
}, and every name.
forgotten-dice = Deleted: the dice counts of { $n ->
    [one] 1 evening
   *[other] { $n } evenings
}.
refused-locked = Only the host can do this. Unlock it at the big screen with the PIN.
refused-pin = A PIN has { $least } to { $most } digits.
refused-pin-wrong = That isn’t the PIN. Nothing was changed.
refused-pin-wait = Too many wrong PINs: wait { $n ->
    [one] a second
   *[other] { $n } seconds
}, then try again.
refused-pin-settings = This PIN is in the settings file and can only be changed there.
refused-backup-game = A game is played or put aside: the file would contain all its secrets. End it first (one put aside: delete it from the shelf), or use a terminal: companion backup
refused-backup-open = Without a PIN, only the table's own screen can do that. Go there, or set a PIN.
refused-kiosk = Do this at the big screen, where everyone sees it.

# Refusals
refused-teach = The camera learns your dice before a game, not during one.
refused-put = These tokens don’t answer anything right now.
refused-photo-late = That roll is over. Nothing was changed.
refused-photo-busy = Several photographs are being read already. Wait a moment and send yours again.
refused-photo-no-dice = I see no dice in this picture. Hold the phone straight above them so that they fill half the picture, and try again.
refused-photo-heic = This picture is in Apple’s HEIC format, which I cannot read. Photograph the dice with the button on this page; or choose Settings › Camera › Formats › Most Compatible on the iPhone.
refused-photo-too-large = This picture has more than 50 megapixels. Choose a smaller picture size in the camera app and try again.
refused-photo-too-small = This picture is too small to show a die. Photograph the dice with the button on this page.
refused-photo-no-picture = That isn’t a picture. Photograph the dice, or choose a photograph (.jpg or .png).
refused-photo-damaged = This picture arrived damaged. Send it again, or take another one.
refused-throw = There is nothing to roll right now.
refused-button = This table has no such button.

# Seats, phones and the table's own screen
refused-power = This machine can’t be switched off from here. You can pull the plug: no game is lost.
refused-no-staff = There are no staff to call: this table isn’t part of a café.
refused-staff-pin = You’re watching only. Write pin = "…" below [kiosk] in settings.toml on this machine, and restart it.
refused-staff-key = No key is set: write key = "…" below [cafe] in settings.toml, the same here and at every table.
refused-staff-broker = The broker is offline, so nothing can be sent. Try again in a moment.
refused-staff-update = Choose both files, the version and its signature, and make sure that at least one table is free.
refused-staff-nothing = Tick the tables, and enter what to send them.
refused-staff-large = That’s too much to send at once: at most 250 kB.
refused-adjusting = { $what } is set at each table and can’t be changed from here.
refused-adjusting-nothing = There is no setting in these lines: write a section such as [strip] and below it brightness = 60.
refused-staff-silent = { $table } is offline. Try again once it is back.
refused-not-here = Only the table's own screen can do that. Go there and tap.
refused-has-phone = This player has a phone. Look there.
refused-claim-connected = The phone in that seat is connected. Say yes there; only that phone or the host can hand the seat over.
refused-claim-which = Several phones ask for this seat. Choose one by the number it shows.
refused-claim-code = { $n ->
    [one] That isn’t the code. Check the table's own screen: you have one more try.
   *[other] That isn’t the code. Check the table's own screen: you have { $n } more tries.
}
refused-claim-over = It’s too late for that, or someone said no. Ask for the seat again.

# Teaching the camera
teach = Teach the camera our dice
teach-unknown = The camera tells your dice apart by the names of their colours. Show them to it once so that it knows them: that takes less than a minute.
teach-known = The camera knows your dice (lesson { $n }, { $score } %). Teach it again when the dice, the lamp or the place have changed.
teach-begin = Begin
teach-again = Teach it again
teach-stop = Stop
teach-close = Done
teach-take-back = Forget the last lesson
teach-step-empty = An empty middle
teach-empty = Take all dice out of the middle.
teach-roll = { $owner }, roll all your { $colour } dice and leave them there.
teach-roll-shared = Roll all the { $colour } dice and leave them there.
teach-blind = I can’t see the dice. Is there enough light, and are the corners of the mat free?
teach-not-empty = Something there looks like a die. Take it away.
teach-disk = I can’t save what I’ve learnt to my disk, so nothing was kept. Ask the host to make room, then roll these dice again.
teach-too-few = That’s too few to be sure. Roll all of them.
teach-mixed = These aren’t all from one set. Leave only that set in the middle, and roll it again.
teach-alike = { $one } and { $other }: your dice look alike to me. One of you takes another colour, or you give me more light. If there is only one set, take it away and roll the right one.
teach-passed = Done: I know your dice ({ $score } % read and told apart).
teach-failed = Not good enough yet: { $score } % read and told apart. More light helps, and so does a closer camera. Nothing was changed.

# Printed seat cards
print-missing = This computer has no typeface for some letters, so each of them is a question mark here: { $letters }. Install one (on a Raspberry Pi: sudo apt install fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji), then print again.
print-seat-todo = Scan this, type the code that the big screen shows, and take the { $colour } dice.
print-wifi = First the Wi-Fi
print-wifi-todo = Scan this once to join { $name }. Then scan the card of your dice.

# Setting a table up
set-up-language-title = Language
set-up-pin-title = Host
set-up-seats-title = Seats and dice
set-up-camera-title = Camera
set-up-buttons-title = Buttons
set-up-strip-title = Light strip
set-up-network-title = Wi-Fi
set-up-done-title = Ready
set-up-welcome = Welcome! A few steps, and this table is ready. You can skip any of them and come back later.
set-up-keep = Save
set-up-pin = With a PIN, only people who know it can set up the table, clear it or delete what it keeps. In a café or a club you want one; guests can play without it.
set-up-pin-none = There is no PIN yet. At home you don’t need one: anyone at this screen is the host.
set-up-pin-is = There is a PIN. A new one replaces it.
set-up-pin-new = New PIN, 4 to 12 digits
set-up-seats = How many of you fit round the table, and which sets of dice are in the box?
set-up-seats-label = Seats
set-up-seats-n = up to { $n }
set-up-dice-label = Sets of dice
set-up-camera = The camera looks down on the dice. Each die it has found has a ring.
set-up-camera-label = Which camera
set-up-camera-address = Or the address of a phone’s camera app or an IP camera, such as http://192.168.1.20:8080/video
set-up-camera-auto = whatever is plugged in
set-up-camera-pi = the Pi’s own
set-up-camera-webcam = the first webcam
set-up-camera-pretend = none: dice on the screen
set-up-camera-moving = Something is moving, or I see nothing yet. Leave the dice alone for a moment.
set-up-camera-light = The light is right.
set-up-camera-dice = { $n ->
    [0] I see no dice.
    [one] I see one die.
   *[other] I see { $n } dice.
}
set-up-camera-mat = I see the whole mat, for { $n ->
    [one] 1 seat
   *[other] { $n } seats
}.
set-up-camera-no-mat = I see no mat. That’s fine: just roll in front of the camera.
set-up-buttons = Press each button once, and its name appears here. Hold the one that takes back.
set-up-buttons-none = I know of no buttons. Use the ones on the screen and on your phones.
set-up-button-pressed = { $button }: works ✓
set-up-button-waits = { $button }: not pressed yet
set-up-order = The seats’ buttons, as you pressed them: { $order }
set-up-order-none = Wrong order? Press the seats’ buttons round the table, starting with the first seat.
set-up-order-keep = Keep this order
set-up-order-again = Press them again
set-up-strip = Light up each part and check that it’s in the right place. Changes are saved at once.
set-up-strip-used = { $used } of { $leds } LEDs are in use.
set-up-strip-light = light up
set-up-strip-more = 1 LED more
set-up-strip-fewer = 1 LED less
set-up-strip-turn = reverse
set-up-strip-earlier = earlier
set-up-strip-later = later
set-up-strip-remove = remove
set-up-strip-colours = Its colours, in the order { $order }: light up
set-up-strip-red = red
set-up-strip-green = green
set-up-strip-blue = blue
set-up-strip-seen = It should be { $lit }. What do you see?
set-up-strip-mixed = several colours, LED by LED
set-up-strip-add = Add
set-up-along = Where does it run? Along the mat it can point at a die in question.
set-up-edge-seats = not along the mat
set-up-edge-far = its far edge
set-up-edge-near = its near edge
set-up-edge-left = its left edge
set-up-edge-right = its right edge
set-up-edge-around = all around it
set-up-edge-begins = The edge begins at LED { $n } (left or near; all around: at the near left corner)
set-up-edge-ends = The edge ends at LED { $n }
set-up-led-ten-back = 10 LEDs back
set-up-led-one-back = 1 LED back
set-up-led-light = light up
set-up-led-one-on = 1 LED on
set-up-led-ten-on = 10 LEDs on
set-up-point = Point there, at a corner of the mat
set-up-point-near-left = near left
set-up-point-near-right = near right
set-up-point-far-left = far left
set-up-point-far-right = far right
set-up-strip-all = The strip as a whole
set-up-strip-share = divided automatically
set-up-strip-own = as set up here
set-up-show-tracks = all rows
set-up-show-dark = left dark
set-up-show-seat-1 = seat 1
set-up-show-seat-2 = seat 2
set-up-show-seat-3 = seat 3
set-up-show-seat-4 = seat 4
set-up-show-seat-5 = seat 5
set-up-show-seat-6 = seat 6
set-up-show-seat-7 = seat 7
set-up-show-seat-8 = seat 8
set-up-wifi = Which Wi-Fi should the phones join? The screen then shows a code for it.
set-up-wifi-is = Current network: { $name }.
set-up-wifi-none = None is named yet. That’s fine if everyone is in it anyway.
set-up-wifi-name = Name of the Wi-Fi
set-up-wifi-password = Its password (leave empty if it has none)
set-up-done = That’s all. Scan the code on the table’s screen, and sit down.
set-up-again = You can open the set-up on the table’s screen whenever no one is playing. Everything is in settings.toml, too.
set-up-restart = Some changes apply only after a restart: turn the table off and on again.
refused-set-up = This step has no such choice.
refused-set-up-playing = A game is being played. Set the table up when it’s over.
refused-camera-address = That isn’t the address of a camera. It begins with http:// or rtsp://; type its password again if you change the rest.
refused-setting = { $label }: { $reason }. Nothing was changed.
refused-settings = The settings couldn’t be saved, so nothing was changed: { $reason }
refused-order = Press each seat’s button once first, then keep the order.
refused-strip-full = All { $leds } LEDs of the strip are in use. Take one from another part first.
refused-wifi-name = A Wi-Fi name has at most 32 characters.
refused-wifi-password = A Wi-Fi password has 8 to 63 characters. Leave it empty if there is none.

# The card editor
fault = Line { $line }, column { $column }: { $text }
refused-card-editor = This game has no card editor.
refused-card-editor-afar = Open the card editor at the table's own screen, or set a PIN there and type it here.
refused-card-faults = The card is saved as a draft, but isn’t in the deck yet. { $why }
refused-card-twin = Another card in this deck has that title. Change one of the titles; this card is saved as a draft.
refused-import-many = You can import at most { $most } cards at once. Split them into several files.
refused-import-faults = There are too many mistakes in it, so nothing was imported. The first is in line { $line }: { $why }
refused-letters = It contains characters that no page can show. Nothing was imported. Open it in a text editor, delete them, and save it as UTF-8.
refused-import-new = For a new deck, import a card file that begins with “deck:”. Rows of a spreadsheet go into an existing deck.
refused-picture = That isn’t a readable picture, or it’s too large. Take a photograph, or choose a smaller .jpg or .png file.
refused-picture-title = Save the card first, then add its picture.
refused-pictures-many = There is room for { $most } pictures. Delete some first.
refused-is-here = { $name }’s phone is at the table. { $name } can step out there.
# What Home Assistant calls a table and what it knows of it.
cafe-table = Table “{ $name }”
cafe-turn = Turn
cafe-game = Game
cafe-stage = Stage
cafe-help = Help wanted
cafe-doctor = Needs attention
cafe-light = Light strip
rulebook-choices = What a table can choose; the first is what we recommend
roll-again-doubts = { $n ->
    [one] I’m not sure of one die.
   *[other] I’m not sure of { $n } dice.
 }

# A map of tiles under the camera
tiles-seen = The camera saw it: { $what }.
tiles-doubt = The camera isn’t sure: { $one }, or { $other }? The player being asked taps the right one.
tiles-owed = Still to do on the table: { $where }.
tiles-behind = The tiles don’t match the screen. Lay them as the screen shows.
tiles-early = Something is new on the map: { $where }. A tile may stay; I’ll look again once it may be laid.
tiles-both = { $one }; { $other }
tiles-covered = Something covers the map: { $where }. Take it away, and I’ll look again.
tiles-illegal = That isn’t allowed: { $where }. Pick it up, and lay it where it fits.
tiles-other-tile = That isn’t the tile that was drawn: { $where }. Lay the one the screen shows.
tiles-turned = A tile of the map was turned: { $where }. Turn it back as the screen shows.
tiles-removed = A tile of the map is missing: { $where }. Put it back as the screen shows.
tiles-face-down = A tile is face down: { $where }. Turn it over.
tiles-apart = A tile is on its own: { $where }. Lay it next to another one.
tiles-several = More than one tile has changed: { $where }. Put all but one back as they were.
tiles-lost = I can’t find the map. Lay it as the screen shows, all of it in the camera’s view.
tiles-dark = It’s too dark for me to see the map. Turn on a lamp.

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
alone-nothing = Nothing just now. Now and then every phone says “take a look”, so that nobody can tell who is asked something.
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
lobby-ready = Everybody here? Then begin.
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
game-left-out = { $game }, which { $name } brings, is not played here: { $why }.
game-brought = { $name } { $version }. Made by: { $by }. Licence: { $licence }.
tour-page = How it goes · { $n } of { $of }
game-untold = not told
game-unchecked = nobody has checked this game
game-checked = holds { $held } of { $of } things that every game should
game-checked-before = held { $held } of { $of } things that every game should; it was changed since
game-check-introduces-itself = It says what it is about and what lies on the table, in all its languages.
game-check-pictures = All its pictures are there.
game-check-rules = Its rules can be looked up in all its languages, and each moment has its reminders.
game-check-ends = Whole games come to an end, and replay exactly.
game-check-speaks = Whatever it shows, asks and tells is said in all its languages.
game-check-answers = Every question has an answer.
game-check-secrets = A secret card is sent to nobody but whoever holds it.
lobby-begin = { $n ->
    [one] Begin alone
   *[other] Begin with { $n } players
}
step-seats = Take seats: { $n } of { $least } to { $most }
step-cards = { $n ->
    [0] Cards: none in play yet
    [one] Cards: 1 deck in play
   *[other] Cards: { $n } decks in play
}
step-rules = { $n ->
    [0] House rules: as we recommend
    [one] House rules: 1 of your own
   *[other] House rules: { $n } of your own
}
end-game-lost = { $n ->
    [0] Nothing has been played yet. You stay where you sit, and may begin anew.
    [one] The game ends here for everybody, and nobody can play it on. You stay where you sit; your phones keep its story.
   *[other] The game ends here for everybody, after { $n } answers, and nobody can play it on. You stay where you sit; your phones keep its story.
}
refused-no-evening = This phone keeps no evening of this table any more.
dice-missing = { $n ->
    [one] Before you pack up: one die ({ $colour }) is not on the mat, last seen { $where }.
   *[other] Before you pack up: { $n } dice ({ $colour }) are not on the mat, last seen { $where }.
}
zone-seat = by { $name }
zone-roll = where dice are rolled
zone-shared = with the dice of all
zone-beside = beside the places of the mat
refused-host-code = That is not the code, or it was shown too long ago. Let the table’s screen show one, and type it.
refused-new-version = That could not be kept: { $why }
refused-no-stick = There is no USB stick with a version (table_companion-….whl) and its signature beside it (….whl.sig). Plug it in, wait a moment, and try again.
refused-no-updates = Nobody would install it here: where this box was set up, `make install` was not run.
update-working = Version { $version } is being installed.
update-done = Version { $version } was installed and runs.
update-failed = Version { $version } was given up, and the one of before runs: { $why }
refused-restart = Nobody can begin the program anew from here. End it where it was started, and start it again.
refused-restore = That is no backup of a table companion, or it is broken. Take the file backup as it was saved, or an older one.
restore-made = The backup was made on { $day } and holds { $n ->
    [0] no game.
    [one] one game.
   *[other] { $n } games.
}
restore-latest = The latest of them began on { $day }.
restore-empty = Nobody has played there yet.
restore-decks = Cards of your own are in it, too.
restore-no-decks = It has no cards of your own.
restore-here = It would take the place of { $n ->
    [0] a table without a game.
    [one] one game here.
   *[other] { $n } games here.
}
restore-here-latest = The latest of those began on { $day }. All of it, photographs too, is set aside on this machine and not deleted.
restore-here-empty = What is here is set aside all the same and not deleted.
setting-strip = The light strip
setting-strip-kind = What lights up
setting-strip-leds = How many LEDs
setting-strip-order = Order of the colours
setting-strip-segments = Stretches, each as “seat-1 12”
setting-strip-along = Where on the mat it runs
setting-strip-begins = First LED along the mat, from 0
setting-strip-ends = Last LED along the mat
setting-strip-supply-ma = What the supply gives, in mA
setting-strip-brightness = Brightness, in percent
setting-strip-night = At night, such as 22:00-07:00
setting-strip-night-brightness = Brightness at night, in percent
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
setting-buttons-hold-s = Seconds that a held button takes
setting-buttons-debounce-ms = Milliseconds until a press counts
setting-panel = The panel on USB
setting-panel-port = Port
setting-panel-button-lamps = Whether its buttons have lamps
setting-camera = The camera
setting-camera-source = Which camera
setting-camera-tokens = Tokens on the mat: propose an answer (ask), or give it (answer)
setting-network = The network
setting-network-host = Listens on
setting-network-port = Port
setting-network-address = Address that phones are told
setting-network-wifi = Name of the Wi-Fi
setting-kiosk = The big screen
setting-kiosk-sleep-min = Minutes until it goes dark
setting-kiosk-call-s = Seconds until a person who is asked is called (0: never)
setting-table = The table
setting-table-language = Language
setting-table-seats = How many can sit here
setting-table-dice = Sets of dice in the box
setting-table-game = Game that a new table begins with
setting-table-stage-s = Seconds that a roll, an attack or a check stays open
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
refused-print = That cannot be printed here. Choose one of the papers and things that the page shows.
refused-sent = What phones were sent is shown once the game is over, and to nobody before: the host neither.
refused-sent-key = That page is not open any more. Open it once more at the end of the game.
refused-no-replay = That evening is not open any more. Choose its file once more.
evening-of = { $day }: { $names }
evening-broken-off = { $day }, not played to its end: { $names }
shelf-over = played to the end
shelf-round = round { $n }
shelf-begun = just begun
shelf-broken-off = broken off
shelf-broken-off-round = broken off in round { $n }
lay-thrown = dice in the middle
camera-faces = { $colour } in the middle: { $held } should lie there, the camera sees { $seen }.
shelf-met = { $n ->
    [one] one card
   *[other] { $n } cards
}
refused-shelved-goes-on = This game may still go on, so nobody reads it yet. Play on, or end it first.
tonight-won = { $game } ({ $names })
tally-game = { $n ->
    [one] played once
   *[other] played { $n } times
}
tally-person = { $n ->
    [one] one game
   *[other] { $n } games
}, { $won ->
    [0] none won
    [one] one won
   *[other] { $won } won
}{ $row ->
    [0] {""}
    [one] {""}
   *[other] , the last { $row } in a row
}
tally-two = { $one } and { $other }
tally-pair = { $n ->
    [one] one game together
   *[other] { $n } games together
}, { $won ->
    [0] never both winners
    [one] both winners once
   *[other] both winners { $won } times
}
again = Next party

# The camera
buttons-lost = The buttons on the table do nothing ({ $reason }). Those on this screen do.
button-stuck = The button "{ $button }" stays down: it may be jammed. Those on this screen work.
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
refused-light = That part of the light strip cannot be tried out now.
strip-lost = The light strip is dark ({ $reason }). You can play on without it.
panel-none = I see no panel on USB. Plug it in whenever you like: the game goes on without it.
panel-gone = The panel is unplugged. Play on with this screen and your phones; plug it in again whenever you like.
panel-nonsense = What is plugged in at { $port } does not talk like a panel. This puts the panel's program on it: python3 -m firmware install
panel-silent = What is plugged in at { $port } says nothing. This puts the panel's program on it: python3 -m firmware install
panel-denied = I may not use the panel at { $port }. Run: sudo usermod -aG dialout $USER, and start the machine anew.
panel-taken = Another program has the panel at { $port }. End it, and the panel is back.
panel-faulty = The panel at { $port } fails. Pull it out and plug it in again.
panel-old = The panel's program is an old one, and does what it can. This renews it: python3 -m firmware install
panel-newer = The panel's program is newer than this companion, and does what it can. Bring the companion up to date.
panel-lamps = The panel's strip has { $n ->
    [one] 1 LED
   *[other] { $n } LEDs
}, and the settings say { $m }: write { $n } into [strip] leds.
panel-others = Several panels are plugged in. { $port } is the one that counts; this one does nothing: { $others }.
camera-lost = The camera does not work: { $reason }
camera-gone = I can’t see the table. Photograph the dice with a phone, or type them in.
camera-gone-map = I can’t see the map. Show on a phone where each tile lies.
camera-back = The camera is back.
journal-set-aside = The record of the games so far was damaged, so this table begins with an empty one. Nothing was thrown away: it is kept as { $file }.
journal-cut = The record of this table was damaged. { $n ->
    [one] The last thing that was entered is missing
   *[other] The last { $n } things that were entered are missing
}: what you see is how it stood before. Do again what is missing, and go on. The damaged record is kept as { $file }.
journal-unsure = I cannot tell whether the last things that you entered are all here: my note about it is damaged or lost. See whether what is asked now is right, and do again what is missing.
journal-backup-today = This is the backup of { $at }; what came after is not in it.
journal-backup = This is the backup of { $day }, { $at }; what came after is not in it.
lost-asked = The person who answered then answers once more, the same way. { $later ->
    [0] Nothing came after it.
    [one] The entry after it is kept if it still fits.
   *[other] The { $later } entries after it are kept where they still fit.
}
journal-gaps = The record of earlier evenings was damaged: { $n ->
    [one] one thing that was entered then is missing
   *[other] { $n } things that were entered then are missing
}. The damaged record is kept as { $file }.
table-cut-off = I was cut off and am back. All that had counted is here: go on with what is asked now.
sdcard-unreadable = companion.txt on the SD card cannot be read ({ $why }). Save it again on a computer.
sdcard-no-text = companion.txt on the SD card is not plain text. Write it again with a simple text editor.
sdcard-no-colon = companion.txt, line { $line }: “{ $text }” has no colon. Write for example “language: en”.
sdcard-unknown = companion.txt, line { $line }: there is no setting “{ $word }”. There are name, language, wifi, wifi password, country, pin and game.
sdcard-unknown-hint = companion.txt, line { $line }: there is no setting “{ $word }”. Did you mean “{ $hint }”?
sdcard-twice = companion.txt, line { $line }: this setting was given before. The last one counts.
sdcard-name = companion.txt, line { $line }: “{ $value }” cannot be the table’s name. Use letters without accents, digits and hyphens, for example game-table.
sdcard-language = companion.txt, line { $line }: there is no language “{ $value }”. Write one of: { $languages }.
sdcard-wifi = companion.txt, line { $line }: “{ $value }” is too long for the name of a Wi-Fi.
sdcard-password = companion.txt, line { $line }: a Wi-Fi password has 8 to 63 characters. Check it for a typing error.
sdcard-country = companion.txt, line { $line }: “{ $value }” is not a country’s code. Write two letters, such as GB, US or DE.
sdcard-pin = companion.txt, line { $line }: a PIN has 4 to 12 digits and nothing else.
sdcard-game = companion.txt, line { $line }: there is no game “{ $value }”. There are { $games }.
sdcard-no-country = companion.txt names a Wi-Fi but no country. Without one the Wi-Fi stays off: write for example “country: GB”.
sdcard-no-wifi = companion.txt has a Wi-Fi password but no Wi-Fi. Write its name after “wifi:”.
sdcard-not-joined = The table cannot join the Wi-Fi “{ $wifi }”. Is it on and near enough? Then check its name and password in companion.txt.
camera-moved = The camera or the mat was bumped. I have found the mat again.
camera-too-dark = It is too dark to read the dice. Put a lamp on, or type them in.
camera-glare = The light is too harsh to read the dice. Turn the lamp, or type them in.
camera-blurred = The picture is blurred. Is the lens clean?
camera-markers-missing = I cannot see the corners of the mat. Lay them free and into the picture, or type the dice in.
camera-off-the-mat = { $n ->
    [one] One die fell beside the mat's fields. Roll it again, in the middle.
   *[other] { $n } dice fell beside the mat's fields. Roll them again, in the middle.
}
camera-off-the-tray = { $n ->
    [one] One die fell beside the tray. Roll it again, in the tray.
   *[other] { $n } dice fell beside the tray. Roll them again, in the tray.
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
    [one] A { $colour } die lies there that does not belong to this roll.
   *[other] { $n } { $colour } dice lie there that do not belong to this roll.
}
camera-doubt = { $n ->
    [one] One die cannot be read for sure: roll that one again, or type it in.
   *[other] { $n } dice cannot be read for sure: roll those again, or type them in.
}
camera-unsure = { $n ->
    [one] I am not quite sure of one die. Say what it shows, or roll that one again.
   *[other] I am not quite sure of { $n } dice. Say what they show, or roll those again.
}
camera-no-colour = The picture has no colours, so I cannot tell whose dice are whose. Type them in.
camera-hand = A hand is in the way. Take it off the dice.
camera-cocked = { $n ->
    [one] One die leans: roll that one again.
   *[other] { $n } dice lean: roll those again.
}
camera-stacked = { $n ->
    [one] One die lies on another: roll that one again.
   *[other] { $n } dice lie on others: roll those again.
}
camera-hiding = { $n ->
    [one] One die may lie on another: look under the one that is ringed twice. If so, roll it again.
   *[other] { $n } dice may lie on others: look under those that are ringed twice. If so, roll them again.
}
camera-touching = { $n ->
    [one] One die touches another and cannot be read: push it a little away without turning it.
   *[other] { $n } dice touch others and cannot be read: push them a little apart without turning them.
}
camera-glaring = { $n ->
    [one] The lamp shines on one die: shade it with a hand, or type it in.
   *[other] The lamp shines on { $n } dice: shade them with a hand, or type them in.
}
camera-odd-face = { $n ->
    [one] One die shows a symbol, not pips. Enter it by hand.
   *[other] { $n } dice show symbols, not pips. Enter them by hand.
}
camera-unknown-colour = { $n ->
    [one] One die has a colour that is nobody's here: take it away, or type the dice in.
   *[other] { $n } dice have a colour that is nobody's here: take them away, or type the dice in.
}
camera-uncertain-colour = { $n ->
    [one] The colour of one die is hard to tell in this light: it may be somebody else’s.
   *[other] The colours of { $n } dice are hard to tell in this light: they may be somebody else’s.
}
camera-unmoved = { $n ->
    [one] One die lies where it lay before: roll them all together.
   *[other] { $n } dice lie where they lay before: roll them all together.
}
camera-kept = { $n ->
    [one] One die that should have stayed shows something else. Only what is asked for is rolled again.
   *[other] { $n } dice that should have stayed show something else. Only what is asked for is rolled again.
}
camera-middle = { $owner }: { $seen } in the middle, { $said } said. Move the dice, or take the answer back.
camera-allowed = { $owner }: { $seen } in the middle, { $most } are allowed. Take some back.
camera-turned = A { $colour } die was moved: { $was } was read and counts, { $now } lies there now.
spoken-dice = { $owner }: { $faces }.
spoken-sum = Counted: { $sum }.
camera-others = { $n ->
    [one] One die of another kind is typed in: the camera reads those with pips.
   *[other] { $n } dice of another kind are typed in: the camera reads those with pips.
}
camera-crowd = I read { $most } dice at once and no more. Take some away.
camera-pool = { $what }: { $seen } on the mat, { $held } in the game.
pretend-token = { $what }{ $n ->
    [0] : take the last one away
    [one] {""}
   *[other] {" "}({ $n })
}
token-means = On the mat: { $what }{ $n ->
    [0] {" "}(none any more)
    [one] {""}
   *[other] {" "}({ $n })
}. Yes: { $answer }
token-told = { $what }{ $n ->
    [0] : none any more
    [one] {""}
   *[other] {" "}({ $n })
}. { $who }, confirm on your phone: { $answer }
token-told-all = { $what }{ $n ->
    [0] : none any more
    [one] {""}
   *[other] {" "}({ $n })
}. Confirm on a phone or here: { $answer }
token-and = { $some }, { $more }
camera-pushed = { $n ->
    [one] One die lies in the middle: yes, 1
   *[other] { $n } dice lie in the middle: yes, { $n }
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
origin-kiosk = from the kiosk
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
press-held = Hold it: the phone that asks gets this seat
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
refused-no-advice = There is nothing for you to choose just now. Ask again when there is.

# After a game
same-again = Same again
chapter = Round { $n }
leaf-dice = The honest page
leaf-dice-title = How the dice fell
leaf-line = One line of the story
leaf-own-dice = The honest page
leaf-own-dice-title = How your dice fell
dice-mean = { $n ->
    [one] 1 die, showing { $mean }
   *[other] { $n } dice, { $mean } on average
}
luck-too-few = Too few to speak of luck.
luck-usual = Normal luck: in 95 % of evenings this many fair dice average between { $least } and { $most }.
luck-rare = A rare evening: nineteen times out of twenty, so many fair dice lie between { $least } and { $most }.
dice-evenings = { $n ->
    [one] From one evening
   *[other] From { $n } evenings
}
fairness-too-few = Too few to say anything: { $missing } more have to be thrown.
fairness-fair = { $dice ->
    [one] It falls as a fair die does.
    [0] They fall as fair dice do; an odd one among them could still hide.
   *[other] They fall as fair dice do; an odd one among the { $dice } could still hide.
}
fairness-uneven = A little uneven, but one fair { $dice ->
    [one] die
   *[other] set
} in { $n } looks like that by chance. { $dice ->
    [one] Keep an eye on it.
   *[other] Keep an eye on them.
}
fairness-suspect = Hardly chance: only one fair { $dice ->
    [one] die in { $n } falls so unevenly. Better take another.
   *[other] set in { $n } falls so unevenly. Which of them it is nobody can tell. Better take other dice.
}
fairness-surely = The { $face } came { $count } of { $n } times: nineteen times out of twenty its true share lies between { $least } and { $most } %, and 17 % is fair.
dice-together = { $n ->
    [one] one die, if it is always the same
   *[other] { $n } dice together: they look alike
}
dice-unknown = all dice of this colour together: they look alike
forgotten = Forgotten for good: { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $photographs ->
    [one] 1 photograph
   *[other] { $photographs } photographs
}, and every name.
forgotten-dice = Forgotten: how the dice fell on { $n ->
    [one] 1 evening
   *[other] { $n } evenings
}.
refused-locked = This is for the host. At the big screen, the PIN opens it.
refused-pin = A PIN has { $least } to { $most } digits.
refused-pin-wrong = That is not the PIN. Nothing was changed.
refused-pin-wait = Too many wrong PINs: wait { $n ->
    [one] a second
   *[other] { $n } seconds
}, then try again.
refused-pin-settings = This PIN stands in the settings file, and can be changed only there.
refused-backup-game = Not in the middle of a game: every secret of it would be in the file. Once it is over, or in a terminal: python3 -m companion backup
refused-backup-open = Only the table's own screen can do that, as long as there is no PIN. Go there, or set one.
refused-kiosk = This is done at the big screen, where everybody sees it.

# Refusals
refused-teach = The camera learns your dice before a game, not in the middle of one.
refused-put = There is no answer that such tokens stand for now.
refused-photo-late = That roll is over. Nothing was changed.
refused-photo-busy = Several photographs are being read already. Wait a moment and send yours again.
refused-photo-no-dice = There are no dice in this picture that I can see. Hold the phone straight above them, so that they fill half of the picture, and try again.
refused-photo-heic = This picture is in Apple’s HEIC format, which I cannot read. Photograph the dice with the button on this page; or choose Settings › Camera › Formats › Most Compatible on the iPhone.
refused-photo-too-large = This picture has more than 50 megapixels. Switch the camera to its usual size and try again.
refused-photo-too-small = This picture is too small to show a die. Photograph the dice with the button on this page.
refused-photo-no-picture = That is not a picture. Photograph the dice, or choose a photograph (.jpg or .png).
refused-photo-damaged = This picture arrived damaged. Send it once more, or take another one.
refused-throw = There is no roll to throw dice for now.
refused-button = There is no such button at this table.

# Seats, phones and the table's own screen
refused-power = This machine cannot be switched off from here. Pulling the plug costs no game either.
refused-no-staff = Nobody of the staff would hear of it: this table is in no café.
refused-staff-pin = You’re watching only. Write pin = "…" below [kiosk] in settings.toml on this machine, and restart it.
refused-staff-key = No key is set: write key = "…" below [cafe] in settings.toml, the same here and at every table.
refused-staff-broker = The broker is away, and nobody would hear it. Try again in a moment.
refused-staff-update = Choose both files, the version and its signature; and there has to be a table at which nobody plays.
refused-staff-nothing = Tick the tables, and write down what is to be brought to them.
refused-staff-large = That is too much to be brought at once: at most 250 kB.
refused-adjusting = { $what } is each table's own, and is not changed from afar.
refused-adjusting-nothing = There is no setting in these lines: write a section such as [strip] and below it brightness = 60.
refused-staff-silent = { $table } is offline. Try again once it is back.
refused-not-here = Only the table's own screen can do that. Go there and tap.
refused-has-phone = Who sits there has a phone. Look on that one.
refused-claim-connected = The phone that sits there is connected. Say yes on that one; only it, or the host, can hand the seat over.
refused-claim-which = Several phones ask for this seat. Say which one, by the number that it shows.
refused-claim-code = { $n ->
    [one] That is not the code. Look once more at the table's own screen: you have one more try.
   *[other] That is not the code. Look once more at the table's own screen: you have { $n } more tries.
}
refused-claim-over = It is too late for that, or somebody said no. Ask for the seat once more.

# Teaching the camera
teach = Teach the camera our dice
teach-unknown = The camera tells your dice apart by the names of their colours. Show them to it once, and it knows them: that takes less than a minute.
teach-known = The camera knows your dice (lesson { $n }, { $score } %). Teach it again when the dice, the lamp or the place have changed.
teach-begin = Begin
teach-again = Teach it again
teach-stop = Stop
teach-close = Good
teach-take-back = Forget the last lesson
teach-step-empty = An empty middle
teach-empty = Take all dice out of the middle.
teach-roll = { $owner }, roll all your { $colour } dice, and let them lie.
teach-roll-shared = Roll all the { $colour } dice, and let them lie.
teach-blind = I cannot see the dice. Is there light, and are the corners of the mat free?
teach-not-empty = Something lies there that looks like a die. Take it away.
teach-disk = What I have learnt cannot be written to my disk, so nothing was kept. Ask the host to make room, then roll these dice once more.
teach-too-few = These are too few to be sure. Roll all of them.
teach-mixed = These are not all of one set. Leave only that set in the middle, and roll it again.
teach-alike = { $one } and { $other }: your dice look alike to me. One of you takes dice of another colour, or you give me more light. If only one set lies there, take it away and roll the right one.
teach-passed = Done: I know your dice ({ $score } % read and told apart).
teach-failed = Not good enough yet: { $score } % read and told apart. More light helps, and a camera that stands nearer. Nothing was changed.

# Printed seat cards
print-seat-todo = Scan this, type the code that the big screen shows, and take the { $colour } dice.
print-wifi = First the Wi-Fi
print-wifi-todo = Scan this once to be in { $name }. Then scan the card of your dice.

# Setting a table up
set-up-language-title = Language
set-up-pin-title = Host
set-up-seats-title = Seats and dice
set-up-camera-title = Camera
set-up-buttons-title = Buttons
set-up-strip-title = Light strip
set-up-network-title = Wi-Fi
set-up-done-title = Ready
set-up-welcome = Welcome! A few steps, and this table is ready. You can leave any of them as it is, and come back later.
set-up-keep = Keep it
set-up-pin = With a PIN, only whoever knows it sets the table up, clears it or forgets what it keeps. In a café or a club you want one; guests play on without it.
set-up-pin-none = There is no PIN yet. At home you may go on without: then whoever stands at this screen is the host.
set-up-pin-is = There is a PIN. A new one takes its place.
set-up-pin-new = New PIN, 4 to 12 digits
set-up-seats = How many of you fit round the table, and which sets of dice lie in the box?
set-up-seats-label = Seats
set-up-seats-n = up to { $n }
set-up-dice-label = Sets of dice
set-up-camera = The camera looks down on the dice. Each die that it has found has a ring.
set-up-camera-label = Which camera
set-up-camera-address = Or the address of a phone’s camera app or an IP camera, such as http://192.168.1.20:8080/video
set-up-camera-auto = whatever is plugged in
set-up-camera-pi = the Pi’s own
set-up-camera-webcam = the first webcam
set-up-camera-pretend = none: dice on the screen
set-up-camera-moving = I see something move, or nothing yet. Leave the dice alone for a moment.
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
set-up-camera-no-mat = I see no mat. Without one you roll in front of the camera, and that is fine.
set-up-buttons = Press each button once; it is named here. The one that takes back has to be held.
set-up-buttons-none = I know of no buttons. Those on the screen and on your phones do the same.
set-up-button-pressed = { $button }: works ✓
set-up-button-waits = { $button }: not pressed yet
set-up-order = The seats’ buttons, as you pressed them: { $order }
set-up-order-none = In a wrong order? Press the seats’ buttons round the table, from the first seat on.
set-up-order-keep = Keep this order
set-up-order-anew = Press them anew
set-up-strip = Let each part light up, and see whether it is where it should be. What you change is kept at once.
set-up-strip-used = { $used } of { $leds } LEDs are shared out.
set-up-strip-light = light it
set-up-strip-more = 1 LED more
set-up-strip-fewer = 1 LED less
set-up-strip-turn = backwards
set-up-strip-earlier = earlier
set-up-strip-later = later
set-up-strip-remove = remove
set-up-strip-colours = Its colours, in the order { $order }: light it
set-up-strip-red = red
set-up-strip-green = green
set-up-strip-blue = blue
set-up-strip-seen = It should be { $lit }. What do you see?
set-up-strip-mixed = several colours, LED by LED
set-up-strip-add = Add
set-up-along = Where does it run? Along the mat it points at a die that is in question.
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
set-up-led-light = light it
set-up-led-one-on = 1 LED on
set-up-led-ten-on = 10 LEDs on
set-up-point = Point there, at a corner of the mat
set-up-point-near-left = near left
set-up-point-near-right = near right
set-up-point-far-left = far left
set-up-point-far-right = far right
set-up-strip-all = The strip as a whole
set-up-strip-share = shares itself out
set-up-strip-own = as laid out here
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
set-up-wifi = Which Wi-Fi are the phones to be in? The screen then shows a code that brings them there.
set-up-wifi-is = Now it is { $name }.
set-up-wifi-none = None is named yet. That is fine where everybody is in it anyway.
set-up-wifi-name = Name of the Wi-Fi
set-up-wifi-password = Its password, or nothing if it has none
set-up-done = That is all. Scan the code on the table’s screen, and sit down.
set-up-again = The set-up is on the table’s screen whenever nobody plays, and all of it stands in settings.toml, too.
set-up-restart = Some of what you changed holds only from the next start on: turn the table off and on again.
refused-set-up = That is not a choice of this step.
refused-set-up-playing = A game is being played. The table can be set up when it is over.
refused-camera-address = That is no address of a camera. It begins with http:// or rtsp://; type its password again if you change the rest.
refused-settings = The settings could not be kept, and nothing was changed: { $reason }
refused-order = Press each seat’s button once first, then keep the order.
refused-strip-full = The strip has { $leds } LEDs, and all of them are shared out. Take one from another part first.
refused-wifi-name = A Wi-Fi’s name has at most 32 letters.
refused-wifi-password = A Wi-Fi’s password has 8 to 63 letters, or there is none at all.

# The workshop
fault = Line { $line }, column { $column }: { $text }
refused-workshop = There is no workshop for this game.
refused-workshop-afar = Open the workshop at the table's own screen; or set a PIN there, and type it here.
refused-card-faults = The card is kept as a draft, but not yet in the deck. { $why }
refused-card-twin = Another card of this deck has that title. Give one of them another title; this one is kept as a draft.
refused-import-many = At most { $most } cards are brought in at once. Divide them among several files.
refused-import-faults = There are so many mistakes in it that nothing was brought in. The first is in line { $line }: { $why }
refused-letters = It holds characters that no page can show. Nothing was brought in. Open it in a text editor, delete them, and save it as UTF-8.
refused-import-new = A new deck comes out of a card file, which begins with “deck:”. Rows of a spreadsheet go into a deck that is there.
refused-picture = That is not a picture that can be read, or it is too large. Take a photograph, or choose a smaller file that ends in .jpg or .png.
refused-picture-title = Keep the card first; then its picture has a place.
refused-pictures-many = There is room for { $most } pictures. Take some away first.
refused-is-here = { $name }’s phone is at the table. { $name } can step out there.
# What Home Assistant calls a table and what it knows of it.
cafe-table = Table “{ $name }”
cafe-turn = Turn
cafe-game = Game
cafe-stage = Stage
cafe-help = Help wanted
cafe-doctor = Needs attention
cafe-light = Light strip
rulebook-choices = What a table can choose
roll-again-doubts = { $n ->
    [one] One die is in doubt.
   *[other] { $n } dice are in doubt.
 }

# A map of tiles under the camera
tiles-seen = The camera saw it: { $what }.
tiles-doubt = The camera is not sure: { $one }, or { $other }? Whoever is asked says which, with a tap.
tiles-owed = On the table it still has to be done: { $where }.
tiles-behind = The tiles don’t match the screen. Lay them as the screen shows.
tiles-early = Something is new on the map: { $where }. A tile may stay; I look again once it may be laid.
tiles-both = { $one }; { $other }
tiles-covered = Something lies over the map: { $where }. Take it away, then I look again.
tiles-illegal = That may not be so: { $where }. Take it up, and lay it where it fits.
tiles-other-tile = That is not the tile that was drawn: { $where }. Lay the one that the screen shows.
tiles-turned = A tile of the map was turned: { $where }. Turn it back as the screen shows.
tiles-removed = A tile of the map is gone: { $where }. Put it back as the screen shows.
tiles-face-down = A tile lies face down: { $where }. Turn it over.
tiles-apart = A tile lies apart: { $where }. Lay it against one of the others.
tiles-several = More than one tile has changed: { $where }. Put all but one back as they lay.
tiles-lost = I do not find the map. Lay it as the screen shows it, all of it where the camera sees it.
tiles-dark = It is too dark for me to see the map. Turn on a lamp.

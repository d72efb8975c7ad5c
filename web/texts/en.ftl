# What the pages themselves say. What a game says stands with the game.
title = The table
you = you
hand = Your cards
hold = Hold to read
others = At the table
sitting = Sitting already
seats = Seats
log = What happened
of = { $value } of { $size }
percent = { $value } %
on-turn = on turn
wanted = waited for
away = phone away
roll = The roll
photograph = The photograph of the roll
die-face = { $colour }: { $value }
die-doubt = { $colour }: in doubt
slot = { $owner }, { $colour }
type-dice = Type the dice in
dice-right = These are the dice
send = Send
search = Type a few letters
strip = The light strip
code = Code
scan = Scan this to take a seat
qr = QR code of { $address }
free = free
free-seat = Free this seat
free-seat-of = Free the seat of { $name }
pretend = Pretend table
throw = Throw the dice
means-nothing = nothing now
this-device = This phone
house-rules = { $n ->
    [0] House rules
    [one] House rules: 1 of your own
   *[other] House rules: { $n } of your own
}
house-rules-hint = Where the rulebook leaves it open. What is marked holds; tap to play otherwise.
another-player = Another player on this phone
leave = Give up my seat
your-name = Your name
your-dice = Your dice
sit-down = Sit down
name-missing = Type a name, so that the others know who sits there.
no-free-seat = No seat is free now. If one of them is yours, somebody at the table can free it before the game begins.
ask-code = The table's code
ask-code-hint = It stands beside the QR code on the big screen.
go-on = Go on
to-joining = To the way in
lost = Connection lost, trying again …
unsent = Not sent yet, trying again …

# Where somebody went astray: what is the matter, and what to do.
wrong-code = This code opens no table.
wrong-code-todo = Look at the big screen for the code of now, and type it in again.
no-table = There is no such table.
no-table-todo = Scan the QR code on the big screen again.
no-seat = This seat is no longer yours.
no-seat-todo = It was freed, or the next party has begun. Take a seat anew.
no-role = This address is not complete.
no-role-todo = Scan the QR code on the big screen again.
no-answer = This is not an answer that the table understands.
no-answer-todo = Open the page again and tap one of its buttons.
die-missing = One die has no number yet.
die-missing-todo = Tap a face for each of the dice, then send them.
no-photograph = There is no such photograph.
no-photograph-todo = Photographs are kept only as long as they are of use.
other-site = Another site asked for this.
other-site-todo = Open the table's own page and tap there.
no-page = There is nothing here.
no-page-todo = Scan the QR code on the big screen again.
too-large = That was too much at once.
too-large-todo = Open the page again and tap one of its buttons.
trouble = Something went wrong at the table's side.
trouble-todo = Nothing was lost. Open the page again; if it stays so, restart the companion.

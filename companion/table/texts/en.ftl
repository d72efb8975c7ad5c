# What the table says when something cannot be: why, and what to do instead.

# An answer that does not count
refused-closed = Already decided. Look at the question the table is asking now.
refused-stale = The question has changed since you saw it. Read it again and answer once more.
refused-seat = This question is for someone else at the table.
refused-file = That card file isn’t on the shelf. Choose one of those shown.
refused-rule = There is no such house rule, or no such choice. Choose one of those shown.
refused-long = That’s too long: at most { $most } characters fit. Use fewer words.
refused-option = That isn’t one of the choices. Choose one of those shown.
refused-picked = Choose { $least } to { $most } of what is shown.
refused-reach = What you choose has to add up to at least { $n }.
refused-game = That game isn’t here. Choose one of those shown.
refused-many = At most { $most } people can play this. Free the seats of those who aren’t playing, then choose it again.
refused-shared-of = { $name }’s dice belong to everyone in this game. Free that seat, take another colour, then choose the game again.
refused-number = Choose a number from { $least } to { $most }.
refused-face = No die shows that.
refused-face-of = That die shows 1 to { $most }.
refused-dice = { $n ->
    [one] Those aren’t the dice that are asked for. Roll the one die shown, in its colour.
   *[other] Those aren’t the dice that are asked for. Roll all { $n } in the colours shown.
}
refused-no-dice = Type in at least one die, and no more than { $most }.
refused-kept = { $n ->
    [one] Only one die is rolled again. Leave the others where they are.
   *[other] Only { $n } dice are rolled again. Leave the others where they are.
}
refused-form = That doesn’t answer this question. Use the buttons below it.

# A step of something that is told step by step
told-step = { $text }
told-share = { $text } ({ $share })
told-times = { $n } × { $text }

# Sitting down and getting up
refused-name = Type a name that the others can read: one letter is enough.
refused-colour = Choose a colour from the list.
refused-shared = Dice of that colour belong to everyone. Choose another colour.
refused-same-name = Someone at this table is already called { $name }: add a letter so that everyone knows who is meant.
refused-taken = That colour is taken. Choose another one.
refused-full = All { $most } seats are taken. Watch, or ask someone for their seat.
refused-nobody = No one is in that seat now.
refused-closed-joining = Joining is closed. Open it again on the table’s own screen.
refused-plays = No one is playing for someone else there. Look at the seat again.
refused-playing = The game is on, so no one can join or leave a seat. Wait for the next one.

# Taking back and correcting
refused-nothing-to-undo = There is nothing to undo yet.
refused-export = That isn’t an evening from a table like this one. Choose the file evening.json as it was saved.
refused-export-long = That evening is too long: this table can open at most { $most } steps.
refused-export-game = That evening was { $name }, which can’t be played here. Open it at a table that has this game.
refused-redo-late = Something has happened since, or it counts again already. See what can be undone now.
done-again = Done again: { $what }
undo-asks = Asked again: { $question }
refused-lost = One entry can’t be read. Answer it again first, or skip it.
refused-recall = { $n ->
    [one] Then the entry after it no longer fits. Was it something else? If not, enter the same again: the later one is skipped.
   *[other] Then { $n } of the entries after it no longer fit. Was it something else? If not, enter the same again: those { $n } are skipped.
}
refused-undo-late = Something has happened since, or it was undone already. See what can be undone now.
refused-asking = Someone has asked to undo something. Agree or say no first.
refused-no-roll = That roll no longer counts. Look at the table and correct the one that does.
refused-not-seen = That no longer counts. Look at the table and correct what does.
refused-same-seen = That is what the camera saw. Choose what is right.
refused-same-dice = These are the dice as they were read. Change the one that was misread.

# What is brought in
refused-too-much = That file needs more memory or time than this table has. Nothing was changed. Choose a smaller one.
refused-slow-evening = This table needs long to work through that evening. Try again: it continues from where it stopped.
refused-reading = Other files are being read. Nothing was changed. Try again in a minute.

# Beginning and ending a game
refused-few = { $least ->
    [one] This game needs a player. Take a seat first.
   *[other] This game needs at least { $least } players. Ask someone to take a seat.
}
refused-begun = The game has already begun.
refused-no-game = No game is being played yet. Begin one first.
refused-secret = The journal contains every secret, so you can take it only once the game is over.
refused-over = This game is already over. Continue with “Next party” or “Same again”.
refused-command = Something else was already sent. Reload and try again.
refused-settled = The secrets of this game have been read, so its end can’t change. Play it again if you like.
refused-fault = The game has an error there, so nothing was changed. Choose something else or undo the last step, and send the support file.
refused-not-aside = This game is no longer on the shelf. Look at the shelf again.
refused-table-roll = By a house rule, everyone here rolls their own dice. Roll them, or type in what they show.
rule-way = How do you play?
rule-way-printed = As printed
rule-way-printed-hint = The rules of the box, and nothing else.
rule-way-additions = With our additions
rule-table-rolls = May the table roll for you?
rule-table-rolls-yes = Yes, for anyone who asks
rule-table-rolls-never = No, real dice only
rule-unseen-first = Prefer cards you haven't met?
rule-unseen-first-yes = Yes, when these phones play again
rule-unseen-first-no = No, shuffle everything
rolled-by-table = The table rolled: { $faces }.
advice-plain = From what you can know, no other answer is better.
advice-only = There is nothing else to choose.
refused-advice = By a house rule, no one here gets advice. Ask the others, or read the rules.
rule-table-advice = May a bot advise players on their phones?
rule-table-advice-yes = Yes, anyone who asks
rule-table-advice-counted = Yes, and the story says how often
rule-table-advice-never = No
refused-take-up = This version of the program can’t continue that game: its rules have changed since. It stays on the shelf until you install a version that can.
refused-unfinished = The game isn’t over yet. Play on, or say that you want to give it up.

# Card files
refused-deck-link = The card file { $file } is a link out of its folder. Put the file itself there.
refused-deck-large = The card file { $file } is larger than one megabyte. Split it into several files.
refused-deck-text = The card file { $file } isn’t plain text. Save it again as UTF-8.
refused-deck-unreadable = The card file { $file } can’t be read. Check that it’s a file and that it may be opened.
refused-deck-name = Give the deck a name with letters in it, at most { $most } characters.
refused-deck-language = Give the language of the deck in two small letters, such as en or de.
refused-deck-taken = Another deck has that name, or nearly. Choose another name.
refused-deck-broken = Line { $line } of the card file can’t be read: { $why }
refused-deck-long = The deck is too long: at most { $most } characters fit. Split it into two decks.
refused-decks-many = There is room for { $most } decks. Move one to the bin first.
refused-version = There is no such version. Choose one of those shown.
refused-drafts-many = This deck already has { $most } drafts. Finish some, or discard some.
refused-card-long = The card is too long: at most { $most } characters fit. Use fewer words.
refused-card-gone = That card is no longer in this deck. Look at the deck again.

# Mistakes in a card file or a sheet
fault-in-file = { $file }, line { $line }, column { $column }: { $text }
fault-lines = { $first }
    { $others }
fault-did-you-mean = Did you mean “{ $word }”?
fault-one-of = Write one of: { $words }.
fault-long = The file is too long: at most { $most } characters are read.
fault-empty = The file is empty.
fault-character = One character here can’t be used in a text; delete it and type it again.
fault-name-plain = Before a colon, use only plain words.
fault-twice = “{ $name }” is here twice; the first is in line { $line }.
fault-colon = There is a colon in the middle of a text. Put the whole text in double quotes, or start it on a new line after “>”.
fault-tab = There is a tab; use spaces to indent.
fault-indented = This line is indented differently from the lines above it.
fault-no-colon = A name needs a colon and a space after it, as in “title: The bridge”.
fault-quotation = This text has an opening quotation mark but no closing one.
fault-sign = A text can’t start with this sign unless it’s in double quotes.
fault-alias = A text can’t start with “&” or “*” unless it’s in double quotes.
fault-tag = A text can’t start with “!” unless it’s in double quotes.
fault-many = The file holds too much: at most { $most } names and values are read.
fault-deep = The lines are indented too far: at most { $most } levels are read.
fault-block = After “>”, begin the text on the next line, indented.
fault-dash = Put a dash that begins a list on a line of its own.
fault-dashes = A line of three dashes splits the file; make two files of it.
fault-unreadable = This line can’t be read. Compare it with the lines above, or put its text in double quotes.
fault-no-deck = A card file begins with a line “deck:” and its name.
fault-span = The number can be { $least } to { $most } here, not { $n }.
fault-span-word = It can be 1 to { $most } { $word }, not { $n }.
fault-no-sheet = This isn’t a spreadsheet. Save it as CSV, or copy its cells and paste them.
refused-encoding = Some letters of this file are uncertain (“{ $seen }”), so nothing was imported. Save it as UTF-8: “CSV UTF-8” in Excel, the character set “Unicode (UTF-8)” in LibreOffice; Numbers and Google Sheets do so by themselves.
fault-sheet-empty = The sheet is empty.
fault-rows = At most { $most } rows are read; put the rest into another sheet.
fault-columns = The first row names the columns: “{ $title }”, and for example { $known }.
fault-column = No card has a line “{ $name }”. { $hint }
fault-card-kind = There is no kind of card “{ $name }”. { $hint }
fault-word = “{ $word }” can’t be used on this line. { $hint }
fault-title-letters = A title needs letters or digits.
fault-no-list = After “{ $line }:”, write a list; begin each card with a dash and a space.
fault-no-title = { $kind } begins with a line “title:” and its name.
fault-card-twin = Two cards are called “{ $title }”; the first is in line { $line } of { $file }. Rename one of them.
fault-needs = { $kind } needs a line “{ $line }:”.
fault-has-no = { $kind } has no line “{ $line }:”. { $hint }
fault-no-text = After “{ $line }:”, write a text.
fault-picture-word = No picture has “{ $words }”. There are: { $known }.
fault-picture-two = A picture has one of { $words }: leave the others out.
editor-stays-english = This line stays English: the game has no sentences in the language of this deck.
editor-picture-english = In English words, in every language: for example “woman, rain, road”.
fault-number = After “{ $line }:”, write a number from { $least } to { $most }, not “{ $text }”.
fault-yes-no = After “{ $line }:”, write yes or no, not “{ $text }”.
fault-no-sentence = After “{ $line }:”, write a sentence, or “nothing”.
fault-needs-sentence = { $kind } needs a line “{ $line }:” with a sentence that says what it does.
fault-sentence-colon = Write a sentence here, without a colon in it.
fault-nearest = I don’t understand “{ $sentence }”. Did you mean “{ $nearest }”?
fault-one-of-many = I don’t understand “{ $sentence }” either. Fix the others first; then you’ll see what you can say here.
fault-unknown = I don’t understand “{ $sentence }”. Here ({ $place }) you can say: { $known }.
fault-nobody = “{ $whom }” refers to no one here ({ $place }). Write one of: { $names }.
fault-elsewhere = You can’t use this sentence here ({ $place }).

# The companion itself
refused-disk-full = The companion's disk is full, so nothing was changed. Ask the host to make room, then try again.
refused-disk = The companion cannot write to its disk, so nothing was changed. Ask the host to look at it, then try again.
refused-shut = The companion is shutting down. Try again when it is back.

# What the log says when something is taken back, or dice were misread
entry-lost = Entry { $n } can no longer be read.
entry-recalled = Entry { $n } was answered again.
entry-left-out = Entry { $n } was skipped.
entries-left-out = { $left ->
    [one] After entry { $n }, one later entry no longer fits and is skipped.
   *[other] After entry { $n }, { $left } later entries no longer fit and are skipped.
}
taken-back = Taken back: { $what }
plays-bot = { $name } is away for a while: a bot plays on.
plays-gone = { $name } goes home: a bot plays on.
plays-other = { $player } plays on for { $name }.
plays-back = { $name } is back and plays again.
last-answer = The last answer.
was-answered = What was chosen at “{ $question }”.
and-more = { $first } And what came with it.
corrected-seen = The camera misread it: { $old } → { $new }
corrected-laid = Fixed what the camera saw: { $old } → { $new }
corrected-laid-by = { $name } fixed what the camera saw: { $old } → { $new }
corrected-seen-by = { $name } says the camera misread it: { $old } → { $new }
corrected-dice = The dice were misread: { $old } → { $new }
corrected-dice-by = { $name } says the dice were misread: { $old } → { $new }
corrected-roll = { $old } → { $new }
corrected-stop = { $n ->
    [one] One later answer no longer fits and is undone: { $what }
   *[other] { $n } later answers no longer fit and are undone. The first: { $what }
}
differ-track = { $name }: { $track } { $old } → { $new }
differ-shared = { $track } { $old } → { $new }
differ-gained = { $name }: { $new }
differ-lost = { $name }: no longer { $old }
differ-badge = { $name }: { $old } → { $new }
differ-gone = { $name } is out.
differ-back = { $name } is back in.
differ-middle = { $old } → { $new }
spotlight-named = { $kicker }: { $title }

# What the table says when something cannot be: why, and what to do instead.

# An answer that does not count
refused-closed = Already decided. Look at the question the table is asking now.
refused-stale = The question has changed since you saw it. Read it again and answer once more.
refused-seat = This question is for somebody else at the table.
refused-file = There is no such card file on the shelf. Take one of those that are shown.
refused-rule = There is no such house rule, or no such choice. Take one of those that are shown.
refused-long = That is too long: at most { $most } characters fit. Say it in fewer words.
refused-option = That is not one of the choices. Take one of those that are shown.
refused-picked = Take from { $least } to { $most } of what is shown.
refused-reach = Together what you take has to reach { $n }.
refused-game = There is no such game here. Take one of those that are shown.
refused-many = At most { $most } people play this. Free the seats of those who do not play, then choose it again.
refused-shared-of = The dice of { $name } are everybody’s in this game. Free that seat and take another colour, then choose it again.
refused-number = Choose a number from { $least } to { $most }.
refused-face = No die shows that.
refused-face-of = That die shows 1 to { $most }.
refused-dice = { $n ->
    [one] These are not the dice that are asked for. Roll the one die that is shown, in its colour.
   *[other] These are not the dice that are asked for. Roll all { $n } in the colours that are shown.
}
refused-no-dice = Type in at least one die, and no more than { $most }.
refused-kept = { $n ->
    [one] Only one die is rolled again. Leave the others as they lie.
   *[other] Only { $n } dice are rolled again. Leave the others as they lie.
}
refused-form = That does not answer this question. Use the buttons below the question.

# A step of something that is told step by step
told-step = { $text }
told-share = { $text }: { $share }
told-times = { $n } × { $text }

# Sitting down and getting up
refused-name = Type a name that the others can read: one letter is enough.
refused-colour = Choose a colour from the list.
refused-shared = Dice of that colour belong to everybody. Choose another colour.
refused-same-name = There is a { $name } at this table already: add a letter, so that everybody knows who is meant.
refused-taken = That colour is taken. Choose another one.
refused-full = All { $most } seats are taken. Watch along, or ask somebody for their seat.
refused-nobody = Nobody sits there any more.
refused-closed-joining = Nobody new can join just now. The table’s own screen lets people in again.
refused-plays = Nobody plays on for anybody there just now. Look at the seat once more.
refused-playing = The game is on, so nobody sits down or gets up now. Wait for the next one.

# Taking back and correcting
refused-nothing-to-undo = There is nothing to take back yet.
refused-export = That is no evening that was taken home from a table like this one. Choose the file evening.json as it was saved.
refused-export-long = That evening is too long: one of at most { $most } steps can be opened here.
refused-export-game = That evening was { $name }, which cannot be played here. Open it at a table that has this game.
refused-redo-late = Something was done since, or it counts again already. Look at what can be taken back now.
done-again = Done again: { $what }
undo-asks = Asked again: { $question }
refused-lost = One entry cannot be read. Answer that again first, or leave it out.
refused-recall = { $n ->
    [one] Then the entry after it no longer fits. Was it something else? If not, say the same again: the later one is left out.
   *[other] Then { $n } of the entries after it no longer fit. Was it something else? If not, say the same again: those { $n } are left out.
}
refused-undo-late = Something happened since, or it was taken back already. Look at what can be taken back now.
refused-asking = Somebody asked to take something back. Agree to it or say no first.
refused-no-roll = That roll does not count any more. Look at the table and correct the one that does.
refused-not-seen = That does not count any more. Look at the table and correct what does.
refused-same-seen = That is what the camera saw. Choose what is right.
refused-same-dice = These are the dice as they were read. Change the one that was misread.

# What is brought in
refused-too-much = That file takes more memory or time than this table can give it. Nothing was changed. Take a smaller one.
refused-slow-evening = That evening takes this table long to work through. Try again: it goes on from where it got to.
refused-reading = Other files are being read just now. Nothing was changed. Try again in a minute.

# Beginning and ending a game
refused-few = { $least ->
    [one] This game needs somebody to play it. Take a seat first.
   *[other] This game needs at least { $least } players. Ask somebody to take a seat.
}
refused-begun = The game has begun already.
refused-no-game = No game is being played yet. Begin one first.
refused-secret = The journal tells every secret, so it can be had only once the game is over.
refused-over = This game is over already: “Next party” or “Same again” goes on from here.
refused-command = Something else was already sent. Reload and try again.
refused-settled = The secrets of this game have been read, so its end stands. Play the same again, if you like.
refused-not-aside = This game is not on the shelf any more. Look at the shelf again.
refused-table-roll = At this table everybody rolls their own dice: that is a house rule here. Roll them, or type in what they show.
rule-table-rolls = May the table roll for you?
rule-table-rolls-yes = Yes, for anyone who asks
rule-table-rolls-never = No, real dice only
rule-unseen-first = Deal what you haven't met before first?
rule-unseen-first-yes = Yes, when these phones play again
rule-unseen-first-no = No, shuffle everything
rolled-by-table = The table rolled: { $faces }.
advice-plain = By what you can know, no other answer is better.
advice-only = There is nothing else to choose.
refused-advice = At this table nobody is advised: that is a house rule here. Ask the others, or read the rules.
rule-table-advice = May a bot advise players on their phones?
rule-table-advice-yes = Yes, anyone who asks
rule-table-advice-counted = Yes, and the story says how often
rule-table-advice-never = No
refused-take-up = This version of the program cannot go on with that game: its rules have changed since. It stays on the shelf until a version that can is installed.
refused-unfinished = The game is not over yet. Play on, or say that you want to give it up.

# Card files
refused-deck-link = The card file { $file } is a link that leads out of its folder. Put the file itself there.
refused-deck-large = The card file { $file } is larger than one megabyte. Split it into several files.
refused-deck-text = The card file { $file } is not plain text. Save it again as UTF-8.
refused-deck-unreadable = The card file { $file } cannot be read. Check that it is a file and that it may be opened.
refused-deck-name = Give the deck a name with letters in it: at most { $most } characters fit.
refused-deck-language = Say the language of the deck in two small letters, such as en or de.
refused-deck-taken = A deck is called that already, or nearly so. Give this one another name.
refused-deck-broken = Line { $line } of the card file cannot be read: { $why }
refused-deck-long = The deck has grown too long: at most { $most } characters fit. Make two decks of it.
refused-decks-many = There is room for { $most } decks. Put one into the bin first.
refused-version = There is no such version. Take one of those that are shown.
refused-drafts-many = Of this deck { $most } cards are being written already. Keep some of them, or give some up.
refused-card-long = A card that long fits nowhere: at most { $most } characters. Say it in fewer words.
refused-card-gone = There is no such card in this deck any more. Look at the deck again.

# Mistakes in a card file or a sheet
fault-in-file = { $file }, line { $line }, column { $column }: { $text }
fault-lines = { $first }
    { $others }
fault-did-you-mean = Did you mean “{ $word }”?
fault-one-of = Write one of: { $words }.
fault-long = The file is too long: at most { $most } characters are read.
fault-empty = The file is empty.
fault-character = There is a character that no text has; delete it and type it again.
fault-name-plain = A name before a colon must be plain words.
fault-twice = “{ $name }” stands here twice; the first is in line { $line }.
fault-colon = There is a colon in the middle of a text. Put the whole text in double quotes, or start it in a new line after “>”.
fault-tab = There is a tab; use spaces to indent.
fault-indented = This line is indented differently from the lines above it.
fault-no-colon = A name needs a colon and a space after it, as in “title: The bridge”.
fault-quotation = A quotation mark that opens a text has no partner that closes it.
fault-sign = A text cannot start with this sign unless it stands in double quotes.
fault-alias = A text cannot start with “&” or “*” unless it stands in double quotes.
fault-tag = A text cannot start with “!” unless it stands in double quotes.
fault-many = There is too much in the file: at most { $most } names and values are read.
fault-deep = The lines are indented too deep: at most { $most } levels are read.
fault-block = After “>” the text begins in the next line, indented.
fault-dash = A dash that begins a list stands in a line of its own.
fault-dashes = A line of three dashes divides the file; make two files of it.
fault-unreadable = This line cannot be read. Compare it with the lines above, or put its text in double quotes.
fault-no-deck = A card file begins with a line “deck:” and its name.
fault-span = The number can be { $least } to { $most } here, not { $n }.
fault-span-word = It can be 1 to { $most } { $word }, not { $n }.
fault-no-sheet = This is no sheet. Save it as CSV, or copy its cells and paste them.
refused-encoding = Some letters of this file cannot be told for sure (“{ $seen }”), so nothing was taken in. Save it as UTF-8: “CSV UTF-8” in Excel, the character set “Unicode (UTF-8)” in LibreOffice; Numbers and Google Sheets do so by themselves.
fault-sheet-empty = The sheet is empty.
fault-rows = At most { $most } rows are read; put the others into another sheet.
fault-columns = The first row names the columns: “{ $title }”, and such as { $known }.
fault-column = No card has a line “{ $name }”. { $hint }
fault-card-kind = There is no kind of card “{ $name }”. { $hint }
fault-word = “{ $word }” is not one of the words for this line. { $hint }
fault-title-letters = A title needs letters or digits.
fault-no-list = After “{ $line }:” stands a list; begin each card with a dash and a space.
fault-no-title = { $kind } begins with a line “title:” and its name.
fault-card-twin = Two cards are called “{ $title }”; the first is in line { $line } of { $file }. Rename one of them.
fault-needs = { $kind } needs a line “{ $line }:”.
fault-has-no = { $kind } has no line “{ $line }:”. { $hint }
fault-no-text = Write a text after “{ $line }:”.
fault-number = After “{ $line }:” stands a number from { $least } to { $most }, not “{ $text }”.
fault-yes-no = After “{ $line }:” stands yes or no, not “{ $text }”.
fault-no-sentence = Write a sentence after “{ $line }:”, or “nothing”.
fault-needs-sentence = { $kind } needs a line “{ $line }:” with a sentence that says what it does.
fault-sentence-colon = Here stands a sentence, without a colon in it.
fault-nearest = “{ $sentence }” is not understood. Did you mean “{ $nearest }”?
fault-one-of-many = “{ $sentence }” is not understood either. Mend the others first, then you are told what you can say here.
fault-unknown = “{ $sentence }” is not understood. Here ({ $place }) you can say: { $known }.
fault-nobody = “{ $whom }” means nobody here ({ $place }). Write one of: { $names }.
fault-elsewhere = This sentence cannot stand here ({ $place }).

# The companion itself
refused-disk-full = The companion's disk is full, so nothing was changed. Ask the host to make room, then try again.
refused-disk = The companion cannot write to its disk, so nothing was changed. Ask the host to look at it, then try again.
refused-shut = The companion is shutting down. Try again when it is back.

# What the log says when something is taken back, or dice were misread
entry-lost = Entry { $n } cannot be read any more.
entry-recalled = Entry { $n } was answered again.
entry-left-out = Entry { $n } was left out.
entries-left-out = { $left ->
    [one] After entry { $n }, one later entry no longer fits and is left out.
   *[other] After entry { $n }, { $left } later entries no longer fit and are left out.
}
taken-back = Taken back: { $what }
plays-bot = { $name } steps out for a while: a bot plays on.
plays-gone = { $name } goes home: a bot plays on.
plays-other = { $player } plays on for { $name }.
plays-back = { $name } is back and plays again.
last-answer = The last answer.
was-answered = “{ $question }” was answered.
and-more = { $first } And what came with it.
corrected-seen = The camera misread it: { $old } → { $new }
corrected-laid = Fixed what the camera saw: { $old } → { $new }
corrected-laid-by = { $name } says that it lies otherwise: { $old } → { $new }
corrected-seen-by = { $name } says that the camera misread it: { $old } → { $new }
corrected-dice = The dice were misread: { $old } → { $new }
corrected-dice-by = { $name } says that the dice were misread: { $old } → { $new }
corrected-roll = { $old } → { $new }
corrected-stop = { $n ->
    [one] One later answer no longer fits and is taken back: { $what }
   *[other] { $n } later answers no longer fit and are taken back. The first: { $what }
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

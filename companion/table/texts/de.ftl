# Was der Tisch sagt, wenn etwas nicht geht: warum, und was stattdessen.

# Eine Antwort, die nicht zählt
refused-closed = Das ist schon entschieden. Schaut, was der Tisch jetzt fragt.
refused-stale = Die Frage hat sich geändert, seit du sie gesehen hast. Lies sie noch einmal und antworte dann.
refused-seat = Diese Frage geht an jemand anderen am Tisch.
refused-file = Diese Kartendatei ist nicht im Regal. Wähl eine der angezeigten.
refused-rule = Diese Hausregel oder diese Möglichkeit gibt es nicht. Wähl eine der angezeigten.
refused-long = Das ist zu lang: Höchstens { $most } Zeichen passen. Nimm weniger Worte.
refused-option = Das gibt es nicht zur Wahl. Wähl eine der angezeigten Möglichkeiten.
refused-picked = Wähl { $least } bis { $most } von dem, was angezeigt wird.
refused-reach = Was du wählst, muss zusammen mindestens { $n } ergeben.
refused-game = Dieses Spiel gibt es hier nicht. Wähl eins der angezeigten.
refused-many = Dieses Spiel ist für höchstens { $most } Leute. Gib die Plätze frei, auf denen niemand mitspielt, und wähl es noch einmal.
refused-shared-of = Die Würfel von { $name } gehören in diesem Spiel allen. Gib den Platz frei, nimm eine andere Farbe und wähl das Spiel noch einmal.
refused-number = Wähl eine Zahl von { $least } bis { $most }.
refused-face = Das zeigt kein Würfel.
refused-face-of = Dieser Würfel zeigt 1 bis { $most }.
refused-dice = { $n ->
    [one] Das sind nicht die verlangten Würfel. Wirf den einen angezeigten, in seiner Farbe.
   *[other] Das sind nicht die verlangten Würfel. Werft alle { $n } in den angezeigten Farben.
}
refused-no-dice = Gebt mindestens einen Würfel ein, aber höchstens { $most }.
refused-kept = { $n ->
    [one] Nur ein Würfel wird noch einmal geworfen. Lasst die anderen liegen.
   *[other] Nur { $n } Würfel werden noch einmal geworfen. Lasst die anderen liegen.
}
refused-form = Das beantwortet diese Frage nicht. Nimm die Knöpfe darunter.

# Ein Schritt von etwas, das Schritt für Schritt erzählt wird
told-step = { $text }
told-share = { $text } ({ $share })
told-times = { $n } × { $text }

# Hinsetzen und aufstehen
refused-name = Gib einen Namen ein, den die anderen lesen können: Ein Buchstabe genügt.
refused-colour = Wähl eine Farbe aus der Liste.
refused-shared = Würfel in dieser Farbe gehören allen. Wähl eine andere Farbe.
refused-same-name = { $name } heißt hier schon jemand: Häng einen Buchstaben an, damit alle wissen, wer gemeint ist.
refused-taken = Diese Farbe ist schon vergeben. Wähl eine andere.
refused-full = Alle { $most } Plätze sind besetzt. Schau zu, oder frag, ob dir jemand seinen Platz gibt.
refused-nobody = Auf diesem Platz sitzt niemand mehr.
refused-closed-joining = Gerade kann niemand dazukommen. Öffnet den Beitritt am Bildschirm des Tisches wieder.
refused-plays = Dort spielt niemand für jemand anderen. Sieh dir den Platz noch einmal an.
refused-playing = Das Spiel läuft; jetzt kann niemand dazukommen oder seinen Platz verlassen. Warte auf das nächste.

# Zurücknehmen und berichtigen
refused-nothing-to-undo = Noch gibt es nichts zurückzunehmen.
refused-export = Das ist kein Abend von einem solchen Tisch. Wählt die Datei evening.json so, wie sie gespeichert wurde.
refused-export-long = Dieser Abend ist zu lang: Dieser Tisch öffnet höchstens { $most } Schritte.
refused-export-game = An diesem Abend wurde { $name } gespielt, das es hier nicht gibt. Öffnet ihn an einem Tisch, der das Spiel hat.
refused-redo-late = Inzwischen ist etwas passiert, oder es gilt schon wieder. Seht nach, was sich jetzt zurücknehmen lässt.
done-again = Wiederhergestellt: { $what }
undo-asks = Noch einmal gefragt: { $question }
refused-lost = Ein Eintrag ist nicht lesbar. Gebt ihn erst noch einmal ein, oder überspringt ihn.
refused-recall = { $n ->
    [one] Dann passt der Eintrag danach nicht mehr. War es etwas anderes? Wenn nicht, gib dasselbe noch einmal ein: Dann entfällt der spätere.
   *[other] Dann passen { $n } Einträge danach nicht mehr. War es etwas anderes? Wenn nicht, gib dasselbe noch einmal ein: Dann entfallen diese { $n }.
}
refused-undo-late = Inzwischen ist etwas passiert, oder es wurde schon zurückgenommen. Seht nach, was sich jetzt zurücknehmen lässt.
refused-asking = Jemand möchte etwas zurücknehmen. Stimmt erst zu oder sagt Nein.
refused-no-roll = Dieser Wurf zählt nicht mehr. Schaut auf den Tisch und korrigiert den, der zählt.
refused-not-seen = Das zählt nicht mehr. Schaut auf den Tisch und korrigiert, was zählt.
refused-same-seen = Genau das hat die Kamera gesehen. Wähl, was richtig ist.
refused-same-dice = Genau so wurden die Würfel gelesen. Ändere den, der falsch gelesen wurde.

# Was hereingebracht wird
refused-too-much = Diese Datei braucht mehr Speicher oder Zeit, als dieser Tisch hat. Nichts wurde geändert. Wählt eine kleinere.
refused-slow-evening = Dieser Tisch braucht lange für diesen Abend. Versucht es noch einmal: Er macht dort weiter, wo er aufgehört hat.
refused-reading = Gerade werden andere Dateien gelesen. Nichts wurde geändert. Versucht es in einer Minute noch einmal.

# Ein Spiel anfangen und beenden
refused-few = { $least ->
    [one] Für dieses Spiel braucht es jemanden, der mitspielt. Nimm zuerst Platz.
   *[other] Für dieses Spiel braucht es mindestens { $least } Leute. Bittet noch jemanden an den Tisch.
}
refused-begun = Das Spiel hat schon begonnen.
refused-no-game = Noch läuft kein Spiel. Beginnt erst eines.
refused-secret = Das Protokoll enthält jedes Geheimnis, darum könnt ihr es erst nach dem Spiel mitnehmen.
refused-over = Dieses Spiel ist schon zu Ende. Weiter geht es mit „Platz für die Nächsten“ oder „Noch einmal so“.
refused-command = Es wurde schon etwas anderes gesendet. Lade die Seite neu und versuch es noch einmal.
refused-settled = Die Geheimnisse dieses Spiels wurden gelesen, darum steht sein Ende fest. Spielt es gern noch einmal.
refused-fault = Das Spiel hat hier einen Fehler, darum wurde nichts geändert. Wählt etwas anderes oder nehmt den letzten Schritt zurück, und schickt die Datei für den Support.
refused-not-aside = Dieses Spiel ist nicht mehr im Regal. Seht noch einmal nach.
refused-table-roll = Nach eurer Hausregel würfeln hier alle selbst. Würfelt, oder tippt ein, was die Würfel zeigen.
rule-way = Wie spielt ihr?
rule-way-printed = Wie gedruckt
rule-way-printed-hint = Die Regeln der Schachtel, sonst nichts.
rule-way-additions = Mit unseren Zusätzen
rule-table-rolls = Darf der Tisch für euch würfeln?
rule-table-rolls-yes = Ja, wenn ihn jemand bittet
rule-table-rolls-never = Nein, nur echte Würfel
rule-unseen-first = Lieber Karten, die ihr noch nicht kennt?
rule-unseen-first-yes = Ja, wenn diese Handys wieder spielen
rule-unseen-first-no = Nein, alles mischen
rolled-by-table = Der Tisch hat gewürfelt: { $faces }.
advice-plain = Nach allem, was du wissen kannst, ist keine andere Antwort besser.
advice-only = Etwas anderes gibt es nicht zu wählen.
refused-advice = Nach eurer Hausregel gibt es hier keinen Rat. Fragt die anderen, oder lest die Regeln.
rule-table-advice = Darf ein Bot auf den Handys Rat geben?
rule-table-advice-yes = Ja, wenn jemand fragt
rule-table-advice-counted = Ja, und die Geschichte sagt, wie oft
rule-table-advice-never = Nein
refused-take-up = Diese Version des Programms kann das Spiel nicht fortsetzen: Seine Regeln haben sich seither geändert. Es bleibt im Regal, bis ihr eine passende installiert.
refused-unfinished = Das Spiel ist noch nicht zu Ende. Spielt weiter, oder sagt, dass ihr aufgebt.

# Kartendateien
refused-deck-link = Die Kartendatei { $file } ist eine Verknüpfung aus ihrem Ordner heraus. Legt die Datei selbst hinein.
refused-deck-large = Die Kartendatei { $file } ist größer als ein Megabyte. Teilt sie in mehrere Dateien auf.
refused-deck-text = Die Kartendatei { $file } ist kein reiner Text. Speichert sie noch einmal als UTF-8.
refused-deck-unreadable = Die Kartendatei { $file } lässt sich nicht lesen. Prüft, ob es eine Datei ist und ob sie geöffnet werden darf.
refused-deck-name = Gebt dem Deck einen Namen mit Buchstaben, höchstens { $most } Zeichen lang.
refused-deck-language = Gebt die Sprache des Decks in zwei kleinen Buchstaben an, etwa en oder de.
refused-deck-taken = So oder fast so heißt schon ein Deck. Wählt einen anderen Namen.
refused-deck-broken = Zeile { $line } der Kartendatei lässt sich nicht lesen: { $why }
refused-deck-long = Das Deck ist zu lang: Höchstens { $most } Zeichen passen hinein. Macht zwei daraus.
refused-decks-many = Es ist Platz für { $most } Decks. Legt erst eines in den Papierkorb.
refused-version = Diese Fassung gibt es nicht. Wählt eine der angezeigten.
refused-drafts-many = Dieses Deck hat schon { $most } Entwürfe. Stellt einige fertig, oder verwerft welche.
refused-card-long = Die Karte ist zu lang: Höchstens { $most } Zeichen passen. Nehmt weniger Worte.
refused-card-gone = Diese Karte ist nicht mehr in diesem Deck. Seht euch das Deck noch einmal an.

# Fehler in einer Kartendatei oder einer Tabelle
fault-in-file = { $file }, Zeile { $line }, Spalte { $column }: { $text }
fault-lines = { $first }
    { $others }
fault-did-you-mean = Meintest du „{ $word }“?
fault-one-of = Schreib eines davon: { $words }.
fault-long = Die Datei ist zu lang: Höchstens { $most } Zeichen werden gelesen.
fault-empty = Die Datei ist leer.
fault-character = Ein Zeichen hier passt in keinen Text; lösch es und tipp es noch einmal.
fault-name-plain = Vor einem Doppelpunkt dürfen nur einfache Wörter stehen.
fault-twice = „{ $name }“ steht hier zweimal, zuerst in Zeile { $line }.
fault-colon = Mitten im Text steht ein Doppelpunkt. Setz den ganzen Text in doppelte Anführungszeichen, oder fang ihn nach „>“ in einer neuen Zeile an.
fault-tab = Da ist ein Tabulator; rück mit Leerzeichen ein.
fault-indented = Diese Zeile ist anders eingerückt als die darüber.
fault-no-colon = Nach einem Namen kommen ein Doppelpunkt und ein Leerzeichen, wie in „title: Die Brücke“.
fault-quotation = Dieser Text beginnt mit einem Anführungszeichen, aber das schließende fehlt.
fault-sign = Mit diesem Zeichen kann ein Text nur in doppelten Anführungszeichen anfangen.
fault-alias = Mit „&“ oder „*“ kann ein Text nur in doppelten Anführungszeichen anfangen.
fault-tag = Mit „!“ kann ein Text nur in doppelten Anführungszeichen anfangen.
fault-many = In der Datei steht zu viel: Höchstens { $most } Namen und Werte werden gelesen.
fault-deep = Die Zeilen sind zu tief eingerückt: Höchstens { $most } Stufen werden gelesen.
fault-block = Nach „>“ beginnt der Text eingerückt in der nächsten Zeile.
fault-dash = Ein Strich, mit dem eine Liste beginnt, braucht eine eigene Zeile.
fault-dashes = Eine Zeile aus drei Strichen teilt die Datei; mach zwei Dateien daraus.
fault-unreadable = Diese Zeile lässt sich nicht lesen. Vergleich sie mit denen darüber, oder setz ihren Text in doppelte Anführungszeichen.
fault-no-deck = Eine Kartendatei beginnt mit einer Zeile „deck:“ und ihrem Namen.
fault-span = Die Zahl darf hier { $least } bis { $most } sein, nicht { $n }.
fault-span-word = Möglich sind 1 bis { $most } { $word }, nicht { $n }.
fault-no-sheet = Das ist keine Tabelle. Speicher sie als CSV, oder kopier ihre Zellen und füg sie ein.
refused-encoding = Einige Buchstaben dieser Datei sind unsicher („{ $seen }“), darum wurde nichts importiert. Speicher sie als UTF-8: in Excel „CSV UTF-8“, in LibreOffice den Zeichensatz „Unicode (UTF-8)“; Numbers und Google Tabellen tun das von selbst.
fault-sheet-empty = Die Tabelle ist leer.
fault-rows = Höchstens { $most } Zeilen werden gelesen; leg den Rest in eine zweite Tabelle.
fault-columns = Die erste Zeile nennt die Spalten: „{ $title }“ und zum Beispiel { $known }.
fault-column = Keine Karte hat eine Zeile „{ $name }“. { $hint }
fault-card-kind = Eine Kartenart „{ $name }“ gibt es nicht. { $hint }
fault-word = „{ $word }“ geht in dieser Zeile nicht. { $hint }
fault-title-letters = Ein Titel braucht Buchstaben oder Ziffern.
fault-no-list = Nach „{ $line }:“ kommt eine Liste; fang jede Karte mit einem Strich und einem Leerzeichen an.
fault-no-title = { $kind } beginnt mit einer Zeile „title:“ und ihrem Namen.
fault-card-twin = Zwei Karten heißen „{ $title }“; die erste steht in Zeile { $line } von { $file }. Gib einer einen anderen Namen.
fault-needs = { $kind } braucht eine Zeile „{ $line }:“.
fault-has-no = { $kind } hat keine Zeile „{ $line }:“. { $hint }
fault-no-text = Schreib nach „{ $line }:“ einen Text.
fault-picture-word = Kein Bild hat „{ $words }“. Es gibt: { $known }.
fault-picture-two = Ein Bild hat eins von { $words }: Lass die anderen weg.
editor-stays-english = Diese Zeile bleibt Englisch: In der Sprache dieses Decks hat das Spiel keine Sätze.
editor-picture-english = Auf Englisch, in jeder Sprache: zum Beispiel „woman, rain, road“.
fault-number = Schreib nach „{ $line }:“ eine Zahl von { $least } bis { $most }, nicht „{ $text }“.
fault-yes-no = Schreib nach „{ $line }:“ yes (ja) oder no (nein), nicht „{ $text }“.
fault-no-sentence = Schreib nach „{ $line }:“ einen Satz, oder „nothing“ für nichts.
fault-needs-sentence = { $kind } braucht eine Zeile „{ $line }:“ mit einem Satz, der sagt, was die Karte tut.
fault-sentence-colon = Schreib hier einen Satz, ohne Doppelpunkt darin.
fault-nearest = „{ $sentence }“ verstehe ich nicht. Meintest du „{ $nearest }“?
fault-one-of-many = „{ $sentence }“ verstehe ich auch nicht. Verbessere zuerst die anderen, dann siehst du, was hier geht.
fault-unknown = „{ $sentence }“ verstehe ich nicht. Hier ({ $place }) geht: { $known }.
fault-nobody = „{ $whom }“ gibt es hier nicht ({ $place }). Schreib eines davon: { $names }.
fault-elsewhere = Dieser Satz geht hier nicht ({ $place }).

# Der Begleiter selbst
refused-disk-full = Der Speicher des Begleiters ist voll, darum wurde nichts geändert. Bittet darum, dass jemand Platz schafft, und versucht es dann noch einmal.
refused-disk = Der Begleiter kann nicht auf seinen Speicher schreiben, darum wurde nichts geändert. Bittet jemanden, der ihn betreut, nachzusehen, und versucht es dann noch einmal.
refused-shut = Der Begleiter fährt gerade herunter. Versucht es noch einmal, wenn er wieder da ist.

# Was im Verlauf steht, wenn etwas zurückgenommen wird oder Würfel falsch gelesen wurden
entry-lost = Eintrag { $n } ist nicht mehr lesbar.
entry-recalled = Eintrag { $n } wurde noch einmal eingegeben.
entry-left-out = Eintrag { $n } wurde übersprungen.
entries-left-out = { $left ->
    [one] Nach Eintrag { $n } passt ein späterer nicht mehr und entfällt.
   *[other] Nach Eintrag { $n } passen { $left } spätere nicht mehr und entfallen.
}
taken-back = Zurückgenommen: { $what }
plays-bot = { $name } ist kurz weg: Ein Bot spielt weiter.
plays-gone = { $name } geht nach Hause: Ein Bot spielt weiter.
plays-other = { $player } spielt für { $name } weiter.
plays-back = { $name } ist zurück und spielt wieder selbst.
last-answer = Die letzte Antwort.
was-answered = Was bei „{ $question }“ gewählt wurde.
and-more = { $first } Und was damit kam.
corrected-seen = Die Kamera hat sich geirrt: { $old } → { $new }
corrected-laid = Kamera korrigiert: { $old } → { $new }
corrected-laid-by = { $name } hat die Kamera korrigiert: { $old } → { $new }
corrected-seen-by = { $name } sagt, die Kamera hat sich geirrt: { $old } → { $new }
corrected-dice = Die Würfel wurden falsch gelesen: { $old } → { $new }
corrected-dice-by = { $name } sagt, die Würfel wurden falsch gelesen: { $old } → { $new }
corrected-roll = { $old } → { $new }
corrected-stop = { $n ->
    [one] Eine spätere Antwort passt nicht mehr und wird zurückgenommen: { $what }
   *[other] { $n } spätere Antworten passen nicht mehr und werden zurückgenommen. Die erste: { $what }
}
differ-track = { $name }: { $track } { $old } → { $new }
differ-shared = { $track } { $old } → { $new }
differ-gained = { $name }: { $new }
differ-lost = { $name }: nicht mehr { $old }
differ-badge = { $name }: { $old } → { $new }
differ-gone = { $name } ist nicht mehr dabei.
differ-back = { $name } ist wieder dabei.
differ-middle = { $old } → { $new }
spotlight-named = { $kicker }: { $title }

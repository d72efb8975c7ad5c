# Was der Tisch sagt, wenn etwas nicht geht: warum, und was stattdessen.

# Eine Antwort, die nicht zählt
refused-closed = Das ist schon entschieden. Schaut, was der Tisch jetzt fragt.
refused-stale = Die Frage hat sich geändert, seit du sie gesehen hast. Lies sie noch einmal und antworte neu.
refused-seat = Diese Frage geht an jemand anderen am Tisch.
refused-file = Diese Kartendatei liegt nicht im Regal. Nimm eine von denen, die da stehen.
refused-rule = Diese Hausregel oder diese Möglichkeit gibt es nicht. Nimm eine von denen, die da stehen.
refused-long = Das ist zu lang: Höchstens { $most } Zeichen passen. Sag es mit weniger Worten.
refused-option = Das steht nicht zur Wahl. Nimm eine der Möglichkeiten, die da stehen.
refused-picked = Nimm { $least } bis { $most } von dem, was da steht.
refused-reach = Zusammen muss, was du nimmst, { $n } erreichen.
refused-game = Dieses Spiel gibt es hier nicht. Nimm eins von denen, die da stehen.
refused-many = Dieses Spiel ist für höchstens { $most }. Gib die Plätze derer frei, die nicht mitspielen, und wähl es noch einmal.
refused-shared-of = Die Würfel von { $name } gehören in diesem Spiel allen. Gib den Platz frei, nimm eine andere Farbe und wähl es noch einmal.
refused-number = Wähl eine Zahl von { $least } bis { $most }.
refused-face = Das zeigt kein Würfel.
refused-face-of = Dieser Würfel zeigt 1 bis { $most }.
refused-dice = { $n ->
    [one] Das sind nicht die verlangten Würfel. Wirf den einen, der gezeigt wird, in seiner Farbe.
   *[other] Das sind nicht die verlangten Würfel. Werft alle { $n } in den Farben, die gezeigt werden.
}
refused-no-dice = Gebt mindestens einen Würfel ein und höchstens { $most }.
refused-kept = { $n ->
    [one] Nur ein Würfel wird noch einmal geworfen. Lasst die anderen liegen.
   *[other] Nur { $n } Würfel werden noch einmal geworfen. Lasst die anderen liegen.
}
refused-form = So lässt sich diese Frage nicht beantworten. Nimm die Knöpfe unter der Frage.

# Ein Schritt von etwas, das Schritt für Schritt erzählt wird
told-step = { $text }
told-share = { $text }: { $share }
told-times = { $n } × { $text }

# Hinsetzen und aufstehen
refused-name = Tipp einen Namen ein, den die anderen lesen können: Ein Buchstabe genügt.
refused-colour = Wähl eine Farbe aus der Liste.
refused-shared = Würfel in dieser Farbe gehören allen. Wähl eine andere Farbe.
refused-same-name = { $name } heißt hier schon jemand: Häng einen Buchstaben an, damit alle wissen, wer gemeint ist.
refused-taken = Diese Farbe ist schon vergeben. Wähl eine andere.
refused-full = Alle { $most } Plätze sind besetzt. Schau zu, oder frag jemanden nach dem Platz.
refused-nobody = Da sitzt niemand mehr.
refused-closed-joining = Gerade kann niemand dazukommen. Der eigene Bildschirm des Tisches lässt wieder Leute herein.
refused-plays = Dort spielt gerade niemand für jemanden weiter. Sieh dir den Platz noch einmal an.
refused-playing = Das Spiel läuft, jetzt setzt sich niemand dazu und niemand steht auf. Warte auf das nächste.

# Zurücknehmen und berichtigen
refused-nothing-to-undo = Es gibt noch nichts zurückzunehmen.
refused-export = Das ist kein Abend, den jemand von einem solchen Tisch mitgenommen hat. Wählt die Datei evening.json, wie sie gespeichert wurde.
refused-export-long = Dieser Abend ist zu lang: Hier lässt sich einer mit höchstens { $most } Schritten öffnen.
refused-export-game = An diesem Abend wurde { $name } gespielt, das es hier nicht gibt. Öffnet ihn an einem Tisch, der das Spiel hat.
refused-redo-late = Inzwischen ist etwas geschehen, oder es gilt schon wieder. Seht nach, was sich jetzt zurücknehmen lässt.
done-again = Doch wieder so: { $what }
undo-asks = Es wird wieder gefragt: { $question }
refused-lost = Ein Eintrag ist nicht lesbar. Gebt ihn erst noch einmal ein oder lasst ihn aus.
refused-recall = { $n ->
    [one] Dann passt der Eintrag danach nicht mehr. War es etwas anderes? Wenn nicht, sag es noch einmal: Dann entfällt der spätere.
   *[other] Dann passen { $n } Einträge danach nicht mehr. War es etwas anderes? Wenn nicht, sag es noch einmal: Dann entfallen diese { $n }.
}
refused-undo-late = Seitdem ist etwas geschehen, oder es wurde schon zurückgenommen. Schau, was sich jetzt zurücknehmen lässt.
refused-asking = Jemand möchte etwas zurücknehmen. Stimmt erst zu oder sagt Nein.
refused-no-roll = Dieser Wurf zählt nicht mehr. Schaut auf den Tisch und berichtigt den, der zählt.
refused-not-seen = Das zählt nicht mehr. Schaut auf den Tisch und berichtigt, was zählt.
refused-same-seen = Genau das hat die Kamera gesehen. Wähl, was richtig ist.
refused-same-dice = Genau so wurden die Würfel gelesen. Ändere den, der falsch gelesen wurde.

# Was hereingebracht wird
refused-too-much = Diese Datei braucht mehr Speicher oder Zeit, als dieser Tisch übrig hat. Nichts wurde geändert. Nehmt eine kleinere.
refused-slow-evening = Dieser Tisch braucht lange, um diesen Abend durchzugehen. Versucht es noch einmal: Es geht dort weiter, wo er angekommen ist.
refused-reading = Gerade werden andere Dateien gelesen. Nichts wurde geändert. Versucht es in einer Minute noch einmal.

# Ein Spiel anfangen und beenden
refused-few = { $least ->
    [one] Für dieses Spiel braucht es jemanden. Nimm erst Platz.
   *[other] Für dieses Spiel braucht es mindestens { $least } Leute. Bittet noch jemanden an den Tisch.
}
refused-begun = Das Spiel hat schon angefangen.
refused-no-game = Noch läuft kein Spiel. Fangt erst eines an.
refused-secret = Das Protokoll verrät jedes Geheimnis, darum gibt es das erst, wenn das Spiel vorbei ist.
refused-over = Dieses Spiel ist schon zu Ende: Mit „Platz für die Nächsten“ oder „Noch einmal“ geht es weiter.
refused-command = Das kam unter einer Nummer, unter der schon etwas anderes gezählt hat. Lade die Seite neu und tipp noch einmal.
refused-settled = Die Geheimnisse dieses Spiels sind gelesen; darum bleibt sein Ende, wie es ist. Spielt es gern noch einmal.
refused-not-aside = Dieses Spiel steht nicht mehr im Regal. Schaut noch einmal nach.
refused-table-roll = An diesem Tisch würfeln alle selbst, so will es eure Hausregel. Würfelt, oder tippt ein, was liegt.
rule-table-rolls = Darf der Tisch für euch würfeln?
rule-table-rolls-yes = Ja, wenn ihn jemand bittet
rule-table-rolls-never = Nein, nur echte Würfel
rule-unseen-first = Zuerst austeilen, was ihr noch nicht kennt?
rule-unseen-first-yes = Ja, wenn diese Handys wieder spielen
rule-unseen-first-no = Nein, alles mischen
rolled-by-table = Der Tisch hat gewürfelt: { $faces }.
advice-plain = Nach allem, was du wissen kannst, ist keine andere Antwort besser.
advice-only = Etwas anderes gibt es nicht zu wählen.
refused-advice = An diesem Tisch gibt es keinen Rat, so will es eure Hausregel. Fragt einander, oder lest die Regeln.
rule-table-advice = Darf ein Bot auf den Handys Rat geben?
rule-table-advice-yes = Ja, wenn jemand fragt
rule-table-advice-counted = Ja, und die Geschichte sagt, wie oft
rule-table-advice-never = Nein
refused-take-up = Mit dieser Fassung des Programms geht das Spiel nicht weiter: Seine Regeln sind inzwischen andere. Es bleibt im Regal, bis eine passende Fassung installiert ist.
refused-unfinished = Das Spiel ist noch nicht zu Ende. Spielt weiter, oder sagt, dass ihr es aufgebt.

# Kartendateien
refused-deck-link = Die Kartendatei { $file } ist eine Verknüpfung, die aus ihrem Ordner hinausführt. Legt die Datei selbst hinein.
refused-deck-large = Die Kartendatei { $file } ist größer als ein Megabyte. Teilt sie in mehrere Dateien auf.
refused-deck-text = Die Kartendatei { $file } ist kein reiner Text. Speichert sie neu als UTF-8.
refused-deck-unreadable = Die Kartendatei { $file } ist nicht zu lesen. Prüft, ob es eine Datei ist und ob sie geöffnet werden darf.
refused-deck-name = Gebt dem Deck einen Namen mit Buchstaben: höchstens { $most } Zeichen haben Platz.
refused-deck-language = Sagt die Sprache des Decks in zwei kleinen Buchstaben, etwa en oder de.
refused-deck-taken = So oder fast so heißt schon ein Deck. Gebt diesem einen anderen Namen.
refused-deck-broken = Zeile { $line } der Kartendatei ist nicht zu lesen: { $why }
refused-deck-long = Das Deck ist zu lang geworden: höchstens { $most } Zeichen haben Platz. Macht zwei daraus.
refused-decks-many = Es ist Platz für { $most } Decks. Legt erst eines in den Papierkorb.
refused-version = Diese Fassung gibt es nicht. Nehmt eine von denen, die da stehen.
refused-drafts-many = In diesem Deck sind schon { $most } Karten in Arbeit. Behaltet einige davon, oder verwerft welche.
refused-card-long = Eine so lange Karte passt nirgends hin: höchstens { $most } Zeichen. Sagt es mit weniger Worten.
refused-card-gone = Diese Karte gibt es in diesem Deck nicht mehr. Seht euch das Deck noch einmal an.

# Fehler in einer Kartendatei oder einer Tabelle
fault-in-file = { $file }, Zeile { $line }, Spalte { $column }: { $text }
fault-lines = { $first }
    { $others }
fault-did-you-mean = Meintest du „{ $word }“?
fault-one-of = Schreib eins von: { $words }.
fault-long = Die Datei ist zu lang: höchstens { $most } Zeichen werden gelesen.
fault-empty = Die Datei ist leer.
fault-character = Da ist ein Zeichen, das in keinen Text gehört; lösch es und tipp es neu.
fault-name-plain = Vor einem Doppelpunkt stehen einfache Wörter.
fault-twice = „{ $name }“ steht hier zweimal, zuerst in Zeile { $line }.
fault-colon = Mitten im Text steht ein Doppelpunkt. Setz den ganzen Text in doppelte Anführungszeichen, oder fang ihn nach „>“ in einer neuen Zeile an.
fault-tab = Da ist ein Tabulator; rück mit Leerzeichen ein.
fault-indented = Diese Zeile ist anders eingerückt als die darüber.
fault-no-colon = Nach einem Namen stehen ein Doppelpunkt und ein Leerzeichen, wie in „title: Die Brücke“.
fault-quotation = Ein Anführungszeichen geht auf, und keines geht zu.
fault-sign = Mit diesem Zeichen kann ein Text nur in doppelten Anführungszeichen anfangen.
fault-alias = Mit „&“ oder „*“ kann ein Text nur in doppelten Anführungszeichen anfangen.
fault-tag = Mit „!“ kann ein Text nur in doppelten Anführungszeichen anfangen.
fault-many = In der Datei steht zu viel: höchstens { $most } Namen und Werte werden gelesen.
fault-deep = Die Zeilen sind zu tief eingerückt: höchstens { $most } Stufen werden gelesen.
fault-block = Nach „>“ beginnt der Text in der nächsten Zeile, eingerückt.
fault-dash = Ein Strich, mit dem eine Liste anfängt, steht in einer eigenen Zeile.
fault-dashes = Eine Zeile aus drei Strichen teilt die Datei; mach zwei Dateien daraus.
fault-unreadable = Diese Zeile ist nicht zu lesen. Vergleich sie mit denen darüber, oder setz ihren Text in doppelte Anführungszeichen.
fault-no-deck = Eine Kartendatei beginnt mit einer Zeile „deck:“ und ihrem Namen.
fault-span = Die Zahl kann hier von { $least } bis { $most } gehen und ist { $n }.
fault-span-word = Hier geht 1 bis { $most } { $word }, nicht { $n }.
fault-no-sheet = Das ist keine Tabelle. Speicher sie als CSV, oder kopier ihre Zellen und füg sie ein.
refused-encoding = Einige Buchstaben dieser Datei sind nicht sicher zu erkennen („{ $seen }“); darum wurde nichts übernommen. Speicher sie als UTF-8: in Excel „CSV UTF-8“, in LibreOffice der Zeichensatz „Unicode (UTF-8)“; Numbers und Google Tabellen tun das von selbst.
fault-sheet-empty = Die Tabelle ist leer.
fault-rows = Höchstens { $most } Zeilen werden gelesen; leg die anderen in eine zweite Tabelle.
fault-columns = Die erste Zeile nennt die Spalten: „{ $title }“, und etwa { $known }.
fault-column = Keine Karte hat eine Zeile „{ $name }“. { $hint }
fault-card-kind = Eine Kartenart „{ $name }“ gibt es nicht. { $hint }
fault-word = „{ $word }“ ist keines der Wörter für diese Zeile. { $hint }
fault-title-letters = Ein Titel braucht Buchstaben oder Ziffern.
fault-no-list = Nach „{ $line }:“ steht eine Liste; fang jede Karte mit einem Strich und einem Leerzeichen an.
fault-no-title = { $kind } beginnt mit einer Zeile „title:“ und ihrem Namen.
fault-card-twin = Zwei Karten heißen „{ $title }“; die erste steht in Zeile { $line } von { $file }. Gib einer einen anderen Namen.
fault-needs = { $kind } braucht eine Zeile „{ $line }:“.
fault-has-no = { $kind } hat keine Zeile „{ $line }:“. { $hint }
fault-no-text = Schreib nach „{ $line }:“ einen Text.
fault-number = Nach „{ $line }:“ steht eine Zahl von { $least } bis { $most }, nicht „{ $text }“.
fault-yes-no = Nach „{ $line }:“ steht yes (ja) oder no (nein), nicht „{ $text }“.
fault-no-sentence = Schreib nach „{ $line }:“ einen Satz, oder „nothing“ für nichts.
fault-needs-sentence = { $kind } braucht eine Zeile „{ $line }:“ mit einem Satz, der sagt, was die Karte tut.
fault-sentence-colon = Hier steht ein Satz, ohne Doppelpunkt darin.
fault-nearest = „{ $sentence }“ verstehe ich nicht. Meintest du „{ $nearest }“?
fault-one-of-many = „{ $sentence }“ verstehe ich auch nicht. Verbessere zuerst die anderen, dann steht hier, was geht.
fault-unknown = „{ $sentence }“ verstehe ich nicht. Hier ({ $place }) geht: { $known }.
fault-nobody = Mit „{ $whom }“ ist hier niemand gemeint ({ $place }). Schreib eins von: { $names }.
fault-elsewhere = Dieser Satz kann hier nicht stehen ({ $place }).

# Der Begleiter selbst
refused-disk-full = Der Speicher des Begleiters ist voll, darum wurde nichts geändert. Bittet die Gastgeber, Platz zu machen, und versucht es dann noch einmal.
refused-disk = Der Begleiter kann nicht auf seinen Speicher schreiben, darum wurde nichts geändert. Bittet die Gastgeber nachzusehen, und versucht es dann noch einmal.
refused-shut = Der Begleiter fährt gerade herunter. Versucht es noch einmal, wenn er wieder da ist.

# Was im Verlauf steht, wenn etwas zurückgenommen wird oder Würfel falsch gelesen wurden
entry-lost = Eintrag { $n } ist nicht mehr lesbar.
entry-recalled = Eintrag { $n } wurde noch einmal eingegeben.
entry-left-out = Eintrag { $n } wurde ausgelassen.
entries-left-out = { $left ->
    [one] Zu Eintrag { $n } passt ein späterer nicht mehr: Er entfällt.
   *[other] Zu Eintrag { $n } passen { $left } spätere nicht mehr: Sie entfallen.
}
taken-back = Zurückgenommen: { $what }
plays-bot = { $name } ist kurz weg: Ein Bot spielt weiter.
plays-gone = { $name } geht nach Hause: Ein Bot spielt weiter.
plays-other = { $player } spielt für { $name } weiter.
plays-back = { $name } ist zurück und spielt wieder selbst.
last-answer = Die letzte Antwort.
was-answered = „{ $question }“ wurde beantwortet.
and-more = { $first } Und was damit kam.
corrected-seen = Die Kamera hat sich versehen: { $old } → { $new }
corrected-laid = Es liegt anders: { $old } → { $new }
corrected-laid-by = { $name } sagt, es liegt anders: { $old } → { $new }
corrected-seen-by = { $name } sagt, die Kamera hat sich versehen: { $old } → { $new }
corrected-dice = Die Würfel wurden falsch gelesen: { $old } → { $new }
corrected-dice-by = { $name } sagt, die Würfel waren falsch gelesen: { $old } → { $new }
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

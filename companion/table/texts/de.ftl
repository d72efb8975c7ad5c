# Was der Tisch sagt, wenn etwas nicht geht: warum, und was stattdessen.

# Eine Antwort, die nicht zählt
refused-closed = Das ist schon entschieden. Schaut, was der Tisch jetzt fragt.
refused-stale = Die Frage hat sich geändert, seit du sie gesehen hast. Lies sie noch einmal und antworte neu.
refused-seat = Diese Frage geht an jemand anderen am Tisch.
refused-file = Diese Kartendatei liegt nicht im Regal. Nimm eine von denen, die da stehen.
refused-rule = Diese Hausregel oder diese Möglichkeit gibt es nicht. Nimm eine von denen, die da stehen.
refused-long = Das ist zu lang: Höchstens { $most } Zeichen passen. Sag es mit weniger Worten.
refused-option = Das steht nicht zur Wahl. Nimm eine der Möglichkeiten, die da stehen.
refused-number = Wähl eine Zahl von { $least } bis { $most }.
refused-dice = { $n ->
    [one] Das sind nicht die verlangten Würfel. Wirf den einen, der gezeigt wird, in seiner Farbe.
   *[other] Das sind nicht die verlangten Würfel. Werft alle { $n } in den Farben, die gezeigt werden.
}
refused-kept = { $n ->
    [one] Nur ein Würfel wird noch einmal geworfen. Lasst die anderen liegen.
   *[other] Nur { $n } Würfel werden noch einmal geworfen. Lasst die anderen liegen.
}
refused-form = So lässt sich diese Frage nicht beantworten. Nimm die Knöpfe unter der Frage.

# Hinsetzen und aufstehen
refused-name = Tipp einen Namen ein, den die anderen lesen können: Ein Buchstabe genügt.
refused-colour = Wähl eine Würfelfarbe aus der Liste.
refused-shared = Würfel in dieser Farbe gehören allen. Wähl eine andere Farbe.
refused-taken = Mit Würfeln in dieser Farbe sitzt da schon jemand. Wähl eine andere Farbe.
refused-full = Alle { $most } Plätze sind besetzt. Schau zu, oder frag jemanden nach dem Platz.
refused-nobody = Da sitzt niemand mehr.
refused-playing = Das Spiel läuft, jetzt setzt sich niemand dazu und niemand steht auf. Warte auf das nächste.

# Zurücknehmen und berichtigen
refused-nothing-to-undo = Es gibt noch nichts zurückzunehmen.
refused-undo-late = Seitdem ist etwas geschehen, oder es wurde schon zurückgenommen. Schau, was sich jetzt zurücknehmen lässt.
refused-asking = Jemand möchte etwas zurücknehmen. Stimmt erst zu oder sagt Nein.
refused-no-roll = Dieser Wurf zählt nicht mehr. Schaut auf den Tisch und berichtigt den, der zählt.
refused-same-dice = Genau so wurden die Würfel gelesen. Ändere den, der falsch gelesen wurde.

# Ein Spiel anfangen und beenden
refused-few = { $least ->
    [one] Für dieses Spiel braucht es jemanden. Nimm erst Platz.
   *[other] Für dieses Spiel braucht es mindestens { $least } Leute. Bittet noch jemanden an den Tisch.
}
refused-begun = Das Spiel hat schon angefangen.
refused-no-game = Noch läuft kein Spiel. Fangt erst eines an.
refused-secret = Das Protokoll verrät jedes Geheimnis, darum gibt es das erst, wenn das Spiel vorbei ist.
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

# Der Begleiter selbst
refused-disk-full = Der Speicher des Begleiters ist voll, darum wurde nichts geändert. Bittet euren Gastgeber, Platz zu machen, und versucht es dann noch einmal.
refused-disk = Der Begleiter kann nicht auf seinen Speicher schreiben, darum wurde nichts geändert. Bittet euren Gastgeber nachzusehen, und versucht es dann noch einmal.
refused-shut = Der Begleiter fährt gerade herunter. Versucht es noch einmal, wenn er wieder da ist.

# Was im Verlauf steht, wenn etwas zurückgenommen wird oder Würfel falsch gelesen wurden
taken-back = Zurückgenommen: { $what }
last-answer = Die letzte Antwort.
and-more = { $first } Und was damit kam.
corrected-dice = Die Würfel wurden falsch gelesen: { $old } → { $new }
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

# Was rund um jedes Spiel gesagt wird: der Eingang, die Kamera, die Knöpfe.

# Würfelfarben
colour-red = Rot
colour-orange = Orange
colour-yellow = Gelb
colour-green = Grün
colour-blue = Blau
colour-purple = Violett
colour-pink = Rosa
colour-brown = Braun
colour-black = Schwarz
colour-grey = Grau
colour-white = Weiß
colour-ivory = Elfenbein

# Ein Brett aus Plättchen in Worten
side-n = im Norden { $what }
side-e = im Osten { $what }
side-s = im Süden { $what }
side-w = im Westen { $what }
edge-of = { $edge } ({ $name })
free-told = { $place }, frei: { $around }; passt { $ways }

# Wovon sonst niemand hört
alone = Nur für dich
alone-look = Nur für dich: schau mal
alone-nothing = Gerade nichts. Ab und zu sagen alle Handys „schau mal“, damit niemand merkt, wer gefragt wird.
covered = Nur du darfst das lesen
decoy = Tipp auf irgendeins. Es verbirgt nur, wer gefragt wird.
decoy-answer = { $n ->
    [1] Ja
    [2] Nein
   *[other] Vielleicht
}

# Der Eingang
lobby-missing = { $n ->
    [one] Es fehlt noch jemand
   *[other] Es fehlen noch { $n } Leute
}
lobby-ready = Alle da? Dann fangt an.
game-people = { $least ->
    [1] { $most ->
        [1] Eine Person
       *[other] Eine Person oder bis zu { $most }
    }
   *[other] { $more ->
        [0] { $least } Personen
       *[other] { $least } bis { $most } Personen
    }
}
game-time = { $least ->
    [1] Bis zu { $most } Minuten
   *[other] { $least } bis { $most } Minuten
}
game-untranslated = Dieses Spiel ist noch nicht übersetzt. Seine Texte sind auf { $language }.
game-age = { $age ->
    [0] Für jedes Alter
   *[other] Ab { $age } Jahren
}
theme-betrayal = Verrat
theme-death = Tod
theme-hunger = Hunger
theme-violence = Gewalt
game-left-out = { $game } aus { $name } lässt sich hier nicht spielen: { $why }.
game-brought = { $name } { $version }. Von: { $by }. Lizenz: { $licence }.
tour-page = So geht’s · { $n } von { $of }
game-untold = nicht angegeben
game-unchecked = dieses Spiel hat niemand geprüft
game-checked = { $untested ->
    [0] besteht { $held } von { $of } Prüfungen
   *[other] besteht { $held } von { $of } Prüfungen; nicht geprüft: { $untested }
}
game-checked-before = { $untested ->
    [0] bestand { $held } von { $of } Prüfungen; seither wurde es geändert
   *[other] bestand { $held } von { $of } Prüfungen; nicht geprüft: { $untested }; seither wurde es geändert
}
game-check-introduces-itself = Es sagt in allen seinen Sprachen, worum es geht und was auf den Tisch gehört.
game-check-pictures = Alle seine Bilder sind da.
game-check-rules = Seine Regeln lassen sich in allen seinen Sprachen nachschlagen, und jeder Moment hat seine Merkhilfen.
game-check-ends = Jede Partie endet und lässt sich genau wiederholen.
game-check-speaks = Alles, was es zeigt, fragt und erzählt, gibt es in allen seinen Sprachen.
game-check-answers = Jede Frage hat eine Antwort.
game-check-secrets = Eine geheime Karte geht nur an die Person, die sie hat.
lobby-begin = { $n ->
    [one] Allein anfangen
   *[other] Mit { $n } Leuten anfangen
}
step-seats = Platz nehmen: { $n } da, { $least } bis { $most } können spielen
step-cards = { $n ->
    [0] Karten: noch keine im Spiel
    [one] Karten: 1 Deck im Spiel
   *[other] Karten: { $n } Decks im Spiel
}
step-rules = { $n ->
    [0] Hausregeln: wie empfohlen
    [one] Hausregeln: 1 eigene
   *[other] Hausregeln: { $n } eigene
}
end-game-lost = { $n ->
    [0] Noch wurde nichts gespielt. Ihr behaltet eure Plätze und könnt von vorn anfangen.
    [one] Damit endet das Spiel für alle, und ihr könnt es nicht fortsetzen. Ihr behaltet eure Plätze; eure Handys behalten seine Geschichte.
   *[other] Damit endet das Spiel für alle, nach { $n } Antworten, und ihr könnt es nicht fortsetzen. Ihr behaltet eure Plätze; eure Handys behalten seine Geschichte.
}
refused-no-evening = Auf diesem Handy ist kein Abend von diesem Tisch mehr.
dice-missing = { $n ->
    [one] Vor dem Einpacken: Ein Würfel ({ $colour }) liegt nicht auf der Matte, zuletzt gesehen { $where }.
   *[other] Vor dem Einpacken: { $n } Würfel ({ $colour }) liegen nicht auf der Matte, zuletzt gesehen { $where }.
}
zone-seat = bei { $name }
zone-roll = im Wurffeld
zone-shared = bei den gemeinsamen Würfeln
zone-beside = neben den Feldern der Matte
refused-host-code = Das ist nicht der Code, oder er ist abgelaufen. Lasst euch auf dem Bildschirm des Tisches einen neuen zeigen und tippt ihn ein.
refused-new-version = Das ließ sich nicht speichern: { $why }
refused-no-stick = Ich finde keinen USB-Stick mit einer Version (table_companion-….whl) und ihrer Signatur (….whl.sig). Steckt ihn ein, wartet kurz und versucht es noch einmal.
refused-no-updates = Diese Box kann keine Versionen installieren: Beim Einrichten wurde `make install` nicht ausgeführt.
update-working = Version { $version } wird installiert.
update-done = Version { $version } ist installiert und läuft.
update-failed = Version { $version } ist gescheitert, darum läuft wieder die alte: { $why }
refused-restart = Von hier aus lässt sich das Programm nicht neu starten. Beendet es dort, wo ihr es gestartet habt, und startet es wieder.
refused-restore = Das ist keine Sicherung eines solchen Tisches, oder sie ist beschädigt. Nehmt die Datei so, wie sie gespeichert wurde, oder eine ältere.
restore-made = Die Sicherung ist vom { $day } und enthält { $n ->
    [0] kein Spiel.
    [one] ein Spiel.
   *[other] { $n } Spiele.
}
restore-latest = Das letzte davon begann am { $day }.
restore-empty = Dort hat noch niemand gespielt.
restore-decks = Eigene Karten sind auch dabei.
restore-no-decks = Eigene Karten sind nicht dabei.
restore-here = Sie würde { $n ->
    [0] einen Tisch ohne Spiel
    [one] das eine Spiel hier
   *[other] die { $n } Spiele hier
} ersetzen.
restore-here-latest = Das letzte davon begann am { $day }. Alles hier, auch die Fotos, wird auf diesem Gerät beiseitegelegt, nicht gelöscht.
restore-here-empty = Was hier ist, wird beiseitegelegt, nicht gelöscht.
own-language = Deutsch
setting-yes = Ja
setting-no = Nein
setting-any-language = Wie jeder Browser es wünscht
setting-first-game = Das erste, das es gibt
setting-kind-find = Was angeschlossen ist
setting-kind-page = Nur am großen Bildschirm
setting-kind-panel = Ein Pico oder Arduino an USB
setting-kind-ws2812 = WS2812 an den SPI-Pins des Pi
setting-kind-apa102 = APA102 an den SPI-Pins des Pi
setting-kind-leds0 = WS2812 über den Treiber des Pi 5
setting-kind-wled = Eine WLED-Box im WLAN
setting-kind-lamps = Einzelne LEDs an Pins
setting-kind-gpio = An den Pins des Pi
setting-order-usual = Wie bei den meisten Streifen
setting-along-seats = Nicht an der Matte: Er zeigt auf Plätze
setting-along-far = Die ferne Kante
setting-along-near = Die nahe Kante
setting-along-left = Die linke Kante
setting-along-right = Die rechte Kante
setting-along-around = Rundherum
setting-tokens-ask = Sie schlägt die Antwort vor; ein Tipp bestätigt
setting-tokens-answer = Sie ist die Antwort, sobald sie still liegt
setting-minutes = { $n ->
    [0] nie
    [one] 1 Minute
   *[other] { $n } Minuten
}
setting-seconds = { $n ->
    [0] nie
    [one] 1 Sekunde
   *[other] { $n } Sekunden
}
setting-people = { $n }
setting-percent = { $n } %
rules-begin = Vor dem Spiel
rules-secrets = Wer was sieht
rules-turn = Züge und Antworten
rules-dice = Würfel und Proben
rules-cards = Karten und was sie tun
rules-board = Auf dem Plan
rules-end = Verlust, Tod und Ende
rules-table = Dieser Tisch
setting-strip = Der Lichtstreifen
setting-strip-kind = Was leuchtet
setting-strip-leds = Wie viele LEDs
setting-strip-order = Reihenfolge der Farben
setting-strip-segments = Abschnitte, jeder wie „seat-1 12“
setting-strip-along = Wo er an der Matte entlangläuft
setting-strip-begins = Erste LED an der Matte, ab 0
setting-strip-ends = Letzte LED an der Matte
setting-strip-supply-ma = Netzteil, in mA
setting-strip-brightness = Helligkeit
setting-strip-night = Nachtzeit, etwa 22:00-07:00
setting-strip-night-brightness = Helligkeit bei Nacht
setting-strip-photograph-brightness = Helligkeit für Fotos in Prozent
setting-strip-wled = Adresse der WLED-Box
setting-strip-lamps = Pins einzelner Lampen
setting-buttons = Die Knöpfe
setting-buttons-kind = Welche Knöpfe
setting-buttons-go-on = Pin von Weiter
setting-buttons-undo = Pin von Rückgängig
setting-buttons-seats = Pins der Plätze
setting-buttons-go-on-lamp = Pin der Lampe von Weiter
setting-buttons-undo-lamp = Pin der Lampe von Rückgängig
setting-buttons-seat-lamps = Pins der Lampen der Plätze
setting-buttons-hold-s = Sekunden, die man einen Knopf hält
setting-buttons-debounce-ms = Millisekunden, bis ein Druck zählt
setting-panel = Das Pult am USB
setting-panel-port = Anschluss
setting-panel-button-lamps = Seine Knöpfe haben Lampen
setting-camera = Die Kamera
setting-camera-source = Welche Kamera
setting-camera-tokens = Was eine Marke auf der Matte tut
setting-network = Das Netz
setting-network-host = Lauscht auf
setting-network-port = Nummer des Ports
setting-network-address = Adresse für die Handys
setting-network-proxy = Proxy, dem geglaubt wird
setting-network-wifi = Name des WLANs
setting-kiosk = Der große Bildschirm
setting-kiosk-sleep-min = Wird dunkel, wenn nichts geschieht, nach
setting-kiosk-call-s = Ruft, wer die anderen warten lässt, nach
setting-table = Der Tisch
setting-table-language = Sprache
setting-table-seats = Wie viele hier sitzen können
setting-table-game = Spiel, mit dem ein neuer Tisch beginnt
setting-table-stage-s = Ein Wurf, Angriff oder Prüfwurf bleibt offen für
setting-table-decoys = Auf allen Handys verbergen, wer heimlich gefragt wird
setting-cafe = Das Café
setting-cafe-broker = Rechner des Brokers
setting-cafe-port = Port des Brokers
setting-cafe-certificate = Zertifikat des Brokers
setting-cafe-user = Benutzername beim Broker
setting-cafe-name = Name dieses Tisches dort
setting-cafe-home-assistant = Von Home Assistant zu finden
setting-cafe-discovery-prefix = Discovery-Präfix von Home Assistant
setting-programs = Andere Programme
setting-programs-webhook = Wohin Ereignisse gesendet werden
refused-print = Das lässt sich hier nicht drucken. Wählt etwas von dem, was die Seite zeigt.
refused-sent = Was Handys empfangen haben, wird erst nach dem Spiel gezeigt. Vorher sieht es niemand, auch nicht, wer einlädt.
refused-sent-key = Diese Seite ist nicht mehr geöffnet. Öffnet sie am Ende des Spiels noch einmal.
refused-no-replay = Dieser Abend ist nicht mehr geöffnet. Wählt seine Datei noch einmal.
evening-of = { $day }: { $names }
evening-broken-off = { $day }, nicht zu Ende gespielt: { $names }
shelf-over = zu Ende gespielt
shelf-round = Runde { $n }
shelf-begun = gerade begonnen
shelf-broken-off = abgebrochen
shelf-broken-off-round = in Runde { $n } abgebrochen
lay-thrown = Würfel in der Mitte
camera-faces = { $colour } in der Mitte: { $held } erwartet, die Kamera sieht { $seen }.
shelf-met = { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}
refused-shelved-goes-on = Dieses Spiel kann noch weitergehen, darum kann es noch niemand lesen. Spielt es weiter, oder beendet es zuerst.
shelf-won = { $names } { $n ->
    [one] hat gewonnen
   *[other] haben gewonnen
}
shelf-all-won = Alle haben gewonnen
shelf-lost = niemand hat gewonnen
tally-wins = { $n ->
    [one] { $game }
   *[other] { $game } ({ $n })
}
tonight-won = { $game } ({ $names })
again = Platz für die Nächsten

# Die Kamera
buttons-lost = Die Knöpfe am Tisch gehen nicht ({ $reason }). Nehmt die auf diesem Bildschirm.
button-stuck = Der Knopf „{ $button }“ klemmt. Nehmt den auf diesem Bildschirm.
segment-whole = Der ganze Streifen: { $leds ->
    [one] 1 LED
   *[other] { $leds } LEDs
}
segment-dark = Bleibt dunkel: { $leds ->
    [one] 1 LED
   *[other] { $leds } LEDs
}
segment-track = Reihe { $n }: { $leds ->
    [one] 1 LED
   *[other] { $leds } LEDs
}
segment-tracks = Alle Reihen: { $leds ->
    [one] 1 LED
   *[other] { $leds } LEDs
}
segment-seat = Platz { $n }: { $leds ->
    [one] 1 LED
   *[other] { $leds } LEDs
}
segment-seats = Alle Plätze: { $leds ->
    [one] 1 LED
   *[other] { $leds } LEDs
}
refused-light = Dieser Teil des Lichtstreifens lässt sich gerade nicht testen.
strip-lost = Der Lichtstreifen bleibt dunkel ({ $reason }). Ihr könnt ohne ihn weiterspielen.
panel-none = Am USB ist kein Pult. Steckt es ein, wann ihr wollt: Das Spiel geht auch ohne.
panel-gone = Das Pult ist abgezogen. Spielt mit diesem Bildschirm und euren Handys weiter, und steckt es wieder ein, wann ihr wollt.
panel-nonsense = Das Gerät an { $port } antwortet nicht wie ein Pult. Installiert das Programm des Pults darauf: companion-firmware install
panel-silent = Das Gerät an { $port } antwortet nicht. Installiert das Programm des Pults darauf: companion-firmware install
panel-denied = Ich darf das Pult an { $port } nicht benutzen. Gebt ein: sudo usermod -aG dialout $USER, und startet das Gerät neu.
panel-taken = Ein anderes Programm benutzt das Pult an { $port }. Beendet es, dann geht das Pult wieder.
panel-faulty = Das Pult an { $port } ist ausgefallen. Zieht es ab und steckt es wieder ein.
panel-old = Das Programm des Pults ist veraltet; manches geht vielleicht nicht. Aktualisiert es: companion-firmware install
panel-newer = Das Programm des Pults ist neuer als dieser Begleiter; manches geht vielleicht nicht. Aktualisiert den Begleiter.
panel-lamps = Der Streifen am Pult hat { $n ->
    [one] 1 LED
   *[other] { $n } LEDs
}, aber in den Einstellungen stehen { $m }: Schreibt { $n } bei [strip] leds.
panel-others = Es sind mehrere Pulte eingesteckt. Ich nehme { $port } und nicht { $others }.
camera-lost = Die Kamera geht nicht: { $reason }
camera-gone = Ich sehe den Tisch gerade nicht. Fotografiert die Würfel mit einem Handy oder tippt sie ein.
camera-gone-map = Ich sehe die Karte gerade nicht. Zeigt auf einem Handy, wo jedes Plättchen hingehört.
camera-back = Die Kamera ist wieder da.
game-missing = Das Spiel, das hier lief, ist nicht installiert oder lässt sich nicht laden. Es ist weggelegt: Installiert es wieder und tippt auf „Weiterspielen“.
game-failing = Das Spiel, das hier lief, hatte beim Öffnen einen Fehler. Es ist weggelegt, nichts davon ist verloren. „Weiterspielen“ versucht es noch einmal; scheitert das auch, schickt die Datei für den Support.
game-other-version = Das Spiel, das hier lief, begann mit einer anderen Fassung seiner Regeln, und diese kann es nicht fortsetzen. Es ist weggelegt und bleibt dort, bis die andere wieder da ist.
game-rests = Im abgesicherten Modus wird kein Spiel geöffnet, darum ist das, das hier lief, weggelegt. Tippt auf „Normal starten“, dann auf „Weiterspielen“.
game-stuck = Das Spiel hat einen Fehler
game-stuck-todo = Diese Seite kann das Spiel nicht zeigen. Nehmt den letzten Schritt zurück, oder legt das Spiel am großen Bildschirm weg: Nichts davon geht verloren. Schickt danach die Datei für den Support.
journal-game-lost = Das Spiel an diesem Tisch ist nicht mehr lesbar, darum ist der Tisch frei für ein anderes. Nichts wurde gelöscht: Das beschädigte Spiel ist { $file }.
journal-unsure = Ich weiß nicht, ob eure letzten Eingaben alle da sind: Meine Notiz darüber ist beschädigt oder verloren. Prüft, ob die Frage stimmt, die jetzt da steht, und gebt noch einmal ein, was fehlt.
journal-backup-today = Das ist die Sicherung von { $at } Uhr; was danach kam, fehlt.
journal-backup = Das ist die Sicherung vom { $day }, { $at } Uhr; was danach kam, fehlt.
lost-asked = Wer damals dran war, gibt es noch einmal genauso ein. { $later ->
    [0] Danach kam nichts mehr.
    [one] Der Eintrag danach bleibt, wenn er noch passt.
   *[other] Die { $later } Einträge danach bleiben, soweit sie noch passen.
}
table-cut-off = Ich war kurz weg und bin wieder da. Alles, was zählte, ist noch da: Macht mit der Frage weiter, die ihr seht.
sdcard-unreadable = companion.txt auf der SD-Karte ist nicht lesbar ({ $why }). Speichert sie auf einem Computer neu.
sdcard-no-text = companion.txt auf der SD-Karte ist kein einfacher Text. Schreibt sie mit einem einfachen Editor neu.
sdcard-no-colon = companion.txt, Zeile { $line }: In „{ $text }“ fehlt der Doppelpunkt. Schreibt zum Beispiel „sprache: de“.
sdcard-unknown = companion.txt, Zeile { $line }: Die Einstellung „{ $word }“ gibt es nicht. Es gibt name, sprache, wlan, wlan-passwort, land, pin und spiel.
sdcard-unknown-hint = companion.txt, Zeile { $line }: Die Einstellung „{ $word }“ gibt es nicht. Meint ihr „{ $hint }“?
sdcard-twice = companion.txt, Zeile { $line }: Diese Einstellung steht zweimal da. Es gilt die letzte.
sdcard-name = companion.txt, Zeile { $line }: „{ $value }“ kann der Tisch nicht heißen. Nehmt Buchstaben ohne Umlaute, Ziffern und Bindestriche, zum Beispiel spieltisch.
sdcard-language = companion.txt, Zeile { $line }: Die Sprache „{ $value }“ gibt es nicht. Schreibt eine von diesen: { $languages }.
sdcard-wifi = companion.txt, Zeile { $line }: „{ $value }“ ist zu lang für den Namen eines WLANs.
sdcard-password = companion.txt, Zeile { $line }: Ein WLAN-Passwort hat 8 bis 63 Zeichen. Prüft, ob ihr euch vertippt habt.
sdcard-country = companion.txt, Zeile { $line }: „{ $value }“ ist kein Länderkürzel. Schreibt zwei Buchstaben wie DE, AT oder CH.
sdcard-pin = companion.txt, Zeile { $line }: Eine PIN hat 4 bis 12 Ziffern und sonst nichts.
sdcard-hidden = companion.txt, Zeile { $line }: Das WLAN ist versteckt oder nicht: Schreibt „ja“ oder „nein“.
sdcard-zone = companion.txt, Zeile { $line }: Die Zeitzone „{ $value }“ gibt es nicht. Schreibt zum Beispiel Europe/Berlin.
sdcard-turned = companion.txt, Zeile { $line }: Ein Bildschirm ist um 90, 180 oder 270 Grad gedreht, nicht um „{ $value }“.
sdcard-cut = companion.txt, Zeile { $line }: Ein Bildschirm ist um 1 bis 10 Prozent beschnitten, nicht um „{ $value }“.
sdcard-game = companion.txt, Zeile { $line }: Das Spiel „{ $value }“ gibt es nicht. Wählt aus: { $games }.
sdcard-no-country = In companion.txt steht ein WLAN, aber kein Land. Ohne Land bleibt das WLAN aus: Schreibt zum Beispiel „land: DE“.
sdcard-no-wifi = In companion.txt steht ein WLAN-Passwort, aber kein WLAN. Schreibt seinen Namen hinter „wlan:“.
sdcard-not-joined = Der Tisch kommt nicht ins WLAN „{ $wifi }“. Ist es an und nah genug? Dann prüft Name und Passwort in companion.txt.
camera-moved = Kamera oder Matte wurden angestoßen. Ich habe die Matte wiedergefunden.
camera-too-dark = Es ist zu dunkel, um die Würfel zu lesen. Macht eine Lampe an oder tippt sie ein.
camera-glare = Das Licht blendet, ich kann die Würfel nicht lesen. Dreht die Lampe weg, oder tippt sie ein.
camera-blurred = Das Bild ist unscharf. Ist die Linse sauber?
camera-markers-missing = Ich sehe die Ecken der Matte nicht. Räumt sie frei und rückt sie ins Bild, oder tippt die Würfel ein.
camera-off-the-mat = { $n ->
    [one] Ein Würfel ist neben den Feldern der Matte gelandet. Würfelt ihn noch einmal, in die Mitte.
   *[other] { $n } Würfel sind neben den Feldern der Matte gelandet. Würfelt sie noch einmal, in die Mitte.
}
camera-off-the-tray = { $n ->
    [one] Ein Würfel ist neben dem Würfelteller gelandet. Würfelt ihn noch einmal, auf den Teller.
   *[other] { $n } Würfel sind neben dem Würfelteller gelandet. Würfelt sie noch einmal, auf den Teller.
}
camera-missing = { $n ->
    [one] Ein Würfel in { $colour } fehlt ({ $owner }).
   *[other] { $n } Würfel in { $colour } fehlen ({ $owner }).
}
camera-extra = { $n ->
    [one] Ein Würfel in { $colour } ist zu viel ({ $owner }).
   *[other] { $n } Würfel in { $colour } sind zu viel ({ $owner }).
}
camera-stranger = { $n ->
    [one] Ein Würfel in { $colour } gehört nicht zu diesem Wurf. Nehmt ihn weg.
   *[other] { $n } Würfel in { $colour } gehören nicht zu diesem Wurf. Nehmt sie weg.
}
camera-doubt = { $n ->
    [one] Einen Würfel kann ich nicht sicher lesen: Werft nur den noch einmal, oder tippt ihn ein.
   *[other] { $n } Würfel kann ich nicht sicher lesen: Werft nur die noch einmal, oder tippt sie ein.
}
camera-unsure = { $n ->
    [one] Bei einem Würfel bin ich mir nicht ganz sicher. Sagt, was er zeigt, oder werft nur den noch einmal.
   *[other] Bei { $n } Würfeln bin ich mir nicht ganz sicher. Sagt, was sie zeigen, oder werft nur die noch einmal.
}
camera-no-colour = Das Bild hat keine Farben, darum weiß ich nicht, wem welcher Würfel gehört. Tippt sie ein.
camera-hand = Eine Hand ist im Weg. Nehmt sie weg.
camera-cocked = { $n ->
    [one] Ein Würfel steht schräg: Werft den noch einmal.
   *[other] { $n } Würfel stehen schräg: Werft die noch einmal.
}
camera-stacked = { $n ->
    [one] Ein Würfel liegt auf einem anderen: Werft den noch einmal.
   *[other] { $n } Würfel liegen auf anderen: Werft die noch einmal.
}
camera-hiding = { $n ->
    [one] Ein Würfel liegt vielleicht auf einem anderen: Seht unter dem mit zwei Ringen nach. Wenn ja, werft ihn noch einmal.
   *[other] { $n } Würfel liegen vielleicht auf anderen: Seht unter denen mit zwei Ringen nach. Wenn ja, werft sie noch einmal.
}
camera-touching = { $n ->
    [one] Ein Würfel berührt einen anderen, darum kann ich ihn nicht lesen: Schiebt ihn ein wenig weg, ohne ihn zu drehen.
   *[other] { $n } Würfel berühren andere, darum kann ich sie nicht lesen: Schiebt sie ein wenig auseinander, ohne sie zu drehen.
}
camera-glaring = { $n ->
    [one] Die Lampe spiegelt sich auf einem Würfel: Haltet eine Hand davor, oder tippt ihn ein.
   *[other] Die Lampe spiegelt sich auf { $n } Würfeln: Haltet eine Hand davor, oder tippt sie ein.
}
camera-odd-face = { $n ->
    [one] Ein Würfel zeigt ein Symbol statt Augen: Tippt ihn ein.
   *[other] { $n } Würfel zeigen Symbole statt Augen: Tippt sie ein.
}
camera-unknown-colour = { $n ->
    [one] Ein Würfel hat eine Farbe, mit der hier niemand spielt: Nehmt ihn weg, oder tippt die Würfel ein.
   *[other] { $n } Würfel haben eine Farbe, mit der hier niemand spielt: Nehmt sie weg, oder tippt die Würfel ein.
}
camera-uncertain-colour = { $n ->
    [one] Die Farbe eines Würfels erkenne ich in diesem Licht schlecht: Vielleicht gehört er jemand anderem.
   *[other] Die Farben von { $n } Würfeln erkenne ich in diesem Licht schlecht: Vielleicht gehören sie jemand anderem.
}
camera-unmoved = { $n ->
    [one] Ein Würfel hat sich nicht bewegt: Werft alle zusammen.
   *[other] { $n } Würfel haben sich nicht bewegt: Werft alle zusammen.
}
camera-unwatched = { $n ->
    [one] Als ein Würfel fiel, habe ich nicht hingesehen: Werft ihn noch einmal, oder tippt ihn ein.
   *[other] Als { $n } Würfel fielen, habe ich nicht hingesehen: Werft sie noch einmal, oder tippt sie ein.
}
camera-kept = { $n ->
    [one] Ein Würfel, der liegen bleiben sollte, zeigt etwas anderes. Werft nur noch einmal, was verlangt ist.
   *[other] { $n } Würfel, die liegen bleiben sollten, zeigen etwas anderes. Werft nur noch einmal, was verlangt ist.
}
look-at = Seht hier nach: { $where }.
die-at = { $colour } ({ $place ->
    [top-left] oben links
    [top-middle] oben
    [top-right] oben rechts
    [middle-left] links
   *[middle-middle] in der Mitte
    [middle-right] rechts
    [bottom-left] unten links
    [bottom-middle] unten
    [bottom-right] unten rechts
})
camera-middle = { $owner }: { $seen } in der Mitte, aber { $said } angesagt. Verschiebt die Würfel, oder nehmt die Antwort zurück.
camera-allowed = { $owner }: { $seen } in der Mitte, { $most } sind erlaubt. Nehmt welche zurück.
camera-turned = Ein Würfel ({ $colour }) wurde bewegt: Er zählt als { $was }, wie gelesen, und zeigt jetzt { $now }.
spoken-dice = { $owner }: { $faces }.
spoken-sum = Gezählt: { $sum }.
camera-others = { $n ->
    [one] Tippt einen Würfel anderer Art ein: Die Kamera liest nur Augen.
   *[other] Tippt { $n } Würfel anderer Art ein: Die Kamera liest nur Augen.
}
camera-crowd = Mehr als { $most } Würfel auf einmal kann ich nicht lesen. Nehmt welche weg.
camera-pool = { $what }: { $seen } auf der Matte, { $held } im Spiel.
pretend-token = { $what }{ $n ->
    [0] : die letzte wegnehmen
    [one] {""}
   *[other] {" "}({ $n })
}
token-means = Auf der Matte: { $what }{ $n ->
    [0] {" "}(keine mehr)
    [one] {""}
   *[other] {" "}({ $n })
}. Ja: { $answer }
token-told = { $what }{ $n ->
    [0] : keine mehr
    [one] {""}
   *[other] {" "}({ $n })
}. { $who }, bestätige auf dem Handy: { $answer }
token-told-all = { $what }{ $n ->
    [0] : keine mehr
    [one] {""}
   *[other] {" "}({ $n })
}. Bestätigt auf einem Handy oder hier: { $answer }
token-and = { $some }, { $more }
camera-pushed = { $n ->
    [one] Ein Würfel liegt in der Mitte: ja, 1
   *[other] { $n } Würfel liegen in der Mitte: ja, { $n }
}
corrected-die-by = { $name } sagt: { $now }, nicht { $was }
corrected-die = Korrigiert: { $now }, nicht { $was }
origin-camera = von der Kamera gelesen
origin-photograph = vom Foto eines Handys gelesen
origin-photograph-by = vom Foto gelesen, das { $name } gemacht hat
origin-typed = eingetippt
origin-drawn = vom Tisch gewürfelt
origin-simulated = simuliert
origin-phone = von einem Handy
origin-phone-by = am Handy von { $name } eingegeben
origin-kiosk = vom großen Bildschirm
origin-button = von einem Knopf

# Die Knöpfe
button-go-on = Weiter
button-undo = Rückgängig
button-seat-1 = Platz 1
button-seat-2 = Platz 2
button-seat-3 = Platz 3
button-seat-4 = Platz 4
button-seat-5 = Platz 5
button-seat-6 = Platz 6
button-seat-7 = Platz 7
button-seat-8 = Platz 8
press-held = Halten, um dem fragenden Handy diesen Platz zu geben
press-mark = Vormerken: { $what }
press-take = { $name }: { $what }
press-number = { $unit }: { $n }
press-under = { $under }: { $what }

# Zurücknehmen
take-back = Zurücknehmen: { $what }
undo-asked = Zurücknehmen: { $what }
undo-asked-by = { $name } möchte zurücknehmen: { $what }
undo-waits = Noch nicht: { $names }.

# Rat von einem Bot
advice-covered = Rat eines Bots
advice-wait-now = Vorerst nichts
advice-none = Nichts davon
advice-number = { $n } ({ $unit })
advice-counted = Um Rat gefragt: { $who }.
advice-counted-one = { $name } { $n ->
    [one] einmal
    [2] zweimal
   *[other] { $n }-mal
}
refused-no-advice = Für dich gibt es gerade nichts zu wählen. Frag wieder, wenn es etwas gibt.

# Nach einem Spiel
next-of-campaign = Das zweite Spiel spielen
same-again = Noch einmal so
chapter = Runde { $n }
recap-dice = Die ehrliche Seite
recap-dice-title = So fielen die Würfel
recap-line = Eine Zeile der Geschichte
recap-unknown = Was du nicht wusstest
recap-own-dice = Die ehrliche Seite
recap-own-dice-title = So fielen deine Würfel
dice-mean = { $n ->
    [one] 1 Würfel, er zeigte { $mean }
   *[other] { $n } Würfel, im Mittel { $mean }
}
luck-too-few = Zu wenige, um von Glück zu sprechen.
luck-usual = Normales Glück: An 95 % der Abende liegt der Schnitt bei dieser Zahl fairer Würfel zwischen { $least } und { $most }.
luck-rare = Ein seltener Abend: An 95 % der Abende liegt der Schnitt bei dieser Zahl fairer Würfel zwischen { $least } und { $most }.
dice-evenings = { $n ->
    [one] Aus einem Abend
   *[other] Aus { $n } Abenden
}
fairness-too-few = Zu wenige Würfe für ein Urteil: Noch { $missing } fehlen.
fairness-fair = { $dice ->
    [one] Er fällt wie ein fairer Würfel.
    [0] Sie fallen wie faire Würfel; ein unfairer könnte noch darunter sein.
   *[other] Sie fallen wie faire Würfel; unter den { $dice } könnte noch ein unfairer sein.
}
fairness-uneven = Etwas ungleich, aber von { $n } fairen { $dice ->
    [one] Würfeln
   *[other] Sätzen
} sieht einer zufällig so aus. { $dice ->
    [one] Behaltet ihn im Auge.
   *[other] Behaltet sie im Auge.
}
fairness-suspect = Kaum Zufall: Nur einer von { $n } fairen { $dice ->
    [one] Würfeln fällt so ungleich. Nehmt besser einen anderen.
   *[other] Sätzen fällt so ungleich. Welcher Würfel es ist, lässt sich nicht sagen. Nehmt besser andere.
}
fairness-surely = Die { $face } kam { $count }-mal in { $n } Würfen: Ihr wahrer Anteil beträgt mit 95 % Sicherheit { $least } bis { $most } %. Fair sind 17 %.
dice-together = { $n ->
    [one] ein Würfel, wenn es immer derselbe ist
   *[other] { $n } Würfel zusammen: Sie sehen gleich aus
}
dice-unknown = alle Würfel dieser Farbe zusammen: Sie sehen gleich aus
forgotten = Für immer gelöscht: { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
}, { $photographs ->
    [one] 1 Foto
   *[other] { $photographs } Fotos
} und alle Namen.
forgotten-dice = Gelöscht: die Zählung der Würfel von { $n ->
    [one] 1 Abend
   *[other] { $n } Abenden
}.
refused-locked = Das darf nur, wer einlädt. Entsperrt es am großen Bildschirm mit der PIN.
refused-pin = Eine PIN hat { $least } bis { $most } Ziffern.
refused-pin-wrong = Das ist nicht die PIN. Nichts wurde geändert.
refused-pin-wait = Zu viele falsche PINs: Wartet { $n ->
    [one] eine Sekunde
   *[other] { $n } Sekunden
} und versucht es dann noch einmal.
refused-pin-settings = Diese PIN steht in der Einstellungsdatei und lässt sich nur dort ändern.
refused-backup-game = Ein Spiel läuft oder ist beiseitegelegt: Die Datei würde alle seine Geheimnisse enthalten. Beendet es zuerst (ein beiseitegelegtes: löscht es im Regal), oder nehmt ein Terminal: companion backup
refused-backup-open = Ohne PIN geht das nur am Bildschirm des Tisches. Geht dorthin, oder setzt eine.
refused-kiosk = Das geht nur am großen Bildschirm, wo alle es sehen.

# Abgelehnt
refused-teach = Die Kamera lernt eure Würfel vor einem Spiel, nicht währenddessen.
refused-put = Diese Marken beantworten gerade nichts.
refused-photo-late = Dieser Wurf ist vorbei. Nichts wurde geändert.
refused-photo-busy = Es werden schon mehrere Fotos gelesen. Warte kurz und schick deines noch einmal.
refused-photo-no-dice = Auf diesem Bild sehe ich keine Würfel. Halte das Handy gerade darüber, sodass sie das halbe Bild füllen, und versuch es noch einmal.
refused-photo-heic = Dieses Bild ist in Apples Format HEIC, das ich nicht lesen kann. Fotografiere die Würfel mit dem Knopf auf dieser Seite, oder wähl auf dem iPhone Einstellungen › Kamera › Formate › Maximale Kompatibilität.
refused-photo-too-large = Dieses Bild hat mehr als 50 Megapixel. Wähl in der Kamera-App eine kleinere Bildgröße und versuch es noch einmal.
refused-photo-too-small = Dieses Bild ist zu klein für einen Würfel. Fotografiere die Würfel mit dem Knopf auf dieser Seite.
refused-photo-no-picture = Das ist kein Bild. Fotografiere die Würfel, oder wähle ein Foto (.jpg oder .png).
refused-photo-damaged = Dieses Bild ist beschädigt angekommen. Schick es noch einmal oder mach ein neues.
refused-throw = Gerade gibt es nichts zu würfeln.
refused-button = Diesen Knopf gibt es an diesem Tisch nicht.

# Plätze, Handys und der Bildschirm am Tisch
refused-power = Dieses Gerät lässt sich von hier nicht ausschalten. Ihr könnt den Stecker ziehen: Kein Spiel geht verloren.
refused-no-staff = Hier gibt es kein Personal zu rufen: Dieser Tisch gehört zu keinem Café.
refused-staff-pin = Ihr schaut nur zu. Schreibt auf diesem Gerät in settings.toml unter [kiosk] pin = "…" und startet es neu.
refused-staff-key = Es ist kein Schlüssel gesetzt: Schreibt in settings.toml unter [cafe] key = "…", hier und an jedem Tisch denselben.
refused-staff-broker = Der Broker ist offline, darum lässt sich nichts senden. Versucht es gleich noch einmal.
refused-staff-update = Wählt beide Dateien, die Version und ihre Signatur; und mindestens ein Tisch muss frei sein.
refused-staff-nothing = Wählt die Tische aus und gebt ein, was ihr ihnen senden wollt.
refused-staff-large = Das ist zu viel auf einmal: höchstens 250 kB.
refused-adjusting = { $what } stellt jeder Tisch selbst ein; von hier aus geht das nicht.
refused-adjusting-nothing = In diesen Zeilen ist keine Einstellung: Schreibt einen Abschnitt wie [strip] und darunter brightness = 60.
refused-staff-silent = { $table } ist offline. Versucht es noch einmal, sobald der Tisch wieder da ist.
refused-not-here = Das geht nur am Bildschirm des Tisches. Geh hin und tipp dort.
refused-has-phone = Auf diesem Platz gibt es ein Handy. Schaut dort nach.
refused-claim-connected = Das Handy auf diesem Platz ist verbunden. Sag dort Ja; nur dieses Handy kann den Platz übergeben, oder wer einlädt.
refused-claim-which = Mehrere Handys möchten diesen Platz. Wähl eines anhand der Zahl, die es zeigt.
refused-claim-code = { $n ->
    [one] Das ist nicht der Code. Schau noch einmal auf den Bildschirm am Tisch: Du hast noch einen Versuch.
   *[other] Das ist nicht der Code. Schau noch einmal auf den Bildschirm am Tisch: Du hast noch { $n } Versuche.
}
refused-claim-over = Dafür ist es zu spät, oder jemand hat Nein gesagt. Frag noch einmal nach dem Platz.

# Der Kamera etwas beibringen
teach = Der Kamera unsere Würfel zeigen
teach-unknown = Die Kamera unterscheidet eure Würfel nach den Namen ihrer Farben. Zeigt sie ihr einmal, dann kennt sie sie: Das dauert keine Minute.
teach-known = Die Kamera kennt eure Würfel (Lektion { $n }, { $score } %). Zeigt sie ihr noch einmal, wenn sich Würfel, Lampe oder Platz geändert haben.
teach-begin = Los
teach-again = Noch einmal zeigen
teach-stop = Aufhören
teach-close = Fertig
teach-take-back = Letzte Lektion vergessen
teach-step-empty = Eine leere Mitte
teach-empty = Nehmt alle Würfel aus der Mitte.
teach-roll = { $owner }, wirf alle deine Würfel ({ $colour }) und lass sie liegen.
teach-roll-shared = Werft alle Würfel ({ $colour }) und lasst sie liegen.
teach-blind = Ich sehe die Würfel nicht. Ist genug Licht da, und sind die Ecken der Matte frei?
teach-not-empty = Da liegt etwas, das wie ein Würfel aussieht. Nehmt es weg.
teach-disk = Ich kann nicht speichern, was ich gelernt habe; darum wurde nichts behalten. Bittet darum, dass jemand Platz schafft, und werft diese Würfel dann noch einmal.
teach-too-few = Das sind zu wenige für ein sicheres Ergebnis. Werft alle.
teach-mixed = Die gehören nicht alle zu einem Satz. Lasst nur diesen Satz in der Mitte und werft ihn noch einmal.
teach-alike = { $one } und { $other }: Eure Würfel sehen für mich gleich aus. Nehmt eine andere Farbe, oder macht mehr Licht. Ist da nur ein Satz, dann nehmt ihn weg und werft den richtigen.
teach-passed = Fertig: Ich kenne eure Würfel ({ $score } % gelesen und unterschieden).
teach-failed = Noch nicht gut genug: { $score } % gelesen und unterschieden. Mehr Licht hilft und eine nähere Kamera. Nichts wurde geändert.

# Gedruckte Platzkarten
print-missing = Für einige Zeichen hat dieser Computer keine Schrift, darum steht hier für jedes ein Fragezeichen: { $letters }. Installiere eine (auf einem Raspberry Pi: sudo apt install fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji) und druck noch einmal.
print-seat-todo = Scann das, tipp den Code vom großen Bildschirm ein und nimm die Würfel in { $colour }.
print-wifi = Zuerst das WLAN
print-wifi-todo = Scann das einmal, um ins WLAN { $name } zu kommen. Scann danach die Karte deiner Würfel.

# Einen Tisch einrichten
set-up-language-title = Sprache
set-up-pin-title = Wer einlädt
set-up-seats-title = Plätze und Würfel
set-up-camera-title = Kamera
set-up-buttons-title = Knöpfe
set-up-strip-title = Lichtstreifen
set-up-network-title = WLAN
set-up-done-title = Bereit
set-up-welcome = Willkommen! Ein paar Schritte, und dieser Tisch ist bereit. Ihr könnt jeden überspringen und später wiederkommen.
set-up-keep = Speichern
set-up-pin = Mit einer PIN kann nur, wer sie kennt, den Tisch einrichten, abräumen und Gespeichertes löschen. Im Café oder Verein braucht ihr eine; Gäste spielen ohne sie.
set-up-pin-none = Noch gibt es keine PIN. Zu Hause braucht ihr keine: Wer an diesem Bildschirm steht, darf alles.
set-up-pin-is = Es gibt eine PIN. Eine neue ersetzt sie.
set-up-pin-new = Neue PIN, 4 bis 12 Ziffern
set-up-seats = Wie viele von euch passen an den Tisch, und welche Würfelsätze sind in der Schachtel?
set-up-seats-label = Plätze
set-up-seats-n = bis zu { $n }
set-up-dice-label = Würfelsätze
set-up-camera = Die Kamera schaut von oben auf die Würfel. Jeder Würfel, den sie gefunden hat, bekommt einen Ring.
set-up-camera-label = Welche Kamera
set-up-camera-address = Oder die Adresse einer Kamera-App auf einem Handy oder einer IP-Kamera, etwa http://192.168.1.20:8080/video
set-up-camera-auto = was eingesteckt ist
set-up-camera-pi = die vom Pi
set-up-camera-webcam = die erste Webcam
set-up-camera-pretend = keine: Würfel auf dem Bildschirm
set-up-camera-moving = Etwas bewegt sich, oder ich sehe noch nichts. Lasst die Würfel kurz liegen.
set-up-camera-light = Das Licht ist gut.
set-up-camera-dice = { $n ->
    [0] Ich sehe keine Würfel.
    [one] Ich sehe einen Würfel.
   *[other] Ich sehe { $n } Würfel.
}
set-up-camera-mat = Ich sehe die ganze Matte, für { $n ->
    [one] 1 Platz
   *[other] { $n } Plätze
}.
set-up-camera-no-mat = Ich sehe keine Matte. Das macht nichts: Würfelt einfach vor der Kamera.
set-up-buttons = Drückt jeden Knopf einmal, dann steht hier sein Name. Haltet den zum Zurücknehmen gedrückt.
set-up-buttons-none = Ich kenne keine Knöpfe. Nehmt die auf dem Bildschirm und auf euren Handys.
set-up-button-pressed = { $button }: geht ✓
set-up-button-waits = { $button }: noch nicht gedrückt
set-up-order = Die Knöpfe der Plätze, wie ihr sie gedrückt habt: { $order }
set-up-order-none = Falsche Reihenfolge? Drückt die Knöpfe der Plätze rund um den Tisch, vom ersten Platz an.
set-up-order-keep = Diese Reihenfolge behalten
set-up-order-again = Noch einmal drücken
set-up-strip = Lasst jeden Teil aufleuchten und prüft, ob er am richtigen Ort ist. Änderungen gelten sofort.
set-up-strip-used = { $used } von { $leds } LEDs sind belegt.
set-up-strip-light = leuchten lassen
set-up-strip-more = 1 LED mehr
set-up-strip-fewer = 1 LED weniger
set-up-strip-turn = umdrehen
set-up-strip-earlier = früher
set-up-strip-later = später
set-up-strip-remove = entfernen
set-up-strip-colours = Seine Farben, in der Reihenfolge { $order }: leuchten lassen
set-up-strip-red = rot
set-up-strip-green = grün
set-up-strip-blue = blau
set-up-strip-seen = Er sollte { $lit } sein. Was seht ihr?
set-up-strip-mixed = mehrere Farben, LED für LED
set-up-strip-add = Hinzufügen
set-up-along = Wo verläuft er? An der Matte kann er auf einen Würfel zeigen, um den es geht.
set-up-edge-seats = nicht an der Matte
set-up-edge-far = am hinteren Rand
set-up-edge-near = am vorderen Rand
set-up-edge-left = am linken Rand
set-up-edge-right = am rechten Rand
set-up-edge-around = rundherum
set-up-edge-begins = Der Rand beginnt bei LED { $n } (links oder vorn; rundherum: an der Ecke vorn links)
set-up-edge-ends = Der Rand endet bei LED { $n }
set-up-led-ten-back = 10 LEDs zurück
set-up-led-one-back = 1 LED zurück
set-up-led-light = leuchten lassen
set-up-led-one-on = 1 LED weiter
set-up-led-ten-on = 10 LEDs weiter
set-up-point = Auf eine Ecke der Matte zeigen
set-up-point-near-left = vorn links
set-up-point-near-right = vorn rechts
set-up-point-far-left = hinten links
set-up-point-far-right = hinten rechts
set-up-strip-all = Der ganze Streifen
set-up-strip-share = automatisch verteilt
set-up-strip-own = wie hier eingerichtet
set-up-show-tracks = alle Reihen
set-up-show-dark = bleibt dunkel
set-up-show-seat-1 = Platz 1
set-up-show-seat-2 = Platz 2
set-up-show-seat-3 = Platz 3
set-up-show-seat-4 = Platz 4
set-up-show-seat-5 = Platz 5
set-up-show-seat-6 = Platz 6
set-up-show-seat-7 = Platz 7
set-up-show-seat-8 = Platz 8
set-up-wifi = In welches WLAN sollen die Handys? Der Bildschirm zeigt dann einen Code dafür.
set-up-wifi-is = Eingestellt: { $name }.
set-up-wifi-none = Noch ist keines eingestellt. Das macht nichts, wenn ohnehin alle drin sind.
set-up-wifi-name = Name des WLANs
set-up-wifi-password = Sein Passwort (leer lassen, wenn es keines hat)
set-up-done = Das war’s. Scannt den Code auf dem Bildschirm des Tisches und setzt euch.
set-up-again = Einrichten könnt ihr am Bildschirm des Tisches, solange niemand spielt. Alles steht auch in settings.toml.
set-up-restart = Manche Änderungen gelten erst nach einem Neustart: Schaltet den Tisch aus und wieder ein.
refused-set-up = Das gibt es in diesem Schritt nicht zur Wahl.
refused-set-up-playing = Gerade wird gespielt. Richtet den Tisch danach ein.
refused-camera-address = Das ist keine Adresse einer Kamera. Sie beginnt mit http:// oder rtsp://; gib das Passwort noch einmal ein, wenn du den Rest änderst.
refused-setting = { $label }: { $reason }. Nichts wurde geändert.
refused-settings = Die Einstellungen ließen sich nicht speichern; nichts wurde geändert: { $reason }
refused-order = Drückt zuerst den Knopf jedes Platzes einmal, dann behaltet die Reihenfolge.
refused-strip-full = Alle { $leds } LEDs des Streifens sind belegt. Nehmt zuerst anderswo eine weg.
refused-wifi-name = Ein WLAN-Name hat höchstens 32 Zeichen.
refused-wifi-password = Ein WLAN-Passwort hat 8 bis 63 Zeichen. Lasst es leer, wenn es keines gibt.

# Der Karteneditor
fault = Zeile { $line }, Spalte { $column }: { $text }
refused-card-editor = Für dieses Spiel gibt es keinen Karteneditor.
refused-card-editor-afar = Öffnet den Karteneditor am Bildschirm des Tisches, oder setzt dort eine PIN und tippt sie hier ein.
refused-card-faults = Die Karte ist als Entwurf gespeichert, aber noch nicht im Deck. { $why }
refused-card-twin = Eine andere Karte in diesem Deck heißt schon so. Ändert einen der Titel; diese Karte ist als Entwurf gespeichert.
refused-import-many = Ihr könnt höchstens { $most } Karten auf einmal importieren. Verteilt sie auf mehrere Dateien.
refused-import-faults = Darin sind zu viele Fehler, darum wurde nichts importiert. Der erste steht in Zeile { $line }: { $why }
refused-letters = Darin sind Zeichen, die keine Seite zeigen kann. Nichts wurde importiert. Öffnet die Datei in einem Texteditor, löscht sie und speichert sie als UTF-8.
refused-import-new = Für ein neues Deck importiert eine Kartendatei, die mit „deck:“ beginnt. Zeilen einer Tabelle gehören in ein Deck, das es schon gibt.
refused-picture = Das ist kein lesbares Bild, oder es ist zu groß. Macht ein Foto, oder wählt eine kleinere Datei (.jpg oder .png).
refused-picture-title = Speichert erst die Karte, dann fügt ihr Bild hinzu.
refused-pictures-many = Es ist Platz für { $most } Bilder. Löscht erst einige.
refused-is-here = Das Handy von { $name } ist am Tisch. { $name } kann dort aussteigen.
# Wie Home Assistant einen Tisch nennt, und was es von ihm weiß.
cafe-table = Tisch „{ $name }“
cafe-turn = Am Zug
cafe-game = Spiel
cafe-stage = Spielstand
cafe-help = Hilfe gewünscht
cafe-doctor = Braucht Aufmerksamkeit
cafe-light = Lichtstreifen
rulebook-choices = Was ein Tisch wählen kann; das Erste empfehlen wir
roll-again-doubts = { $n ->
    [one] Bei einem Würfel bin ich mir nicht sicher.
   *[other] Bei { $n } Würfeln bin ich mir nicht sicher.
 }

# Eine Karte aus Plättchen unter der Kamera
tiles-seen = Die Kamera hat es gesehen: { $what }.
tiles-doubt = Die Kamera ist sich nicht sicher: { $one }, oder { $other }? Wer gefragt ist, tippt das Richtige an.
tiles-owed = Auf dem Tisch noch zu tun: { $where }.
tiles-behind = Die Plättchen passen nicht zum Bildschirm. Legt sie so, wie er sie zeigt.
tiles-early = Auf der Karte ist etwas neu: { $where }. Ein Plättchen darf bleiben; ich sehe wieder hin, sobald es gelegt werden darf.
tiles-both = { $one }; { $other }
tiles-covered = Etwas verdeckt die Karte: { $where }. Nehmt es weg, dann sehe ich wieder hin.
tiles-illegal = Das ist nicht erlaubt: { $where }. Nehmt es auf und legt es dahin, wo es passt.
tiles-other-tile = Das ist nicht das gezogene Plättchen: { $where }. Legt das, was der Bildschirm zeigt.
tiles-turned = Ein Plättchen der Karte wurde gedreht: { $where }. Dreht es zurück, wie der Bildschirm es zeigt.
tiles-removed = Ein Plättchen der Karte fehlt: { $where }. Legt es zurück, wie der Bildschirm es zeigt.
tiles-face-down = Ein Plättchen liegt verdeckt: { $where }. Dreht es um.
tiles-apart = Ein Plättchen liegt für sich: { $where }. Legt es an ein anderes an.
tiles-several = Mehr als ein Plättchen hat sich verändert: { $where }. Legt alle bis auf eines zurück.
tiles-lost = Ich finde die Karte nicht. Legt sie so, wie der Bildschirm sie zeigt, ganz ins Blickfeld der Kamera.
tiles-dark = Es ist mir zu dunkel für die Karte. Macht eine Lampe an.

# Was die Seiten selbst sagen. Was ein Spiel sagt, steht beim Spiel.
title = Der Tisch
language-name = Deutsch
language = Sprache
you = du
hand = Deine Karten
to-read = Jetzt zu lesen
shared = Karten für alle
hand-open = Deine offenen Karten
sounds = Klänge
plain-pages = Schlichte Seiten
timer = Wie lange diese Frage schon offen ist
timer-none = Keine Uhr
timer-minutes = Uhr: { $n ->
    [one] { $n } Minute
   *[other] { $n } Minuten
}
timer-over = Nehmt euch die Zeit, die ihr braucht.
timer-pause = Anhalten
told-now = Was gerade erzählt wird
hold = Zum Lesen halten
about-seat = Wer { $name } ist, und was dort liegt
bonds = Was sie verbindet
people-met = Wer am Tisch sitzt
who-you-are = Wer du bist
others = Mit dir am Tisch
sitting = Hier sitzen schon
seats = Plätze
speech = Vorlesen
bed = Klangteppich
bed-loud = Lautstärke des Klangteppichs
voice = Stimme
volume = Lautstärke der Stimme
no-voice = Dieser Bildschirm hat keine Stimme. Installiert auf seinem Rechner eine Sprachausgabe (speech-dispatcher mit espeak-ng), oder öffnet diese Seite an einem Gerät, das eine hat.
night = Berühren weckt den Bildschirm
corner-table = Der Tisch
corner-story = Die Geschichte bisher
corner-rules = Regeln
corner-device = Ich und dieses Handy
stays = Du bist noch am Tisch. Noch einmal zurück, und diese Seite ist zu.
more = Mehr
log = Was geschah
of = { $value } von { $size }
percent = { $value } %
on-turn = am Zug
on-turn-wanted = am Zug und gefragt
wanted = wird erwartet
away = Handy nicht da
roll = Der Wurf
photograph = Das Foto des Wurfs
die-face = { $colour }: { $value }
die-corrected = { $colour } { $value }, gelesen als { $was }
die-doubt = { $colour }: nicht sicher
slot = { $owner }, { $colour }
type-dice = Würfel eintippen
photo-take = Würfel fotografieren
photo-send = Foto schicken
photo-sends = Wird gesendet …
photo-reads = Die Würfel werden gelesen …
lens = Dieses Handy ist die Kamera
lens-looks = Ich schaue zu. Würfelt; sobald die Würfel still liegen, fotografiere ich sie.
lens-waits = Warte auf den nächsten Wurf.
lens-ends = Beenden
lens-refused = Dieser Browser gibt mir kein Bild der Kamera. Erlaube es in seinen Einstellungen für diese Seite, oder fotografiere jeden Wurf.
lens-insecure = Browser geben laufende Bilder nur Seiten mit HTTPS, und diese Seite hat keines. Tippe bei jedem Wurf auf Würfel fotografieren; oder lass eine Kamera-App ihre Bilder senden und gib ihre Adresse beim Einrichten ein.
push-dice = Schieb deine Würfel hier hoch
dice-right = So liegen die Würfel
no-die = keiner
doubts = { $n ->
    [one] Was zeigt dieser Würfel?
   *[other] Was zeigen diese Würfel?
}
sum = Zusammen
sum-of = von mindestens { $n }
cards-to-read = { $n ->
    [one] Karte lesen
   *[other] { $n } Karten lesen
}
pick-exactly = Nimm { $n }.
none-to-pick = Nichts zu wählen. Weiter
pick-some = { $least ->
    [0] Nimm bis zu { $most } oder nichts.
   *[other] Nimm { $least } bis { $most }.
}
send = Senden
undo = Rückgängig
undo-then = Dann ist anders:
undo-yes = Zurücknehmen
redo = Doch wieder so
die-from-near = Der Würfel ({ $colour }), wie ihn die Kamera sieht
tap-die = Tipp den Würfel an und dann, was er zeigt
misseen = Es liegt anders
misread = Ein Würfel wurde falsch gelesen
rolls = Alle Würfe dieses Spiels
no-rolls = Noch hat niemand gewürfelt.
no-roll = Dieser Wurf zählt nicht mehr
no-roll-todo = Er wurde zurückgenommen. Geh zurück zum Spiel und sieh dir die Würfe an, die zählen.
needed = · { $n } nötig
roll-read = Die Würfel
roll-sure = zu { $n } Prozent sicher
roll-decided = Was daraus wurde
roll-again = Dieses Foto noch einmal lesen
roll-again-title = Noch einmal gelesen
roll-again-same = Dieselben Würfel wie vorher.
roll-again-differs = Andere Würfel als die, die zählen. Sieh erst nach, was das ändern würde; noch ist nichts korrigiert.
roll-again-unfit = Nicht die Würfel, die verlangt waren: von einer Farbe zu viele oder zu wenige.
roll-again-take = Ansehen, was diese Würfel ändern
to-the-game = Zurück zum Spiel
entry-unread = Eintrag { $n } ist nicht mehr lesbar: Was war das?
leave-out = Auslassen
consent = Jemand hat dadurch etwas gesehen. Sind alle einverstanden?
agree = Einverstanden
all-agree = Alle sind einverstanden
leave-it = So lassen
preview = Dann ist das anders:
correct-it = Berichtigen
why = Warum?
box = Die Box: Einstellungen, Sicherung, Neustart
host-code = Tippt das auf dem Handy, das die Box einrichten will:
host-code-show = Einen Code auf dem Bildschirm des Tisches zeigen
host-code-type = Der Code, den der Bildschirm des Tisches zeigt
box-waiting = Ihr habt etwas geändert, das erst nach einem Neustart gilt.
restart = Das Programm neu starten
restart-hint = Alle Seiten kommen von selbst wieder, wie sie jetzt sind; ein Spiel, das läuft, geht nicht verloren.
version-new = Neuere Version ({ $here } läuft)
version-hint = Wählt beide Dateien: die Version (.whl) und ihre Unterschrift (.sig). Es ändert sich nichts, bevor ihr es sagt.
version-files = Die Version und ihre Unterschrift
version-look = Ansehen
version-stick = Von einem USB-Stick nehmen
version-install = Version { $version } einspielen
version-install-hint = Sie wird erst an einer Kopie von allem ausprobiert. Die Seiten sind ein, zwei Minuten weg und kommen von selbst wieder; kommt die neue nicht gut hoch, läuft wieder die von vorher.
version-yes = Ja, einspielen
version-working = Eine Version wird gerade eingespielt. Das dauert einige Minuten; öffnet diese Seite danach noch einmal.
restart-yes = Ja, neu starten
restoring = Eine Sicherung zurückholen
restore-hint = Wählt die Datei, die diese Seite oder ein anderer Tisch gemacht hat. Ihr seht, was sie ersetzen würde, bevor etwas geschieht.
restore-file = Die Sicherung
restore-look = Ansehen
restore-would = Das würde geschehen
restore-yes = Ja, einsetzen und neu starten
settings = Einstellungen
settings-hint = Wie sie in settings.toml stehen, wo jede erklärt ist. Mehrere Werte stehen mit Kommas dazwischen. PIN und Passwörter stehen nicht hier: Die nimmt die Einrichtung.
setting-keep = Behalten
print = Matte, Marken, Platzkarten, Karten: zum Drucken
print-hint = Druckt mit 100 % (tatsächliche Größe) und schneidet an den Marken. Karten und Platzkarten werden beidseitig gedruckt, an der langen Kante gewendet (auf A3 an der kurzen).
print-mat = Die Matte
print-mat-hint = Sie sagt der Kamera, was wo liegt. Auf A4 und Letter sind es mehrere Blätter zum Zusammenkleben.
print-other-mats = Für eine andere Zahl von Leuten als { $n }
print-mat-of = { $n ->
    [one] Für eine Person
   *[other] Für { $n }
}
print-tokens = Die Marken
print-seats = Platzkarten
print-seats-hint = Eine für jeden Satz Würfel: Ihr Code führt an diesen Tisch. Druckt sie neu, wenn sich die Adresse ändert.
print-board = Das Brett
print-board-hint = Ein Bogen A2 oder A3, oder mehrere kleinere zum Zusammenkleben.
print-cards = Die Karten
print-cards-hint = Wer sie alle liest, weiß, was kommt.
print-tiles = Die Plättchen
print-tiles-of = { $n ->
    [one] 1 Plättchen
   *[other] { $n } Plättchen
}, 40 mm breit
print-markers = Marker für vier Leute
sent = Was jedes Handy geschickt bekam
sent-hint = Alles, was im Spiel an jedes Handy ging, in seiner Reihenfolge und so, wie es abging. Mit einem neuen Spiel ist es vergessen.
sent-whose = Wessen Handy
sent-more = Früher und später
sent-before = Früher
sent-after = Später
sent-count = { $first } bis { $last } von { $of }
sent-nothing = Was dieses Handy geschickt bekam, ist nicht aufgehoben.
sent-page = Die ganze Seite
sent-parts = Geändert
sent-reply = Eine Antwort
sent-raw = So, wie es abging ({ $n } Zeichen)
sent-full = Es war mehr, als aufgehoben wird.
replay = Ein Abend, noch einmal geöffnet
replay-hint = Wählt die Datei, die jemand nach einem Spiel mitgenommen hat. Sie wird nur angesehen: Nichts, was hier gespielt wird, ändert sich, und nichts davon wird behalten.
replay-file = Die Datei
replay-open = Öffnen
replay-this = Noch einmal ansehen, Schritt für Schritt, mit jedem Geheimnis
replay-of = Nur angesehen, nicht gespielt:
replay-steps = Schritte
replay-first = Zum Anfang
replay-before = Einen Schritt zurück
replay-after = Einen Schritt weiter
replay-last = Ans Ende
replay-step = Schritt { $n } von { $of }
replay-sight = Wessen Sicht
replay-all = Alle
rules = Die Regeln zum Nachschlagen
rules-of = Die Regeln von { $game }
rules-search = Ein Wort oder die Nummer einer Regel
rules-search-go = Suchen
rules-found = { $n ->
    [0] Unter „{ $words }“ steht nichts. Versucht es mit weniger Buchstaben.
    [one] Ein Absatz mit „{ $words }“
   *[other] { $n } Absätze mit „{ $words }“
}
rules-all = Alle Regeln
the-rule = Regel { $number }, in unseren Worten
rules-contents = Inhalt
rules-others = Die Regeln anderer Spiele
reminders = Nicht vergessen
search = Ein paar Buchstaben tippen
light = Den Lichtstreifen ausprobieren
light-hint = Jeder leuchtet ein paar Sekunden lang allein, seine erste LED am hellsten.
strip = Der Lichtstreifen
code = Code
scan = Scann das und setz dich dazu
plan = Der Spielplan
plan-of = Der Spielplan: { $n ->
    [one] 1 Figur
   *[other] { $n } Figuren
}
map = Die Plättchen auf dem Tisch
map-of = { $n ->
    [one] Ein Plättchen
   *[other] { $n } Plättchen auf dem Tisch
}
tiles-left = Plättchen, die noch niemand gezogen hat
in-hand = In der Hand:
areas = Die Bereiche, in Worten
read-area = { $area } lesen
close = Schließen
zoom = Wie nah ihr hinseht
zoom-in = Näher
zoom-out = Weiter weg
zoom-whole = Alles
put = Auf die Matte legen oder zurücknehmen
put-token = Marken auf der Matte
lay-tile = Ein Plättchen legen oder drehen
which-of-two = Die Kamera ist nicht sicher. Was stimmt?
tap-place = Tipp auf ein leuchtendes Feld.
tap-turn = Der nächste Tipp dreht.
places-listed = { $n ->
    [one] Die eine Möglichkeit, in Worten
   *[other] Alle { $n } Möglichkeiten, in Worten
}
take-place = Hier:
way-back = Scann das, um deinen Platz wieder einzunehmen oder ihm ein anderes Handy zu geben.
wifi = Zuerst, wenn dein Handy noch nicht drin ist: das WLAN { $name }
wifi-qr = QR-Code für das WLAN { $name }
elsewhere = Wenn dein Handy in einem anderen Netz ist:
qr = QR-Code für { $address }
free-colours = Würfelfarben, die noch frei sind
free-colours-alone = Farben, die noch frei sind
without-phone = Jemand ohne Handy, oder ein Bot
about-joining = Scannt den Code, tippt einen Namen, wählt eure Farbe. Keine App, kein Konto.
tour = So geht es, in drei Minuten
which-game = Was spielt ihr?
for-children = Für Kinder
within-an-hour = In einer Stunde gespielt
not-held = (nicht so)
about-secrets = Was nur du wissen darfst, steht allein auf deinem Handy, und nichts verlässt je diesen Tisch.
bot = Bot, spielt von allein
bots = Bots für freie Plätze
add-bot = Bot mit Würfeln in { $colour } dazusetzen
add-bot-colour = Bot in { $colour } dazusetzen
free-seat = Diesen Platz freigeben
free-seat-of = Platz von { $name } freigeben
buttons = Die Knöpfe am Tisch
pretend = Gespielter Tisch
throw = Würfeln
being-read = Die Würfel werden gelesen …
means-nothing = gerade nichts
this-device = Dieses Handy
host-tonight = Heute Abend
host-table = Dieser Tisch
host-box = Die Box
host-final = Unwiderruflich
box-keeping = Sichern, zurückholen, aktualisieren
house-rules = { $n ->
    [0] Karten und Hausregeln
    [one] Karten und Hausregeln: 1 eigene
   *[other] Karten und Hausregeln: { $n } eigene
}
card-file = Karten: { $name }
file-yes = im Spiel
file-no = nicht dabei
house-rules-hint = Wo die Spielregel es offenlässt. Was markiert ist, gilt; tippt an, was bei euch anders ist.
whole-story = Die ganze Geschichte und alle Würfel
story = Die Geschichte des Abends
leaves = Der Abend, noch einmal erzählt
leaves-hint = Die Seiten: antippen hält sie an, die Pfeiltasten blättern
leaf-back = Seite davor
leaf-on = Nächste Seite
leaf-hold = Anhalten
to-paper = Diese Seiten mitnehmen (PDF)
tonights-dice = Die Würfel dieses Abends
face-count = { $face }: { $count }
keep-or-forget = Behalten oder vergessen
again-hint = Die Plätze werden frei, und der Code ist ein neuer. Eure Handys behalten die Geschichte dieses Abends.
again-yes = Ja, Platz machen
your-turn = Du bist dran
asleep = Wenn dieses Handy schläft
asleep-hint = Ein schlafendes Handy hält diese Seite an: Sie kann nicht brummen, klingeln oder aufleuchten, und ohne Zertifikat darf keine Seite es wach halten. Dafür rufen dich der große Bildschirm und die Lichtleiste. Stell heute Abend ein, dass das Display länger an bleibt. Weckst du das Handy, holt die Seite alles nach, und nichts geht verloren. In einem anderen Tab steht im Titel, dass du dran bist; eine Seite, die du schon angetippt hast, lässt das Handy brummen, wo der Browser es kann (iPhones können es nicht).
roll-for-me = Für mich würfeln
guide = Dein erster Zug
guide-on = Weiter
guide-off = Keine Hinweise
advice = Was würdest du tun?
put-aside = Dieses Spiel beiseitelegen
put-aside-hint = Spielstand, Leute und die offene Frage bleiben erhalten. Ein andermal genügt ein Tipp im Regal. Ihr bleibt sitzen und könnt etwas anderes spielen.
put-aside-yes = Ja, beiseitelegen
another-game = Anderes Spiel, gleiche Runde
tonight = Heute Abend:
shelf = Frühere Spiele
shelf-aside = Beiseitegelegt
shelf-played = Gespielt
shelf-read = Diesen Abend nachlesen
shelf-pages = Mehr Spiele
shelf-later = Spätere Spiele
shelf-earlier = Frühere Spiele
shelf-count = { $first } bis { $last } von { $of }
shelf-empty = Hier wurde noch nichts gespielt. Was ihr zu Ende spielt oder beiseitelegt, findet ihr später hier.
take-up = Weiterspielen
take-up-hint = Alle von damals haben ihre Plätze wieder, und der Tisch stellt dieselbe Frage. Wer für ein anderes Spiel hier sitzt, muss neu beitreten.
take-up-later = Es geht weiter, sobald gerade nichts anderes gespielt wird.
lay-again = So lag der Tisch
lay-map = Legt die Plättchen so, wie die Karte auf dem großen Bildschirm sie zeigt.
lay-done = Alles liegt: weiterspielen
lay-anyway = Trotzdem weiterspielen
won = gewonnen
forget-game = Dieses Spiel vergessen
forget-game-hint = Das Spiel, seine Geschichte, die Namen und die Fotos werden endgültig gelöscht.
tally-people = Wer was gewonnen hat
tally-pairs = Zu zweit
tally-games = Wie oft welches Spiel
met-cards = Karten, die ihr kennt
met-cards-hint = Spielen diese Handys wieder, werden zuerst die Karten ausgeteilt, die sie am seltensten hatten. Eine Hausregel schaltet das ab.
forget-met = Bekannte Karten vergessen
forget-met-hint = Die Spiele und ihre Geschichten bleiben. Das nächste Spiel wird gemischt, als kenne noch niemand eine Karte.
end-game = Dieses Spiel beenden
end-game-yes = Ja, beenden
take-home-yes = Geheimnisse lesen, Datei mitnehmen
your-evening = Die Geschichte eures Abends
take-home = Das Protokoll mitnehmen
take-home-hint = Eine Datei mit allem, was geschah, und jedem Geheimnis dieses Spiels. Von da an steht sein Ende: Nichts lässt sich mehr zurücknehmen.
forget = Alles vergessen
forget-hint = Von jedem Wurf bleibt das Bild der Würfel, ohne die Leute ringsum: höchstens die letzten 200, nur auf diesem Tisch. Jedes Spiel auf der Platte dieses Tisches, jedes Foto und jeder Name wird für immer gelöscht. Hausregeln, Kartendateien und die Zählung der Würfel bleiben.
forget-dice = Vergessen, wie die Würfel fielen
forget-dice-hint = Die Zählung aller Abende wird für immer gelöscht. Sie sagt nichts über Menschen.
forget-really = Wirklich löschen?
forget-yes = Ja, löschen
not-sure = Nichts wurde gelöscht. Sagt zweimal, dass ihr es wollt.
set-up = Diesen Tisch einrichten
set-up-leave = Zurück zum Tisch
set-up-steps = Schritte der Einrichtung
set-up-back = Zurück
set-up-finish = Fertig: zum Tisch
set-up-view = Was die Kamera gerade sieht
locked = Gesperrt, für die Gastgeber
lock = Eine Sperre für öffentliche Orte
lock-hint = Aufbau, Hausregeln, Abräumen, Vergessen und Mitnehmen fragen dann nach einer PIN. Handys spielen weiter.
pin = Geheimzahl (PIN)
pin-new = Neue PIN, 4 bis 12 Ziffern
unlock = Entsperren
lock-set = Mit dieser PIN sperren
lock-now = Jetzt sperren
lock-off = Sperre aufheben
digit-back = Letzte Ziffer zurücknehmen
key-back = Den letzten Buchstaben löschen
key-done = Fertig
key-shift = Großbuchstabe
key-space = Leerzeichen
key-signs = Ziffern und Zeichen
key-letters = Buchstaben
doctor = Der Doktor: Wie steht es um alles?
doctor-well = Nichts ist kaputt.
doctor-ill = Etwas geht nicht: Sucht das ✗.
doctor-again = Noch einmal nachsehen
backup = Eine Sicherung von allem
backup-hint = Spiele, Kartendateien, Kalibrierung und Einstellungen in einer Datei. Jedes Geheimnis steht darin: Hebt sie gut auf.
bundle = Ein Bündel für die, die euch helfen
bundle-hint = Eine Datei mit dem, was hier steht und was schiefging: keine Namen, keine Fotos, keine Passwörter.
safe = Sicherer Start: Dreimal hintereinander ist der Tisch nicht hochgekommen, darum bleiben Kamera, Knöpfe, Pult und Licht weg. Spielen könnt ihr von Hand; der Doktor sagt, was nicht stimmt.
safe-no-games = Die Spiele auf dieser Karte lassen sich gerade nicht lesen: Verloren ist davon nichts, und was ihr hier spielt, wird nicht aufgehoben.
safe-leave = Wieder wie üblich starten
off = Ausschalten
off-hint = Das Gerät fährt herunter. Verloren geht nichts: Beim nächsten Mal geht das Spiel von hier aus weiter.
off-yes = Ja, ausschalten
going = Der Tisch wird ausgeschaltet. Lasst den Stecker drin, solange das Licht orange atmet und bis der große Bildschirm zehn Sekunden schwarz ist.
gone-off = Der Stecker darf jetzt raus.
to-kiosk = Zurück zum Tisch
dice-of-all = Wie gut sind die Würfel?
another-player = Noch jemand an diesem Handy
leave = Meinen Platz aufgeben
your-name = Dein Name
your-dice = Deine Würfel
your-colour = Deine Farbe
roll-your-dice = Wirf deine Würfel auf den Teller oder tippe ihre Farbe an
dice-seen = Die Kamera sieht deine Würfel: { $colour }. Jetzt nimm Platz.
sit-down = Platz nehmen
name-missing = Tipp einen Namen ein, damit die anderen wissen, wer da sitzt.
was-playing = Ich war schon dabei
was-playing-hint = Wessen Platz nimmst du an diesem Handy wieder ein?
claim-asks = Du nimmst den Platz von { $name } wieder ein
claim-mark = Dieses Handy zeigt die Zahl
claim-how-here = Das Handy, das jetzt da sitzt, fragt, ob deines { $mark } zeigt: Sag dort Ja.
claim-how-away = Das Handy, das da saß, ist nicht da. Tipp den Code ein, der auf dem Bildschirm am Tisch neben deinem Namen steht, oder halte den Knopf deines Platzes drei Sekunden lang.
claim-code = Der Code für deinen Platz
claim-back = Das ist nicht mein Platz
claim-over = Niemand hat es rechtzeitig bestätigt, jemand hat Nein gesagt, oder auf dem Platz sitzt jetzt jemand anderes. Frag noch einmal.
claim-told = { $name } nimmt diesen Platz an einem anderen Handy wieder ein.
claim-told-player = { $player } möchte für { $name } weiterspielen.
claim-elsewhere = Ein anderes Handy fragt nach dem Platz von { $name }. Das Handy, das da sitzt, ist verbunden und wird gefragt.
claim-shows = Ein Handy, das { $mark } zeigt, fragt nach dem Platz von { $name }.
claim-its-code = Der Code:
claim-held = Blinkt der Knopf an diesem Platz, dann haltet ihn drei Sekunden: So bekommt das andere Handy den Platz von { $name }.
claim-yours = Ein anderes Handy fragt nach deinem Platz. Es zeigt { $mark }. Bist du das?
claim-yes = Ja, übergeben
claim-no = Nein, das ist meiner
claim-deny = Das war jemand anderes: nein
phoneless = ohne Handy
bot-for-now = ein Bot spielt weiter
played-by = { $name } spielt weiter
play-on = Ich komme später dazu und spiele für jemanden weiter
play-on-hint = Dort spielt gerade ein Bot. Der Tisch stimmt mit dem Code auf seinem eigenen Bildschirm zu.
play-on-for = Für { $name } weiterspielen
having-to-go = Ich muss weg
step-out-hint = Ein Bot spielt für dich weiter, und du übernimmst wieder, wann du willst.
step-out = Ein Bot spielt so lange weiter
go-home = Ganz nach Hause gehen
go-home-hint = Ein Bot spielt bis zum Ende weiter. Wer später kommt, kann an seiner Stelle weiterspielen, wenn der Tisch zustimmt, und sieht dann, was auf dieser Hand ist.
go-home-yes = Ja, nach Hause gehen
away-now = Gerade spielt ein Bot für dich.
away-back = Ich spiele wieder selbst
people = Jemand ist gegangen
step-out-of = Ein Bot spielt für { $name } weiter
back-of = { $name } spielt wieder selbst
close-joining = Niemanden mehr hereinlassen
open-joining = Wieder Leute hereinlassen
joining-closed = Gerade kann niemand dazukommen.
add-phoneless = Ohne Handy mitspielen
look = Nur für { $name }
private-look = Jetzt schaut nur { $name }
private-look-todo = Alle anderen: Schaut bitte weg, bis { $name } fertig ist.
private-look-open = Ich bin { $name }, zeig es mir
private-look-close = Jetzt nicht
look-done = Fertig, wieder zudecken
no-free-seat = Gerade ist kein Platz frei. Ist einer davon deiner, kann ihn jemand am Tisch vor Spielbeginn freigeben.
seats-in-play = Die Plätze dieses Spiels sind vergeben. Warst du dabei? Dann wähl unten deinen. Sonst setz dich, wenn die nächste Runde beginnt.
ask-code = Der Code des Tisches
ask-code-hint = Er steht auf dem großen Bildschirm neben dem QR-Code.
go-on = Weiter
to-joining = Zum Eingang
lost = Verbindung verloren, neuer Versuch …
slow = Hier langsamer: Euer Netz hält Neues zurück.
unsent = Noch nicht gesendet, neuer Versuch …

# Wenn sich jemand verlaufen hat: was los ist und was zu tun ist.
looks-on = Diese Seite sieht nur zu.
looks-on-todo = Tipp den Code ein, den der Bildschirm am Tisch zeigt, oder die PIN; dann darf sie mitreden.
looks-on-here = Diese Seite zeigt nur den Tisch.
to-code = Code eintippen
wrong-code = Dieser Code öffnet keinen Tisch.
wrong-code-todo = Schau auf dem großen Bildschirm nach dem jetzigen Code und tipp ihn noch einmal ein.
no-table = Diesen Tisch gibt es nicht.
no-table-todo = Scann den QR-Code auf dem großen Bildschirm noch einmal.
no-seat = Dieser Platz ist nicht mehr deiner.
no-seat-todo = Er wurde freigegeben, an einem anderen Handy eingenommen, oder die nächste Runde hat begonnen. Nimm Platz, oder nimm deinen wieder ein.
no-role = Diese Adresse ist nicht vollständig.
no-role-todo = Scann den QR-Code auf dem großen Bildschirm noch einmal.
no-answer = Das ist keine Antwort, die der Tisch versteht.
no-answer-todo = Öffne die Seite noch einmal und tipp auf einen ihrer Knöpfe.
die-missing = Ein Würfel hat noch keine Zahl.
die-missing-todo = Tipp für jeden Würfel eine Seite an und sende sie dann.
no-photograph = Dieses Foto gibt es nicht.
no-photograph-todo = Fotos bleiben nur, solange sie gebraucht werden.
not-here = Das gibt es nur auf dem Bildschirm am Tisch.
not-here-todo = Geh zum großen Bildschirm am Tisch und tipp dort.
not-in-charge = Das ist für die, die auf den Tisch achtgeben.
not-in-charge-todo = Mach es am Bildschirm des Tisches selbst. Ist er gesperrt, entsperr ihn zuerst auf seiner Seite mit der PIN.
asked-often = Dieses Handy hat sehr oft nach Plätzen gefragt.
asked-often-todo = Warte eine Minute und frag dann noch einmal nach deinem.
too-many = Das waren zu viele falsche Codes.
too-many-todo = Warte eine Minute, schau auf dem großen Bildschirm nach dem Code und tipp ihn dann ein.
other-name = So heißt der Tisch nicht.
other-name-todo = Scann den QR-Code auf dem großen Bildschirm: Er führt geradewegs hierher.
stale-form = Diese Seite ist zu alt, um darauf zu antworten.
stale-form-todo = Öffne sie neu und tipp noch einmal; nichts geht verloren.
no-cookies = Dieser Browser behält keine Cookies, darum erkennt der Tisch dein Handy nicht wieder.
no-cookies-todo = Erlaube Cookies für diese Adresse, oder scanne den Code mit einem anderen Browser, nicht in einem privaten Fenster.
check-cookies = Dieser Browser behält keine Cookies: Du könntest nicht auf deinem Platz bleiben. Erlaube Cookies für diese Adresse, oder nimm einen anderen Browser.
check-storage = Dieser Browser speichert nichts: Ob du Töne hörst, vergisst er jedes Mal. Verlasse das private Fenster, oder erlaube Websitedaten.
check-script = JavaScript ist ausgeschaltet: Diese Seite lädt alle zehn Sekunden neu. Erlaube JavaScript für diese Adresse, oder nimm einen anderen Browser.
check-stream = Dieser Browser ist zu alt für Neues ohne Neuladen. Aktualisiere ihn, oder nimm einen anderen.
check-clock = Die Uhren dieses Handys und des Tischs liegen mehr als einen Tag auseinander. Stell die des Handys auf automatisch; geht sie richtig, sag es dem Gastgeber.
browsers = Wenn ein Handy nicht hineinkommt
browsers-hint = Was dem Browser eines Gasts fehlen kann, in den Worten, die sein Handy zeigt:
other-site = Eine andere Seite hat das verlangt.
other-site-todo = Öffne die Seite des Tisches selbst und tipp dort.
no-page = Hier ist nichts.
no-page-todo = Scann den QR-Code auf dem großen Bildschirm noch einmal.
too-large = Das war zu viel auf einmal.
too-large-todo = Öffne die Seite noch einmal und tipp auf einen ihrer Knöpfe.
file-too-large = Diese Datei ist zu groß: höchstens { $most } MB gehen.
file-too-large-todo = Geh zurück und nimm eine kleinere; ein Foto mit geringerer Auflösung.
trouble = Beim Tisch ist etwas schiefgegangen.
trouble-todo = Nichts ging verloren. Öffne die Seite noch einmal; bleibt es so, startet den Begleiter neu.

# Die Werkstatt
workshop = Die Werkstatt
workshop-hint = Eure eigenen Decks: hier geschrieben, an diesem Tisch aufbewahrt, jede Änderung als eigene Fassung.
to-table = Zum Tisch
to-shelf = Alle Decks
to-deck = Zum Deck
back = Zurück
cards-in-deck = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
drafts-in-deck = { $n ->
    [one] 1 in Arbeit
   *[other] { $n } in Arbeit
}
deck-own = eures
deck-shipped = kam mit dem Spiel
deck-copy = Kopieren
copy = Kopie anlegen
deck-name = Name des Decks
deck-language = Sprache
deck-new = Ein neues Deck
create = Anlegen
bring-deck = Ein Deck hereinholen
bring-cards = Karten hereinholen
bring-file-hint = Die Kartendatei eines Decks, wie sie jemand mit euch geteilt hat.
bring-sheet-hint = Eine Kartendatei, eine CSV-Datei oder Zellen aus einer Tabelle. Die erste Zeile nennt die Spalten: title, terrain, hardship, callout, succeed und so weiter. Zwischen zwei Sätzen einer Zelle steht ein ; und eine Spalte „kind“ sagt, was für eine Karte die Zeile ist.
bring-file = Die Datei
bring-kind = Ohne Spalte „kind“ sind das
bring-text = Oder hier einfügen
bring = Hereinholen
bin = Der Papierkorb
bring-back = Zurückholen
deck-faults = { $n ->
    [one] Ein Fehler
   *[other] { $n } Fehler
}
cautions = { $n ->
    [one] Eine Sache zum Nachsehen
   *[other] { $n } Sachen zum Nachsehen
}
card-new = Eine neue Karte
deck-copy-first = Dieses Deck kam mit dem Spiel. Kopiert es, dann könnt ihr die Kopie ändern.
kinds = Art
kinds-all = alle Arten
sort = Sortiert
sort-file = wie in der Datei
sort-title = nach Titel
sort-signs = nach Art, Gelände, Härte
show = Zeigen
cards-shown = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
draft = in Arbeit
untitled = ohne Titel
deck-tools = Was mit dem Deck zu machen ist
export = Herunterladen, zum Aufheben oder Teilen
rename = Das Deck umbenennen
versions = { $n ->
    [one] 1 Fassung
   *[other] { $n } Fassungen
}
versions-hint = Jede Änderung ist eine Fassung. Ein Spiel, das begonnen hat, geht mit seiner Fassung weiter.
version = Nr. { $n }, { $kept }
restore = So wiederherstellen
deck-delete = In den Papierkorb legen
deck-delete-hint = Von dort ist es zurückzuholen.
sentence-of = { $label }, Satz { $n }
sentence-add = noch ein Satz
sentence-up = Satz { $n }: eins nach oben
sentence-drop = Satz { $n }: herausnehmen
sentence-choose = einen Satz auswählen …
hole-of = statt „{ $said }“
draft-kept = Was du getippt hast, ist als Entwurf aufbewahrt.
card-kept = So steht sie im Deck.
card-made = Die Karte, wie sie jetzt ist. Was du antippst, bearbeitest du.
card-drawn = Das Bild der Karte
line-before = Die Zeile davor
line-after = Die nächste Zeile
card-keep = Karte behalten
card-try = Ausprobieren
card-look = Noch einmal ansehen
understood = Das habe ich verstanden
understood-nothing = Noch nichts.
card-not-good = Sie bleibt ein Entwurf, bis nichts mehr an ihr falsch ist.
tried = In einem gestellten Spiel ausprobiert
picture = Ein Bild der gedruckten Karte
picture-hint = Es bleibt an diesem Tisch: Handys zeigen es mit der Karte, und keine Datei zum Herunterladen oder Teilen enthält es.
picture-take = Foto
picture-keep = Bild behalten
picture-drop = Bild entfernen
card-picture = Die gedruckte Karte { $title }
card-tools = Was mit der Karte zu machen ist
card-give-up = Getipptes verwerfen
card-remove = Karte herausnehmen
imported = Hereingeholt
imported-kept = { $n ->
    [one] 1 Karte ist im Deck.
   *[other] { $n } Karten sind im Deck.
}
imported-drafts = { $n ->
    [one] 1 ist als Entwurf aufbewahrt, damit du sie richten kannst.
   *[other] { $n } sind als Entwürfe aufbewahrt, damit du sie richten kannst.
}
# Die Seite für das Personal
staff = Tische
staff-sound = Ton
staff-away = Der Broker ist offline. Die Tische spielen weiter; hier steht ihr letzter bekannter Stand.
staff-no-pin = Diese Seite zeigt nur. Um Tische zu verschieben und Anweisungen zu geben, schreibt auf diesem Gerät in settings.toml unter [kiosk] pin = "…" und startet neu.
staff-nobody = Von noch keinem Tisch ist etwas zu hören. Tische melden sich mit dem Abschnitt [cafe] ihrer settings.toml.
staff-move = { $table } verschieben: ziehen oder Pfeiltasten benutzen
staff-called = { $n ->
    [0] Bitte kommen!
    [one] Bitte kommen! Seit einer Minute
   *[other] Bitte kommen! Seit { $n } Minuten
}
staff-silent = Nicht erreichbar
staff-free = Frei
staff-waiting = Wartet
staff-playing = Spielt
staff-over = Blickt zurück auf
staff-since = seit { $time } ({ $n } Min.)
staff-people = { $n ->
    [one] eine Person
   *[other] { $n } Personen
}
staff-light-green = Alles in Ordnung
staff-light-yellow = Seht danach
staff-light-red = Etwas geht nicht
staff-do = Anweisungen
staff-coming = Ich komme
staff-next = Nächste Runde
staff-end = Dieses Spiel beenden
staff-restart = Programm neu starten
staff-games = Abende aller Tische (CSV)
staff-dice = Würfel aller Tische (CSV)
staff-bring = Einstellungen oder ein Deck an mehrere Tische bringen
staff-bring-text = Zeilen aus settings.toml mit ihren Abschnitten (sie gelten ab dem nächsten Start eines Tisches), oder eine ganze Kartendatei
staff-settings = Diese Einstellungen bringen
staff-update = Aktualisieren
staff-update-idle = Alle Tische aktualisieren, an denen niemand spielt
staff-update-hint = Wählt beide Dateien: die Version (.whl) und ihre Unterschrift (.sig). Jeder Tisch nimmt sie nur, wenn er der Unterschrift vertraut, probiert sie an einer Kopie aus und kommt von selbst wieder. Was daraus wurde, steht unten.
staff-deck = Dieses Deck bringen
staff-log = Was getan wurde
staff-was-done = getan
staff-was-refused = nicht getan.
staff-was-asked = noch keine Antwort
staff-why-stale = Die Uhren der beiden Geräte gehen um mehr als eine Minute auseinander.
staff-why-repeated = Das war schon getan.
# A guest asks somebody of the staff to come.
call = Bitte kommen
called = Ihr habt jemanden vom Haus gerufen.
call-off = Nicht mehr nötig

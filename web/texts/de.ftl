# Was die Seiten selbst sagen. Was ein Spiel sagt, steht beim Spiel.
title = Der Tisch
language-name = Deutsch
language = Sprache
you = du
hand = Deine Karten
to-read = Jetzt lesen
shared = Karten für alle
sounds = Töne
plain-pages = Schlichte Seiten
left-hand = Linke Hand
text-size = Schriftgröße
covered-cards = Verdeckte Karten
cards-open = { $seconds ->
    [0] Offen, solange du drückst
    [3600] Antippen öffnet und verdeckt
   *[other] Antippen öffnet { $seconds } Sekunden lang
}
timer = Wie lange diese Frage schon offen ist
timer-none = Uhr: aus
timer-minutes = Uhr: { $n ->
    [one] { $n } Minute
   *[other] { $n } Minuten
}
timer-over = Nehmt euch die Zeit, die ihr braucht.
timer-pause = Anhalten
told-now = Jetzt
hold = Zum Lesen gedrückt halten
tap-to-read = Zum Lesen antippen
about-seat = Mehr über { $name }
bonds = Was sie verbindet
people-met = Wer am Tisch sitzt
who-you-are = Wer du bist
others = Mit dir am Tisch
sitting = Hier sitzen schon
seats = Plätze
look-up = Schaut auf den großen Bildschirm
look-up-hint = Tippen, um es gleich hier zu sehen
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
goal = Dein Ziel
meanwhile = Während du wartest
next-up = Als Nächstes
guess = Dein Tipp über { $name }
guess-hint = Dein Tipp bleibt auf diesem Handy. Sonst sieht ihn niemand.
more = Mehr
read-on = Weiterlesen
log = Was geschah
of = { $value } von { $size }
percent = { $value } %
on-turn = ist am Zug
on-turn-wanted = am Zug und gefragt
wanted = überlegt
away = Handy offline
roll = Der Wurf
photograph = Das Foto des Wurfs
die-face = { $colour }: { $value }
die-corrected = { $colour } { $value }, gelesen als { $was }
die-doubt = { $colour }: unsicher
slot = { $owner }, { $colour }
type-dice = Würfel eintippen
dice-by-anyone = Alle am Tisch dürfen sie eintippen; der große Bildschirm sagt, wer es war.
photo-take = Würfel fotografieren
photo-send = Foto senden
photo-sends = Wird gesendet …
photo-reads = Die Würfel werden gelesen …
lens = Dieses Handy ist die Kamera
lens-looks = Ich schaue zu. Würfelt; sobald die Würfel still liegen, fotografiere ich sie.
lens-waits = Warte auf den nächsten Wurf.
lens-ends = Beenden
lens-gone = Die Kamera wurde mir weggenommen, vielleicht von einer anderen App. Gib sie zurück, oder tippe auf Beenden und öffne sie noch einmal.
lens-refused = Dieser Browser lässt mich nicht an die Kamera. Erlaube es in seinen Einstellungen für diese Seite, oder fotografiere jeden Wurf.
lens-insecure = Browser erlauben Livebilder nur auf Seiten mit HTTPS, und das hier ist keine. Tippe bei jedem Wurf auf „Würfel fotografieren“, oder lass eine Kamera-App ihre Bilder senden und gib ihre Adresse beim Einrichten ein.
dice-right = Die Würfel stimmen
no-die = keiner
doubts = { $n ->
    [one] Was zeigt dieser Würfel?
   *[other] Was zeigen diese Würfel?
}
doubts-colour = { $n ->
    [one] Welche Farbe hat dieser Würfel?
   *[other] Welche Farben haben diese Würfel?
}
place = Platz
sum = Zusammen
sum-of = von mindestens { $n }
cards-to-read = { $n ->
    [one] Karte lesen
   *[other] { $n } Karten lesen
}
pick-exactly = Nimm { $n }.
none-to-pick = Nichts zu wählen: weiter
pick-some = { $least ->
    [0] Nimm bis zu { $most } oder nichts.
   *[other] Nimm { $least } bis { $most }.
}
send = Senden
undo = Rückgängig
undo-then = Das ändert sich:
undo-yes = Zurücknehmen
redo = Wiederherstellen
die-from-near = Der Würfel ({ $colour }), wie ihn die Kamera sieht
tap-die = Tipp den Würfel an und dann, was er zeigt
misseen = Kamera korrigieren
misread = Würfel korrigieren
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
roll-again-differs = Diesmal sind es andere Würfel. Sieh dir an, was sich ändern würde, bevor du etwas korrigierst.
roll-again-unfit = Das sind nicht die verlangten Würfel: von einer Farbe zu viele oder zu wenige.
roll-again-take = Zeigen, was sich ändern würde
to-the-game = Zurück zum Spiel
entry-unread = Eintrag { $n } ist nicht lesbar: Was war das?
leave-out = Überspringen
consent = Ein Geheimnis wurde schon gesehen. Seid ihr alle einverstanden?
agree = Ich bin einverstanden
all-agree = Wir sind alle einverstanden
leave-it = So lassen
preview = Das ändert sich:
correct-it = Korrigieren
why = Warum?
box = Die Box: Einstellungen, Sicherung, Neustart
host-code = Tippt diesen Code auf dem Handy ein, das die Box einrichten soll:
host-code-show = Code auf dem Bildschirm des Tisches zeigen
host-code-type = Der Code auf dem Bildschirm des Tisches
box-waiting = Manche Änderungen gelten erst nach einem Neustart.
restart = Programm neu starten
restart-hint = Alle Seiten kommen von selbst wieder. Euer Spiel geht nicht verloren.
version-new = Neuere Version ({ $here } läuft)
version-hint = Wählt beide Dateien: die Version (.whl) und ihre Signatur (.sig). Nichts ändert sich, bevor ihr bestätigt.
version-files = Die Version und ihre Signatur
version-look = Prüfen
version-stick = Von einem USB-Stick nehmen
version-install = Version { $version } installieren
version-install-hint = Sie wird zuerst an einer Kopie von allem getestet. Die Seiten sind ein, zwei Minuten weg und kommen von selbst wieder. Scheitert die neue Version, startet die alte wieder.
version-yes = Ja, installieren
version-working = Eine Version wird installiert. Das dauert einige Minuten; öffnet diese Seite danach neu.
restart-yes = Ja, neu starten
restoring = Sicherung wiederherstellen
restore-hint = Wählt eine Sicherungsdatei von diesem oder einem anderen Tisch. Ihr seht, was sie ersetzen würde, bevor etwas passiert.
restore-file = Die Sicherung
restore-look = Prüfen
restore-would = Das würde passieren
restore-yes = Ja, wiederherstellen und neu starten
settings = Einstellungen
settings-hint = Wählt aus und speichert alles mit einem Tipp. Mehrere Werte in einem Feld trennt ihr mit Kommas. PIN, Passwörter und Würfelsätze ändert ihr in der Einrichtung.
setting-usual = üblich
setting-usually = üblich: { $value }
settings-save = Einstellungen speichern
print = Matte, Marken, Platzkarten, Karten: zum Drucken
print-hint = Druckt mit 100 % (tatsächliche Größe) und schneidet an den Marken. Karten und Platzkarten werden beidseitig gedruckt, an der langen Kante gewendet (auf A3 an der kurzen).
print-mat = Die Matte
print-mat-hint = Sie sagt der Kamera, was wo liegt. Auf A4 und Letter sind es mehrere Blätter zum Zusammenkleben.
print-other-mats = Für eine andere Personenzahl als { $n }
print-mat-of = { $n ->
    [one] Für eine Person
   *[other] Für { $n }
}
print-tokens = Die Marken
print-seats = Platzkarten
print-seats-hint = Eine für jeden Würfelsatz. Ihr Code führt an diesen Tisch: Druckt neue, wenn sich die Adresse ändert.
print-board = Das Brett
print-board-hint = Ein Bogen A2 oder A3, oder mehrere kleinere zum Zusammenkleben.
print-cards = Die Karten
print-cards-hint = Spoiler: zeigt alle Karten.
print-tiles = Die Plättchen
print-tiles-of = { $n ->
    [one] 1 Plättchen
   *[other] { $n } Plättchen
}, 40 mm breit
print-markers = Marker für vier Leute
sent = Was jedes Handy empfangen hat
sent-hint = Alles, was im Spiel an jedes Handy ging, der Reihe nach. Das nächste Spiel löscht es.
sent-whose = Wessen Handy
sent-more = Früher und später
sent-before = Früher
sent-after = Später
sent-count = { $first } bis { $last } von { $of }
sent-nothing = Für dieses Handy ist nichts gespeichert.
sent-page = Die ganze Seite
sent-panels = Geändert
sent-reply = Eine Antwort
sent-raw = Wie gesendet ({ $n } Zeichen)
sent-full = Es war mehr, als gespeichert werden konnte.
replay = Einen Abend noch einmal öffnen
replay-hint = Wählt eine Datei, die jemand nach einem Spiel mitgenommen hat. Ihr seht sie nur an: Euer Spiel ändert sich nicht, und nichts davon wird gespeichert.
replay-file = Die Datei
replay-open = Öffnen
replay-this = Schritt für Schritt ansehen, mit allen Geheimnissen
replay-of = Nur zum Ansehen:
replay-steps = Schritte
replay-first = Zum Anfang
replay-before = Einen Schritt zurück
replay-after = Einen Schritt weiter
replay-last = Zum Ende
replay-step = Schritt { $n } von { $of }
replay-sight = Aus der Sicht von
replay-all = Alle
rules = Regel nachschlagen
rules-of = Die Regeln von { $game }
rules-search = Ein Wort oder die Nummer einer Regel
rules-search-go = Suchen
rules-found = { $n ->
    [0] Nichts gefunden zu „{ $words }“. Versucht es mit weniger Buchstaben.
    [one] Ein Absatz mit „{ $words }“
   *[other] { $n } Absätze mit „{ $words }“
}
rules-all = Alle Regeln
the-rule = Regel { $number }, in unseren Worten
rules-contents = Inhalt
rules-others = Die Regeln anderer Spiele
reminders = Nicht vergessen
search = Ein paar Buchstaben tippen
light = Lichtstreifen testen
light-hint = Jeder leuchtet ein paar Sekunden lang, seine erste LED am hellsten.
strip = Der Lichtstreifen
join-with = Mitspielen mit
scan = Scannen und Platz nehmen
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
zoom = Zoomen
zoom-in = Vergrößern
zoom-out = Verkleinern
zoom-whole = Alles zeigen
put = Marken auf die Matte legen oder wegnehmen
put-token = Marken auf der Matte
lay-tile = Ein Plättchen legen oder drehen
which-of-two = Die Kamera ist sich nicht sicher. Was stimmt?
tap-place = Tipp auf ein leuchtendes Feld.
tap-turn = Tipp noch einmal, um es zu drehen.
places-listed = { $n ->
    [one] Die einzige Möglichkeit, in Worten
   *[other] Alle { $n } Möglichkeiten, in Worten
}
take-place = Hier:
way-back = Scann das, um auf deinen Platz zurückzukehren, auch mit einem anderen Handy.
wifi = Zuerst ins WLAN { $name }
wifi-qr = QR-Code für das WLAN { $name }
elsewhere = Wenn dein Handy in einem anderen Netz ist:
qr = QR-Code für { $address }
free-colours = Freie Würfelfarben
free-colours-alone = Freie Farben
without-phone = Bot oder jemanden ohne Handy dazusetzen
tour = So geht’s, in drei Minuten
which-game = Was spielt ihr?
for-children = Für Kinder
within-an-hour = In einer Stunde fertig
games-fitting = { $games } Spiele, { $fit } davon zu { $people }
not-held = (nicht erfüllt)
not-tested = (nicht geprüft: kam nicht vor)
bot = Bot, spielt von selbst
bots = Bots für freie Plätze
add-bot = Bot mit Würfeln in { $colour } dazusetzen
add-bot-colour = Bot in { $colour } dazusetzen
free-seat = Diesen Platz freigeben
free-seat-of = Platz von { $name } freigeben
buttons = Die Knöpfe am Tisch
pretend = Simulierter Tisch
throw = Würfeln
being-read = Die Würfel werden gelesen …
this-device = Dieses Handy
host-tonight = Heute Abend
host-table = Dieser Tisch
host-box = Die Box
host-final = Unwiderruflich
box-keeping = Sichern, wiederherstellen, aktualisieren
house-rules = { $cards ->
    [0] Hausregeln
   *[other] Karten und Hausregeln
}{ $n ->
    [0] {""}
    [one] : 1 eigene
   *[other] : { $n } eigene
}
other-files = Karten in anderen Sprachen
card-file = Karten: { $name }
file-yes = im Spiel
file-no = nicht dabei
house-rules-hint = Das lässt die Spielregel offen. Die markierte Wahl gilt; tippt, um sie zu ändern.
whole-story = Die ganze Geschichte und alle Würfel
story = Die Geschichte des Abends
recap = Die Seiten des Abends
recap-hint = Antippen hält eine Seite an; die Pfeiltasten blättern um.
recap-back = Vorige Seite
recap-on = Nächste Seite
recap-hold = Anhalten
to-paper = Diese Seiten mitnehmen (PDF)
tonights-dice = Die Würfel dieses Abends
face-count = { $face }: { $count }
keep-or-forget = Behalten oder löschen
again-hint = Die Plätze werden frei, und es gibt einen neuen Code. Eure Handys behalten die Geschichte dieses Abends.
again-yes = Ja, Platz machen
your-turn = Du bist dran
asleep = Wenn dieses Handy im Ruhezustand ist
asleep-hint = Ein schlafendes Handy hält diese Seite an: Sie kann dann nicht brummen, klingeln oder aufleuchten, und ohne Zertifikat darf keine Seite es wach halten. Dafür rufen dich der große Bildschirm und der Lichtstreifen. Stell das Display heute Abend so ein, dass es länger an bleibt. Weckst du das Handy, holt die Seite alles nach, und nichts geht verloren. In einem anderen Tab zeigt ihr Titel, dass du dran bist; hast du die Seite schon angetippt, brummt das Handy, wo der Browser es kann (iPhones können es nicht).
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
take-up-hint = Dieselben Leute bekommen ihre Plätze zurück, und der Tisch stellt dieselbe Frage wie zuvor. Wer hier für ein anderes Spiel sitzt, muss neu beitreten.
take-up-later = Ihr könnt weiterspielen, sobald nichts anderes gespielt wird.
lay-again = So baut ihr den Tisch wieder auf
lay-map = Legt die Plättchen so, wie der große Bildschirm sie zeigt.
lay-done = Alles da: weiterspielen
lay-anyway = Trotzdem weiterspielen
forget-game = Dieses Spiel löschen
forget-game-hint = Das Spiel, seine Geschichte, die Namen und die Fotos werden endgültig gelöscht.
tally-people = Wer was gewonnen hat
tally-pairs = Zusammen
tally-games = Wie oft welches Spiel
tally-who = Wer
tally-won = Siege
tally-played = Spiele
tally-row = In Folge
tally-both = Beide gewannen
tally-game = Spiel
tally-times = Wie oft
tally-last = Zuletzt
met-cards = Karten, die ihr kennt
met-cards-hint = Wenn diese Handys wieder spielen, nimmt ein Spiel lieber die Karten, die sie am seltensten hatten, und mischt sie. Eine Hausregel schaltet das ab.
forget-met = Bekannte Karten vergessen
forget-met-hint = Die Spiele und ihre Geschichten bleiben. Das nächste Spiel wird gemischt, als hätte noch niemand eine Karte gesehen.
end-game = Dieses Spiel beenden
end-game-yes = Ja, beenden
take-home-yes = Geheimnisse lesen, Datei mitnehmen
your-evening = Die Geschichte eures Abends
evening-home = Zum Mitnehmen
take-home = Das Protokoll mitnehmen
take-home-hint = Eine Datei mit allem, was passiert ist, und mit jedem Geheimnis dieses Spiels. Danach lässt sich nichts mehr zurücknehmen.
forget = Alles löschen
forget-hint = Das löscht jedes Spiel, jedes Foto und jeden Namen auf der Platte dieses Tisches für immer. Hausregeln, Kartendateien und die Zählung der Würfel bleiben. Fotos zeigen nur die Würfel, nie die Leute; höchstens die letzten 200 sind gespeichert, nur auf diesem Tisch.
forget-dice = Zählung der Würfel löschen
forget-dice-hint = Das löscht die Zählung aller Abende für immer. Sie sagt nichts über Menschen.
forget-really = Wirklich löschen?
forget-yes = Ja, löschen
not-sure = Nichts gelöscht. Bestätigt zweimal, um zu löschen.
set-up = Diesen Tisch einrichten
set-up-leave = Zurück zum Tisch
set-up-steps = Schritte der Einrichtung
set-up-back = Zurück
set-up-finish = Fertig: zum Tisch
set-up-view = Was die Kamera gerade sieht
locked = Gesperrt: nur für die, die einladen
lock = Eine Sperre für öffentliche Orte
lock-hint = Einrichten, Hausregeln, Abräumen, Löschen und Herunterladen verlangen dann eine PIN. Handys spielen weiter.
pin = PIN
pin-forgotten = Vergessen? Gäste können sie nicht ändern, am Gerät geht es: Schreibt eine neue pin in companion.txt auf der SD-Karte oder am Computer in settings.toml, und schaltet es neu ein.
pin-new = Neue PIN, 4 bis 12 Ziffern
unlock = Entsperren
lock-set = Mit dieser PIN sperren
lock-now = Jetzt sperren
lock-off = Sperre aufheben
digit-back = Letzte Ziffer löschen
key-back = Letzten Buchstaben löschen
key-done = Fertig
key-shift = Großbuchstabe
key-space = Leerzeichen
key-signs = Ziffern und Zeichen
key-letters = Buchstaben
key-row-1 = q w e r t z u i o p ü
key-row-2 = a s d f g h j k l ö ä
key-row-3 = y x c v b n m ß
doctor = Doktor: Ist alles in Ordnung?
doctor-well = Nichts ist kaputt.
doctor-ill = Etwas funktioniert nicht: Sucht das ✗.
doctor-again = Noch einmal prüfen
backup = Alles sichern
backup-hint = Spiele, Kartendateien, Kalibrierung und Einstellungen in einer Datei. Sie enthält jedes Geheimnis: Verwahrt sie sicher.
bundle = Datei für den Support
bundle-hint = Was ihr hier seht und was schiefging: keine Namen, keine Fotos, keine Passwörter.
safe = Abgesicherter Modus: Der Tisch ist dreimal nacheinander nicht gestartet; darum sind Kamera, Knöpfe, Pult und Licht aus. Ihr könnt von Hand spielen; der Doktor sagt, was nicht stimmt.
safe-no-games = Die Spiele auf dieser Karte lassen sich gerade nicht lesen. Sie sind nicht verloren, aber was ihr jetzt spielt, wird nicht gespeichert.
safe-leave = Normal starten
off = Ausschalten
off-hint = Das Gerät fährt herunter. Nichts geht verloren: Beim nächsten Mal geht das Spiel hier weiter.
off-yes = Ja, ausschalten
going = Der Tisch wird ausgeschaltet. Zieht den Stecker nicht, solange das Licht orange pulsiert, und wartet, bis der große Bildschirm zehn Sekunden lang schwarz ist.
gone-off = Ihr könnt den Stecker jetzt ziehen.
to-kiosk = Zurück zum Tisch
dice-of-all = Wie fair sind die Würfel?
another-player = Noch jemand spielt an diesem Handy
leave = Meinen Platz aufgeben
your-name = Dein Name
your-dice = Deine Würfel
your-colour = Deine Farbe
roll-your-dice = Wirf deine Würfel auf den Teller oder tippe ihre Farbe an
dice-seen = Die Kamera sieht deine Würfel: { $colour }. Nimm Platz.
sit-down = Platz nehmen
name-missing = Tipp einen Namen ein, damit die anderen wissen, wer du bist.
colour-missing = Tipp deine Farbe an, daran erkennen dich die anderen.
dice-colour-missing = Tipp die Farbe deiner Würfel an, damit der Tisch sie erkennt.
was-playing = Ich war schon dabei
was-playing-hint = Welcher Platz ist deiner?
claim-asks = Zurück auf den Platz von { $name }
claim-mark = Die Zahl dieses Handys
claim-how-here = Das Handy auf diesem Platz wird gefragt, ob deines { $mark } zeigt. Sag dort Ja.
claim-how-away = Das Handy auf diesem Platz ist offline. Tipp den Code ein, der auf dem Bildschirm am Tisch neben deinem Namen steht, oder halte den Knopf deines Platzes drei Sekunden lang.
claim-code = Der Code für deinen Platz
claim-back = Das ist nicht mein Platz
claim-over = Niemand hat es rechtzeitig bestätigt, jemand hat Nein gesagt, oder der Platz ist jetzt vergeben. Frag noch einmal.
claim-told = { $name } wechselt auf ein anderes Handy.
claim-told-player = { $player } möchte für { $name } weiterspielen.
claim-elsewhere = Ein anderes Handy möchte den Platz von { $name }. Das Handy von { $name } ist verbunden und muss zustimmen.
claim-shows = Ein Handy, das { $mark } zeigt, möchte den Platz von { $name }.
claim-its-code = Der Code:
claim-held = Blinkt der Knopf an diesem Platz, dann haltet ihn drei Sekunden lang, um diesem Handy den Platz von { $name } zu geben.
claim-yours = Ein anderes Handy möchte deinen Platz. Es zeigt { $mark }. Bist du das?
claim-yes = Ja, übergeben
claim-no = Nein, das ist meiner
claim-deny = Das war ich nicht: nein
phoneless = ohne Handy
bot-for-now = ein Bot spielt weiter
played-by = { $name } spielt weiter
play-on = Ich bin spät dran: einen Bot ablösen
play-on-hint = Dort spielt gerade ein Bot. Du brauchst den Code auf dem Bildschirm des Tisches.
play-on-for = Für { $name } weiterspielen
having-to-go = Ich muss weg
step-out-hint = Ein Bot spielt für dich, bis du wieder übernimmst.
step-out = Einen Bot weiterspielen lassen
go-home = Endgültig gehen
go-home-hint = Ein Bot spielt bis zum Ende. Wer später kommt, kann ihn ablösen, wenn der Tisch zustimmt, und sieht dann diese Hand.
go-home-yes = Ja, gehen
away-now = Gerade spielt ein Bot für dich.
away-back = Wieder selbst spielen
people = Jemand ist gegangen
step-out-of = Einen Bot für { $name } spielen lassen
back-of = { $name } ist wieder da
close-joining = Niemanden mehr hereinlassen
open-joining = Wieder Leute hereinlassen
joining-closed = Gerade kann niemand dazukommen.
add-phoneless = Ohne Handy mitspielen
look = Nur für { $name }
private-look = Jetzt schaut nur { $name }
private-look-todo = Alle anderen: Schaut bitte weg, bis { $name } fertig ist.
private-look-open = Ich bin { $name }, zeig es mir
private-look-close = Jetzt nicht
look-done = Fertig, verdecken
no-free-seat = Kein Platz ist frei. Gehört dir einer davon, kann ihn jemand am Tisch vor Spielbeginn freigeben.
seats-in-play = Alle Plätze dieses Spiels sind besetzt. Warst du dabei? Dann wähl unten deinen. Sonst komm dazu, wenn die nächste Runde beginnt.
ask-code = Der Code des Tisches
ask-code-hint = Er steht auf dem großen Bildschirm neben dem QR-Code.
go-on = Weiter
to-joining = Zur Startseite
lost = Verbindung verloren, neuer Versuch …
slow = Langsame Verbindung: Euer Netz verzögert Neues.
unsent = Noch nicht gesendet, neuer Versuch …

# Wenn sich jemand verlaufen hat: was los ist und was zu tun ist.
looks-on = Du schaust nur zu.
looks-on-todo = Zum Mitmachen tipp den Code vom Bildschirm des Tisches ein, oder die PIN.
looks-on-here = Diese Seite zeigt nur den Tisch.
to-code = Code eintippen
wrong-code = Kein Tisch hat diesen Code.
wrong-code-todo = Tipp den Code ein, den der große Bildschirm jetzt zeigt.
no-table = Diesen Tisch gibt es nicht.
no-table-todo = Scann den QR-Code auf dem großen Bildschirm noch einmal.
no-seat = Dieser Platz ist nicht mehr deiner.
no-seat-todo = Er wurde freigegeben, ist auf ein anderes Handy gewechselt, oder die nächste Runde hat begonnen. Nimm Platz, oder kehr auf deinen zurück.
no-role = Diese Adresse ist unvollständig.
no-role-todo = Scann den QR-Code auf dem großen Bildschirm noch einmal.
no-answer = Der Tisch versteht diese Antwort nicht.
no-answer-todo = Öffne die Seite noch einmal und tipp auf einen ihrer Knöpfe.
die-missing = Ein Würfel hat noch keine Zahl.
die-missing-todo = Tipp für jeden Würfel eine Seite an und sende sie dann.
no-photograph = Dieses Foto gibt es nicht.
no-photograph-todo = Fotos bleiben nur gespeichert, solange sie gebraucht werden.
not-here = Das geht nur am Bildschirm des Tisches.
not-here-todo = Tipp dort.
not-in-charge = Das darf nur, wer einlädt.
not-in-charge-todo = Mach es am Bildschirm des Tisches. Ist er gesperrt, entsperr ihn zuerst mit der PIN.
asked-often = Dieses Handy hat zu oft nach Plätzen gefragt.
asked-often-todo = Warte eine Minute und frag dann noch einmal.
too-many = Zu viele falsche Codes.
too-many-todo = Warte eine Minute und tipp dann den Code vom großen Bildschirm ein.
other-name = So heißt der Tisch nicht.
other-name-todo = Scann den QR-Code auf dem großen Bildschirm: Er führt direkt hierher.
stale-form = Diese Seite ist veraltet.
stale-form-todo = Öffne sie neu und tipp noch einmal. Nichts geht verloren.
no-cookies = Dieser Browser speichert keine Cookies, darum erkennt der Tisch dein Handy nicht wieder.
no-cookies-todo = Erlaube Cookies für diese Adresse, oder scanne den Code mit einem anderen Browser, nicht in einem privaten Fenster.
check-cookies = Dieser Browser speichert keine Cookies: Du würdest deinen Platz verlieren. Erlaube Cookies für diese Adresse, oder nimm einen anderen Browser.
check-storage = Dieser Browser speichert nichts: Er vergisst jedes Mal, ob du Töne hören willst. Verlass das private Fenster, oder erlaube Websitedaten.
check-script = JavaScript ist ausgeschaltet: Diese Seite lädt alle zehn Sekunden neu. Erlaube JavaScript für diese Adresse, oder nimm einen anderen Browser.
check-stream = Dieser Browser ist zu alt für Live-Aktualisierungen. Aktualisiere ihn, oder nimm einen anderen.
check-clock = Die Uhren dieses Handys und des Tischs gehen mehr als einen Tag auseinander. Stell die des Handys auf automatisch; geht sie richtig, sag es denen, die einladen.
browsers = Wenn ein Handy nicht hineinkommt
browsers-hint = Was dem Browser eines Gasts fehlen kann, mit den Worten, die sein Handy zeigt:
other-site = Das kam von einer anderen Website.
other-site-todo = Öffne die Seite des Tisches und tipp dort.
no-page = Diese Seite gibt es nicht.
no-page-todo = Scann den QR-Code auf dem großen Bildschirm noch einmal.
too-large = Das war zu groß.
too-large-todo = Öffne die Seite noch einmal und tipp auf einen ihrer Knöpfe.
file-too-large = Diese Datei ist zu groß: Höchstens { $most } MB sind erlaubt.
file-too-large-todo = Geh zurück und wähl eine kleinere, bei einem Foto eine geringere Auflösung.
trouble = Am Tisch ist etwas schiefgegangen.
trouble-todo = Nichts ging verloren. Öffne die Seite noch einmal; passiert es wieder, startet den Begleiter neu.

# Der Karteneditor
card-editor = Der Karteneditor
card-editor-hint = Eure eigenen Decks: hier geschrieben, auf diesem Tisch gespeichert, jede Änderung als Fassung.
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
bring-deck = Deck importieren
bring-cards = Karten importieren
bring-file-hint = Die Kartendatei eines Decks, das jemand mit euch geteilt hat.
bring-sheet-hint = Eine Kartendatei, eine CSV-Datei oder Zellen aus einer Tabelle. Die erste Zeile nennt die Spalten: title, terrain, hardship, callout, succeed und so weiter. Trennt zwei Sätze einer Zelle mit ; und schreibt in eine Spalte „kind“, welche Art Karte die Zeile ist.
bring-file = Die Datei
bring-kind = Ohne Spalte „kind“ sind das
bring-text = Oder hier einfügen
bring = Importieren
bin = Der Papierkorb
bring-back = Wiederherstellen
deck-faults = { $n ->
    [one] Ein Fehler
   *[other] { $n } Fehler
}
cautions = { $n ->
    [one] Ein Hinweis
   *[other] { $n } Hinweise
}
card-new = Eine neue Karte
deck-copy-first = Dieses Deck kam mit dem Spiel. Kopiert es, um es zu ändern.
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
deck-tools = Aktionen für dieses Deck
export = Herunterladen, zum Behalten oder Teilen
rename = Deck umbenennen
versions = { $n ->
    [one] 1 Fassung
   *[other] { $n } Fassungen
}
versions-hint = Jede Änderung ist eine Fassung. Ein laufendes Spiel behält die Fassung, mit der es begann.
version = Nr. { $n }, { $kept }
restore = Diese Fassung wiederherstellen
deck-delete = In den Papierkorb legen
deck-delete-hint = Von dort könnt ihr es wiederherstellen.
sentence-of = { $label }, Satz { $n }
sentence-add = noch ein Satz
sentence-up = Satz { $n } nach oben
sentence-drop = Satz { $n } entfernen
sentence-choose = einen Satz wählen …
hole-of = statt „{ $said }“
draft-kept = Als Entwurf gespeichert; im Deck ist er noch nicht.
draft-unsaved = Noch nicht gespeichert …
card-kept = Im Deck gespeichert.
card-made = Das ist die fertige Karte. Tipp einen Teil an, um ihn zu bearbeiten.
card-drawn = Das Bild der Karte
line-before = Die Zeile davor
line-after = Die nächste Zeile
card-keep = Karte speichern
card-try = Ausprobieren
card-look = Noch einmal prüfen
understood = So verstanden
understood-nothing = Noch nichts.
card-not-good = Sie bleibt ein Entwurf, bis alle Fehler behoben sind.
tried = In einem gestellten Spiel ausprobiert
picture = Ein Bild der gedruckten Karte
picture-hint = Es bleibt auf diesem Tisch: Handys zeigen es mit der Karte; kein Download und kein geteiltes Deck enthält es.
picture-take = Foto
picture-keep = Bild speichern
picture-drop = Bild löschen
card-picture = Die gedruckte Karte { $title }
card-tools = Aktionen für diese Karte
card-give-up = Meinen Text verwerfen
card-remove = Karte löschen
imported = Importiert
imported-kept = { $n ->
    [one] 1 Karte ist im Deck.
   *[other] { $n } Karten sind im Deck.
}
imported-drafts = { $n ->
    [one] 1 ist als Entwurf gespeichert, damit ihr sie korrigieren könnt.
   *[other] { $n } sind als Entwürfe gespeichert, damit ihr sie korrigieren könnt.
}
# Die Seite für das Personal
staff = Tische
staff-sound = Ton
staff-away = Der Broker ist offline. Die Tische spielen weiter; diese Seite zeigt ihren letzten bekannten Stand.
staff-no-pin = Ihr schaut nur zu. Um Tische zu verschieben und Anweisungen zu geben, schreibt auf diesem Gerät in settings.toml unter [kiosk] pin = "…" und startet es neu.
staff-nobody = Noch hat sich kein Tisch gemeldet. Tische melden sich über den Abschnitt [cafe] ihrer settings.toml.
staff-move = { $table } verschieben: ziehen oder Pfeiltasten benutzen
staff-called = { $n ->
    [0] Bitte kommen!
    [one] Bitte kommen! Seit einer Minute
   *[other] Bitte kommen! Seit { $n } Minuten
}
staff-silent = Nicht erreichbar
staff-twins = Mehrere Tische heißen so. Benennt alle bis auf einen um.
staff-free = Frei
staff-waiting = Wartet
staff-playing = Spielt
staff-over = Beendet
staff-since = seit { $time } ({ $n } Min.)
staff-people = { $n ->
    [one] eine Person
   *[other] { $n } Personen
}
staff-light-green = Alles in Ordnung
staff-light-yellow = Braucht Aufmerksamkeit
staff-light-red = Etwas funktioniert nicht
staff-do = Anweisungen
staff-coming = Ich komme
staff-next = Nächste Runde
staff-end = Dieses Spiel beenden
staff-restart = Programm neu starten
staff-games = Abende aller Tische (CSV)
staff-dice = Würfel aller Tische (CSV)
staff-bring = Einstellungen oder ein Deck an mehrere Tische senden
staff-bring-text = Zeilen aus settings.toml mit ihren Abschnitten (sie gelten ab dem nächsten Start eines Tisches) oder eine ganze Kartendatei
staff-settings = Diese Einstellungen senden
staff-update = Aktualisieren
staff-update-idle = Alle Tische aktualisieren, an denen niemand spielt
staff-update-hint = Wählt beide Dateien: die Version (.whl) und ihre Signatur (.sig). Jeder Tisch nimmt sie nur, wenn er der Signatur vertraut, testet sie an einer Kopie und kommt von selbst wieder. Die Ergebnisse stehen unten.
staff-deck = Dieses Deck senden
staff-log = Erteilte Anweisungen
staff-was-done = erledigt
staff-was-refused = nicht erledigt.
staff-was-asked = noch keine Antwort
staff-why-stale = Die Uhren der beiden Geräte gehen um mehr als eine Minute auseinander.
staff-why-repeated = Das war schon erledigt.
# Ein Gast ruft das Personal.
call = Bitte kommen
called = Das Personal ist gerufen.
call-off = Nicht mehr nötig

# Was The Map to Hope sagt, auf Deutsch.

game-title = The Map to Hope
game-about = Ein oder zwei Menschen, neun Tage und ein Weg durch vergiftetes Land zur Medizin in Camp Hope.
game-lies = Keine Würfel. Deine Karten sind auf deinem Handy, oder gedruckt in deiner Hand.
game-additions = Zwei Wege an jedem Ort, eines von drei Finalen nach Los, eine Schwierigkeit, die auch das Finale ändert, und ihr wählt abwechselnd.

# Regelungen
rule-difficulty = Wie hart ist das Schicksal?
rule-difficulty-medium = Mittel
rule-difficulty-easy = Leicht
rule-difficulty-hard = Schwer
rule-spread = Was ändert die Schwierigkeit?
rule-spread-finale = Das Schicksal, und was Camp Hope braucht
rule-spread-fate = Nur das Schicksal
rule-campaign = Wie viele Reisen?
rule-campaign-one = Eine
rule-campaign-five = Eine Kampagne aus fünf
rule-fate = Wer zieht das Schicksal?
rule-fate-engine = Der Tisch zieht
rule-fate-table = Ihr zieht echte Karten
rule-hands = Wer sieht deine Hand?
rule-hands-private = Nur du, auf deinem Handy
rule-hands-open = Alle
rule-starter = Wer beginnt einen Tag?
rule-starter-alternate = Ihr wechselt euch ab
rule-starter-fixed = Immer der erste Platz
rule-starter-asked = Ihr entscheidet es jeden Tag
rule-draw-none = Darf man ziehen, ohne abzuwerfen?
rule-draw-none-allowed = Ja: eine Karte
rule-draw-none-refused = Nein
rule-refill = Werden die Hände am Morgen aufgefüllt?
rule-refill-none = Nein
rule-refill-four = Auf vier
rule-used-action = Wohin kommt eine gespielte Aktion?
rule-used-action-discard = Auf den eigenen Ablagestapel
rule-used-action-out = Aus dem Spiel
rule-last-level = Was tut Strahlung über die letzte Stufe hinaus?
rule-last-level-stays = Nichts
rule-last-level-eliminated = Du scheidest aus
rule-time-cap = Darf die Zeit über sechs steigen?
rule-time-cap-six = Nein
rule-time-cap-none = Ja
rule-passed-time = Was wird aus der Zeit, wenn man passt?
rule-passed-time-stays = Du behältst sie bis zum Ende des Tages
rule-passed-time-lost = Sie verfällt
rule-debt = Wie viel Zeit darf man schulden?
rule-debt-carried = Beliebig viel, auch über mehrere Tage
rule-debt-capped = Höchstens einen Tag
rule-failed-location = Was wird aus einem Ort nach einer verlorenen Probe?
rule-failed-location-gone = Er ist trotzdem hinter euch
rule-failed-location-stays = Er bleibt, bis er geschafft ist
rule-short-draw = Darf man mehr Karten ziehen, als da sind?
rule-short-draw-some = Ja, man zieht, was da ist
rule-short-draw-refused = Nein
rule-bypass = Darf man ohne Probe an einem Ort vorbei?
rule-bypass-no = Nein
rule-bypass-two = Für 2 Zeit
rule-scouting = Wer sieht die Karten beim Kundschaften?
rule-scouting-scout = Nur wer kundschaftet
rule-scouting-open = Alle
rule-piles = Was seht ihr von der Ablage und vom Schicksal?
rule-piles-open = Welche Karten es sind
rule-piles-sizes = Nur wie viele
rule-taken-out = Wisst ihr, welche Schicksalskarten draußen sind?
rule-taken-out-known = Ja
rule-taken-out-hidden = Nein, also auch nicht, welche noch kommen
rule-first-place = Wann wird der erste Ort aufgedeckt?
rule-first-place-before = Bevor ihr wählt
rule-first-place-after = Nachdem ihr gewählt habt
rule-finale = Zu welchem Camp Hope reist ihr?
rule-finale-lot = Eines von dreien, nach Los
rule-finale-first = Immer das erste
rule-order = In welcher Reihenfolge wählt ihr?
rule-order-turns = Abwechselnd, jedes Mal fängt jemand anders an
rule-order-seats = Erst wählt eine Person alles, dann die andere
rule-order-lot = Ebenso, das Los sagt, wer beginnt
rule-new-hand = Darf man die erste Hand neu ziehen?
rule-new-hand-none = Nein
rule-new-hand-once = Einmal
rule-time = Wie viel Zeit hat ein Tag?
rule-time-own = Sechs für jede Person
rule-time-shared = Sechs für beide zusammen
rule-passing = Darf man nach dem Passen zurückkommen?
rule-passing-final = Nein, der Tag ist zu Ende
rule-passing-return = Ja, wenn die andere Person gehandelt hat
rule-no-time = Wenn du keine Zeit mehr hast
rule-no-time-acts = Du spielst noch, was nichts kostet, oder passt
rule-no-time-passed = Du hast gepasst
rule-losses = Etwas anderes als eine Probe kostet mehr Zeit, als du hast
rule-losses-owed = Du schuldest den Rest, wie nach einer Probe
rule-losses-today = Der Rest wird dir erlassen
rule-lost-time = Welcher Tag zahlt verlorene Zeit?
rule-lost-time-today = Dieser, so weit er kann
rule-lost-time-choice = Wie du willst
rule-draw-from = Was darf man abwerfen, um zu ziehen?
rule-draw-from-hand = Handkarten
rule-draw-from-front = Auch Karten, die vor dir liegen
rule-renewal = Wann wird ein leerer Stapel neu gemischt?
rule-renewal-due = Wenn eine Karte gezogen wird
rule-renewal-at-once = Sobald er leer ist
rule-abilities = Kostet es deinen Zug, eine Karte vor dir einzusetzen?
rule-abilities-turn = Ja
rule-abilities-free = Nein, du bist weiter dran
rule-front = Wie viele Karten dürfen vor dir liegen?
rule-front-any = Beliebig viele
rule-front-one = Eine von jeder Art
rule-put-away = Darf man eine Karte vor sich weglegen?
rule-put-away-never = Nein
rule-put-away-free = Ja, es kostet nichts
rule-gains = Wie lange hilft eine Aktion, die es nicht sagt?
rule-gains-test = Für die nächste Probe
rule-gains-day = Den ganzen Tag
rule-skills = Wessen Fertigkeit zählt in einer Probe?
rule-skills-own = Nur die eigene
rule-skills-both = Beide zusammen
rule-floor = Wann zählt ein Wert unter 0 als 0?
rule-floor-always = Immer
rule-floor-end = Erst nach dem Schicksal
rule-radiation-fate = Was nimmt die Strahlungskarte des Schicksals weg?
rule-radiation-fate-marker = Den Wert deiner Strahlung
rule-radiation-fate-two = Immer 2
rule-harm = Wen trifft der Schaden einer verlorenen Probe?
rule-harm-own = Die Person, die geprüft hat
rule-harm-shared = Beide
rule-ways = Wie viele Wege hat ein Ort?
rule-ways-two = Zwei: seine Probe oder einen anderen
rule-ways-one = Einen: seine Probe
rule-levels = Du erreichst eine Strahlungsstufe noch einmal. Trifft sie dich wieder?
rule-levels-every = Jedes Mal
rule-levels-first = Nur beim ersten Mal
rule-scout-camp = Du kundschaftest, und Camp Hope kommt als Nächstes
rule-scout-camp-top = Du siehst es an, und es kommt wieder obenauf
rule-scout-camp-none = Du siehst nicht nach
rule-scout-empty = Du kundschaftest, und daneben liegt kein Stapel
rule-scout-empty-look = Du siehst die eine Karte an
rule-scout-empty-none = Du siehst nicht nach
rule-scout-late = Du kundschaftest in Camp Hope
rule-scout-late-nothing = Nichts geschieht
rule-scout-late-aside = Du siehst in den Stapel daneben
rule-legacy = Was wird aus den Karten, wenn jemand ausscheidet?
rule-legacy-gone = Sie sind fort
rule-legacy-inherited = Die andere Person erbt sie

# Namen
skill-force = Kraft
skill-wits = Verstand
skill-craft = Handwerk
skill-any = jede Fertigkeit
kind-item = { $n ->
    [one] Gegenstand
   *[other] Gegenstände
}
kind-ally = { $n ->
    [one] Gefährten
   *[other] Gefährten
}
kind-boost = { $n ->
    [one] Schub
   *[other] Schübe
}
kind-any = { $n ->
    [one] Karte
   *[other] Karten
}
card-item = Gegenstand
card-ally = Gefährte
card-boost = Schub
card-action = Aktion
card-leader = Hauptfigur
card-hero = Held
card-radiation = Strahlung
card-location = Ort
card-mission = Wohin ihr geht
card-campaign = Die Kampagne
campaign-title = { $won } gewonnen, { $enough } nötig
card-fate = Die oberste Schicksalskarte
card-fate-left = Schicksal
card-discard = Ablagestapel von { $name }
card-cost = Kostet { $n } Zeit.
card-not-now = Jetzt nicht. { $why }
fate-number = { $n }
fate-radiation = −Strahlung
fate-left = { $n ->
    [one] { $card }
   *[other] { $n } × { $card }
}
fate-drawn = { $n ->
    [one] { $card }
   *[other] { $n } × { $card }
}
fate-out = { $n ->
    [one] { $card }
   *[other] { $n } × { $card }
}
fate-pile-left = Noch da ({ $n }): { $cards }
fate-pile-drawn = Aufgedeckt ({ $n }): { $cards }
fate-pile-out = Nicht dabei ({ $n }): { $cards }
and-so = { $first } · { $second }
count-journey = Reise
count-aside = Beiseite
count-fate = Schicksal
count-fate-drawn = Schicksal gezogen
track-days = Tage übrig
track-days-text = Jeder Tag nimmt einen weg. Ist keiner mehr da, habt ihr verloren.
track-journeys = Reisen
track-journeys-text = Mit { $enough } von { $of } Reisen gewinnt ihr die Kampagne.
track-time = Zeit
track-time-text = Was du heute noch ausgeben kannst. In den nächsten Tag kommt nichts davon.
track-debt = Geschuldete Zeit
track-debt-text = Das fehlt dir am nächsten Tag.
track-damage = Schaden
track-damage-text = Erreicht er die Gesundheit deiner Hauptfigur, scheidest du aus.
track-radiation = Strahlung
track-radiation-text = Jede Stufe bis zu deinem Stein gilt, alle zugleich.
badge-passed = hat gepasst
badge-passed-text = Kommt bis zum nächsten Tag nicht mehr dran.
badge-dead = ausgeschieden
badge-dead-text = Aus dem Spiel, mit allen Karten.
badge-gain = { $n } auf { $skill }
badge-gain-test = Bis zur nächsten Probe, in der es zählt.
badge-gain-day = Bis zum Ende des Tages.
badge-card = { $card } { $skills }
badge-level-text = Stufe { $n }: { $text }
note-hand = { $hand } auf der Hand, { $deck } im Stapel
route = Die Reise
traveller = { $name } bei „{ $place }“
the-road = Die Straße
stop-won = gewonnen
stop-lost = verloren
stop-passed = ausgelassen
stop-here = hier seid ihr
stop-ahead = liegt noch vor euch
stop-goal = dorthin wollt ihr

# Was Karten tun
two-sentences = { $first } { $second }
does-nothing = Nichts geschieht.
does-time-gains = Gewinne { $n } Zeit.
does-time-loses = Verliere { $n } Zeit.
does-damage-gains = Erleide { $n } Schaden.
does-damage-loses = Heile { $n } Schaden.
does-radiation-gains = Erhalte { $n } Strahlung.
does-radiation-loses = { $n } Strahlung weniger.
does-skill-test = { $signed } auf { $skill } für die nächste Probe.
does-skill-day = { $signed } auf { $skill } für heute.
does-draw = Zieh { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}.
does-discard = Wirf { $n ->
    [one] eine Karte
   *[other] { $n } Karten
} ab.
does-take-back = Nimm { $n ->
    [one] eine Karte
   *[other] { $n } Karten
} vom Ablagestapel zurück.
does-lose-card = Verliere { $n } { $kind } vor dir.
does-scout = Kundschafte { $n ->
    [one] einmal
   *[other] { $n }-mal
}.
does-foresee = Sieh die oberste Schicksalskarte an; lass sie liegen oder leg sie unter den Stapel.
does-choose = Wähl: { $first } Oder: { $second }
does-eliminate = Du bist aus dem Spiel.
whom-partner = Die andere Person: { $text }
whom-all = Alle: { $text }
holds-skill = { $n } auf { $skill }.
holds-skill-short = { $n } auf { $skill }
holds-cost = { $of }: { $n } Zeit.
holds-daily-time = { $n } Zeit an jedem Tag.
holds-shield = Jedes Mal { $plain } weniger { $of }.
holds-fate-floor = In deinen Proben zählt das Schicksal mindestens { $n }.
holds-draw-bonus = { $n } beim Ziehen.
of-play = Karte spielen
of-interact = Probe
of-move = Weiterziehen
of-draw = Ziehen
of-damage = Schaden
of-radiation = Strahlung
when-day = Wenn ein Tag beginnt: { $text }
when-success = Nach einer gewonnenen Probe: { $text }
when-failure = Nach einer verlorenen Probe: { $text }
when-move = Wenn du weiterziehst: { $text }
use-line = Für { $time } Zeit: { $text }
uses-line = { $n ->
    [one] Einmal einsetzbar.
   *[other] { $n }-mal einsetzbar.
}
uses-left = { $n ->
    [one] Noch einmal einsetzbar.
   *[other] Noch { $n }-mal einsetzbar.
}
once-line = Sobald erreicht: { $text }
level = Stufe { $n }: { $text }
level-on = ● Stufe { $n }: { $text }
leader-skill = { $skill } { $n }
leader-health = Raus bei { $n } Schaden.
place-test = Kostet { $cost } Zeit. Prüft { $skill } gegen { $needs }.
place-success = Gewonnen: { $text }
place-failure = Verloren: { $text }
place-way = { $way }: { $cost } Zeit, { $skill } gegen { $needs }.
place-price = { $way }: { $cost } Zeit, keine Probe. { $text }
place-wins = Ihr müsst { $n ->
    [one] einmal
   *[other] { $n }-mal
 } gewinnen.
place-eased = Braucht 1 weniger { $n ->
    [one] für jeden Ort, den
   *[other] für je { $n } Orte, die
 } ihr unterwegs gewinnt (zu zweit: { $two }).

# Was gefragt wird
ask-leader = Nimm eine Hauptfigur
ask-radiation-card = Nimm eine Strahlungskarte
ask-special = Nimm eine Begleitung
ask-groups = Nimm zwei Gruppen
take-card = „{ $card }“ nehmen
ask-day = Beginnt Tag { $n }
day-begin = Einen Tag verbrauchen
day-begin-by = Einen Tag verbrauchen: { $name } beginnt
ask-journey = Beginnt Reise { $n }
journey-begin = Wieder aufbrechen
ask-keep = Nimm eine Karte in die nächste Reise mit
keep-card = „{ $card }“ mitnehmen
keep-card-n = Karte { $n } mitnehmen
keep-nothing = Nichts mitnehmen
ask-turn = Spiel deinen Zug
turn-line = { $time } Zeit · { $damage } von { $health } Schaden
turn-line-test = { $line } · { $test }
chance = { $test } → { $percent } %
chance-hidden = { $of } { $skill } + Schicksal gegen { $needs }
chance-of = { $name }: { $test }
chance-short = { $of } { $skill } von { $needs } → { $percent } %
chance-short-hidden = { $of } { $skill } von { $needs }
chance-of-two = { $name }: { $first } · { $second }
act-interact = { $place }: Probe
way-test = { $cost } · { $test }
way-price = { $cost }, keine Probe · { $text }
act-move = Weiterziehen
act-play = „{ $card }“ spielen
act-play-for = „{ $card }“ für { $name } spielen
act-play-n = Karte { $n } spielen
act-play-n-for = Karte { $n } für { $name } spielen
act-use = „{ $card }“ einsetzen
act-away = „{ $card }“ weglegen
act-draw = Ziehen
act-pass = Passen
act-pass-hint = Dein Tag ist zu Ende
act-cost = { $n } Zeit
ask-fate = Nennt die Schicksalskarte
by-itself = Es geschieht gleich von selbst.
ask-turn-fate = Deckt das Schicksal auf
fate-turn = Schicksal aufdecken
ask-draw-discard = Wirf Karten ab und zieh eine mehr
ask-discard = Wirf Karten ab
ask-take-back = Nimm Karten zurück
ask-lose-card = Gib eine Karte ab
ask-scout = Leg eine oben auf den Reisestapel
ask-scout-late = Sieh oben auf den Stapel daneben: Die Karte bleibt dort
ask-new-hand = Behalt diese Hand, oder zieh eine neue
hand-keep = Behalten
hand-new = Untermischen und vier andere ziehen
ask-lose-time = Wähl, wann du die Zeit verlierst
lose-later = { $today } heute, { $later } später
ask-foresee = Leg diese Schicksalskarte zurück
ask-choose = Wähl eins von beiden
fate-stays = Oben liegen lassen
fate-under = Unter den Stapel legen
wait-leader = { $name } wählt eine Hauptfigur
wait-radiation-card = { $name } nimmt eine Strahlungskarte
wait-special = { $name } wählt Begleitung
wait-groups = { $name } nimmt zwei Gruppen
wait-day = Ein neuer Tag beginnt
wait-journey = Die nächste Reise wartet
wait-keep = { $name } nimmt eine Karte mit
wait-turn = { $name } ist dran
wait-fate = Eine Schicksalskarte wird gezogen
wait-turn-fate = Die Probe von { $name } wartet auf das Schicksal
wait-draw-discard = { $name } zieht
wait-discard = { $name } wirft ab
wait-take-back = { $name } nimmt Karten zurück
wait-lose-card = { $name } verliert eine Karte
wait-scout = { $name } kundschaftet
wait-new-hand = { $name } sieht eine erste Hand an
wait-lose-time = { $name } verliert Zeit
wait-foresee = { $name } sieht ins Schicksal
wait-choose = { $name } wählt

# Warum nicht
refused-map-time = Das kostet { $cost } Zeit; heute hast du noch { $time }.
refused-map-no-location = Hier gibt es keinen Ort. Zieh erst weiter.
refused-map-location = Bewältige erst diesen Ort.
refused-map-at-camp = Das ist Camp Hope. Weiter geht es nicht.
refused-map-price = Diesen Preis kannst du nicht zahlen. Nimm einen anderen Weg.
refused-map-used = Heute schon eingesetzt. Das geht nur einmal am Tag.
refused-map-too-few = Dein Stapel und deine Ablage sind beide leer.
refused-map-one-of-a-kind = An diesem Tisch darf von jeder Art nur eine Karte vor dir liegen, und diese Art hast du schon.
refused-map-fate-gone = Diese Schicksalskarte ist nicht mehr im Stapel. Sieh noch einmal nach, was gezogen wurde.
refused-map-draw-none = An diesem Tisch musst du mindestens eine Karte abwerfen, um zu ziehen.
refused-map-camp-on-top = { $camp } muss im Stapel bleiben. Leg es wieder obenauf.
refused-map-fate = Dem Schicksalsstapel fehlt eine Karte: { $card }. Sieh in der Kartendatei nach.
refused-map-one-file = Du hast { $n } Kartendateien ausgewählt. Wähl genau eine, in der Sprache, die ihr wollt.
refused-map-file = Mit { $file } lässt sich nicht spielen: { $why }

# Was erzählt wird
told-begun = Der erste Ort ist „{ $place }“.
told-begun-hidden = Der Weg liegt verdeckt bereit.
told-leads = { $leader } führt { $name } an.
told-chosen = { $name } nimmt: { $what }.
told-day = Tag { $n }: { $left ->
    [0] der letzte.
    [one] danach noch einer.
   *[other] danach noch { $left }.
}
told-passed = { $name } passt.
told-drew = { $name } zieht { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}, { $left } noch im Stapel.
told-renewed = { $name } mischt die Ablage zu einem neuen Stapel.
told-discarded = { $name } wirft ab: { $cards }.
told-taken-back = { $name } nimmt zurück: { $cards }.
told-played = { $name } spielt „{ $card }“.
told-played-for = { $name } spielt „{ $card }“ für { $other }.
told-used = { $name } setzt „{ $card }“ ein.
told-lost = { $name } verliert: { $cards }.
told-time-gained = { $name } gewinnt { $n } Zeit: jetzt { $now }.
told-time-lost = { $name } verliert { $n } Zeit: jetzt { $now }.
told-damage = { $name } erleidet { $n } Schaden: jetzt { $now } von { $health }.
told-healed = { $name } heilt { $n } Schaden: jetzt { $now } von { $health }.
came-shielded-damage = „{ $card }“ hält { $n } Schaden von { $name } ab.
came-shielded-radiation = „{ $card }“ hält { $n } Strahlung von { $name } ab.
told-radiation = { $name } ist jetzt bei Strahlung { $n }.
told-skill = { $name }: { $n } auf { $skill }.
epitaph = { $person }. { $n ->
    [one] Einen Tag unterwegs.
   *[other] { $n } Tage unterwegs.
}
told-eliminated = { $name } scheidet aus.
told-test = { $name } prüft „{ $place }“: { $skill } vor dem Schicksal, { $needs } nötig.
told-test-way = { $name }: { $way }. { $skill } vor dem Schicksal, { $needs } nötig.
told-price = { $name } zahlt bei „{ $place }“: { $way }.
told-stage = { $left ->
    [one] Gewonnen. Noch einmal, dann ist es geschafft.
   *[other] Gewonnen. Noch { $left }-mal.
}
told-fate-renewed = Der Schicksalsstapel wird neu gemischt.
told-success = Schicksal { $fate }: { $total } gegen { $needs }. Gewonnen.
told-failure = Schicksal { $fate }: { $total } gegen { $needs }. Verloren.
told-moved = { $name } zieht weiter: { $place }.
told-camp = Da liegt es: { $place }.
told-scouts = { $name } kundschaftet.
told-scouted = { $name } legt eine von zwei Karten auf die Reise.
told-foresees = { $name } sieht die oberste Schicksalskarte an.
told-foreseen = { $name } legt die Schicksalskarte zurück.
told-foreseen-under = { $name } legt diese Schicksalskarte unter den Stapel.
told-foreseen-stays = { $name } lässt diese Schicksalskarte oben liegen.
told-won = Die Medizin ist euer.
told-lost-days = Kein Tag ist mehr übrig.
told-lost-people = Niemand ist mehr da.
told-campaign-won = Die Kampagne ist gewonnen.
told-campaign-lost = Die Kampagne ist verloren.
told-kept = { $name } nimmt „{ $card }“ mit.
told-kept-nothing = { $name } nimmt nichts mit.
told-journey = Ihr brecht wieder auf, mit { $days } Tagen.
journey-of = Reise { $n } von { $of }
journey-won = { $n }: { $camp }, gewonnen an Tag { $day }.
journey-lost = { $n }: { $camp }, verloren an Tag { $day }.
carried-won = Ihr beginnt die nächste Reise mit je einer Karte mehr.
carried-lost = Ihr beginnt die nächste Reise mit { $n } Tagen.
carried-radiation = { $name } beginnt mit Strahlung { $n }.
carried-card = { $name } nimmt „{ $card }“ mit.

# Worauf der Tisch sieht
sets-out = Aufbruch
sets-out-title = Nach Camp Hope, in { $days } Tagen
sets-out-why = Zu Hause brauchen sie Medizin, und in Camp Hope gibt es welche.
sets-out-way = { $n ->
    [one] Ein Ort liegt auf dem Weg.
   *[other] { $n } Orte liegen auf dem Weg.
}
sets-out-with = { $name } geht mit { $company }.
place-kicker = Ort
test-kicker = Die Probe
test-waits = Es fehlt nur noch das Schicksal.
fate-turned = Schicksal
test-of = Probe von { $name }: { $place }
test-success = Gewonnen
test-failure = Verloren
part-of-skill = { $n } { $what }
part-gain = zuvor gewonnen
skill-comes-to = { $n } vor dem Schicksal, { $needs } nötig.
fate-comes = Schicksal { $card }{ $plain ->
    [1] {""}
   *[other] : { $n }
}
total-comes-to = { $n } gegen { $needs }
fate-wins = Schicksalskarten, mit denen es reicht: { $n } von { $of }.
why-success = { $total } gegen { $needs }: das reicht. Gleichstand gewinnt.
why-failure = { $total } gegen { $needs }: zu wenig.
why-floor = Unter 0 zählt es als 0.
why-fate-radiation = −Strahlung zieht die eigene Strahlung ab: { $n }.
why-fate-floor = { $card }: Das Schicksal zählt { $n } statt { $printed }.
over-won = Camp Hope wurde am { $n }. Tag gewonnen, { $left ->
    [0] kein Tag war
    [one] ein Tag war
   *[other] { $left } Tage waren
} noch übrig.
over-days = { $n } Tage sind vorbei, und mehr gibt es nicht.
over-campaign = { $n } von { $of } Reisen gewonnen.
over-stops = { $behind ->
    [one] Ein Ort liegt hinter euch,
   *[other] { $behind } Orte liegen hinter euch,
} { $left ->
    [0] nur Camp Hope war nicht zu gewinnen.
    [one] einer und Camp Hope noch vor euch.
   *[other] { $left } und Camp Hope noch vor euch.
}
over-out = { $name }: { $damage } Schaden, bei { $health } ist Schluss.
came-damage = { $name } erleidet { $n } Schaden.
came-damage-less = { $name } heilt { $n } Schaden.
came-radiation = { $name } bekommt { $n } Strahlung ab.
came-radiation-less = { $name } verliert { $n } Strahlung.
came-time = { $name } gewinnt { $n } Zeit.
came-time-less = { $name } verliert { $n } Zeit.
came-time-owed = { $name } verliert { $n } Zeit, davon { $owed } von den nächsten Tagen.
came-cards = { $name } zieht { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}.
came-out = { $name } scheidet aus.
came-by = { $card }: { $text }
came-paid = { $name } zahlt { $n } Zeit.
came-day = { $name } hat heute { $n } Zeit.
came-day-owed = { $name } hat heute { $n } Zeit, nach Abzug von { $owed } Schuld.
end-kicker = Das Ende
end-won = Die Medizin ist euer
end-won-text = Ihr tragt sie heim. Wer dort gewartet hat, kennt eure Schritte, noch bevor ihr klopft.
end-lost-days = Der letzte Tag ist vorbei
end-lost-days-text = Zu Hause löschen sie die Lampe im Fenster. Ihr seid noch unterwegs.
end-lost-people = Niemand ist mehr da
end-lost-people-text = Die Landkarte liegt noch offen auf der Straße, euer Weg ist eingezeichnet. Vielleicht findet sie jemand.
end-campaign-won = Sie sind über den Winter gekommen
end-campaign-won-text = Im Frühjahr nennen sie eine Gasse nach eurem Weg. Ihr kennt jeden Stein davon.
end-campaign-lost = Im Haus ist es still
end-campaign-lost-text = Ihr legt die Karte neben die Tür, wo die Nächsten sie finden.

# Was gedruckt wird
print-heroes = Helden
print-scenario = Das Szenario
print-does = Was es tut
print-counts = Zählt
print-needs = { $skill } gegen { $needs }
print-success = Gewonnen
print-failure = Verloren
print-other = Oder
print-mission = Der Auftrag
print-levels = Stufe um Stufe; alle erreichten gelten

# Karten schreiben
editor-heroes-one = Held einer Gruppe
editor-heroes-many = Helden der Gruppen
editor-specials-one = Held des Szenarios
editor-specials-many = Helden des Szenarios
editor-locations-one = Ort
editor-locations-many = Orte
editor-camps-one = Karte Camp Hope
editor-camps-many = Karte Camp Hope
editor-leaders-one = Hauptfigur
editor-leaders-many = Hauptfiguren
editor-radiation-one = Strahlungskarte
editor-radiation-many = Strahlungskarten
editor-line-title = Titel
editor-line-group = Gruppe
editor-line-kind = Art
editor-line-cost = Wie viel Zeit sie kostet
editor-line-play = Was geschieht, wenn sie gespielt wird
editor-line-always = Was gilt, solange sie ausliegt
editor-line-when = Was sie auslöst, und wann
editor-line-use-costs = Wie viel Zeit der Einsatz kostet
editor-line-use = Was geschieht, wenn man sie einsetzt
editor-line-uses = Wie oft man sie einsetzen kann
editor-line-picture = Bild, in Wörtern
editor-line-text = Text auf der Karte
editor-line-skill = Fertigkeit, die er prüft
editor-line-needs = Wie viel nötig ist
editor-line-success = Was geschieht, wenn man gewinnt
editor-line-fail = Was geschieht, wenn man verliert
editor-line-way = Die Probe in einer Zeile
editor-line-or = Der andere Weg in einer Zeile
editor-line-or-costs = Wie viel Zeit der andere Weg kostet
editor-line-or-skill = Fertigkeit, die der andere Weg prüft
editor-line-or-needs = Wie viel der andere Weg verlangt
editor-line-or-success = Was geschieht, wenn der andere Weg gelingt
editor-line-or-fail = Was geschieht, wenn der andere Weg misslingt
editor-line-or-price = Preis des anderen Weges statt einer Probe
editor-line-wins = Wie oft man gewinnen muss
editor-line-eased-by = Wie viele gewonnene Orte 1 wegnehmen
editor-line-health = Bei wie viel Schaden man ausscheidet
editor-line-force = Kraft
editor-line-wits = Verstand
editor-line-craft = Handwerk
editor-line-level-1 = Stufe 1
editor-line-level-2 = Stufe 2
editor-line-level-3 = Stufe 3
editor-line-level-4 = Stufe 4
editor-line-level-5 = Stufe 5
editor-line-level-6 = Stufe 6
editor-line-level-7 = Stufe 7
editor-line-level-8 = Stufe 8
editor-line-level-9 = Stufe 9
editor-none = keine
editor-means = Was sie am Tisch sagt
editor-costs = { $n } Zeit
editor-count = { $kind }: { $n } von { $of }. Spielen könnt ihr, sobald alle da sind.
editor-missing = Hier fehlt noch etwas. Füll es aus.
fault-place-effects = was eine Karte tut
fault-place-holding = was immer gilt
fault-place-when = was von selbst geschieht
fault-place-level = eine Stufe der Strahlung
editor-fault = Das lässt sich nicht lesen: { $why }. Wähl einen Satz aus und ändere seine Zahlen.
tried-played = Gespielt
tried-used = Gespielt und dann eingesetzt
tried-won = Geprüft und gewonnen
tried-lost = Geprüft und verloren
tried-other-won = Der andere Weg, geprüft und gewonnen
tried-other-lost = Der andere Weg, geprüft und verloren
tried-price = Der andere Weg, den Preis gezahlt

# The evening in pages
recap-test = Die Probe, die es entschied
recap-test-won = { $n ->
    [0] Genau genug
    [one] Einer mehr als nötig
   *[other] { $n } mehr als nötig
}
recap-test-lost = { $n ->
    [one] Einer fehlte
   *[other] { $n } fehlten
}
recap-test-line = { $name }, { $place }: { $skill } und Schicksal { $fate } macht { $total }, nötig waren { $needs }.
recap-reckoning = Probe für Probe
recap-reckoning-title = { $won ->
    [0] Keine Probe gewonnen
    [one] Eine Probe gewonnen
   *[other] { $won } Proben gewonnen
}, { $lost } verloren
recap-reckoned = Tag { $day }, { $place }: { $skill } { $fate } = { $total } gegen { $needs }. { $end }
recap-ended-won = Gewonnen.
recap-ended-lost = Verloren.
recap-reckoned-came = { $first } { $second }
recap-journeys = Die Kampagne
recap-journeys-title = { $won } von { $of } Reisen gewonnen
recap-way-title = { $n ->
    [one] Ein Ort
   *[other] { $n } Orte
} an { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
}
recap-came = Tag { $n }: { $place }
recap-won = Tag { $n }: { $place }, gewonnen
recap-lost = Tag { $n }: { $place }, verloren
recap-passed = Tag { $n }: { $place }, daran vorbei
recap-still = { $left ->
    [one] Ein Ort lag noch vor euch.
   *[other] { $left } Orte lagen noch vor euch.
}
recap-people = Wer was tat
recap-people-title = { $n ->
    [one] Ein Mensch und eine Karte
   *[other] Zwei Menschen und eine Karte
}
recap-did = { $n ->
    [0] Keine Probe
    [one] Eine Probe, davon gewonnen: { $won }
   *[other] { $n } Proben, davon gewonnen: { $won }
}{ $others ->
    [0] .
    [one] ; eine Karte füreinander gespielt.
   *[other] ; { $others } Karten füreinander gespielt.
}
recap-dead = Wer uns fehlt
recap-dead-title = { $n ->
    [one] Ein Mensch kam nicht an
   *[other] Niemand kam an
}
recap-lost-on = Kam bis zum { $n }. Tag.
recap-own = Dein Weg
recap-own-title = { $n ->
    [0] Die Proben hast du anderen überlassen
    [one] Einer Probe hast du dich gestellt; { $won ->
        [0] sie war zu schwer
       *[other] du hast sie gewonnen
    }
   *[other] { $n } Proben, { $won } davon gewonnen
}
recap-unknown-title = Die nächste Schicksalskarte wäre { $card } gewesen
recap-unknown-left = { $n ->
    [one] Sie war die letzte im Stapel.
   *[other] { $n } Schicksalskarten lagen noch im Stapel.
}
recap-own-days = { $n ->
    [one] Ein Tag unterwegs.
   *[other] { $n } Tage unterwegs.
}
recap-own-radiation = Im schlimmsten Augenblick war deine Strahlung { $n }.
tour-1 = Neun Tage bis Camp Hope
tour-1-text = Zu Hause fehlt Medizin, in Camp Hope gibt es sie. Dazwischen liegen zehn Orte, zu zweit zwanzig. Ihr habt neun Tage. Sind sie vorbei, habt ihr verloren.
tour-2 = Sechs Zeit am Tag
tour-2-text = Ihr kommt abwechselnd dran, mit je einer Aktion: eine Karte spielen, den Ort auf die eine oder andere Art angehen, danach weiterziehen, oder Karten ziehen. Wer passt, hat für heute Schluss. Übrige Zeit verfällt.
tour-3 = Sucht euch eure Leute aus
tour-3-text = Eine Hauptfigur, eine Strahlungskarte, eine Begleitung und zwei Gruppen zu neun Karten: das ist dein Deck. Lies alles, bevor du wählst. Alles gibt es nur einmal.
tour-4 = Eine Probe und das Schicksal
tour-4-text = Deine Hauptfigur und die Karten vor dir ergeben die Summe. Dann deckst du das Schicksal auf: es gibt etwas dazu oder nimmt etwas weg. Welche Karten noch kommen können, liegt offen. Also rechnet nach.
tour-5 = Strahlung bleibt an dir haften
tour-5-text = Jeder Punkt rückt deinen Stein eine Stufe hinauf, und alle erreichten Stufen gelten. Wenige Karten senken sie wieder. Behalte sie im Blick: Eine Schicksalskarte zieht sie dir in der Probe ganz ab.

# Was würdest du tun?
advice-test = Diese Probe bestehst du in { $odds } von 100 Fällen, und mehr Vorbereitung kostet mehr, als sie bringt.
advice-move = Der Ort liegt hinter euch, und die Tage sind knapp.
advice-price = Zahlen kostet hier weniger als eine verlorene Probe.
advice-keep = Diese Karte hilft auf jedem Weg.
advice-draw = Nichts auf deiner Hand hilft jetzt; eine neue Karte vielleicht.
advice-pass = Was du heute noch tun könntest, kostet mehr, als es bringt.
advice-play = Von allem, was du hast, hilft das für seine Zeit am meisten.
advice-scout = Von diesen Orten verlangt dieser dir am wenigsten ab.
advice-discard = Sie kosten am meisten oder helfen am wenigsten.
advice-foresee-top = Diese Karte ist für dich besser als die meisten, die noch da sind.
advice-foresee-under = Die meisten Karten, die noch da sind, sind für dich besser als diese.

# Der erste Zug, geführt
guide-1 = Das kannst du jetzt tun. Lies eine Karte, dann spiel sie mit ihrem Knopf.
guide-2 = Deine Karten. Jede kostet Zeit, wenn du sie spielst.
guide-3 = Dein Ort, was er verlangt und wie die Aussichten stehen.
guide-4 = Die Tage, die noch bleiben. Ist keiner mehr da, habt ihr verloren.

# Während andere gefragt sind
goal = Besteht die Probe von Camp Hope { $n ->
    [0] heute
    [one] in höchstens einem weiteren Tag
   *[other] in höchstens { $n } weiteren Tagen
}
stake-turn = { $name }: { $line }

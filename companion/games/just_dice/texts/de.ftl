# Was das bloße Würfellesen sagt, auf Deutsch.

game-title = Nur meine Würfel lesen
game-about = Eure eigenen Würfel, oder ein Werkzeug für jedes Brettspiel: Es liest die Würfel, zählt zusammen, führt Punkte und sagt, wer dran ist.
game-lies = Alle sechsseitigen Würfel, die ihr habt. Die Kamera über dem Tisch liest sie.
rule-rounds = Wann ist Schluss?
rule-rounds-open = Wenn ihr aufhört
rule-rounds-three = Nach zwei von drei Runden
rule-rounds-five = Nach drei von fünf Runden
ask-roll = Wirf beliebige Würfel, { $name }
wait-roll = { $name } wirft
wait-pad = Als Nächstes auf dem Block: Runde { $n }
wait-points = Schreibt Punkte auf, wie sie kommen
wait-counters = Stellt eure Zähler, wie es kommt
ask-mine = Wirf außer der Reihe
mine = Ich werfe
ask-enough = Spiel beenden
enough = Beenden und zusammenzählen
track-rounds = Gewonnene Runden
track-best = Dein bester Wurf
goal-first = Wirf die höchste Summe
goal-beat = Schlag die { $n } von { $name }
goal-best = Bleib vorn: { $n } ist der beste Wurf
badge-latest = zuletzt { $n }
badge-best = bester { $n }
count-throws = Würfe
history = Die letzten Würfe
line = { $name }: { $faces } (zusammen { $total })
summary = { $name } hat { $total }
why-sum = { $faces }: zusammen { $n }
told-over = { $round } { $cause } { $won }.
told-ended = { $cause } { $won }.
told-begun = Werft beliebige Würfel, ganz wie ihr wollt.
told-begun-pad = Schreibt Punkte auf, wie sie kommen, auf jedem Handy.
told-one = { $name } hat { $total }.
told-threw = { $name }: { $faces }. Zusammen { $total }.
told-best = { $name }: { $faces }. Zusammen { $total }, der bisher beste Wurf.
told-round = { $n ->
    [one] { $names } gewinnt die Runde.
   *[other] { $names } gewinnen die Runde.
}
told-wants = { $name } wirft als Nächstes.
end-title = { $n ->
    [one] { $names } hat die meisten Runden gewonnen
   *[other] { $names } haben die meisten Runden gewonnen
}
end-rounds = { $n ->
    [one] Eine Runde gewinnt.
   *[other] { $n } Runden gewinnen.
}
end-line = { $name }: gewonnene Runden { $taken }, Würfe { $throws }, bester { $best }
end-line-alone = { $name }: Würfe { $throws }, bester { $best }
end-nobody = Die Würfel ruhen

# Der Abend in Seiten
recap-roll = Der Wurf des Abends
recap-roll-title = { $name } warf { $total }
recap-evening-title = Jeder Wurf, von { $least } bis { $most }
recap-people = Was ihr geworfen habt
recap-people-title = { $n ->
    [one] Ein Wurf, und niemand kann etwas dafür
   *[other] { $n } Würfe, und niemand kann etwas dafür
}
recap-threw = { $n ->
    [one] Ein Wurf:
   *[other] { $n } Würfe, der beste:
} { $best }{ $taken ->
    [0] .
    [one] ; eine Runde gewonnen.
   *[other] ; { $taken } Runden gewonnen.
}
recap-threw-nothing = Hat nicht geworfen.
recap-own = Dein bester Wurf
recap-own-title = Du hast { $total } geworfen
recap-unknown-title = Deine Würfel zeigten zusammen { $n }; üblich sind { $fair }
tour-1 = Ihr werft, der Tisch liest
tour-1-text = Werft reihum. Sobald die Würfel still liegen, liest der Tisch sie, zählt sie zusammen und merkt sie sich.
tour-2 = Welche und wie viele ihr wollt
tour-2-text = Weiß, rot, gemischt: Jeder geworfene Würfel zählt, und ihr müsst nichts einstellen. Außer der Reihe? Sag es auf deinem Handy.
tour-3 = Die höchste Summe gewinnt die Runde
tour-3-text = Spielt, bis ihr genug habt, oder auf zwei oder drei gewonnene Runden. Der Bildschirm zeigt die höchsten Würfe, die Summen und wie die Würfel fielen.

# Was würdest du tun?
advice-wait = Als Nächstes wirft { $name }. Werfen darfst du jederzeit.

# Der erste Zug, geführt
guide-1 = Hier steht, was als Nächstes kommt.
guide-2 = Wirf echte Würfel und lass sie still liegen; der Tisch liest sie. Ohne Kamera tippst du sie hier ein.
guide-3 = Dein letzter Wurf, dein bester und die Runden, die du gewonnen hast.

# Werkzeuge für jedes Spiel
rule-clock = Eine eigene Uhr für jeden?
rule-clock-none = Keine Uhr
rule-clock-five = Je 5 Minuten; die ersten 5 Sekunden eines Zugs sind frei
rule-clock-ten = Je 10 Minuten; die ersten 10 Sekunden eines Zugs sind frei
rule-clock-thirty = Je 30 Minuten; die ersten 30 Sekunden eines Zugs sind frei
end-here = Ihr habt hier aufgehört.
end-after = { $n ->
    [0] Ihr habt hier aufgehört, vor dem ersten Wurf.
    [one] Ihr habt hier aufgehört, nach einem Wurf.
   *[other] Ihr habt hier aufgehört, nach { $n } Würfen.
}
rule-family = Was zählt ihr?
rule-family-rounds = Punkte Runde für Runde, die höchste Summe gewinnt
rule-family-penalties = Strafpunkte, die niedrigste Summe gewinnt
rule-family-combinations = Würfel in Kombinationen: Einser bis Sechser, Dreierpasch, Straßen
rule-family-landscape = Plättchen zu einer Landschaft: Straßen, Städte, Felder
rule-family-nature = Tiere und Pflanzen: Lebensräume, Gewässer, Ziele
rule-family-builders = Aufbau: Münzen, Karten, Gebäude, Ziele
rule-family-market = Handel: Geld, Waren, Anteile
rule-family-missions = Missionen: drei davon, Nebenziele, Bonus
rule-family-duel = Ein Duell: Jedes Leben beginnt bei 20
rule-family-together = Gemeinsam: Jede Gesundheit beginnt bei 10
rule-teams = Spielt ihr in Gruppen?
rule-teams-none = Alle für sich
rule-teams-two = Zwei Gruppen
rule-teams-three = Drei Gruppen
rule-teams-four = Vier Gruppen
team = Gruppe { $letter }
row-ones = Einser
row-twos = Zweier
row-threes = Dreier
row-fours = Vierer
row-fives = Fünfer
row-sixes = Sechser
row-three-alike = Dreierpasch
row-four-alike = Viererpasch
row-full-house = Volles Haus
row-small-run = Kleine Straße
row-large-run = Große Straße
row-five-alike = Fünf gleiche
row-chance = Beliebig
row-roads = Straßen
row-towns = Städte
row-fields = Felder
row-buildings = Gebäude
row-bonus = Bonus
row-animals = Tiere
row-plants = Pflanzen
row-waters = Gewässer
row-goals = Ziele
row-coins = Münzen
row-cards = Karten
row-money = Geld
row-goods = Waren
row-shares = Anteile
row-mission-1 = Auftrag 1
row-mission-2 = Auftrag 2
row-mission-3 = Auftrag 3
row-side = Nebenziele
row-round = Runde { $n }
ask-pad-own = Eigene Punkte aufschreiben
ask-keep = { $total } für { $name } aufschreiben
keep-row = { $row }: { $n }
keep-round = { $total } in Runde { $n }
blank-row = Wohin
blank-points = Punkte
blank-dice = Wie viele
blank-kind = Welche Würfel
dice-n = { $n }
dice-of = { $count ->
    [one] W{ $n }
   *[other] { $count }W{ $n }
}
die-roll = Würfeln
ask-counter-own = Zähler stellen, jetzt { $n }
badge-counter = Zähler { $n }
told-row = { $row }: { $points }.
told-dice = Der Tisch würfelt { $n } W{ $faces }: { $each }. Zusammen { $value }.
told-dice-for = Der Tisch würfelt { $n } W{ $faces } für { $name }: { $each }. Zusammen { $value }.
told-counter-of = Der Zähler von { $name } steht auf { $n } ({ $by }).
ask-pad = Punkte aufschreiben
pad-done = Aufschreiben
pad-highest = Punkteblock: Die höchste Summe führt
pad-lowest = Punkteblock: Die niedrigste Summe führt
ask-spin = Lost aus, wer beginnt
spin = Auslosen
ask-spun = Lasst { $name } beginnen
spun-go-on = Weiter
ask-die = Tisch würfeln lassen
die-of = W{ $n }
ask-counter = Einen Zähler stellen
blank-whose = Wessen
blank-by = Um
counter-done = Stellen
counter = Der gemeinsame Zähler
counter-step = { $n }
counter-reset = Zurück zum Anfang
ask-clock = Startet oder stoppt eine Uhr
ask-clock-start = Startet eine Uhr
clock-of = Die Uhr von { $name } starten
clock-pause = Alle Uhren anhalten
ask-move = Beende deinen Zug
clock-done = Fertig: weitergeben
wait-clock = Die Uhr von { $name } läuft
refused-points = Schreibt ganze Zahlen, höchstens { $most }, in wenigstens ein Feld.
told-pad = Runde { $n } auf dem Block: { $points }.
told-spun = { $name } beginnt.
told-die = Der Tisch würfelt W{ $faces }: { $value }.
told-die-for = Der Tisch würfelt W{ $faces } für { $name }: { $value }.
told-counter = Der gemeinsame Zähler steht auf { $n } ({ $by }).
told-clock = Die Uhr von { $name } startet.
told-clock-stopped = Alle Uhren sind angehalten.
end-pad = { $n ->
    [one] { $names } gewinnt auf dem Block mit { $total }
   *[other] { $names } gewinnen auf dem Block mit { $total }
}
end-pad-line = { $name }: { $total } Punkte
end-pad-parts = { $line } = { $parts }
end-pad-more = { $parts } + { $more }
end-pad-row = { $row } { $n }
tour-4 = Für jedes Spiel auf dem Tisch
tour-4-text = Wählt vor dem Spiel unter Hausregeln, was ihr zählt. Punkteblock, wer beginnt, Würfel jeder Art, Zähler und Uhren stehen unter Mehr auf dem Bildschirm und auf jedem Handy.

# Was das bloße Würfellesen sagt, auf Deutsch.

game-title = Nur meine Würfel lesen
game-about = Gar kein Spiel: Ihr werft, und der Tisch liest die Würfel, zählt sie zusammen, merkt sie sich und sagt die Summe.
game-lies = Alle sechsseitigen Würfel, die ihr habt. Die Kamera über dem Tisch liest sie.
rule-rounds = Wann ist Schluss?
rule-rounds-open = Wenn ihr genug habt
rule-rounds-three = Nach zwei von drei Runden
rule-rounds-five = Nach drei von fünf Runden
ask-roll = Wirf beliebige Würfel, { $name }
wait-roll = { $name } wirft
ask-mine = Wirf außer der Reihe
mine = Ich werfe
ask-enough = Beendet die Würfe
enough = Genug
track-rounds = Gewonnene Runden
badge-latest = zuletzt { $n }
badge-best = bester { $n }
count-throws = Würfe
history = Die letzten Würfe
line = { $name }: { $faces } (zusammen { $total })
summary = { $name } hat { $total }
why-sum = { $faces }: zusammen { $n }
told-ended = Genug für heute.
told-begun = Werft beliebige Würfel, ganz wie ihr wollt.
told-one = { $name } hat { $total }.
told-threw = { $name }: { $faces }. Zusammen { $total }.
told-best = { $name }: { $faces }. Zusammen { $total }, der bisher beste Wurf.
told-round = { $n ->
    [one] { $names } gewinnt die Runde.
   *[other] { $names } gewinnen die Runde.
}
told-wants = { $name } wirft als Nächstes.
end-kicker = Das Ende
end-title = { $n ->
    [one] { $names } hat die meisten Runden gewonnen
   *[other] { $names } haben die meisten Runden gewonnen
}
end-enough = Ihr habt genug.
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
recap-people = Wer wie warf
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
guide-1 = Hier steht, wer als Nächstes wirft.
guide-2 = Wirf echte Würfel und lass sie still liegen; der Tisch liest sie. Ohne Kamera tippst du sie hier ein.
guide-3 = Dein letzter Wurf, dein bester und die Runden, die du gewonnen hast.

# Werkzeuge für jedes Spiel
rule-pad = Wer führt auf dem Punkteblock?
rule-pad-highest = Die höchste Summe
rule-pad-lowest = Die niedrigste Summe
rule-clock = Eine eigene Uhr für jeden?
rule-clock-none = Keine Uhr
rule-clock-five = Je 5 Minuten; die ersten 5 Sekunden eines Zugs sind frei
rule-clock-ten = Je 10 Minuten; die ersten 10 Sekunden eines Zugs sind frei
rule-clock-thirty = Je 30 Minuten; die ersten 30 Sekunden eines Zugs sind frei
ask-pad = Runde { $n } aufschreiben
pad-done = Aufschreiben
pad-highest = Punkteblock: Die höchste Summe führt
pad-lowest = Punkteblock: Die niedrigste Summe führt
ask-spin = Lost aus, wer beginnt
spin = Auslosen
ask-spun = Lasst { $name } beginnen
spun-go-on = Weiter
ask-die = Lasst den Tisch würfeln
die-of = W{ $n }
ask-counter = Stellt den Zähler
counter = Zähler
counter-step = { $n }
counter-reset = Zurück auf 0
ask-clock = Startet oder stoppt eine Uhr
clock-of = Die Uhr von { $name } starten
clock-pause = Alle Uhren anhalten
ask-move = Beende deinen Zug
clock-done = Fertig: weitergeben
wait-clock = Die Uhr von { $name } läuft
refused-points = Schreib ganze Zahlen, höchstens { $most }. Ein leeres Feld zählt als 0.
told-pad = Runde { $n } auf dem Block: { $points }.
told-spun = { $name } beginnt.
told-die = Der Tisch würfelt W{ $faces }: { $value }.
told-die-for = Der Tisch würfelt W{ $faces } für { $name }: { $value }.
told-counter = Der Zähler steht auf { $n }.
told-clock = Die Uhr von { $name } startet.
told-clock-stopped = Alle Uhren sind angehalten.
end-pad = { $n ->
    [one] { $names } führt auf dem Block mit { $total }
   *[other] { $names } führen auf dem Block mit { $total }
}
end-pad-line = { $name }: { $total } Punkte
tour-4 = Für jedes Spiel auf dem Tisch
tour-4-text = Ein Punkteblock, wer beginnt, ein Würfel jeder Art, ein Zähler und Uhren: alles unter Mehr auf dem Bildschirm und auf jedem Handy.

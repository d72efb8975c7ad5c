# Was Hope's End sagt, auf Deutsch.

game-title = Hope’s End
game-about = Zwei bis vier Menschen bauen aus Plättchen eine Stadt, stehen für sie ein und verlieren gemeinsam, wenn zu viel davon fällt.
game-lies = Keine Würfel. Die Plättchen liegen auf dem Tisch, oder der Bildschirm ist der Tisch.

# Regelungen
rule-answers = Wer sieht eure Antworten?
rule-answers-open = Alle, sofort
rule-answers-sealed = Nur du, bis zur nächsten Geschichtskarte
rule-limit = Wann ist die Stadt verloren?
rule-limit-above = Mit dem 41. zerstörten Plättchen
rule-limit-at = Mit dem 40.
rule-bonus = Was bringt ein Plättchen in etwas Fertigem?
rule-bonus-on-top = 1 und 3 dazu
rule-bonus-replaces = 3 statt 1
rule-scores = Dürfen Punkte unter 0 fallen?
rule-scores-any = Ja
rule-scores-zero = Nein
rule-ties = Wer gewinnt bei Gleichstand?
rule-ties-shared = Alle davon
rule-ties-tiles = Wer mehr heile Plättchen hat
rule-extra = Müsst ihr alles legen, was ihr dürft?
rule-extra-right = Nein, eins genügt
rule-extra-duty = Ja
rule-replaced = Darf die neue Moralkarte die sein, die geht?
rule-replaced-others = Nein
rule-replaced-any = Ja
rule-mending = Lässt sich Zerstörtes aufbauen?
rule-mending-fits = Ja, durch Karten, wo es passt
rule-mending-never = Nie

# Namen
type-anarchist = Anarchistisch
type-democratic = Demokratisch
type-dictator = Diktatorisch
score-highest = die meisten
score-lowest = die wenigsten
place-start = das Startplättchen
place-north = { $n } nördlich
place-south = { $n } südlich
place-east = { $n } östlich
place-west = { $n } westlich
place-both = { $first }, dann { $second }
place-turned = { $place }, { $n ->
    [0] wie gedruckt
    [one] einmal gedreht
   *[other] { $n }-mal gedreht
}
track-ruined = Zerstört
track-ruined-text = Vierzig trägt die Stadt. Mit dem nächsten habt ihr alle verloren.
count-pile = Stapel { $n }
count-morality = Moral
count-history = Geschichte
card-history = Geschichte
badge-score = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
badge-score-text = Für Plättchen { $base }, für Fertiges { $bonus }, durch Karten { $points }.
badge-allow = darf { $n } legen
badge-allow-text = So viele Plättchen darf der Zug dieser Runde legen.
badge-spare = { $n } verschont
badge-spare-text = So viel befohlene Zerstörung geht vorüber.
badge-victim = { $n } zu zerstören
badge-victim-text = Die anderen wählen, welche, reihum je eins.
answer-n = Antwort { $n }
answer-none = Noch nicht beantwortet.
answer-sealed = Beantwortet; versiegelt bis zur nächsten Geschichtskarte.
answer-marked = { $n }: { $text } (angekreuzt)
answer-open = { $n }: { $text }
gain-place = { $n ->
    [one] ein Plättchen mehr in jeder Runde
   *[other] { $n } Plättchen in jeder Runde
}
gain-points = { $n ->
    [one] ein Punkt mit jeder Geschichtskarte
   *[other] { $n } Punkte mit jeder Geschichtskarte
}

# Was Karten tun
does-nothing = Nichts geschieht.
does-ruin = { $who }: { $n } zerstört{ $per }.
does-repair = { $who }: { $n } wieder aufbauen{ $per }.
does-place = { $who }: { $n } mehr zu legen in dieser Runde{ $per }.
does-points = { $who }: { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}{ $per }.
does-spare = { $who }: { $n } später verschont{ $per }.
per-type = { " " }für jede Karte { $type }
who-all = Alle
who-type = Wer mindestens { $n } hat: { $type }
who-most = Wer am meisten hat: { $type }
who-none = Wer keine hat: { $type }
who-kinds = Wessen Karten von { $n } Arten sind
who-answer = Wer auf mindestens { $n } die Antwort { $answer } hat
who-score = Wer { $score } Punkte hat
who-first = Wer die Runde beginnt

# Was gefragt wird
ask-claim = Wer beginnt?
claim-first = Ich beginne
ask-draw = Zieh ein Plättchen
draw-pile = Stapel { $n }
pile-left = noch { $n }
enough = Genug
ask-read = Eine Moralkarte
morality-read = Lies sie vor
ask-replace = Welche deiner Karten geht?
ask-place = Wo liegt das Plättchen?
set-aside = Es passt nirgends: leg es beiseite
ask-history = Alle waren dran
history-draw = Zieht eine Geschichtskarte
ask-ruin = Zerstör ein Plättchen von { $name } (noch { $n })
ask-repair = Bau ein Plättchen wieder auf (höchstens { $n })
wait-answers = Alle beantworten drei Fragen
wait-claim = Wer es zuerst sagt, beginnt
wait-draw = { $name } zieht ein Plättchen
wait-read = { $name } liest eine Moralkarte vor
wait-answer = { $name } wird gefragt
wait-replace = { $name } gibt eine Karte ab
wait-place = { $name } legt das Plättchen
wait-history = Eine Geschichtskarte kommt
wait-ruin = { $name } zerstört ein Plättchen von { $victim }: noch { $n }
wait-repair = { $name } darf aufbauen

# Warum nicht
refused-ends-cards = Zu wenige Karten: mindestens { $n } Moralkarten und eine Geschichtskarte sind nötig.
refused-ends-colours = Zwei von euch haben die gleiche Farbe. Alle brauchen eigene Marker: Wählt eine andere Farbe.
refused-ends-no-history = Es ist keine Geschichtskarte da. Sieh in die Kartendatei.
refused-ends-no-morality = Es ist keine Moralkarte da, die gezogen werden kann. Sieh in der Kartendatei nach.
refused-ends-one-file = { $n } Kartendateien sind dabei. Nimm genau eine, in der Sprache, die ihr wollt.
refused-ends-file = Mit { $file } lässt sich nicht spielen: { $why }

# Was erzählt wird
told-begun = Das Startplättchen liegt. Beantwortet je drei Fragen.
told-begun-other = Das Startplättchen liegt. Dieser Satz hat { $n } Plättchen, nicht 144. Beantwortet je drei Fragen.
told-claimed = { $name } beginnt.
told-drew = { $name } zieht von Stapel { $pile }.
told-read = { $name } bekommt eine Frage.
told-replaced = { $name } gibt eine Moralkarte ab.
told-placed = { $name } baut: { $place }.
told-aside = Das Plättchen passt nirgends. { $name } zieht ein anderes.
told-history = Geschichte: { $card }
told-spared = { $name } bleibt verschont: { $n }.
told-ruined = { $name } zerstört ein Plättchen von { $owner }: { $place }. { $n } liegen in Trümmern.
told-points = { $name }: { $n ->
    [one] ein Punkt
   *[other] { $n } Punkte
}.
told-spare = { $name } wird verschont: { $n }.
told-place = { $name } darf in dieser Runde { $n } mehr legen.
told-repaired = { $name } baut wieder auf: { $place }.
told-lost = { $n } Plättchen liegen in Trümmern. Die Stadt ist verloren.
told-ended = Das letzte Plättchen liegt. { $names } gewinnt.

# Worauf der Tisch sieht
morality-kicker = Eine Frage
history-kicker = Geschichte
why-building = Das Gebäude bei { $place } ist fertig: { $n } Plättchen, je 3 Punkte, und sie sind vor Zerstörung sicher.
why-road = Die Straße bei { $place } ist fertig: { $n } Plättchen, je 3 Punkte, und sie sind vor Zerstörung sicher.
why-barracks = Die Kaserne bei { $place } ist fertig: { $n } Plättchen, je 3 Punkte, und sie sind vor Zerstörung sicher.
end-kicker = Das Ende
end-ended = { $names } gewinnt
end-ended-text = Die Stadt steht. { $n } ihrer Plättchen nicht.
end-lost = Die Stadt ist verloren
end-lost-text = { $n } Plättchen liegen in Trümmern. Vom Rest wird jemand sagen, es sei immer so gewesen.

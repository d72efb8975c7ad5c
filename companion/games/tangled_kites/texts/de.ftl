# Was Drachensteigen sagt, auf Deutsch.

game-title = Drachensteigen
game-about = Deine Würfel sehen alle. Wie hoch du deinen Drachen steigen lässt, weißt nur du; treffen sich zwei, kommen beide herunter.
game-lies = Je drei Würfel. Die Kamera über dem Tisch liest alle auf einmal.
rule-goal = Wie viele Schleifen gewinnen?
rule-goal-ten = Zehn
rule-goal-short = Sechs: ein kurzer Nachmittag
rule-goal-long = Fünfzehn: ein langer
ask-throw = Werft je { $n } Würfel
wait-throw = Alle werfen
ask-kite = Lass deinen Drachen steigen
rise = Höhe { $n }
rise-spare = Höhe { $n }, mit Reserveschnur
spare = Reserve
wait-kite = { $name } wählt eine Höhe
wait-rising = { $n ->
    [one] 1 Drachen muss
   *[other] { $n } Drachen müssen
} noch steigen
wait-kites = Wie hoch steht jeder Drachen?
summary = Alle wählen eine Höhe
card-kite = Dein Drachen
height = { $n }
piece = { $name } auf Höhe { $height }
sky = Der Himmel
ribbons = Schleifen
extra-lines = Reserveschnüre
extra-lines-text = Jede lässt einen Drachen einmal um eins höher steigen. Alle beginnen mit { $n }.
count-prize = Schleifen dieser Runde
count-goal = Schleifen zum Sieg
flown-kicker = Die Wolken reißen auf
flown-title = Schleifen für { $names }
flown-nobody = Alle verheddert
flown-left = { $n ->
    [one] 1 Schleife bleibt
   *[other] { $n } Schleifen bleiben
} übrig, für den höchsten der nächsten Runde.
why-tangled = { $name } auf Höhe { $height }: verheddert
why-alone = { $name } auf Höhe { $height }: allein, zwischen anderen
why-won = { $name } auf Höhe { $height }: allein, { $n ->
    [one] eine Schleife
   *[other] { $n } Schleifen
}
told-begun = { $n ->
    [one] 1 Schleife gewinnt
   *[other] { $n } Schleifen gewinnen
}.
told-threw = Runde { $round }: Die Würfel sind gefallen. Wie hoch steigt jeder Drachen?
told-chose = Der Drachen von { $name } steigt.
told-tangled = Alle Drachen hängen ineinander. { $n ->
    [one] 1 Schleife bleibt
   *[other] { $n } Schleifen bleiben
} für die nächste Runde.
told-only = { $name } allein am Himmel, auf Höhe { $height }: { $n ->
    [one] 1 Schleife
   *[other] { $n } Schleifen
}.
told-flew = { $name } gewinnt { $n ->
    [one] 1 Schleife
   *[other] { $n } Schleifen
} auf Höhe { $height }, { $low } eine auf Höhe { $ground }.
told-over = { $flight } { $enough } { $won }.
end-title = { $n ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen gemeinsam
}
end-text = { $n ->
    [one] Eine Schleife
   *[other] { $n } Schleifen
}: { $goal } reichen zum Sieg.
end-line = { $name }: { $n ->
    [one] eine Schleife
   *[other] { $n } Schleifen
}, { $lines ->
    [0] keine Reserveschnur
    [one] eine Reserveschnur
   *[other] { $lines } Reserveschnüre
}

# Der Abend in Seiten
recap-dear = Der schönste Flug
recap-dear-title = { $name } auf Höhe { $height }: { $n ->
    [one] 1 Schleife
   *[other] { $n } Schleifen
}
recap-tangles = Wer sich mit wem verheddert hat
recap-tangles-title = { $n ->
    [one] Einmal verheddert
   *[other] { $n }-mal verheddert
}
recap-evening-title = Die meisten Schleifen: { $names } mit { $n }
recap-people = Wie ihr geflogen seid
recap-people-title = { $n ->
    [one] Eine Runde Wind
   *[other] { $n } Runden Wind
}
recap-flew = { $n ->
    [0] Nie allein am Himmel
    [one] Einmal allein am Himmel
   *[other] { $n }-mal allein am Himmel
}; { $won ->
    [one] eine Schleife.
   *[other] { $won } Schleifen.
}
recap-own = Dein Drachen
recap-own-title = In { $n } von { $of } Runden allein am Himmel
recap-unknown-title = { $n ->
    [0] Wenn dein Drachen sich verhedderte, wäre keiner von deinen allein geflogen
    [one] Einmal verhedderte sich dein Drachen, und ein anderer von deinen wäre allein geflogen
   *[other] { $n }-mal verhedderte sich dein Drachen, und ein anderer von deinen wäre allein geflogen
}
tour-1 = Drei Würfel, für alle zu sehen
tour-1-text = Alle werfen gleichzeitig drei Würfel. Jeder sieht, was die anderen haben.
tour-2 = Eine Höhe, die niemand kennt
tour-2-text = Auf deinem Handy wählst du einen deiner Würfel: So hoch steigt dein Drachen. Mit einer deiner zwei Reserveschnüre steigt er um eins höher.
tour-3 = Zwei auf einer Höhe
tour-3-text = Dann reißen die Wolken auf. Drachen auf gleicher Höhe verheddern sich und gewinnen nichts. Rate, was die anderen tun werden, und erzähl ihnen, was du willst.
tour-4 = Der höchste und der niedrigste
tour-4-text = Von den Drachen, die allein auf ihrer Höhe sind, gewinnt der höchste zwei Schleifen und der niedrigste eine. Zehn Schleifen gewinnen.

# Was würdest du tun?
advice-kite = Nur wenige Drachen der anderen können diese Höhe erreichen. Etwas Zufall steckt im Rat, damit dich niemand durchschaut.
advice-spare = Eine Stufe höher kommst du den Drachen der anderen aus dem Weg. Die Reserveschnur ist danach weg, aber hier lohnt sie sich.

# Der erste Zug, geführt
guide-1 = Wähle heimlich einen deiner Würfel: So hoch steigt dein Drachen. Drachen auf gleicher Höhe gewinnen nichts.
guide-2 = Deine Schleifen und Reserveschnüre. Eine Reserveschnur hebt den Drachen einmal um eins.
guide-3 = Was die anderen geworfen haben. Rate, was sie wählen werden.

# Während andere gefragt sind
goal = Gewinn noch { $n ->
    [one] eine Schleife
   *[other] { $n } Schleifen
}
stake-heights = { $name } kann auf { $heights } steigen
track-ribbons = Deine Schleifen

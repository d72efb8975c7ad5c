# Was Licht für die Schiffe sagt, auf Deutsch.

game-title = Licht für die Schiffe
game-about = Eine Nacht, acht Schiffe, eine Lampe. Ihr spielt gemeinsam: Alle eure Würfel sind das Licht, und das Öl reicht nicht für alles.
game-lies = Je zwei Würfel. Die Kamera über dem Tisch liest alle auf einmal.
rule-oil = Wie viel Öl ist da?
rule-oil-usual = Zehn Maß
rule-oil-calm = Zwölf: eine ruhige Nacht
rule-oil-rough = Acht: eine raue
ask-throw = Werft je { $n } Würfel
ask-again = Werft die gewählten Würfel noch einmal
ask-pick = Wähl die Würfel, die du noch einmal wirfst
hint-again = { $n ->
    [one] Wirft niemand noch einmal, läuft das Schiff auf das Riff. Ein Maß Öl ist übrig.
   *[other] Wirft niemand noch einmal, läuft das Schiff auf das Riff. { $n } Maß Öl sind übrig.
}
die = Die { $n }
wait-throw = Alle werfen
wait-picks = { $n } von euch schauen auf die Würfel
wait-again = { $name } schaut auf die Würfel
track-hours = Schiffe
track-hours-text = { $n ->
    [one] 1 Schiff kommt
   *[other] { $n } Schiffe kommen
} durch die Nacht.
track-oil = Öl
track-oil-text = Jeder Wurf nach dem ersten kostet ein Maß, wie viele Würfel es auch sind.
track-reef = Auf dem Riff
track-reef-text = Mit { $n ->
    [one] 1 Schiff
   *[other] { $n } Schiffen
} auf dem Riff ist die Nacht verloren.
count-home = Schiffe daheim
card-ship = Das Schiff
card-ship-now = Schiff { $n }
ship-same = { $n } gleiche Würfel
ship-row = Eine Reihe von { $n }
ship-high = Zusammen { $n } oder mehr
ship-low = Zusammen { $n } oder weniger
ship-even = { $n } gerade Würfel
ship-odd = { $n } ungerade Würfel
summary = Das Licht zeigt { $n }
why-same = Die meisten gleichen Würfel: { $n }
why-row = Die längste Reihe: { $n }
why-high = Alle Würfel zusammen: { $n }
why-low = Alle Würfel zusammen: { $n }
why-even = Gerade Würfel: { $n }
why-odd = Ungerade Würfel: { $n }
why-wants = Das Schiff braucht { $n }
why-home = Das Schiff brauchte { $n } und hat sein Licht gesehen
why-reef = Das Schiff brauchte { $n }, und niemand wirft noch einmal
told-begun = Die Lampe brennt, mit { $n } Maß Öl.
told-threw = Die Würfel: { $faces }.
told-oil = { $n ->
    [0] Das letzte Maß Öl brennt.
    [one] Noch ein Wurf. Ein Maß Öl ist übrig.
   *[other] Noch ein Wurf. { $n } Maß Öl sind übrig.
}
told-home = { $n ->
    [one] Ein Schiff ist daheim.
   *[other] { $n } Schiffe sind daheim.
}
told-reef = Ein Schiff liegt auf dem Riff.
step-shows = Das Schiff braucht: { $wish }. Das Licht zeigt { $n }.
step-oil = Das letzte Öl brennt
told-no-oil = Für einen weiteren Wurf fehlt das Öl: Ein Schiff liegt auf dem Riff.
told-reef-left = { $n ->
    [one] Eines ist verloren
   *[other] { $n } sind verloren
}
told-over = { $came } { $many } { $end }.
end-won = Es ist Morgen: Ihr habt sie heimgebracht
end-lost = Die Nacht ist verloren
end-dark = Die Lampe ist aus
end-won-text = { $n ->
    [0] Alle Schiffe sind daheim, keines liegt auf dem Riff.
    [one] Alle Schiffe sind durch, und eines auf dem Riff ist zu verschmerzen.
   *[other] Alle Schiffe sind durch, und { $n } auf dem Riff sind zu verschmerzen.
}
end-lost-text = { $n ->
    [one] Ein Schiff liegt auf dem Riff, und das ist zu viel.
   *[other] { $n } Schiffe liegen auf dem Riff, und das sind zu viele.
}
end-home = Daheim: { $n }
end-reef = Auf dem Riff: { $n }
end-oil = Übriges Öl in Maß: { $n }

# Der Abend in Seiten
recap-seen = Das letzte Schiff, das euer Licht sah
recap-seen-title = Es brauchte: { $wish }
recap-reef = Auf dem Riff
recap-reef-title = { $n ->
    [one] Ein Schiff sah sein Licht nicht
   *[other] { $n } Schiffe sahen ihr Licht nicht
}
recap-evening-again = Unten: die Würfel, die ihr noch einmal geworfen habt
recap-evening-title = Heimgekehrt: { $home } von { $of }
recap-people = Wie oft ihr noch einmal geworfen habt
recap-people-title = { $n ->
    [one] Ein gemeinsamer Wurf
   *[other] { $n } gemeinsame Würfe
}
recap-threw = { $n ->
    [0] Keinen Würfel noch einmal geworfen.
    [one] Einen Würfel noch einmal geworfen.
   *[other] { $n } Würfel noch einmal geworfen.
}
recap-own = Deine Würfel
recap-own-title = { $n ->
    [0] Du hast keinen davon noch einmal geworfen
    [one] Du hast einen davon noch einmal geworfen
   *[other] Du hast { $n } davon noch einmal geworfen
}
recap-unknown-title = Deine neu geworfenen Würfel: vorher { $before } Augen, danach { $after }
tour-1 = Ein Licht aus allen Würfeln
tour-1-text = Acht Schiffe kommen, eines nach dem anderen. Alle werfen zugleich ihre zwei Würfel: Was sie zusammen zeigen, ist das Licht.
tour-2 = Was ein Schiff braucht
tour-2-text = Gleiche Würfel, eine Reihe, eine hohe Summe oder eine niedrige, gerade oder ungerade. Noch nicht? Jeder wählt, was er noch einmal wirft. Das kostet ein Maß Öl.
tour-3 = Drei auf dem Riff
tour-3-text = Ein Schiff, das ihr aufgebt, läuft auf das Riff. Zwei könnt ihr verschmerzen; mit dem dritten ist die Nacht verloren. Redet darüber, wofür ihr das Öl braucht.
tour-4 = Bis zum Morgen
tour-4-text = Sind acht Schiffe gekommen und höchstens zwei verloren, gewinnt ihr gemeinsam.

# Was würdest du tun?
advice-again = Diese Würfel helfen dem Schiff nicht; ein neuer Wurf vielleicht schon.
advice-keep = Alle deine Würfel helfen dem Schiff schon.

# Der erste Zug, geführt
guide-1 = Schiffe im Hafen, Schiffe auf dem Riff und das übrige Öl: Das gehört euch allen.
guide-2 = Das nächste Schiff und das Licht, das es von all euren Würfeln zusammen braucht.
guide-3 = Wähle, welche deiner Würfel noch einmal geworfen werden, oder keinen. Redet vorher darüber.

# Während andere gefragt sind
goal = { $n ->
    [one] Ein Schiff kommt noch
   *[other] { $n } Schiffe kommen noch
}; { $spare ->
    [0] keins darf verloren gehen
    [one] eins darf verloren gehen
   *[other] { $spare } dürfen verloren gehen
}
stake-again = { $n ->
    [0] { $name } behält beide Würfel
    [one] { $name } wirft einen Würfel noch einmal
   *[other] { $name } wirft { $n } Würfel noch einmal
}
stake-mine = { $n ->
    [0] Du behältst beide Würfel
    [one] Du wirfst einen Würfel noch einmal
   *[other] Du wirfst { $n } Würfel noch einmal
}

# Was das bloße Würfellesen sagt, auf Deutsch.

game-title = Nur meine Würfel lesen
game-about = Gar kein Spiel: Ihr werft, und der Tisch liest, zählt zusammen, merkt es sich und sagt es.
game-lies = Alle sechsseitigen Würfel, die ihr habt. Die Kamera über dem Tisch liest sie.
rule-rounds = Wann ist es aus?
rule-rounds-open = Wenn ihr genug habt
rule-rounds-three = Nach zwei von drei Runden
rule-rounds-five = Nach drei von fünf Runden
ask-roll = { $name }, wirf beliebige Würfel
wait-roll = { $name } wirft
ask-mine = Jetzt werfen, außer der Reihe
mine = Ich werfe
ask-enough = Habt ihr genug?
enough = Genug
track-rounds = Gewonnene Runden
badge-latest = zuletzt { $n }
badge-best = höchstens { $n }
count-throws = Würfe
history = Die letzten Würfe
line = { $name }: { $faces } (zusammen { $total })
summary = { $name } hat { $total }
why-sum = { $faces }: zusammen { $n }
told-ended = Genug für heute.
told-begun = Werft beliebige Würfel, so viele ihr wollt.
told-one = { $name } hat { $total }.
told-threw = { $name }: { $faces }. Zusammen { $total }.
told-best = { $name }: { $faces }. Zusammen { $total }, so viel wie noch nie.
told-round = { $n ->
    [one] { $names } gewinnt die Runde.
   *[other] { $names } gewinnen die Runde.
}
told-wants = { $name } wirft als Nächstes.
end-kicker = Das Ende
end-title = { $n ->
    [one] { $names } hat die meisten Runden
   *[other] { $names } haben die meisten Runden
}
end-enough = Ihr habt genug.
end-rounds = { $n ->
    [one] Eine Runde gewinnt.
   *[other] { $n } Runden gewinnen.
}
end-line = { $name }: gewonnene Runden { $taken }, Würfe { $throws }, bester { $best }
end-line-alone = { $name }: Würfe { $throws }, bester { $best }
end-nobody = Die Würfel ruhen

# The evening in pages
leaf-roll = Der Wurf des Abends
leaf-roll-title = { $name } warf { $total }
leaf-people = Wer wie warf
leaf-people-title = { $n ->
    [one] Ein Wurf, und niemand kann etwas dafür
   *[other] { $n } Würfe, und niemand kann etwas dafür
}
leaf-threw = { $n ->
    [one] Ein Wurf:
   *[other] { $n } Würfe, der beste:
} { $best }{ $taken ->
    [0] .
    [one] ; eine Runde geholt.
   *[other] ; { $taken } Runden geholt.
}
leaf-threw-nothing = Hat nicht geworfen.
leaf-own = Dein bester Wurf
leaf-own-title = Du hast { $total } geworfen
tour-1 = Werfen, und es wird gelesen
tour-1-text = Werft reihum. Sobald die Würfel ruhen, liest der Tisch sie, zählt sie zusammen und merkt sie sich.
tour-2 = Welche und wie viele ihr wollt
tour-2-text = Weiß, rot, gemischt: Was daliegt, zählt, und nichts muss eingestellt werden. Außer der Reihe? Sag es auf deinem Handy.
tour-3 = Die höchste Summe holt die Runde
tour-3-text = Es geht weiter, bis ihr genug habt, oder auf zwei oder drei gewonnene Runden. Der Bildschirm zeigt die höchsten, die Summen und wie sie fielen.

# Was würdest du tun?
advice-wait = Als Nächstes wirft { $name }. Werfen darfst du jederzeit.

# Der erste Zug, geführt
guide-1 = Hier steht, wer als Nächstes wirft.
guide-2 = Wirf echte Würfel und lass sie liegen, der Tisch liest sie. Ohne Kamera tippst du sie hier ein.
guide-3 = Dein letzter Wurf, dein bester und die Runden, die du geholt hast.

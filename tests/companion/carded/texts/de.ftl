# Was das Spiel sagt, auf Deutsch.

game-title = Neues Spiel
game-about = Zwei Menschen, je ein Würfel und eine Karte, die nur eine Person hat.
game-lies = Je ein Würfel. Die Kamera über dem Tisch liest ihn.
card-kind = Karte
card-text = Eins mehr zu deinem Wurf.
card-play = Die Karte zeigen
ask-card = Zeig deine Karte, wann du willst
ask-roll = { $name } würfelt
wait-roll = Ein Würfel fällt
track-rolled = Würfe
track-total = Summe
told-begun = Eine Person von euch hat die Karte bekommen.
told-rolled = { $name } hat { $value } geworfen.
told-played = { $name } zeigt die Karte: eins mehr.
end-title = { $n ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen gemeinsam
}
end-text = { $n ->
    [one] Die höhere Summe gewinnt.
   *[other] Bei Gleichstand gewinnen beide.
}
summary = { $name }: { $n }
why-card = Die Karte von { $name } zählt eins dazu: { $n }

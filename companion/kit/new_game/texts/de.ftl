# Was das Spiel sagt, auf Deutsch.

game-title = Neues Spiel
game-about = Jeder wirft seine Würfel. Die höchste Summe gewinnt.
game-lies = Eure Würfel. Die Kamera über dem Tisch liest sie.
ask-throw = Wirf deine Würfel, { $name }
wait-throw = Es wird gewürfelt
track-thrown = Würfe
track-total = Summe
told-begun = Das Spiel beginnt.
told-thrown = { $name } wirft { $n }.
sum = { $name }: { $n }
end-title = { $n ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen gemeinsam
}
end-text = Die höchste Summe gewinnt.

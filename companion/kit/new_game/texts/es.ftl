# Lo que dice el juego, en español.

game-title = Juego nuevo
game-about = Cada cual tira sus dados. Gana la suma más alta.
game-lies = Sus dados. La cámara sobre la mesa los lee.
ask-throw = Tira tus dados, { $name }
wait-throw = Se tiran los dados
track-thrown = Tiradas
track-total = Suma
told-begun = Empieza la partida.
told-thrown = { $name } tira { $n }.
sum = { $name }: { $n }
end-title = { $n ->
    [one] Gana { $names }
   *[other] Ganan { $names } juntos
}
end-text = Gana la suma más alta.

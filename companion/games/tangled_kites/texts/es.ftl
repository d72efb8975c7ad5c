# Lo que dice «Cometas enredadas», en español.

game-title = Cometas enredadas
game-about = Todo el mundo ve tus dados. Hasta dónde sube tu cometa es tu secreto; donde se encuentran dos, caen las dos.
game-lies = Tres dados por persona. La cámara sobre la mesa los lee todos a la vez.
rule-goal = ¿Con cuántas cintas se gana?
rule-goal-ten = Diez
rule-goal-short = Seis: una tarde corta
rule-goal-long = Quince: una tarde larga
ask-throw = Lancen { $n } dados por persona
wait-throw = Todo el mundo lanza
ask-kite = Haz subir tu cometa
rise = Altura { $n }
rise-spare = Altura { $n }, con hilo extra
spare = hilo extra
wait-kite = { $name } hace subir su cometa
wait-rising = { $n ->
    [one] Falta por subir 1 cometa
   *[other] Faltan por subir { $n } cometas
}
wait-kites = ¿A qué altura vuela cada una?
summary = Cada cual elige una altura
card-kite = Tu cometa
height = { $n }
piece = { $name } a la altura { $height }
sky = El cielo
ribbons = Cintas
extra-lines = Hilos extra
extra-lines-text = Cada uno hace subir una cometa un paso más, una sola vez. Todo el mundo empieza con { $n }.
count-prize = Cintas de esta ronda
count-goal = Cintas para ganar
flown-kicker = Se abren las nubes
flown-title = Cintas para { $names }
flown-nobody = Todas enredadas
flown-left = { $n ->
    [one] Queda 1 cinta
   *[other] Quedan { $n } cintas
} para la más alta de la próxima ronda.
why-tangled = { $name } a la altura { $height }: enredada
why-alone = { $name } a la altura { $height }: sola, entre otras
why-won = { $name } a la altura { $height }: sola, { $n ->
    [one] una cinta
   *[other] { $n } cintas
}
told-begun = Se gana con { $n ->
    [one] 1 cinta
   *[other] { $n } cintas
}.
told-threw = Ronda { $round }: ahí están los dados. ¿A qué altura subirá cada cometa?
told-chose = { $name } hace subir su cometa.
told-tangled = Todas las cometas se han enredado. { $n ->
    [one] Queda 1 cinta
   *[other] Quedan { $n } cintas
} para la próxima ronda.
told-only = La cometa de { $name }, sola en el cielo, a la altura { $height }: { $n ->
    [one] 1 cinta
   *[other] { $n } cintas
}.
told-flew = { $name }, a la altura { $height }, gana { $n ->
    [one] 1 cinta
   *[other] { $n } cintas
}; { $low }, a la altura { $ground }, una.
told-over = { $flight } { $enough } { $won }.
end-title = { $n ->
    [one] Gana { $names }
   *[other] Ganan juntos { $names }
}
end-text = { $n ->
    [one] Una cinta
   *[other] { $n } cintas
}: se gana con { $goal }.
end-line = { $name }: { $n ->
    [0] ninguna cinta
    [one] una cinta
   *[other] { $n } cintas
}, { $lines ->
    [0] ningún hilo extra
    [one] un hilo extra
   *[other] { $lines } hilos extra
}

# La noche en páginas
recap-dear = El vuelo más hermoso
recap-dear-title = { $name } a la altura { $height }: { $n ->
    [one] 1 cinta
   *[other] { $n } cintas
}
recap-tangles = Quién se enredó con quién
recap-tangles-title = { $n ->
    [0] Ningún enredo
    [one] Un enredo
   *[other] { $n } enredos
}
recap-evening-title = Más cintas: { $names } con { $n }
recap-people = Cómo voló cada cual
recap-people-title = { $n ->
    [one] Una ronda de viento
   *[other] { $n } rondas de viento
}
recap-flew = Sola en el cielo: { $n ->
    [0] nunca
    [one] una vez
   *[other] { $n } veces
}; { $won ->
    [0] ninguna cinta.
    [one] una cinta.
   *[other] { $won } cintas.
}
recap-own = Tu cometa
recap-own-title = Sola en el cielo en { $n } de { $of } rondas
recap-unknown-title = { $n ->
    [0] Cuando tu cometa se enredó, ninguna de las tuyas habría volado sola
    [one] Una vez tu cometa se enredó, y otra de las tuyas habría volado sola
   *[other] { $n } veces tu cometa se enredó, y otra de las tuyas habría volado sola
}
tour-1 = Tres dados a la vista
tour-1-text = Todo el mundo lanza tres dados a la vez. Cada quien ve lo que tienen los demás.
tour-2 = Una altura en secreto
tour-2-text = En tu teléfono eliges uno de tus dados: tu cometa sube hasta ahí. Con uno de tus dos hilos extra sube un paso más.
tour-3 = Dos a la misma altura
tour-3-text = Entonces se abren las nubes. A la misma altura, las cometas se enredan y no ganan nada. Adivina qué hacen los demás, y cuéntales lo que quieras.
tour-4 = La más alta y la más baja
tour-4-text = De las cometas que vuelan solas a su altura, la más alta gana dos cintas y la más baja una. Con diez cintas se gana.

# ¿Qué harías tú?
advice-kite = Por sus dados, pocas cometas llegarán a esta altura. El consejo lleva algo de azar, para que nadie te adivine.
advice-spare = Un paso más arriba te libras de las alturas de los demás. Un hilo extra se gasta para siempre, y aquí vale la pena.

# El primer turno, guiado
guide-1 = En secreto, elige uno de tus dados: tu cometa sube hasta ahí. A la misma altura no se gana nada.
guide-2 = Tus cintas y tus hilos extra. Un hilo extra sube la cometa un paso más, una sola vez.
guide-3 = Los dados de los demás. Adivina qué eligen.

# Mientras se pregunta a otros
goal = Gana { $n ->
    [one] una cinta más
   *[other] { $n } cintas más
}
stake-heights = { $name } puede subir a { $heights }
track-ribbons = Tus cintas

# Lo que dice «Lee mis dados», en español.

game-title = Lee mis dados
game-about = No es ningún juego: lanzan, y la mesa lee, suma, recuerda y lo dice.
game-lies = Cualquier dado de seis caras que tengan. La cámara sobre la mesa los lee.
rule-rounds = ¿Cuándo se acaba?
rule-rounds-open = Cuando ya es suficiente
rule-rounds-three = Al mejor de tres rondas
rule-rounds-five = Al mejor de cinco rondas
ask-roll = Lanza los dados, { $name }
wait-roll = { $name } lanza
ask-mine = Lanza fuera de turno
mine = Lanzo yo
ask-enough = Termina las tiradas
enough = Basta
track-rounds = Rondas ganadas
badge-latest = última { $n }
badge-best = mejor { $n }
count-throws = Tiradas
history = Las últimas tiradas
line = { $name }: { $faces } ({ $total })
summary = { $name }: { $total }
why-sum = { $faces }: { $n } en total
told-ended = Suficiente por hoy.
told-begun = Lancen los dados que quieran, cuantos quieran.
told-one = { $name }: { $total }.
told-threw = { $name }: { $faces }. En total, { $total }.
told-best = { $name }: { $faces }. En total, { $total }: la mejor hasta ahora.
told-round = { $n ->
    [one] { $names } gana la ronda.
   *[other] { $names } ganan la ronda.
}
told-wants = Ahora lanza { $name }.
end-kicker = El final
end-title = { $n ->
    [one] { $names } ganó más rondas
   *[other] { $names } ganaron más rondas
}
end-enough = Ya fue suficiente.
end-rounds = { $n ->
    [one] Basta una ronda para ganar.
   *[other] Bastan { $n } rondas para ganar.
}
end-line = { $name }: rondas { $taken }, tiradas { $throws }, mejor { $best }
end-line-alone = { $name }: tiradas { $throws }, mejor { $best }
end-nobody = Los dados descansan

# La noche en páginas
recap-roll = La tirada de la noche
recap-roll-title = { $name } sacó { $total }
recap-people = Quién lanzó cómo
recap-people-title = { $n ->
    [one] Una tirada, puro azar
   *[other] { $n } tiradas, puro azar
}
recap-threw = { $n ->
    [one] Una tirada:
   *[other] { $n } tiradas, la mejor:
} { $best }{ $taken ->
    [0] .
    [one] ; ganó una ronda.
   *[other] ; ganó { $taken } rondas.
}
recap-threw-nothing = No lanzó nada.
recap-own = Tu mejor tirada
recap-own-title = Sacaste { $total }
recap-unknown-title = Tus dados sumaron { $n }; lo normal es { $fair }
tour-1 = Lanza, y la mesa lee
tour-1-text = Lancen por turnos. En cuanto los dados se quedan quietos, la mesa los lee, los suma y los recuerda.
tour-2 = Los dados que sean
tour-2-text = Blancos, rojos, mezclados: cuenta lo que lanzan, y no hay que ajustar nada. ¿No es tu turno? Dilo en tu teléfono.
tour-3 = La suma más alta gana la ronda
tour-3-text = Se sigue hasta que sea suficiente, o al mejor de tres o cinco. La pantalla muestra las más altas, las sumas y cómo cayeron los dados.

# ¿Qué harías tú?
advice-wait = Ahora lanza { $name }. Tú puedes lanzar en cualquier momento.

# El primer turno, guiado
guide-1 = Aquí se ve quién lanza ahora.
guide-2 = Lanza dados de verdad y deja que se queden quietos; la mesa los lee. Sin cámara, escríbelos aquí.
guide-3 = Tu última tirada, la mejor, y las rondas que ganaste.

# Herramientas para cualquier juego
rule-pad = ¿Quién va por delante en el marcador?
rule-pad-highest = La suma más alta
rule-pad-lowest = La suma más baja
rule-clock = ¿Un reloj por persona?
rule-clock-none = Sin reloj
rule-clock-five = 5 minutos por persona; los primeros 5 segundos de cada jugada no cuentan
rule-clock-ten = 10 minutos por persona; los primeros 10 segundos de cada jugada no cuentan
rule-clock-thirty = 30 minutos por persona; los primeros 30 segundos de cada jugada no cuentan
ask-pad = Anota la ronda { $n }
pad-done = Anotar
pad-highest = Marcador: va por delante la suma más alta
pad-lowest = Marcador: va por delante la suma más baja
ask-spin = Sortea quién empieza
spin = Sortear
ask-spun = Deja que empiece { $name }
spun-go-on = Seguir
ask-die = Haz que la mesa lance un dado
die-of = d{ $n }
ask-counter = Mueve el contador
counter = Contador
counter-step = { $n }
counter-reset = Volver a 0
ask-clock = Arranca o para un reloj
clock-of = Arrancar el reloj de { $name }
clock-pause = Parar todos los relojes
ask-move = Termina tu jugada
clock-done = Listo: le toca al siguiente
wait-clock = Corre el reloj de { $name }
refused-points = Escribe números enteros, { $most } como mucho. Un campo vacío cuenta 0.
told-pad = Ronda { $n } en el marcador: { $points }.
told-spun = Empieza { $name }.
told-die = La mesa lanza un d{ $faces }: { $value }.
told-die-for = La mesa lanza un d{ $faces } para { $name }: { $value }.
told-counter = El contador está en { $n }.
told-clock = Arranca el reloj de { $name }.
told-clock-stopped = Todos los relojes están parados.
end-pad = { $n ->
    [one] { $names } va por delante en el marcador con { $total }
   *[other] { $names } van por delante en el marcador con { $total }
}
end-pad-line = { $name }: { $total } puntos
tour-4 = Para cualquier juego de la mesa
tour-4-text = Un marcador, quién empieza, un dado de cualquier tipo, un contador y relojes: todo está en Más, en la pantalla y en cada teléfono.

# Lo que dice «Lee mis dados», en español.

game-title = Lee mis dados
game-about = Sus propios dados, o una herramienta para cualquier juego de caja: lee los dados, suma, lleva los puntos y dice a quién le toca.
game-lies = Cualquier dado de seis caras que tengan. La cámara sobre la mesa los lee.
rule-rounds = ¿Cuándo se acaba?
rule-rounds-open = Cuando lo dejen
rule-rounds-three = Al mejor de tres rondas
rule-rounds-five = Al mejor de cinco rondas
ask-roll = Lanza los dados, { $name }
wait-roll = { $name } lanza
wait-pad = Sigue en el marcador: ronda { $n }
wait-points = Apunten los puntos según lleguen
wait-counters = Muevan los contadores según jueguen
ask-mine = Lanza fuera de turno
mine = Lanzo yo
ask-enough = Terminar la partida
enough = Terminar y sumar
track-rounds = Rondas ganadas
track-best = Tu mejor tirada
goal-first = Saca la suma más alta
goal-beat = Supera los { $n } de { $name }
goal-best = Sigue en cabeza: { $n } es la mejor tirada
badge-latest = última { $n }
badge-best = mejor { $n }
count-throws = Tiradas
history = Las últimas tiradas
line = { $name }: { $faces } ({ $total })
summary = { $name }: { $total }
why-sum = { $faces }: { $n } en total
told-over = { $round } { $cause } { $won }.
told-ended = { $cause } { $won }.
told-begun = Lancen los dados que quieran, cuantos quieran.
told-begun-pad = Apunten los puntos según lleguen, en cualquier teléfono.
told-one = { $name }: { $total }.
told-threw = { $name }: { $faces }. En total, { $total }.
told-best = { $name }: { $faces }. En total, { $total }: la mejor hasta ahora.
told-round = { $n ->
    [one] { $names } gana la ronda.
   *[other] { $names } ganan la ronda.
}
told-wants = Ahora lanza { $name }.
end-title = { $n ->
    [one] { $names } ganó más rondas
   *[other] { $names } ganaron más rondas
}
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
recap-evening-title = Cada tirada, de { $least } a { $most }
recap-people = Las tiradas de cada cual
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
tour-1-text = Lanza cuando te toque. En cuanto tus dados se quedan quietos, la mesa los lee, los suma y los recuerda.
tour-2 = Los dados que sean
tour-2-text = Blancos, rojos, mezclados: cuenta lo que lanzas, y no hay que ajustar nada. ¿No es tu turno? Dilo en tu teléfono.
tour-3 = La suma más alta gana la ronda
tour-3-text = Se sigue hasta que sea suficiente, o al mejor de tres o cinco. La pantalla muestra las más altas, las sumas y cómo cayeron los dados.

# ¿Qué harías tú?
advice-wait = Ahora lanza { $name }. Tú puedes lanzar en cualquier momento.

# El primer turno, guiado
guide-1 = Aquí se ve lo que viene ahora.
guide-2 = Lanza dados de verdad y deja que se queden quietos; la mesa los lee. Sin cámara, escríbelos aquí.
guide-3 = Tu última tirada, la mejor, y las rondas que ganaste.

# Herramientas para cualquier juego
rule-clock = ¿Un reloj por persona?
rule-clock-none = Sin reloj
rule-clock-five = 5 minutos por persona; los primeros 5 segundos de cada jugada no cuentan
rule-clock-ten = 10 minutos por persona; los primeros 10 segundos de cada jugada no cuentan
rule-clock-thirty = 30 minutos por persona; los primeros 30 segundos de cada jugada no cuentan
end-here = La partida termina aquí.
end-after = { $n ->
    [0] La partida termina aquí, antes de la primera tirada.
    [one] La partida termina aquí, después de una tirada.
   *[other] La partida termina aquí, después de { $n } tiradas.
}
rule-family = ¿Qué cuentan?
rule-family-rounds = Puntos ronda a ronda, gana la suma más alta
rule-family-penalties = Puntos de castigo, gana la suma más baja
rule-family-combinations = Combinaciones de dados: del uno al seis, tríos, escaleras
rule-family-landscape = Losetas en un paisaje: caminos, ciudades, campos
rule-family-nature = Animales y plantas: hábitats, aguas, objetivos
rule-family-builders = Constructores: monedas, cartas, edificios, objetivos
rule-family-market = Comercio: dinero, mercancías, acciones
rule-family-missions = Misiones: tres, objetivos extra, bonus
rule-family-duel = Un duelo: cada cual empieza con 20 puntos de vida
rule-family-together = Un juego cooperativo: cada cual empieza con 10 puntos de salud
rule-teams = ¿Juegan en equipos?
rule-teams-none = Cada cual por su cuenta
rule-teams-two = Dos equipos
rule-teams-three = Tres equipos
rule-teams-four = Cuatro equipos
team = Equipo { $letter }
row-ones = Unos
row-twos = Doses
row-threes = Treses
row-fours = Cuatros
row-fives = Cincos
row-sixes = Seises
row-three-alike = Trío
row-four-alike = Póquer
row-full-house = Full
row-small-run = Escalera corta
row-large-run = Escalera larga
row-five-alike = Cinco iguales
row-chance = Suerte
row-roads = Caminos
row-towns = Ciudades
row-fields = Campos
row-buildings = Edificios
row-bonus = Bonus
row-animals = Animales
row-plants = Plantas
row-waters = Aguas
row-goals = Objetivos
row-coins = Monedas
row-cards = Cartas
row-money = Dinero
row-goods = Mercancías
row-shares = Acciones
row-mission-1 = Misión 1
row-mission-2 = Misión 2
row-mission-3 = Misión 3
row-side = Objetivos extra
row-round = Ronda { $n }
ask-pad-own = Apuntar tus puntos
ask-keep = Apuntar { $total } para { $name }
keep-row = { $row }: { $n }
keep-round = { $total } en la ronda { $n }
blank-row = Dónde
blank-points = Puntos
blank-dice = Cuántos
blank-kind = Qué dados
dice-n = { $n }
dice-of = { $count ->
    [one] d{ $n }
   *[other] { $count }d{ $n }
}
die-roll = Lanzar
ask-counter-own = Mover tu contador, ahora { $n }
badge-counter = contador { $n }
told-row = { $row }: { $points }.
told-dice = La mesa lanza { $n } d{ $faces }: { $each }. En total { $value }.
told-dice-for = La mesa lanza { $n } d{ $faces } para { $name }: { $each }. En total { $value }.
told-counter-of = El contador de { $name } está en { $n } ({ $by }).
ask-pad = Apuntar puntos
pad-done = Anotar
pad-highest = Marcador: va por delante la suma más alta
pad-lowest = Marcador: va por delante la suma más baja
ask-spin = Sortea quién empieza
spin = Sortear
ask-spun = Deja que empiece { $name }
spun-go-on = Seguir
ask-die = Pedir dados a la mesa
die-of = d{ $n }
ask-counter = Mover un contador
blank-whose = De quién
blank-by = Cuánto
counter-done = Mover
counter = El contador común
counter-step = { $n }
counter-reset = Volver al principio
ask-clock = Arranca o para un reloj
ask-clock-start = Arranca un reloj
clock-of = Arrancar el reloj de { $name }
clock-pause = Parar todos los relojes
ask-move = Termina tu jugada
clock-done = Listo: le toca al siguiente
wait-clock = Corre el reloj de { $name }
refused-points = Escriban números enteros, { $most } como mucho, en un campo al menos.
told-pad = Ronda { $n } en el marcador: { $points }.
told-spun = Empieza { $name }.
told-die = La mesa lanza un d{ $faces }: { $value }.
told-die-for = La mesa lanza un d{ $faces } para { $name }: { $value }.
told-counter = El contador común está en { $n } ({ $by }).
told-clock = Arranca el reloj de { $name }.
told-clock-stopped = Todos los relojes están parados.
end-pad = { $n ->
    [one] { $names } gana en el marcador con { $total }
   *[other] { $names } ganan en el marcador con { $total }
}
end-pad-line = { $name }: { $total } puntos
end-pad-parts = { $line } = { $parts }
end-pad-more = { $parts } + { $more }
end-pad-row = { $row } { $n }
tour-4 = Para cualquier juego de la mesa
tour-4-text = Antes de empezar, elijan en Reglas de la casa qué cuentan. El marcador, quién empieza, dados de todo tipo, contadores y relojes están en Más, en la pantalla y en cada teléfono.

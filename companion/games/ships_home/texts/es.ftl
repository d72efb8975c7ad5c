# Lo que dice «Una luz para los barcos», en español.

game-title = Una luz para los barcos
game-about = Una noche, ocho barcos, una lámpara. Se juega en equipo: todos los dados son la luz, y no hay aceite para todo.
game-lies = Dos dados por persona. La cámara sobre la mesa los lee todos a la vez.
rule-oil = ¿Cuánto aceite hay?
rule-oil-usual = Diez medidas
rule-oil-calm = Doce: una noche tranquila
rule-oil-rough = Ocho: una noche brava
ask-throw = Lancen { $n } dados por persona
ask-again = Vuelve a lanzar los dados elegidos
ask-pick = Elige los dados que vuelves a lanzar
hint-again = { $n ->
    [one] Si nadie vuelve a lanzar, el barco encalla. Queda una medida de aceite.
   *[other] Si nadie vuelve a lanzar, el barco encalla. Quedan { $n } medidas de aceite.
}
die = El { $n }
wait-throw = Todo el mundo lanza
wait-picks = { $n } de ustedes miran los dados
wait-again = { $name } mira los dados
track-hours = Barcos
track-hours-text = { $n ->
    [one] Pasa 1 barco
   *[other] Pasan { $n } barcos
} esta noche.
track-oil = Aceite
track-oil-text = Cada tirada después de la primera cuesta una medida, con uno o con todos los dados.
track-reef = Encallados
track-reef-text = Con { $n ->
    [one] 1 barco encallado
   *[other] { $n } barcos encallados
}, la noche está perdida.
count-home = Barcos en puerto
card-ship = El barco
card-ship-now = Barco { $n }
ship-same = { $n } dados iguales
ship-row = Una escalera de { $n }
ship-high = { $n } o más en total
ship-low = { $n } o menos en total
ship-even = { $n } dados pares
ship-odd = { $n } dados impares
summary = La luz muestra { $n }
why-same = Dados iguales, como mucho: { $n }
why-row = La escalera más larga: { $n }
why-high = Todos los dados juntos: { $n }
why-low = Todos los dados juntos: { $n }
why-even = Dados pares: { $n }
why-odd = Dados impares: { $n }
why-wants = El barco pide { $n }
why-home = El barco pedía { $n } y vio su luz
why-reef = El barco pedía { $n }, y ya no se lanza nada más
told-begun = La lámpara está encendida, con { $n ->
    [one] 1 medida
   *[other] { $n } medidas
} de aceite.
told-threw = Los dados: { $faces }.
told-oil = { $n ->
    [0] Arde la última medida de aceite.
    [one] Otra tirada. Queda una medida de aceite.
   *[other] Otra tirada. Quedan { $n } medidas de aceite.
}
told-home = { $n ->
    [one] Un barco está en puerto.
   *[other] { $n } barcos están en puerto.
}
told-reef = Un barco ha encallado.
step-shows = El barco pide: { $wish }. La luz muestra { $n }.
step-oil = Arde el último aceite
told-no-oil = No queda aceite para otra tirada: un barco ha encallado.
told-reef-left = { $n ->
    [one] Un barco perdido
   *[other] { $n } barcos perdidos
}
told-over = { $came } { $many } { $end }.
end-won = Amanece: los han guiado a puerto
end-lost = La noche está perdida
end-dark = La lámpara se apagó
end-won-text = { $n ->
    [0] Todos los barcos están en puerto, ninguno encalló.
    [one] Pasaron todos, y uno encallado se puede soportar.
   *[other] Pasaron todos, y { $n } encallados se pueden soportar.
}
end-lost-text = { $n ->
    [one] Un barco ha encallado, y ya es demasiado.
   *[other] { $n } barcos han encallado, y son demasiados.
}
end-home = En puerto: { $n }
end-reef = Encallados: { $n }
end-oil = Medidas de aceite restantes: { $n }

# La noche en páginas
recap-seen = El último barco que vio su luz
recap-seen-title = Pedía: { $wish }
recap-reef = En el arrecife
recap-reef-title = { $n ->
    [one] Un barco no vio su luz
   *[other] { $n } barcos no vieron su luz
}
recap-evening-again = Abajo: los dados que cada cual volvió a lanzar
recap-evening-title = De vuelta: { $home } de { $of }
recap-people = Cuántos dados volvió a lanzar cada cual
recap-people-title = { $n ->
    [one] Una tirada de todo el equipo
   *[other] { $n } tiradas de todo el equipo
}
recap-threw = { $n ->
    [0] Ningún dado por segunda vez.
    [one] Un dado otra vez.
   *[other] { $n } dados otra vez.
}
recap-own = Tus dados
recap-own-title = { $n ->
    [0] No volviste a lanzar ninguno
    [one] Volviste a lanzar uno
   *[other] Volviste a lanzar { $n }
}
recap-unknown-title = Los dados que volviste a lanzar: { $before } puntos antes, { $after } después
tour-1 = Todos los dados, una sola luz
tour-1-text = Llegan ocho barcos, uno tras otro. Todo el mundo lanza sus dos dados a la vez: lo que muestran juntos es la luz.
tour-2 = Lo que pide un barco
tour-2-text = Dados iguales, una escalera, una suma alta o baja, pares o impares. ¿Aún no? Cada quien elige qué vuelve a lanzar. Cuesta una medida de aceite.
tour-3 = Tres encallados
tour-3-text = Un barco que dejan pasar encalla. Dos se pueden soportar; con el tercero la noche está perdida. Hablen de para qué guardar el aceite.
tour-4 = Hasta el amanecer
tour-4-text = Cuando hayan pasado ocho barcos y solo se pierdan dos como mucho, ganan en equipo.

# ¿Qué harías tú?
advice-again = Estos dados no ayudan a este barco; otra tirada, quizá sí.
advice-keep = Todos tus dados ya ayudan a este barco.

# La primera ronda, guiada
guide-1 = Los barcos en puerto, los encallados y el aceite que queda: todo es común.
guide-2 = El barco que llega, y la luz que pide a todos los dados juntos.
guide-3 = Elige cuáles de tus dados vuelves a lanzar, o ninguno. Antes, háblenlo.

# Mientras se pregunta a otros
goal = { $n ->
    [one] Queda un barco por llegar
   *[other] Quedan { $n } barcos por llegar
}; { $spare ->
    [0] no puede encallar ninguno
    [one] puede encallar uno
   *[other] pueden encallar { $spare }
}
stake-again = { $n ->
    [0] { $name } se queda con sus dos dados
    [one] { $name } vuelve a lanzar un dado
   *[other] { $name } vuelve a lanzar { $n } dados
}
stake-mine = { $n ->
    [0] Te quedas con tus dos dados
    [one] Vuelves a lanzar un dado
   *[other] Vuelves a lanzar { $n } dados
}

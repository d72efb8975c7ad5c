# Lo que dice «Ámbar y marea», en español.

game-title = Ámbar y marea
game-about = Sal a buscar ámbar mientras sube el mar. ¿Otra tirada, o a casa? El agua que remueves es problema de quien te sigue.
game-lies = Cinco dados por persona. La cámara sobre la mesa los lee.
rule-goal = ¿Con cuántos ámbares se gana?
rule-goal-forty = Cuarenta
rule-goal-short = Veinticinco: una noche corta
rule-goal-long = Sesenta: una noche larga
dice = { $n ->
    [one] Un dado
   *[other] { $n } dados
}
go-home = A casa, con { $n ->
    [one] { $n } ámbar
   *[other] { $n } ámbares
}
ask-out = Sal con tus dados
ask-on = Vuelve a casa o sigue lanzando
ask-throw = { $n ->
    [one] Lanza un dado, { $name }
   *[other] Lanza { $n } dados, { $name }
}
hint-near = { $n ->
    [one] Un paso más, y llega el mar.
   *[other] { $n } pasos más, y llega el mar.
}
wait-walk = { $name } mira el agua
wait-throw = { $name } lanza
track-tide = Marea
track-tide-text = Cada 1 y cada 2 la hace subir, y cada tirada de más también. Al llegar a { $high } se lleva lo que carga quien camina.
track-amber = Ámbar en casa
badge-found = encuentra { $n }
badge-found-text = Quien vuelve a casa tras tres tiradas o más trae también lo que hay en la orilla.
count-flats = Ámbares en la orilla
count-goal = Ámbares para ganar
summary = { $n ->
    [0] Sin ámbar
    [one] { $n } ámbar
   *[other] { $n } ámbares
}
summary-flood = { $n ->
    [one] { $n } ámbar
   *[other] { $n } ámbares
} en esta tirada; el mar se lleva toda la bolsa
dice-of = Dados de { $name }
why-amber = { $n ->
    [one] { $n } ámbar
   *[other] { $n } ámbares
}: un 4 vale uno, un 5 dos, un 6 tres
why-rose = La marea subió { $n }: { $low ->
    [one] un dado muestra 1 o 2
   *[other] { $low } dados muestran 1 o 2
}{ $more ->
    [0] { "" }
   *[other] , y uno por la tirada de más
}
why-bag = { $n ->
    [one] { $n } ámbar
   *[other] { $n } ámbares
} en la bolsa, de todas las tiradas de esta salida
why-flood = La marea llegó a { $high } y se lleva lo que cargaba quien caminaba
told-begun = La marea está en { $tide } de { $high }. ¿Quién sale?
told-threw = { $name }: { $faces }. { $n ->
    [0] Sin ámbar
    [one] { $n } ámbar
   *[other] { $n } ámbares
}; la marea está en { $tide } de { $high }.
told-home = { $name } vuelve a casa con { $n ->
    [one] { $n } ámbar
   *[other] { $n } ámbares
}{ $found ->
    [0] .
   *[other] , { $found } de la orilla.
}
told-enough = { $name } vuelve a casa con { $n ->
    [one] { $n } ámbar
   *[other] { $n } ámbares
} y ya tiene { $all }. Es suficiente: gana { $name }.
told-flood = { $n ->
    [0] Llegó el mar. { $name } no tenía nada que perder.
    [one] Llegó el mar y se lleva un ámbar de { $name }.
   *[other] Llegó el mar y se lleva { $n } ámbares de { $name }.
}
step-carried = En la bolsa
step-found = De la orilla
step-before = Ya en casa
step-tide = La marea llega a { $n }.
step-lost = { $n ->
    [0] La bolsa está vacía.
    [one] Un ámbar se escapa de la bolsa.
   *[other] { $n } ámbares se escapan de la bolsa.
}
told-flats = { $n ->
    [one] { $n } ámbar
   *[other] { $n } ámbares
} en la orilla, para quien se atreva a tres tiradas
end-title = Gana { $name }
end-text = { $n ->
    [one] De vuelta con { $n } ámbar
   *[other] De vuelta con { $n } ámbares
}: se gana con { $goal }.
end-line = { $name }: { $n ->
    [one] { $n } ámbar
   *[other] { $n } ámbares
}

# La noche en páginas
recap-home = La bolsa más llena
recap-home-title = { $n ->
    [one] { $name } volvió con { $n } ámbar
   *[other] { $name } volvió con { $n } ámbares
}
recap-flood = La peor ola
recap-flood-title = { $n ->
    [one] El mar se llevó { $n } ámbar de { $name }
   *[other] El mar se llevó { $n } ámbares de { $name }
}
recap-evening-title = Ámbares: { $home } en casa, { $lost } en el mar
recap-people = Las salidas de cada cual
recap-people-title = { $n ->
    [one] Una salida
   *[other] { $n } salidas
}
recap-walked = { $n ->
    [one] Una salida,
   *[other] { $n } salidas,
} { $wet ->
    [0] nunca bajo el agua
    [one] una vez bajo el agua
   *[other] { $wet } veces bajo el agua
}; { $home ->
    [one] { $home } ámbar
   *[other] { $home } ámbares
} en casa.
recap-own = Tu bolsa más llena
recap-own-title = { $n ->
    [one] Volviste a casa con { $n } ámbar
   *[other] Volviste a casa con { $n } ámbares
}
recap-unknown-title = { $n ->
    [0] La tirada después de tu regreso nunca trajo el mar
    [one] Una vez volviste a casa una tirada antes que el mar
   *[other] { $n } veces volviste a casa una tirada antes que el mar
}
tour-1 = En busca de ámbar
tour-1-text = Por turnos, cada quien sale a la orilla con uno a cinco de sus dados. Cada 4 vale un ámbar, cada 5 dos, cada 6 tres.
tour-2 = Una misma marea
tour-2-text = Cada 1 y cada 2 sube la marea un paso; cada tirada después de la primera, también. Se queda donde la dejas para quien sale después.
tour-3 = A casa a tiempo
tour-3-text = Vuelve a casa, y lo que llevas es tuyo. Si la marea llega antes a diez, se lo queda el mar, y lo trae quien vuelva tras tres tiradas.
tour-4 = Cuarenta ámbares
tour-4-text = Gana quien vuelve a casa y tiene entonces cuarenta. La suerte del siguiente empieza donde dejas el agua.

# ¿Qué harías tú?
advice-home = Casi siempre, otra tirada cuesta más de lo que da: llévate a casa los { $haul } que llevas.
advice-dice = Con tantos dados es como más se suele llevar a casa.
advice-enough = Con { $n ->
    [one] este ámbar
   *[other] estos { $n } ámbares
} ganas.

# El primer turno, guiado
guide-1 = La marea, la misma para todo el mundo. En diez, el mar se lleva lo que se carga.
guide-2 = Elige con cuántos dados sales, o empújalos al centro. Luego eliges otra vez: ¿otra tirada, o a casa?
guide-3 = El ámbar que llevaste a casa. Con cuarenta se gana.

# Mientras se pregunta a otros
goal = Lleva a casa { $n ->
    [one] 1 ámbar más
   *[other] { $n } ámbares más
}
stake-bag = { $name } lleva { $n ->
    [one] { $n } ámbar
   *[other] { $n } ámbares
}. { $dry ->
    [one] Un paso más de la marea y el mar se lleva todo
   *[other] { $dry } pasos más de la marea y el mar se lleva todo
}
stake-sand = En la arena, { $n ->
    [one] { $n } ámbar
   *[other] { $n } ámbares
}, para { $name } { $far ->
    [one] con una tirada más
   *[other] con { $far } tiradas más
}
shore = La orilla
piece-dune = { $name } en la duna
piece-out = { $name } en la orilla con { $n ->
    [one] { $n } ámbar
   *[other] { $n } ámbares
}

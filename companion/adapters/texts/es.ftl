# Lo que se dice alrededor de cada juego: la entrada, la cámara, los botones.

# Colores de los dados
colour-red = rojo
colour-orange = naranja
colour-yellow = amarillo
colour-green = verde
colour-blue = azul
colour-purple = morado
colour-pink = rosa
colour-brown = marrón
colour-black = negro
colour-grey = gris
colour-white = blanco
colour-ivory = marfil

# Un tablero de losetas, en palabras
side-n = al norte { $what }
side-e = al este { $what }
side-s = al sur { $what }
side-w = al oeste { $what }
edge-of = { $edge } ({ $name })
free-told = { $place }, libre: { $around }; encaja { $ways }

# De lo que nadie más se entera
alone = Solo para ti
alone-look = Solo para ti: mira
alone-nothing = Nada por ahora. De vez en cuando todos los teléfonos dicen «mira», para que nadie sepa a quién se le pregunta algo.
covered = Solo para tus ojos
decoy = Toca cualquiera. Solo oculta a quién se le pregunta.
decoy-answer = { $n ->
    [1] Sí
    [2] No
   *[other] Quizás
}

# La entrada
lobby-missing = { $n ->
    [one] Falta una persona más
   *[other] Faltan { $n } personas más
}
lobby-ready = ¿Ya está todo el mundo? Entonces empiecen.
game-people = { $least ->
    [1] { $most ->
        [1] Una persona
       *[other] 1 a { $most } personas
    }
   *[other] { $more ->
        [0] { $least } personas
       *[other] { $least } a { $most } personas
    }
}
game-time = { $least ->
    [1] Hasta { $most } min
   *[other] { $least } a { $most } min
}
game-untranslated = Este juego aún no está traducido. Sus textos están en { $language }.
game-age = { $age ->
    [0] Para todas las edades
   *[other] Desde { $age } años
}
theme-betrayal = traición
theme-death = muerte
theme-hunger = hambre
theme-violence = violencia
game-left-out = { $game }, que trae { $name }, no se juega aquí: { $why }.
game-brought = { $name } { $version }. Hecho por: { $by }. Licencia: { $licence }.
tour-page = Cómo se juega · { $n } de { $of }
game-untold = no consta
game-unchecked = nadie ha comprobado este juego
game-checked = { $untested ->
    [0] supera { $held } de { $of } comprobaciones
   *[other] supera { $held } de { $of } comprobaciones; sin comprobar: { $untested }
}
game-checked-before = { $untested ->
    [0] superaba { $held } de { $of } comprobaciones; ha cambiado desde entonces
   *[other] superaba { $held } de { $of } comprobaciones; sin comprobar: { $untested }; ha cambiado desde entonces
}
game-check-introduces-itself = Dice en todos sus idiomas de qué trata y qué hay en la mesa.
game-check-pictures = Están todas sus imágenes.
game-check-rules = Sus reglas se consultan en todos sus idiomas, y cada momento tiene sus recordatorios.
game-check-ends = Las partidas enteras terminan y se repiten igual.
game-check-speaks = Lo que muestra, pregunta y cuenta se dice en todos sus idiomas.
game-check-answers = Cada pregunta tiene respuesta.
game-check-secrets = Una carta secreta se envía solo a quien la tiene.
lobby-begin = { $n ->
    [one] Empezar en solitario
   *[other] Empezar con { $n } personas
}
step-seats = Tomen asiento: hay { $n }, se juega de { $least } a { $most }
step-cards = { $n ->
    [0] Cartas: ninguna en juego todavía
    [one] Cartas: 1 mazo en juego
   *[other] Cartas: { $n } mazos en juego
}
step-rules = { $n ->
    [0] Reglas de la casa: las recomendadas
    [one] Reglas de la casa: 1 propia
   *[other] Reglas de la casa: { $n } propias
}
end-game-lost = { $n ->
    [0] Todavía no se ha jugado nada. Conservan sus lugares y pueden empezar de nuevo.
    [one] La partida termina aquí para todo el mundo, y nadie podrá seguirla. Conservan sus lugares; sus teléfonos guardan su historia.
   *[other] La partida termina aquí para todo el mundo, después de { $n } respuestas, y nadie podrá seguirla. Conservan sus lugares; sus teléfonos guardan su historia.
}
refused-no-evening = Este teléfono ya no guarda ninguna noche de esta mesa.
dice-missing = { $n ->
    [one] Antes de recoger: un dado ({ $colour }) no está en el tapete; se vio por última vez { $where }.
   *[other] Antes de recoger: { $n } dados ({ $colour }) no están en el tapete; se vieron por última vez { $where }.
}
zone-seat = junto a { $name }
zone-roll = donde se lanza
zone-shared = con los dados comunes
zone-beside = fuera de las casillas del tapete
refused-host-code = No es el código, o se mostró hace demasiado tiempo. Hagan que la pantalla de la mesa muestre uno, y escríbanlo.
refused-new-version = No se pudo guardar: { $why }
refused-no-stick = No hay ninguna memoria USB con una versión (table_companion-….whl) y su firma al lado (….whl.sig). Conéctenla, esperen un momento y prueben otra vez.
refused-no-updates = Aquí nadie la instalaría: cuando se montó esta caja no se ejecutó `make install`.
update-working = Se está instalando la versión { $version }.
update-done = La versión { $version } está instalada y en marcha.
update-failed = Se abandonó la versión { $version }, y sigue en marcha la anterior: { $why }
refused-restart = El programa no se puede reiniciar desde aquí. Ciérrenlo donde se arrancó, y arránquenlo otra vez.
refused-restore = No es una copia de seguridad de un compañero de mesa, o está dañada. Tomen el archivo tal como se guardó, o uno más antiguo.
restore-made = La copia es del { $day } y contiene { $n ->
    [0] cero partidas.
    [one] una partida.
   *[other] { $n } partidas.
}
restore-latest = La última empezó el { $day }.
restore-empty = Allí todavía no se ha jugado.
restore-decks = También están en ella sus propias cartas.
restore-no-decks = No tiene cartas propias de ustedes.
restore-here = Sustituiría { $n ->
    [0] una mesa sin partidas.
    [one] una partida de aquí.
   *[other] { $n } partidas de aquí.
}
restore-here-latest = La última de aquí empezó el { $day }. Todo, también las fotos, se aparta en este equipo y no se borra.
restore-here-empty = Lo que hay aquí se aparta de todos modos y no se borra.
own-language = Español
setting-yes = Sí
setting-no = No
setting-any-language = La que pide cada navegador
setting-first-game = El primero que haya
setting-kind-find = Lo que esté conectado
setting-kind-page = Solo en la pantalla grande
setting-kind-panel = Un Pico o un Arduino por USB
setting-kind-ws2812 = WS2812 en los pines SPI del Pi
setting-kind-apa102 = APA102 en los pines SPI del Pi
setting-kind-leds0 = WS2812 con el controlador del Pi 5
setting-kind-wled = Una caja WLED en el wifi
setting-kind-lamps = LED sueltos en pines
setting-kind-gpio = En los pines del Pi
setting-order-usual = Como la mayoría de las tiras
setting-along-seats = No junto al tapete: señala los lugares
setting-along-far = El borde lejano
setting-along-near = El borde cercano
setting-along-left = El borde izquierdo
setting-along-right = El borde derecho
setting-along-around = Alrededor
setting-tokens-ask = Propone una respuesta; se confirma con un toque
setting-tokens-answer = Es la respuesta en cuanto está quieta
setting-minutes = { $n ->
    [0] nunca
    [one] 1 minuto
   *[other] { $n } minutos
}
setting-seconds = { $n ->
    [0] nunca
    [one] 1 segundo
   *[other] { $n } segundos
}
setting-people = { $n }
setting-percent = { $n } %
rules-begin = Antes de empezar
rules-secrets = Quién ve qué
rules-turn = Turnos y respuestas
rules-dice = Dados y pruebas
rules-cards = Las cartas y sus efectos
rules-board = En el tablero
rules-end = Pérdidas, muerte y final
rules-table = Esta mesa
setting-strip = La tira de luces
setting-strip-kind = Qué se enciende
setting-strip-leds = Cuántos LED
setting-strip-order = Orden de los colores
setting-strip-segments = Tramos, cada uno como «seat-1 12»
setting-strip-along = Por dónde bordea el tapete
setting-strip-begins = Primer LED junto al tapete, desde 0
setting-strip-ends = Último LED junto al tapete
setting-strip-supply-ma = Lo que da la fuente, en mA
setting-strip-brightness = Brillo
setting-strip-night = De noche, por ejemplo 22:00-07:00
setting-strip-night-brightness = Brillo de noche
setting-strip-photograph-brightness = Brillo para las fotos, en por ciento
setting-strip-wled = Dirección del aparato WLED
setting-strip-lamps = Pines de lámparas sueltas
setting-buttons = Los botones
setting-buttons-kind = Qué botones
setting-buttons-go-on = Pin de Seguir
setting-buttons-undo = Pin de Deshacer
setting-buttons-seats = Pines de los lugares
setting-buttons-go-on-lamp = Pin de la lámpara de Seguir
setting-buttons-undo-lamp = Pin de la lámpara de Deshacer
setting-buttons-seat-lamps = Pines de las lámparas de los lugares
setting-buttons-hold-s = Segundos de una pulsación larga
setting-buttons-debounce-ms = Milisegundos hasta que cuenta una pulsación
setting-panel = El panel USB
setting-panel-port = Puerto
setting-panel-button-lamps = Sus botones tienen lámparas
setting-camera = La cámara
setting-camera-source = Qué cámara
setting-camera-tokens = Qué hace una ficha en el tapete
setting-network = La red
setting-network-host = Escucha en
setting-network-port = Puerto
setting-network-address = Dirección que se da a los teléfonos
setting-network-proxy = Proxy de confianza
setting-network-wifi = Nombre del wifi
setting-kiosk = La pantalla grande
setting-kiosk-sleep-min = Se apaga cuando no pasa nada tras
setting-kiosk-call-s = Llama a quien hace esperar a los demás tras
setting-table = La mesa
setting-table-language = Idioma
setting-table-seats = Cuántas personas caben aquí
setting-table-game = Juego con el que empieza una mesa nueva
setting-table-stage-s = Una tirada, un ataque o una prueba queda abierta
setting-table-decoys = Ocultar en cada teléfono a quién se le pregunta algo en secreto
setting-cafe = El café
setting-cafe-broker = Broker MQTT
setting-cafe-port = Puerto del broker
setting-cafe-certificate = Certificado del broker
setting-cafe-user = Usuario en el broker
setting-cafe-name = Nombre de esta mesa allí
setting-cafe-home-assistant = La encuentra Home Assistant
setting-cafe-discovery-prefix = Prefijo de descubrimiento de Home Assistant
setting-programs = Otros programas
setting-programs-webhook = Adónde se envían los sucesos
refused-print = Aquí eso no se puede imprimir. Elijan de los papeles y cosas que muestra la página.
refused-sent = Lo que recibieron los teléfonos se muestra cuando termina la partida, y antes a nadie: tampoco a quien organiza.
refused-sent-key = Esa página ya no está abierta. Ábranla otra vez al final de la partida.
refused-no-replay = Esa noche ya no está abierta. Elijan otra vez su archivo.
evening-of = { $day }: { $names }
evening-broken-off = { $day }, sin terminar: { $names }
shelf-over = jugada hasta el final
shelf-round = ronda { $n }
shelf-begun = recién empezada
shelf-broken-off = interrumpida
shelf-broken-off-round = interrumpida en la ronda { $n }
lay-thrown = dados en el centro
camera-faces = { $colour } en el centro: debería haber { $held }, la cámara ve { $seen }.
shelf-met = { $n ->
    [one] una carta
   *[other] { $n } cartas
}
refused-shelved-goes-on = Esta partida aún puede seguir, así que nadie la lee todavía. Sigan jugando, o termínenla antes.
shelf-won = { $n ->
    [one] Ganó
   *[other] Ganaron
} { $names }
shelf-all-won = Ganaron todos
shelf-lost = no ganó nadie
tally-wins = { $n ->
    [one] { $game }
   *[other] { $game } ({ $n })
}
tonight-won = { $game } ({ $names })
again = Siguiente grupo

# La cámara
buttons-lost = Los botones de la mesa no hacen nada ({ $reason }). Los de esta pantalla, sí.
button-stuck = El botón «{ $button }» se ha quedado hundido. Usen el de esta pantalla.
segment-whole = Toda la tira: { $leds ->
    [one] 1 LED
   *[other] { $leds } LED
}
segment-dark = Apagados: { $leds ->
    [one] 1 LED
   *[other] { $leds } LED
}
segment-track = Fila { $n }: { $leds ->
    [one] 1 LED
   *[other] { $leds } LED
}
segment-tracks = Todas las filas: { $leds ->
    [one] 1 LED
   *[other] { $leds } LED
}
segment-seat = Lugar { $n }: { $leds ->
    [one] 1 LED
   *[other] { $leds } LED
}
segment-seats = Todos los lugares: { $leds ->
    [one] 1 LED
   *[other] { $leds } LED
}
refused-light = Esa parte de la tira de luces no se puede probar ahora.
strip-lost = La tira de luces está apagada ({ $reason }). Pueden seguir sin ella.
panel-none = No veo ningún panel USB. Conéctenlo cuando quieran: la partida sigue sin él.
panel-gone = El panel está desconectado. Sigan con esta pantalla y sus teléfonos; conéctenlo otra vez cuando quieran.
panel-nonsense = Lo que está conectado en { $port } no habla como un panel. Esto le pone el programa del panel: companion-firmware install
panel-silent = Lo que está conectado en { $port } no dice nada. Esto le pone el programa del panel: companion-firmware install
panel-denied = No tengo permiso para usar el panel en { $port }. Ejecuten: sudo usermod -aG dialout $USER, y reinicien el equipo.
panel-taken = Otro programa tiene el panel en { $port }. Ciérrenlo, y el panel vuelve.
panel-faulty = El panel en { $port } falla. Desconéctenlo y conéctenlo otra vez.
panel-old = El programa del panel es antiguo y hace lo que puede. Esto lo renueva: companion-firmware install
panel-newer = El programa del panel es más nuevo que este compañero y hace lo que puede. Actualicen el compañero.
panel-lamps = La tira del panel tiene { $n ->
    [one] 1 LED
   *[other] { $n } LED
}, y los ajustes dicen { $m }: escriban { $n } en [strip] leds.
panel-others = Hay varios paneles conectados. Uso { $port } y no hago caso de { $others }.
camera-lost = La cámara no funciona: { $reason }
camera-gone = No veo la mesa. Fotografíen los dados con un teléfono, o escríbanlos.
camera-gone-map = No veo el mapa. Indiquen en un teléfono dónde va cada loseta.
camera-back = La cámara ha vuelto.
game-missing = El juego que se jugaba aquí no está instalado, o no se puede cargar. La partida está apartada: instálenlo otra vez y toquen «Seguir jugando».
game-failing = La partida que se jugaba aquí falló al abrirse. Está apartada, y no se perdió nada. «Seguir jugando» lo intenta otra vez; si vuelve a fallar, envíen el archivo de diagnóstico.
game-other-version = La partida que se jugaba aquí empezó con otra versión de sus reglas, y esta no puede seguirla. Está apartada hasta que vuelva la otra.
game-rests = En modo seguro no se abre ninguna partida: la que se jugaba aquí está apartada. Toquen «Arrancar con normalidad» y después «Seguir jugando».
game-stuck = El juego tiene un error
game-stuck-todo = Esta página no puede mostrar la partida. Deshagan el último paso, o aparten la partida en la pantalla grande: no se pierde nada. Después envíen el archivo de diagnóstico.
journal-game-lost = La partida de esta mesa ya no se puede leer: la mesa está libre para otra. No se tiró nada: la partida dañada es { $file }.
journal-unsure = No sé si está aquí todo lo último que introdujeron: mi nota sobre ello está dañada o perdida. Miren si es correcto lo que se pregunta ahora, y hagan otra vez lo que falte.
journal-backup-today = Es la copia de las { $at }; lo que vino después no está en ella.
journal-backup = Es la copia del { $day }, { $at }; lo que vino después no está en ella.
lost-asked = Quien respondió entonces responde otra vez, de la misma manera. { $later ->
    [0] No vino nada después.
    [one] La entrada que sigue se conserva si aún encaja.
   *[other] Las { $later } entradas que siguen se conservan donde aún encajan.
}
table-cut-off = Me quedé sin corriente y he vuelto. Todo lo que contaba está aquí: sigan con lo que se pregunta ahora.
sdcard-unreadable = companion.txt, en la tarjeta SD, no se puede leer ({ $why }). Guárdenlo otra vez en una computadora.
sdcard-no-text = companion.txt, en la tarjeta SD, no es texto sin formato. Escríbanlo otra vez con un editor de texto sencillo.
sdcard-no-colon = companion.txt, línea { $line }: «{ $text }» no tiene dos puntos. Escriban, por ejemplo, «idioma: español».
sdcard-unknown = companion.txt, línea { $line }: no hay un ajuste «{ $word }». Hay nombre, idioma, wifi, contraseña wifi, país, pin y juego.
sdcard-unknown-hint = companion.txt, línea { $line }: no hay un ajuste «{ $word }». ¿Querían decir «{ $hint }»?
sdcard-twice = companion.txt, línea { $line }: este ajuste ya se había dado. Cuenta el último.
sdcard-name = companion.txt, línea { $line }: «{ $value }» no puede ser el nombre de la mesa. Usen letras sin acentos, cifras y guiones, por ejemplo mesa-de-juego.
sdcard-language = companion.txt, línea { $line }: no hay un idioma «{ $value }». Escriban uno de estos: { $languages }.
sdcard-wifi = companion.txt, línea { $line }: «{ $value }» es demasiado largo para el nombre de un wifi.
sdcard-password = companion.txt, línea { $line }: una contraseña de wifi tiene de 8 a 63 caracteres. Busquen un error al escribirla.
sdcard-country = companion.txt, línea { $line }: «{ $value }» no es el código de un país. Escriban dos letras, como ES, MX o AR.
sdcard-pin = companion.txt, línea { $line }: un PIN tiene de 4 a 12 cifras y nada más.
sdcard-hidden = companion.txt, línea { $line }: el wifi está oculto o no: escriban «sí» o «no».
sdcard-zone = companion.txt, línea { $line }: no hay una zona horaria «{ $value }». Escriban, por ejemplo, Europe/Madrid.
sdcard-turned = companion.txt, línea { $line }: una pantalla se gira 90, 180 o 270 grados, no «{ $value }».
sdcard-cut = companion.txt, línea { $line }: una pantalla recorta del 1 al 10 por ciento, no «{ $value }».
sdcard-game = companion.txt, línea { $line }: no hay un juego «{ $value }». Hay { $games }.
sdcard-no-country = companion.txt nombra un wifi pero ningún país. Sin él, el wifi queda apagado: escriban, por ejemplo, «país: ES».
sdcard-no-wifi = companion.txt tiene una contraseña de wifi pero ningún wifi. Escriban su nombre después de «wifi:».
sdcard-not-joined = La mesa no logra unirse al wifi «{ $wifi }». ¿Está encendido y bastante cerca? Después comprueben su nombre y su contraseña en companion.txt.
camera-moved = La cámara o el tapete se movió. Ya he vuelto a encontrar el tapete.
camera-too-dark = Está demasiado oscuro para leer los dados. Enciendan una lámpara, o escríbanlos.
camera-glare = La luz es demasiado dura para leer los dados. Giren la lámpara, o escríbanlos.
camera-blurred = La imagen está borrosa. ¿Está limpia la lente?
camera-markers-missing = No veo las esquinas del tapete. Déjenlas libres y dentro de la imagen, o escriban los dados.
camera-off-the-mat = { $n ->
    [one] Un dado cayó fuera de las casillas del tapete. Láncenlo otra vez, en el centro.
   *[other] { $n } dados cayeron fuera de las casillas del tapete. Láncenlos otra vez, en el centro.
}
camera-off-the-tray = { $n ->
    [one] Un dado cayó fuera de la bandeja. Láncenlo otra vez, dentro.
   *[other] { $n } dados cayeron fuera de la bandeja. Láncenlos otra vez, dentro.
}
camera-missing = { $n ->
    [one] Falta un dado de color { $colour } ({ $owner }).
   *[other] Faltan { $n } dados de color { $colour } ({ $owner }).
}
camera-extra = { $n ->
    [one] Sobra un dado de color { $colour } ({ $owner }).
   *[other] Sobran { $n } dados de color { $colour } ({ $owner }).
}
camera-stranger = { $n ->
    [one] Un dado de color { $colour } no es de esta tirada. Quítenlo.
   *[other] { $n } dados de color { $colour } no son de esta tirada. Quítenlos.
}
camera-doubt = { $n ->
    [one] Un dado no se lee con seguridad: láncenlo otra vez, o escríbanlo.
   *[other] { $n } dados no se leen con seguridad: láncenlos otra vez, o escríbanlos.
}
camera-unsure = { $n ->
    [one] Dudo de un dado. Digan qué muestra, o láncenlo otra vez.
   *[other] Dudo de { $n } dados. Digan qué muestran, o láncenlos otra vez.
}
camera-no-colour = La imagen no tiene colores, y no puedo saber de quién es cada dado. Escríbanlos.
camera-hand = Hay una mano delante. Quítenla de los dados.
camera-cocked = { $n ->
    [one] Un dado está inclinado: láncenlo otra vez.
   *[other] { $n } dados están inclinados: láncenlos otra vez.
}
camera-stacked = { $n ->
    [one] Un dado está encima de otro: láncenlo otra vez.
   *[other] { $n } dados están encima de otros: láncenlos otra vez.
}
camera-hiding = { $n ->
    [one] Quizá un dado está encima de otro: miren debajo del que tiene dos círculos. Si es así, láncenlo otra vez.
   *[other] Quizá { $n } dados están encima de otros: miren debajo de los que tienen dos círculos. Si es así, láncenlos otra vez.
}
camera-touching = { $n ->
    [one] Un dado toca a otro y no se puede leer: apártenlo un poco sin girarlo.
   *[other] { $n } dados tocan a otros y no se pueden leer: apártenlos un poco sin girarlos.
}
camera-glaring = { $n ->
    [one] La lámpara deslumbra un dado: háganle sombra con la mano, o escríbanlo.
   *[other] La lámpara deslumbra { $n } dados: háganles sombra con la mano, o escríbanlos.
}
camera-odd-face = { $n ->
    [one] Un dado muestra un símbolo, no puntos. Escríbanlo a mano.
   *[other] { $n } dados muestran símbolos, no puntos. Escríbanlos a mano.
}
camera-unknown-colour = { $n ->
    [one] Un dado tiene un color que aquí no es de nadie: quítenlo, o escriban los dados.
   *[other] { $n } dados tienen un color que aquí no es de nadie: quítenlos, o escriban los dados.
}
camera-uncertain-colour = { $n ->
    [one] El color de un dado no se distingue bien con esta luz: quizá sea de otra persona.
   *[other] Los colores de { $n } dados no se distinguen bien con esta luz: quizá sean de otra persona.
}
camera-unmoved = { $n ->
    [one] Un dado sigue donde estaba: láncenlos todos juntos.
   *[other] { $n } dados siguen donde estaban: láncenlos todos juntos.
}
camera-unwatched = { $n ->
    [one] No estaba mirando cuando se lanzó un dado: láncenlo otra vez, o escríbanlo.
   *[other] No estaba mirando cuando se lanzaron { $n } dados: láncenlos otra vez, o escríbanlos.
}
camera-kept = { $n ->
    [one] Un dado que debía quedarse muestra otra cosa. Solo se vuelve a lanzar lo que se pide.
   *[other] { $n } dados que debían quedarse muestran otra cosa. Solo se vuelve a lanzar lo que se pide.
}
look-at = Miren aquí: { $where }.
die-at = { $colour } ({ $place ->
    [top-left] arriba a la izquierda
    [top-middle] arriba
    [top-right] arriba a la derecha
    [middle-left] a la izquierda
   *[middle-middle] en el centro
    [middle-right] a la derecha
    [bottom-left] abajo a la izquierda
    [bottom-middle] abajo
    [bottom-right] abajo a la derecha
})
camera-middle = { $owner }: { $seen } en el centro, { $said } anunciados. Mueve los dados, o deshaz la respuesta.
camera-allowed = { $owner }: { $seen } en el centro, se permiten { $most }. Retira alguno.
camera-turned = Se movió un dado de color { $colour }: se leyó { $was } y eso cuenta; ahora muestra { $now }.
spoken-dice = { $owner }: { $faces }.
spoken-sum = Suma: { $sum }.
camera-others = { $n ->
    [one] Un dado de otro tipo se escribe a mano: la cámara lee los que tienen puntos.
   *[other] { $n } dados de otro tipo se escriben a mano: la cámara lee los que tienen puntos.
}
camera-crowd = Leo { $most } dados a la vez, no más. Quiten alguno.
camera-pool = { $what }: { $seen } en el tapete, { $held } en la partida.
pretend-token = { $what }{ $n ->
    [0] : quitar la última
    [one] {""}
   *[other] {" "}({ $n })
}
token-means = En el tapete: { $what }{ $n ->
    [0] {" "}(ya ninguna)
    [one] {""}
   *[other] {" "}({ $n })
}. Sí: { $answer }
token-told = { $what }{ $n ->
    [0] : ya ninguna
    [one] {""}
   *[other] {" "}({ $n })
}. { $who }, confirma en tu teléfono: { $answer }
token-told-all = { $what }{ $n ->
    [0] : ya ninguna
    [one] {""}
   *[other] {" "}({ $n })
}. Confirmen en un teléfono o aquí: { $answer }
token-and = { $some }, { $more }
camera-pushed = { $n ->
    [one] Hay un dado en el centro: sí, 1
   *[other] Hay { $n } dados en el centro: sí, { $n }
}
corrected-die-by = { $name } dice: { $now }, no { $was }
corrected-die = Corregido: { $now }, no { $was }
origin-camera = leído por la cámara
origin-photograph = leído en la foto de un teléfono
origin-photograph-by = leído en la foto de { $name }
origin-typed = escrito a mano
origin-drawn = lanzado por la mesa
origin-simulated = simulado
origin-phone = desde un teléfono
origin-phone-by = escrito en el teléfono de { $name }
origin-kiosk = desde la pantalla grande
origin-button = desde un botón

# Los botones
button-go-on = Seguir
button-undo = Deshacer
button-seat-1 = Lugar 1
button-seat-2 = Lugar 2
button-seat-3 = Lugar 3
button-seat-4 = Lugar 4
button-seat-5 = Lugar 5
button-seat-6 = Lugar 6
button-seat-7 = Lugar 7
button-seat-8 = Lugar 8
press-held = Mantenlo pulsado: el teléfono que lo pide recibe este lugar
press-mark = Marcar: { $what }
press-take = { $name }: { $what }
press-number = { $unit }: { $n }
press-under = { $under }: { $what }

# Deshacer
take-back = Deshacer: { $what }
undo-asked = Deshacer: { $what }
undo-asked-by = { $name } quiere deshacer: { $what }
undo-waits = Todavía no: { $names }.

# Consejos de un bot
advice-covered = El consejo de un bot
advice-wait-now = Nada, por ahora
advice-none = Ninguno de ellos
advice-number = { $n } ({ $unit })
advice-counted = Pidieron consejo: { $who }.
advice-counted-one = { $name } { $n ->
    [one] una vez
    [2] dos veces
   *[other] { $n } veces
}
refused-no-advice = Ahora no tienes nada que elegir. Pregunta otra vez cuando lo haya.

# Después de una partida
next-of-campaign = Jugar la segunda partida
same-again = Otra vez lo mismo
chapter = Ronda { $n }
recap-dice = La página sincera
recap-dice-title = Cómo cayeron los dados
recap-line = Una línea de la historia
recap-unknown = Lo que no sabías
recap-own-dice = La página sincera
recap-own-dice-title = Cómo cayeron tus dados
dice-mean = { $n ->
    [one] 1 dado, que muestra { $mean }
   *[other] { $n } dados, { $mean } de media
}
luck-too-few = Muy pocos para hablar de suerte.
luck-usual = Suerte normal: en el 95 % de las noches, tantos dados justos dan de media entre { $least } y { $most }.
luck-rare = Una noche rara: en el 95 % de las noches, tantos dados justos dan de media entre { $least } y { $most }.
dice-evenings = { $n ->
    [one] De una noche
   *[other] De { $n } noches
}
fairness-too-few = Muy pocos para decir algo: faltan { $missing }.
fairness-fair = { $dice ->
    [one] Cae como un dado justo.
    [0] Caen como dados justos; aún podría esconderse alguno malo entre ellos.
   *[other] Caen como dados justos; aún podría esconderse alguno malo entre los { $dice }.
}
fairness-uneven = Un poco desigual, pero por azar { $dice ->
    [one] un dado justo
   *[other] un juego justo
} de cada { $n } sale así. { $dice ->
    [one] No lo pierdan de vista.
   *[other] No los pierdan de vista.
}
fairness-suspect = Difícil que sea azar: { $dice ->
    [one] solo un dado justo de cada { $n } cae tan desigual. Mejor tomen otro.
   *[other] solo un juego justo de cada { $n } cae tan desigual. No se puede saber cuál de ellos es. Mejor tomen otros dados.
}
fairness-surely = El { $face } salió { $count } de { $n } veces: su parte verdadera está muy probablemente entre { $least } y { $most } % (95 % de seguridad). Lo justo es 17 %.
dice-together = { $n ->
    [one] un dado, si es siempre el mismo
   *[other] { $n } dados juntos: se parecen
}
dice-unknown = todos los dados de este color juntos: se parecen
forgotten = Borrado para siempre: { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}, { $photographs ->
    [one] 1 foto
   *[other] { $photographs } fotos
}, y todos los nombres.
forgotten-dice = Borrado: cómo cayeron los dados en { $n ->
    [one] 1 noche
   *[other] { $n } noches
}.
refused-locked = Esto es para quien organiza. En la pantalla grande se abre con el PIN.
refused-pin = Un PIN tiene de { $least } a { $most } cifras.
refused-pin-wrong = No es el PIN. No se cambió nada.
refused-pin-wait = Demasiados PIN equivocados: esperen { $n ->
    [one] un segundo
   *[other] { $n } segundos
} y prueben otra vez.
refused-pin-settings = Este PIN está en el archivo de ajustes, y solo se puede cambiar ahí.
refused-backup-game = Hay una partida en curso o apartada: todos sus secretos estarían en el archivo. Termínenla antes (si está apartada, bórrenla en «Partidas anteriores»), o usen una terminal: companion backup
refused-backup-open = Mientras no haya PIN, eso solo puede hacerlo la pantalla de la mesa. Vayan allí, o pongan uno.
refused-kiosk = Eso se hace en la pantalla grande, donde todo el mundo lo ve.

# Negativas
refused-teach = La cámara aprende sus dados antes de una partida, no en medio de ella.
refused-put = Ahora no hay ninguna respuesta que corresponda a esas fichas.
refused-photo-late = Esa tirada ya pasó. No se cambió nada.
refused-photo-busy = Ya se están leyendo varias fotos. Espera un momento y envía la tuya otra vez.
refused-photo-no-dice = No veo dados en esta imagen. Sostén el teléfono justo encima, para que llenen la mitad de la imagen, y prueba otra vez.
refused-photo-heic = Esta imagen está en el formato HEIC de Apple, que no sé leer. Fotografía los dados con el botón de esta página; o elige Ajustes › Cámara › Formatos › El más compatible en el iPhone.
refused-photo-too-large = Esta imagen tiene más de 50 megapíxeles. Elige un tamaño menor en la app de cámara y prueba otra vez.
refused-photo-too-small = Esta imagen es demasiado pequeña para mostrar un dado. Fotografía los dados con el botón de esta página.
refused-photo-no-picture = No es una imagen. Fotografía los dados, o elige una foto (.jpg o .png).
refused-photo-damaged = Esta imagen llegó dañada. Envíala otra vez, o haz otra.
refused-throw = Ahora no hay ninguna tirada.
refused-button = Esta mesa no tiene ese botón.

# Lugares, teléfonos y la pantalla de la mesa
refused-power = Este equipo no se puede apagar desde aquí. Pueden desenchufarlo: no se pierde ninguna partida.
refused-no-staff = No hay personal al que llamar: esta mesa no está en ningún café.
refused-staff-pin = Solo están mirando. Escriban pin = "…" bajo [kiosk] en settings.toml en este equipo, y reinícienlo.
refused-staff-key = No hay ninguna clave: escriban key = "…" bajo [cafe] en settings.toml, la misma aquí y en cada mesa.
refused-staff-broker = El broker no está, y nadie lo oiría. Prueben otra vez en un momento.
refused-staff-update = Elijan los dos archivos, la versión y su firma; y tiene que haber una mesa en la que nadie juegue.
refused-staff-nothing = Marquen las mesas y escriban qué hay que llevarles.
refused-staff-large = Es demasiado de una vez: 250 kB como mucho.
refused-adjusting = { $what } es de cada mesa y no se cambia desde lejos.
refused-adjusting-nothing = No hay ningún ajuste en estas líneas: escriban una sección como [strip] y, debajo, brightness = 60.
refused-staff-silent = { $table } no tiene conexión. Prueben otra vez cuando haya vuelto.
refused-not-here = Eso solo puede hacerlo la pantalla de la mesa. Ve allí y toca.
refused-has-phone = Quien está en ese lugar tiene un teléfono. Miren en él.
refused-claim-connected = El teléfono de ese lugar está conectado. Di que sí en él; solo él, o quien organiza, puede ceder el lugar.
refused-claim-which = Varios teléfonos piden este lugar. Di cuál, por el número que muestra.
refused-claim-code = { $n ->
    [one] No es el código. Mira otra vez la pantalla de la mesa: te queda un intento.
   *[other] No es el código. Mira otra vez la pantalla de la mesa: te quedan { $n } intentos.
}
refused-claim-over = Es demasiado tarde, o alguien dijo que no. Pide el lugar otra vez.

# Enseñar a la cámara
teach = Enseñar nuestros dados a la cámara
teach-unknown = La cámara distingue sus dados por el nombre de sus colores. Muéstrenselos una vez, y los conoce: se tarda menos de un minuto.
teach-known = La cámara conoce sus dados (lección { $n }, { $score } %). Enséñenle otra vez si cambian los dados, la lámpara o el sitio.
teach-begin = Empezar
teach-again = Enseñarle otra vez
teach-stop = Parar
teach-close = Listo
teach-take-back = Olvidar la última lección
teach-step-empty = Un centro vacío
teach-empty = Quiten todos los dados del centro.
teach-roll = { $owner }, lanza todos tus dados de color { $colour } y déjalos ahí.
teach-roll-shared = Lancen todos los dados de color { $colour } y déjenlos ahí.
teach-blind = No veo los dados. ¿Hay luz, y están libres las esquinas del tapete?
teach-not-empty = Hay algo ahí que parece un dado. Quítenlo.
teach-disk = Lo que he aprendido no se puede escribir en mi disco, así que no se guardó nada. Pidan a quien organiza que haga sitio y lancen otra vez estos dados.
teach-too-few = Son muy pocos para estar segura. Láncenlos todos.
teach-mixed = No son todos del mismo juego. Dejen solo ese en el centro, y láncenlo otra vez.
teach-alike = { $one } y { $other }: confundo sus dados. Que alguien tome dados de otro color, o denme más luz. Si ahí solo hay un juego, quítenlo y lancen el correcto.
teach-passed = Listo: conozco sus dados ({ $score } % leídos y distinguidos).
teach-failed = Todavía no basta: { $score } % leídos y distinguidos. Ayuda más luz, o una cámara más cerca. No se cambió nada.

# Tarjetas de lugar impresas
print-missing = Esta computadora no tiene ninguna fuente para algunos caracteres; en lugar de cada uno hay aquí un signo de interrogación: { $letters }. Instalen una (en una Raspberry Pi: sudo apt install fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji) e impriman otra vez.
print-seat-todo = Escanea esto, escribe el código de la pantalla grande y toma los dados de color { $colour }.
print-wifi = Primero el wifi
print-wifi-todo = Escanea esto una vez para entrar en { $name }. Luego escanea la tarjeta de tus dados.

# Configurar una mesa
set-up-language-title = Idioma
set-up-pin-title = Quien organiza
set-up-seats-title = Lugares y dados
set-up-camera-title = Cámara
set-up-buttons-title = Botones
set-up-strip-title = Tira de luces
set-up-network-title = Wifi
set-up-done-title = Listo
set-up-welcome = ¡Hola! Unos pocos pasos, y esta mesa está lista. Pueden dejar cualquiera como está y volver más tarde.
set-up-keep = Guardar
set-up-pin = Con un PIN, hay que saberlo para configurar la mesa, vaciarla o borrar lo que guarda. En un café o un club conviene; los invitados juegan sin él.
set-up-pin-none = Todavía no hay PIN. En casa pueden seguir sin él: organiza quien esté ante esta pantalla.
set-up-pin-is = Hay un PIN. Uno nuevo lo sustituye.
set-up-pin-new = PIN nuevo, de 4 a 12 cifras
set-up-seats = ¿Cuántas personas caben alrededor de la mesa, y qué juegos de dados hay en la caja?
set-up-seats-label = Lugares
set-up-seats-n = hasta { $n }
set-up-dice-label = Juegos de dados
set-up-camera = La cámara mira los dados desde arriba. Cada dado que ha encontrado tiene un círculo.
set-up-camera-label = Qué cámara
set-up-camera-address = O la dirección de una app de cámara del teléfono o de una cámara IP, como http://192.168.1.20:8080/video
set-up-camera-auto = la que esté conectada
set-up-camera-pi = la propia de la Pi
set-up-camera-webcam = la primera webcam
set-up-camera-pretend = ninguna: dados en la pantalla
set-up-camera-moving = Veo que algo se mueve, o aún no veo nada. Dejen los dados quietos un momento.
set-up-camera-light = La luz es buena.
set-up-camera-dice = { $n ->
    [0] No veo dados.
    [one] Veo un dado.
   *[other] Veo { $n } dados.
}
set-up-camera-mat = Veo todo el tapete, para { $n ->
    [one] 1 lugar
   *[other] { $n } lugares
}.
set-up-camera-no-mat = No veo ningún tapete. Sin él se lanza delante de la cámara, y está bien así.
set-up-buttons = Pulsen cada botón una vez; aquí sale su nombre. El que deshace hay que mantenerlo pulsado.
set-up-buttons-none = No conozco ningún botón. Usen los de la pantalla y los teléfonos.
set-up-button-pressed = { $button }: funciona ✓
set-up-button-waits = { $button }: sin pulsar todavía
set-up-order = Los botones de los lugares, como los pulsaron: { $order }
set-up-order-none = ¿Mal orden? Pulsen los botones de los lugares alrededor de la mesa, desde el primero.
set-up-order-keep = Guardar este orden
set-up-order-again = Pulsarlos de nuevo
set-up-strip = Enciendan cada parte y miren si está donde debe. Lo que cambien se guarda enseguida.
set-up-strip-used = { $used } de { $leds } LED están en uso.
set-up-strip-light = encender
set-up-strip-more = 1 LED más
set-up-strip-fewer = 1 LED menos
set-up-strip-turn = al revés
set-up-strip-earlier = antes
set-up-strip-later = después
set-up-strip-remove = quitar
set-up-strip-colours = Sus colores, en el orden { $order }: encender
set-up-strip-red = rojo
set-up-strip-green = verde
set-up-strip-blue = azul
set-up-strip-seen = Debería ser { $lit }. ¿Qué ven?
set-up-strip-mixed = varios colores, LED a LED
set-up-strip-add = Añadir
set-up-along = ¿Por dónde va? Junto al tapete señala un dado dudoso.
set-up-edge-seats = no junto al tapete
set-up-edge-far = por su borde lejano
set-up-edge-near = por su borde cercano
set-up-edge-left = por su borde izquierdo
set-up-edge-right = por su borde derecho
set-up-edge-around = todo alrededor
set-up-edge-begins = El borde empieza en el LED { $n } (a la izquierda o cerca; alrededor: en la esquina cercana izquierda)
set-up-edge-ends = El borde termina en el LED { $n }
set-up-led-ten-back = 10 LED atrás
set-up-led-one-back = 1 LED atrás
set-up-led-light = encender
set-up-led-one-on = 1 LED adelante
set-up-led-ten-on = 10 LED adelante
set-up-point = Señalar ahí, una esquina del tapete
set-up-point-near-left = cerca, izquierda
set-up-point-near-right = cerca, derecha
set-up-point-far-left = lejos, izquierda
set-up-point-far-right = lejos, derecha
set-up-strip-all = La tira entera
set-up-strip-share = se reparte automáticamente
set-up-strip-own = como se ajusta aquí
set-up-show-tracks = todas las filas
set-up-show-dark = apagado
set-up-show-seat-1 = lugar 1
set-up-show-seat-2 = lugar 2
set-up-show-seat-3 = lugar 3
set-up-show-seat-4 = lugar 4
set-up-show-seat-5 = lugar 5
set-up-show-seat-6 = lugar 6
set-up-show-seat-7 = lugar 7
set-up-show-seat-8 = lugar 8
set-up-wifi = ¿En qué wifi tienen que estar los teléfonos? La pantalla muestra entonces un código que los lleva ahí.
set-up-wifi-is = Ahora es { $name }.
set-up-wifi-none = Todavía no hay ninguno. Está bien si todo el mundo ya está en él.
set-up-wifi-name = Nombre del wifi
set-up-wifi-password = Su contraseña, o nada si no tiene
set-up-done = Eso es todo. Escaneen el código de la pantalla de la mesa, y tomen asiento.
set-up-again = La configuración está en la pantalla de la mesa cuando nadie juega, y todo está también en settings.toml.
set-up-restart = Algo de lo que cambiaron vale solo desde el próximo arranque: apaguen la mesa y enciéndanla otra vez.
refused-set-up = No es una opción de este paso.
refused-set-up-playing = Se está jugando una partida. La mesa se puede configurar cuando termine.
refused-camera-address = No es la dirección de una cámara. Empieza por http:// o rtsp://; escriban otra vez su contraseña si cambian el resto.
refused-setting = { $label }: { $reason }. No se cambió nada.
refused-settings = Los ajustes no se pudieron guardar, y no se cambió nada: { $reason }
refused-order = Pulsen primero el botón de cada lugar una vez, y luego guarden el orden.
refused-strip-full = La tira tiene { $leds } LED, y todos están repartidos. Quiten antes uno de otra parte.
refused-wifi-name = El nombre de un wifi tiene 32 letras como mucho.
refused-wifi-password = La contraseña de un wifi tiene de 8 a 63 letras, o no hay ninguna.

# El editor de cartas
fault = Línea { $line }, columna { $column }: { $text }
refused-card-editor = No hay editor de cartas para este juego.
refused-card-editor-afar = Abran el editor de cartas en la pantalla de la mesa; o pongan allí un PIN, y escríbanlo aquí.
refused-card-faults = La carta se guarda como borrador, pero aún no está en el mazo. { $why }
refused-card-twin = Otra carta de este mazo tiene ese título. Den otro a una de ellas; esta se guarda como borrador.
refused-import-many = Se importan { $most } cartas como mucho a la vez. Repártanlas en varios archivos.
refused-import-faults = Hay tantos errores que no se importó nada. El primero está en la línea { $line }: { $why }
refused-letters = Contiene caracteres que ninguna página puede mostrar. No se importó nada. Ábranlo en un editor de texto, bórrenlos y guárdenlo como UTF-8.
refused-import-new = Un mazo nuevo sale de un archivo de cartas, que empieza con «deck:». Las filas de una hoja de cálculo van a un mazo que ya existe.
refused-picture = No es una imagen que se pueda leer, o es demasiado grande. Hagan una foto, o elijan un archivo más pequeño que termine en .jpg o .png.
refused-picture-title = Guarden primero la carta; entonces su imagen tendrá sitio.
refused-pictures-many = Hay sitio para { $most } imágenes. Quiten antes alguna.
refused-is-here = El teléfono de { $name } está en la mesa. Ahí { $name } puede ausentarse.
# Cómo llama Home Assistant a una mesa y lo que sabe de ella.
cafe-table = Mesa «{ $name }»
cafe-turn = Turno
cafe-game = Juego
cafe-stage = Fase
cafe-help = Piden ayuda
cafe-doctor = Requiere atención
cafe-light = Tira de luces
rulebook-choices = Lo que una mesa puede elegir; recomendamos la primera opción
roll-again-doubts = { $n ->
    [one] Un dado es dudoso.
   *[other] { $n } dados son dudosos.
 }

# Un mapa de losetas bajo la cámara
tiles-seen = La cámara lo vio: { $what }.
tiles-doubt = La cámara no está segura: ¿{ $one } o { $other }? Lo dice con un toque la persona a quien se pregunta.
tiles-owed = En la mesa falta por hacer: { $where }.
tiles-behind = Las losetas no coinciden con la pantalla. Colóquenlas como muestra la pantalla.
tiles-early = Hay algo nuevo en el mapa: { $where }. Una loseta puede quedarse; miro otra vez cuando se pueda colocar.
tiles-both = { $one }; { $other }
tiles-covered = Algo tapa el mapa: { $where }. Quítenlo, y miro otra vez.
tiles-illegal = Eso no puede ser: { $where }. Recójanla, y colóquenla donde encaje.
tiles-other-tile = No es la loseta que se robó: { $where }. Coloquen la que muestra la pantalla.
tiles-turned = Se giró una loseta del mapa: { $where }. Gírenla otra vez como muestra la pantalla.
tiles-removed = Falta una loseta del mapa: { $where }. Pónganla otra vez como muestra la pantalla.
tiles-face-down = Una loseta está boca abajo: { $where }. Denle la vuelta.
tiles-apart = Una loseta está apartada: { $where }. Pónganla junto a otra.
tiles-several = Ha cambiado más de una loseta: { $where }. Pongan todas menos una como estaban.
tiles-lost = No encuentro el mapa. Colóquenlo como lo muestra la pantalla, entero donde lo vea la cámara.
tiles-dark = Está demasiado oscuro para ver el mapa. Enciendan una lámpara.

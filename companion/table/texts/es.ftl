# Lo que dice la mesa cuando algo no puede ser: por qué, y qué hacer en su lugar.

# Una respuesta que no cuenta
refused-closed = Ya está decidido. Mira la pregunta que hace ahora la mesa.
refused-stale = La pregunta ha cambiado desde que la viste. Léela otra vez y responde de nuevo.
refused-seat = Esta pregunta es para otra persona de la mesa.
refused-file = Ese archivo de cartas no existe aquí. Tomen uno de los que se muestran.
refused-rule = Esa regla de la casa, o esa opción, no existe. Tomen una de las que se muestran.
refused-long = Es demasiado largo: caben { $most } caracteres. Dilo con menos palabras.
refused-option = No es una de las opciones. Toma una de las que se muestran.
refused-picked = Toma de { $least } a { $most } de lo que se muestra.
refused-reach = Lo que tomas tiene que llegar a { $n } en total.
refused-game = Ese juego no existe aquí. Tomen uno de los que se muestran.
refused-many = A esto juegan { $most } personas como mucho. Liberen los lugares de quienes no juegan y elíjanlo otra vez.
refused-shared-of = En este juego los dados de { $name } son de todo el mundo. Liberen ese lugar, tomen otro color y elíjanlo otra vez.
refused-number = Elige un número de { $least } a { $most }.
refused-face = Ningún dado muestra eso.
refused-face-of = Ese dado muestra de 1 a { $most }.
refused-dice = { $n ->
    [one] No son los dados que se piden. Lancen el único dado que se muestra, en su color.
   *[other] No son los dados que se piden. Lancen los { $n }, en los colores que se muestran.
}
refused-no-dice = Escribe al menos un dado, y { $most } como mucho.
refused-kept = { $n ->
    [one] Solo se vuelve a lanzar un dado. Dejen los demás como están.
   *[other] Solo se vuelven a lanzar { $n } dados. Dejen los demás como están.
}
refused-form = Eso no responde a esta pregunta. Usa los botones que tiene debajo.

# Un paso de algo que se cuenta paso a paso
told-step = { $text }
told-share = { $text } ({ $share })
told-times = { $n } × { $text }

# Sentarse y levantarse
refused-name = Escribe un nombre que los demás puedan leer: basta una letra.
refused-colour = Elige un color de la lista.
refused-shared = Los dados de ese color son de todo el mundo. Elige otro color.
refused-same-name = Ya hay alguien que se llama { $name } en esta mesa: añade una letra, para que se sepa de quién se habla.
refused-taken = Ese color está ocupado. Elige otro.
refused-full = Los { $most } lugares están ocupados. Mira la partida, o pide a alguien su lugar.
refused-nobody = Ya no hay nadie en ese lugar.
refused-closed-joining = Ahora no puede entrar nadie más. La pantalla de la mesa vuelve a abrir la entrada.
refused-plays = Ahora nadie sigue por nadie en ese lugar. Míralo otra vez.
refused-playing = La partida está en marcha: ahora nadie se sienta ni se levanta. Espera a la próxima.

# Deshacer y corregir
refused-nothing-to-undo = Todavía no hay nada que deshacer.
refused-export = No es una noche sacada de una mesa como esta. Elijan el archivo evening.json tal como se guardó.
refused-export-long = Esa noche es demasiado larga: aquí se abren de { $most } pasos como mucho.
refused-export-game = Esa noche se jugó a { $name }, que aquí no se puede jugar. Ábranla en una mesa que tenga ese juego.
refused-redo-late = Ha pasado algo desde entonces, o ya vuelve a contar. Mira qué se puede deshacer ahora.
done-again = Rehecho: { $what }
undo-asks = Se pregunta otra vez: { $question }
refused-lost = Una entrada no se puede leer. Primero respóndela otra vez, o sáltala.
refused-recall = { $n ->
    [one] Entonces la entrada que sigue ya no encaja. ¿Era otra cosa? Si no, di lo mismo otra vez: la que sigue se deja fuera.
   *[other] Entonces { $n } de las entradas que siguen ya no encajan. ¿Era otra cosa? Si no, di lo mismo otra vez: esas { $n } se dejan fuera.
}
refused-undo-late = Ha pasado algo desde entonces, o ya se deshizo. Mira qué se puede deshacer ahora.
refused-asking = Alguien ha pedido deshacer algo. Primero acepta, o di que no.
refused-no-roll = Esa tirada ya no cuenta. Mira la mesa y corrige la que cuenta.
refused-not-seen = Eso ya no cuenta. Mira la mesa y corrige lo que cuenta.
refused-same-seen = Eso es lo que vio la cámara. Elige lo correcto.
refused-same-dice = Son los dados tal como se leyeron. Cambia el que se leyó mal.

# Lo que se trae
refused-too-much = Ese archivo pide más memoria o tiempo del que esta mesa puede darle. No se cambió nada. Tomen uno más pequeño.
refused-slow-evening = A esta mesa le lleva mucho recorrer esa noche. Prueben otra vez: sigue desde donde llegó.
refused-reading = Ahora se están leyendo otros archivos. No se cambió nada. Prueben otra vez en un minuto.

# Empezar y terminar una partida
refused-few = { $least ->
    [one] Hace falta alguien que juegue. Primero toma un lugar.
   *[other] Hacen falta al menos { $least } personas. Pide a alguien que tome un lugar.
}
refused-begun = La partida ya ha empezado.
refused-no-game = Todavía no se juega ninguna partida. Empiecen una primero.
refused-secret = El registro cuenta todos los secretos: solo se puede sacar cuando la partida ha terminado.
refused-over = Esta partida ya ha terminado: se sigue con «Siguiente grupo» o «Otra vez lo mismo».
refused-command = Ya se envió otra cosa. Recarga la página y prueba otra vez.
refused-settled = Ya se leyeron los secretos de esta partida: su final no cambia. Jueguen otra vez, si quieren.
refused-fault = El juego tiene un error aquí: no se cambió nada. Elijan otra cosa o deshagan el último paso, y envíen el archivo de diagnóstico.
refused-not-aside = Esta partida ya no está apartada. Miren la lista otra vez.
refused-table-roll = En esta mesa cada quien lanza sus dados: es una regla de la casa. Lánzalos, o escribe lo que muestran.
rule-way = ¿Cómo juegan?
rule-way-printed = Como está impreso
rule-way-printed-hint = Las reglas de la caja, y nada más.
rule-way-additions = Con nuestros añadidos
rule-table-rolls = ¿Puede la mesa lanzar por ustedes?
rule-table-rolls-yes = Sí, por quien lo pida
rule-table-rolls-never = No, solo dados de verdad
rule-unseen-first = ¿Mejor cartas que aún no conocen?
rule-unseen-first-yes = Sí, cuando vuelvan a jugar estos teléfonos
rule-unseen-first-no = No, barajarlo todo
rolled-by-table = La mesa lanzó: { $faces }.
advice-plain = Por lo que puedes saber, ninguna otra respuesta es mejor.
advice-only = No hay otra cosa que elegir.
refused-advice = En esta mesa no se dan consejos: es una regla de la casa. Pregunta a los demás, o lee las reglas.
rule-table-advice = ¿Puede un bot aconsejar en los teléfonos?
rule-table-advice-yes = Sí, a quien lo pida
rule-table-advice-counted = Sí, y la historia dice cuántas veces
rule-table-advice-never = No
refused-take-up = Esta versión del programa no puede seguir esa partida: sus reglas han cambiado desde entonces. Sigue apartada hasta que se instale una versión que pueda.
refused-unfinished = La partida no ha terminado. Sigan jugando, o digan que la abandonan.

# Archivos de cartas
refused-deck-link = El archivo de cartas { $file } es un enlace que sale de su carpeta. Pongan ahí el propio archivo.
refused-deck-large = El archivo de cartas { $file } pasa de un megabyte. Divídanlo en varios.
refused-deck-text = El archivo de cartas { $file } no es texto sin formato. Guárdenlo otra vez como UTF-8.
refused-deck-unreadable = El archivo de cartas { $file } no se puede leer. Comprueben que es un archivo y que se puede abrir.
refused-deck-name = Den al mazo un nombre con letras: caben { $most } caracteres.
refused-deck-language = Indiquen el idioma del mazo con dos letras minúsculas, como en o de.
refused-deck-taken = Ya hay un mazo que se llama así, o casi. Den otro nombre a este.
refused-deck-broken = La línea { $line } del archivo de cartas no se puede leer: { $why }
refused-deck-long = El mazo se ha hecho demasiado largo: caben { $most } caracteres. Hagan dos mazos.
refused-decks-many = Hay sitio para { $most } mazos. Primero pongan uno en la papelera.
refused-version = Esa versión no existe. Tomen una de las que se muestran.
refused-drafts-many = Ya se están escribiendo { $most } cartas de este mazo. Guarden algunas, o descarten otras.
refused-card-long = Una carta tan larga no cabe en ninguna parte: { $most } caracteres como mucho. Díganlo con menos palabras.
refused-card-gone = Esa carta ya no está en este mazo. Miren el mazo otra vez.

# Errores en un archivo de cartas o una hoja
fault-in-file = { $file }, línea { $line }, columna { $column }: { $text }
fault-lines = { $first }
    { $others }
fault-did-you-mean = ¿Querían decir «{ $word }»?
fault-one-of = Escriban una de estas palabras: { $words }.
fault-long = El archivo es demasiado largo: se leen { $most } caracteres como mucho.
fault-empty = El archivo está vacío.
fault-character = Hay un carácter que ningún texto tiene; bórrenlo y escríbanlo otra vez.
fault-name-plain = Un nombre antes de dos puntos solo puede tener palabras sencillas.
fault-twice = «{ $name }» está aquí dos veces; la primera, en la línea { $line }.
fault-colon = Hay dos puntos en medio de un texto. Pongan todo el texto entre comillas rectas, o empiécenlo en una línea nueva después de «>».
fault-tab = Hay una tabulación; usen espacios para sangrar.
fault-indented = Esta línea tiene otra sangría que las de arriba.
fault-no-colon = Después de un nombre van dos puntos y un espacio, como en «title: El puente».
fault-quotation = Una comilla abre un texto y ninguna lo cierra.
fault-sign = Un texto solo puede empezar con este signo entre comillas rectas.
fault-alias = Un texto solo puede empezar con «&» o «*» entre comillas rectas.
fault-tag = Un texto solo puede empezar con «!» entre comillas rectas.
fault-many = Hay demasiado en el archivo: se leen { $most } nombres y valores como mucho.
fault-deep = Las líneas tienen demasiada sangría: se leen { $most } niveles como mucho.
fault-block = Después de «>», el texto empieza en la línea siguiente, con sangría.
fault-dash = El guion que empieza una lista va solo en su línea.
fault-dashes = Una línea de tres guiones divide el archivo; hagan dos archivos.
fault-unreadable = Esta línea no se puede leer. Compárenla con las de arriba, o pongan su texto entre comillas rectas.
fault-no-deck = Un archivo de cartas empieza con una línea «deck:» y su nombre.
fault-span = Aquí el número va de { $least } a { $most }; { $n } no vale.
fault-span-word = Va de 1 a { $most } { $word }; { $n } no vale.
fault-no-sheet = No es una hoja. Guárdenla como CSV, o copien sus celdas y péguenlas.
refused-encoding = Hay letras de este archivo que no son seguras («{ $seen }»), así que no se importó nada. Guárdenlo como UTF-8: «CSV UTF-8» en Excel, el juego de caracteres «Unicode (UTF-8)» en LibreOffice; Numbers y Google Sheets ya lo hacen.
fault-sheet-empty = La hoja está vacía.
fault-rows = Se leen { $most } filas como mucho; pongan las demás en otra hoja.
fault-columns = La primera fila nombra las columnas: «{ $title }» y, por ejemplo, { $known }.
fault-column = Ninguna carta tiene una línea «{ $name }». { $hint }
fault-card-kind = No hay un tipo de carta «{ $name }». { $hint }
fault-word = «{ $word }» no es una de las palabras para esta línea. { $hint }
fault-title-letters = Un título lleva letras o cifras.
fault-no-list = Después de «{ $line }:» va una lista; empiecen cada carta con un guion y un espacio.
fault-no-title = { $kind } empieza con una línea «title:» y su nombre.
fault-card-twin = Dos cartas se llaman «{ $title }»; la primera está en la línea { $line } de { $file }. Cambien el nombre de una.
fault-needs = { $kind }: falta una línea «{ $line }:».
fault-has-no = { $kind } no tiene una línea «{ $line }:». { $hint }
fault-no-text = Escriban un texto después de «{ $line }:».
fault-picture-word = Ninguna imagen tiene «{ $words }». Hay: { $known }.
fault-picture-two = Una imagen tiene uno de { $words }: quiten los otros.
editor-stays-english = Esta línea queda en inglés: el juego no tiene frases en el idioma de este mazo.
editor-picture-english = Con palabras inglesas, en cualquier idioma: por ejemplo, «woman, rain, road».
fault-number = Después de «{ $line }:» va un número de { $least } a { $most }, no «{ $text }».
fault-yes-no = Después de «{ $line }:» va yes o no, no «{ $text }».
fault-no-sentence = Escriban una frase después de «{ $line }:», o «nothing».
fault-needs-sentence = { $kind }: falta una línea «{ $line }:» con una frase que diga lo que hace.
fault-sentence-colon = Aquí va una frase, sin dos puntos.
fault-nearest = No se entiende «{ $sentence }». ¿Querían decir «{ $nearest }»?
fault-one-of-many = Tampoco se entiende «{ $sentence }». Corrijan primero las otras; luego verán qué pueden escribir aquí.
fault-unknown = No se entiende «{ $sentence }». Aquí ({ $place }) pueden escribir: { $known }.
fault-nobody = «{ $whom }» no se refiere a nadie aquí ({ $place }). Escriban una de estas palabras: { $names }.
fault-elsewhere = Esta frase no puede ir aquí ({ $place }).

# El propio compañero
refused-disk-full = El disco del compañero está lleno: no se cambió nada. Pidan a quien organiza que haga sitio y prueben otra vez.
refused-disk = El compañero no puede escribir en su disco: no se cambió nada. Pidan a quien organiza que lo mire y prueben otra vez.
refused-shut = El compañero se está apagando. Prueba otra vez cuando haya vuelto.

# Lo que dice el registro cuando se deshace algo, o se leyeron mal los dados
entry-lost = La entrada { $n } ya no se puede leer.
entry-recalled = La entrada { $n } se respondió otra vez.
entry-left-out = La entrada { $n } se dejó fuera.
entries-left-out = { $left ->
    [one] Después de la entrada { $n }, una posterior ya no encaja y se deja fuera.
   *[other] Después de la entrada { $n }, { $left } posteriores ya no encajan y se dejan fuera.
}
taken-back = Deshecho: { $what }
plays-bot = { $name } se ausenta un rato: sigue un bot.
plays-gone = { $name } se va a casa: sigue un bot.
plays-other = { $player } sigue por { $name }.
plays-back = { $name } ha vuelto y juega de nuevo.
last-answer = La última respuesta.
was-answered = Lo que se eligió en «{ $question }».
and-more = { $first } Y lo que iba con ello.
corrected-seen = La cámara lo había visto mal: { $old } → { $new }
corrected-laid = Se corrige lo que vio la cámara: { $old } → { $new }
corrected-laid-by = { $name } corrige lo que vio la cámara: { $old } → { $new }
corrected-seen-by = Según { $name }, la cámara lo había visto mal: { $old } → { $new }
corrected-dice = Los dados se habían leído mal: { $old } → { $new }
corrected-dice-by = Según { $name }, los dados se habían leído mal: { $old } → { $new }
corrected-roll = { $old } → { $new }
corrected-stop = { $n ->
    [one] Una respuesta posterior ya no encaja y se deshace: { $what }
   *[other] { $n } respuestas posteriores ya no encajan y se deshacen. La primera: { $what }
}
differ-track = { $name }: { $track } { $old } → { $new }
differ-shared = { $track } { $old } → { $new }
differ-gained = { $name }: { $new }
differ-lost = { $name }: ya no { $old }
differ-badge = { $name }: { $old } → { $new }
differ-gone = { $name } queda fuera.
differ-back = { $name } vuelve a entrar.
differ-middle = { $old } → { $new }
spotlight-named = { $kicker }: { $title }

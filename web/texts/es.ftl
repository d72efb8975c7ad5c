# Lo que dicen las propias páginas. Lo que dice un juego está con el juego.
title = La mesa
language-name = Español
language = Idioma
you = tú
hand = Tus cartas
to-read = Para leer ahora
shared = Cartas comunes
sounds = Sonidos
plain-pages = Páginas sencillas
left-hand = Mano izquierda
text-size = Tamaño del texto
covered-cards = Cartas tapadas
cards-open = { $seconds ->
    [0] Abiertas mientras pulsas
    [3600] Toca para abrir y para tapar
   *[other] Toca para abrir { $seconds } segundos
}
timer = Cuánto lleva abierta esta pregunta
timer-none = Reloj: apagado
timer-minutes = Reloj: { $n ->
    [one] { $n } minuto
   *[other] { $n } minutos
}
timer-over = Tómense el tiempo que necesiten.
timer-pause = Pausa
told-now = Ahora
hold = Mantén pulsado para leer
tap-to-read = Toca para leer
about-seat = Más sobre { $name }
bonds = Lo que los une
people-met = Quién está en la mesa
who-you-are = Quién eres
others = En la mesa
sitting = Ya en la mesa
seats = Lugares
look-up = Mira la pantalla grande
look-up-hint = Toca para verlo aquí ahora
speech = Leer en voz alta
bed = Sonido de fondo
bed-loud = Volumen del sonido de fondo
voice = Voz
volume = Volumen de la voz
no-voice = Esta pantalla no tiene voz. Instalen en su equipo una síntesis de voz (speech-dispatcher con espeak-ng), o abran esta página en un dispositivo que la tenga.
night = Toquen para despertar la pantalla
corner-table = La mesa
corner-story = La historia
corner-rules = Reglas
corner-device = Este teléfono y yo
stays = Sigues en la mesa. Vuelve atrás una vez más para salir de esta página.
goal = Tu meta
meanwhile = Mientras esperas
next-up = Después
guess = Tu sospecha sobre { $name }
guess-hint = Tu sospecha se queda en este teléfono. Nadie más la ve.
more = Más
read-on = Leer más
log = Lo que pasó
of = { $value } de { $size }
percent = { $value } %
on-turn = juega
on-turn-wanted = tiene que responder
wanted = está pensando
away = teléfono sin conexión
roll = La tirada
photograph = La foto de la tirada
die-face = { $colour }: { $value }
die-corrected = { $colour } { $value }, leído como { $was }
die-doubt = { $colour }: dudoso
slot = { $owner }, { $colour }
type-dice = Escribir los dados
dice-by-anyone = Cualquiera en la mesa puede escribirlos; la pantalla grande dice quién fue.
photo-take = Fotografiar los dados
photo-send = Enviar la foto
photo-sends = Enviando…
photo-reads = Leyendo los dados…
lens = Este teléfono es la cámara
lens-looks = Estoy mirando. Lancen los dados; los fotografío cuando se queden quietos.
lens-waits = A la espera de la próxima tirada.
lens-ends = Parar
lens-gone = Me han quitado la cámara, quizá otra aplicación. Devuélvemela, o para y ábrela otra vez.
lens-refused = Este navegador no me deja usar la cámara. Permítela para esta página en sus ajustes, o fotografía cada tirada.
lens-insecure = Los navegadores solo permiten imagen en directo en páginas con HTTPS, y esta no lo es. Toca «Fotografiar los dados» en cada tirada, o haz que una app de cámara envíe sus imágenes y escribe su dirección en la configuración.
dice-right = Los dados están bien
no-die = ninguno
doubts = { $n ->
    [one] ¿Qué muestra este dado?
   *[other] ¿Qué muestran estos dados?
}
doubts-colour = { $n ->
    [one] ¿De qué color es este dado?
   *[other] ¿De qué colores son estos dados?
}
place = Puesto
sum = Total
sum-of = de { $n } o más
cards-to-read = { $n ->
    [one] Leer la carta
   *[other] Leer { $n } cartas
}
pick-exactly = Toma { $n }.
none-to-pick = Nada que elegir: seguir
pick-some = { $least ->
    [0] Toma hasta { $most }, o ninguno.
   *[other] Toma de { $least } a { $most }.
}
send = Enviar
undo = Deshacer
undo-then = Esto cambiará:
undo-yes = Deshacerlo
redo = Rehacer
die-from-near = El dado ({ $colour }), tal como lo ve la cámara
tap-die = Toca el dado y luego lo que muestra
misseen = Corregir lo que vio la cámara
misread = Corregir un dado mal leído
rolls = Todas las tiradas de esta partida
no-rolls = Nadie ha lanzado todavía.
no-roll = Esa tirada ya no cuenta
no-roll-todo = Se deshizo. Vuelve a la partida, o mira las tiradas que cuentan.
needed = · hacen falta { $n }
roll-read = Los dados
roll-sure = { $n } por ciento de seguridad
roll-decided = Lo que decidió
roll-again = Volver a leer esta foto
roll-again-title = Leída de nuevo
roll-again-same = Los mismos dados que antes.
roll-again-differs = Esta vez son otros dados. Mira qué cambiaría antes de corregir nada.
roll-again-unfit = No son los dados que se pedían: sobran o faltan de algún color.
roll-again-take = Mostrar qué cambiaría
to-the-game = Volver a la partida
entry-unread = La entrada { $n } no se puede leer: ¿qué era?
leave-out = Saltarla
consent = Ya se ha visto un secreto. ¿Están de acuerdo?
agree = Estoy de acuerdo
all-agree = Estamos de acuerdo
leave-it = Dejarlo así
preview = Esto cambiará:
correct-it = Corregir
why = ¿Por qué?
box = La caja: ajustes, copia de seguridad, reinicio
host-code = Escriban este código en el teléfono que va a configurar la caja:
host-code-show = Mostrar un código en la pantalla de la mesa
host-code-type = El código de la pantalla de la mesa
box-waiting = Algunos cambios necesitan un reinicio.
restart = Reiniciar el programa
restart-hint = Todas las páginas vuelven solas. Su partida no se pierde.
version-new = Versión más nueva (aquí corre { $here })
version-hint = Elijan los dos archivos: la versión (.whl) y su firma (.sig). Nada cambia hasta que confirmen.
version-files = La versión y su firma
version-look = Comprobar
version-stick = Tomarla de una memoria USB
version-install = Instalar la versión { $version }
version-install-hint = Primero se prueba con una copia de todo. Las páginas desaparecen un minuto o dos y vuelven solas. Si la nueva versión falla, arranca otra vez la anterior.
version-yes = Sí, instalarla
version-working = Se está instalando una versión. Tarda unos minutos; después abran de nuevo esta página.
restart-yes = Sí, reiniciar
restoring = Restaurar una copia de seguridad
restore-hint = Elijan una copia de esta mesa o de otra. Verán qué sustituiría antes de que pase nada.
restore-file = La copia de seguridad
restore-look = Comprobar
restore-would = Qué pasaría
restore-yes = Sí, restaurar y reiniciar
settings = Ajustes
settings-hint = Elijan y guarden todo de una vez. Si hay varios valores en un campo, sepárenlos con comas. El PIN, las contraseñas y los juegos de dados están en la configuración.
setting-usual = lo habitual
setting-usually = lo habitual: { $value }
settings-save = Guardar los ajustes
print = Tapete, fichas, tarjetas de lugar, cartas: para imprimir
print-hint = Impriman al 100 % (tamaño real) y corten por las marcas. Las cartas y las tarjetas de lugar van a doble cara, volteadas por el lado largo (en A3, por el corto).
print-mat = El tapete
print-mat-hint = Le dice a la cámara dónde está cada cosa. En A4 y Carta son varias hojas para pegar.
print-other-mats = Para otro número de personas que no sea { $n }
print-mat-of = { $n ->
    [one] Para una persona
   *[other] Para { $n }
}
print-tokens = Las fichas
print-seats = Tarjetas de lugar
print-seats-hint = Una por juego de dados. Su código lleva a esta mesa: impriman otras si cambia la dirección.
print-board = El tablero
print-board-hint = Una hoja A2 o A3, o varias más pequeñas para unir.
print-cards = Las cartas
print-cards-hint = Spoilers: muestra todas las cartas.
print-tiles = Las losetas
print-tiles-of = { $n ->
    [one] 1 loseta
   *[other] { $n } losetas
}, de 40 mm
print-markers = Marcadores para cuatro personas
sent = Lo que recibió cada teléfono
sent-hint = Todo lo que se envió a cada teléfono durante la partida, en orden. La próxima partida lo borra.
sent-whose = El teléfono de quién
sent-more = Antes y después
sent-before = Antes
sent-after = Después
sent-count = { $first } a { $last } de { $of }
sent-nothing = No hay nada guardado de este teléfono.
sent-page = La página entera
sent-panels = Cambiado
sent-reply = Una respuesta
sent-raw = Tal como se envió ({ $n } caracteres)
sent-full = Hubo más de lo que se podía guardar.
replay = Reabrir una noche de juego
replay-hint = Elijan un archivo que alguien se llevó después de una partida. Es solo para mirar: su partida no cambia, y no se guarda nada.
replay-file = El archivo
replay-open = Abrirlo
replay-this = Recorrerla paso a paso, con todos los secretos
replay-of = Solo para mirar:
replay-steps = Pasos
replay-first = Al principio
replay-before = Un paso atrás
replay-after = Un paso adelante
replay-last = Al final
replay-step = Paso { $n } de { $of }
replay-sight = Visto por
replay-all = Todo el mundo
rules = Buscar una regla
rules-of = Las reglas de { $game }
rules-search = Una palabra, o el número de una regla
rules-search-go = Buscar
rules-found = { $n ->
    [0] No se encontró nada con «{ $words }». Prueba con menos letras.
    [one] Un párrafo con «{ $words }»
   *[other] { $n } párrafos con «{ $words }»
}
rules-all = Todas las reglas
the-rule = La regla { $number }, con nuestras palabras
rules-contents = Contenido
rules-others = Las reglas de otros juegos
reminders = Para no olvidar
search = Escribe unas letras
light = Probar la tira de luces
light-hint = Cada parte se enciende unos segundos; su primer LED brilla más.
strip = La tira de luces
join-with = Únete con
scan = Escaneen para sentarse
plan = El tablero
plan-of = El tablero: { $n ->
    [one] 1 pieza
   *[other] { $n } piezas
}
map = Las losetas de la mesa
map-of = { $n ->
    [one] Una loseta
   *[other] { $n } losetas
}
tiles-left = Losetas que nadie ha robado todavía
in-hand = En la mano:
areas = Las zonas, en palabras
read-area = { $area }: leer
close = Cerrar
zoom = Zoom
zoom-in = Acercar
zoom-out = Alejar
zoom-whole = Verlo todo
put = Poner o quitar fichas del tapete
put-token = Fichas en el tapete
lay-tile = Colocar o girar una loseta
which-of-two = La cámara no está segura. ¿Cuál es?
tap-place = Toca un lugar iluminado.
tap-turn = Toca otra vez para girarla.
places-listed = { $n ->
    [one] La única opción, en palabras
   *[other] Las { $n } opciones, en palabras
}
take-place = Aquí:
way-back = Escanea para volver a tu lugar, o para usar otro teléfono en él.
wifi = Primero únete al wifi { $name }
wifi-qr = Código QR del wifi { $name }
elsewhere = Si tu teléfono está en otra red:
qr = Código QR de { $address }
free-colours = Colores de dados libres
free-colours-alone = Colores libres
without-phone = Añadir un bot, o a alguien sin teléfono
tour = Cómo se juega, en tres minutos
which-game = ¿A qué juegan?
for-children = Para niños
within-an-hour = En menos de una hora
games-fitting = { $games } juegos, { $fit } para { $people } personas
not-held = (no se cumple)
not-tested = (no comprobado: no se ha dado el caso)
bot = bot, juega solo
bots = Poner bots en los lugares libres
add-bot = Añadir un bot con dados: { $colour }
add-bot-colour = Añadir un bot: { $colour }
free-seat = Liberar este lugar
free-seat-of = Liberar el lugar de { $name }
buttons = Los botones de la mesa
pretend = Mesa simulada
throw = Lanzar los dados
being-read = Leyendo los dados…
this-device = Este teléfono
host-tonight = Esta noche
host-table = Esta mesa
host-box = La caja
host-final = No se puede deshacer
box-keeping = Guardar, restaurar, actualizar
house-rules = { $cards ->
    [0] Reglas de la casa
   *[other] Cartas y reglas de la casa
}{ $n ->
    [0] {""}
    [one] : 1 propia
   *[other] : { $n } propias
}
other-files = Cartas en otros idiomas
card-file = Cartas: { $name }
file-yes = en juego
file-no = fuera
house-rules-hint = Son los casos que el reglamento deja abiertos. Vale la opción marcada; toquen para cambiarla.
whole-story = Toda la historia, y todos los dados
story = La historia de la noche
recap = Las páginas de la noche
recap-hint = Toca una página para pararla; las flechas del teclado pasan las páginas
recap-back = Página anterior
recap-on = Página siguiente
recap-hold = Parar
to-paper = Llevarse estas páginas (PDF)
tonights-dice = Los dados de esta noche
face-count = { $face }: { $count }
keep-or-forget = Guardar o borrar
again-hint = Los lugares quedan libres, y hay un código nuevo. Sus teléfonos conservan la historia de esta noche.
again-yes = Sí, siguiente grupo
your-turn = Te toca
asleep = Cuando este teléfono está en reposo
asleep-hint = Un teléfono dormido detiene esta página: no puede vibrar, sonar ni encenderse por ti, y ninguna página sin certificado puede mantenerlo despierto. En su lugar te llaman la pantalla grande y la tira de luces. Ajusta hoy tu pantalla para que tarde más en apagarse. Cuando lo despiertes, la página se pone al día sola, y no se pierde nada. Si está abierta en otra pestaña, el título de la pestaña dice que te toca; una página que has tocado vibra si el navegador puede (los iPhone no pueden).
roll-for-me = Lanzar por mí
guide = Tu primer turno
guide-on = Siguiente
guide-off = Sin consejos
advice = ¿Un consejo?
put-aside = Apartar esta partida
put-aside-hint = Se guardan la partida, los lugares y la pregunta abierta. Otro día vuelve con un toque en «Partidas anteriores». Pueden quedarse en la mesa y jugar a otra cosa.
put-aside-yes = Sí, apartarla
another-game = Otro juego, la misma gente
tonight = Esta noche:
shelf = Partidas anteriores
shelf-aside = Apartadas
shelf-played = Jugadas
shelf-read = Leer esta noche
shelf-pages = Más partidas
shelf-later = Partidas más recientes
shelf-earlier = Partidas más antiguas
shelf-count = { $first } a { $last } de { $of }
shelf-empty = Aquí no se ha jugado a nada todavía. Aparecerán las partidas que terminen o aparten.
take-up = Seguir jugando
take-up-hint = Cada persona recupera su lugar, y la mesa hace la misma pregunta que antes. Quien esté aquí por otra partida tendrá que unirse de nuevo.
take-up-later = Podrán seguirla cuando no se juegue a nada más.
lay-again = Cómo volver a poner la mesa
lay-map = Coloquen las losetas como las muestra la pantalla grande.
lay-done = Todo está: seguir jugando
lay-anyway = Seguir de todos modos
forget-game = Borrar esta partida
forget-game-hint = La partida, su historia, sus nombres y sus fotos se borran para siempre.
tally-people = Quién ganó qué
tally-pairs = En pareja
tally-games = Cuántas veces cada juego
tally-who = Quién
tally-won = Victorias
tally-played = Partidas
tally-row = Seguidas
tally-both = Ganadas juntas
tally-game = Juego
tally-times = Veces
tally-last = La última
met-cards = Cartas que ya conocen
met-cards-hint = Cuando estos teléfonos vuelvan a jugar, el juego preferirá las cartas que menos han visto y las barajará. Una regla de la casa lo desactiva.
forget-met = Olvidar cuáles
forget-met-hint = Las partidas y sus historias se quedan. La próxima se baraja como si nadie hubiera visto ninguna carta.
end-game = Terminar esta partida
end-game-yes = Sí, terminarla
take-home-yes = Leer los secretos, llevarse el archivo
your-evening = La historia de su noche
evening-home = Para llevar
take-home = Llevarse el registro
take-home-hint = Un archivo con todo lo que pasó y con cada secreto de esta partida. Después ya no se puede deshacer nada.
forget = Borrar todo
forget-hint = Esto borra para siempre todas las partidas, fotos y nombres del disco de esta mesa. Se quedan las reglas de la casa, los archivos de cartas y el recuento de los dados. Las fotos muestran solo los dados, nunca a las personas; se guardan como mucho las últimas 200, y solo en esta mesa.
forget-dice = Borrar el recuento de los dados
forget-dice-hint = Esto borra para siempre el recuento de todas las noches. No dice nada de las personas.
forget-really = ¿Borrar de verdad?
forget-yes = Sí, borrar
not-sure = No se borró nada. Confirmen dos veces para borrar.
set-up = Configurar esta mesa
set-up-leave = Volver a la mesa
set-up-steps = Pasos de la configuración
set-up-back = Atrás
set-up-finish = Listo: a la mesa
set-up-view = Lo que ve la cámara ahora
locked = Bloqueado, solo para quien organiza
lock = Un bloqueo para lugares públicos
lock-hint = Configurar, cambiar reglas de la casa, vaciar, borrar y descargar pedirá un PIN. Los teléfonos siguen jugando.
pin = PIN
pin-forgotten = ¿Olvidado? Los invitados no pueden cambiarlo, en el equipo sí: escriban un pin nuevo en companion.txt en su tarjeta SD, o en settings.toml en una computadora, y vuelvan a encenderlo.
pin-new = PIN nuevo, de 4 a 12 cifras
unlock = Desbloquear
lock-set = Bloquear con este PIN
lock-now = Bloquear ahora
lock-off = Quitar el bloqueo
digit-back = Borrar la última cifra
key-back = Borrar la última letra
key-done = Listo
key-shift = Mayúscula
key-space = Espacio
key-signs = Cifras y signos
key-letters = Letras
key-row-1 = q w e r t y u i o p
key-row-2 = a s d f g h j k l ñ
key-row-3 = z x c v b n m á é í ó ú
doctor = Doctor: ¿está todo bien?
doctor-well = No hay nada roto.
doctor-ill = Algo no funciona: busquen la ✗.
doctor-again = Comprobar otra vez
backup = Hacer una copia de todo
backup-hint = Partidas, archivos de cartas, calibración y ajustes en un solo archivo. Contiene todos los secretos: guárdenlo bien.
bundle = Archivo de diagnóstico
bundle-hint = Lo que ven aquí y lo que salió mal: sin nombres, sin fotos, sin contraseñas.
safe = Modo seguro: la mesa no pudo arrancar tres veces seguidas; por eso la cámara, los botones, el panel y la luz están apagados. Pueden jugar a mano; el doctor dice qué falla.
safe-no-games = Las partidas de este disco no se pueden leer ahora. No se han perdido, pero lo que jueguen ahora no se guarda.
safe-leave = Arrancar con normalidad
off = Apagar
off-hint = Esto apaga el equipo. No se pierde nada: la próxima vez la partida sigue desde aquí.
off-yes = Sí, apagar
going = Apagando. No lo desenchufen mientras la luz naranja palpite, y esperen a que la pantalla grande lleve diez segundos en negro.
gone-off = Ya se puede desenchufar.
to-kiosk = Volver a la mesa
dice-of-all = ¿Son justos los dados?
another-player = Añadir a otra persona en este teléfono
leave = Dejar mi lugar
your-name = Tu nombre
your-dice = Tus dados
your-colour = Tu color
roll-your-dice = Lanza tus dados en la bandeja, o toca su color
dice-seen = La cámara ve tus dados: { $colour }. Toma asiento.
sit-down = Sentarme
name-missing = Escribe un nombre, para que los demás sepan quién eres.
colour-missing = Toca tu color: por él te reconocen los demás.
dice-colour-missing = Toca el color de tus dados, para que la mesa los reconozca.
was-playing = Yo ya estaba jugando
was-playing-hint = ¿Cuál es tu lugar?
claim-asks = De vuelta al lugar de { $name }
claim-mark = El número de este teléfono
claim-how-here = Al teléfono de ese lugar se le pregunta si el tuyo muestra { $mark }. Di que sí allí.
claim-how-away = El teléfono de ese lugar no tiene conexión. Escribe el código que está junto a tu nombre en la pantalla de la mesa, o mantén pulsado el botón de tu lugar tres segundos.
claim-code = El código de tu lugar
claim-back = Ese no es mi lugar
claim-over = Nadie lo confirmó a tiempo, alguien dijo que no, o el lugar cambió de manos. Pídelo otra vez.
claim-told = { $name } se pasa a otro teléfono.
claim-told-player = { $player } pide seguir por { $name }.
claim-elsewhere = Otro teléfono pide el lugar de { $name }. El teléfono de { $name } está conectado y tiene que aceptar.
claim-shows = Un teléfono que muestra { $mark } pide el lugar de { $name }.
claim-its-code = El código:
claim-held = Si parpadea el botón de ese lugar, manténganlo pulsado tres segundos para dar el lugar de { $name } a ese teléfono.
claim-yours = Otro teléfono pide tu lugar. Muestra { $mark }. ¿Eres tú?
claim-yes = Sí, entregarlo
claim-no = No, es mío
claim-deny = No era yo: no
phoneless = sin teléfono
bot-for-now = sigue un bot
played-by = sigue { $name }
play-on = Llego tarde: relevar a un bot
play-on-hint = Ahora juega ahí un bot. Necesitas el código de la pantalla de la mesa.
play-on-for = Seguir por { $name }
having-to-go = Tengo que irme
step-out-hint = Un bot juega por ti hasta que vuelvas.
step-out = Dejar que juegue un bot un rato
go-home = Irme del todo
go-home-hint = Un bot juega hasta el final. Quien llegue después puede relevarlo si la mesa está de acuerdo, y entonces verá esta mano.
go-home-yes = Sí, irme
away-now = Un bot juega por ti.
away-back = Volver a jugar yo
people = Alguien se fue
step-out-of = Dejar que un bot juegue por { $name }
back-of = { $name } ha vuelto
close-joining = Cerrar la entrada
open-joining = Abrir la entrada
joining-closed = La entrada está cerrada.
add-phoneless = Jugar sin teléfono
look = Solo para { $name }
private-look = Ahora mira solo { $name }
private-look-todo = El resto: aparten la vista hasta que { $name } termine.
private-look-open = Soy { $name }: mostrar
private-look-close = Ahora no
look-done = Listo, tapar
no-free-seat = No hay lugares libres. Si uno es tuyo, alguien de la mesa puede liberarlo antes de que empiece la partida.
seats-in-play = Todos los lugares de esta partida están ocupados. ¿Estabas jugando? Elige tu lugar abajo. Si no, únete al siguiente grupo.
ask-code = El código de la mesa
ask-code-hint = Está junto al código QR, en la pantalla grande.
go-on = Seguir
to-joining = A la página de inicio
lost = Sin conexión, reconectando…
slow = Aquí va más lento: la red retiene las novedades.
unsent = Aún no enviado, probando otra vez…

# Un camino equivocado: qué pasó y qué hacer.
looks-on = Solo estás mirando.
looks-on-todo = Para participar, escribe el código de la pantalla de la mesa, o el PIN.
looks-on-here = Esta página solo muestra la mesa.
to-code = Escribir el código
wrong-code = Ninguna mesa tiene este código.
wrong-code-todo = Escribe el código que muestra ahora la pantalla grande.
no-table = Esa mesa no existe.
no-table-todo = Escanea otra vez el código QR de la pantalla grande.
no-seat = Este lugar ya no es tuyo.
no-seat-todo = Se liberó, pasó a otro teléfono, o empezó el siguiente grupo. Toma un lugar, o recupera el tuyo.
no-role = Esta dirección está incompleta.
no-role-todo = Escanea otra vez el código QR de la pantalla grande.
no-answer = La mesa no entiende esta respuesta.
no-answer-todo = Abre la página otra vez y toca uno de sus botones.
die-missing = A un dado le falta el número.
die-missing-todo = Toca una cara para cada dado y luego envía.
no-photograph = Esta foto no existe.
no-photograph-todo = Las fotos se guardan solo mientras hacen falta.
not-here = Eso solo funciona en la pantalla de la mesa.
not-here-todo = Toca allí.
not-in-charge = Solo quien organiza puede hacerlo.
not-in-charge-todo = Hazlo en la pantalla de la mesa. Si está bloqueada, desbloquéala primero con el PIN.
asked-often = Este teléfono ha pedido demasiados lugares.
asked-often-todo = Espera un minuto y pide otra vez.
too-many = Demasiados códigos equivocados.
too-many-todo = Espera un minuto y escribe el código de la pantalla grande.
other-name = La mesa no se llama así.
other-name-todo = Escanea el código QR de la pantalla grande: lleva directo aquí.
stale-form = Esta página ya no está al día.
stale-form-todo = Ábrela otra vez y toca de nuevo. No se pierde nada.
no-cookies = Este navegador no guarda cookies, y la mesa no puede reconocer tu teléfono.
no-cookies-todo = Permite las cookies para esta dirección, o escanea el código con otro navegador, no en una ventana privada.
check-cookies = Este navegador no guarda cookies: perderías tu lugar. Permite las cookies para esta dirección, o usa otro navegador.
check-storage = Este navegador no guarda nada: olvida cada vez si quieres sonidos. Sal de la ventana privada, o permite los datos del sitio.
check-script = JavaScript está desactivado: esta página se recarga cada diez segundos. Permite JavaScript para esta dirección, o usa otro navegador.
check-stream = Este navegador es demasiado antiguo para recibir novedades en directo. Actualízalo, o usa otro.
check-clock = Los relojes de este teléfono y de la mesa difieren en más de un día. Pon el del teléfono en automático; si está bien, díselo a quien organiza.
browsers = Cuando un teléfono no logra entrar
browsers-hint = Lo que puede faltarle al navegador de alguien, con las palabras que muestra su teléfono:
other-site = Esto viene de otro sitio web.
other-site-todo = Abre la página de la mesa y toca allí.
no-page = Esta página no existe.
no-page-todo = Escanea otra vez el código QR de la pantalla grande.
too-large = Era demasiado grande.
too-large-todo = Abre la página otra vez y toca uno de sus botones.
file-too-large = Este archivo es demasiado grande: se admiten { $most } MB como mucho.
file-too-large-todo = Vuelve y elige uno más pequeño; en una foto, con menos resolución.
trouble = Algo salió mal en la mesa.
trouble-todo = No se perdió nada. Abre la página otra vez; si vuelve a pasar, hay que reiniciar el programa.

# El editor de cartas
card-editor = El editor de cartas
card-editor-hint = Sus propios mazos: escritos aquí, guardados en esta mesa, cada cambio como versión.
to-table = A la mesa
to-shelf = Todos los mazos
to-deck = Al mazo
back = Atrás
cards-in-deck = { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}
drafts-in-deck = { $n ->
    [one] 1 en preparación
   *[other] { $n } en preparación
}
deck-own = suyo
deck-shipped = venía con el juego
deck-copy = Copiar
copy = Hacer una copia
deck-name = Nombre del mazo
deck-language = Idioma
deck-new = Un mazo nuevo
create = Crear
bring-deck = Importar un mazo
bring-cards = Importar cartas
bring-file-hint = El archivo de cartas de un mazo que alguien compartió.
bring-sheet-hint = Un archivo de cartas, un archivo CSV o celdas copiadas de una hoja de cálculo. La primera fila nombra las columnas: title, terrain, hardship, callout, succeed, etc. Pongan un ; entre dos frases de una celda. Una columna «kind» dice de qué tipo es cada fila.
bring-file = El archivo
bring-kind = Sin columna «kind», son
bring-text = O péguenlo aquí
bring = Importar
bin = La papelera
bring-back = Restaurar
deck-faults = { $n ->
    [one] Un error
   *[other] { $n } errores
}
cautions = { $n ->
    [one] Una cosa por mirar
   *[other] { $n } cosas por mirar
}
card-new = Una carta nueva
deck-copy-first = Este mazo venía con el juego. Cópienlo para cambiarlo.
kinds = Tipo
kinds-all = todos los tipos
sort = Orden
sort-file = como en el archivo
sort-title = por título
sort-signs = por tipo, terreno, dificultad
show = Mostrar
cards-shown = { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}
draft = en preparación
untitled = sin título
deck-tools = Acciones de este mazo
export = Descargar, para guardar o compartir
rename = Cambiar el nombre del mazo
versions = { $n ->
    [one] 1 versión
   *[other] { $n } versiones
}
versions-hint = Cada cambio es una versión. Una partida en marcha sigue con la versión con la que empezó.
version = N.º { $n }, { $kept }
restore = Restaurar esta versión
deck-delete = Mover a la papelera
deck-delete-hint = Desde allí se puede restaurar.
sentence-of = { $label }, frase { $n }
sentence-add = otra frase
sentence-up = Subir la frase { $n }
sentence-drop = Quitar la frase { $n }
sentence-choose = elegir una frase…
hole-of = en lugar de «{ $said }»
draft-kept = Guardado como borrador; todavía no está en el mazo.
draft-unsaved = Todavía sin guardar…
card-kept = Guardado en el mazo.
card-made = Esta es la carta terminada. Toquen una parte para editarla.
card-drawn = La imagen de la carta
line-before = La línea anterior
line-after = La línea siguiente
card-keep = Guardar la carta
card-try = Probarla
card-look = Comprobar otra vez
understood = Se entiende así
understood-nothing = Todavía nada.
card-not-good = Sigue siendo un borrador hasta que se corrijan todos los errores.
tried = Probada en una partida ficticia
picture = Una imagen de la carta impresa
picture-hint = Se queda en esta mesa: los teléfonos la muestran con la carta; no está en ninguna descarga ni en ningún mazo compartido.
picture-take = Fotografiar
picture-keep = Guardar la imagen
picture-drop = Borrar la imagen
card-picture = La carta impresa { $title }
card-tools = Acciones de esta carta
card-give-up = Descartar este borrador
card-remove = Borrar la carta
imported = Importado
imported-kept = { $n ->
    [one] 1 carta está en el mazo.
   *[other] { $n } cartas están en el mazo.
}
imported-drafts = { $n ->
    [one] 1 queda como borrador, para corregir.
   *[other] { $n } quedan como borradores, para corregir.
}
# La página del personal.
staff = Mesas
staff-sound = Sonido
staff-away = El broker no tiene conexión. Las mesas siguen jugando; esta página muestra su último estado conocido.
staff-no-pin = Solo están mirando. Para mover mesas y dar órdenes, escriban pin = "…" bajo [kiosk] en settings.toml en este equipo, y reinícienlo.
staff-nobody = Ninguna mesa se ha anunciado todavía. Las mesas se unen con la sección [cafe] de su settings.toml.
staff-move = Mover { $table }: arrastren, o usen las flechas
staff-called = { $n ->
    [0] ¡Vengan, por favor!
    [one] ¡Vengan, por favor! Desde hace 1 minuto
   *[other] ¡Vengan, por favor! Desde hace { $n } minutos
}
staff-silent = Sin conexión
staff-twins = Varias mesas tienen este nombre. Cambien el de todas menos una.
staff-free = Libre
staff-waiting = Esperando
staff-playing = Jugando
staff-over = Terminada
staff-since = desde las { $time } ({ $n } min)
staff-people = { $n ->
    [one] una persona
   *[other] { $n } personas
}
staff-light-green = Todo va bien
staff-light-yellow = Requiere atención
staff-light-red = Algo no funciona
staff-do = Órdenes
staff-coming = Voy
staff-next = Siguiente grupo
staff-end = Terminar esta partida
staff-restart = Reiniciar el programa
staff-games = Noches de todas las mesas (CSV)
staff-dice = Dados de todas las mesas (CSV)
staff-bring = Enviar ajustes o un mazo a varias mesas
staff-bring-text = Líneas de settings.toml con sus secciones (valen desde el próximo arranque de la mesa), o un archivo de cartas entero
staff-settings = Enviar estos ajustes
staff-update = Actualizar
staff-update-idle = Actualizar todas las mesas donde nadie juega
staff-update-hint = Elijan los dos archivos: la versión (.whl) y su firma (.sig). Cada mesa la acepta solo si confía en la firma, la prueba con una copia y vuelve sola. Los resultados están abajo.
staff-deck = Enviar este mazo
staff-log = Órdenes dadas
staff-was-done = hecho
staff-was-refused = no se hizo.
staff-was-asked = sin respuesta todavía
staff-why-stale = Los relojes de los dos equipos difieren en más de un minuto.
staff-why-repeated = Ya estaba hecho.
# Alguien llama al personal.
call = Llamar al personal
called = Ya se avisó al personal.
call-off = Ya no hace falta

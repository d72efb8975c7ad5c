# Ce que disent les pages elles-mêmes. Ce que dit un jeu est avec le jeu.
title = La table
language-name = Français
language = Langue
you = toi
hand = Tes cartes
to-read = À lire maintenant
shared = Cartes communes
sounds = Sons
plain-pages = Pages simples
left-hand = Main gauche
text-size = Taille du texte
covered-cards = Cartes cachées
cards-open = { $seconds ->
    [0] Ouvertes tant que tu appuies
    [3600] Touche pour ouvrir, touche pour cacher
   *[other] Touche pour ouvrir { $seconds } secondes
}
timer = Depuis quand cette question est ouverte
timer-none = Minuteur : arrêté
timer-minutes = Minuteur : { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
timer-over = Prenez le temps qu’il vous faut.
timer-pause = Pause
told-now = Maintenant
hold = Maintiens pour lire
tap-to-read = Touche pour lire
about-seat = { $name } en détail
bonds = Ce qui les lie
people-met = Qui est à la table
who-you-are = Qui tu es
others = À la table
sitting = Déjà à la table
seats = Places
look-up = Regarde le grand écran
look-up-hint = Touche pour le voir ici tout de suite
speech = Lire à voix haute
bed = Ambiance sonore
bed-loud = Volume de l’ambiance sonore
voice = Voix
volume = Volume de la voix
no-voice = Cet écran n’a pas de voix. Installez une synthèse vocale sur sa machine (speech-dispatcher avec espeak-ng), ou ouvrez cette page sur un appareil qui en a une.
night = Touchez pour réveiller l’écran
corner-table = La table
corner-story = L’histoire jusqu’ici
corner-rules = Règles
corner-device = Moi et ce téléphone
stays = Tu es toujours à la table. Encore un retour, et cette page se ferme.
goal = Ton but
meanwhile = En attendant
next-up = Ensuite
guess = Ton idée sur { $name }
guess-hint = Ton idée reste sur ce téléphone. Personne d’autre ne la voit.
more = Plus
read-on = Lire la suite
log = Ce qui s’est passé
of = { $value } sur { $size }
percent = { $value } %
on-turn = joue
on-turn-wanted = doit répondre
wanted = réfléchit
away = téléphone hors ligne
roll = Le lancer
photograph = La photo du lancer
die-face = { $colour } : { $value }
die-corrected = { $colour } { $value }, lu { $was }
die-doubt = { $colour } : pas sûr
slot = { $owner }, { $colour }
type-dice = Taper les dés
dice-by-anyone = Tout le monde à table peut les taper ; le grand écran dit qui l’a fait.
photo-take = Photographier les dés
photo-send = Envoyer la photo
photo-sends = Envoi…
photo-reads = Lecture des dés…
lens = Ce téléphone sert de caméra
lens-looks = Je regarde. Lancez les dés ; je les photographie dès qu’ils sont immobiles.
lens-waits = En attente du prochain lancer.
lens-ends = Arrêter
lens-gone = La caméra m’a été retirée, peut-être par une autre application. Rends-la-moi, ou arrête et ouvre-la de nouveau.
lens-refused = Ce navigateur ne me laisse pas utiliser la caméra. Autorise-la pour cette page dans ses réglages, ou photographie chaque lancer.
lens-insecure = Les navigateurs n’autorisent l’image en direct que sur les pages HTTPS, et celle-ci n’en est pas une. Touche « Photographier les dés » à chaque lancer, ou fais envoyer ses images par une appli caméra et saisis son adresse dans l’installation.
dice-right = Les dés sont justes
no-die = aucun
doubts = { $n ->
    [one] Que montre ce dé ?
   *[other] Que montrent ces dés ?
}
doubts-colour = { $n ->
    [one] De quelle couleur est ce dé ?
   *[other] De quelles couleurs sont ces dés ?
}
place = Rang
sum = Total
sum-of = sur { $n } ou plus
cards-to-read = { $n ->
    [one] Lire la carte
   *[other] Lire { $n } cartes
}
pick-exactly = Prends-en { $n }.
none-to-pick = Rien à choisir : continuer
pick-some = { $least ->
    [0] Prends-en { $most } au plus, ou aucun.
   *[other] Prends-en de { $least } à { $most }.
}
send = Envoyer
undo = Annuler
undo-then = Voici ce qui changera :
undo-yes = Annuler cela
redo = Rétablir
die-from-near = Le dé ({ $colour }), tel que la caméra le voit
tap-die = Touche le dé, puis ce qu’il montre
misseen = Corriger la caméra
misread = Corriger un dé mal lu
rolls = Tous les lancers de cette partie
no-rolls = Personne n’a encore lancé.
no-roll = Ce lancer ne compte plus
no-roll-todo = Il a été annulé. Reviens à la partie, ou regarde les lancers qui comptent.
needed = · il faut { $n }
roll-read = Les dés
roll-sure = sûr à { $n } pour cent
roll-decided = Ce qui en a résulté
roll-again = Relire cette photo
roll-again-title = Relue
roll-again-same = Les mêmes dés qu’avant.
roll-again-differs = Les dés sont différents, cette fois. Vérifie ce que cela changerait avant de corriger.
roll-again-unfit = Ce ne sont pas les dés demandés : il y en a trop ou trop peu d’une couleur.
roll-again-take = Montrer ce qui changerait
to-the-game = Retour à la partie
entry-unread = L’entrée { $n } est illisible : qu’était-ce ?
leave-out = La sauter
consent = Un secret a déjà été vu. Tout le monde est d’accord ?
agree = Je suis d’accord
all-agree = Tout le monde est d’accord
leave-it = Laisser ainsi
preview = Voici ce qui changera :
correct-it = Corriger
why = Pourquoi ?
box = Le boîtier : réglages, sauvegarde, redémarrage
host-code = Tapez ce code sur le téléphone qui va régler le boîtier :
host-code-show = Afficher un code sur l’écran de la table
host-code-type = Le code sur l’écran de la table
box-waiting = Certains changements demandent un redémarrage.
restart = Redémarrer le programme
restart-hint = Toutes les pages reviennent d’elles-mêmes. Votre partie n’est pas perdue.
version-new = Nouvelle version ({ $here } tourne ici)
version-hint = Choisissez les deux fichiers : la version (.whl) et sa signature (.sig). Rien ne change avant votre confirmation.
version-files = La version et sa signature
version-look = Vérifier
version-stick = La prendre sur une clé USB
version-install = Installer la version { $version }
version-install-hint = Elle est d’abord essayée sur une copie de tout. Les pages disparaissent une minute ou deux et reviennent d’elles-mêmes. Si la nouvelle version échoue, l’ancienne redémarre.
version-yes = Oui, l’installer
version-working = Une version s’installe. Cela prend quelques minutes ; rouvrez ensuite cette page.
restart-yes = Oui, redémarrer
restoring = Restaurer une sauvegarde
restore-hint = Choisissez une sauvegarde de cette table ou d’une autre. Vous verrez ce qu’elle remplacerait avant qu’il ne se passe quoi que ce soit.
restore-file = La sauvegarde
restore-look = Vérifier
restore-would = Ce qui se passerait
restore-yes = Oui, restaurer et redémarrer
settings = Réglages
settings-hint = Choisissez, puis enregistrez tout d’un seul geste. Plusieurs valeurs dans un champ se séparent par des virgules. Code PIN, mots de passe et jeux de dés sont dans l’installation.
setting-usual = d’habitude
setting-usually = d’habitude { $value }
settings-save = Enregistrer les réglages
print = Tapis, jetons, cartes de place, cartes : à imprimer
print-hint = Imprimez à 100 % (taille réelle) et coupez le long des repères. Les cartes et cartes de place s’impriment recto verso, retournées sur le grand côté (le petit en A3).
print-mat = Le tapis
print-mat-hint = Il dit à la caméra où se trouve quoi. En A4 ou Letter, il tient sur plusieurs feuilles à coller.
print-other-mats = Pour un autre nombre de personnes que { $n }
print-mat-of = { $n ->
    [one] Pour une personne
   *[other] Pour { $n }
}
print-tokens = Les jetons
print-seats = Cartes de place
print-seats-hint = Une par jeu de dés. Son code mène à cette table : réimprimez-les si l’adresse change.
print-board = Le plateau
print-board-hint = Une feuille A2 ou A3, ou plusieurs plus petites à assembler.
print-cards = Les cartes
print-cards-hint = Spoilers : toutes les cartes sont visibles.
print-tiles = Les tuiles
print-tiles-of = { $n ->
    [one] 1 tuile
   *[other] { $n } tuiles
}, 40 mm de côté
print-markers = Marqueurs pour quatre personnes
sent = Ce que chaque téléphone a reçu
sent-hint = Tout ce qui a été envoyé à chaque téléphone pendant la partie, dans l’ordre. La partie suivante l’efface.
sent-whose = Le téléphone de qui
sent-more = Avant et après
sent-before = Avant
sent-after = Après
sent-count = { $first } à { $last } sur { $of }
sent-nothing = Rien n’est conservé pour ce téléphone.
sent-page = La page entière
sent-panels = Modifié
sent-reply = Une réponse
sent-raw = Tel qu’envoyé ({ $n } caractères)
sent-full = Il y en avait plus que l’on ne pouvait en conserver.
replay = Rouvrir une soirée
replay-hint = Choisissez un fichier emporté après une partie. C’est seulement pour regarder : votre partie ne change pas, et rien n’est conservé.
replay-file = Le fichier
replay-open = L’ouvrir
replay-this = La revoir pas à pas, avec tous les secrets
replay-of = Pour regarder seulement :
replay-steps = Étapes
replay-first = Au début
replay-before = Une étape en arrière
replay-after = Une étape en avant
replay-last = À la fin
replay-step = Étape { $n } sur { $of }
replay-sight = Vu par
replay-all = Tout le monde
rules = Chercher une règle
rules-of = Les règles de { $game }
rules-search = Un mot, ou le numéro d’une règle
rules-search-go = Chercher
rules-found = { $n ->
    [0] Rien trouvé pour « { $words } ». Essaie avec moins de lettres.
    [one] Un paragraphe avec « { $words } »
   *[other] { $n } paragraphes avec « { $words } »
}
rules-all = Toutes les règles
the-rule = La règle { $number }, avec nos mots
rules-contents = Sommaire
rules-others = Les règles des autres jeux
reminders = À ne pas oublier
search = Tape quelques lettres
light = Essayer le ruban lumineux
light-hint = Chacun s’allume quelques secondes, sa première LED plus fort.
strip = Le ruban lumineux
join-with = Rejoindre avec
scan = Scannez pour prendre place
plan = Le plateau
plan-of = Le plateau : { $n ->
    [one] 1 pièce
   *[other] { $n } pièces
}
map = Les tuiles sur la table
map-of = { $n ->
    [one] Une tuile
   *[other] { $n } tuiles
}
tiles-left = Tuiles que personne n’a encore piochées
in-hand = En main :
areas = Les zones, en mots
read-area = { $area } : lire
close = Fermer
zoom = Zoom
zoom-in = Agrandir
zoom-out = Réduire
zoom-whole = Tout voir
put = Poser ou retirer des jetons sur le tapis
put-token = Jetons sur le tapis
lay-tile = Poser ou tourner une tuile
which-of-two = La caméra hésite. Laquelle est-ce ?
tap-place = Touche une case éclairée.
tap-turn = Touche encore pour la tourner.
places-listed = { $n ->
    [one] Le seul choix, en mots
   *[other] Les { $n } choix, en mots
}
take-place = Ici :
way-back = Scanne pour revenir à ta place, ou pour l’occuper avec un autre téléphone.
wifi = D’abord, rejoins le Wi-Fi { $name }
wifi-qr = QR code du Wi-Fi { $name }
elsewhere = Si ton téléphone est sur un autre réseau :
qr = QR code de { $address }
free-colours = Couleurs de dés libres
free-colours-alone = Couleurs libres
without-phone = Ajouter un bot, ou quelqu’un sans téléphone
tour = Comment on joue, en trois minutes
which-game = À quoi jouez-vous ?
for-children = Pour enfants
within-an-hour = Moins d’une heure
games-fitting = { $games } jeux, dont { $fit } pour { $people } personnes
not-held = (non satisfait)
not-tested = (non vérifié : rien de tel ne s’est présenté)
bot = bot, joue tout seul
bots = Mettre des bots aux places libres
add-bot = Ajouter un bot avec les dés : { $colour }
add-bot-colour = Ajouter un bot : { $colour }
free-seat = Libérer cette place
free-seat-of = Libérer la place de { $name }
buttons = Les boutons de la table
pretend = Table simulée
throw = Lancer les dés
being-read = Lecture des dés…
this-device = Ce téléphone
host-tonight = Ce soir
host-table = Cette table
host-box = Le boîtier
host-final = Irréversible
box-keeping = Sauvegarder, restaurer, mettre à jour
house-rules = { $cards ->
    [0] Règles maison
   *[other] Cartes et règles maison
}{ $n ->
    [0] {""}
    [one]  : 1 modifiée
   *[other]  : { $n } modifiées
}
other-files = Cartes dans d’autres langues
card-file = Cartes : { $name }
file-yes = en jeu
file-no = laissées de côté
house-rules-hint = Ce sont les cas que la règle du jeu laisse ouverts. Le choix marqué s’applique ; touchez pour le changer.
whole-story = Toute l’histoire, et tous les dés
story = L’histoire de la soirée
recap = Les pages de la soirée
recap-hint = Touche une page pour l’arrêter ; les flèches du clavier tournent les pages
recap-back = Page précédente
recap-on = Page suivante
recap-hold = Arrêter
to-paper = Emporter ces pages (PDF)
tonights-dice = Les dés de cette soirée
face-count = { $face } : { $count }
keep-or-forget = Garder ou effacer
again-hint = Les places se libèrent, et il y a un nouveau code. Vos téléphones gardent l’histoire de cette soirée.
again-yes = Oui, groupe suivant
your-turn = À toi de jouer
asleep = Quand ce téléphone est en veille
asleep-hint = Un téléphone en veille arrête cette page : elle ne peut ni vibrer, ni sonner, ni s’allumer pour toi, et aucune page sans certificat ne peut le garder éveillé. Le grand écran et le ruban lumineux t’appellent à sa place. Règle ton écran pour qu’il reste allumé plus longtemps ce soir. Quand tu le réveilles, la page se met à jour toute seule, et rien n’est perdu. Si elle est ouverte dans un autre onglet, le titre de l’onglet dit que c’est à toi ; une page que tu as touchée vibre si le navigateur le peut (les iPhone ne le peuvent pas).
roll-for-me = Lancer pour moi
guide = Ton premier tour
guide-on = Suivant
guide-off = Sans conseils
advice = Un conseil ?
put-aside = Mettre cette partie de côté
put-aside-hint = La partie, les places et la question en cours sont gardées. Un autre jour, elle revient d’un geste sous « Parties précédentes ». Vous restez à la table et pouvez jouer à autre chose.
put-aside-yes = Oui, la mettre de côté
another-game = Un autre jeu, les mêmes gens
tonight = Ce soir :
shelf = Parties précédentes
shelf-aside = Mises de côté
shelf-played = Jouées
shelf-read = Relire cette soirée
shelf-pages = D’autres parties
shelf-later = Parties plus récentes
shelf-earlier = Parties plus anciennes
shelf-count = { $first } à { $last } sur { $of }
shelf-empty = On n’a encore joué à rien ici. Les parties finies ou mises de côté apparaîtront ici.
take-up = Reprendre
take-up-hint = Chacun retrouve sa place, et la table repose la même question. Qui est là pour une autre partie devra rejoindre la table à nouveau.
take-up-later = Vous pourrez la reprendre quand rien d’autre ne se jouera.
lay-again = Comment remettre la table en place
lay-map = Posez les tuiles comme le grand écran les montre.
lay-done = Tout est là : reprendre
lay-anyway = Continuer quand même
forget-game = Effacer cette partie
forget-game-hint = La partie, son histoire, ses noms et ses photos sont effacés pour de bon.
tally-people = Qui a gagné quoi
tally-pairs = Ensemble
tally-games = Combien de fois chaque jeu
tally-who = Qui
tally-won = Victoires
tally-played = Parties
tally-row = De suite
tally-both = Gagnées à deux
tally-game = Jeu
tally-times = Fois
tally-last = La dernière
met-cards = Cartes que vous connaissez
met-cards-hint = Quand ces téléphones rejouent, le jeu préfère les cartes qu’ils ont le moins vues, et les mélange. Une règle maison permet de s’en passer.
forget-met = Oublier lesquelles
forget-met-hint = Les parties et leurs histoires restent. La prochaine partie est mélangée comme si personne n’avait vu de carte.
end-game = Terminer cette partie
end-game-yes = Oui, la terminer
take-home-yes = Lire les secrets, prendre le fichier
your-evening = L’histoire de votre soirée
evening-home = À emporter
take-home = Emporter le journal
take-home-hint = Un fichier avec tout ce qui s’est passé, y compris chaque secret de cette partie. Ensuite, plus rien ne peut être annulé.
forget = Tout effacer
forget-hint = Cela efface pour de bon chaque partie, chaque photo et chaque nom du disque de cette table. Les règles maison, les fichiers de cartes et le décompte des dés restent. Les photos ne montrent que les dés, jamais les gens ; seules les 200 dernières au plus sont gardées, sur cette table seulement.
forget-dice = Effacer le décompte des dés
forget-dice-hint = Cela efface pour de bon le décompte de toutes les soirées. Il ne dit rien des gens.
forget-really = Vraiment effacer ?
forget-yes = Oui, effacer
not-sure = Rien n’est effacé. Confirmez deux fois pour effacer.
set-up = Installer cette table
set-up-leave = Retour à la table
set-up-steps = Étapes de l’installation
set-up-back = Retour
set-up-finish = C’est prêt : à la table
set-up-view = Ce que la caméra voit maintenant
locked = Verrouillé, pour l’hôte
lock = Un verrou pour les lieux publics
lock-hint = Installer la table, la vider, changer les règles maison, effacer et télécharger demanderont un code PIN. Sur les téléphones, on continue à jouer.
pin = Code PIN
pin-forgotten = Oublié ? Les invités ne peuvent pas le changer, l’appareil si : écrivez un nouveau pin dans companion.txt sur sa carte SD, ou dans settings.toml sur un ordinateur, et rallumez-le.
pin-new = Nouveau code PIN, 4 à 12 chiffres
unlock = Déverrouiller
lock-set = Verrouiller avec ce code PIN
lock-now = Verrouiller maintenant
lock-off = Enlever le verrou
digit-back = Effacer le dernier chiffre
key-back = Effacer la dernière lettre
key-done = Terminé
key-shift = Majuscule
key-space = Espace
key-signs = Chiffres et signes
key-letters = Lettres
key-row-1 = a z e r t y u i o p
key-row-2 = q s d f g h j k l m
key-row-3 = w x c v b n é è ç ’
doctor = Docteur : tout va bien ?
doctor-well = Rien n’est cassé.
doctor-ill = Quelque chose ne marche pas : cherchez le ✗.
doctor-again = Vérifier à nouveau
backup = Tout sauvegarder
backup-hint = Parties, fichiers de cartes, calibrage et réglages dans un seul fichier. Il contient tous les secrets : gardez-le en lieu sûr.
bundle = Fichier pour le dépannage
bundle-hint = Ce que vous voyez ici et ce qui a mal tourné : ni noms, ni photos, ni mots de passe.
safe = Mode sans échec : la table n’a pas pu démarrer trois fois de suite ; caméra, boutons, pupitre et lumière sont donc éteints. Vous pouvez jouer à la main ; le docteur dit ce qui ne va pas.
safe-no-games = Les parties de ce disque sont illisibles pour le moment. Elles ne sont pas perdues, mais ce que vous jouez maintenant n’est pas gardé.
safe-leave = Démarrer normalement
off = Éteindre
off-hint = La machine s’arrête. Rien n’est perdu : la prochaine fois, la partie reprend ici.
off-yes = Oui, éteindre
going = Extinction en cours. Ne débranchez pas tant que la lumière orange palpite, et attendez que le grand écran soit noir depuis dix secondes.
gone-off = Vous pouvez débrancher.
to-kiosk = Retour à la table
dice-of-all = Les dés sont-ils honnêtes ?
another-player = Ajouter quelqu’un sur ce téléphone
leave = Quitter ma place
your-name = Ton nom
your-dice = Tes dés
your-colour = Ta couleur
roll-your-dice = Lance tes dés dans le plateau, ou touche leur couleur
dice-seen = La caméra voit tes dés : { $colour }. Prends place.
sit-down = Prendre place
name-missing = Tape un nom, pour que les autres sachent qui tu es.
colour-missing = Touche ta couleur : c’est à elle qu’on te reconnaît.
dice-colour-missing = Touche la couleur de tes dés, pour que la table les reconnaisse.
was-playing = Je jouais déjà
was-playing-hint = Laquelle est ta place ?
claim-asks = De retour à la place de { $name }
claim-mark = Le numéro de ce téléphone
claim-how-here = On demande au téléphone de cette place si le tien montre { $mark }. Réponds oui là-bas.
claim-how-away = Le téléphone de cette place est hors ligne. Tape le code affiché à côté de ton nom sur l’écran de la table, ou maintiens le bouton de ta place trois secondes.
claim-code = Le code de ta place
claim-back = Ce n’est pas ma place
claim-over = Personne n’a confirmé à temps, quelqu’un a dit non, ou la place a changé de main. Redemande.
claim-told = { $name } passe sur un autre téléphone.
claim-told-player = { $player } demande à continuer pour { $name }.
claim-elsewhere = Un autre téléphone demande la place de { $name }. Le téléphone de { $name } est connecté et doit être d’accord.
claim-shows = Un téléphone qui montre { $mark } demande la place de { $name }.
claim-its-code = Le code :
claim-held = Si le bouton de cette place clignote, maintenez-le trois secondes pour donner la place de { $name } à ce téléphone.
claim-yours = Un autre téléphone demande ta place. Il montre { $mark }. C’est toi ?
claim-yes = Oui, la donner
claim-no = Non, c’est la mienne
claim-deny = Ce n’était pas moi : non
phoneless = sans téléphone
bot-for-now = un bot continue
played-by = { $name } continue
play-on = J’arrive en retard : remplacer un bot
play-on-hint = Un bot joue là pour l’instant. Il te faut le code affiché sur l’écran de la table.
play-on-for = Continuer pour { $name }
having-to-go = Je dois partir
step-out-hint = Un bot joue pour toi jusqu’à ton retour.
step-out = Laisser jouer un bot un moment
go-home = Partir pour de bon
go-home-hint = Un bot joue jusqu’à la fin. Une personne qui arrive plus tard peut le remplacer si la table est d’accord, et verra alors cette main.
go-home-yes = Oui, partir
away-now = Un bot joue pour toi.
away-back = Reprendre ma place
people = Quelqu’un est parti
step-out-of = Laisser un bot jouer pour { $name }
back-of = { $name } est de retour
close-joining = Fermer les entrées
open-joining = Rouvrir les entrées
joining-closed = Les entrées sont fermées.
add-phoneless = Jouer sans téléphone
look = Pour { $name } seulement
private-look = Seulement { $name } regarde
private-look-todo = Les autres : détournez les yeux jusqu’à ce que { $name } ait fini.
private-look-open = Je suis { $name } : montrer
private-look-close = Pas maintenant
look-done = Fini, cacher
no-free-seat = Aucune place n’est libre. Si l’une d’elles est à toi, quelqu’un à la table peut la libérer avant le début de la partie.
seats-in-play = Toutes les places de cette partie sont prises. Tu jouais déjà ? Choisis ta place plus bas. Sinon, rejoins le prochain groupe.
ask-code = Le code de la table
ask-code-hint = Il est à côté du QR code, sur le grand écran.
go-on = Continuer
to-joining = À la page d’accueil
lost = Connexion perdue, nouvel essai…
slow = Plus lent ici : le réseau retient les nouvelles.
unsent = Pas encore envoyé, nouvel essai…

# Une erreur de chemin : ce qui s’est passé, et que faire.
looks-on = Tu regardes seulement.
looks-on-todo = Pour participer, tape le code affiché sur l’écran de la table, ou le code PIN.
looks-on-here = Cette page montre seulement la table.
to-code = Taper le code
wrong-code = Aucune table n’a ce code.
wrong-code-todo = Tape le code que le grand écran affiche maintenant.
no-table = Cette table n’existe pas.
no-table-todo = Scanne à nouveau le QR code du grand écran.
no-seat = Cette place n’est plus à toi.
no-seat-todo = Elle a été libérée, elle est passée sur un autre téléphone, ou le groupe suivant a commencé. Prends une place, ou retrouve la tienne.
no-role = Cette adresse est incomplète.
no-role-todo = Scanne à nouveau le QR code du grand écran.
no-answer = La table ne comprend pas cette réponse.
no-answer-todo = Rouvre la page et touche un de ses boutons.
die-missing = Un dé n’a pas encore de valeur.
die-missing-todo = Touche une face pour chaque dé, puis envoie.
no-photograph = Cette photo n’existe pas.
no-photograph-todo = Les photos ne sont gardées que le temps nécessaire.
not-here = Cela ne marche que sur l’écran de la table.
not-here-todo = Touche là-bas.
not-in-charge = Seul l’hôte peut le faire.
not-in-charge-todo = Fais-le sur l’écran de la table. S’il est verrouillé, déverrouille-le d’abord avec le code PIN.
asked-often = Ce téléphone a demandé trop de places.
asked-often-todo = Attends une minute, puis redemande.
too-many = Trop de codes faux.
too-many-todo = Attends une minute, puis tape le code du grand écran.
other-name = Ce n’est pas le nom de la table.
other-name-todo = Scanne le QR code du grand écran : il mène droit ici.
stale-form = Cette page n’est plus à jour.
stale-form-todo = Rouvre-la et touche encore une fois. Rien n’est perdu.
no-cookies = Ce navigateur ne garde pas de cookies : la table ne peut pas reconnaître ton téléphone.
no-cookies-todo = Autorise les cookies pour cette adresse, ou scanne le code avec un autre navigateur, hors d’une fenêtre privée.
check-cookies = Ce navigateur ne garde pas de cookies : tu perdrais ta place. Autorise les cookies pour cette adresse, ou prends un autre navigateur.
check-storage = Ce navigateur n’enregistre rien : il oublie chaque fois si tu veux des sons. Quitte la fenêtre privée, ou autorise les données de site.
check-script = JavaScript est désactivé : cette page se recharge toutes les dix secondes. Autorise JavaScript pour cette adresse, ou prends un autre navigateur.
check-stream = Ce navigateur est trop ancien pour les mises à jour en direct. Mets-le à jour, ou prends-en un autre.
check-clock = Les horloges de ce téléphone et de la table diffèrent de plus d’un jour. Règle celle du téléphone sur automatique ; si elle est juste, dis-le à l’hôte.
browsers = Quand un téléphone n’arrive pas à entrer
browsers-hint = Ce qui peut manquer au navigateur d’un invité, avec les mots que montre son téléphone :
other-site = Cela vient d’un autre site.
other-site-todo = Ouvre la page de la table et touche là-bas.
no-page = Cette page n’existe pas.
no-page-todo = Scanne à nouveau le QR code du grand écran.
too-large = C’était trop gros.
too-large-todo = Rouvre la page et touche un de ses boutons.
file-too-large = Ce fichier est trop gros : { $most } Mo au plus.
file-too-large-todo = Reviens et choisis-en un plus petit ; pour une photo, une résolution plus basse.
trouble = Quelque chose a mal tourné à la table.
trouble-todo = Rien n’est perdu. Rouvre la page ; si cela se reproduit, il faut redémarrer le programme.

# L’éditeur de cartes
card-editor = L’éditeur de cartes
card-editor-hint = Vos propres paquets de cartes : écrits ici, gardés sur cette table, chaque changement comme version.
to-table = À la table
to-shelf = Tous les paquets
to-deck = Au paquet
back = Retour
cards-in-deck = { $n ->
    [one] 1 carte
   *[other] { $n } cartes
}
drafts-in-deck = { $n ->
    [one] 1 en cours
   *[other] { $n } en cours
}
deck-own = à vous
deck-shipped = fourni avec le jeu
deck-copy = Copier
copy = En faire une copie
deck-name = Nom du paquet
deck-language = Langue
deck-new = Un nouveau paquet
create = Créer
bring-deck = Importer un paquet
bring-cards = Importer des cartes
bring-file-hint = Le fichier de cartes d’un paquet que l’on a partagé avec vous.
bring-sheet-hint = Un fichier de cartes, un fichier CSV ou des cellules copiées d’un tableur. La première ligne nomme les colonnes : title, terrain, hardship, callout, succeed, etc. Mettez un ; entre deux phrases d’une cellule. Une colonne « kind » dit de quelle sorte est chaque ligne.
bring-file = Le fichier
bring-kind = Sans colonne « kind », ce sont
bring-text = Ou collez-le ici
bring = Importer
bin = La corbeille
bring-back = Restaurer
deck-faults = { $n ->
    [one] Une erreur
   *[other] { $n } erreurs
}
cautions = { $n ->
    [one] Un point à regarder
   *[other] { $n } points à regarder
}
card-new = Une nouvelle carte
deck-copy-first = Ce paquet est fourni avec le jeu. Copiez-le pour le modifier.
kinds = Sorte
kinds-all = toutes les sortes
sort = Tri
sort-file = comme dans le fichier
sort-title = par titre
sort-signs = par sorte, terrain, difficulté
show = Montrer
cards-shown = { $n ->
    [one] 1 carte
   *[other] { $n } cartes
}
draft = en cours
untitled = sans titre
deck-tools = Actions pour ce paquet
export = Télécharger, pour garder ou partager
rename = Renommer le paquet
versions = { $n ->
    [one] 1 version
   *[other] { $n } versions
}
versions-hint = Chaque changement est une version. Une partie en cours garde la version avec laquelle elle a commencé.
version = Nº { $n }, { $kept }
restore = Restaurer cette version
deck-delete = Mettre à la corbeille
deck-delete-hint = Vous pourrez l’en ressortir.
sentence-of = { $label }, phrase { $n }
sentence-add = une autre phrase
sentence-up = Monter la phrase { $n }
sentence-drop = Retirer la phrase { $n }
sentence-choose = choisir une phrase…
hole-of = au lieu de « { $said } »
draft-kept = Enregistré comme brouillon ; pas encore dans le paquet.
draft-unsaved = Pas encore enregistré…
card-kept = Enregistré dans le paquet.
card-made = C’est la carte finie. Touchez une partie pour la modifier.
card-drawn = L’image de la carte
line-before = La ligne précédente
line-after = La ligne suivante
card-keep = Enregistrer la carte
card-try = L’essayer
card-look = Vérifier à nouveau
understood = Compris ainsi
understood-nothing = Rien encore.
card-not-good = Elle reste un brouillon tant que toutes les erreurs ne sont pas corrigées.
tried = Essayée dans une partie fictive
picture = Une image de la carte imprimée
picture-hint = Elle reste sur cette table : les téléphones la montrent avec la carte ; aucun téléchargement, aucun paquet partagé ne la contient.
picture-take = Photographier
picture-keep = Enregistrer l’image
picture-drop = Effacer l’image
card-picture = La carte imprimée { $title }
card-tools = Actions pour cette carte
card-give-up = Abandonner ce brouillon
card-remove = Effacer la carte
imported = Importé
imported-kept = { $n ->
    [one] 1 carte est dans le paquet.
   *[other] { $n } cartes sont dans le paquet.
}
imported-drafts = { $n ->
    [one] 1 est gardée comme brouillon, à corriger.
   *[other] { $n } sont gardées comme brouillons, à corriger.
}
# La page du personnel.
staff = Tables
staff-sound = Son
staff-away = Le broker est hors ligne. Les tables continuent à jouer ; cette page montre leur dernier état connu.
staff-no-pin = Vous regardez seulement. Pour déplacer des tables et donner des consignes, écrivez pin = "…" sous [kiosk] dans settings.toml sur cette machine, et redémarrez-la.
staff-nobody = Aucune table ne s’est encore annoncée. Les tables rejoignent le café par la section [cafe] de leur settings.toml.
staff-move = Déplacer { $table } : glissez, ou utilisez les flèches
staff-called = { $n ->
    [0] Venez, s’il vous plaît !
    [one] Venez, s’il vous plaît ! Depuis 1 minute
   *[other] Venez, s’il vous plaît ! Depuis { $n } minutes
}
staff-silent = Hors ligne
staff-twins = Plusieurs tables portent ce nom. Renommez-les toutes sauf une.
staff-free = Libre
staff-waiting = En attente
staff-playing = En jeu
staff-over = Terminée
staff-since = depuis { $time } ({ $n } min)
staff-people = { $n ->
    [one] une personne
   *[other] { $n } personnes
}
staff-light-green = Tout va bien
staff-light-yellow = À surveiller
staff-light-red = Quelque chose ne marche pas
staff-do = Consignes
staff-coming = J’arrive
staff-next = Groupe suivant
staff-end = Terminer cette partie
staff-restart = Redémarrer le programme
staff-games = Soirées de toutes les tables (CSV)
staff-dice = Dés de toutes les tables (CSV)
staff-bring = Envoyer des réglages ou un paquet à plusieurs tables
staff-bring-text = Des lignes de settings.toml avec leurs sections (valables dès le prochain démarrage d’une table), ou un fichier de cartes entier
staff-settings = Envoyer ces réglages
staff-update = Mettre à jour
staff-update-idle = Mettre à jour toutes les tables où personne ne joue
staff-update-hint = Choisissez les deux fichiers : la version (.whl) et sa signature (.sig). Chaque table ne la prend que si elle se fie à la signature, l’essaie sur une copie et revient d’elle-même. Les résultats sont plus bas.
staff-deck = Envoyer ce paquet
staff-log = Consignes données
staff-was-done = fait
staff-was-refused = pas fait.
staff-was-asked = pas encore de réponse
staff-why-stale = Les horloges des deux machines diffèrent de plus d’une minute.
staff-why-repeated = C’était déjà fait.
# Quelqu’un appelle le personnel.
call = Appeler le personnel
called = Le personnel est prévenu.
call-off = Plus besoin

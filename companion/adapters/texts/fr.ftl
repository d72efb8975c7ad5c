# Ce qui se dit autour de chaque jeu : l’entrée, la caméra, les boutons.

# Couleurs de dés
colour-red = rouge
colour-orange = orange
colour-yellow = jaune
colour-green = vert
colour-blue = bleu
colour-purple = violet
colour-pink = rose
colour-brown = marron
colour-black = noir
colour-grey = gris
colour-white = blanc
colour-ivory = ivoire

# Un plateau de tuiles, en mots
side-n = au nord { $what }
side-e = à l’est { $what }
side-s = au sud { $what }
side-w = à l’ouest { $what }
edge-of = { $edge } ({ $name })
free-told = { $place }, libre : { $around } ; possible { $ways }

# Ce que personne d’autre n’apprend
alone = Rien que pour toi
alone-look = Rien que pour toi : regarde
alone-nothing = Rien pour l’instant. De temps en temps, chaque téléphone dit « regarde », pour que personne ne devine à qui l’on demande quelque chose.
covered = Pour tes yeux seulement
decoy = Touche n’importe lequel. Cela cache seulement à qui l’on pose une question.
decoy-answer = { $n ->
    [1] Oui
    [2] Non
   *[other] Peut-être
}

# L’entrée
lobby-missing = { $n ->
    [one] Il manque encore une personne
   *[other] Il manque encore { $n } personnes
}
lobby-ready = Tout le monde est là ? Alors commencez.
game-people = { $least ->
    [1] { $most ->
        [1] Une personne
       *[other] 1 à { $most } personnes
    }
   *[other] { $more ->
        [0] { $least } personnes
       *[other] { $least } à { $most } personnes
    }
}
game-time = { $least ->
    [1] Jusqu’à { $most } min
   *[other] { $least } à { $most } min
}
game-untranslated = Ce jeu n’est pas encore traduit. Ses textes sont en { $language }.
game-age = { $age ->
    [0] Pour tous les âges
   *[other] Dès { $age } ans
}
theme-betrayal = trahison
theme-death = mort
theme-hunger = faim
theme-violence = violence
game-left-out = { $game }, apporté par { $name }, ne se joue pas ici : { $why }.
game-brought = { $name } { $version }. Fait par : { $by }. Licence : { $licence }.
tour-page = Comment on joue · { $n } sur { $of }
game-untold = non indiqué
game-unchecked = personne n’a vérifié ce jeu
game-checked = { $untested ->
    [0] réussit { $held } vérifications sur { $of }
   *[other] réussit { $held } vérifications sur { $of } ; non vérifiées : { $untested }
}
game-checked-before = { $untested ->
    [0] réussissait { $held } vérifications sur { $of } ; il a changé depuis
   *[other] réussissait { $held } vérifications sur { $of } ; non vérifiées : { $untested } ; il a changé depuis
}
game-check-introduces-itself = Il dit dans toutes ses langues de quoi il parle et ce qu’il faut sur la table.
game-check-pictures = Toutes ses images sont là.
game-check-rules = Ses règles se consultent dans toutes ses langues, et chaque moment a ses rappels.
game-check-ends = Les parties entières se terminent et se rejouent à l’identique.
game-check-speaks = Ce qu’il montre, demande et raconte est dit dans toutes ses langues.
game-check-answers = Chaque question a une réponse.
game-check-secrets = Une carte secrète n’est envoyée qu’à la personne qui la tient.
lobby-begin = { $n ->
    [one] Commencer en solo
   *[other] Commencer à { $n }
}
step-seats = Prenez place : vous êtes { $n }, il faut être { $least } à { $most }
step-cards = { $n ->
    [0] Cartes : aucune en jeu
    [one] Cartes : 1 paquet en jeu
   *[other] Cartes : { $n } paquets en jeu
}
step-rules = { $n ->
    [0] Règles maison : comme conseillé
    [one] Règles maison : 1 modifiée
   *[other] Règles maison : { $n } modifiées
}
end-game-lost = { $n ->
    [0] On n’a encore rien joué. Vous gardez vos places et pouvez recommencer.
    [one] La partie se termine ici pour tout le monde, et personne ne pourra la reprendre. Vous gardez vos places ; vos téléphones gardent son histoire.
   *[other] La partie se termine ici pour tout le monde, après { $n } réponses, et personne ne pourra la reprendre. Vous gardez vos places ; vos téléphones gardent son histoire.
}
refused-no-evening = Ce téléphone ne garde plus de soirée de cette table.
dice-missing = { $n ->
    [one] Avant de ranger : un dé ({ $colour }) n’est pas sur le tapis, vu en dernier { $where }.
   *[other] Avant de ranger : { $n } dés ({ $colour }) ne sont pas sur le tapis, vus en dernier { $where }.
}
zone-seat = près de { $name }
zone-roll = là où on lance
zone-shared = avec les dés communs
zone-beside = hors des cases du tapis
refused-host-code = Ce n’est pas le code, ou il a été affiché il y a trop longtemps. Faites-en afficher un sur l’écran de la table, et tapez-le.
refused-new-version = Impossible de la garder : { $why }
refused-no-stick = Il n’y a pas de clé USB avec une version (table_companion-….whl) et sa signature à côté (….whl.sig). Branchez-la, attendez un instant et réessayez.
refused-no-updates = Personne ne l’installerait ici : quand ce boîtier a été monté, `make install` n’a pas été lancé.
update-working = La version { $version } s’installe.
update-done = La version { $version } est installée et tourne.
update-failed = La version { $version } a été abandonnée, et la précédente tourne : { $why }
refused-restart = Le programme ne peut pas être redémarré d’ici. Arrêtez-le là où il a été lancé, et relancez-le.
refused-restore = Ce n’est pas une sauvegarde d’un compagnon de table, ou elle est abîmée. Prenez le fichier tel qu’il a été enregistré, ou un plus ancien.
restore-made = La sauvegarde date du { $day } et contient { $n ->
    [0] zéro partie.
    [one] une partie.
   *[other] { $n } parties.
}
restore-latest = La dernière a commencé le { $day }.
restore-empty = On n’y a encore rien joué.
restore-decks = Vos propres cartes y sont aussi.
restore-no-decks = Elle ne contient aucune carte à vous.
restore-here = Elle remplacerait { $n ->
    [0] une table sans partie.
    [one] une partie d’ici.
   *[other] { $n } parties d’ici.
}
restore-here-latest = La dernière d’ici a commencé le { $day }. Tout, photos comprises, est mis de côté sur cette machine et n’est pas effacé.
restore-here-empty = Ce qui est ici est tout de même mis de côté, et non effacé.
own-language = Français
setting-yes = Oui
setting-no = Non
setting-any-language = Celle que demande chaque navigateur
setting-first-game = Le premier qu’il y a
setting-kind-find = Ce qui est branché
setting-kind-page = Seulement à l’écran
setting-kind-panel = Un Pico ou un Arduino en USB
setting-kind-ws2812 = WS2812 sur les broches SPI du Pi
setting-kind-apa102 = APA102 sur les broches SPI du Pi
setting-kind-leds0 = WS2812 par le pilote du Pi 5
setting-kind-wled = Un boîtier WLED dans le Wi-Fi
setting-kind-lamps = Des LED isolées sur des broches
setting-kind-gpio = Sur les broches du Pi
setting-order-usual = Comme la plupart des rubans
setting-along-seats = Pas le long du tapis : il montre les places
setting-along-far = Le bord éloigné
setting-along-near = Le bord proche
setting-along-left = Le bord gauche
setting-along-right = Le bord droit
setting-along-around = Tout autour
setting-tokens-ask = Il propose une réponse, à confirmer d’un geste
setting-tokens-answer = Il est la réponse dès qu’il ne bouge plus
setting-minutes = { $n ->
    [0] jamais
    [one] { $n } minute
   *[other] { $n } minutes
}
setting-seconds = { $n ->
    [0] jamais
    [one] { $n } seconde
   *[other] { $n } secondes
}
setting-people = { $n }
setting-percent = { $n } %
rules-begin = Avant de commencer
rules-secrets = Qui voit quoi
rules-turn = Tours et réponses
rules-dice = Dés et épreuves
rules-cards = Les cartes et leurs effets
rules-board = Sur le plateau
rules-end = Pertes, mort et fin
rules-table = Cette table
setting-strip = Le ruban lumineux
setting-strip-kind = Ce qui éclaire
setting-strip-leds = Nombre de LED
setting-strip-order = Ordre des couleurs
setting-strip-segments = Parties, chacune comme « seat-1 12 »
setting-strip-along = Où il longe le tapis
setting-strip-begins = Première LED le long du tapis, à partir de 0
setting-strip-ends = Dernière LED le long du tapis
setting-strip-supply-ma = Ce que fournit l’alimentation, en mA
setting-strip-brightness = Luminosité
setting-strip-night = La nuit, par exemple 22:00-07:00
setting-strip-night-brightness = Luminosité la nuit
setting-strip-photograph-brightness = Luminosité pour les photos, en pour cent
setting-strip-wled = Adresse du boîtier WLED
setting-strip-lamps = Broches des lampes seules
setting-buttons = Les boutons
setting-buttons-kind = Quels boutons
setting-buttons-go-on = Broche de Continuer
setting-buttons-undo = Broche d’Annuler
setting-buttons-seats = Broches des places
setting-buttons-go-on-lamp = Broche de la lampe de Continuer
setting-buttons-undo-lamp = Broche de la lampe d’Annuler
setting-buttons-seat-lamps = Broches des lampes des places
setting-buttons-hold-s = Secondes d’un appui maintenu
setting-buttons-debounce-ms = Millisecondes avant qu’un appui compte
setting-panel = Le pupitre USB
setting-panel-port = Port
setting-panel-button-lamps = Ses boutons ont des lampes
setting-camera = La caméra
setting-camera-source = Quelle caméra
setting-camera-tokens = Ce que fait un jeton sur le tapis
setting-network = Le réseau
setting-network-host = Écoute sur
setting-network-port = Port
setting-network-address = Adresse indiquée aux téléphones
setting-network-proxy = Proxy de confiance
setting-network-wifi = Nom du Wi-Fi
setting-kiosk = Le grand écran
setting-kiosk-sleep-min = S’éteint quand rien ne se passe après
setting-kiosk-call-s = Appelle qui fait attendre les autres après
setting-table = La table
setting-table-language = Langue
setting-table-seats = Nombre de places possibles
setting-table-game = Jeu par lequel commence une nouvelle table
setting-table-stage-s = Un lancer, une attaque ou une épreuve reste ouverte
setting-table-decoys = Cacher sur chaque téléphone à qui l’on demande quelque chose en secret
setting-cafe = Le café
setting-cafe-broker = Broker MQTT
setting-cafe-port = Port du broker
setting-cafe-certificate = Certificat du broker
setting-cafe-user = Utilisateur auprès du broker
setting-cafe-name = Nom de cette table là-bas
setting-cafe-home-assistant = Trouvée par Home Assistant
setting-cafe-discovery-prefix = Préfixe de découverte de Home Assistant
setting-programs = Autres programmes
setting-programs-webhook = Où les événements sont envoyés
refused-print = Cela ne peut pas s’imprimer ici. Choisissez parmi les papiers et les objets que montre la page.
refused-sent = Ce que les téléphones ont reçu se montre une fois la partie finie, et à personne avant : même pas à l’hôte.
refused-sent-key = Cette page n’est plus ouverte. Rouvrez-la à la fin de la partie.
refused-no-replay = Cette soirée n’est plus ouverte. Choisissez à nouveau son fichier.
evening-of = { $day } : { $names }
evening-broken-off = { $day }, pas jouée jusqu’au bout : { $names }
shelf-over = jouée jusqu’au bout
shelf-round = manche { $n }
shelf-begun = à peine commencée
shelf-broken-off = interrompue
shelf-broken-off-round = interrompue à la manche { $n }
lay-thrown = dés au milieu
camera-faces = { $colour } au milieu : il devrait y avoir { $held }, la caméra voit { $seen }.
shelf-met = { $n ->
    [one] une carte
   *[other] { $n } cartes
}
refused-shelved-goes-on = Cette partie peut encore continuer : personne ne la lit pour l’instant. Reprenez-la, ou terminez-la d’abord.
shelf-won = { $names } { $n ->
    [one] a gagné
   *[other] ont gagné
}
shelf-all-won = Tout le monde a gagné
shelf-lost = personne n’a gagné
tally-wins = { $n ->
    [one] { $game }
   *[other] { $game } ({ $n })
}
tonight-won = { $game } ({ $names })
again = Groupe suivant

# La caméra
buttons-lost = Les boutons de la table ne font rien ({ $reason }). Ceux de cet écran marchent.
button-stuck = Le bouton « { $button } » reste enfoncé. Prenez celui de cet écran.
segment-whole = Tout le ruban : { $leds ->
    [one] 1 LED
   *[other] { $leds } LED
}
segment-dark = Laissées éteintes : { $leds ->
    [one] 1 LED
   *[other] { $leds } LED
}
segment-track = Rangée { $n } : { $leds ->
    [one] 1 LED
   *[other] { $leds } LED
}
segment-tracks = Toutes les rangées : { $leds ->
    [one] 1 LED
   *[other] { $leds } LED
}
segment-seat = Place { $n } : { $leds ->
    [one] 1 LED
   *[other] { $leds } LED
}
segment-seats = Toutes les places : { $leds ->
    [one] 1 LED
   *[other] { $leds } LED
}
refused-light = Cette partie du ruban lumineux ne peut pas être essayée maintenant.
strip-lost = Le ruban lumineux est éteint ({ $reason }). Vous pouvez jouer sans lui.
panel-none = Je ne vois pas de pupitre USB. Branchez-le quand vous voulez : la partie continue sans lui.
panel-gone = Le pupitre est débranché. Continuez avec cet écran et vos téléphones ; rebranchez-le quand vous voulez.
panel-nonsense = Ce qui est branché sur { $port } ne parle pas comme un pupitre. Ceci y met son programme : companion-firmware install
panel-silent = Ce qui est branché sur { $port } ne dit rien. Ceci y met le programme du pupitre : companion-firmware install
panel-denied = Je n’ai pas le droit d’utiliser le pupitre sur { $port }. Lancez : sudo usermod -aG dialout $USER, puis redémarrez la machine.
panel-taken = Un autre programme occupe le pupitre sur { $port }. Fermez-le, et le pupitre revient.
panel-faulty = Le pupitre sur { $port } est en panne. Débranchez-le et rebranchez-le.
panel-old = Le programme du pupitre est ancien et fait ce qu’il peut. Ceci le renouvelle : companion-firmware install
panel-newer = Le programme du pupitre est plus récent que ce compagnon et fait ce qu’il peut. Mettez le compagnon à jour.
panel-lamps = Le ruban du pupitre a { $n ->
    [one] 1 LED
   *[other] { $n } LED
}, et les réglages disent { $m } : écrivez { $n } dans [strip] leds.
panel-others = Plusieurs pupitres sont branchés. J’utilise { $port } et j’ignore { $others }.
camera-lost = La caméra ne marche pas : { $reason }
camera-gone = Je ne vois pas la table. Photographiez les dés avec un téléphone, ou tapez-les.
camera-gone-map = Je ne vois pas la carte. Indiquez sur un téléphone où va chaque tuile.
camera-back = La caméra est de retour.
game-missing = Le jeu auquel on jouait ici n’est pas installé, ou ne se charge pas. La partie est mise de côté : réinstallez-le, puis touchez « Reprendre ».
game-failing = La partie en cours a échoué à l’ouverture. Elle est mise de côté, et rien n’en est perdu. « Reprendre » essaie encore ; si elle échoue de nouveau, envoyez le fichier pour le dépannage.
game-other-version = La partie en cours a commencé avec une autre version de ses règles, et celle-ci ne peut pas la continuer. Elle est mise de côté jusqu’au retour de l’autre.
game-rests = En mode sans échec, aucune partie ne s’ouvre : celle qui se jouait ici est mise de côté. Touchez « Démarrer normalement », puis « Reprendre ».
game-stuck = Le jeu a une erreur
game-stuck-todo = Cette page ne peut pas montrer la partie. Annulez la dernière étape, ou mettez la partie de côté sur le grand écran : rien n’en est perdu. Envoyez ensuite le fichier pour le dépannage.
journal-game-lost = La partie de cette table est devenue illisible : la table est libre pour une autre. Rien n’a été jeté : la partie abîmée est { $file }.
journal-unsure = Je ne sais pas si vos dernières saisies sont toutes là : ma note à leur sujet est abîmée ou perdue. Vérifiez que la question posée est la bonne, et refaites ce qui manque.
journal-backup-today = C’est la sauvegarde de { $at } ; la suite n’y est pas.
journal-backup = C’est la sauvegarde du { $day }, { $at } ; la suite n’y est pas.
lost-asked = La personne qui avait répondu répond encore, de la même façon. { $later ->
    [0] Rien n’est venu après.
    [one] L’entrée qui suit est gardée si elle convient encore.
   *[other] Les { $later } entrées qui suivent sont gardées là où elles conviennent encore.
}
table-cut-off = J’ai été coupée, et me revoilà. Tout ce qui comptait est là : continuez avec la question posée.
sdcard-unreadable = companion.txt, sur la carte SD, est illisible ({ $why }). Enregistrez-le à nouveau sur un ordinateur.
sdcard-no-text = companion.txt, sur la carte SD, n’est pas du texte brut. Réécrivez-le avec un éditeur de texte simple.
sdcard-no-colon = companion.txt, ligne { $line } : « { $text } » n’a pas de deux-points. Écrivez par exemple « langue: français ».
sdcard-unknown = companion.txt, ligne { $line } : le réglage « { $word } » n’existe pas. Il y a nom, langue, wifi, mot de passe wifi, pays, pin et jeu.
sdcard-unknown-hint = companion.txt, ligne { $line } : le réglage « { $word } » n’existe pas. Vouliez-vous dire « { $hint } » ?
sdcard-twice = companion.txt, ligne { $line } : ce réglage a déjà été donné. C’est le dernier qui compte.
sdcard-name = companion.txt, ligne { $line } : « { $value } » ne peut pas être le nom de la table. Prenez des lettres sans accents, des chiffres et des traits d’union, par exemple table-de-jeu.
sdcard-language = companion.txt, ligne { $line } : la langue « { $value } » n’existe pas. Écrivez l’une de celles-ci : { $languages }.
sdcard-wifi = companion.txt, ligne { $line } : « { $value } » est trop long pour un nom de Wi-Fi.
sdcard-password = companion.txt, ligne { $line } : un mot de passe Wi-Fi a de 8 à 63 caractères. Cherchez une faute de frappe.
sdcard-country = companion.txt, ligne { $line } : « { $value } » n’est pas le code d’un pays. Écrivez deux lettres, comme FR, BE ou CH.
sdcard-pin = companion.txt, ligne { $line } : un code PIN a de 4 à 12 chiffres et rien d’autre.
sdcard-hidden = companion.txt, ligne { $line } : le Wi-Fi est masqué ou non : écrivez « oui » ou « non ».
sdcard-zone = companion.txt, ligne { $line } : le fuseau horaire « { $value } » n’existe pas. Écrivez par exemple Europe/Paris.
sdcard-turned = companion.txt, ligne { $line } : un écran est tourné de 90, 180 ou 270 degrés, pas de « { $value } ».
sdcard-cut = companion.txt, ligne { $line } : un écran rogne de 1 à 10 pour cent, pas « { $value } ».
sdcard-game = companion.txt, ligne { $line } : le jeu « { $value } » n’existe pas. Il y a { $games }.
sdcard-no-country = companion.txt nomme un Wi-Fi mais pas de pays. Sans pays, le Wi-Fi reste éteint : écrivez par exemple « pays: FR ».
sdcard-no-wifi = companion.txt a un mot de passe Wi-Fi mais pas de Wi-Fi. Écrivez son nom après « wifi: ».
sdcard-not-joined = La table n’arrive pas à rejoindre le Wi-Fi « { $wifi } ». Est-il allumé et assez proche ? Vérifiez ensuite son nom et son mot de passe dans companion.txt.
camera-moved = La caméra ou le tapis a bougé. J’ai retrouvé le tapis.
camera-too-dark = Il fait trop sombre pour lire les dés. Allumez une lampe, ou tapez-les.
camera-glare = La lumière est trop dure pour lire les dés. Tournez la lampe, ou tapez-les.
camera-blurred = L’image est floue. L’objectif est-il propre ?
camera-markers-missing = Je ne vois pas les coins du tapis. Dégagez-les et mettez-les dans l’image, ou tapez les dés.
camera-off-the-mat = { $n ->
    [one] Un dé est tombé hors des cases du tapis. Relancez-le, au milieu.
   *[other] { $n } dés sont tombés hors des cases du tapis. Relancez-les, au milieu.
}
camera-off-the-tray = { $n ->
    [one] Un dé est tombé hors du plateau. Relancez-le dedans.
   *[other] { $n } dés sont tombés hors du plateau. Relancez-les dedans.
}
camera-missing = { $n ->
    [one] Il manque un dé de couleur { $colour } ({ $owner }).
   *[other] Il manque { $n } dés de couleur { $colour } ({ $owner }).
}
camera-extra = { $n ->
    [one] Il y a un dé de couleur { $colour } en trop ({ $owner }).
   *[other] Il y a { $n } dés de couleur { $colour } en trop ({ $owner }).
}
camera-stranger = { $n ->
    [one] Un dé de couleur { $colour } n’est pas de ce lancer. Retirez-le.
   *[other] { $n } dés de couleur { $colour } ne sont pas de ce lancer. Retirez-les.
}
camera-doubt = { $n ->
    [one] Un dé ne se lit pas bien : relancez celui-là, ou tapez-le.
   *[other] { $n } dés ne se lisent pas bien : relancez ceux-là, ou tapez-les.
}
camera-unsure = { $n ->
    [one] J’hésite sur un dé. Dites ce qu’il montre, ou relancez celui-là.
   *[other] J’hésite sur { $n } dés. Dites ce qu’ils montrent, ou relancez ceux-là.
}
camera-no-colour = L’image n’a pas de couleurs : je ne sais pas à qui sont les dés. Tapez-les.
camera-hand = Une main est devant. Retirez-la des dés.
camera-cocked = { $n ->
    [one] Un dé est cassé : relancez celui-là.
   *[other] { $n } dés sont cassés : relancez ceux-là.
}
camera-stacked = { $n ->
    [one] Un dé est sur un autre : relancez celui-là.
   *[other] { $n } dés sont sur d’autres : relancez ceux-là.
}
camera-hiding = { $n ->
    [one] Un dé est peut-être sur un autre : regardez sous celui qui a deux cercles. Si oui, relancez-le.
   *[other] { $n } dés sont peut-être sur d’autres : regardez sous ceux qui ont deux cercles. Si oui, relancez-les.
}
camera-touching = { $n ->
    [one] Un dé en touche un autre et ne se lit pas : écartez-le un peu sans le tourner.
   *[other] { $n } dés en touchent d’autres et ne se lisent pas : écartez-les un peu sans les tourner.
}
camera-glaring = { $n ->
    [one] La lampe éblouit un dé : faites-lui de l’ombre avec la main, ou tapez-le.
   *[other] La lampe éblouit { $n } dés : faites-leur de l’ombre avec la main, ou tapez-les.
}
camera-odd-face = { $n ->
    [one] Un dé montre un symbole, pas des points. Tapez-le à la main.
   *[other] { $n } dés montrent des symboles, pas des points. Tapez-les à la main.
}
camera-unknown-colour = { $n ->
    [one] Un dé a une couleur qui n’est à personne ici : retirez-le, ou tapez les dés.
   *[other] { $n } dés ont une couleur qui n’est à personne ici : retirez-les, ou tapez les dés.
}
camera-uncertain-colour = { $n ->
    [one] La couleur d’un dé se voit mal à cette lumière : il est peut-être à quelqu’un d’autre.
   *[other] Les couleurs de { $n } dés se voient mal à cette lumière : ils sont peut-être à quelqu’un d’autre.
}
camera-unmoved = { $n ->
    [one] Un dé est resté à sa place : lancez-les tous ensemble.
   *[other] { $n } dés sont restés à leur place : lancez-les tous ensemble.
}
camera-unwatched = { $n ->
    [one] Je ne regardais pas quand un dé a été lancé : relancez-le, ou tapez-le.
   *[other] Je ne regardais pas quand { $n } dés ont été lancés : relancez-les, ou tapez-les.
}
camera-kept = { $n ->
    [one] Un dé qui devait rester montre autre chose. On ne relance que ce qui est demandé.
   *[other] { $n } dés qui devaient rester montrent autre chose. On ne relance que ce qui est demandé.
}
look-at = Regardez ici : { $where }.
die-at = { $colour } ({ $place ->
    [top-left] en haut à gauche
    [top-middle] en haut
    [top-right] en haut à droite
    [middle-left] à gauche
   *[middle-middle] au milieu
    [middle-right] à droite
    [bottom-left] en bas à gauche
    [bottom-middle] en bas
    [bottom-right] en bas à droite
})
camera-middle = { $owner } : { $seen } au milieu, { $said } annoncés. Déplace les dés, ou annule la réponse.
camera-allowed = { $owner } : { $seen } au milieu, { $most } permis. Reprends-en.
camera-turned = Un dé de couleur { $colour } a bougé : { $was } a été lu et compte, il montre maintenant { $now }.
spoken-dice = { $owner } : { $faces }.
spoken-sum = Total : { $sum }.
camera-others = { $n ->
    [one] Un dé d’une autre sorte se tape : la caméra lit ceux qui ont des points.
   *[other] { $n } dés d’une autre sorte se tapent : la caméra lit ceux qui ont des points.
}
camera-crowd = Je lis { $most } dés à la fois, pas plus. Retirez-en.
camera-pool = { $what } : { $seen } sur le tapis, { $held } dans la partie.
pretend-token = { $what }{ $n ->
    [0] : retirer le dernier
    [one] {""}
   *[other] {" "}({ $n })
}
token-means = Sur le tapis : { $what }{ $n ->
    [0] {" "}(plus aucun)
    [one] {""}
   *[other] {" "}({ $n })
}. Oui : { $answer }
token-told = { $what }{ $n ->
    [0] : plus aucun
    [one] {""}
   *[other] {" "}({ $n })
}. { $who }, confirme sur ton téléphone : { $answer }
token-told-all = { $what }{ $n ->
    [0] : plus aucun
    [one] {""}
   *[other] {" "}({ $n })
}. Confirmez sur un téléphone ou ici : { $answer }
token-and = { $some }, { $more }
camera-pushed = { $n ->
    [one] Un dé est au milieu : oui, 1
   *[other] { $n } dés sont au milieu : oui, { $n }
}
corrected-die-by = { $name } dit : { $now }, et non { $was }
corrected-die = Corrigé : { $now }, et non { $was }
origin-camera = lu par la caméra
origin-photograph = lu sur la photo d’un téléphone
origin-photograph-by = lu sur la photo de { $name }
origin-typed = saisi à la main
origin-drawn = lancé par la table
origin-simulated = simulé
origin-phone = d’un téléphone
origin-phone-by = saisi sur le téléphone de { $name }
origin-kiosk = du grand écran
origin-button = d’un bouton

# Les boutons
button-go-on = Continuer
button-undo = Annuler
button-seat-1 = Place 1
button-seat-2 = Place 2
button-seat-3 = Place 3
button-seat-4 = Place 4
button-seat-5 = Place 5
button-seat-6 = Place 6
button-seat-7 = Place 7
button-seat-8 = Place 8
press-held = Maintiens-le : le téléphone qui demande reçoit cette place
press-mark = Marquer : { $what }
press-take = { $name } : { $what }
press-number = { $unit } : { $n }
press-under = { $under } : { $what }

# Annuler
take-back = Annuler : { $what }
undo-asked = Annuler : { $what }
undo-asked-by = { $name } veut annuler : { $what }
undo-waits = Pas encore : { $names }.

# Les conseils d’un bot
advice-covered = Le conseil d’un bot
advice-wait-now = Rien, pour l’instant
advice-none = Aucun d’eux
advice-number = { $n } ({ $unit })
advice-counted = Ont demandé conseil : { $who }.
advice-counted-one = { $name } { $n ->
    [one] une fois
    [2] deux fois
   *[other] { $n } fois
}
refused-no-advice = Tu n’as rien à choisir pour l’instant. Redemande quand ce sera le cas.

# Après une partie
next-of-campaign = Jouer la deuxième partie
same-again = Encore une fois
chapter = Manche { $n }
recap-dice = La page honnête
recap-dice-title = Comment les dés sont tombés
recap-line = Une ligne de l’histoire
recap-unknown = Ce que tu ne savais pas
recap-own-dice = La page honnête
recap-own-dice-title = Comment tes dés sont tombés
dice-mean = { $n ->
    [one] 1 dé, qui montre { $mean }
   *[other] { $n } dés, { $mean } en moyenne
}
luck-too-few = Trop peu pour parler de chance.
luck-usual = Chance normale : dans 95 % des soirées, autant de dés honnêtes font en moyenne de { $least } à { $most }.
luck-rare = Une soirée rare : dans 95 % des soirées, autant de dés honnêtes font en moyenne de { $least } à { $most }.
dice-evenings = { $n ->
    [one] Sur une soirée
   *[other] Sur { $n } soirées
}
fairness-too-few = Trop peu pour conclure : il en faut encore { $missing }.
fairness-fair = { $dice ->
    [one] Il tombe comme un dé honnête.
    [0] Ils tombent comme des dés honnêtes ; un mauvais pourrait encore se cacher parmi eux.
   *[other] Ils tombent comme des dés honnêtes ; un mauvais pourrait encore se cacher parmi les { $dice }.
}
fairness-uneven = Un peu inégal, mais par hasard { $dice ->
    [one] un dé honnête
   *[other] un jeu honnête
} sur { $n } en fait autant. { $dice ->
    [one] Gardez-le à l’œil.
   *[other] Gardez-les à l’œil.
}
fairness-suspect = Difficile d’y voir le hasard : { $dice ->
    [one] un seul dé honnête sur { $n } tombe aussi inégalement. Mieux vaut en prendre un autre.
   *[other] un seul jeu honnête sur { $n } tombe aussi inégalement. Lequel d’entre eux est en cause, on ne peut le dire. Mieux vaut prendre d’autres dés.
}
fairness-surely = Le { $face } est sorti { $count } fois sur { $n } : sa vraie part est très probablement entre { $least } et { $most } % (sûr à 95 %). D’un dé honnête, on attend 17 %.
dice-together = { $n ->
    [one] un dé, si c’est toujours le même
   *[other] { $n } dés ensemble : ils se ressemblent
}
dice-unknown = tous les dés de cette couleur ensemble : ils se ressemblent
forgotten = Effacé pour de bon : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $photographs ->
    [one] { $photographs } photo
   *[other] { $photographs } photos
}, et tous les noms.
forgotten-dice = Effacé : comment les dés sont tombés pendant { $n ->
    [one] 1 soirée
   *[other] { $n } soirées
}.
refused-locked = C’est pour l’hôte. Sur le grand écran, le code PIN l’ouvre.
refused-pin = Un code PIN a de { $least } à { $most } chiffres.
refused-pin-wrong = Ce n’est pas le code PIN. Rien n’a changé.
refused-pin-wait = Trop de codes PIN faux : attendez { $n ->
    [one] une seconde
   *[other] { $n } secondes
}, puis réessayez.
refused-pin-settings = Ce code PIN est dans le fichier de réglages et ne se change que là.
refused-backup-game = Une partie est en cours ou mise de côté : tous ses secrets seraient dans le fichier. Terminez-la d’abord (mise de côté : effacez-la sous « Parties précédentes »), ou utilisez un terminal : companion backup
refused-backup-open = Tant qu’il n’y a pas de code PIN, seul l’écran de la table peut le faire. Allez-y, ou définissez-en un.
refused-kiosk = Cela se fait sur le grand écran, où tout le monde le voit.

# Refus
refused-teach = La caméra apprend vos dés avant une partie, pas au milieu.
refused-put = Aucune réponse ne correspond à ces jetons pour l’instant.
refused-photo-late = Ce lancer est passé. Rien n’a changé.
refused-photo-busy = Plusieurs photos sont déjà en cours de lecture. Attends un instant et renvoie la tienne.
refused-photo-no-dice = Je ne vois pas de dés sur cette image. Tiens le téléphone bien au-dessus, pour qu’ils remplissent la moitié de l’image, et réessaie.
refused-photo-heic = Cette image est au format HEIC d’Apple, que je ne sais pas lire. Photographie les dés avec le bouton de cette page ; ou choisis Réglages › Appareil photo › Formats › Le plus compatible sur l’iPhone.
refused-photo-too-large = Cette image a plus de 50 mégapixels. Choisis une taille plus petite dans l’appli photo et réessaie.
refused-photo-too-small = Cette image est trop petite pour montrer un dé. Photographie les dés avec le bouton de cette page.
refused-photo-no-picture = Ce n’est pas une image. Photographie les dés, ou choisis une photo (.jpg ou .png).
refused-photo-damaged = Cette image est arrivée abîmée. Renvoie-la, ou prends-en une autre.
refused-throw = Il n’y a pas de lancer en cours.
refused-button = Cette table n’a pas ce bouton.

# Les places, les téléphones et l’écran de la table
refused-power = Cette machine ne peut pas être éteinte d’ici. Vous pouvez la débrancher : aucune partie n’est perdue.
refused-no-staff = Il n’y a pas de personnel à appeler : cette table n’est dans aucun café.
refused-staff-pin = Vous regardez seulement. Écrivez pin = "…" sous [kiosk] dans settings.toml sur cette machine, et redémarrez-la.
refused-staff-key = Aucune clé n’est définie : écrivez key = "…" sous [cafe] dans settings.toml, la même ici et à chaque table.
refused-staff-broker = Le broker est absent, et personne ne l’entendrait. Réessayez dans un instant.
refused-staff-update = Choisissez les deux fichiers, la version et sa signature ; et il faut une table où personne ne joue.
refused-staff-nothing = Cochez les tables, et écrivez ce qu’il faut leur apporter.
refused-staff-large = C’est trop à la fois : 250 ko au plus.
refused-adjusting = { $what } appartient à chaque table et ne se change pas à distance.
refused-adjusting-nothing = Il n’y a pas de réglage dans ces lignes : écrivez une section comme [strip] et, dessous, brightness = 60.
refused-staff-silent = { $table } est hors ligne. Réessayez quand elle sera de retour.
refused-not-here = Seul l’écran de la table peut le faire. Va là-bas et touche.
refused-has-phone = Qui est à cette place a un téléphone. Regardez sur celui-ci.
refused-claim-connected = Le téléphone de cette place est connecté. Réponds oui là-bas ; lui seul, ou l’hôte, peut céder la place.
refused-claim-which = Plusieurs téléphones demandent cette place. Dis lequel, par le numéro qu’il montre.
refused-claim-code = { $n ->
    [one] Ce n’est pas le code. Regarde encore l’écran de la table : il te reste un essai.
   *[other] Ce n’est pas le code. Regarde encore l’écran de la table : il te reste { $n } essais.
}
refused-claim-over = C’est trop tard, ou quelqu’un a dit non. Demande la place encore une fois.

# Apprendre à la caméra
teach = Apprendre nos dés à la caméra
teach-unknown = La caméra distingue vos dés par le nom de leurs couleurs. Montrez-les-lui une fois, et elle les connaît : cela prend moins d’une minute.
teach-known = La caméra connaît vos dés (leçon { $n }, { $score } %). Recommencez si les dés, la lampe ou l’endroit ont changé.
teach-begin = Commencer
teach-again = Recommencer
teach-stop = Arrêter
teach-close = Terminé
teach-take-back = Oublier la dernière leçon
teach-step-empty = Un milieu vide
teach-empty = Retirez tous les dés du milieu.
teach-roll = { $owner }, lance tous tes dés de couleur { $colour } et laisse-les en place.
teach-roll-shared = Lancez tous les dés de couleur { $colour } et laissez-les en place.
teach-blind = Je ne vois pas les dés. Y a-t-il de la lumière, et les coins du tapis sont-ils dégagés ?
teach-not-empty = Il y a là quelque chose qui ressemble à un dé. Retirez-le.
teach-disk = Ce que j’ai appris ne peut pas s’écrire sur mon disque : rien n’a été gardé. Demandez à l’hôte de faire de la place, puis relancez ces dés.
teach-too-few = C’est trop peu pour être sûre. Lancez-les tous.
teach-mixed = Ils ne sont pas tous du même jeu. Ne laissez que celui-là au milieu, et relancez-le.
teach-alike = { $one } et { $other } : je confonds vos dés. L’un de vous prend des dés d’une autre couleur, ou vous me donnez plus de lumière. S’il n’y a là qu’un jeu, retirez-le et lancez le bon.
teach-passed = C’est fait : je connais vos dés ({ $score } % lus et distingués).
teach-failed = Pas encore assez bien : { $score } % lus et distingués. Plus de lumière aide, ou une caméra plus proche. Rien n’a changé.

# Cartes de place imprimées
print-missing = Cet ordinateur n’a pas de police pour certains caractères ; chacun est ici un point d’interrogation : { $letters }. Installez-en une (sur un Raspberry Pi : sudo apt install fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji), puis imprimez de nouveau.
print-seat-todo = Scanne ceci, tape le code du grand écran et prends les dés de couleur { $colour }.
print-wifi = D’abord le Wi-Fi
print-wifi-todo = Scanne ceci une fois pour rejoindre { $name }. Puis scanne la carte de tes dés.

# Installer une table
set-up-language-title = Langue
set-up-pin-title = Hôte
set-up-seats-title = Places et dés
set-up-camera-title = Caméra
set-up-buttons-title = Boutons
set-up-strip-title = Ruban lumineux
set-up-network-title = Réseau Wi-Fi
set-up-done-title = Prêt
set-up-welcome = Bienvenue ! Quelques étapes, et cette table est prête. Vous pouvez laisser chacune telle quelle et y revenir plus tard.
set-up-keep = Enregistrer
set-up-pin = Avec un code PIN, il faut le connaître pour installer la table, la vider ou effacer ce qu’elle garde. Dans un café ou un club, vous en voulez un ; les invités jouent sans lui.
set-up-pin-none = Il n’y a pas encore de code PIN. À la maison, vous pouvez vous en passer : l’hôte est alors la personne devant cet écran.
set-up-pin-is = Il y a un code PIN. Un nouveau le remplace.
set-up-pin-new = Nouveau code PIN, 4 à 12 chiffres
set-up-seats = Combien de personnes tiennent autour de la table, et quels jeux de dés y a-t-il dans la boîte ?
set-up-seats-label = Places
set-up-seats-n = jusqu’à { $n }
set-up-dice-label = Jeux de dés
set-up-camera = La caméra regarde les dés d’en haut. Chaque dé trouvé est entouré.
set-up-camera-label = Quelle caméra
set-up-camera-address = Ou l’adresse d’une appli caméra de téléphone ou d’une caméra IP, comme http://192.168.1.20:8080/video
set-up-camera-auto = ce qui est branché
set-up-camera-pi = celle du Pi
set-up-camera-webcam = la première webcam
set-up-camera-pretend = aucune : dés à l’écran
set-up-camera-moving = Quelque chose bouge, ou je ne vois rien encore. Laissez les dés tranquilles un instant.
set-up-camera-light = La lumière est bonne.
set-up-camera-dice = { $n ->
    [0] Je ne vois pas de dés.
    [one] Je vois un dé.
   *[other] Je vois { $n } dés.
}
set-up-camera-mat = Je vois tout le tapis, pour { $n ->
    [one] 1 place
   *[other] { $n } places
}.
set-up-camera-no-mat = Je ne vois pas de tapis. Sans tapis, on lance devant la caméra, et c’est très bien ainsi.
set-up-buttons = Appuyez une fois sur chaque bouton ; son nom s’affiche ici. Celui qui annule doit être maintenu.
set-up-buttons-none = Je ne connais pas de boutons. Prenez ceux de l’écran et de vos téléphones.
set-up-button-pressed = { $button } : marche ✓
set-up-button-waits = { $button } : pas encore appuyé
set-up-order = Les boutons des places, comme vous les avez pressés : { $order }
set-up-order-none = Mauvais ordre ? Appuyez sur les boutons des places tout autour de la table, à partir de la première.
set-up-order-keep = Garder cet ordre
set-up-order-again = Recommencer
set-up-strip = Allumez chaque partie, et voyez si elle est au bon endroit. Ce que vous changez est gardé aussitôt.
set-up-strip-used = { $used } LED sur { $leds } sont utilisées.
set-up-strip-light = allumer
set-up-strip-more = 1 LED de plus
set-up-strip-fewer = 1 LED de moins
set-up-strip-turn = à l’envers
set-up-strip-earlier = plus tôt
set-up-strip-later = plus tard
set-up-strip-remove = retirer
set-up-strip-colours = Ses couleurs, dans l’ordre { $order } : allumer
set-up-strip-red = rouge
set-up-strip-green = vert
set-up-strip-blue = bleu
set-up-strip-seen = Ce devrait être { $lit }. Que voyez-vous ?
set-up-strip-mixed = plusieurs couleurs, LED par LED
set-up-strip-add = Ajouter
set-up-along = Où passe-t-il ? Le long du tapis, il désigne un dé en question.
set-up-edge-seats = pas le long du tapis
set-up-edge-far = son bord lointain
set-up-edge-near = son bord proche
set-up-edge-left = son bord gauche
set-up-edge-right = son bord droit
set-up-edge-around = tout autour
set-up-edge-begins = Le bord commence à la LED { $n } (à gauche ou près ; tout autour : au coin proche de gauche)
set-up-edge-ends = Le bord finit à la LED { $n }
set-up-led-ten-back = 10 LED en arrière
set-up-led-one-back = 1 LED en arrière
set-up-led-light = allumer
set-up-led-one-on = 1 LED en avant
set-up-led-ten-on = 10 LED en avant
set-up-point = Désigner cet endroit, un coin du tapis
set-up-point-near-left = proche, à gauche
set-up-point-near-right = proche, à droite
set-up-point-far-left = loin, à gauche
set-up-point-far-right = loin, à droite
set-up-strip-all = Le ruban entier
set-up-strip-share = réparti automatiquement
set-up-strip-own = comme réglé ici
set-up-show-tracks = toutes les rangées
set-up-show-dark = éteint
set-up-show-seat-1 = place 1
set-up-show-seat-2 = place 2
set-up-show-seat-3 = place 3
set-up-show-seat-4 = place 4
set-up-show-seat-5 = place 5
set-up-show-seat-6 = place 6
set-up-show-seat-7 = place 7
set-up-show-seat-8 = place 8
set-up-wifi = Dans quel Wi-Fi les téléphones doivent-ils être ? L’écran montre alors un code qui les y amène.
set-up-wifi-is = C’est actuellement { $name }.
set-up-wifi-none = Aucun n’est encore indiqué. C’est très bien si tout le monde y est déjà.
set-up-wifi-name = Nom du Wi-Fi
set-up-wifi-password = Son mot de passe, ou rien s’il n’en a pas
set-up-done = C’est tout. Scannez le code sur l’écran de la table, et prenez place.
set-up-again = L’installation est sur l’écran de la table quand personne ne joue, et tout est aussi dans settings.toml.
set-up-restart = Une partie des changements ne vaut qu’au prochain démarrage : éteignez la table et rallumez-la.
refused-set-up = Ce n’est pas un choix de cette étape.
refused-set-up-playing = Une partie est en cours. La table pourra être installée quand elle sera finie.
refused-camera-address = Ce n’est pas l’adresse d’une caméra. Elle commence par http:// ou rtsp:// ; retapez son mot de passe si vous changez le reste.
refused-setting = { $label } : { $reason }. Rien n’a changé.
refused-settings = Les réglages n’ont pas pu être gardés, et rien n’a changé : { $reason }
refused-order = Appuyez d’abord une fois sur le bouton de chaque place, puis gardez l’ordre.
refused-strip-full = Le ruban a { $leds } LED, et toutes sont réparties. Prenez-en d’abord une à une autre partie.
refused-wifi-name = Le nom d’un Wi-Fi a 32 lettres au plus.
refused-wifi-password = Le mot de passe d’un Wi-Fi a de 8 à 63 lettres, ou il n’y en a pas.

# L’éditeur de cartes
fault = Ligne { $line }, colonne { $column } : { $text }
refused-card-editor = Il n’y a pas d’éditeur de cartes pour ce jeu.
refused-card-editor-afar = Ouvrez l’éditeur de cartes sur l’écran de la table ; ou définissez-y un code PIN, et tapez-le ici.
refused-card-faults = La carte est gardée comme brouillon, mais pas encore dans le paquet. { $why }
refused-card-twin = Une autre carte de ce paquet a ce titre. Donnez un autre titre à l’une d’elles ; celle-ci est gardée comme brouillon.
refused-import-many = On importe { $most } cartes au plus à la fois. Répartissez-les en plusieurs fichiers.
refused-import-faults = Il y a tant d’erreurs que rien n’a été importé. La première est à la ligne { $line } : { $why }
refused-letters = Il contient des caractères qu’aucune page ne peut afficher. Rien n’a été importé. Ouvrez-le dans un éditeur de texte, effacez-les et enregistrez-le en UTF-8.
refused-import-new = Un nouveau paquet vient d’un fichier de cartes, qui commence par « deck: ». Les lignes d’un tableur vont dans un paquet existant.
refused-picture = Ce n’est pas une image lisible, ou elle est trop grande. Prenez une photo, ou choisissez un fichier plus petit qui finit par .jpg ou .png.
refused-picture-title = Gardez d’abord la carte ; son image aura alors une place.
refused-pictures-many = Il y a de la place pour { $most } images. Retirez-en d’abord.
refused-is-here = Le téléphone de { $name } est à la table. C’est là que { $name } peut s’absenter.
# Comment Home Assistant nomme une table et ce qu’il en sait.
cafe-table = Table « { $name } »
cafe-turn = Tour
cafe-game = Jeu
cafe-stage = Étape
cafe-help = Demande d’aide
cafe-doctor = À surveiller
cafe-light = Ruban lumineux
rulebook-choices = Ce qu’une table peut choisir (le premier choix est conseillé)
roll-again-doubts = { $n ->
    [one] Un dé est incertain.
   *[other] { $n } dés sont incertains.
 }

# Une carte de tuiles sous la caméra
tiles-seen = La caméra l’a vu : { $what }.
tiles-doubt = La caméra hésite : { $one }, ou { $other } ? La personne interrogée le dit d’un geste.
tiles-owed = Sur la table, il reste à faire : { $where }.
tiles-behind = Les tuiles ne correspondent pas à l’écran. Posez-les comme l’écran les montre.
tiles-early = Il y a du nouveau sur la carte : { $where }. Une tuile peut rester ; je regarde à nouveau quand on pourra la poser.
tiles-both = { $one } ; { $other }
tiles-covered = Quelque chose couvre la carte : { $where }. Retirez-le, puis je regarde à nouveau.
tiles-illegal = Ce n’est pas permis : { $where }. Reprenez-la, et posez-la là où elle va.
tiles-other-tile = Ce n’est pas la tuile piochée : { $where }. Posez celle que montre l’écran.
tiles-turned = Une tuile de la carte a été tournée : { $where }. Remettez-la comme l’écran la montre.
tiles-removed = Une tuile de la carte a disparu : { $where }. Remettez-la comme l’écran la montre.
tiles-face-down = Une tuile est face cachée : { $where }. Retournez-la.
tiles-apart = Une tuile est à l’écart : { $where }. Posez-la contre une autre.
tiles-several = Plus d’une tuile a changé : { $where }. Remettez-les toutes en place, sauf une.
tiles-lost = Je ne trouve pas la carte. Posez-la comme l’écran la montre, entièrement dans le champ de la caméra.
tiles-dark = Il fait trop sombre pour voir la carte. Allumez une lampe.

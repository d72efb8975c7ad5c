# Ce que dit la table quand quelque chose est impossible : pourquoi, et que faire à la place.

# Une réponse qui ne compte pas
refused-closed = C’est déjà décidé. Regarde la question que la table pose maintenant.
refused-stale = La question a changé depuis que tu l’as vue. Relis-la et réponds encore une fois.
refused-seat = Cette question s’adresse à quelqu’un d’autre à la table.
refused-file = Ce fichier de cartes n’existe pas ici. Prenez-en un de ceux qui sont affichés.
refused-rule = Cette règle maison, ou ce choix, n’existe pas. Prenez-en un de ceux qui sont affichés.
refused-long = C’est trop long : { $most } caractères au plus. Dis-le en moins de mots.
refused-option = Ce n’est pas un des choix. Prends-en un de ceux qui sont affichés.
refused-picked = Prends-en de { $least } à { $most } parmi ce qui est affiché.
refused-reach = Ce que tu prends doit atteindre { $n } en tout.
refused-game = Ce jeu n’existe pas ici. Prenez-en un de ceux qui sont affichés.
refused-many = On y joue à { $most } au plus. Libérez les places de ceux qui ne jouent pas, puis choisissez-le à nouveau.
refused-shared-of = Dans ce jeu, les dés de { $name } sont à tout le monde. Libérez cette place et prenez une autre couleur, puis choisissez-le à nouveau.
refused-number = Choisis un nombre de { $least } à { $most }.
refused-face = Aucun dé ne montre cela.
refused-face-of = Ce dé montre de 1 à { $most }.
refused-dice = { $n ->
    [one] Ce ne sont pas les dés demandés. Lancez le seul dé affiché, dans sa couleur.
   *[other] Ce ne sont pas les dés demandés. Lancez les { $n }, dans les couleurs affichées.
}
refused-no-dice = Tape au moins un dé, et { $most } au plus.
refused-kept = { $n ->
    [one] Un seul dé se relance. Laissez les autres en place.
   *[other] Seuls { $n } dés se relancent. Laissez les autres en place.
}
refused-form = Cela ne répond pas à cette question. Utilise les boutons qui sont dessous.

# Une étape de ce qui est raconté pas à pas
told-step = { $text }
told-share = { $text } ({ $share })
told-times = { $n } × { $text }

# S’asseoir et se lever
refused-name = Tape un nom que les autres peuvent lire : une lettre suffit.
refused-colour = Choisis une couleur de la liste.
refused-shared = Les dés de cette couleur sont à tout le monde. Choisis une autre couleur.
refused-same-name = Il y a déjà { $name } à cette table : ajoute une lettre, pour que l’on sache de qui il s’agit.
refused-taken = Cette couleur est prise. Choisis-en une autre.
refused-full = Les { $most } places sont prises. Regarde, ou demande sa place à quelqu’un.
refused-nobody = Il n’y a plus personne à cette place.
refused-closed-joining = Personne ne peut rejoindre la table pour l’instant. L’écran de la table rouvre les entrées.
refused-plays = Personne ne joue là à la place de quelqu’un. Regarde encore cette place.
refused-playing = La partie est en cours : on ne s’assied ni ne se lève maintenant. Attends la prochaine.

# Annuler et corriger
refused-nothing-to-undo = Il n’y a encore rien à annuler.
refused-export = Ce n’est pas une soirée emportée d’une table comme celle-ci. Choisissez le fichier evening.json tel qu’il a été enregistré.
refused-export-long = Cette soirée est trop longue : ici, on en ouvre de { $most } étapes au plus.
refused-export-game = Cette soirée était une partie de { $name }, que l’on ne peut pas jouer ici. Ouvrez-la à une table qui a ce jeu.
refused-redo-late = Il s’est passé autre chose depuis, ou cela compte déjà à nouveau. Regarde ce que l’on peut annuler maintenant.
done-again = Rétabli : { $what }
undo-asks = Demandé à nouveau : { $question }
refused-lost = Une entrée est illisible. Réponds-y d’abord à nouveau, ou saute-la.
refused-recall = { $n ->
    [one] Alors l’entrée qui suit ne convient plus. Était-ce autre chose ? Sinon, redis la même chose : celle qui suit sera laissée de côté.
   *[other] Alors { $n } des entrées qui suivent ne conviennent plus. Était-ce autre chose ? Sinon, redis la même chose : ces { $n } seront laissées de côté.
}
refused-undo-late = Il s’est passé autre chose depuis, ou c’est déjà annulé. Regarde ce que l’on peut annuler maintenant.
refused-asking = Quelqu’un a demandé à annuler quelque chose. Accepte d’abord, ou dis non.
refused-no-roll = Ce lancer ne compte plus. Regarde la table et corrige celui qui compte.
refused-not-seen = Cela ne compte plus. Regarde la table et corrige ce qui compte.
refused-same-seen = C’est ce que la caméra a vu. Choisis ce qui est juste.
refused-same-dice = Ce sont les dés tels qu’ils ont été lus. Change celui qui a été mal lu.

# Ce qui est apporté
refused-too-much = Ce fichier demande plus de mémoire ou de temps que cette table ne peut en donner. Rien n’a changé. Prenez-en un plus petit.
refused-slow-evening = Cette table met longtemps à parcourir cette soirée. Essayez encore : elle reprend là où elle en était.
refused-reading = D’autres fichiers sont en cours de lecture. Rien n’a changé. Réessayez dans une minute.

# Commencer et finir une partie
refused-few = { $least ->
    [one] Il faut quelqu’un pour jouer. Prends d’abord une place.
   *[other] Il faut être au moins { $least } pour jouer. Demande à quelqu’un de prendre place.
}
refused-begun = La partie a déjà commencé.
refused-no-game = Aucune partie n’est en cours. Commencez-en une d’abord.
refused-secret = Le journal dit tous les secrets : on ne l’obtient qu’une fois la partie finie.
refused-over = Cette partie est déjà finie : « Groupe suivant » ou « Encore une fois » continue d’ici.
refused-command = Autre chose a déjà été envoyé. Recharge la page et réessaie.
refused-settled = Les secrets de cette partie ont été lus : sa fin ne change plus. Rejouez-la, si vous voulez.
refused-fault = Le jeu a une erreur ici : rien n’a été changé. Choisissez autre chose ou annulez la dernière étape, et envoyez le fichier pour le dépannage.
refused-not-aside = Cette partie n’est plus mise de côté. Regardez encore la liste.
refused-table-roll = À cette table, on lance ses propres dés : c’est une règle maison. Lance-les, ou tape ce qu’ils montrent.
rule-way = Comment jouez-vous ?
rule-way-printed = Comme imprimé
rule-way-printed-hint = Les règles de la boîte, et rien d’autre.
rule-way-additions = Avec nos ajouts
rule-table-rolls = La table peut-elle lancer pour vous ?
rule-table-rolls-yes = Oui, pour qui le demande
rule-table-rolls-never = Non, de vrais dés seulement
rule-unseen-first = De préférence des cartes que vous n’avez pas vues ?
rule-unseen-first-yes = Oui, quand ces téléphones rejouent
rule-unseen-first-no = Non, tout mélanger
rolled-by-table = La table a lancé : { $faces }.
advice-plain = D’après ce que tu peux savoir, aucune réponse n’est meilleure.
advice-only = Il n’y a rien d’autre à choisir.
refused-advice = À cette table, on ne conseille personne : c’est une règle maison. Demande aux autres, ou lis les règles.
rule-table-advice = Un bot peut-il conseiller sur les téléphones ?
rule-table-advice-yes = Oui, à qui le demande
rule-table-advice-counted = Oui, et l’histoire dit combien de fois
rule-table-advice-never = Non
refused-take-up = Cette version du programme ne peut pas reprendre cette partie : ses règles ont changé depuis. La partie reste de côté jusqu’à ce qu’une version qui le peut soit installée.
refused-unfinished = La partie n’est pas encore finie. Continuez, ou dites que vous l’abandonnez.

# Fichiers de cartes
refused-deck-link = Le fichier de cartes { $file } est un lien qui sort de son dossier. Mettez-y le fichier lui-même.
refused-deck-large = Le fichier de cartes { $file } dépasse un mégaoctet. Partagez-le en plusieurs fichiers.
refused-deck-text = Le fichier de cartes { $file } n’est pas du texte brut. Enregistrez-le à nouveau en UTF-8.
refused-deck-unreadable = Le fichier de cartes { $file } est illisible. Vérifiez que c’est un fichier et qu’on peut l’ouvrir.
refused-deck-name = Donnez au paquet un nom qui contient des lettres : { $most } caractères au plus.
refused-deck-language = Indiquez la langue du paquet par deux petites lettres, comme en ou de.
refused-deck-taken = Un paquet s’appelle déjà ainsi, ou presque. Donnez un autre nom à celui-ci.
refused-deck-broken = La ligne { $line } du fichier de cartes est illisible : { $why }
refused-deck-long = Le paquet est devenu trop long : { $most } caractères au plus. Faites-en deux.
refused-decks-many = Il y a de la place pour { $most } paquets. Mettez-en d’abord un à la corbeille.
refused-version = Cette version n’existe pas. Prenez-en une de celles qui sont affichées.
refused-drafts-many = { $most } cartes de ce paquet sont déjà en cours d’écriture. Gardez-en, ou abandonnez-en quelques-unes.
refused-card-long = Une carte si longue ne tient nulle part : { $most } caractères au plus. Dites-le en moins de mots.
refused-card-gone = Cette carte n’est plus dans ce paquet. Regardez-le encore.

# Erreurs dans un fichier de cartes ou un tableau
fault-in-file = { $file }, ligne { $line }, colonne { $column } : { $text }
fault-lines = { $first }
    { $others }
fault-did-you-mean = Vouliez-vous dire « { $word } » ?
fault-one-of = Écrivez l’un de ces mots : { $words }.
fault-long = Le fichier est trop long : on en lit { $most } caractères au plus.
fault-empty = Le fichier est vide.
fault-character = Il y a un caractère qu’aucun texte ne contient ; effacez-le et retapez-le.
fault-name-plain = Un nom devant un deux-points ne peut contenir que des mots simples.
fault-twice = « { $name } » est ici deux fois ; la première est à la ligne { $line }.
fault-colon = Il y a un deux-points au milieu d’un texte. Mettez tout le texte entre guillemets droits, ou commencez-le sur une nouvelle ligne après « > ».
fault-tab = Il y a une tabulation ; mettez des espaces pour le retrait.
fault-indented = Cette ligne n’a pas le même retrait que celles au-dessus.
fault-no-colon = Après un nom, il faut un deux-points et un espace, comme dans « title: Le pont ».
fault-quotation = Un guillemet ouvre un texte, et aucun ne le ferme.
fault-sign = Un texte ne peut commencer par ce signe qu’entre guillemets droits.
fault-alias = Un texte ne peut commencer par « & » ou « * » qu’entre guillemets droits.
fault-tag = Un texte ne peut commencer par « ! » qu’entre guillemets droits.
fault-many = Il y a trop de choses dans ce fichier : on lit { $most } noms et valeurs au plus.
fault-deep = Les lignes ont trop de retraits : on lit { $most } niveaux au plus.
fault-block = Après « > », le texte commence à la ligne suivante, en retrait.
fault-dash = Un tiret qui commence une liste est seul sur sa ligne.
fault-dashes = Une ligne de trois tirets partage le fichier ; faites-en deux fichiers.
fault-unreadable = Cette ligne est illisible. Comparez-la à celles au-dessus, ou mettez son texte entre guillemets droits.
fault-no-deck = Un fichier de cartes commence par une ligne « deck: » et son nom.
fault-span = Ici, le nombre va de { $least } à { $most } ; { $n } ne convient pas.
fault-span-word = Cela va de 1 à { $most } { $word } ; { $n } ne convient pas.
fault-no-sheet = Ce n’est pas un tableau. Enregistrez-le en CSV, ou copiez ses cellules et collez-les.
refused-encoding = Certaines lettres de ce fichier sont incertaines (« { $seen } ») : rien n’a été importé. Enregistrez-le en UTF-8 : « CSV UTF-8 » dans Excel, le jeu de caractères « Unicode (UTF-8) » dans LibreOffice ; Numbers et Google Sheets le font d’eux-mêmes.
fault-sheet-empty = Le tableau est vide.
fault-rows = On lit { $most } lignes au plus ; mettez les autres dans un autre tableau.
fault-columns = La première ligne nomme les colonnes : « { $title } », et par exemple { $known }.
fault-column = Aucune carte n’a de ligne « { $name } ». { $hint }
fault-card-kind = Il n’y a pas de sorte de carte « { $name } ». { $hint }
fault-word = « { $word } » n’est pas un des mots pour cette ligne. { $hint }
fault-title-letters = Un titre contient des lettres ou des chiffres.
fault-no-list = Après « { $line }: » vient une liste ; commencez chaque carte par un tiret et un espace.
fault-no-title = { $kind } commence par une ligne « title: » et son nom.
fault-card-twin = Deux cartes s’appellent « { $title } » ; la première est à la ligne { $line } de { $file }. Renommez l’une d’elles.
fault-needs = { $kind } : il manque une ligne « { $line }: ».
fault-has-no = { $kind } n’a pas de ligne « { $line }: ». { $hint }
fault-no-text = Écrivez un texte après « { $line }: ».
fault-picture-word = Aucune image n’a « { $words } ». Il y a : { $known }.
fault-picture-two = Une image a un seul de { $words } : laissez les autres.
editor-stays-english = Cette ligne reste en anglais : le jeu n’a pas de phrases dans la langue de ce paquet.
editor-picture-english = Avec des mots anglais, quelle que soit la langue : par exemple « woman, rain, road ».
fault-number = Après « { $line }: », il faut un nombre de { $least } à { $most }, et non « { $text } ».
fault-yes-no = Après « { $line }: », il faut yes ou no, et non « { $text } ».
fault-no-sentence = Écrivez une phrase après « { $line }: », ou « nothing ».
fault-needs-sentence = { $kind } : il manque une ligne « { $line }: » avec une phrase qui dit l’effet.
fault-sentence-colon = Il faut ici une phrase, sans deux-points.
fault-nearest = « { $sentence } » n’est pas compris. Vouliez-vous dire « { $nearest } » ?
fault-one-of-many = « { $sentence } » n’est pas compris non plus. Corrigez d’abord les autres, et l’on vous dira ce que vous pouvez écrire ici.
fault-unknown = « { $sentence } » n’est pas compris. Ici ({ $place }), vous pouvez écrire : { $known }.
fault-nobody = « { $whom } » ne désigne personne ici ({ $place }). Écrivez l’un de ces mots : { $names }.
fault-elsewhere = Cette phrase ne peut pas être ici ({ $place }).

# Le compagnon lui-même
refused-disk-full = Le disque du compagnon est plein : rien n’a changé. Demandez à l’hôte de faire de la place, puis réessayez.
refused-disk = Le compagnon ne peut pas écrire sur son disque : rien n’a changé. Demandez à l’hôte de regarder, puis réessayez.
refused-shut = Le compagnon est en train de s’arrêter. Réessaie quand il sera de retour.

# Ce que dit le journal quand on annule ou quand des dés ont été mal lus
entry-lost = L’entrée { $n } n’est plus lisible.
entry-recalled = L’entrée { $n } a reçu une nouvelle réponse.
entry-left-out = L’entrée { $n } est laissée de côté.
entries-left-out = { $left ->
    [one] Après l’entrée { $n }, une entrée ne convient plus et est laissée de côté.
   *[other] Après l’entrée { $n }, { $left } entrées ne conviennent plus et sont laissées de côté.
}
taken-back = Annulé : { $what }
plays-bot = { $name } s’absente un moment : un bot continue.
plays-gone = { $name } rentre à la maison : un bot continue.
plays-other = { $player } continue pour { $name }.
plays-back = { $name } est de retour et rejoue.
last-answer = La dernière réponse.
was-answered = Ce qui a été choisi à « { $question } ».
and-more = { $first } Et ce qui allait avec.
corrected-seen = La caméra avait mal vu : { $old } → { $new }
corrected-laid = Ce que la caméra a vu est corrigé : { $old } → { $new }
corrected-laid-by = { $name } corrige ce que la caméra a vu : { $old } → { $new }
corrected-seen-by = D’après { $name }, la caméra avait mal vu : { $old } → { $new }
corrected-dice = Les dés étaient mal lus : { $old } → { $new }
corrected-dice-by = D’après { $name }, les dés étaient mal lus : { $old } → { $new }
corrected-roll = { $old } → { $new }
corrected-stop = { $n ->
    [one] Une réponse donnée ensuite ne convient plus et est annulée : { $what }
   *[other] { $n } réponses données ensuite ne conviennent plus et sont annulées. La première : { $what }
}
differ-track = { $name } : { $track } { $old } → { $new }
differ-shared = { $track } { $old } → { $new }
differ-gained = { $name } : { $new }
differ-lost = { $name } perd : { $old }
differ-badge = { $name } : { $old } → { $new }
differ-gone = { $name } est hors jeu.
differ-back = { $name } est de nouveau en jeu.
differ-middle = { $old } → { $new }
spotlight-named = { $kicker } : { $title }

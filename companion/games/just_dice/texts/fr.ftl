# Ce que dit « Lis mes dés », en français.

game-title = Lis mes dés
game-about = Vos propres dés, ou un outil pour tout jeu en boîte : il lit les dés, additionne, note les points et dit à qui le tour.
game-lies = Tous les dés à six faces que vous avez. La caméra au-dessus de la table les lit.
rule-rounds = Quand est-ce fini ?
rule-rounds-open = Quand vous arrêtez
rule-rounds-three = Au meilleur des trois manches
rule-rounds-five = Au meilleur des cinq manches
ask-roll = Lance des dés, { $name }
wait-roll = { $name } lance
wait-pad = À suivre sur la feuille : manche { $n }
wait-points = Notez les points au fur et à mesure
wait-counters = Réglez vos compteurs au fil de la partie
ask-mine = Lance hors de ton tour
mine = Je lance
ask-enough = Terminer la partie
enough = Terminer et additionner
track-rounds = Manches gagnées
track-best = Ton meilleur lancer
goal-first = Fais la plus grande somme
goal-beat = Bats les { $n } de { $name }
goal-best = Reste en tête : { $n } est le meilleur lancer
badge-latest = dernier { $n }
badge-best = meilleur { $n }
count-throws = Lancers
history = Les derniers lancers
line = { $name } : { $faces } ({ $total })
summary = { $name } : { $total }
why-sum = { $faces } : { $n } en tout
told-over = { $round } { $cause } { $won }.
told-ended = { $cause } { $won }.
told-begun = Lancez les dés que vous voulez, autant que vous voulez.
told-begun-pad = Notez les points au fur et à mesure, sur n’importe quel téléphone.
told-one = { $name } : { $total }.
told-threw = { $name } : { $faces }. Total : { $total }.
told-best = { $name } : { $faces }. Total : { $total }, le meilleur jusqu’ici.
told-round = { $n ->
    [one] { $names } gagne la manche.
   *[other] { $names } gagnent la manche.
}
told-wants = Au tour de { $name }.
end-title = { $n ->
    [one] { $names } a gagné le plus de manches
   *[other] { $names } ont gagné le plus de manches
}
end-rounds = { $n ->
    [one] Une manche suffit.
   *[other] { $n } manches suffisent.
}
end-line = { $name } : manches { $taken }, lancers { $throws }, meilleur { $best }
end-line-alone = { $name } : lancers { $throws }, meilleur { $best }
end-nobody = Les dés se reposent

# La soirée en pages
recap-roll = Le lancer de la soirée
recap-roll-title = { $name } a fait { $total }
recap-evening-title = Tous les lancers, de { $least } à { $most }
recap-people = Les lancers de chacun
recap-people-title = { $n ->
    [one] Un lancer, pur hasard
   *[other] { $n } lancers, pur hasard
}
recap-threw = { $n ->
    [one] Un lancer :
   *[other] { $n } lancers, le meilleur :
} { $best }{ $taken ->
    [0] .
    [one] ; une manche gagnée.
   *[other] ; { $taken } manches gagnées.
}
recap-threw-nothing = N’a rien lancé.
recap-own = Ton meilleur lancer
recap-own-title = Tu as fait { $total }
recap-unknown-title = Tes dés ont fait { $n } en tout ; en moyenne, ce serait { $fair }
tour-1 = Lance, et c’est lu
tour-1-text = Lance quand c’est ton tour. Dès que tes dés sont immobiles, la table les lit, les additionne et s’en souvient.
tour-2 = N’importe quels dés
tour-2-text = Blancs, rouges, mélangés : ce que tu lances compte, sans rien régler. Pas ton tour ? Dis-le sur ton téléphone.
tour-3 = Le plus haut total gagne la manche
tour-3-text = On continue jusqu’à en avoir assez, ou au meilleur des trois ou cinq manches. L’écran montre les meilleurs lancers, les totaux et comment les dés sont tombés.

# Que ferais-tu ?
advice-wait = C’est à { $name } de lancer. Tu peux lancer à tout moment.

# Le premier tour, guidé
guide-1 = Ici s’affiche ce qui vient ensuite.
guide-2 = Lance de vrais dés et laisse-les s’arrêter ; la table les lit. Sans caméra, tape-les ici.
guide-3 = Ton dernier lancer, ton meilleur, et les manches que tu as gagnées.

# Des outils pour tous les jeux
rule-clock = Une pendule par personne ?
rule-clock-none = Pas de pendule
rule-clock-five = 5 minutes par personne ; les 5 premières secondes d’un coup sont gratuites
rule-clock-ten = 10 minutes par personne ; les 10 premières secondes d’un coup sont gratuites
rule-clock-thirty = 30 minutes par personne ; les 30 premières secondes d’un coup sont gratuites
end-here = Vous vous arrêtez ici.
end-after = { $n ->
    [0] Vous vous arrêtez ici, avant le premier lancer.
    [one] Vous vous arrêtez ici, après un lancer.
   *[other] Vous vous arrêtez ici, après { $n } lancers.
}
rule-family = Que comptez-vous ?
rule-family-rounds = Des points manche après manche, la plus haute somme gagne
rule-family-penalties = Des points de pénalité, la plus basse somme gagne
rule-family-combinations = Des combinaisons de dés : as à six, brelans, suites
rule-family-landscape = Des tuiles en paysage : routes, villes, champs
rule-family-nature = Animaux et plantes : habitats, eaux, objectifs
rule-family-builders = Bâtisseurs : pièces, cartes, bâtiments, objectifs
rule-family-market = Commerce : argent, marchandises, parts
rule-family-missions = Missions : trois, objectifs annexes, bonus
rule-family-duel = Un duel : chacun commence avec 20 points de vie
rule-family-together = Un jeu coopératif : chacun commence avec 10 points de santé
rule-teams = Jouez-vous en équipes ?
rule-teams-none = Chacun pour soi
rule-teams-two = Deux équipes
rule-teams-three = Trois équipes
rule-teams-four = Quatre équipes
team = Équipe { $letter }
row-ones = As
row-twos = Deux
row-threes = Trois
row-fours = Quatre
row-fives = Cinq
row-sixes = Six
row-three-alike = Brelan
row-four-alike = Carré
row-full-house = Full
row-small-run = Petite suite
row-large-run = Grande suite
row-five-alike = Cinq identiques
row-chance = Au choix
row-roads = Routes
row-towns = Villes
row-fields = Champs
row-buildings = Bâtiments
row-bonus = Bonus
row-animals = Animaux
row-plants = Plantes
row-waters = Eaux
row-goals = Objectifs
row-coins = Pièces
row-cards = Cartes
row-money = Argent
row-goods = Marchandises
row-shares = Parts
row-mission-1 = Opération 1
row-mission-2 = Opération 2
row-mission-3 = Opération 3
row-side = Objectifs annexes
row-round = Manche { $n }
ask-pad-own = Noter tes points
ask-keep = Noter { $total } pour { $name }
keep-row = { $row } : { $n }
keep-round = { $total } dans la manche { $n }
blank-row = Où
blank-points = Combien de points
blank-dice = Combien
blank-kind = Quels dés
dice-n = { $n }
dice-of = { $count ->
    [one] d{ $n }
   *[other] { $count }d{ $n }
}
die-roll = Lancer
ask-counter-own = Changer ton compteur, à { $n }
badge-counter = compteur { $n }
told-row = { $row } : { $points }.
told-dice = La table lance { $n } d{ $faces } : { $each }. Total : { $value }.
told-dice-for = La table lance { $n } d{ $faces } pour { $name } : { $each }. Total : { $value }.
told-counter-of = Le compteur de { $name } est à { $n } ({ $by }).
ask-pad = Noter des points
pad-done = Noter
pad-highest = Feuille de score : le plus haut total mène
pad-lowest = Feuille de score : le plus bas total mène
ask-spin = Tire au sort qui commence
spin = Tirer au sort
ask-spun = Laissez { $name } commencer
spun-go-on = Continuer
ask-die = Faire lancer la table
die-of = d{ $n }
ask-counter = Changer un compteur
blank-whose = Lequel
blank-by = De
counter-done = Changer
counter = Le compteur commun
counter-step = { $n }
counter-reset = Retour au début
ask-clock = Lance ou arrête une pendule
ask-clock-start = Lance une pendule
clock-of = Lancer la pendule de { $name }
clock-pause = Arrêter toutes les pendules
ask-move = Termine ton coup
clock-done = Fini : au suivant
wait-clock = La pendule de { $name } tourne
refused-points = Écrivez des nombres entiers, { $most } au plus, dans un champ au moins.
told-pad = Manche { $n } sur la feuille : { $points }.
told-spun = { $name } commence.
told-die = La table lance un d{ $faces } : { $value }.
told-die-for = La table lance un d{ $faces } pour { $name } : { $value }.
told-counter = Le compteur commun est à { $n } ({ $by }).
told-clock = La pendule de { $name } démarre.
told-clock-stopped = Toutes les pendules sont arrêtées.
end-pad = { $n ->
    [one] { $names } gagne sur la feuille avec { $total }
   *[other] { $names } gagnent sur la feuille avec { $total }
}
end-pad-line = { $name } : { $total } points
end-pad-parts = { $line } = { $parts }
end-pad-more = { $parts } + { $more }
end-pad-row = { $row } { $n }
tour-4 = Pour tous les jeux sur la table
tour-4-text = Avant de commencer, choisissez sous Règles maison ce que vous comptez. Feuille de points, qui commence, dés de toute sorte, compteurs et pendules sont sous Plus, à l’écran et sur chaque téléphone.

# Ce que dit « Cerfs-volants emmêlés », en français.

game-title = Cerfs-volants emmêlés
game-about = Tout le monde voit tes dés. La hauteur de ton cerf-volant est ton secret ; quand deux se rencontrent, ils tombent tous les deux.
game-lies = Trois dés par personne. La caméra au-dessus de la table les lit tous à la fois.
rule-goal = Combien de rubans pour gagner ?
rule-goal-ten = Dix
rule-goal-short = Six : un après-midi court
rule-goal-long = Quinze : un long après-midi
ask-throw = Lancez { $n } dés par personne
wait-throw = Tout le monde lance
ask-kite = Fais monter ton cerf-volant
rise = Hauteur { $n }
rise-spare = Hauteur { $n }, avec une rallonge
spare = rallonge
wait-kite = { $name } fait monter son cerf-volant
wait-rising = { $n ->
    [one] 1 cerf-volant doit
   *[other] { $n } cerfs-volants doivent
} encore monter
wait-kites = À quelle hauteur sont-ils ?
summary = Chacun choisit une hauteur
card-kite = Ton cerf-volant
height = { $n }
piece = { $name } à la hauteur { $height }
sky = Le ciel
ribbons = Rubans
extra-lines = Rallonges
extra-lines-text = Chacune fait monter un cerf-volant d’un cran de plus, une fois. Tout le monde commence avec { $n }.
count-prize = Rubans de cette manche
count-goal = Rubans pour gagner
flown-kicker = Les nuages s’ouvrent
flown-title = Des rubans pour { $names }
flown-nobody = Tous emmêlés
flown-left = { $n ->
    [one] Il reste 1 ruban
   *[other] Il reste { $n } rubans
} pour le plus haut de la manche suivante.
why-tangled = { $name } à la hauteur { $height } : emmêlé
why-alone = { $name } à la hauteur { $height } : seul, entre deux autres
why-won = { $name } à la hauteur { $height } : seul, { $n ->
    [one] un ruban
   *[other] { $n } rubans
}
told-begun = Il faut { $n ->
    [one] 1 ruban
   *[other] { $n } rubans
} pour gagner.
told-threw = Manche { $round } : les dés sont là. À quelle hauteur montera chaque cerf-volant ?
told-chose = { $name } fait monter son cerf-volant.
told-tangled = Tous les cerfs-volants sont emmêlés. { $n ->
    [one] Il reste 1 ruban
   *[other] Il reste { $n } rubans
} pour la manche suivante.
told-only = { $name } règne seul sur le ciel, à la hauteur { $height } : { $n ->
    [one] 1 ruban
   *[other] { $n } rubans
}.
told-flew = { $name }, à la hauteur { $height }, gagne { $n ->
    [one] 1 ruban
   *[other] { $n } rubans
}, { $low }, à la hauteur { $ground }, un seul.
told-over = { $flight } { $enough } { $won }.
end-title = { $n ->
    [one] Victoire de { $names }
   *[other] Victoire partagée : { $names }
}
end-text = { $n ->
    [one] Un ruban
   *[other] { $n } rubans
} : il en fallait { $goal }.
end-line = { $name } : { $n ->
    [0] aucun ruban
    [one] un ruban
   *[other] { $n } rubans
}, { $lines ->
    [0] aucune rallonge
    [one] une rallonge
   *[other] { $lines } rallonges
}

# La soirée en pages
recap-dear = Le plus beau vol
recap-dear-title = { $name } à la hauteur { $height } : { $n ->
    [one] 1 ruban
   *[other] { $n } rubans
}
recap-tangles = Qui s’est emmêlé avec qui
recap-tangles-title = { $n ->
    [0] Aucun emmêlement
    [one] Un emmêlement
   *[other] { $n } emmêlements
}
recap-evening-title = Le plus de rubans : { $names }, { $n }
recap-people = Le vol de chacun
recap-people-title = { $n ->
    [one] Une manche de vent
   *[other] { $n } manches de vent
}
recap-flew = Seul dans le ciel : { $n ->
    [0] jamais
    [one] une fois
   *[other] { $n } fois
} ; { $won ->
    [0] aucun ruban.
    [one] un ruban.
   *[other] { $won } rubans.
}
recap-own = Ton cerf-volant
recap-own-title = Seul dans le ciel dans { $n } manches sur { $of }
recap-unknown-title = { $n ->
    [0] Quand ton cerf-volant s’est emmêlé, aucun des tiens n’aurait volé seul
    [one] Une fois, ton cerf-volant s’est emmêlé alors qu’un autre des tiens aurait volé seul
   *[other] { $n } fois, ton cerf-volant s’est emmêlé alors qu’un autre des tiens aurait volé seul
}
tour-1 = Trois dés à la vue de la table
tour-1-text = Tout le monde lance trois dés à la fois. Chacun voit ce que les autres ont.
tour-2 = Une hauteur en secret
tour-2-text = Sur ton téléphone, tu choisis un de tes dés : ton cerf-volant monte à cette hauteur. Avec une de tes deux rallonges, il monte d’un cran de plus.
tour-3 = Deux à la même hauteur
tour-3-text = Puis les nuages s’ouvrent. À la même hauteur, les cerfs-volants s’emmêlent et ne gagnent rien. Devine ce que font les autres, et raconte-leur ce que tu veux.
tour-4 = Le plus haut et le plus bas
tour-4-text = Parmi les cerfs-volants seuls à leur hauteur, le plus haut gagne deux rubans, le plus bas un. Il en faut dix pour gagner.

# Que ferais-tu ?
advice-kite = D’après leurs dés, peu de cerfs-volants viendront à cette hauteur. Ce conseil doit un peu au hasard, pour que personne ne te devine.
advice-spare = Un cran plus haut, tu échappes aux hauteurs des autres. Une rallonge ne sert qu’une fois, et ici elle en vaut la peine.

# Le premier tour, guidé
guide-1 = En secret, choisis un de tes dés : ton cerf-volant monte à cette hauteur. À la même hauteur, on ne gagne rien.
guide-2 = Tes rubans et tes rallonges. Une rallonge fait monter le cerf-volant d’un cran de plus, une fois.
guide-3 = Les dés des autres. Devine ce qu’ils choisissent.

# Pendant que d’autres jouent
goal = Gagne encore { $n ->
    [one] un ruban
   *[other] { $n } rubans
}
stake-heights = { $name } peut monter à { $heights }
track-ribbons = Tes rubans

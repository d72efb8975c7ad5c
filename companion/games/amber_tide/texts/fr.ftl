# Ce que dit « Ambre et marée », en français.

game-title = Ambre et marée
game-about = Va chercher l’ambre pendant que la mer monte. Encore un lancer, ou on rentre ? L’eau que tu remues sera l’affaire du suivant.
game-lies = Cinq dés par personne. La caméra au-dessus de la table les lit.
rule-goal = Combien d’ambres pour gagner ?
rule-goal-forty = Quarante
rule-goal-short = Vingt-cinq : une soirée courte
rule-goal-long = Soixante : une longue soirée
dice = { $n ->
    [one] Un dé
   *[other] { $n } dés
}
go-home = Rentrer avec { $n ->
    [one] { $n } ambre
   *[other] { $n } ambres
}
ask-out = Pars avec tes dés
ask-on = Rentre ou relance
ask-throw = { $n ->
    [one] Lance un dé, { $name }
   *[other] Lance { $n } dés, { $name }
}
hint-near = { $n ->
    [one] Encore un cran, et la mer est là.
   *[other] Encore { $n } crans, et la mer est là.
}
wait-walk = { $name } regarde l’eau
wait-throw = { $name } lance
track-tide = Marée
track-tide-text = Chaque 1 et chaque 2 la fait monter, et chaque lancer de plus aussi. À { $high }, elle prend ce que porte le promeneur.
track-amber = Ambres sauvés
badge-found = trouve { $n }
badge-found-text = Qui rentre après trois lancers ou plus rapporte aussi ce qui est resté sur la grève.
count-flats = Ambres sur la grève
count-goal = Ambres pour gagner
summary = { $n ->
    [0] Pas d’ambre
    [one] { $n } ambre
   *[other] { $n } ambres
}
summary-flood = { $n ->
    [one] { $n } ambre
   *[other] { $n } ambres
} dans ce lancer ; la mer prend tout le sac
dice-of = Dés de { $name }
why-amber = { $n ->
    [one] { $n } ambre
   *[other] { $n } ambres
} : un 4 en vaut un, un 5 deux, un 6 trois
why-rose = La marée est montée de { $n } : { $low ->
    [one] un dé montre 1 ou 2
   *[other] { $low } dés montrent 1 ou 2
}{ $more ->
    [0] { "" }
   *[other] , et un de plus pour un lancer de plus
}
why-bag = { $n ->
    [one] { $n } ambre
   *[other] { $n } ambres
} dans le sac, de tous les lancers de cette sortie
why-flood = La marée a atteint { $high } et prend ce que portait le promeneur
told-begun = La marée est à { $tide } sur { $high }. Qui part ?
told-threw = { $name } : { $faces }. { $n ->
    [0] Pas d’ambre
    [one] { $n } ambre
   *[other] { $n } ambres
} ; la marée est à { $tide } sur { $high }.
told-home = { $name } rentre avec { $n ->
    [one] { $n } ambre
   *[other] { $n } ambres
}{ $found ->
    [0] .
   *[other] , dont { $found } de la grève.
}
told-enough = { $name } rentre avec { $n ->
    [one] { $n } ambre
   *[other] { $n } ambres
} et en a maintenant { $all }. C’est assez : victoire de { $name }.
told-flood = { $n ->
    [0] La mer est là. { $name } n’avait rien à perdre.
    [one] La mer est là et prend un ambre à { $name }.
   *[other] La mer est là et prend { $n } ambres à { $name }.
}
step-carried = Dans le sac
step-found = De la grève
step-before = Déjà à la maison
step-tide = La marée atteint { $n }.
step-lost = { $n ->
    [0] Le sac est vide.
    [one] Un ambre s’échappe du sac.
   *[other] { $n } ambres s’échappent du sac.
}
told-flats = { $n ->
    [one] { $n } ambre
   *[other] { $n } ambres
} sur la grève, pour qui ose trois lancers
end-title = Victoire de { $name }
end-text = { $n ->
    [one] De retour avec { $n } ambre
   *[other] De retour avec { $n } ambres
} : il en fallait { $goal }.
end-line = { $name } : { $n ->
    [one] { $n } ambre
   *[other] { $n } ambres
}

# La soirée en pages
recap-home = Le sac le plus plein
recap-home-title = { $n ->
    [one] { $name } a rapporté { $n } ambre
   *[other] { $name } a rapporté { $n } ambres
}
recap-flood = La pire vague
recap-flood-title = { $n ->
    [one] La mer a pris { $n } ambre à { $name }
   *[other] La mer a pris { $n } ambres à { $name }
}
recap-evening-title = Ambres : { $home } à la maison, { $lost } à la mer
recap-people = Les sorties de chacun
recap-people-title = { $n ->
    [one] Une sortie
   *[other] { $n } sorties
}
recap-walked = { $n ->
    [one] Une sortie,
   *[other] { $n } sorties,
} { $wet ->
    [0] jamais sous l’eau
    [one] une fois sous l’eau
   *[other] { $wet } fois sous l’eau
} ; { $home ->
    [one] { $home } ambre
   *[other] { $home } ambres
} à la maison.
recap-own = Ton sac le plus plein
recap-own-title = { $n ->
    [one] Tu as rapporté { $n } ambre
   *[other] Tu as rapporté { $n } ambres
}
recap-unknown-title = { $n ->
    [0] Le lancer après ton retour n’a jamais amené la mer
    [one] Une fois, la mer venait au lancer d’après ton retour
   *[other] { $n } fois, la mer venait au lancer d’après ton retour
}
tour-1 = À la recherche de l’ambre
tour-1-text = À ton tour, pars sur la grève avec un à cinq de tes dés. Chaque 4 vaut un ambre, chaque 5 deux, chaque 6 trois.
tour-2 = Une même marée
tour-2-text = Chaque 1 et chaque 2 fait monter la marée d’un cran ; chaque lancer après ton premier aussi. Elle reste où tu la laisses pour qui part ensuite.
tour-3 = Rentrer à temps
tour-3-text = Rentre, et ce que tu portes est à toi. Si la marée atteint dix avant, la mer le prend ; qui rentre après trois lancers le rapportera.
tour-4 = Quarante ambres
tour-4-text = Qui rentre et en a alors quarante gagne. La chance du suivant commence où tu laisses l’eau.

# Que ferais-tu ?
advice-home = Le plus souvent, un lancer de plus coûte plus qu’il ne rapporte : rentre avec les { $haul } que tu portes.
advice-dice = Avec autant de dés, c’est souvent ainsi qu’on rapporte le plus.
advice-enough = Avec { $n ->
    [one] cet ambre
   *[other] ces { $n } ambres
}, tu gagnes.

# Le premier tour, guidé
guide-1 = La marée, la même pour tout le monde. À dix, la mer prend ce que l’on porte.
guide-2 = Choisis avec combien de dés tu pars, ou pousse-les au milieu. Ensuite tu choisis encore : un lancer de plus, ou rentrer ?
guide-3 = L’ambre que tu as rapporté. Quarante, c’est gagné.

# Pendant que d’autres jouent
goal = Rapporte encore { $n ->
    [one] 1 ambre
   *[other] { $n } ambres
}
stake-bag = { $name } porte { $n ->
    [one] { $n } ambre
   *[other] { $n } ambres
}. { $dry ->
    [one] Encore un cran de marée et la mer prend tout
   *[other] Encore { $dry } crans de marée et la mer prend tout
}
stake-sand = Sur le sable : { $n ->
    [one] { $n } ambre
   *[other] { $n } ambres
}, pour { $name } { $far ->
    [one] au prochain lancer
   *[other] avec { $far } lancers de plus
}
shore = La grève
piece-dune = { $name } sur la dune
piece-out = { $name } sur la grève avec { $n ->
    [one] { $n } ambre
   *[other] { $n } ambres
}

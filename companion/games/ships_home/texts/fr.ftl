# Ce que dit « Une lumière pour les navires », en français.

game-title = Une lumière pour les navires
game-about = Une nuit, huit navires, une lampe. Vous jouez ensemble : tous vos dés forment la lumière, et il n’y a pas assez d’huile pour tout.
game-lies = Deux dés par personne. La caméra au-dessus de la table les lit tous à la fois.
rule-oil = Combien d’huile y a-t-il ?
rule-oil-usual = Dix mesures
rule-oil-calm = Douze : une nuit calme
rule-oil-rough = Huit : une nuit agitée
ask-throw = Lancez { $n } dés par personne
ask-again = Relance les dés choisis
ask-pick = Choisis les dés que tu relances
hint-again = { $n ->
    [one] Si personne ne relance, le navire s’échoue. Il reste une mesure d’huile.
   *[other] Si personne ne relance, le navire s’échoue. Il reste { $n } mesures d’huile.
}
die = Le { $n }
wait-throw = Tout le monde lance
wait-picks = { $n } d’entre vous regardent les dés
wait-again = { $name } regarde les dés
track-hours = Navires
track-hours-text = { $n ->
    [one] 1 navire passe
   *[other] { $n } navires passent
} cette nuit.
track-oil = Huile
track-oil-text = Chaque lancer après le premier coûte une mesure, quel que soit le nombre de dés.
track-reef = Échoués
track-reef-text = Avec { $n ->
    [one] 1 navire échoué
   *[other] { $n } navires échoués
}, la nuit est perdue.
count-home = Navires au port
card-ship = Le navire
card-ship-now = Navire { $n }
ship-same = { $n } dés identiques
ship-row = Une suite de { $n }
ship-high = { $n } ou plus en tout
ship-low = { $n } ou moins en tout
ship-even = { $n } dés pairs
ship-odd = { $n } dés impairs
summary = La lumière montre { $n }
why-same = Dés identiques, au plus : { $n }
why-row = La plus longue suite : { $n }
why-high = Tous les dés ensemble : { $n }
why-low = Tous les dés ensemble : { $n }
why-even = Dés pairs : { $n }
why-odd = Dés impairs : { $n }
why-wants = Le navire demande { $n }
why-home = Le navire demandait { $n } et a vu votre lumière
why-reef = Le navire demandait { $n }, et plus rien n’est relancé
told-begun = La lampe est allumée, avec { $n ->
    [one] 1 mesure
   *[other] { $n } mesures
} d’huile.
told-threw = Les dés : { $faces }.
told-oil = { $n ->
    [0] La dernière mesure d’huile brûle.
    [one] Encore un lancer. Il reste une mesure d’huile.
   *[other] Encore un lancer. Il reste { $n } mesures d’huile.
}
told-home = { $n ->
    [one] Un navire est au port.
   *[other] { $n } navires sont au port.
}
told-reef = Un navire s’est échoué.
step-shows = Le navire demande : { $wish }. La lumière montre { $n }.
step-oil = La dernière huile brûle
told-no-oil = Plus d’huile pour un autre lancer : un navire s’est échoué.
told-reef-left = { $n ->
    [one] Un navire perdu
   *[other] { $n } navires perdus
}
told-over = { $came } { $many } { $end }.
end-won = Le jour se lève : vous les avez guidés au port
end-lost = La nuit est perdue
end-dark = La lampe s’est éteinte
end-won-text = { $n ->
    [0] Tous les navires sont au port, aucun ne s’est échoué.
    [one] Tous sont passés, et un seul s’est échoué : c’est supportable.
   *[other] Tous sont passés, et { $n } se sont échoués : c’est supportable.
}
end-lost-text = { $n ->
    [one] Un navire s’est échoué, et c’est un de trop.
   *[other] { $n } navires se sont échoués, et c’est trop.
}
end-home = Au port : { $n }
end-reef = Échoués : { $n }
end-oil = Mesures d’huile restantes : { $n }

# La soirée en pages
recap-seen = Le dernier navire qui a vu votre lumière
recap-seen-title = Il demandait : { $wish }
recap-reef = Sur les récifs
recap-reef-title = { $n ->
    [one] Un navire n’a pas vu sa lumière
   *[other] { $n } navires n’ont pas vu leur lumière
}
recap-evening-again = En bas : les dés que chacun de vous a relancés
recap-evening-title = Rentrés : { $home } sur { $of }
recap-people = Qui a relancé combien de fois
recap-people-title = { $n ->
    [one] Un lancer commun
   *[other] { $n } lancers communs
}
recap-threw = { $n ->
    [0] Aucun dé relancé.
    [one] Un dé relancé.
   *[other] { $n } dés relancés.
}
recap-own = Tes dés
recap-own-title = { $n ->
    [0] Tu n’en as relancé aucun
    [one] Tu en as relancé un
   *[other] Tu en as relancé { $n }
}
recap-unknown-title = Tes dés relancés : { $before } points avant, { $after } après
tour-1 = Tous les dés, une seule lumière
tour-1-text = Huit navires arrivent l’un après l’autre. Tout le monde lance ses deux dés à la fois : ce qu’ils montrent ensemble, c’est la lumière.
tour-2 = Ce que demande un navire
tour-2-text = Des dés identiques, une suite, un total haut ou bas, des pairs ou des impairs. Pas encore bon ? Chacun choisit ce qu’il relance. Cela coûte une mesure d’huile.
tour-3 = Trois navires échoués
tour-3-text = Un navire que vous laissez passer s’échoue. Vous pouvez en perdre deux ; au troisième, la nuit est perdue. Parlez-vous : où l’huile sert-elle le plus ?
tour-4 = Jusqu’au matin
tour-4-text = Quand huit navires sont passés et que deux au plus se sont échoués, vous avez gagné ensemble.

# Que ferais-tu ?
advice-again = Ces dés n’aident pas ce navire ; un nouveau lancer le peut.
advice-keep = Tous tes dés aident déjà ce navire.

# Le premier tour, guidé
guide-1 = Les navires au port, les navires échoués et l’huile qui reste : tout est commun.
guide-2 = Le navire qui arrive, et la lumière qu’il demande à tous vos dés réunis.
guide-3 = Choisis lesquels de tes dés tu relances, ou aucun. Parlez-en d’abord.

# Pendant que d’autres jouent
goal = { $n ->
    [one] Encore un navire à venir
   *[other] Encore { $n } navires à venir
} ; { $spare ->
    [0] aucun ne doit s’échouer
    [one] un seul peut s’échouer
   *[other] { $spare } peuvent s’échouer
}
stake-again = { $n ->
    [0] { $name } garde ses deux dés
    [one] { $name } relance un dé
   *[other] { $name } relance { $n } dés
}
stake-mine = { $n ->
    [0] Tu gardes tes deux dés
    [one] Tu relances un dé
   *[other] Tu relances { $n } dés
}

# Ce que dit « Lis mes dés », en français.

game-title = Lis mes dés
game-about = Pas vraiment un jeu : vous lancez, et la table lit, additionne, retient et annonce.
game-lies = Tous les dés à six faces que vous avez. La caméra au-dessus de la table les lit.
rule-rounds = Quand est-ce fini ?
rule-rounds-open = Quand vous en avez assez
rule-rounds-three = Au meilleur des trois manches
rule-rounds-five = Au meilleur des cinq manches
ask-roll = Lance des dés, { $name }
wait-roll = { $name } lance
ask-mine = Lance hors de ton tour
mine = Je lance
ask-enough = Arrête les lancers
enough = Assez
track-rounds = Manches gagnées
badge-latest = dernier { $n }
badge-best = meilleur { $n }
count-throws = Lancers
history = Les derniers lancers
line = { $name } : { $faces } ({ $total })
summary = { $name } : { $total }
why-sum = { $faces } : { $n } en tout
told-ended = C’est assez pour aujourd’hui.
told-begun = Lancez les dés que vous voulez, autant que vous voulez.
told-one = { $name } : { $total }.
told-threw = { $name } : { $faces }. Ensemble, { $total }.
told-best = { $name } : { $faces }. Ensemble, { $total } : le meilleur jusqu’ici.
told-round = { $n ->
    [one] { $names } gagne la manche.
   *[other] { $names } gagnent la manche.
}
told-wants = Au tour de { $name }.
end-kicker = La fin
end-title = { $n ->
    [one] { $names } a gagné le plus de manches
   *[other] { $names } ont gagné le plus de manches
}
end-enough = Vous en avez eu assez.
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
recap-people = Qui a lancé comment
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
tour-1-text = Lancez à tour de rôle. Dès que vos dés sont immobiles, la table les lit, les additionne et s’en souvient.
tour-2 = N’importe quels dés
tour-2-text = Blancs, rouges, mélangés : ce que vous lancez compte, sans rien régler. Pas ton tour ? Dis-le sur ton téléphone.
tour-3 = Le plus haut total gagne la manche
tour-3-text = On continue jusqu’à en avoir assez, ou au meilleur des trois ou cinq manches. L’écran montre les meilleurs lancers, les totaux et comment les dés sont tombés.

# Que ferais-tu ?
advice-wait = C’est à { $name } de lancer. Tu peux lancer à tout moment.

# Le premier tour, guidé
guide-1 = Ici, tu vois qui lance ensuite.
guide-2 = Lance de vrais dés et laisse-les s’arrêter ; la table les lit. Sans caméra, tape-les ici.
guide-3 = Ton dernier lancer, ton meilleur, et les manches que tu as gagnées.

# Des outils pour tous les jeux
rule-pad = Qui mène sur la feuille de score ?
rule-pad-highest = Le plus haut total
rule-pad-lowest = Le plus bas total
rule-clock = Une pendule par personne ?
rule-clock-none = Pas de pendule
rule-clock-five = 5 minutes par personne ; les 5 premières secondes d’un coup sont gratuites
rule-clock-ten = 10 minutes par personne ; les 10 premières secondes d’un coup sont gratuites
rule-clock-thirty = 30 minutes par personne ; les 30 premières secondes d’un coup sont gratuites
ask-pad = Note la manche { $n }
pad-done = Noter
pad-highest = Feuille de score : le plus haut total mène
pad-lowest = Feuille de score : le plus bas total mène
ask-spin = Tire au sort qui commence
spin = Tirer au sort
ask-spun = Laissez { $name } commencer
spun-go-on = Continuer
ask-die = Fais lancer un dé par la table
die-of = d{ $n }
ask-counter = Déplace le compteur
counter = Compteur
counter-step = { $n }
counter-reset = Remettre à 0
ask-clock = Lance ou arrête une pendule
clock-of = Lancer la pendule de { $name }
clock-pause = Arrêter toutes les pendules
ask-move = Termine ton coup
clock-done = Fini : au suivant
wait-clock = La pendule de { $name } tourne
refused-points = Écris des nombres entiers, { $most } au plus. Un champ vide compte 0.
told-pad = Manche { $n } sur la feuille : { $points }.
told-spun = { $name } commence.
told-die = La table lance un d{ $faces } : { $value }.
told-die-for = La table lance un d{ $faces } pour { $name } : { $value }.
told-counter = Le compteur est à { $n }.
told-clock = La pendule de { $name } démarre.
told-clock-stopped = Toutes les pendules sont arrêtées.
end-pad = { $n ->
    [one] { $names } mène sur la feuille avec { $total }
   *[other] { $names } mènent sur la feuille avec { $total }
}
end-pad-line = { $name } : { $total } points
tour-4 = Pour tous les jeux sur la table
tour-4-text = Une feuille de score, qui commence, un dé de toute sorte, un compteur et des pendules : tout est sous Plus, sur l’écran et sur chaque téléphone.

# Ce que dit le jeu, en français.

game-title = Nouveau jeu
game-about = Chacun lance ses dés. La plus grande somme gagne.
game-lies = Vos dés. La caméra au-dessus de la table les lit.
ask-throw = Lance tes dés, { $name }
wait-throw = On lance les dés
track-thrown = Lancers
track-total = Somme
told-begun = La partie commence.
told-thrown = { $name } lance : { $n }.
sum = { $name } : { $n }
end-title = { $n ->
    [one] { $names } gagne
   *[other] { $names } gagnent ensemble
}
end-text = La plus grande somme gagne.

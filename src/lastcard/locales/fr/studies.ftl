# Études : ce qui leur est refusé, et ce que disent leurs enregistrements.

nothing-to-study = Après le coup { $number }, personne n’a plus rien à jouer dans cette manche ; choisis un coup plus tôt.
nothing-redealt = Les cartes cachées ne peuvent pas être distribuées autrement ici ; continue avec les cartes telles qu’elles étaient.
record-study = C’est une étude : ses cartes viennent d’une position d’une autre partie, aucune manche ne peut donc être prouvée.
record-from = Une étude : elle commence après { $moves ->
    [one] { $moves } coup joué
   *[other] { $moves } coups joués
} dans une autre partie.
record-study-end = L’étude s’arrête ici, avec sa manche. Tous les coups sont permis et tous les scores sont justes.

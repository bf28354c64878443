# Ce que dit une table d’étude.

studied-title = Étude à partir du coup { $move }
studied-about = Une étude : les cartes et les coups jusqu’au coup { $move } viennent d’une autre partie. Elle ne compte pas et s’arrête avec cette manche.
studied-redealt = Les cartes qu’on ne pouvait pas connaître alors ont été distribuées autrement.
studied-again = Recommencer au coup { $move }
studied-match = Retour à la partie
studied-unproved = Une étude n’a pas de preuve : ses cartes viennent d’une autre partie.

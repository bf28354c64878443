# Continuer à partir d’un coup d’une partie terminée.

playon = Continuer d’ici
playon-about = Une table à toi avec les cartes et les coups jusqu’ici. Elle ne compte pas et s’arrête avec cette manche.
playon-seat = Ta place
playon-others = Les autres
playon-friends = Des amis : envoie-leur le lien
playon-bots = Des bots : { $bot }
playon-cards = Les cartes
playon-same = Telles qu’elles étaient
playon-same-about = Toutes les mains comme elles furent distribuées
playon-redealt = Distribuées autrement
playon-redealt-about = Ce que tu ne pouvais pas savoir est mélangé à nouveau
playon-move = Le prochain coup, par { $who }
playon-open = Décidé à la table
playon-go = Continuer
playon-over = La partie s’arrête ici : recule d’un coup pour continuer.

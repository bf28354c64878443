# The referee of the page: which cards lie there, which one wants to play, and what he says.

judge-title = Arbitre
judge-cards = Cartes au choix
judge-undo = Annuler
judge-clear = Tout effacer
judge-played = C’est joué
judge-table = Sur la table
judge-play = Je veux jouer
judge-rest = Mes autres cartes
judge-nothing = rien, donc tu ouvres
judge-tap = touche les cartes en bas
judge-not-a-combo = pas une combinaison
judge-take-out = { $card }, retirer
judge-put-in =
    { $count ->
        [0] { $card }
       *[other] { $card }, { $count } déjà là
    }
judge-last = La personne suivante n’a qu’une carte
judge-last-about = Tes autres cartes comptent alors aussi : indique-les.
judge-opening = Premier coup de la partie
judge-edition = Édition
judge-ask = Choisis ce qui est sur la table, puis les cartes que tu veux jouer.
judge-ask-mine = Choisis maintenant les cartes que tu veux jouer.

# Why cards may be played.
judge-may-lead = Oui, tu peux ouvrir avec ça.
judge-may-open = Oui, tu peux ouvrir la partie avec ça.
judge-may-higher = Oui, c’est plus fort.
judge-may-gang = Oui, un gang bat tout ce qui n’est pas un gang.
judge-may-block = Oui, tu peux jouer ça quand la personne suivante n’a plus qu’une carte.
judge-may-pass = Tu peux aussi passer.

# Why not.
judge-no-combo = Non, ces cartes ne forment aucune combinaison.
judge-table-no-combo = Ce qui est sur la table n’est pas une combinaison.
judge-must-lead = Tu ne peux pas passer, car c’est toi qui ouvres.
judge-must-open = Non, le premier coup d’une partie contient le 1 multicolore.
judge-opening-too-large = Non, dans cette édition, le premier coup d’une partie compte cinq cartes au plus.
judge-wrong-size =
    { $size ->
        [one] Non, une carte seule se bat avec une carte seule ou un gang.
       *[other] Non, il faut { $size } cartes comme sur la table, ou un gang.
    }
judge-too-low = Non, c’est moins fort.
judge-level = Non, c’est aussi fort, et aussi fort n’est pas plus fort.
judge-only-gang = Non, seul un gang plus fort bat un gang.
judge-must-block-card = Non, la personne suivante n’a plus qu’une carte : tu dois jouer ta carte la plus forte, { gang-the-card }.
judge-must-block-gang = Non, la personne suivante n’a plus qu’une carte : tu dois jouer un gang.
judge-must-block-card-or-gang = Non, la personne suivante n’a plus qu’une carte : tu dois jouer ta carte la plus forte, { gang-the-card }, ou un gang.
judge-must-lead-several = Non, la personne suivante n’a plus qu’une carte : tu dois ouvrir avec deux cartes ou plus.
judge-must-lead-highest = Non, la personne suivante n’a plus qu’une carte : tu dois ouvrir avec ta carte la plus forte, { gang-the-card }.
judge-may-not-pass = Tu ne peux pas passer.

# 13.
judge-ask-13 = Choisis ce qui est sur les cibles, puis la carte que tu veux jouer.
judge-play-13 = Ma carte
judge-on =
    { $target ->
        [B] Sur le bleu
        [Y] Sur le jaune
       *[G] Sur le vert
    }
judge-goes-own = Oui, sur la cible de sa couleur et sur aucune autre.
judge-goes-any = Oui, un Quatre Pourri va sur n’importe quelle cible.
judge-safe = { judge-on } : { $sum }, il ne se passe rien.
judge-takes =
    { $takes ->
        [one] { judge-on } : { $sum }, tu ramasses la carte qui y est.
       *[other] { judge-on } : { $sum }, tu ramasses { $takes } cartes.
    }
judge-sum = { $sum } sur { $limit }

# The score pad for a table with real cards. $who, $giver and $taker are names of players.

pad-title = Feuille de score
pad-about = Vous jouez avec de vraies cartes ; la feuille compte et sait ce qui vient ensuite.
pad-about-offline = Elle marche aussi sans internet.
pad-new = Nouvelle partie
pad-new-of = Nouvelle partie de { $game }
pad-kept = Tes parties
pad-none = Rien pour l’instant. Commence une partie : elle reste dans ce navigateur.
pad-missing = Cette partie n’est pas dans ce navigateur. Demande à qui la tient de la partager avec toi.
pad-full = Le navigateur n’a plus de place pour la garder. Partage la partie pour ne pas la perdre.
pad-install = Installer
pad-install-about = Mets la feuille sur ton écran d’accueil ; elle s’ouvre sans internet.
pad-install-by-hand = Touche « Partager », puis « Sur l’écran d’accueil ».

# A match on the list.
pad-goes-on =
    { $deals ->
        [0] pas commencée
        [one] { $deals } manche, { $who } en tête
       *[other] { $deals } manches, { $who } en tête
    }
pad-level =
    { $deals ->
        [0] pas commencée
        [one] { $deals } manche
       *[other] { $deals } manches
    }
pad-ended =
    { $winners ->
        [one] { $who } a gagné
       *[other] { $who } ont gagné ensemble
    }
pad-broken = Une partie illisible
pad-broken-about = Quelque chose l’a modifiée. Elle reste ici jusqu’à ce que tu l’effaces ; tu peux copier ce qui en reste.
pad-newer = Une partie d’une version plus récente de cette page
pad-newer-about = Recharge la page une fois en ligne, et la partie sera lisible.
pad-foreign = Une partie d’un jeu qui n’a pas de feuille de score ici
pad-foreign-about = Elle reste ici jusqu’à ce que tu l’effaces ; tu peux copier ce qui a été noté.
pad-no-game = Il n’y a pas de feuille de score pour ce jeu ici.
pad-delete-it = Effacer

# Before the first deal.
pad-players = Qui joue
pad-seating-gang = Dans l’ordre où vous êtes assis : chacun est à la droite du précédent.
pad-seating-thirteen = Dans l’ordre où vous êtes assis : chacun est à la gauche du précédent.
pad-player = Joueur { $seat }
pad-rules = Règles
pad-edition = Édition du livret
pad-begin = Commencer
pad-save = Enregistrer
pad-fault-names = Deux joueurs portent le même nom ; distingue-les.
pad-fault-target = La partie se termine entre { $lowest } et { $highest } points ; écris un nombre entre les deux.

# What comes next.
pad-deal-dealer = { $who } distribue.
pad-open = Le 1 multicolore commence : la personne qui l’a le joue.
pad-open-three = Le 1 multicolore commence : la personne qui l’a le joue. Si personne ne l’a, { $who } commence.
pad-gift-points = { $giver } avait autant de cartes que d’autres, mais a le plus grand total.
pad-gift-seat = { $giver } avait autant de cartes et de points que d’autres, mais vient en premier quand on compte vers la droite depuis { $taker }.
pad-way =
    { $way ->
        [clockwise] Sens horaire
       *[counter] Sens antihoraire
    }
pad-to-go =
    { $points ->
        [one] { $who } est à un point de la fin.
       *[other] { $who } est à { $points } points de la fin.
    }
pad-deal-of = Manche { $deal } sur { $deals }
pad-enter = Noter la manche { $deal }
pad-enter-first = Noter la première manche

# Counting a deal.
pad-ask-left = { $who } : combien de cartes restantes ?
pad-ask-taken =
    { $who } : { $colour ->
        [blue] combien de cartes bleues ?
        [yellow] combien de cartes jaunes ?
        [green] combien de cartes vertes ?
       *[rotten] combien de Quatre Pourris ?
    }
pad-won-it = Gagné
pad-none-left = aucune : a gagné la manche
pad-cell-left = { $who } : cartes restantes
pad-cell-taken = { $who } : { $colour ->
        [blue] cartes bleues
        [yellow] cartes jaunes
        [green] cartes vertes
       *[rotten] Quatre Pourris
    }
pad-colour =
    { $colour ->
        [blue] bleu
        [yellow] jaune
        [green] vert
       *[rotten] pourris
    }
pad-forgot = { $who } a oublié d’annoncer « Carte ! »
pad-plus = +{ $points }
pad-rest-zero = Le reste à 0
pad-write = Noter
pad-complete = Tout est compté.
pad-fault-number = Ce n’est pas un nombre de cartes ; écris un nombre de 0 à { $most }.
pad-fault-winner = Personne n’a gagné la manche ; il faut que quelqu’un n’ait plus de cartes.
pad-fault-winners = Deux joueurs ne peuvent pas avoir fini tous les deux ; un seul gagne la manche.
pad-fault-hand = Personne ne peut avoir plus de { $most } cartes.
pad-fault-forgot = Pour avoir oublié de l’annoncer, il faut avoir exactement une carte.
pad-fault-colour =
    { $colour ->
        [blue] Il n’y a que { $most } cartes bleues ; à vous tous, vous en avez compté { $taken }.
        [yellow] Il n’y a que { $most } cartes jaunes ; à vous tous, vous en avez compté { $taken }.
        [green] Il n’y a que { $most } cartes vertes ; à vous tous, vous en avez compté { $taken }.
       *[rotten] Il n’y a que { $most } Quatre Pourris ; à vous tous, vous en avez compté { $taken }.
    }
pad-fault-taken = On ramasse au plus { $most } cartes par manche ; vous en avez compté { $taken }.
pad-fault-few = On ramasse au moins { $least } cartes par manche ; vous en avez compté { $taken }.

# The sheet.
pad-scores = Points, manche par manche
pad-correct-deal = Corriger la manche { $deal }
pad-delete-deal = Effacer
pad-deleted = La manche { $deal } est effacée.
pad-written = La manche { $deal } est notée.
pad-corrected = La manche { $deal } est corrigée ; la suite est recalculée.
pad-undo = Annuler
pad-after-end =
    { $deals ->
        [one] La partie s’est terminée à la manche { $deal } ; la manche d’après ne compte pas.
       *[other] La partie s’est terminée à la manche { $deal } ; les { $deals } manches d’après ne comptent pas.
    }
pad-wins =
    { $winners ->
        [one] { $who } gagne la partie
       *[other] { $who } gagnent ensemble
    }
pad-chart = L’évolution des points
pad-chart-about = Les points de chacun après chaque manche ; les nombres sont dans le tableau ci-dessus.
pad-statistics = En chiffres
pad-stat-place = Place
pad-stat-won = Gagnées
pad-stat-average = Par manche
pad-stat-worst = Pire
pad-stat-ahead = En tête
pad-share = Partager
pad-print = Imprimer
pad-change = Joueurs et règles
pad-delete = Effacer la partie
pad-delete-sure = Vraiment effacer cette partie ?
pad-delete-now = Oui, l’effacer
pad-keep-it = Non, la garder
pad-match-deleted = La partie est effacée.

# Sharing.
pad-send = Envoyer…
pad-copy-text = Copier le texte
pad-link = Ce lien met toute la partie sur le téléphone qui l’ouvre
pad-no-code = Pas de code QR : la partie est trop longue. Le lien la contient en entier.
pad-standing = { $who } : { $points }
pad-shared = Une partie partagée avec toi
pad-shared-keep = La garder sur cet appareil
pad-shared-known = Tu as déjà cette partie, avec d’autres manches.
pad-shared-replace = Remplacer la mienne
pad-shared-both = Garder les deux
pad-shared-broken = Ce lien ne contient pas une partie entière ; redemande-le.

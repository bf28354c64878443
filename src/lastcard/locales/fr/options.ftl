# The options of a match: what each is called, what it means, and what its values are called.
# option-GAME-NAME, option-GAME-NAME-about and option-GAME-NAME-VALUE; underscores become hyphens.

# Gang of Four.
option-gang-opening-limit = Premier coup de la partie
option-gang-opening-limit-about = La partie s’ouvre avec le 1 multicolore ; combien de cartes ce premier coup peut-il compter ?
option-gang-opening-limit-5 = cinq cartes au plus
option-gang-opening-limit-none = toute combinaison

option-gang-last-card = Annoncer « Carte ! »
option-gang-last-card-about = La dernière carte s’annonce : le faites-vous vous-mêmes, ou la table s’en charge-t-elle ?
option-gang-last-card-spoken = les joueurs
option-gang-last-card-automatic = la table

option-gang-undeclared = Oublier de l’annoncer
option-gang-undeclared-about = Ce que coûte l’oubli de « Carte ! », en plus d’être hors jeu pour la manche.
option-gang-undeclared-plus-one = 2 points
option-gang-undeclared-one = 1 point

option-gang-block = Bloquer une dernière carte
option-gang-block-about = Ce qu’il faut jouer sur une carte seule quand la personne suivante n’a plus qu’une carte.
option-gang-block-single = la carte seule la plus forte
option-gang-block-single-or-gang = la carte seule la plus forte ou un gang

option-gang-block-lead = Entamer avant une dernière carte
option-gang-block-lead-about = Avec quoi ouvrir quand la personne suivante n’a plus qu’une carte et que tu n’as que des cartes seules.
option-gang-block-lead-highest = la carte la plus forte
option-gang-block-lead-free = n’importe quelle carte

option-gang-after-pass = Après avoir passé
option-gang-after-pass-about = Après avoir passé, peut-on rejouer avant la fin du tour ?
option-gang-after-pass-may-return = peut rejouer
option-gang-after-pass-out-of-cycle = attend le tour suivant

option-gang-discards = Cartes déjà jouées
option-gang-discards-about = Tout le monde peut-il regarder les cartes des tours terminés ? C’est utile pour apprendre.
option-gang-discards-covered = cachées
option-gang-discards-open = visibles par tous

option-gang-ceremony = La donne chinoise
option-gang-ceremony-about = Avant chaque manche, on coupe le paquet, on montre une carte et on compte pour savoir qui reçoit la première carte.
option-gang-ceremony-off = sans
option-gang-ceremony-on = avec la cérémonie

option-gang-count = Compter dans la cérémonie
option-gang-count-about = Dans quel sens on compte pour savoir qui reçoit la première carte ; seulement avec la donne chinoise.
option-gang-count-counter-clockwise = sens antihoraire
option-gang-count-clockwise = sens horaire
option-gang-count-direction = le sens de la manche
option-gang-count-none = pas du tout

option-gang-target = Points qui terminent la partie
option-gang-target-about = Dès que quelqu’un a ce nombre de points, la partie est finie et le plus petit total gagne.

option-gang-target-rule = Quand c’est fini
option-gang-target-rule-about = La partie se termine-t-elle quand ces points sont atteints, ou seulement quand ils sont dépassés ?
option-gang-target-rule-reach = points atteints
option-gang-target-rule-exceed = points dépassés

option-gang-first-dealer = Premier donneur
option-gang-first-dealer-about = Quelle place distribue d’abord ; ensuite, qui gagne une manche distribue la suivante.

# 13.
option-thirteen-deal = La donne
option-thirteen-deal-about = Chacun a-t-il cinq cartes et pioche-t-il, ou toutes les cartes sont-elles distribuées au début ?
option-thirteen-deal-five = cinq cartes, puis on pioche
option-thirteen-deal-all = toutes les cartes d’un coup

option-thirteen-open-piles = Cartes ramassées
option-thirteen-open-piles-about = Tout le monde peut-il regarder les cartes ramassées ? C’est utile pour apprendre.
option-thirteen-open-piles-off = cachées
option-thirteen-open-piles-on = visibles par tous

option-thirteen-first-dealer = Premier donneur
option-thirteen-first-dealer-about = Quelle place distribue d’abord ; après chaque manche, la donne passe à la place suivante dans le sens horaire.

# The pages about the rules, and the two summary cards of each game.

rules-title = { $game } : les règles
rules-rules = Les règles
rules-cards = Aide-mémoire
rules-none = Rien n’est encore écrit ici sur ce jeu.
rules-print = Imprimer
rules-search = Chercher dans les règles
rules-contents = Sommaire
rules-found =
    { $count ->
        [0] Rien trouvé ; essaie un autre mot.
        [one] Un paragraphe trouvé
       *[other] { $count } paragraphes trouvés
    }
rules-no-combo = pas une combinaison
rules-higher-than = bat
rules-all-editions = dans toutes les éditions

# The summary cards.
rules-cards-of = { $game } : aide-mémoire
rules-paper = Deux aide-mémoire sur une feuille A4 : imprime, puis coupe au milieu.
rules-combos = Combinaisons et couleurs
rules-key = L’essentiel et les points
rules-combo =
    { $type ->
        [single] Carte seule
        [pair] Paire
        [three] Brelan
        [straight] Suite
        [flush] Couleur
        [full_house] Full
        [straight_flush] Suite à la couleur
        [gang_of_4] Gang of Four
        [gang_of_5] Gang of Five
        [gang_of_6] Gang of Six
       *[gang_of_7] Gang of Seven
    }
rules-order-number = La valeur décide d’abord, la couleur ensuite.
rules-order-specials = Au-dessus du 10 : phénix vert, phénix jaune, dragon rouge.
rules-order-colours = Le vert est le plus faible, puis le jaune, puis le rouge.
rules-order-multi = Le 1 multicolore est le plus fort des 1 ; dans une couleur, il prend celle des autres cartes.
rules-five-order = Parmi les combinaisons de cinq cartes, la suite est la plus faible, la suite à la couleur la plus forte.
rules-gang-beats = Un gang bat tout ce qui n’est pas un gang ; plus il a de cartes, plus il est fort.
rules-equal = Aussi fort n’est pas plus fort.
rules-key-deal = Trois ou quatre joueurs, 16 cartes chacun.
rules-key-open = La première manche s’ouvre avec le 1 multicolore, seul ou dans une combinaison ; ensuite, la personne qui a gagné ouvre.
rules-key-direction = La première manche se joue dans le sens antihoraire, la suivante dans le sens horaire, et ainsi de suite.
rules-key-turn = À ton tour : une combinaison plus forte d’autant de cartes ou un gang, ou tu passes.
rules-key-pass = Après avoir passé, on peut rejouer quand son tour revient.
rules-key-lead = Quand tous les autres ont passé, tu ouvres avec ce que tu veux.
rules-key-last = Quand il te reste une carte, annonce « Carte ! », sinon tu es hors jeu pour la manche.
rules-key-block = La personne suivante n’a plus qu’une carte et une carte seule est à battre : joue ta carte la plus forte si elle la bat.
rules-key-block-lead = Tu ouvres et la personne suivante n’a plus qu’une carte : deux cartes ou plus si tu peux.
rules-key-exchange = Avant chaque nouvelle manche, le perdant donne sa carte la plus forte au gagnant, qui lui en rend une de son choix.
rules-key-end = À { $target } points, la partie est finie ; le plus petit total gagne.
rules-prices = Les points pour les cartes qui te restent
rules-cards-left = Restantes
rules-each = Chacune
rules-makes = Points

# The cards of 13.
rules-turn = Les cartes et les tours
rules-points = Les points
rules-deck = Les cartes, et combien de chacune
rules-key-13-deal = Chacun a cinq cartes ; le reste forme la pioche. Le voisin de gauche du donneur commence.
rules-key-13-turn = Un tour, c’est une carte sur une cible. Personne ne peut passer.
rules-key-13-colour = Une carte de couleur va sur la cible de sa couleur.
rules-key-13-rotten = Un Quatre Pourri va sur n’importe quelle cible.
rules-key-13-draw = Puis pioche une carte, tant qu’il y en a.
rules-key-13-limit = Plus de { $limit } sur une cible : ramasse les cartes qui y étaient ; la tienne reste. À { $limit } tout juste, il ne se passe rien.
rules-key-13-over = La manche est finie quand la pioche et les mains sont vides.
rules-cost-coloured =
    { $points ->
        [one] Chaque carte de couleur ramassée : { $points } point négatif.
       *[other] Chaque carte de couleur ramassée : { $points } points négatifs.
    }
rules-cost-rotten =
    { $points ->
        [one] Chaque Quatre Pourri : { $points } point négatif, toujours.
       *[other] Chaque Quatre Pourri : { $points } points négatifs, toujours.
    }
rules-cost-most = La majorité dans une couleur ne paie rien pour cette couleur.
rules-cost-level = Si plusieurs sont à égalité en tête, tous paient.
rules-cost-lying = Ce qui reste sur les cibles ne compte pour personne.
rules-cost-win = Le plus petit total de points négatifs gagne.
rules-cost-example = Un exemple : ce qui est barré ne coûte rien
rules-taken = Ramassé
rules-rooms = Ce qui passe encore sur une cible
rules-sum = Somme
rules-fits = Passe
rules-length = La durée d’une partie
rules-deals = Manches

# The rules in two minutes.
rules-brief = En deux minutes
rules-full = Les règles complètes
rules-brief-gang-aim = Débarrasse-toi de tes cartes avant les autres. La première personne qui y arrive gagne la manche ; les autres reçoivent des points pour les cartes qui leur restent, et les points sont mauvais.
rules-brief-gang-turn = À ton tour, joue plus fort que ce qui est posé, avec autant de cartes. Ou passe : tu pourras rejouer quand ton tour reviendra.
rules-brief-gang-order = La valeur décide d’abord. À valeur égale, le vert est le plus faible, puis le jaune, puis le rouge. Au-dessus du 10 il y a deux phénix, et le dragon au-dessus de tout.
rules-brief-gang-combos = Tu peux jouer une carte, deux ou trois valeurs égales, ou cinq cartes qui vont ensemble. Il y a quatre sortes de cinq cartes, de la plus faible à la plus forte :
rules-brief-gang-gang = Quatre valeurs égales ou plus forment un gang. Il bat tout, sauf un gang plus fort.
rules-brief-gang-lead = Quand tous les autres passent, tu ouvres : joue ce que tu veux.
rules-brief-gang-last = Quand il te reste une carte, annonce « Carte ! ». La personne qui joue avant toi doit alors t’arrêter avec sa carte la plus forte, si c’est possible.
rules-brief-gang-end = Dès que quelqu’un a { $target } points, la partie est finie, et le plus petit total gagne.
rules-brief-13-aim = Ramasse le moins de cartes possible : les cartes ramassées coûtent des points.
rules-brief-13-turn = À ton tour, pose une carte sur la cible de sa couleur, puis pioches-en une. Personne ne peut passer.
rules-brief-13-limit = Une cible va jusqu’à { $limit }. Si ta carte fait dépasser, tu ramasses les cartes qui y étaient ; la tienne reste.
rules-brief-13-rotten = Un Quatre Pourri va sur n’importe quelle cible.
rules-brief-13-cost = À la fin d’une manche, chaque carte ramassée coûte 1 point, et un Quatre Pourri 2.
rules-brief-13-most = Mais si tu as ramassé plus de cartes d’une couleur que tous les autres, cette couleur ne te coûte rien. Les Quatre Pourris ne sont jamais gratuits.
rules-brief-13-end = Chacun distribue une fois, deux fois à trois joueurs. Ensuite, le plus petit total gagne.

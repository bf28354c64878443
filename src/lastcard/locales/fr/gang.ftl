# Gang of Four: cards, combos, refusals, and what happens at the table.

gang-name = Gang of Four

# $colour is green, yellow or red; $card and $number are as in the notation.
gang-colour =
    { $colour ->
        [green] vert
        [yellow] jaune
       *[red] rouge
    }
gang-card =
    { $card ->
        [M1] 1 multicolore
        [GP] phénix vert
        [YP] phénix jaune
        [RD] dragon rouge
       *[other] { $number } { gang-colour }
    }
gang-the-card = le { gang-card }

# The cards of a combo by their number: what it is made of, and the pair of a full house.
gang-numbers =
    { $number ->
        [phoenix] phénix
       *[other] { $number }
    }
gang-others =
    { $other ->
        [phoenix] phénix
       *[other] { $other }
    }

# $number is what the combo is made of, $other the pair of a full house, $low and $high the ends.
gang-combo =
    { $type ->
        [single] { gang-card }
        [pair] paire de { gang-numbers }
        [three] brelan de { gang-numbers }
        [straight] suite de { $low } à { $high }
        [flush] couleur { $colour ->
            [green] verte
            [yellow] jaune
           *[red] rouge
        } au { $high }
        [full_house] full aux { gang-numbers } par les { gang-others }
        [straight_flush] suite à la couleur { $colour ->
            [green] verte
            [yellow] jaune
           *[red] rouge
        }, { $low } à { $high }
        [gang_of_4] Gang of Four de { gang-numbers }
        [gang_of_5] Gang of Five de { gang-numbers }
        [gang_of_6] Gang of Six de { gang-numbers }
       *[gang_of_7] Gang of Seven de 1
    }

# The groups of a list of hints.
gang-group =
    { $type ->
        [single] Cartes seules
        [pair] Paires
        [three] Brelans
        [straight] Suites
        [flush] Couleurs
        [full_house] Fulls
        [straight_flush] Suites à la couleur
        [gang] Gangs
        [give] Cartes à donner
       *[other] Ou
    }

# What only this game refuses.
gang-not-a-combo = { $cards } ne forment aucune combinaison ; joue une carte seule, une paire, un brelan, cinq cartes qui vont ensemble ou un gang.
gang-position-unreadable = « { $part } » ne veut rien dire dans une position.
gang-position-impossible = « { $part } » ne peut arriver dans aucune manche.
gang-must-lead = C’est toi qui ouvres ce tour, tu ne peux donc pas passer ; joue n’importe quelle combinaison.
gang-must-open = Le premier coup d’une partie contient le 1 multicolore ; joue M1, seul ou dans une combinaison.
gang-opening-too-large = Le premier coup d’une partie compte cinq cartes au plus ; joue moins de cartes avec M1.
gang-wrong-size =
    { $size ->
        [one] { $cards } : pas le bon nombre de cartes ; joue une seule carte, plus forte, ou un gang, ou passe.
       *[other] { $cards } : pas le bon nombre de cartes ; joue une combinaison plus forte de { $size } cartes ou un gang plus fort, ou passe.
    }
gang-too-low = { $cards } n’est pas plus fort que { $to_beat } ; joue plus fort, ou passe.
gang-must-block =
    { $card ->
        [none] La personne suivante n’a plus qu’une carte ; joue un gang.
       *[other] La personne suivante n’a plus qu’une carte ; joue ta carte la plus forte, { $card }{ $gang ->
            [yes] , ou un gang
           *[no] {""}
        }.
    }
gang-must-lead-several = La personne suivante n’a plus qu’une carte ; ouvre avec au moins deux cartes ensemble.
gang-must-lead-highest = La personne suivante n’a plus qu’une carte ; ouvre avec ta carte la plus forte, { $card }.
gang-call-refused = On annonce « Carte ! » quand on vient de se retrouver avec exactement une carte ; joue sans l’annoncer.
gang-call-automatic = Dans cette partie, la table annonce elle-même les dernières cartes ; joue sans le « ! ».
gang-cut-refused = Tu ne peux pas couper à { $at } ; tape un nombre de 1 à 63 qui n’a pas encore servi.

# The table.
gang-title = Gang of Four
gang-deal-number = manche { $deal }
gang-direction =
    { $direction ->
        [right] sens antihoraire
       *[left] sens horaire
    }
gang-badge-last = DERNIÈRE CARTE
gang-badge-out = hors jeu
gang-sorted =
    { $order ->
        [colour] par couleur
       *[other] par valeur
    }

# What happens. $who is a name; $you says whether it is the reader.
gang-passes = passe
gang-leads =
    { $you ->
        [yes] Tout le monde a passé : tu ouvres le tour suivant.
       *[no] Tout le monde a passé : { $who } ouvre le tour suivant.
    }
gang-cycle-won =
    { $you ->
        [yes] Tu gagnes le tour et ouvres le suivant.
       *[no] { $who } gagne le tour et ouvre le suivant.
    }
gang-led =
    { $you ->
        [yes] Tu ouvres ce tour.
       *[no] { $who } ouvre ce tour.
    }
gang-declares = Carte !
gang-undeclared =
    { $you ->
        [yes] Tu n’as pas annoncé « Carte ! » à temps : te voilà hors jeu pour cette manche, et tu gardes une carte.
       *[no] { $who } n’a pas annoncé « Carte ! » à temps et se retrouve hors jeu pour cette manche.
    }
gang-undeclared-rule = À une seule carte, on l’annonce par last! ou r7!, avant que le suivant ne joue (GF-8.5).
gang-waits-call = Un instant : { $who } peut encore annoncer « Carte ! ». Ensuite ton coup compte.
gang-dealt =
    { $you ->
        [yes] Manche { $deal }, { gang-direction }. Tu distribues.
       *[no] Manche { $deal }, { gang-direction }. { $who } distribue.
    }
gang-cut =
    { $you ->
        [yes] Tu coupes le paquet à { $at }.
       *[no] { $who } coupe le paquet à { $at }.
    }
gang-shown =
    { $you ->
        [yes] Tu montres
       *[no] { $who } montre
    } { gang-the-card }{ $again ->
        [yes] {""}, qui ne se compte pas : on coupe à nouveau.
       *[no] {"."}
    }
gang-given-forced =
    { $you ->
        [giver] Tu donnes à { $taker } ta carte la plus forte, { gang-the-card }.
        [taker] { $giver } te donne sa carte la plus forte, { gang-the-card }.
       *[no] { $giver } donne à { $taker } sa carte la plus forte, { gang-the-card }.
    }
gang-given-back =
    { $you ->
        [giver] Tu donnes { gang-the-card } à { $taker } en retour.
        [taker] { $giver } te donne { gang-the-card } en retour.
       *[no] { $giver } donne { gang-the-card } à { $taker } en retour.
    }

# What there is to do: a sentence for every code of a duty.
gang-duty-cut = Coupe le paquet.
gang-duty-show = Coupe encore, pour montrer une carte.
gang-duty-give = Choisis la carte à rendre à { $who } ; ce peut être celle que tu as reçue.
gang-duty-call = Il te reste une carte : annonce « Carte ! » avant que la personne suivante ne joue ou ne passe.
gang-duty-open = Tu ouvres la partie : joue le 1 multicolore, seul ou dans une combinaison.
gang-duty-lead = À toi d’ouvrir : joue la combinaison de ton choix.
gang-duty-lead-several = { $who } n’a plus qu’une carte : tu dois ouvrir avec au moins deux cartes.
gang-duty-lead-highest = { $who } n’a plus qu’une carte : ouvre avec ta carte la plus forte, { gang-the-card }.
gang-duty-block =
    { $gang ->
        [only] { $who } n’a plus qu’une carte : tu dois jouer un gang.
        [yes] { $who } n’a plus qu’une carte : joue ta carte la plus forte, { gang-the-card }, ou un gang.
       *[no] { $who } n’a plus qu’une carte : joue ta carte la plus forte, { gang-the-card }.
    }
gang-duty-beat = À toi : joue plus fort, ou passe.
gang-duty-nothing-higher = Tu n’as rien de plus fort.

# The same in the terminal, where it says what to type.
gang-task-beat = À battre : { $combo } ({ $who }). Plus fort, ou p pour passer.
gang-task-nothing-higher = À battre : { $combo } ({ $who }). Impossible : p pour passer.
gang-task-call = Une carte en main et rien d’annoncé : tape last! ou tu es hors jeu.
gang-task-cut = Coupe le paquet : un nombre de 1 à 63, ou Entrée pour le milieu.
gang-task-show = Coupe encore pour montrer une carte : de 1 à 63, ou Entrée pour le milieu.

# The end of a deal and of a match.
gang-won-deal =
    { $you ->
        [yes] Tu gagnes la manche { $deal }.
       *[no] { $who } gagne la manche { $deal }.
    }
gang-pad-forgot = ! a oublié d’annoncer « Carte ! »
gang-pad-target = La partie se termine quand quelqu’un a { $rule ->
        [exceed] plus de { $target }
       *[reach] { $target }
    } points ; le plus petit total gagne.
gang-next-deal =
    { $you ->
        [yes] Tu distribues la manche suivante, { gang-direction }, et tu ouvres.
       *[no] { $who } distribue la manche suivante, { gang-direction }, et ouvre.
    }
gang-next-gift =
    { $you ->
        [giver] Tu donneras à { $taker } ta carte la plus forte.
        [taker] { $giver } te donnera sa carte la plus forte.
       *[no] { $giver } donnera à { $taker } sa carte la plus forte.
    }
gang-help =
    Tape les cartes dans n’importe quel ordre, en majuscules ou non :
    g3 y3   ou   r5,y6,g7,g8,r9
    Les couleurs : G vert, Y jaune, R rouge. M1 est le 1 multicolore, GP et YP
    sont les phénix, RD est le dragon.
      p, pass        ne rien jouer à ce tour
      last!          annoncer « Carte ! » quand c’est aux joueurs de le faire ;
                     ou en jouant :  r7!
gang-summary =
    Débarrasse-toi de tes cartes. Poser la dernière, c’est gagner la manche ; les
    autres marquent des points pour ce qui leur reste, et moins on en a, mieux
    c’est : le plus petit total gagne la partie.

    À ton tour, bats ce qui est posé avec une combinaison plus forte d’autant de
    cartes, joue un gang, ou passe. Quand tous les autres passent, tu ouvres à
    ta guise. La valeur compte d’abord, puis la couleur : vert, jaune, rouge. M1
    est le plus fort des 1 ; les phénix GP et YP et le dragon RD battent les 10.

      carte seule, paire,     valeurs égales ; GP YP est une paire
      brelan
      suite                   cinq valeurs qui se suivent    la plus faible
      couleur                 cinq cartes d’une couleur
      full                    un brelan et une paire
      suite à la couleur      une suite d’une seule couleur  la plus forte
      gang                    quatre à sept valeurs égales : bat tout, sauf un
                              gang plus fort

    Si la personne suivante n’a plus qu’une carte, tu dois jouer ta carte la plus
    forte sur une carte seule, et ouvrir avec deux cartes ou plus si tu peux.
    Chaque carte restante coûte 1 point, 2 à partir de 8 cartes, 3 à partir de
    11, 4 à partir de 14 ; les 16 coûtent 80. Règles complètes : lastcard rules

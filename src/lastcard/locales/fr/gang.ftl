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

# $number is what the combo is made of, $other the pair of a full house, $low and $high the ends.
gang-combo =
    { $type ->
        [single] { gang-card }
        [pair] paire de { $number ->
            [phoenix] phénix
           *[other] { $number }
        }
        [three] brelan de { $number }
        [straight] suite de { $low } à { $high }
        [flush] couleur { $colour ->
            [green] verte
            [yellow] jaune
           *[red] rouge
        } au { $high }
        [full_house] full aux { $number } par les { $other ->
            [phoenix] phénix
           *[other] { $other }
        }
        [straight_flush] suite à la couleur { $colour ->
            [green] verte
            [yellow] jaune
           *[red] rouge
        }, { $low } à { $high }
        [gang_of_4] Gang of Four de { $number }
        [gang_of_5] Gang of Five de { $number }
        [gang_of_6] Gang of Six de { $number }
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
gang-must-lead = C’est toi qui entames ce pli, tu ne peux donc pas passer ; joue n’importe quelle combinaison.
gang-must-open = La première entame d’une partie contient le 1 multicolore ; joue M1, seul ou dans une combinaison.
gang-opening-too-large = La première entame d’une partie compte cinq cartes au plus ; joue moins de cartes avec M1.
gang-wrong-size =
    { $size ->
        [one] { $cards } : pas le bon nombre de cartes ; joue une seule carte, plus forte, ou un gang, ou passe.
       *[other] { $cards } : pas le bon nombre de cartes ; joue une combinaison plus forte de { $size } cartes ou un gang plus fort, ou passe.
    }
gang-too-low = { $cards } n’est pas plus fort que { $to_beat } ; joue plus fort, ou passe.
gang-must-block =
    { $card ->
        [none] Il ne reste qu’une carte au joueur suivant ; joue un gang.
       *[other] Il ne reste qu’une carte au joueur suivant ; joue ta carte la plus forte, { $card }{ $gang ->
            [yes] , ou un gang
           *[no] {""}
        }.
    }
gang-must-lead-several = Il ne reste qu’une carte au joueur suivant ; entame avec au moins deux cartes ensemble.
gang-must-lead-highest = Il ne reste qu’une carte au joueur suivant ; entame avec ta carte la plus forte, { $card }.
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
        [yes] Tout le monde a passé : tu entames le pli suivant.
       *[no] Tout le monde a passé : { $who } entame le pli suivant.
    }
gang-led =
    { $you ->
        [yes] Tu entames ce pli.
       *[no] { $who } entame ce pli.
    }
gang-declares = Carte !
gang-undeclared =
    { $you ->
        [yes] Tu as oublié d’annoncer « Carte ! » : te voilà hors jeu pour cette manche.
       *[no] { $who } a oublié d’annoncer « Carte ! » et se retrouve hors jeu pour cette manche.
    }
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

# What to do now.
gang-task-lead = À toi d’entamer : joue la combinaison de ton choix.
gang-task-open = Tu ouvres la partie : joue une combinaison qui contient M1.
gang-task-beat = À battre : { $combo } ({ $who }). Plus fort, ou p pour passer.
gang-task-pass = À battre : { $combo } ({ $who }). Impossible : p pour passer.
gang-task-block =
    { $gang ->
        [yes] { $who } n’a plus qu’une carte : joue ta plus forte, { $card }, ou un gang.
        [only] { $who } n’a plus qu’une carte : tu dois jouer un gang.
       *[no] { $who } n’a plus qu’une carte : tu dois jouer ta plus forte, { $card }.
    }
gang-task-lead-several = { $who } n’a plus qu’une carte : tu dois entamer avec au moins deux cartes.
gang-task-lead-highest = { $who } n’a plus qu’une carte : entame avec ta plus forte, { $card }.
gang-task-call = Une carte en main et rien d’annoncé : tape last! ou tu es hors jeu.
gang-task-give = Choisis la carte à rendre à { $who } ; ce peut être celle que tu as reçue.
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
        [yes] Tu distribues la manche suivante, { gang-direction }, et tu entames.
       *[no] { $who } distribue la manche suivante, { gang-direction }, et entame.
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
    Débarrasse-toi de tes cartes. Qui pose la dernière gagne la manche ; les
    autres marquent des points pour ce qui leur reste, et moins on en a, mieux
    c’est : le plus petit total gagne la partie.

    À ton tour, bats ce qui est posé avec une combinaison plus forte d’autant de
    cartes, joue un gang, ou passe. Quand tous les autres passent, tu entames à
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

    S’il ne reste qu’une carte au joueur suivant, tu dois jouer ta carte la plus
    forte sur une carte seule, et entamer avec deux cartes ou plus si tu peux.
    Chaque carte restante coûte 1 point, 2 à partir de 8 cartes, 3 à partir de
    11, 4 à partir de 14 ; les 16 coûtent 80. Règles complètes : lastcard rules

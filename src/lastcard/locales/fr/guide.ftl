# Advice in words: why a move is good. Each sentence is true of the position it is said in.

# Gang of Four. What a sentence names is one card or one combo, with the arguments of gang.ftl.
guide-gang-out =
    { $cards ->
        [one] C’est ta dernière carte : tu gagnes la manche.
       *[other] Ce sont toutes tes cartes : tu gagnes la manche.
    }
guide-gang-certain = Personne ne peut battre ça, ni ce que tu joueras ensuite : la manche est à toi.
guide-gang-open = Tu ouvres la partie : il faut y mettre le 1 multicolore.
guide-gang-block =
    { $gang ->
        [only] La personne suivante n’a plus qu’une carte : il faut un gang.
        [yes] La personne suivante n’a plus qu’une carte : il faut ta carte la plus forte ou un gang.
       *[no] La personne suivante n’a plus qu’une carte : il faut ta carte la plus forte.
    }
guide-gang-lead-several = La personne suivante n’a plus qu’une carte : tu ne peux pas ouvrir avec une carte seule.
guide-gang-lead-highest = La personne suivante n’a plus qu’une carte : tu dois ouvrir avec ta carte la plus forte.
guide-gang-reach =
    { $left ->
        [one] Avec une seule carte en main, on ne peut pas répondre à { $cards } cartes.
       *[other] Avec { $left } cartes en main, on ne peut pas répondre à { $cards }.
    }
guide-gang-unbeatable = Plus personne ne peut battre ça : c’est toi qui ouvriras ensuite.
guide-gang-unbeatable-then = Plus personne ne peut battre ça : tu ouvriras ensuite, peut-être avec { $type ->
        [pair] ta
        [straight] ta
        [flush] ta
        [straight_flush] ta
       *[other] ton
    } { gang-combo }.
guide-gang-highest = Aucune des cartes restantes n’est plus forte : seul un gang pourrait la battre.
guide-gang-highest-then = Aucune des cartes restantes n’est plus forte : sauf gang, tu ouvriras ensuite, peut-être avec { $type ->
        [pair] ta
        [straight] ta
        [flush] ta
        [straight_flush] ta
       *[other] ton
    } { gang-combo }.
guide-gang-few-cards =
    { $above ->
        [one] Parmi les cartes que tu n’as pas vues, une seule est plus forte.
       *[other] Parmi les cartes que tu n’as pas vues, { $above } seulement sont plus fortes.
    }
guide-gang-few-pairs =
    { $above ->
        [one] Les cartes que tu n’as pas vues ne forment qu’une paire plus forte.
       *[other] Les cartes que tu n’as pas vues ne forment que { $above } paires plus fortes.
    }
guide-gang-longest = Tu te débarrasses de { $cards } cartes d’un coup, le plus que tu puisses.
guide-gang-keeps = Tu gardes { gang-the-card } pour reprendre la main : aucune des cartes restantes n’est plus forte.
guide-gang-last-highest = Ta dernière carte sera { gang-the-card } : aucune des cartes restantes n’est plus forte.
guide-gang-keeps-gang = Tu gardes ton gang de { $number } : il bat tout ce qui n’est pas un gang.
guide-gang-price = Il te reste alors { $left ->
        [one] une carte
       *[other] { $left } cartes
    } : en fin de manche, chacune coûterait { $price ->
        [one] un point
       *[other] { $price } points
    } au lieu de { $before }.
guide-gang-lone = Aucune de tes autres cartes ne va avec { gang-the-card }.
guide-gang-lowest =
    { $type ->
        [single] C’est ta carte la plus faible
        [pair] C’est ta paire la plus faible
       *[three] C’est ton brelan le plus faible
    } : ça ne bat presque rien, autant le jouer quand tu ouvres.
guide-gang-cheapest = C’est juste assez fort : rien de plus faible dans ta main ne bat ce qui est posé.
guide-gang-spares = Moins fort suffirait, mais casserait { $type ->
        [pair] ta
        [straight] ta
        [flush] ta
        [straight_flush] ta
       *[other] ton
    } { gang-combo }.
guide-gang-gives-up = Ça casse { $type ->
        [pair] ta
        [straight] ta
        [flush] ta
        [straight_flush] ta
       *[other] ton
    } { gang-combo }, mais aucune de tes cartes n’est sûre de te donner la main.
guide-gang-high =
    { $left ->
        [one] Un joueur n’a plus qu’une carte : joue fort, pour que moins de cartes te battent.
       *[other] Un joueur n’a plus que { $left } cartes : joue fort, pour que moins de cartes te battent.
    }
guide-gang-hurry =
    { $left ->
        [one] Un joueur n’a plus qu’une carte : débarrasse-toi des tiennes tant que tu peux.
       *[other] Un joueur n’a plus que { $left } cartes : débarrasse-toi des tiennes tant que tu peux.
    }
guide-gang-plan =
    { $plays ->
        [one] Ensuite, un coup vide ta main.
       *[other] Ensuite, { $plays } coups peuvent vider ta main.
    }
guide-gang-plan-best =
    { $plays ->
        [one] Ensuite, un coup vide ta main : aucun autre choix n’en laisse moins.
       *[other] Ensuite, { $plays } coups peuvent vider ta main : aucun autre choix n’en laisse moins.
    }
guide-gang-plan-one = Tout ce qui reste part alors d’un coup : { gang-combo }.
guide-gang-plan-two = Il reste alors deux coups, dont celui-ci : { gang-combo }.
guide-gang-declare = Il te restera une carte : annonce « Carte ! » en jouant.
guide-gang-call = Il te reste une carte : annonce-la maintenant, sinon tu es hors jeu pour cette manche.
guide-gang-cannot = Rien dans ta main ne bat ça.
guide-gang-pass-gang = Seul un gang battrait ça. Garde le tien : plus tard, il peut arrêter quelqu’un qui a presque fini.
guide-gang-pass-top = Ça te coûterait { gang-the-card }, ta carte la plus forte : garde-la pour prendre la main plus tard.
guide-gang-pass-breaks = Quoi que tu joues maintenant, ça casse quelque chose, par exemple { $type ->
        [pair] ta
        [straight] ta
        [flush] ta
        [straight_flush] ta
       *[other] ton
    } { gang-combo }.
guide-gang-pass-gains-nothing =
    { $plays ->
        [one] Toute ta main peut partir en un coup ; quoi que tu joues, tu la casses.
       *[other] Ta main peut partir en { $plays } coups. Quoi que tu joues maintenant, le reste en demanderait encore { $plays } ou plus.
    }
guide-gang-pass-holds =
    { $cards ->
        [one] Garde { gang-the-card } pour prendre la main plus tard : une seule carte que tu n’as pas vue le bat.
       *[other] Garde { gang-the-card } pour prendre la main plus tard : seules { $cards } cartes que tu n’as pas vues le battent.
    }
guide-gang-pass-calm = Personne n’a encore moins de { $left } cartes : tu as le temps.
guide-gang-pass-plan =
    { $plays ->
        [one] Telle quelle, ta main peut partir en un coup.
       *[other] Telle quelle, ta main peut partir en { $plays } coups.
    }
guide-gang-give-spare =
    { $plays ->
        [one] Tu peux t’en passer : un coup suffit pour le reste.
       *[other] Tu peux t’en passer : le reste part en { $plays } coups, et aucun autre cadeau n’en laisse moins.
    }
guide-gang-give-odd = C’est la plus faible des valeurs que tu n’as qu’une fois.
guide-gang-give-low =
    { $lower ->
        [one] Une seule de tes cartes est plus faible.
       *[other] Seules { $lower } de tes cartes sont plus faibles.
    }
guide-gang-give-lowest = C’est ta carte la plus faible.
guide-gang-cut = Coupe où tu veux : personne ne sait où se trouve chaque carte.

# What is said once, when something happens for the first time.
guide-about-gang-lead = À l’ouverture, on joue la combinaison de son choix ; les autres la battent avec autant de cartes.
guide-about-gang-answer = On bat ce qui est posé avec autant de cartes, plus fortes, ou avec un gang.
guide-about-gang-pass = Tu peux presque toujours passer, sauf à l’ouverture. Quand tous les autres ont passé, la dernière personne à avoir joué ouvre.
guide-about-gang-block = Quand la personne suivante n’a plus qu’une carte, les règles te laissent peu de choix.
guide-about-gang-last = Quand il te reste une carte, les autres doivent le savoir : c’est à ça que sert l’annonce.
guide-about-gang-give = Le gagnant d’une manche reçoit la carte la plus forte du perdant et lui en rend une de son choix.
guide-about-gang-cut = On coupe le paquet avant de distribuer.

# 13. $target is B, Y or G.
guide-thirteen-only = Tu ne peux rien jouer d’autre.
guide-thirteen-only-safe = Tout le reste te ferait ramasser des cartes.
guide-thirteen-full =
    { $cards ->
        [one] Ça fait 13 tout juste : qui joue ensuite { thirteen-on } ramasse la carte.
       *[other] Ça fait 13 tout juste : qui joue ensuite { thirteen-on } ramasse ces { $cards } cartes.
    }
guide-thirteen-tight =
    { $cards ->
        [one] Ça fait { $sum } { thirteen-on } : qui ajoute plus de { $room } ramasse cette carte.
       *[other] Ça fait { $sum } { thirteen-on } : qui ajoute plus de { $room } ramasse ces { $cards } cartes.
    }
guide-thirteen-spoils = Ramasser maintenant { thirteen-on }, c’est ramasser aussi un Quatre Pourri : deux points.
guide-thirteen-highest = Tu n’as rien de plus fort que ce { $value }, et il passe encore.
guide-thirteen-own =
    { $cards ->
        [one] La carte { $target ->
            [B] bleue
            [Y] jaune
           *[G] verte
        } qui te reste tiendrait encore dessus.
       *[other] Les { $cards } cartes { $target ->
            [B] bleues
            [Y] jaunes
           *[G] vertes
        } qui te restent tiendraient encore toutes dessus.
    }
guide-thirteen-over = Des { $cards } cartes qui peuvent encore aller { thirteen-on }, { $over } dépasseraient maintenant.
guide-thirteen-keeps = Tu gardes un { $value } : il tient encore quand une cible est presque pleine.
guide-thirteen-fits =
    { $cards ->
        [one] Après ça, une de tes autres cartes passe encore.
       *[other] Après ça, { $cards } de tes autres cartes passent encore.
    }
guide-thirteen-safe = Ça fait { $sum } { thirteen-on } : tu ne ramasses rien.
guide-thirteen-fewest =
    { $cards ->
        [one] Tout fait ramasser à présent ; ici, ce n’est qu’une carte.
       *[other] Tout fait ramasser à présent ; au minimum, ce sont ces { $cards } cartes.
    }
guide-thirteen-most =
    { $target ->
        [B] Tu auras le plus de cartes bleues : tant que ça dure, elles ne coûtent rien.
        [Y] Tu auras le plus de cartes jaunes : tant que ça dure, elles ne coûtent rien.
       *[G] Tu auras le plus de cartes vertes : tant que ça dure, elles ne coûtent rien.
    }
guide-thirteen-cost =
    { $points ->
        [0] Pour l’instant, ça ne te coûte rien.
        [one] Pour l’instant, ça te coûte un point.
       *[other] Pour l’instant, ça te coûte { $points } points.
    }
guide-thirteen-not-take =
    { $cards ->
        [one] Tu ramasses une carte, alors que tu pouvais n’en ramasser aucune.
       *[other] Tu ramasses { $cards } cartes, alors que tu pouvais n’en ramasser aucune.
    }
guide-thirteen-not-fewer = Tu ramasses { $cards } cartes au lieu de { $fewer }.
guide-thirteen-not-rotten =
    { $rotten ->
        [one] Parmi les cartes que tu ramasses, il y a un Quatre Pourri : deux points.
       *[other] Parmi les cartes que tu ramasses, il y a { $rotten } Quatre Pourris : deux points chacun.
    }
guide-thirteen-not-cheap =
    { $points ->
        [one] En l’état, ça te coûte un point de plus que le meilleur coup.
       *[other] En l’état, ça te coûte { $points } points de plus que le meilleur coup.
    }
guide-thirteen-not-room = Tu laisses aux autres de la place pour { $room } { thirteen-on }.
guide-thirteen-not-fits =
    { $cards ->
        [0] Après ça, aucune de tes autres cartes ne passe ; après le meilleur coup, { $more }.
        [one] Après ça, une seule de tes autres cartes passe ; après le meilleur coup, { $more }.
       *[other] Après ça, seules { $cards } de tes autres cartes passent ; après le meilleur coup, { $more }.
    }
guide-thirteen-not-low = Tu te sépares d’un { $value }, qui tient encore quand une cible est presque pleine.
guide-about-thirteen-put = Une cible va jusqu’à 13 ; si tu dépasses, tu ramasses les cartes qui y étaient.
guide-about-thirteen-rotten = Un Quatre Pourri va sur n’importe quelle cible et coûte deux points quand on le ramasse.
guide-about-thirteen-take = Chaque carte ramassée coûte un point, sauf dans une couleur dont tu as le plus de cartes.

# A deal is over: what decided it, and what its end says to the player. $you is yes or no.
guide-end-gang-lead =
    { $you ->
        [yes] Tu as pris la main avec { $type ->
            [pair] ta
            [straight] ta
            [flush] ta
            [straight_flush] ta
           *[other] ton
        } { gang-combo }, et personne ne te l’a reprise.
       *[no] Coup décisif : la main a été prise avec { $type ->
            [single] le
            [pair] une
            [straight] une
            [flush] une
            [straight_flush] une
           *[other] un
        } { gang-combo }, et personne ne l’a reprise.
    }
guide-end-gang-answer =
    { $you ->
        [yes] Tu as fini avec { $type ->
            [pair] ta
            [straight] ta
            [flush] ta
            [straight_flush] ta
           *[other] ton
        } { gang-combo }, qui a battu ce qu’un autre avait joué.
       *[no] Coup décisif : le gagnant a fini avec { $type ->
            [single] le
            [pair] une
            [straight] une
            [flush] une
            [straight_flush] une
           *[other] un
        } { gang-combo }, qui a battu ce qu’un autre avait joué.
    }
guide-end-gang-alone = Tous sauf le gagnant étaient hors jeu : personne d’autre ne pouvait plus gagner la manche.
guide-end-gang-plays = Il t’a fallu { $plays } coups pour toutes tes cartes : plus les combinaisons sont longues, moins il en faut.
guide-end-gang-silent = Tu n’as pas annoncé « Carte ! » et tu étais hors jeu pour la manche : penses-y la prochaine fois.
guide-end-gang-gang = Ton gang de { $number } était parmi les { $left } cartes gardées ({ $points } points) : joue un gang tant qu’il peut te donner la main.
guide-end-gang-five = Tu avais encore { $type ->
        [pair] ta
        [straight] ta
        [flush] ta
        [straight_flush] ta
       *[other] ton
    } { gang-combo } : garde aussi une carte forte qui te donne la main.
guide-end-gang-one-less = Tu as gardé { $left } cartes : { $points } points. Avec une de moins, ce n’aurait été que { $less }.
guide-end-gang-top = Tu avais encore { gang-the-card } : les cartes fortes servent à prendre la main à temps.
guide-end-gang-low = Tu as gardé { $low } cartes qui sont des 4 ou moins : ouvre avec elles chaque fois que tu peux.
guide-end-gang-kept =
    { $left ->
        [one] Tu as gardé une carte : { $points ->
            [one] un point
           *[other] { $points } points
        }.
       *[other] Tu as gardé { $left } cartes : { $points } points.
    }

guide-end-thirteen-nothing = Tu n’as ramassé aucune carte : on ne peut pas faire mieux.
guide-end-thirteen-free =
    { $cards ->
        [one] Tu as ramassé une carte, et elle ne t’a rien coûté.
       *[other] Tu as ramassé { $cards } cartes, et elles ne t’ont rien coûté.
    }
guide-end-thirteen-at-once = { $most } des { $cards } cartes que tu as ramassées sont venues d’un coup, { thirteen-on }.
guide-end-thirteen-took =
    { $cards ->
        [one] Tu as ramassé une carte
       *[other] Tu as ramassé { $cards } cartes
    } : { $points ->
        [one] un point
       *[other] { $points } points
    }.
guide-end-thirteen-one-more =
    { $target ->
        [B] Des bleues, tu en avais { $cards }
        [Y] Des jaunes, tu en avais { $cards }
       *[G] Des vertes, tu en avais { $cards }
    } : avec une de plus, tu en aurais eu le plus et n’en aurais payé aucune.
guide-end-thirteen-rotten =
    { $cost ->
        [2] À lui seul, un Quatre Pourri t’a coûté 2 points
       *[other] À eux seuls, les Quatre Pourris t’ont coûté { $cost } points
    } : mieux vaut laisser ça aux autres.
guide-end-thirteen-most =
    { $target ->
        [B] Tes { $cards } cartes bleues
        [Y] Tes { $cards } cartes jaunes
       *[G] Tes { $cards } cartes vertes
    } n’ont rien coûté : personne n’en avait autant.

# What a newcomer is told in the first three turns: what the game is about, what lies there, and what
# goes. The cards that the page raises are those that can be played; in 13 those that take nothing.
guide-first-gang-1 = Le but : te débarrasser de toutes tes cartes avant les autres.
guide-first-gang-2 = Chaque carte que tu as encore quand quelqu’un a fini te coûte des points.
guide-first-gang-3 = Quand tous les autres passent, tu ouvres avec ce que tu veux.
guide-first-thirteen-1 = Le but : ramasser le moins de cartes possible.
guide-first-thirteen-2 = À la fin, chaque carte ramassée coûte un point, et un Quatre Pourri deux.
guide-first-thirteen-3 = Une couleur dont tu as ramassé plus de cartes que tous les autres ne te coûte rien.
guide-scene-gang-lead = Rien n’est posé : c’est toi qui ouvres.
guide-scene-gang-free = Rien n’est posé : tu ouvres avec ce que tu veux, une carte, deux ou trois valeurs égales, cinq cartes qui vont ensemble ou un gang.
guide-scene-gang-raised = Les cartes relevées le peuvent.
guide-scene-gang-open = Rien n’est posé : tu ouvres la partie avec le 1 multicolore. Les cartes relevées vont avec.
guide-scene-gang-beat = Sur la table : { gang-combo }. { $type ->
        [single] { $card ->
            [RD] Seul un gang bat ça.
           *[other] Une carte plus forte bat ça, ou un gang.
        }
        [pair] Une paire plus forte bat ça, ou un gang.
        [three] Un brelan plus fort bat ça, ou un gang.
        [straight] Une suite plus forte, une couleur, un full, une suite à la couleur ou un gang bat ça.
        [flush] Une couleur plus forte, un full, une suite à la couleur ou un gang bat ça.
        [full_house] Un full plus fort, une suite à la couleur ou un gang bat ça.
        [straight_flush] Une suite à la couleur plus forte bat ça, ou un gang.
        [gang_of_7] Rien ne bat ça.
       *[gang] Seul un gang plus fort bat ça.
    }
guide-scene-thirteen = Le bleu a { $blue }, le jaune { $yellow }, le vert { $green } ; une cible va jusqu’à 13.
guide-scene-thirteen-fits =
    { $cards ->
        [0] Aucune de tes cartes ne tient plus : tu ramasses ce qu’il y a sur une cible.
        [one] La carte relevée tient.
       *[other] Les cartes relevées tiennent.
    }

# Advice in words: why a move is good. Each sentence is true of the position it is said in.

# Gang of Four. What a sentence names is one card or one combo, with the arguments of gang.ftl.
guide-gang-out =
    { $cards ->
        [one] C’est ta dernière carte : tu gagnes la manche.
       *[other] Ce sont toutes tes cartes : tu gagnes la manche.
    }
guide-gang-certain = Plus personne ne peut t’arrêter, quoi qu’aient les autres.
guide-gang-open = Tu ouvres la partie : le 1 multicolore doit en être.
guide-gang-block =
    { $gang ->
        [yes] Il reste une carte au joueur suivant : il faut ta plus haute carte, ou un gang.
       *[no] Il reste une carte au joueur suivant : il faut ta plus haute carte.
    }
guide-gang-lead-several = Il reste une carte au joueur suivant : tu ne peux pas entamer d’une carte seule.
guide-gang-lead-highest = Il reste une carte au joueur suivant : tu dois entamer de ta plus haute.
guide-gang-reach =
    { $left ->
        [one] Qui n’a plus qu’une carte ne peut pas répondre à { $cards } cartes.
       *[other] Qui n’a plus que { $left } cartes ne peut pas répondre à { $cards }.
    }
guide-gang-unbeatable = Plus personne ne peut battre ça : c’est toi qui entames ensuite.
guide-gang-unbeatable-then = Plus personne ne peut battre ça : tu entames ensuite, peut-être de ceci : { gang-combo }.
guide-gang-highest = Aucune carte restante n’est plus haute : seul un gang la battrait.
guide-gang-longest = Tu te défais de { $cards } cartes d’un coup, on ne peut mieux.
guide-gang-keeps = Tu gardes { gang-the-card } pour reprendre la main : aucune carte restante n’est plus haute.
guide-gang-last-highest = Ta dernière carte sera { gang-the-card } : aucune carte restante n’est plus haute.
guide-gang-keeps-gang = Tu gardes ton gang de { $number } pour le bon moment.
guide-gang-price = Avec { $left } cartes en main, chacune coûte { $price ->
        [one] un point
       *[other] { $price } points
    } au lieu de { $before }.
guide-gang-lone = Elle ne va avec aucune de tes autres cartes : { gang-the-card } est à part.
guide-gang-lowest =
    { $type ->
        [single] C’est ta plus basse carte
        [pair] C’est ta plus basse paire
       *[three] C’est ton plus bas brelan
    } : on se défait des faibles en entamant.
guide-gang-cheapest = C’est ce que tu as de plus bas pour battre ça.
guide-gang-spares = Plus bas suffirait, mais casserait ceci : { gang-combo }.
guide-gang-gives-up = Ça casse quelque chose ({ gang-combo }), mais aucune de tes cartes n’est sûre de te donner la main.
guide-gang-high =
    { $left ->
        [one] Un joueur n’a plus qu’une carte : joue haut, moins de cartes te battront.
       *[other] Un joueur n’a plus que { $left } cartes : joue haut, moins de cartes te battront.
    }
guide-gang-hurry =
    { $left ->
        [one] Un joueur n’a plus qu’une carte : défais-toi des tiennes tant que tu peux.
       *[other] Un joueur n’a plus que { $left } cartes : défais-toi des tiennes tant que tu peux.
    }
guide-gang-plan =
    { $plays ->
        [one] Le reste de ta main peut partir en un coup.
       *[other] Le reste de ta main peut partir en { $plays } coups.
    }
guide-gang-declare = Il te restera une carte : dis « Carte ! » en jouant.
guide-gang-call = Il te reste une carte : dis-le maintenant, sinon tu es hors jeu pour cette manche.
guide-gang-cannot = Rien de ce que tu as ne bat ça.
guide-gang-pass-gang = Seul un gang à toi bat ça, et il vaudra plus tard davantage.
guide-gang-pass-top = Ça te coûterait { gang-the-card }, ta plus haute carte : garde-la pour prendre la main plus tard.
guide-gang-pass-breaks = Quoi que tu joues, ça casse quelque chose, par exemple : { gang-combo }.
guide-gang-pass-calm = Personne n’a encore moins de { $left } cartes : tu as le temps.
guide-gang-pass-plan =
    { $plays ->
        [one] Telle quelle, ta main peut partir en un coup.
       *[other] Telle quelle, ta main peut partir en { $plays } coups.
    }
guide-gang-give-lowest = C’est ta plus basse carte.
guide-gang-cut = Coupe où tu veux : personne ne sait où est quelle carte.

# What is said once, when something happens for the first time.
guide-about-gang-lead = Qui entame joue la combinaison qu’il veut ; on la bat avec autant de cartes.
guide-about-gang-answer = On bat ce qui est posé avec autant de cartes plus hautes, ou avec un gang.
guide-about-gang-pass = Passer n’est pas une honte : quand tous les autres passent, le dernier à avoir joué entame.
guide-about-gang-block = Devant une dernière carte, la règle laisse peu de choix.
guide-about-gang-last = Avec une seule carte, on prévient tout le monde : c’est le sens de l’annonce.
guide-about-gang-give = Le gagnant d’une manche reçoit la plus haute carte du perdant et en rend une au choix.
guide-about-gang-cut = On coupe le paquet avant de donner.

# 13. $target is B, Y or G.
guide-thirteen-only = Tu ne peux rien jouer d’autre.
guide-thirteen-only-safe = Tout le reste ramasserait des cartes.
guide-thirteen-full =
    { $cards ->
        [one] Ça fait 13 tout juste : la prochaine carte { thirteen-on } la ramasse.
       *[other] Ça fait 13 tout juste : la prochaine carte { thirteen-on } ramasse les { $cards }.
    }
guide-thirteen-tight =
    { $cards ->
        [one] Il ne reste que { $room } de place { thirteen-on } : qui dépasse la ramasse.
       *[other] Il ne reste que { $room } de place { thirteen-on } : qui dépasse ramasse les { $cards }.
    }
guide-thirteen-spoils = Qui ramasse maintenant { thirteen-on } prend aussi un quatre pourri : deux points.
guide-thirteen-highest = Tu n’as rien de plus haut que ce { $value }, et il passe encore.
guide-thirteen-keeps = Tu gardes un { $value }, qui passe là où presque rien ne passe.
guide-thirteen-fits =
    { $cards ->
        [one] Ensuite, une de tes autres cartes passe encore.
       *[other] Ensuite, { $cards } de tes autres cartes passent encore.
    }
guide-thirteen-safe = Ça fait { $sum } { thirteen-on } : tu ne ramasses rien.
guide-thirteen-fewest =
    { $cards ->
        [one] Tout ramasse à présent ; ceci n’en prend qu’une.
       *[other] Tout ramasse à présent ; rien ne prend moins que ces { $cards }.
    }
guide-thirteen-most =
    { $target ->
        [B] Tu auras le plus de cartes bleues : tant que ça dure, elles ne coûtent rien.
        [Y] Tu auras le plus de cartes jaunes : tant que ça dure, elles ne coûtent rien.
       *[G] Tu auras le plus de cartes vertes : tant que ça dure, elles ne coûtent rien.
    }
guide-thirteen-cost =
    { $points ->
        [0] Pour l’instant, ça ne te coûte rien.
        [one] Pour l’instant, ça te coûte { $points } point.
       *[other] Pour l’instant, ça te coûte { $points } points.
    }
guide-about-thirteen-put = Une cible supporte 13 ; qui dépasse ramasse les cartes qui s’y trouvaient.
guide-about-thirteen-rotten = Un quatre pourri va sur n’importe quelle cible et coûte deux points à qui le prend.
guide-about-thirteen-take = Chaque carte ramassée coûte un point, sauf dans une couleur dont tu as le plus.

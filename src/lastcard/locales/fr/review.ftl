# What a review of a match says, and why there is none.

review-impossible = La partie ne peut pas être analysée.
review-game = Il n’y a pas d’analyse pour le jeu « { $game } » ; il y en a pour { $known }.
review-unfinished = Aucune manche de cette partie n’est finie : il n’y a encore rien à analyser.
review-seat = Il n’y a pas de place « { $seat } » ; on compte de 0 à { $last }, et les noms s’écrivent comme dans l’enregistrement.
review-deal = La manche { $deal } ne peut pas être analysée ; la dernière possible est la manche { $last }.
review-ended = L’analyse a été arrêtée avant la fin.

review-starting = { $done }/{ $steps }
review-progress = { $done }/{ $steps }  reste { $left }
review-what = la suite est jouée comme { $reference } ; au plus { $worlds } mondes par choix ; graine { $seed }
review-head =
    { $mistakes ->
        [one] une erreur, { $points } points
       *[other] { $mistakes } erreurs, { $points } points
    }
review-luck = chance { $luck }
review-choices =
    { $choices ->
        [one] un choix, { $mean } point perdu en moyenne
       *[other] { $choices } choix, { $mean } point perdu en moyenne
    }
review-curve = chances de gagner la partie : { $curve } { $last }
review-grade-fine = bon
review-grade-close = trop serré pour trancher
review-grade-slip = imprécision
review-grade-mistake = erreur
review-grade-blunder = gaffe
review-count-fine =
    { $count ->
        [one] { $count } bon
       *[other] { $count } bons
    }
review-count-close =
    { $count ->
        [one] { $count } trop serré
       *[other] { $count } trop serrés
    }
review-count-slip =
    { $count ->
        [one] une imprécision
       *[other] { $count } imprécisions
    }
review-count-mistake =
    { $count ->
        [one] une erreur
       *[other] { $count } erreurs
    }
review-count-blunder =
    { $count ->
        [one] une gaffe
       *[other] { $count } gaffes
    }
review-kind-leading = entame
review-kind-answering = réponse
review-kind-passing = passe
review-kind-gangs = gangs
review-kind-last-card = dernière carte
review-kind-exchange = échange
review-kind-putting = poser une carte
review-kind-taking = ramasser des cartes
review-where = manche { $deal }, coup { $number }
review-lost = { $points } points perdus, { $chance } de chances de gagner
review-moves = joué : { $made }   mieux : { $best }
review-hindsight = après coup, cartes ouvertes : { $best } ({ $points } points)
review-forgotten = « Carte ! » oublié, { $where } : cela a coûté { $points } points

review-ledger-title = D’où viennent les points
review-head-seat = place
review-head-deal = manche
review-head-result = résultat
review-head-dealt = cartes
review-head-exchange = échange
review-head-others = autres
review-head-own = propre
review-head-hidden = caché
review-match = partie
review-legend =
    points : ce que les autres ont eu en moyenne moins ce qu’on a eu, par manche
    { $sign } : deux erreurs types ; on ne juge que si zéro est en dehors
    cartes, échange : la donne ; autres : leurs choix ; propre : au-delà du joueur
    de référence, selon ce qu’on savait ; caché : comment cela a tourné

guide-gang-not-sure = Tu avais une victoire que personne ne pouvait empêcher, et ce n’est pas celle-là.
guide-gang-not-pass =
    { $left ->
        [one] Tu laisses passer alors que quelqu’un n’a plus qu’une carte.
       *[other] Tu laisses passer alors que quelqu’un n’a plus que { $left } cartes.
    }
guide-gang-not-gang = Cela dépense ton gang de { $number } alors que personne n’est près de finir.
guide-gang-not-whole = Cela casse une de tes combinaisons : { gang-combo }.
guide-gang-not-top = Cela dépense ta plus forte carte avant que ce soit urgent : { gang-card }.
guide-gang-not-high = Plus bas, de la même sorte, suffirait : { gang-combo }.
guide-gang-not-short =
    { $least ->
        [one] Ensuite ta main demande { $plays } coups, après le meilleur coup un seul.
       *[other] Ensuite ta main demande { $plays } coups, après le meilleur coup seulement { $least }.
    }
guide-gang-not-rid =
    { $cards ->
        [one] Tu gardes une carte de plus qu’après le meilleur coup.
       *[other] Tu gardes { $cards } cartes de plus qu’après le meilleur coup.
    }
guide-gang-not-gift = Une carte plus basse pouvait partir : { gang-card }.

cli-help-review =
    lastcard review - juger chaque choix d’une partie enregistrée

    utilisation : lastcard review FICHIER [OPTIONS]

    FICHIER est un enregistrement, en texte ou en JSON ; - le lit sur l’entrée
    standard. Chaque choix est pesé avec ce que l’on savait alors ; ce qu’il a perdu
    est donné en points de la manche, avec un intervalle. Puis chaque résultat est
    partagé entre chance et choix. docs/reference/review.md dit comment.

    options :
      --seat PLACE            cette place seulement : un nombre à partir de 0, ou
                              un nom
      --worlds N              suivre un choix dans N mondes au plus ; plus il y en
                              a, plus c’est précis
      --seed N                une autre graine ; la même donne la même analyse
      --json SORTIE           écrire aussi l’analyse dans un fichier
      --no-ledger             les choix seulement, sans le compte de la chance
      --hindsight             aussi ce qui était le mieux, cartes ouvertes
      --quiet                 sans barre de progression
      --language LANGUE       une autre langue ({ $languages })
      -h, --help              montrer cette page

    codes de sortie :
      0    la partie a été analysée
      1    le fichier est illisible, ou la partie ne peut pas être analysée

    exemples :
      lastcard play --save soiree.txt
      lastcard review soiree.txt --seat 0
      lastcard review soiree.txt --json soiree.review.json

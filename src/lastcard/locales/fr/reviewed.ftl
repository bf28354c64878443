# L’analyse d’une partie dans le navigateur : ce que valaient les choix, et ce qui était chance.

reviewed-title = Analyse
reviewed-about = Chaque choix de chaque place est jugé d’après ce qu’on y savait à ce moment-là, jamais après coup. Tes propres choix viennent d’abord, en quelques secondes ; la chance de la partie demande un peu plus de temps.
reviewed-waiting =
    { $ahead ->
        [0] Ton analyse commence dans un instant.
        [one] Une autre analyse passe d’abord.
       *[other] { $ahead } autres analyses passent d’abord.
    }
reviewed-running = Les choix sont jugés : { $part }
reviewed-cancel = Annuler
reviewed-again = Réessayer
reviewed-outdated = Cette analyse a été faite avec un joueur de référence plus ancien.
reviewed-anew = Analyser à nouveau
reviewed-shared-by = Partagée par { $who }

# The head. $lost and $luck are written numbers; $luck is none before luck is known.
reviewed-whose = Les choix de qui
reviewed-you = { $who } (toi)
reviewed-counted-in = Compté en
reviewed-unit =
    { $unit ->
        [chance] Probabilité de gagner
       *[points] Points
    }
reviewed-so-far = Jusqu’ici :
reviewed-head =
    { $wrong ->
        [0] Aucune erreur
        [one] Une erreur, { $lost } points
       *[other] { $wrong } erreurs, { $lost } points
    }{ $luck ->
        [none] {""}
       *[other] {" "}; chance { $luck }
    }
reviewed-head-chance =
    { $wrong ->
        [0] Aucune erreur
        [one] Une erreur, probabilité de gagner { $lost }
       *[other] { $wrong } erreurs, probabilité de gagner { $lost }
    }{ $luck ->
        [none] {""}
       *[other] {" "}; chance { $luck }
    }
reviewed-grades = Les choix selon leur qualité
reviewed-grade =
    { $grade ->
        [blunder] Gaffe
        [mistake] Erreur
        [slip] Imprécision
        [close] Trop serré pour trancher
       *[fine] Bon
    }
reviewed-grade-count =
    { $grade ->
        [blunder] { $count ->
            [one] { $count } gaffe
           *[other] { $count } gaffes
        }
        [mistake] { $count ->
            [one] { $count } erreur
           *[other] { $count } erreurs
        }
        [slip] { $count ->
            [one] { $count } imprécision
           *[other] { $count } imprécisions
        }
        [close] { $count } trop serrés pour trancher
       *[fine] { $count ->
            [one] { $count } bon
           *[other] { $count } bons
        }
    }
reviewed-forgotten-count = « Carte ! » oublié : { $count }

# The curve.
reviewed-curve =
    { $unit ->
        [chance] Probabilité de gagner la partie
       *[points] Points à espérer
    }
reviewed-curve-about =
    { $unit ->
        [chance] La probabilité de gagner de { $who }, de la première manche à la dernière
       *[points] Les points que { $who } pouvait espérer, de la première manche à la dernière
    }
reviewed-curve-how =
    { $unit ->
        [chance] Toutes les mains ouvertes, si tout le monde continuait comme le joueur de référence. Les nombres en bas sont les manches.
       *[points] Ce que les autres reçoivent en moyenne moins ce que reçoit cette place, manches passées comprises, toutes les mains ouvertes. Les nombres en bas sont les manches.
    }
reviewed-curve-later = La courbe vient quand la chance des manches est connue.
reviewed-dots = Les choix sur la courbe ; les flèches vont de l’un à l’autre
reviewed-dot = Manche { $deal }, coup { $number } : { reviewed-grade }, { $loss } points
reviewed-as-table = La courbe en tableau
reviewed-turn = Coup
reviewed-choice = Choix

# The list.
reviewed-list = Erreurs
reviewed-size = Montrer
reviewed-size-from =
    { $size ->
        [blunder] Gaffes
        [mistake] Erreurs et gaffes
       *[slip] Dès l’imprécision
    }
reviewed-order = Ordre
reviewed-order-by =
    { $order ->
        [played] Comme joué
       *[largest] Les plus grosses d’abord
    }
reviewed-all = Aussi ce qui était bon ou trop serré pour trancher
reviewed-none = Rien ici : aucun choix de cette taille.
reviewed-none-yet = Rien pour l’instant.
reviewed-list-more = Montrer les { $count }
reviewed-where = Manche { $deal }, coup { $number }
reviewed-rather = mieux
reviewed-points-lost = points perdus
reviewed-forgotten = « Carte ! » oublié
reviewed-kind-name =
    { $kind ->
        [leading] ouvrir
        [answering] monter
        [passing] passer
        [gangs] jouer un gang
        [last-card] face à une dernière carte
        [exchange] donner une carte
        [putting] poser une carte
        [rotten] poser un Quatre Pourri
        [taking] ramasser des cartes
       *[other] autre
    }

# One choice.
reviewed-back = Retour à toute l’analyse
reviewed-previous = Erreur précédente
reviewed-next = Erreur suivante
reviewed-place = { $place } sur { $count }
reviewed-best = Le meilleur coup.
reviewed-cost = { reviewed-grade } : coûte { $loss } ± { $error } points ; probabilité de gagner { $chance }
reviewed-cost-close = Trop serré pour trancher : l’autre coup rapporte peut-être { $loss } ± { $error } points de plus ; probabilité de gagner { $chance }
reviewed-forgotten-cost = « Carte ! » a été oublié : coûte { $cost } ± { $error } points ; probabilité de gagner { $chance }
reviewed-forgotten-about = { $who } n’a pas dit « Carte ! » à temps. Cela compte parmi les choix de la place et n’est pas noté.
reviewed-moves = Le coup joué et le meilleur
reviewed-move =
    { $which ->
        [best] Mieux
       *[made] Joué
    }
reviewed-play-on =
    { $which ->
        [best] Continuer avec ce coup
       *[made] Continuer à partir d’ici
    }
reviewed-candidates = Tout ce qui a été envisagé
reviewed-candidate = Coup
reviewed-worth = Valeur
reviewed-policy = Joueur de référence
reviewed-made-short = (joué)
reviewed-more = Montrer les { $count } coups
reviewed-candidates-about = Valeur en points, sur jusqu’à { $worlds } répartitions des cartes cachées. La dernière colonne dit à quelle fréquence le joueur de référence choisirait ce coup.
reviewed-hindsight = Après coup
reviewed-hindsight-about = Toutes les mains ouvertes, ce que personne ne pouvait voir. Cela ne compte pour rien.
reviewed-hindsight-best =
    { $same ->
        [yes] Telles qu’étaient les cartes, le coup joué était le meilleur.
       *[no] Telles qu’étaient les cartes, voici le meilleur : { $loss } ± { $error } points de plus que le coup joué.
    }
reviewed-no-board = Cet endroit de la partie ne peut pas être montré.
reviewed-step-back = Un coup en arrière
reviewed-played-on = La suite jouée
reviewed-step-on = Coup suivant
reviewed-in-replay = Revoir la partie
reviewed-keys = Touches : ← → erreur précédente et suivante, M le coup joué, B le meilleur, Échap retour.

# The ledger.
reviewed-ledger = Chance et choix
reviewed-ledger-later = Cela vient quand tous les choix sont jugés.
reviewed-ledger-about =
    { $unit ->
        [chance] Ce que chaque manche a changé à la probabilité de gagner, partie par partie. Ce qui est à droite du trait a rapporté, ce qui est à gauche a coûté ; le trait épais est le résultat. Appuie sur une barre pour voir ses nombres.
       *[points] Chaque résultat partie par partie : ce que les autres ont reçu en moyenne moins ce qu’a reçu cette place. Ce qui est à droite du trait a rapporté, ce qui est à gauche a coûté ; le trait épais est le résultat. Appuie sur une barre pour voir ses nombres.
    }
reviewed-match = Partie
reviewed-part =
    { $part ->
        [dealt] Cartes reçues
        [exchange] Échange
        [others] Les autres
        [own] Ses choix
       *[hidden] Cartes cachées
    }
reviewed-part-about =
    { $part ->
        [dealt] Ce que valaient les cartes comme elles ont été données, avec le droit d’ouvrir.
        [exchange] Ce qu’a changé la carte qu’il fallait donner.
        [others] Ce que les choix des autres ont rapporté ou coûté.
        [own] Ce que les choix de cette place ont rapporté, comparés au joueur de référence qui savait la même chose.
       *[hidden] Des choix justes ou faux d’après ce qu’on savait, et qui ont bien ou mal tourné.
    }

# The summary.
reviewed-summary = Toutes les places
reviewed-summary-about = La perte par choix est en points, avec l’intervalle qui contient la vraie valeur 95 fois sur 100. La chance est tout, sauf les choix de la place.
reviewed-choices = Choix
reviewed-loss = Perte par choix
reviewed-luck = Chance
reviewed-kinds = Ce que { $who } avait à choisir
reviewed-kind = Sorte de choix
reviewed-how = Comment c’est jugé
reviewed-reference = Le joueur de référence est un robot qui ne change pas :
reviewed-worlds = Chaque choix a été suivi dans jusqu’à { $worlds } mondes : des répartitions des cartes que la place ne pouvait pas voir.
reviewed-how-about =
    { $about ->
        [worth] Un coup vaut ce qu’il rapporte en moyenne quand tout le monde continue comme le joueur de référence.
        [knew] Seul compte ce que la place savait à ce moment-là : ses cartes et ce que tout le monde avait vu. Ce qu’on sait après coup est à part et ne compte pour rien.
        [error] Le nombre après ± est une erreur type. Un choix n’est noté que si le double ne laisse aucun doute ; sinon c’est trop serré pour trancher.
        [grades] Une imprécision coûte 0,5 point ou plus, une erreur 1,5 ou plus, une gaffe 4 ou plus.
       *[luck] Un résultat est exactement la somme de cinq parts. Quatre sont de la chance ; sur beaucoup de manches elles s’annulent.
    }

# Sharing.
reviewed-share = Partager
reviewed-share-on = Qui a le lien peut voir cette analyse
reviewed-share-about = On y voit toutes les places, tous les coups et tous les noms. Tu peux l’annuler à tout moment.
reviewed-share-link = Lien vers cette analyse

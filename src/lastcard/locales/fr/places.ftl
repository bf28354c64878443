# The places of the page, which the bar leads to, each with a sentence that says what it is for.

places-bar = Rubriques
places-skip = Aller au contenu
places-back = Retour : { $place }
places-name =
    { $place ->
        [play] Jouer
        [learn] Apprendre
        [study] Étudier
        [tools] Outils
       *[you] Toi
    }
places-about =
    { $place ->
        [play] Joue tout de suite : contre des bots, entre amis ou avec qui est là.
        [learn] Apprends les jeux en essayant, ou cherche une règle.
        [study] Reviens sur tes parties et vois ce qui s’est passé.
        [tools] Pour la table à la maison : compter les points, trancher une question, vérifier une donne.
       *[you] Ton nom, tes préférences et ce qui est gardé sur toi.
    }

# Making a table.

web-new-table = Nouvelle table
web-edition-about = Les règles imprimées diffèrent par endroits ; choisis celles que tu connais.
web-differs = Ce que cette édition fait autrement :
web-differs-not = Cette édition suit les règles habituelles.
web-options = Toutes les options
web-options-changed =
    { $changed ->
        [0] (comme dans l’édition)
        [one] (une modifiée)
       *[other] ({ $changed } modifiées)
    }
web-speed-about =
    { $speed ->
        [relaxed] Pas de chrono ; chacun prend le temps qu’il lui faut.
        [normal] 45 secondes par coup, puis un bot joue.
        [fast] 15 secondes par coup, pour qui connaît bien le jeu.
       *[days] Deux jours par coup ; tu reviens quand c’est ton tour.
    }
web-who-joins = Qui peut venir
web-joins =
    { $who ->
        [all] Tout le monde
       *[link] Toute personne ayant le lien
    }
web-joins-about =
    { $who ->
        [all] La table figure parmi les tables ouvertes.
       *[link] La table ne figure nulle part ; tu envoies le lien à tes amis.
    }
web-who-watches = Qui peut regarder
web-watches =
    { $watch ->
        [live] Tout le monde
        [delayed] Tous, en différé
       *[off] Personne
    }
web-watches-about =
    { $watch ->
        [live] Les spectateurs voient ce qui est sur la table, et aucune main.
        [delayed] Les spectateurs voient tout quelque temps après.
       *[off] Seuls ceux qui sont à la table la voient.
    }
web-talk-how = Discussion à table
web-talks =
    { $talk ->
        [free] Libre
       *[phrases] Phrases toutes faites
    }
web-talks-about =
    { $talk ->
        [free] Les joueurs peuvent écrire ce qu’ils veulent.
       *[phrases] Quelques phrases aimables sur lesquelles cliquer.
    }
web-rated-about = Compte pour la cote de chacun ; sans bots et sans conseils.
web-rated-rules = Les parties classées se jouent partout avec les mêmes règles : { $edition }, et la table annonce la dernière carte.
web-spoken = Dire « Carte ! » soi-même
web-spoken-about = Quand il ne te reste qu’une carte, tu dois l’annoncer avant que la personne suivante joue, sinon la manche est finie pour toi. Si c’est désactivé, la table l’annonce pour tout le monde.
web-hints = Conseils
web-hints-about = Les joueurs peuvent demander au bot le plus fort ce qu’il jouerait.
web-seat-free = libre pour un joueur
web-plays-on = Prend le relais
web-plays-on-about = Ce bot joue pour qui s’absente ou est parti, jusqu’à son retour.
web-open-table = Ouvrir la table
web-start-table = Lancer la partie

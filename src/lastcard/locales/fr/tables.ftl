# Finding players: the open tables, and quick pairing.

web-open-tables = Tables ouvertes
web-no-tables = Personne ne cherche de joueurs en ce moment. Crée une table, ou joue contre des bots.
web-free-seats =
    { $seats ->
        [0] complet
        [one] { $seats } place libre
       *[other] { $seats } places libres
    }
web-playing = en cours
web-watched =
    { $watchers ->
        [one] { $watchers } spectateur
       *[other] { $watchers } spectateurs
    }
web-watch = Regarder
web-join = Rejoindre
web-of-host = chez { $host }
web-find = Jouer avec qui veut
web-find-about = On t’installe avec d’autres qui veulent la même partie.
web-find-now = Trouver une partie
web-find-bots = Si personne ne vient à temps, des bots complètent la table.
web-find-rated = Compte pour la cote ; sans bots, il se peut donc qu’on ne trouve personne.
web-wait = Attente
web-wait-for =
    { $seconds ->
        [60] 1 minute
        [300] 5 minutes
       *[other] { $seconds } secondes
    }
web-waiting-too =
    { $others ->
        [0] Personne d’autre n’attend encore.
        [one] Une autre personne attend.
       *[other] { $others } autres personnes attendent.
    }
web-waiting-bots = Des bots complètent la table dans { $seconds } s.
web-waiting-rated = Encore { $seconds } s pour trouver quelqu’un.
web-cancel = Annuler

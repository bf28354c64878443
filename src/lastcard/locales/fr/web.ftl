# What several screens of the page say.

web-title = lastcard
web-home = Accueil
web-language = Langue
web-close = Fermer
web-page-title =
    { $screen ->
        [new] Nouvelle table – lastcard
        [you] Toi – lastcard
        [study] Étudier – lastcard
        [progress] Tes progrès – lastcard
        [match] Une partie – lastcard
        [replay] Une partie, coup par coup – lastcard
        [look] Regarder une partie ensemble – lastcard
        [review] L’analyse d’une partie – lastcard
        [shared] Une analyse partagée – lastcard
        [learn] Apprendre – lastcard
        [pad] Feuille de score – lastcard
        [best] Les meilleurs joueurs – lastcard
        [referee] Arbitre – lastcard
        [rules] Les règles – lastcard
        [cards] Aide-mémoire – lastcard
        [tables] Trouver des joueurs – lastcard
        [study] Étudier – lastcard
        [tools] Outils – lastcard
        [verify] Vérifier une donne – lastcard
       *[other] lastcard
    }
web-replay = Revoir la partie
web-review = Analyser cette partie
web-title-turn = À toi de jouer – lastcard
web-theme =
    { $theme ->
        [light] Clair
        [dark] Sombre
       *[auto] Comme l’appareil
    }

# The line to the server.
web-connecting = Connexion…
web-lost = La connexion est coupée ; elle revient toute seule, et rien n’est perdu.
web-farewell = Le serveur redémarre ; attends un instant, tout est gardé.
web-newer = Il y a une version plus récente de cette page ; elle se charge.
web-seat-freed = La personne qui organise la table a libéré ta place. Tu peux te rasseoir là où il y en a une de libre.
web-seat-lost = Tu n’as plus de place à une table où la partie n’avait pas commencé : elle a été libérée, ou la table fermée.
web-failed = Cela n’a pas marché ; le serveur est injoignable.

# What tables and matches have.
web-players = { $fewest } à { $most } joueurs
web-bots = Bots
web-bot-name =
    { $bot ->
        [novice] Novice
        [greedy] Glouton
        [planner] Stratège
        [searcher] Chercheur
        [master] Maître
        [swift] Éclair
       *[other] { $bot }
    }
web-turn-told = C’est ton tour.
web-rated-short = classée
web-best = Les meilleurs à { $game }
web-rules-of = Les règles de { $game }
web-game = Jeu
web-seats = Joueurs
web-seat = Place { $seat }
web-speed = Vitesse
web-speed-short =
    { $speed ->
        [relaxed] Tranquille
        [normal] Normale
        [fast] Rapide
       *[days] Par correspondance
    }
web-pace = Rythme des bots
web-pace-short =
    { $pace ->
        [slow] Lent
        [fast] Rapide
       *[normal] Normal
    }
web-rated = Classée
web-copy = Copier
web-copied = Copié
web-deal = Manche { $deal }
web-you = Toi
web-score = Score
web-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-turn = À { $who } de jouer
web-deal-points = Manche
web-total = Total
web-edition = Édition
edition-gang-en-2010 = Anglaise, 2010
edition-gang-es-2010 = Espagnole, 2010
edition-gang-fr-2005 = Française, 2005
edition-gang-fr-2010 = Française, 2010
edition-gang-nl-2010 = Néerlandaise, 2010
edition-gang-de-2010 = Allemande, 2010
edition-gang-it-2002 = Italienne, 2002
edition-gang-it-2010 = Italienne, 2010
edition-gang-fi-2010 = Finnoise, 2010
edition-thirteen-fr-2009 = Française, 2009

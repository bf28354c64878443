# The home page.

web-you-are = Tu joues sous le nom
web-change-theme = Changer les couleurs de la page : { web-theme }
web-about =
    { $game ->
        [thirteen] Trois cibles, chacune va jusqu’à 13. Si tu dépasses, tu ramasses les cartes.
        [gang] Débarrasse-toi de tes cartes : bats ce qui est posé, et garde un gang pour le bon moment.
       *[other] Un jeu de cartes.
    }
web-play-now = Jouer
web-guided = Partie guidée
web-guided-about = Tu débutes ? Des bots faciles si tu n’en choisis pas d’autres, et un conseil à chaque tour.
web-learn = Apprendre le jeu en dix minutes
web-lessons = Leçons
web-edition-and-speed = Édition et vitesse
web-make-table = Jouer entre amis
web-my-tables = Tes tables
web-your-turn-there = à toi
web-next-deal-waits = la prochaine manche t’attend
web-between-deals = la prochaine manche va commencer
web-bot-plays = un bot joue à ta place
web-more-tables =
    { $count ->
        [one] { $count } autre
       *[other] { $count } autres
    }
web-stay = Rester
# For who hears the page: what a button does, and where.
web-of-game = { $what }, { $game }
web-at-table = { $what }, { $game } avec { $others }
web-not-begun = pas encore commencée
web-until = limite : { $time }
web-go-on = Continuer
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
web-more = Plus
web-your-page = Toi et tes parties
web-referee = L’arbitre : ai-je le droit ?
web-pad = Feuille de score pour de vraies cartes

# Quick pairing.
web-find = Trouver des joueurs
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
web-waiting = Recherche de joueurs…
web-waiting-too =
    { $others ->
        [0] Personne d’autre n’attend encore.
        [one] Une autre personne attend.
       *[other] { $others } autres personnes attendent.
    }
web-waiting-bots = Des bots complètent la table dans { $seconds } s.
web-waiting-rated = Encore { $seconds } s pour trouver quelqu’un.
web-cancel = Annuler

# Play, the first screen of the page.

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
web-more = Plus

web-waiting = Recherche de joueurs…

# A new match, and the ways to people.
web-new-match = Une nouvelle partie
web-teach = Apprends-moi
web-teach-about = Ta première partie : des bots faciles et un conseil à chaque tour.
web-lessons = Leçons
web-so-many = { $players } joueurs
web-change = Modifier
web-change-title = { $game } contre des bots
web-change-kept = C’est gardé pour tes prochaines parties.
web-change-done = C’est bon
web-play-with = Jouer avec d’autres
web-make-about = par lien ou code QR
web-find-players = Trouver des joueurs
web-open-count =
    { $tables ->
        [0] ou voir qui joue
        [one] { $tables } table ouverte
       *[other] { $tables } tables ouvertes
    }

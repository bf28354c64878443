# How one plays over time, from the reviews of one's matches.

progress-title = Tes progrès
progress-back = Retour à ta page
progress-about = La qualité de tes choix et ta chance, d’après les analyses de tes parties. Personne d’autre ne voit cette page.
progress-none = Aucune partie de ce jeu n’a encore été analysée. Ouvre une de tes parties et fais-la analyser ; elle comptera ici dès lors.
progress-to-matches = Vers tes parties
progress-loss = Points perdus par choix
progress-loss-about = De combien le meilleur coup valait mieux que le tien, en moyenne. La vraie valeur est dans la bande grisée avec une certitude de 95 %. Moins, c’est mieux.
progress-loss-now = { $loss } points perdus par choix (entre { $low } et { $high }), pour { $choices } choix dans { $matches } parties.
progress-kinds = Par sorte de choix
progress-luck = Chance à chaque partie
progress-luck-about = Ce que les cartes et les autres t’ont apporté, en points. Sur beaucoup de parties, cela s’équilibre.
progress-luck-sum = { $points } points de chance en { $matches } parties.
progress-rating = Classement après chaque partie classée
progress-rating-about = Il suit ce que tu as prouvé avec certitude, et il est noté depuis que cette page existe.
progress-table = En tableau
progress-when = Quand
progress-matches = Parties
progress-choices = Choix
progress-lost = Points perdus par choix
progress-interval = Entre
progress-points = Points
progress-kind-head = Sorte de choix
progress-others = Les analyses par { $reference } sont comptées ; { $count } par d’autres joueurs de référence ne sont pas comparables.
progress-json = Pour les programmes (JSON)
progress-csv = En tableau (CSV)
progress-export = Télécharger
progress-kind =
    { $kind ->
        [leading] entamer
        [answering] répondre
        [passing] passer
        [gangs] jouer un gang
        [last-card] face à une dernière carte
        [exchange] donner une carte
        [putting] poser une carte
        [taking] ramasser des cartes
       *[other] { $kind }
    }

# Learning: the list of lessons, and what they have in common. What each one says is in lessons.ftl.

learn-title = Apprendre
learn-none = Il n’y a pas encore de leçon là-dessus.
learn-brief = Les règles en deux minutes
learn-full = Les règles complètes
learn-summary = Aide-mémoire
learn-read = À lire sur { $game }
learn-first = Première leçon : { $title }
learn-progress = Terminées : { $done } sur { $all }
learn-done = terminée
learn-next-one = Suivante
learn-back = Toutes les leçons
learn-step = Étape { $step } sur { $of }
learn-answers = Réponses
learn-cards =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
learn-go-on = Continuer
learn-finish = Terminer
learn-reveal = Montre-moi
learn-well-done = Bravo !
learn-next = Ensuite : { $title }
learn-all-done = Tu sais tout ! Place à une vraie partie.
learn-play = Jouer une partie

# Why the rules do not allow a try, and what it would need.
learn-not-a-combo =
    { $cards ->
        [2] Ces deux-là ne vont pas ensemble. Une paire, ce sont deux cartes de même valeur.
        [3] Ces trois-là ne vont pas ensemble. Il faut trois cartes de même valeur.
        [4] Quatre cartes ne vont ensemble qu’en gang : toutes de même valeur.
        [5] Ces cinq-là ne vont pas ensemble. Il faut cinq valeurs qui se suivent, cinq cartes d’une couleur, ou un brelan avec une paire.
       *[other] Autant de cartes ne vont pas ensemble. Prends-en une, deux, trois ou cinq, ou un gang.
    }
learn-must-lead = C’est toi qui ouvres, tu ne peux donc pas passer : joue ce que tu veux.
learn-must-open = Le premier coup d’une partie contient le 1 multicolore.
learn-wrong-size =
    { $size ->
        [1] Une carte seule est posée : il te faut aussi une carte seule, plus forte.
        [2] Une paire est posée : il te faut aussi une paire, plus forte.
        [3] Un brelan est posé : il te faut aussi un brelan, plus fort.
       *[other] Cinq cartes sont posées : il t’en faut cinq qui vont ensemble, plus fortes.
    }
learn-too-low = Pas assez fort : { $mine } contre { $theirs }. Il te faut plus fort.
learn-must-block = La personne suivante n’a plus qu’une carte : tu dois l’arrêter avec ta carte la plus forte, { gang-the-card }.
learn-must-lead-several = La personne suivante n’a plus qu’une carte : ouvre avec au moins deux cartes ensemble.
learn-must-lead-highest = La personne suivante n’a plus qu’une carte : ouvre avec ta carte la plus forte, { gang-the-card }.
learn-call-refused = Annonce « Carte ! » seulement quand ton coup te laisse exactement une carte.
learn-wrong-target =
    { $colour ->
        [B] Une carte bleue va sur la cible bleue.
        [Y] Une carte jaune va sur la cible jaune.
       *[G] Une carte verte va sur la cible verte.
    }

# Learning: the list of lessons, and what they have in common. What each one says is in lessons.ftl.

learn-title = Apprendre
learn-about = De courtes leçons avec de vraies cartes : tu essaies, et les règles te disent pourquoi.
learn-progress = { $done } sur { $all } terminées
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
learn-well-done = Bravo !
learn-next = Ensuite : { $title }
learn-all-done = Tu sais tout ! Place à une vraie partie.
learn-play = Jouer une partie

# Why the rules do not allow a try, and what it would need.
learn-not-a-combo =
    { $cards ->
        [2] Ces deux-là ne vont pas ensemble. Une paire demande deux nombres égaux.
        [3] Ces trois-là ne vont pas ensemble. Il faut trois nombres égaux.
        [4] Quatre cartes ne vont ensemble qu’en gang : toutes du même nombre.
        [5] Ces cinq-là ne vont pas ensemble. Il faut cinq nombres qui se suivent, cinq d’une couleur, ou un brelan avec une paire.
       *[other] Autant de cartes ne vont pas ensemble. Prends-en une, deux, trois ou cinq, ou un gang.
    }
learn-must-lead = Tu entames, donc tu ne peux pas passer : joue ce que tu veux.
learn-must-open = La première entame d’une partie contient le 1 multicolore.
learn-wrong-size =
    { $size ->
        [1] Une carte seule est posée, il t’en faut une aussi, plus forte.
        [2] Une paire est posée, il te faut aussi une paire, plus forte.
        [3] Un brelan est posé, il te faut aussi trois cartes égales, plus fortes.
       *[other] Cinq cartes sont posées, il t’en faut cinq qui vont ensemble, plus fortes.
    }
learn-too-low = Pas assez fort : { $mine } ne bat pas { $theirs }. Il te faut plus fort.
learn-must-block = Il ne reste qu’une carte au suivant : arrête-le avec ta carte la plus forte, { gang-the-card }.
learn-must-lead-several = Il ne reste qu’une carte au suivant : entame avec au moins deux cartes ensemble.
learn-must-lead-highest = Il ne reste qu’une carte au suivant : entame avec ta carte la plus forte, { gang-the-card }.
learn-call-refused = Dis « Carte ! » seulement quand ton coup te laisse exactement une carte.
learn-wrong-target =
    { $colour ->
        [B] Une carte bleue va sur la cible bleue.
        [Y] Une carte jaune va sur la cible jaune.
       *[G] Une carte verte va sur la cible verte.
    }

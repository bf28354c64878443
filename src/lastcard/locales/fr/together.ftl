# Regarder une partie ensemble.

together = Regarder ensemble
together-about = Un lien ouvre cette partie pour d’autres : ils voient ce que tu montres, et vous pouvez parler.
together-you-lead = C’est toi qui mènes
together-leads = { $who } mène
together-nobody = Personne ne mène
together-take = Mener
together-give = Laisser mener { $who }
together-aside = Regarder de mon côté
together-back = Suivre de nouveau
together-people = Personnes et discussion
together-count =
    { $people ->
        [one] une personne ici
       *[other] { $people } personnes ici
    }
together-is-aside = de son côté
together-is-leader = mène
together-say = Dis quelque chose
together-send = Envoyer
together-mark = Touche des cartes de la main pour les montrer à tous.
together-link = Le lien pour les autres
together-you = toi
together-silent = Personne n’a encore rien dit.

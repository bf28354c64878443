# Ce que le serveur refuse à propos des analyses. Le nom d’un message est le code du refus.

reviews-off = Ce serveur n’analyse pas les parties.
review-not-yours = Seuls ceux qui ont joué une partie peuvent l’analyser ; demande un lien à l’un d’eux.
review-missing = Il n’y a pas encore d’analyse de cette partie ; demandes-en une d’abord.
reviews-enough = Il y a déjà { $most } analyses en cours pour toi ou ton réseau ; attends d’abord la fin de l’une d’elles.
reviews-busy = Trop de personnes attendent une analyse en ce moment ; réessaie dans quelques minutes.
review-failed = L’analyse n’a pas pu être faite, et c’est de notre faute ; réessaie plus tard.
reviews-stopping = Le serveur va redémarrer ; redemande l’analyse dans un instant.
share-unknown = Rien n’est partagé sous ce lien, ou il a été retiré.

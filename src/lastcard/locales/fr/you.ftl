# The page about oneself: name, habits, account, matches, and what is kept.

you-title = Toi
you-name = Nom
you-save = Enregistrer
you-guest = Tu joues en invité : tout t’est ouvert, dans ce navigateur.
you-account = Ce nom n’est qu’à toi.

you-habits = Tes préférences
you-language = Langue
you-theme = Couleurs
you-sound = Son
you-sound-about = On entend les cartes et les coups sur la table.
you-auto-pass = Passer automatiquement
you-auto-pass-about = Quand tu n’as rien à jouer, la table passe pour toi.
you-notify = Me prévenir quand c’est mon tour
you-notify-about = Ton navigateur te prévient tant qu’une page de ce jeu est ouverte quelque part.
you-notify-refused = Ton navigateur ne le permet pas ; change cela dans ses réglages pour cette page.
you-notify-never = Ton navigateur ne peut le faire qu’en https.

you-account-title = Compte
you-account-why = Avec un compte, tu peux jouer dans n’importe quel navigateur, figurer parmi les meilleurs et avoir tes bots. Tout ce que tu as joué reste à toi.
you-register = Créer un compte
you-log-in = Se connecter
you-log-in-about = Tu quittes ton profil d’invité et tu retrouves ton compte.
you-recover = J’ai perdu mon mot de passe
you-recover-about = L’un de tes codes de secours te laisse entrer, une fois, et tu choisis un nouveau mot de passe.
you-recover-do = Entrer
you-code = Code de secours
you-password = Mot de passe
you-password-about = Huit caractères au moins ; une courte phrase convient bien.
you-password-old = Mot de passe actuel
you-password-new = Nouveau mot de passe
you-change-password = Changer le mot de passe
you-change-password-about = Toutes les autres connexions prennent fin.
you-password-changed = Ton mot de passe est changé.
you-log-out = Se déconnecter
you-codes = Tes codes de secours
you-codes-about = Garde-les là où tu les retrouveras : chacun te laisse entrer une fois si tu perds ton mot de passe. Ils ne seront plus jamais montrés.
you-codes-new = Nouveaux codes de secours
you-codes-new-about = Les anciens n’ouvriront plus rien.
you-codes-left =
    { $codes ->
        [0] Il ne te reste aucun code de secours.
        [one] Il te reste un code de secours.
       *[other] Il te reste { $codes } codes de secours.
    }
you-print = Imprimer
you-kept =
    { $count ->
        [one] Je l’ai noté
       *[other] Je les ai notés
    }

you-play = Tes résultats
you-rating =
    { $matches ->
        [one] cote { $rating }, après { $matches } partie classée
       *[other] cote { $rating }, après { $matches } parties classées
    }
you-matches = Tes parties
you-progress = Tes progrès
you-left = Parties que tu as quittées
you-left-about = Un bot joue à ta place jusqu’à la fin de la partie.
you-go-back = Y retourner
you-place-short =
    { $place ->
        [1] 1re
       *[other] { $place }e
    }
you-places = Places obtenues
you-played = Parties
you-wins = Gagnées

you-best-about = Les comptes qui ont des parties classées, selon ce qu’ils ont prouvé avec certitude.
you-best-nobody = Il n’y a encore personne dans cette liste. Elle montre les comptes qui ont joué une partie classée : rien que des gens à la table, sans bots ni conseils.
you-play-rated = Chercher une partie classée
you-rank = Rang
you-strength = Cote

you-bots = Tes bots
you-bots-about = Un compte de bot permet à l’un de tes programmes de s’asseoir aux tables ; son jeton est sa clé.
you-bot-make = Créer un compte de bot
you-bot-name = Nom du bot
you-bot-since = depuis { $time }
you-bot-remove = Supprimer
you-bot-remove-which = Supprimer { $name }
you-bot-remove-sure = Vraiment supprimer { $name } ?
you-token = Le jeton pour { $name }
you-token-about = Donne-le à ton programme et à personne d’autre. Il ne sera plus jamais montré.

you-logins = Tes connexions
you-login-here = ce navigateur
you-login-seen = dernière utilisation : { $time }
you-login-unknown = un programme inconnu
you-login-on = { $browser } sur { $system }
you-login-end = Fermer
you-login-end-which = Fermer la connexion : { $agent }

you-data = Ce qui est conservé sur toi
you-export = Tout télécharger
you-export-about = Tout ce que ce serveur conserve sur toi, en un fichier.
you-delete = Supprimer mon profil
you-delete-about = Ton nom et tout ce qui s’y rattache sont supprimés pour de bon, tes bots aussi. Les parties restent, sans ton nom.

# What a table with other people refuses. A message id is the code of the refusal.

table = La table ne permet pas cela.
setup-refused = Impossible de créer une table ainsi ; regarde encore « { $field } ».
game-not-here = Il n’y a pas de jeu « { $game } » ; choisis parmi { $known }.
rated-alone = Une partie classée se joue entre humains et sans conseils ; enlève les bots.
rated-otherwise = Une partie classée se joue partout avec les mêmes règles : édition { $edition }, et la table annonce la dernière carte pour tout le monde.
paired-otherwise = Des gens qui ne se connaissent pas jouent partout avec les mêmes règles : édition { $edition }, et la table annonce la dernière carte pour tout le monde.
no-such-seat = Cette table n’a pas de place { $seat }.
seat-taken = Cette place est déjà prise ; choisis-en une autre.
seated-already = Tu as déjà une place à cette table.
not-seated = Il faut avoir une place à cette table pour faire cela.
not-host = Seule la personne qui organise la table peut faire cela.
not-ready = Tout le monde n’est pas encore là et prêt.
player-absent = Quelqu’un a quitté la table : attendez, ou donnez sa place à quelqu’un d’autre.
started-already = La partie a déjà commencé.
not-started = La partie n’a pas encore commencé.
table-over = Cette table est fermée ; il ne s’y passe plus rien.
stale-move = La partie a continué entre-temps ; regarde et choisis à nouveau.
seat-played = Un bot joue pour toi ; reprends d’abord ta place.
not-away = C’est bien toi qui joues ; il n’y a pas de place à reprendre.
link-unwanted = Les cartes sont déjà distribuées, ou ta contribution est déjà connue.
talk-refused = Cela ne se dit pas à cette table ; choisis l’une des phrases proposées.
watch-refused = L’hôte de cette table n’admet pas de spectateurs.
hint-refused = Il n’y a pas de conseil pour toi ici en ce moment.
asides-enough = À cette table, on a parlé et changé autant de choses qu’une partie le permet ({ $most } fois) ; la partie continue.
table-busy = Trop de choses à la fois ; attends un instant et réessaie.
not-recorded = Rien n’a pu être enregistré, donc rien ne s’est passé ; réessaie.

# Table talk: what can be said at every table.

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-oops = Oups !
phrase-sorry = Pardon !
phrase-one-moment = Un petit instant !
phrase-hurry = À toi !
phrase-nice-gang = Quel coup !
phrase-close-one = C’était serré !
phrase-again = On remet ça ?
phrase-goodbye = Au revoir !

# What is refused, whatever the game. A message id is the code of the refusal.

rules = Les règles ne permettent pas cela.
unreadable = Cela ne veut rien dire ici ; tape ? pour obtenir de l’aide.
card-unknown = Il n’y a pas de carte « { $card } » ; écris la couleur et la valeur, comme G5.
cards-impossible =
    { $copies ->
        [one] Il n’y a qu’un { $card } dans le paquet ; nomme-le une seule fois.
       *[other] Il n’y a que { $copies } cartes { $card } dans le paquet ; nommes-en moins.
    }
move-unreadable = « { $text } » n’est pas un coup.
bad-options = Aucune partie ne peut se jouer avec ces options.
edition-unknown = Il n’y a pas d’édition « { $edition } » ; choisis parmi { $known }.
option-unknown = Il n’y a pas d’option « { $option } » ; choisis parmi { $known }.
option-refused = L’option { $option } ne peut pas valoir « { $value } » ; choisis parmi { $allowed }.
seats-refused = Ce jeu est fait pour { $fewest } à { $most } joueurs, pas pour { $seats }.
move-refused = Ce coup n’est pas permis maintenant.
match-over = La partie est finie ; il n’y a plus rien à jouer.
not-your-turn = Ce n’est pas encore ton tour ; attends les autres.
wrong-phase =
    { $awaited ->
        [deal] Les cartes ne sont pas encore distribuées ; attends la donne.
        [cut] Il faut d’abord couper le paquet ; tape un nombre.
        [show] Il faut d’abord couper le paquet ; tape un nombre.
        [exchange] Rends d’abord une carte ; tape la carte.
        [play] C’est le moment de jouer ; tape des cartes, ou passe.
       *[other] On attend un autre genre de coup ; tape ? pour obtenir de l’aide.
    }
card-not-held = Tu n’as pas { $cards } ; joue des cartes de ta main.
deck-wrong = Les cartes distribuées ne sont pas le paquet de ce jeu ; mélange le paquet entier.
lesson-wrong = La leçon { $lesson } ne peut pas être donnée : { $problem }.
nothing-asked = Il n’y a rien à essayer à cette étape de la leçon ; passe à la suivante.

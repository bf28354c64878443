# Playing in the terminal: what every game needs.

play-you = Toi
play-prompt = >{" "}
play-uncompiled = lastcard tourne sans son noyau compilé : tout marche, mais plus lentement.
play-welcome = Tu joues à { $game } avec { $names }. Tape ? pour l’aide, quit pour partir.
play-press-enter = Appuie sur Entrée pour continuer.
play-empty = Tape un coup, ? pour l’aide, ou hint pour voir ce que tu peux jouer.
play-nothing-listed = Tape d’abord hint ; le numéro d’une ligne la joue ensuite.
play-number-unknown = Il n’y a pas de numéro { $number } dans la liste ; tape hint pour la voir.
# $move is as it is typed.
play-advice =
    { $move ->
        [pass] Un bot fort passerait.
       *[other] Un bot fort jouerait { $move }.
    }
play-log-empty = Il ne s’est encore rien passé dans cette manche.
play-no-hints = Il n’y a rien à lister.
play-no-group = Il n’y a rien de tel que « { $word } » à jouer ; tape hint pour tout voir.
play-more = Page { $page } sur { $pages } ; hint montre la suite, un numéro joue sa ligne.
play-hint-end = Un numéro joue sa ligne.
play-sorted =
    { $order ->
        [number] Ta main est triée par valeur.
        [colour] Ta main est triée par couleur.
       *[none] Il n’y a qu’une façon de trier cette main.
    }
play-not-now = Ce n’est pas ton tour ; tape ? pour voir ce que tu peux taper.
play-only-last = On ne peut dire que last! en ce moment.
play-left = Tu as quitté la partie.
play-left-saved = Tu as quitté la partie ; elle est enregistrée dans { $file }.
play-saved = La partie est enregistrée dans { $file }.
play-provable = Les cartes peuvent être vérifiées : lastcard verify { $file }
play-cut = Tu coupes le paquet : combien de cartes lèves-tu, de 1 à { $most } ? Entrée laisse faire le hasard.
play-cut-again = Un nombre entier de 1 à { $most }, s’il te plaît, ou Entrée.
play-seed = Avec --seed { $seed }, les mêmes cartes seront redistribuées.
play-no-summary = lastcard rules { $game } montre les règles.
play-help =
      h, hint        conseil et coups possibles ; avec un mot, ce qui commence ainsi
      12             jouer le numéro 12 de cette liste
      sort           trier ta main autrement
      score          montrer la feuille de score
      log            ce qui s’est passé dans cette manche
      rules          montrer les règles en bref
      q, quit        quitter la partie (Ctrl-D aussi)

# The score pad and the standings of any game.
play-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
play-pad-deal = manche
play-pad-total = total
play-pad-earlier =
    { $deals ->
        [one] (une manche avant)
       *[other] ({ $deals } manches avant)
    }
play-pad-empty = Aucune manche n’est encore comptée.
play-match-over = La partie est finie.
play-match-won =
    { $you ->
        [yes] Tu gagnes.
        [shared] Tu partages la victoire avec { $who }.
        [many] La victoire est partagée : { $who }.
       *[no] { $who } gagne.
    }

# A game without a picture of its own.
play-plain-help = Tape un coup ou son numéro dans la liste.
play-plain-task = À toi de jouer.
play-plain-group = Coups
play-plain-scores = Points jusqu’ici

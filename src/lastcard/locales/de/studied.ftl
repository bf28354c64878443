# Was ein Tisch sagt, an dem eine Studie gespielt wird.

studied-title = Studie ab Zug { $move }
studied-about = Eine Studie: Karten und Züge bis Zug { $move } stammen aus einer anderen Partie. Sie zählt nicht und endet mit dieser Runde.
studied-redealt = Die Karten, die man damals nicht kennen konnte, wurden anders verteilt.
studied-again = Noch einmal ab Zug { $move }
studied-match = Zurück zur Partie
studied-unproved = Eine Studie hat keinen Beweis: Ihre Karten stammen aus einer anderen Partie.

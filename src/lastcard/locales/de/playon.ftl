# Weiterspielen ab einem Zug einer beendeten Partie.

playon = Von hier weiterspielen
playon-about = Ein eigener Tisch mit den Karten und Zügen bis hierher. Er zählt nicht und endet mit dieser Runde.
playon-seat = Dein Platz
playon-others = Die anderen
playon-friends = Freunde: Schick ihnen den Link
playon-bots = Bots: { $bot }
playon-cards = Die Karten
playon-same = Wie sie waren
playon-same-about = Alle Hände wie verteilt
playon-redealt = Anders verteilt
playon-redealt-about = Was du damals nicht wissen konntest, wird neu gemischt
playon-move = Der nächste Zug, von { $who }
playon-open = Am Tisch entschieden
playon-go = Weiterspielen
playon-over = Hier endet die Partie: Geh einen Zug zurück, um weiterzuspielen.

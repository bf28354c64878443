# What a phone says of the page once it is on the home screen.

manifest-name = lastcard
manifest-about = Gang of Four et 13 : jouer en ligne, ou compter les points à une vraie table.
manifest-pad = Feuille de score
manifest-referee = Arbitre

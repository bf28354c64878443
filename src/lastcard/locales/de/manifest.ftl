# What a phone says of the page once it is on the home screen.

manifest-name = lastcard
manifest-about = Gang of Four und 13: online spielen oder am echten Tisch die Punkte zählen.
manifest-pad = Wertungsblock
manifest-referee = Schiedsrichter

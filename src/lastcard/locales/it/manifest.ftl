# What a phone says of the page once it is on the home screen.

manifest-name = lastcard
manifest-about = Gang of Four e 13: gioca online, o segna i punti a un tavolo vero.
manifest-pad = Segnapunti
manifest-referee = Arbitro

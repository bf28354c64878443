# What a phone says of the page once it is on the home screen.

manifest-name = lastcard
manifest-about = Gang of Four y 13: juega en línea o lleva los puntos en una mesa de verdad.
manifest-pad = Hoja de puntuación
manifest-referee = Árbitro

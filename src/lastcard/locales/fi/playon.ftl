# Pelin jatkaminen päättyneen pelin siirrosta.

playon = Jatka tästä
playon-about = Oma pöytä tähänastisin kortein ja siirroin. Sitä ei lasketa, ja se päättyy tähän jakoon.
playon-seat = Paikkasi
playon-others = Muut
playon-friends = Ystäviä: lähetä heille linkki
playon-bots = Botteja: { $bot }
playon-cards = Kortit
playon-same = Kuten ne olivat
playon-same-about = Kaikki kädet niin kuin ne jaettiin
playon-redealt = Toisin jaettuina
playon-redealt-about = Se, mitä et silloin voinut tietää, sekoitetaan uudelleen
playon-move = Seuraava siirto, { $who }
playon-open = Päätetään pöydässä
playon-go = Jatka peliä
playon-over = Peli päättyy tähän: palaa siirto taaksepäin jatkaaksesi.

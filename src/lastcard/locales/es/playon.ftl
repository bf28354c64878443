# Seguir jugando desde una jugada de una partida terminada.

playon = Seguir desde aquí
playon-about = Una mesa tuya con las cartas y las jugadas hasta aquí. No cuenta y termina con esta ronda.
playon-seat = Tu sitio
playon-others = Los demás
playon-friends = Amigos: mándales el enlace
playon-bots = Bots: { $bot }
playon-cards = Las cartas
playon-same = Como estaban
playon-same-about = Todas las manos como se repartieron
playon-redealt = Repartidas de otra manera
playon-redealt-about = Lo que entonces no podías saber se baraja de nuevo
playon-move = La próxima jugada, de { $who }
playon-open = Se decide en la mesa
playon-go = Seguir jugando
playon-over = La partida termina aquí: retrocede una jugada para seguir.

# Estudios: lo que se les niega y lo que dicen sus actas.

nothing-to-study = Después de la jugada { $number } a nadie le queda nada que jugar en esa ronda; elige una jugada anterior.
nothing-redealt = Aquí las cartas ocultas no pueden repartirse de otra manera; sigue jugando con las cartas como estaban.
record-study = Esto es un estudio: sus cartas vienen de una posición de otra partida, así que ninguna ronda puede demostrarse.
record-from = Un estudio: empieza después de { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
} de otra partida.
record-study-end = El estudio termina aquí, con su ronda. Todas las jugadas están permitidas y todos los puntos son correctos.

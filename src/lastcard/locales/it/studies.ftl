# Studi: che cosa si rifiuta loro, e che cosa dicono le loro registrazioni.

nothing-to-study = Dopo la mossa { $number } nessuno ha più niente da giocare in quella mano; scegli una mossa precedente.
nothing-redealt = Qui le carte nascoste non si possono dare in un altro modo; continua con le carte com’erano.
record-study = Questo è uno studio: le sue carte vengono da una posizione di un’altra partita, quindi nessuna mano si può dimostrare.
record-from = Uno studio: comincia dopo { $moves ->
    [one] una mossa
   *[other] { $moves } mosse
} di un’altra partita.
record-study-end = Lo studio finisce qui, con la sua mano. Ogni mossa è permessa e ogni punteggio è giusto.

# What can be wrong with a record, and how one is shown.

record = El acta no se puede reproducir.
record-unreadable = La línea { $line } del acta no significa nada: «{ $text }».
record-version = El acta tiene la versión { $version }; este lastcard lee la versión { $known }.
record-game = El acta es de un juego «{ $game }»; este lastcard conoce estos: { $known }.
record-json = El texto JSON no contiene ningún acta: { $detail }.
record-options = El acta tiene opciones con las que no se puede jugar ninguna partida ({ $reason }).
record-move = El acta se interrumpe en la ronda { $deal }: { $seat ->
    [-1] la mesa
   *[other] el asiento { $seat }
} no puede hacer «{ $move }» ({ $reason }).
record-score = El acta dice { $recorded } puntos para la ronda { $deal }, pero las jugadas dan { $computed }.
record-result = El acta dice { $recorded } al final, pero sus rondas dan { $computed }.
record-no-proof = El acta no nombra ninguna partida que demostrar: sus cartas salieron de una semilla o de otro sitio.

record-title = { $game }, edición { $edition }, { $names }
record-unfinished = El acta acaba aquí; la partida no se terminó.
record-confirmed = Todas las jugadas están permitidas y todos los puntos son correctos.

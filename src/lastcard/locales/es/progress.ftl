# How one plays over time, from the reviews of one's matches.

progress-title = Tu progreso
progress-back = Volver a tu página
progress-about = Cómo eliges y cuánta suerte tienes, según los análisis de tus partidas. Solo tú lo ves.
progress-none = Todavía no se ha analizado ninguna partida de este juego. Abre una de tus partidas y pide su análisis; desde entonces cuenta aquí.
progress-to-matches = A tus partidas
progress-loss = Puntos perdidos por decisión
progress-loss-about = Cuánto más valía de media la mejor jugada que la tuya. El valor real está en la banda sombreada con una certeza del 95 %. Menos es mejor.
progress-loss-now = { $loss } puntos perdidos por decisión (entre { $low } y { $high }), en { $choices } decisiones de { $matches } partidas.
progress-kinds = Por tipo de decisión
progress-luck = Suerte en cada partida
progress-luck-about = Lo que te trajeron las cartas y los demás, en puntos. En muchas partidas se compensa.
progress-luck-sum = { $points } puntos de suerte en { $matches } partidas.
progress-rating = Clasificación tras cada partida clasificatoria
progress-rating-about = Sigue lo que has demostrado con seguridad, y se anota desde que existe esta página.
progress-table = En tabla
progress-when = Cuándo
progress-matches = Partidas
progress-choices = Decisiones
progress-lost = Puntos perdidos por decisión
progress-interval = Entre
progress-points = Puntos
progress-kind-head = Tipo de decisión
progress-others = Se cuentan los análisis de { $reference }; { $count } de otros jugadores de referencia no se pueden comparar con ellos.
progress-json = Para programas (JSON)
progress-csv = En tabla (CSV)
progress-export = Descargar
progress-kind =
    { $kind ->
        [leading] salir
        [answering] responder
        [passing] pasar
        [gangs] jugar un gang
        [last-card] ante una última carta
        [exchange] dar una carta
        [putting] poner una carta
        [taking] llevarse cartas
       *[other] { $kind }
    }

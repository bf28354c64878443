# The score pad for a table with real cards. $who, $giver and $taker are names of players.

pad-title = Hoja de puntuación
pad-about = Para jugar con cartas de verdad: la hoja cuenta y sabe qué viene después.
pad-about-offline = También funciona sin internet.
pad-new = Nueva partida
pad-new-of = Nueva partida de { $game }
pad-kept = Tus partidas
pad-none = Aún no hay nada. Empieza una partida y se quedará en este navegador.
pad-missing = Esta partida no está en este navegador. Pide a quien la lleva que la comparta contigo.
pad-full = El navegador no tiene sitio para guardarla. Comparte la partida para que no se pierda.
pad-install = Instalar
pad-install-about = Pon la hoja en tu pantalla de inicio; se abre sin internet.
pad-install-by-hand = Toca «Compartir» y luego «Añadir a pantalla de inicio».

# A match on the list.
pad-goes-on =
    { $deals ->
        [0] sin empezar
        [one] { $deals } ronda, { $who } va por delante
       *[other] { $deals } rondas, { $who } va por delante
    }
pad-level =
    { $deals ->
        [0] sin empezar
        [one] { $deals } ronda
       *[other] { $deals } rondas
    }
pad-ended =
    { $winners ->
        [one] { $who } ha ganado
       *[other] { $who }: victoria compartida
    }
pad-broken = Una partida que no se puede leer
pad-broken-about = Algo la ha cambiado. Se queda aquí hasta que la borres; puedes copiar lo que queda de ella.
pad-newer = Una partida de una versión más reciente de esta página
pad-newer-about = Vuelve a cargar la página cuando tengas conexión y se podrá leer.
pad-foreign = Una partida de un juego que aquí no tiene hoja de puntuación
pad-foreign-about = Se queda aquí hasta que la borres; puedes copiar lo que se anotó.
pad-no-game = Aquí no hay hoja de puntuación para este juego.
pad-delete-it = Borrarla

# Before the first deal.
pad-players = Quién juega
pad-seating-gang = En el orden de la mesa: cada jugador se sienta a la derecha del anterior.
pad-seating-thirteen = En el orden de la mesa: cada jugador se sienta a la izquierda del anterior.
pad-player = Jugador { $seat }
pad-rules = Reglas
pad-edition = Edición del reglamento
pad-begin = Empezar
pad-save = Guardar
pad-fault-names = Dos jugadores se llaman igual; distínguelos.
pad-fault-target = La partida puede acabar con entre { $lowest } y { $highest } puntos; escribe un número entre esos dos.

# What comes next.
pad-deal-dealer = Reparte { $who }.
pad-open = Empieza quien tenga el 1 multicolor, y lo juega.
pad-open-three = Empieza quien tenga el 1 multicolor, y lo juega. Si no lo tiene nadie, empieza { $who }.
pad-gift-points = A { $giver } le quedaban tantas cartas como a otros, pero tiene más puntos.
pad-gift-seat = { $giver } empata con otros en cartas y puntos, pero va antes contando hacia la derecha desde { $taker }.
pad-way =
    { $way ->
        [clockwise] En sentido horario
       *[counter] En sentido antihorario
    }
pad-to-go =
    { $points ->
        [one] A { $who } le falta un punto para el final.
       *[other] A { $who } le faltan { $points } puntos para el final.
    }
pad-deal-of = Ronda { $deal } de { $deals }
pad-enter = Anotar la ronda { $deal }
pad-enter-first = Anotar la primera ronda

# Counting a deal.
pad-ask-left = { $who }: ¿cuántas cartas le quedan?
pad-ask-taken = { $who }: { $colour ->
        [blue] ¿cuántas azules?
        [yellow] ¿cuántas amarillas?
        [green] ¿cuántas verdes?
       *[rotten] ¿cuántos cuatros podridos?
    }
pad-won-it = Ganó
pad-none-left = ninguna: ganó la ronda
pad-cell-left = { $who }: cartas que le quedan
pad-cell-taken = { $who }: { $colour ->
        [blue] cartas azules
        [yellow] cartas amarillas
        [green] cartas verdes
       *[rotten] cuatros podridos
    }
pad-colour =
    { $colour ->
        [blue] azules
        [yellow] amarillas
        [green] verdes
       *[rotten] podridos
    }
pad-forgot = { $who } olvidó decir «¡Última carta!»
pad-plus = +{ $points }
pad-rest-zero = El resto, 0
pad-write = Anotar
pad-complete = Todo está contado.
pad-fault-number = Eso no es un número de cartas; escribe de 0 a { $most }.
pad-fault-winner = Nadie ha ganado la ronda; alguien tiene que haberse quedado sin cartas.
pad-fault-winners = No pueden quedarse dos jugadores sin cartas; solo uno gana la ronda.
pad-fault-hand = Nadie puede tener más de { $most } cartas.
pad-fault-forgot = Solo quien se queda con una carta puede haber olvidado decirlo.
pad-fault-colour =
    { $colour ->
        [blue] Solo hay { $most } cartas azules; entre todos suman { $taken }.
        [yellow] Solo hay { $most } cartas amarillas; entre todos suman { $taken }.
        [green] Solo hay { $most } cartas verdes; entre todos suman { $taken }.
       *[rotten] Solo hay { $most } cuatros podridos; entre todos suman { $taken }.
    }
pad-fault-taken = En una ronda se recogen { $most } cartas como mucho; entre todos suman { $taken }.
pad-fault-few = En una ronda se recogen { $least } cartas como mínimo; entre todos suman { $taken }.

# The sheet.
pad-scores = Puntos, ronda a ronda
pad-correct-deal = Corregir la ronda { $deal }
pad-delete-deal = Borrar ronda
pad-deleted = Se ha borrado la ronda { $deal }.
pad-written = Se ha anotado la ronda { $deal }.
pad-corrected = Se ha corregido la ronda { $deal }; lo que sigue se ha vuelto a contar.
pad-undo = Deshacer
pad-after-end =
    { $deals ->
        [one] La partida acabó en la ronda { $deal }; la ronda posterior no cuenta.
       *[other] La partida acabó en la ronda { $deal }; las { $deals } rondas posteriores no cuentan.
    }
pad-wins =
    { $winners ->
        [one] { $who } gana la partida
       *[other] Victoria compartida: { $who }
    }
pad-chart = Cómo subieron los puntos
pad-chart-about = Los puntos de todos tras cada ronda; los números están en la tabla de arriba.
pad-statistics = En cifras
pad-stat-place = Puesto
pad-stat-won = Ganadas
pad-stat-average = Puntos por ronda
pad-stat-worst = Peor ronda
pad-stat-ahead = En cabeza
pad-share = Compartir
pad-print = Imprimir
pad-change = Jugadores y reglas
pad-delete = Borrar esta partida
pad-delete-sure = ¿Seguro que quieres borrar esta partida?
pad-delete-now = Sí, borrarla
pad-keep-it = No, conservarla
pad-match-deleted = Se ha borrado la partida.

# Sharing.
pad-send = Enviar…
pad-copy-text = Copiar como texto
pad-link = Quien abra este enlace tendrá toda la partida en su teléfono
pad-no-code = No hay código QR: la partida es demasiado larga para eso. El enlace la contiene entera.
pad-standing = { $who }: { $points }
pad-shared = Una partida que han compartido contigo
pad-shared-keep = Guardarla en este dispositivo
pad-shared-known = Ya tienes esta partida, con otras rondas.
pad-shared-replace = Sustituir la mía
pad-shared-both = Guardar las dos
pad-shared-broken = Este enlace no contiene una partida completa; pídelo otra vez.

# The score pad for a table with real cards. $who, $giver and $taker are names of players.

pad-title = Hoja de puntos
pad-about = Jugáis con cartas de verdad; la hoja cuenta y sabe qué viene después.
pad-about-offline = También funciona sin internet.
pad-new = Nueva partida
pad-new-of = Nueva partida de { $game }
pad-kept = Tus partidas
pad-none = Aún no hay nada. Empieza una partida y se queda en este navegador.
pad-missing = Esta partida no está en este navegador. Pide a quien la lleva que la comparta.
pad-full = El navegador no tiene sitio. Comparte la partida para no perderla.
pad-install = Instalar
pad-install-about = Pon la hoja en tu pantalla de inicio; se abre sin internet.

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
        [one] ganó { $who }
       *[other] ganaron juntos { $who }
    }
pad-broken = Una partida que no se puede leer
pad-broken-about = Algo la ha cambiado. Se queda aquí hasta que la borres; puedes copiar lo que queda.
pad-newer = Una partida de una versión más nueva de esta página
pad-newer-about = Vuelve a cargar la página cuando haya conexión y se podrá leer.
pad-delete-it = Borrarla

# Before the first deal.
pad-players = Quién juega
pad-seating-gang = En el orden en que os sentáis: cada uno está a la derecha del anterior.
pad-seating-thirteen = En el orden en que os sentáis: cada uno está a la izquierda del anterior.
pad-player = Jugador { $seat }
pad-rules = Reglas
pad-edition = Edición del reglamento
pad-begin = Empezar
pad-save = Guardar
pad-fault-names = Dos jugadores se llaman igual; distínguelos.
pad-fault-target = La partida acaba entre { $lowest } y { $highest } puntos; escribe un número entre ellos.

# What comes next.
pad-deal-dealer = Reparte { $who }.
pad-open = Empieza quien tenga el 1 multicolor, y lo juega.
pad-open-three = Empieza quien tenga el 1 multicolor, y lo juega. Si no lo tiene nadie, empieza { $who }.
pad-gift-points = { $giver } tenía tantas cartas como otros, pero lleva más puntos.
pad-gift-seat = { $giver } tenía tantas cartas y puntos como otros, pero es quien sigue a la derecha de { $taker }.
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
pad-cell-left = { $who }: cartas que quedan
pad-cell-taken = { $who }: { $colour ->
        [blue] cartas azules
        [yellow] cartas amarillas
        [green] cartas verdes
       *[rotten] cuatros podridos
    }
pad-colour =
    { $colour ->
        [blue] azul
        [yellow] amarillo
        [green] verde
       *[rotten] podrido
    }
pad-forgot = { $who } olvidó «¡Última carta!»
pad-plus = +{ $points }
pad-rest-zero = El resto, 0
pad-write = Apuntar
pad-complete = Todo está contado.
pad-fault-number = Eso no es un número de cartas; escribe de 0 a { $most }.
pad-fault-winner = Nadie ha ganado la ronda; alguien se ha quedado sin cartas.
pad-fault-winners = No pueden quedarse dos sin cartas; solo uno gana la ronda.
pad-fault-hand = Nadie puede tener más de { $most } cartas.
pad-fault-forgot = Solo quien tiene una carta puede haber olvidado decirlo.
pad-fault-colour =
    { $colour ->
        [blue] Solo hay { $most } cartas azules; habéis contado { $taken }.
        [yellow] Solo hay { $most } cartas amarillas; habéis contado { $taken }.
        [green] Solo hay { $most } cartas verdes; habéis contado { $taken }.
       *[rotten] Solo hay { $most } cuatros podridos; habéis contado { $taken }.
    }
pad-fault-taken = En una ronda se recogen { $most } cartas como mucho; habéis contado { $taken }.

# The sheet.
pad-scores = Puntos, ronda a ronda
pad-correct-deal = Corregir la ronda { $deal }
pad-delete-deal = Borrar
pad-deleted = La ronda { $deal } está borrada.
pad-written = La ronda { $deal } está apuntada.
pad-corrected = La ronda { $deal } está corregida; lo que sigue se cuenta de nuevo.
pad-undo = Deshacer
pad-after-end =
    { $deals ->
        [one] La partida acabó en la ronda { $deal }; la ronda de después no cuenta.
       *[other] La partida acabó en la ronda { $deal }; las { $deals } rondas de después no cuentan.
    }
pad-wins =
    { $winners ->
        [one] { $who } gana la partida
       *[other] { $who } ganan juntos
    }
pad-chart = Cómo subieron los puntos
pad-chart-about = Los puntos de todos tras cada ronda; los números están en la tabla de arriba.
pad-statistics = En números
pad-stat-place = Puesto
pad-stat-won = Ganadas
pad-stat-average = Por ronda
pad-stat-worst = Peor
pad-stat-ahead = Delante
pad-share = Compartir
pad-print = Imprimir
pad-change = Jugadores y reglas
pad-delete = Borrar la partida
pad-delete-sure = ¿Borrar esta partida de verdad?
pad-delete-now = Sí, borrarla
pad-keep-it = No, guardarla

# Sharing.
pad-send = Enviar …
pad-copy-text = Copiar como texto
pad-link = Quien abra este enlace tendrá toda la partida en su teléfono
pad-standing = { $who }: { $points }
pad-shared = Una partida que te han pasado
pad-shared-keep = Guardarla en este dispositivo
pad-shared-known = Ya tienes esta partida, con otras rondas.
pad-shared-replace = Cambiar la mía
pad-shared-both = Guardar las dos
pad-shared-broken = Este enlace no trae una partida entera; pídelo otra vez.

# Making a table.

web-new-table = Nueva mesa
web-edition-about = Las reglas impresas difieren en algunos puntos; elige las que conoces.
web-differs = Lo que esta edición hace de otra manera:
web-differs-not = Esta edición sigue las reglas habituales.
web-options = Todas las opciones
web-options-changed =
    { $changed ->
        [0] (como en la edición)
        [one] (una cambiada)
       *[other] ({ $changed } cambiadas)
    }
web-speed-about =
    { $speed ->
        [relaxed] Sin reloj; cada uno se toma el tiempo que necesite.
        [normal] 45 segundos por jugada; después juega un bot.
        [fast] 15 segundos por jugada, para quien ya sabe.
       *[days] Dos días por jugada; vuelves cuando te toca.
    }
web-who-joins = Quién puede unirse
web-joins =
    { $who ->
        [all] Todos
       *[link] Con el enlace
    }
web-joins-about =
    { $who ->
        [all] La mesa aparece entre las mesas abiertas.
       *[link] La mesa no aparece en ningún sitio; envías el enlace a tus amigos.
    }
web-who-watches = Quién puede mirar
web-watches =
    { $watch ->
        [live] Todos
        [delayed] Todos, más tarde
       *[off] Nadie
    }
web-watches-about =
    { $watch ->
        [live] Quien mira ve lo que hay en la mesa, y ninguna mano.
        [delayed] Quien mira lo ve un rato después de que ocurra.
       *[off] Solo lo ven quienes se sientan a la mesa.
    }
web-talk-how = Charla en la mesa
web-talks =
    { $talk ->
        [free] Libre
       *[phrases] Frases fijas
    }
web-talks-about =
    { $talk ->
        [free] Los jugadores pueden escribir lo que quieran.
       *[phrases] Unas cuantas frases amables para pulsar.
    }
web-rated-about = Cuenta para la clasificación de todos; sin bots y sin pistas.
web-rated-rules = Las partidas clasificatorias se juegan en todas partes con las mismas reglas: { $edition }, y la mesa dice «¡Última carta!».
web-spoken = Decir «¡Última carta!» en persona
web-spoken-about = Quien se queda con una sola carta tiene que decirlo antes de que juegue la persona siguiente, o queda fuera de la ronda. Si está apagado, la mesa lo dice por todos.
web-hints = Pistas
web-hints-about = Los jugadores pueden preguntar al bot más fuerte qué jugaría.
web-seat-free = libre
web-plays-on = Suplente
web-plays-on-about = Este bot juega por quien no está o se ha ido, hasta que vuelve.
web-open-table = Abrir la mesa
web-start-table = Empezar la partida

# Finding players: the open tables, and quick pairing.

web-open-tables = Mesas abiertas
web-no-tables = Ahora mismo nadie busca compañía. Crea una mesa o juega contra bots.
web-free-seats =
    { $seats ->
        [0] completa
        [one] { $seats } asiento libre
       *[other] { $seats } asientos libres
    }
web-playing = en juego
web-watched = { $watchers } mirando
web-watch = Mirar
web-join = Unirse
web-of-host = Mesa de { $host }
web-find = Jugar con cualquiera
web-find-about = Te sientas con quien busque lo mismo.
web-find-now = Buscar partida
web-find-bots = Si no llega nadie a tiempo, los bots completan la mesa.
web-find-rated = Cuenta para la clasificación; sin bots, así que puede que no aparezca nadie.
web-wait = Espera
web-wait-for =
    { $seconds ->
        [60] 1 minuto
        [300] 5 minutos
       *[other] { $seconds } segundos
    }
web-waiting-too =
    { $others ->
        [0] Todavía no espera nadie más.
        [one] Espera otra persona.
       *[other] Esperan otras { $others } personas.
    }
web-waiting-bots = Los bots completan la mesa en { $seconds } s.
web-waiting-rated = Quedan { $seconds } s para encontrar a alguien.
web-cancel = Cancelar

# The home page.

web-you-are = Juegas como
web-change-theme = Cambiar los colores de la página: { web-theme }
web-about =
    { $game ->
        [thirteen] Tres dianas, y en cada una caben 13 como mucho. Quien se pasa recoge las cartas.
        [gang] Deshazte de tus cartas: supera lo que hay en la mesa y guarda un gang para el momento justo.
       *[other] Un juego de cartas.
    }
web-play-now = Jugar ya
web-guided = Partida guiada
web-guided-about = ¿Es tu primera vez? Bots amables si no eliges otros, y un consejo en cada turno.
web-learn = Aprende el juego en diez minutos
web-lessons = Lecciones
web-edition-and-speed = Edición y velocidad
web-make-table = Jugar con amigos
web-my-tables = Tus mesas
web-your-turn-there = tu turno
web-next-deal-waits = la siguiente ronda te espera
web-between-deals = la siguiente ronda está a punto de empezar
web-bot-plays = un bot juega por ti
web-more-tables =
    { $count ->
        [one] { $count } más
       *[other] { $count } más
    }
web-stay = Quedarse
# For who hears the page: what a button does, and where.
web-of-game = { $what }, { $game }
web-at-table = { $what }, { $game } con { $others }
web-not-begun = sin empezar
web-until = hasta { $time }
web-go-on = Seguir
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
web-more = Más
web-your-page = Tú y tus partidas
web-referee = El árbitro: ¿puedo jugar esto?
web-pad = Hoja de puntuación para cartas de verdad

# Quick pairing.
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
web-waiting = Buscando compañía…
web-waiting-too =
    { $others ->
        [0] Todavía no espera nadie más.
        [one] Espera otra persona.
       *[other] Esperan otras { $others } personas.
    }
web-waiting-bots = Los bots completan la mesa en { $seconds } s.
web-waiting-rated = Quedan { $seconds } s para encontrar a alguien.
web-cancel = Cancelar

# Play, the first screen of the page.

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
web-more = Más

web-waiting = Buscando compañía…

# A new match, and the ways to people.
web-new-match = Una nueva partida
web-teach = Enséñame
web-teach-about = Tu primera partida: bots amables y un consejo en cada turno.
web-lessons = Lecciones
web-so-many = { $players } jugadores
web-change = Cambiar
web-change-title = { $game } contra bots
web-change-kept = Se guarda para tus próximas partidas.
web-change-done = Listo
web-play-with = Jugar con gente
web-make-about = con enlace o código QR
web-find-players = Buscar jugadores
web-open-count =
    { $tables ->
        [0] o mira quién juega
        [one] { $tables } mesa abierta
       *[other] { $tables } mesas abiertas
    }

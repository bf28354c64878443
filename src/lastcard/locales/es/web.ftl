# What several screens of the page say.

web-title = lastcard
web-home = Página principal
web-language = Idioma
web-close = Cerrar
web-page-title =
    { $screen ->
        [new] Nueva mesa – lastcard
        [you] Tú – lastcard
        [study] Estudiar – lastcard
        [progress] Tu progreso – lastcard
        [match] Una partida – lastcard
        [replay] Una partida, jugada a jugada – lastcard
        [look] Mirar una partida juntos – lastcard
        [review] El análisis de una partida – lastcard
        [shared] Un análisis compartido – lastcard
        [learn] Aprender – lastcard
        [pad] Hoja de puntuación – lastcard
        [best] Los mejores jugadores – lastcard
        [referee] Árbitro – lastcard
        [rules] Las reglas – lastcard
        [cards] Tarjetas de resumen – lastcard
        [tables] Buscar jugadores – lastcard
        [study] Estudiar – lastcard
        [tools] Útiles – lastcard
        [verify] Comprobar un reparto – lastcard
       *[other] lastcard
    }
web-replay = Repasar la partida
web-review = Analizar esta partida
web-title-turn = Es tu turno – lastcard
web-theme =
    { $theme ->
        [light] Claro
        [dark] Oscuro
       *[auto] Automático
    }

# The line to the server.
web-connecting = Conectando…
web-lost = Se ha perdido la conexión; se restablecerá sola y no se perderá nada.
web-farewell = El servidor se está reiniciando; espera un momento, todo queda guardado.
web-newer = Hay una versión más nueva de esta página; se está cargando.
web-seat-freed = Quien organiza la mesa ha liberado tu asiento. Puedes volver a sentarte donde haya uno libre.
web-seat-lost = Ya no tienes asiento en una mesa que aún no había empezado: lo han liberado o la mesa se ha cerrado.
web-failed = No ha funcionado; no se puede conectar con el servidor.

# What tables and matches have.
web-players = De { $fewest } a { $most } jugadores
web-bots = Bots
web-bot-name =
    { $bot ->
        [novice] Novato
        [greedy] Voraz
        [planner] Planificador
        [searcher] Explorador
        [master] Maestro
        [swift] Veloz
       *[other] { $bot }
    }
web-turn-told = Es tu turno.
web-rated-short = clasificatoria
web-best = Los mejores en { $game }
web-rules-of = Las reglas de { $game }
web-game = Juego
web-seats = Jugadores
web-seat = Asiento { $seat }
web-speed = Velocidad
web-speed-short =
    { $speed ->
        [relaxed] Tranquila
        [normal] Normal
        [fast] Rápida
       *[days] Por correspondencia
    }
web-pace = Ritmo de los bots
web-pace-short =
    { $pace ->
        [slow] Lento
        [fast] Rápido
       *[normal] Normal
    }
web-rated = Clasificatoria
web-copy = Copiar
web-copied = Copiado
web-deal = Ronda { $deal }
web-you = Tú
web-score = Puntos
web-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
web-turn = Juega { $who }
web-deal-points = Ronda
web-total = Total
web-edition = Edición
edition-gang-en-2010 = Inglesa, 2010
edition-gang-es-2010 = Española, 2010
edition-gang-fr-2005 = Francesa, 2005
edition-gang-fr-2010 = Francesa, 2010
edition-gang-nl-2010 = Neerlandesa, 2010
edition-gang-de-2010 = Alemana, 2010
edition-gang-it-2002 = Italiana, 2002
edition-gang-it-2010 = Italiana, 2010
edition-gang-fi-2010 = Finlandesa, 2010
edition-thirteen-fr-2009 = Francesa, 2009

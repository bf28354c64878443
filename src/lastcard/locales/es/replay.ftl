# A match stepped through: its screen, and how a record file is opened.

replay-title = Repasar la partida
replay-leave = Atrás
replay-empty = En esta acta aún no hay ninguna jugada.
replay-hand = Las cartas de { $who }
replay-hands = Las cartas de todos

replay-first = Al principio
replay-deal-back = Una ronda atrás
replay-cycle-back = Un ciclo atrás
replay-back = Una jugada atrás
replay-start = Avanzar sin parar
replay-pause = Parar
replay-on = Una jugada adelante
replay-cycle-on = Un ciclo adelante
replay-deal-on = Una ronda adelante
replay-last = Al final
replay-speed = Velocidad
replay-place = Jugada { $place }
replay-place-of = Jugada { $place } de { $places }
replay-slider = Punto de la partida

replay-eyes = De quién ves las cartas
replay-eyes-you = Las tuyas
replay-eyes-of = { $who }
replay-eyes-open = Todas a la vista

replay-known = Lo que se sabía
replay-known-about = Todas las cartas del juego, hasta donde { $who } podía saber entonces.
replay-known-open = Todas las cartas del juego, con todas las manos a la vista.
replay-known-count =
    { $where ->
        [own] En la mano: { $cards }
        [table] En la mesa: { $cards }
        [gone] Jugadas: { $cards }
        [held] Conocidas en otras manos: { $cards }
       *[unseen] Sin ver: { $cards }
    }
replay-where =
    { $where ->
        [own] en la mano
        [table] en la mesa
        [gone] jugada
        [held] en la mano de { $who }
       *[unseen] sin ver
    }
replay-unknown-game = En este juego aún no se lleva aquí la cuenta de las cartas.

replay-hide = Ocultar lo que viene después
replay-hide-about = El resultado y las rondas siguientes se ven cuando llegas a ellos.
replay-more = Más sobre esta partida
replay-keys = Teclas
replay-key-move = una jugada atrás o adelante
replay-key-cycle = un ciclo atrás o adelante
replay-key-deal = una ronda atrás o adelante
replay-key-ends = al principio o al final
replay-key-start = avanzar sin parar, o parar
replay-key-eyes = ver la mano siguiente, o todas
replay-key-known = lo que se sabía, lo que ha pasado, los puntos
replay-key-help = esta lista
replay-swipe = En el móvil, desliza sobre la mesa: a la izquierda para la jugada siguiente, a la derecha para la anterior.
replay-link = Enlace a esta jugada
replay-to-match = Resultado y prueba de esta partida

replay-file = Abrir un archivo de partida
replay-file-about = Una partida guardada como texto o JSON, desde aquí o desde la terminal, se puede recorrer jugada a jugada. El servidor no guarda nada de ella.
replay-file-choose = Elegir un archivo
replay-file-drop = o suéltalo en cualquier lugar de esta página
replay-file-long = Este archivo es demasiado largo para ser una partida.
replay-file-unreadable = Este archivo no se puede leer como texto.
replay-file-other = Abrir otro archivo

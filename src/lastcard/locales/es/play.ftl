# Playing in the terminal: what every game needs.

play-you = Tú
play-prompt = >{" "}
play-uncompiled = lastcard funciona sin su núcleo compilado: todo va bien, solo que más lento.
play-welcome = Juegas a { $game } con { $names }. Escribe ? para ver la ayuda, quit para salir.
play-press-enter = Pulsa Intro para seguir.
play-empty = Escribe una jugada, ? para ver la ayuda, o hint para ver qué puedes jugar.
play-nothing-listed = Escribe antes hint; luego, el número de una línea la juega.
play-number-unknown = No hay ningún número { $number } en la lista; escribe hint para verla.
# $move is as it is typed.
play-advice =
    { $move ->
        [pass] Un bot fuerte pasaría.
       *[other] Un bot fuerte jugaría { $move }.
    }
play-log-empty = En esta ronda aún no ha pasado nada.
play-no-hints = No hay nada que mostrar.
play-no-group = No puedes jugar nada que empiece por «{ $word }»; escribe hint para verlo todo.
play-more = Página { $page } de { $pages }; hint muestra la siguiente, un número juega.
play-hint-end = Un número juega esa línea.
play-sorted =
    { $order ->
        [number] Tu mano está ordenada por número.
        [colour] Tu mano está ordenada por color.
       *[none] Solo hay una manera de ordenar esta mano.
    }
play-not-now = No es tu turno; ? muestra lo que puedes escribir.
play-only-last = Ahora solo se puede decir last!
play-left = Has dejado la partida.
play-left-saved = Has dejado la partida; está guardada en { $file }.
play-saved = La partida está guardada en { $file }.
play-provable = El reparto se puede comprobar: lastcard verify { $file }
play-cut = Cortas el mazo: ¿cuántas cartas levantas, de 1 a { $most }? Con Intro decide el azar.
play-cut-again = Un número entero del 1 al { $most }, por favor, o Intro.
play-seed = La semilla { $seed } vuelve a repartir estas cartas.
play-no-summary = lastcard rules { $game } muestra las reglas.
play-help =
      h, hint        un consejo y qué puedes jugar; una palabra limita la lista
      12             jugar el número 12 de esa lista
      sort           ordenar tu mano de otra manera
      score          ver la hoja de puntuación
      log            lo que ha pasado en esta ronda
      rules          ver las reglas en breve
      q, quit        dejar la partida (también Ctrl-D)

# The score pad and the standings of any game.
play-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
play-pad-deal = ronda
play-pad-total = total
play-pad-earlier =
    { $deals ->
        [one] (una ronda anterior)
       *[other] ({ $deals } rondas anteriores)
    }
play-pad-empty = Todavía no se ha puntuado ninguna ronda.
play-match-over = La partida ha terminado.
play-match-won =
    { $you ->
        [yes] Has ganado.
        [shared] Compartes la victoria con { $who }.
        [many] Victoria compartida: { $who }.
       *[no] Gana { $who }.
    }

# A game without a picture of its own.
play-plain-help = Escribe una jugada o su número en la lista.
play-plain-task = Te toca.
play-plain-group = Jugadas
play-plain-scores = Puntos hasta ahora

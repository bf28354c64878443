# El análisis de una partida en el navegador: cuánto valían las decisiones y qué fue suerte.

reviewed-title = Análisis
reviewed-about = Cada decisión de cada puesto se juzga por lo que allí se sabía en ese momento, nunca a toro pasado. Primero llegan tus decisiones, en unos segundos; la suerte de la partida tarda un poco más.
reviewed-waiting =
    { $ahead ->
        [0] Tu análisis empieza en un momento.
        [one] Antes va otro análisis.
       *[other] Antes van otros { $ahead } análisis.
    }
reviewed-running = Se juzgan las decisiones: { $part }
reviewed-cancel = Cancelar
reviewed-again = Intentarlo otra vez
reviewed-outdated = Este análisis se hizo con un jugador de referencia anterior.
reviewed-anew = Analizar de nuevo
reviewed-shared-by = Lo comparte { $who }

# The head. $lost and $luck are written numbers; $luck is none before luck is known.
reviewed-whose = Decisiones de
reviewed-you = { $who } (tú)
reviewed-counted-in = Contado en
reviewed-unit =
    { $unit ->
        [chance] Probabilidad de ganar
       *[points] Puntos
    }
reviewed-so-far = Hasta ahora:
reviewed-head =
    { $wrong ->
        [0] Ningún error
        [one] Un error, { $lost } puntos
       *[other] { $wrong } errores, { $lost } puntos
    }{ $luck ->
        [none] {""}
       *[other] ; suerte { $luck }
    }
reviewed-head-chance =
    { $wrong ->
        [0] Ningún error
        [one] Un error, probabilidad de ganar { $lost }
       *[other] { $wrong } errores, probabilidad de ganar { $lost }
    }{ $luck ->
        [none] {""}
       *[other] ; suerte { $luck }
    }
reviewed-grades = Decisiones por calidad
reviewed-grade =
    { $grade ->
        [blunder] Error grave
        [mistake] Error
        [slip] Imprecisión
        [close] Demasiado igualado
       *[fine] Bien
    }
reviewed-grade-count =
    { $grade ->
        [blunder] { $count ->
            [one] { $count } error grave
           *[other] { $count } errores graves
        }
        [mistake] { $count ->
            [one] { $count } error
           *[other] { $count } errores
        }
        [slip] { $count ->
            [one] { $count } imprecisión
           *[other] { $count } imprecisiones
        }
        [close] { $count ->
            [one] { $count } demasiado igualada
           *[other] { $count } demasiado igualadas
        }
       *[fine] { $count } bien
    }
reviewed-forgotten-count = «¡Última carta!» olvidado: { $count }

# The curve.
reviewed-curve =
    { $unit ->
        [chance] Probabilidad de ganar la partida
       *[points] Puntos esperados
    }
reviewed-curve-about =
    { $unit ->
        [chance] La probabilidad de ganar de { $who }, de la primera ronda a la última
       *[points] Los puntos que { $who } podía esperar, de la primera ronda a la última
    }
reviewed-curve-how =
    { $unit ->
        [chance] Con todas las manos abiertas, si todos siguieran jugando como el jugador de referencia. Los números de abajo son rondas.
       *[points] Lo que reciben los demás de media menos lo que recibe este puesto, con las rondas anteriores y todas las manos abiertas. Los números de abajo son rondas.
    }
reviewed-curve-later = La curva llega cuando se conoce la suerte de las rondas.
reviewed-dots = Decisiones en la curva; las flechas van de una a otra
reviewed-dot = Ronda { $deal }, turno { $number }: { reviewed-grade }, { $loss } puntos
reviewed-as-table = La curva como tabla
reviewed-turn = Turno
reviewed-choice = Decisión

# The list.
reviewed-list = Errores
reviewed-size = Mostrar
reviewed-size-from =
    { $size ->
        [blunder] Errores graves
        [mistake] Errores y errores graves
       *[slip] Desde imprecisión
    }
reviewed-order = Orden
reviewed-order-by =
    { $order ->
        [played] Como se jugó
       *[largest] Los mayores primero
    }
reviewed-all = También lo que estuvo bien o demasiado igualado
reviewed-none = Aquí no hay nada: ninguna decisión de este tamaño.
reviewed-none-yet = Aún nada.
reviewed-list-more = Mostrar los { $count }
reviewed-where = Ronda { $deal }, turno { $number }
reviewed-rather = mejor
reviewed-points-lost = puntos perdidos
reviewed-forgotten = «¡Última carta!» olvidado
reviewed-kind-name =
    { $kind ->
        [leading] abrir
        [answering] superar
        [passing] pasar
        [gangs] jugar un gang
        [last-card] ante una última carta
        [exchange] dar una carta
        [putting] poner una carta
        [rotten] poner un cuatro podrido
        [taking] llevarse cartas
       *[other] otra
    }

# One choice.
reviewed-back = Volver a todo el análisis
reviewed-previous = Error anterior
reviewed-next = Error siguiente
reviewed-place = { $place } de { $count }
reviewed-best = La mejor jugada.
reviewed-cost = { reviewed-grade }: cuesta { $loss } ± { $error } puntos; probabilidad de ganar { $chance }
reviewed-cost-close = Demasiado igualado: quizá la otra jugada aporte { $loss } ± { $error } puntos más; probabilidad de ganar { $chance }
reviewed-forgotten-cost = Se olvidó «¡Última carta!»: cuesta { $cost } ± { $error } puntos; probabilidad de ganar { $chance }
reviewed-forgotten-about = { $who } no dijo «¡Última carta!» a tiempo. Cuenta entre sus decisiones y no se califica.
reviewed-moves = La jugada hecha y la mejor
reviewed-move =
    { $which ->
        [best] Mejor
       *[made] Jugado
    }
reviewed-play-on =
    { $which ->
        [best] Seguir con esta jugada
       *[made] Seguir desde aquí
    }
reviewed-candidates = Todo lo que se consideró
reviewed-candidate = Jugada
reviewed-worth = Valor
reviewed-policy = Jugador de referencia
reviewed-made-short = (jugado)
reviewed-more = Mostrar las { $count } jugadas
reviewed-candidates-about = Valor en puntos, en hasta { $worlds } repartos de las cartas no vistas. La última columna dice con qué frecuencia elegiría la jugada el jugador de referencia.
reviewed-hindsight = A toro pasado
reviewed-hindsight-about = Con todas las manos abiertas, que nadie podía ver. No cuenta para nada.
reviewed-hindsight-best =
    { $same ->
        [yes] Tal como estaban las cartas, la jugada hecha era la mejor.
       *[no] Tal como estaban las cartas, esto era lo mejor: { $loss } ± { $error } puntos más que lo jugado.
    }
reviewed-no-board = Este momento de la partida no se puede mostrar.
reviewed-step-back = Una jugada atrás
reviewed-played-on = Cómo siguió
reviewed-step-on = Jugada siguiente
reviewed-in-replay = Repasar la partida
reviewed-keys = Teclas: ← → error anterior y siguiente, M la jugada hecha, B la mejor, Esc atrás.

# The ledger.
reviewed-ledger = Suerte y decisiones
reviewed-ledger-later = Esto llega cuando se han juzgado todas las decisiones.
reviewed-ledger-about =
    { $unit ->
        [chance] Lo que cada ronda cambió en la probabilidad de ganar, por partes. Lo que está a la derecha de la línea aportó, lo que está a la izquierda costó; la raya gruesa es el resultado. Pulsa una barra para ver sus números.
       *[points] Cada resultado por partes: lo que recibieron los demás de media menos lo que recibió este puesto. Lo que está a la derecha de la línea aportó, lo que está a la izquierda costó; la raya gruesa es el resultado. Pulsa una barra para ver sus números.
    }
reviewed-match = Partida
reviewed-part =
    { $part ->
        [dealt] Cartas repartidas
        [exchange] Intercambio
        [others] Los demás
        [own] Decisiones propias
       *[hidden] Cartas no vistas
    }
reviewed-part-about =
    { $part ->
        [dealt] Lo que valían las cartas tal como se repartieron, con el derecho a abrir.
        [exchange] Lo que cambió la carta que había que dar.
        [others] Lo que aportaron o costaron las decisiones de los demás.
        [own] Lo que aportaron las decisiones de este puesto, comparadas con el jugador de referencia que sabía lo mismo.
       *[hidden] Decisiones buenas o malas según lo que se sabía, y que salieron bien o mal.
    }

# The summary.
reviewed-summary = Todos los puestos
reviewed-summary-about = La pérdida por decisión está en puntos, con el intervalo que contiene el valor real 95 veces de 100. La suerte es todo menos las decisiones propias.
reviewed-choices = Decisiones
reviewed-loss = Pérdida por decisión
reviewed-luck = Suerte
reviewed-kinds = Lo que { $who } tuvo que decidir
reviewed-kind = Clase de decisión
reviewed-how = Cómo se juzga
reviewed-reference = El jugador de referencia es un bot que no cambia:
reviewed-worlds = Cada decisión se siguió en hasta { $worlds } mundos: repartos de las cartas que el puesto no podía ver.
reviewed-how-about =
    { $about ->
        [worth] Una jugada vale lo que aporta de media cuando todos siguen jugando como el jugador de referencia.
        [knew] Solo cuenta lo que el puesto sabía entonces: sus cartas y lo que todos habían visto. Lo que se sabe a toro pasado va aparte y no cuenta para nada.
        [error] El número tras ± es un error estándar. Una decisión solo se califica donde el doble no deja dudas; si no, está demasiado igualada.
        [grades] Una imprecisión cuesta 0,5 puntos o más, un error 1,5 o más, un error grave 4 o más.
       *[luck] Un resultado es exactamente la suma de cinco partes. Cuatro son suerte; en muchas rondas se compensan.
    }

# Sharing.
reviewed-share = Compartir
reviewed-share-on = Quien tenga el enlace puede ver este análisis
reviewed-share-about = Se ven todos los puestos, todas las jugadas y todos los nombres. Puedes retirarlo cuando quieras.
reviewed-share-link = Enlace a este análisis

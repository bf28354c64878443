# The table, before, during and after its match.

web-table-gone = Esta mesa no se puede mostrar.

# Before the match.
web-invite = Invita a otros con este enlace
web-only-here = Esta dirección solo funciona en este equipo: el servidor no escucha a nadie más. Arráncalo con «lastcard serve --lan» para invitar a otros de tu red.
web-seat-empty = vacío
web-seat-you = tú
web-sit = Sentarse
web-stand = Levantarse
web-seat-a-bot = Bot
web-remove = Quitar
web-ready = Listo
web-not-ready = Aún no
web-is-ready = listo
web-start = Empezar
web-table-rules = Reglas en esta mesa
web-table-caps = Como máximo { $deals } rondas, { $asides } comentarios y cambios de asiento
web-host-starts = { $host } empezará la partida cuando todos estén listos.
web-stand-in-starts = Quien abrió la mesa se ha ido: { $host } empezará la partida cuando todos estén listos.
web-you-stand-in = Quien abrió la mesa se ha ido: ahora la organizas tú y empiezas la partida.
web-someone-starts = Quien abrió la mesa empezará la partida cuando todos estén listos.
web-fill-seats = Completa los sitios: invita a gente o pon bots.
web-waits-for =
    { $more ->
        [0] Falta { $who }.
       *[other] Faltan { $who } y { $more } más.
    }
web-waits-for-absent = { $who } ha dejado la mesa. Espera, o libera su sitio y ocúpalo de nuevo.
web-not-here = no está
web-choose-seat = Elige un asiento.
web-call-you = ¿Cómo quieres que te llamen los demás?
web-call-me = Seguir como { $name }
web-call-you-about = Todos en la mesa ven este nombre. Puedes cambiarlo después en «Tú».
web-watching = Estás mirando.
web-closed = Esta mesa se ha cerrado.
web-closed-idle = Esta mesa se ha cerrado porque hacía mucho tiempo que nadie jugaba en ella.

# At the table.
web-taken =
    { $cards ->
        [0] nada recogido
        [one] { $cards } recogida
       *[other] { $cards } recogidas
    }
web-seat-label = { $who }: { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }{ $taken ->
        [none] {""}
        [one] , { $taken } recogida
       *[other] , { $taken } recogidas
    }{ $out ->
        [yes] , { gang-badge-out }
       *[no] {""}
    }, { web-points }
web-away = no está, juega un bot
web-offline = sin conexión
web-take-back = Volver a jugar yo
web-clockwise = Se juega en sentido horario.
web-counter-clockwise = Se juega en sentido antihorario.
web-passes = ¡Paso!
web-last-card = ¡Última carta!
web-seconds = { $seconds } s
web-hand = Tus cartas
web-log = Lo que ha pasado
web-log-none = En esta ronda todavía no ha pasado nada.
web-earlier = Cartas ya jugadas
web-earlier-none = Aún no ha terminado ningún ciclo de esta ronda.
web-sort =
    { $order ->
        [number] Ordenadas por número; ordenar por color
        [colour] Ordenadas por color; ordenar según un plan de juego
       *[plan] Ordenadas según un plan de juego; ordenar por número
    }
web-sorted =
    { $order ->
        [number] por número
        [colour] por color
       *[plan] por plan
    }
web-pass = Pasar
web-will-pass = Pasarás
web-undo = deshacer
web-play = Jugar
web-play-this = Jugar { $type ->
        [single] el { gang-combo }
       *[other] { gang-combo }
    }
web-give-this = Dar el { gang-combo }
web-plan-this = En tu turno: { gang-combo }
web-planned = Jugarás: { gang-combo }
web-give = Dar
web-not-playable = Ahora no
web-combos = Combos
web-combo-before = Combo anterior
web-combo-place = { $place } de { $count }
web-hint = ¿Qué jugaría un bot fuerte?
web-advice = Consejos
web-advice-about = Lo que jugaría un bot fuerte, y por qué, siempre que te toque.
web-advice-always = Un consejo en cada turno
web-advice-waits = El consejo llega cuando te toca.
web-last-card-lesson = Te queda una sola carta. En una mesa de verdad tienes que decirlo ahora o quedas fuera de la ronda; aquí lo dice la mesa por ti. Quien juega antes que tú tiene que intentar pararte.
web-understood = Entendido
web-advice-take = Elegir por mí
web-raised = se puede jugar
web-sure-gang = ¿Seguro que quieres jugar el gang de { $number }?
web-sure-break = ¿Seguro que quieres romper el gang de { $number }?

# Why the chosen cards cannot be played: on the button, so in few words.
web-why-no-combo = No es una combinación
web-why-give = Da una sola carta
web-why-size =
    { $size ->
        [1] Hace falta una carta
        [2] Hace falta una pareja
        [3] Hace falta un trío
        [5] Hacen falta cinco cartas
       *[gang] A un gang solo lo supera otro más alto
    }
web-why-lower = No llega { $type ->
        [pair] a la
        [straight] a la
        [straight_flush] a la
       *[other] al
    } { gang-combo }
web-why-level = No supera { $type ->
        [pair] a la
        [straight] a la
        [straight_flush] a la
       *[other] al
    } { gang-combo }
web-why-open = Tiene que llevar el 1 multicolor
web-why-open-small = Se abre con cinco cartas como mucho
web-why-highest = A { $who } le queda una: juega { gang-the-card }
web-why-several = A { $who } le queda una: abre con dos o más
web-why-gang = A { $who } le queda una: juega un gang
web-cut-here = Cortar en { $at }

# The table's menu, talk and people.
web-menu = Mesa
web-auto-pass = Pasar automáticamente si no se puede jugar nada
web-sound = Sonidos
web-qr = El mismo enlace como código QR
web-watchers =
    { $watchers ->
        [one] { $watchers } persona está mirando.
       *[other] { $watchers } personas están mirando.
    }
web-keys-gang = Teclas: del 1 al 0 y las flechas eligen cartas, ↑ ↓ recorren las combinaciones, Intro juega, la barra espaciadora pasa, L dice «¡Última carta!», H pide una pista, Esc devuelve las cartas o detiene un pase automático.
web-keys-thirteen = Teclas: del 1 al 5 y las flechas eligen una carta, Intro la juega, del 1 al 3 eligen la diana de un cuatro podrido, H pide una pista.
web-keys-plain = Teclas: las flechas van de carta en carta, la barra espaciadora elige una, Intro juega las cartas elegidas, Esc las devuelve.
web-leave = Dejar la partida
web-leave-sure = Un bot sigue jugando por ti. Puedes volver mientras dure la partida.
web-leave-ends = Solo juegas contra bots, así que la partida termina.
web-leave-now = Salir
web-talk = Chat
web-talk-none = Todavía no se ha dicho nada.
web-talk-write = Di algo
web-talk-say = Enviar
web-people = Los demás
web-mute = Silenciar
web-unmute = Dejar de silenciar
web-report = Denunciar
web-reported = Denunciado
web-report-why = ¿Qué ocurre?
web-report-reason =
    { $reason ->
        [talk] Lo que se ha dicho
        [name] El nombre
        [play] La forma de jugar
       *[other] Otra cosa
    }

# What is read aloud. $you says whether it is the listener.
web-heard-dealt =
    { $you ->
        [yes] Ronda { $deal }. Repartes tú.
       *[no] Ronda { $deal }. Reparte { $who }.
    }
web-heard-played =
    { $you ->
        [yes] Juegas
       *[no] { $who } juega
    } { $type ->
        [single] el
        [pair] una
        [straight] una
        [straight_flush] una
       *[other] un
    } { gang-combo }; { $left ->
        [0] sin más cartas
        [one] queda una carta
       *[other] quedan { $left } cartas
    }.
web-heard-passed =
    { $you ->
        [yes] Pasas.
       *[no] { $who } pasa.
    }
web-heard-declared =
    { $you ->
        [yes] Dices «¡Última carta!».
       *[no] { $who } dice «¡Última carta!».
    }
web-heard-undeclared =
    { $you ->
        [yes] No has dicho «¡Última carta!» a tiempo: quedas fuera de esta ronda y conservas una carta.
       *[no] { $who } no ha dicho «¡Última carta!» a tiempo y queda fuera de esta ronda.
    }
web-cycle-won =
    { $you ->
        [yes] Ganas el ciclo
       *[no] { $who } gana el ciclo
    }
web-heard-put =
    { $you ->
        [yes] Pones
       *[no] { $who } pone
    } el { web-thirteen-card } { thirteen-on }: { $sum }.
web-heard-took =
    { $you ->
        [yes] Recoges las cartas y ya tienes { $taken }.
       *[no] { $who } recoge las cartas y ya tiene { $taken }.
    }

# What there is to do.
web-shuffling = Se están barajando las cartas…
web-passing = No tienes nada más alto: se pasa por ti …
web-passing-stop = Alto
web-passing-stop-about = Alto: no pasar más por mí
web-passed-unasked = Has pasado: nada más alto.
web-waits-call = Un momento: { $who } aún puede decir «¡Última carta!».
web-out-rule = Lo que dice la regla
web-out-rule-call = A quien le queda una sola carta le toca decir «¡Última carta!»: al jugar, o antes de que el siguiente juegue o pase.
web-out-rule-cost =
    { $cost ->
        [plus_one] Quien no lo dice queda fuera de la ronda: la carta se queda en la mano y cuesta 2 puntos en lugar de 1. Los demás siguen, y en la ronda siguiente vuelven a jugar todos.
       *[one] Quien no lo dice queda fuera de la ronda: la carta se queda en la mano y cuesta 1 punto. Los demás siguen, y en la ronda siguiente vuelven a jugar todos.
    }

# 13.
web-thirteen-card =
    { $colour ->
        [B] { $value } azul
        [Y] { $value } amarillo
        [G] { $value } verde
       *[R] cuatro podrido
    }
web-thirteen-target = Elige una diana.
web-thirteen-put = Poner el { web-thirteen-card } { thirteen-on }
web-thirteen-plan = En tu turno: { web-thirteen-card }
web-thirteen-planned = Jugarás: { web-thirteen-card }
web-thirteen-safe = suma { $sum }
web-thirteen-takes =
    { $takes ->
        [one] recoges { $takes } carta
       *[other] recoges { $takes } cartas
    }
web-thirteen-target-label = { thirteen-target }: { $sum }, { thirteen-room }
web-thirteen-deal = Ronda { $deal } de { $deals }

# The end of a deal and of a match.
web-won-deal =
    { $you ->
        [yes] Ganas la ronda { $deal }
       *[no] { $who } gana la ronda { $deal }
    }
web-forgot = olvidó decir «¡Última carta!»
web-deal-over = La ronda { $deal } ha terminado
web-next-deal = Siguiente ronda
web-waiting-others = Esperando a los demás…
# $who are the other winners where you share the win.
web-won-match =
    { $you ->
        [yes] Ganas la partida
        [shared] Compartes la victoria con { $who }
       *[no] { $winners ->
            [one] { $who } gana la partida
           *[other] { $who } ganan la partida
        }
    }
web-pile-label =
    { $colour ->
        [blue] azules
        [yellow] amarillas
        [green] verdes
       *[rotten] cuatros podridos
    }: { $cards }{ $most ->
        [yes] , la mayoría, así que no cuestan nada
       *[no] {""}
    }
web-most = ★ Quien tiene la mayoría de un color no paga nada por él.
web-fair = ¿Fue limpio el reparto?
web-record = La partida como archivo:
web-record-text = texto
web-record-json = JSON
web-points-alone = todos los demás quedaron fuera
web-points-how = { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    } × { $each }{ $fine ->
        [0] {""}
       *[other] {" "}+ { $fine }
    }
web-points-how-short = { $cards } × { $each }{ $fine ->
        [0] {""}
       *[other] {" "}+ { $fine }
    }
web-thirteen-how =
    { $kind ->
        [fresh] { $cards ->
            [one] { $cards } carta
           *[other] { $cards } cartas
        }
        [rotten] { $rotten ->
            [one] { $rotten } cuatro podrido
           *[other] { $rotten } cuatros podridos
        } × { $each }
       *[both] { $cards ->
            [one] { $cards } carta
           *[other] { $cards } cartas
        } + { $rotten ->
            [one] { $rotten } cuatro podrido
           *[other] { $rotten } cuatros podridos
        } × { $each }
    }
web-thirteen-how-short =
    { $kind ->
        [fresh] { $cards }
        [rotten] { $rotten } × { $each }
       *[both] { $cards } + { $rotten } × { $each }
    }
web-prices = Lo que cuesta cada carta, según cuántas te quedan:
web-price-cards = { $range ->
        [yes] { $from }–{ $to }
       *[no] { $from }
    }
web-rematch = Jugar otra
web-to-rematch = A la revancha
web-wants-rematch = { $who } quiere la revancha.
web-rematch-join = Unirme
web-no-deals = Todavía no se ha puntuado ninguna ronda.
web-none-left = sin cartas
web-played-last = Última jugada:

## A game that has no board of its own: its facts and moves are shown as the game writes them

web-plain = { $text }
web-plain-turn = Tu turno: elige una jugada.
web-plain-moves = Tus jugadas

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
web-not-ready = No listo
web-is-ready = listo
web-start = Empezar
web-start-waits = La partida puede empezar cuando todos los asientos estén ocupados y todos estén listos.
web-host-starts = { $host } empieza la partida cuando todos estén listos.
web-choose-seat = Elige un asiento.
web-watching = Estás mirando.
web-closed = Esta mesa se ha cerrado.

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
    }, { web-points }
web-away = no está, juega un bot
web-offline = sin conexión
web-take-back = Volver a jugar yo
web-clockwise = Se juega en sentido horario.
web-counter-clockwise = Se juega en sentido antihorario.
web-passes = paso
web-last-card = ¡Última carta!
web-out = fuera
web-seconds = { $seconds } s
web-hand = Tus cartas
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
       *[plan] según un plan de juego
    }
web-pass = Pasar
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
web-hint = ¿Qué jugaría un bot fuerte?
web-advice = Consejos
web-advice-about = Lo que jugaría un bot fuerte, y por qué, siempre que te toque.
web-advice-always = Un consejo en cada turno
web-advice-waits = El consejo llega cuando te toca.
web-advice-take = Elegir por mí
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
web-qr = El mismo enlace como código para fotografiar
web-watchers =
    { $watchers ->
        [one] { $watchers } persona está mirando.
       *[other] { $watchers } personas están mirando.
    }
web-keys-gang = Teclas: del 1 al 0 y las flechas eligen cartas, ↑ ↓ recorren las combinaciones, Intro juega, la barra espaciadora pasa, L dice «¡Última carta!», H pide una pista, Esc devuelve las cartas.
web-keys-thirteen = Teclas: del 1 al 5 y las flechas eligen una carta, Intro la juega, del 1 al 3 eligen la diana de un cuatro podrido, H pide una pista.
web-leave = Dejar la partida
web-leave-sure = Un bot sigue jugando por ti. Puedes volver mientras dure la partida.
web-leave-now = Salir
web-talk = Charla
web-talk-none = Todavía no se ha dicho nada.
web-talk-write = Di algo
web-talk-say = Decir
web-people = Los demás
web-mute = Silenciar
web-unmute = Volver a oír
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
web-open = Abres la partida con el 1 multicolor, solo o en una combinación.
web-lead = Abres tú: juega la combinación que quieras.
web-beat = Tu turno: juega algo más alto o pasa.
web-cannot = No tienes nada más alto.
web-call = Te queda una carta: di «¡Última carta!» antes de que juegue el siguiente.
web-lead-highest = A { $who } le queda una sola carta: abre con tu carta más alta, { gang-the-card }.
web-block = A { $who } le queda una sola carta: juega tu carta más alta, { gang-the-card }{ $gang ->
        [yes] , o un gang
       *[no] {""}
    }.
web-block-gang = A { $who } le queda una sola carta: tienes que jugar un gang.
web-cut = Corta el mazo.
web-show = Corta otra vez, para mostrar una carta.

# 13.
web-thirteen-card =
    { $colour ->
        [B] { $value } azul
        [Y] { $value } amarillo
        [G] { $value } verde
       *[R] cuatro podrido
    }
web-thirteen-turn = Tu turno: elige una carta.
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
web-won-match =
    { $you ->
        [yes] Ganas la partida
        [shared] Compartes la victoria
       *[no] { $who } gana la partida
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
web-prices = Lo que cuesta cada carta, según cuántas te quedan:
web-price-cards = { $range ->
        [yes] { $from }–{ $to }
       *[no] { $from }
    }
web-rematch = Jugar otra
web-to-rematch = A la revancha
web-no-deals = Todavía no se ha puntuado ninguna ronda.
web-none-left = sin cartas
web-played-last = Última jugada:

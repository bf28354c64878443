# Bots against bots: what the arena shows, and why it cannot play.

arena-failed = La arena no se puede jugar.
arena-workers-died = Los encuentros del { $first } al { $last } cerraron { $times } veces los procesos que los jugaban; busca un bot que se cuelgue o que acapare la memoria.
arena-charts-missing = Los gráficos necesitan Matplotlib; instálalo con: pip install 'lastcard[charts]'.
arena-cluster-missing = Un clúster necesita Ray; instálalo con: pip install 'lastcard[cluster]'.
arena-cluster-unreachable = No hay ningún clúster en { $address } ({ $reason }); arranca uno con ray start --head e indica su dirección.
arena-cluster-failed = El clúster no puede jugar ({ $reason }); comprueba que todos los nodos tengan esta versión de lastcard.

bots-missing = Indica quién juega con --bots, como en --bots greedy,greedy,novice,novice; hay { $known }.
lineup-wrong = Nombra de { $fewest } a { $most } bots, uno por asiento, o un bot y otro con --against, no { $bots }.
options-clash = { $option } y { $other } no se pueden dar a la vez; quita una de las dos.
option-needs = { $option } es solo para { $other }; sin ella, nombra un bot por asiento.
chart-suffix = --chart lleva un archivo que acaba en { $known }, no «{ $file }».

arena-starting = { $played }/{ $games } encuentros
arena-progress = { $played }/{ $games } encuentros  { $percent } %  quedan { $left }

arena-title = { $game }, { $edition }, { $players } jugadores
arena-what =
    { $plays ->
        [match] { $count } partidas, cada una { $rotations } veces rotando los asientos: { $games } en total; semilla { $seed }
       *[deal] { $count } mazos, cada uno repartido { $rotations } veces rotando los asientos: { $games } rondas; semilla { $seed }
    }

arena-head-bot = bot
arena-head-net = neto/{ $unit ->
        [match] partida
       *[deal] ronda
    }
arena-head-penalty =
    { $unit ->
        [match] final
       *[deal] coste
    }
arena-head-won = gana %
arena-head-rating = clasif.
arena-head-mean = ms/jug.
arena-head-p95 = p95
arena-head-errors = errores
arena-head-lost = perd.

arena-places-title = Puestos, en % de las partidas
arena-place =
    { $place ->
        [1] 1.º
        [2] 2.º
        [3] 3.º
       *[other] { $place }.º
    }
arena-pairs-title = Ventaja de la fila sobre la columna, en puntos por { $unit ->
        [match] partida
       *[deal] ronda
    }
arena-legend =
    neto: lo que pagaron los demás bots menos lo que pagó él, por { $unit ->
        [match] partida
       *[deal] ronda
    }
    { $sign }: un intervalo del 95 %, en negrita donde no alcanza el 0
    errores: los demostrables; perd.: encuentros perdidos por reglamento
    ms/jug., p95: su tiempo medio por jugada, y el de la más lenta de cada 20
    jugado en { $took }

arena-fault-missed =
    { $count ->
        [one] { $bot } dejó escapar una victoria segura una vez en { $deals } rondas.
       *[other] { $bot } dejó escapar una victoria segura { $count } veces en { $deals } rondas.
    }
arena-fault-gift =
    { $count ->
        [one] { $bot } regaló la ronda a alguien con una sola carta una vez en { $deals } rondas.
       *[other] { $bot } regaló la ronda a alguien con una sola carta { $count } veces en { $deals } rondas.
    }
arena-lost =
    { $count ->
        [one] { $bot } perdió un encuentro por reglamento: { $why } (encuentro { $game }).
       *[other] { $bot } perdió { $count } encuentros por reglamento: { $why } (el primero fue el { $game }).
    }
arena-lost-why =
    { $reason ->
        [not-started] no se pudo iniciar
        [too-slow] no respondió a tiempo
        [exited] se cerró antes de responder
        [unreadable] su respuesta no era una jugada
        [illegal] su jugada no estaba permitida
        [silent] era su turno y no dijo nada
       *[other] falló con { $reason }
    }

arena-chart-net = puntos netos por { $unit ->
        [match] partida
       *[deal] ronda
    } (más es mejor)
arena-chart-rating = clasificación OpenSkill
arena-chart-note = Barras: intervalos del 95 %; en la clasificación, dos sigmas. Neto: lo que pagaron los demás bots menos lo que pagó él.

cli-help-arena =
    lastcard arena - haz que los bots jueguen entre sí

    uso: lastcard arena [JUEGO] --bots BOT,BOT,… [OPCIONES]
         lastcard arena [JUEGO] --bots BOT --against BOT [OPCIONES]

    JUEGO es uno de { $games }; sin él se juega a gang, Gang of Four. Cada
    mazo se juega una vez por asiento, y los bots se mueven un asiento cada vez, así
    que la suerte con las cartas es la misma para todos. Se muestran los puntos de
    cada bot y de cada pareja de bots, clasificaciones, tiempo por jugada,
    errores demostrables y quién perdió por reglamento. docs/reference/arena.md
    explica qué significa cada número.

    opciones:
      --bots BOT,BOT,…        quién juega, un bot por asiento; ver abajo
      --against BOT           un bot (--bots) contra este en los demás asientos
      --players N             cuántos se sientan entonces (gang 3-4, thirteen 3-6)
      --deals N               juega la primera ronda de N mazos (por defecto: 100)
      --matches N             juega N partidas enteras en su lugar
      --seed N                de ella salen las cartas y el azar (por defecto: 1):
                              misma semilla, mismo resultado
      --edition EDICIÓN       las reglas de una edición impresa, por ejemplo es-2010
      --option NOMBRE=VALOR   cambia una opción; se puede dar varias veces
      --workers N             cuántos procesos juegan (por defecto: los núcleos)
      --cluster DIRECCIÓN     juega en el clúster Ray de esta dirección
      --json ARCHIVO          escribe el resultado en ARCHIVO
      --chart ARCHIVO         dibuja el resultado en ARCHIVO, un .svg o .png
      --quiet                 sin barra de progreso
      --language IDIOMA       otro idioma: { $languages }
      -h, --help              muestra esta página

    Los bots, o un programa tuyo, como ./mybot:
      { $bots }

    Sin --edition las reglas son las de una partida rápida, como en lastcard play.

    ejemplos:
      lastcard arena gang --bots greedy,greedy,novice,novice --deals 1000 --seed 7
      lastcard arena --bots greedy --against novice --players 3 --json out.json
      lastcard arena thirteen --bots greedy,novice,novice --matches 50 --chart x.svg

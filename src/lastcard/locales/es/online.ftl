# Online tables from the command line: programs and people in a terminal.

link-missing = Indica la dirección de una mesa, como https://cards.example/t/abc123.
link-wrong = «{ $text }» no es la dirección de una mesa; tiene que ser como https://cards.example/t/abc123.
server-missing = Indica el servidor con --server, o una mesa con --table.
server-wrong = «{ $text }» no es la dirección de un servidor; tiene que ser como https://cards.example.
bots-too-many = Con { $bots } bots no queda sitio para ti en una mesa de { $seats }.
servers-differ = La mesa no es del servidor { $server }.
program-missing = Indica el programa que va a jugar, como ./mybot.
token-missing = Da el token de tu cuenta de bot con --token o en LASTCARD_TOKEN.
speed-unknown = No hay ninguna velocidad «{ $speed }»; las velocidades son { $known }.
server-away = Nadie responde en { $server }: { $reason }.
no-local-server = En esta máquina no hay ningún servidor en { $server }: inicia uno con lastcard serve, o indica otro con --server.
server-strange = Lo que responde en { $server } no es un servidor de lastcard.
login-refused = El servidor { $server } no conoce este token.
version-other = El servidor habla la versión { $theirs } del protocolo y este programa la versión { $ours }; instala la misma versión de lastcard.
no-seat = No hay ningún asiento libre en esta mesa.
removed = Quien organiza la mesa te ha quitado el asiento.
table-closed = La mesa está cerrada.
server-refused = { $said }.

bot-welcome = { $name } está en el servidor.
bot-lost = Se ha perdido la conexión; reintentando…
bot-waits = Esperando una partida…
bot-sits = Jugando en { $link }
bot-over = La partida ha terminado: { $score }
bot-closed = La mesa se ha cerrado.

join-call-you = ¿Cómo quieres que te llamen los demás? Escribe un nombre, o pulsa Intro para ser { $name }.
join-seat =
    { $kind ->
        [bot] un bot
        [free] libre
        [you] tú
        [ready] listo
        [gone] no está
       *[unready] aún no está listo
    }
join-wait-host = La partida empieza cuando { $host } lo decide; quit sale de la mesa.
join-wait-maker = La partida empieza cuando lo decide quien organiza la mesa; quit sale de ella.
join-waits-for = Se espera todavía a { $who }.
join-free-seats =
    { $seats ->
        [one] Queda un sitio libre: invita a alguien con el enlace de arriba.
       *[other] Quedan { $seats } sitios libres: invita a gente con el enlace de arriba.
    }
join-can-start = Escribe start para empezar la partida, quit para salir de la mesa.
join-room-help =
    { $arranges ->
        [yes] Puedes escribir start, bots para ocupar los sitios libres, bot 3 master para sentar uno en el sitio 3, remove 2 para liberar el sitio 2, link para mostrar el enlace como código QR, y quit.
       *[no] Aquí solo puedes escribir quit, que sale de la mesa, y link, que muestra el enlace como código QR.
    }
join-invite = Quien tenga este enlace puede sentarse, en un navegador o con lastcard join:
join-not-here = «{ $text }» no significa nada aquí.
join-own-seat = Ese es tu propio asiento; quit sale de la mesa.
join-lost = Se ha perdido la conexión; reintentando…
join-found = La conexión ha vuelto.
join-away = { $who } no está; un bot sigue jugando.
join-away-me = No estabas, y un bot juega por ti.
join-take-back = Pulsa Intro para volver a jugar tú.
join-back = { $who } ha vuelto.
online-denied = Aportaste tu parte a la ronda { $deal } y el servidor anota que no. Lo que enviaste y su recibo, si lo dio, se guardan en { $file }.
join-slow = Se te acabó el tiempo.
join-clock =
    { $seconds ->
        [one] Tienes un segundo.
       *[other] Tienes { $seconds } segundos.
    }
join-says = { $who }: { $said }
join-record = El acta de la partida: { $address }
join-once-more = Pulsa Intro para salir, o escribe again para jugar otra vez con las mismas personas.
join-wants-again = { $who } quiere jugar otra vez: escribe again.
join-closed = La mesa se ha cerrado.
join-closed-idle = Esta mesa se ha cerrado porque hacía mucho tiempo que nadie jugaba en ella.
join-left = Has dejado la mesa; si la partida ha empezado, un bot sigue jugando por ti.
join-again = Para volver: { $command }

cli-help-join =
    lastcard join - juega en una mesa en línea desde la terminal

    uso: lastcard join ENLACE [--name NOMBRE]

    ENLACE es la dirección de una mesa, tal como la muestra el navegador. Entras sin
    cuenta, ocupas un asiento libre y ya estás; cuando se da la salida, la partida
    se juega como con lastcard play. Mientras juegas, escribe ? para ver la ayuda y
    hint para ver qué puedes jugar; quit sale, y la misma orden te devuelve a tu
    asiento. Una conexión perdida se recupera por sí misma.

    Antes de la partida, quien organiza la mesa escribe:
      start                   empieza la partida
      bots                    ocupa con bots los sitios libres
      bot 3 master            sienta un bot en el sitio 3; sin nombre, el habitual
      remove 2                libera el sitio 2, de una persona o de un bot
      link                    muestra el enlace de la mesa, también como código QR

    Después de la partida, again juega otra con las mismas personas. Para abrir una
    mesa tuya, usa lastcard host.

    Quién eres en un servidor se guarda en lastcard/online, en $XDG_DATA_HOME o
    ~/.local/share, para que tu asiento y tu nombre sigan siendo tuyos otro día.

    opciones:
      --name NOMBRE           cómo te llamas allí
      --language IDIOMA       otro idioma: { $languages }
      -h, --help              muestra esta página

    ejemplos:
      lastcard join https://cards.example/t/abc123
      lastcard join 192.168.1.7:8013/t/abc123 --name Ada

cli-help-host =
    lastcard host - abre una mesa en línea desde la terminal y juega en ella

    uso: lastcard host [JUEGO] [OPCIONES]

    JUEGO es uno de { $games }; sin él juegas a gang, Gang of Four. Se abre una
    mesa en el servidor, se te da su enlace, también como código QR, y ocupas el
    primer asiento. Quien tenga el enlace se sienta, en un navegador o con lastcard
    join. Tú organizas la mesa; lo demás es como dice lastcard join --help.

    opciones:
      --server URL            el servidor, como https://cards.example; sin ella, el
                              que está en marcha en esta máquina (lastcard serve)
      --name NOMBRE           cómo te llamas allí
      --players N             cuántos se sientan a la mesa (gang 3-4, thirteen 3-6)
      --bots N                se sientan también N bots; o BOT,BOT,... por nombre
      --edition EDICIÓN       las reglas de una edición impresa, por ejemplo es-2010
      --option NOMBRE=VALOR   cambia una opción; se puede dar varias veces
      --speed VELOCIDAD       relaxed, normal, fast o days (por defecto: normal)
      --public                muestra la mesa entre las mesas abiertas del servidor;
                              si no, solo la encuentra quien tenga el enlace
      --language IDIOMA       otro idioma: { $languages }
      -h, --help              muestra esta página

    Los bots, primero los más suaves:
      { $bots }

    ejemplos:
      lastcard host --name Ada
      lastcard host thirteen --players 5 --bots 2 --public
      lastcard host --server https://cards.example --bots novice,master

cli-help-bot =
    lastcard bot - deja que un programa juegue en mesas en línea

    uso: lastcard bot --server URL --token TOKEN [OPCIONES] PROGRAMA

    PROGRAMA es un programa tuyo, como ./mybot, que lee una línea de JSON y escribe
    una jugada (docs/reference/bot-protocol.md), o el nombre de un bot:
      { $bots }

    El token es el de una cuenta de bot en el servidor; docs/how-to/write-a-bot.md
    explica cómo conseguir uno. Con --table el programa ocupa un asiento libre en
    esa mesa y juega allí. Sin ella pide una partida, la juega y pide la siguiente.
    Una conexión perdida se retoma donde estaba.

    opciones:
      --server URL            el servidor, como https://cards.example
      --token TOKEN           el token; mejor en LASTCARD_TOKEN, donde otros en este
                              equipo no lo ven
      --table ENLACE          la dirección de una mesa; entonces sobra --server
      --matches N             para después de tantas partidas
      --language IDIOMA       otro idioma: { $languages }
      -h, --help              muestra esta página

    Qué clase de partida pide, sin --table:
      --game JUEGO            uno de { $games } (por defecto: gang)
      --players N             cuántos se sientan a la mesa (por defecto: 4)
      --edition EDICIÓN       las reglas de una edición impresa
      --option NOMBRE=VALOR   cambia una opción; se puede dar varias veces
      --speed VELOCIDAD       relaxed, normal, fast o days (por defecto: normal)
      --wait SEGUNDOS         cuánto espera a otros que quieran lo mismo, antes de
                              que completen la mesa bots del servidor (por defecto:
                              60)

    códigos de salida:
      0    se jugó la partida de la mesa, o todas las partidas
      1    el servidor no responde o se niega, o el programa rompió una regla; se
           muestra lo último que dijo el programa
      2    la línea de órdenes es incorrecta

    ejemplos:
      lastcard bot --server https://cards.example --token TOKEN ./mybot
      lastcard bot --table https://cards.example/t/abc123 --token TOKEN greedy

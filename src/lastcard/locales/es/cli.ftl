# The manual pages of the command line, and what it says when something is wrong.

cli-error = lastcard: { $message }
cli-bot-said = {"  | "}{ $line }
cli-try-help = Prueba con «{ $command } --help».
cli-version = lastcard { $version }

refused = Eso no se acepta.
usage = La línea de órdenes es incorrecta.
arguments-wrong = { $detail }.
argument-unknown = Aquí no hay ningún «{ $argument }».
value-missing = La opción { $option } necesita un valor.
file-missing = Indica el archivo de una partida guardada.
command-missing = Indica una orden: { $known }.
command-unknown = No hay ninguna orden «{ $command }»; las órdenes son { $known }.
extra-missing = «lastcard { $command }» necesita el servidor; instálalo con: pip install 'lastcard[server]'.
game-unknown = No hay ningún juego «{ $game }»; los juegos son { $known }.
language-unknown = No hay textos en «{ $language }»; los idiomas son { $known }.
number-wrong = { $option } lleva un número entero de { $lowest } a { $highest }, no «{ $text }».
option-form = --option lleva NOMBRE=VALOR, como en target=50, no «{ $text }».
paragraph-unknown = No hay ningún apartado «{ $paragraph }» en estas reglas; el primero es { $first }.
rules-missing = Las reglas de { $game } aún no están escritas.
failure = Eso no se puede hacer.
file-unreadable = No se puede leer { $file }: { $reason }.
file-not-text = { $file } no es un archivo de texto.
output-failed = No se puede escribir nada más: { $reason }.
file-unwritable = No se puede escribir { $file }: { $reason }.

cli-help =
    lastcard - la mesa de cartas para Gang of Four y 13

    uso: lastcard ORDEN [OPCIONES]
         lastcard ORDEN --help
         lastcard --version

    Juega en la terminal contra bots, o en línea con otras personas; monta un
    servidor; lee las reglas, vuelve a ver una partida terminada o pregunta al
    árbitro qué está permitido.

    órdenes:
      play [JUEGO]            juega una partida contra bots
      host [JUEGO]            abre una mesa en línea y juega en ella
      join ENLACE             juega en una mesa en línea
      serve                   deja que la gente juegue en su navegador
      bot PROGRAMA            deja que un programa juegue en mesas en línea
      backup ARCHIVO          copia todo lo que guarda un servidor, en marcha
      restore ARCHIVO         recupera una de esas copias
      doctor                  mira si está en orden todo lo que guarda un servidor
      admin TAREA             cuida de un servidor: mesas, vetos, denuncias
      rules [JUEGO] [NÚMERO]  lee las reglas, o un apartado de ellas
      replay ARCHIVO          vuelve a ver una partida guardada, ciclo a ciclo
      review ARCHIVO          juzga las decisiones de una partida guardada
      verify ARCHIVO          demuestra que nadie eligió las cartas de una partida
      referee                 responde preguntas sobre las reglas, una línea JSON
                              cada una
      arena [JUEGO]           enfrenta a los bots y mira cuál es mejor

    opciones:
      -h, --help              muestra esta página; ORDEN --help muestra más
      --version               muestra la versión
      --language IDIOMA       otro idioma: { $languages }

    juegos:
      { $games }

    ejemplos:
      lastcard play                          una partida rápida de Gang of Four
      lastcard play --players 3 --edition de-2010 --save tarde.txt
      lastcard replay tarde.txt
      lastcard verify tarde.txt
      lastcard rules gang GF-9.1
      lastcard arena --bots greedy,greedy,novice,novice --deals 1000
      echo '{ "{" }"op":"combo","cards":"G3 Y3"{ "}" }' | lastcard referee

    entorno:
      NO_COLOR                sin colores si está definida; las cartas llevan letras
                              de todos modos
      TERM                    "dumb" significa sin colores y sin redibujar
      COLUMNS, LINES          el tamaño de la terminal, si no se puede preguntar
      PAGER                   lo que muestra páginas largas (por defecto: less)
      LASTCARD_LANGUAGE       el idioma, si no ha de ser el del sistema

    códigos de salida:
      0    todo bien
      1    falló: un archivo que no se puede leer, un acta que no cuadra, una ronda
           que no está demostrada
      2    la línea de órdenes es incorrecta
      130  interrumpido con Ctrl-C

cli-help-play =
    lastcard play - juega una partida contra bots

    uso: lastcard play [JUEGO] [OPCIONES]

    JUEGO es uno de { $games }; sin él juegas a gang, Gang of Four. Te sientas
    en la parte de abajo de la mesa y los bots ocupan los demás asientos. Mientras
    juegas, escribe ? para ver la ayuda y hint para ver qué puedes jugar.

    opciones:
      --players N             cuántos se sientan a la mesa (gang 3-4, thirteen 3-6)
      --edition EDICIÓN       las reglas de una edición impresa, por ejemplo es-2010
      --option NOMBRE=VALOR   cambia una opción; se puede dar varias veces
      --seed N                reparte las cartas de esta semilla: misma semilla,
                              mismas cartas
      --cut                   pregunta dónde cortar el mazo cuando te toca cortar
      --name NOMBRE           tu nombre en la hoja de puntuación
      --bots BOT              con quién juegas, ver abajo (por defecto: planner), o
                              un programa tuyo, como ./mybot
      --save ARCHIVO          escribe la partida en ARCHIVO después de cada ronda
      --fast                  sin pausas entre las jugadas de los bots
      --language IDIOMA       otro idioma: { $languages }
      -h, --help              muestra esta página

    Los bots, primero los más amables:
      { $bots }
    master@200 piensa en 200 mundos por jugada; master@500ms, medio segundo.

    Sin --edition es una partida rápida: la edición en-2010, y la mesa anuncia sola
    las últimas cartas (last_card=automatic). Con --edition todo es como en ese
    reglamento, y dices tú «¡Última carta!».
    lastcard rules JUEGO --editions muestra las ediciones y las opciones.

    ejemplos:
      lastcard play --option target=50 --fast
      lastcard play gang --edition fr-2010 --option ceremony=on
      lastcard play thirteen --players 5
      lastcard play --seed 7 --name Ada --save ada.txt

cli-help-rules =
    lastcard rules - lee las reglas

    uso: lastcard rules [JUEGO] [NÚMERO] [OPCIONES]

    JUEGO es uno de { $games }; sin él lees las de gang, Gang of Four.
    NÚMERO es el número de un apartado o de una sección, como GF-9.1 o 9.

    opciones:
      --editions              muestra las ediciones y las opciones que fija cada una
      --language IDIOMA       otro idioma: { $languages }
      -h, --help              muestra esta página

    En una terminal, las páginas más largas que la pantalla se ven con $PAGER.

    ejemplos:
      lastcard rules
      lastcard rules gang GF-9.1
      lastcard rules gang --editions

cli-help-replay =
    lastcard replay - vuelve a ver una partida guardada

    uso: lastcard replay ARCHIVO [OPCIONES]

    ARCHIVO es un acta, en texto o en JSON; - la lee de la entrada estándar. Cada
    jugada se comprueba con las reglas al mostrarla, y también los puntos.

    En una terminal se recorre la partida: Intro muestra la jugada siguiente, ?
    las demás teclas. El resultado y las rondas siguientes no se ven hasta llegar.
    En una tubería o un archivo se escribe todo, ciclo a ciclo.

    opciones:
      --all                   muestra todo de una vez, como en un archivo
      --step                  jugada a jugada, como ya hace una terminal
      --move NÚMERO           empieza en esta jugada
      --eyes ASIENTO          ve lo que veía este asiento, de 0 a 5, u open:
                              todas las manos
      --json                  escribe el acta como JSON en vez de mostrarla
      --text                  escribe el acta como texto en vez de mostrarla
      --language IDIOMA       otro idioma: { $languages }
      -h, --help              muestra esta página

    códigos de salida:
      0    se mostró el acta, y todo es correcto
      1    no se puede leer el archivo, o el acta no cuadra

    ejemplos:
      lastcard replay tarde.txt --move 37 --eyes 2
      lastcard replay tarde.txt --json > tarde.json

cli-help-verify =
    lastcard verify - demuestra que nadie eligió las cartas de una partida

    uso: lastcard verify ARCHIVO [--receipts RECIBOS]

    ARCHIVO es un acta, en texto o en JSON; - la lee de la entrada estándar. Cada
    mazo se calcula de nuevo a partir del secreto con el que la mesa se comprometió
    antes de la ronda, de lo que aportaron los jugadores y del corte, y se compara
    con las cartas repartidas. También se repite cada jugada.
    docs/reference/provable-deal.md explica cómo funciona.

    Una partida jugada con --seed no tiene nada que demostrar.

    opciones:
      --receipts RECIBOS      lo enviado y los recibos que guarda lastcard join
      --language IDIOMA       otro idioma: { $languages }
      -h, --help              muestra esta página

    códigos de salida:
      0    todas las rondas están demostradas
      1    algo no coincide, o no se puede leer el archivo

    ejemplos:
      lastcard play --save tarde.txt
      lastcard verify tarde.txt

cli-help-referee =
    lastcard referee - responde preguntas sobre las reglas

    uso: lastcard referee

    Lee un objeto JSON por línea de la entrada estándar y escribe un objeto JSON
    por línea en la salida estándar, al momento. Para scripts y bots en cualquier
    lenguaje.

    preguntas:
      { "{" }"op":"combo","cards":"G3 Y3"{ "}" }
          qué combinación son cards: { "{" }"type":"pair"{ "}" }; null si no son ninguna.
          Tipos: single pair three straight flush full_house straight_flush
          gang_of_4 gang_of_5 gang_of_6 gang_of_7
      { "{" }"op":"beats","cards":"G4 Y4","table":"G3 Y3"{ "}" }
          si cards se puede jugar sobre table: { "{" }"beats":true{ "}" }
      { "{" }"op":"legal","hand":"G3 Y3 R7","table":null{ "}" }
          todo lo que puede jugar una mano: { "{" }"moves":["G3","Y3","R7","G3 Y3"]{ "}" }
          table       lo que hay que superar, o null si se abre
          next_last   true si al siguiente le queda una carta anunciada
          opening     true en la primera jugada de una partida
          edition     las reglas de cuál, por ejemplo "de-2010"; si no, "en-2010"
      { "{" }"op":"points","left":9{ "}" }
          lo que cuestan 9 cartas en la mano: { "{" }"points":18{ "}" }
      { "{" }"op":"giver","left":[0,9,9],"totals":[3,30,20],"winner":0{ "}" }
          quién da una carta al ganador: { "{" }"seat":1{ "}" }
      { "{" }"op":"score13","piles":[{ "{" }"blue":3,"yellow":2,"green":0,"rotten":1{ "}" },…]{ "}" }
          lo que cuestan las cartas recogidas en una ronda de 13:
          { "{" }"points":[7,…]{ "}" }

    Las cartas se escriben G3, Y10, R1, M1, GP, YP, RD, en cualquier orden, en
    mayúsculas o minúsculas. Lo que no se puede juzgar se responde en su línea, y el
    programa sigue:
      { "{" }"error":"card-unknown","message":"No hay ninguna carta …"{ "}" }

    opciones:
      --language IDIOMA       otro idioma: { $languages }
      -h, --help              muestra esta página

# The rules in the terminal.
rules-editions = Ediciones de { $game }
rules-same = como { $edition }
rules-set = Cada edición es como { $default } salvo en lo que se indica. Para jugar con una: lastcard play { $game } --edition NOMBRE --option NOMBRE=VALOR

# Proving a record in the terminal.
verify-unfinished = La partida de esta acta no se terminó.
verify-absent = El asiento { $seat } no aportó nada.
verify-signed = Firmadas por el servidor con la clave { $key }: { $signed } de { $deals }.
verify-sum =
    { $deals ->
        [0] No hay rondas que demostrar.
        [one] Rondas demostradas: { $proved } de 1.
       *[other] Rondas demostradas: { $proved } de { $deals }.
    }

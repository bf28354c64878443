# What a review of a match says, and why there is none.

review-impossible = La partida no se puede analizar.
review-game = No hay análisis para el juego «{ $game }»; lo hay para { $known }.
review-unfinished = Ninguna ronda de esta partida ha terminado, así que aún no hay nada que analizar.
review-seat = No hay sitio «{ $seat }»; se cuentan de 0 a { $last }, y los nombres se escriben como en el acta.
review-deal = La ronda { $deal } no se puede analizar; la última que se puede es la ronda { $last }.
review-ended = El análisis se detuvo antes de acabar.

review-starting = { $done }/{ $steps }
review-progress = { $done }/{ $steps }  quedan { $left }
review-what = todos siguen jugando como { $reference }; como mucho { $worlds } mundos por decisión; semilla { $seed }
review-head =
    { $mistakes ->
        [one] un error, { $points } puntos
       *[other] { $mistakes } errores, { $points } puntos
    }
review-luck = suerte { $luck }
review-choices =
    { $choices ->
        [one] una decisión, { $mean } puntos perdidos de media
       *[other] { $choices } decisiones, { $mean } puntos perdidos de media
    }
review-curve = posibilidad de ganar la partida: { $curve } { $last }
review-grade-fine = bien
review-grade-close = demasiado igualado
review-grade-slip = imprecisión
review-grade-mistake = error
review-grade-blunder = error grave
review-count-fine =
    { $count ->
        [one] { $count } buena
       *[other] { $count } buenas
    }
review-count-close =
    { $count ->
        [one] { $count } demasiado igualada
       *[other] { $count } demasiado igualadas
    }
review-count-slip =
    { $count ->
        [one] una imprecisión
       *[other] { $count } imprecisiones
    }
review-count-mistake =
    { $count ->
        [one] un error
       *[other] { $count } errores
    }
review-count-blunder =
    { $count ->
        [one] un error grave
       *[other] { $count } errores graves
    }
review-kind-leading = salida
review-kind-answering = respuesta
review-kind-passing = pase
review-kind-gangs = gangs
review-kind-last-card = última carta
review-kind-exchange = intercambio
review-kind-putting = poner una carta
review-kind-taking = recoger cartas
review-where = ronda { $deal }, turno { $number }
review-lost = { $points } puntos perdidos, { $chance } de posibilidad de ganar
review-moves = hecho: { $made }   mejor: { $best }
review-hindsight = a toro pasado, con las cartas a la vista: { $best } ({ $points } puntos)
review-forgotten = «¡Última carta!» olvidado, { $where }: costó { $points } puntos

review-ledger-title = De dónde salieron los puntos
review-head-seat = sitio
review-head-deal = ronda
review-head-result = resultado
review-head-dealt = cartas
review-head-exchange = intercambio
review-head-others = otros
review-head-own = propio
review-head-hidden = oculto
review-match = partida
review-legend =
    puntos: lo que sacaron los otros de media menos lo propio, por ronda
    { $sign }: dos errores estándar; solo se juzga si el cero queda fuera
    cartas, intercambio: el reparto; otros: sus decisiones; propio: más que el
    jugador de referencia, según lo que se sabía; oculto: cómo salió después

guide-gang-not-sure = Tenías una victoria que nadie podía impedir, y no es esta.
guide-gang-not-pass =
    { $left ->
        [one] Lo dejas pasar aunque a alguien solo le queda una carta.
       *[other] Lo dejas pasar aunque a alguien solo le quedan { $left } cartas.
    }
guide-gang-not-gang = Gasta tu gang de { $number } cuando nadie está a punto de acabar.
guide-gang-not-whole = Rompe una combinación tuya: { gang-combo }.
guide-gang-not-top = Gasta tu carta más alta antes de que sea urgente: { gang-card }.
guide-gang-not-high = Bastaría algo más bajo del mismo tipo: { gang-combo }.
guide-gang-not-short =
    { $least ->
        [one] Después tu mano necesita { $plays } jugadas, tras la mejor solo una.
       *[other] Después tu mano necesita { $plays } jugadas, tras la mejor solo { $least }.
    }
guide-gang-not-rid =
    { $cards ->
        [one] Te quedas con una carta más que con la mejor jugada.
       *[other] Te quedas con { $cards } cartas más que con la mejor jugada.
    }
guide-gang-not-gift = Podía irse una carta más baja: { gang-card }.

cli-help-review =
    lastcard review - juzga cada decisión de una partida guardada

    uso: lastcard review ARCHIVO [OPCIONES]

    ARCHIVO es un acta, en texto o en JSON; - la lee de la entrada estándar. Cada
    decisión se valora con lo que se sabía entonces; lo que costó se da en puntos
    de la ronda, con un intervalo. Después cada resultado se reparte entre suerte
    y decisiones. docs/reference/review.md dice cómo funciona.

    opciones:
      --seat SITIO            solo este sitio: un número desde 0, o un nombre
      --worlds N              sigue una decisión en N mundos como mucho; cuantos
                              más, más preciso
      --seed N                otra semilla: la misma da el mismo análisis
      --json SALIDA           escribe el análisis también en un archivo
      --no-ledger             solo las decisiones, sin la cuenta de la suerte
      --hindsight             también lo mejor con todas las manos a la vista
      --quiet                 sin barra de progreso
      --language IDIOMA       otro idioma: { $languages }
      -h, --help              muestra esta página

    códigos de salida:
      0    la partida se analizó
      1    no se puede leer el archivo, o la partida no se puede analizar

    ejemplos:
      lastcard play --save tarde.txt
      lastcard review tarde.txt --seat 0
      lastcard review tarde.txt --json tarde.review.json

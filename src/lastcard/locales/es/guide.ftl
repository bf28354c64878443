# Advice in words: why a move is good. Each sentence is true of the position it is said in.

# Gang of Four. What a sentence names is one card or one combo, with the arguments of gang.ftl.
guide-gang-out =
    { $cards ->
        [one] Es tu última carta: ganas la ronda.
       *[other] Son todas tus cartas: ganas la ronda.
    }
guide-gang-certain = Ya nadie puede frenarte, tengan lo que tengan los demás.
guide-gang-open = Abres la partida, así que debe llevar el 1 multicolor.
guide-gang-block =
    { $gang ->
        [yes] Al siguiente jugador le queda una carta: tiene que ser tu carta más alta o un gang.
       *[no] Al siguiente jugador le queda una carta: tiene que ser tu carta más alta.
    }
guide-gang-lead-several = Al siguiente jugador le queda una carta: no puedes abrir con una carta suelta.
guide-gang-lead-highest = Al siguiente jugador le queda una carta: debes abrir con tu carta más alta.
guide-gang-reach =
    { $left ->
        [one] Quien tiene una sola carta no puede responder a { $cards } cartas.
       *[other] Quien tiene { $left } cartas no puede responder a { $cards }.
    }
guide-gang-unbeatable = Ya nadie puede superarlo, así que después abres tú.
guide-gang-unbeatable-then = Ya nadie puede superarlo, así que después abres tú, quizá con tu { gang-combo }.
guide-gang-highest = No queda ninguna carta más alta: solo un gang podría superarla.
guide-gang-highest-then = No queda ninguna carta más alta: salvo que haya un gang, después abres tú, quizá con tu { gang-combo }.
guide-gang-few-cards =
    { $above ->
        [one] De las cartas que no has visto, solo una es más alta.
       *[other] De las cartas que no has visto, solo { $above } son más altas.
    }
guide-gang-few-pairs =
    { $above ->
        [one] Con las cartas que no has visto solo se forma una pareja más alta.
       *[other] Con las cartas que no has visto solo se forman { $above } parejas más altas.
    }
guide-gang-longest = Sueltas { $cards } cartas de golpe, lo máximo que puedes.
guide-gang-keeps = Guardas { gang-the-card } para volver a abrir: no queda ninguna carta más alta.
guide-gang-last-highest = Tu última carta será { gang-the-card }: no queda ninguna más alta.
guide-gang-keeps-gang = Guardas tu gang de { $number } para el momento justo.
guide-gang-price = Con { $left ->
        [one] una carta
       *[other] { $left } cartas
    } en la mano pagas { $price ->
        [one] un punto
       *[other] { $price } puntos
    } por carta en vez de { $before }.
guide-gang-lone = No combina con ninguna otra de tus cartas: { gang-the-card } está solo.
guide-gang-lowest =
    { $type ->
        [single] Es tu carta más baja
        [pair] Es tu pareja más baja
       *[three] Es tu trío más bajo
    }: lo débil se suelta mejor cuando abres.
guide-gang-cheapest = Es lo más bajo que tienes para superarlo.
guide-gang-spares = Bastaría algo más bajo, pero rompería tu { gang-combo }.
guide-gang-gives-up = Rompe tu { gang-combo }, pero ninguna de tus cartas te asegura que llegues a abrir.
guide-gang-high =
    { $left ->
        [one] A alguien solo le queda una carta: juega alto, y menos cartas podrán superarlo.
       *[other] A alguien solo le quedan { $left } cartas: juega alto, y menos cartas podrán superarlo.
    }
guide-gang-hurry =
    { $left ->
        [one] A alguien solo le queda una carta: suelta las tuyas mientras puedas.
       *[other] A alguien solo le quedan { $left } cartas: suelta las tuyas mientras puedas.
    }
guide-gang-plan =
    { $plays ->
        [one] El resto de tu mano puede salir en una jugada.
       *[other] El resto de tu mano puede salir en { $plays } jugadas.
    }
guide-gang-plan-best =
    { $plays ->
        [one] Después basta una jugada más; ninguna otra opción deja menos.
       *[other] Después bastan { $plays } jugadas más; ninguna otra opción deja menos.
    }
guide-gang-plan-one = Todo lo que queda sale entonces de una vez: tu { gang-combo }.
guide-gang-plan-two = Quedan entonces dos jugadas, una de ellas tu { gang-combo }.
guide-gang-declare = Te queda una carta: di «¡Última carta!» al jugar.
guide-gang-call = Te queda una carta: dilo ahora o quedas fuera de esta ronda.
guide-gang-cannot = Nada de lo que tienes lo supera.
guide-gang-pass-gang = Solo lo supera un gang tuyo, y un gang vale más después.
guide-gang-pass-top = Te costaría { gang-the-card }, tu carta más alta: guárdala para abrir más tarde.
guide-gang-pass-breaks = Juegues lo que juegues, rompes algo, por ejemplo tu { gang-combo }.
guide-gang-pass-gains-nothing =
    { $plays ->
        [one] Solo necesitas una jugada más, y responder ahora no ayudaría.
       *[other] Necesitas { $plays } jugadas más, y respondiendo ahora no serían menos.
    }
guide-gang-pass-holds =
    { $cards ->
        [one] Guarda { gang-the-card } para abrir más tarde: solo una carta que no has visto lo supera.
       *[other] Guarda { gang-the-card } para abrir más tarde: solo { $cards } cartas que no has visto lo superan.
    }
guide-gang-pass-calm = Nadie tiene aún menos de { $left } cartas: hay tiempo.
guide-gang-pass-plan =
    { $plays ->
        [one] Tal como está, tu mano puede salir en una jugada.
       *[other] Tal como está, tu mano puede salir en { $plays } jugadas.
    }
guide-gang-give-spare =
    { $plays ->
        [one] Puedes prescindir de ella: el resto sale en una jugada.
       *[other] Puedes prescindir de ella: el resto sale en { $plays } jugadas, y con ningún otro regalo serían menos.
    }
guide-gang-give-odd = Es tu carta más baja sin otra del mismo número.
guide-gang-give-low =
    { $lower ->
        [one] Solo una de tus cartas es más baja.
       *[other] Solo { $lower } de tus cartas son más bajas.
    }
guide-gang-give-lowest = Es tu carta más baja.
guide-gang-cut = Corta donde quieras: nadie sabe dónde está cada carta.

# What is said once, when something happens for the first time.
guide-about-gang-lead = Quien abre juega la combinación que quiera; los demás la superan con otras tantas cartas.
guide-about-gang-answer = Lo que hay se supera con otras tantas cartas más altas, o con un gang.
guide-about-gang-pass = Pasar no es ninguna vergüenza: cuando pasan todos los demás, abre quien jugó por última vez.
guide-about-gang-block = Cuando al siguiente jugador le queda una carta, las reglas te dejan poco donde elegir.
guide-about-gang-last = Cuando a alguien le queda una carta, todos deben saberlo: para eso es el anuncio.
guide-about-gang-give = Quien gana una ronda recibe la carta más alta del perdedor y le da a cambio la que quiera.
guide-about-gang-cut = El mazo se corta antes de repartir.

# 13. $target is B, Y or G.
guide-thirteen-only = No puedes jugar otra cosa.
guide-thirteen-only-safe = Con todo lo demás recogerías cartas.
guide-thirteen-full =
    { $cards ->
        [one] Suma 13 exactos: quien ponga la próxima carta { thirteen-on } la recoge.
       *[other] Suma 13 exactos: quien ponga la próxima carta { thirteen-on } recoge estas { $cards }.
    }
guide-thirteen-tight =
    { $cards ->
        [one] Solo deja sitio para { $room } { thirteen-on }: quien se pase la recoge.
       *[other] Solo deja sitio para { $room } { thirteen-on }: quien se pase recoge estas { $cards }.
    }
guide-thirteen-spoils = Quien se pase ahora { thirteen-on } recoge también un cuatro podrido: dos puntos.
guide-thirteen-highest = No tienes nada más alto que ese { $value }, y todavía cabe.
guide-thirteen-own =
    { $cards ->
        [one] Te queda una carta del color de esta diana, y aún cabría encima.
       *[other] Te quedan { $cards } cartas del color de esta diana, y aún cabrían todas encima.
    }
guide-thirteen-over = De las { $cards } cartas que aún pueden ir { thirteen-on }, { $over } se pasarían ahora.
guide-thirteen-keeps = Guardas un { $value }, que cabe donde casi nada más cabe.
guide-thirteen-fits =
    { $cards ->
        [one] Después aún cabe una de tus otras cartas.
       *[other] Después aún caben { $cards } de tus otras cartas.
    }
guide-thirteen-safe = Suma { $sum } { thirteen-on }, así que no recoges nada.
guide-thirteen-fewest =
    { $cards ->
        [one] Juegues lo que juegues, recoges cartas; así, solo una.
       *[other] Juegues lo que juegues, recoges cartas; menos que estas { $cards }, imposible.
    }
guide-thirteen-most =
    { $target ->
        [B] Tendrás más cartas azules que nadie, y mientras dure no cuestan nada.
        [Y] Tendrás más cartas amarillas que nadie, y mientras dure no cuestan nada.
       *[G] Tendrás más cartas verdes que nadie, y mientras dure no cuestan nada.
    }
guide-thirteen-cost =
    { $points ->
        [0] Tal como están las cosas, no te cuesta nada.
        [one] Tal como están las cosas, te cuesta un punto.
       *[other] Tal como están las cosas, te cuesta { $points } puntos.
    }
guide-about-thirteen-put = Una diana aguanta 13; quien se pasa recoge las cartas que había.
guide-about-thirteen-rotten = Un cuatro podrido va en cualquier diana y cuesta dos puntos a quien lo recoge.
guide-about-thirteen-take = Cada carta recogida cuesta un punto, salvo las de un color del que tengas más que nadie.

# A deal is over: what decided it, and what its end says to the player. $you is yes or no.
guide-end-gang-lead =
    { $you ->
        [yes] Llegaste a abrir gracias a tu { gang-combo }, y ya nadie te lo quitó.
       *[no] Lo que decidió la ronda: el ganador llegó a abrir gracias { $type ->
            [single] al
            [pair] a una
            [straight] a una
            [straight_flush] a una
           *[other] a un
        } { gang-combo }, y ya nadie se lo quitó.
    }
guide-end-gang-answer =
    { $you ->
        [yes] Terminaste con tu { gang-combo }, que superó lo que otro había jugado.
       *[no] Lo que decidió la ronda: el ganador terminó con { $type ->
            [single] el
            [pair] una
            [straight] una
            [straight_flush] una
           *[other] un
        } { gang-combo }, que superó lo que otro había jugado.
    }
guide-end-gang-alone = Todos menos el ganador estaban fuera: nadie más podía ganar la ronda.
guide-end-gang-plays = Necesitaste { $plays } jugadas para todas tus cartas: cuanto más largas las combinaciones, menos jugadas.
guide-end-gang-silent = No dijiste «¡Última carta!» y quedaste fuera de la ronda: acuérdate la próxima vez.
guide-end-gang-gang = Entre las { $left } cartas que te quedaron ({ $points } puntos) estaba tu gang de { $number }: juega un gang mientras aún te sirva para abrir.
guide-end-gang-five = Aún tenías tu { gang-combo }: guarda una carta alta que te permita abrir.
guide-end-gang-one-less = Te quedaron { $left } cartas: { $points } puntos. Con una menos habrían sido solo { $less }.
guide-end-gang-top = Aún tenías { gang-the-card }: las cartas altas sirven para abrir a tiempo.
guide-end-gang-low = Te quedaron { $low } cartas que son 4 o menos: abre con ellas siempre que puedas.
guide-end-gang-kept =
    { $left ->
        [one] Te quedó una carta: { $points ->
            [one] un punto
           *[other] { $points } puntos
        }.
       *[other] Te quedaron { $left } cartas: { $points } puntos.
    }

guide-end-thirteen-nothing = No recogiste ninguna carta: mejor, imposible.
guide-end-thirteen-free =
    { $cards ->
        [one] Recogiste una carta y no te costó nada.
       *[other] Recogiste { $cards } cartas y no te costaron nada.
    }
guide-end-thirteen-at-once = { $most } de las { $cards } cartas que recogiste fueron de golpe, { thirteen-on }.
guide-end-thirteen-took =
    { $cards ->
        [one] Recogiste una carta
       *[other] Recogiste { $cards } cartas
    }: { $points ->
        [one] un punto
       *[other] { $points } puntos
    }.
guide-end-thirteen-one-more =
    { $target ->
        [B] De azules tenías { $cards }
        [Y] De amarillas tenías { $cards }
       *[G] De verdes tenías { $cards }
    }: con una más habrías tenido más que nadie y no habrías pagado por ninguna.
guide-end-thirteen-rotten =
    { $cost ->
        [2] Un solo cuatro podrido te costó 2 puntos
       *[other] Solo los cuatros podridos te costaron { $cost } puntos
    }: mejor que los recojan otros.
guide-end-thirteen-most =
    { $target ->
        [B] Tus { $cards } cartas azules
        [Y] Tus { $cards } cartas amarillas
       *[G] Tus { $cards } cartas verdes
    } no costaron nada: nadie tenía tantas.

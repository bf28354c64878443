# Advice in words: why a move is good. Each sentence is true of the position it is said in.

# Gang of Four. What a sentence names is one card or one combo, with the arguments of gang.ftl.
guide-gang-out =
    { $cards ->
        [one] Es tu última carta: ganas la ronda.
       *[other] Son todas tus cartas: ganas la ronda.
    }
guide-gang-certain = Nadie puede superarlo, ni lo que juegues después: la ronda es tuya.
guide-gang-open = Abres la partida, así que debe llevar el 1 multicolor.
guide-gang-block =
    { $gang ->
        [only] Al siguiente jugador le queda una carta: tiene que ser un gang.
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
guide-gang-keeps-gang = Guardas tu gang de { $number }: supera a todo lo que no es un gang.
guide-gang-price = { $left ->
        [one] Te queda entonces una carta
       *[other] Te quedan entonces { $left } cartas
    }: al final de la ronda cada una costaría { $price ->
        [one] un punto
       *[other] { $price } puntos
    } en vez de { $before }.
guide-gang-lone = No hace combinación con ninguna otra de tus cartas: { gang-the-card }.
guide-gang-lowest =
    { $type ->
        [single] Es tu carta más baja
        [pair] Es tu pareja más baja
       *[three] Es tu trío más bajo
    }: casi no supera nada, así que juégalo mientras abres.
guide-gang-cheapest = Basta con eso: nada más bajo de tu mano supera lo que hay.
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
        [one] Después, una jugada vacía tu mano.
       *[other] Después, { $plays } jugadas pueden vaciar tu mano.
    }
guide-gang-plan-best =
    { $plays ->
        [one] Después, una jugada vacía tu mano; ninguna otra opción deja menos.
       *[other] Después, { $plays } jugadas pueden vaciar tu mano; ninguna otra opción deja menos.
    }
guide-gang-plan-one = Todo lo que queda sale entonces de una vez: tu { gang-combo }.
guide-gang-plan-two = Quedan entonces dos jugadas, una de ellas tu { gang-combo }.
guide-gang-declare = Te queda una carta: di «¡Última carta!» al jugar.
guide-gang-call = Te queda una carta: dilo ahora o quedas fuera de esta ronda.
guide-gang-cannot = Nada de lo que tienes lo supera.
guide-gang-pass-gang = Solo lo superaría un gang tuyo. Guárdalo: más tarde puede frenar a quien esté a punto de terminar.
guide-gang-pass-top = Te costaría { gang-the-card }, tu carta más alta: guárdala para abrir más tarde.
guide-gang-pass-breaks = Juegues lo que juegues, rompes algo, por ejemplo tu { gang-combo }.
guide-gang-pass-gains-nothing =
    { $plays ->
        [one] Toda tu mano puede salir en una jugada; juegues lo que juegues, lo rompes.
       *[other] Tu mano puede salir en { $plays } jugadas. Juegues lo que juegues ahora, el resto necesitaría { $plays } o más.
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
guide-about-gang-pass = Si no abres, casi siempre puedes pasar. Cuando pasan todos los demás, abre quien jugó por última vez.
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
        [one] Suma { $sum } { thirteen-on }: quien añada más de { $room } recoge esa carta.
       *[other] Suma { $sum } { thirteen-on }: quien añada más de { $room } recoge estas { $cards } cartas.
    }
guide-thirteen-spoils = Quien se pase ahora { thirteen-on } recoge también un cuatro podrido: dos puntos.
guide-thirteen-highest = No tienes nada más alto que ese { $value }, y todavía cabe.
guide-thirteen-own =
    { $cards ->
        [one] La carta { $target ->
            [B] azul
            [Y] amarilla
           *[G] verde
        } que te queda aún cabría encima.
       *[other] Las { $cards } cartas { $target ->
            [B] azules
            [Y] amarillas
           *[G] verdes
        } que te quedan aún cabrían todas encima.
    }
guide-thirteen-over = De las { $cards } cartas que aún pueden ir { thirteen-on }, { $over } se pasarían ahora.
guide-thirteen-keeps = Guardas un { $value }: aún cabe cuando una diana está casi llena.
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
guide-thirteen-not-take =
    { $cards ->
        [one] Recoges una carta, y podías no recoger ninguna.
       *[other] Recoges { $cards } cartas, y podías no recoger ninguna.
    }
guide-thirteen-not-fewer = Recoges { $cards } cartas en lugar de { $fewer }.
guide-thirteen-not-rotten =
    { $rotten ->
        [one] Entre las cartas que recoges hay un cuatro podrido: dos puntos.
       *[other] Entre las cartas que recoges hay { $rotten } cuatros podridos: dos puntos cada uno.
    }
guide-thirteen-not-cheap =
    { $points ->
        [one] Tal como están las cosas, te cuesta un punto más que la jugada mejor.
       *[other] Tal como están las cosas, te cuesta { $points } puntos más que la jugada mejor.
    }
guide-thirteen-not-room = A los demás les dejas sitio para { $room } { thirteen-on }.
guide-thirteen-not-fits =
    { $cards ->
        [0] Después no cabe ninguna de tus otras cartas; tras la jugada mejor, { $more }.
        [one] Después solo cabe una de tus otras cartas; tras la jugada mejor, { $more }.
       *[other] Después solo caben { $cards } de tus otras cartas; tras la jugada mejor, { $more }.
    }
guide-thirteen-not-low = Te quitas un { $value }, que aún cabe cuando una diana está casi llena.
guide-about-thirteen-put = En una diana caben 13 como mucho; quien se pasa recoge las cartas que había.
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

# What a newcomer is told in the first three turns: what the game is about, what lies there, and what
# goes. The cards that the page raises are those that can be played; in 13 those that take nothing.
guide-first-gang-1 = El objetivo: quedarte sin cartas antes que nadie.
guide-first-gang-2 = Cada carta que aún tengas cuando alguien termine te cuesta puntos.
guide-first-gang-3 = Cuando pasan todos los demás, abres con lo que quieras.
guide-first-thirteen-1 = El objetivo: recoger las menos cartas posibles.
guide-first-thirteen-2 = Al final cada carta que has recogido cuesta un punto, y un cuatro podrido, dos.
guide-first-thirteen-3 = No pagas nada por un color del que has recogido más cartas que nadie.
guide-scene-gang-lead = No hay nada en la mesa, así que abres tú.
guide-scene-gang-free = No hay nada en la mesa, así que abres con lo que quieras: una carta, dos o tres números iguales, cinco que combinen o un gang.
guide-scene-gang-raised = Las cartas levantadas pueden.
guide-scene-gang-open = No hay nada en la mesa: abres la partida con el 1 multicolor. Las cartas levantadas pueden ir con él.
guide-scene-gang-beat = En la mesa: { gang-combo }. { $type ->
        [single] { $card ->
            [RD] Solo lo supera un gang.
           *[other] Lo supera una carta más alta o un gang.
        }
        [pair] La supera una pareja más alta o un gang.
        [three] Lo supera un trío más alto o un gang.
        [straight] La supera una escalera más alta, un color, un full, una escalera de color o un gang.
        [flush] Lo supera un color más alto, un full, una escalera de color o un gang.
        [full_house] Lo supera un full más alto, una escalera de color o un gang.
        [straight_flush] La supera una escalera de color más alta o un gang.
        [gang_of_7] No lo supera nada.
       *[gang] Solo lo supera un gang más alto.
    }
guide-scene-thirteen = La azul tiene { $blue }, la amarilla { $yellow }, la verde { $green }; en una diana caben 13 como mucho.
guide-scene-thirteen-fits =
    { $cards ->
        [0] Ninguna de tus cartas cabe ya, así que recoges lo que hay en una diana.
        [one] La carta levantada cabe.
       *[other] Las cartas levantadas caben.
    }

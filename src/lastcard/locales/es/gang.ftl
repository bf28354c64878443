# Gang of Four: cards, combos, refusals, and what happens at the table.

gang-name = Gang of Four

# $colour is green, yellow or red; $card and $number are as in the notation.
gang-colour =
    { $colour ->
        [green] verde
        [yellow] amarillo
       *[red] rojo
    }
gang-card =
    { $card ->
        [M1] 1 multicolor
        [GP] fénix verde
        [YP] fénix amarillo
        [RD] dragón rojo
       *[other] { $number } { gang-colour }
    }
gang-the-card = el { gang-card }

# The cards of a combo by their number: what it is made of, and the pair of a full house.
gang-numbers =
    { $number ->
        [phoenix] fénix
       *[other] { $number }
    }
gang-others =
    { $other ->
        [phoenix] fénix
       *[other] { $other }
    }

# $number is what the combo is made of, $other the pair of a full house, $low and $high the ends.
gang-combo =
    { $type ->
        [single] { gang-card }
        [pair] pareja de { gang-numbers }
        [three] trío de { gang-numbers }
        [straight] escalera del { $low } al { $high }
        [flush] color { gang-colour } al { $high }
        [full_house] full de { gang-numbers } y { gang-others }
        [straight_flush] escalera de color { gang-colour }, del { $low } al { $high }
        [gang_of_4] Gang of Four de { gang-numbers }
        [gang_of_5] Gang of Five de { gang-numbers }
        [gang_of_6] Gang of Six de { gang-numbers }
       *[gang_of_7] Gang of Seven de 1
    }

# The groups of a list of hints.
gang-group =
    { $type ->
        [single] Cartas sueltas
        [pair] Parejas
        [three] Tríos
        [straight] Escaleras
        [flush] Colores
        [full_house] Fulls
        [straight_flush] Escaleras de color
        [gang] Gangs
        [give] Cartas para dar
       *[other] O bien
    }

# What only this game refuses.
gang-not-a-combo = { $cards } no es una combinación; juega una carta suelta, una pareja, un trío, cinco cartas que combinen o un gang.
gang-position-unreadable = «{ $part }» no significa nada en una posición.
gang-position-impossible = «{ $part }» no puede darse en ninguna ronda.
gang-must-lead = Abres este ciclo, así que no puedes pasar; juega cualquier combinación.
gang-must-open = La primera jugada de la partida lleva el 1 multicolor; juega M1, solo o en una combinación.
gang-opening-too-large = La primera jugada de la partida tiene cinco cartas como mucho; juega menos cartas con M1.
gang-wrong-size =
    { $size ->
        [one] Ahora no sirve { $cards }; juega una carta más alta o un gang, o pasa.
       *[other] Ahora no sirve { $cards }; juega una combinación más alta de { $size } cartas o un gang superior, o pasa.
    }
gang-too-low = { $cards } no supera a { $to_beat }; juega algo más alto o pasa.
gang-must-block =
    { $card ->
        [none] A quien juega después le queda una sola carta; juega un gang.
       *[other] A quien juega después le queda una sola carta; juega tu carta más alta, { $card }{ $gang ->
            [yes] , o un gang
           *[no] {""}
        }.
    }
gang-must-lead-several = A quien juega después le queda una sola carta; abre con dos o más cartas juntas.
gang-must-lead-highest = A quien juega después le queda una sola carta; abre con tu carta más alta, { $card }.
gang-call-refused = «¡Última carta!» solo lo dice quien acaba de quedarse con una sola carta; juega sin decirlo.
gang-call-automatic = En esta partida la mesa anuncia sola las últimas cartas; juega sin el «!».
gang-cut-refused = No puedes cortar en { $at }; escribe un número del 1 al 63 que no se haya usado antes.

# The table.
gang-title = Gang of Four
gang-deal-number = ronda { $deal }
gang-direction =
    { $direction ->
        [right] sentido antihorario
       *[left] sentido horario
    }
gang-badge-last = ÚLTIMA CARTA
gang-badge-out = fuera de la ronda
gang-sorted =
    { $order ->
        [colour] por color
       *[other] por número
    }

# What happens. $who is a name; $you says whether it is the reader.
gang-passes = paso
gang-leads =
    { $you ->
        [yes] Todos han pasado: abres el siguiente ciclo.
       *[no] Todos han pasado: { $who } abre el siguiente ciclo.
    }
gang-cycle-won =
    { $you ->
        [yes] Ganas el ciclo y abres el siguiente.
       *[no] { $who } gana el ciclo y abre el siguiente.
    }
gang-led =
    { $you ->
        [yes] Abres este ciclo.
       *[no] { $who } abre este ciclo.
    }
gang-declares = ¡Última carta!
gang-undeclared =
    { $you ->
        [yes] No has dicho «¡Última carta!» a tiempo: quedas fuera de esta ronda y conservas una carta.
       *[no] { $who } no ha dicho «¡Última carta!» a tiempo y queda fuera de esta ronda.
    }
gang-undeclared-rule = A quien le queda una carta lo dice, con last! o r7!, antes de que actúe el siguiente (GF-8.5).
gang-waits-call = Un momento: { $who } aún puede decir «¡Última carta!». Después cuenta tu jugada.
gang-dealt =
    { $you ->
        [yes] Ronda { $deal }, { gang-direction }. Repartes tú.
       *[no] Ronda { $deal }, { gang-direction }. Reparte { $who }.
    }
gang-cut =
    { $you ->
        [yes] Cortas el mazo en { $at }.
       *[no] { $who } corta el mazo en { $at }.
    }
gang-shown =
    { $you ->
        [yes] Muestras
       *[no] { $who } muestra
    } { gang-the-card }{ $again ->
        [yes] {""}, que no se puede contar: se corta otra vez.
       *[no] {"."}
    }
gang-given-forced =
    { $you ->
        [giver] Das a { $taker } tu carta más alta, { gang-the-card }.
        [taker] { $giver } te da su carta más alta, { gang-the-card }.
       *[no] { $giver } da a { $taker } su carta más alta, { gang-the-card }.
    }
gang-given-back =
    { $you ->
        [giver] Das a cambio a { $taker } { gang-the-card }.
        [taker] { $giver } te da a cambio { gang-the-card }.
       *[no] { $giver } da a cambio a { $taker } { gang-the-card }.
    }

# What there is to do: a sentence for every code of a duty.
gang-duty-cut = Corta el mazo.
gang-duty-show = Corta otra vez, para mostrar una carta.
gang-duty-give = Elige una carta para dar a { $who } a cambio; puede ser la que te dio.
gang-duty-call = Te queda una carta: di «¡Última carta!» antes de que juegue el siguiente.
gang-duty-open = Abres la partida con el 1 multicolor, solo o en una combinación.
gang-duty-lead = Abres tú: juega la combinación que quieras.
gang-duty-lead-several = A { $who } le queda una sola carta: tienes que abrir con dos o más juntas.
gang-duty-lead-highest = A { $who } le queda una sola carta: abre con tu carta más alta, { gang-the-card }.
gang-duty-block =
    { $gang ->
        [only] A { $who } le queda una sola carta: tienes que jugar un gang.
        [yes] A { $who } le queda una sola carta: juega tu carta más alta, { gang-the-card }, o un gang.
       *[no] A { $who } le queda una sola carta: juega tu carta más alta, { gang-the-card }.
    }
gang-duty-beat = Tu turno: juega algo más alto o pasa.
gang-duty-nothing-higher = No tienes nada más alto.

# The same in the terminal, where it says what to type.
gang-task-beat = En la mesa: { $combo } ({ $who }). Supéralo, o p para pasar.
gang-task-nothing-higher = En la mesa: { $combo } ({ $who }). No llegas: p para pasar.
gang-task-call = Te queda una carta y no lo has dicho: escribe last! ya, o quedas fuera de la ronda.
gang-task-cut = Corta el mazo: un número del 1 al 63, o Intro para cortar por el medio.
gang-task-show = Corta otra vez para mostrar una carta: un número del 1 al 63, o Intro.

# The end of a deal and of a match.
gang-won-deal =
    { $you ->
        [yes] Ganas la ronda { $deal }.
       *[no] { $who } gana la ronda { $deal }.
    }
gang-pad-forgot = ! olvidó decir «¡Última carta!»
gang-pad-target = La partida acaba cuando alguien { $rule ->
        [exceed] pasa de { $target }
       *[reach] llega a { $target }
    } puntos; gana quien tenga menos.
gang-next-deal =
    { $you ->
        [yes] Ahora repartes y abres tú, en { gang-direction }.
       *[no] Ahora reparte y abre { $who }, en { gang-direction }.
    }
gang-next-gift =
    { $you ->
        [giver] Darás a { $taker } tu carta más alta.
        [taker] { $giver } te dará su carta más alta.
       *[no] { $giver } dará a { $taker } su carta más alta.
    }
gang-help =
    Escribe las cartas en cualquier orden, en mayúsculas o minúsculas:
    g3 y3   o   r5,y6,g7,g8,r9
    Los colores son G verde, Y amarillo y R rojo. M1 es el 1 multicolor, GP e YP
    son los fénix y RD es el dragón.
      p, pass        no jugar nada en este turno
      last!          decir «¡Última carta!» donde lo dice cada jugador;
                     o junto con la jugada:  r7!
gang-summary =
    Deshazte de tus cartas. Quien juega la última gana la ronda; los demás se
    apuntan puntos por las que les quedan, y gana la partida quien tenga menos.

    En tu turno, supera lo que hay en la mesa con una combinación más alta de
    otras tantas cartas, juega un gang o pasa. Si todos los demás pasan, abres
    con lo que quieras. Decide el número y después el color: verde, amarillo,
    rojo. M1 es el 1 más alto; los fénix GP e YP y el dragón RD están por encima
    del 10.

      suelta  pareja  trío    números iguales; GP YP es una pareja
      escalera                cinco números seguidos         la menor de cinco
      color                   cinco de un mismo color
      full                    un trío y una pareja
      escalera de color       una escalera de un solo color  la mayor de cinco
      gang                    de cuatro a siete números iguales: lo supera todo
                              menos un gang más alto

    Si a quien juega después de ti le queda una sola carta, sobre una carta
    suelta debes jugar la más alta que tengas, y abrir con dos o más si puedes.
    Cada carta que te queda cuesta 1 punto; desde 8 cartas 2, desde 11 3, desde
    14 4, y las 16 cuestan 80. Las reglas completas: lastcard rules

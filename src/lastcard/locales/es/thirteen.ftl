# 13.

thirteen-name = 13

# What only 13 refuses. A message id is the code of the refusal, its variables are the arguments.

thirteen-no-pass = En 13 cada turno es una carta: no hay nada que pasar, anunciar ni cortar.
thirteen-target-unknown = No hay ninguna diana { $target }: las dianas son B (azul), Y (amarilla) y G (verde).
thirteen-target-missing = { $card } va en cualquier diana, así que di en cuál: { $card }>B, { $card }>Y o { $card }>G.
thirteen-wrong-target = { $card } solo va en la diana de su color, la { $own ->
    [B] azul
    [Y] amarilla
   *[G] verde
}, no en la { $target ->
    [B] azul
    [Y] amarilla
   *[G] verde
}.

thirteen-position-unreadable = «{ $part }» no significa nada en una posición.
thirteen-position-impossible = «{ $part }» no puede darse en ninguna ronda.

# The table. $target is B, Y or G.
thirteen-target =
    { $target ->
        [B] Azul
        [Y] Amarilla
       *[G] Verde
    }
thirteen-on =
    { $target ->
        [B] en la azul
        [Y] en la amarilla
       *[G] en la verde
    }
thirteen-deal-number = ronda { $deal } de { $deals }
thirteen-deals =
    { $you ->
        [yes] repartes tú
       *[no] reparte { $who }
    }
thirteen-direction = sentido horario

# How much a target can still bear; $breaks is the lowest value that is too much, 0 where none is.
thirteen-room =
    { $room ->
        [0] llena, cualquier carta se pasa
        [13] vacía
        [one] cabe { $room }, { $breaks ->
            [0] cualquier carta vale
           *[other] un { $breaks } se pasa
        }
       *[other] caben { $room }, { $breaks ->
            [0] cualquier carta vale
           *[other] un { $breaks } se pasa
        }
    }
thirteen-room-short =
    { $room ->
        [0] llena
        [13] vacía
       *[other] { $breaks ->
            [0] caben { $room }
           *[other] un { $breaks } se pasa
        }
    }
thirteen-pile =
    { $cards ->
        [0] no quedan cartas que robar
        [one] { $cards } carta por robar
       *[other] { $cards } cartas por robar
    }
thirteen-taken =
    { $cards ->
        [one] { $cards } recogida
       *[other] { $cards } recogidas
    }
thirteen-sorted =
    { $order ->
        [colour] por color
       *[other] por valor
    }

# What happens. $who is a name, filled up to the width of a column; $you says whether it is the
# reader.
thirteen-dealt =
    { $you ->
        [yes] Ronda { $deal }. Repartes tú.
       *[no] Ronda { $deal }. Reparte { $who }.
    }
thirteen-puts =
    { $you ->
        [yes] { $who }pones
       *[no] { $who }pone {""}
    } { $card } { thirteen-on }, { $sum }
thirteen-takes = { thirteen-puts }: { $you ->
        [yes] recoges
       *[no] recoge
    } { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
thirteen-takes-these = { thirteen-takes }, { $cards }

# What to do now.
thirteen-duty-put = Tu turno: elige una carta.
thirteen-duty-take =
    { $choices ->
        [one] No tienes elección: con tu carta recoges { $cards ->
            [one] { $cards } carta
           *[other] { $cards } cartas
        }.
       *[other] Con cualquiera de tus cartas recoges algo; como mínimo, { $cards ->
            [one] { $cards } carta
           *[other] { $cards } cartas
        }.
    }
thirteen-task = Tu turno: pon una carta en la diana de su color.
thirteen-task-rotten = Tu turno: una carta; un cuatro podrido va donde quieras, como en r4>y.
thirteen-task-few =
    { $count ->
        [one] Tu turno: solo es segura { $moves }; con lo demás recoges cartas.
       *[other] Tu turno: solo son seguras { $moves }; con lo demás recoges cartas.
    }
thirteen-task-most = Tu turno: con { $moves } recogerías cartas; lo demás es seguro.

# The groups of a list of hints, and what comes of a card.
thirteen-group = { thirteen-target }, ahora { $sum }
thirteen-hint-makes = suma { $sum }
thirteen-hint-takes = recoges { $cards }

# The end of a deal. $target is B, Y, G or R.
thirteen-deal-over = La ronda { $deal } ha terminado. Esto ha recogido cada uno:
thirteen-pile-of =
    { $target ->
        [R] Podridos x2
        [B] Azules
        [Y] Amarillas
       *[G] Verdes
    }
thirteen-points-head = puntos
thirteen-most = * la mayoría de un color no cuesta nada; el resto 1 por carta, los podridos 2
thirteen-pad-deal = reparte
thirteen-pad-length = La partida tiene { $deals } rondas; gana quien tenga menos puntos.
thirteen-next-deal =
    { $you ->
        [dealer] Ahora repartes tú y empieza { $beginner }.
        [beginner] Ahora reparte { $dealer } y empiezas tú.
       *[no] Ahora reparte { $dealer } y empieza { $beginner }.
    }
thirteen-help =
    Escribe una carta, en mayúsculas o minúsculas:  b7  o  y1  o  g5
    Va en la diana de su color: B azul, Y amarilla, G verde. Un cuatro podrido,
    R4, va en cualquier diana, así que di en cuál:  r4>y  o  r4 yellow
thirteen-summary =
    En la mesa hay tres dianas, una azul, una amarilla y una verde, y cada una
    admite 13. En tu turno pon una carta en la diana de su color y roba otra,
    mientras queden cartas que robar. Un cuatro podrido, R4, vale 4 y va en
    cualquier diana. Nadie puede pasar.

    Si la suma pasa ahora de 13, recoges las cartas que había; la tuya se queda.
    Un 13 exacto no hace daño.

      Azul, amarillo y verde   1 1 1  2 2 2  4 4  5 5 5  7 7 7   en cada color
      Cuatros podridos         ocho

    La ronda termina cuando se han jugado todas las cartas. Cada carta recogida
    cuesta 1 punto; un cuatro podrido, 2. Pero si has recogido más cartas de un
    color que cualquier otro jugador, ese color no te cuesta nada; si hay empate
    en cabeza, pagan todos.

    Todos reparten una vez, o dos si juegan tres. Gana quien tenga menos puntos.
    Las reglas completas: lastcard rules thirteen

# The pages about the rules, and the two summary cards of each game.

rules-title = { $game }: las reglas
rules-rules = Las reglas
rules-cards = Tarjetas de resumen
rules-none = Aquí aún no hay nada escrito sobre este juego.
rules-print = Imprimir
rules-search = Buscar en las reglas
rules-contents = Contenido
rules-found =
    { $count ->
        [0] No se ha encontrado nada; prueba con otra palabra.
        [one] Un apartado encontrado
       *[other] { $count } apartados encontrados
    }
rules-no-combo = no es una combinación
rules-higher-than = supera a
rules-all-editions = en todas las ediciones

# The summary cards.
rules-cards-of = { $game }: tarjetas de resumen
rules-paper = Dos tarjetas en una hoja A4: imprime y corta por la mitad.
rules-combos = Combinaciones y colores
rules-key = Reglas clave y puntos
rules-combo =
    { $type ->
        [single] Carta suelta
        [pair] Pareja
        [three] Trío
        [straight] Escalera
        [flush] Color
        [full_house] Full
        [straight_flush] Escalera de color
        [gang_of_4] Gang of Four
        [gang_of_5] Gang of Five
        [gang_of_6] Gang of Six
       *[gang_of_7] Gang of Seven
    }
rules-order-number = Primero decide el número y después el color.
rules-order-specials = Por encima del 10: fénix verde, fénix amarillo, dragón rojo.
rules-order-colours = El verde es el más bajo, luego el amarillo y luego el rojo.
rules-order-multi = El 1 multicolor es el 1 más alto; en un color toma el de las demás cartas.
rules-five-order = De las combinaciones de cinco cartas, la escalera es la más baja y la escalera de color la más alta.
rules-gang-beats = Un gang supera a todo lo que no es un gang; cuantas más cartas, más alto el gang.
rules-equal = Igualar no basta.
rules-key-deal = Tres o cuatro jugadores, 16 cartas cada uno.
rules-key-open = La primera ronda se abre con el 1 multicolor, solo o en una combinación; después abre quien ganó.
rules-key-direction = La primera ronda va en sentido antihorario, la siguiente en sentido horario, y así sucesivamente.
rules-key-turn = En tu turno: una combinación más alta de otras tantas cartas, un gang, o pasar.
rules-key-pass = Quien ha pasado puede jugar cuando le vuelve a tocar.
rules-key-lead = Cuando todos los demás han pasado, abres con lo que quieras.
rules-key-last = Cuando te queda una carta di «¡Última carta!», o quedas fuera de la ronda.
rules-key-block = Al siguiente jugador le queda una carta y en la mesa hay una suelta: juega tu carta más alta si la supera.
rules-key-block-lead = Si abres y al siguiente le queda una carta: dos o más cartas, si puedes.
rules-key-exchange = Antes de cada ronda nueva, el perdedor da al ganador su carta más alta y recibe a cambio una cualquiera.
rules-key-end = Con { $target } puntos acaba la partida; gana el total más bajo.
rules-prices = Puntos por las cartas que te quedan
rules-cards-left = Cartas
rules-each = Cada una
rules-makes = Puntos

# The cards of 13.
rules-turn = Cartas y turnos
rules-points = Puntos
rules-deck = Las cartas, y cuántas hay de cada una
rules-key-13-deal = Cada uno tiene cinco cartas; el resto es el mazo de robo. Empieza quien está a la izquierda de quien reparte.
rules-key-13-turn = Un turno es una carta en una diana. Nadie puede pasar.
rules-key-13-colour = Una carta de color va en la diana de su color.
rules-key-13-rotten = Un cuatro podrido va en cualquier diana.
rules-key-13-draw = Después robas una carta, mientras queden.
rules-key-13-limit = Más de { $limit } en una diana: recoge las cartas que había; la tuya se queda. Una suma de { $limit } exactos no hace daño.
rules-key-13-over = La ronda acaba cuando el mazo de robo y todas las manos están vacíos.
rules-cost-coloured =
    { $points ->
        [one] Cada carta de color que recogiste: { $points } punto negativo.
       *[other] Cada carta de color que recogiste: { $points } puntos negativos.
    }
rules-cost-rotten =
    { $points ->
        [one] Cada cuatro podrido: { $points } punto negativo, siempre.
       *[other] Cada cuatro podrido: { $points } puntos negativos, siempre.
    }
rules-cost-most = Quien más cartas tiene de un color no paga nada por él.
rules-cost-level = Si varios empatan en cabeza, pagan todos.
rules-cost-lying = Lo que queda en las dianas no cuenta para nadie.
rules-cost-win = Gana quien tenga menos puntos negativos.
rules-cost-example = Un ejemplo: lo tachado no cuesta nada
rules-taken = Recogió
rules-rooms = Lo que aún cabe en una diana
rules-sum = Suma
rules-fits = Cabe
rules-length = Cuánto dura una partida
rules-deals = Rondas

# The rules in two minutes.
rules-brief = En dos minutos
rules-full = Las reglas completas
rules-brief-gang-aim = Quédate sin cartas antes que los demás. Quien lo logra primero gana la ronda; los otros reciben puntos por las cartas que aún tienen, y los puntos son malos.
rules-brief-gang-turn = En tu turno juega algo más alto que lo que hay, con otras tantas cartas. O pasa: cuando vuelva a tocarte podrás jugar.
rules-brief-gang-order = Primero decide el número. Con números iguales el verde es el más bajo, luego el amarillo y luego el rojo. Por encima del 10 están dos fénix, y sobre todos el dragón.
rules-brief-gang-combos = Puedes jugar una carta, dos o tres números iguales, o cinco cartas que combinen. De cinco cartas hay estas cuatro clases, de la más débil a la más fuerte:
rules-brief-gang-gang = Cuatro o más números iguales son un gang. Supera a todo menos a un gang más alto.
rules-brief-gang-lead = Cuando pasan todos los demás, abres tú: juega lo que quieras.
rules-brief-gang-last = Si te queda una sola carta, di «¡Última carta!». Quien juega antes que tú debe entonces frenarte con su carta más alta, si puede.
rules-brief-gang-end = En cuanto alguien tiene { $target } puntos, la partida acaba, y ganan los puntos más bajos.
rules-brief-13-aim = Recoge las menos cartas posibles: las cartas recogidas cuestan puntos.
rules-brief-13-turn = En tu turno pon una carta en la diana de su color y luego roba una. Nadie puede pasar.
rules-brief-13-limit = En una diana caben { $limit } como mucho. Si con tu carta suma más, recoges las cartas que había; la tuya se queda.
rules-brief-13-rotten = Un cuatro podrido va en cualquier diana.
rules-brief-13-cost = Al final de una ronda cada carta que has recogido cuesta 1 punto, y un cuatro podrido, 2.
rules-brief-13-most = Pero si has recogido más cartas de un color que nadie, ese color no te cuesta nada. Los cuatros podridos nunca son gratis.
rules-brief-13-end = Cada uno reparte una vez; con tres jugadores, dos. Después ganan los puntos más bajos.

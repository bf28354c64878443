# The options of a match: what each is called, what it means, and what its values are called.
# option-GAME-NAME, option-GAME-NAME-about and option-GAME-NAME-VALUE; underscores become hyphens.

# Gang of Four.
option-gang-opening-limit = Primera jugada de la partida
option-gang-opening-limit-about = Quien tiene el 1 multicolor abre con él; ¿cuántas cartas puede tener esa jugada?
option-gang-opening-limit-5 = cinco cartas como mucho
option-gang-opening-limit-none = cualquier combinación

option-gang-last-card = Decir «¡Última carta!»
option-gang-last-card-about = Quien se queda con una sola carta tiene que decirlo: ¿lo dicen los jugadores o lo anuncia la mesa?
option-gang-last-card-spoken = los jugadores
option-gang-last-card-automatic = la mesa

option-gang-undeclared = Olvidarse de decirlo
option-gang-undeclared-about = Lo que cuesta olvidar «¡Última carta!», además de quedar fuera de la ronda.
option-gang-undeclared-plus-one = 2 puntos
option-gang-undeclared-one = 1 punto

option-gang-block = Frenar una última carta
option-gang-block-about = Lo que hay que jugar sobre una carta suelta cuando al siguiente jugador le queda una sola carta.
option-gang-block-single = la carta suelta más alta
option-gang-block-single-or-gang = la carta suelta más alta o un gang

option-gang-block-lead = Abrir ante una última carta
option-gang-block-lead-about = Con qué abrir cuando al siguiente jugador le queda una carta y tú solo tienes cartas sueltas.
option-gang-block-lead-highest = la carta más alta
option-gang-block-lead-free = cualquier carta

option-gang-after-pass = Después de pasar
option-gang-after-pass-about = Si quien ha pasado puede volver a jugar cuando le llega otra vez el turno en el mismo ciclo.
option-gang-after-pass-may-return = puede volver a jugar
option-gang-after-pass-out-of-cycle = espera al siguiente ciclo

option-gang-discards = Cartas ya jugadas
option-gang-discards-about = Si todos pueden mirar las cartas de los ciclos terminados; ayuda a quien está aprendiendo.
option-gang-discards-covered = tapadas
option-gang-discards-open = a la vista

option-gang-ceremony = El reparto chino
option-gang-ceremony-about = Antes de cada ronda se corta el mazo, se muestra una carta y se cuenta para saber quién recibe la primera.
option-gang-ceremony-off = sin ceremonia
option-gang-ceremony-on = con ceremonia

option-gang-count = Contar en la ceremonia
option-gang-count-about = En qué sentido se cuenta hasta quien recibe la primera carta; solo con el reparto chino.
option-gang-count-counter-clockwise = sentido antihorario
option-gang-count-clockwise = sentido horario
option-gang-count-direction = el sentido de la ronda
option-gang-count-none = no se cuenta

option-gang-target = Puntos que acaban la partida
option-gang-target-about = En cuanto alguien llega a estos puntos, la partida acaba y gana quien tenga menos.

option-gang-target-rule = Cuándo se acaba
option-gang-target-rule-about = Si la partida acaba al llegar a esos puntos o solo al pasar de ellos.
option-gang-target-rule-reach = al llegar
option-gang-target-rule-exceed = al pasar

option-gang-first-dealer = Quién reparte primero
option-gang-first-dealer-about = Qué asiento reparte primero; después, quien gana cada ronda reparte la siguiente.

# 13.
option-thirteen-deal = El reparto
option-thirteen-deal-about = Si cada uno tiene cinco cartas y roba, o si se reparten todas antes de empezar.
option-thirteen-deal-five = cinco cartas, y robar
option-thirteen-deal-all = todas de una vez

option-thirteen-open-piles = Cartas recogidas
option-thirteen-open-piles-about = Si todos pueden mirar las cartas recogidas; ayuda a quien está aprendiendo.
option-thirteen-open-piles-off = tapadas
option-thirteen-open-piles-on = a la vista

option-thirteen-first-dealer = Quién reparte primero
option-thirteen-first-dealer-about = Qué asiento reparte primero; tras cada ronda reparte el siguiente en sentido horario.

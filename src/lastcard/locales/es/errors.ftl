# What is refused, whatever the game. A message id is the code of the refusal.

rules = Las reglas no permiten eso.
unreadable = Eso no significa nada aquí; escribe ? para ver la ayuda.
card-unknown = No hay ninguna carta «{ $card }»; escribe color y valor, como en G5.
cards-impossible =
    { $copies ->
        [one] Solo hay una carta { $card } en el mazo; nómbrala una vez.
       *[other] Solo hay { $copies } cartas { $card } en el mazo; nombra menos.
    }
move-unreadable = «{ $text }» no es una jugada.
bad-options = No se puede jugar ninguna partida con estas opciones.
edition-unknown = No hay ninguna edición «{ $edition }»; elige una de estas: { $known }.
option-unknown = No hay ninguna opción «{ $option }»; elige entre estas: { $known }.
option-refused = La opción { $option } no puede ser «{ $value }»; elige uno de estos valores: { $allowed }.
seats-refused = Este juego es para entre { $fewest } y { $most } jugadores, no para { $seats }.
move-refused = Esa jugada no está permitida ahora.
match-over = La partida ha terminado; ya no se puede jugar nada.
not-your-turn = Aún no es tu turno; espera a los demás.
wrong-phase =
    { $awaited ->
        [deal] Las cartas aún no se han repartido; espera al reparto.
        [cut] Antes hay que cortar el mazo; escribe un número.
        [show] Antes hay que cortar el mazo; escribe un número.
        [exchange] Antes hay que dar una carta a cambio; escribe la carta.
        [play] Ahora toca jugar; escribe cartas, o pasa.
       *[other] Ahora toca otro tipo de jugada; escribe ? para ver la ayuda.
    }
card-not-held = No tienes { $cards }; juega cartas de tu propia mano.
deck-wrong = Las cartas repartidas no son el mazo de este juego; baraja el mazo entero.
lesson-wrong = La lección { $lesson } no se puede dar: { $problem }.
nothing-asked = En este paso de la lección no hay nada que probar; continúa con el siguiente.

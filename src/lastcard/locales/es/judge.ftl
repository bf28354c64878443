# The referee of the page: which cards lie there, which one wants to play, and what he says.

judge-title = Árbitro
judge-cards = Cartas para elegir
judge-undo = Deshacer
judge-clear = Borrar todo
judge-played = Ya lo he jugado
judge-table = En la mesa
judge-play = Quiero jugar
judge-rest = Mis otras cartas
judge-nothing = nada, así que abres
judge-tap = toca las cartas de abajo
judge-not-a-combo = no es una combinación
judge-take-out = { $card }, quitar
judge-put-in =
    { $count ->
        [0] { $card }
        [one] { $card }, { $count } puesta
       *[other] { $card }, { $count } puestas
    }
judge-last = Al siguiente le queda una carta
judge-last-about = Entonces importa qué más tienes: pon también tus otras cartas.
judge-opening = Primera jugada de la partida
judge-edition = Edición
judge-ask = Elige lo que hay en la mesa y después las cartas que quieres jugar.
judge-ask-mine = Elige ahora las cartas que quieres jugar.

# Why cards may be played.
judge-may-lead = Sí, puedes abrir con esto.
judge-may-open = Sí, puedes abrir la partida con esto.
judge-may-higher = Sí, lo supera.
judge-may-gang = Sí, un gang supera a todo lo que no es un gang.
judge-may-block = Sí, puedes jugar esto cuando al siguiente jugador le queda una carta.
judge-may-pass = También puedes pasar.

# Why not.
judge-no-combo = No, estas cartas no son ninguna combinación.
judge-table-no-combo = Lo que hay en la mesa no es una combinación.
judge-must-lead = No puedes pasar, porque abres tú.
judge-must-open = No, la primera jugada de la partida lleva el 1 multicolor.
judge-opening-too-large = No, en esta edición la primera jugada de la partida tiene cinco cartas como mucho.
judge-wrong-size =
    { $size ->
        [one] No, una carta suelta se supera con otra carta suelta o con un gang.
       *[other] No, tienen que ser { $size } cartas, como en la mesa, o un gang.
    }
judge-too-low = No, no llega.
judge-level = No, es igual de alto: igualar no basta.
judge-only-gang = No, a un gang solo lo supera un gang más alto.
judge-must-block-card = No, al siguiente jugador le queda una carta: debes jugar tu carta más alta, { gang-the-card }.
judge-must-block-gang = No, al siguiente jugador le queda una carta: debes jugar un gang.
judge-must-block-card-or-gang = No, al siguiente jugador le queda una carta: debes jugar tu carta más alta, { gang-the-card }, o un gang.
judge-must-lead-several = No, al siguiente jugador le queda una carta: debes abrir con dos o más cartas.
judge-must-lead-highest = No, al siguiente jugador le queda una carta: debes abrir con tu carta más alta, { gang-the-card }.
judge-may-not-pass = No puedes pasar.

# 13.
judge-ask-13 = Elige lo que hay en las dianas y después la carta que quieres jugar.
judge-play-13 = Mi carta
judge-on =
    { $target ->
        [B] En la azul
        [Y] En la amarilla
       *[G] En la verde
    }
judge-goes-own = Sí, en la diana de su color y en ninguna otra.
judge-goes-any = Sí, un cuatro podrido va en cualquier diana.
judge-safe = { judge-on }: { $sum }, no pasa nada.
judge-takes =
    { $takes ->
        [one] { judge-on }: { $sum }, recoges la carta que hay.
       *[other] { judge-on }: { $sum }, recoges { $takes } cartas.
    }
judge-sum = { $sum } de { $limit }

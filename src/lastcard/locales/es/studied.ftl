# Lo que dice una mesa de estudio.

studied-title = Estudio desde la jugada { $move }
studied-about = Un estudio: las cartas y las jugadas hasta la jugada { $move } vienen de otra partida. No cuenta y termina con esta ronda.
studied-redealt = Las cartas que entonces no se podían conocer se repartieron de otra manera.
studied-again = Empezar otra vez desde la jugada { $move }
studied-match = Volver a la partida
studied-unproved = Un estudio no tiene demostración: sus cartas vienen de otra partida.

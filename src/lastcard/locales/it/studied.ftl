# Ciò che dice un tavolo di studio.

studied-title = Studio dalla mossa { $move }
studied-about = Uno studio: le carte e le mosse fino alla mossa { $move } vengono da un’altra partita. Non conta e finisce con questa mano.
studied-redealt = Le carte che allora non si potevano conoscere sono state date in un altro modo.
studied-again = Ricomincia dalla mossa { $move }
studied-match = Torna alla partita
studied-unproved = Uno studio non ha una prova: le sue carte vengono da un’altra partita.

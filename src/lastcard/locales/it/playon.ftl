# Continuare da una mossa di una partita finita.

playon = Continua da qui
playon-about = Un tavolo tuo con le carte e le mosse fin qui. Non conta e finisce con questa mano.
playon-seat = Il tuo posto
playon-others = Gli altri
playon-friends = Amici: manda loro il link
playon-bots = Bot: { $bot }
playon-cards = Le carte
playon-same = Com’erano
playon-same-about = Tutte le mani come furono date
playon-redealt = Date in un altro modo
playon-redealt-about = Ciò che allora non potevi sapere si mescola di nuovo
playon-move = La prossima mossa, di { $who }
playon-open = Si decide al tavolo
playon-go = Continua
playon-over = La partita finisce qui: torna indietro di una mossa per continuare.

# What is refused, whatever the game. A message id is the code of the refusal.

rules = Le regole non lo permettono.
unreadable = Qui non significa niente; scrivi ? per avere aiuto.
card-unknown = La carta «{ $card }» non esiste; scrivi colore e valore, come G5.
cards-impossible =
    { $copies ->
        [one] C’è una sola carta { $card } nel mazzo; nominala una volta sola.
       *[other] Ci sono solo { $copies } carte { $card } nel mazzo; nominane meno.
    }
move-unreadable = «{ $text }» non è una mossa.
bad-options = Con queste opzioni non si può giocare nessuna partita.
edition-unknown = L’edizione «{ $edition }» non esiste; scegli tra { $known }.
option-unknown = L’opzione «{ $option }» non esiste; scegli tra { $known }.
option-refused = L’opzione { $option } non può essere «{ $value }»; scegli tra { $allowed }.
seats-refused = Questo gioco è per { $fewest }–{ $most } giocatori, non per { $seats }.
move-refused = Questa mossa ora non è permessa.
match-over = La partita è finita; non si può più giocare niente.
not-your-turn = Non è ancora il tuo turno; aspetta gli altri.
wrong-phase =
    { $awaited ->
        [deal] Le carte non sono ancora state date; aspetta.
        [cut] Prima bisogna tagliare il mazzo; scrivi un numero.
        [show] Prima bisogna tagliare il mazzo; scrivi un numero.
        [exchange] Prima dai una carta in cambio; scrivi la carta.
        [play] Ora è il momento di giocare; scrivi delle carte, o passa.
       *[other] Ora serve un altro tipo di mossa; scrivi ? per avere aiuto.
    }
card-not-held = Non hai { $cards }; gioca le carte che hai in mano.
deck-wrong = Le carte date non sono il mazzo di questo gioco; mescola il mazzo intero.
lesson-wrong = La lezione { $lesson } non si può insegnare: { $problem }.
nothing-asked = In questo passo della lezione non c’è niente da provare; vai al prossimo.

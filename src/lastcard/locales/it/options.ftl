# The options of a match: what each is called, what it means, and what its values are called.
# option-GAME-NAME, option-GAME-NAME-about and option-GAME-NAME-VALUE; underscores become hyphens.

# Gang of Four.
option-gang-opening-limit = Prima apertura della partita
option-gang-opening-limit-about = Chi ha l’1 multicolore apre con quello; quante carte può avere questa apertura?
option-gang-opening-limit-5 = al massimo cinque carte
option-gang-opening-limit-none = qualsiasi combinazione

option-gang-last-card = Dire «Ultima carta!»
option-gang-last-card-about = Chi resta con una carta deve dirlo: lo dicono i giocatori, o ci pensa il tavolo?
option-gang-last-card-spoken = i giocatori
option-gang-last-card-automatic = il tavolo

option-gang-undeclared = Dimenticare di dirlo
option-gang-undeclared-about = Quanto costa dimenticare «Ultima carta!», oltre a restare fuori dalla mano.
option-gang-undeclared-plus-one = 2 punti
option-gang-undeclared-one = 1 punto

option-gang-block = Bloccare un’ultima carta
option-gang-block-about = Che cosa bisogna giocare su una carta singola quando al prossimo giocatore resta una sola carta.
option-gang-block-single = la carta singola più alta
option-gang-block-single-or-gang = la carta singola più alta o una gang

option-gang-block-lead = Aprire contro un’ultima carta
option-gang-block-lead-about = Con che cosa aprire quando al prossimo giocatore resta una sola carta e hai solo carte singole.
option-gang-block-lead-highest = la carta più alta
option-gang-block-lead-free = qualsiasi carta

option-gang-after-pass = Dopo aver passato
option-gang-after-pass-about = Chi ha passato può giocare ancora quando torna il suo turno nello stesso giro?
option-gang-after-pass-may-return = può rigiocare
option-gang-after-pass-out-of-cycle = aspetta il prossimo giro

option-gang-discards = Carte già giocate
option-gang-discards-about = Se tutti possono guardare le carte dei giri finiti; aiuta chi impara.
option-gang-discards-covered = coperte
option-gang-discards-open = visibili a tutti

option-gang-ceremony = La distribuzione cinese
option-gang-ceremony-about = Prima di ogni mano si taglia il mazzo, si mostra una carta e si conta per stabilire chi riceve la prima.
option-gang-ceremony-off = senza
option-gang-ceremony-on = con la cerimonia

option-gang-count = Contare nella cerimonia
option-gang-count-about = In che senso si conta fino a chi riceve la prima carta; solo con la distribuzione cinese.
option-gang-count-counter-clockwise = senso antiorario
option-gang-count-clockwise = senso orario
option-gang-count-direction = il senso della mano
option-gang-count-none = non si conta

option-gang-target = Punti che chiudono la partita
option-gang-target-about = Appena qualcuno arriva a questi punti la partita è finita, e vince chi ne ha meno.

option-gang-target-rule = Quando è finita
option-gang-target-rule-about = Se la partita finisce quando quei punti sono raggiunti o solo quando sono superati.
option-gang-target-rule-reach = punti raggiunti
option-gang-target-rule-exceed = punti superati

option-gang-first-dealer = Primo mazziere
option-gang-first-dealer-about = Quale posto dà le carte per primo; poi chi vince una mano dà le carte nella successiva.

# 13.
option-thirteen-deal = Distribuzione
option-thirteen-deal-about = Se ognuno ha cinque carte e pesca, o se si danno tutte le carte prima di cominciare.
option-thirteen-deal-five = cinque carte, poi si pesca
option-thirteen-deal-all = tutte le carte subito

option-thirteen-open-piles = Carte prese
option-thirteen-open-piles-about = Se tutti possono guardare le carte prese; aiuta chi impara.
option-thirteen-open-piles-off = coperte
option-thirteen-open-piles-on = visibili a tutti

option-thirteen-first-dealer = Primo mazziere
option-thirteen-first-dealer-about = Quale posto dà le carte per primo; dopo ogni mano tocca al giocatore successivo in senso orario.

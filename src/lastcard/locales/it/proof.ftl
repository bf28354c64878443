# The page of a match that is over, and whether its deals were fair.

proof-match = Una partita
proof-unfinished = Questa partita non è finita; fino ad allora le sue carte sono segrete.
proof-to-table = Al tavolo
proof-won =
    { $winners ->
        [one] Ha vinto { $who }.
       *[other] Vittoria condivisa: { $who }.
    }
proof-record-text = Partita come testo
proof-record-json = Partita per programmi

proof-about = Il tuo browser ha appena rimescolato ogni mazzo partendo da ciò che il server e i giocatori avevano pubblicato prima di ogni mano, e lo ha confrontato con le carte date. Dove coincidono, e un giocatore ha contribuito, nessuno ha potuto scegliere l’ordine delle carte, nemmeno il server.
proof-about-so-far = Prima di ogni mano il server pubblica l’impronta del suo segreto e i giocatori contribuiscono; dopo, il segreto viene aperto. Il tuo browser controlla ogni passo man mano. Le carte stesse si confrontano quando la partita è finita.
proof-seal =
    { $seal ->
        [proved] Dimostrato
        [absent] Dimostrato, ma non tutti hanno contribuito
        [alone] Coincide, ma ha deciso solo il server
        [denied] Hai contribuito, la registrazione dice di no
        [wrong] Sbagliato
        [open] Non finito
       *[none] Niente da dimostrare
    }
proof-verdict =
    { $seal ->
        [proved] Dimostrato: nessuno ha scelto l’ordine delle carte.
        [absent] Dimostrato, ma non sempre con il contributo di tutti: { $who }.
        [alone] I mazzi coincidono, ma in qualche mano nessun giocatore ha contribuito: ha deciso solo il server.
        [denied] Hai contribuito, e la registrazione dice di no: il server può aver scelto tra i mazzi.
        [wrong] Sbagliato: ciò che è stato dato non deriva da ciò che era stato pubblicato.
        [open] Non finito, quindi non è ancora dimostrato niente.
       *[none] Questa partita non ha niente che si possa dimostrare.
    }
proof-commit = Prima della mano il server ha scelto un segreto e ne ha pubblicato l’impronta:
proof-answers = Poi ogni posto ha dato la sua parte, che nessuno poteva conoscere prima:
proof-answer =
    { $how ->
        [own] { $who } ha contribuito
        [kept] il server ha contribuito per { $who }, un bot, con una regola fissa:
       *[absent] { $who } non ha contribuito
    }
proof-cut =
    { $at ->
        [one] { $who } ha tagliato il mazzo: una carta è finita sotto le altre.
       *[other] { $who } ha tagliato il mazzo: { $at } carte sono finite sotto le altre.
    }
proof-reveal = Dopo la mano il server ha rivelato il suo segreto, che deve avere quell’impronta:
proof-right = Rimescolato con tutto questo, il mazzo è quello che è stato dato, carta per carta.

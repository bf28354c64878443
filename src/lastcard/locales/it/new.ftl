# Making a table.

web-new-table = Nuovo tavolo
web-edition-about = Le regole stampate differiscono qua e là; scegli quelle che conosci.
web-differs = Che cosa fa diversamente questa edizione:
web-differs-not = Questa edizione segue le regole solite.
web-options = Tutte le opzioni
web-options-changed =
    { $changed ->
        [0] (come nell’edizione)
        [one] (una modificata)
       *[other] ({ $changed } modificate)
    }
web-speed-about =
    { $speed ->
        [relaxed] Senza orologio; ognuno si prende il tempo che gli serve.
        [normal] 45 secondi per mossa, poi muove un bot.
        [fast] 15 secondi per mossa, per chi se ne intende.
       *[days] Due giorni per mossa; torni quando tocca a te.
    }
web-who-joins = Chi può entrare
web-joins =
    { $who ->
        [all] Tutti
       *[link] Chi ha il link
    }
web-joins-about =
    { $who ->
        [all] Il tavolo compare tra i tavoli aperti.
       *[link] Il tavolo non compare da nessuna parte; mandi tu il link ai tuoi amici.
    }
web-who-watches = Chi può guardare
web-watches =
    { $watch ->
        [live] Tutti
        [delayed] Tutti, più tardi
       *[off] Nessuno
    }
web-watches-about =
    { $watch ->
        [live] Gli spettatori vedono ciò che è sul tavolo, ma non le carte dei giocatori.
        [delayed] Gli spettatori vedono tutto qualche tempo dopo.
       *[off] Lo vede solo chi siede al tavolo.
    }
web-talk-how = Chiacchiere al tavolo
web-talks =
    { $talk ->
        [free] Libere
       *[phrases] Frasi pronte
    }
web-talks-about =
    { $talk ->
        [free] I giocatori possono scrivere quello che vogliono.
       *[phrases] Qualche frase gentile su cui fare clic.
    }
web-rated-about = Conta per il rating di tutti; senza bot e senza suggerimenti.
web-rated-rules = Le partite classificate si giocano ovunque con le stesse regole: { $edition }, e il tavolo dice «Ultima carta!».
web-spoken = Dire «Ultima carta!» da sé
web-spoken-about = Chi resta con una sola carta deve dirlo prima che giochi la persona successiva, altrimenti è fuori dalla mano. Se è spento, lo dice il tavolo per tutti.
web-hints = Suggerimenti
web-hints-about = I giocatori possono chiedere al bot più forte che cosa giocherebbe.
web-seat-free = libero per una persona
web-plays-on = Chi subentra
web-plays-on-about = Questo bot gioca per chi è assente o se n’è andato, fino al ritorno.
web-open-table = Apri il tavolo
web-start-table = Inizia la partita

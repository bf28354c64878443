# The places of the page, which the bar leads to, each with a sentence that says what it is for.

places-bar = Sezioni
places-skip = Vai al contenuto
places-back = Torna a: { $place }
places-name =
    { $place ->
        [play] Gioca
        [learn] Impara
        [study] Studia
        [tools] Strumenti
       *[you] Tu
    }
places-about =
    { $place ->
        [play] Gioca subito: contro i bot, con gli amici o con chi c’è.
        [learn] Impara i giochi provando, o cerca una regola.
        [study] Rivedi le tue partite e scopri che cosa è successo.
        [tools] Per il tavolo di casa: contare i punti, risolvere un dubbio, verificare una mano.
       *[you] Il tuo nome, le tue preferenze e ciò che si conserva su di te.
    }

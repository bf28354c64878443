# What several screens of the page say.

web-title = lastcard
web-home = Pagina iniziale
web-language = Lingua
web-close = Chiudi
web-page-title =
    { $screen ->
        [new] Nuovo tavolo – lastcard
        [you] Tu – lastcard
        [study] Studia – lastcard
        [progress] I tuoi progressi – lastcard
        [match] Una partita – lastcard
        [replay] Una partita, mossa per mossa – lastcard
        [look] Guardare una partita insieme – lastcard
        [review] L’analisi di una partita – lastcard
        [shared] Un’analisi condivisa – lastcard
        [learn] Impara – lastcard
        [pad] Segnapunti – lastcard
        [best] I giocatori più forti – lastcard
        [referee] Arbitro – lastcard
        [rules] Le regole – lastcard
        [cards] Schede riassuntive – lastcard
        [tables] Trova giocatori – lastcard
        [study] Studia – lastcard
        [tools] Strumenti – lastcard
        [verify] Verificare una mano – lastcard
       *[other] lastcard
    }
web-replay = Rivedi la partita
web-review = Analizza questa partita
web-title-turn = Tocca a te – lastcard
web-theme =
    { $theme ->
        [light] Chiaro
        [dark] Scuro
       *[auto] Come il dispositivo
    }

# The line to the server.
web-connecting = Connessione…
web-lost = La connessione è caduta; si ristabilirà da sola, e niente andrà perso.
web-farewell = Il server si riavvia; aspetta un momento, non si perde niente.
web-newer = C’è una versione più recente di questa pagina; la si sta caricando.
web-seat-freed = Chi organizza il tavolo ha liberato il tuo posto. Puoi sederti di nuovo dove ce n’è uno libero.
web-seat-lost = Non hai più un posto a un tavolo dove non si era ancora cominciato: è stato liberato, o il tavolo è stato chiuso.
web-failed = Non ha funzionato; il server non è raggiungibile.

# What tables and matches have.
web-players = da { $fewest } a { $most } giocatori
web-bots = Bot
web-bot-name =
    { $bot ->
        [novice] Novizio
        [greedy] Ingordo
        [planner] Stratega
        [searcher] Cercatore
        [master] Maestro
        [swift] Fulmine
       *[other] { $bot }
    }
web-turn-told = Tocca a te.
web-rated-short = classificata
web-best = I più forti a { $game }
web-rules-of = Le regole di { $game }
web-game = Gioco
web-seats = Giocatori
web-seat = Posto { $seat }
web-speed = Velocità
web-speed-short =
    { $speed ->
        [relaxed] Calma
        [normal] Normale
        [fast] Veloce
       *[days] Per corrispondenza
    }
web-pace = Ritmo dei bot
web-pace-short =
    { $pace ->
        [slow] Lento
        [fast] Veloce
       *[normal] Normale
    }
web-rated = Classificata
web-copy = Copia
web-copied = Copiato
web-deal = Mano { $deal }
web-you = Tu
web-score = Punteggio
web-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
web-turn = Tocca a { $who }
web-deal-points = Mano
web-total = Totale
web-edition = Edizione
edition-gang-en-2010 = Inglese, 2010
edition-gang-es-2010 = Spagnola, 2010
edition-gang-fr-2005 = Francese, 2005
edition-gang-fr-2010 = Francese, 2010
edition-gang-nl-2010 = Olandese, 2010
edition-gang-de-2010 = Tedesca, 2010
edition-gang-it-2002 = Italiana, 2002
edition-gang-it-2010 = Italiana, 2010
edition-gang-fi-2010 = Finlandese, 2010
edition-thirteen-fr-2009 = Francese, 2009

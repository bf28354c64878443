# What several screens of the page say.

web-title = lastcard
web-home = Inizio
web-language = Lingua
web-close = Chiudi
web-page-title =
    { $screen ->
        [new] Nuovo tavolo – lastcard
        [you] Tu – lastcard
        [match] Una partita – lastcard
        [learn] Impara – lastcard
        [pad] Segnapunti – lastcard
        [best] I giocatori più forti – lastcard
        [referee] Arbitro – lastcard
        [rules] Le regole – lastcard
        [cards] Schede riassuntive – lastcard
       *[other] lastcard
    }
web-theme =
    { $theme ->
        [light] Chiaro
        [dark] Scuro
       *[auto] Come il dispositivo
    }

# The line to the server.
web-connecting = Connessione…
web-lost = La connessione è caduta; torna da sola, e niente va perso.
web-farewell = Il server si riavvia; aspetta un momento, non si perde niente.
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
web-bot-people = Mei, Bo, Lin, Tao, Ren, Kai
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
       *[days] A giorni
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

# Finding players: the open tables, and quick pairing.

web-open-tables = Tavoli aperti
web-no-tables = Ora nessuno cerca compagnia. Apri un tavolo, o gioca contro i bot.
web-free-seats =
    { $seats ->
        [0] completo
        [one] { $seats } posto libero
       *[other] { $seats } posti liberi
    }
web-playing = in gioco
web-watched =
    { $watchers ->
        [one] { $watchers } spettatore
       *[other] { $watchers } spettatori
    }
web-watch = Guarda
web-join = Entra
web-of-host = tavolo di { $host }
web-find = Gioca con chiunque
web-find-about = Ti mettiamo al tavolo con chi vuole la stessa partita.
web-find-now = Trovami una partita
web-find-bots = Se nessuno arriva in tempo, i bot completano il tavolo.
web-find-rated = Conta per il rating; senza bot, quindi può darsi che non si trovi nessuno.
web-wait = Attesa
web-wait-for =
    { $seconds ->
        [60] 1 minuto
        [300] 5 minuti
       *[other] { $seconds } secondi
    }
web-waiting-too =
    { $others ->
        [0] Ancora nessun altro aspetta.
        [one] Un’altra persona aspetta.
       *[other] Altre { $others } persone aspettano.
    }
web-waiting-bots = Tra { $seconds } s i bot completano il tavolo.
web-waiting-rated = Ancora { $seconds } s per trovare qualcuno.
web-cancel = Annulla

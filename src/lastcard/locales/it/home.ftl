# The home page.

web-you-are = Giochi come
web-change-theme = Cambia i colori della pagina: { web-theme }
web-about =
    { $game ->
        [thirteen] Tre bersagli, ognuno arriva a 13. Chi sfora prende le carte.
        [gang] Liberati delle tue carte: batti quello che c’è, e tieni una gang per il momento giusto.
       *[other] Un gioco di carte.
    }
web-play-now = Gioca subito
web-guided = Partita guidata
web-guided-about = Prima volta? Bot facili se non ne scegli altri, e un consiglio a ogni turno.
web-learn = Impara il gioco in dieci minuti
web-lessons = Lezioni
web-edition-and-speed = Edizione e velocità
web-make-table = Gioca con gli amici
web-my-tables = I tuoi tavoli
web-your-turn-there = tocca a te
web-next-deal-waits = la prossima mano ti aspetta
web-between-deals = la prossima mano sta per cominciare
web-bot-plays = un bot gioca per te
web-more-tables =
    { $count ->
        [one] { $count } altra
       *[other] altre { $count }
    }
web-stay = Resta
# For who hears the page: what a button does, and where.
web-of-game = { $what }, { $game }
web-at-table = { $what }, { $game } con { $others }
web-not-begun = non ancora cominciata
web-until = entro: { $time }
web-go-on = Continua
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
web-more = Altro
web-your-page = Tu e le tue partite
web-referee = L’arbitro: posso giocare questo?
web-pad = Segnapunti per carte vere

# Quick pairing.
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
web-waiting = Cerchiamo compagnia…
web-waiting-too =
    { $others ->
        [0] Ancora nessun altro aspetta.
        [one] Un’altra persona aspetta.
       *[other] Altre { $others } persone aspettano.
    }
web-waiting-bots = Tra { $seconds } s i bot completano il tavolo.
web-waiting-rated = Ancora { $seconds } s per trovare qualcuno.
web-cancel = Annulla

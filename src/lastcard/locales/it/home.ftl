# Play, the first screen of the page.

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
web-more = Altro

web-waiting = Cerchiamo compagnia…

# A new match, and the ways to people.
web-new-match = Una nuova partita
web-teach = Insegnami
web-teach-about = La tua prima partita: bot facili e un consiglio a ogni turno.
web-lessons = Lezioni
web-so-many = { $players } giocatori
web-change = Cambia
web-change-title = { $game } contro i bot
web-change-kept = Vale anche per le tue prossime partite.
web-change-done = Fatto
web-play-with = Gioca con altri
web-make-about = con link o codice QR
web-find-players = Trova giocatori
web-open-count =
    { $tables ->
        [0] o guarda chi gioca
        [one] { $tables } tavolo aperto
       *[other] { $tables } tavoli aperti
    }

# The page about oneself: name, habits, account, matches, and what is kept.

you-title = Tu
you-name = Nome
you-save = Salva
you-guest = Giochi come ospite: in questo browser puoi fare tutto.
you-account = Questo nome è solo tuo.

you-habits = Come ti piace
you-language = Lingua
you-theme = Colori
you-sound = Suoni
you-sound-about = Si sentono le carte e le bussate.
you-auto-pass = Passo automatico
you-auto-pass-about = Quando non hai niente da giocare, il tavolo passa per te.
you-notify = Avvisami quando tocca a me
you-notify-about = Il browser ti avvisa finché da qualche parte è aperta una pagina di questo gioco.
you-notify-refused = Il tuo browser non lo permette; cambialo nelle sue impostazioni per questa pagina.
you-notify-never = Il tuo browser può farlo solo con https.

you-account-title = Account
you-account-why = Con un account puoi giocare in ogni browser, comparire tra i più forti e avere bot tuoi. Tutto ciò che hai giocato resta tuo.
you-register = Crea un account
you-log-in = Accedi
you-log-in-about = Lasci il profilo di ospite che hai ora e ritrovi il tuo account.
you-recover = Ho perso la password
you-recover-about = Uno dei tuoi codici di recupero ti fa entrare, una volta, e scegli una nuova password.
you-recover-do = Entra
you-code = Codice di recupero
you-password = Password
you-password-about = Almeno otto caratteri; una breve frase va bene.
you-password-old = Password attuale
you-password-new = Nuova password
you-change-password = Cambia la password
you-change-password-about = Tutti gli altri accessi vengono chiusi.
you-password-changed = La tua password è cambiata.
you-log-out = Esci
you-codes = I tuoi codici di recupero
you-codes-about = Conservali dove li ritrovi: ognuno ti fa entrare una volta se perdi la password. Non verranno mai più mostrati.
you-codes-new = Nuovi codici di recupero
you-codes-new-about = Quelli vecchi non apriranno più nulla.
you-codes-left =
    { $codes ->
        [0] Non hai più codici di recupero.
        [one] Ti resta un codice di recupero.
       *[other] Ti restano { $codes } codici di recupero.
    }
you-print = Stampa
you-kept =
    { $count ->
        [one] L’ho conservato
       *[other] Li ho conservati
    }

you-play = Com’è andata
you-rating =
    { $matches ->
        [one] rating { $rating }, dopo una partita classificata
       *[other] rating { $rating }, dopo { $matches } partite classificate
    }
you-matches = Le tue partite
you-progress = I tuoi progressi
you-left = Partite che hai lasciato
you-left-about = Un bot continua per te fino alla fine della partita.
you-go-back = Torna
you-place-short = { $place }º
you-places = Quante volte in ogni posizione
you-played = Partite
you-wins = Vinte

you-best-about = Gli account con partite classificate, secondo ciò che hanno dimostrato con certezza.
you-best-nobody = In questa lista non c’è ancora nessuno. Mostra gli account che hanno giocato una partita classificata: solo persone al tavolo, senza bot e senza suggerimenti.
you-play-rated = Cerca una partita classificata
you-rank = Posizione
you-strength = Rating

you-bots = I tuoi bot
you-bots-about = Un account di bot permette a un tuo programma di sedersi ai tavoli; il token è la sua chiave.
you-bot-make = Crea un account di bot
you-bot-name = Nome del bot
you-bot-since = dal { $time }
you-bot-remove = Rimuovi
you-bot-remove-which = Rimuovi { $name }
you-bot-remove-sure = Rimuovere davvero { $name }?
you-token = Il token di { $name }
you-token-about = Dallo al tuo programma e a nessun altro. Non verrà mai più mostrato.

you-logins = Dove hai fatto l’accesso
you-login-here = questo browser
you-login-seen = ultimo uso: { $time }
you-login-unknown = un programma sconosciuto
you-login-on = { $browser } su { $system }
you-login-end = Chiudi
you-login-end-which = Chiudi l’accesso: { $agent }

you-data = Che cosa conserviamo di te
you-export = Scarica tutto
you-export-about = Tutto ciò che questo server conserva di te, in un file.
you-delete = Elimina il mio profilo
you-delete-about = Il tuo nome e tutto ciò che gli appartiene vengono eliminati per sempre, anche i tuoi bot. Le partite restano, senza il tuo nome.

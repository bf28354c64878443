# Looking after a server from the command line.

copy-missing = Indica il file del backup.
task-missing = Indica che cosa fare: { $known }.
task-unknown = Qui niente si chiama «{ $task }»; ci sono { $known }.
task-needs = { $task } ha bisogno di un { $what ->
        [ID] ID
        [NAME] NOME
        [PLAYER] GIOCATORE
        [NUMBER] NUMERO
       *[other] { $what }
    }.
database-missing = Il database { $file } non esiste; indica la cartella del tuo server con --data.
ban-missing = Il nome «{ $name }» non è vietato.
reason-missing = Indica il motivo con --reason.
date-wrong = { $option } vuole un giorno o un’ora in UTC, come 2026-12-31, non «{ $text }».
date-past = { $text } è passato; indica un momento futuro.
player-missing = Nessuno ha l’identificativo o il nome «{ $who }».
player-ambiguous = Più ospiti si chiamano «{ $who }»; indica l’identificativo, che «lastcard admin players» mostra.
player-ban-missing = Non c’è un divieto per { $name }.
report-missing = La segnalazione non esiste: { $report }.
key-missing = Non c’è la chiave { $path }; ripristinala da un backup, altrimenti tutti dovranno accedere di nuovo.
open-to-others = Altri utenti della macchina possono leggere o cambiare { $path }; impediscilo con «chmod go= { $path }».
disk-nearly-full = Restano solo { $megabytes } MB liberi dove si trova { $path }; fai spazio.

backup-done = Tutto è copiato in { $file }.
restore-done = Ora il backup { $file } è il database.
doctor-fine = Tutto è in ordine.
doctor-findings = Rilievi: { $count }.
doctor-accepted = D’ora in poi vale ciò che è nel database.
doctor-progress = { $done } di { $all }

admin-no-tables = Nessun tavolo è aperto o in gioco.
admin-ago =
    { $minutes ->
        [0] adesso
        [one] { $minutes } minuto fa
       *[other] { $minutes } minuti fa
    }
admin-closed = Il tavolo { $table } è chiuso.
admin-no-bans = Non ci sono divieti, né per persone né per nomi.
admin-ban =
    { $until ->
        [never] { $day }  { $player }, per sempre: { $reason }
       *[other] { $day }  { $player }, fino a { $until }: { $reason }
    }
admin-ban-name = { $day }  il nome «{ $name }»
admin-banned =
    { $until ->
        [never] { $player } non può più giocare qui.
       *[other] { $player } non può giocare qui fino a { $until } (UTC).
    }
admin-unbanned = { $player } può di nuovo giocare qui, dopo un nuovo accesso.
admin-name-banned = Nessuno può più prendere il nome «{ $name }».
admin-name-unbanned = Il nome «{ $name }» è di nuovo disponibile.
admin-is-banned = (divieto)
admin-no-players = Nessuno si chiama così.
admin-more-players = Possono essercene altri; indica una parte del nome.
admin-player = { $player }: { $kind }, dal { $created }, ultima visita { $seen }
admin-player-logins = accessi: { $number }
admin-player-ban =
    { $until ->
        [never] divieto per sempre: { $reason }
       *[other] divieto fino a { $until }: { $reason }
    }
admin-player-owner = un bot di { $owner }
admin-player-bots = bot: { $found }
admin-player-tables = tavoli: { $found }
admin-player-reports = segnalazioni aperte: { $found }
admin-logins-ended =
    { $number ->
        [one] Un accesso di { $player } è terminato.
       *[other] { $number } accessi di { $player } sono terminati.
    }
admin-password-reset = La password di { $player } non vale più e tutti gli accessi sono terminati. Con questo codice di recupero, che vale una volta, si può scegliere una nuova password:
admin-deleted = { $player } non esiste più qui.
admin-no-deeds = Non è annotato nulla del genere.
admin-no-reports = Non ci sono segnalazioni aperte.
admin-report = { $report }  { $day }  { $player }: { $reason }; segnalato da { $reporter }
admin-report-at = tavolo { $table }
admin-report-done = La segnalazione { $report } è chiusa.

cli-help-backup =
    lastcard backup - copiare tutto ciò che un server conserva

    uso: lastcard backup FILE [OPZIONI]

    Copia il database in FILE, che non deve ancora esistere. Intanto il server può
    girare; la copia è intera e coerente. Conserva insieme il file secret.key della
    cartella dei dati: senza, tutti dovranno accedere di nuovo.

    Se FILE è una cartella, la copia prende il nome dall’ora. Una copia viene
    aperta, contata e in parte rigiocata prima di avere il suo nome.

    Un database PostgreSQL si copia con il suo programma, pg_dump.

    opzioni:
      --keep NUMERO           tenere tante copie; le più vecchie se ne vanno
      --data CARTELLA         la cartella dei dati del server
      --database URL          il suo database, se non sta nella cartella dei dati
      --language LINGUA       un’altra lingua: { $languages }
      -h, --help              mostrare questa pagina

    esempi:
      lastcard backup lunedi.db
      lastcard backup /backups/$(date +%F).db --data /var/lib/lastcard
      lastcard backup /backups --keep 14 --data /var/lib/lastcard

cli-help-restore =
    lastcard restore - ripristinare un backup

    uso: lastcard restore FILE [OPZIONI]

    Fa del backup FILE il database di un server che ancora non ne ha: prima ferma
    il server e sposta il vecchio database. Un backup di una versione precedente
    viene aggiornato.

    opzioni:
      --data CARTELLA         la cartella dei dati del server
      --database URL          il suo database, se non sta nella cartella dei dati
      --language LINGUA       un’altra lingua: { $languages }
      -h, --help              mostrare questa pagina

    esempi:
      lastcard restore lunedi.db --data /var/lib/lastcard

cli-help-doctor =
    lastcard doctor - controllare tutto ciò che un server conserva

    uso: lastcard doctor [OPZIONI]

    Guarda la cartella dei dati e i suoi permessi, il disco libero, il database e
    ogni registro: se è ciò che è stato scritto, se si può rigiocare, se le
    distribuzioni delle partite finite sono provate. Dice che cosa fare per ogni
    rilievo. Non cambia nulla; intanto il server può girare. Il codice di uscita è 1
    se c’è un rilievo.

    opzioni:
      --accept                credere al database, anche se manca qualcosa; prima
                              ferma il server
      --data CARTELLA         la cartella dei dati del server
      --database URL          il suo database, se non sta nella cartella dei dati
      --language LINGUA       un’altra lingua: { $languages }
      -h, --help              mostrare questa pagina

    esempi:
      lastcard doctor --data /var/lib/lastcard

cli-help-admin =
    lastcard admin - occuparsi di un server

    uso: lastcard admin AZIONE [OPZIONI]

    Lavora sul database di un server, che il server giri o no. Va eseguito come
    l’utente con cui gira il server.

    azioni:
      players [TESTO]         elencare i giocatori, o quelli con TESTO nel nome
      player GIOCATORE        mostrarne uno: accessi, bot, tavoli, divieto
      ban GIOCATORE           escludere una persona e i suoi bot: --reason, --until
      unban GIOCATORE         far giocare di nuovo la persona
      bans                    elencare le persone escluse e i nomi vietati
      ban-name NOME           vietare un nome; chi ce l’ha lo tiene
      unban-name NOME         permettere di nuovo il nome
      end-logins GIOCATORE    terminare tutti gli accessi di un giocatore
      reset-password GIOCATORE  dare un codice per una nuova password
      delete GIOCATORE        eliminare un giocatore e i suoi bot per sempre
      reports                 elencare le segnalazioni e che cosa si è detto
      report NUMERO           mostrarne una con tutto ciò che si è detto
      report-done NUMERO      quella segnalazione è chiusa
      tables                  elencare i tavoli aperti o in gioco
      close ID                chiudere un tavolo per sempre
      audit [GIOCATORE]       mostrare accessi e azioni: --since

    GIOCATORE è un identificativo, o un nome che ha uno solo.

    opzioni:
      --until GIORNO          quando finisce il divieto, in UTC; se manca, mai
      --reason TESTO          perché si esclude qualcuno; gli viene detto
      --since GIORNO          mostrare che cosa è successo da allora
      --data CARTELLA         la cartella dei dati del server
      --database URL          il suo database, se non sta nella cartella dei dati
      --language LINGUA       un’altra lingua: { $languages }
      -h, --help              mostrare questa pagina

    esempi:
      lastcard admin tables
      lastcard admin close abc123 --data /var/lib/lastcard
      lastcard admin ban "Gran Maestro" --until 2026-12-31 --reason "insulti"

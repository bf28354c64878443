# Looking after a server from the command line.

copy-missing = Indica il file del backup.
task-missing = Indica che cosa fare: { $known }.
task-unknown = Qui niente si chiama «{ $task }»; ci sono { $known }.
task-needs = { $task } ha bisogno di un { $what ->
        [ID] ID
        [NAME] NOME
        [NUMBER] NUMERO
       *[other] { $what }
    }.
database-missing = Il database { $file } non esiste; indica la cartella del tuo server con --data.
ban-missing = Il nome «{ $name }» non è vietato.
report-missing = La segnalazione aperta { $report } non esiste.

backup-done = Tutto è copiato in { $file }.
restore-done = Ora il backup { $file } è il database.

admin-no-tables = Nessun tavolo è aperto o in gioco.
admin-ago =
    { $minutes ->
        [0] adesso
        [one] { $minutes } minuto fa
       *[other] { $minutes } minuti fa
    }
admin-closed = Il tavolo { $table } è chiuso.
admin-no-bans = Nessun nome è vietato.
admin-banned = Nessuno può più prendere il nome «{ $name }».
admin-unbanned = Il nome «{ $name }» è di nuovo disponibile.
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

    Un database PostgreSQL si copia con il suo programma, pg_dump.

    opzioni:
      --data CARTELLA         la cartella dei dati del server
      --database URL          il suo database, se non sta nella cartella dei dati
      --language LINGUA       un’altra lingua: { $languages }
      -h, --help              mostrare questa pagina

    esempi:
      lastcard backup lunedi.db
      lastcard backup /backups/$(date +%F).db --data /var/lib/lastcard

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

cli-help-admin =
    lastcard admin - occuparsi di un server

    uso: lastcard admin AZIONE [OPZIONI]

    Lavora sul database di un server, che il server giri o no. Va eseguito come
    l’utente con cui gira il server.

    azioni:
      tables                  elencare i tavoli aperti o in gioco
      close ID                chiudere un tavolo per sempre
      bans                    elencare i nomi che nessuno può prendere
      ban NOME                vietare un nome; chi ce l’ha lo tiene
      unban NOME              permettere di nuovo il nome
      reports                 elencare ciò che i giocatori hanno segnalato
      report-done NUMERO      quella segnalazione è chiusa

    opzioni:
      --data CARTELLA         la cartella dei dati del server
      --database URL          il suo database, se non sta nella cartella dei dati
      --language LINGUA       un’altra lingua: { $languages }
      -h, --help              mostrare questa pagina

    esempi:
      lastcard admin tables
      lastcard admin close abc123 --data /var/lib/lastcard
      lastcard admin ban "Gran Maestro"

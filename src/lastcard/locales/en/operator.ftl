# Looking after a server from the command line.

copy-missing = Name the file of the backup.
task-missing = Name what is to be done: { $known }.
task-unknown = Nothing is called “{ $task }” here; there are { $known }.
task-needs = { $task } needs to know the { $what }.
database-missing = There is no database { $file }; name the folder of your server with --data.
ban-missing = The name “{ $name }” is not banned.
report-missing = There is no open report { $report }.

backup-done = Everything is copied to { $file }.
restore-done = The backup { $file } is the database now.

admin-no-tables = No table is open or playing.
admin-ago =
    { $minutes ->
        [0] now
        [one] { $minutes } minute ago
       *[other] { $minutes } minutes ago
    }
admin-closed = The table { $table } is closed.
admin-no-bans = No name is banned.
admin-banned = Nobody can take the name “{ $name }” any more.
admin-unbanned = The name “{ $name }” can be had again.
admin-no-reports = There are no open reports.
admin-report = { $report }  { $day }  { $player }: { $reason }; reported by { $reporter }
admin-report-at = table { $table }
admin-report-done = The report { $report } is done.

cli-help-backup =
    lastcard backup - copy everything a server keeps

    usage: lastcard backup FILE [OPTIONS]

    Copies the database to FILE, which must not be there yet. The server may run
    meanwhile; the copy is whole and consistent. Keep the file secret.key of the
    data folder with it: without it everybody has to log in again.

    A PostgreSQL database is copied with its own program, pg_dump.

    options:
      --data DIR              the data folder of the server
      --database URL          its database, if that is not in the data folder
      --language LANGUAGE     another language: { $languages }
      -h, --help              show this page

    examples:
      lastcard backup monday.db
      lastcard backup /backups/$(date +%F).db --data /var/lib/lastcard

cli-help-restore =
    lastcard restore - bring a backup back

    usage: lastcard restore FILE [OPTIONS]

    Makes the backup FILE the database of a server that has none yet: stop the
    server and move the old database away first. A backup of an older version is
    brought up to date.

    options:
      --data DIR              the data folder of the server
      --database URL          its database, if that is not in the data folder
      --language LANGUAGE     another language: { $languages }
      -h, --help              show this page

    examples:
      lastcard restore monday.db --data /var/lib/lastcard

cli-help-admin =
    lastcard admin - look after a server

    usage: lastcard admin TASK [OPTIONS]

    Works on the database of a server, whether the server runs or not. Run it as
    the user the server runs as.

    tasks:
      tables                  list the tables that are open or playing
      close ID                close a table for good; nothing more happens there
      bans                    list the names that nobody can take
      ban NAME                let nobody take a name; whoever has it keeps it
      unban NAME              let the name be taken again
      reports                 list what players have reported
      report-done NUMBER      that report is seen to

    options:
      --data DIR              the data folder of the server
      --database URL          its database, if that is not in the data folder
      --language LANGUAGE     another language: { $languages }
      -h, --help              show this page

    examples:
      lastcard admin tables
      lastcard admin close abc123 --data /var/lib/lastcard
      lastcard admin ban "Grand Master"

# Looking after a server from the command line.

copy-missing = Name the file of the backup.
task-missing = Name what is to be done: { $known }.
task-unknown = Nothing is called “{ $task }” here; there are { $known }.
task-needs = { $task } needs to know the { $what }.
database-missing = There is no database { $file }; name the folder of your server with --data.
ban-missing = The name “{ $name }” is not banned.
reason-missing = Say why, with --reason.
date-wrong = { $option } takes a day or a time in UTC, such as 2026-12-31, not “{ $text }”.
date-past = { $text } is over; name a time to come.
player-missing = Nobody has the id or the name “{ $who }”.
player-ambiguous = Several guests are called “{ $who }”; name the id of one, which “lastcard admin players” lists.
player-ban-missing = { $name } is not banned.
report-missing = There is no such report: { $report }.
key-missing = There is no key { $path }; bring it back from a backup, or everybody has to log in again.
open-to-others = Other users of the machine can read or change { $path }; forbid it with “chmod go= { $path }”.
disk-nearly-full = Only { $megabytes } MB are free where { $path } is; make room.

backup-done = Everything is copied to { $file }.
restore-done = The backup { $file } is the database now.
doctor-fine = Everything is in order.
doctor-findings = Findings: { $count }.
doctor-accepted = What is in the database counts from now on.
doctor-progress = { $done } of { $all }

admin-no-tables = No table is open or playing.
admin-ago =
    { $minutes ->
        [0] now
        [one] { $minutes } minute ago
       *[other] { $minutes } minutes ago
    }
admin-closed = The table { $table } is closed.
admin-no-bans = Nobody is banned, and no name is.
admin-ban =
    { $until ->
        [never] { $day }  { $player }, for ever: { $reason }
       *[other] { $day }  { $player }, until { $until }: { $reason }
    }
admin-ban-name = { $day }  the name “{ $name }”
admin-banned =
    { $until ->
        [never] { $player } may not play here any more.
       *[other] { $player } may not play here until { $until } (UTC).
    }
admin-unbanned = { $player } may play here again, and logs in anew.
admin-name-banned = Nobody can take the name “{ $name }” any more.
admin-name-unbanned = The name “{ $name }” can be had again.
admin-is-banned = (banned)
admin-no-players = Nobody is called that.
admin-more-players = There may be more; name a part of the name.
admin-player = { $player }: { $kind }, since { $created }, last seen { $seen }
admin-player-logins = logins: { $number }
admin-player-ban =
    { $until ->
        [never] banned for ever: { $reason }
       *[other] banned until { $until }: { $reason }
    }
admin-player-owner = a bot of { $owner }
admin-player-bots = bots: { $found }
admin-player-tables = tables: { $found }
admin-player-reports = open reports: { $found }
admin-logins-ended =
    { $number ->
        [one] One login of { $player } has ended.
       *[other] { $number } logins of { $player } have ended.
    }
admin-password-reset = The password of { $player } opens nothing any more, and all logins have ended. With this recovery code, which works once, a new password can be set:
admin-deleted = { $player } is deleted.
admin-no-deeds = Nothing of the kind is remembered.
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

    If FILE is a folder, the copy gets the time for its name. A copy is opened,
    counted and in part replayed before it has its name.

    A PostgreSQL database is copied with its own program, pg_dump.

    options:
      --keep NUMBER           keep so many copies in a folder; the oldest go
      --data DIR              the data folder of the server
      --database URL          its database, if that is not in the data folder
      --language LANGUAGE     another language: { $languages }
      -h, --help              show this page

    examples:
      lastcard backup monday.db
      lastcard backup /backups/$(date +%F).db --data /var/lib/lastcard
      lastcard backup /backups --keep 14 --data /var/lib/lastcard

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

cli-help-doctor =
    lastcard doctor - look whether everything a server keeps is in order

    usage: lastcard doctor [OPTIONS]

    Looks at the data folder and its permissions, the free disk, the database, and
    every journal: is it what was written down, can it be replayed, are the deals of
    finished matches proved. Says what to do about each finding. It changes nothing;
    the server may run meanwhile. The exit code is 1 if there is a finding.

    options:
      --accept                believe the database, although something is missing;
                              stop the server first
      --data DIR              the data folder of the server
      --database URL          its database, if that is not in the data folder
      --language LANGUAGE     another language: { $languages }
      -h, --help              show this page

    examples:
      lastcard doctor --data /var/lib/lastcard

cli-help-admin =
    lastcard admin - look after a server

    usage: lastcard admin TASK [OPTIONS]

    Works on the database of a server, whether the server runs or not. Run it as
    the user the server runs as.

    tasks:
      players [TEXT]          list players, or those with TEXT in their name
      player PLAYER           show one: logins, bots, tables, reports, ban
      ban PLAYER              ban a person and their bots: --reason, --until
      unban PLAYER            let the person play again
      bans                    list the banned players and names
      ban-name NAME           let nobody take a name; whoever has it keeps it
      unban-name NAME         let the name be taken again
      end-logins PLAYER       log a player out everywhere
      reset-password PLAYER   print a code to set a new password with
      delete PLAYER           delete a player and their bots for good
      reports                 list what players have reported, and the talk there
      report NUMBER           show one report with all that was said
      report-done NUMBER      that report is seen to
      tables                  list the tables that are open or playing
      close ID                close a table for good; nothing more happens there
      audit [PLAYER]          show logins and deeds: --since

    PLAYER is an id, or a name that one player has.

    options:
      --until DAY             when a ban ends, in UTC; without it never
      --reason TEXT           why somebody is banned; they are told
      --since DAY             show what happened from then on
      --data DIR              the data folder of the server
      --database URL          its database, if that is not in the data folder
      --language LANGUAGE     another language: { $languages }
      -h, --help              show this page

    examples:
      lastcard admin tables
      lastcard admin close abc123 --data /var/lib/lastcard
      lastcard admin ban "Rude Boy" --until 2026-12-31 --reason "insults"

# Looking after a server from the command line.

copy-missing = Nomme le fichier de la sauvegarde.
task-missing = Dis ce qu’il faut faire : { $known }.
task-unknown = Rien ne s’appelle « { $task } » ici ; il y a { $known }.
task-needs = { $task } a besoin d’un { $what ->
        [ID] ID
        [NAME] NOM
        [NUMBER] NUMÉRO
       *[other] { $what }
    }.
database-missing = Il n’y a pas de base de données { $file } ; nomme le dossier de ton serveur avec --data.
ban-missing = Le nom « { $name } » n’est pas interdit.
report-missing = Il n’y a pas de signalement ouvert { $report }.

backup-done = Tout est copié dans { $file }.
restore-done = La sauvegarde { $file } est maintenant la base de données.

admin-no-tables = Aucune table n’est ouverte ni en jeu.
admin-ago =
    { $minutes ->
        [0] maintenant
        [one] il y a { $minutes } minute
       *[other] il y a { $minutes } minutes
    }
admin-closed = La table { $table } est fermée.
admin-no-bans = Aucun nom n’est interdit.
admin-banned = Plus personne ne peut prendre le nom « { $name } ».
admin-unbanned = Le nom « { $name } » est de nouveau disponible.
admin-no-reports = Il n’y a pas de signalement ouvert.
admin-report = { $report }  { $day }  { $player } : { $reason } ; signalé par { $reporter }
admin-report-at = table { $table }
admin-report-done = Le signalement { $report } est réglé.

cli-help-backup =
    lastcard backup - copier tout ce qu’un serveur conserve

    utilisation : lastcard backup FICHIER [OPTIONS]

    Copie la base de données dans FICHIER, qui ne doit pas encore exister. Le
    serveur peut tourner pendant ce temps ; la copie est entière et cohérente.
    Garde avec elle le fichier secret.key du dossier de données : sans lui, tout
    le monde devra se reconnecter.

    Une base PostgreSQL se copie avec son propre programme, pg_dump.

    options :
      --data DOSSIER          le dossier de données du serveur
      --database URL          sa base de données, si elle n’est pas dans ce dossier
      --language LANGUE       une autre langue ({ $languages })
      -h, --help              montrer cette page

    exemples :
      lastcard backup lundi.db
      lastcard backup /backups/$(date +%F).db --data /var/lib/lastcard

cli-help-restore =
    lastcard restore - remettre une sauvegarde en place

    utilisation : lastcard restore FICHIER [OPTIONS]

    Fait de la sauvegarde FICHIER la base de données d’un serveur qui n’en a pas
    encore : arrête d’abord le serveur et déplace l’ancienne base. Une sauvegarde
    d’une version plus ancienne est mise à jour.

    options :
      --data DOSSIER          le dossier de données du serveur
      --database URL          sa base de données, si elle n’est pas dans ce dossier
      --language LANGUE       une autre langue ({ $languages })
      -h, --help              montrer cette page

    exemples :
      lastcard restore lundi.db --data /var/lib/lastcard

cli-help-admin =
    lastcard admin - s’occuper d’un serveur

    utilisation : lastcard admin TÂCHE [OPTIONS]

    Travaille sur la base de données d’un serveur, que celui-ci tourne ou non. À
    lancer sous le même utilisateur que le serveur.

    tâches :
      tables                  lister les tables ouvertes ou en jeu
      close ID                fermer une table pour de bon
      bans                    lister les noms que personne ne peut prendre
      ban NOM                 interdire un nom ; qui le porte le garde
      unban NOM               autoriser de nouveau ce nom
      reports                 lister ce que les joueurs ont signalé
      report-done NUMÉRO      ce signalement est réglé

    options :
      --data DOSSIER          le dossier de données du serveur
      --database URL          sa base de données, si elle n’est pas dans ce dossier
      --language LANGUE       une autre langue ({ $languages })
      -h, --help              montrer cette page

    exemples :
      lastcard admin tables
      lastcard admin close abc123 --data /var/lib/lastcard
      lastcard admin ban "Grand Maître"

# Looking after a server from the command line.

copy-missing = Nomme le fichier de la sauvegarde.
task-missing = Dis ce qu’il faut faire : { $known }.
task-unknown = Rien ne s’appelle « { $task } » ici ; il y a { $known }.
task-needs = { $task } a besoin d’un { $what ->
        [ID] ID
        [NAME] NOM
        [PLAYER] JOUEUR
        [NUMBER] NUMÉRO
       *[other] { $what }
    }.
database-missing = Il n’y a pas de base de données { $file } ; nomme le dossier de ton serveur avec --data.
ban-missing = Le nom « { $name } » n’est pas interdit.
reason-missing = Dis pourquoi, avec --reason.
date-wrong = { $option } prend un jour ou une heure en UTC, comme 2026-12-31, pas « { $text } ».
date-past = { $text } est passé ; donne un moment à venir.
player-missing = Personne n’a l’identifiant ni le nom « { $who } ».
player-ambiguous = Plusieurs invités s’appellent « { $who } » ; donne l’identifiant, que montre « lastcard admin players ».
player-ban-missing = { $name } n’est pas sous le coup d’une exclusion.
report-missing = Ce signalement n’existe pas : { $report }.
key-missing = Il n’y a pas de clé { $path } ; rétablis-la depuis une sauvegarde, sinon tout le monde devra se reconnecter.
open-to-others = D’autres utilisateurs de la machine peuvent lire ou modifier { $path } ; interdis-le avec « chmod go= { $path } ».
disk-nearly-full = Il ne reste que { $megabytes } Mo là où se trouve { $path } ; fais de la place.

backup-done = Tout est copié dans { $file }.
restore-done = La sauvegarde { $file } est maintenant la base de données.
doctor-fine = Tout est en ordre.
doctor-findings = Constats : { $count }.
doctor-accepted = Désormais, ce qui est dans la base de données fait foi.
doctor-progress = { $done } sur { $all }

admin-no-tables = Aucune table n’est ouverte ni en jeu.
admin-ago =
    { $minutes ->
        [0] maintenant
        [one] il y a { $minutes } minute
       *[other] il y a { $minutes } minutes
    }
admin-closed = La table { $table } est fermée.
admin-no-bans = Personne n’est sous le coup d’une exclusion, et aucun nom n’est interdit.
admin-ban =
    { $until ->
        [never] { $day }  { $player }, pour toujours : { $reason }
       *[other] { $day }  { $player }, jusqu’au { $until } : { $reason }
    }
admin-ban-name = { $day }  le nom « { $name } »
admin-banned =
    { $until ->
        [never] { $player } ne peut plus jouer ici.
       *[other] { $player } ne peut pas jouer ici avant { $until } (UTC).
    }
admin-unbanned = { $player } peut de nouveau jouer ici, après une nouvelle connexion.
admin-name-banned = Plus personne ne peut prendre le nom « { $name } ».
admin-name-unbanned = Le nom « { $name } » est de nouveau disponible.
admin-is-banned = (exclusion)
admin-no-players = Personne ne s’appelle ainsi.
admin-more-players = Il peut y en avoir d’autres ; donne une partie du nom.
admin-player = { $player } : { $kind }, depuis le { $created }, dernière visite { $seen }
admin-player-logins = connexions : { $number }
admin-player-ban =
    { $until ->
        [never] exclusion pour toujours : { $reason }
       *[other] exclusion jusqu’au { $until } : { $reason }
    }
admin-player-owner = un bot de { $owner }
admin-player-bots = bots : { $found }
admin-player-tables = tables : { $found }
admin-player-reports = signalements ouverts : { $found }
admin-logins-ended =
    { $number ->
        [one] { $number } connexion de { $player } est fermée.
       *[other] { $number } connexions de { $player } sont fermées.
    }
admin-password-reset = Le mot de passe de { $player } n’ouvre plus rien, et toutes les connexions sont fermées. Avec ce code de secours, valable une fois, on peut choisir un nouveau mot de passe :
admin-deleted = { $player } n’existe plus ici.
admin-no-deeds = Rien de tel n’est noté.
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

    Si FICHIER est un dossier, la copie porte l’heure pour nom. Une copie est
    ouverte, comptée et en partie rejouée avant de recevoir son nom.

    Une base PostgreSQL se copie avec son propre programme, pg_dump.

    options :
      --keep NOMBRE           garder autant de copies ; les plus vieilles partent
      --data DOSSIER          le dossier de données du serveur
      --database URL          sa base de données, si elle n’est pas dans ce dossier
      --language LANGUE       une autre langue ({ $languages })
      -h, --help              montrer cette page

    exemples :
      lastcard backup lundi.db
      lastcard backup /backups/$(date +%F).db --data /var/lib/lastcard
      lastcard backup /backups --keep 14 --data /var/lib/lastcard

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

cli-help-doctor =
    lastcard doctor - vérifier tout ce qu’un serveur conserve

    utilisation : lastcard doctor [OPTIONS]

    Regarde le dossier de données et ses droits, la place libre, la base de données
    et chaque journal : est-il ce qui a été écrit, peut-il être rejoué, les donnes
    des parties finies sont-elles prouvées. Dit que faire de chaque constat. Ne
    change rien ; le serveur peut tourner pendant ce temps. Le code de sortie est 1
    s’il y a un constat.

    options :
      --accept                croire la base de données, même s’il manque quelque
                              chose ; arrête d’abord le serveur
      --data DOSSIER          le dossier de données du serveur
      --database URL          sa base de données, si elle n’est pas dans ce dossier
      --language LANGUE       une autre langue ({ $languages })
      -h, --help              montrer cette page

    exemples :
      lastcard doctor --data /var/lib/lastcard

cli-help-admin =
    lastcard admin - s’occuper d’un serveur

    utilisation : lastcard admin TÂCHE [OPTIONS]

    Travaille sur la base de données d’un serveur, que celui-ci tourne ou non. À
    lancer sous le même utilisateur que le serveur.

    tâches :
      players [TEXTE]         lister les joueurs, ou ceux dont le nom a TEXTE
      player JOUEUR           en montrer un : connexions, bots, tables, exclusion
      ban JOUEUR              exclure quelqu’un et ses bots : --reason, --until
      unban JOUEUR            laisser la personne rejouer
      bans                    lister les exclusions et les noms interdits
      ban-name NOM            interdire un nom ; qui le porte le garde
      unban-name NOM          autoriser de nouveau ce nom
      end-logins JOUEUR       fermer toutes les connexions d’un joueur
      reset-password JOUEUR   donner un code pour un nouveau mot de passe
      delete JOUEUR           supprimer un joueur et ses bots pour de bon
      reports                 lister les signalements et ce qui s’est dit
      report NUMÉRO           montrer un signalement et tout ce qui s’est dit
      report-done NUMÉRO      ce signalement est réglé
      tables                  lister les tables ouvertes ou en jeu
      close ID                fermer une table pour de bon
      audit [JOUEUR]          montrer connexions et actes : --since

    JOUEUR est un identifiant, ou un nom que porte un seul joueur.

    options :
      --until JOUR            la fin de l’exclusion, en UTC ; sinon jamais
      --reason TEXTE          pourquoi on exclut ; la personne le lit
      --since JOUR            montrer ce qui s’est passé depuis
      --data DOSSIER          le dossier de données du serveur
      --database URL          sa base de données, si elle n’est pas dans ce dossier
      --language LANGUE       une autre langue ({ $languages })
      -h, --help              montrer cette page

    exemples :
      lastcard admin tables
      lastcard admin close abc123 --data /var/lib/lastcard
      lastcard admin ban "Grand Maître" --until 2026-12-31 --reason "insultes"

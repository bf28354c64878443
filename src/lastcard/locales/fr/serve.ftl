# Running a server from the command line.

serve-ready = lastcard est servi à l’adresse { $address }
serve-room = Dans cette pièce, tout le monde peut ouvrir { $address }
serve-room-unknown = Cette machine n’a pas de réseau, personne d’autre dans la pièce ne peut donc venir.
serve-no-browser = Il n’y a pas de navigateur ici ; ouvre l’adresse dans l’un des tiens.
serve-stop = Ctrl-C l’arrête.

cli-help-serve =
    lastcard serve - faire jouer dans les navigateurs

    utilisation : lastcard serve [OPTIONS]

    Sert la page pour jouer et tout ce dont les navigateurs, les terminaux
    (lastcard join) et les programmes (lastcard bot) ont besoin. Les parties, les
    joueurs et les clés sont gardés dans le dossier de données ; un serveur arrêté
    reprend où il en était quand on le relance.

    options :
      --host HÔTE             l’adresse où écouter (par défaut : 127.0.0.1, pour
                              cette machine seule)
      --port PORT             le port (par défaut : 8013) ; 0 en prend un libre
      --lan                   laisser entrer les gens de la pièce : écouter à toutes
                              les adresses de la machine, et montrer celle que les
                              téléphones peuvent atteindre
      --open                  ouvrir la page dans le navigateur ; à un port libre si
                              le port habituel est pris
      --data DOSSIER          où garder les clés et la base de données (par défaut :
                              lastcard dans $XDG_DATA_HOME ou ~/.local/share)
      --database URL          une autre base de données : sqlite:///FICHIER ou
                              postgresql://NOM:MOTDEPASSE@HÔTE/BASE
      --language LANGUE       une autre langue ({ $languages })
      -h, --help              montrer cette page

    Chaque réglage a aussi une variable, comme LASTCARD_PORT, et certains n’ont
    que cela : docs/reference/settings.md les énumère. docs/how-to/run-a-server.md
    montre comment en faire tourner un pour le monde entier.

    codes de sortie :
      0    il a été arrêté, par Ctrl-C ou SIGTERM
      1    il ne peut pas démarrer : le port est pris, le dossier n’est pas
           accessible en écriture…
      2    la ligne de commande est incorrecte

    exemples :
      lastcard serve --open
      lastcard serve --lan
      lastcard serve --host 127.0.0.1 --port 8013 --data /var/lib/lastcard

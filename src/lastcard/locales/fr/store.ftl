# What the store refuses. A message id is the code of the refusal.

store = La base de données ne permet pas cela.
database-refused = La base de données est inutilisable.
database-unreadable = Ce n’est pas l’adresse d’une base de données ; écris sqlite:///fichier ou postgresql://hôte/nom.
database-driver-missing = PostgreSQL a besoin de son pilote ; installe lastcard[postgres].
database-away = La base de données ne répond pas : { $reason }.
database-damaged = La base de données { $file } est endommagée ({ $reason }) ; déplace-la, avec tous les fichiers dont le nom commence ainsi, et rétablis la dernière sauvegarde avec « lastcard restore ».
database-moved = Le fichier de la base de données a été déplacé ou remplacé pendant que le serveur tourne ; remets-le à sa place ou redémarre le serveur.
journal-cut = Dans la base de données { $file }, il manque des fins de journaux qui avaient été écrites ({ $count } : { $matches }) ; déplace la base, avec tous les fichiers dont le nom commence ainsi, et rétablis la dernière sauvegarde avec « lastcard restore » ; ou accepte la perte avec « lastcard doctor --accept ».
journal-changed = Le journal de { $match } n’est pas ce qui avait été écrit ; rétablis une sauvegarde avec « lastcard restore », ou accepte-le avec « lastcard doctor --accept ».
journal-unplayable = Le journal de { $match } ne peut pas être rejoué ({ $reason }) ; rétablis une sauvegarde avec « lastcard restore », ou ferme la table avec « lastcard admin close ».
deals-unproved = La partie { $match } est finie et ses donnes ne sont pas prouvées ; « lastcard verify » dit pourquoi, avec son enregistrement.
database-old = La base de données vient d’une version antérieure de lastcard ; démarre une fois le serveur, et elle sera mise à jour.
database-newer = La base de données vient d’une version plus récente de lastcard ; installe-la.
database-foreign = La base de données contient les données d’autre chose ; choisis-en une autre.
not-written = L’écriture a échoué ; regarde si cela s’est fait ou non.
name-taken = Quelqu’un s’appelle déjà « { $name } » ; choisis un autre nom.
player-unknown = Ce joueur n’existe pas.
not-a-guest = C’est déjà un compte.
match-unknown = Cette table n’existe pas.
copy-refused = Cela ne peut pas être copié.
copy-elsewhere = Une base PostgreSQL se copie avec ses propres programmes ; utilise { $program }.
copy-unfit = Le fichier { $path } n’est pas une sauvegarde d’une base lastcard.
copy-faulty = La copie n’est pas ce qui a été copié ({ $reason }) ; regarde l’état du disque et réessaie.
copy-in-the-way = Il y a déjà un fichier { $path } ; déplace-le d’abord.

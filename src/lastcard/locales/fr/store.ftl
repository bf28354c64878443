# What the store refuses. A message id is the code of the refusal.

store = La base de données ne permet pas cela.
database-refused = La base de données est inutilisable.
database-unreadable = Ce n’est pas l’adresse d’une base de données ; écris sqlite:///fichier ou postgresql://hôte/nom.
database-driver-missing = PostgreSQL a besoin de son pilote ; installe lastcard[postgres].
database-away = La base de données ne répond pas : { $reason }.
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
copy-in-the-way = Il y a déjà un fichier { $path } ; déplace-le d’abord.

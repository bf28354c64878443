# What the server refuses. A message id is the code of the refusal.

server = Le serveur ne fait pas cela.
request-wrong = Le serveur ne comprend pas cette demande.
body-wrong = Ce qui a été envoyé n’est pas ce qu’il faut ici : { $detail }.
query-wrong = L’adresse demande quelque chose qui n’existe pas : { $detail }.
body-not-json = Envoie du JSON, et dis-le avec « Content-Type: application/json ».
body-too-long = C’est trop d’un coup ; envoie { $most } octets au plus.
method-wrong = Cette adresse n’accepte que { $allowed }.
upgrade-missing = La page est là, mais pas la connexion en direct : un proxy sur le chemin ne laisse pas passer les WebSockets ; la personne qui gère le serveur doit lui faire transmettre Upgrade et Connection.
login-needed = Entre d’abord, en invité ou avec ton compte.
login-wrong = Il n’y a pas de compte avec ce nom et ce mot de passe.
code-wrong = Il n’y a pas de compte avec ce nom et ce code de secours.
password-wrong = Ce n’est pas ton mot de passe.
not-allowed = Tu n’as pas le droit de faire cela.
host-foreign = Ce serveur ne s’appelle pas { $host } ; la personne qui le gère peut ajouter ce nom à LASTCARD_HOSTS.
origin-foreign = La demande venait d’une page d’un autre site, rien n’a donc été fait ; si c’est la page de ce serveur, la personne qui le gère doit mettre dans LASTCARD_ORIGIN l’adresse du navigateur.
account-needed = Il faut un compte pour cela ; crées-en un d’abord.
person-needed = Un bot ne peut pas faire cela.
banned =
    { $until ->
        [never] Tu ne peux plus jouer sur ce serveur : { $reason }.
       *[other] Tu ne peux pas jouer sur ce serveur avant { $until } (UTC) : { $reason }.
    }
not-there = Cela n’existe pas.
page-unknown = Il n’y a rien à cette adresse.
table-unknown = Cette table n’existe pas, ou elle est déjà fermée.
login-unknown = Tu n’as pas de connexion de ce genre ; elle a peut-être déjà pris fin.
bot-account-unknown = Tu n’as pas de bot de ce nom.
lesson-unknown = Cette leçon n’existe pas.
name-refused = Personne ne peut s’appeler ainsi ; choisis un autre nom.
name-long = Choisis un nom plus court, de { $most } caractères au plus.
name-empty = Un nom contient au moins une lettre ou un chiffre.
name-odd = Choisis un nom fait de lettres, de chiffres et de signes que tout le monde peut voir.
name-mixed = Choisis un nom en lettres d’un seul alphabet.
name-reserved = Ce nom n’est pas disponible ; choisis-en un autre.
password-weak = Ce mot de passe serait vite deviné ; choisis-en un plus long ou plus original.
account-missing = { $name } n’a pas de compte, donc pas de mot de passe.
language-missing = Il n’y a pas encore de textes en « { $language } » ; choisis parmi { $known }.
bots-enough = Tu as déjà { $most } bots ; supprimes-en un d’abord.
match-unfinished = La partie n’est pas terminée, et ses cartes sont secrètes jusque-là.
match-private = Cette partie a été jouée à une table privée ; seules les personnes qui y ont joué peuvent la voir.
record-too-long = L’enregistrement a plus de { $most } coups ; aucune partie n’est si longue.
sockets-enough = Il y a déjà { $most } fenêtres ou programmes connectés, de toi ou de ton réseau ; fermes-en quelques-uns et réessaie.
tables-awake-enough = Il y a déjà { $most } tables ouvertes, par toi ou par ton réseau ; fermes-en d’abord quelques-unes.
tables-enough = Tu as déjà { $most } tables inachevées ; termines-en ou quittes-en d’abord quelques-unes.
too-often =
    { $seconds ->
        [one] C’était trop souvent ; attends une seconde, puis réessaie.
       *[other] C’était trop souvent ; attends { $seconds } secondes, puis réessaie.
    }
logins-busy = Trop de personnes se connectent en ce moment ; réessaie dans { $seconds } secondes.
unwell = Le serveur ne peut ni lire ni écrire en ce moment.
broken = Quelque chose s’est cassé de notre côté ; réessaie dans un instant.

# What keeps the server from starting.

start-refused = Le serveur ne peut pas démarrer.
setting-wrong = Le réglage { $setting } ne peut pas valoir « { $value } » : { $detail }.
setting-unknown = Il n’y a pas de réglage { $setting } ; le plus proche est { $nearest }.
data-unusable = Le dossier de données { $folder } est inutilisable : { $reason }.
data-in-use = Un autre serveur a ouvert la base de données { $file } ; arrête-le d’abord, ou nomme un autre dossier avec --data.
upgrade-waits = Un serveur d’une version plus ancienne utilise cette base de données ; redémarre-le d’abord avec la nouvelle version, puis réessaie.
key-damaged = La clé { $file } est abîmée ; restaure-la depuis une sauvegarde, ou supprime-la et tout le monde devra se reconnecter.
address-unusable = Rien ne peut être servi à { $host }, port { $port } : { $reason }.

# The page in place of the client.

page-unbuilt-title = lastcard
page-unbuilt =
    Le serveur tourne, mais la page pour jouer n’a pas été construite.
    Les programmes et les terminaux peuvent jouer : tout ce qui est sous /api et /ws marche.

# What guests are called who choose no name; a number follows.
guest-birds = Aigle Alouette Bécasse Bruant Buse Busard Canard Chouette Cigogne Colombe Corbeau Courlis Cygne Épervier Faucon Geai Grive Grue Hibou Hirondelle Héron Huppe Ibis Loriot Martinet Merle Mésange Milan Moineau Mouette Oie Pie Pinson Rossignol Sterne Verdier

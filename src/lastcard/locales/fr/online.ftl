# Online tables from the command line: programs and people in a terminal.

link-missing = Donne l’adresse d’une table, comme https://cards.example/t/abc123.
link-wrong = « { $text } » n’est pas l’adresse d’une table ; elle doit ressembler à https://cards.example/t/abc123.
server-missing = Nomme le serveur avec --server, ou une table avec --table.
server-wrong = « { $text } » n’est pas l’adresse d’un serveur ; elle doit ressembler à https://cards.example.
bots-too-many = Avec { $bots } bots, il ne reste pas de place pour toi à une table de { $seats }.
servers-differ = La table n’est pas du serveur { $server }.
program-missing = Nomme le programme qui doit jouer, comme ./mybot.
token-missing = Donne le jeton de ton compte de bot avec --token ou dans LASTCARD_TOKEN.
speed-unknown = Il n’y a pas de vitesse « { $speed } » ; les vitesses sont { $known }.
server-away = Personne ne répond à { $server } : { $reason }.
no-local-server = Aucun serveur ne tourne sur cette machine à { $server } : lances-en un avec lastcard serve, ou nomme-en un autre avec --server.
server-strange = Ce qui répond à { $server } n’est pas un serveur lastcard.
login-refused = Le serveur { $server } ne connaît pas ce jeton.
version-other = Le serveur parle la version { $theirs } du protocole et ce programme la version { $ours } ; installe la même version de lastcard.
no-seat = Il n’y a pas de place libre à cette table.
removed = L’hôte de la table t’a retiré ta place.
table-closed = La table est fermée.
server-refused = { $said }.

bot-welcome = { $name } est sur le serveur.
bot-lost = La connexion est perdue ; nouvel essai…
bot-waits = En attente d’une partie…
bot-sits = En train de jouer à { $link }
bot-over = La partie est finie : { $score }
bot-closed = La table a été fermée.

join-call-you = Comment les autres doivent-ils t’appeler ? Tape un nom, ou appuie sur Entrée pour être { $name }.
join-seat =
    { $kind ->
        [bot] un bot
        [free] libre
        [you] toi
        [ready] prêt
        [gone] pas là
       *[unready] pas encore prêt
    }
join-wait-host = La partie commence quand { $host } la lance ; quit quitte la table.
join-wait-maker = La partie commence quand l’hôte la lance ; quit quitte la table.
join-waits-for = On attend encore { $who }.
join-free-seats =
    { $seats ->
        [one] Il reste une place libre : invite quelqu’un avec le lien ci-dessus.
       *[other] Il reste { $seats } places libres : invite des gens avec le lien ci-dessus.
    }
join-can-start = Tape start pour lancer la partie, quit pour quitter la table.
join-room-help =
    { $arranges ->
        [yes] Tu peux taper start, bots pour occuper les places libres, bot 3 master pour en asseoir un à la place 3, remove 2 pour libérer la place 2, link pour montrer le lien en code QR, et quit.
       *[no] Ici, tu peux seulement taper quit, qui quitte la table, et link, qui montre le lien en code QR.
    }
join-invite = Toute personne ayant ce lien peut s’asseoir, dans un navigateur ou avec lastcard join :
join-not-here = « { $text } » ne veut rien dire ici.
join-own-seat = C’est ta propre place ; quit quitte la table.
join-lost = La connexion est perdue ; nouvel essai…
join-found = La connexion est revenue.
join-away = { $who } n’est plus là ; un bot prend le relais.
join-away-me = Tu n’étais plus là, et un bot joue pour toi.
join-take-back = Appuie sur Entrée pour jouer toi-même à nouveau.
join-back = { $who } est de retour.
online-denied = Tu as contribué à la manche { $deal }, et le serveur note que non. Ce que tu as envoyé et son reçu, s’il en a donné un, sont gardés dans { $file }.
join-slow = Ton temps est écoulé.
join-clock =
    { $seconds ->
        [one] Tu as une seconde.
       *[other] Tu as { $seconds } secondes.
    }
join-says = { $who } : { $said }
join-record = L’enregistrement de la partie : { $address }
join-once-more = Appuie sur Entrée pour partir, ou tape again pour rejouer avec les mêmes personnes.
join-wants-again = { $who } veut rejouer : tape again.
join-closed = La table a été fermée.
join-closed-idle = Cette table a été fermée parce que personne n’y avait joué depuis longtemps.
join-left = Tu as quitté la table ; si la partie a commencé, un bot joue pour toi.
join-again = Pour revenir : { $command }

cli-help-join =
    lastcard join - jouer à une table en ligne dans le terminal

    utilisation : lastcard join LIEN [--name NOM]

    LIEN est l’adresse d’une table, telle que le navigateur la montre. Tu entres en
    invité, tu prends une place libre et tu es prêt ; quand l’hôte lance la partie,
    elle se joue comme avec lastcard play. Pendant le jeu, tape ? pour l’aide et
    hint pour voir ce que tu peux jouer ; quit fait partir, et la même commande te
    ramène à ta place. Une connexion perdue se rétablit toute seule.

    Avant la partie, l’hôte tape :
      start                   lancer la partie
      bots                    occuper les places libres avec des bots
      bot 3 master            asseoir un bot à la place 3 ; sans nom, l’habituel
      remove 2                libérer la place 2, d’un joueur ou d’un bot
      link                    montrer le lien de la table, aussi en code QR

    Après la partie, again en rejoue une avec les mêmes personnes. Pour ouvrir ta
    propre table, utilise lastcard host.

    Qui tu es sur un serveur est gardé dans lastcard/online, dans $XDG_DATA_HOME ou
    ~/.local/share, pour que tu retrouves ta place et ton nom la prochaine fois.

    options :
      --name NOM              comment tu t’appelles là-bas
      --language LANGUE       une autre langue ({ $languages })
      -h, --help              montrer cette page

    exemples :
      lastcard join https://cards.example/t/abc123
      lastcard join 192.168.1.7:8013/t/abc123 --name Ada

cli-help-host =
    lastcard host - ouvrir une table en ligne dans le terminal, et y jouer

    utilisation : lastcard host [JEU] [OPTIONS]

    JEU est l’un de { $games } ; sans lui tu joues à gang, Gang of Four. Une
    table est ouverte sur le serveur, tu reçois son lien, aussi en code QR, et tu
    prends la première place. Toute personne ayant le lien s’assoit, dans un
    navigateur ou avec lastcard join. C’est toi qui organises la table ; le reste
    est comme le dit lastcard join --help.

    options :
      --server URL            le serveur, comme https://cards.example ; sans elle,
                              celui qui tourne sur cette machine (lastcard serve)
      --name NOM              comment tu t’appelles là-bas
      --players N             combien sont à la table (gang 3-4, thirteen 3-6)
      --bots N                autant de bots y sont aussi ; ou BOT,BOT,... par nom
      --edition ÉDITION       les règles d’une édition imprimée, comme en-2010
      --option NOM=VALEUR     changer une option ; peut être répété
      --speed VITESSE         relaxed, normal, fast ou days (par défaut : normal)
      --public                montrer la table parmi les tables ouvertes du
                              serveur ; sinon, il faut le lien pour la trouver
      --language LANGUE       une autre langue ({ $languages })
      -h, --help              montrer cette page

    Les bots, les plus doux d’abord :
      { $bots }

    exemples :
      lastcard host --name Ada
      lastcard host thirteen --players 5 --bots 2 --public
      lastcard host --server https://cards.example --bots novice,master

cli-help-bot =
    lastcard bot - faire jouer un programme aux tables en ligne

    utilisation : lastcard bot --server URL --token JETON [OPTIONS] PROGRAMME

    PROGRAMME est un programme à toi, comme ./mybot, qui lit une ligne de JSON et
    écrit un coup (docs/reference/bot-protocol.md), ou le nom d’un bot :
      { $bots }

    Le jeton est celui d’un compte de bot sur le serveur ; la page
    docs/how-to/write-a-bot.md montre comment en obtenir un. Avec --table, le
    programme prend une place libre à cette table et y joue. Sinon, il demande une
    partie, la joue, et demande la suivante. Une connexion perdue reprend là où
    elle en était.

    options :
      --server URL            le serveur, comme https://cards.example
      --token JETON           le jeton ; mieux vaut le mettre dans LASTCARD_TOKEN,
                              où les autres sur cette machine ne le voient pas
      --table LIEN            l’adresse d’une table ; --server est alors inutile
      --matches N             s’arrêter après ce nombre de parties
      --language LANGUE       une autre langue ({ $languages })
      -h, --help              montrer cette page

    Quel genre de partie il demande, sans --table :
      --game JEU              l’un de { $games } (par défaut : gang)
      --players N             combien sont à la table (par défaut : 4)
      --edition ÉDITION       les règles d’une édition imprimée
      --option NOM=VALEUR     changer une option ; peut être répété
      --speed VITESSE         relaxed, normal, fast ou days (par défaut : normal)
      --wait SECONDES         combien de temps attendre d’autres qui veulent la même
                              partie, avant que des bots du serveur complètent la
                              table (par défaut : 60)

    codes de sortie :
      0    la partie à la table, ou toutes les parties, ont été jouées
      1    le serveur ne répond pas ou refuse, ou le programme a enfreint une
           règle ; ce qu’il a dit en dernier est montré
      2    la ligne de commande est incorrecte

    exemples :
      lastcard bot --server https://cards.example --token JETON ./mybot
      lastcard bot --table https://cards.example/t/abc123 --token JETON greedy

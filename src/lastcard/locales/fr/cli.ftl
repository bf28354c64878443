# The manual pages of the command line, and what it says when something is wrong.

cli-error = lastcard: { $message }
cli-bot-said = {"  | "}{ $line }
cli-try-help = Essaie « { $command } --help ».
cli-version = lastcard { $version }

refused = C’est refusé.
usage = La ligne de commande est incorrecte.
arguments-wrong = { $detail }.
argument-unknown = Il n’y a pas de « { $argument } » ici.
value-missing = L’option { $option } a besoin d’une valeur.
file-missing = Nomme le fichier d’une partie enregistrée.
command-missing = Nomme une commande : { $known }.
command-unknown = Il n’y a pas de commande « { $command } » ; les commandes sont { $known }.
extra-missing = « lastcard { $command } » a besoin du serveur ; installe-le avec : pip install 'lastcard[server]'.
game-unknown = Il n’y a pas de jeu « { $game } » ; les jeux sont { $known }.
language-unknown = Il n’y a pas de textes en « { $language } » ; les langues sont { $known }.
number-wrong = { $option } prend un nombre entier de { $lowest } à { $highest }, pas « { $text } ».
option-form = --option prend NOM=VALEUR, comme target=50, pas « { $text } ».
paragraph-unknown = Il n’y a pas de paragraphe « { $paragraph } » dans ces règles ; le premier est { $first }.
rules-missing = Les règles de { $game } ne sont pas encore écrites.
failure = Cela ne peut pas se faire.
file-unreadable = { $file } ne peut pas être lu : { $reason }.
file-not-text = { $file } n’est pas un fichier texte.
output-failed = Plus rien ne peut être affiché : { $reason }.
file-unwritable = { $file } ne peut pas être écrit : { $reason }.

cli-help =
    lastcard - la table de jeu pour Gang of Four et 13

    utilisation : lastcard COMMANDE [OPTIONS]
                  lastcard COMMANDE --help
                  lastcard --version

    Joue dans le terminal contre des bots, ou en ligne avec des gens ; fais tourner
    un serveur ; lis les règles, revois une partie terminée, ou demande à l’arbitre
    ce qui est permis.

    commandes :
      play [JEU]              jouer une partie contre des bots
      host [JEU]              ouvrir une table en ligne et y jouer
      join LIEN               jouer à une table en ligne
      serve                   faire jouer dans les navigateurs
      bot PROGRAMME           faire jouer un programme aux tables en ligne
      backup FICHIER          copier tout ce qu’un serveur conserve
      restore FICHIER         remettre une telle copie en place
      doctor                  vérifier tout ce qu’un serveur conserve
      admin TÂCHE             s’occuper d’un serveur : tables, noms, signalements
      rules [JEU] [NUMÉRO]    lire les règles, ou l’un de leurs paragraphes
      replay FICHIER          revoir une partie enregistrée, tour par tour
      review FICHIER          juger les choix d’une partie enregistrée
      verify FICHIER          prouver que personne n’a choisi les cartes
      referee                 répondre en JSON à des questions sur les règles
      arena [JEU]             faire jouer des bots entre eux et les comparer

    options :
      -h, --help              montrer cette page ; COMMANDE --help en dit plus
      --version               montrer la version
      --language LANGUE       une autre langue ({ $languages })

    jeux :
      { $games }

    exemples :
      lastcard play                          une partie rapide de Gang of Four
      lastcard play --players 3 --edition de-2010 --save soiree.txt
      lastcard replay soiree.txt
      lastcard verify soiree.txt
      lastcard rules gang GF-9.1
      lastcard arena --bots greedy,greedy,novice,novice --deals 1000
      echo '{ "{" }"op":"combo","cards":"G3 Y3"{ "}" }' | lastcard referee

    environnement :
      NO_COLOR                pas de couleurs s’il est défini ; les cartes ont de
                              toute façon des lettres
      TERM                    « dumb » : ni couleurs ni écran redessiné
      COLUMNS, LINES          la taille du terminal, si on ne peut la lui demander
      PAGER                   ce qui montre les longues pages (par défaut : less)
      LASTCARD_LANGUAGE       la langue, si ce n’est pas celle du système

    codes de sortie :
      0    tout va bien
      1    échec : un fichier illisible, un enregistrement qui ne tient pas debout,
           une manche qui n’est pas prouvée
      2    la ligne de commande est incorrecte
      130  interrompu par Ctrl-C

cli-help-play =
    lastcard play - jouer une partie contre des bots

    utilisation : lastcard play [JEU] [OPTIONS]

    JEU est l’un de { $games } ; sans lui, tu joues à gang, Gang of Four.
    Tu es en bas de la table, des bots occupent les autres places. Pendant le jeu,
    tape ? pour l’aide et hint pour voir ce que tu peux jouer.

    options :
      --players N             combien sont à la table (gang 3-4, thirteen 3-6)
      --edition ÉDITION       les règles d’une édition imprimée, comme en-2010
      --option NOM=VALEUR     changer une option ; peut être répété
      --seed N                donner les cartes de cette graine : même graine, mêmes
                              cartes
      --cut                   demander où couper quand la coupe est à toi
      --name NOM              ton nom sur la feuille de score
      --bots BOT              avec qui tu joues, voir plus bas (par défaut :
                              planner), ou un programme à toi, comme ./mybot
      --save FICHIER          écrire la partie dans FICHIER après chaque manche
      --fast                  pas de pause entre les coups des bots
      --language LANGUE       une autre langue ({ $languages })
      -h, --help              montrer cette page

    Les bots, les plus doux d’abord :
      { $bots }
    master@200 pense en 200 mondes par coup, master@500ms une demi-seconde.

    Sans --edition, c’est une partie rapide : l’édition en-2010, et la table annonce
    elle-même les dernières cartes (last_card=automatic). Avec --edition, tout est
    comme dans ce livret, et c’est à toi d’annoncer « Carte ! ».
    lastcard rules JEU --editions liste les éditions et les options.

    exemples :
      lastcard play --option target=50 --fast
      lastcard play gang --edition fr-2010 --option ceremony=on
      lastcard play thirteen --players 5
      lastcard play --seed 7 --name Ada --save ada.txt

cli-help-rules =
    lastcard rules - lire les règles

    utilisation : lastcard rules [JEU] [NUMÉRO] [OPTIONS]

    JEU est l’un de { $games } ; sans lui, tu lis les règles de gang, Gang
    of Four. NUMÉRO est celui d’un paragraphe ou d’une section, comme GF-9.1 ou 9.

    options :
      --editions              lister les éditions et les options que chacune fixe
      --language LANGUE       une autre langue ({ $languages })
      -h, --help              montrer cette page

    Dans un terminal, les pages plus longues que l’écran sont montrées avec $PAGER.

    exemples :
      lastcard rules
      lastcard rules gang GF-9.1
      lastcard rules gang --editions

cli-help-replay =
    lastcard replay - revoir une partie enregistrée

    utilisation : lastcard replay FICHIER [OPTIONS]

    FICHIER est un enregistrement, en texte ou en JSON ; - le lit sur l’entrée
    standard. Chaque coup est confronté aux règles pendant qu’il est montré, et les
    scores aussi.

    Dans un terminal, on parcourt la partie : Entrée montre le coup suivant, ? les
    autres touches. Le résultat et les manches suivantes restent cachés jusqu’à ce
    qu’on y arrive. Dans un tube ou un fichier, tout est écrit, tour par tour.

    options :
      --all                   tout montrer d’un coup, comme dans un fichier
      --step                  coup par coup, comme toujours sur un terminal
      --move NUMÉRO           commencer à ce coup
      --eyes PLACE            voir ce que voyait cette place, de 0 à 5, ou open :
                              tous les jeux
      --json                  écrire l’enregistrement en JSON au lieu de le montrer
      --text                  écrire l’enregistrement en texte au lieu de le montrer
      --language LANGUE       une autre langue ({ $languages })
      -h, --help              montrer cette page

    codes de sortie :
      0    l’enregistrement a été montré, et tout y est juste
      1    le fichier est illisible, ou l’enregistrement ne tient pas debout

    exemples :
      lastcard replay soiree.txt --move 37 --eyes 2
      lastcard replay soiree.txt --json > soiree.json

cli-help-verify =
    lastcard verify - prouver que personne n’a choisi les cartes d’une partie

    utilisation : lastcard verify FICHIER [--receipts REÇUS]

    FICHIER est un enregistrement, en texte ou en JSON ; - le lit sur l’entrée
    standard. Chaque paquet est recalculé à partir du secret sur lequel la table
    s’était engagée avant la manche, de ce que les joueurs ont apporté et de la
    coupe, puis comparé aux cartes distribuées. Chaque coup est rejoué aussi.
    docs/reference/provable-deal.md dit comment cela marche.

    Une partie jouée avec --seed n’a rien à prouver.

    options :
      --receipts REÇUS        ce qui fut envoyé et les reçus que garde lastcard join
      --language LANGUE       une autre langue ({ $languages })
      -h, --help              montrer cette page

    codes de sortie :
      0    chaque manche est prouvée
      1    quelque chose ne concorde pas, ou le fichier est illisible

    exemples :
      lastcard play --save soiree.txt
      lastcard verify soiree.txt

cli-help-referee =
    lastcard referee - répondre à des questions sur les règles

    utilisation : lastcard referee

    Lit un objet JSON par ligne sur l’entrée standard et écrit aussitôt un objet
    JSON par ligne sur la sortie standard. Pour les scripts et les bots de tout
    langage.

    questions :
      { "{" }"op":"combo","cards":"G3 Y3"{ "}" }
          quelle combinaison forment des cartes : { "{" }"type":"pair"{ "}" } ; null si
          elles n’en forment pas. Les types :
          single pair three straight flush full_house straight_flush
          gang_of_4 gang_of_5 gang_of_6 gang_of_7
      { "{" }"op":"beats","cards":"G4 Y4","table":"G3 Y3"{ "}" }
          si cards peut être joué sur table : { "{" }"beats":true{ "}" }
      { "{" }"op":"legal","hand":"G3 Y3 R7","table":null{ "}" }
          tout ce qu’une main peut jouer : { "{" }"moves":["G3","Y3","R7","G3 Y3"]{ "}" }
          table       ce qu’il faut battre, ou null pour ouvrir un tour
          next_last   true si la personne suivante a une seule carte, annoncée
          opening     true pour le tout premier coup d’une partie
          edition     quelles règles, par exemple "de-2010" ; sinon "en-2010"
      { "{" }"op":"points","left":9{ "}" }
          ce que coûtent 9 cartes restantes : { "{" }"points":18{ "}" }
      { "{" }"op":"giver","left":[0,9,9],"totals":[3,30,20],"winner":0{ "}" }
          qui donne une carte au gagnant : { "{" }"seat":1{ "}" }
      { "{" }"op":"score13","piles":[{ "{" }"blue":3,"yellow":2,"green":0,"rotten":1{ "}" },…]{ "}" }
          ce que coûtent les cartes ramassées à 13 : { "{" }"points":[7,…]{ "}" }

    Les cartes s’écrivent G3, Y10, R1, M1, GP, YP, RD, dans n’importe quel ordre,
    en majuscules ou non. Ce qui ne peut être jugé reçoit sa réponse sur sa ligne,
    et le programme continue :
      { "{" }"error":"card-unknown","message":"Il n’y a pas de carte …"{ "}" }

    options :
      --language LANGUE       une autre langue ({ $languages })
      -h, --help              montrer cette page

# The rules in the terminal.
rules-editions = Éditions de { $game }
rules-same = comme { $edition }
rules-set = Chaque édition est comme { $default }, sauf pour ce qui est indiqué. Pour en jouer une : lastcard play { $game } --edition NOM --option NOM=VALEUR

# Proving a record in the terminal.
verify-unfinished = La partie de cet enregistrement n’a pas été terminée.
verify-absent = La place { $seat } n’a pas contribué.
verify-signed = Signées par le serveur avec la clé { $key } : { $signed } sur { $deals }.
verify-sum =
    { $deals ->
        [0] Il n’y a pas de manche à prouver.
        [one] { $proved } manche sur 1 est prouvée.
       *[other] Manches prouvées : { $proved } sur { $deals }.
    }

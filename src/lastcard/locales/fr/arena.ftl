# Bots against bots: what the arena shows, and why it cannot play.

arena-failed = L’arène ne peut pas être jouée.
arena-workers-died = Les jeux { $first } à { $last } ont tué les processus qui les jouaient, { $times } fois ; cherche un bot qui plante ou prend toute la mémoire.
arena-charts-missing = Les graphiques demandent Matplotlib ; installe-le avec : pip install 'lastcard[charts]'.
arena-cluster-missing = Une grappe demande Ray ; installe-le avec : pip install 'lastcard[cluster]'.
arena-cluster-unreachable = Il n’y a pas de grappe à { $address } ({ $reason }) ; lances-en une avec ray start --head et donne son adresse.
arena-cluster-failed = La grappe ne peut pas jouer ({ $reason }) ; vérifie que chaque nœud a cette version de lastcard.

bots-missing = Nomme avec --bots ceux qui jouent, comme --bots greedy,greedy,novice,novice ; il y a { $known }.
lineup-wrong = Nomme de { $fewest } à { $most } bots, un par place, ou un bot et --against un autre, pas { $bots }.
options-clash = { $option } et { $other } ne peuvent pas être donnés ensemble ; enlève l’un des deux.
option-needs = { $option } n’est que pour { $other } ; sans cela, nomme un bot par place.
chart-suffix = --chart prend un fichier qui finit en { $known }, pas « { $file } ».

arena-starting = { $played }/{ $games } jeux
arena-progress = { $played }/{ $games } jeux  { $percent } %  reste { $left }

arena-title = { $game }, { $edition }, { $players } joueurs
arena-what =
    { $plays ->
        [match] { $count } parties, chacune { $rotations } fois en tournant les places : { $games } en tout ; graine { $seed }
       *[deal] { $count } paquets, chacun donné { $rotations } fois en tournant les places : { $games } manches ; graine { $seed }
    }

arena-head-bot = bot
arena-head-net =
    { $unit ->
        [match] net/partie
       *[deal] net/manche
    }
arena-head-penalty =
    { $unit ->
        [match] score final
       *[deal] pénalité
    }
arena-head-won = gagné %
arena-head-rating = cote
arena-head-mean = ms/coup
arena-head-p95 = p95
arena-head-errors = fautes
arena-head-lost = forf.

arena-places-title = Places, en % des parties
arena-place =
    { $place ->
        [1] 1er
        [2] 2e
        [3] 3e
       *[other] { $place }e
    }
arena-pairs-title =
    { $unit ->
        [match] Avantage de la ligne sur la colonne, en points par partie
       *[deal] Avantage de la ligne sur la colonne, en points par manche
    }
arena-legend =
    net : ce que les autres bots ont payé moins ce qu’il a payé, par { $unit ->
        [match] partie
       *[deal] manche
    }
    { $sign } : un intervalle à 95 %, en gras quand il n’atteint pas 0
    fautes : celles qui se prouvent ; forf. : jeux perdus par forfait
    ms/coup, p95 : son temps moyen pour un coup, et celui du plus lent sur 20
    joué en { $took }

arena-fault-missed =
    { $count ->
        [one] { $bot } a manqué une fois une victoire certaine en { $deals } manches.
       *[other] { $bot } a manqué { $count } fois une victoire certaine en { $deals } manches.
    }
arena-fault-gift =
    { $count ->
        [one] { $bot } a offert une fois la manche à un joueur qui n’avait qu’une carte, en { $deals } manches.
       *[other] { $bot } a offert { $count } fois la manche à un joueur qui n’avait qu’une carte, en { $deals } manches.
    }
arena-lost =
    { $count ->
        [one] { $bot } a perdu un jeu par forfait : { $why } (jeu { $game }).
       *[other] { $bot } a perdu { $count } jeux par forfait : { $why } (le premier était le jeu { $game }).
    }
arena-lost-why =
    { $reason ->
        [not-started] impossible de le lancer
        [too-slow] il n’a pas répondu à temps
        [exited] il s’est arrêté avant de répondre
        [unreadable] sa réponse n’était pas un coup
        [illegal] son coup n’était pas permis
        [silent] c’était son tour et il n’a rien dit
       *[other] il est tombé en panne avec { $reason }
    }

arena-chart-net =
    { $unit ->
        [match] points nets par partie (plus haut, c’est mieux)
       *[deal] points nets par manche (plus haut, c’est mieux)
    }
arena-chart-rating = cote OpenSkill
arena-chart-note = Barres : intervalles à 95 % ; pour la cote, deux sigmas. Net : ce que les autres bots ont payé moins ce qu’il a payé.

cli-help-arena =
    lastcard arena - faire jouer des bots entre eux

    utilisation : lastcard arena [JEU] --bots BOT,BOT,… [OPTIONS]
                  lastcard arena [JEU] --bots BOT --against BOT [OPTIONS]

    JEU est l’un de { $games } ; sans lui, on joue à gang, Gang of Four.
    Chaque paquet est joué une fois par place, les bots avançant chaque fois d’une
    place : la chance aux cartes est donc la même pour tous. On voit les points de
    chaque bot et de chaque paire de bots, les cotes, le temps par coup, les fautes
    prouvables, et qui a perdu par forfait. docs/reference/arena.md dit ce que
    chaque nombre signifie.

    options :
      --bots BOT,BOT,…        qui joue, un bot par place ; voir plus bas
      --against BOT           un bot (--bots) contre celui-ci à toutes les autres
                              places
      --players N             combien jouent alors (gang 3-4, thirteen 3-6)
      --deals N               jouer la première manche de N paquets (par défaut :
                              100)
      --matches N             jouer plutôt N parties entières
      --seed N                cartes et hasard en viennent (par défaut : 1) : même
                              graine, même résultat
      --edition ÉDITION       les règles d’une édition imprimée, comme en-2010
      --option NOM=VALEUR     changer une option ; peut être répété
      --workers N             combien de processus jouent (par défaut : autant que
                              de cœurs)
      --cluster ADRESSE       jouer plutôt sur la grappe Ray à cette adresse
      --json FICHIER          écrire le résultat dans FICHIER
      --chart FICHIER         dessiner le résultat dans FICHIER, en .svg ou .png
      --quiet                 pas de barre de progression
      --language LANGUE       une autre langue ({ $languages })
      -h, --help              montrer cette page

    Les bots, ou un programme à toi, comme ./mybot :
      { $bots }

    Sans --edition, les règles sont celles d’une partie rapide, comme dans lastcard
    play.

    exemples :
      lastcard arena gang --bots greedy,greedy,novice,novice --deals 1000 --seed 7
      lastcard arena --bots greedy --against novice --players 3 --json out.json
      lastcard arena thirteen --bots greedy,novice,novice --matches 50 --chart x.svg

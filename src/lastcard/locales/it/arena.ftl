# Bots against bots: what the arena shows, and why it cannot play.

arena-failed = L’arena non si può giocare.
arena-workers-died = Gli incontri da { $first } a { $last } hanno chiuso i processi che li giocavano, { $times } volte; cerca un bot che si blocca o prende tutta la memoria.
arena-charts-missing = I grafici hanno bisogno di Matplotlib; installalo con: pip install 'lastcard[charts]'.
arena-cluster-missing = Un cluster ha bisogno di Ray; installalo con: pip install 'lastcard[cluster]'.
arena-cluster-unreachable = Non c’è nessun cluster a { $address } ({ $reason }); avviane uno con ray start --head e dai il suo indirizzo.
arena-cluster-failed = Il cluster non può giocare ({ $reason }); controlla che ogni nodo abbia questa versione di lastcard.

bots-missing = Indica chi gioca con --bots, come --bots greedy,greedy,novice,novice; ci sono { $known }.
lineup-wrong = Indica da { $fewest } a { $most } bot, uno per ogni posto, o un bot e --against un altro, non { $bots }.
options-clash = { $option } e { $other } non si possono dare insieme; togline uno.
option-needs = { $option } è solo per { $other }; senza, indica un bot per ogni posto.
chart-suffix = --chart vuole un file che finisce in { $known }, non «{ $file }».

arena-starting = { $played }/{ $games } incontri
arena-progress = { $played }/{ $games } incontri  { $percent }%  mancano { $left }

arena-title = { $game }, { $edition }, { $players } giocatori
arena-what =
    { $plays ->
        [match] { $count } partite, ognuna { $rotations } volte ruotando i posti: { $games } in tutto; seed { $seed }
       *[deal] { $count } mazzi, ognuno dato { $rotations } volte ruotando i posti: { $games } mani; seed { $seed }
    }

arena-head-bot = bot
arena-head-net =
    { $unit ->
        [match] netto/partita
       *[deal] netto/mano
    }
arena-head-penalty =
    { $unit ->
        [match] totale
       *[deal] penalità
    }
arena-head-won = vinti %
arena-head-rating = rating
arena-head-mean = ms/mossa
arena-head-p95 = p95
arena-head-errors = err.
arena-head-lost = persi

arena-places-title = Posti, in % delle partite
arena-place =
    { $place ->
        [1] 1º
        [2] 2º
        [3] 3º
       *[other] { $place }º
    }
arena-pairs-title =
    { $unit ->
        [match] Vantaggio della riga sulla colonna, punti a partita
       *[deal] Vantaggio della riga sulla colonna, punti a mano
    }
arena-legend =
    netto: quanto hanno pagato gli altri bot meno quanto ha pagato lui, a { $unit ->
        [match] partita
       *[deal] mano
    }
    { $sign }: un intervallo al 95%, in grassetto dove non arriva a 0
    err.: errori dimostrabili; persi: incontri persi a tavolino
    ms/mossa, p95: il suo tempo medio per mossa, e quello della più lenta su 20
    giocato in { $took }

arena-fault-missed =
    { $count ->
        [one] { $bot } ha mancato una volta una vittoria certa in { $deals } mani.
       *[other] { $bot } ha mancato { $count } volte una vittoria certa in { $deals } mani.
    }
arena-fault-gift =
    { $count ->
        [one] { $bot } ha regalato una volta la mano a un giocatore con una carta sola, in { $deals } mani.
       *[other] { $bot } ha regalato { $count } volte la mano a un giocatore con una carta sola, in { $deals } mani.
    }
arena-lost =
    { $count ->
        [one] { $bot } ha perso un incontro a tavolino: { $why } (incontro { $game }).
       *[other] { $bot } ha perso { $count } incontri a tavolino: { $why } (il primo è stato l’incontro { $game }).
    }
arena-lost-why =
    { $reason ->
        [not-started] non è stato possibile avviarlo
        [too-slow] non ha risposto in tempo
        [exited] si è chiuso prima di rispondere
        [unreadable] la sua risposta non era una mossa
        [illegal] la sua mossa non era permessa
        [silent] era il suo turno e non ha detto niente
       *[other] si è guastato con { $reason }
    }

arena-chart-net =
    { $unit ->
        [match] punti netti a partita (più alto è meglio)
       *[deal] punti netti a mano (più alto è meglio)
    }
arena-chart-rating = rating OpenSkill
arena-chart-note = Barre: intervalli al 95%; per il rating, due sigma. Netto: quanto hanno pagato gli altri bot meno quanto ha pagato lui.

cli-help-arena =
    lastcard arena - far giocare i bot tra loro

    uso: lastcard arena [GIOCO] --bots BOT,BOT,… [OPZIONI]
         lastcard arena [GIOCO] --bots BOT --against BOT [OPZIONI]

    GIOCO è uno tra { $games }; senza, si gioca a gang, Gang of Four. Ogni
    mazzo si gioca una volta per ogni posto, con i bot che ogni volta avanzano di un
    posto, così la fortuna con le carte è uguale per tutti. Si vedono i punti di
    ogni bot, di ogni coppia di bot, i rating, il tempo per mossa, gli errori
    dimostrabili e chi ha perso a tavolino. docs/reference/arena.md dice che cosa
    significa ogni numero.

    opzioni:
      --bots BOT,BOT,…        chi gioca, un bot per ogni posto; vedi sotto
      --against BOT           un bot (--bots) contro questo in tutti gli altri posti
      --players N             quanti giocano allora (gang 3-4, thirteen 3-6)
      --deals N               giocare la prima mano di N mazzi (se manca: 100)
      --matches N             giocare invece N partite intere
      --seed N                ne vengono carte e caso (se manca: 1): stesso seed,
                              stesso risultato
      --edition EDIZIONE      le regole di un’edizione stampata, come it-2010
      --option NOME=VALORE    cambiare un’opzione; si può ripetere
      --workers N             quanti processi giocano (se manca: quanti i core)
      --cluster INDIRIZZO     giocare invece sul cluster Ray a questo indirizzo
      --json FILE             scrivere il risultato in FILE
      --chart FILE            disegnare il risultato in FILE, .svg o .png
      --quiet                 nessuna barra di avanzamento
      --language LINGUA       un’altra lingua: { $languages }
      -h, --help              mostrare questa pagina

    I bot, o un tuo programma, come ./mybot:
      { $bots }

    Senza --edition le regole sono quelle di una partita veloce, come in lastcard
    play.

    esempi:
      lastcard arena gang --bots greedy,greedy,novice,novice --deals 1000 --seed 7
      lastcard arena --bots greedy --against novice --players 3 --json out.json
      lastcard arena thirteen --bots greedy,novice,novice --matches 50 --chart x.svg
